"""What Embers says."""

from __future__ import annotations

import sys

from endling.games.text import Needed, find_languages
from endling.games.text.language import Language
from tests.embers.board import EVENTS, QUESTIONS

NEEDED = Needed(
    questions=QUESTIONS.names,
    events=EVENTS.names[1:],
    words=("done", "pass"),
    options=("hand_size",),
)
LANGUAGES = find_languages(sys.modules[__name__], Language, NEEDED)
