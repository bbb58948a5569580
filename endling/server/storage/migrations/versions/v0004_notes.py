"""What players write with their moves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    """Give moves room for a note."""
    op.add_column("moves", sa.Column("note", sa.Text))
