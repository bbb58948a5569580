"""Compare Endling with OpenSpiel and RLCard on this machine, and print the ratios.

The peers live in an environment of their own (bench/.venv), made when missing.
Ours and theirs run in turn, one after the other, for several rounds; each
figure is the median of its rounds.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shlex
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from bench.chosen import chosen_game
from bench.page import PERFORMANCE, machine, put, table

BENCH = Path(__file__).parent
VENV = BENCH / ".venv"
PEERS = BENCH / "peers"
FIGURES = {
    "decisions_per_s": "Decisions per second, whole games in one call",
    "python_decisions_per_s": "Decisions per second, Python loop with legal actions",
    "copies_per_s": "Copies of a state per second, compiled",
    "state_bytes": "Bytes of a state (fewer is better)",
}
TIMEOUT_S = 1800


class RunError(Exception):
    """A program could not be run, or its output could not be read."""


@dataclass(frozen=True)
class Peer:
    """A peer engine: the script that measures it, and the figures it should give."""

    name: str
    script: str
    figures: tuple[str, ...]


@dataclass
class PeerRow:
    """One peer figure over the rounds; `note` is how it was taken, or why it was not."""

    figure: str
    peer: str
    note: str = ""
    values: list[float] = field(default_factory=list)


@dataclass
class Results:
    """Everything measured: ours by figure, theirs by (figure, peer)."""

    ours: dict[str, list[float]] = field(default_factory=dict)
    compile_s: float | None = None
    rows: dict[tuple[str, str], PeerRow] = field(default_factory=dict)

    def row(self, figure: str, peer: str) -> PeerRow:
        return self.rows.setdefault((figure, peer), PeerRow(figure, peer))


PEER_LIST = (
    Peer("OpenSpiel", "openspiel.py", tuple(FIGURES)),
    Peer("RLCard", "rlcard_uno.py", ("decisions_per_s", "python_decisions_per_s")),
)


def say(text: str) -> None:
    """Progress goes to stderr, so that stdout holds the table alone."""
    print(f"bench: {text}", file=sys.stderr, flush=True)


def one_core() -> dict[str, str]:
    """An environment that keeps every program on one thread; the peers have no other mode."""
    return {**os.environ, "NUMBA_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}


def run_json(command: list[str]) -> dict[str, Any]:
    """Run a program that prints one JSON object, passing its stderr through."""
    try:
        done = subprocess.run(
            command,
            stdout=subprocess.PIPE,
            text=True,
            env=one_core(),
            timeout=TIMEOUT_S,
            check=True,
        )
        found = json.loads(done.stdout)
    except OSError as error:
        raise RunError(f"cannot start it: {error.strerror}") from error
    except subprocess.CalledProcessError as error:
        raise RunError(f"it failed with exit status {error.returncode}") from error
    except subprocess.TimeoutExpired as error:
        raise RunError(f"it ran for more than {TIMEOUT_S} seconds") from error
    except json.JSONDecodeError as error:
        raise RunError("it did not print JSON") from error
    if not isinstance(found, dict):
        raise RunError("it did not print a JSON object")
    return found


def ensure_peers() -> None:
    """Make the peers' environment, unless it already holds what requirements.txt pins."""
    requirements = PEERS / "requirements.txt"
    stamp = VENV / "installed"
    wanted = hashlib.sha256(requirements.read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    say("installing the peers into bench/.venv")
    pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r"]
    # pip's own lines go to stderr: stdout is kept for the table.
    for command in (
        [sys.executable, "-m", "venv", "--clear", str(VENV)],
        [str(VENV / "bin" / "python"), *pip, str(requirements)],
    ):
        try:
            subprocess.run(command, stdout=sys.stderr, check=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise RunError("the peers could not be installed") from error
    stamp.write_text(wanted)


def measure_ours(command: list[str], results: Results) -> None:
    found = run_json(command)
    if results.compile_s is None and isinstance(found.get("compile_s"), int | float):
        results.compile_s = float(found["compile_s"])  # later rounds may find a warm cache
    for figure in FIGURES:
        value = found.get(figure)
        if isinstance(value, int | float) and value > 0:
            results.ours.setdefault(figure, []).append(float(value))


def measure_peer(peer: Peer, seconds: float, results: Results) -> None:
    command = [str(VENV / "bin" / "python"), str(PEERS / peer.script), "--seconds", str(seconds)]
    try:
        found = run_json(command)
    except RunError as error:
        mark_missing(peer, str(error), results)
        return
    for item in found["figures"]:
        row = results.row(item["figure"], f"{peer.name} {found['version']} {item['what']}")
        row.note = item["how"]
        if item["value"] is not None:
            row.values.append(float(item["value"]))


def mark_missing(peer: Peer, reason: str, results: Results) -> None:
    say(f"{peer.name} not measured: {reason}")
    for figure in peer.figures:
        results.row(figure, peer.name).note = reason


def measure(ours: list[str], rounds: int, seconds: float) -> Results:
    """Run ours and theirs in turn, so that a slow spell of the machine meets all of them."""
    results = Results()
    peers: tuple[Peer, ...] = PEER_LIST
    try:
        ensure_peers()
    except RunError as error:
        for peer in peers:
            mark_missing(peer, str(error), results)
        peers = ()
    for number in range(1, rounds + 1):
        say(f"round {number} of {rounds}: Endling")
        measure_ours(ours, results)
        for peer in peers:
            say(f"round {number} of {rounds}: {peer.name}")
            measure_peer(peer, seconds, results)
    return results


def amount(figure: str, values: list[float]) -> str:
    """The median of the rounds, with its unit."""
    if not values:
        return "not measured"
    value = median(values)
    if figure == "state_bytes":
        return f"{value:,.0f} B"
    for unit, size in (("M", 1e6), ("k", 1e3)):
        if value >= size:
            return f"{short(value / size)} {unit}/s"
    return f"{short(value)}/s"


def short(value: float) -> str:
    """Three digits that matter, and no exponent."""
    hundred = 100
    return f"{value:,.0f}" if value >= hundred else f"{value:#.3g}"


def ratio(ours: list[float], theirs: list[float]) -> str:
    return f"{short(median(ours) / median(theirs))} x" if ours and theirs else "-"


def spread(results: Results) -> float:
    """The widest gap between rounds, relative to the median."""
    series = [*results.ours.values(), *(row.values for row in results.rows.values())]
    return max(((max(s) - min(s)) / median(s) for s in series if s), default=0.0)


def comparison(results: Results) -> str:
    rows = []
    for figure, title in FIGURES.items():
        ours = results.ours.get(figure, [])
        for row in (row for row in results.rows.values() if row.figure == figure):
            theirs = amount(figure, row.values)
            rows.append([title, amount(figure, ours), row.peer, theirs, ratio(ours, row.values)])
    return table(["Figure", "Endling", "Peer", "Theirs", "Ours / theirs"], rows)


def notes(results: Results) -> list[str]:
    """How each peer figure was taken, or why it was not; one line for peers taken alike."""
    found = []
    for figure, title in FIGURES.items():
        alike: dict[str, list[str]] = {}
        for row in (row for row in results.rows.values() if row.figure == figure):
            note = row.note if row.values else f"not measured: {row.note}"
            alike.setdefault(note, []).append(row.peer)
        found += [f"- {title}"] if alike else []
        found += [f"  - {'; '.join(peers)}: {note}." for note, peers in alike.items()]
    return found


def report(results: Results, rounds: int) -> str:
    runs = f"median of {rounds} rounds in turn" if rounds > 1 else "one round"
    gap = f", widest gap between rounds {spread(results):.0%}" if rounds > 1 else ""
    head = [f"Machine: {machine()}.", f"Every program on one thread; {runs}{gap}."]
    if results.compile_s is not None:
        head.append(f"Endling's compilation took {short(results.compile_s)} s, not counted below.")
    return "\n".join(
        [*head, "", comparison(results), "", "How theirs is taken:", "", *notes(results)]
    )


def arguments() -> argparse.Namespace:
    endling = shlex.quote(str(Path(sys.executable).with_name("endling")))
    parser = argparse.ArgumentParser(description=__doc__)
    ours = f"{endling} bench {chosen_game()} --json"
    parser.add_argument("--ours", default=ours, metavar="COMMAND")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0, help="length of each peer loop")
    parser.add_argument("--quick", action="store_true", help="one short round")
    parser.add_argument("--write", action="store_true", help=f"put it into {PERFORMANCE.name}")
    return parser.parse_args()


def main() -> int:
    args = arguments()
    rounds, seconds = (1, 0.3) if args.quick else (args.rounds, args.seconds)
    try:
        results = measure(shlex.split(args.ours), rounds, seconds)
    except RunError as error:
        say(f"Endling not measured: {error}")
        return 1
    text = report(results, rounds)
    print(text)
    if not any(row.values for row in results.rows.values()):
        say("no peer was measured; nothing written")
        return 1
    if args.write:
        put(PERFORMANCE, "rules", "make bench-rules", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
