"""Patterns that several meanings share, in English and in German."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from endling.games.doomlings import vocabulary as v

Patterns = tuple[list[str], list[str]]  # English, German
Meanings = list[tuple[Any, Callable[[Any], Patterns]]]  # what a kind of thing must mention

ALLOWED = ("allowed to play", "spielen darfst|darfst du sie nicht")
FROM_OPPONENT = ("opponent's pile", "Auslage eines Gegners")
YOU_CHOOSE = ("of your choice", "deiner Wahl")
FOUR_COLORS = ("choose one of the four colors", "wähle eine der vier Farben")
OWN_PILE = ("in your (own )?pile", "in deiner (eigenen )?Auslage")
STILL_IN_HAND = ("left in your hand", "noch auf der Hand")
COLORS = {
    v.Color.RED: (r"\bred\b", r"\brot(e|es|er)?\b"),
    v.Color.BLUE: (r"\bblue\b", r"\bblau(e|es|er)?\b"),
    v.Color.GREEN: (r"\bgreen\b", r"\bgrün(e|es|er)?\b"),
    v.Color.PURPLE: (r"\bpurple\b", r"\bviolett(e|es|er)?\b"),
    v.Color.NONE: (r"\bcolorless\b", r"\bfarblos(e|es|er)?\b"),
}
SETS = {
    "classic": ("Classic", "Klassisch"),
    "dinolings": ("Dinolings", "Dinolings"),
    "mythlings": ("Mythlings", "Mythlings"),
    "techlings": ("Techlings", "Techlings"),
}
SAFE: Patterns = ([r"dominants (and this card )?are safe"], [r"dominante .*sind geschützt"])


def both(*patterns: tuple[str, str] | Patterns) -> Patterns:
    """Patterns for English and for German, put together."""
    english: list[str] = []
    german: list[str] = []
    for en, de in patterns:
        english += [en] if isinstance(en, str) else en
        german += [de] if isinstance(de, str) else de
    return english, german


def n(value: int) -> tuple[str, str]:
    """The number itself, not as a part of another one."""
    return rf"(?<!\d){value}(?!\d)", rf"(?<!\d){value}(?!\d)"


def points(value: int) -> tuple[str, str]:
    """So many points, gained or lost."""
    sign = r"(?:\+|gains |worth )" if value > 0 else r"(?:−|loses )"
    zeichen = r"(?:\+|erhalten |erhält |zählt )" if value > 0 else r"(?:−|verlieren |verliert )"
    return rf"{sign}{abs(value)} point", rf"{zeichen}{abs(value)} Punkt"


def who(who_: v.Who) -> Patterns:
    return {
        v.Who.YOU: both((r"^(?!.*\beveryone\b)", r"^(?!.*\b[Aa]lle\b(?! Gegner))")),
        v.Who.OPPONENTS: both((r"[Ee]ach opponent", r"[Aa]lle Gegner|jeder Gegner|jedes Gegners")),
        v.Who.EVERYONE: both((r"[Ee]veryone|each hand", r"\b[Aa]lle\b(?! Gegner)|jeder Hand")),
    }[who_]


def amount(a: v.Amount) -> Patterns:
    match a.kind:
        case v.Quantity.FIXED:
            return both(n(a.value), (r"card", r"Karte"))
        case v.Quantity.PER_TRAIT_OF_COLOR:
            color = COLORS[v.Color(a.value)]
            return both((rf"each {color[0]} trait in", rf"jedes {color[1]} Merkmal in"))
        case v.Quantity.PER_COLOR:
            return both(("each different color in", "jede Farbe in"))
        case v.Quantity.PER_DOMINANT:
            return both(("each dominant in", "jedes dominante Merkmal in"))
        case v.Quantity.HALF:
            return both(("half .*rounded up", "Hälfte .*aufgerundet"))
        case v.Quantity.ALL_BUT if a.value:
            return both(n(a.value), ("keeps?.*discards? the rest", "behalten?.*den Rest ab"))
        case _:
            return both(("whole hand", "ganze Hand"))


def those(which: v.Those) -> Patterns:
    found: Patterns = ([r"\btrait\b"], [r"Merkmal"])
    if which.color is not None:
        found = both(found, COLORS[which.color])
    if which.face is not None:
        found = both(
            found, (f"face value of {which.face}(?! or)", f"Grundwert {which.face}(?! od)")
        )
    if which.at_most is not None:
        least, most = which.at_least, which.at_most
        span = (f"{least} (or|to) {most}", f"{least} (oder|bis) {most}")
        found = both(found, (f"face value of {span[0]}", f"Grundwert {span[1]}"))
    elif which.at_least is not None:
        least = which.at_least
        found = both(found, (f"face value of {least} or more", f"Grundwert {least} oder mehr"))
    if which.highest:
        found = both(found, ("highest face value", "höchsten Grundwert"))
    if which.of_set is not None:
        title = SETS[which.of_set]
        found = both(found, (f"of the {title[0]} set", f"des Sets {title[1]}"))
    return found


def with_action(happens: bool) -> tuple[str, str]:
    if happens:
        return "action included", "samt Aktion"
    return "without its action", "ohne Aktion"
