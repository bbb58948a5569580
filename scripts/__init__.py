"""Tools for those who work on Endling."""
