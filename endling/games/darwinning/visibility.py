"""What a seat may know: `redact` hides the rest, `determinize` fills it with a fair guess.

Nothing else decides what a person may see. Seat -1 is a spectator.
"""

from __future__ import annotations

from typing import Any

from endling.board.hiding import ask_anew, hide_machinery, hide_question
from endling.games.darwinning import tables as t
from endling.games.darwinning import work
from endling.games.darwinning.knowledge import guess_hand_sizes
from endling.games.darwinning.places import HAND, PICKED, carry
from endling.games.darwinning.playing import take_back
from endling.games.darwinning.questions import DRAFT_SPECIES, QUESTIONS
from endling.games.darwinning.state import hand_of
from endling.kernel.cardset import (
    count,
    either,
    nth,
    read_set,
    row_of,
    with_card,
    without_card,
    write_set,
)
from endling.kernel.chacha import below, reseed
from endling.kernel.events import clear_log
from endling.kernel.frames import KIND, WHO
from endling.kernel.jit import rule
from endling.kernel.numbers import num

_SECRET = QUESTIONS.secret_mask

# --- Hiding ---------------------------------------------------------------------------------------


@rule
def redact(s: Any, viewer: int) -> None:
    """Wipe everything that the viewer may not know. What is left is a picture, not a game."""
    is_counted = num(s.hands_counted) == 1
    if s.over == 0:
        for seat in range(num(s.players)):
            if seat != viewer:
                _hide_hand(s, seat, is_counted)
        for i in range(num(s.deck_n)):
            s.deck[i] = 0
        write_set(s.box, t.NO_TILES)
        s.box_n = 0
        if not is_counted:
            s.deck_n = 0
    hide_question(s, viewer, _SECRET)
    hide_machinery(s)


@rule
def _hide_hand(s: Any, seat: int, is_counted: bool) -> None:
    """The cards of a hand, of which some may be picked already."""
    held = num(s.hand_n[seat]) + num(s.picked_n[seat])
    s.hand_n[seat] = held if is_counted else 0
    s.picked_n[seat] = 0
    s.offered_n[seat] = 0
    write_set(s.hand[seat], t.EMPTY)
    write_set(s.picked[seat], t.EMPTY)
    write_set(s.offered[seat], t.NO_TILES)


# --- Guessing -------------------------------------------------------------------------------------


@rule
def determinize(s: Any, viewer: int, dice: Any) -> None:
    """Deal everything that the viewer cannot know anew, fairly; the result is a playable game."""
    if s.over == 0:
        _deal_anew(s, viewer, dice)
        _offer_anew(s, viewer, dice)
        ask_anew(s, viewer)
    reseed(s, dice)
    clear_log(s)


@rule
def _deal_anew(s: Any, viewer: int, dice: Any) -> None:
    """Nobody knows what others have picked: they have not picked anything."""
    unknown = t.EMPTY
    for seat in range(num(s.players)):
        if seat != viewer:
            take_back(s, seat)
            unknown = either(unknown, hand_of(s, seat))
    for i in range(num(s.deck_n)):
        unknown = with_card(unknown, num(s.deck[i]))
        s.deck[i] = 0
    guess_hand_sizes(s, viewer, dice)
    for seat in range(num(s.players)):
        if seat != viewer:
            hand = t.EMPTY
            for _ in range(num(s.hand_n[seat])):
                card = nth(unknown, below(dice, count(unknown)))
                unknown = without_card(unknown, card)
                hand = with_card(hand, card)
            write_set(s.hand[seat], hand)
            _guess_kept(s, seat, dice)
    s.deck_n = count(unknown)
    for i in range(num(s.deck_n)):
        card = nth(unknown, below(dice, count(unknown)))
        unknown = without_card(unknown, card)
        s.deck[i] = card


@rule
def _guess_kept(s: Any, seat: int, dice: Any) -> None:
    """Those whose answers are in have kept something, or nothing."""
    top = num(s.depth) - 1
    if num(s.frames[top, KIND]) != work.KEEPING or seat >= num(s.frames[top, WHO]):
        return
    for _ in range(below(dice, 1 + min(t.KEPT, num(s.hand_n[seat])))):
        card = nth(hand_of(s, seat), below(dice, num(s.hand_n[seat])))
        carry(s, card, HAND + seat, PICKED + seat)


@rule
def _offer_anew(s: Any, viewer: int, dice: Any) -> None:
    """Boards that are offered to others, and those in the box, in a draft."""
    if num(s.prompt) != DRAFT_SPECIES:
        return
    unknown = read_set(s.box, t.NO_TILES)
    for seat in range(num(s.players)):
        if seat != viewer:
            unknown = either(unknown, row_of(s.offered, seat, t.NO_TILES))
    for seat in range(num(s.players)):
        if seat != viewer:
            offered = t.NO_TILES
            for _ in range(num(s.offered_n[seat])):
                card = nth(unknown, below(dice, count(unknown)))
                unknown = without_card(unknown, card)
                offered = with_card(offered, card)
            write_set(s.offered[seat], offered)
    write_set(s.box, unknown)


@rule
def canonicalize(s: Any, viewer: int) -> None:
    """Guesses are dealt from sets: nothing has an order that could tell anything."""
