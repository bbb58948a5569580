"""The table server: people and bots at one table, over HTTP and WebSocket.

The server knows no rule. Everything about a game comes from `endling.Match`; what is kept of a
table is its options, its key and an append-only list of moves.
"""
