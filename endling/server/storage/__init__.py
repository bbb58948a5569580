"""What is kept: behind a few questions, in SQLite or PostgreSQL."""
