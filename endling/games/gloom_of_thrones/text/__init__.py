"""Everything the game says, in every language there is."""

from __future__ import annotations

import sys

from endling.games.gloom_of_thrones.cards import FAMILIES
from endling.games.gloom_of_thrones.event_types import EVENTS
from endling.games.gloom_of_thrones.mistakes import OWN
from endling.games.gloom_of_thrones.printing import OPTION_OF
from endling.games.gloom_of_thrones.questions import QUESTIONS
from endling.games.gloom_of_thrones.reasons import REASONS
from endling.games.gloom_of_thrones.text.language import LEFTOVERS, GloomLanguage
from endling.games.gloom_of_thrones.vocabulary import Category, Icon
from endling.games.gloom_of_thrones.words import WORDS
from endling.games.text import Needed, find_languages
from endling.games.text.mistakes import COMMON
from endling.games.text.phrases import names_of

__all__ = ["LANGUAGES", "NEEDED", "GloomLanguage"]

NEEDED = Needed(
    questions=QUESTIONS.names,
    events=EVENTS.names[1:],
    reasons=REASONS.names,
    words=WORDS,
    colors=(*(family.key for family in FAMILIES), LEFTOVERS),
    icons=(*names_of(Icon), *names_of(Category)[1:]),
    nouns=("card", "character", "modifier", "event", "death", "color", "point"),
    options=(
        "porcelain_throne",
        "family_size",
        "mixed_families",
        "first_player",
        "storytelling",
        "use_alt_names",
        "without",
        *OPTION_OF.values(),
    ),
    mistakes=(*COMMON, *OWN),
)

LANGUAGES = find_languages(sys.modules[__name__], GloomLanguage, NEEDED)
