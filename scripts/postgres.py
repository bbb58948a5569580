"""A temporary PostgreSQL for tests and measurements."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


class NoPostgres(Exception):
    """It is not installed, or cannot be run here."""


class Postgres:
    """A PostgreSQL that can be stopped and started again."""

    def __init__(self, command: list[Any], folder: Path, port: int, options: Any) -> None:
        self.command, self.folder, self.port, self.options = command, folder, port, options
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """For the setting `database`."""
        return f"postgresql://endling@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """Start, and wait until it listens."""
        self.process = subprocess.Popen[bytes](self.command, cwd=self.folder, **self.options)
        until = time.time() + 60
        while time.time() < until:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise AssertionError("PostgreSQL does not start")

    def stop(self) -> None:
        """Stop at once, even with open connections."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        self.process.wait(30)


def _binaries() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    if on_path is None:
        raise NoPostgres("PostgreSQL is not installed (package postgresql)")
    return Path(on_path).parent


def _user() -> str | None:
    """PostgreSQL refuses to be run by root."""
    if os.getuid() != 0:
        return None
    if "postgres" not in [entry.pw_name for entry in pwd.getpwall()]:
        raise NoPostgres("PostgreSQL cannot be run by root, and there is no user postgres")
    return "postgres"


@contextmanager
def own_postgres(port: int, *settings: str) -> Iterator[Postgres]:
    """A fresh one on a port of this machine."""
    where, user = _binaries(), _user()
    folder = Path(tempfile.mkdtemp(prefix="endling-postgres-"))
    if user:
        shutil.chown(folder, user)
    data = folder / "data"
    quiet: Any = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "user": user}
    initdb: list[Any] = [where / "initdb", "-D", data, "-U", "endling", "-A", "trust", "-E", "UTF8"]
    subprocess.run(initdb, check=True, cwd=folder, **quiet)
    options = ["-p", str(port), "-h", "127.0.0.1", "-k", str(folder)]
    options += [part for setting in settings for part in ("-c", setting)]
    server = Postgres([where / "postgres", "-D", data, *options], folder, port, quiet)
    server.start()
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)
