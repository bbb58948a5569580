"""Small change of German: numbers, signs, endings, owners."""

from __future__ import annotations

from endling.games.blanks import is_blank, owner_blank
from endling.games.doomlings import vocabulary as v

MINUS = "\N{MINUS SIGN}"

COLORS = {
    v.Color.RED: "rot",
    v.Color.BLUE: "blau",
    v.Color.GREEN: "grün",
    v.Color.PURPLE: "violett",
    v.Color.NONE: "farblos",
}


def cards(n: int, adjective: str = "") -> str:
    """A number of cards: 1 Karte, 2 zufällige Karten. The adjective comes without its ending."""
    described = f"{adjective}e " if adjective else ""
    return f"{n} {described}{'Karte' if n == 1 else 'Karten'}"


def traits(n: int, color: v.Color) -> str:
    """A number of traits of a colour: 1 rotes Merkmal, 2 rote Merkmale."""
    return f"{n} {COLORS[color]}es Merkmal" if n == 1 else f"{n} {COLORS[color]}e Merkmale"


def number(n: int) -> str:
    """A number, with a proper minus if it is below zero."""
    return str(n) if n >= 0 else f"{MINUS}{-n}"


def points(n: int) -> str:
    """A number of points: 1 Punkt, 2 Punkte."""
    return f"{number(n)} {'Punkt' if abs(n) == 1 else 'Punkte'}"


def signed(n: int) -> str:
    """A number with its sign."""
    return f"+{n}" if n > 0 else number(n)


def bonus(n: int) -> str:
    """A bonus or a penalty: +1 Punkt, -2 Punkte."""
    return f"+{points(n)}" if n > 0 else points(n)


def owners(name: str) -> str:
    """The genitive of a name."""
    if is_blank(name):
        return owner_blank(name)
    return f"{name}'" if name.endswith(("s", "ß", "x", "z")) else f"{name}s"


def those(which: v.Those, chosen: bool = False) -> str:
    """A trait of this kind: ein rotes Merkmal, ein Merkmal deiner Wahl mit Grundwert 1."""
    words = "ein Merkmal" if which.color is None else f"ein {COLORS[which.color]}es Merkmal"
    if chosen:
        words += " deiner Wahl"
    if which.face is not None:
        words += f" mit Grundwert {which.face}"
    if which.at_least is not None:
        words += f" mit Grundwert {which.at_least} oder mehr"
    return words
