"""Run one of the targets, or all of them."""

from __future__ import annotations

import argparse
import asyncio
import faulthandler
import random
import signal
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


class Stopping:
    """Whether somebody wants no more inputs; what was tried so far is told then."""

    def __init__(self) -> None:
        self.is_wanted = False

    def listen(self) -> None:
        """Take the first Ctrl-C as a wish to stop; the second one ends everything."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._note)

    def _note(self, number: int, _: object) -> None:
        self.is_wanted = True
        signal.signal(number, signal.SIG_DFL)


def fuzz(
    target: str,
    count: int,
    seed: int = 0,
    first: int = 0,
    tell: bool = False,
    go_on: bool = False,
    stopping: Stopping | None = None,
) -> str:
    """Try so many inputs; the first that fails raises, with its number, or all that fail do."""
    stopping = stopping or Stopping()
    began = time.monotonic()
    if target == "sockets":
        done, connections = asyncio.run(try_sockets(count, seed, lambda: stopping.is_wanted))
        return f"sockets: {_tried(done, count)} on {connections} connections, {_since(began)}"
    done = taken = 0
    slowest = (0.0, first)
    failures: list[Exception] = []
    while done < count and not stopping.is_wanted:
        number = first + done
        before = time.process_time()
        try:
            taken += TARGETS[target](random.Random(f"{target} {seed} {number}"))
        except Exception as problem:
            problem.add_note(f"{target}: --seed {seed} --first {number} --count 1")
            if not go_on:
                raise
            failures.append(problem)
        slowest = max(slowest, (time.process_time() - before, number))
        done += 1
        if tell and done % _TOLD_EVERY == 0:
            sys.stderr.write(f"\r{target}: {done}, {taken} accepted, {len(failures)} failed ")
    if failures:
        raise ExceptionGroup(f"{target}: {len(failures)} of {done} inputs failed", failures)
    return (
        f"{target}: {_tried(done, count)}, {taken} of them accepted, {_since(began)}; "
        f"the slowest was number {slowest[1]}, {slowest[0]:.2f} s of a processor"
    )


def _tried(done: int, count: int) -> str:
    return f"{done} inputs" if done == count else f"stopped after {done} of {count} inputs"


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
    stopping = Stopping()
    stopping.listen()
    targets = [*TARGETS, "sockets"] if given.target == "all" else [given.target]
    for target in targets:
        if stopping.is_wanted:
            break
        told = fuzz(target, given.count, given.seed, given.first, True, given.go_on, stopping)
        sys.stdout.write(f"{told}\n")


if __name__ == "__main__":
    main()
