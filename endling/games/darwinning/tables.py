"""The cards as tables of numbers, which is what the rules run on.

Environments come first, then species and the dummy: small numbers, so that sets of these tiles are
one word. The cards that are dealt follow, the jokers last among them, and the spaces of all boards.
Environments, species and spaces also have numbers of their own, counted from the first one; sets of
environments are plain words of bits by them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from endling.games.darwinning import vocabulary as v
from endling.games.darwinning.cards import DECK, DUMMY, ENVIRONMENTS, SPACES, SPECIES, TRAITS
from endling.kernel.cardset import card_set, words_for

__all__ = ["SPECIES", "TRAITS"]

CARDS: tuple[v.Named, ...] = (*ENVIRONMENTS, *SPECIES, DUMMY, *DECK, *SPACES)
NUMBER_OF = {card.name: number for number, card in enumerate(CARDS)}
CARD_COUNT = len(CARDS)
FIRST_ENVIRONMENT = 0
ENVIRONMENT_COUNT = len(ENVIRONMENTS)
FIRST_SPECIES = FIRST_ENVIRONMENT + ENVIRONMENT_COUNT
SPECIES_COUNT = len(SPECIES)
DUMMY_CARD = FIRST_SPECIES + SPECIES_COUNT
FIRST_DECK_CARD = DUMMY_CARD + 1
DECK_COUNT = len(DECK)
FIRST_JOKER = FIRST_DECK_CARD + sum(isinstance(card, v.TraitCard) for card in DECK)
FIRST_SPACE = FIRST_DECK_CARD + DECK_COUNT
SPACE_COUNT = len(SPACES)
SPACES_EACH = SPACE_COUNT // SPECIES_COUNT  # on a board
SUIT_KEYS = tuple(suit.name.lower() for suit in v.Suit)
COMBINATION_KEYS = tuple(kind.name.lower() for kind in v.Combination)

SET_WORDS = words_for(FIRST_SPACE)
EMPTY = card_set([], SET_WORDS)
TILE_WORDS = words_for(FIRST_DECK_CARD)  # of environments and species
NO_TILES = card_set([], TILE_WORDS)
SPACE_WORDS = words_for(CARD_COUNT)
NO_SPACES = card_set([], SPACE_WORDS)
ALL_SPECIES = card_set(range(FIRST_SPECIES, DUMMY_CARD), TILE_WORDS)

Numbers = np.ndarray[Any, np.dtype[np.int16]]


def _numbers(values: Any) -> Numbers:
    return np.array(list(values), np.int16)


# --- Cards that are dealt -------------------------------------------------------------------------

ANY_SUIT = len(v.Suit)  # of a joker
MUTATION_CARDS = [
    card for card in DECK if isinstance(card, v.TraitCard) and card.trait == v.Trait.MUTATION
]


def _by_card(value: Callable[[v.DeckCard], int]) -> Numbers:
    """By the number of the card; nobody asks for what stands before the deck."""
    return _numbers([*[0] * FIRST_DECK_CARD, *map(value, DECK)])


VALUE = _by_card(lambda card: card.value)
MOST_VALUE = int(VALUE.max())
TRAIT = _by_card(lambda card: card.trait if isinstance(card, v.TraitCard) else 0)
POINTS = _by_card(lambda card: card.points if isinstance(card, v.TraitCard) else 0)
SUIT = _by_card(lambda card: card.suit if isinstance(card, v.TraitCard) else ANY_SUIT)
FOOD_CHAIN = _by_card(lambda card: card.food_chain)
POPULATION = _by_card(lambda card: card.population)
LIVES_IN = _by_card(lambda card: sum(1 << place for place in card.environments))
MUTATION_BIT = _by_card(
    lambda card: 1 << MUTATION_CARDS.index(card) if card in MUTATION_CARDS else 0
)

# --- Traits ---------------------------------------------------------------------------------------

PHEROMONES = int(v.Trait.PHEROMONES)
SYMBIOSIS = int(v.Trait.SYMBIOSIS)
FLOCK_ANIMAL = int(v.Trait.FLOCK_ANIMAL)
HARD_SHELL = int(v.Trait.HARD_SHELL)
COMMUNICATION = int(v.Trait.COMMUNICATION)
TEETH = int(v.Trait.TEETH)
FOOD_STORAGE = int(v.Trait.FOOD_STORAGE)
MUTATION = int(v.Trait.MUTATION)
POISON = int(v.Trait.POISON)
TOOLS = int(v.Trait.TOOLS)
CAMOUFLAGE = int(v.Trait.CAMOUFLAGE)
IRON_STOMACH = int(v.Trait.IRON_STOMACH)
BIGGER_BRAINS = int(v.Trait.BIGGER_BRAINS)
METAMORPHOSIS = int(v.Trait.METAMORPHOSIS)
SOCIETY = int(v.Trait.SOCIETY)
TRAIT_COUNT = len(TRAITS)
assert [kind.trait for kind in TRAITS] == list(v.Trait)


def _by_trait(kind: type[v.Effect], field: str) -> Numbers:
    """What an effect of this kind says, by the number of the trait."""
    amounts = [
        sum(getattr(effect, field) for effect in trait.effects if isinstance(effect, kind))
        for trait in TRAITS
    ]
    return _numbers([0, *amounts])


TRAIT_FOOD = _by_trait(v.Food, "amount")
TRAIT_REACH = _by_trait(v.ReachUp, "spaces")
BITE_LIMIT = _by_trait(v.BiteLimit, "markers")
BITES_BACK = _by_trait(v.BitesBack, "markers")

# --- Species --------------------------------------------------------------------------------------

START_SPACE = _numbers(species.start for species in SPECIES)
START_POPULATION = _numbers(species.population for species in SPECIES)
PRINTED_FOOD = np.zeros((SPECIES_COUNT, ENVIRONMENT_COUNT), np.int16)
for _n, _species in enumerate(SPECIES):
    for _place, _amount in _species.food:
        PRINTED_FOOD[_n, _place] = _amount
PRINTED_ENVIRONMENTS = _numbers(sum(1 << place for place, _ in species.food) for species in SPECIES)
PRINTED_TRAIT = _numbers(space.printed or 0 for space in SPACES)
SCORES = _numbers(space.scores for space in SPACES)

# --- The game -------------------------------------------------------------------------------------

TRACK = 20  # spaces of the food chain, from 1
SMALL_ANIMALS = 5  # the last space on which one gets a point more
SMALL_ANIMAL_BONUS = 1
HAND = 10
KEPT = 2
DISPLAY = 3
# Environments in each era: standard, long, short.
ERAS = np.array([[5, 4, 3, 0], [5, 5, 4, 3], [5, 4, 0, 0]], np.int16)
ERA_COUNT = _numbers([3, 4, 2])
EAT_FOOD = 2
CARD_ENVIRONMENT_FOOD = 2
BITES = 2  # markers from which on population is lost
BITE_MARKERS = _numbers([1, 2])  # of a bite: usually, with two players
PRINTED_ENVIRONMENT_POINTS = 1
CARD_ENVIRONMENT_POINTS = 2
MOST_TOGETHER = 4  # cards of a combination
