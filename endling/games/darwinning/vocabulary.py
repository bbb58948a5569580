"""The words that cards and species are declared in."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Suit(IntEnum):
    """The suits of trait cards."""

    ACORN = 0
    BLUEBERRY = 1
    FLOWER = 2


class Environment(IntEnum):
    """Where a species can live."""

    DESERT = 0
    FOREST = 1
    HIGHLAND = 2
    JUNGLE = 3
    MOUNTAIN = 4
    OCEAN = 5
    PLAINS = 6
    POLAR = 7
    UNDERGROUND = 8
    WETLANDS = 9


class Trait(IntEnum):
    """What a card does as a trait; the number is also printed as its value in tricks."""

    PHEROMONES = 1
    SYMBIOSIS = 2
    FLOCK_ANIMAL = 3
    HARD_SHELL = 4
    COMMUNICATION = 5
    TEETH = 6
    FOOD_STORAGE = 7
    MUTATION = 8
    POISON = 9
    TOOLS = 10
    CAMOUFLAGE = 11
    IRON_STOMACH = 12
    BIGGER_BRAINS = 13
    METAMORPHOSIS = 14
    SOCIETY = 15


class Combination(IntEnum):
    """What can be played in a trick, by rank; 0 is what forms nothing."""

    NOTHING = 0
    SINGLE = 1
    PAIR = 2
    FLUSH = 3
    STRAIGHT = 4
    THREE_OF_A_KIND = 5
    STRAIGHT_FLUSH = 6
    FOUR_OF_A_KIND = 7


# --- What traits do -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Effect:
    """Something that a trait does while it is seen."""


@dataclass(frozen=True)
class Food(Effect):
    """So much food in every survival."""

    amount: int


@dataclass(frozen=True)
class ReachUp(Effect):
    """Also eats species this many spaces above."""

    spaces: int


@dataclass(frozen=True)
class BorrowEnvironment(Effect):
    """In survival, one environment of another species feeds this one as well."""


@dataclass(frozen=True)
class BiteLimit(Effect):
    """Loses population only to this many bite markers or more."""

    markers: int


@dataclass(frozen=True)
class Inedible(Effect):
    """Cannot be eaten, except by a species with the other trait."""

    unless: Trait


@dataclass(frozen=True)
class InedibleFromAbove(Effect):
    """Cannot be eaten by species above, except by one with the other trait."""

    unless: Trait


@dataclass(frozen=True)
class InedibleByNeighbors(Effect):
    """Cannot be eaten by the species next to it, except by one with the other trait."""

    unless: Trait


@dataclass(frozen=True)
class BitesBack(Effect):
    """Whoever eats it gets this many bite markers, except a species with the other trait."""

    markers: int
    unless: Trait


@dataclass(frozen=True)
class Ignores(Effect):
    """A trait of others does not stop or hurt this species."""

    trait: Trait


@dataclass(frozen=True)
class StealTrait(Effect):
    """Once: takes a trait card from another board and lays it on this one."""


@dataclass(frozen=True)
class DrawTrait(Effect):
    """After every survival draws a card and lays it as a trait."""


# --- Cards ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TraitKind:
    """One of the fifteen traits: its points on a board, and what it does."""

    trait: Trait
    points: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Named:
    """Anything with a name."""

    name: str


@dataclass(frozen=True)
class DeckCard(Named):
    """A card that is dealt: its value, and what it is good for as an improvement."""

    value: int
    food_chain: int
    population: int
    environments: tuple[Environment, ...]


@dataclass(frozen=True)
class TraitCard(DeckCard):
    """A card with a suit, which can be laid as a trait."""

    suit: Suit
    trait: Trait
    points: int  # as a trait


@dataclass(frozen=True)
class Joker(DeckCard):
    """A zero of any suit, never a trait; as an improvement it may be any environment."""


@dataclass(frozen=True)
class EnvironmentCard(Named):
    """An environment that lies on the table in some eras."""

    environment: Environment


@dataclass(frozen=True)
class Species(Named):
    """A board: where a species starts, with what population, where it lives, and its traits."""

    key: str
    start: int
    population: int
    food: tuple[tuple[Environment, int], ...]  # what each printed environment feeds it
    traits: tuple[Trait, Trait]  # printed on the first two spaces


@dataclass(frozen=True)
class Dummy(Named):
    """The species without a player, in games of two."""


@dataclass(frozen=True)
class Space(Named):
    """One of the five places for traits on a board."""

    species: Species
    number: int  # from 1
    printed: Trait | None
    scores: bool
