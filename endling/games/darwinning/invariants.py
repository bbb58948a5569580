"""What must hold in every state of every game."""

from __future__ import annotations

from typing import Any

from endling.board.invariants import PROBLEMS as COMMON
from endling.board.invariants import common_problem
from endling.games.darwinning import tables as t
from endling.games.darwinning import work
from endling.games.darwinning.board import BOARD
from endling.games.darwinning.state import has_dummy, picked_by
from endling.games.darwinning.traits import first_space, top_of, trait_on_space
from endling.kernel.cardset import count, is_empty, nth, row_of
from endling.kernel.frames import KIND, WHO
from endling.kernel.jit import rule
from endling.kernel.numbering import Numbered
from endling.kernel.numbers import num

_ALL = Numbered(*COMMON)
_SHARED_SPACE = _ALL.declare("two species stand on the same space")
_OFF_THE_TRACK = _ALL.declare("a species stands beside the food chain")
_BAD_NOTE = _ALL.declare("the traits that are seen were not noted")
_LIVES_TWICE = _ALL.declare("a species lives in the same environment twice")
_BAD_PICKS = _ALL.declare("somebody has picked cards who does not choose any")
_TOO_MANY = _ALL.declare("somebody holds too many cards")
_BAD_MUTATION = _ALL.declare("a Mutation has acted that lies on no board")
_BITES_LEFT = _ALL.declare("bite markers were left over")
PROBLEMS = _ALL.all

_common_problem = common_problem(BOARD)


@rule
def problem(s: Any) -> int:
    """The number of the first thing that is wrong, 0 if all is well."""
    found = _common_problem(s)
    if found == 0 and num(s.era) > 0:
        found = _species_problem(s)
    if found == 0:
        found = _card_problem(s)
    return found


@rule
def _species_problem(s: Any) -> int:
    taken = 1 << num(s.dummy_space) if has_dummy(s) else 0
    if has_dummy(s) and not 1 <= num(s.dummy_space) <= t.TRACK:
        return _OFF_THE_TRACK
    for seat in range(num(s.players)):
        space = num(s.space[seat])
        if not 1 <= space <= t.TRACK:
            return _OFF_THE_TRACK
        if taken >> space & 1 == 1:
            return _SHARED_SPACE
        taken |= 1 << space
        if num(s.seen_traits[seat]) != _seen_traits(s, seat):
            return _BAD_NOTE
        if not _lives_right(s, seat):
            return _LIVES_TWICE
        if num(s.bites[seat]) > 0 and not _is_survival(s):
            return _BITES_LEFT
    return 0


@rule
def _seen_traits(s: Any, seat: int) -> int:
    found = 0
    for i in range(t.SPACES_EACH):
        trait = trait_on_space(s, first_space(s, seat) + i)
        found |= 1 << trait if trait > 0 else 0
    return found


@rule
def _lives_right(s: Any, seat: int) -> bool:
    """Each card settled stands for an environment of its own, and none for a printed one."""
    found = 0
    settled = row_of(s.settled, seat, t.EMPTY)
    for i in range(count(settled)):
        environment = num(s.settled_as[nth(settled, i) - t.FIRST_DECK_CARD]) - 1
        if environment < 0 or found >> environment & 1 == 1:
            return False
        found |= 1 << environment
    printed = num(t.PRINTED_ENVIRONMENTS[num(s.lineage[seat])])
    return found == num(s.settled_in[seat]) and found & printed == 0


@rule
def _is_survival(s: Any) -> bool:
    return num(s.depth) > 0 and num(s.frames[num(s.depth) - 1, KIND]) == work.SURVIVAL


@rule
def _card_problem(s: Any) -> int:
    top = num(s.depth) - 1
    used = 0
    for seat in range(num(s.players)):
        if not is_empty(picked_by(s, seat)) and not _may_pick(s, top, seat):
            return _BAD_PICKS
        if num(s.hand_n[seat]) + num(s.picked_n[seat]) > t.HAND:
            return _TOO_MANY
        used |= _mutations(s, seat) if num(s.lineage[seat]) >= 0 else 0
    return _BAD_MUTATION if num(s.used_mutations) & ~used != 0 else 0


@rule
def _may_pick(s: Any, top: int, seat: int) -> bool:
    """Whether a seat plays, or all choose what they keep."""
    kind = num(s.frames[top, KIND]) if top >= 0 else 0
    is_playing = kind == work.PLAYING and num(s.frames[top, WHO]) == seat
    return is_playing or kind == work.KEEPING


@rule
def _mutations(s: Any, seat: int) -> int:
    """The Mutations on a board, covered or not, as bits."""
    found = 0
    for i in range(t.SPACES_EACH):
        lying = top_of(s, first_space(s, seat) + i)
        while lying >= 0:
            found |= num(t.MUTATION_BIT[lying])
            lying = num(s.traits_under[lying - t.FIRST_DECK_CARD]) - 1
    return found
