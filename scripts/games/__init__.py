"""What the documentation of single games is made of: a folder per game, with its `SECTIONS`."""
