"""Doomlings: play traits, survive three catastrophes, score most at the end of the world."""
