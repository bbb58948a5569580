"""Which cards and players may be chosen."""

from __future__ import annotations

from typing import Any

from endling.games.doomlings import tables as t
from endling.games.doomlings.attachments import hosts, loose, recolored
from endling.games.doomlings.other_sets import any_attached, painted, repeats
from endling.games.doomlings.state import ENDING, faced, hand_of, pile_of
from endling.games.doomlings.tables import EMPTY
from endling.games.doomlings.vocabulary import LawKind
from endling.kernel.actions import COLOR, PLAYER
from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import (
    WORD,
    CardSet,
    both,
    count,
    either,
    is_empty,
    lowest,
    nth,
    row_of,
    with_card,
    without,
    without_card,
)
from endling.kernel.chacha import below
from endling.kernel.jit import rule
from endling.kernel.numbers import num

ALL_COLORS = 0b1111 << COLOR
COLORLESS = 4
_NO_LAW = int(LawKind.NONE)
_BAN_FACE_ABOVE = int(LawKind.BAN_FACE_ABOVE)
_NO_REPEATED_COLOR = int(LawKind.NO_REPEATED_COLOR)
_PROTECT_TRAITS = int(LawKind.PROTECT_TRAITS)


@rule
def law(s: Any) -> int:
    """The law of the age in force; none once the world is ending."""
    if s.phase == ENDING:
        return _NO_LAW
    return num(t.LAW[age_that_counts(s)])


@rule
def law_value(s: Any) -> int:
    """The number or colour that belongs to the law."""
    return num(t.LAW_VALUE[age_that_counts(s)])


@rule
def age_that_counts(s: Any) -> int:
    """The age in force; for one that repeats, the last one before it that is not a catastrophe."""
    at = num(s.age_at)
    card = num(s.ages[at])
    if not repeats(card):
        return card
    while repeats(card) or t.FIRST_CATASTROPHE <= card < t.BIRTH_CARD:
        at -= 1
        card = num(s.ages[at])
    return card


@rule
def traits_protected(s: Any) -> bool:
    """Whether traits in piles cannot be swapped, stolen or discarded this round."""
    return law(s) == _PROTECT_TRAITS


@rule
def distinct(cards: CardSet) -> CardSet:
    """One card of each name: choosing between identical cards is not a choice."""
    if is_empty(both(cards, t.TWINNED)):
        return cards
    for i in range(t.TWINS.shape[0]):
        twins = both(cards, row_of(t.TWINS, i, EMPTY))
        if not is_empty(twins):
            cards = with_card(without(cards, twins), lowest(twins))
    return cards


@rule
def distinct_traits(s: Any, cards: CardSet) -> CardSet:
    """One trait of each name of a pile; but equal ones are told apart where one is a host."""
    if not any_attached(s):
        return distinct(cards)
    carrying = hosts(s)
    kept = EMPTY
    for i in range(t.TWINS.shape[0]):
        twins = row_of(t.TWINS, i, EMPTY)
        if not is_empty(both(twins, carrying)):
            kept = either(kept, both(cards, twins))
    return either(kept, distinct(without(cards, kept)))


@rule
def random_card(s: Any, cards: CardSet) -> int:
    """A fair pick from a set that is not empty."""
    return nth(cards, below(s, count(cards)))


@rule
def of_color(s: Any, seat: int, color: int) -> CardSet:
    """The traits in a pile that count as this colour."""
    pile = pile_of(s, seat)
    source = num(s.recolor[seat, 0]) - 1
    if source >= 0:
        if color == source:
            return EMPTY
        if color == num(s.recolor[seat, 1]) - 1:
            return both(pile, either(all_of_color(s, color), all_of_color(s, source)))
    return both(pile, all_of_color(s, color))


@rule
def all_of_color(s: Any, color: int) -> CardSet:
    """All traits in piles that have this colour, or none; a painted one has that of its paint."""
    cards = row_of(t.OF_COLOR, color, EMPTY)
    if painted(s) != 0:
        if color == painted(s) - 1:
            cards = either(cards, t.PAINTABLE)
        else:
            cards = without(cards, t.PAINTABLE)
    return recolored(s, color, cards) if any_attached(s) else cards


@rule
def colors_in_pile(s: Any, seat: int) -> int:
    """How many of the four colours the pile shows."""
    n = 0
    for color in range(COLORLESS):
        if not is_empty(of_color(s, seat, color)):
            n += 1
    return n


@rule
def movable(s: Any, seat: int, way: int) -> CardSet:
    """The traits in a pile that can leave it in this way: dominants and a few others cannot."""
    return loose(s, seat, way) if any_attached(s) else without(pile_of(s, seat), t.FIXED)


@rule
def matching(s: Any, seat: int, way: int, kind: int, value: int) -> CardSet:
    """The traits in a pile that an effect asks for and that can leave it in this way."""
    cards = movable(s, seat, way)
    if kind == t.COLORED:
        return both(cards, of_color(s, seat, value))
    if kind == t.FACED:
        return faced(s, cards, value, value)
    if kind == t.FACED_AT_LEAST:
        return faced(s, cards, value, t.LARGEST_FACE)
    if kind == t.FACED_BETWEEN:
        return faced(s, cards, value // t.BETWEEN, value % t.BETWEEN)
    if kind == t.IN_SET:
        return both(cards, row_of(t.OF_SET, value, EMPTY))
    if kind == t.HIGHEST:
        return _highest(s, cards)
    return cards


@rule
def _highest(s: Any, cards: CardSet) -> CardSet:
    """Those of the cards with the highest face value."""
    best, left = t.LEAST_FACE, cards
    while not is_empty(left):
        best = max(best, num(s.face[lowest(left)]))
        left = without_card(left, lowest(left))
    return faced(s, cards, best, best)


@rule
def opponents_matching(s: Any, seat: int, way: int, kind: int, value: int) -> CardSet:
    """Traits that an effect asks for in all opponents' piles (identical ones once per pile)."""
    cards = EMPTY
    for other in range(num(s.players)):
        if other != seat:
            cards = either(cards, distinct_traits(s, matching(s, other, way, kind, value)))
    return cards


@rule
def opponents(s: Any, seat: int) -> int:
    """All opponents, as a mask of answers."""
    everyone = (1 << num(s.players)) - 1
    return (everyone & ~(1 << seat)) << PLAYER


@rule
def opponents_with_cards(s: Any, seat: int) -> int:
    """Opponents who hold cards, as a mask of answers."""
    mask = 0
    for other in range(num(s.players)):
        if other != seat and s.hand_n[other] > 0:
            mask |= 1 << (PLAYER + other)
    return mask


@rule
def banned(s: Any, cards: CardSet) -> CardSet:
    """Those of the cards that the age forbids to play."""
    kind = law(s)
    if kind == _NO_LAW:
        return EMPTY
    if kind == _BAN_FACE_ABOVE:
        return faced(s, cards, law_value(s) + 1, t.LARGEST_FACE)
    if kind == _NO_REPEATED_COLOR:
        last = num(s.last_played)
        if last < t.TRAIT_COUNT:
            return both(cards, row_of(t.OF_SAME_COLOR, last, EMPTY))
        return EMPTY
    return both(cards, row_of(t.BANNED, age_that_counts(s), EMPTY))


@rule
def may_pay(s: Any, seat: int, card: int) -> bool:
    """Whether the cost of a trait can be paid."""
    if num(t.COST[card, 0]) == t.NO_COST:
        return True
    if count(paying(s, seat, card)) >= num(t.COST[card, 3]):
        return True
    return is_cost_forbidden(s, card) and s.ignore_forbidden_cost == 1


@rule
def is_cost_forbidden(s: Any, card: int) -> bool:
    """Whether the age forbids to pay the cost of a trait from the pile."""
    return num(t.COST[card, 0]) == t.DISCARD_COST and traits_protected(s)


@rule
def paying(s: Any, seat: int, card: int) -> CardSet:
    """The traits of the pile, and perhaps cards of the hand, that can pay the cost of a trait."""
    kind, value = num(t.COST[card, 1]), num(t.COST[card, 2])
    way = t.HANDED if num(t.COST[card, 0]) == t.GIVE_COST else t.DISCARDED
    cards = EMPTY if is_cost_forbidden(s, card) else matching(s, seat, way, kind, value)
    if num(t.COST[card, 4]) == 1:
        cards = either(cards, both(hand_of(s, seat), row_of(t.OF_COLOR, value, EMPTY)))
    return without_card(cards, card)


@rule
def meets_requirement(s: Any, seat: int, card: int) -> bool:
    """Whether the pile holds what the trait needs."""
    needed = num(t.NEEDED[card])
    return needed == 0 or count(of_color(s, seat, num(t.NEEDED_COLOR[card]))) >= needed


@rule
def playable(s: Any, seat: int, cards: CardSet) -> CardSet:
    """Those of the cards that the seat may play now."""
    cards = without(cards, banned(s, cards))
    if count(both(pile_of(s, seat), t.DOMINANTS)) >= 2:
        cards = without(cards, t.DOMINANTS)
    conditional = both(cards, t.CONDITIONAL)
    if not is_empty(conditional):
        cards = _drop_unmet(s, seat, cards, conditional)
    return cards


@rule
def _drop_unmet(s: Any, seat: int, cards: CardSet, conditional: CardSet) -> CardSet:
    for i in range(t.SET_WORDS):
        word = conditional[i]
        while word != 0:
            bit = word & -word
            card = i * WORD + lowest_bit(bit)
            if not (meets_requirement(s, seat, card) and may_pay(s, seat, card)):
                cards = without_card(cards, card)
            word ^= bit
    return cards


@rule
def playable_hand(s: Any, seat: int) -> CardSet:
    """The cards of the hand that may be played now, identical ones once."""
    return distinct(playable(s, seat, hand_of(s, seat)))
