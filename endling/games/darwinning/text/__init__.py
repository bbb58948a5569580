"""Everything the game says, in every language there is."""

from __future__ import annotations

import sys

from endling.games.darwinning.event_types import EVENTS
from endling.games.darwinning.mistakes import OWN
from endling.games.darwinning.questions import QUESTIONS
from endling.games.darwinning.reasons import REASONS
from endling.games.darwinning.text.language import DarwinningLanguage
from endling.games.darwinning.vocabulary import Combination, Environment, Suit, Trait
from endling.games.darwinning.words import WORDS
from endling.games.text import Needed, find_languages
from endling.games.text.mistakes import COMMON
from endling.games.text.phrases import names_of

__all__ = ["LANGUAGES", "NEEDED", "DarwinningLanguage"]

NEEDED = Needed(
    questions=QUESTIONS.names,
    events=EVENTS.names[1:],
    reasons=REASONS.names,
    words=WORDS,
    colors=names_of(Suit),
    icons=(*names_of(Trait), *names_of(Environment), *names_of(Combination)),
    nouns=("card", "color", "environment", "joker", "point", "species", "trait_card"),
    options=(
        "era_plan",
        "species_assignment",
        "adjacency",
        "hand_counts_visible",
        "two_player_dummy",
        "without",
        "value",
        "points",
        "food_chain",
        "population",
    ),
    mistakes=(*COMMON, *OWN),
)

LANGUAGES = find_languages(sys.modules[__name__], DarwinningLanguage, NEEDED)
