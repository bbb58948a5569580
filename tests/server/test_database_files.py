"""A database that cannot be used is named in one line, before anybody is served."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

from sqlalchemy import create_engine

from endling.server.storage.migrations import upgrade
from tests.server.running import PATIENCE, ROOT, free_port


def serve(database: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "endling.cli", "serve", "--port", str(free_port())]
    environment = {**os.environ, "ENDLING_JIT": "0"}
    return subprocess.run(
        [*command, "--database", str(database)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


def one_line(ended: subprocess.CompletedProcess[str]) -> str:
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1, ended.stderr
    return ended.stderr


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(b"once upon a time " * 1000)
    assert "is damaged, or no database" in one_line(serve(path))


def test_a_database_that_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()
    data = bytearray(path.read_bytes())
    data[100:4096] = bytes(len(data[100:4096]))
    path.write_bytes(data)
    assert "is damaged, or no database" in one_line(serve(path))


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()
    with sqlite3.connect(path) as database:
        database.execute("update alembic_version set version_num = '9999'")
    assert "newer version" in one_line(serve(path))
