"""Finished games as people saw them, which must not depend on later rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    """Make the archives."""
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("part", sa.String(16), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
