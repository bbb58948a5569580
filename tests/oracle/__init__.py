"""Slow, obvious reference implementations that the fast code is compared with."""
