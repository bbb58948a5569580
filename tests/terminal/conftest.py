from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saved games go into a folder of their own."""
    monkeypatch.setenv("ENDLING_HOME", str(tmp_path))
    return tmp_path
