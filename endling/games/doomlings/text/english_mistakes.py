"""What can be filled in wrongly, in English."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from endling.games.doomlings import mistakes as wrong
from endling.games.doomlings.text.english_grammar import COLORS, counted

_NAMED: dict[wrong.Named, str] = {
    "card": "card",
    "card_of_pile": "card of this pile",
    "trait": "trait",
    "catastrophe": "catastrophe",
    "color": "color",
}
_COLORS = ", ".join(name for color, name in COLORS.items() if color != color.NONE)


def _unknown(m: wrong.Unknown) -> str:
    words = f"unknown {_NAMED[m.what]} {m.given!r}"
    if m.close:
        return f"{words}; did you mean {' or '.join(m.close)}?"
    known = _COLORS if m.what == "color" else ", ".join(m.known)
    return f"{words}; there are {known}" if known else words


def _not_in_range(m: wrong.NotInRange) -> str:
    of = f"{m.card}: " if m.card else ""
    given = "" if m.given in (None, "") else f"{m.given!r} is not possible; "
    return f"{of}{given}it takes a whole number from {m.least} to {m.most}"


def _too_many_copies(m: wrong.TooManyCopies) -> str:
    there_are = "there is" if m.copies == 1 else "there are"
    return f"{m.card} occurs {m.wanted} times; {there_are} only {m.copies}"


def _too_few_left(m: wrong.TooFewLeft) -> str:
    is_left = "is left" if m.left == 1 else "are left"
    return f"only {counted(m.left, m.kind)} {is_left}; it takes {m.needed}"


MISTAKES: dict[type, Callable[[Any], str]] = {
    wrong.Unknown: _unknown,
    wrong.NotInRange: _not_in_range,
    wrong.NeedsColor: lambda m: f"{m.card} needs a choice of color: {_COLORS}",
    wrong.NeedsCatastrophe: lambda m: (
        f"{m.card} needs a choice of catastrophe: {', '.join(m.revealed)}"
    ),
    wrong.NeedsTwoColors: lambda _: "it takes two colors; the first counts as the second",
    wrong.SameColorTwice: lambda _: "it takes two different colors",
    wrong.NeedsDrawnCard: lambda _: "it takes the face value or the name of the drawn card",
    wrong.TooManyCopies: _too_many_copies,
    wrong.NeverLeftOut: lambda m: f"{m.card} is in every game",
    wrong.TooFewLeft: _too_few_left,
}
