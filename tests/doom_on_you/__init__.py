"""Doom On You."""
