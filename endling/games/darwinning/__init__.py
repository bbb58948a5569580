"""Darwinning!: win tricks, change your species, and survive."""
