"""Everything on cards in English: what stands in front of each paragraph, and all phrases.

Phrases stand by what they are about, in modules of their own; to read these is to add them.
"""

from __future__ import annotations

from endling.games.doomlings.text import (  # noqa: F401 (each adds its phrases)
    english_ages,
    english_attachments,
    english_catastrophes,
    english_scores,
    english_signs,
    english_traits,
)
from endling.games.doomlings.text.english_instructions import PHRASES
from endling.games.doomlings.text.parts import Part

__all__ = ["LABELS", "PHRASES"]

LABELS = {
    Part.REQUIREMENT: "Requirement:",
    Part.COST: "Cost:",
    Part.ACTION: "Action:",
    Part.ON_PLAY: "When played:",
    Part.OUT_OF_TURN: "Out of turn:",
    Part.LASTING: "Lasting:",
    Part.GENE_POOL: "Gene pool:",
    Part.WORLDS_END: "World's End:",
    Part.SCORE: "Score:",
    Part.ON_REVEAL: "When revealed:",
    Part.THIS_ROUND: "This round:",
    Part.AT_ONCE: "At once:",
    Part.NO_PROTECTION: "",
    Part.GOAL: "Secret goal:",
}
