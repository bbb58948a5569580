"""The event log in German, in the present tense; lines that every game has are not here."""

from __future__ import annotations

from endling.games.blanks import blank
from endling.games.text.german import cards, giver, receiver, who
from endling.games.text.grammar import GERMAN, Noun
from endling.games.text.language import LineOf
from endling.games.text.line import Line

_ACTION = Noun("Aktion", "Aktionen", "f")
_CHARACTER = "eine Figur"
_TO_CHARACTER = "einer Figur"


def _actions(n: int) -> str:
    return GERMAN.counted(n, _ACTION)


def _play(e: Line) -> str:
    words = f"{who(e)} spielt {cards(e)}"
    return f"{words} auf {e.onto}" if e.onto else words


def _lose_modifier(e: Line) -> str:
    return f"{e.off or _CHARACTER} verliert {cards(e)}"


def _swap(e: Line) -> str:
    return f"{cards(e)} wandert von {e.off or _TO_CHARACTER} zu {e.onto or _TO_CHARACTER}"


def _move_death(e: Line) -> str:
    there = f"{e.onto or _CHARACTER} stirbt an Stelle von {e.off or _TO_CHARACTER}"
    return f"{there}: {e.card}" if e.card else there


def _revive(e: Line) -> str:
    alive = f"{e.off or e.card or _CHARACTER} lebt wieder"
    return f"{alive}, und {e.card} wird abgeworfen" if e.off and e.card else alive


LINES: dict[str, LineOf] = {
    # Setting up.
    "choose_family": lambda e: f"{who(e)} wählt als Familie: {e.card}",
    "join": lambda e: f"{e.card or _CHARACTER} gehört zur Familie {GERMAN.owner(who(e))}",
    "vote": lambda e: f"{who(e)} findet, {blank(e.number)} hatte den schlimmsten Tag",
    "first_player": lambda e: f"{who(e)} beginnt",
    # The turn.
    "miss_turn": lambda e: f"{who(e)} setzt in diesem Zug aus",
    "fewer_actions": lambda e: f"{who(e)} hat in diesem Zug {_actions(e.number)} weniger",
    "discard_hand": lambda e: f"{who(e)} wirft die ganze Hand ab",
    "skip_draw": lambda e: f"{who(e)} zieht am Ende dieses Zuges nicht nach",
    "replace": lambda e: f"{who(e)} ersetzt {cards(e)}, weil es keinen Thron gibt",
    # A card is played.
    "play": _play,
    "play_event": lambda e: f"{who(e)} spielt das Ereignis {e.card or ''}".rstrip(),
    "target": lambda e: f"{who(e)} wählt {e.card or _CHARACTER}",
    "window": lambda e: f"die anderen dürfen auf {cards(e)} antworten",
    "respond": lambda e: f"{who(e)} antwortet mit {e.card or 'einer Karte'}",
    "cancel": lambda e: f"{cards(e)} wird ohne Wirkung abgeworfen",
    "spent": lambda e: f"{cards(e)} ist vorbei und wird abgeworfen",
    # The Throne.
    "throne": lambda e: f"{e.card or _CHARACTER} besteigt den Thron und ist jetzt Monarch",
    "throne_to_centre": lambda e: (
        f"{e.card or 'der Monarch'} verliert den Thron, der in die Mitte zurückkehrt"
    ),
    # What cards do.
    "give": lambda e: f"{giver(e)} gibt {receiver(e)} {cards(e)}",
    "steal": lambda e: f"{receiver(e)} nimmt {cards(e)} aus der Hand {GERMAN.owner(giver(e))}",
    "show": lambda e: f"{who(e)} zeigt {cards(e)}",
    "look": lambda e: f"{who(e)} sieht sich {cards(e)} vom Nachziehstapel an",
    "take": lambda e: f"{who(e)} nimmt {cards(e)} vom Nachziehstapel",
    "bury": lambda e: f"{who(e)} legt {cards(e)} unter den Nachziehstapel",
    "lose_modifier": _lose_modifier,
    "swap": _swap,
    "move_death": _move_death,
    "revive": _revive,
    "will_skip_draw": lambda e: f"{who(e)} lässt das nächste Nachziehen am Zugende aus",
    "will_miss_turn": lambda e: f"{who(e)} setzt im nächsten Zug aus",
    "will_lose_actions": lambda e: f"{who(e)} hat im nächsten Zug {_actions(e.number)} weniger",
    "extra_actions": lambda e: (
        f"{who(e)} erhält in diesem Zug {GERMAN.counted(e.number, _ACTION, 'weiter')}"
    ),
    # The end.
    "family_dead": lambda e: f"die ganze Familie {GERMAN.owner(who(e))} ist tot",
    "deadlock": lambda e: "schon lange hat niemand mehr eine Karte gespielt",
    "last_round": lambda e: "das war die letzte Runde",
}
