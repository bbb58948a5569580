"""What the pages weigh."""

from __future__ import annotations

import gzip
from pathlib import Path

_MOST = 310_000  # bytes of compressed script, all pages together


def test_all_script_is_small(pages: Path) -> None:
    scripts = list((pages / "assets").glob("*.js"))
    assert scripts
    assert sum(len(gzip.compress(script.read_bytes(), 9)) for script in scripts) <= _MOST
