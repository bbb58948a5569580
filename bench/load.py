"""How many moves one server process stores: `make load`.

The server runs on SQLite in a process of its own, with its usual settings, except for rate limits
and the pauses that are there for people. This process plays: so many tables of four scripted
players, each on its own socket, each answering as soon as it is asked. When a game is over, the
same four go on at the next table.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from msgspec import UNSET, Struct, UnsetType
from msgspec.json import Decoder
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.page import PERFORMANCE, machine, put, table

ROOT = Path(__file__).resolve().parents[1]
SEATS = 4
UNLIMITED = {
    "ENDLING_PAUSE": "0",
    "ENDLING_WINDOW": "0",
    "ENDLING_MESSAGE_RATE": "1000000",
    "ENDLING_MESSAGE_BURST": "1000000",
    "ENDLING_NEWCOMER_RATE": "1000000",
    "ENDLING_NEWCOMER_BURST": "1000000",
    "ENDLING_REQUEST_RATE": "1000000",
    "ENDLING_REQUEST_BURST": "1000000",
    "ENDLING_READ_RATE": "1000000",
    "ENDLING_READ_BURST": "1000000",
    "ENDLING_TABLE_RATE": "1000000",
    "ENDLING_TABLE_BURST": "1000000",
    "ENDLING_ADDRESS_TABLE_BURST": "1000000",
    "ENDLING_ADDRESS_PUBLIC_BURST": "1000000",
    "ENDLING_PLAYER_TABLES": "1000000",
    "ENDLING_ADDRESS_SOCKETS": "1000000",
}
IDLE = 2.0  # seconds after which the server lets go of an unused table, when memory is measured


MORE = 2  # how many times as many tables are opened to see what one takes


class Choice(Struct):
    action: int


class Shown(Struct):
    choices: list[Choice] | UnsetType = UNSET


class Heard(Struct):
    """Any message; a player needs little of it."""

    t: str
    number: int = -1
    acked: int = -1
    started: bool = False
    view: Shown | None = None
    changes: Shown | None = None
    code: str = ""


read = Decoder(Heard).decode


@dataclass
class Tally:
    """What is counted while `is_on`."""

    is_on: bool = False
    moves: int = 0
    heard: int = 0
    games: int = 0
    waits: list[float] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)


# Several are asked about the same reaction, and somebody else's came before.
_OVERTAKEN = ("stale", "not_your_turn")


class Player(WSListener):
    """One seat: answers every question with any legal action."""

    def __init__(self, group: Group, token: str, tally: Tally) -> None:
        self.group, self.token, self.tally = group, token, tally
        self.dice = random.Random(token)
        self.choices: list[Choice] = []
        self.number = self.answered = 0
        self.asked_at = 0.0
        self.transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.number = self.answered = 0
        self.choices = []
        transport.send(WSMsgType.TEXT, b'{"t":"hello","token":"%b"}' % self.token.encode())

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()
            return
        said = read(frame.get_payload_as_memoryview())
        tally = self.tally
        tally.heard += tally.is_on
        if said.t == "update":
            self.number = said.number
            if said.changes is not None and said.changes.choices is not UNSET:
                self.choices = said.changes.choices
            self.answer()
        elif said.t == "ack":
            tally.moves += 1
            if tally.is_on:
                tally.waits.append(time.perf_counter() - self.asked_at)
        elif said.t == "welcome":
            self.number, self.answered = said.number, said.acked
            found = said.view.choices if said.view else UNSET
            self.choices = [] if found is UNSET else found
            self.answer()
        elif said.t == "over":
            self.group.over()
        elif said.t == "error" and said.code not in _OVERTAKEN:
            tally.problems.append(said.code)

    def answer(self) -> None:
        if self.choices and self.answered <= self.number and self.transport and self.group.is_on:
            action = self.dice.choice(self.choices).action
            self.answered = self.number + 1
            self.asked_at = time.perf_counter()
            ident = secrets.token_hex(8)
            move = f'{{"t":"move","id":"{ident}","after":{self.number},"action":{action}}}'
            self.transport.send(WSMsgType.TEXT, move.encode())


class Group:
    """Four players and the table at which they sit."""

    def __init__(self, url: str, http: httpx.AsyncClient, tally: Tally) -> None:
        self.url, self.http, self.tally = url, http, tally
        self.players: list[Player] = []
        self.table = ""
        self.is_on = False
        self._moving: asyncio.Task[None] | None = None
        self._is_closed = False

    async def _post(self, path: str, token: str, body: object = None) -> dict[str, str]:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.post(f"{self.url}{path}", json=body, headers=headers)
        answer.raise_for_status()
        made: dict[str, str] = answer.json()
        return made

    async def sit_down(self, game: str) -> None:
        names = [secrets.token_hex(4) for _ in range(SEATS)]
        made = [await self._post("/api/players", "", {"name": name}) for name in names]
        self.players = [Player(self, one["token"], self.tally) for one in made]
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        body = {"game": game, "seats": seats, "grace": None}
        self.table = (await self._post("/api/tables", self.players[0].token, body))["table"]
        await self._join()

    async def _join(self) -> None:
        for player in self.players[1:]:
            await self._post(f"/api/tables/{self.table}/join", player.token, {})

    async def connect(self) -> None:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/play"
        for player in self.players:
            await ws_connect(lambda player=player: player, address)

    def over(self) -> None:
        if self._moving is None and not self._is_closed:
            self.tally.games += 1
            self._moving = asyncio.create_task(self._move_on())

    async def _move_on(self) -> None:
        self.leave()
        made = await self._post(f"/api/tables/{self.table}/again", self.players[0].token)
        self.table = made["table"]
        await self._join()  # a rematch only invites the others
        await self.connect()
        self._moving = None

    def leave(self) -> None:
        for player in self.players:
            if player.transport is not None:
                player.transport.disconnect()
                player.transport = None

    async def close(self) -> None:
        self._is_closed, self.is_on = True, False
        if self._moving is not None:
            await self._moving
        self.leave()

    def start(self) -> None:
        self.is_on = True
        for player in self.players:
            player.answer()


@dataclass
class Result:
    seconds: float
    moves: int
    heard: int
    games: int
    waits: list[float]
    stored: int
    cpu: float

    def wait(self, share: float) -> float:
        waits = sorted(self.waits)
        return waits[min(len(waits) - 1, int(share * len(waits)))] * 1000


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def server(folder: Path, **settings: str) -> Iterator[tuple[str, int]]:
    """A server process: its address and its process id."""
    port = free_port()
    command = [sys.executable, "-m", "endling.cli", "serve", "--port", str(port)]
    command += ["--database", str(folder / "tables.sqlite")]
    environment = {**os.environ, **UNLIMITED, **settings}
    process = subprocess.Popen(command, cwd=ROOT, env=environment)
    url = f"http://127.0.0.1:{port}"
    try:
        for _ in range(6000):
            assert process.poll() is None, "the server has ended"
            with suppress(httpx.HTTPError):
                httpx.get(f"{url}/api/health").raise_for_status()
                break
            time.sleep(0.1)
        yield url, process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def memory_of(pid: int) -> int:
    """The memory that a process alone has written, in bytes; code that it runs comes and goes."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return 1024 * sum(int(line.split()[1]) for line in lines if line.startswith("Private_Dirty"))


def cpu_of(pid: int) -> float:
    """The processor seconds of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def open_groups(url: str, http: httpx.AsyncClient, tally: Tally, n: int) -> list[Group]:
    games = (await http.get(f"{url}/api/games")).json()
    groups = [Group(url, http, tally) for _ in range(n)]
    for group in groups:
        await group.sit_down(games[0]["name"])
        await group.connect()
    return groups


def stored_moves(database: Path) -> int:
    with sqlite3.connect(database) as connection:
        return int(connection.execute("select count(*) from moves").fetchone()[0])


async def play(url: str, pid: int, database: Path, tables: int, seconds: float) -> Result:
    tally = Tally()
    async with httpx.AsyncClient(timeout=60) as http:
        groups = await open_groups(url, http, tally, tables)
        for group in groups:
            group.start()
        await asyncio.sleep(seconds / 4)  # until it runs evenly
        before, stored, cpu = tally.moves, stored_moves(database), cpu_of(pid)
        games, start = tally.games, time.perf_counter()
        sys.stderr.write("measuring ...\n")
        tally.is_on = True
        await asyncio.sleep(seconds)
        tally.is_on = False
        took = time.perf_counter() - start
        moves = tally.moves - before
        stored, cpu = stored_moves(database) - stored, cpu_of(pid) - cpu
        await asyncio.gather(*(group.close() for group in groups))
    assert not tally.problems, tally.problems[:10]
    played = tally.games - games
    return Result(took, moves, tally.heard, played, tally.waits, stored, cpu)


async def idle_memory(url: str, pid: int, tables: int) -> float:
    """Bytes that one more idle table with four open sockets takes.

    What is needed while tables are opened is there already: as many were opened before.
    """
    tally = Tally()
    groups: list[Group] = []
    used: list[int] = []
    async with httpx.AsyncClient(timeout=60) as http:
        for _ in range(1 + MORE):
            groups += await open_groups(url, http, tally, tables)
            await asyncio.sleep(4 * IDLE)
            used.append(memory_of(pid))
        for group in groups:
            group.leave()
    return (used[-1] - used[0]) / (MORE * tables)


def report(result: Result, memory: float, tables: int) -> str:
    rows = [
        ("Stored moves per second", f"{result.moves / result.seconds:,.0f}", "3,000"),
        ("From a move to its acknowledgement, median", f"{result.wait(0.5):.1f} ms", ""),
        ("From a move to its acknowledgement, 99 of 100", f"{result.wait(0.99):.1f} ms", "50 ms"),
        ("Messages to players per second", f"{result.heard / result.seconds:,.0f}", ""),
        ("Processor time of the server per move", f"{result.cpu / result.moves * 1e6:.0f} µs", ""),
        ("Memory per idle table with four sockets", f"{memory / 1000:.0f} kB", "60 kB"),
    ]
    return (
        f"One server process on SQLite, {tables} tables of {SEATS} sockets, "
        f"{result.seconds:.0f} s, {result.games} games finished meanwhile.\n"
        f"Machine: {machine()}.\n\n{table(['Figure', 'Measured', 'Wanted'], rows)}\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--no-memory", action="store_true", help="leave the memory out")
    parser.add_argument("--write", action="store_true", help=f"put it into {PERFORMANCE.name}")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with server(folder) as (url, pid):
            database = folder / "tables.sqlite"
            result = asyncio.run(play(url, pid, database, given.tables, given.seconds))
    memory = float("nan")
    if not given.no_memory:
        with (
            tempfile.TemporaryDirectory() as name,
            server(Path(name), ENDLING_IDLE=str(IDLE), ENDLING_BEAT="1") as (url, pid),
        ):
            memory = asyncio.run(idle_memory(url, pid, given.tables))
    text = report(result, memory, given.tables)
    sys.stdout.write(text)
    if given.write:
        put(PERFORMANCE, "load", "make load", text)


if __name__ == "__main__":
    main()
