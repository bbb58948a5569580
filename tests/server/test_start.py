"""What a start of the server does without, so that the first card is there sooner."""

from __future__ import annotations

import subprocess
import sys

_LATER = ("alembic", "altair", "cryptography", "polars", "sqlalchemy.dialects.postgresql")
_START = """
import sys
import endling.cli.serve, endling.server.app, endling.server.http.connections
import endling.server.storage.database, endling.server.wire.sockets
print(*sys.modules)
"""


def test_a_start_reads_only_what_the_first_card_needs() -> None:
    done = subprocess.run([sys.executable, "-c", _START], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert not set(_LATER) & set(done.stdout.split())
