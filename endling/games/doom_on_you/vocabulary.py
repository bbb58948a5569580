"""The words that cards are declared in."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Power(IntEnum):
    """What an animal can do besides attacking and defending."""

    NONE = 0
    HUNT_IMMUNE = 1  # HUNT never kills it
    FORCE_FIELD_IMMUNE = 2  # FORCE FIELD never stops its attack
    REVEAL_HAND = 3  # whoever gains by its attack sees the hand of the target


class Victims(IntEnum):
    """Whom a doom strikes."""

    DRAWER = 0
    DRAWER_AND_OTHER = 1  # one whom the drawer chooses
    EVERYBODY = 2


class Promise(IntEnum):
    """What tokens can be offered for. Nothing of it is enforced."""

    SPARE = 0  # not to attack me in this round
    JOIN = 1  # to attack the present target too
    STAY_OUT = 2  # to play no battle card in this turn
    HELP = 3  # to help me with battle cards in this turn
    FAVOR = 4  # whatever was said aloud


# --- What battle cards do -------------------------------------------------------------------------


@dataclass(frozen=True)
class Action:
    """What a battle card does."""


@dataclass(frozen=True)
class KillAnimal(Action):
    """One animal in a pile or in an attack dies."""


@dataclass(frozen=True)
class Protect(Action):
    """All attacks on one player end, or that player's part in a doom does."""


@dataclass(frozen=True)
class Redirect(Action):
    """One attack goes to another player; whoever plays the card gains by it."""


@dataclass(frozen=True)
class TakeAttacker(Action):
    """One attacking animal comes into one's pile, however many are there."""


@dataclass(frozen=True)
class AttackFromHand(Action):
    """One animal attacks straight from the hand."""


# --- What dooms do --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Loss:
    """What the victims of a doom lose."""


@dataclass(frozen=True)
class LoseAllAnimals(Loss):
    """The whole pile."""


@dataclass(frozen=True)
class LoseAnimals(Loss):
    """So many animals of the pile, by one's own choice; tokens instead if there is none."""

    amount: int
    tokens_instead: int = 0


@dataclass(frozen=True)
class KeepAnimals(Loss):
    """All animals of the pile but this many, by one's own choice."""

    amount: int


@dataclass(frozen=True)
class LoseTokens(Loss):
    """So many tokens."""

    amount: int


@dataclass(frozen=True)
class LoseHalf(Loss):
    """Half of one's tokens, rounded down, and never more than this many."""

    most: int


# --- Cards ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Card:
    """A card, with this many copies of it."""

    id: str
    name: str
    copies: int


@dataclass(frozen=True)
class Animal(Card):
    """Attacks for tokens, and defends with its points."""

    attack: int
    defense: int
    tokens: int
    power: Power = Power.NONE


@dataclass(frozen=True)
class Battle(Card):
    """Interferes with attacks; some are cancelled by another copy."""

    action: Action
    counterable: bool


@dataclass(frozen=True)
class Doom(Card):
    """Strikes as soon as it is drawn."""

    victims: Victims
    loss: Loss
