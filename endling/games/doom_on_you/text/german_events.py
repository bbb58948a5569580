"""The event log in German, in the present tense; lines that every game has are not here."""

from __future__ import annotations

from endling.games.blanks import blank
from endling.games.doom_on_you import vocabulary as v
from endling.games.doom_on_you.text.german_cards import TOKEN
from endling.games.doom_on_you.text.language import other_and_tokens
from endling.games.text.german import cards, giver, who
from endling.games.text.grammar import GERMAN, Noun
from endling.games.text.language import LineOf
from endling.games.text.line import Line

_ANIMAL = "ein Tier"
_CARD = "eine Karte"
_POINT = Noun("Verteidigungspunkt", "Verteidigungspunkte", "m")
_DOOM = "ein Verhängnis"

PROMISES = {
    "spare": "keine Angriffe in dieser Runde",
    "join": "ein Angriff auf das Ziel",
    "stay_out": "keine Kampfkarten in diesem Zug",
    "help": "Hilfe mit Kampfkarten in diesem Zug",
    "favor": "ein Gefallen",
}


def _tokens(n: int) -> str:
    return GERMAN.counted(n, TOKEN)


def _steal(e: Line) -> str:
    target, tokens = other_and_tokens(e)
    return f"{e.card or _ANIMAL} kommt durch: {who(e)} nimmt {target} {_tokens(tokens)} ab"


def _offer(e: Line) -> str:
    other, tokens = other_and_tokens(e)
    return f"{who(e)} bietet {other} {_tokens(tokens)}"


def _pay(e: Line) -> str:
    other, tokens = other_and_tokens(e)
    return f"{who(e)} zahlt {other} {_tokens(tokens)}"


def _promise(e: Line) -> str:
    wanted = PROMISES[v.Promise(e.number).name.lower()]
    return f"was {who(e)} dafür will: {wanted}"


def _window(e: Line) -> str:
    return f"auf {e.card} darf reagiert werden" if e.card else "Kampfkarten sind erlaubt"


def _give(e: Line) -> str:
    return f"{giver(e)} gibt {e.receiver or 'jemandem'} {cards(e)}"


LINES: dict[str, LineOf] = {
    # Setting up, and a new round.
    "first_target": lambda e: f"{who(e)} ist das erste Ziel",
    "round": lambda e: f"Runde {e.number} beginnt",
    "shuffle": lambda e: "der Ablagestapel wird gemischt und zum neuen Nachziehstapel",
    # Preparation.
    "stop": lambda e: f"{who(e)} zieht keine Karten mehr",
    "no_cards": lambda e: f"für {who(e)} ist keine Karte mehr da",
    "place": lambda e: f"{who(e)} legt {cards(e)} aus",
    # The turn of a target.
    "turn": lambda e: f"{who(e)} ist jetzt das Ziel",
    "attack": lambda e: f"{who(e)} greift mit {e.card or 'einem Tier'} an",
    "enter": lambda e: f"{who(e)} legt {cards(e)} gleich in die Auslage",
    "window": _window,
    "block": lambda e: f"{who(e)} will {e.card or _ANIMAL} blocken",
    "let_through": lambda e: f"{who(e)} lässt {e.card or _ANIMAL} durch",
    "blocked": lambda e: f"{e.card or _ANIMAL} wird geblockt und abgeworfen",
    "spent": lambda e: f"{e.card or _ANIMAL} hat noch {GERMAN.counted(e.number, _POINT)}",
    "dies": lambda e: f"{e.card or _ANIMAL} hat keine Verteidigung mehr und wird abgeworfen",
    "steal": _steal,
    "look": lambda e: f"{who(e)} sieht sich die Hand des Ziels an",
    "used": lambda e: f"{e.card or _ANIMAL} wird nach dem Raubzug abgeworfen",
    "return": lambda e: f"{e.card or _ANIMAL} kehrt in die Auslage {GERMAN.owner(who(e))} zurück",
    "in_vain": lambda e: f"der Angriff von {e.card or 'einem Tier'} läuft ins Leere",
    # Battle cards.
    "at_animal": lambda e: f"das gilt {e.card or 'einem Tier'} {GERMAN.owner(who(e))}",
    "at_player": lambda e: f"das gilt {who(e)}",
    "counter": lambda e: f"{who(e)} kontert mit {e.card or 'einer Karte'}",
    "cancel": lambda e: f"{e.card or _CARD} {GERMAN.owner(who(e))} wird aufgehoben",
    "hunted": lambda e: f"{e.card or _ANIMAL} wird erlegt",
    "stopped": lambda e: f"ein Kraftfeld stoppt {e.card or _ANIMAL}",
    "shielded": lambda e: f"ein Kraftfeld schützt {who(e)} vor {e.card or 'dem Verhängnis'}",
    "deflected": lambda e: f"{who(e)} lenkt {e.card or _ANIMAL} auf {blank(e.number)} um",
    "captured": lambda e: f"{who(e)} fängt {e.card or _ANIMAL}",
    "sneak": lambda e: f"{who(e)} schleicht sich mit {e.card or 'einem Tier'} an",
    "spent_card": lambda e: f"{e.card or _CARD} wird abgeworfen",
    # Dooms.
    "doom": lambda e: f"{who(e)} zieht {e.card or _DOOM}",
    "doom_other": lambda e: f"{e.card or _DOOM} trifft auch {who(e)}",
    "only_drawer": lambda e: f"niemand hätte noch Nahrung: Es trifft nur {who(e)}",
    "lose": lambda e: f"{giver(e)} verliert {cards(e)}",
    "lose_tokens": lambda e: f"{who(e)} verliert {_tokens(e.number)}",
    # Deals.
    "offer": _offer,
    "promise": _promise,
    "offer_card": lambda e: f"{who(e)} wird {cards(e)} geboten",
    "accept": lambda e: f"{who(e)} nimmt an",
    "decline": lambda e: f"{who(e)} lehnt ab",
    "pay": _pay,
    "give": _give,
    # The end.
    "out": lambda e: f"{who(e)} hat keine Nahrung mehr und scheidet aus",
    "last_round": lambda e: "das war die letzte Runde: Die meisten Marken gewinnen",
    "wiped_out": lambda e: "niemand hat noch Nahrung",
}
