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
        ("words", ("yes",), "not all different"),
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
