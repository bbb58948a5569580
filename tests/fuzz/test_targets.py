"""A small number of damaged inputs for every parser; `make fuzz` tries many more."""

from __future__ import annotations

import pytest

from scripts.fuzz.__main__ import fuzz

COUNTS = {"replays": 300, "positions": 300, "sheets": 500, "options": 500, "commands": 60}


@pytest.mark.parametrize("target", COUNTS)
def test_damaged_inputs_are_refused_or_taken(target: str) -> None:
    assert fuzz(target, COUNTS[target])


def test_damaged_messages_are_refused_or_taken() -> None:
    pytest.importorskip("litestar")
    assert fuzz("sockets", 1000)
