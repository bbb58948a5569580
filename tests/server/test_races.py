"""Whoever acts first is first: arrival, ties, slow lines, the clock, bots, and the replay."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from endling.kernel.actions import DONE
from endling.match import Match
from endling.server.refusals import Refused
from endling.server.settings import Settings
from endling.server.table.broadcast import Broadcast
from endling.server.table.history import rows
from endling.server.wire import messages as m
from tests.server.world import SPECTATOR, World, fresh

SETTINGS = Settings(pause=0, window=0, update_interval=0, answer=0, race=8, blink=0.1)
START = 1000.0
PATIENCE = 600.0  # seconds; perhaps something has to be compiled first


class Race:
    """A target and two who can attack it, at a table whose clock is moved by hand."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, bots: frozenset[int], deals: str = "off"
    ) -> None:
        piles = [[], ["ALPACA-PUNCH", "HUNTING-BIRD"], ["OTTER-CHAOS"]]
        options = {"declare_mode": "real_time", "deals": deals}
        players = [{"pile": pile} for pile in piles]
        position = {"players": players, "options": options}
        match = Match.from_position("doom_on_you", position)
        while not match.race:  # offers could be made before
            match.play(match.find(word="pass"))
        self.now, self.taps = START, 0
        monkeypatch.setattr("endling.server.timing.now", lambda: self.now)
        monkeypatch.setattr(time, "time", lambda: self.now)
        monkeypatch.setattr(Broadcast, "_look_again", lambda *_: None)
        monkeypatch.setattr(rows, "start_match", lambda *_: fresh(match))
        self.world = World(match, SETTINGS, bots, is_new=True)

    @property
    def match(self) -> Match:
        return self.world.history.match

    def is_over(self) -> bool:
        """Whether the first target has been dealt with."""
        return bool(self.match.view()["target"] != 0)

    def owners(self) -> list[int]:
        """Who attacks, in the order of declaration."""
        return [attack["owner"] for attack in self.match.view()["attacks"]]

    async def tap(self, seat: int, what: str | None, after: int | None = None) -> None:
        """Send an animal, begin an offer, or hold."""
        self.taps += 1
        viewer, ahead = self.world.viewers[seat], self.match.ahead(seat)
        assert ahead is not None
        if what is None or what == "offer":
            action = ahead.find(word=what or "done")
        else:
            action = ahead.find(card=what)
        number = viewer.number if after is None else after
        await self.world.table.moves.move(viewer, m.Move(f"move-{self.taps}", number, action))

    async def answer(self) -> None:
        """Whoever is asked outside a race gives the last of the answers."""
        actor, length = self.match.actor, len(self.match.actions)
        assert actor is not None
        viewer = self.world.viewers[actor]
        await self.world.table.moves.move(
            viewer, m.Move(f"answer-{length}", viewer.number, self.match.legal[-1])
        )
        await self.until(lambda: len(self.match.actions) > length)

    async def until(self, condition: Callable[[], Any]) -> None:
        """Wait until the table has come so far."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                self.world.table._bots.wake()
                await asyncio.sleep(0.01)
        self.world.table.broadcast.publish()

    async def rest(self) -> None:
        """Let the table do whatever is due."""
        for _ in range(10):
            self.world.table._bots.wake()
            await asyncio.sleep(0.005)

    def told(self, kind: str) -> list[dict[str, Any]]:
        messages = [json.loads(data) for data in self.world.sent[SPECTATOR]]
        return [message for message in messages if message["t"] == kind]


def run(
    monkeypatch: pytest.MonkeyPatch,
    play: Callable[[Race], Awaitable[None]],
    bots: frozenset[int] = frozenset(),
    deals: str = "off",
) -> None:
    async def work() -> None:
        race = Race(monkeypatch, bots, deals)
        await race.world.start()
        try:
            await play(race)
        finally:
            await race.world.table.close()
            race.world.bot_pool.stop()

    asyncio.run(work())


def test_all_are_asked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(race: Race) -> None:
        history = race.world.history
        assert [history.asks(seat, race.world.viewers[seat].number) for seat in range(3)] == [
            False,
            True,
            True,
        ]
        assert [message["left"] for message in race.told("race")] == [8.0]

    run(monkeypatch, play)


def test_answers_within_a_blink_count_clockwise(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(race: Race) -> None:
        await race.tap(2, "OTTER-CHAOS")
        race.now += 0.05
        await race.tap(1, "ALPACA-PUNCH")
        await race.until(lambda: len(race.owners()) == 2)
        assert race.owners() == [1, 2]

    run(monkeypatch, play)


def test_a_tie_with_an_offer_costs_nobody_a_tap(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(race: Race) -> None:
        await race.tap(1, "offer")
        race.now += 0.05
        await race.tap(2, "OTTER-CHAOS")
        await race.until(lambda: race.match.prompt == "deal_with")
        assert race.match.actor == 1
        assert race.owners() == [2]

    run(monkeypatch, play, deals="tokens_only")


def test_of_two_offers_in_a_blink_the_second_is_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever is second has heard the first one out before saying something else."""

    async def play(race: Race) -> None:
        await race.tap(1, "offer")
        race.now += 0.05
        await race.tap(2, "offer")
        await race.until(lambda: race.match.prompt == "deal_with")
        assert race.match.actor == 1
        while not race.match.race:
            await race.answer()
        assert race.world.history.asks(2, race.world.viewers[2].number)
        await race.tap(2, "offer")
        race.now += 1
        await race.until(lambda: race.match.prompt == "deal_with")
        assert race.match.actor == 2

    run(monkeypatch, play, deals="tokens_only")


def test_nothing_comes_of_an_answer_before_a_blink_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(race: Race) -> None:
        await race.tap(2, "OTTER-CHAOS")
        race.now += 0.09
        await race.rest()
        assert race.owners() == []
        race.now += 0.02
        await race.until(race.owners)
        assert race.owners() == [2]

    run(monkeypatch, play)


def test_a_slow_line_costs_a_place_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(race: Race) -> None:
        before = race.world.viewers[1].number
        await race.tap(2, "OTTER-CHAOS")
        race.now += 1
        await race.until(race.owners)
        assert race.world.viewers[1].number > before
        await race.tap(1, "HUNTING-BIRD", after=before)  # sent before the news had come
        race.now += 1
        await race.until(lambda: len(race.owners()) == 2)
        assert race.owners() == [2, 1]

    run(monkeypatch, play)


def test_who_held_is_asked_again_when_somebody_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(race: Race) -> None:
        before = race.world.viewers[1].number
        await race.tap(1, None)
        with pytest.raises(Refused, match="not_your_turn"):
            await race.tap(1, "ALPACA-PUNCH")
        await race.tap(2, "OTTER-CHAOS")
        await race.until(race.owners)
        race.now += 1
        assert race.world.history.asks(1, race.world.viewers[1].number)
        with pytest.raises(Refused, match="stale"):
            await race.tap(1, None, after=before)  # to hold was meant before the attack
        await race.tap(1, "ALPACA-PUNCH")
        race.now += 1
        await race.until(lambda: len(race.owners()) == 2)

    run(monkeypatch, play)


def test_holding_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(race: Race) -> None:
        await race.tap(1, None)
        await race.world.table.moves.undo(race.world.viewers[1])
        await race.tap(1, "ALPACA-PUNCH")
        race.now += 1
        await race.until(race.owners)
        assert race.owners() == [1]

    run(monkeypatch, play)


def test_who_does_not_act_in_time_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(race: Race) -> None:
        race.now += 7
        await race.tap(2, "OTTER-CHAOS")
        race.now += 0.2
        await race.until(race.owners)
        race.now = START + 9  # the clock has started anew
        await race.rest()
        assert race.owners() == [2]
        race.now = START + 16
        await race.until(race.is_over)
        assert race.match.view()["players"][2]["tokens"] > 10
        assert {row.by for row in race.world.history.rows if row.ident is None} == {"race"}

    run(monkeypatch, play)


def test_it_is_over_when_all_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(race: Race) -> None:
        await race.tap(2, None)
        await race.rest()
        assert not race.is_over()
        await race.tap(1, None)
        await race.until(race.is_over)
        assert {row.action for row in race.world.history.rows} == {DONE}

    run(monkeypatch, play)


def test_bots_take_part(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(race: Race) -> None:
        await race.rest()
        assert race.match.race
        await race.tap(1, None)
        race.now += 2
        await race.until(lambda: race.owners() or race.is_over())

    run(monkeypatch, play, bots=frozenset({2}))


def test_the_record_is_a_list_of_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(race: Race) -> None:
        await race.tap(2, "OTTER-CHAOS")
        race.now += 1
        await race.until(race.owners)
        again = race.world.match.copy()
        for action in race.match.actions:
            again.play(action)
        assert again.state() == race.match.state()

    run(monkeypatch, play)
