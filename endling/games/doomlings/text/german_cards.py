"""Everything on cards in German: what stands in front of each paragraph, and all phrases.

Phrases stand by what they are about, in modules of their own; to read these is to add them.
"""

from __future__ import annotations

from endling.games.doomlings.text import (  # noqa: F401 (each adds its phrases)
    german_ages,
    german_attachments,
    german_catastrophes,
    german_scores,
    german_signs,
    german_traits,
)
from endling.games.doomlings.text.german_instructions import PHRASES
from endling.games.doomlings.text.parts import Part

__all__ = ["LABELS", "PHRASES"]

LABELS = {
    Part.REQUIREMENT: "Voraussetzung:",
    Part.COST: "Kosten:",
    Part.ACTION: "Aktion:",
    Part.ON_PLAY: "Beim Ausspielen:",
    Part.OUT_OF_TURN: "Außer der Reihe:",
    Part.LASTING: "Dauerhaft:",
    Part.GENE_POOL: "Genpool:",
    Part.WORLDS_END: "Weltende:",
    Part.SCORE: "Wertung:",
    Part.ON_REVEAL: "Beim Aufdecken:",
    Part.THIS_ROUND: "In dieser Runde:",
    Part.AT_ONCE: "Sofort:",
    Part.NO_PROTECTION: "",
    Part.GOAL: "Geheimes Ziel:",
}
