"""Changes of the stored tables over time, applied by Alembic whenever a server starts."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

_LOCK = 0x656E646C  # any number that nobody else uses for an advisory lock


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the stored tables up to date, one process at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
