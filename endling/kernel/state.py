"""The fields that every game's record starts with."""

from __future__ import annotations

from typing import Any

import numpy as np

from endling.kernel.chacha import STREAM_FIELDS
from endling.kernel.events import EVENT_WIDTH, LOG_MARK
from endling.kernel.frames import WIDTH
from endling.kernel.records import Fields, record_type
from endling.kernel.sizes import Sizes, register_sizes


def record(game_fields: Fields, sizes: Sizes) -> np.dtype[Any]:
    """The record of a game: the common fields, then its own.

    Those that stand at the same place in every game come first (`batch.py` reads them there).
    """
    common: Fields = [
        *STREAM_FIELDS,
        ("log_n", np.int32),
        ("actor", np.int8),  # who must decide, -1 nobody
        ("prompt", np.uint8),  # what is asked
        ("cause", np.uint8),  # because of which card
        ("players", np.int8),
        ("over", np.int8),
        ("pending", np.int8),  # paused only so that the log can be read
        ("fault", np.int8),  # an internal limit was reached: never, and checked to be never
        ("depth", np.int8),
        ("frames", np.uint8, (sizes.frames, WIDTH)),
        ("legal", np.int64, (sizes.actions.mask_words,)),  # which answers are legal
        ("together", np.uint16),  # the seats that choose at the same time, as bits
        ("untimed", np.int8),  # nobody waits for moments: none is noted
        ("log", np.uint8, (LOG_MARK + sizes.events, EVENT_WIDTH)),
    ]
    made = record_type(common + game_fields)
    register_sizes(made, sizes)
    return made
