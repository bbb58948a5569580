"""What must hold in every state of every game."""

from __future__ import annotations

from typing import Any

from endling.board.invariants import PROBLEMS as COMMON
from endling.board.invariants import common_problem
from endling.board.knowledge import SPECTATOR
from endling.games.doomlings import tables as t
from endling.games.doomlings.board import BOARD
from endling.games.doomlings.knowledge import seen_by
from endling.games.doomlings.places import LARGEST_GENE_POOL, LEAST_GENE_POOL, owner_of
from endling.games.doomlings.state import hand_of, pile_of
from endling.games.doomlings.tables import EMPTY
from endling.kernel.cardset import (
    both,
    count,
    either,
    has,
    is_empty,
    with_card,
    without,
)
from endling.kernel.jit import rule
from endling.kernel.numbering import Numbered
from endling.kernel.numbers import num

_ALL = Numbered(*COMMON)
_BAD_GENE_POOL = _ALL.declare("a gene pool is out of bounds")
_BAD_MEMORY = _ALL.declare("a seat remembers a card that is not in another hand")
_TOO_MANY_DOMINANTS = _ALL.declare("somebody has too many dominants")
_BAD_HOST = _ALL.declare("an attachment lies apart from its host")
PROBLEMS = _ALL.all

_common_problem = common_problem(BOARD)


@rule
def problem(s: Any) -> int:
    """The number of the first thing that is wrong, 0 if all is well."""
    found = _common_problem(s)
    if found != 0:
        return found
    held = EMPTY
    for seat in range(num(s.players)):
        held = either(held, hand_of(s, seat))
        if _gene_pool_out_of_bounds(s, num(s.gene_pool[seat])):
            return _BAD_GENE_POOL
        if count(both(pile_of(s, seat), t.DOMINANTS)) > 3:
            return _TOO_MANY_DOMINANTS
    for seat in range(SPECTATOR, num(s.players)):
        others = held if seat == SPECTATOR else without(held, hand_of(s, seat))
        if not is_empty(without(seen_by(s, seat), others)):
            return _BAD_MEMORY
    return _BAD_HOST if _is_host_missing(s) else 0


@rule
def _is_host_missing(s: Any) -> bool:
    """Whether an attachment is not where its host is, or is not counted, or shares its host."""
    attached, carrying = 0, EMPTY
    for slot in range(len(t.ATTACHMENTS)):
        if s.host[slot] > 0:
            host = num(s.host[slot]) - 1
            owner = owner_of(s, num(t.IN_SLOT[slot]))
            if owner < 0 or owner_of(s, host) != owner or has(carrying, host):
                return True
            attached += 1
            carrying = with_card(carrying, host)
    return attached != num(s.attached)


@rule
def _gene_pool_out_of_bounds(s: Any, value: int) -> bool:
    if s.gene_pool_unbounded == 1:
        return False
    return value < LEAST_GENE_POOL or value > LARGEST_GENE_POOL
