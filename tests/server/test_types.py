"""The types of messages that the browser is checked with."""

from __future__ import annotations

from scripts.write_types import TARGET, write_types


def test_the_browser_knows_the_messages_of_the_server() -> None:
    assert TARGET.read_text() == write_types(), "run: python -m scripts.write_types"
