"""Embers in English."""

from __future__ import annotations

from endling.games.text import english as base
from endling.games.text.options import Count, OptionText


class EmbersInEnglish(base.English):
    """All that Embers says."""

    questions = base.English.questions | {
        "bury": "Bury a card, or keep what you have",
        "target": "On whose hearth?",
    }
    verbs = {"bury": "bury", "play": "play"}
    answers = base.English.answers | {"bury": "Bury {}"}
    lines = base.English.lines | {
        "bury": lambda e: f"{base.who(e)} buries {base.cards(e)}",
        "lay": lambda e: f"{base.who(e)} lays {base.cards(e)} on {e.onto or 'a hearth'}",
    }
    options = {"hand_size": OptionText("Hand", "How many cards everybody is dealt.", Count())}
