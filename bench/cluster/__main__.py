"""`make test-cluster`: nothing acknowledged is lost, and nobody waits long, whatever fails.

PostgreSQL, two server processes and HAProxy run on this machine. People play at many tables through
the proxy, while processes are killed, frozen and restarted in turn, and so is the database. At the
end every acknowledged move must be stored, once, as it was made. Before that, without failures,
moves per second are measured with one process and with two.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import cycle
from pathlib import Path
from typing import Any

import asyncpg
import httpx

from bench import load
from bench.cluster.people import Group, Tally
from bench.cluster.proxy import proxy
from bench.page import machine, put, table
from endling.server.table.history.sealed import read_sealed
from scripts.postgres import NoPostgres, Postgres, own_postgres
from tests.server.running import Server, free_port

PAGE = Path(__file__).resolve().parents[2] / "docs" / "operating.md"
LONGEST = 15.0  # seconds that anybody may have to wait
PEOPLE = 2  # at a table
FROZEN = 6.0
_REST = 12.0  # seconds between two failures


class Cluster:
    """All the processes, and what can be done to them."""

    def __init__(self, postgres: Postgres, servers: Sequence[Server]) -> None:
        self.postgres, self.servers = postgres, servers
        self.failures: dict[str, int] = {}

    async def fail(self, until: float) -> None:
        """One failure after the other."""
        kinds = cycle([self.kill, self.freeze, self.restart, self.restart_database])
        victims = cycle(self.servers)
        while time.monotonic() + _REST + LONGEST < until:
            await asyncio.sleep(_REST)
            kind = next(kinds)
            name = kind.__name__.replace("_", " ")
            sys.stderr.write(f"{name}\n")
            self.failures[name] = self.failures.get(name, 0) + 1
            await asyncio.to_thread(kind, next(victims))
            if kind.__name__ == "restart_database":
                next(victims)  # so that each failure meets each process

    def kill(self, server: Server) -> None:
        server.kill()
        server.start()

    def freeze(self, server: Server) -> None:
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)
        time.sleep(FROZEN)
        server.process.send_signal(signal.SIGCONT)

    def restart(self, server: Server) -> None:
        server.stop()
        server.start()

    def restart_database(self, _server: Server) -> None:
        self.postgres.stop()
        self.postgres.start()


@contextmanager
def cluster(folder: Path, processes: int) -> Iterator[tuple[Cluster, str]]:
    """A cluster and the address of its proxy."""
    with ExitStack() as stack:
        postgres = stack.enter_context(own_postgres(free_port(), "max_connections=200"))
        unlimited: dict[str, Any] = {
            name.removeprefix("ENDLING_").lower(): value for name, value in load.UNLIMITED.items()
        }
        settings = unlimited | {"warm": "1", "beat": "5", "address_connections": "100000"}
        servers = [
            Server(folder, postgres.address, compiled=True, **settings) for _ in range(processes)
        ]
        for server in servers:
            stack.callback(server.stop)
            server.start()
        url = stack.enter_context(proxy(folder, free_port(), [one.port for one in servers]))
        yield Cluster(postgres, servers), url


async def siege(here: Cluster, url: str, tables: int, seconds: float) -> Tally:
    """Play at all tables while everything fails."""
    tally = Tally()
    limits = httpx.Limits(max_connections=50)
    async with httpx.AsyncClient(timeout=10, limits=limits) as http:
        game = (await http.get(f"{url}/api/games")).json()[0]["name"]
        groups = [Group(url, http, tally, think=2.0) for _ in range(tables)]
        for group in groups:
            await group.sit_down(game, PEOPLE)
        sys.stderr.write("all sit\n")
        until = time.monotonic() + seconds
        await asyncio.gather(here.fail(until), *(group.play(until) for group in groups))
    return tally


async def lost(here: Cluster, tally: Tally) -> list[str]:
    """Acknowledged moves that are not stored, or not once, or otherwise.

    An answer that was given ahead is sealed first, and among the moves when its turn has come.
    """
    connection = await asyncpg.connect(here.postgres.address)
    rows = await connection.fetch("SELECT table_id, ident, action FROM moves WHERE ident <> ''")
    notes = await connection.fetch("SELECT table_id, text, at FROM notes WHERE kind = 'sealed'")
    await connection.close()
    sealed = [(row[0], read_sealed(row[1], row[2])) for row in notes]
    ahead = {(name, answer.ident): answer.action for name, answer in sealed}
    stored: dict[tuple[str, str], list[int]] = {}
    for row in rows:
        stored.setdefault((row[0], row[1]), []).append(row[2])
    return [
        f"move {key} was {action}, but stored is {stored.get(key)}"
        for key, action in tally.acked.items()
        if stored.get(key, [ahead.get(key)]) != [action]
    ]


# --- How fast


def _cpu_of_database(here: Cluster) -> float:
    """Processor seconds of PostgreSQL, with those of its processes that have ended."""
    assert here.postgres.process is not None
    main = here.postgres.process.pid
    children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
    fields = Path(f"/proc/{main}/stat").read_text().rpartition(")")[2].split()
    ended = (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")
    return ended + sum(load.cpu_of(pid) for pid in (main, *map(int, children)))


async def pace(here: Cluster, tables: int, seconds: float) -> dict[str, float]:
    """Moves per second of people who answer at once, without failures; one process per table."""
    tally = load.Tally()
    pids = [one.process.pid for one in here.servers if one.process is not None]
    async with httpx.AsyncClient(timeout=60) as http:
        groups = []
        for server in here.servers:
            share = tables // len(here.servers)
            groups += await load.open_groups(server.url, http, tally, share)
        for group in groups:
            group.start()
        await asyncio.sleep(seconds / 4)
        before = tally.moves, sum(map(load.cpu_of, pids)), _cpu_of_database(here)
        own, start = time.process_time(), time.monotonic()
        tally.is_on = True
        await asyncio.sleep(seconds)
        tally.is_on = False
        took = time.monotonic() - start
        own = time.process_time() - own
        moves = tally.moves - before[0]
        served = sum(map(load.cpu_of, pids)) - before[1]
        stored = _cpu_of_database(here) - before[2]
        await asyncio.gather(*(group.close() for group in groups))
    waits = sorted(tally.waits)
    return {
        "moves": moves / took,
        "p99": waits[int(0.99 * len(waits))] * 1000,
        "server": served / moves * 1e6,
        "database": stored / moves * 1e6,
        "players": own / moves * 1e6,
    }


# --- Telling


def share(values: list[float], part: float) -> float:
    """A quantile of the values."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else 0.0


def report(
    tally: Tally, here: Cluster, lost: int, seconds: float, given: argparse.Namespace
) -> str:
    rows = [
        (what, len(values), *(f"{share(values, part):.2f} s" for part in (0.5, 0.99, 1.0)))
        for what, values in (
            ("From a move to its acknowledgement", tally.waits),
            ("From a move to the next one's question", tally.turns),
            ("From a lost connection to a welcome", tally.returns),
        )
    ]
    failures = ", ".join(f"{name} {count}" for name, count in here.failures.items())
    return (
        f"{given.tables} tables of {PEOPLE} people who think for about 2 s, {seconds:.0f} s, two "
        f"processes behind HAProxy. Failures meanwhile: {failures}. {len(tally.acked)} moves were "
        f"acknowledged, {lost} of them were lost; {tally.games} games were finished.\n\n"
        f"{table(['waiting', 'how often', 'median', '99 of 100', 'longest'], rows)}"
    )


def report_pace(found: dict[int, dict[str, float]]) -> str:
    rows = [
        (
            processes,
            f"{one['moves']:,.0f}",
            f"{one['p99']:.0f} ms",
            f"{one['server']:.0f} µs",
            f"{one['database']:.0f} µs",
            f"{one['players']:.0f} µs",
        )
        for processes, one in found.items()
    ]
    heads = ["processes", "moves a second", "99 of 100 acknowledged within"]
    heads += ["server, a move", "PostgreSQL, a move", "scripted players, a move"]
    return table(heads, rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument(
        "--pace", type=float, default=20, help="seconds to measure speed; 0: do not"
    )
    parser.add_argument("--write", action="store_true", help=f"put it into {PAGE.name}")
    given = parser.parse_args()
    try:
        text, problems = run(given)
    except NoPostgres as problem:
        raise SystemExit(str(problem)) from None
    sys.stdout.write(text + "\n")
    if problems:
        raise SystemExit("\n".join(problems[:20]))
    if given.write:
        put(PAGE, "cluster", "make test-cluster", text)


def run(given: argparse.Namespace) -> tuple[str, list[str]]:
    """Run everything; returns the report and the problems found."""
    found: dict[int, dict[str, float]] = {}
    for processes in (1, 2) if given.pace else ():
        with tempfile.TemporaryDirectory() as name, cluster(Path(name), processes) as (here, _):
            found[processes] = asyncio.run(pace(here, 100, given.pace))
    seconds = 60 * given.minutes
    busy = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as name, cluster(Path(name), 2) as (here, url):
        tally = asyncio.run(siege(here, url, given.tables, seconds))
        problems = asyncio.run(lost(here, tally))
    missing = len(problems)
    longest = max([*tally.waits, *tally.turns, *tally.returns], default=0.0)
    if longest > LONGEST:
        problems.append(f"somebody had to wait for {longest:.1f} s")
    parts = [f"Machine: {machine()}; the load was {busy:.1f} before.", ""]
    parts += [report(tally, here, missing, seconds, given), ""]
    parts += [report_pace(found)] if found else []
    return "\n".join(parts), problems


if __name__ == "__main__":
    main()
