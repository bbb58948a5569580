"""Doomlings: play traits, survive three catastrophes, score the most points at the end of the world."""
