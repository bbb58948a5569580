"""The game in a terminal: one person against bots, for every game there is."""
