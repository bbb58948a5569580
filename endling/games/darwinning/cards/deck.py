"""The cards that are dealt: fifteen values twice in three suits, and two jokers."""

from __future__ import annotations

from endling.games.darwinning.cards.traits import TRAITS
from endling.games.darwinning.vocabulary import (
    DeckCard,
    Environment,
    Joker,
    Suit,
    TraitCard,
)

ALL_ENVIRONMENTS = tuple(Environment)
_DESERT = Environment.DESERT
_FOREST = Environment.FOREST
_HIGHLAND = Environment.HIGHLAND
_JUNGLE = Environment.JUNGLE
_MOUNTAIN = Environment.MOUNTAIN
_OCEAN = Environment.OCEAN
_PLAINS = Environment.PLAINS
_POLAR = Environment.POLAR
_UNDERGROUND = Environment.UNDERGROUND
_WETLANDS = Environment.WETLANDS


def _card(
    suit: Suit, name: str, food_chain: int, population: int, *environments: Environment
) -> TraitCard:
    """A card by what follows the suit in its name: the value, and which of the two copies.

    Every value stands for a trait.
    """
    value = int(name[:-1])
    kind = TRAITS[value - 1]
    return TraitCard(
        f"{suit.name.capitalize()} {name}",
        value,
        food_chain,
        population,
        environments,
        suit,
        kind.trait,
        kind.points,
    )


_ACORN = (
    _card(Suit.ACORN, "1a", 3, 0, _FOREST),
    _card(Suit.ACORN, "1b", 2, 1, _UNDERGROUND),
    _card(Suit.ACORN, "2a", 3, 0, _HIGHLAND),
    _card(Suit.ACORN, "2b", 2, 1, _WETLANDS),
    _card(Suit.ACORN, "3a", 3, 0, _JUNGLE),
    _card(Suit.ACORN, "3b", 2, 1, _DESERT),
    _card(Suit.ACORN, "4a", 3, 0, _MOUNTAIN),
    _card(Suit.ACORN, "4b", 2, 1, _OCEAN),
    _card(Suit.ACORN, "5a", 3, 0, _PLAINS),
    _card(Suit.ACORN, "5b", 2, 1, _POLAR),
    _card(Suit.ACORN, "6a", 2, 0, _PLAINS),
    _card(Suit.ACORN, "6b", 1, 1, _JUNGLE),
    _card(Suit.ACORN, "7a", 2, 0, _POLAR),
    _card(Suit.ACORN, "7b", 1, 1, _MOUNTAIN),
    _card(Suit.ACORN, "8a", 2, 0, _UNDERGROUND),
    _card(Suit.ACORN, "8b", 1, 1, _OCEAN),
    _card(Suit.ACORN, "9a", 2, 0, _WETLANDS),
    _card(Suit.ACORN, "9b", 1, 1, _DESERT),
    _card(Suit.ACORN, "10a", 2, 0, _FOREST),
    _card(Suit.ACORN, "10b", 1, 1, _HIGHLAND),
    _card(Suit.ACORN, "11a", 1, 0, _FOREST),
    _card(Suit.ACORN, "11b", 1, 0, _UNDERGROUND),
    _card(Suit.ACORN, "12a", 1, 0, _HIGHLAND),
    _card(Suit.ACORN, "12b", 1, 0, _WETLANDS),
    _card(Suit.ACORN, "13a", 1, 0, _JUNGLE),
    _card(Suit.ACORN, "13b", 1, 0, _DESERT),
    _card(Suit.ACORN, "14a", 1, 0, _MOUNTAIN),
    _card(Suit.ACORN, "14b", 1, 0, _OCEAN),
    _card(Suit.ACORN, "15a", 1, 0, _PLAINS),
    _card(Suit.ACORN, "15b", 1, 0, _POLAR),
)

_BLUEBERRY = (
    _card(Suit.BLUEBERRY, "1a", 1, 2, _POLAR),
    _card(Suit.BLUEBERRY, "1b", 0, 2, _MOUNTAIN),
    _card(Suit.BLUEBERRY, "2a", 1, 2, _UNDERGROUND),
    _card(Suit.BLUEBERRY, "2b", 0, 2, _OCEAN),
    _card(Suit.BLUEBERRY, "3a", 1, 2, _WETLANDS),
    _card(Suit.BLUEBERRY, "3b", 0, 2, _PLAINS),
    _card(Suit.BLUEBERRY, "4a", 1, 2, _DESERT),
    _card(Suit.BLUEBERRY, "4b", 0, 2, _FOREST),
    _card(Suit.BLUEBERRY, "5a", 1, 2, _HIGHLAND),
    _card(Suit.BLUEBERRY, "5b", 0, 2, _JUNGLE),
    _card(Suit.BLUEBERRY, "6a", 1, 1, _HIGHLAND),
    _card(Suit.BLUEBERRY, "6b", 0, 2, _WETLANDS),
    _card(Suit.BLUEBERRY, "7a", 1, 1, _JUNGLE),
    _card(Suit.BLUEBERRY, "7b", 0, 2, _DESERT),
    _card(Suit.BLUEBERRY, "8a", 1, 1, _MOUNTAIN),
    _card(Suit.BLUEBERRY, "8b", 0, 2, _FOREST),
    _card(Suit.BLUEBERRY, "9a", 1, 1, _OCEAN),
    _card(Suit.BLUEBERRY, "9b", 0, 2, _PLAINS),
    _card(Suit.BLUEBERRY, "10a", 1, 1, _POLAR),
    _card(Suit.BLUEBERRY, "10b", 0, 2, _UNDERGROUND),
    _card(Suit.BLUEBERRY, "11a", 0, 1, _POLAR),
    _card(Suit.BLUEBERRY, "11b", 1, 1),
    _card(Suit.BLUEBERRY, "12a", 0, 1, _UNDERGROUND),
    _card(Suit.BLUEBERRY, "12b", 1, 1),
    _card(Suit.BLUEBERRY, "13a", 0, 1, _WETLANDS),
    _card(Suit.BLUEBERRY, "13b", 1, 1),
    _card(Suit.BLUEBERRY, "14a", 0, 1, _DESERT),
    _card(Suit.BLUEBERRY, "14b", 1, 1),
    _card(Suit.BLUEBERRY, "15a", 0, 1, _FOREST),
    _card(Suit.BLUEBERRY, "15b", 1, 1),
)

_FLOWER = (
    _card(Suit.FLOWER, "1a", 1, 1, _JUNGLE, _MOUNTAIN),
    _card(Suit.FLOWER, "1b", 1, 0, _HIGHLAND, _OCEAN),
    _card(Suit.FLOWER, "2a", 1, 1, _FOREST, _PLAINS),
    _card(Suit.FLOWER, "2b", 1, 0, _UNDERGROUND, _WETLANDS),
    _card(Suit.FLOWER, "3a", 1, 1, _DESERT, _POLAR),
    _card(Suit.FLOWER, "3b", 1, 0, _HIGHLAND, _OCEAN),
    _card(Suit.FLOWER, "4a", 1, 1, _JUNGLE, _PLAINS),
    _card(Suit.FLOWER, "4b", 1, 0, _DESERT, _MOUNTAIN),
    _card(Suit.FLOWER, "5a", 1, 1, _FOREST, _POLAR),
    _card(Suit.FLOWER, "5b", 1, 0, _UNDERGROUND, _WETLANDS),
    _card(Suit.FLOWER, "6a", 0, 1, _HIGHLAND, _OCEAN),
    _card(Suit.FLOWER, "6b", 1, 0, _JUNGLE, _PLAINS),
    _card(Suit.FLOWER, "7a", 0, 1, _MOUNTAIN, _WETLANDS),
    _card(Suit.FLOWER, "7b", 1, 0, _DESERT, _POLAR),
    _card(Suit.FLOWER, "8a", 0, 1, _FOREST, _UNDERGROUND),
    _card(Suit.FLOWER, "8b", 1, 0, _MOUNTAIN, _OCEAN),
    _card(Suit.FLOWER, "9a", 0, 1, _HIGHLAND, _PLAINS),
    _card(Suit.FLOWER, "9b", 1, 0, _FOREST, _JUNGLE),
    _card(Suit.FLOWER, "10a", 0, 1, _DESERT, _WETLANDS),
    _card(Suit.FLOWER, "10b", 1, 0, _POLAR, _UNDERGROUND),
    _card(Suit.FLOWER, "11a", 0, 0, _JUNGLE, _MOUNTAIN),
    _card(Suit.FLOWER, "11b", 0, 1, _OCEAN),
    _card(Suit.FLOWER, "12a", 0, 0, _HIGHLAND, _PLAINS),
    _card(Suit.FLOWER, "12b", 0, 1, _FOREST),
    _card(Suit.FLOWER, "13a", 0, 0, _DESERT, _WETLANDS),
    _card(Suit.FLOWER, "13b", 0, 1, _POLAR),
    _card(Suit.FLOWER, "14a", 0, 0, _PLAINS, _UNDERGROUND),
    _card(Suit.FLOWER, "14b", 0, 1, _JUNGLE),
    _card(Suit.FLOWER, "15a", 0, 0, _MOUNTAIN, _OCEAN),
    _card(Suit.FLOWER, "15b", 0, 1, _HIGHLAND),
)

JOKERS = tuple(Joker(f"Joker {copy}", 0, 3, 2, ALL_ENVIRONMENTS) for copy in "ab")
TRAIT_CARDS: tuple[TraitCard, ...] = (*_ACORN, *_BLUEBERRY, *_FLOWER)
DECK: tuple[DeckCard, ...] = (*TRAIT_CARDS, *JOKERS)
