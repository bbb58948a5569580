"""The things of this game in German: traits, their colours and values."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v
from endling.games.text.german import CARD, POINT
from endling.games.text.grammar import GERMAN, Noun

NOUNS = {
    "trait": Noun("Merkmal", "Merkmale", "n"),
    "age": Noun("Zeitalter", "Zeitalter", "n"),
    "catastrophe": Noun("Katastrophe", "Katastrophen", "f"),
    "sign": Noun("Zeichen", "Zeichen", "n"),
    "card_of_pile": Noun("Karte dieser Auslage", "Karten dieser Auslage", "f"),
}
COLORS = {
    v.Color.RED: "rot",
    v.Color.BLUE: "blau",
    v.Color.GREEN: "grün",
    v.Color.PURPLE: "violett",
    v.Color.NONE: "farblos",
}
SETS = {
    "classic": "Klassisch",
    "multi_color": "Mehrfarbig",
    "kickstarter_exclusive": "Kickstarter",
    "promo_1e": "Promo",
    "classic_1e_only": "Erstausgabe",
    "dinolings": "Dinolings",
    "mythlings": "Mythlings",
    "techlings": "Techlings",
    "meaning_of_life": "Der Sinn des Lebens",
}


def cards(n: int, adjective: str = "") -> str:
    """A number of cards: 1 Karte, 2 zufällige Karten. The adjective comes without its ending."""
    return GERMAN.counted(n, CARD, adjective)


def traits(n: int, color: v.Color) -> str:
    """A number of traits of a colour: 1 rotes Merkmal, 2 rote Merkmale."""
    return GERMAN.counted(n, NOUNS["trait"], COLORS[color])


def points(n: int) -> str:
    """A number of points: 1 Punkt, 2 Punkte."""
    return GERMAN.counted(n, POINT)


def bonus(n: int) -> str:
    """A bonus or a penalty: +1 Punkt, -2 Punkte."""
    return GERMAN.bonus(n, POINT)


def those(which: v.Those, chosen: bool = False) -> str:
    """A trait of this kind: ein rotes Merkmal, ein Merkmal deiner Wahl mit Grundwert 1."""
    words = "ein Merkmal" if which.color is None else f"ein {COLORS[which.color]}es Merkmal"
    if chosen:
        words += " deiner Wahl"
    if which.face is not None:
        words += f" mit Grundwert {which.face}"
    if which.at_most is not None:
        words += f" mit Grundwert {_between(which.at_least or 0, which.at_most)}"
    elif which.at_least is not None:
        words += f" mit Grundwert {which.at_least} oder mehr"
    if which.of_set is not None:
        words += f" des Sets {SETS[which.of_set]}"
    if which.highest:
        words += " unter denen mit dem höchsten Grundwert"
    return words


def _between(least: int, most: int) -> str:
    return f"{least} oder {most}" if most == least + 1 else f"{least} bis {most}"
