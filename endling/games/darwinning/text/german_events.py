"""The event log in German, in the present tense; lines that every game has are not here."""

from __future__ import annotations

from endling.games.blanks import blank
from endling.games.darwinning import vocabulary as v
from endling.games.darwinning.text.german_effects import BITE
from endling.games.darwinning.text.german_names import COMBINATIONS, SUITS
from endling.games.darwinning.text.language import kind_and_sum
from endling.games.text.german import cards, who
from endling.games.text.grammar import GERMAN
from endling.games.text.language import LineOf
from endling.games.text.line import Line
from endling.games.text.phrases import capital

_SPECIES = "eine Art"


def _who(e: Line) -> str:
    """Whose doing it is, at the beginning of a sentence."""
    return capital(who(e))


def _leader(e: Line) -> str:
    if e.actor == blank(e.number):
        return f"{who(e)} will selbst zum ersten Stich ausspielen"
    return f"{who(e)} bestimmt: {blank(e.number)} spielt zum ersten Stich aus"


def _combination(e: Line) -> str:
    combination, total = kind_and_sum(e.number)
    if combination == v.Combination.NOTHING:
        return f"die Karten {GERMAN.owner(who(e))} ergeben keine Kombination"
    return f"{who(e)} hat {GERMAN.some(1, COMBINATIONS[combination])} im Wert von {total}"


def _suit(e: Line) -> str:
    return f"{who(e)} nennt für {e.card or 'den Joker'} die Farbe {SUITS[v.Suit(e.number)]}"


def _discard(e: Line) -> str:
    return f"{e.giver} wirft {cards(e)} ab" if e.giver else f"{cards(e)} wird abgeworfen"


def _lay(e: Line) -> str:
    words = f"{who(e)} legt {cards(e)} als Merkmal"
    return f"{words} auf {e.onto}" if e.onto else words


def _steal(e: Line) -> str:
    words = f"Mutation: {_who(e)} nimmt {cards(e)}"
    return f"{words} von {e.off}" if e.off else words


LINES: dict[str, LineOf] = {
    # Setting up, and a new era.
    "species": lambda e: f"{who(e)} spielt {e.card or _SPECIES}",
    "dummy": lambda e: f"der Strohmann beginnt auf Feld {e.number}",
    "era": lambda e: f"Ära {e.number} beginnt",
    "shuffle": lambda e: "der Ablagestapel wird in den Nachziehstapel gemischt",
    "environment": lambda e: (
        f"in dieser Ära gibt es {e.card or 'in einer weiteren Umgebung'} Nahrung"
    ),
    "display": lambda e: f"{cards(e)} kommt in die Auslage",
    "deal_all": lambda e: "alle bekommen Karten auf die Hand",
    "leader": _leader,
    # Tricks.
    "suit": _suit,
    "combination": _combination,
    "declare": lambda e: f"{who(e)} nutzt {cards(e)} aus der Auslage",
    "win_trick": lambda e: f"{who(e)} gewinnt den Stich",
    "last_trick": lambda e: (
        "das war der letzte Stich: Alle außer dem Gewinner dürfen sich verbessern"
    ),
    "discard": _discard,
    "dummy_climbs": lambda e: (
        f"niemand hat die Auslage genutzt: Der Strohmann steigt auf Feld {e.number}"
    ),
    # Improvements.
    "climb_card": lambda e: f"{who(e)} nutzt {cards(e)} für die Nahrungskette",
    "climb": lambda e: f"{who(e)} steigt auf Feld {e.number}",
    "grow_card": lambda e: f"{who(e)} nutzt {cards(e)} für die Population",
    "settle_card": lambda e: f"{who(e)} nutzt {cards(e)} für eine Umgebung",
    "settle": lambda e: f"{who(e)} lebt jetzt auch {e.card or 'in einer weiteren Umgebung'}",
    "lay": _lay,
    "no_improvement": lambda e: f"{who(e)} verbessert sich nicht",
    "steal": _steal,
    # Survival.
    "survival": lambda e: "Überlebensphase: von der niedrigsten Art zur höchsten",
    "borrow": lambda e: f"Symbiose: {_who(e)} findet auch {e.card or 'anderswo'} Nahrung",
    "eat": lambda e: f"{who(e)} frisst {e.card or _SPECIES}",
    "dummy_eats": lambda e: f"der Strohmann frisst {e.card or _SPECIES}",
    "poisoned": lambda e: f"Gift: {_who(e)} bekommt {GERMAN.counted(e.number, BITE)}",
    "food": lambda e: f"{who(e)} hat {e.number} Nahrung gefunden",
    "bitten": lambda e: f"{who(e)} hat {GERMAN.counted(e.number, BITE)} und verliert 1 Population",
    "population": lambda e: f"die Population {GERMAN.owner(who(e))} ist jetzt {e.number}",
    "transform": lambda e: f"Metamorphose: {_who(e)} zieht {cards(e)}",
}
