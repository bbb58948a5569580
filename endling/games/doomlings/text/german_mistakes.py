"""What can be filled in wrongly, in German."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from endling.games.doomlings import mistakes as wrong
from endling.games.doomlings.text.german_grammar import COLORS, number

_UNKNOWN: dict[wrong.Named, str] = {
    "card": "unbekannte Karte",
    "card_of_pile": "unbekannte Karte dieser Auslage",
    "trait": "unbekanntes Merkmal",
    "catastrophe": "unbekannte Katastrophe",
    "color": "unbekannte Farbe",
}
_KINDS: dict[wrong.Dealt, tuple[str, str]] = {
    "age": ("Zeitalter", "Zeitalter"),
    "catastrophe": ("Katastrophe", "Katastrophen"),
    "trait": ("Merkmal", "Merkmale"),
}
_COLORS = ", ".join(name for color, name in COLORS.items() if color != color.NONE)


def _unknown(m: wrong.Unknown) -> str:
    words = f"{_UNKNOWN[m.what]} „{m.given}“"
    if m.what == "color":
        return f"{words}; es gibt {_COLORS}"
    if m.close:
        return f"{words}; gemeint ist vielleicht {' oder '.join(m.close)}"
    return f"{words}; es gibt {', '.join(m.known)}" if m.known else words


def _not_in_range(m: wrong.NotInRange) -> str:
    of = f"{m.card}: " if m.card else ""
    given = "" if m.given in (None, "") else f"„{m.given}“ geht nicht; "
    return f"{of}{given}möglich ist eine ganze Zahl von {number(m.least)} bis {number(m.most)}"


def _too_few_left(m: wrong.TooFewLeft) -> str:
    one, many = _KINDS[m.kind]
    left = f"1 {one} ist" if m.left == 1 else f"{m.left} {many} sind"
    return f"nur {left} übrig; nötig sind {m.needed}"


MISTAKES: dict[type, Callable[[Any], str]] = {
    wrong.Unknown: _unknown,
    wrong.NotInRange: _not_in_range,
    wrong.NeedsColor: lambda m: f"{m.card} braucht die Wahl einer Farbe: {_COLORS}",
    wrong.NeedsCatastrophe: lambda m: (
        f"{m.card} braucht die Wahl einer Katastrophe: {', '.join(m.revealed)}"
    ),
    wrong.NeedsTwoColors: lambda _: "nötig sind zwei Farben; die erste zählt als die zweite",
    wrong.SameColorTwice: lambda _: "nötig sind zwei verschiedene Farben",
    wrong.NeedsDrawnCard: lambda _: "nötig ist der Grundwert oder der Name der gezogenen Karte",
    wrong.TooManyCopies: lambda m: f"{m.card} kommt {m.wanted}-mal vor; es gibt nur {m.copies}",
    wrong.NeverLeftOut: lambda m: f"{m.card} ist in jedem Spiel",
    wrong.TooFewLeft: _too_few_left,
}
