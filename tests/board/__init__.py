"""What is derived from a board."""
