"""What a seat may know: `redact` hides the rest, `determinize` fills it with a fair guess.

Nothing else decides what a person may see. Seat -1 is a spectator.
"""

from __future__ import annotations

from typing import Any

from endling.board.hiding import ask_anew, cards_to_keep, hide_machinery, hide_question
from endling.games.gloom_of_thrones import questions as ask_for
from endling.games.gloom_of_thrones import work
from endling.games.gloom_of_thrones.effects.deck import top_cards
from endling.games.gloom_of_thrones.knowledge import SPECTATOR, seen_by, write_seen
from endling.games.gloom_of_thrones.setup import restart_vote
from endling.games.gloom_of_thrones.state import hand_of
from endling.games.gloom_of_thrones.tables import EMPTY
from endling.kernel.cardset import (
    CardSet,
    both,
    count,
    either,
    has,
    nth,
    with_card,
    without,
    without_card,
    write_set,
)
from endling.kernel.chacha import below, reseed
from endling.kernel.events import clear_log
from endling.kernel.frames import KIND, X
from endling.kernel.jit import rule
from endling.kernel.numbers import num

_SECRET = ask_for.QUESTIONS.secret_mask

# --- Hiding --------------------------------------------------------------------------------------


@rule
def redact(s: Any, viewer: int) -> None:
    """Wipe everything that the viewer may not know. What is left is a picture, not a game."""
    known = seen_by(s, viewer)
    if s.over == 0:
        for seat in range(num(s.players)):
            if seat != viewer:
                write_set(s.hand[seat], both(hand_of(s, seat), known))
                s.vote[seat] = 0
    for i in range(num(s.deck_n)):
        s.deck[i] = 0
    for one in range(SPECTATOR, num(s.players)):
        write_seen(s, one, EMPTY)
    hide_question(s, viewer, _SECRET)
    hide_machinery(s)


# --- Guessing ------------------------------------------------------------------------------------


@rule
def determinize(s: Any, viewer: int, dice: Any) -> None:
    """Deal everything that the viewer cannot know anew, fairly; the result is a playable game."""
    if s.over == 0:
        pinned = either(seen_by(s, viewer), cards_to_keep(s, viewer, _SECRET, EMPTY))
        _redeal(s, viewer, pinned, dice)
        _share_common_knowledge(s, viewer)
        if num(s.together) != 0:
            _guess_votes(s, viewer, dice)
        else:
            ask_anew(s, viewer)
    reseed(s, dice)
    clear_log(s)


@rule
def _redeal(s: Any, viewer: int, pinned: CardSet, dice: Any) -> None:
    """Hands and deck keep their sizes, and the cards that the viewer knows there."""
    unknown = EMPTY
    for seat in range(num(s.players)):
        if seat != viewer:
            unknown = either(unknown, hand_of(s, seat))
    for i in range(num(s.deck_n)):
        unknown = with_card(unknown, num(s.deck[i]))
    unknown = without(unknown, pinned)
    for seat in range(num(s.players)):
        if seat != viewer:
            hand = both(hand_of(s, seat), pinned)
            for _ in range(num(s.hand_n[seat]) - count(hand)):
                card = nth(unknown, below(dice, count(unknown)))
                unknown = without_card(unknown, card)
                hand = with_card(hand, card)
            write_set(s.hand[seat], hand)
    for i in range(num(s.deck_n)):
        if not has(pinned, num(s.deck[i])):
            card = nth(unknown, below(dice, count(unknown)))
            unknown = without_card(unknown, card)
            s.deck[i] = card


@rule
def _share_common_knowledge(s: Any, viewer: int) -> None:
    """Nobody can say what others have seen in secret: they know what everybody knows."""
    common = seen_by(s, SPECTATOR)
    for seat in range(num(s.players)):
        if seat != viewer:
            write_seen(s, seat, without(common, hand_of(s, seat)))
    top = num(s.depth) - 1
    looker = num(s.actor)
    if num(s.frames[top, KIND]) == work.SCRY and looker != viewer:
        looked_at = top_cards(s, num(s.frames[top, X]))
        write_seen(s, looker, either(seen_by(s, looker), looked_at))


@rule
def _guess_votes(s: Any, viewer: int, dice: Any) -> None:
    """Whoever is asked can only guess; to others it may be that nobody else has voted yet."""
    is_asked = num(s.actor) == viewer
    for seat in range(num(s.players)):
        if seat != viewer and s.vote[seat] > 0:
            s.vote[seat] = 1 + below(dice, num(s.players)) if is_asked else 0
    if not is_asked:
        restart_vote(s)


@rule
def canonicalize(s: Any, viewer: int) -> None:
    """Guesses are dealt from sets: nothing has an order that could tell anything."""
