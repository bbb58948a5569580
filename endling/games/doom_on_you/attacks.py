"""Animals in attack mode: whose they are, at whom they are aimed, and who gains by them.

An attack stands in a list, in the order of declaration. `course` says all about it in one number.
"""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import event_types as h
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you.defense_points import attacker_met_by, refresh, release
from endling.games.doom_on_you.places import ATTACKS, DISCARD, PILE, move
from endling.games.doom_on_you.promises import note_attack
from endling.games.doom_on_you.state import pile_of
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD

OPEN, LET_THROUGH, OPEN_AGAIN, BLOCKED = range(4)  # what its target means to do about an attack

# Where things stand in `course`.
OWNER, TARGET, GAINER = 0, 3, 6
_SEAT = 0b111
_PLAN, _SNEAK, _LEVEL = 9, 11, 12
_PLANS = 0b11
_DEEPEST = 0b1111


@rule
def is_attacking(s: Any, card: int) -> bool:
    """Whether an animal is in attack mode."""
    return num(s.number[card]) > 0


@rule
def owner_of(s: Any, card: int) -> int:
    """Who sent the animal."""
    return num(s.course[card]) >> OWNER & _SEAT


@rule
def target_of(s: Any, card: int) -> int:
    """At whom the attack is aimed now."""
    return num(s.course[card]) >> TARGET & _SEAT


@rule
def gainer_of(s: Any, card: int) -> int:
    """Who gets the tokens if the attack succeeds."""
    return num(s.course[card]) >> GAINER & _SEAT


@rule
def plan_of(s: Any, card: int) -> int:
    """What the target means to do about the attack."""
    return num(s.course[card]) >> _PLAN & _PLANS


@rule
def is_sneak_attack(s: Any, card: int) -> bool:
    """Whether the animal came straight from a hand."""
    return num(s.course[card]) >> _SNEAK & 1 == 1


@rule
def level_of(s: Any, card: int) -> int:
    """How deep within other attacks it is resolved: the deepest comes first, 0 last."""
    return num(s.course[card]) >> _LEVEL


@rule
def deepest_level(s: Any) -> int:
    """The level of the attack that is resolved next; 0 if only the target of the turn defends."""
    found = 0
    for i in range(num(s.attacks_n)):
        found = max(found, level_of(s, num(s.attacks[i])))
    return found


@rule
def put_before_all(s: Any, card: int) -> None:
    """An attack is to be resolved before all others."""
    level = min(deepest_level(s) + 1, _DEEPEST)
    s.course[card] = (num(s.course[card]) & ~(_DEEPEST << _LEVEL)) | level << _LEVEL


@rule
def set_plan(s: Any, card: int, plan: int) -> None:
    """The target means to do this about the attack."""
    s.course[card] = (num(s.course[card]) & ~(_PLANS << _PLAN)) | plan << _PLAN


@rule
def begin_attack(s: Any, event: int, seat: int, card: int, source: int, target: int) -> None:
    """An animal enters attack mode, from a pile or from a hand."""
    move(s, event, seat, card, source, ATTACKS)
    s.numbers = num(s.numbers) + 1
    s.number[card] = num(s.numbers)
    sneak = 1 if event == h.SNEAK else 0
    s.course[card] = seat | target << TARGET | seat << GAINER | sneak << _SNEAK
    note_attack(s, seat, target)


@rule
def turn_aside(s: Any, card: int, seat: int, target: int) -> None:
    """A seat sends the attack to another target, and gains by it; the number stays."""
    release(s, card)
    kept = num(s.course[card]) & (_SEAT | 1 << _SNEAK)
    s.course[card] = kept | target << TARGET | seat << GAINER
    note_attack(s, seat, target)


@rule
def stop_attacking(s: Any, card: int) -> None:
    """Nothing is known of the attack any more; whoever calls this moves the animal."""
    release(s, card)
    s.course[card] = 0
    s.number[card] = 0


@rule
def end_attack(s: Any, event: int, who: int, card: int, place: int) -> None:
    """An animal leaves attack mode, and is at full points again."""
    stop_attacking(s, card)
    refresh(s, card)
    move(s, event, who, card, ATTACKS, place)


@rule
def first_attack_on(s: Any, seat: int) -> int:
    """The attack on a seat that was declared first; NO_CARD if there is none."""
    for i in range(num(s.attacks_n)):
        card = num(s.attacks[i])
        if target_of(s, card) == seat:
            return card
    return NO_CARD


@rule
def first_stoppable_attack_on(s: Any, seat: int) -> int:
    """The first attack on a seat that a force field stops; NO_CARD if there is none."""
    for i in range(num(s.attacks_n)):
        card = num(s.attacks[i])
        if target_of(s, card) == seat and num(t.POWER[card]) != t.FORCE_FIELD_IMMUNE:
            return card
    return NO_CARD


@rule
def all_attackers(s: Any) -> int:
    """All animals in attack mode, as bits."""
    found = 0
    for i in range(num(s.attacks_n)):
        found |= 1 << num(s.attacks[i])
    return found


# --- Piles ----------------------------------------------------------------------------------------


@rule
def owner_of_pile_with(s: Any, card: int) -> int:
    """In whose pile an animal is."""
    for seat in range(num(s.players)):
        if pile_of(s, seat) >> card & 1 == 1:
            return seat
    return -1


@rule
def leave_pile(s: Any, event: int, who: int, card: int, seat: int) -> None:
    """An animal of a pile is discarded; blocks in which it had a part fall away (D-20)."""
    attacker = attacker_met_by(s, card)
    while attacker >= 0:
        release(s, attacker)
        set_plan(s, attacker, OPEN)
        attacker = attacker_met_by(s, card)
    refresh(s, card)
    move(s, event, who, card, PILE + seat, DISCARD)


@rule
def join_pile(s: Any, seat: int) -> None:
    """An animal has joined a pile: attacks let through may be thought over again (D-34)."""
    for i in range(num(s.attacks_n)):
        card = num(s.attacks[i])
        if target_of(s, card) == seat and plan_of(s, card) == LET_THROUGH:
            set_plan(s, card, OPEN_AGAIN)
