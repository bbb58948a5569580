"""The fields that every game's record starts with."""

from __future__ import annotations

from typing import Any

import numpy as np

from endling.kernel.actions import MASK_WORDS
from endling.kernel.chacha import STREAM_FIELDS
from endling.kernel.events import EVENT_WIDTH, LOG_EVENTS
from endling.kernel.frames import WIDTH

Fields = list[tuple[Any, ...]]


def record(game_fields: Fields, frames: int) -> np.dtype[Any]:
    """The record of a game: the common fields, then its own."""
    common: Fields = [
        *STREAM_FIELDS,
        ("legal", np.int64, (MASK_WORDS,)),  # which answers are legal
        ("actor", np.int8),  # who must decide, -1 nobody
        ("prompt", np.uint8),  # what is asked
        ("cause", np.uint8),  # because of which card
        ("players", np.int8),
        ("over", np.int8),
        ("pending", np.int8),  # paused only so that the log can be read
        ("fault", np.int8),  # an internal limit was reached: never, and checked to be never
        ("depth", np.int8),
        ("frames", np.uint8, (frames, WIDTH)),
        ("log_n", np.int8),
        ("log", np.uint8, (LOG_EVENTS, EVENT_WIDTH)),
    ]
    return np.dtype((np.record, np.dtype(common + game_fields, align=True)))
