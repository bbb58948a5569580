"""Many games side by side, one decision each in one call.

Game `n` is record `n` of an array, and what is to be known about it stands in row `n` of other
arrays that belong to the caller: nothing is copied or allocated. Games are independent of each
other and each has dice of its own, so that any cut of the arrays into parts, for several threads,
leads to the same results.

Either every seat is asked in turn (`EVERY_SEAT`), or one seat is, and the others answer at once by
chance or greedily.
"""

from __future__ import annotations

from typing import Any

from endling.kernel.actions import is_legal
from endling.kernel.chacha import below, reseed
from endling.kernel.engine import run, step
from endling.kernel.events import clear_log
from endling.kernel.game_hooks import standing
from endling.kernel.jit import entry, rule
from endling.kernel.numbers import num
from endling.kernel.observation import memorize, observe, recall, write_mask
from endling.kernel.policies import greedy_action, random_action

# What happens to a game that is over: a new one with the next step, in the same step, or never.
NEXT_STEP, SAME_STEP, DISABLED = range(3)

# Who is asked: every seat, or one; a seat of this number, or any, chosen for every game.
EVERY_SEAT, ANY_SEAT = -2, -1

# How the seats that are not asked choose.
RANDOM, GREEDY = range(2)

MODE, SEAT, OPPONENTS = range(3)
SETTINGS = 3

REFUSED, OVER = -1, -2  # instead of the seat that is asked next


# --- One game -------------------------------------------------------------------------------------


@rule
def _memorize_through(s: Any, memory: Any) -> None:
    """Run on to the next question, noting in the memory (if there is one) what everybody sees."""
    if len(memory) > 0:
        memorize(s, memory)
    while s.pending == 1:
        clear_log(s)
        run(s)
        if len(memory) > 0:
            memorize(s, memory)


@rule
def advance(s: Any, action: int, memory: Any) -> bool:
    """Take an answer and run on to the next question; an illegal one changes nothing."""
    if not step(s, action):
        return False
    _memorize_through(s, memory)
    return True


@rule
def deal(states: Any, n: int, template: Any, dice: Any, memory: Any) -> None:
    """A new game in this place, up to its first question."""
    states[n] = template[0]
    states[n].untimed = 1
    reseed(states[n], dice)
    for i in range(len(memory)):
        memory[i] = 0
    run(states[n])
    _memorize_through(states[n], memory)


@rule
def _answer_for_others(s: Any, seat: int, settings: Any, dice: Any, memory: Any) -> None:
    """Let the other seats decide until the one that is asked from outside must."""
    while s.over == 0 and num(s.actor) != seat:
        if settings[OPPONENTS] == GREEDY:
            action = greedy_action(s, dice)
        else:
            action = random_action(s, dice)
        advance(s, action, memory)


@rule
def _begin(
    states: Any, n: int, template: Any, settings: Any, seats: Any, dice: Any, memory: Any
) -> None:
    """A new game, up to the first question for somebody who is asked from outside."""
    states[n].over = 1
    while states[n].over == 1:  # again, in case a game ends before the seat is ever asked
        deal(states, n, template, dice, memory)
        if settings[SEAT] == EVERY_SEAT:
            continue
        if settings[SEAT] == ANY_SEAT:
            seats[n] = below(dice, num(states[n].players))
        else:
            seats[n] = settings[SEAT]
        _answer_for_others(states[n], num(seats[n]), settings, dice, memory)


@rule
def _reward(s: Any, seat: int) -> float:
    """The share of rivals beaten less the share of rivals that won against the seat."""
    mine = standing(s, seat)
    balance = 0
    for other in range(num(s.players)):
        theirs = standing(s, other)
        if theirs < mine:
            balance += 1
        elif theirs > mine:
            balance -= 1
    return balance / (num(s.players) - 1)


@rule
def _settle_up(s: Any, own: int, rewards: Any, standings: Any) -> None:
    """Rewards at the end, for every seat or for the one that is asked from outside."""
    for seat in range(num(s.players)):
        standings[seat] = standing(s, seat)
        if len(rewards) > 1:
            rewards[seat] = _reward(s, seat)
    if len(rewards) == 1:
        rewards[0] = _reward(s, own)


@rule
def _show(s: Any, seat: int, memory: Any, notes: Any, row: Any) -> None:
    observe(s, seat, notes, row)
    if len(memory) > 0:
        recall(s, seat, memory, row)


@rule
def _show_question(s: Any, seat: int, memory: Any, notes: Any, row: Any, mask: Any) -> None:
    """What the seat sees and may do; a game that is over takes word 0, for what it is worth."""
    _show(s, seat, memory, notes, row)
    write_mask(s, seat, mask)
    if s.over == 1:
        mask[0] = 1


# --- Entry points ---------------------------------------------------------------------------------


@entry
def begin_games(
    states: Any,
    template: Any,
    settings: Any,
    chosen: Any,
    seats: Any,
    to_play: Any,
    dice: Any,
    memory: Any,
    notes: Any,
    rows: Any,
    masks: Any,
    ended: Any,
) -> None:
    """New games in the chosen places."""
    for n in range(len(states)):
        if chosen[n]:
            _begin(states, n, template, settings, seats, dice[n], memory[n])
            to_play[n] = states[n].actor
            ended[n] = False
            _show_question(states[n], num(to_play[n]), memory[n], notes[n], rows[n], masks[n])


@entry
def first_illegal(states: Any, actions: Any) -> int:
    """The first game that cannot take its action, -1 if all can; games that are over take any."""
    for n in range(len(states)):
        if states[n].over == 0 and not is_legal(states[n], num(actions[n])):
            return n
    return -1


@entry
def step_games(
    states: Any,
    template: Any,
    settings: Any,
    actions: Any,
    seats: Any,
    to_play: Any,
    dice: Any,
    memory: Any,
    notes: Any,
    rows: Any,
    masks: Any,
    rewards: Any,
    standings: Any,
    ended: Any,
    final_rows: Any,
) -> int:
    """One decision in every game; returns how many games ended."""
    endings = 0
    for n in range(len(states)):
        s = states[n]
        for seat in range(rewards.shape[1]):
            rewards[n, seat] = 0.0
        viewer = num(to_play[n])
        if s.over == 1:
            if settings[MODE] == DISABLED:
                continue
            _begin(states, n, template, settings, seats, dice[n], memory[n])
        else:
            advance(s, num(actions[n]), memory[n])
            if settings[SEAT] != EVERY_SEAT:
                _answer_for_others(s, viewer, settings, dice[n], memory[n])
        ended[n] = s.over == 1
        if s.over == 1:
            endings += 1
            _settle_up(s, viewer, rewards[n], standings[n])
            if settings[MODE] == SAME_STEP:
                _show(s, viewer, memory[n], notes[n], final_rows[n])
                _begin(states, n, template, settings, seats, dice[n], memory[n])
        if s.over == 0:
            viewer = num(s.actor)
        to_play[n] = viewer
        _show_question(s, viewer, memory[n], notes[n], rows[n], masks[n])
    return endings


@entry
def choose_by_chance(states: Any, dice: Any, actions: Any) -> None:
    """A fair choice among the legal actions of every game; games that are over get word 0."""
    for n in range(len(states)):
        actions[n] = random_action(states[n], dice[n]) if states[n].over == 0 else 0


@entry
def give_dice(source: Any, dice: Any) -> None:
    """Fresh dice for every game, drawn from one stream."""
    for n in range(len(dice)):
        reseed(dice[n], source[0])


@entry
def take_and_look(
    states: Any,
    action: int,
    memory: Any,
    notes: Any,
    row: Any,
    mask: Any,
    rewards: Any,
    standings: Any,
) -> int:
    """One decision in one game, and what the next seat sees.

    Returns the seat that is asked next, REFUSED or OVER.
    """
    s = states[0]
    if not advance(s, action, memory):
        return REFUSED
    if s.over == 1:
        _settle_up(s, 0, rewards, standings)
        return OVER
    _show_question(s, num(s.actor), memory, notes, row, mask)
    return num(s.actor)


@entry
def deal_and_look(
    states: Any, template: Any, dice: Any, memory: Any, notes: Any, row: Any, mask: Any
) -> int:
    """A new game, and what the first seat that is asked sees; returns that seat."""
    deal(states, 0, template, dice[0], memory)
    _show_question(states[0], num(states[0].actor), memory, notes, row, mask)
    return num(states[0].actor)
