"""What has happened at a table, and what of it each viewer may know."""
