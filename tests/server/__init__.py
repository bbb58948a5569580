"""The table server, through its real sockets."""
