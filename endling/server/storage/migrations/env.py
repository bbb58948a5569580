"""Alembic's way in: uses the connection that `upgrade` was given."""

from __future__ import annotations

from alembic import context

from endling.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
