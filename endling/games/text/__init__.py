"""What all games say alike, in every language: grammar, labels, questions, log lines, mistakes.

A game's own text package has one module per language with a subclass of `English` or `German`; the
tables of these hold what every game needs, and the game adds its own words to them.
"""

from __future__ import annotations

from endling.games.text.checks import Needed, find_languages
from endling.games.text.grammar import Grammar, Noun
from endling.games.text.language import Language
from endling.games.text.line import Line
from endling.games.text.phrases import MissingPhraseError, Phrases, look_up

__all__ = [
    "Grammar",
    "Language",
    "Line",
    "MissingPhraseError",
    "Needed",
    "Noun",
    "Phrases",
    "find_languages",
    "look_up",
]
