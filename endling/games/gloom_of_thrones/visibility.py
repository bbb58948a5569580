"""What a seat may not know beyond the cards that it does not see: votes, and looks at the deck."""

from __future__ import annotations

from typing import Any

from endling.games.gloom_of_thrones import work
from endling.games.gloom_of_thrones.effects.deck import top_cards
from endling.games.gloom_of_thrones.knowledge import seen_by, write_seen
from endling.games.gloom_of_thrones.setup import restart_vote
from endling.kernel.cardset import either
from endling.kernel.chacha import below
from endling.kernel.frames import KIND, X
from endling.kernel.jit import rule
from endling.kernel.numbers import num


@rule
def hide_votes(s: Any, viewer: int) -> None:
    """Nobody sees how others have voted, or whether."""
    for seat in range(num(s.players)):
        if s.over == 0 and seat != viewer:
            s.vote[seat] = 0


@rule
def guess_rest(s: Any, viewer: int, dice: Any) -> None:
    """Whoever looks at the deck knows the cards that lie there now; votes can only be guessed."""
    top, looker = num(s.depth) - 1, num(s.actor)
    if num(s.frames[top, KIND]) == work.SCRY and looker != viewer:
        looked_at = top_cards(s, num(s.frames[top, X]))
        write_seen(s, looker, either(seen_by(s, looker), looked_at))
    if num(s.together) != 0:
        _guess_votes(s, viewer, dice)


@rule
def _guess_votes(s: Any, viewer: int, dice: Any) -> None:
    """Whoever is asked can only guess; to others it may be that nobody else has voted yet."""
    is_asked = num(s.actor) == viewer
    for seat in range(num(s.players)):
        if seat != viewer and s.vote[seat] > 0:
            s.vote[seat] = 1 + below(dice, num(s.players)) if is_asked else 0
    if not is_asked:
        restart_vote(s)
