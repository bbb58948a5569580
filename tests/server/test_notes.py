"""What players write with their moves."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from endling.games import find_game
from endling.games.noting import Call, Noted, Tale, Told
from endling.match import Match
from endling.server.archive import make_tale
from endling.server.cleaning import NOTE_LENGTH
from endling.server.frames import make_frames
from endling.server.refusals import Refused
from endling.server.table.history.sealed import Sealed, write_sealed
from endling.server.wire import messages as m
from tests.server.world import World

NAMES = ("P0", "P1", "P2")


def take_notes(patch: pytest.MonkeyPatch, call: Call) -> None:
    """Let the game take a note with every answer but the last one."""

    def notes(
        game: object, pool: object, asked: object, actions: Sequence[int], *more: object
    ) -> list[Noted | None]:
        return [None if action == LAST else Noted(call, "How?") for action in actions]

    patch.setattr(type(find_game("doomlings")), "notes", notes)


LAST = Match.new("doomlings", 3, bytes(32)).legal[-1]
FIRST = Match.new("doomlings", 3, bytes(32)).legal[0]


def at_a_table(play: Callable[[World], Any]) -> None:
    async def run() -> None:
        world = World(Match.new("doomlings", 3, bytes(32)))
        await world.start()
        await play(world)
        await world.table.close()

    asyncio.run(run())


async def move(world: World, action: int, note: str) -> None:
    seat = world.history.now().actor
    assert seat is not None
    viewer = world.viewers[seat]
    await world.table.moves.move(viewer, m.Move("one", viewer.number, action, note))
    world.table.broadcast.publish()


def log_of(world: World, seat: int | None) -> list[str]:
    sent = [json.loads(data) for data in world.traffic(seat)]
    return [line["text"] for message in sent for line in message.get("events", ())]


def test_choices_say_what_may_be_written_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Match.new("doomlings", 3, bytes(32)).choices()
    assert all("note" not in choice for choice in plain)
    take_notes(monkeypatch, "wanted")
    choices = {c["action"]: c for c in Match.new("doomlings", 3, bytes(32)).choices()}
    assert choices[FIRST]["note"] == "wanted"
    assert choices[FIRST]["line"] == "How?"
    assert "note" not in choices[LAST]


def test_a_note_is_read_by_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    take_notes(monkeypatch, "required")

    async def play(world: World) -> None:
        seat = world.history.now().actor
        await move(world, FIRST, "  It was\nraining. ")
        for viewer in (*range(3), None):
            assert log_of(world, viewer)[-1] == f"P{seat}: “It was raining.”"
        assert world.history.told()[0].note == "It was raining."

    at_a_table(play)


def test_a_required_note_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    take_notes(monkeypatch, "required")

    async def play(world: World) -> None:
        for nothing in ("", "  ", "\u200b"):
            with pytest.raises(Refused) as refused:
                await move(world, FIRST, nothing)
            assert refused.value.code == "note_missing"
        assert world.history.length == 0
        await move(world, LAST, "")  # this one takes none
        assert world.history.length == 1

    at_a_table(play)


def test_a_wanted_note_may_be_left_out_and_is_not_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    take_notes(monkeypatch, "wanted")

    async def silent(world: World) -> None:
        await move(world, FIRST, "")
        assert world.history.rows[0].note is None

    async def endless(world: World) -> None:
        await move(world, FIRST, "a" * 4000)
        assert world.history.rows[0].note == "a" * NOTE_LENGTH

    at_a_table(silent)
    at_a_table(endless)


def test_a_note_is_refused_where_none_is_taken() -> None:
    async def play(world: World) -> None:
        with pytest.raises(Refused) as refused:
            await move(world, FIRST, "Once upon a time.")
        assert refused.value.code == "no_note"
        assert world.history.length == 0

    at_a_table(play)


def test_frames_and_tales_have_the_notes(monkeypatch: pytest.MonkeyPatch) -> None:
    take_notes(monkeypatch, "wanted")

    def tale(
        game: object, steps: Sequence[Told], view: object, names: object, *more: object
    ) -> Tale:
        return Tale("", "\n".join(step.note for step in steps))

    async def play(world: World) -> None:
        await move(world, FIRST, "So it began.")
        history = world.history
        assert make_tale(history, NAMES, "en") is None
        monkeypatch.setattr(type(find_game("doomlings")), "tale", tale)
        told = make_tale(history, NAMES, "en")
        assert told is not None
        assert told.markdown == "So it began."
        notes = [step.note for step in history.told()]
        frames = make_frames(history.match.copy(), None, NAMES, "en", notes=notes)
        assert frames[1].lines[-1].text.endswith(": “So it began.”")

    at_a_table(play)


def test_a_line_of_chat_does_not_count_what_nobody_is_told() -> None:
    """Standing orders, sealed answers, and who needs no more time are stored beside the chat."""

    async def play(world: World) -> None:
        talker, silent = world.viewers[0], world.viewers[1]
        await world.table.say(talker, "one")
        await world.table.moves.order(silent, m.Orders(True, [], []))
        await world.table._notes.add("sealed", 1, "", write_sealed(Sealed("c", 1, "a")))
        await world.table.say(talker, "two")
        told = [json.loads(data) for data in world.traffic(0)]
        assert [line["n"] for line in told if line["t"] == "chat"] == [1, 2]

    at_a_table(play)
