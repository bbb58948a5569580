"""Who could react does not show: not in what the others are told, nor when, nor in any answer.

Pairs of tables are watched ([pairs.py](pairs.py)); `ENDLING_PAIRS` says how many. The clock goes on
only when nobody has anything to do, so that all messages must come at the very same times. What the
server has to work does not count then: `python -m bench.pairs` measures it.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from functools import cache
from itertools import islice
from typing import Any

import pytest

from endling.match import Match
from endling.server.refusals import Refused
from endling.server.settings import Settings
from endling.server.table.history import moments, rows
from endling.server.wire import messages as m
from tests.kits import KITS, Kit, kit_of
from tests.server.classifier import classify
from tests.server.pairs import (
    ASKED,
    Deals,
    Situation,
    is_secretive,
    play,
    situations,
    situations_of,
    watch_all,
)
from tests.server.virtual import run
from tests.server.world import SPECTATOR, World

PAIRS = int(os.environ.get("ENDLING_PAIRS", "6"))
AT_A_TIME = 2  # pairs
SLOT, WINDOW = 0.5, 1.0
each_game = pytest.mark.parametrize("kit", KITS, ids=str)


@cache
def some_situations(name: str) -> list[Situation]:
    return list(islice(situations_of(kit_of(name)), PAIRS))


async def open_table(match: Match, settings: Settings, bots: frozenset[int], deals: Deals) -> World:
    """A table in this situation, at which bots take a moment to decline."""
    name = str(len(deals))
    deals[name] = match
    world = World(match, settings, bots, is_new=True, name=name)

    async def decline(_level: str | None, asked: Match, *_: object) -> int:
        await asyncio.sleep(0.003)  # thinks
        return asked.passing or asked.legal[0]

    vars(world.bot_pool)["choose"] = decline
    await world.start()
    return world


def compare(kit: Kit, bots: frozenset[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Watch pairs: everybody hears the same at either table, at the same times."""
    # The next open move of a bot is no part of the step.
    settings = Settings(pause=SLOT, window=WINDOW, update_interval=0, bot_pause=60, scatter=0)
    found, deals = some_situations(kit.name), Deals()
    monkeypatch.setattr(rows, "start_match", deals.start)

    async def open_here(match: Match) -> World:
        return await open_table(match, settings, bots, deals)

    for at in range(0, PAIRS, AT_A_TIME):
        turn = -1 if at // AT_A_TIME % 2 else 1  # which of them comes first must not matter
        some = [one.turned(turn) for one in found[at : at + AT_A_TIME]]
        watched = run(watch_all(some, open_here), monkeypatch)
        for one, other in zip(watched[::2], watched[1::2], strict=True):
            assert one.untimed() == other.untimed()
            assert one.times() == pytest.approx(other.times(), abs=1e-6)


@each_game
def test_bots_answer_within_the_slot(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    compare(kit, frozenset({1, 2}), monkeypatch)


@each_game
def test_people_who_do_not_answer_pass_in_time(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    compare(kit, frozenset(), monkeypatch)


def test_pairs_differ_in_whether_somebody_is_asked() -> None:
    assert {kit.name for kit in KITS if is_secretive(kit)}, "nothing is compared"
    for kit in KITS:
        for one in some_situations(kit.name):
            asked = [play(match.copy(), one.action, one.watching)[0] for match in one.tables]
            assert asked == ([True, False] if is_secretive(kit) else [False, False])


@pytest.mark.parametrize("late", [0.0, 0.001])
def test_a_millisecond_would_be_noticed(late: float) -> None:
    """The classifier of the measurement tells tables apart if one of ten messages is late."""
    dice = random.Random(3)
    rows: list[list[list[float]]] = [[], []]
    for which, _ in [(which, pair) for which in (0, 1) for pair in range(400)]:
        times = [dice.gauss(0.1 * n, 0.0005) for n in range(10)]
        times[7] += late * which
        rows[which].append(times)
    assert classify(rows).is_chance == (late == 0.0)


def window_messages(world: World, seat: int | None) -> list[dict[str, Any]]:
    messages = [json.loads(data) for data in world.sent[seat]]
    return [message for message in messages if message["t"] == "window"]


def test_anybody_holds_a_window_open(monkeypatch: pytest.MonkeyPatch) -> None:
    situation = next(situations())
    settings = Settings(pause=SLOT, window=WINDOW, hold=50, holds=1, update_interval=0, answer=0)

    async def hold(match: Match) -> list[Any]:
        monkeypatch.setattr(rows, "start_match", lambda *_: match.copy())
        world = World(match, settings)
        await world.start()
        mover = match.actor
        assert mover is not None
        viewer, other = world.viewers[mover], world.viewers[2 - mover]
        with pytest.raises(Refused, match="no_window"):
            await world.table.moves.hold(other)
        await world.table.moves.move(viewer, m.Move("a", viewer.number, situation.action))
        await asyncio.sleep(0.01)
        told = window_messages(world, SPECTATOR)
        assert len(told) == 1
        assert (told[0]["held"], told[0]["left"] <= WINDOW) == ([], True)
        assert told[0]["events"]
        await world.table.moves.hold(other)
        told = window_messages(world, SPECTATOR)
        assert told[-1]["held"] == [other.seat]
        assert told[-1]["left"] > 40
        with pytest.raises(Refused, match="no_hold"):
            await world.table.moves.hold(other)
        with pytest.raises(Refused, match="spectator"):
            await world.table.moves.hold(world.viewers[SPECTATOR])
        await asyncio.sleep(WINDOW + 0.1)
        number = viewer.number
        await world.table.close()
        world.bot_pool.stop()
        return [number, [(t["events"], t["held"]) for t in told]]

    results = [run(hold(match), monkeypatch) for match in situation.tables]
    assert results[0] == results[1]
    assert results[0][0] == 0, "told although somebody holds"


LONG = 5  # lengths


@cache
def situation_of_one_moment() -> Situation:
    """After its action there is one moment, and no other follows when it has passed."""
    return next(
        one for one in situations() if all(_moments(t, one.action) == 1 for t in one.tables)
    )


def _moments(match: Match, action: int) -> int:
    twin = match.copy()
    found = [moments.marks_in(twin.play(action))]
    while twin.secret and (no := twin.passing) is not None:
        found.append(moments.marks_in(twin.play(no)))
    return sum(len(one.marks) for one in found)


class LongWindow:
    """A table at which a window of several lengths is open; seat 1 may be asked in it."""

    def __init__(self, match: Match, action: int, monkeypatch: pytest.MonkeyPatch) -> None:
        settings = Settings(pause=SLOT, window=WINDOW, hold=50, update_interval=0, answer=0)
        monkeypatch.setattr(rows, "start_match", lambda *_: match.copy())
        monkeypatch.setattr(moments, "lengths_of", lambda _: LONG)
        self.world, self._action = World(match, settings), action

    async def open(self) -> None:
        await self.world.start()
        with pytest.raises(Refused, match="no_window"):
            await self.need_no_more(ASKED)
        mover = self.world.viewers[self.world.match.actor]
        await self.world.table.moves.move(mover, m.Move("a", mover.number, self._action))
        await asyncio.sleep(0.01)

    async def need_no_more(self, *seats: int | None) -> None:
        for seat in seats:
            await self.world.table.moves.need_no_more(self.world.viewers[seat])

    async def pass_on(self) -> None:
        viewer, history = self.world.viewers[ASKED], self.world.history
        while history.asks(ASKED, viewer.number):
            no = history.question(ASKED, viewer.number).passing
            assert no is not None
            await self.world.table.moves.move(
                viewer, m.Move(f"no-{history.length}", viewer.number, no)
            )

    def told(self, seat: int | None) -> dict[str, Any]:
        return window_messages(self.world, seat)[-1]

    @property
    def is_over(self) -> bool:
        """Whether a spectator has been told what came of it."""
        return self.world.viewers[SPECTATOR].number > 0

    async def close(self) -> None:
        await self.world.table.close()
        self.world.bot_pool.stop()


def test_a_long_window_ends_when_all_people_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    situation = situation_of_one_moment()

    async def agree(match: Match) -> list[bytes]:
        window = LongWindow(match, situation.action, monkeypatch)
        await window.open()
        assert (window.told(ASKED)["ready"], window.told(SPECTATOR)["ready"]) == (False, None)
        with pytest.raises(Refused, match="spectator"):
            await window.need_no_more(SPECTATOR)
        await asyncio.sleep(SLOT)
        await window.pass_on()
        await window.need_no_more(0, ASKED)
        assert (window.told(0)["ready"], window.told(2)["ready"]) == (True, False)
        await asyncio.sleep(2 * WINDOW)
        assert not window.is_over, "one of them has said nothing"
        heard = [len(window.world.traffic(seat)) for seat in (0, SPECTATOR)]
        await window.need_no_more(2)
        await asyncio.sleep(0.3)
        assert heard == [len(window.world.traffic(seat)) for seat in (0, SPECTATOR)]
        assert not window.is_over, "it ends with the length, not with the last word"
        await asyncio.sleep(0.3)
        assert window.is_over
        sent = window.world.sent[SPECTATOR]
        await window.close()
        return sent

    asked, not_asked = (run(agree(match), monkeypatch) for match in situation.tables)
    assert asked == not_asked


def test_nobody_is_hurried_by_those_who_need_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is asked answers first, even having said that it may end."""
    situation = situation_of_one_moment()

    async def wait() -> None:
        window = LongWindow(situation.tables[0], situation.action, monkeypatch)
        await window.open()
        await window.need_no_more(0, ASKED, 2)
        await asyncio.sleep(2.5 * WINDOW)
        assert not window.is_over
        await window.pass_on()
        await asyncio.sleep(0.3 * WINDOW)
        assert not window.is_over, "it ends with the length, not with the answer"
        await asyncio.sleep(0.3 * WINDOW)
        assert window.is_over
        await window.close()

    run(wait(), monkeypatch)


def test_a_short_window_always_lasts(monkeypatch: pytest.MonkeyPatch) -> None:
    situation = situation_of_one_moment()

    async def wait() -> None:
        window = LongWindow(situation.tables[1], situation.action, monkeypatch)
        monkeypatch.setattr(moments, "lengths_of", lambda _: 1)
        await window.open()
        assert window.told(ASKED)["ready"] is None
        await window.need_no_more(0, ASKED, 2)
        await asyncio.sleep(0.9 * WINDOW)
        assert not window.is_over
        await asyncio.sleep(0.2 * WINDOW)
        assert window.is_over
        await window.close()

    run(wait(), monkeypatch)


@pytest.mark.parametrize("kind", ["until_turn", "cards", "questions"])
def test_orders_are_kept_and_followed(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    situation = next(situations())
    settings = Settings(pause=SLOT, window=30, update_interval=0, answer=0)
    match = next(t for t in situation.tables if is_asked_after(t, situation.action))
    after = match.copy()
    after.play(situation.action)
    orders = m.Orders(
        kind == "until_turn",
        [after.cause or ""] if kind == "cards" else [],
        [after.prompt or ""] if kind == "questions" else [],
    )

    async def order() -> None:
        monkeypatch.setattr(rows, "start_match", lambda *_: match.copy())
        world = World(match, settings)
        await world.start()
        mover = match.actor
        assert mover is not None
        await world.table.moves.order(world.viewers[ASKED], orders)
        assert json.loads(world.sent[ASKED][-1])["t"] == "orders"
        for seat in (0, 2, SPECTATOR):
            assert b'"orders"' not in b"".join(world.sent[seat])
        viewer = world.viewers[mover]
        await world.table.moves.move(viewer, m.Move("a", viewer.number, situation.action))
        async with asyncio.timeout(10):
            while world.history.now().secret:
                await asyncio.sleep(0.01)
        assert world.history.rows[-1].seat == ASKED
        await world.table.close()
        world.bot_pool.stop()

    run(order(), monkeypatch)


def is_asked_after(match: Match, action: int) -> bool:
    after = match.copy()
    after.play(action)
    return after.secret


def test_nobody_waits_where_one_plays_with_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The only person is asked without a limit, and no window lasts if there is nothing to ask."""
    situation = next(situations())
    settings = Settings(pause=0.05, window=0.4, update_interval=0, bot_pause=0)

    async def wait(match: Match) -> tuple[bool, int]:
        monkeypatch.setattr(rows, "start_match", lambda *_: match.copy())
        world = World(match, settings, frozenset({0, 2}))
        vars(world.bot_pool)["choose"] = lambda *_: asyncio.sleep(0, situation.action)
        await world.start(spectator=False)
        await asyncio.sleep(0.25)
        told = world.viewers[0].number
        await asyncio.sleep(0.6)
        is_asked = world.history.now().actor == ASKED and world.history.now().secret
        await world.table.close()
        world.bot_pool.stop()
        return is_asked, told

    for match in situation.tables:
        is_asked, told = run(wait(match), monkeypatch)
        assert is_asked or told > 0
        assert is_asked == is_asked_after(match, situation.action)


def test_passing_until_my_turn_ends_when_bots_have_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    match = next(situations()).tables[0]
    monkeypatch.setattr(rows, "start_match", lambda *_: match.copy())

    async def order() -> None:
        settings = Settings(pause=0, window=0, update_interval=0, bot_pause=0)
        world = World(match, settings, frozenset({0, 2}))

        async def move(_level: str | None, asked: Match, *_: object) -> int:
            return asked.legal[0]

        vars(world.bot_pool)["choose"] = move
        await world.start()
        await world.table.moves.order(world.viewers[ASKED], m.Orders(True))
        async with asyncio.timeout(20):
            while world.history.now().actor != ASKED or world.history.now().secret:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        orders = [json.loads(data) for data in world.sent[ASKED] if b'"t":"orders"' in data]
        assert [message["until_turn"] for message in orders] == [True, False]
        await world.table.close()
        world.bot_pool.stop()

    run(order(), monkeypatch)
