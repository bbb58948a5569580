"""Telling that the rules are being compiled, which takes a while and happens once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from endling.bots.spec import warm_up as warm_up_bots
from endling.cli.output import err
from endling.games.game import Game
from endling.kernel.jit import INTERPRETED, CompileWatch
from endling.match import Match

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
    if INTERPRETED:
        return
    with compiling_shown():
        use_everything(game)


def use_everything(game: Game) -> None:
    """Call every entry point of a match once, so that nothing is left to compile later."""
    match = Match.new(game.name, game.min_players)
    seat = match.actor or 0
    look = match.look(seat)
    match.changes(seat, look, look)
    match.why_not(number=0)
    guess = match.determinize(seat, 0)
    guess.play(guess.legal[0])
    guess.undo()
    match.check()
    warm_up_bots(game)
    assert len(guess.scores) == sum(map(len, guess.ranking))
