"""People invite each other, leave, resign and come back; hosts decide about their tables."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from endling.server.http.seats import (
    decline,
    delete_table,
    leave,
    replace_absent,
    seat_bot,
    start_without,
)
from endling.server.http.tables import join_table, list_tables, open_table, play_again
from endling.server.hub import Hub
from endling.server.refusals import Refused
from endling.server.settings import Settings
from endling.server.storage.schema import Player, StoredMove
from endling.server.table import moves
from endling.server.table.history.history import History
from endling.server.wire.messages import Move, NewTable, SeatWish
from endling.server.wire.viewer import Viewer

Message = dict[str, Any]


class House:
    """A server without its network, and the people in it."""

    def __init__(self, hub: Hub, people: dict[str, Player]) -> None:
        self.hub = hub
        self.ann, self.ben, self.cem = people.values()
        self.heard: dict[str, list[Message]] = {}

    async def open(self, *kinds: str, **wishes: Any) -> str:
        seats = [SeatWish(kind, "random") for kind in kinds]
        wish = NewTable(game="doomlings", seats=seats, **wishes)
        return (await open_table(self.hub, self.ann, wish, "en", "")).table

    async def look(self, table: str, player: Player) -> Viewer:
        found = await self.hub.table(table)
        seat = found.participants.seat_of(player.id)
        heard = self.heard.setdefault(player.name, [])
        viewer = Viewer(
            None if seat is None else seat.seat,
            player.name,
            "en",
            self.hub.settings,
            lambda data: heard.append(json.loads(data)),
            player.id,
        )
        await found.attach(viewer)
        return viewer

    def last(self, player: Player, kind: str) -> Message:
        return next(m for m in reversed(self.heard[player.name]) if m["t"] == kind)

    async def history(self, table: str) -> History:
        return await (await self.hub.table(table)).current()

    async def finish(self, table: str) -> None:
        """Store that the game has ended."""
        action = (await self.history(table)).match.legal[0]
        facts = 0, "bot", None, None, False, True, time.time()
        await self.hub.store.append(table, StoredMove(1, "move", action, *facts))
        self.hub.tables.pop(table, None)

    async def kinds(self, table: str) -> list[str]:
        return [seat.kind for seat in await self.hub.store.seats(table)]

    async def lines(self, player: Player) -> list[Any]:
        return await list_tables(self.hub, await self.hub.store.tables_of(player), player, "en")


def house(folder: Path, work: Callable[[House], Awaitable[None]], **settings: Any) -> None:
    quiet: dict[str, Any] = {
        "pause": 0,
        "window": 0,
        "update_interval": 0,
        "bot_pause": 1000,
        "standin": "random",
    }

    async def run() -> None:
        chosen = Settings(database=str(folder / "tables.sqlite"), **(quiet | settings))
        hub = Hub(chosen)
        await hub.start()
        people = {n: (await hub.store.new_player(n))[0] for n in ("Ann", "Ben", "Cem")}
        try:
            await asyncio.wait_for(work(House(hub, people)), 120)
        finally:
            await hub.stop()

    asyncio.run(run())


def test_a_rematch_asks_the_others(tmp_path: Path) -> None:
    async def work(at: House) -> None:
        old = await at.open("me", "open", "open")
        await join_table(at.hub, at.ben, old, None)
        await join_table(at.hub, at.cem, old, None)
        await at.finish(old)
        table = await at.hub.table(old)
        heard: list[Message] = []
        watcher = Viewer(None, "–", "en", at.hub.settings, lambda d: heard.append(json.loads(d)))
        table.participants.viewers.add(watcher)
        new = (await play_again(at.hub, at.ann, old)).table
        assert heard[-1] == {"t": "next", "table": new, "seat": 0, "name": "Ann"}
        assert await at.kinds(new) == ["person", "invited", "invited"]
        line = next(line for line in await at.lines(at.ben) if line.table == new)
        assert (line.invited, line.host, line.open) == (True, "Ann", 2)
        await at.look(new, at.ann)
        ben = await at.look(new, at.ben)
        welcome = at.last(at.ben, "welcome")
        assert (welcome["seat"], welcome["invitation"], welcome["started"]) == (None, 1, False)
        assert welcome["invited"] == [False, True, True]
        assert welcome["online"] == [True, False, False]
        assert (await join_table(at.hub, at.ben, new, None)).seat == 1
        assert (ben.seat, at.last(at.ben, "welcome")["seat"]) == (1, 1)
        await decline(at.hub, at.cem, new)
        assert at.last(at.ann, "welcome")["open"] == [False, False, True]
        assert new not in [line.table for line in await at.lines(at.cem)]
        with pytest.raises(Refused, match="not_allowed"):
            await start_without(at.hub, at.ben, new)
        await start_without(at.hub, at.ann, new)
        assert await at.kinds(new) == ["person", "person"]
        assert at.last(at.ben, "welcome")["started"]
        assert len(at.last(at.ben, "welcome")["view"]["players"]) == 2

    house(tmp_path, work)


def test_who_asks_later_accepts_and_bots_can_come_instead(tmp_path: Path) -> None:
    async def work(at: House) -> None:
        old = await at.open("me", "open", "open", "bot")
        await join_table(at.hub, at.ben, old, None)
        await join_table(at.hub, at.cem, old, None)
        await at.finish(old)
        new = await play_again(at.hub, at.ben, old)
        assert (await play_again(at.hub, at.ann, old)).table == new.table
        assert await at.kinds(new.table) == ["person", "person", "invited", "bot"]
        with pytest.raises(Refused, match="not_allowed"):
            await seat_bot(at.hub, at.ann, new.table, 2, "random")
        await seat_bot(at.hub, at.ben, new.table, 2, "random")
        assert await at.kinds(new.table) == ["person", "person", "bot", "bot"]
        with pytest.raises(Refused, match="no_seat"):
            await join_table(at.hub, at.cem, new.table, None)

    house(tmp_path, work)


async def begin(at: House, *kinds: str, **wishes: Any) -> tuple[str, Viewer]:
    """A table at which one move was made, and Ann."""
    table = await at.open(*kinds, **wishes)
    await join_table(at.hub, at.ben, table, None)
    viewers = [await at.look(table, player) for player in (at.ann, at.ben)]
    history = await at.history(table)
    actor = history.now().actor
    assert actor is not None
    number = history.number(actor)
    move = Move("first", number, history.match.legal[0])
    await at.hub.tables[table].moves.move(viewers[actor], move)
    return table, viewers[0]


def test_before_the_first_move_a_seat_is_open_again(tmp_path: Path) -> None:
    async def work(at: House) -> None:
        table = await at.open("me", "open")
        await join_table(at.hub, at.ben, table, None)
        await leave(at.hub, at.ann, table)
        assert await at.kinds(table) == ["open", "person"]
        assert (await at.hub.store.table(table)).creator == at.ben.id
        await leave(at.hub, at.ben, table)
        with pytest.raises(Refused, match="unknown_table"):
            await at.hub.store.table(table)

    house(tmp_path, work)


def test_a_bot_plays_on_for_who_resigns(tmp_path: Path) -> None:
    async def work(at: House) -> None:
        table, ann = await begin(at, "me", "open", grace=None)
        await leave(at.hub, at.ann, table)
        assert ann.seat is None
        assert at.last(at.ben, "welcome")["resigned"] == [True, False]
        assert at.last(at.ben, "welcome")["host"] == 1
        ben = next(iter(v for v in at.hub.tables[table].participants.viewers if v.seat == 1))
        for _ in range(4):  # Ann's bot and Ben take turns
            while not (history := await at.history(table)).asks(1, ben.number):
                await asyncio.sleep(0.02)
            move = Move(f"{history.length}", ben.number, history.match.legal[0])
            await at.hub.tables[table].moves.move(ben, move)
        with pytest.raises(Refused, match="not_allowed"):
            await leave(at.hub, at.ann, table)
        history = await at.history(table)
        while history.number_of(history.last_own(1) or 0, 1) > ben.number:
            await asyncio.sleep(0.02)
        await at.hub.tables[table].moves.undo(ben)  # who has resigned is not asked
        assert not [m for m in at.heard["Ben"] if m["t"] == "undo_ask"]

    house(tmp_path, work, bot_pause=0)


def test_the_host_replaces_who_is_away_until_they_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moves, "reveals", lambda *_: True)

    async def work(at: House) -> None:
        table, _ = await begin(at, "me", "open", grace=None)
        with pytest.raises(Refused, match="present"):
            await replace_absent(at.hub, at.ann, table, 1)
        found = at.hub.tables[table]
        found.detach(next(v for v in found.participants.viewers if v.seat == 1))
        with pytest.raises(Refused, match="not_allowed"):
            await replace_absent(at.hub, at.cem, table, 1)
        await replace_absent(at.hub, at.ann, table, 1)
        assert at.last(at.ann, "presence")["standins"] == [False, True]
        await asyncio.sleep(0.3)  # until it is stored that Ben has left
        ann = next(v for v in found.participants.viewers if v.seat == 0)
        length = (await at.history(table)).length
        while (history := await at.history(table)).length < length + 6:
            if history.asks(0, ann.number):
                move = Move(f"{history.length}", ann.number, history.match.legal[0])
                await found.moves.move(ann, move)
            await asyncio.sleep(0.02)
        await found.moves.undo(ann)  # who is replaced still has a say
        assert at.last(at.ann, "undo_ask")["open"]
        await at.look(table, at.ben)
        assert at.last(at.ann, "presence")["standins"] == [False, False]
        assert at.last(at.ann, "presence")["online"] == [True, True]

    house(tmp_path, work, bot_pause=0)


def test_the_host_takes_a_table_away(tmp_path: Path) -> None:
    async def work(at: House) -> None:
        table, _ = await begin(at, "me", "open")
        with pytest.raises(Refused, match="not_allowed"):
            await delete_table(at.hub, at.ben, table)
        await delete_table(at.hub, at.ann, table)
        assert at.last(at.ben, "error")["code"] == "deleted"
        assert table not in at.hub.tables
        assert not await at.lines(at.ann)
        with pytest.raises(Refused, match="unknown_table"):
            await at.hub.table(table)
        finished = await at.open("me", "bot")
        await at.finish(finished)
        with pytest.raises(Refused, match="not_allowed"):
            await delete_table(at.hub, at.ann, finished)

    house(tmp_path, work)


def test_everybody_is_told_that_time_ran_out(tmp_path: Path) -> None:
    async def work(at: House) -> None:
        table = await at.open("me", "open", timer=1, grace=None)
        await join_table(at.hub, at.ben, table, None)
        for player in (at.ann, at.ben):
            await at.look(table, player)
        spectator = await at.look(table, at.cem)
        actor = (await at.history(table)).start.actor
        while spectator.number < 1:
            await asyncio.sleep(0.05)
        for name in ("Ann", "Ben", "Cem"):
            events = [e for m in at.heard[name] if m["t"] == "update" for e in m["events"]]
            assert events[0]["event"] == {"verb": "time_ran_out", "player": actor}
            assert "Time ran out" in events[0]["text"]

    house(tmp_path, work)
