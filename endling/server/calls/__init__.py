"""Calling people who are away when it is their turn, by the push service of their browser."""
