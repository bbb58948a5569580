"""Cards that go from one hand into another: taken, swapped, passed on."""

from __future__ import annotations

from typing import Any

from endling.games.doomlings import event_types as h
from endling.games.doomlings import places
from endling.games.doomlings import questions as ask_for
from endling.games.doomlings import tables as t
from endling.games.doomlings.effects.program import argument, touched
from endling.games.doomlings.knowledge import (
    follow,
    follow_passing,
    follow_unseen,
    see_in_hand,
    show_to_all,
)
from endling.games.doomlings.places import (
    HAND,
    carry,
    discard_card,
    holder_of,
    move,
    pass_hands_right,
    ring_neighbour,
    trigger_theft,
)
from endling.games.doomlings.playing import FROM_HAND, WITH_ACTION, pick_opponent, play
from endling.games.doomlings.state import hand_of, seat_after
from endling.games.doomlings.tables import EMPTY
from endling.games.doomlings.targets import (
    distinct,
    opponents,
    opponents_with_cards,
    playable,
    random_card,
)
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import NONE
from endling.kernel.bits import bits
from endling.kernel.cardset import (
    CardSet,
    both,
    has,
    is_empty,
    lowest,
    read_set,
    with_card,
    without,
    without_card,
    write_set,
)
from endling.kernel.events import note
from endling.kernel.frames import CARD, STEP, WHO, X, Y, goto, pop
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask, ask_together, close_question
from endling.kernel.sizes import NO_CARD

# Where all choose: whose turn it is, from the first player on; 0 for the left, 1 for the right.
_TURN, _SIDE = X, Y
_HAVE_SHOWN = X


@rule
def swap_hands(s: Any, f: int, answer: int) -> bool:
    """Exchange hands with an opponent."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    other = pick_opponent(s, seat, answer, ask_for.OPPONENT, cause, opponents(s, seat))
    if other == NONE:
        return True
    pop(s)
    places.swap_hands(s, seat, other)
    return False


@rule
def steal_cards(s: Any, f: int, answer: int) -> bool:
    """Take random cards from the hand of an opponent."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    mask = opponents_with_cards(s, seat)
    if mask == 0:
        pop(s)
        return False
    other = pick_opponent(s, seat, answer, ask_for.OPPONENT, cause, mask)
    if other == NONE:
        return True
    n = min(argument(s, f, t.A), num(s.hand_n[other]))
    pop(s)
    held = hand_of(s, other)
    for _ in range(n):
        carry(s, h.TAKE, random_card(s, hand_of(s, other)), HAND + other, HAND + seat)
    taken = without(held, hand_of(s, other))
    follow_unseen(s, held, other, seat, taken)
    if n > 0:
        trigger_theft(s, other, cause)
    _drop_recoiling(s, seat, taken)
    return False


@rule
def _drop_recoiling(s: Any, seat: int, taken: CardSet) -> bool:
    """Some cards are discarded by whoever stole them. Returns whether one was."""
    dropped = both(taken, t.RECOILING)
    if is_empty(dropped):
        return False
    discard_card(s, seat, lowest(dropped))
    return True


@rule
def take_shown(s: Any, f: int, answer: int) -> bool:
    """Every opponent shows a card; the player takes one of them and plays it."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if s.frames[f, STEP] == 1:
        return _take_and_play(s, f, answer)
    if answer != NONE:
        _show(s, seat_after(s, seat, num(s.frames[f, _HAVE_SHOWN]) + 1), answer - CARD_ACTION)
        s.frames[f, _HAVE_SHOWN] = num(s.frames[f, _HAVE_SHOWN]) + 1
    while num(s.frames[f, _HAVE_SHOWN]) + 1 < num(s.players):
        other = seat_after(s, seat, num(s.frames[f, _HAVE_SHOWN]) + 1)
        if s.hand_n[other] > 0:
            return ask(s, other, ask_for.SHOW, cause, 0, distinct(hand_of(s, other)))
        s.frames[f, _HAVE_SHOWN] = num(s.frames[f, _HAVE_SHOWN]) + 1
    goto(s, f, 1)
    return False


@rule
def _show(s: Any, seat: int, card: int) -> None:
    write_set(s.shown, with_card(read_set(s.shown, EMPTY), card))
    show_to_all(s, seat, card)
    note(s, h.SHOW, seat, card, HAND + seat, HAND + seat)


@rule
def look_and_take(s: Any, f: int, answer: int) -> bool:
    """Look at random cards of an opponent's hand, take one of them and play it."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if s.frames[f, STEP] == 1:
        return _take_and_play(s, f, answer)
    mask = opponents_with_cards(s, seat)
    if mask == 0:
        pop(s)
        return False
    other = pick_opponent(s, seat, answer, ask_for.OPPONENT, cause, mask)
    if other == NONE:
        return True
    looked = EMPTY
    for _ in range(min(argument(s, f, t.A), num(s.hand_n[other]))):
        card = random_card(s, without(hand_of(s, other), looked))
        looked = with_card(looked, card)
        note(s, h.LOOK, seat, card, HAND + other, HAND + other)
    see_in_hand(s, seat, other, looked)
    write_set(s.shown, looked)
    goto(s, f, 1)
    return False


@rule
def _take_and_play(s: Any, f: int, answer: int) -> bool:
    seat, shown = num(s.frames[f, WHO]), read_set(s.shown, EMPTY)
    if is_empty(shown):
        pop(s)
        return False
    if answer == NONE:
        return ask(s, seat, ask_for.TAKE, num(s.frames[f, CARD]), 0, shown)
    card, cause = answer - CARD_ACTION, num(s.frames[f, CARD])
    open_to_all = num(s.frames[f, _HAVE_SHOWN]) > 0  # shown to everybody, not only looked at
    pop(s)
    write_set(s.shown, EMPTY)
    holder = holder_of(s, card)
    plays = not is_empty(playable(s, seat, with_card(EMPTY, card)))
    if has(t.RECOILING, card):
        plays = False
    if open_to_all:
        move(s, h.TAKE_SHOWN, card, HAND + holder, HAND + seat)
    elif plays:  # playing it shows at once what was taken
        follow(s, card, holder, seat)
        carry(s, h.TAKE, card, HAND + holder, HAND + seat)
    else:
        move(s, h.TAKE, card, HAND + holder, HAND + seat)
    if plays:
        play(s, seat, card, WITH_ACTION | FROM_HAND)
    trigger_theft(s, holder, cause)
    _drop_recoiling(s, seat, with_card(EMPTY, card))
    return False


@rule
def pass_hands(s: Any, f: int, answer: int) -> bool:
    """Everybody passes the hand to the right."""
    ring = touched(s, num(s.frames[f, CARD]))
    pop(s)
    if bits(ring) > 1:
        pass_hands_right(s, ring)
    return False


@rule
def pass_cards(s: Any, f: int, answer: int) -> bool:
    """Everybody chooses a card for each neighbour in secret; then all are passed at once."""
    ring = touched(s, num(s.frames[f, CARD]))
    neighbours = min(bits(ring) - 1, 2)
    if answer != NONE:
        _pledge(s, f, answer - CARD_ACTION)
    while num(s.frames[f, _TURN]) < num(s.players):
        seat = seat_after(s, num(s.first), num(s.frames[f, _TURN]))
        side = num(s.frames[f, _SIDE])
        if (ring >> seat) & 1 == 1 and side < neighbours and s.pledge[seat, side] == NO_CARD:
            hand = hand_of(s, seat)
            if side == 1 and num(s.pledge[seat, 0]) != NO_CARD:
                hand = without_card(hand, num(s.pledge[seat, 0]))
            if not is_empty(hand):
                return _ask_for_pledge(s, f, ring, seat, side, distinct(hand))
        _next_pledge(s, f)
    pop(s)
    for seat in range(num(s.players)):
        _follow_pledges(s, seat, ring)
    for seat in range(num(s.players)):
        _redeem(s, seat, 0, ring, 1)
        _redeem(s, seat, 1, ring, -1)
    return False


@rule
def _ask_for_pledge(s: Any, f: int, ring: int, seat: int, side: int, cards: CardSet) -> bool:
    choosing = 0
    for other in range(num(s.players)):
        if (ring >> other) & 1 == 1 and s.hand_n[other] > 0:
            choosing |= 1 << other
    prompt = ask_for.PASS_LEFT if side == 0 else ask_for.PASS_RIGHT
    return ask_together(s, choosing, seat, prompt, num(s.frames[f, CARD]), 0, cards)


@rule
def restart_passing(s: Any) -> None:
    """Ask anew from the beginning, though not those who have chosen."""
    top = num(s.depth) - 1
    s.frames[top, _TURN] = 0
    s.frames[top, _SIDE] = 0
    close_question(s)
    pass_cards(s, top, NONE)


@rule
def _pledge(s: Any, f: int, card: int) -> None:
    seat = seat_after(s, num(s.first), num(s.frames[f, _TURN]))
    s.pledge[seat, num(s.frames[f, _SIDE])] = card
    _next_pledge(s, f)


@rule
def _next_pledge(s: Any, f: int) -> None:
    if s.frames[f, _SIDE] == 0:
        s.frames[f, _SIDE] = 1
    else:
        s.frames[f, _SIDE] = 0
        s.frames[f, _TURN] = num(s.frames[f, _TURN]) + 1


@rule
def _follow_pledges(s: Any, seat: int, ring: int) -> None:
    left, right = num(s.pledge[seat, 0]), num(s.pledge[seat, 1])
    if left != NO_CARD:
        follow_passing(
            s,
            seat,
            ring_neighbour(s, ring, seat, 1),
            with_card(EMPTY, left),
            ring_neighbour(s, ring, seat, -1),
            EMPTY if right == NO_CARD else with_card(EMPTY, right),
        )


@rule
def _redeem(s: Any, seat: int, side: int, ring: int, step: int) -> None:
    card = num(s.pledge[seat, side])
    if card != NO_CARD:
        s.pledge[seat, side] = NO_CARD
        carry(s, h.PASS_CARD, card, HAND + seat, HAND + ring_neighbour(s, ring, seat, step))
