"""The event log in German, in the present tense."""

from __future__ import annotations

from collections.abc import Callable

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.event_types import Happening
from endling.games.doomlings.text.event import SHIELDED, Event, recolored
from endling.games.doomlings.text.german_grammar import COLORS, number, owners, points

_NOBODY = "jemand"


def _who(e: Event) -> str:
    return e.actor or _NOBODY


def _giver(e: Event) -> str:
    return e.giver or _NOBODY


def _receiver(e: Event) -> str:
    return e.receiver or _NOBODY


def _card(e: Event) -> str:
    return e.card or "eine Karte"


def _trait(e: Event) -> str:
    return e.card or "ein Merkmal"


def _of_trait(e: Event) -> str:
    return f"von {e.card}" if e.card else "eines Merkmals"


def _play(e: Event) -> str:
    if e.source and e.target and e.source != e.target:
        return f"{e.source} spielt {_card(e)} in {owners(e.target)} Auslage"
    return f"{_who(e)} spielt {_card(e)}"


def _show(e: Event) -> str:
    if e.target and e.target != e.actor:
        return f"{_who(e)} zeigt {e.target} {_card(e)}"
    return f"{_who(e)} zeigt {_card(e)}"


def _look(e: Event) -> str:
    return f"{_who(e)} sieht sich {_card(e)} aus {owners(e.source or _receiver(e))} Hand an"


def _peek(e: Event) -> str:
    words = f"{_who(e)} sieht sich die nächste Karte des Zeitalterstapels an"
    return f"{words}: {e.card}" if e.card else words


def _shield(e: Event) -> str:
    if e.number == SHIELDED:
        return f"{e.card or 'die Katastrophe'} trifft {_who(e)} nicht"
    return f"{e.card or 'die Katastrophe'} verbraucht {owners(_who(e))} Schutz"


def _worlds_end(e: Event) -> str:
    if e.card is None:
        return "die Welt geht unter"
    if e.who:
        return f"Weltende für {e.who}: {e.card}"
    return f"die Welt geht unter mit {e.card}"


def _points(e: Event) -> str:
    if e.actor is None:
        return f"{_card(e)} wird aufgedeckt"
    verb = "verliert" if e.number < 0 else "erhält"
    return f"{_who(e)} zieht {_card(e)} und {verb} {points(abs(e.number))}"


def _tie_break(e: Event) -> str:
    return f"Stechen: {_points(e)}"


def _recolor(e: Event) -> str:
    first, second = recolored(e.number)
    return f"{owners(_who(e))} {COLORS[first]}e Merkmale zählen von nun an als {COLORS[second]}"


def _game_over(e: Event) -> str:
    return f"die Partie ist zu Ende, und {e.who} gewinnt" if e.who else "die Partie ist zu Ende"


def _choose(e: Event) -> str:
    return f"{_who(e)} wählt {e.card or e.target or 'eine Karte'}"


def _swap(e: Event) -> str:
    there = owners(_receiver(e))
    return f"Tausch: {_trait(e)} wandert aus {owners(_giver(e))} Auslage in {there} Auslage"


EVENTS: dict[Happening, Callable[[Event], str]] = {
    Happening.DEAL: lambda e: f"{_receiver(e)} erhält {_card(e)}",
    Happening.DRAW: lambda e: f"{_receiver(e)} zieht {_card(e)}",
    Happening.PLAY: _play,
    Happening.REACT: lambda e: f"{_who(e)} reagiert mit {e.card or 'einer Karte'}",
    Happening.DISCARD: lambda e: f"{_giver(e)} wirft {_card(e)} ab",
    Happening.DISCARD_TRAIT: lambda e: (
        f"{_trait(e)} wird aus {owners(_giver(e))} Auslage abgeworfen"
    ),
    Happening.ENDURE: lambda e: (
        f"{_trait(e)} kommt sofort in {owners(_receiver(e))} Auslage zurück"
    ),
    Happening.STEAL: lambda e: f"{_receiver(e)} nimmt {_trait(e)} aus {owners(_giver(e))} Auslage",
    Happening.SWAP: _swap,
    Happening.GIVE: lambda e: f"{_giver(e)} gibt {_card(e)} an {_receiver(e)} ab",
    Happening.RETURN: lambda e: f"{_trait(e)} kehrt auf {owners(_receiver(e))} Hand zurück",
    Happening.TAKE: lambda e: f"{_receiver(e)} nimmt {_card(e)} aus {owners(_giver(e))} Hand",
    Happening.TAKE_SHOWN: lambda e: f"{_receiver(e)} nimmt {_card(e)}, gezeigt von {_giver(e)}",
    Happening.SHOW: _show,
    Happening.LOOK: _look,
    Happening.PEEK: _peek,
    Happening.REVEAL: lambda e: (
        f"{e.card or 'die nächste Karte des Zeitalterstapels'} wird aufgedeckt"
    ),
    Happening.SKIP_AGE: lambda e: f"{e.card or 'ein Zeitalter'} vergeht ohne Wirkung",
    Happening.GENE_POOL: lambda e: f"{owners(_who(e))} Genpool steht jetzt auf {number(e.number)}",
    Happening.SHUFFLE: lambda e: "der Ablagestapel wird gemischt und zum neuen Nachziehstapel",
    Happening.SWAP_HANDS: lambda e: (
        f"{_giver(e)} und {e.target or _NOBODY} tauschen ihre Handkarten"
    ),
    Happening.PASS_HAND: lambda e: (
        f"{_giver(e)} gibt die ganze Hand an {e.target or _NOBODY} weiter"
    ),
    Happening.PASS_CARD: lambda e: f"{_giver(e)} gibt {_card(e)} an {_receiver(e)} weiter",
    Happening.TURN: lambda e: f"{_who(e)} ist am Zug",
    Happening.SKIP_TURN: lambda e: f"{_who(e)} kann nichts spielen und setzt aus",
    Happening.CANCEL: lambda e: f"{_who(e)} verhindert die Aktion {_of_trait(e)}",
    Happening.ACTION: lambda e: f"die Aktion {_of_trait(e)} geschieht für {_who(e)}",
    Happening.COLOR: lambda e: f"{_who(e)} wählt {COLORS[v.Color(e.number)].capitalize()}",
    Happening.RECOLOR: _recolor,
    Happening.SHIELD: _shield,
    Happening.FIRST_PLAYER: lambda e: f"{_who(e)} beginnt ab jetzt jede Runde",
    Happening.ROUND_CUT: lambda e: "die Runde ist sofort zu Ende",
    Happening.WORLDS_END: _worlds_end,
    Happening.DRAW_POINTS: _points,
    Happening.TIE_BREAK: _tie_break,
    Happening.GAME_OVER: _game_over,
    Happening.KEEP: lambda e: f"{_who(e)} behält {_card(e)}",
    Happening.CHOOSE: _choose,
}
