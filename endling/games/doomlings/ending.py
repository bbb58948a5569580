"""World's End: the last choices of all, the scores, and ties."""

from __future__ import annotations

from typing import Any

from endling.board.places import NOWHERE
from endling.games.doomlings import event_types as h
from endling.games.doomlings import questions as ask_for
from endling.games.doomlings import tables as t
from endling.games.doomlings import work
from endling.games.doomlings.attachments import awake
from endling.games.doomlings.places import (
    DECK,
    DISCARD,
    move,
    top_of_deck,
)
from endling.games.doomlings.playing import FROM_HAND, may_be_held, play, start_effect
from endling.games.doomlings.scoring import total
from endling.games.doomlings.signs import show_signs
from endling.games.doomlings.state import FINISHED, hand_of, pile_of, seat_after
from endling.games.doomlings.tables import EMPTY
from endling.games.doomlings.targets import playable
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import DONE, NONE
from endling.kernel.cardset import (
    both,
    count,
    either,
    has,
    is_empty,
    lowest,
    read_set,
    with_card,
    without,
    write_set,
)
from endling.kernel.events import OF_NOBODY, note, note_moment, note_number
from endling.kernel.frames import WHO, X, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask
from endling.kernel.sizes import NO_CARD

_DRAWS = X

LAST_THOUGHTS = 5  # how many times as long as for a reaction people have for their last choices
TIE_DRAWS = 50  # after this many draws a tie is left a tie (it takes a deck of equal cards)


@rule
def last_choices(s: Any, f: int, answer: int) -> bool:
    """One player's World's End effects, in the order that player likes."""
    seat = num(s.frames[f, WHO])
    if answer == DONE:
        pop(s)
        return False
    if answer != NONE:
        _last_choice(s, seat, answer - CARD_ACTION)
        return False
    due = without(both(pile_of(s, seat), t.WITH_WORLDS_END), read_set(s.resolved, EMPTY))
    due = awake(s, due)
    if count(due) > 1 or (num(s.hand_n[seat]) > 0 and may_be_held(s, t.SNEAKS)):
        note_moment(s, LAST_THOUGHTS)
    sneaking = playable(s, seat, both(hand_of(s, seat), t.SNEAKS))
    if is_empty(sneaking):
        if is_empty(due):
            pop(s)
            return False
        if count(due) == 1:
            _last_choice(s, seat, lowest(due))
            return False
    words = 1 << DONE if is_empty(due) else 0
    return ask(s, seat, ask_for.WORLDS_END, NO_CARD, words, either(due, sneaking))


@rule
def _last_choice(s: Any, seat: int, card: int) -> None:
    if has(hand_of(s, seat), card):
        play(s, seat, card, FROM_HAND)
        return
    write_set(s.resolved, with_card(read_set(s.resolved, EMPTY), card))
    note(s, h.WORLDS_END, seat, card, NOWHERE, NOWHERE)
    start_effect(s, seat, card, t.ON_WORLDS_END, 0)


@rule
def score(s: Any) -> None:
    """Count the points of all; whoever leads together breaks the tie."""
    show_signs(s)
    s.discards_counted = num(s.discard_n) + 1
    for seat in range(num(s.players)):
        s.points[seat] = total(s, seat)
    push(s, work.TIE, 0, NO_CARD, 0)


@rule
def tie(s: Any, f: int, answer: int) -> bool:
    """While several players lead, each of them draws a trait and adds its face value."""
    best = num(s.points[0]) + num(s.tie_points[0])
    for seat in range(1, num(s.players)):
        best = max(best, num(s.points[seat]) + num(s.tie_points[seat]))
    leaders = 0
    for seat in range(num(s.players)):
        if num(s.points[seat]) + num(s.tie_points[seat]) == best:
            leaders |= 1 << seat
    rounds = num(s.frames[f, _DRAWS])
    if leaders & (leaders - 1) == 0 or rounds == TIE_DRAWS or top_of_deck(s) == NO_CARD:
        pop(s)
        s.phase = FINISHED
        s.over = 1
        s.turn = -1
        note(s, h.GAME_OVER, OF_NOBODY, NO_CARD, NOWHERE, NOWHERE)
        return False
    s.frames[f, _DRAWS] = rounds + 1
    for turn_ in range(num(s.players)):
        seat = seat_after(s, num(s.first), turn_)
        if (leaders >> seat) & 1 == 1:
            _tie_draw(s, seat)
    return False


@rule
def _tie_draw(s: Any, seat: int) -> None:
    card = top_of_deck(s)
    if card != NO_CARD:
        move(s, h.NOTHING, card, DECK, DISCARD)
        s.tie_points[seat] = num(s.tie_points[seat]) + num(s.face[card])
        note_number(s, h.TIE_BREAK, seat, card, num(s.face[card]))
