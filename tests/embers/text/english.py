"""Embers in English."""

from __future__ import annotations

from endling.games.text import english as base
from endling.games.text.options import Count, OptionText


class EmbersInEnglish(base.English):
    """All that Embers says."""

    questions = base.English.questions | {
        "bury": "Bury a card, or keep what you have",
        "target": "On whose hearth?",
        "smother": "Smother it?",
    }
    questions_about = {
        "target": "On whose hearth does {} go?",
        "smother": "Smother {} with an equal ember?",
    }
    verbs = {"bury": "bury", "play": "play", "smother": "smother"}
    answers = base.English.answers | {"bury": "Bury {}", "smother": "Smother with {}"}
    lines = base.English.lines | {
        "lay": lambda e: f"{base.who(e)} lays {base.cards(e)} on {e.onto or 'a hearth'}",
        "window": lambda e: f"{base.cards(e)} may be smothered",
        "smother": lambda e: f"{base.who(e)} smothers it with {base.cards(e)}",
        "go_out": lambda e: f"{base.cards(e)} goes out",
    }
    options = {"hand_size": OptionText("Hand", "How many cards everybody is dealt.", Count())}
