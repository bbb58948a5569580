"""An era: environments, hands, tricks, and then survival."""

from __future__ import annotations

from typing import Any

from endling.board.places import NOWHERE
from endling.games.darwinning import event_types as h
from endling.games.darwinning import places as at
from endling.games.darwinning import questions as ask_for
from endling.games.darwinning import tables as t
from endling.games.darwinning import work
from endling.games.darwinning.state import has_dummy, on_display
from endling.games.darwinning.survival import begin_survival, is_on_table
from endling.games.darwinning.track import lowest_seat
from endling.kernel.actions import NONE, PLAYER
from endling.kernel.cardset import nth, read_set
from endling.kernel.chacha import below
from endling.kernel.events import OF_NOBODY, note, note_number
from endling.kernel.frames import STEP, goto, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask
from endling.kernel.sizes import NO_CARD

_BEGIN, NAMING, TRICKS, KEEPING, SURVIVING, CHANGING, _END = range(7)


@rule
def era(s: Any, f: int, answer: int) -> bool:
    """One step after the other."""
    step = num(s.frames[f, STEP])
    if step == _BEGIN:
        _begin(s)
        goto(s, f, NAMING)
    elif step == NAMING:
        return _name_leader(s, f, answer)
    elif step == TRICKS:
        _next_trick(s, f)
    elif step == KEEPING:
        goto(s, f, SURVIVING)
        begin_survival(s)
    elif step == SURVIVING:
        goto(s, f, CHANGING)
        push(s, work.METAMORPHOSES, 0, NO_CARD, 0)
    elif step == CHANGING:
        goto(s, f, _END)
    else:
        pop(s)
        _end(s)
    return False


# --- The beginning --------------------------------------------------------------------------------


@rule
def _begin(s: Any) -> None:
    s.era = num(s.era) + 1
    note_number(s, h.ERA, OF_NOBODY, NO_CARD, num(s.era))
    at.discard_all(s, OF_NOBODY, on_display(s), at.DISPLAY)
    at.restock(s)
    _reveal_environments(s)
    if has_dummy(s):
        for _ in range(t.DISPLAY):
            at.move(s, h.DISPLAY, OF_NOBODY, at.top_card(s), at.DECK, at.DISPLAY)
    _deal(s)
    s.last_trick = 0
    s.first_out = -1
    s.leader = -1
    for seat in range(num(s.players)):
        s.spent[seat] = 0


@rule
def _reveal_environments(s: Any) -> None:
    for environment in range(t.ENVIRONMENT_COUNT):
        card = t.FIRST_ENVIRONMENT + environment
        if is_on_table(s, environment):
            at.carry(s, card, at.ENVIRONMENTS, at.ELSEWHERE)
    for i in range(num(t.ERAS[num(s.era_plan), num(s.era) - 1])):
        hidden = read_set(s.elsewhere, t.NO_TILES)
        card = nth(hidden, below(s, t.ENVIRONMENT_COUNT - i))
        at.move(s, h.ENVIRONMENT, OF_NOBODY, card, at.ELSEWHERE, at.ENVIRONMENTS)


@rule
def _deal(s: Any) -> None:
    """Round by round, from the first seat on, until all have a hand or the deck is empty.

    One event tells of it: how many cards somebody is dealt would tell how many were kept.
    """
    is_dealing = True
    while is_dealing and s.deck_n > 0:
        is_dealing = False
        for seat in range(num(s.players)):
            if num(s.hand_n[seat]) < t.HAND and s.deck_n > 0:
                at.carry(s, num(s.deck[num(s.deck_n) - 1]), at.DECK, at.HAND + seat)
                is_dealing = True
    s.full_hands = 1
    for seat in range(num(s.players)):
        if num(s.hand_n[seat]) < t.HAND:
            s.full_hands = 0
    note(s, h.DEAL, OF_NOBODY, NO_CARD, NOWHERE, NOWHERE)


@rule
def seats_with_cards(s: Any) -> int:
    """Who has cards, as bits."""
    found = 0
    for seat in range(num(s.players)):
        found |= 1 << seat if num(s.hand_n[seat]) > 0 else 0
    return found


@rule
def _name_leader(s: Any, f: int, answer: int) -> bool:
    """The lowest species names who leads the first trick."""
    seat = lowest_seat(s)
    if answer != NONE:
        s.leader = answer - PLAYER
        note_number(s, h.LEADER, seat, NO_CARD, num(s.leader))
        goto(s, f, TRICKS)
        return False
    if seats_with_cards(s) == 0:
        goto(s, f, TRICKS)
        return False
    return ask(s, seat, ask_for.LEADER, NO_CARD, seats_with_cards(s) << PLAYER, t.EMPTY)


# --- Tricks, and what comes after them ------------------------------------------------------------


@rule
def _next_trick(s: Any, f: int) -> None:
    if s.last_trick == 0 and num(s.leader) >= 0:
        push(s, work.TRICK, num(s.leader), NO_CARD, 0)
        return
    s.leader = -1
    goto(s, f, KEEPING)
    push(s, work.KEEPING, 0, NO_CARD, 0)


@rule
def _end(s: Any) -> None:
    if num(s.era) < num(t.ERA_COUNT[num(s.era_plan)]):
        push(s, work.ERA, 0, NO_CARD, 0)
        return
    s.over = 1
    note(s, h.GAME_OVER, OF_NOBODY, NO_CARD, NOWHERE, NOWHERE)
