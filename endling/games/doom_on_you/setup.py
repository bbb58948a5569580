"""Setting up: tokens, hands without doom, a draw pile with doom, and lots for the first target."""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import event_types as h
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you import work
from endling.games.doom_on_you.changes import cards_in_game, is_left_out
from endling.games.doom_on_you.places import DECK, HAND, move, put_in, say
from endling.kernel.cardset import count, without
from endling.kernel.chacha import below, shuffle
from endling.kernel.frames import STEP, WHO, goto, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD

PREPARE, DEAL, BEGIN = range(3)


@rule
def setup(s: Any, f: int, answer: int) -> bool:
    """One step after the other."""
    step = num(s.frames[f, STEP])
    if step == PREPARE:
        _prepare(s)
        goto(s, f, DEAL)
    elif step == DEAL:
        _deal(s, f)
    else:
        shuffle(s, s.deck, 0, num(s.deck_n))  # now with the dooms
        pop(s)
        s.first_target = below(s, num(s.players))
        say(s, h.FIRST_TARGET, num(s.first_target), NO_CARD)
        push(s, work.ROUNDS, 0, NO_CARD, 0)
    return False


@rule
def clear_table(s: Any) -> None:
    """Nobody is a target yet, and everybody has the tokens to begin with."""
    s.first_target = -1
    s.target = -1
    for seat in range(num(s.players)):
        s.tokens[seat] = num(s.starting_tokens)


@rule
def _prepare(s: Any) -> None:
    clear_table(s)
    for card in range(t.CARD_COUNT):
        if not is_left_out(s, card):
            put_in(s, card, DECK)
    shuffle(s, s.deck, 0, num(s.deck_n) - _dooms(s))


@rule
def _dooms(s: Any) -> int:
    return count(without(cards_in_game(s), t.ALL_BUT_DOOMS))


@rule
def _deal(s: Any, f: int) -> None:
    """Six cards for one seat after the other, from below the dooms, which lie on top."""
    seat = num(s.frames[f, WHO])
    dooms = _dooms(s)
    for _ in range(t.HAND):
        card = num(s.deck[num(s.deck_n) - 1 - dooms])
        move(s, h.DEAL, seat, card, DECK, HAND + seat)
    if seat + 1 < num(s.players):
        s.frames[f, WHO] = seat + 1
    else:
        goto(s, f, BEGIN)
