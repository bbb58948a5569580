"""What would come of each reaction that somebody can think about, if nobody else reacted."""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import questions as ask_for
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you.attacks import all_attackers
from endling.games.doom_on_you.board import PREVIEWS
from endling.games.doom_on_you.defense_points import attacker_met_by
from endling.games.doom_on_you.forecast import (
    JOINS,
    NO_ANIMAL,
    NO_SEAT,
    NOTHING,
    first_kind,
    kind_at_work,
    player_of_first,
    write_steps,
)
from endling.games.doom_on_you.state import pile_of
from endling.games.doom_on_you.targets import (
    can_be_deflected,
    can_be_hunted,
    can_be_protected,
    can_sneak,
)
from endling.kernel.actions import CARD, PLAYER, is_legal
from endling.kernel.bits import lowest_bit
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD

_STEPS = 4  # this many facts say what is thought about; then come those of a step


@rule
def write_previews(s: Any, viewer: int, row: Any, at: int) -> int:
    """For whoever is asked: every card to play with every aim, or every aim of the one chosen."""
    prompt = num(s.prompt)
    if viewer < 0 or num(s.actor) != viewer:
        return 0
    if prompt == ask_for.DECLARE or prompt == ask_for.RUSH:
        return _aims(s, viewer, NO_CARD, JOINS, _legal_animals(s), row, at, 0)
    if ask_for.OPENING <= prompt <= ask_for.PLANNED:
        return _all_cards(s, viewer, row, at)
    if prompt == ask_for.STRUCK:
        card = _legal_card(s, t.FORCE_FIELD)
        return _seats(s, viewer, card, t.FORCE_FIELD, NO_ANIMAL, num(s.struck), row, at, 0)
    if prompt == ask_for.COUNTER:
        return _counter(s, row, at)
    if ask_for.HUNT <= prompt <= ask_for.SNEAK_AT:
        return _aims_of_chosen(s, viewer, num(s.cause), row, at)
    return 0


@rule
def _all_cards(s: Any, me: int, row: Any, at: int) -> int:
    """One card of every kind; whom to deflect to or to sneak up on is chosen later."""
    n = 0
    for kind in range(len(t.COUNTERABLE)):
        card = _legal_card(s, kind)
        if card == NO_CARD:
            continue
        if kind == t.FORCE_FIELD:
            seats = can_be_protected(s)
            n = _seats(s, me, card, kind, NO_ANIMAL, seats, row, at, n)
        elif kind == t.HUNT:
            animals = can_be_hunted(s) & (all_attackers(s) | _all_blockers(s))
            n = _aims(s, me, card, kind, animals, row, at, n)
        elif kind == t.DEFLECT:
            n = _aims(s, me, card, kind, can_be_deflected(s, me), row, at, n)
        else:
            animals = all_attackers(s) if kind == t.CAPTURE else can_sneak(s, me)
            n = _aims(s, me, card, kind, animals, row, at, n)
    return n


@rule
def _all_blockers(s: Any) -> int:
    """Animals that are meant to block something, as bits."""
    found = 0
    for seat in range(num(s.players)):
        left = pile_of(s, seat)
        while left != 0:
            card = lowest_bit(left)
            left &= left - 1
            if attacker_met_by(s, card) >= 0:
                found |= 1 << card
    return found


@rule
def _legal_card(s: Any, kind: int) -> int:
    """A battle card of this kind that can be chosen, or NO_CARD."""
    for card in range(t.FIRST_BATTLE, t.FIRST_DOOM):
        if num(t.BATTLE[card]) == kind and is_legal(s, CARD + card):
            return card
    return NO_CARD


@rule
def _legal_animals(s: Any) -> int:
    """The animals that can be chosen, as bits."""
    found = 0
    for card in range(t.ANIMAL_COUNT):
        if is_legal(s, CARD + card):
            found |= 1 << card
    return found


@rule
def _aims_of_chosen(s: Any, me: int, card: int, row: Any, at: int) -> int:
    """A card is chosen and to be aimed; the animal may be, too."""
    kind = num(t.BATTLE[card])
    animals = _legal_animals(s)
    if animals != 0:
        return _aims(s, me, card, kind, animals, row, at, 0)
    seats = 0
    for seat in range(num(s.players)):
        if is_legal(s, PLAYER + seat):
            seats |= 1 << seat
    return _seats(s, me, card, kind, num(s.aimed_animal) - 1, seats, row, at, 0)


@rule
def _counter(s: Any, row: Any, at: int) -> int:
    """The card on the table works if it does not now, and the other way round."""
    card = _legal_card(s, first_kind(s))
    kind = NOTHING if kind_at_work(s) != NOTHING else first_kind(s)
    animal, aimed = num(s.aimed_animal) - 1, num(s.aimed_seat) - 1
    last = write_steps(
        s, kind, player_of_first(s), animal, aimed, row, at + _STEPS * PREVIEWS, 0, PREVIEWS
    )
    return _name(card, NO_ANIMAL, NO_SEAT, row, at, 0, last)


# --- Options --------------------------------------------------------------------------------------


@rule
def _aims(s: Any, me: int, card: int, kind: int, animals: int, row: Any, at: int, n: int) -> int:
    """One after the other at each of these animals."""
    aimed = num(s.target) if kind == JOINS else NO_SEAT
    while animals != 0:
        n = _option(s, me, card, kind, lowest_bit(animals), aimed, row, at, n)
        animals &= animals - 1
    return n


@rule
def _seats(
    s: Any,
    me: int,
    card: int,
    kind: int,
    animal: int,
    seats: int,
    row: Any,
    at: int,
    n: int,
) -> int:
    """One after the other at each of these seats."""
    while seats != 0:
        n = _option(s, me, card, kind, animal, lowest_bit(seats), row, at, n)
        seats &= seats - 1
    return n


@rule
def _option(
    s: Any,
    me: int,
    card: int,
    kind: int,
    animal: int,
    aimed: int,
    row: Any,
    at: int,
    n: int,
) -> int:
    """All steps of one thing to do, as far as there is room for all of them."""
    if n + num(s.attacks_n) + num(s.players) + 1 > PREVIEWS:
        return n
    last = write_steps(s, kind, me, animal, aimed, row, at + _STEPS * PREVIEWS, n, PREVIEWS)
    return _name(card, animal, aimed, row, at, n, last)


@rule
def _name(card: int, animal: int, aimed: int, row: Any, at: int, n: int, last: int) -> int:
    """Say of each step to what it belongs."""
    for i in range(n, last):
        row[at + i] = card
        row[at + PREVIEWS + i] = NO_CARD if animal == NO_ANIMAL else animal
        row[at + 2 * PREVIEWS + i] = aimed
        row[at + 3 * PREVIEWS + i] = row[at + PREVIEWS + i]
    return last
