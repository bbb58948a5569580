"""Browsers by which people are called, and the keys of the server itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision: str | None = "0006"


def upgrade() -> None:
    """Make room for both."""
    op.create_table(
        "devices",
        sa.Column("endpoint", sa.String(1000), primary_key=True),
        sa.Column("player_id", sa.String(32), nullable=False, index=True),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("lang", sa.String(16), nullable=False),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("key", sa.LargeBinary, nullable=False),
    )
