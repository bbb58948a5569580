"""A live table: its company, its story, who is told what and when, and who does what."""
