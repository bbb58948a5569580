"""What comes of all that lies on the table if nobody reacts, step by step.

A battle card on the table, or one that somebody thinks about, is taken to work. Tokens change hands
for a moment, so that whoever is left without any gets no further, and are put back.
"""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you.attacks import (
    BLOCKED,
    LET_THROUGH,
    deepest_level,
    gainer_of,
    is_attacking,
    level_of,
    owner_of,
    owner_of_pile_with,
    plan_of,
    target_of,
)
from endling.games.doom_on_you.board import FORECAST
from endling.games.doom_on_you.changes import tokens_of
from endling.games.doom_on_you.defense_points import count_points
from endling.games.doom_on_you.dooms import tokens_lost_to
from endling.games.doom_on_you.places import is_doom
from endling.games.doom_on_you.state import is_in, seat_after
from endling.kernel.jit import rule
from endling.kernel.numbers import num

# What becomes of an attack or of somebody whom a doom strikes, in the order of `board.OUTCOMES`.
OPEN, THROUGH, STOPPED_BY_BLOCK, IN_VAIN, HUNTED, STOPPED, CAPTURED, STRUCK, SPARED = range(9)
NOTHING, JOINS = -1, len(t.COUNTERABLE)  # besides the kinds of battle cards: one more attack
NO_SEAT = NO_ANIMAL = -1


@rule
def write_forecast(s: Any, viewer: int, row: Any, at: int) -> int:
    """As everybody can see."""
    kind = kind_at_work(s)
    who, animal, aimed = player_of_first(s), num(s.aimed_animal) - 1, num(s.aimed_seat) - 1
    return write_steps(s, kind, who, animal, aimed, row, at, 0, FORECAST)


# --- The battle card on the table -----------------------------------------------------------------


@rule
def _first_battle_card(s: Any) -> int:
    """Where the card lies that others may counter: a doom lies below it."""
    return 1 if num(s.played_n) > 0 and is_doom(num(s.played[0])) else 0


@rule
def first_kind(s: Any) -> int:
    """The kind of battle card that was played, countered or not; NOTHING if there is none."""
    i = _first_battle_card(s)
    return num(t.BATTLE[num(s.played[i])]) if i < num(s.played_n) else NOTHING


@rule
def kind_at_work(s: Any) -> int:
    """The same, if it works: every second counter makes it work again."""
    in_chain = num(s.played_n) - _first_battle_card(s)
    return first_kind(s) if in_chain % 2 == 1 else NOTHING


@rule
def player_of_first(s: Any) -> int:
    """Who played it."""
    i = _first_battle_card(s)
    return num(s.played_by[i]) - 1 if i < num(s.played_n) else NO_SEAT


# --- Steps ----------------------------------------------------------------------------------------


@rule
def write_steps(
    s: Any,
    kind: int,
    who: int,
    animal: int,
    aimed: int,
    row: Any,
    at: int,
    n: int,
    room: int,
) -> int:
    """Doom, then attacks within attacks, then those on the target in the order of declaration.

    The battle card that works is of this kind, played by this seat, aimed at this animal or seat.
    """
    first = n
    n = _strike(s, kind, aimed, row, at, n, room)
    if kind == t.HUNT and not is_attacking(s, animal):
        owner = owner_of_pile_with(s, animal)
        n = _write(s, animal, HUNTED, owner, NO_SEAT, 0, row, at, n, room)
    comes_first = kind == t.DEFLECT or kind == t.SNEAK_ATTACK
    if comes_first and aimed != num(s.target):
        n = _attack(s, animal, OPEN, aimed, who, row, at, n, room)
    for level in range(deepest_level(s), -1, -1):
        for i in range(num(s.attacks_n)):
            card = num(s.attacks[i])
            is_moved = kind == t.DEFLECT and card == animal
            if level_of(s, card) == level and not is_moved:
                n = _resolve(s, kind, who, animal, aimed, card, row, at, n, room)
    if kind == JOINS or (comes_first and aimed == num(s.target)):
        n = _attack(s, animal, OPEN, aimed, who, row, at, n, room)
    _put_back(s, row, at, first, n, room)
    return n


@rule
def _strike(s: Any, kind: int, aimed: int, row: Any, at: int, n: int, room: int) -> int:
    if s.struck == 0:
        return n
    doom, drawer = num(s.played[0]), num(s.played_by[0]) - 1
    victims = num(s.struck)
    spared = 1 << aimed if kind == t.FORCE_FIELD and aimed >= 0 else 0
    if _leaves_nobody(s, doom, victims & ~spared):
        victims = 1 << drawer
    for step in range(num(s.players)):
        seat = seat_after(s, drawer, step)
        if spared >> seat & 1 == 1:
            n = _write(s, doom, SPARED, seat, NO_SEAT, 0, row, at, n, room)
        elif victims >> seat & 1 == 1:
            tokens = tokens_lost_to(s, doom, seat)
            n = _write(s, doom, STRUCK, seat, NO_SEAT, tokens, row, at, n, room)
    return n


@rule
def _leaves_nobody(s: Any, doom: int, victims: int) -> bool:
    """Whether nobody would have food: then it strikes the drawer only, or the game ends (D-24)."""
    for seat in range(num(s.players)):
        lost = tokens_lost_to(s, doom, seat) if victims >> seat & 1 == 1 else 0
        if is_in(s, seat) and lost < num(s.tokens[seat]):
            return False
    return s.wipeout_ends == 0


@rule
def _resolve(
    s: Any,
    kind: int,
    who: int,
    animal: int,
    aimed: int,
    card: int,
    row: Any,
    at: int,
    n: int,
    room: int,
) -> int:
    target, gainer = target_of(s, card), gainer_of(s, card)
    outcome = _outcome(s, kind, animal, aimed, card)
    if outcome == CAPTURED:
        gainer = who
    return _attack(s, card, outcome, target, gainer, row, at, n, room)


@rule
def _outcome(s: Any, kind: int, animal: int, aimed: int, card: int) -> int:
    if card == animal and kind == t.HUNT:
        return HUNTED
    if card == animal and kind == t.CAPTURE:
        return CAPTURED
    target = target_of(s, card)
    is_stoppable = num(t.POWER[card]) != t.FORCE_FIELD_IMMUNE
    if kind == t.FORCE_FIELD and s.struck == 0 and target == aimed and is_stoppable:
        return STOPPED
    if not _is_left(s, target) or not _is_left(s, owner_of(s, card)):
        return IN_VAIN
    if plan_of(s, card) == BLOCKED:
        is_broken = kind == t.HUNT and count_points(s, animal, card + 1) > 0
        return OPEN if is_broken else STOPPED_BY_BLOCK
    if not _is_left(s, gainer_of(s, card)):
        return IN_VAIN
    return THROUGH if plan_of(s, card) == LET_THROUGH else OPEN


@rule
def _is_left(s: Any, seat: int) -> bool:
    return is_in(s, seat) and num(s.tokens[seat]) > 0


@rule
def _attack(
    s: Any,
    card: int,
    outcome: int,
    target: int,
    gainer: int,
    row: Any,
    at: int,
    n: int,
    room: int,
) -> int:
    """An attack takes what its target has; whoever is not known yet has enough."""
    tokens = 0
    if outcome <= THROUGH:
        tokens = tokens_of(s, card)
        if target >= 0:
            tokens = min(tokens, num(s.tokens[target]))
    return _write(s, card, outcome, target, gainer, tokens, row, at, n, room)


@rule
def _write(
    s: Any,
    card: int,
    outcome: int,
    loser: int,
    gainer: int,
    tokens: int,
    row: Any,
    at: int,
    n: int,
    room: int,
) -> int:
    row[at + n], row[at + room + n] = card, outcome
    row[at + 2 * room + n], row[at + 3 * room + n] = loser, gainer
    row[at + 4 * room + n] = tokens
    _pay(s, loser, gainer, tokens)
    is_out = loser >= 0 and tokens > 0 and s.tokens[loser] == 0
    row[at + 5 * room + n], row[at + 6 * room + n] = 1 if is_out else 0, card
    return n + 1


@rule
def _pay(s: Any, loser: int, gainer: int, tokens: int) -> None:
    """Somebody loses tokens to somebody, or to nobody; nobody is known to lose what is unknown."""
    if loser >= 0:
        s.tokens[loser] = num(s.tokens[loser]) - tokens
        if gainer >= 0:
            s.tokens[gainer] = num(s.tokens[gainer]) + tokens


@rule
def _put_back(s: Any, row: Any, at: int, first: int, n: int, room: int) -> None:
    for i in range(n - 1, first - 1, -1):
        loser, gainer = num(row[at + 2 * room + i]), num(row[at + 3 * room + i])
        _pay(s, loser, gainer, -num(row[at + 4 * room + i]))
