"""Changes of the stored tables over time, applied by Alembic when a start finds some missing."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, text

_LOCK = 0x656E646C  # any number that nobody else uses for an advisory lock
_HERE = Path(__file__).parent
_STORED = "alembic_version"


class WrittenByNewer(Exception):
    """The stored tables have changed in ways that this version does not know."""


def upgrade(connection: Connection, revision: str | None = None) -> None:
    """Bring the stored tables up to date, or to a revision, one process at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    if stored_revision(connection) != (revision or newest_revision()):
        _run_alembic(connection, revision or "head")


def stored_revision(connection: Connection) -> str | None:
    """The last change that was applied."""
    if not connection.dialect.has_table(connection, _STORED):
        return None
    found: str | None = connection.execute(text(f"SELECT version_num FROM {_STORED}")).scalar()
    return found


def newest_revision() -> str:
    """The last change that there is; files are named after their revisions."""
    return max(file.stem[1:5] for file in (_HERE / "versions").glob("v*.py"))


def _run_alembic(connection: Connection, revision: str) -> None:
    # Reading Alembic takes longer than everything else here, and most starts do without.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(_HERE))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as problem:
        raise WrittenByNewer from problem
