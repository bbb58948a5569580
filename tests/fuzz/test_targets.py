"""A small number of damaged inputs for every parser; `make fuzz` tries many more."""

from __future__ import annotations

import random
import re

import pytest

from scripts.fuzz.__main__ import TARGETS, Stopping, fuzz

COUNTS = {"replays": 300, "positions": 300, "sheets": 500, "options": 500, "commands": 60}


@pytest.mark.parametrize("target", COUNTS)
def test_damaged_inputs_are_refused_or_taken(target: str) -> None:
    assert fuzz(target, COUNTS[target])


def test_damaged_messages_are_refused_or_taken() -> None:
    pytest.importorskip("litestar")
    assert fuzz("sockets", 1000)


def test_all_that_fails_is_told_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(dice: random.Random) -> bool:
        raise ZeroDivisionError

    monkeypatch.setitem(TARGETS, "options", fail)
    with pytest.raises(ZeroDivisionError):
        fuzz("options", 3)
    with pytest.raises(ExceptionGroup, match="3 of 3") as told:
        fuzz("options", 3, first=7, go_on=True)
    assert "--first 9" in told.value.exceptions[-1].__notes__[0]


def test_every_kind_of_message_is_damaged() -> None:
    pytest.importorskip("litestar")
    from endling.server.wire.messages.client import CLIENT_TYPES
    from scripts.fuzz.sockets import MESSAGES

    kinds = {kind.__struct_config__.tag for kind in CLIENT_TYPES}
    assert {message["t"] for message in MESSAGES} == kinds


def test_what_was_tried_until_somebody_stops_it_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    stopping = Stopping()

    def stop(dice: random.Random) -> bool:
        stopping.is_wanted = dice.random() < 0.5
        return True

    monkeypatch.setitem(TARGETS, "options", stop)
    told = fuzz("options", 1000, stopping=stopping)
    assert re.match(r"options: stopped after (\d+) of 1000 inputs, \1 of them accepted", told)
