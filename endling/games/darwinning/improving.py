"""Using a card to improve a species."""

from __future__ import annotations

from typing import Any

from endling.board.places import NOWHERE
from endling.games.darwinning import event_types as h
from endling.games.darwinning import places as at
from endling.games.darwinning import questions as ask_for
from endling.games.darwinning import tables as t
from endling.games.darwinning import words as w
from endling.games.darwinning import work
from endling.games.darwinning.changes import food_chain_of, population_of
from endling.games.darwinning.state import declared_by, played_by
from endling.games.darwinning.track import after_improving
from endling.games.darwinning.traits import lay, spaces_for, trait_of
from endling.kernel.actions import CARD, NO, NONE
from endling.kernel.bits import bits, lowest_bit
from endling.kernel.cardset import CardSet, either, has, is_empty, with_card
from endling.kernel.events import note, note_number
from endling.kernel.frames import CARD as CHOSEN
from endling.kernel.frames import ROW, STEP, WHO, goto, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask
from endling.kernel.sizes import NO_CARD

# Where the card comes from.
FROM_PLAYED, FROM_COMBINATION, FROM_DISCARD = range(3)

CHOOSING, USING, SETTLING, LAYING = range(4)


@rule
def improving(s: Any, f: int, answer: int) -> bool:
    """Choose a card, then how to use it, then where it goes."""
    step, seat, card = num(s.frames[f, STEP]), num(s.frames[f, WHO]), num(s.frames[f, CHOSEN])
    if step == CHOOSING:
        return _choose(s, f, seat, answer)
    if step == USING:
        return _use(s, f, seat, card, answer)
    if step == SETTLING:
        if answer == NONE:
            return ask(s, seat, ask_for.SETTLE, card, 0, _as_cards(new_places(s, seat, card)))
        source = _source(s, f, seat, card)
        pop(s)
        settle(s, seat, card, source, answer - CARD - t.FIRST_ENVIRONMENT)
        return False
    if answer == NONE:
        return ask(s, seat, ask_for.LAY, card, 0, spaces_for(s, seat, card))
    source = _source(s, f, seat, card)
    pop(s)
    lay_trait(s, seat, card, source, answer - CARD - t.FIRST_SPACE)
    return False


@rule
def cards_to_use(s: Any, seat: int, origin: int) -> CardSet:
    """The cards of which one may be used."""
    if origin == FROM_DISCARD:
        found = t.EMPTY
        for i in range(num(s.discard_n)):
            found = with_card(found, num(s.discard[i]))
        return found
    if origin == FROM_COMBINATION:
        return either(played_by(s, seat), declared_by(s, seat))
    return played_by(s, seat)


@rule
def _choose(s: Any, f: int, seat: int, answer: int) -> bool:
    origin = num(s.frames[f, ROW])
    if answer == NO:
        pop(s)
        at.say(s, h.NO_IMPROVEMENT, seat, NO_CARD)
    elif answer != NONE:
        s.frames[f, CHOSEN] = answer - CARD
        goto(s, f, USING)
    else:
        cards = cards_to_use(s, seat, origin)
        if is_empty(cards):
            pop(s)
            return False
        prompt = ask_for.PICK if origin == FROM_DISCARD else ask_for.IMPROVE
        return ask(s, seat, prompt, NO_CARD, 1 << NO, cards)
    return False


# --- Ways to use a card ---------------------------------------------------------------------------


@rule
def lives_in(s: Any, seat: int) -> int:
    """All environments of a species, as bits."""
    return num(t.PRINTED_ENVIRONMENTS[num(s.lineage[seat])]) | num(s.settled_in[seat])


@rule
def new_places(s: Any, seat: int, card: int) -> int:
    """The environments of a card that the species lacks, as bits."""
    return num(t.LIVES_IN[card]) & ~lives_in(s, seat)


@rule
def ways(s: Any, seat: int, card: int) -> int:
    """How a card can be used, as a mask of words."""
    found = 1 << w.FOOD_CHAIN if food_chain_of(s, card) > 0 else 0
    found |= 1 << w.POPULATION if population_of(s, card) > 0 else 0
    found |= 1 << w.ENVIRONMENT if new_places(s, seat, card) != 0 else 0
    return found if at.is_joker(card) else found | 1 << w.TRAIT


@rule
def _use(s: Any, f: int, seat: int, card: int, answer: int) -> bool:
    if answer == NONE:
        return ask(s, seat, ask_for.USE, card, ways(s, seat, card), t.EMPTY)
    source = _source(s, f, seat, card)
    if answer == w.FOOD_CHAIN:
        pop(s)
        climb(s, seat, card, source)
    elif answer == w.POPULATION:
        pop(s)
        grow(s, seat, card, source)
    elif answer == w.TRAIT:
        goto(s, f, LAYING)
    elif bits(new_places(s, seat, card)) == 1:
        pop(s)
        settle(s, seat, card, source, lowest_bit(new_places(s, seat, card)))
    else:
        goto(s, f, SETTLING)
    return False


@rule
def _source(s: Any, f: int, seat: int, card: int) -> int:
    """The place that the chosen card is taken from."""
    if num(s.frames[f, ROW]) == FROM_DISCARD:
        return at.DISCARD
    return at.PLAYED + seat if has(played_by(s, seat), card) else at.DISPLAY


@rule
def climb(s: Any, seat: int, card: int, source: int) -> None:
    """Move up on the food chain."""
    at.move(s, h.CLIMB_CARD, seat, card, source, at.USED + seat)
    s.space[seat] = after_improving(s, seat, food_chain_of(s, card))
    note_number(s, h.CLIMB, seat, NO_CARD, num(s.space[seat]))


@rule
def grow(s: Any, seat: int, card: int, source: int) -> None:
    """Increase the population."""
    at.move(s, h.GROW_CARD, seat, card, source, at.USED + seat)
    s.population[seat] = num(s.population[seat]) + population_of(s, card)
    note_number(s, h.POPULATION, seat, NO_CARD, num(s.population[seat]))


@rule
def settle(s: Any, seat: int, card: int, source: int, environment: int) -> None:
    """Adapt to an environment."""
    at.move(s, h.SETTLE_CARD, seat, card, source, at.SETTLED + seat)
    s.settled_in[seat] = num(s.settled_in[seat]) | 1 << environment
    s.settled_as[card - t.FIRST_DECK_CARD] = environment + 1
    note(s, h.SETTLE, seat, t.FIRST_ENVIRONMENT + environment, NOWHERE, NOWHERE)


@rule
def lay_trait(s: Any, seat: int, card: int, source: int, space: int) -> None:
    """Gain a trait; a Mutation may act at once."""
    lay(s, seat, card, source, space)
    if trait_of(card) == t.MUTATION:
        push(s, work.MUTATING, seat, card, 0)


@rule
def _as_cards(environments: int) -> CardSet:
    found = t.NO_TILES
    while environments != 0:
        found = with_card(found, t.FIRST_ENVIRONMENT + lowest_bit(environments))
        environments &= environments - 1
    return found
