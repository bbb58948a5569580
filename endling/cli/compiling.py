"""A progress bar while the rules are compiled, which happens once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from endling.bots.warming import warm_up
from endling.cli.output import err
from endling.games.game import Game
from endling.kernel.jit import CompileWatch

FUNCTIONS = 300  # about as many as a game has


@contextmanager
def compiling_shown() -> Iterator[None]:
    """A progress bar on standard error, from the first function that is compiled to the last."""
    progress = Progress(
        TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=err()
    )
    tasks: list[TaskID] = []

    def report(count: int) -> None:
        if not tasks:
            progress.start()
            tasks.append(progress.add_task("compiling the rules, once", total=FUNCTIONS))
        progress.update(tasks[0], completed=count, total=max(FUNCTIONS, count + 1))

    with CompileWatch(report) as watch:
        try:
            yield
        finally:
            if tasks:
                progress.update(tasks[0], completed=watch.count, total=watch.count)
                progress.stop()


def get_ready(game: Game) -> None:
    """Compile everything that a game needs, or load it from the cache, and say so."""
    with compiling_shown():
        warm_up(game)
