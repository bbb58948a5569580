"""Scenarios, named after what they show."""
