"""A game states its sizes, and what cannot fit is refused when it is loaded."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from endling.kernel import state
from endling.kernel.sizes import Sizes, size, sizes_of
from tests.kernel.entry_points import RECORD, SIZES, compiled, new_state

SMALL = Sizes(players=2, cards=1, prompts=1, frames=1)


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("players", 11, "players: a game can have 2 to 10, not 11"),
        ("players", 1, "players: a game can have 2 to 10, not 1"),
        ("cards", 256, "cards: a game can have 1 to 255, not 256"),
        ("prompts", 257, "prompts: a game can have 1 to 256, not 257"),
        ("frames", 128, "frames: a game can have 1 to 127, not 128"),
        ("numbers", 125, "numbers: a game can have 0 to 124, not 125"),
        ("events", 0, "events: a game can have 1 to 1000, not 0"),
        ("decisions", 0, "decisions: a game can have 1 to 65535, not 0"),
        ("turns", 65_536, "turns: a game can have 1 to 65535, not 65536"),
        ("plays", 65_536, "plays: a game can have 1 to 65535, not 65536"),
        ("least_score", -32_768, "least_score: a game can have -32767 to 32767, not -32768"),
        ("most_score", 3_997, "most_score: a game can have -100 to 3996, not 3997"),
        ("most_score", -101, "most_score: a game can have -100 to 3996, not -101"),
        ("entry_bits", 12, "numbers of rows have 8 or 16 bits, not 12"),
        ("words", ("yes",), "not all different"),
        ("words", tuple(f"word {n}" for n in range(13)), "at most 12 words of its own"),
    ],
)
def test_what_cannot_fit_is_refused(name: str, value: Any, told: str) -> None:
    changed: dict[str, Any] = {name: value}
    with pytest.raises(ValueError, match=told):
        replace(SMALL, **changed)


def test_the_record_carries_the_sizes() -> None:
    s = new_state()
    assert sizes_of(RECORD) == SIZES
    assert len(s.legal) == 1 + 5 + 2  # 250 cards, 64 numbers
    assert len(s.frames) == SIZES.frames
    large = state.record([], replace(SMALL, events=1000))
    assert np.zeros(1, large)[0].log.shape == (1040, 5)


def test_two_games_with_one_type_of_record_must_agree_on_their_sizes() -> None:
    state.record([("one", np.int64)], SMALL)
    with pytest.raises(ValueError, match="another game with other sizes"):
        state.record([("one", np.int64)], replace(SMALL, prompts=2))


def test_rules_know_sizes_by_the_record() -> None:
    prompts = size(lambda sizes: sizes.prompts)
    ask = compiled(lambda s: prompts(s))
    assert ask(new_state()) == prompts(new_state()) == SIZES.prompts
