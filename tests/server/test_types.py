"""The types that the browser is checked with are those of what is sent."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from endling.board import plain
from scripts.write_types import write_types
from tests.kits import Kit, each_game

TYPES = write_types()


@pytest.mark.parametrize("file", TYPES, ids=lambda file: file.name)
def test_the_browser_knows_what_the_server_sends(file: Path) -> None:
    assert file.is_file(), "run: python -m scripts.write_types"
    assert file.read_text() == TYPES[file], "run: python -m scripts.write_types"


def check_type(thing: Any, declared: Any) -> None:
    """It is what is declared, and has nothing more."""
    msgspec.convert(thing, declared, strict=True)
    assert set(thing) <= set(declared.__annotations__), thing


@each_game
def test_boards_are_what_is_declared(kit: Kit) -> None:
    for lang in kit.game.languages:
        board = msgspec.json.decode(msgspec.json.encode(kit.game.board_text(lang)))
        check_type(board, plain.Board)
        assert board["summary"].endswith(".")
        assert len(board["summary"]) < 200
        for declared, things in (
            (plain.Zone, board["zones"]),
            (plain.Fact, board["facts"]),
            (plain.SheetEntry, board["sheet"]["player"] + board["sheet"]["table"]),
        ):
            for thing in things:
                check_type(thing, declared)


@each_game
def test_views_and_events_are_what_is_declared(kit: Kit) -> None:
    match = kit.new(3, 1)
    for event in match.opening:
        check_type(event.as_dict(), plain.GameEvent)
    for _ in range(40):
        if match.over:
            break
        view = match.view(match.actor)
        msgspec.convert(view, plain.TableView, strict=True)
        for choice in view["choices"]:
            check_type(choice, plain.Choice)
        for blocked in view["blocked"]:
            check_type(blocked, plain.Blocked)
        for event in match.play(match.legal[-1]):
            check_type(event.as_dict(), plain.GameEvent)
