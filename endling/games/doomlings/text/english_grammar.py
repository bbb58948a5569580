"""The things of this game in English: traits, their colours and values."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v
from endling.games.text.english import CARD, POINT
from endling.games.text.grammar import ENGLISH, Noun

NOUNS = {
    "trait": Noun("trait", "traits"),
    "age": Noun("age", "ages"),
    "catastrophe": Noun("catastrophe", "catastrophes"),
    "sign": Noun("sign", "signs"),
    "card_of_pile": Noun("card of this pile", "cards of this pile"),
}
COLORS = {
    v.Color.RED: "red",
    v.Color.BLUE: "blue",
    v.Color.GREEN: "green",
    v.Color.PURPLE: "purple",
    v.Color.NONE: "colorless",
}
SETS = {
    "classic": "Classic",
    "multi_color": "Multi-Color",
    "kickstarter_exclusive": "Kickstarter Exclusives",
    "promo_1e": "Promo",
    "classic_1e_only": "First Edition",
    "dinolings": "Dinolings",
    "mythlings": "Mythlings",
    "techlings": "Techlings",
    "meaning_of_life": "Meaning of Life",
}


def cards(n: int, adjective: str = "") -> str:
    """A number of cards: 1 card, 2 random cards."""
    return ENGLISH.counted(n, CARD, adjective)


def traits(n: int, color: v.Color) -> str:
    """A number of traits of a colour: 1 red trait."""
    return ENGLISH.counted(n, NOUNS["trait"], COLORS[color])


def points(n: int) -> str:
    """A number of points: 1 point, 2 points."""
    return ENGLISH.counted(n, POINT)


def bonus(n: int) -> str:
    """A bonus or a penalty: +1 point, -2 points."""
    return ENGLISH.bonus(n, POINT)


def gets(n: int) -> str:
    """What somebody gains or loses: gains 1 point, loses 2 points."""
    return f"{'gains' if n >= 0 else 'loses'} {points(abs(n))}"


def those(which: v.Those, chosen: bool = False) -> str:
    """A trait of this kind: a red trait, a trait of your choice with a face value of 4 or more."""
    words = "a trait" if which.color is None else f"a {COLORS[which.color]} trait"
    if chosen:
        words += " of your choice"
    if which.face is not None:
        words += f" with a face value of {which.face}"
    if which.at_most is not None:
        words += f" with a face value of {_between(which.at_least or 0, which.at_most)}"
    elif which.at_least is not None:
        words += f" with a face value of {which.at_least} or more"
    if which.of_set is not None:
        words += f" of the {SETS[which.of_set]} set"
    if which.highest:
        words += " among those with the highest face value"
    return words


def _between(least: int, most: int) -> str:
    return f"{least} or {most}" if most == least + 1 else f"{least} to {most}"
