"""A doom strikes: the drawer names who else suffers, force fields, choices, losses."""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import event_types as h
from endling.games.doom_on_you import questions as ask_for
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you.attacks import leave_pile
from endling.games.doom_on_you.going_out import put_out_the_starved
from endling.games.doom_on_you.places import (
    AT_ONCE,
    DISCARD,
    PLAYED,
    carry,
    forget_players,
    say,
)
from endling.games.doom_on_you.reactions import open_for_doom
from endling.games.doom_on_you.state import as_cards, is_in, pile_of, seat_after, seats_in
from endling.games.doom_on_you.tables import EMPTY
from endling.games.doom_on_you.targets import ONLY_DRAWER, OTHER, victims_of
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import NONE, PLAYER
from endling.kernel.bits import bits, lowest_bit
from endling.kernel.events import OF_NOBODY, note_number
from endling.kernel.frames import CARD, STEP, WHO, Z, goto, pop
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask
from endling.kernel.sizes import NO_CARD

NAME, SHIELD, CHOOSE, WEIGH, LOSE = range(5)
SEATS_DONE = Z


@rule
def doom(s: Any, f: int, answer: int) -> bool:
    """One step after the other."""
    step = num(s.frames[f, STEP])
    if step == NAME:
        return _name(s, f, answer)
    if step == SHIELD:
        goto(s, f, CHOOSE)
        s.struck = victims_of(s, f)
        if num(s.target) >= 0 or s.fields_in_preparation == 1:
            open_for_doom(s, f, num(s.frames[f, WHO]), num(s.frames[f, CARD]))
    elif step == CHOOSE:
        return _choose(s, f, answer)
    elif step == WEIGH:
        _weigh(s, f)
        goto(s, f, LOSE)
    else:
        _lose(s, f)
    return False


@rule
def _name(s: Any, f: int, answer: int) -> bool:
    """The drawer names the other victim; where there is only one, nobody has to."""
    drawer, card = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    goto(s, f, SHIELD)
    if num(t.VICTIMS[card]) != t.DRAWER_AND_OTHER:
        return False
    others = seats_in(s) & ~(1 << drawer)
    if answer == NONE and bits(others) > 1:
        goto(s, f, NAME)
        return ask(s, drawer, ask_for.DOOM_OTHER, card, others << PLAYER, EMPTY)
    other = lowest_bit(others) if answer == NONE else answer - PLAYER
    s.frames[f, OTHER] = other + 1
    say(s, h.DOOM_OTHER, other, card)
    return False


# --- Choices --------------------------------------------------------------------------------------


@rule
def _choose(s: Any, f: int, answer: int) -> bool:
    """Victims choose animals in clockwise order from the drawer; nothing is lost before the end."""
    card = num(s.frames[f, CARD])
    loss, amount = num(t.LOSS[card]), num(t.AMOUNT[card])
    if answer != NONE:
        s.marked = num(s.marked) | 1 << (answer - CARD_ACTION)
    while num(s.frames[f, SEATS_DONE]) < num(s.players):
        seat = seat_after(s, num(s.frames[f, WHO]), num(s.frames[f, SEATS_DONE]))
        pile = pile_of(s, seat)
        has_choice = loss == t.ANIMALS_LOST or loss == t.ANIMALS_KEPT
        if has_choice and victims_of(s, f) >> seat & 1 == 1:
            if bits(pile) <= amount:
                s.marked = num(s.marked) | pile
            elif bits(pile & num(s.marked)) < amount:
                which = ask_for.LOSE if loss == t.ANIMALS_LOST else ask_for.KEEP
                return ask(s, seat, which, card, 0, as_cards(pile & ~num(s.marked)))
        s.frames[f, SEATS_DONE] = num(s.frames[f, SEATS_DONE]) + 1
    s.frames[f, SEATS_DONE] = 0
    goto(s, f, WEIGH)
    return False


@rule
def animals_lost(s: Any, f: int, seat: int) -> int:
    """The animals that a victim loses, as bits."""
    loss = num(t.LOSS[num(s.frames[f, CARD])])
    if loss == t.ALL_ANIMALS_LOST:
        return pile_of(s, seat)
    if loss == t.ANIMALS_LOST:
        return pile_of(s, seat) & num(s.marked)
    return pile_of(s, seat) & ~num(s.marked) if loss == t.ANIMALS_KEPT else 0


@rule
def tokens_lost(s: Any, f: int, seat: int) -> int:
    """The tokens that a victim loses."""
    return tokens_lost_to(s, num(s.frames[f, CARD]), seat)


@rule
def tokens_lost_to(s: Any, card: int, seat: int) -> int:
    """The tokens that a doom takes from somebody whom it strikes."""
    tokens = num(s.tokens[seat])
    loss, amount = num(t.LOSS[card]), num(t.AMOUNT[card])
    if loss == t.ANIMALS_LOST:
        amount = num(t.TOKENS_INSTEAD[card]) if pile_of(s, seat) == 0 else 0
    elif loss == t.HALF_LOST:
        amount = min(tokens // 2, amount)
    elif loss != t.TOKENS_LOST:
        amount = 0
    return min(amount, tokens)


# --- Losses ---------------------------------------------------------------------------------------


@rule
def _weigh(s: Any, f: int) -> None:
    """A doom that would leave nobody with food strikes the drawer only, or ends the game (D-24)."""
    victims = victims_of(s, f)
    for seat in range(num(s.players)):
        if is_in(s, seat):
            lost = tokens_lost(s, f, seat) if victims >> seat & 1 == 1 else 0
            if lost < num(s.tokens[seat]):
                return
    if s.wipeout_ends == 1:
        say(s, h.WIPED_OUT, OF_NOBODY, NO_CARD)
        return
    s.frames[f, ONLY_DRAWER] = 1
    say(s, h.ONLY_DRAWER, num(s.frames[f, WHO]), num(s.frames[f, CARD]))


@rule
def _lose(s: Any, f: int) -> None:
    """One victim after the other, and only then is anybody out."""
    drawer, done = num(s.frames[f, WHO]), num(s.frames[f, SEATS_DONE])
    if done == num(s.players):
        s.marked = 0
        s.struck = 0
        carry(s, num(s.frames[f, CARD]), PLAYED, DISCARD)
        forget_players(s)
        pop(s)
        put_out_the_starved(s, drawer)
        return
    seat = seat_after(s, drawer, done)
    if victims_of(s, f) >> seat & 1 == 1:
        _lose_tokens(s, seat, tokens_lost(s, f, seat), num(s.frames[f, CARD]))
        if not _lose_animals(s, seat, animals_lost(s, f, seat)):
            return
    s.frames[f, SEATS_DONE] = done + 1


@rule
def _lose_tokens(s: Any, seat: int, tokens: int, card: int) -> None:
    if tokens > 0:
        s.tokens[seat] = num(s.tokens[seat]) - tokens
        s.burned = num(s.burned) + tokens
        note_number(s, h.LOSE_TOKENS, seat, card, tokens)


@rule
def _lose_animals(s: Any, seat: int, animals: int) -> bool:
    """Some at a time; returns whether that was all. Tokens are never lost along with many."""
    for _ in range(AT_ONCE):
        if animals == 0:
            return True
        leave_pile(s, h.LOSE, seat, lowest_bit(animals), seat)
        animals &= animals - 1
    return animals == 0
