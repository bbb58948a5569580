"""What cards do, in English."""

from __future__ import annotations

from typing import NamedTuple

from endling.games.gloom_of_thrones import vocabulary as v
from endling.games.text.english import CARD, POINT
from endling.games.text.grammar import ENGLISH, Noun
from endling.games.text.phrases import Phrases

EFFECTS = Phrases()
_ACTION = Noun("action", "actions")
_MODIFIER = Noun("modifier", "modifiers")
ICONS = {
    v.Icon.CROWN: "a crown",
    v.Icon.COIN: "a coin",
    v.Icon.BLADE: "a blade",
    v.Icon.GOBLET: "a goblet",
    v.Icon.FLAME: "a flame",
    v.Icon.HEART: "a heart",
    v.Icon.FROST: "frost",
}
_OWNER = "this character's owner"


class _Party(NamedTuple):
    """Somebody who does something: you, or one or each of several others."""

    name: str
    is_you: bool = False

    def does(self, verb: str) -> str:
        """The verb that goes with them."""
        if self.is_you:
            return verb
        return {"have": "has", "miss": "misses", "may": "may"}.get(verb, f"{verb}s")

    @property
    def their(self) -> str:
        return "your" if self.is_you else "their"


def _party(who: v.Who, card: v.DeckCard) -> _Party:
    by_event = isinstance(card, v.Event)  # it is read by who plays it
    match who:
        case v.Who.OWNER:
            return _Party(_OWNER)
        case v.Who.PLAYER:
            return _Party("you", is_you=True) if by_event else _Party("whoever plays this card")
        case v.Who.ALL_BUT_OWNER:
            return _Party(f"everyone except {_OWNER}")
        case v.Who.ALL_BUT_PLAYER:
            return _Party("each opponent" + ("" if by_event else " of whoever plays this card"))
        case v.Who.LEFT_OF_OWNER:
            return _Party(f"the player on the left of {_OWNER}")
        case v.Who.RIGHT_OF_OWNER:
            return _Party(f"the player on the right of {_OWNER}")


def _beside(who: v.Who, other: v.Who, card: v.DeckCard) -> str:
    """Somebody in a sentence that has spoken of another one before."""
    if other == v.Who.OWNER and who == v.Who.LEFT_OF_OWNER:
        return "the player on their left"
    if other == v.Who.OWNER and who == v.Who.RIGHT_OF_OWNER:
        return "the player on their right"
    if who == v.Who.OWNER and other not in (v.Who.PLAYER, v.Who.ALL_BUT_PLAYER):
        return "the owner"
    return _party(who, card).name


def _hand(who: v.Who, other: v.Who, card: v.DeckCard) -> str:
    owner = _beside(who, other, card)
    return "the owner's hand" if owner == "the owner" else f"the hand of {owner}"


def cards(n: int, adjective: str = "") -> str:
    """A number of cards."""
    return ENGLISH.counted(n, CARD, adjective)


def points(n: int) -> str:
    """A number of points with its sign."""
    return ENGLISH.bonus(n, POINT)


def shows(icons: tuple[v.Icon, ...]) -> str:
    """Any of these icons."""
    return ENGLISH.one_of([ICONS[icon] for icon in icons])


# --- Hands and the deck


@EFFECTS.of(v.Draw)
def _(e: v.Draw, card: v.DeckCard) -> str:
    who = _party(e.who, card)
    return f"{who.name} {who.does('draw')} {cards(e.n)}"


@EFFECTS.of(v.Discard)
def _(e: v.Discard, card: v.DeckCard) -> str:
    who = _party(e.who, card)
    return f"{who.name} {who.does('discard')} {cards(e.n)} of {who.their} choice"


@EFFECTS.of(v.DiscardHand)
def _(e: v.DiscardHand, card: v.DeckCard) -> str:
    who = _party(e.who, card)
    return f"{who.name} {who.does('discard')} {who.their} whole hand"


@EFFECTS.of(v.DrawThenDiscard)
def _(e: v.DrawThenDiscard, card: v.DeckCard) -> str:
    who = _party(e.who, card)
    drawn = f"{who.name} {who.does('draw')} {cards(e.draw)}"
    return f"{drawn}, then {who.does('discard')} {cards(e.discard)} of {who.their} choice"


@EFFECTS.of(v.RefillHand)
def _(e: v.RefillHand, card: v.DeckCard) -> str:
    who = _party(e.who, card)
    return f"{who.name} {who.does('draw')} up to {who.their} draw limit"


@EFFECTS.of(v.RevealHand)
def _(e: v.RevealHand, card: v.DeckCard) -> str:
    who = _party(e.who, card)
    return f"{who.name} {who.does('show')} {who.their} hand to everyone"


@EFFECTS.of(v.GiveCards)
def _(e: v.GiveCards, card: v.DeckCard) -> str:
    who = _party(e.giver, card)
    given = f"{who.name} {who.does('give')} {cards(e.n)} of {who.their} choice"
    return f"{given} to {_beside(e.receiver, e.giver, card)}"


@EFFECTS.of(v.StealRandom)
def _(e: v.StealRandom, card: v.DeckCard) -> str:
    who = _party(e.thief, card)
    taken = f"{who.name} {who.does('take')} {cards(e.n, 'random')}"
    return f"{taken} from {_hand(e.victim, e.thief, card)}"


@EFFECTS.of(v.StealRandomEach)
def _(e: v.StealRandomEach, card: v.DeckCard) -> str:
    who = _party(e.thief, card)
    taken = f"{who.name} {who.does('take')} {cards(e.n, 'random')}"
    return f"{taken} from {_hand(e.victims, e.thief, card)}"


@EFFECTS.of(v.ScryPick)
def _(e: v.ScryPick, card: v.DeckCard) -> str:
    who = _party(e.who, card)
    top = f"the top {cards(e.look)} of the deck"
    return (
        f"{who.name} {who.does('look')} at {top}, {who.does('take')} {e.take} of them and "
        f"{who.does('put')} the rest under the deck in any order"
    )


@EFFECTS.of(v.DrawPlayTrim)
def _(e: v.DrawPlayTrim, card: v.DeckCard) -> str:
    who = _party(e.who, card)
    return (
        f"{who.name} {who.does('draw')} {cards(e.draw)}, may then play {cards(e.free_plays)} as a "
        f"free play, and finally {who.does('discard')} down to {who.their} draw limit"
    )


# --- Turns


@EFFECTS.of(v.SkipNextDraw)
def _(e: v.SkipNextDraw, card: v.DeckCard) -> str:
    who = _party(e.who, card)
    return f"{who.name} {who.does('skip')} {who.their} next draw at the end of a turn"


@EFFECTS.of(v.SkipTurn)
def _(e: v.SkipTurn, card: v.DeckCard) -> str:
    who = _party(e.who, card)
    return f"{who.name} {who.does('miss')} {who.their} next turn, including its draw"


@EFFECTS.of(v.LoseActions)
def _(e: v.LoseActions, card: v.DeckCard) -> str:
    who = _party(e.who, card)
    fewer = f"{ENGLISH.counted(e.n, _ACTION)} fewer"
    return f"{who.name} {who.does('have')} {fewer} on {who.their} next turn"


@EFFECTS.of(v.ExtraActions)
def _(e: v.ExtraActions, card: v.DeckCard) -> str:
    who = _party(e.who, card)
    more = ENGLISH.counted(e.n, _ACTION, "more")
    return (
        f"{who.name} {who.does('get')} {more} this turn, each for a gloomy modifier: one with a "
        f"negative number and no positive one"
    )


@EFFECTS.of(v.FreePlay)
def _(e: v.FreePlay, card: v.DeckCard) -> str:
    who = _party(e.who, card)
    return f"{who.name} may play {ENGLISH.counted(e.n, _MODIFIER)} as a free play"


# --- In force for a while


def _limit(change: int) -> str:
    return f"{abs(change)} {'higher' if change > 0 else 'lower'}"


@EFFECTS.of(v.DrawLimit)
def _(e: v.DrawLimit, card: v.DeckCard) -> str:
    until = " until this character dies" if e.persistent else ""
    return f"the draw limit of {_OWNER} is {_limit(e.change)}{until}"


@EFFECTS.of(v.DrawLimitIfMonarch)
def _(e: v.DrawLimitIfMonarch, card: v.DeckCard) -> str:
    return f"if this character is the Monarch, its owner's draw limit is {_limit(e.change)}"


@EFFECTS.of(v.DrawOnDeath)
def _(e: v.DrawOnDeath, card: v.DeckCard) -> str:
    return f"whenever another character dies, {_OWNER} draws {cards(e.n)}"


@EFFECTS.of(v.TaxOnModifier)
def _(e: v.TaxOnModifier, card: v.DeckCard) -> str:
    return f"whenever {_OWNER} plays a modifier, they then discard {cards(e.n)} of their choice"


@EFFECTS.of(v.EventImmune)
def _(e: v.EventImmune, card: v.DeckCard) -> str:
    return "events can neither choose nor affect this character"


@EFFECTS.of(v.DeathAsFreePlay)
def _(e: v.DeathAsFreePlay, card: v.DeckCard) -> str:
    return (
        "on their own turn, anyone may play a death on this character as a free play, provided "
        "that the character's points are below zero"
    )


@EFFECTS.of(v.DeathOnlyByOwner)
def _(e: v.DeathOnlyByOwner, card: v.DeckCard) -> str:
    return f"only {_OWNER} may play a death on it"


@EFFECTS.of(v.BonusOnDeath)
def _(e: v.BonusOnDeath, card: v.DeckCard) -> str:
    return f"when this character dies, its score changes by {points(e.points)}"


# --- Responses


@EFFECTS.of(v.CancelEvent)
def _(e: v.CancelEvent, card: v.DeckCard) -> str:
    return "when somebody else plays an event, it is discarded without effect"


@EFFECTS.of(v.CancelDeath)
def _(e: v.CancelDeath, card: v.DeckCard) -> str:
    return "when somebody else plays a death, it is discarded and the character stays alive"


# --- Stacks


@EFFECTS.of(v.SwapTopModifiers)
def _(e: v.SwapTopModifiers, card: v.DeckCard) -> str:
    return (
        "swap the top modifiers of two living characters; what these do when played does not "
        "happen again"
    )


@EFFECTS.of(v.StripModifiers)
def _(e: v.StripModifiers, card: v.DeckCard) -> str:
    return "discard all modifiers, persistent ones too, from one living character"


@EFFECTS.of(v.RemoveTopModifier)
def _(e: v.RemoveTopModifier, card: v.DeckCard) -> str:
    return "discard the top modifier of one living character"


@EFFECTS.of(v.MoveDeath)
def _(e: v.MoveDeath, card: v.DeckCard) -> str:
    return (
        "move a death from a dead character, which lives again, to a living one whose points are "
        "below zero; what the death does when played does not happen again"
    )


@EFFECTS.of(v.Revive)
def _(e: v.Revive, card: v.DeckCard) -> str:
    return "discard the death of one dead character, which lives again and keeps its modifiers"


@EFFECTS.of(v.ThroneMove)
def _(e: v.ThroneMove, card: v.DeckCard) -> str:
    who = _party(v.Who.PLAYER, card)
    verb = "may move" if e.optional else who.does("move")
    centre = " or to the middle of the table" if e.or_centre else ""
    return f"{who.name} {verb} the throne to any living character{centre}"


# --- Scores of the dead


@EFFECTS.of(v.ScoreIfIcon)
def _(e: v.ScoreIfIcon, card: v.DeckCard) -> str:
    return f"{points(e.points)} as long as this character shows {shows(e.icons)}"


@EFFECTS.of(v.ScoreIfWasMonarch)
def _(e: v.ScoreIfWasMonarch, card: v.DeckCard) -> str:
    return f"{points(e.points)} if this character was the Monarch when this card was played"


@EFFECTS.of(v.ScorePerDead)
def _(e: v.ScorePerDead, card: v.DeckCard) -> str:
    return f"{points(e.points)} for each other dead character of this family"


@EFFECTS.of(v.IconForbidden)
def _(e: v.IconForbidden, card: v.DeckCard) -> str:
    return f"cannot be played on a character that shows {shows(e.icons)}"
