"""Windows in which battle cards are played, offers made, and battle cards countered.

The work that opens one is a turn, a defense, a doom, or the battle card that may be countered.
Turns and defenses note whether something was played, and who has made an offer.
"""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import event_types as h
from endling.games.doom_on_you import questions as ask_for
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you import work
from endling.games.doom_on_you.attacks import first_attack_on, is_attacking, target_of
from endling.games.doom_on_you.deals import OFFERED, begin_deal, may_offer, offer_word
from endling.games.doom_on_you.places import PLAYED, lay_open, note_player, say
from endling.games.doom_on_you.promises import note_battle_card
from endling.games.doom_on_you.state import is_in, seat_after
from endling.games.doom_on_you.tables import EMPTY
from endling.games.doom_on_you.targets import playable, same_kind, usable_hand, victims_of
from endling.games.doom_on_you.words import OFFER
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import PASS
from endling.kernel.cardset import CardSet, both, is_empty
from endling.kernel.events import OF_NOBODY
from endling.kernel.frames import CARD, WHO, X, Z, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD
from endling.kernel.windows import ABOUT, CLOSES, STARTS_AGAIN, WHICH, Windows, open_window

__all__ = [
    "OFFERED",
    "OPENER",
    "WAS_PLAYED",
    "WINDOWS",
    "open_after_plan",
    "open_for_all",
    "open_for_doom",
]

OPENER = X  # of a window: the frame of the work that opened it
WAS_PLAYED = X  # of that work
CANCELLED = Z  # of a battle card
IN_DOOM = 1  # a battle card that is played while a doom strikes


# --- Opening --------------------------------------------------------------------------------------


@rule
def open_for_all(s: Any, f: int, which: int, first: int) -> None:
    """Everybody may act, and again after each play (W0 to W2)."""
    s.frames[f, OFFERED] = 0
    s.frames[f, WAS_PLAYED] = 0
    open_window(s, work.WINDOW, which, first, num(s.players), NO_CARD, STARTS_AGAIN, f, 0)


@rule
def open_after_plan(s: Any, f: int, target: int) -> None:
    """Everybody may act on a defense (W3), the target last; the first play closes the window."""
    first = seat_after(s, target, 1)
    about = num(s.frames[f, CARD])
    open_window(s, work.WINDOW, ask_for.PLANNED, first, num(s.players), about, CLOSES, f, 0)


@rule
def open_for_doom(s: Any, f: int, drawer: int, doom: int) -> None:
    """Force fields may stop a doom, for one player each."""
    open_window(s, work.WINDOW, ask_for.STRUCK, drawer, num(s.players), doom, STARTS_AGAIN, f, 0)


@rule
def open_for_counters(s: Any, f: int, seat: int, card: int) -> None:
    """The others may counter a card, clockwise from its player's left."""
    first, others = seat_after(s, seat, 1), num(s.players) - 1
    open_window(s, work.WINDOW, ask_for.COUNTER, first, others, card, CLOSES, f, 0)


# --- Who can do what ------------------------------------------------------------------------------


@rule
def is_possible(s: Any, f: int) -> bool:
    """Whether somebody might act, by what everybody knows."""
    which, opener = num(s.frames[f, WHICH]), num(s.frames[f, OPENER])
    if which == ask_for.DECLARED and first_attack_on(s, num(s.frames[opener, WHO])) == NO_CARD:
        return False
    if which == ask_for.PLANNED and not is_under_attack(s, opener):
        return False
    if which == ask_for.STRUCK and victims_of(s, opener) == 0:
        return False
    for step in range(num(s.players) - (1 if which == ask_for.COUNTER else 0)):
        seat = seat_after(s, num(s.frames[f, WHO]), step)
        if is_in(s, seat) and num(s.hand_n[seat]) > 0:
            return True
        if which < ask_for.STRUCK and may_offer(s, opener, seat):
            return True
    return False


@rule
def is_under_attack(s: Any, defense: int) -> bool:
    """Whether there is still something to defend against in the work of this frame."""
    seat, card = num(s.frames[defense, WHO]), num(s.frames[defense, CARD])
    if card == NO_CARD:
        return first_attack_on(s, seat) != NO_CARD
    return is_attacking(s, card) and target_of(s, card) == seat


@rule
def options(s: Any, f: int, seat: int) -> tuple[int, CardSet]:
    """What a seat can do in a window."""
    if not is_in(s, seat):
        return 0, EMPTY
    which, opener = num(s.frames[f, WHICH]), num(s.frames[f, OPENER])
    words, cards = 0, EMPTY
    if which == ask_for.COUNTER or which == ask_for.STRUCK:
        cards = _fitting(s, f, seat, which, opener)
    else:
        cards = playable(s, seat, which == ask_for.OPENING)
        words = offer_word(s, opener, seat)
    if words == 0 and is_empty(cards):
        return 0, EMPTY
    return words | 1 << PASS, cards


@rule
def _fitting(s: Any, f: int, seat: int, which: int, opener: int) -> CardSet:
    """Cards that counter the card in question, or force fields if the doom strikes somebody."""
    if which == ask_for.STRUCK and victims_of(s, opener) == 0:
        return EMPTY
    wanted = num(s.frames[f, ABOUT]) if which == ask_for.COUNTER else t.FIRST_FORCE_FIELD
    return both(same_kind(wanted), usable_hand(s, seat))


# --- Acting ---------------------------------------------------------------------------------------


@rule
def act(s: Any, f: int, seat: int, answer: int) -> None:
    """A seat begins an offer, plays a battle card, or counters one."""
    which, opener = num(s.frames[f, WHICH]), num(s.frames[f, OPENER])
    if which == ask_for.COUNTER:
        _counter(s, opener, seat, answer - CARD_ACTION)
    elif which == ask_for.STRUCK:
        push(s, work.PLAYING, seat, answer - CARD_ACTION, IN_DOOM)
    else:
        s.frames[opener, WAS_PLAYED] = 1
        if answer == OFFER:
            begin_deal(s, opener, seat)
        else:
            push(s, work.PLAYING, seat, answer - CARD_ACTION, 0)


@rule
def _counter(s: Any, playing: int, seat: int, card: int) -> None:
    """The card has no effect; a counter to the counter has it take effect again (D-21)."""
    lay_open(s, h.COUNTER, seat, card, PLAYED)
    note_player(s, seat)
    note_battle_card(s, seat)
    s.frames[playing, CANCELLED] = 1 - num(s.frames[playing, CANCELLED])
    open_for_counters(s, playing, seat, card)


@rule
def announce(s: Any, which: int, seat: int, card: int) -> None:
    """Everybody knows that battle cards may be played."""
    say(s, h.WINDOW, OF_NOBODY, card)


WINDOWS = Windows(is_possible, options, act, announce)
