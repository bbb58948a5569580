"""How strong people are, by game, against people and against bots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"


def upgrade() -> None:
    """Make the ratings."""
    op.create_table(
        "ratings",
        sa.Column("player_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(80), primary_key=True),
        sa.Column("against", sa.String(8), primary_key=True),
        sa.Column("value", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
