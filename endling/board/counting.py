"""How a game is counted; what its events mean follows from the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from endling.board.declaration import Board
from endling.kernel.cardset import CardSet
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD
from endling.kernel.source import Source
from endling.kernel.stats_hooks import Stats


@rule
def no_card(s: Any) -> int:
    """No card decides how the game ends."""
    return NO_CARD


def stats_of(
    board: Board,
    final_cards: Callable[[Any, int], CardSet],
    points_of: Callable[[Any, int], int],
    worth_of: Callable[[Any, int, int], int],
    ending_of: Callable[[Any], int] = no_card,
) -> Stats:
    """The statistics that `register_game` takes; `Stats` says what each rule tells."""
    source = Source("role_of", "s, verb").add("return num(roles[verb])")
    role_of = source.build(board.game, {"num": num, "roles": board.events.roles})
    return Stats(role_of, final_cards, points_of, worth_of, ending_of)
