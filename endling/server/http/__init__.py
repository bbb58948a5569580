"""The HTTP interface: opening and listing tables, replays, the built pages, and who may come in."""
