"""The words in which the cards of Gloom of Thrones are declared.

A card is data: points, icons and at most one effect. The tables that the rules run on and the card
texts in every language (`text/`) are both made from these, so a text can never disagree with what
the card does.
"""

from __future__ import annotations

import re
from dataclasses import KW_ONLY, dataclass
from enum import IntEnum
from typing import NamedTuple


class Icon(IntEnum):
    """A story icon; without effect of its own, other than the crown's on the Throne."""

    CROWN = 0
    COIN = 1
    BLADE = 2
    GOBLET = 3
    FLAME = 4
    HEART = 5
    FROST = 6

    @property
    def slot(self) -> int:
        """The slot in which this icon is always printed; it hides what is below it in there."""
        return _SLOT_OF_ICON[self]


_SLOT_OF_ICON = {
    Icon.CROWN: 0,
    Icon.COIN: 0,
    Icon.BLADE: 1,
    Icon.GOBLET: 1,
    Icon.FLAME: 1,
    Icon.HEART: 2,
    Icon.FROST: 2,
}
ICON_SLOTS = 3


class PointSlots(NamedTuple):
    """What is printed in the three circles: None is clear, a number (0 too) hides the one below."""

    top: int | None = None
    middle: int | None = None
    bottom: int | None = None


CLEAR = PointSlots()


class TextBox(IntEnum):
    """Whether the box with the text hides the one below."""

    CLEAR = 0
    OPAQUE = 1


class Category(IntEnum):
    """When an effect works."""

    NONE = 0  # there is none, or only a condition for playing the card
    IMMEDIATE = 1  # once, when the card is played
    ONGOING = 2  # while its text box is visible
    PERSISTENT = 3  # even when covered, until the card leaves or the character dies
    RESPONSE = 4  # in somebody else's turn, to a card that is being played


class Who(IntEnum):
    """Whom an effect hits."""

    OWNER = 0  # who owns the character that the card is on
    PLAYER = 1  # who plays the card
    ALL_BUT_OWNER = 2
    ALL_BUT_PLAYER = 3
    LEFT_OF_OWNER = 4  # the neighbour who has the next turn
    RIGHT_OF_OWNER = 5


# --- Effects -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Effect:
    """What a card does besides its points and icons: at once, unless a kind says otherwise."""

    @property
    def category(self) -> Category:
        """When it works."""
        return Category.IMMEDIATE


@dataclass(frozen=True)
class Ongoing(Effect):
    """An effect that works while its text box is visible."""

    @property
    def category(self) -> Category:
        """When it works."""
        return Category.ONGOING


@dataclass(frozen=True)
class Persistent(Effect):
    """An effect that works even when it is covered."""

    @property
    def category(self) -> Category:
        """When it works."""
        return Category.PERSISTENT


@dataclass(frozen=True)
class Response(Effect):
    """An answer to a card that somebody else is playing."""

    @property
    def category(self) -> Category:
        """When it works."""
        return Category.RESPONSE


@dataclass(frozen=True)
class Condition(Effect):
    """No effect in play, but a condition for playing the card."""

    @property
    def category(self) -> Category:
        """When it works."""
        return Category.NONE


class AboutThrone:
    """Marks effects that speak of the Throne or the Monarch; without the Throne they are out."""


# Hands and the deck


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards; the hand may become larger than the draw limit."""

    n: int
    who: Who = Who.OWNER


@dataclass(frozen=True)
class Discard(Effect):
    """Discard cards of one's own choice, as many as there are at most."""

    n: int
    who: Who = Who.OWNER


@dataclass(frozen=True)
class DiscardHand(Effect):
    """Discard every card in the hand."""

    who: Who = Who.OWNER


@dataclass(frozen=True)
class DrawThenDiscard(Effect):
    """Draw cards, then discard some of one's own choice."""

    draw: int
    discard: int
    who: Who = Who.OWNER


@dataclass(frozen=True)
class RefillHand(Effect):
    """Draw up to the present draw limit."""

    who: Who = Who.OWNER


@dataclass(frozen=True)
class RevealHand(Effect):
    """Show the hand to everybody."""

    who: Who = Who.OWNER


@dataclass(frozen=True)
class GiveCards(Effect):
    """Pass cards of one's own choice to somebody."""

    n: int
    giver: Who = Who.OWNER
    receiver: Who = Who.LEFT_OF_OWNER


@dataclass(frozen=True)
class StealRandom(Effect):
    """Take random cards from somebody's hand."""

    n: int
    victim: Who = Who.OWNER
    thief: Who = Who.RIGHT_OF_OWNER


@dataclass(frozen=True)
class StealRandomEach(Effect):
    """Take this many random cards from the hand of each of several players."""

    n: int
    victims: Who = Who.ALL_BUT_PLAYER
    thief: Who = Who.PLAYER


@dataclass(frozen=True)
class ScryPick(Effect):
    """Look at the top of the deck, take some, put the others below it in an order of choice."""

    look: int
    take: int
    who: Who = Who.OWNER


@dataclass(frozen=True)
class DrawPlayTrim(Effect):
    """Draw cards, make free plays of any kind if wanted, then discard down to the draw limit."""

    draw: int
    free_plays: int
    who: Who = Who.PLAYER


# Turns


@dataclass(frozen=True)
class SkipNextDraw(Effect):
    """A mark: the next draw at the end of a turn is left out."""

    who: Who = Who.OWNER


@dataclass(frozen=True)
class SkipTurn(Effect):
    """A mark: the next turn is left out, its draw included."""

    who: Who = Who.OWNER


@dataclass(frozen=True)
class LoseActions(Effect):
    """A mark: the next turn has this many actions fewer; its draw still happens."""

    n: int
    who: Who = Who.OWNER


@dataclass(frozen=True)
class ExtraActions(Effect):
    """More actions this turn, each for playing a gloomy Modifier (`Modifier.is_gloomy`)."""

    n: int
    who: Who = Who.PLAYER


@dataclass(frozen=True)
class FreePlay(Effect):
    """Modifiers that may be played without using an action."""

    n: int
    who: Who = Who.PLAYER


# What works for as long as it is in force


@dataclass(frozen=True)
class DrawLimit(Ongoing):
    """The owner's draw limit is changed; it never falls below 1."""

    change: int
    persistent: bool = False

    @property
    def category(self) -> Category:
        """When it works."""
        return Category.PERSISTENT if self.persistent else Category.ONGOING


@dataclass(frozen=True)
class DrawLimitIfMonarch(Ongoing, AboutThrone):
    """The owner's draw limit is changed while the character is the Monarch."""

    change: int


@dataclass(frozen=True)
class DrawOnDeath(Ongoing):
    """The owner draws cards whenever another character dies."""

    n: int


@dataclass(frozen=True)
class TaxOnModifier(Ongoing):
    """The owner discards cards after playing a Modifier."""

    n: int


@dataclass(frozen=True)
class EventImmune(Ongoing):
    """Events can neither choose nor affect the character."""


@dataclass(frozen=True)
class DeathAsFreePlay(Ongoing):
    """Everybody may kill the character by a free play, in their own turn."""


@dataclass(frozen=True)
class DeathOnlyByOwner(Persistent):
    """Nobody but the owner may kill the character."""


@dataclass(frozen=True)
class BonusOnDeath(Persistent):
    """The character's final score changes when it dies, for good."""

    points: int


# Answers to cards


@dataclass(frozen=True)
class CancelEvent(Response):
    """The Event that is being played is discarded without effect."""


@dataclass(frozen=True)
class CancelDeath(Response):
    """The Untimely Death that is being played is discarded without effect."""


# Stacks


@dataclass(frozen=True)
class SwapTopModifiers(Effect):
    """The top Modifiers of two living characters change places; that is not playing them."""


@dataclass(frozen=True)
class StripModifiers(Effect):
    """A living character loses all its Modifiers, persistent ones included."""


@dataclass(frozen=True)
class RemoveTopModifier(Effect):
    """A living character loses its top Modifier."""


@dataclass(frozen=True)
class MoveDeath(Effect):
    """An Untimely Death goes from a dead character to a living one with a negative score."""


@dataclass(frozen=True)
class Revive(Effect):
    """A dead character loses its Untimely Death and lives on with its Modifiers."""


@dataclass(frozen=True)
class ThroneMove(Effect, AboutThrone):
    """The Throne goes to a living character of the player's choice.

    It may be possible to choose the centre of the table instead, or to leave it where it is.
    """

    or_centre: bool = False
    optional: bool = False


# Final scores of the dead


@dataclass(frozen=True)
class ScoreIfIcon(Ongoing):
    """Points while the character shows one of these icons; once, however many it shows."""

    points: int
    icons: tuple[Icon, ...]


@dataclass(frozen=True)
class ScoreIfWasMonarch(Ongoing, AboutThrone):
    """Points if the character was the Monarch when this death came."""

    points: int


@dataclass(frozen=True)
class ScorePerDead(Ongoing):
    """Points for each other dead character of the family, counted at the end."""

    points: int


@dataclass(frozen=True)
class IconForbidden(Condition):
    """Not to be played on a character that shows one of these icons."""

    icons: tuple[Icon, ...]


# --- Cards ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Named:
    """Something with a name, and perhaps another one for tables that want ours only."""

    name: str
    _: KW_ONLY
    alt_name: str | None = None

    @property
    def id(self) -> str:
        """The name as a key: lower case, words joined by underscores."""
        return re.sub(r"[^a-z0-9]+", "_", self.name.lower()).strip("_")


@dataclass(frozen=True)
class Character(Named):
    """A member of a family."""


@dataclass(frozen=True)
class Family(Named):
    """A family; its sigil is `key`."""

    key: str
    characters: tuple[Character, ...]
    is_base: bool = True  # the fifth comes from a larger edition


@dataclass(frozen=True)
class Throne(Named):
    """The Porcelain Throne: points for the character who has it."""

    points: int


@dataclass(frozen=True)
class DeckCard(Named):
    """A card of the deck."""

    _: KW_ONLY
    effect: Effect | None = None

    @property
    def category(self) -> Category:
        """When its effect works."""
        return Category.NONE if self.effect is None else self.effect.category

    @property
    def refers_to_throne(self) -> bool:
        """Whether it is replaced where the Throne is not in play."""
        return isinstance(self.effect, AboutThrone)


@dataclass(frozen=True)
class StackCard(DeckCard):
    """A card that is laid on a character."""

    points: PointSlots = CLEAR
    icons: tuple[Icon, ...] = ()
    _: KW_ONLY
    text_box: TextBox = TextBox.OPAQUE

    @property
    def icon_slots(self) -> tuple[Icon | None, ...]:
        """The icon in each slot; None is clear."""
        in_slot = {icon.slot: icon for icon in self.icons}
        return tuple(in_slot.get(slot) for slot in range(ICON_SLOTS))


@dataclass(frozen=True)
class Modifier(StackCard):
    """A card that makes a living character sadder or happier."""

    @property
    def is_gloomy(self) -> bool:
        """Whether it prints a negative number and no positive one."""
        printed = [points for points in self.points if points is not None]
        return any(points < 0 for points in printed) and not any(points > 0 for points in printed)

    @property
    def has_portrait(self) -> bool:
        """Whether it changes the character's picture, as persistent effects do."""
        return self.category == Category.PERSISTENT


@dataclass(frozen=True)
class Event(DeckCard):
    """A card that does something and is discarded."""


@dataclass(frozen=True)
class Death(StackCard):
    """An Untimely Death."""


Card = Character | Modifier | Event | Death | Throne
