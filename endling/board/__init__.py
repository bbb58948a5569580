"""What a game declares about its board, and all that is derived from it."""
