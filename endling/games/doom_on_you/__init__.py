"""Doom On You: animals raid the food of others, the deck is full of doom, the last one fed wins."""
