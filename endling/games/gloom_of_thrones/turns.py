"""Turns, round after round: up to two actions, then drawing."""

from __future__ import annotations

from typing import Any

from endling.games.gloom_of_thrones import event_types as h
from endling.games.gloom_of_thrones import questions as ask_for
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones import work
from endling.games.gloom_of_thrones.dying import finish
from endling.games.gloom_of_thrones.effects.hands import refill
from endling.games.gloom_of_thrones.places import can_draw, say
from endling.games.gloom_of_thrones.playing import play
from endling.games.gloom_of_thrones.state import seat_after
from endling.games.gloom_of_thrones.tables import EMPTY
from endling.games.gloom_of_thrones.targets import ACTION, AFTER, EXTRA, playable
from endling.games.gloom_of_thrones.words import DISCARD_HAND
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import DONE, NONE, PASS
from endling.kernel.cardset import is_empty
from endling.kernel.events import OF_NOBODY, note_moment, note_number
from endling.kernel.frames import STEP, WHO, X, goto, is_on_top, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask
from endling.kernel.sizes import NO_CARD

_HAS_ACTIONS = X

TO_THINK = 2  # how many times as long as for an answer people have for a free Death

_BEGIN, ACTING, _DRAW = range(3)


# --- Round after round ----------------------------------------------------------------------------


@rule
def rounds(s: Any, f: int, answer: int) -> bool:
    """The frame at the bottom of the stack: the next turn, until the game is over."""
    if s.frames[f, STEP] == 0:
        goto(s, f, 1)
    else:
        s.turn = seat_after(s, num(s.turn), 1)
        if num(s.turn) == num(s.first):
            if num(s.round_number) == t.ROUNDS:
                say(s, h.LAST_ROUND, OF_NOBODY, NO_CARD)
                finish(s)
                return False
            s.round_number = num(s.round_number) + 1
    push(s, work.TURN, num(s.turn), NO_CARD, 0)
    return False


@rule
def turn(s: Any, f: int, answer: int) -> bool:
    """One turn."""
    seat = num(s.frames[f, WHO])
    while is_on_top(s, f, work.TURN):
        step = num(s.frames[f, STEP])
        if step == _BEGIN:
            goto(s, f, ACTING)
            _begin(s, f, seat)
        elif step == ACTING:
            if _act(s, f, seat, answer):
                return True
        else:
            _end(s, f, seat)
        answer = NONE
    return False


@rule
def _begin(s: Any, f: int, seat: int) -> None:
    s.taken = 0
    s.has_played = 0
    if s.skip_turn[seat] > 0:
        s.skip_turn[seat] = num(s.skip_turn[seat]) - 1
        say(s, h.MISS_TURN, seat, NO_CARD)
        _break_silence(s)
        pop(s)
        return
    say(s, h.TURN, seat, NO_CARD)
    lost = min(num(s.lose_actions[seat]), t.ACTIONS)
    if lost > 0:
        note_number(s, h.FEWER_ACTIONS, seat, NO_CARD, lost)
    s.lose_actions[seat] = 0
    s.actions = t.ACTIONS - lost
    s.frames[f, _HAS_ACTIONS] = 1 if lost < t.ACTIONS else 0


# --- Actions --------------------------------------------------------------------------------------


@rule
def _act(s: Any, f: int, seat: int, answer: int) -> bool:
    """The next action, whatever is possible besides, or the end of the turn."""
    if answer != NONE:
        _take(s, f, seat, answer)
        return False
    if s.hand_n[seat] == 0:
        _stop(s, f, seat)
        return False
    if s.actions > 0:
        words = (1 << PASS) | (1 << DISCARD_HAND)
        cards = playable(s, seat, ACTION, t.ALL_CARDS)
        return ask(s, seat, ask_for.PLAY, NO_CARD, words, cards)
    if s.extra > 0:
        cards = playable(s, seat, EXTRA, t.ALL_CARDS)
        return ask(s, seat, ask_for.PLAY_EXTRA, NO_CARD, 1 << PASS, cards)
    cards = EMPTY
    if num(s.exposed) != 0:
        note_moment(s, TO_THINK)
        cards = playable(s, seat, AFTER, t.ALL_CARDS)
    if is_empty(cards):
        goto(s, f, _DRAW)
        return False
    return ask(s, seat, ask_for.FREE_DEATH, NO_CARD, 1 << DONE, cards)


@rule
def _take(s: Any, f: int, seat: int, answer: int) -> None:
    if answer >= CARD_ACTION:
        play(s, seat, answer - CARD_ACTION, _manner(s))
    elif answer == DONE:
        goto(s, f, _DRAW)
    elif answer == DISCARD_HAND:
        _use_one(s)
        say(s, h.DISCARD_HAND, seat, NO_CARD)
        push(s, work.DISCARD_HAND, seat, NO_CARD, 0)
    else:
        _use_one(s)
        say(s, h.PASS, seat, NO_CARD)


@rule
def _manner(s: Any) -> int:
    if s.actions > 0:
        return ACTION
    return EXTRA if s.extra > 0 else AFTER


@rule
def _use_one(s: Any) -> None:
    if s.actions > 0:
        s.actions = num(s.actions) - 1
        s.taken = num(s.taken) + 1
    else:
        s.extra = num(s.extra) - 1


@rule
def _stop(s: Any, f: int, seat: int) -> None:
    """Without cards there is nothing left but to pass."""
    if s.actions > 0:
        say(s, h.PASS, seat, NO_CARD)
    s.actions = 0
    goto(s, f, _DRAW)


# --- The end of a turn ----------------------------------------------------------------------------


@rule
def _end(s: Any, f: int, seat: int) -> None:
    had_actions = s.frames[f, _HAS_ACTIONS] == 1
    s.actions = 0
    s.extra = 0
    if s.skip_draw[seat] > 0:
        s.skip_draw[seat] = num(s.skip_draw[seat]) - 1
        say(s, h.SKIP_DRAW, seat, NO_CARD)
    else:
        refill(s, seat)
    pop(s)
    if s.has_played == 1 or not had_actions:
        _break_silence(s)
    else:
        _keep_silence(s)


@rule
def _break_silence(s: Any) -> None:
    """A card was played, or there was no chance to play one."""
    s.quiet_turns = 0
    s.stuck_turns = 0


@rule
def _keep_silence(s: Any) -> None:
    """Nobody goes on for ever without playing a card."""
    s.quiet_turns = num(s.quiet_turns) + 1
    s.stuck_turns = 0 if can_draw(s) else num(s.stuck_turns) + 1
    is_quiet = num(s.quiet_turns) == t.QUIET_ROUNDS * num(s.players)
    if is_quiet or num(s.stuck_turns) == num(s.players):
        say(s, h.DEADLOCK, OF_NOBODY, NO_CARD)
        finish(s)
