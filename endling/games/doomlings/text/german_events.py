"""The event log in German, in the present tense; lines that every game has are not here."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.text.event_numbers import SHIELDED, host, recolored
from endling.games.doomlings.text.german_grammar import COLORS, NOUNS, points
from endling.games.text.german import SOMEBODY, cards, giver, receiver, who
from endling.games.text.grammar import GERMAN
from endling.games.text.language import LineOf
from endling.games.text.line import Line
from endling.games.text.phrases import capital


def _hand(name: str) -> str:
    return f"Hand {GERMAN.owner(name)}"


def _pile(name: str) -> str:
    return f"Auslage {GERMAN.owner(name)}"


def _trait(e: Line) -> str:
    return cards(e, NOUNS["trait"])


def _of_trait(e: Line) -> str:
    return f"von {e.card}" if e.card else "eines Merkmals"


def _play(e: Line) -> str:
    if e.source and e.target and e.source != e.target:
        return f"{e.source} spielt {cards(e)} in die {_pile(e.target)}"
    return f"{who(e)} spielt {cards(e)}"


def _show(e: Line) -> str:
    if e.target and e.target != e.actor:
        return f"{who(e)} zeigt {e.target} {cards(e)}"
    return f"{who(e)} zeigt {cards(e)}"


def _look(e: Line) -> str:
    return f"{who(e)} sieht sich {cards(e)} aus der {_hand(e.source or receiver(e))} an"


def _peek(e: Line) -> str:
    words = f"{who(e)} sieht sich die nächste Karte des Zeitalterstapels an"
    return f"{words}: {e.card}" if e.card else words


def _shield(e: Line) -> str:
    if e.number == SHIELDED:
        return f"{e.card or 'die Katastrophe'} trifft {who(e)} nicht"
    return f"{e.card or 'die Katastrophe'} verbraucht den Schutz {GERMAN.owner(who(e))}"


def _worlds_end(e: Line) -> str:
    if e.card is None:
        return "die Welt geht unter"
    if e.who:
        return f"Weltende für {e.who}: {e.card}"
    return f"die Welt geht unter mit {e.card}"


def _points(e: Line) -> str:
    if e.actor is None:
        return f"{cards(e)} wird aufgedeckt"
    verb = "verliert" if e.number < 0 else "erhält"
    return f"{who(e)} zieht {cards(e)} und {verb} {points(abs(e.number))}"


def _recolor(e: Line) -> str:
    first, second = recolored(e.number)
    traits = f"{COLORS[first]}e Merkmale {GERMAN.owner(who(e))}"
    words = f"{traits} zählen von nun an als {COLORS[second]}"
    return f"{e.card}: {capital(words)}" if e.card else words


def _color(e: Line) -> str:
    words = f"{who(e)} wählt {COLORS[v.Color(e.number)].capitalize()}"
    return f"{words} für {e.card}" if e.card else words


def _tie_break(e: Line) -> str:
    return f"Stechen: {who(e)} zieht {cards(e)}, Wert {GERMAN.number(e.number)}"


def _swap(e: Line) -> str:
    there = _pile(receiver(e))
    return f"Tausch: {_trait(e)} wandert aus der {_pile(giver(e))} in die {there}"


LINES: dict[str, LineOf] = {
    "play": _play,
    "discard_trait": lambda e: f"{_trait(e)} wird aus der {_pile(giver(e))} abgeworfen",
    "endure": lambda e: f"{_trait(e)} kommt sofort in die {_pile(receiver(e))} zurück",
    "steal": lambda e: f"{receiver(e)} nimmt {_trait(e)} aus der {_pile(giver(e))}",
    "swap": _swap,
    "give": lambda e: f"{giver(e)} gibt {cards(e)} an {receiver(e)} ab",
    "return": lambda e: f"{_trait(e)} kehrt auf die {_hand(receiver(e))} zurück",
    "take": lambda e: f"{receiver(e)} nimmt {cards(e)} aus der {_hand(giver(e))}",
    "take_shown": lambda e: (
        f"{receiver(e)} nimmt die von {giver(e)} gezeigte Karte {e.card or ''}".rstrip()
    ),
    "show": _show,
    "look": _look,
    "peek": _peek,
    "reveal": lambda e: f"{e.card or 'die nächste Karte des Zeitalterstapels'} wird aufgedeckt",
    "skip_age": lambda e: f"{e.card or 'ein Zeitalter'} vergeht ohne Wirkung",
    "gene_pool": lambda e: (
        f"der Genpool {GERMAN.owner(who(e))} steht jetzt auf {GERMAN.number(e.number)}"
    ),
    "swap_hands": lambda e: f"{giver(e)} und {e.target or SOMEBODY} tauschen ihre Handkarten",
    "pass_hand": lambda e: f"{giver(e)} gibt die ganze Hand an {e.target or SOMEBODY} weiter",
    "pass_card": lambda e: f"{giver(e)} gibt {cards(e)} an {receiver(e)} weiter",
    "skip_turn": lambda e: f"{who(e)} kann nichts spielen und setzt aus",
    "cancel": lambda e: f"{who(e)} verhindert die Aktion {_of_trait(e)}",
    "action": lambda e: f"{who(e)} nutzt die Aktion {_of_trait(e)}",
    "color": _color,
    "recolor": _recolor,
    "shield": _shield,
    "first_player": lambda e: f"{who(e)} beginnt ab jetzt jede Runde",
    "round_cut": lambda e: "die Runde endet sofort",
    "worlds_end": _worlds_end,
    "draw_points": _points,
    "tie_break": _tie_break,
    "turn_over": lambda e: f"{who(e)} deckt {cards(e)} auf und wirft die Karte ab",
    "recover": lambda e: f"{receiver(e)} nimmt {cards(e)} aus dem Ablagestapel",
    "paint": lambda e: f"{who(e)} färbt {_trait(e)} {COLORS[v.Color(e.number)]}",
    "attach": lambda e: f"{who(e)} hängt {cards(e)} an {host(e.number)}",
    "bury": lambda e: f"{who(e)} legt {cards(e)} unter den Nachziehstapel",
    "sign": lambda e: f"{who(e)} behält {e.card or 'ein Zeichen'} im Geheimen",
    "show_sign": lambda e: f"{who(e)} zeigt das eigene Zeichen: {e.card or 'keines'}",
    "choose": lambda e: f"{who(e)} wählt {e.card or 'eine Katastrophe'} für das Weltende",
}
