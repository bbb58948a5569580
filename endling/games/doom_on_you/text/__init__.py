"""Everything the game says, in every language there is."""

from __future__ import annotations

import sys

from endling.games.doom_on_you.event_types import EVENTS
from endling.games.doom_on_you.mistakes import OWN
from endling.games.doom_on_you.questions import QUESTIONS
from endling.games.doom_on_you.reasons import REASONS
from endling.games.doom_on_you.text.language import DoomLanguage
from endling.games.doom_on_you.vocabulary import Promise
from endling.games.doom_on_you.words import WORDS
from endling.games.text import Needed, find_languages
from endling.games.text.mistakes import COMMON
from endling.games.text.phrases import names_of

__all__ = ["LANGUAGES", "NEEDED", "DoomLanguage"]

NEEDED = Needed(
    questions=QUESTIONS.names,
    events=EVENTS.names[1:],
    reasons=REASONS.names,
    words=WORDS,
    icons=names_of(Promise),
    nouns=("card", "player", "token"),
    options=(
        "end_condition",
        "starting_tokens",
        "opening_truce",
        "deals",
        "declare_mode",
        "successful_animals_return",
        "drawn_animal_may_enter_pile",
        "force_field_vs_doom_in_prep",
        "total_wipeout",
        "attack",
        "defense",
        "tokens",
        "without",
    ),
    mistakes=(*COMMON, *OWN),
)

LANGUAGES = find_languages(sys.modules[__name__], DoomLanguage, NEEDED)
