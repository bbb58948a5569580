"""Everything the game says, in every language there is."""

from __future__ import annotations

import sys

from endling.games.doomlings.event_types import EVENTS
from endling.games.doomlings.mistakes import OWN
from endling.games.doomlings.questions import QUESTIONS
from endling.games.doomlings.reasons import REASONS
from endling.games.doomlings.text.language import DoomlingsLanguage
from endling.games.doomlings.vocabulary import Color
from endling.games.doomlings.words import WORDS
from endling.games.text import Needed, find_languages
from endling.games.text.mistakes import COMMON
from endling.games.text.phrases import names_of

__all__ = ["LANGUAGES", "NEEDED", "DoomlingsLanguage"]

NEEDED = Needed(
    questions=QUESTIONS.names,
    events=EVENTS.names[1:],
    reasons=REASONS.names,
    words=WORDS,
    colors=names_of(Color),
    icons=(
        "action",
        "out_of_turn",
        "worlds_end",
        "drop_of_life",
        "gene_pool",
        "persistent",
        "dominant",
    ),
    nouns=("card", "card_of_pile", "trait", "age", "catastrophe", "sign", "color"),
    options=(
        "preset",
        "ages_per_pile",
        "turns_after_catastrophe",
        "gene_pool_leader",
        "forbidden_cost",
        "gene_pool_bounds",
        "sets",
        "without",
        "face_values",
        "hand_size",
        "gene_pool",
    ),
    mistakes=(*COMMON, *OWN),
)

LANGUAGES = find_languages(
    sys.modules[__name__],
    DoomlingsLanguage,  # type: ignore[type-abstract]
    NEEDED,
)
