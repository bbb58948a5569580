"""Compiling everything that playing a game needs, bots included; and telling whether it is done."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import endling
from endling.bots.greedy import Greedy
from endling.bots.searcher import Search
from endling.games.game import Game
from endling.kernel.build import INTERPRETED
from endling.kernel.cache import cache_folder
from endling.match import Match

try:
    import fcntl
except ImportError:  # not on this system; then several processes may compile the same
    fcntl = None  # type: ignore[assignment]

_PACKAGE = Path(endling.__file__).parent


def use_everything(game: Game) -> None:
    """Call every entry point of a match once, so that nothing is left to compile later."""
    match = Match.new(game.name, game.min_players)
    seat = match.actor or 0
    row = match.row(seat)
    match.changes(seat, row, row)
    match.choices()
    match.why_not(number=0)
    guess = match.determinize(seat, 0)
    guess.play(guess.legal[0])
    guess.undo()
    assert guess.legal == match.legal
    match.check()
    warm_up_bots(game)
    assert len(guess.scores) == sum(map(len, guess.ranking))


def warm_up_bots(game: Game) -> None:
    """Compile everything that bots use."""
    match = Match.new(game.name, game.min_players)
    Greedy().choose(match)
    Search(iterations=1).think(match)


def warm_up(game: Game) -> None:
    """Use everything, and note that the cache has it all now; one process at a time does so."""
    if INTERPRETED:
        return
    with _alone(game):
        use_everything(game)
        _mark(game).touch()


def is_warm(game: Game) -> bool:
    """Whether all that playing needs is in the cache."""
    mark = _mark(game)
    if not mark.is_file():
        return False
    made = mark.stat().st_mtime
    # Numba recompiles a file that was written again, even if nothing in it changed.
    return all(source.stat().st_mtime <= made for source in _PACKAGE.rglob("*.py"))


def _mark(game: Game) -> Path:
    """An empty file beside what was compiled; Numba keeps that apart for every installation."""
    place = hashlib.sha256(str(_PACKAGE).encode()).hexdigest()[:12]
    return cache_folder(game.record) / f"playable-{place}"


@contextmanager
def _alone(game: Game) -> Iterator[None]:
    folder = cache_folder(game.record)
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
