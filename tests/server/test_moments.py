"""Whoever is asked in secret is asked at a moment that everybody knows of."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import cache

import pytest

from endling.kernel.events import MOMENT
from endling.match import Match
from endling.server.refusals import Refused
from endling.server.settings import Settings
from endling.server.storage.schema import StoredMove
from endling.server.table.history import rows
from endling.server.table.history.history import History
from endling.server.table.history.moments import marks_in, step_at
from endling.server.wire import messages as m
from tests.kits import Kit, each_game, kit_of
from tests.server.virtual import run
from tests.server.world import PLAYERS, World, fresh, record

GAMES = 6
MOST = 250  # decisions of a game


def played(kit: Kit, seed: int, monkeypatch: pytest.MonkeyPatch) -> History:
    """A game of random decisions as a table remembers it."""
    match, dice = kit.new(PLAYERS, seed, table=seed), random.Random(seed)
    monkeypatch.setattr(rows, "start_match", lambda *_: match.copy())
    history = History(record(kit.name), PLAYERS)
    while not history.match.over and history.length < MOST:
        seat = history.match.actor
        assert seat is not None
        action = dice.choice(history.match.legal)
        events, now = history.try_action(action), history.match
        number = history.length + 1
        row = StoredMove(
            number, "move", action, seat, "player", None, now.actor, now.secret, now.over, 0.0
        )
        history.keep(row, events)
    return history


@each_game
def test_secrets_are_asked_at_moments(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0
    for seed in range(GAMES):
        history = played(kit, seed, monkeypatch)
        for row in (history.start, *history.rows):
            if row.secret and not history.choosing[row.number]:
                step = step_at(history, row.number)
                rows = history.rows[max(step.first - 1, 0) : row.number]
                own = [r for r in rows if r.seat == row.actor]
                assert step.is_open or own, "asked without notice, or after an answer of one's own"
                asked += step.is_open
    has_secrets = any(q.secret and not q.simultaneous for q in kit.game.board.questions.all)
    assert bool(asked) == has_secrets


@each_game
def test_moments_are_nothing_that_is_told(kit: Kit) -> None:
    match, dice = kit.new(PLAYERS, seed=3), random.Random(3)
    events, moments = list(match.opening.records), 0
    for _ in range(60):
        if match.over:
            break
        happened = match.play(dice.choice(match.legal))
        moments += sum(one[0] == MOMENT for one in happened.records)
        told = [one for one in happened.records if one[0] != MOMENT]
        assert len(told) == len(happened) == marks_in(happened).events
        events += told
    assert events
    assert bool(moments) == any(question.secret for question in kit.game.board.questions.all)


# --- Asked ahead ----------------------------------------------------------------------------------

SETTINGS = Settings(pause=0.05, window=1.0, update_interval=0, bot_pause=0)


@cache
def two_in_line() -> tuple[Match, int, list[int]]:
    """A game, a move, and the seats that are asked in secret after it at the same moment."""
    for seed in range(2000):
        match, dice = kit_of("embers").new(PLAYERS, seed), random.Random(seed)
        while not match.over:
            action = dice.choice(match.legal)
            line = in_line(match, action)
            if len(line) == 2 and match.actor not in line:
                return fresh(match), action, line
            match.play(action)
    raise AssertionError("two are never asked at the same moment")


def in_line(match: Match, action: int) -> list[int]:
    twin = match.copy()
    seats: list[int] = []
    events = twin.play(action)
    while twin.passing is not None and twin.actor is not None and twin.secret:
        if seats and marks_in(events).events:
            break
        seats.append(twin.actor)
        events = twin.play(twin.declining or 0)
    return seats


class Line:
    """A table at which two are asked in secret, one after the other."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, settings: Settings = SETTINGS) -> None:
        self.match, self.action, (self.first, self.second) = two_in_line()
        monkeypatch.setattr(rows, "start_match", lambda *_: self.match.copy())
        self.world = World(self.match, settings)

    @property
    def rows(self) -> list[int]:
        """Who has moved since."""
        return [row.seat for row in self.world.history.rows[1:]]

    async def start(self) -> None:
        """The move is made, and both have been asked."""
        await self.world.start()
        mover = self.world.viewers[self.match.actor]
        await self.world.table.moves.move(mover, m.Move("a", mover.number, self.action))

        async with asyncio.timeout(5):
            while not self.is_asked(self.first) or not self.is_asked(self.second):
                await asyncio.sleep(0.01)

    def is_asked(self, seat: int) -> bool:
        return self.world.history.asks(seat, self.world.viewers[seat].number)

    def options(self, seat: int) -> tuple[int, int]:
        """To pass, and to react."""
        asked = self.world.history.question(seat, self.world.viewers[seat].number)
        no = asked.declining
        assert no is not None
        return no, next(action for action in asked.legal if action != no)

    async def answer(self, seat: int, action: int, ident: str = "x") -> None:
        viewer = self.world.viewers[seat]
        await self.world.table.moves.move(viewer, m.Move(ident, viewer.number, action))

    async def stop(self) -> None:
        await self.world.table.close()
        self.world.bot_pool.stop()


def meet(monkeypatch: pytest.MonkeyPatch, play: Callable[[Line], Awaitable[None]]) -> None:
    async def go() -> None:
        line = Line(monkeypatch)
        await line.start()
        try:
            await play(line)
        finally:
            await line.stop()

    run(go(), monkeypatch)


@pytest.mark.parametrize("which", [0, 1], ids=["pass", "react"])
def test_an_answer_ahead_counts_when_those_before_pass(
    which: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(line: Line) -> None:
        answer = line.options(line.second)[which]
        await line.answer(line.second, answer)
        assert line.rows == [], "the answer is sealed"
        assert not line.is_asked(line.second)
        await line.answer(line.first, line.options(line.first)[0])
        assert line.rows == [line.first, line.second]
        assert line.world.history.rows[-1].action == answer

    meet(monkeypatch, play)


def test_an_answer_ahead_is_void_when_somebody_before_reacts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play(line: Line) -> None:
        react = line.options(line.second)[1]
        await line.answer(line.first, line.options(line.first)[1])
        assert line.is_asked(line.second), "nobody hears of it before the window closes"
        await line.answer(line.second, react)
        assert line.second not in line.rows[:1]
        assert react not in [
            row.action for row in line.world.history.rows if row.seat == line.second
        ]
        async with asyncio.timeout(10):
            while line.world.viewers[line.second].number < line.world.history.number(line.second):
                await asyncio.sleep(0.02)

    meet(monkeypatch, play)


def test_what_was_answered_ahead_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(line: Line) -> None:
        no, react = line.options(line.second)
        await line.answer(line.second, no)
        await line.answer(line.second, no)  # was lost on its way back
        with pytest.raises(Refused, match="id_used"):
            await line.answer(line.second, react)
        with pytest.raises(Refused, match="stale"):
            await line.answer(line.second, react, "y")
        assert line.rows == []

    meet(monkeypatch, play)


def test_an_answer_that_is_not_possible_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(line: Line) -> None:
        legal = line.world.history.question(
            line.second, line.world.viewers[line.second].number
        ).legal
        wrong = next(action for action in range(100) if action not in legal)
        with pytest.raises(Refused, match="not legal"):
            await line.answer(line.second, wrong)
        assert line.is_asked(line.second)

    meet(monkeypatch, play)


def test_all_pass_when_the_window_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(line: Line) -> None:
        async with asyncio.timeout(10):
            while len(line.rows) < 2:
                await asyncio.sleep(0.02)
        assert line.rows[:2] == [line.first, line.second]

    meet(monkeypatch, play)
