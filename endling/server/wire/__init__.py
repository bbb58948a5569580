"""What is said over a connection, and the connection itself."""
