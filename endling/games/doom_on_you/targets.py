"""What battle cards can be aimed at, by what lies on the table."""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you.attacks import (
    all_attackers,
    first_stoppable_attack_on,
    target_of,
)
from endling.games.doom_on_you.changes import can_attack
from endling.games.doom_on_you.state import (
    animals_in_hand,
    hand_of,
    pile_of,
    seats_in,
)
from endling.games.doom_on_you.tables import EMPTY
from endling.kernel.cardset import CardSet, both, either, without_card
from endling.kernel.frames import CARD, ROW, WHO, X, Y
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD

# The frame of a doom: who else is struck (one more), who is protected (bits), and whether it
# strikes the drawer only.
OTHER, PROTECTED, ONLY_DRAWER = X, Y, ROW


@rule
def can_be_hunted(s: Any) -> int:
    """The animals that HUNT can kill, in piles and in attacks, as bits."""
    found = all_attackers(s)
    for seat in range(num(s.players)):
        found |= pile_of(s, seat)
    return found & t.CAN_BE_HUNTED


@rule
def can_be_protected(s: Any) -> int:
    """The seats on whom there is an attack that FORCE FIELD stops, as bits."""
    found = 0
    for seat in range(num(s.players)):
        if first_stoppable_attack_on(s, seat) != NO_CARD:
            found |= 1 << seat
    return found


@rule
def new_targets(s: Any, seat: int, attacker: int) -> int:
    """To whom a seat can deflect an attack, as bits (D-13, D-46)."""
    return seats_in(s) & ~(1 << seat) & ~(1 << target_of(s, attacker))


@rule
def can_be_deflected(s: Any, seat: int) -> int:
    """The attacks that a seat can deflect to somebody, as bits."""
    found = 0
    for i in range(num(s.attacks_n)):
        attacker = num(s.attacks[i])
        if new_targets(s, seat, attacker) != 0:
            found |= 1 << attacker
    return found


@rule
def can_sneak(s: Any, seat: int) -> int:
    """The animals of a hand that can attack, as bits."""
    return animals_in_hand(s, seat) & can_attack(s)


@rule
def usable_hand(s: Any, seat: int) -> CardSet:
    """A hand without force fields that were drawn in this preparation (D-37)."""
    hand = hand_of(s, seat)
    for number in range(t.FORCE_FIELD_COUNT):
        if num(s.fresh) >> number & 1 == 1:
            hand = without_card(hand, t.FIRST_FORCE_FIELD + number)
    return hand


@rule
def playable(s: Any, seat: int, is_opening: bool) -> CardSet:
    """The battle cards that a seat can play now. Before attacks are declared: HUNT and sneaks."""
    cards = EMPTY
    if can_be_hunted(s) != 0:
        cards = t.HUNTS
    if can_sneak(s, seat) != 0:
        cards = either(cards, t.SNEAK_ATTACKS)
    if num(s.attacks_n) > 0 and not is_opening:
        cards = either(cards, t.CAPTURES)
        if can_be_protected(s) != 0:
            cards = either(cards, t.FORCE_FIELDS)
        if can_be_deflected(s, seat) != 0:
            cards = either(cards, t.DEFLECTS)
    return both(cards, hand_of(s, seat))


@rule
def same_kind(card: int) -> CardSet:
    """The battle cards with the same name."""
    kind = num(t.BATTLE[card])
    if kind == t.HUNT:
        return t.HUNTS
    return t.FORCE_FIELDS if kind == t.FORCE_FIELD else t.DEFLECTS


# --- Dooms ----------------------------------------------------------------------------------------


@rule
def victims_of(s: Any, f: int) -> int:
    """Whom the doom of this frame strikes, as bits: those protected are not among them."""
    drawer, doom = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    found = 1 << drawer
    kind = num(t.VICTIMS[doom])
    if s.frames[f, ONLY_DRAWER] == 0:
        if kind == t.EVERYBODY:
            found = seats_in(s)
        elif kind == t.DRAWER_AND_OTHER and num(s.frames[f, OTHER]) > 0:
            found |= 1 << (num(s.frames[f, OTHER]) - 1)
    return found & ~num(s.frames[f, PROTECTED])
