"""What cards do, in German."""

from __future__ import annotations

from typing import NamedTuple

from endling.games.gloom_of_thrones import vocabulary as v
from endling.games.text.german import CARD, POINT
from endling.games.text.grammar import GERMAN, Noun
from endling.games.text.phrases import Phrases

EFFECTS = Phrases()
_ACTION = Noun("Aktion", "Aktionen", "f")
_MODIFIER = Noun("Modifikator", "Modifikatoren", "m")
ICONS = {
    v.Icon.CROWN: "eine Krone",
    v.Icon.COIN: "eine Münze",
    v.Icon.BLADE: "eine Klinge",
    v.Icon.GOBLET: "einen Kelch",
    v.Icon.FLAME: "eine Flamme",
    v.Icon.HEART: "ein Herz",
    v.Icon.FROST: "Frost",
}
_VERBS = {  # for you, for one, for several
    "ziehen": ("ziehst", "zieht", "ziehen"),
    "werfen": ("wirfst", "wirft", "werfen"),
    "zeigen": ("zeigst", "zeigt", "zeigen"),
    "geben": ("gibst", "gibt", "geben"),
    "nehmen": ("nimmst", "nimmt", "nehmen"),
    "sehen": ("siehst", "sieht", "sehen"),
    "legen": ("legst", "legt", "legen"),
    "lassen": ("lässt", "lässt", "lassen"),
    "haben": ("hast", "hat", "haben"),
    "erhalten": ("erhältst", "erhält", "erhalten"),
    "dürfen": ("darfst", "darf", "dürfen"),
    "versetzen": ("versetzt", "versetzt", "versetzen"),
}
_YOU, _ONE, _SEVERAL = range(3)


class _Party(NamedTuple):
    """Somebody who does something, or to whom it is done."""

    name: str
    dative: str
    form: int = _ONE

    def does(self, verb: str) -> str:
        """The verb that goes with them."""
        return _VERBS[verb][self.form]

    @property
    def each(self) -> str:
        return "je " if self.form == _SEVERAL else ""

    @property
    def oneself(self) -> str:
        return "dir" if self.form == _YOU else "sich"

    def own(self, ending: str = "") -> str:
        """Your, his, their."""
        return ("dein", "sein", "ihr")[self.form] + ending


def _party(who: v.Who, card: v.DeckCard) -> _Party:
    by_event = isinstance(card, v.Event)  # it is read by who plays it
    match who:
        case v.Who.OWNER:
            return _Party("der Besitzer dieser Figur", "dem Besitzer dieser Figur")
        case v.Who.PLAYER if by_event:
            return _Party("du", "dir", _YOU)
        case v.Who.PLAYER:
            return _Party("der Spieler dieser Karte", "dem Spieler dieser Karte")
        case v.Who.ALL_BUT_OWNER:
            others = "außer dem Besitzer dieser Figur"
            return _Party(f"alle {others}", f"allen {others}", _SEVERAL)
        case v.Who.ALL_BUT_PLAYER if by_event:
            return _Party("alle Gegner", "jedem Gegner", _SEVERAL)
        case v.Who.ALL_BUT_PLAYER:
            whose = "des Spielers dieser Karte"
            return _Party(f"alle Gegner {whose}", f"jedem Gegner {whose}", _SEVERAL)
        case v.Who.LEFT_OF_OWNER:
            whose = "des Besitzers dieser Figur"
            return _Party(f"der linke Nachbar {whose}", f"dem linken Nachbarn {whose}")
        case v.Who.RIGHT_OF_OWNER:
            whose = "des Besitzers dieser Figur"
            return _Party(f"der rechte Nachbar {whose}", f"dem rechten Nachbarn {whose}")


def _to_beside(who: v.Who, other: v.Who, card: v.DeckCard) -> str:
    """Somebody in the dative, in a sentence that has spoken of another one before."""
    if other == v.Who.OWNER and who == v.Who.LEFT_OF_OWNER:
        return "seinem linken Nachbarn"
    if other == v.Who.OWNER and who == v.Who.RIGHT_OF_OWNER:
        return "seinem rechten Nachbarn"
    if who == v.Who.OWNER and other not in (v.Who.PLAYER, v.Who.ALL_BUT_PLAYER):
        return "dem Besitzer"
    return _party(who, card).dative


def cards(n: int, adjective: str = "") -> str:
    """A number of cards."""
    return GERMAN.counted(n, CARD, adjective)


def points(n: int) -> str:
    """A number of points with its sign."""
    return GERMAN.bonus(n, POINT)


def shows(icons: tuple[v.Icon, ...]) -> str:
    """Any of these icons."""
    return GERMAN.one_of([ICONS[icon] for icon in icons])


# --- Hands and the deck


@EFFECTS.of(v.Draw)
def _(e: v.Draw, card: v.DeckCard) -> str:
    who = _party(e.who, card)
    return f"{who.name} {who.does('ziehen')} {who.each}{cards(e.n)}"


@EFFECTS.of(v.Discard)
def _(e: v.Discard, card: v.DeckCard) -> str:
    who = _party(e.who, card)
    return f"{who.name} {who.does('werfen')} {who.each}{cards(e.n)} {who.own('er')} Wahl ab"


@EFFECTS.of(v.DiscardHand)
def _(e: v.DiscardHand, card: v.DeckCard) -> str:
    who = _party(e.who, card)
    return f"{who.name} {who.does('werfen')} {who.own('e')} ganze Hand ab"


@EFFECTS.of(v.DrawThenDiscard)
def _(e: v.DrawThenDiscard, card: v.DeckCard) -> str:
    who = _party(e.who, card)
    drawn = f"{who.name} {who.does('ziehen')} {who.each}{cards(e.draw)}"
    then = f"{who.does('werfen')} dann {who.each}{cards(e.discard)}"
    return f"{drawn} und {then} {who.own('er')} Wahl ab"


@EFFECTS.of(v.RefillHand)
def _(e: v.RefillHand, card: v.DeckCard) -> str:
    who = _party(e.who, card)
    return f"{who.name} {who.does('ziehen')} bis zu {who.own('er')} Ziehgrenze"


@EFFECTS.of(v.RevealHand)
def _(e: v.RevealHand, card: v.DeckCard) -> str:
    who = _party(e.who, card)
    return f"{who.name} {who.does('zeigen')} allen {who.own('e')} Hand"


@EFFECTS.of(v.GiveCards)
def _(e: v.GiveCards, card: v.DeckCard) -> str:
    who = _party(e.giver, card)
    given = f"{who.each}{cards(e.n)} {who.own('er')} Wahl"
    return f"{who.name} {who.does('geben')} {_to_beside(e.receiver, e.giver, card)} {given}"


@EFFECTS.of(v.StealRandom)
def _(e: v.StealRandom, card: v.DeckCard) -> str:
    who = _party(e.thief, card)
    taken = f"{who.each}{cards(e.n, 'zufällig')} aus der Hand"
    return f"{who.name} {who.does('nehmen')} {_to_beside(e.victim, e.thief, card)} {taken}"


@EFFECTS.of(v.StealRandomEach)
def _(e: v.StealRandomEach, card: v.DeckCard) -> str:
    who = _party(e.thief, card)
    taken = f"{cards(e.n, 'zufällig')} aus der Hand"
    return f"{who.name} {who.does('nehmen')} {_to_beside(e.victims, e.thief, card)} {taken}"


@EFFECTS.of(v.ScryPick)
def _(e: v.ScryPick, card: v.DeckCard) -> str:
    who = _party(e.who, card)
    top = "die oberste Karte" if e.look == 1 else f"die obersten {cards(e.look)}"
    return (
        f"{who.name} {who.does('sehen')} {who.oneself} {top} des Nachziehstapels an, "
        f"{who.does('nehmen')} davon {e.take} auf die Hand und {who.does('legen')} den Rest in "
        f"beliebiger Reihenfolge darunter"
    )


@EFFECTS.of(v.DrawPlayTrim)
def _(e: v.DrawPlayTrim, card: v.DeckCard) -> str:
    who = _party(e.who, card)
    return (
        f"{who.name} {who.does('ziehen')} {who.each}{cards(e.draw)}, {who.does('dürfen')} dann "
        f"{cards(e.free_plays)} kostenlos spielen und {who.does('werfen')} zuletzt bis auf "
        f"{who.own('e')} Ziehgrenze ab"
    )


# --- Turns


@EFFECTS.of(v.SkipNextDraw)
def _(e: v.SkipNextDraw, card: v.DeckCard) -> str:
    who = _party(e.who, card)
    return f"{who.name} {who.does('lassen')} das nächste Nachziehen am Zugende aus"


@EFFECTS.of(v.SkipTurn)
def _(e: v.SkipTurn, card: v.DeckCard) -> str:
    who = _party(e.who, card)
    return f"{who.name} {who.does('lassen')} den nächsten Zug samt Nachziehen aus"


@EFFECTS.of(v.LoseActions)
def _(e: v.LoseActions, card: v.DeckCard) -> str:
    who = _party(e.who, card)
    fewer = f"{GERMAN.counted(e.n, _ACTION)} weniger"
    return f"{who.name} {who.does('haben')} im nächsten Zug {who.each}{fewer}"


@EFFECTS.of(v.ExtraActions)
def _(e: v.ExtraActions, card: v.DeckCard) -> str:
    who = _party(e.who, card)
    more = GERMAN.counted(e.n, _ACTION, "weiter")
    return (
        f"{who.name} {who.does('erhalten')} in diesem Zug {who.each}{more}, jede für einen "
        f"düsteren Modifikator: einen mit negativer und ohne positive Zahl"
    )


@EFFECTS.of(v.FreePlay)
def _(e: v.FreePlay, card: v.DeckCard) -> str:
    who = _party(e.who, card)
    played = GERMAN.counted(e.n, _MODIFIER)
    return f"{who.name} {who.does('dürfen')} {who.each}{played} kostenlos spielen"


# --- In force for a while


def _limit(change: int) -> str:
    return f"um {abs(change)} {'höher' if change > 0 else 'niedriger'}"


@EFFECTS.of(v.DrawLimit)
def _(e: v.DrawLimit, card: v.DeckCard) -> str:
    until = ", bis diese Figur stirbt" if e.persistent else ""
    return f"die Ziehgrenze des Besitzers dieser Figur ist {_limit(e.change)}{until}"


@EFFECTS.of(v.DrawLimitIfMonarch)
def _(e: v.DrawLimitIfMonarch, card: v.DeckCard) -> str:
    return f"ist diese Figur Monarch, ist die Ziehgrenze ihres Besitzers {_limit(e.change)}"


@EFFECTS.of(v.DrawOnDeath)
def _(e: v.DrawOnDeath, card: v.DeckCard) -> str:
    return f"immer wenn eine andere Figur stirbt, zieht der Besitzer dieser Figur {cards(e.n)}"


@EFFECTS.of(v.TaxOnModifier)
def _(e: v.TaxOnModifier, card: v.DeckCard) -> str:
    return (
        "immer wenn der Besitzer dieser Figur einen Modifikator gespielt hat, wirft er "
        f"{cards(e.n)} seiner Wahl ab"
    )


@EFFECTS.of(v.EventImmune)
def _(e: v.EventImmune, card: v.DeckCard) -> str:
    return "Ereignisse können diese Figur weder wählen noch verändern"


@EFFECTS.of(v.DeathAsFreePlay)
def _(e: v.DeathAsFreePlay, card: v.DeckCard) -> str:
    return (
        "alle dürfen in ihrem eigenen Zug kostenlos einen Todesfall auf diese Figur spielen, "
        "sofern deren Punkte unter null liegen"
    )


@EFFECTS.of(v.DeathOnlyByOwner)
def _(e: v.DeathOnlyByOwner, card: v.DeckCard) -> str:
    return "nur der Besitzer dieser Figur darf einen Todesfall auf sie spielen"


@EFFECTS.of(v.BonusOnDeath)
def _(e: v.BonusOnDeath, card: v.DeckCard) -> str:
    return f"wenn diese Figur stirbt, ändert sich ihre Wertung um {points(e.points)}"


# --- Responses


@EFFECTS.of(v.CancelEvent)
def _(e: v.CancelEvent, card: v.DeckCard) -> str:
    return "spielt jemand anderes ein Ereignis, wird es ohne Wirkung abgeworfen"


@EFFECTS.of(v.CancelDeath)
def _(e: v.CancelDeath, card: v.DeckCard) -> str:
    return (
        "spielt jemand anderes einen Todesfall, wird er abgeworfen, und die Figur bleibt am Leben"
    )


# --- Stacks


@EFFECTS.of(v.SwapTopModifiers)
def _(e: v.SwapTopModifiers, card: v.DeckCard) -> str:
    return (
        "vertausche die obersten Modifikatoren zweier lebender Figuren; was diese beim Ausspielen "
        "bewirken, geschieht nicht noch einmal"
    )


@EFFECTS.of(v.StripModifiers)
def _(e: v.StripModifiers, card: v.DeckCard) -> str:
    return "wirf alle Modifikatoren einer lebenden Figur ab, auch bleibende"


@EFFECTS.of(v.RemoveTopModifier)
def _(e: v.RemoveTopModifier, card: v.DeckCard) -> str:
    return "wirf den obersten Modifikator einer lebenden Figur ab"


@EFFECTS.of(v.MoveDeath)
def _(e: v.MoveDeath, card: v.DeckCard) -> str:
    return (
        "versetze einen Todesfall von einer toten Figur, die dadurch wieder lebt, auf eine "
        "lebende, deren Punkte unter null liegen; was er beim Ausspielen bewirkt, geschieht nicht "
        "noch einmal"
    )


@EFFECTS.of(v.Revive)
def _(e: v.Revive, card: v.DeckCard) -> str:
    return "wirf den Todesfall einer toten Figur ab; sie lebt wieder und behält ihre Modifikatoren"


@EFFECTS.of(v.ThroneMove)
def _(e: v.ThroneMove, card: v.DeckCard) -> str:
    who = _party(v.Who.PLAYER, card)
    centre = " oder in die Mitte des Tisches" if e.or_centre else ""
    there = f"den Thron zu einer beliebigen lebenden Figur{centre}"
    if e.optional:
        return f"{who.name} {who.does('dürfen')} {there} versetzen"
    return f"{who.name} {who.does('versetzen')} {there}"


# --- Scores of the dead


@EFFECTS.of(v.ScoreIfIcon)
def _(e: v.ScoreIfIcon, card: v.DeckCard) -> str:
    return f"{points(e.points)}, solange diese Figur {shows(e.icons)} zeigt"


@EFFECTS.of(v.ScoreIfWasMonarch)
def _(e: v.ScoreIfWasMonarch, card: v.DeckCard) -> str:
    was = "falls diese Figur Monarch war, als diese Karte gespielt wurde"
    return f"{points(e.points)}, {was}"


@EFFECTS.of(v.ScorePerDead)
def _(e: v.ScorePerDead, card: v.DeckCard) -> str:
    return f"{points(e.points)} für jede andere tote Figur dieser Familie"


@EFFECTS.of(v.IconForbidden)
def _(e: v.IconForbidden, card: v.DeckCard) -> str:
    return f"kann nicht auf eine Figur gespielt werden, die {shows(e.icons)} zeigt"
