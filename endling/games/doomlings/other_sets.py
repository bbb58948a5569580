"""What only cards beyond the classic set lead to: rules for plain games never look for it."""

from __future__ import annotations

from typing import Any

from endling.games.doomlings import tables as t
from endling.games.doomlings.state import DEALT, NONE_DEALT
from endling.games.doomlings.vocabulary import LawKind
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.plain import is_plain

_REPEAT = int(LawKind.REPEAT)


@rule
def any_attached(s: Any) -> bool:
    """Whether any trait has an attachment."""
    return not is_plain() and s.attached > 0


@rule
def any_dealt(s: Any) -> bool:
    """Whether anything is known of cards that were dealt from the discard pile."""
    return not is_plain() and s.dealing != NONE_DEALT


@rule
def all_dealt_in_place(s: Any) -> bool:
    """Whether such cards are known to be in the hands to which they were dealt."""
    return not is_plain() and s.dealing == DEALT


@rule
def are_hands_open(s: Any) -> bool:
    """Whether the age lets everybody see all hands."""
    return not is_plain() and s.open_hands == 1


@rule
def any_triggers(s: Any) -> bool:
    """Whether any trait in the game acts when cards leave a hand."""
    return not is_plain() and s.has_triggers == 1


@rule
def any_roaming(s: Any) -> bool:
    """Whether any attachment in the game may change its host."""
    return not is_plain() and s.has_roaming == 1


@rule
def has_sign(s: Any, seat: int) -> bool:
    """Whether the state tells which sign a seat has."""
    return not is_plain() and s.sign[seat] > 0


@rule
def painted(s: Any) -> int:
    """The colour + 1 that a colourless trait chose for itself, or 0."""
    return 0 if is_plain() else num(s.painted)


@rule
def repeats(age: int) -> bool:
    """Whether an age repeats the one before it."""
    return not is_plain() and num(t.LAW[age]) == _REPEAT
