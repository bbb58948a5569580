"""Requirements, costs and standing abilities of traits."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from endling.games.doomlings.vocabulary.basics import Color, Those


@dataclass(frozen=True)
class Have:
    """To play it, one's own pile must hold a number of traits of a colour."""

    n: int
    color: Color


@dataclass(frozen=True)
class Cost:
    """To play it, discard such traits from one's own pile, or give one to an opponent's pile.

    Some can be paid with a card of the hand as well.
    """

    those: Those
    give: bool = False
    n: int = 1
    hand: bool = False


class Ability(IntEnum):
    """What a trait can do besides its action."""

    CANCEL = 0  # reaction: cancels an action that is about to happen
    PARASITE = 1  # reaction: takes the trait that an opponent just played
    LATE = 2  # may be played right after stabilizing
    ANYTIME = 3  # may be put into an opponent's pile at any time
    SNEAK = 4  # may be played at World's End
    SHIELD = 5  # the next catastrophe does not touch its owner
    EARLY_DRAW = 6  # its owner's turns begin with a card
    ENDURE = 7  # goes back into the pile when discarded from it
    REGROW = 8  # a trait discarded from the pile is replaced from the deck
    COME_BACK = 9  # may return to the hand when another green trait is played
    STAY = 10  # never leaves its pile
    ALL_COLORS = 11  # has all four colours
    EFFIGY = 12  # reaction: goes into the pile of an opponent who plays an action
    UNEXPECTED = 13  # may be played at any time
    RAINBOW = 14  # may be played at any time by who has all four colours
    RECOIL = 15  # reaction to a theft from its holder; discarded when stolen itself
    RAISE = 16  # reaction: takes the card that an opponent discards
    CHALLENGE = 17  # reaction: may be played when an opponent plays a dominant
    OPPOSE = 18  # reaction: cancels an action of an opponent
    RISE = 19  # may be played when discarded from the hand; back to it when from the pile
    HAUNT = 20  # may be put into an opponent's pile when discarded from the hand
