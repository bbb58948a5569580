"""Several server processes on one PostgreSQL behind a proxy, while each of them fails at times."""
