"""What the words for each effect must mention, in English and in German."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from endling.games.gloom_of_thrones import vocabulary as v

Patterns = tuple[list[str], list[str]]  # English, German

OWNER = (r"this character's owner", r"Besitzers? dieser Figur")
ICONS = {
    v.Icon.CROWN: ("a crown", "eine Krone"),
    v.Icon.COIN: ("a coin", "eine Münze"),
    v.Icon.BLADE: ("a blade", "eine Klinge"),
    v.Icon.GOBLET: ("a goblet", "einen Kelch"),
    v.Icon.FLAME: ("a flame", "eine Flamme"),
    v.Icon.HEART: ("a heart", "ein Herz"),
    v.Icon.FROST: ("frost", "Frost"),
}
LIVING = ("living character", "lebende")
DEATH = (r"\bdeath\b", "Todesfall")
NEGATIVE = ("points are below zero", "Punkte unter null liegen")
NOT_AGAIN = ("does not happen again", "geschieht nicht noch einmal")
MONARCH = ("is the Monarch|was the Monarch", "Monarch (ist|war)|ist .*Monarch")
FREE = ("as a free play", "kostenlos")


def both(*patterns: tuple[str, str] | Patterns) -> Patterns:
    """Patterns for English and for German, put together."""
    english: list[str] = []
    german: list[str] = []
    for en, de in patterns:
        english += [en] if isinstance(en, str) else en
        german += [de] if isinstance(de, str) else de
    return english, german


def who(which: v.Who, by_event: bool = False) -> tuple[str, str]:
    """Whom it is about."""
    if by_event and which in (v.Who.PLAYER, v.Who.ALL_BUT_PLAYER):
        return {
            v.Who.PLAYER: (r"^you\b", r"^du\b"),
            v.Who.ALL_BUT_PLAYER: ("each opponent", "alle Gegner|jedem Gegner"),
        }[which]
    return {
        v.Who.OWNER: OWNER,
        v.Who.PLAYER: ("whoever plays this card", "Spieler dieser Karte"),
        v.Who.ALL_BUT_OWNER: ("everyone except this character's owner", "alle[n]? außer"),
        v.Who.ALL_BUT_PLAYER: ("each opponent of whoever plays", "Gegner des Spielers"),
        v.Who.LEFT_OF_OWNER: ("player on (their|the) left", "linken? Nachbar"),
        v.Who.RIGHT_OF_OWNER: ("player on (their|the) right", "rechten? Nachbar"),
    }[which]


def doer(which: v.Who, by_event: bool = False) -> tuple[str, str]:
    """Who does it: with them the sentence begins."""
    english, german = who(which, by_event)
    article = "(der |alle )?(linke |rechte )?"
    return rf"^(the )?({english.lstrip('^')})", rf"^{article}({german.lstrip('^')})"


def n(value: int, english: str, german: str) -> tuple[str, str]:
    """So many of something."""
    return rf"(?<!\d){value} {english}", rf"(?<!\d){value} {german}"


def cards(value: int) -> tuple[str, str]:
    return n(value, r"(random )?cards?\b", r"(zufällige )?Karten?\b")


def points(value: int) -> tuple[str, str]:
    sign = r"\+" if value > 0 else "−"
    return rf"{sign}{abs(value)} points?\b", rf"{sign}{abs(value)} Punkte?\b"


def icons(some: tuple[v.Icon, ...]) -> Patterns:
    return both(*(ICONS[icon] for icon in some))


def limit(change: int) -> Patterns:
    much = abs(change)
    way = ("higher", "höher") if change > 0 else ("lower", "niedriger")
    return both(
        (rf"\b{much} {way[0]}", rf"um {much} {way[1]}"),
        ("draw limit", "Ziehgrenze"),
        ("owner", "Besitzer"),
    )


def _draw_limit(e: v.DrawLimit, by_event: bool) -> Patterns:
    until = ("until this character dies", "bis diese Figur stirbt")
    never = (f"^(?!.*{until[0]})", f"^(?!.*{until[1]})")
    return both(limit(e.change), until if e.persistent else never, ("^(?!.*Monarch)",) * 2)


def _throne_move(e: v.ThroneMove, by_event: bool) -> Patterns:
    centre = ("or to the middle of the table", "oder in die Mitte des Tisches")
    if not e.or_centre:
        centre = ("^(?!.*middle)", "^(?!.*Mitte)")
    may = (r"\bmay move", "(darf|darfst) .*versetzen")
    if not e.optional:
        may = (r"^(?!.*\bmay\b).*moves?", "^(?!.*darf).*versetzt")
    return both(who(v.Who.PLAYER, by_event), ("the throne", "den Thron"), LIVING, centre, may)


MEANINGS: dict[type[v.Effect], Callable[[Any, bool], Patterns]] = {
    # Hands and the deck
    v.Draw: lambda e, by: both(
        doer(e.who, by),
        cards(e.n),
        (r"\bdraws? \d+ cards?$", r"(zieht|ziehen|ziehst) (je )?\d+ Karten?$"),
    ),
    v.Discard: lambda e, by: both(
        doer(e.who, by),
        cards(e.n),
        (
            "discards? .*of (their|your) choice",
            "(wirf|werf|wirfst).* (seiner|ihrer|deiner) Wahl ab",
        ),
        ("^(?!.*draws?)", "^(?!.*zieht)"),
    ),
    v.DiscardHand: lambda e, by: both(
        doer(e.who, by), ("discards? (their|your) whole hand", "ganze Hand ab")
    ),
    v.DrawThenDiscard: lambda e, by: both(
        doer(e.who, by),
        (rf"draws? {e.draw} cards?, then", rf"{e.draw} Karten? und (wirf|werf|wirfst)"),
        (rf"discards? {e.discard} cards? of", rf"dann (je )?{e.discard} Karten? .*Wahl ab"),
    ),
    v.RefillHand: lambda e, by: both(
        doer(e.who, by),
        ("draws? up to (their|your) draw limit", "bis zu (seiner|ihrer|deiner) Ziehg"),
    ),
    v.RevealHand: lambda e, by: both(
        doer(e.who, by),
        ("shows? (their|your) hand to everyone", "(zeig\\w+) allen (sein|ihr|dein)e Hand"),
    ),
    v.GiveCards: lambda e, by: both(
        doer(e.giver, by),
        who(e.receiver, by),
        cards(e.n),
        ("gives? .*of (their|your) choice to", "(gib|geb)\\w* .*(seiner|ihrer|deiner) Wahl"),
    ),
    v.StealRandom: lambda e, by: both(
        doer(e.thief, by),
        cards(e.n),
        ("takes? .*random cards? from .*(hand|owner)", "nimmt .*zufällige Karten? aus der Hand"),
        ("^(?!.*opponent)", "^(?!.*Gegner)"),
    ),
    v.StealRandomEach: lambda e, by: both(
        doer(e.thief, by),
        who(e.victims, by),
        cards(e.n),
        ("takes? .*random cards? from", "(nimmst|nimmt) .*zufällige Karten? aus der Hand"),
    ),
    v.ScryPick: lambda e, by: both(
        doer(e.who, by),
        (rf"looks? at the top {e.look} cards?", rf"obersten {e.look} Karten"),
        (rf"takes? {e.take} of", rf"davon {e.take} auf die Hand"),
        ("rest under the deck in any order", "den Rest in beliebiger Reihenfolge darunter"),
    ),
    v.DrawPlayTrim: lambda e, by: both(
        doer(e.who, by),
        cards(e.draw),
        (rf"may then play {e.free_plays} cards?", rf"(darf|darfst) dann {e.free_plays} Karten?"),
        FREE,
        ("discards? down to (their|your) draw limit", "bis auf (seine|deine) Ziehgrenze ab"),
    ),
    # Turns
    v.SkipNextDraw: lambda e, by: both(
        doer(e.who, by), ("skips? .*next draw", "lässt das nächste Nachziehen am Zugende aus")
    ),
    v.SkipTurn: lambda e, by: both(
        doer(e.who, by),
        ("misses .*next turn, including its draw", "nächsten Zug samt Nachziehen aus"),
    ),
    v.LoseActions: lambda e, by: both(
        doer(e.who, by),
        n(e.n, "actions? fewer", "Aktion(en)? weniger"),
        ("next turn", "nächsten Zug"),
    ),
    v.ExtraActions: lambda e, by: both(
        doer(e.who, by),
        n(e.n, "more actions?", "weiteren? Aktion"),
        ("this turn", "in diesem Zug"),
        ("gloomy modifier", "düsteren Modifikator"),
        ("a negative number and no positive one", "mit negativer und ohne positive Zahl"),
    ),
    v.FreePlay: lambda e, by: both(
        doer(e.who, by), n(e.n, "modifiers?", "Modifikator"), ("may play", "darf"), FREE
    ),
    # In force for a while
    v.DrawLimit: _draw_limit,
    v.DrawLimitIfMonarch: lambda e, by: both(limit(e.change), MONARCH),
    v.DrawOnDeath: lambda e, by: both(
        OWNER,
        cards(e.n),
        ("whenever another character dies", "immer wenn eine andere Figur stirbt"),
    ),
    v.TaxOnModifier: lambda e, by: both(
        OWNER,
        cards(e.n),
        ("whenever .*plays a modifier", "immer wenn .*einen Modifikator gespielt hat"),
        ("discard", r"wirft .*\bab$"),
    ),
    v.EventImmune: lambda e, by: both(
        ("events can neither choose nor affect", "Ereignisse können .*weder wählen noch verändern")
    ),
    v.DeathAsFreePlay: lambda e, by: both(
        ("own turn", "eigenen Zug"), ("anyone may", "alle dürfen"), DEATH, FREE, NEGATIVE
    ),
    v.DeathOnlyByOwner: lambda e, by: both(
        ("only this character's owner may", "nur der Besitzer dieser Figur darf"), DEATH
    ),
    v.BonusOnDeath: lambda e, by: both(
        points(e.points),
        ("when this character dies", "wenn diese Figur stirbt"),
        ("score", "Wertung"),
    ),
    # Responses
    v.CancelEvent: lambda e, by: both(
        ("somebody else plays an event", "jemand anderes ein Ereignis"),
        ("discarded without effect", "ohne Wirkung abgeworfen"),
    ),
    v.CancelDeath: lambda e, by: both(
        ("somebody else plays a death", "jemand anderes einen Todesfall"),
        ("discarded and the character stays alive", "abgeworfen, und die Figur bleibt am Leben"),
    ),
    # Stacks
    v.SwapTopModifiers: lambda e, by: both(
        (
            "swap the top modifiers of two living",
            "vertausche die obersten Modifikatoren zweier leb",
        ),
        NOT_AGAIN,
    ),
    v.StripModifiers: lambda e, by: both(
        ("discard all modifiers", "wirf alle Modifikatoren"),
        ("persistent ones too", "auch bleibende"),
        LIVING,
    ),
    v.RemoveTopModifier: lambda e, by: both(
        ("discard the top modifier", "wirf den obersten Modifikator"), LIVING
    ),
    v.MoveDeath: lambda e, by: both(
        ("move a death from a dead character", "versetze einen Todesfall von einer toten Figur"),
        ("which lives again", "wieder lebt"),
        ("to a living one", "auf eine lebende"),
        NEGATIVE,
        NOT_AGAIN,
    ),
    v.Revive: lambda e, by: both(
        ("discard the death of one dead character", "wirf den Todesfall einer toten Figur ab"),
        ("lives again and keeps its modifiers", "lebt wieder und behält ihre Modifikatoren"),
    ),
    v.ThroneMove: _throne_move,
    # Scores of the dead
    v.ScoreIfIcon: lambda e, by: both(
        points(e.points), icons(e.icons), ("as long as this character shows", "solange diese Figur")
    ),
    v.ScoreIfWasMonarch: lambda e, by: both(
        points(e.points),
        MONARCH,
        ("if .*when this card was played", "falls .*als diese Karte gesp"),
    ),
    v.ScorePerDead: lambda e, by: both(
        points(e.points),
        ("for each other dead character of this family", "für jede andere tote Figur dieser Fam"),
    ),
    v.IconForbidden: lambda e, by: both(
        icons(e.icons), ("cannot be played on a character that shows", "kann nicht auf .*gespielt")
    ),
}
