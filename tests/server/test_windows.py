"""Who could react does not show: not in what the others are told, nor when, nor in any answer.

Pairs of tables differ in one hidden card: at one of them a seat is asked in secret whether it
reacts, at the other it is not. Where a game has no such deals at hand, all that seat 0 cannot know
is dealt anew. `ENDLING_PAIRS` says how many are compared.

Usually the clock goes on only when nobody has anything to do, so that all messages must come at the
very same times. What the server has to work does not count then: with `ENDLING_CLOCK=real` it does,
and a classifier tries to tell the tables apart by the times of messages. That wants a quiet machine
and some hundred pairs.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import math
import os
import random
import re
import statistics
from collections.abc import Coroutine, Iterator, Sequence
from functools import cache, partial
from typing import Any, NamedTuple, TypeVar

import pytest

from endling.match import Match
from endling.server import timing
from endling.server.refusals import Refused
from endling.server.settings import Settings
from endling.server.table import history as histories
from endling.server.table.declining import declining, passing
from endling.server.wire import messages as m
from tests.kits import KITS, Kit, kit_of
from tests.properties.test_events import guess
from tests.server.test_hidden import OFTEN_ASKED, two_deals
from tests.server.virtual import run
from tests.server.world import PLAYERS, SPECTATOR, World, fresh

T = TypeVar("T")
PAIRS = int(os.environ.get("ENDLING_PAIRS", "6"))
AT_A_TIME = 2  # pairs; more of them would be late
IS_REAL = os.environ.get("ENDLING_CLOCK") == "real"
ASKED = 1  # the seat that may be asked in secret
ALL_OTHERS = 0, 2, SPECTATOR
WATCHING = 0, SPECTATOR  # where everything that seat 0 does not see was dealt anew
SECRETIVE = [kit for kit in KITS if any(q.secret for q in kit.game.board.questions.all)]
secretive = pytest.mark.parametrize("kit", SECRETIVE, ids=str)
SLOT, WINDOW, PROBED = 0.5, 1.0, 0.15


class Situation(NamedTuple):
    """After this action somebody is asked in secret at the first of the tables only."""

    tables: tuple[Match, Match]
    action: int
    watching: tuple[int | None, ...]  # who cannot tell the tables apart

    def turned(self, turn: int) -> Situation:
        """With the tables in this order (1) or the other (-1)."""
        first, second = self.tables[::turn]
        return self._replace(tables=(first, second))


Situations = Iterator[Situation]


@cache
def situations_of(name: str) -> list[Situation]:
    """As many situations of any game as are wanted."""
    found = situations() if name == "doomlings" else guessed(kit_of(name))
    return list(itertools.islice(found, PAIRS))


def guessed(kit: Kit) -> Situations:
    """Moves of seat 0 in which somebody else is asked if the hidden cards are the one way."""
    for seed in itertools.count():
        match, dice = kit.new(PLAYERS, seed), random.Random(seed)
        while not match.over:
            if match.actor == 0 and not match.secret and not match.together:
                found = differing(match, guess(match, 0, seed), dice.choice(match.legal), WATCHING)
                if found is not None:
                    yield found
            match.play(dice.choice(match.legal))


def differing(
    first: Match, second: Match, action: int, watching: tuple[int | None, ...]
) -> Situation | None:
    """Two tables, if somebody is asked at one of them only and nobody who watches sees it."""
    after = first.copy(), second.copy()
    asked, shown = zip(*(play(one, action, watching) for one in after), strict=True)
    if asked[0] == asked[1] or shown[0] != shown[1] or not look_alike(*after, watching):
        return None
    one, other = (first, second) if asked[0] else (second, first)
    return Situation((fresh(one), fresh(other)), action, watching)


def situations() -> Situations:
    """Moves of seats 0 and 2 to which seat 1 could react, if it has the card."""
    dice = random.Random(1)
    pairs = ((seed, card) for seed in itertools.count() for card in OFTEN_ASKED)
    for seed, card in pairs:
        deals = two_deals(card, seed)
        for _ in range(12 if deals is not None else 0):
            assert deals is not None
            first, second = deals
            common = sorted(set(first.legal) & set(second.legal))
            if first.over or not common or not look_alike(first, second, ALL_OTHERS):
                break
            action = dice.choice(common)
            found = differing(first, second, action, ALL_OTHERS)
            if found is not None and first.actor != ASKED:
                yield found
                break
            shown = [play(one, action, ALL_OTHERS)[1] for one in deals]
            if shown[0] != shown[1]:
                break  # from here on the games differ in what everybody knows


def look_alike(first: Match, second: Match, watching: tuple[int | None, ...]) -> bool:
    """Whether nobody who watches can tell these situations apart."""
    return all(first.view(seat) == second.view(seat) for seat in watching)


def play(match: Match, action: int, watching: tuple[int | None, ...]) -> tuple[bool, list[Any]]:
    """Play on until nobody is asked in secret; was anybody but those who watch, who see what?"""
    events = list(match.play(action))
    asked = False
    while match.secret and not match.together and (no := declining(match)) is not None:
        asked |= match.actor not in watching
        events += match.play(no)
    return asked, [event.for_seat(seat) for event in events for seat in watching]


class Heard(NamedTuple):
    """What a seat was told, and how long after the move."""

    data: bytes
    after: float


def note(heard: list[Heard], begun: float, data: bytes) -> None:
    heard.append(Heard(data, timing.now() - begun))


async def open_table(
    match: Match, settings: Settings, bots: frozenset[int], monkeypatch: pytest.MonkeyPatch
) -> World:
    """A table in this situation, at which bots take a moment to decline."""
    monkeypatch.setattr(histories, "start_match", lambda *_: match.copy())
    world = World(match, settings, bots)

    async def decline(_level: str | None, asked: Match, *_: object) -> int:
        await asyncio.sleep(0.003)  # thinks
        return passing(asked) or asked.legal[0]

    vars(world.bot_pool)["choose"] = decline
    await world.start()
    return world


class Watched(NamedTuple):
    """What everybody who watches heard, and the answers to whoever tried things out."""

    heard: dict[int | None, list[Heard]]
    codes: list[list[str]]

    def times(self) -> list[float]:
        return [one.after for all_ in self.heard.values() for one in all_]

    def untimed(self) -> object:
        return {seat: untimed(all_) for seat, all_ in self.heard.items()}, self.codes


async def watch(world: World, situation: Situation) -> Watched:
    """Let the move be made; what is heard and answered until it is told."""
    mover, action = world.match.actor, situation.action
    assert mover is not None
    begun = timing.now()
    heard: dict[int | None, list[Heard]] = {seat: [] for seat in situation.watching}
    for seat in situation.watching:
        world.viewers[seat]._write = partial(note, heard[seat], begun)
    move = m.Move("a", world.viewers[mover].number, action)
    await world.table.move(world.viewers[mover], move)
    codes = []
    for _ in range(2):
        await asyncio.sleep(PROBED)  # away from when anything is due, however slow the machine
        codes.append(await probe(world, mover, action))
    try:
        async with asyncio.timeout(60):
            while world.viewers[mover].number < 1:
                await asyncio.sleep(0.002)
    finally:
        await world.table.close()
        world.bot_pool.stop()
    return Watched(heard, codes)


async def watch_all(
    some: Sequence[Situation],
    settings: Settings,
    bots: frozenset[int],
    monkeypatch: pytest.MonkeyPatch,
) -> list[Watched]:
    """Both tables of several situations at the same time, one after the other in the list."""
    tables = [(one, match) for one in some for match in one.tables]
    worlds = [await open_table(match, settings, bots, monkeypatch) for _, match in tables]
    watching = [watch(world, one) for world, (one, _) in zip(worlds, tables, strict=True)]
    return await asyncio.gather(*watching)


async def probe(world: World, mover: int, action: int) -> list[str]:
    """How the server answers to whoever tries things out before the step is told."""
    viewer = world.viewers[mover]
    codes = []
    tries: list[Any] = [
        lambda: world.table.move(viewer, m.Move("b", viewer.number + 1, action)),
        lambda: world.table.move(viewer, m.Move("c", viewer.number, action)),
        lambda: world.table.move(viewer, m.Move("a", 0, action)),
        lambda: world.table.undo(viewer),
        lambda: world.table.sync(viewer),
    ]
    for attempt in tries:
        try:
            await attempt()
            codes.append("ok")
        except Refused as refused:
            codes.append(refused.code)
    return codes


def untimed(heard: list[Heard]) -> list[bytes]:
    """What was said, without the tenths of a second that are left."""
    return [re.sub(rb'"left":[0-9.]+', b'"left":0', one.data) for one in heard]


def in_time(work: Coroutine[Any, Any, T], monkeypatch: pytest.MonkeyPatch) -> T:
    return asyncio.run(work) if IS_REAL else run(work, monkeypatch)


def compare(
    kit: Kit, settings: Settings, bots: frozenset[int], monkeypatch: pytest.MonkeyPatch
) -> list[list[list[float]]]:
    """Watch pairs; how late each of the others heard the news, at either table."""
    times: list[list[list[float]]] = [[], []]
    found = situations_of(kit.name)
    for at in range(0, PAIRS, AT_A_TIME):
        turn = -1 if at // AT_A_TIME % 2 else 1  # which of them comes first must not matter
        some = [one.turned(turn) for one in found[at : at + AT_A_TIME]]
        watched = in_time(watch_all(some, settings, bots, monkeypatch), monkeypatch)
        for pair in zip(watched[::2], watched[1::2], strict=True):
            assert pair[0].untimed() == pair[1].untimed()
            for which, seen in enumerate(pair[::turn]):
                times[which].append(seen.times())
    return times


def check_times(times: list[list[list[float]]]) -> None:
    """Nobody can tell tables apart by when something was heard."""
    if IS_REAL:
        classify(times)
    for one, other in zip(*times, strict=True) if not IS_REAL else ():
        assert one == pytest.approx(other, abs=1e-6)


def classify(times: list[list[list[float]]]) -> None:
    """What was learned from half of the pairs does not tell the tables of the others apart."""
    dice = random.Random(1)
    shortest = min(len(row) for rows in times for row in rows)
    for feature in range(shortest):
        rows = [(row[feature], which) for which in (0, 1) for row in times[which]]
        dice.shuffle(rows)
        half = len(rows) // 2
        learn, test = rows[:half], rows[half:]
        centers = [statistics.median(t for t, which in learn if which == w) for w in (0, 1)]
        right = sum((abs(t - centers[0]) < abs(t - centers[1])) == (w == 0) for t, w in test)
        chance = 0.5 + 3.3 * 0.5 / math.sqrt(len(test))
        assert right / len(test) <= chance, f"message {feature}: {right} of {len(test)}"


@secretive
def test_bots_answer_within_the_slot(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(pause=SLOT, window=WINDOW, update_interval=0, bot_pause=0)
    check_times(compare(kit, settings, frozenset({1, 2}), monkeypatch))


@secretive
def test_people_who_do_not_answer_pass_in_time(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(pause=SLOT, window=WINDOW, update_interval=0, bot_pause=0)
    check_times(compare(kit, settings, frozenset(), monkeypatch))


def window_messages(world: World, seat: int | None) -> list[dict[str, Any]]:
    messages = [json.loads(data) for data in world.sent[seat]]
    return [message for message in messages if message["t"] == "window"]


def test_anybody_holds_a_window_open(monkeypatch: pytest.MonkeyPatch) -> None:
    situation = next(situations())
    settings = Settings(pause=SLOT, window=WINDOW, hold=50, holds=1, update_interval=0, answer=0)

    async def hold(match: Match) -> list[Any]:
        monkeypatch.setattr(histories, "start_match", lambda *_: match.copy())
        world = World(match, settings)
        await world.start()
        mover = match.actor
        assert mover is not None
        viewer, other = world.viewers[mover], world.viewers[2 - mover]
        with pytest.raises(Refused, match="no_window"):
            await world.table.hold(other)
        await world.table.move(viewer, m.Move("a", viewer.number, situation.action))
        await asyncio.sleep(0.01)
        told = window_messages(world, SPECTATOR)
        assert len(told) == 1
        assert (told[0]["held"], told[0]["left"] <= WINDOW) == ([], True)
        assert told[0]["events"]
        await world.table.hold(other)
        told = window_messages(world, SPECTATOR)
        assert told[-1]["held"] == [other.seat]
        assert told[-1]["left"] > 40
        with pytest.raises(Refused, match="no_hold"):
            await world.table.hold(other)
        with pytest.raises(Refused, match="spectator"):
            await world.table.hold(world.viewers[SPECTATOR])
        await asyncio.sleep(WINDOW + 0.1)
        number = viewer.number
        await world.table.close()
        world.bot_pool.stop()
        return [number, [(t["events"], t["held"]) for t in told]]

    results = [run(hold(match), monkeypatch) for match in situation.tables]
    assert results[0] == results[1]
    assert results[0][0] == 0, "told although somebody holds"


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
        monkeypatch.setattr(histories, "start_match", lambda *_: match.copy())
        world = World(match, settings)
        await world.start()
        mover = match.actor
        assert mover is not None
        await world.table.order(world.viewers[ASKED], orders)
        assert json.loads(world.sent[ASKED][-1])["t"] == "orders"
        for seat in (0, 2, SPECTATOR):
            assert b'"orders"' not in b"".join(world.sent[seat])
        viewer = world.viewers[mover]
        await world.table.move(viewer, m.Move("a", viewer.number, situation.action))
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
        monkeypatch.setattr(histories, "start_match", lambda *_: match.copy())
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
    monkeypatch.setattr(histories, "start_match", lambda *_: match.copy())

    async def order() -> None:
        settings = Settings(pause=0, window=0, update_interval=0, bot_pause=0)
        world = World(match, settings, frozenset({0, 2}))

        async def move(_level: str | None, asked: Match, *_: object) -> int:
            return asked.legal[0]

        vars(world.bot_pool)["choose"] = move
        await world.start()
        await world.table.order(world.viewers[ASKED], m.Orders(True))
        async with asyncio.timeout(20):
            while world.history.now().actor != ASKED or world.history.now().secret:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        orders = [json.loads(data) for data in world.sent[ASKED] if b'"t":"orders"' in data]
        assert [message["until_turn"] for message in orders] == [True, False]
        await world.table.close()
        world.bot_pool.stop()

    run(order(), monkeypatch)
