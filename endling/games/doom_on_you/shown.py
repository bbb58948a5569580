"""What views show beside the cards."""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import attacks as attack
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you.board import DEALS_SHOWN
from endling.games.doom_on_you.changes import defense_of
from endling.games.doom_on_you.deals import WITH_CARD
from endling.games.doom_on_you.defense_points import (
    FREE,
    FREED,
    SPENT,
    count_points,
    points_left,
)
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD


@rule
def defense_left(s: Any, seat: int, card: int) -> int:
    """The points that an animal has left."""
    return points_left(s, card)


@rule
def points_guarding(s: Any, seat: int, card: int) -> int:
    """The points of an animal that are meant for an attacker."""
    others = count_points(s, card, FREE) + count_points(s, card, FREED)
    return defense_of(s, card) - others - count_points(s, card, SPENT)


@rule
def attack_owner(s: Any, seat: int, card: int) -> int:
    """Who sent the animal."""
    return attack.owner_of(s, card)


@rule
def attack_target(s: Any, seat: int, card: int) -> int:
    """At whom it is aimed."""
    return attack.target_of(s, card)


@rule
def attack_gainer(s: Any, seat: int, card: int) -> int:
    """Who would get the tokens."""
    return attack.gainer_of(s, card)


@rule
def attack_number(s: Any, seat: int, card: int) -> int:
    """Its number in this turn."""
    return num(s.number[card])


@rule
def attack_plan(s: Any, seat: int, card: int) -> int:
    """What its target means to do about it."""
    return attack.plan_of(s, card)


@rule
def is_sneak(s: Any, seat: int, card: int) -> int:
    """Whether it came straight from a hand."""
    return 1 if attack.is_sneak_attack(s, card) else 0


@rule
def player_of(s: Any, seat: int, card: int) -> int:
    """Who played a card that lies on the table."""
    for i in range(min(num(s.played_n), len(s.played_by))):
        if num(s.played[i]) == card:
            return num(s.played_by[i]) - 1
    return -1


@rule
def aimed_animal(s: Any, viewer: int) -> int:
    """At which animal the battle card on the table is aimed."""
    return num(s.aimed_animal) - 1 if s.aimed_animal > 0 else NO_CARD


@rule
def aimed_player(s: Any, viewer: int) -> int:
    """At which player it is aimed."""
    return num(s.aimed_seat) - 1


@rule
def write_struck(s: Any, viewer: int, row: Any, at: int) -> int:
    """Whom the doom strikes."""
    n = 0
    for seat in range(num(s.players)):
        if num(s.struck) >> seat & 1 == 1:
            row[at + n] = seat
            n += 1
    return n


@rule
def write_offers(s: Any, viewer: int, row: Any, at: int) -> int:
    """The offer that is to be answered."""
    if s.offer[0] == 0:
        return 0
    row[at] = num(s.offer[0]) - 1
    row[at + 1] = num(s.offer[1])
    row[at + 2] = num(s.offer[2]) & ~WITH_CARD
    row[at + 3] = num(s.offer[3])
    row[at + 4] = num(s.offer[2]) // WITH_CARD
    return 1


@rule
def write_blocks(s: Any, viewer: int, row: Any, at: int) -> int:
    """Which animals are meant to block which attackers, and with how many points."""
    n = 0
    for i in range(num(s.attacks_n)):
        attacker = num(s.attacks[i])
        for blocker in range(t.ANIMAL_COUNT):
            points = count_points(s, blocker, attacker + 1)
            if points > 0:
                row[at + n] = attacker
                row[at + t.POINT_COUNT + n] = blocker
                row[at + 2 * t.POINT_COUNT + n] = points
                row[at + 3 * t.POINT_COUNT + n] = attacker
                row[at + 4 * t.POINT_COUNT + n] = blocker
                n += 1
    return n


@rule
def write_deals(s: Any, viewer: int, row: Any, at: int) -> int:
    """The latest deals, the newest first."""
    n = 0
    while n < DEALS_SHOWN and num(s.deals[n, 0]) > 0:
        row[at + n] = num(s.deals[n, 0]) - 1
        for part in range(1, s.deals.shape[1]):
            row[at + part * DEALS_SHOWN + n] = num(s.deals[n, part])
        row[at + 2 * DEALS_SHOWN + n] = num(s.deals[n, 2]) & ~WITH_CARD
        row[at + s.deals.shape[1] * DEALS_SHOWN + n] = num(s.deals[n, 2]) // WITH_CARD
        n += 1
    return n
