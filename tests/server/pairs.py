"""Pairs of tables that differ in what is hidden from those who watch, and what these hear.

At one table of a pair somebody is asked in secret whether they react, at the other nobody is. Games
in which nobody ever is have tables at which all that seat 0 cannot know was dealt anew.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, NamedTuple

from endling.match import Match
from endling.server import timing
from endling.server.refusals import Refused
from endling.server.storage.schema import TableRecord
from endling.server.table.notes import write_ask
from endling.server.wire import messages as m
from endling.server.wire.outbox import Outbox
from tests.kits import Kit
from tests.properties.test_events import guess
from tests.server.test_hidden import OFTEN_ASKED, two_deals
from tests.server.world import PLAYERS, SPECTATOR, World, fresh

ASKED = 1  # the seat that may be asked in secret
ALL_OTHERS = 0, 2, SPECTATOR
WATCHING = 0, SPECTATOR  # where everything that seat 0 does not see was dealt anew
PROBED = 0.15  # seconds between two tries
APART = 0.04  # seconds between the moves at two tables, more or less: none keeps step with another
_DICE = random.Random(2)


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


def situations_of(kit: Kit) -> Situations:
    """As many situations of any game as are wanted."""
    return situations() if kit.name == "doomlings" else guessed(kit)


def is_secretive(kit: Kit) -> bool:
    """Whether anybody can be asked in secret."""
    return any(question.secret for question in kit.game.board.questions.all)


def guessed(kit: Kit) -> Situations:
    """Moves of seat 0 in which somebody else is asked if the hidden cards are the one way."""
    asks = is_secretive(kit)
    for seed in itertools.count():
        match, dice = kit.new(PLAYERS, seed), random.Random(seed)
        while not match.over:
            if match.actor == 0 and not match.secret and not match.together:
                twin, action = guess(match, 0, seed), dice.choice(match.legal)
                found = differing(match, twin, action, WATCHING, asks)
                if found is not None:
                    yield found
            match.play(dice.choice(match.legal))


def differing(
    first: Match, second: Match, action: int, watching: tuple[int | None, ...], asks: bool = True
) -> Situation | None:
    """Two tables that those who watch cannot tell apart; if it `asks`, only one of them does."""
    after = first.copy(), second.copy()
    asked, shown = zip(*(play(one, action, watching) for one in after), strict=True)
    if after[0].over:
        return None  # then everybody is told everything
    is_one_asked = asked[0] != asked[1]
    if is_one_asked != asks or shown[0] != shown[1] or not look_alike(*after, watching):
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
    while match.secret and not match.together and (no := match.declining) is not None:
        asked |= match.actor not in watching
        events += match.play(no)
    return asked, [event.for_seat(seat) for event in events for seat in watching]


class Deals(dict[str, Match]):
    """Situations of tables by the names of these."""

    def start(self, record: TableRecord, _players: int) -> Match:
        return self[record.id].copy()


class Heard(NamedTuple):
    """What a seat was told, and how long after the move."""

    data: bytes
    after: float


class Ear:
    """Hears what leaves at the same time together, as sockets send it."""

    def __init__(self, outbox: Outbox, heard: list[Heard], begun: float) -> None:
        self._outbox, self._heard, self._begun = outbox, heard, begun
        self._waiting: list[bytes] = []

    def write(self, data: bytes) -> None:
        if not self._waiting:
            self._outbox.add(self)
        self._waiting.append(data)

    def flush(self) -> None:
        after = timing.now() - self._begun
        self._heard += [Heard(data, after) for data in self._waiting]
        self._waiting.clear()


class Watched(NamedTuple):
    """What everybody who watches heard, and the answers to whoever tried things out."""

    heard: dict[int | None, list[Heard]]
    codes: list[list[str]]

    def times(self) -> list[float]:
        return [one.after for all_ in self.heard.values() for one in all_]

    def untimed(self) -> object:
        return {seat: untimed(all_) for seat, all_ in self.heard.items()}, self.codes


async def wait_until(time: float) -> None:
    """Until exactly that time, whatever the loop does."""
    waiting = asyncio.Event()
    timing.call_at(time, waiting.set)
    await waiting.wait()


async def watch(world: World, situation: Situation, probed: float) -> Watched:
    """Let the move be made; what is heard and answered until it is told."""
    mover, action = world.match.actor, situation.action
    assert mover is not None
    # Somebody has asked to take a step back; whether that is still open must not show either.
    await world.table._notes.add("ask", ASKED, "P1", write_ask(0, 0))
    begun = timing.now()
    heard: dict[int | None, list[Heard]] = {seat: [] for seat in situation.watching}
    outbox = Outbox()
    for seat in situation.watching:
        world.viewers[seat]._write = Ear(outbox, heard[seat], begun).write
    move = m.Move("a", world.viewers[mover].number, action)
    world.table.hear(world.viewers[mover], begun)
    await world.table.moves.move(world.viewers[mover], move)
    codes = []
    for tries in (1, 2):  # away from when anything is due, however slow the machine
        await wait_until(begun + tries * probed)
        codes.append(await probe(world, mover, action))
    try:
        async with asyncio.timeout(60):
            told = [world.viewers[seat] for seat in (mover, *situation.watching)]
            while any(viewer.number < 1 or viewer._held_back for viewer in told):
                await asyncio.sleep(0.002)
            await asyncio.sleep(0)  # the last of it leaves
    finally:
        await world.table.close()
        world.bot_pool.stop()
    return Watched(heard, codes)


async def watch_all(
    some: Sequence[Situation],
    open_table: Callable[[Match], Awaitable[World]],
    probed: float = PROBED,
) -> list[Watched]:
    """Both tables of several situations at the same time, one after the other in the list."""
    tables = [(one, match) for one in some for match in one.tables]
    worlds = [await open_table(match) for _, match in tables]

    async def watch_from(at: float, world: World, one: Situation) -> Watched:
        await asyncio.sleep(at)
        return await watch(world, one, probed)

    begins = [(n + _DICE.random()) * APART for n in range(len(tables))]
    watching = zip(begins, worlds, [one for one, _ in tables], strict=True)
    return await asyncio.gather(*(watch_from(*given) for given in watching))


async def probe(world: World, mover: int, action: int) -> list[str]:
    """How the server answers to whoever tries things out before the step is told."""
    viewer = world.viewers[mover]
    world.table.hear(viewer, timing.now())  # all at once
    codes = []
    tries: list[Any] = [
        lambda: world.table.moves.move(viewer, m.Move("b", viewer.number + 1, action)),
        lambda: world.table.moves.move(viewer, m.Move("c", viewer.number, action)),
        lambda: world.table.moves.move(viewer, m.Move("a", 0, action)),
        lambda: world.table.moves.undo(viewer),
        lambda: world.table.moves.vote(viewer, True),
        lambda: world.table.say(viewer, "hello"),
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
    """What was said, without the tenths of a second that are left and the table's own code."""
    own = rb'"left":[0-9.]+|"join":"[^"]*"'
    return [re.sub(own, b"", one.data) for one in heard]
