"""A real server process on a free port of this machine."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120.0  # seconds for what must happen; a busy machine may take its time
DEAL = "TESTS_DEAL"  # the variable that names the file with what is dealt
QUICK = {
    "PAUSE": "0",
    "WINDOW": "0",
    "BOT_PAUSE": "0",
    "POLL": "0.05",
    "PATIENCE": "60",
    "BEAT": "0.5",
    "MESSAGE_RATE": "100000",
    "MESSAGE_BURST": "100000",
    "CHAT_RATE": "100",
    "CHAT_BURST": "100",
    "NEWCOMER_RATE": "1000",
    "NEWCOMER_BURST": "1000",
    "REQUEST_RATE": "1000",
    "REQUEST_BURST": "1000",
    "READ_RATE": "100000",
    "READ_BURST": "100000",
    "HINT_ITERATIONS": "4",
    "STANDIN": "random",
    "TABLE_RATE": "1000",
    "TABLE_BURST": "1000",
    "ADDRESS_TABLE_BURST": "1000",
    "ADDRESS_PUBLIC_BURST": "1000",
    "PLAYER_PUBLIC": "100",
    "WARM": "1",
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(
    url: str, process: subprocess.Popen[bytes], log: Callable[[], str] = lambda: ""
) -> None:
    until = time.monotonic() + 5 * PATIENCE  # perhaps it has to compile first
    while time.monotonic() < until:
        assert process.poll() is None, log()
        try:
            if httpx.get(f"{url}/api/health", timeout=10).status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise AssertionError("the server does not start")


class Server:
    """`endling serve` in a process of its own; interpreted, unless bots have to think.

    `deal`: a file whose text says what is dealt, to browsers too. Without it, the file is the one
    that a variable names; where there is none, nobody knows.
    """

    def __init__(
        self,
        folder: Path,
        database: str = "",
        compiled: bool = False,
        deal: Path | None = None,
        **settings: Any,
    ) -> None:
        self.command = ["endling.cli"]
        if deal is not None:
            self.command = ["tests.server.dealing", "--alone", str(deal)]
        elif DEAL in os.environ:
            self.command = ["tests.server.dealing", os.environ[DEAL]]
        self.jit = "1" if compiled else "0"
        self.folder = folder
        self.database = database or str(folder / "tables.sqlite")
        self.port = free_port()
        self.settings = QUICK | {name.upper(): str(value) for name, value in settings.items()}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        chosen = {f"ENDLING_{name}": value for name, value in self.settings.items()}
        own = {"ENDLING_JIT": self.jit, "ENDLING_GAMES": "embers=tests.embers.game"}
        environment = {**os.environ, **own, **chosen}
        command = [sys.executable, "-m", *self.command, "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--database", self.database]
        with (self.folder / f"server-{self.port}.log").open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=ROOT, env=environment, stdout=log, stderr=log
            )
        wait_for(self.url, self.process, self.log)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(60)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def log(self) -> str:
        return (self.folder / f"server-{self.port}.log").read_text()


@contextmanager
def running(
    folder: Path,
    database: str = "",
    compiled: bool = False,
    deal: Path | None = None,
    **settings: Any,
) -> Iterator[Server]:
    server = Server(folder, database, compiled, deal, **settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()
    assert "Traceback" not in server.log(), server.log()
