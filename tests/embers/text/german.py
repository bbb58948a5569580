"""Embers in German."""

from __future__ import annotations

from endling.games.text import german as base
from endling.games.text.options import Count, OptionText
from tests.embers.board import MAX_PLAYERS, VALUES


class EmbersInGerman(base.German):
    """All that Embers says."""

    questions = base.German.questions | {
        "bury": "Vergrabe eine Karte oder behalte, was du hast",
        "target": "Auf wessen Herd?",
        "smother": "Ersticken?",
    }
    questions_about = {
        "target": "Auf wessen Herd kommt {}?",
        "smother": "{} mit gleicher Glut ersticken?",
    }
    verbs = {"bury": "bury", "play": "play", "smother": "smother"}
    answers = base.German.answers | {"bury": "{} vergraben", "smother": "Mit {} ersticken"}
    lines = base.German.lines | {
        "lay": lambda e: f"{base.who(e)} legt {base.cards(e)} auf {e.onto or 'einen Herd'}",
        "window": lambda e: f"{base.cards(e)} kann erstickt werden",
        "smother": lambda e: f"{base.who(e)} erstickt sie mit {base.cards(e)}",
        "go_out": lambda e: f"{base.cards(e)} erlischt",
    }
    card_names = {
        **{f"Ember {value}": f"Glut {value}" for value in range(1, 1 + VALUES)},
        **{f"Hearth {seat}": f"Herd {seat}" for seat in range(1, 1 + MAX_PLAYERS)},
    }
    options = {"hand_size": OptionText("Hand", "Wie viele Karten alle erhalten.", Count())}
