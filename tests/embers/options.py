"""The options of Embers."""

from __future__ import annotations

from typing import Any

from endling.games.options import (
    Option,
    OptionReader,
    Options,
    no_card_changes,
    no_card_left_out,
)
from endling.games.taking import Number
from tests.embers.board import MAX_PLAYERS
from tests.embers.text import LANGUAGES

_READER = OptionReader(
    {"hand_size": Option(Number(2, 4), usual=3)}, Number(2, MAX_PLAYERS), LANGUAGES
)
TAKES, parse, shorten = _READER.takes, _READER.complete, _READER.shorten
change_card, leave_out = no_card_changes, no_card_left_out


def write(options: Options, s: Any) -> None:
    """Put the options into a record."""
    s.hand_size = options["hand_size"]
