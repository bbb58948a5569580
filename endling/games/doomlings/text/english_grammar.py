"""Small change of English: numbers, signs, colours, owners."""

from __future__ import annotations

from endling.games.blanks import is_blank, owner_blank
from endling.games.doomlings import vocabulary as v

MINUS = "\N{MINUS SIGN}"

COLORS = {
    v.Color.RED: "red",
    v.Color.BLUE: "blue",
    v.Color.GREEN: "green",
    v.Color.PURPLE: "purple",
    v.Color.NONE: "colorless",
}


def number(n: int) -> str:
    """A number, with a proper minus if it is below zero."""
    return str(n) if n >= 0 else f"{MINUS}{-n}"


def counted(n: int, noun: str) -> str:
    """A number and its noun: 1 card, 2 cards."""
    return f"{number(n)} {noun}" if abs(n) == 1 else f"{number(n)} {noun}s"


def signed(n: int) -> str:
    """A number with its sign."""
    return f"+{n}" if n > 0 else number(n)


def owners(name: str) -> str:
    """The possessive of a name."""
    if is_blank(name):
        return owner_blank(name)
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def those(which: v.Those, chosen: bool = False) -> str:
    """A trait of this kind: a red trait, a trait of your choice with a face value of 4 or more."""
    words = "a trait" if which.color is None else f"a {COLORS[which.color]} trait"
    if chosen:
        words += " of your choice"
    if which.face is not None:
        words += f" with a face value of {which.face}"
    if which.at_least is not None:
        words += f" with a face value of {which.at_least} or more"
    return words


def points(n: int) -> str:
    """A bonus or a penalty: +1 point, -2 points."""
    return f"+{counted(n, 'point')}" if n > 0 else counted(n, "point")
