"""The key of a game comes from a secret and from what the players contribute.

Nobody has contributed to what was dealt before: there, the secret is the key.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"


def upgrade() -> None:
    """Tell secrets and keys apart, and make room for contributions."""
    op.alter_column("tables", "key", new_column_name="secret")
    op.add_column("tables", sa.Column("key", sa.LargeBinary))
    op.execute(sa.text('UPDATE tables SET "key" = secret'))
    op.add_column("seats", sa.Column("pledge", sa.LargeBinary))
    op.add_column("seats", sa.Column("contribution", sa.LargeBinary))
