"""Thinking ahead without peeking: information-set Monte Carlo tree search in compiled code.

Every iteration deals anew whatever the deciding seat cannot know, walks down one tree that all
deals share, adds one node, plays on to the end or to a horizon, and writes the result along the
way. A node stands for an answer to a question: (parent, who, what, because of which card, answer).
A deal allows only some of them; the bandit rule therefore counts how often an answer was available
(single-observer ISMCTS; Cowling, Powley and Whitehouse, 2012). Every answer is judged by the seat
that gives it. Whatever is not in the tree is answered on impulse, which learns (`experience.py`).
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any

from endling.kernel.actions import NONE
from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import WORD
from endling.kernel.engine import run_through, step
from endling.kernel.experience import impulse, learn, lesson_about
from endling.kernel.game_hooks import (
    canonicalize,
    comfortable_lead,
    determinize,
    outlook,
    standing,
)
from endling.kernel.jit import entry, rule
from endling.kernel.numbers import num
from endling.kernel.policies import legal_count
from endling.kernel.winning import can_win

# --- Memory ---------------------------------------------------------------------------------------

# Two states lie side by side: what the search starts from, and one to play with.
STATES = 2
ROOT, WORK = range(STATES)

# A node, in one line of the cache. Sums are whole numbers, a full point being UNIT.
PARENT, KEY, VISITS, AVAILABLE, REWARD, WINS, PLACES, SPARE = range(8)
NODE_WIDTH = 8
UNIT = 1 << 16

# A result has one line per seat. The sums over all iterations have the same columns.
GAIN, WIN, PLACE, STANDING = range(4)  # PLACE is twice the number of seats ahead, half for ties
RESULT_WIDTH = 4

# Settings and the state of the search; ANSWERS is how many were given in this iteration.
(
    SEAT,
    USED,
    EXPLORATION,
    MARGIN,
    ODDS,
    FORCED,
    HUNCHES,
    LEARNS,
    HORIZON,
    AVOIDED,
    ANSWERS,
) = range(11)
SETTINGS = 11

MAX_DEPTH = 128  # of the tree
PER_MILLE = 1000
_HOPELESS = 30.0  # this many comfortable leads behind

# Where the parts of a key begin: an answer has 12 bits, a seat four, a question and a card eight.
_ACTOR_SHIFT, _PROMPT_SHIFT, _CAUSE_SHIFT = 12, 16, 24


@rule
def _question(s: Any) -> int:
    """Who is asked what, because of which card, as a number that leaves room for an answer."""
    return (
        (num(s.actor) << _ACTOR_SHIFT)
        | (num(s.prompt) << _PROMPT_SHIFT)
        | (num(s.cause) << _CAUSE_SHIFT)
    )


def action_of(key: int) -> int:
    """The answer that a node stands for."""
    return key & ((1 << _ACTOR_SHIFT) - 1)


def actor_of(key: int) -> int:
    """The seat that gives the answer."""
    return (key >> _ACTOR_SHIFT) & ((1 << (_PROMPT_SHIFT - _ACTOR_SHIFT)) - 1)


def prompt_of(key: int) -> int:
    """The question that is answered."""
    return (key >> _PROMPT_SHIFT) & ((1 << (_CAUSE_SHIFT - _PROMPT_SHIFT)) - 1)


@rule
def _slot(nodes: Any, table: Any, parent: int, key: int) -> int:
    """The slot of the table in which this node's number is, or would be."""
    mask = len(table) - 1
    mixed = parent * 0x9E3779B1 + key * 0x85EBCA6B
    at = (mixed ^ (mixed >> 17)) & mask
    while table[at] != 0:
        node = num(table[at])
        if nodes[node, PARENT] == parent and nodes[node, KEY] == key:
            return at
        at = (at + 1) & mask
    return at


# --- One iteration --------------------------------------------------------------------------------


@rule
def _urge(nodes: Any, child: int, exploration: int) -> float:
    """UCB1 with availability: how much it is worth to try a known answer again."""
    visits = num(nodes[child, VISITS])
    mean = num(nodes[child, REWARD]) / (UNIT * visits)
    return mean + exploration / PER_MILLE * sqrt(log(num(nodes[child, AVAILABLE])) / visits)


@rule
def _select(
    s: Any, nodes: Any, table: Any, settings: Any, parent: int, experience: Any, dice: Any
) -> int:
    """The answer to try: the most promising, or one that was never tried in this place.

    The search's own question gets all its answers tried. Further down hardly a visit passes without
    a card that was never seen there, so that such an answer has to come to mind to be tried.
    """
    question = _question(s)
    fresh, chosen = NONE, NONE
    most = -1.0
    for i in range(len(s.legal)):
        mask = num(s.legal[i])
        while mask != 0:
            action = i * WORD + lowest_bit(mask)
            mask &= mask - 1
            child = num(table[_slot(nodes, table, parent, question | action)])
            if child == 0:
                fresh = action
                continue
            nodes[child, AVAILABLE] += 1
            urge = _urge(nodes, child, num(settings[EXPLORATION]))
            if urge > most:
                most = urge
                chosen = action
    if fresh == NONE or parent == 0:
        return chosen if fresh == NONE else fresh
    felt = impulse(s, num(settings[HUNCHES]), experience, dice)
    is_fresh = table[_slot(nodes, table, parent, question | felt)] == 0
    return felt if is_fresh else chosen


@rule
def _leave_out_avoided(s: Any, settings: Any) -> None:
    """Remove the answers that the search avoids, unless there are no others."""
    words = num(s.legal[0])
    if words & num(settings[AVOIDED]) == 0:
        return
    s.legal[0] = words & ~num(settings[AVOIDED])
    if legal_count(s) == 0:
        s.legal[0] = words


@rule
def _answer(s: Any, action: int, settings: Any, lessons: Any) -> None:
    """Take an answer and run on to the next question; what comes of it will be a lesson."""
    given = num(settings[ANSWERS])
    at = given if given < len(lessons) else given % len(lessons)
    lessons[at] = lesson_about(s, action)
    settings[ANSWERS] = given + 1
    step(s, action)
    run_through(s)
    _leave_out_avoided(s, settings)


@rule
def _descend(
    s: Any,
    nodes: Any,
    table: Any,
    settings: Any,
    path: Any,
    experience: Any,
    lessons: Any,
    dice: Any,
) -> int:
    """Walk down the tree and add a node, if there is room; returns the number of nodes passed."""
    parent = 0
    depth = 0
    while s.over == 0 and depth < len(path):
        if depth == 0 and settings[FORCED] != NONE:
            action = num(settings[FORCED])
        else:
            action = _select(s, nodes, table, settings, parent, experience, dice)
        key = _question(s) | action
        slot = _slot(nodes, table, parent, key)
        child = num(table[slot])
        is_new = child == 0
        if is_new:
            child = num(settings[USED])
            if child == len(nodes):
                return depth
            settings[USED] = child + 1
            table[slot] = child
            nodes[child, PARENT] = parent
            nodes[child, KEY] = key
            nodes[child, AVAILABLE] = 1
        path[depth] = child
        depth += 1
        _answer(s, action, settings, lessons)
        if is_new:
            return depth
        parent = child
    return depth


@rule
def _play_out(s: Any, settings: Any, experience: Any, lessons: Any, dice: Any) -> None:
    """The rest of the game, or as far as the search looks, played by whatever comes to mind."""
    horizon = num(settings[ANSWERS]) + num(settings[HORIZON])
    while s.over == 0 and settings[ANSWERS] != horizon:
        action = impulse(s, num(settings[HUNCHES]), experience, dice)
        _answer(s, action, settings, lessons)


@rule
def _judge(s: Any, settings: Any, result: Any) -> None:
    """What the end is worth to everybody: the share of rivals beaten, mixed with the lead.

    Where the end was not reached, it is judged by what everybody can expect.
    """
    players, margin = num(s.players), num(settings[MARGIN])
    for seat in range(players):
        result[seat, STANDING] = outlook(s, seat) if s.over == 0 else standing(s, seat)
    for seat in range(players):
        mine = num(result[seat, STANDING])
        ahead, level, lead = 0, 0, UNIT
        for other in range(players):
            if other != seat:
                theirs = num(result[other, STANDING])
                lead = min(lead, mine - theirs)
                if theirs > mine:
                    ahead += 1
                elif theirs == mine:
                    level += 1
        has_won = ahead == 0 and can_win(mine)
        result[seat, WIN] = UNIT // (level + 1) if has_won else 0
        result[seat, PLACE] = 2 * ahead + level
        rivals = max(1, players - 1)
        share = UNIT - UNIT * (2 * ahead + level) // (2 * rivals)
        shown = UNIT // 2 + UNIT * lead // (2 * (abs(lead) + comfortable_lead(s)))
        if settings[ODDS] != 0:
            if s.over == 0:
                result[seat, WIN] = _chance(s, result, seat)
            shown = num(result[seat, WIN])
        result[seat, GAIN] = (share * (PER_MILLE - margin) + shown * margin) // PER_MILLE


@rule
def _chance(s: Any, result: Any, seat: int) -> int:
    """The chance of winning, where a comfortable lead over somebody is odds of e to one."""
    mine, rivals = num(result[seat, STANDING]), 0.0
    for other in range(num(s.players)):
        if other != seat:
            behind = (num(result[other, STANDING]) - mine) / comfortable_lead(s)
            rivals += exp(min(behind, _HOPELESS))
    return int(UNIT / (1.0 + rivals))


@rule
def _back_up(nodes: Any, path: Any, depth: int, result: Any) -> None:
    for i in range(depth):
        node = num(path[i])
        seat = (num(nodes[node, KEY]) >> _ACTOR_SHIFT) & 15
        nodes[node, VISITS] += 1
        nodes[node, REWARD] += result[seat, GAIN]
        nodes[node, WINS] += result[seat, WIN]
        nodes[node, PLACES] += result[seat, PLACE]


# --- Entry points ---------------------------------------------------------------------------------


@entry
def canonicalize_state(pool: Any, seat: int) -> None:
    """Put what the seat cannot know into a fixed order."""
    canonicalize(pool[0], seat)


@entry
def search(
    pool: Any,
    nodes: Any,
    table: Any,
    settings: Any,
    path: Any,
    experience: Any,
    lessons: Any,
    result: Any,
    sums: Any,
    dice: Any,
    iterations: int,
) -> None:
    """Some more iterations; the tree stays as it is in between."""
    s = pool[WORK]
    for _ in range(iterations):
        pool[WORK] = pool[ROOT]
        determinize(s, num(settings[SEAT]), dice[0])
        s.untimed = 1
        _leave_out_avoided(s, settings)
        settings[ANSWERS] = 0
        depth = _descend(s, nodes, table, settings, path, experience, lessons, dice[0])
        _play_out(s, settings, experience, lessons, dice[0])
        _judge(s, settings, result)
        _back_up(nodes, path, depth, result)
        if settings[LEARNS] != 0:
            learn(s, experience, lessons, num(settings[ANSWERS]), result[:, GAIN])
        for seat in range(num(s.players)):
            for column in range(RESULT_WIDTH):
                sums[seat, column] += result[seat, column]
