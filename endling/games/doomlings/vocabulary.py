"""The words in which Doomlings cards are declared.

A card is a few of these, put together. The tables that the rules run on (`tables.py`) and the card
texts in every language (`text/`) are both made from them, so a text can never disagree with what
the card does.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum


class Color(IntEnum):
    """The four colours; `NONE` is colourless, which is not a colour."""

    RED = 0
    BLUE = 1
    GREEN = 2
    PURPLE = 3
    NONE = 4


class Who(IntEnum):
    """Whom an instruction is carried out by, in this order of play."""

    YOU = 0
    OPPONENTS = 1
    EVERYONE = 2
    HOLDERS = 3  # those with a named trait in their pile


class Pick(IntEnum):
    """Who or what picks a card."""

    CHOSEN = 0
    RANDOM = 1


class Quantity(IntEnum):
    """How many cards."""

    FIXED = 0
    PER_TRAIT_OF_COLOR = 1  # per trait of a colour in the own pile
    PER_COLOR = 2  # per different colour in the own pile
    HALF = 3  # of the hand, rounded up
    ALL_BUT = 4  # down to so many


@dataclass(frozen=True)
class Amount:
    """How many: a kind and a value (a number, or a colour)."""

    kind: Quantity
    value: int = 0


def fixed(n: int) -> Amount:
    """Exactly so many."""
    return Amount(Quantity.FIXED, n)


def per_trait(color: Color) -> Amount:
    """One for each trait of this colour in the own pile."""
    return Amount(Quantity.PER_TRAIT_OF_COLOR, color)


PER_COLOR = Amount(Quantity.PER_COLOR)
HALF = Amount(Quantity.HALF)
WHOLE_HAND = Amount(Quantity.ALL_BUT, 0)


def all_but(n: int) -> Amount:
    """As many as it takes to be left with n."""
    return Amount(Quantity.ALL_BUT, n)


@dataclass(frozen=True)
class Those:
    """Which traits: of a colour, with a face value, with at least a face value. Never dominants."""

    color: Color | None = None
    face: int | None = None
    at_least: int | None = None


ANY = Those()


# --- Instructions: what actions, ages, catastrophes and World's End effects are made of ----------


@dataclass(frozen=True)
class Instruction:
    """One sentence of an effect."""


@dataclass(frozen=True)
class Draw(Instruction):
    """Draw cards into the hand."""

    amount: Amount
    who: Who = Who.YOU


@dataclass(frozen=True)
class Discard(Instruction):
    """Discard cards from the hand."""

    amount: Amount
    who: Who = Who.YOU
    pick: Pick = Pick.CHOSEN


@dataclass(frozen=True)
class DiscardColor(Instruction):
    """Choose a colour; everybody discards all hand cards of that colour."""


@dataclass(frozen=True)
class Stabilize(Instruction):
    """Draw or discard until the hand is as large as the gene pool."""

    who: Who


@dataclass(frozen=True)
class Refresh(Instruction):
    """You may discard your hand; if you do, stabilize."""


@dataclass(frozen=True)
class PlayAnother(Instruction):
    """Play one more trait from the hand, if you can."""

    action: bool = True


@dataclass(frozen=True)
class PlayDrawn(Instruction):
    """Play one of the cards just drawn: if you like, or (a colour given) if one has that colour."""

    color: Color | None = None


@dataclass(frozen=True)
class PlayDiscarded(Instruction):
    """Play a card from the discard pile: the top one, or one you choose."""

    top: bool
    action: bool


@dataclass(frozen=True)
class StealTrait(Instruction):
    """Move a trait from an opponent's pile to yours; perhaps its action happens for you."""

    those: Those = ANY
    action: bool = False


@dataclass(frozen=True)
class SwapTraits(Instruction):
    """One of your traits and one of an opponent's, of the same or another colour, change places."""

    same_color: bool


@dataclass(frozen=True)
class SwapSelf(Instruction):
    """This card and a trait in an opponent's pile change places."""


@dataclass(frozen=True)
class GiveTrait(Instruction):
    """Move one of your traits to an opponent's pile."""


@dataclass(frozen=True)
class GiveSelf(Instruction):
    """Move this card to an opponent's pile."""


@dataclass(frozen=True)
class ReturnTrait(Instruction):
    """Put a trait of an opponent's pile back into that opponent's hand."""


@dataclass(frozen=True)
class DiscardTrait(Instruction):
    """Discard a trait of one's own choice from one's own pile."""

    those: Those = ANY
    who: Who = Who.YOU


@dataclass(frozen=True)
class TradeDiscards(Instruction):
    """You and an opponent each discard a trait from the other's pile (never this card)."""


@dataclass(frozen=True)
class GiveCard(Instruction):
    """Put a card of your hand into an opponent's hand."""


@dataclass(frozen=True)
class SwapHands(Instruction):
    """Exchange hands with an opponent."""


@dataclass(frozen=True)
class StealCards(Instruction):
    """Take random cards from an opponent's hand; perhaps only for holders of a named trait."""

    n: int
    holders: str | None = None


@dataclass(frozen=True)
class TakeShown(Instruction):
    """Every opponent shows a card of their own choice; take one of these and play it."""


@dataclass(frozen=True)
class LookAndTake(Instruction):
    """Look at random cards of an opponent's hand; take one of these and play it."""

    n: int


@dataclass(frozen=True)
class RepeatAction(Instruction):
    """The action of another trait in your pile, or of one in an opponent's, happens for you."""

    own: bool


@dataclass(frozen=True)
class PeekAge(Instruction):
    """Look secretly at the next card of the age deck."""


@dataclass(frozen=True)
class SkipToCatastrophe(Instruction):
    """The round ends at once; ages are turned over without effect until a catastrophe appears."""


@dataclass(frozen=True)
class Sift(Instruction):
    """Everybody draws cards, keeps some of these and discards the others."""

    draw: int
    keep: int


@dataclass(frozen=True)
class ShedDominants(Instruction):
    """Everybody may discard dominants from the hand; who did stabilizes."""


@dataclass(frozen=True)
class ForcePlay(Instruction):
    """Who holds this trait must play it now, whatever forbids it."""

    name: str


@dataclass(frozen=True)
class PassHands(Instruction):
    """Everybody passes the hand to the right at the same time."""


@dataclass(frozen=True)
class PassCards(Instruction):
    """Everybody gives one card to each neighbour at the same time."""


@dataclass(frozen=True)
class Recolor(Instruction):
    """You may make one colour of your pile count as another."""


@dataclass(frozen=True)
class ChooseColor(Instruction):
    """Choose a colour for this card's score."""


@dataclass(frozen=True)
class BlightColor(Instruction):
    """Choose a colour; every opponent discards a random trait of it."""


@dataclass(frozen=True)
class ChooseCatastrophe(Instruction):
    """Choose which of the revealed catastrophes supplies the World's End effect."""


@dataclass(frozen=True)
class DrawPoints(Instruction):
    """Everybody draws a card, adds its face value (so many at most) and discards it."""

    at_most: int


# --- Points that a catastrophe gives at World's End ----------------------------------------------


@dataclass(frozen=True)
class Points:
    """A World's End rule that changes scores."""


@dataclass(frozen=True)
class PointsPerTrait(Points):
    """So many points for each trait of a colour in the own pile."""

    points: int
    color: Color


@dataclass(frozen=True)
class PointsPerMissingColor(Points):
    """So many points for each of the four colours missing from the own pile."""

    points: int


@dataclass(frozen=True)
class PointsForMostTraits(Points):
    """So many points for everybody with the most traits, ties included."""

    points: int


@dataclass(frozen=True)
class PointsForFewestTraits(Points):
    """So many points for everybody with the fewest traits, ties included."""

    points: int


@dataclass(frozen=True)
class ColorlessWorth(Points):
    """Colourless traits that are not dominant are worth exactly so much, without their bonus."""

    points: int


# --- Scores: the drop of life on a trait ---------------------------------------------------------


@dataclass(frozen=True)
class Score:
    """A bonus, a penalty or the variable value of a trait."""


@dataclass(frozen=True)
class GenePool(Score):
    """The own gene pool."""


@dataclass(frozen=True)
class HandSize(Score):
    """Cards in the own hand."""


@dataclass(frozen=True)
class HandWithEffect(Score):
    """Cards in the own hand that carry an effect."""


@dataclass(frozen=True)
class HandDominants(Score):
    """So many points per dominant in the own hand."""

    points: int


@dataclass(frozen=True)
class HandColors(Score):
    """Different colours in the own hand."""


@dataclass(frozen=True)
class PileColors(Score):
    """Different colours in the own pile."""


@dataclass(frozen=True)
class PerTraitOfColor(Score):
    """So many points per trait of a colour in the own pile."""

    points: int
    color: Color


@dataclass(frozen=True)
class PerTrait(Score):
    """So many points per trait in the own pile."""

    points: int


@dataclass(frozen=True)
class PerFaceValue(Score):
    """So many points per trait in the own pile with this face value."""

    points: int
    face: int


@dataclass(frozen=True)
class PerNegativeFace(Score):
    """So many points per trait in the own pile with a face value below zero."""

    points: int


@dataclass(frozen=True)
class Kin(Score):
    """Traits of this name in the own pile, or in all piles."""

    everywhere: bool


@dataclass(frozen=True)
class ColorPairs(Score):
    """Complete pairs of one colour in the own pile."""


@dataclass(frozen=True)
class OpponentPairs(Score):
    """Complete pairs of a colour, counted in each opponent's pile separately."""

    color: Color


@dataclass(frozen=True)
class FewestColor(Score):
    """So many points per trait of the own rarest colour, if there are at least two colours."""

    points: int


@dataclass(frozen=True)
class MostTraits(Score):
    """So many points for having more traits than every opponent."""

    points: int


@dataclass(frozen=True)
class PerChosenColor(Score):
    """So many points per trait of the chosen colour in the own pile."""

    points: int


@dataclass(frozen=True)
class OpponentsPerChosenColor(Score):
    """So many points to each opponent per trait of the chosen colour in their pile."""

    points: int


# --- Requirements, costs and standing abilities of traits ----------------------------------------


@dataclass(frozen=True)
class Have:
    """To play it, the own pile must hold so many traits of a colour."""

    n: int
    color: Color


@dataclass(frozen=True)
class Cost:
    """To play it, discard such a trait from the own pile, or give it to an opponent's pile."""

    those: Those
    give: bool = False


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


# --- Laws: what an age changes for its round -----------------------------------------------------


class LawKind(IntEnum):
    """What an age changes for one round."""

    NONE = 0
    BAN_COLOR = 1
    BAN_FACE_ABOVE = 2
    NO_ACTIONS = 3
    STABILIZE_TO = 4
    MAY_REDRAW = 5  # instead of stabilizing: discard the hand, draw so many
    PEEK = 6  # everybody looks at the next age before the turn
    DRAW_AFTER_STABILIZING = 7
    MAY_DISCARD_BEFORE_STABILIZING = 8
    EXTRA_COLORLESS = 9
    EXTRA_EFFECTLESS = 10
    NO_REPEATED_COLOR = 11
    MAY_SKIP_STABILIZING = 12
    PROTECT_TRAITS = 13
    REVERSED = 14


@dataclass(frozen=True)
class Law:
    """A rule of the round, with its number or colour."""

    kind: LawKind
    value: int = 0


# --- Cards ---------------------------------------------------------------------------------------

Program = tuple[Instruction, ...]


@dataclass(frozen=True)
class Trait:
    """A trait; `face` None is a compass star: worth what its score says, with face value 0."""

    name: str
    color: Color
    face: int | None
    dominant: bool = False
    copies: int = 1
    gene_pool: int = 0
    gene_pool_for_all: bool = False
    action: Program = ()
    on_play: Program = ()
    worlds_end: Program = ()
    score: Score | None = None
    needs: Have | None = None
    cost: Cost | None = None
    abilities: tuple[Ability, ...] = field(default=())

    @property
    def effectless(self) -> bool:
        """Whether the card carries nothing but its value."""
        return not (
            self.gene_pool
            or self.action
            or self.on_play
            or self.worlds_end
            or self.score
            or self.needs
            or self.cost
            or self.abilities
        )

    @property
    def acts_at_worlds_end(self) -> bool:
        """Whether it does something when the world ends, in a pile or in a hand."""
        return bool(self.worlds_end) or Ability.SNEAK in self.abilities


@dataclass(frozen=True)
class Age:
    """An age: what happens when it is revealed, and the law of its round."""

    name: str
    reveal: Program = ()
    law: Law = Law(LawKind.NONE)


@dataclass(frozen=True)
class Catastrophe:
    """A catastrophe: gene pools, what happens at once, and what happens at World's End."""

    name: str
    gene_pool: int
    reveal: Program
    worlds_end: Program = ()
    points: Points | None = None
    undeniable: bool = False


@dataclass(frozen=True)
class Birth:
    """The card that opens every game."""

    name: str


Card = Trait | Age | Catastrophe | Birth
