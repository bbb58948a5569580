"""Gloom of Thrones: make your family miserable, then dead; the lowest score wins."""
