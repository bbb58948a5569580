"""What honest players notice while somebody attacks the server: `python -m bench.attacks`.

The server runs on SQLite in a process of its own with its usual limits, but for pauses that are
there for people, and takes this machine for a stranger. A few tables of scripted players who think
for a moment are measured before and during each attack: how long their moves take to be
acknowledged, and where they play with a bot, how long it takes to answer. Attacks come from another
address of this machine, and go to 127.0.0.1 only.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import math
import random
import re
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

from bench.cluster.people import Group, Tally
from bench.load import cpu_of, memory_of, server
from bench.page import machine, put, table

PAGE = Path(__file__).resolve().parents[1] / "docs" / "security.md"
HONEST = 10  # tables of two people
WITH_BOT = 4  # tables of one who plays with a bot
THINK = 0.3
ELSEWHERE = "127.0.0.2", 0  # another address of this machine, from which attacks come
_USUAL = {
    "ENDLING_WARM": "1",
    "ENDLING_PROXIES": "",
    "ENDLING_MESSAGE_RATE": "20",
    "ENDLING_MESSAGE_BURST": "60",
    "ENDLING_ADDRESS_SOCKETS": "100",
    "ENDLING_PLAYER_TABLES": "100",
    "ENDLING_READ_RATE": "20",
    "ENDLING_READ_BURST": "400",
    "ENDLING_BOT_PAUSE": "0",
}
_GONE = (WebSocketException, OSError, TimeoutError, EOFError)


class Siege(NamedTuple):
    """A server and an honest group's table to attack."""

    url: str
    pid: int
    database: Path
    http: httpx.AsyncClient
    table: str
    game: str

    @property
    def address(self) -> str:
        return f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/play"

    async def post(self, path: str, token: str, body: Any = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return await self.http.post(f"{self.url}{path}", json=body, headers=headers)

    async def player(self, name: str) -> str:
        return str((await self.post("/api/players", "", {"name": name})).json()["token"])


Attack = Callable[[Siege, float], Awaitable[str]]


async def watching(siege: Siege) -> ClientConnection:
    socket = await connect(siege.address, max_size=None, ping_interval=None, local_addr=ELSEWHERE)
    await socket.send('{"t":"hello"}')
    return socket


# --- Attacks: each lasts until a time and says what became of it ----------------------------------


async def nothing(_: Siege, until: float) -> str:
    """Nobody attacks."""
    await asyncio.sleep(until - time.monotonic())
    return ""


async def _pour(siege: Siege, until: float, frame: Frame) -> str:
    """About a megabyte a second of one frame over and over; who is cut off comes again."""
    data = frame.serialize(mask=True) * 2000
    sent = closed = 0
    while time.monotonic() < until:
        with suppress(*_GONE):
            socket = await watching(siege)
            transport: Any = socket.transport
            while time.monotonic() < until and not transport.is_closing():
                if transport.get_write_buffer_size() < 1_000_000:
                    transport.write(data)
                    sent += len(data)
                await asyncio.sleep(len(data) / 1_000_000)
            transport.abort()
            closed += 1
    return f"{sent / 1e6:.0f} MB sent, cut off {closed} times"


async def pings(siege: Siege, until: float) -> str:
    """Empty pings."""
    return await _pour(siege, until, Frame(Opcode.PING, b""))


async def fragments(siege: Siege, until: float) -> str:
    """Empty fragments of a message that never ends."""
    return await _pour(siege, until, Frame(Opcode.CONT, b"", fin=False))


async def header(siege: Siege, until: float) -> str:
    """A header that does not end."""
    before, sent, tries = memory_of(siege.pid), 0, 0
    host, port = siege.url.removeprefix("http://").split(":")
    while time.monotonic() < until:
        with suppress(OSError):
            _, writer = await asyncio.open_connection(host, int(port), local_addr=ELSEWHERE)
            tries += 1
            writer.write(b"GET /api/health HTTP/1.1\r\nhost: a\r\nx: ")
            while time.monotonic() < until:
                writer.write(b"a" * 65536)
                await writer.drain()
                sent += 65536
        await asyncio.sleep(0.01)
    grown = (memory_of(siege.pid) - before) / 1e6
    return f"{sent / 1e6:.0f} MB sent in {tries} requests, memory {grown:+.1f} MB"


async def reads(siege: Siege, until: float) -> str:
    """Cards, lists and texts on 50 connections, over and over."""
    host, port = siege.url.removeprefix("http://").split(":")
    token = await siege.player("Reader")
    paths = (f"cards/{siege.game}", "tables/public", f"tables/{siege.table}/cards", "games/mine")
    head = f"HTTP/1.1\r\nhost: a\r\nauthorization: Bearer {token}\r\n\r\n"
    codes: Counter[str] = Counter()

    async def read(number: int) -> None:
        while time.monotonic() < until:
            with suppress(*_GONE):
                reader, writer = await asyncio.open_connection(
                    host, int(port), local_addr=ELSEWHERE
                )
                for path in itertools.cycle(paths[number % 4 :] + paths[: number % 4]):
                    if time.monotonic() >= until:
                        break
                    writer.write(f"GET /api/{path} {head}".encode())
                    answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
                    length = re.search(r"content-length: (\d+)", answer)
                    await reader.readexactly(int(length[1]) if length else 0)
                    codes[answer.split(" ")[1]] += 1
                writer.close()

    await asyncio.gather(*(read(number) for number in range(50)))
    return f"{codes['200']} answered, {codes['429']} refused"


async def _bots(siege: Siege) -> tuple[str, list[str]]:
    """Open 80 tables of bots that think; what became of that, and the tables."""
    token = await siege.player("Botmaster")
    body = {"game": siege.game, "seats": [{"kind": "bot"}] * 4}
    answers = [await siege.post("/api/tables", token, body) for _ in range(80)]
    made = [answer.json()["table"] for answer in answers if answer.status_code == 201]
    return f"{len(made)} tables opened, {80 - len(made)} refused", made


async def bots(siege: Siege, until: float) -> str:
    """80 tables of bots that think, of one player; nobody watches them."""
    told, _ = await _bots(siege)
    await asyncio.sleep(max(0.0, until - time.monotonic()))
    return told


async def watched_bots(siege: Siege, until: float) -> str:
    """The same, and somebody watches each of them."""
    told, made = await _bots(siege)
    held = [await watching(siege._replace(table=table)) for table in made]
    await asyncio.sleep(max(0.0, until - time.monotonic()))
    for one in held:
        one.transport.abort()
    return told


async def sockets(siege: Siege, until: float) -> str:
    """As many spectators from one address as it gets."""
    held: list[ClientConnection] = []
    refused = tried = 0
    while time.monotonic() < until:
        if tried >= 5000:
            await asyncio.sleep(0.1)
            continue
        tried += 1
        try:
            socket = await watching(siege)
            await socket.recv()
            if socket.state.name == "OPEN":
                held.append(socket)
        except _GONE:
            refused += 1
    stay = sum(one.state.name == "OPEN" for one in held)
    for one in held:
        one.transport.abort()
    return f"{tried} came, {stay} were let in"


async def chat(siege: Siege, until: float) -> str:
    """Spectators who never stop talking."""
    crowd = [await watching(siege) for _ in range(50)]
    said = 0
    while time.monotonic() < until:
        for one in crowd:
            with suppress(*_GONE):
                await one.send('{"t":"chat","text":"%s"}' % ("x" * 300))
                said += 1
        await asyncio.sleep(0.1)
    with sqlite3.connect(siege.database) as database:
        found = database.execute("select count(*) from notes where kind = 'chat' and seat is null")
        stored = found.fetchone()[0]
    for one in crowd:
        one.transport.abort()
    return f"{said} lines said, {stored} stored"


async def names(siege: Siege, until: float) -> str:
    """A player with 20,000 finished tables takes another name, again and again."""
    token = await siege.player("Nameless")
    with sqlite3.connect(siege.database, timeout=30) as database:
        _fill(database, 20_000)
    took: list[float] = []
    while time.monotonic() < until:
        begun = time.monotonic()
        answer = await siege.post("/api/me", token, {"name": f"N{len(took)}"})
        if answer.status_code == 200:
            took.append(time.monotonic() - begun)
        await asyncio.sleep(0.2)
    return f"{len(took)} names, at most {max(took, default=0) * 1000:.0f} ms for one"


def _fill(database: sqlite3.Connection, tables: int) -> None:
    """Copy a table of somebody so often, with the last player who came in a seat of it."""
    player = database.execute("select id from players order by rowid desc").fetchone()[0]
    columns = [row[1] for row in database.execute("pragma table_info(tables)")]
    source = database.execute("select * from tables limit 1").fetchone()
    seats = [row[1] for row in database.execute("pragma table_info(seats)")]
    seat = database.execute("select * from seats where kind = 'person' limit 1").fetchone()
    rows, places = [], []
    for number in range(tables):
        facts = dict(zip(columns, source, strict=True))
        facts |= {"id": f"copy-{number}", "code": f"C{number}", "over": 1, "next": None}
        rows.append([facts[column] for column in columns])
        place = dict(zip(seats, seat, strict=True)) | {"table_id": f"copy-{number}"}
        place |= {"player_id": player, "name": "Nameless"}
        places.append([place[column] for column in seats])
    for name, many in (("tables", rows), ("seats", places)):
        blanks = ", ".join("?" * len(many[0]))
        database.executemany(f"insert into {name} values ({blanks})", many)


ATTACKS: tuple[Attack, ...] = (
    nothing,
    pings,
    fragments,
    header,
    reads,
    bots,
    watched_bots,
    sockets,
    chat,
    names,
)


# --- Measuring ------------------------------------------------------------------------------------


async def measure(
    siege: Siege, groups: list[Group], with_bots: list[Group], attack: Attack, seconds: float
) -> list[str]:
    tally, bots = Tally(), Tally()
    for group in groups:
        group.tally = tally
    for group in with_bots:
        group.tally = bots
    begun, used = time.monotonic(), cpu_of(siege.pid)
    until = begun + seconds
    playing = [asyncio.create_task(group.play(until)) for group in (*groups, *with_bots)]
    told = await attack(siege, until)
    await asyncio.gather(*playing)
    busy = (cpu_of(siege.pid) - used) / (time.monotonic() - begun)
    what = " ".join((attack.__doc__ or "").split()).rstrip(".")
    times = [share(tally.waits, 0.5), share(tally.waits, 0.99), share(bots.turns, 0.9)]
    return [what, str(len(tally.waits)), *times, f"{busy:.0%}", told]


def share(waits: list[float], part: float) -> str:
    """A quantile of waits."""
    found = sorted(waits)[min(len(waits) - 1, int(part * len(waits)))] if waits else math.nan
    return f"{found * 1000:.0f} ms"


async def run(url: str, pid: int, database: Path, seconds: float, only: list[str]) -> str:
    random.seed(1)
    rows = []
    away = httpx.AsyncHTTPTransport(local_address=ELSEWHERE[0])
    async with (
        httpx.AsyncClient(timeout=60) as http,
        httpx.AsyncClient(timeout=60, transport=away) as strangers,
    ):
        game = (await http.get(f"{url}/api/games")).json()[0]["name"]
        groups = [Group(url, http, Tally(), THINK) for _ in range(HONEST)]
        for group in groups:
            await group.sit_down(game, 2)
        with_bots = [Group(url, http, Tally(), THINK) for _ in range(WITH_BOT)]
        for group in with_bots:
            await group.sit_down(game, 1, 1)
        siege = Siege(url, pid, database, strangers, groups[0].table, game)
        for attack in ATTACKS:
            if not only or attack.__name__ in only:
                rows.append(await measure(siege, groups, with_bots, attack, seconds))
                sys.stderr.write(f"{' | '.join(rows[-1])}\n")
    heads = ["attack", "honest moves", "median", "99 of 100", "bots of others, 9 of 10"]
    heads += ["server's core", "what became of it"]
    return f"Machine: {machine()}.\n\n{table(heads, rows)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", help="only these")
    parser.add_argument("--seconds", type=float, default=20, help="for each attack")
    parser.add_argument("--write", action="store_true", help=f"put it into {PAGE.name}")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, server(Path(name), **_USUAL) as (url, pid):
        database = Path(name) / "tables.sqlite"
        text = asyncio.run(run(url, pid, database, given.seconds, given.attacks))
    sys.stdout.write(text + "\n")
    if given.write:
        put(PAGE, "attacks", "python -m bench.attacks --write", text)


if __name__ == "__main__":
    main()
