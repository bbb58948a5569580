"""Analyses of finished games, which take too long to be made for everybody who asks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    """Make the analyses."""
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("lang", sa.String(16), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )
