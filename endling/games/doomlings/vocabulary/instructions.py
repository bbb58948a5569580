"""Instructions: what actions, ages, catastrophes and World's End effects are made of."""

from __future__ import annotations

from dataclasses import dataclass

from endling.games.doomlings.vocabulary.basics import (
    ANY,
    Amount,
    Color,
    Leaving,
    Pick,
    Those,
    Who,
)


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
    """Look at random cards of an opponent's hand, or at all; take one of these and play it."""

    n: int | None  # None: all


@dataclass(frozen=True)
class RepeatAction(Instruction):
    """The action of another trait in your pile, or of one in an opponent's, happens for you."""

    own: bool


@dataclass(frozen=True)
class PeekAge(Instruction):
    """Look secretly at the next cards of the age deck."""

    n: int = 1


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
    """Everybody draws a card, adds its face value (this many at most) and discards it."""

    at_most: int


@dataclass(frozen=True)
class PaintSelf(Instruction):
    """Choose a colour; this card has it from then on."""


@dataclass(frozen=True)
class DrawOrDiscard(Instruction):
    """Everybody either draws this many cards or discards this many from their hand."""

    draw: int
    discard: int


@dataclass(frozen=True)
class TakeBack(Instruction):
    """Take one of your traits back into your hand."""


@dataclass(frozen=True)
class TakeDiscarded(Instruction):
    """Take cards of your choice from the discard pile into your hand."""

    n: int


@dataclass(frozen=True)
class SwapAnywhere(Instruction):
    """Two traits in two different piles, whosever these are, change places."""


@dataclass(frozen=True)
class SkipStabilizing(Instruction):
    """Do not stabilize at the end of this turn."""


@dataclass(frozen=True)
class PlayTop(Instruction):
    """Turn over the top card of the deck: play it without its action, or discard a dominant."""


@dataclass(frozen=True)
class PlayPlainDiscarded(Instruction):
    """You may play a trait without effect from the discard pile."""


@dataclass(frozen=True)
class MayDiscardTrait(Instruction):
    """You may discard a trait from your own pile."""


@dataclass(frozen=True)
class SacrificeSelf(Instruction):
    """Discard this card to play one of the cards just drawn; the others are discarded anyway."""


@dataclass(frozen=True)
class ActFromHand(Instruction):
    """The action of a card in your hand happens; the card stays there."""


@dataclass(frozen=True)
class DealDiscards(Instruction):
    """The discard pile is shuffled, and everybody is dealt a card of it face down."""


@dataclass(frozen=True)
class Dig(Instruction):
    """Choose a colour, draw this many cards, keep one of it; the others go under the deck."""

    n: int


@dataclass(frozen=True)
class DiscardTheirs(Instruction):
    """Choose a trait in an opponent's pile; it is discarded."""

    those: Those


@dataclass(frozen=True)
class DiscardLowest(Instruction):
    """Everybody discards a card at the same time; whose is the lowest also discards a trait."""


@dataclass(frozen=True)
class Attach(Instruction):
    """Attach this card to a trait, its host, if there is one that fits; and what that does to it.

    Hosts are never dominants, attachments or traits that are hosts already. Whatever moves the host
    moves this card with it.
    """

    anywhere: bool = False  # in any pile; otherwise in your own
    unlike: Color | None = None  # the host may not have this colour
    effectless: bool = False  # the host must be a trait without effect
    color: Color | None = None  # the host counts as this colour, and no other
    holds: tuple[Leaving, ...] = ()  # how the host cannot leave its pile
    silences: bool = False  # the effects of the host are switched off
    roams: bool = False  # may be moved to another host at the end of each of the owner's turns


@dataclass(frozen=True)
class ActOfHost(Instruction):
    """The action of the trait to which this card is attached happens for you."""


@dataclass(frozen=True)
class InfectLeft(Instruction):
    """Everybody names a colour; whoever sits to the left discards all hand cards of it."""


@dataclass(frozen=True)
class DiscardCommonest(Instruction):
    """Everybody discards a random trait of the colour that is commonest in their own pile."""
