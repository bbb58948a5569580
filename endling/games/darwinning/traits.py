"""What is seen on the boards: trait cards on spaces, and printed traits that nothing covers."""

from __future__ import annotations

from typing import Any

from endling.games.darwinning import event_types as h
from endling.games.darwinning import tables as t
from endling.games.darwinning.places import DISCARD, TRAITS, is_joker, move, put_in, take_out
from endling.games.darwinning.state import DUMMY, on_display
from endling.kernel.cardset import CardSet, is_empty, lowest, with_card, without_card
from endling.kernel.events import note
from endling.kernel.jit import rule
from endling.kernel.numbers import num

NO_TRAIT = 0


@rule
def trait_of(card: int) -> int:
    """What a card is as a trait; a joker is none."""
    return num(t.TRAIT[card])


@rule
def first_space(s: Any, seat: int) -> int:
    """The number of the first space on a board."""
    return num(s.lineage[seat]) * t.SPACES_EACH


@rule
def top_of(s: Any, space: int) -> int:
    """The card that lies on top on a space, -1 if none does."""
    return num(s.traits_top[space]) - 1


@rule
def trait_on_space(s: Any, space: int) -> int:
    """The trait that is seen on a space, NO_TRAIT if none is."""
    card = top_of(s, space)
    return trait_of(card) if card >= 0 else num(t.PRINTED_TRAIT[space])


@rule
def look_anew(s: Any, seat: int) -> None:
    """Note which traits are seen on a board."""
    found = 0
    for i in range(t.SPACES_EACH):
        found |= 1 << trait_on_space(s, first_space(s, seat) + i)
    s.seen_traits[seat] = found & ~1


@rule
def traits_of(s: Any, who: int) -> int:
    """The traits of a seat, or of the dummy: those on display."""
    if who != DUMMY:
        return num(s.seen_traits[who])
    found, left = 0, on_display(s)
    while not is_empty(left):
        card = lowest(left)
        left = without_card(left, card)
        found |= 1 << trait_of(card)
    return found & ~1


@rule
def shows(traits: int, trait: int) -> bool:
    """Whether a trait is among these."""
    return traits >> trait & 1 == 1


@rule
def has_trait(s: Any, who: int, trait: int) -> bool:
    """Whether a species has a trait."""
    return shows(traits_of(s, who), trait)


@rule
def owner_of(s: Any, space: int) -> int:
    """The seat with the board that a space is on."""
    for seat in range(num(s.players)):
        if num(s.lineage[seat]) == space // t.SPACES_EACH:
            return seat
    return -1


@rule
def spaces_for(s: Any, seat: int, card: int) -> CardSet:
    """Where a card can be laid as a trait: anywhere, or where its trait is already seen."""
    if is_joker(card):
        return t.NO_SPACES
    trait = trait_of(card)
    is_known = has_trait(s, seat, trait)
    found = t.NO_SPACES
    for i in range(t.SPACES_EACH):
        space = first_space(s, seat) + i
        if not is_known or trait_on_space(s, space) == trait:
            found = with_card(found, t.FIRST_SPACE + space)
    return found


@rule
def lay(s: Any, seat: int, card: int, source: int, space: int) -> None:
    """Lay a trait card on a space; whatever lay there is discarded."""
    while top_of(s, space) >= 0:
        old = top_of(s, space)
        move(s, h.DISCARD, seat, old, TRAITS + space, DISCARD)
        s.used_mutations = num(s.used_mutations) & ~num(t.MUTATION_BIT[old])
    move(s, h.LAY, seat, card, source, TRAITS + space)
    look_anew(s, seat)


@rule
def steal(s: Any, seat: int, card: int, source: int, space: int) -> None:
    """Mutation on this space takes a card and is covered by it."""
    mutation = top_of(s, space)
    s.used_mutations = num(s.used_mutations) | num(t.MUTATION_BIT[mutation])
    take_out(s, card, source)
    put_in(s, card, TRAITS + space)
    note(s, h.STEAL, seat, card, source, TRAITS + space)
    look_anew(s, seat)
    if source >= TRAITS:
        look_anew(s, owner_of(s, source - TRAITS))


@rule
def unused_mutation(s: Any, seat: int) -> int:
    """The space on which a Mutation lies that has not taken anything yet; -1 if there is none."""
    for i in range(t.SPACES_EACH):
        space = first_space(s, seat) + i
        card = top_of(s, space)
        if card >= 0 and num(t.MUTATION_BIT[card]) & ~num(s.used_mutations) != 0:
            return space
    return -1


@rule
def can_be_taken(s: Any, seat: int, card: int) -> bool:
    """Whether Mutation may take a trait card that lies open somewhere else."""
    trait = trait_of(card)
    return not is_joker(card) and trait != t.MUTATION and not has_trait(s, seat, trait)


@rule
def takable(s: Any, seat: int) -> CardSet:
    """What a Mutation of this seat could take: cards on top on other boards, and the display."""
    found = t.EMPTY
    for other in range(num(s.players)):
        if other != seat:
            for i in range(t.SPACES_EACH):
                card = top_of(s, first_space(s, other) + i)
                if card >= 0 and can_be_taken(s, seat, card):
                    found = with_card(found, card)
    left = on_display(s)
    while not is_empty(left):
        card = lowest(left)
        left = without_card(left, card)
        if can_be_taken(s, seat, card):
            found = with_card(found, card)
    return found
