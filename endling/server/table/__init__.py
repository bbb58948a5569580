"""A live table: who takes part, what has happened, who is told what and when."""
