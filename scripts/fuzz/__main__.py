"""Run one of the targets, or all of them."""

from __future__ import annotations

import argparse
import asyncio
import faulthandler
import random
import sys
import time
from collections.abc import Callable

from scripts.fuzz.commands import try_command
from scripts.fuzz.games import try_options, try_position, try_replay, try_sheet
from scripts.fuzz.sockets import try_sockets

TARGETS: dict[str, Callable[[random.Random], bool]] = {
    "replays": try_replay,
    "positions": try_position,
    "sheets": try_sheet,
    "options": try_options,
    "commands": try_command,
}
_TOLD_EVERY = 1000


def fuzz(
    target: str,
    count: int,
    seed: int = 0,
    first: int = 0,
    tell: bool = False,
    go_on: bool = False,
) -> str:
    """Try so many inputs; the first that fails raises, with its number, or all that fail do."""
    began = time.monotonic()
    if target == "sockets":
        connections = asyncio.run(try_sockets(count, seed))
        return f"sockets: {count} messages on {connections} connections, {_since(began)}"
    taken = 0
    failures: list[Exception] = []
    for number in range(first, first + count):
        try:
            taken += TARGETS[target](random.Random(f"{target} {seed} {number}"))
        except Exception as problem:
            problem.add_note(f"{target}: --seed {seed} --first {number} --count 1")
            if not go_on:
                raise
            failures.append(problem)
        if tell and number % _TOLD_EVERY == _TOLD_EVERY - 1:
            sys.stderr.write(f"\r{target}: {number + 1 - first}, {taken} accepted ")
    if failures:
        raise ExceptionGroup(f"{target}: {len(failures)} of {count} inputs failed", failures)
    return f"{target}: {count} inputs, {taken} of them accepted, {_since(began)}"


def _since(began: float) -> str:
    return f"{time.monotonic() - began:.0f} s"


def main() -> None:
    """The command."""
    faulthandler.enable()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", choices=[*TARGETS, "sockets", "all"])
    parser.add_argument("--count", type=int, default=10_000, help="how many inputs")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--first", type=int, default=0, help="the number of the first input")
    parser.add_argument("--go-on", action="store_true", help="try all, whatever fails")
    given = parser.parse_args()
    targets = [*TARGETS, "sockets"] if given.target == "all" else [given.target]
    for target in targets:
        told = fuzz(target, given.count, given.seed, given.first, True, given.go_on)
        sys.stdout.write(f"{told}\n")


if __name__ == "__main__":
    main()
