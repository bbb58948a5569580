"""The rules change: the past stays, who waits is dealt anew, and nothing dead is listed."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

import endling
from endling.games import find_game
from endling.server.http.replays import read_analysis, read_frames, read_replay
from endling.server.http.tables import list_tables, open_table, play_again
from endling.server.hub import Hub
from endling.server.refusals import Refused
from endling.server.settings import Settings
from endling.server.storage.schema import Player, StoredMove
from endling.server.wire.messages import NewTable, SeatWish

GAME = "doomlings"
OPTIONS = {"ages_per_pile": 1}


def served(folder: Path, work: Callable[[Hub, Player], Awaitable[None]]) -> None:
    async def run() -> None:
        database = str(folder / "tables.sqlite")
        # No pause and no windows, so that an end is told when it is stored.
        hub = Hub(Settings(database=database, pause=0, window=0, bot_pause=1000))
        await hub.start()
        try:
            player, _ = await hub.store.new_player("Ann")
            await work(hub, player)
        finally:
            await hub.stop()

    asyncio.run(run())


async def table(hub: Hub, player: Player, moves: int | None, *others: str) -> str:
    """A table at which so many moves were made; None: a whole game."""
    wishes = [SeatWish("me"), *(SeatWish(kind, "random") for kind in others or ("bot",))]
    wish = NewTable(game=GAME, seats=wishes, options=OPTIONS)
    name = (await open_table(hub, player, wish, "en", "")).table
    record = await hub.store.table(name)
    match = endling.new(GAME, len(wishes), record.secret, options=OPTIONS)
    dice = random.Random(1)
    while not match.over and len(match.actions) != moves:
        seat = match.actor or 0
        match.play(dice.choice(match.legal))
        facts = match.actor, match.secret, match.over, time.time()
        number = len(match.actions)
        row = StoredMove(number, "move", match.actions[-1], seat, "bot", None, *facts)
        assert await hub.store.append(name, row)
    await hub.tables.pop(name).close()
    return name


async def everything(hub: Hub, name: str) -> Any:
    """All that a replay page can show."""
    found: list[Any] = [await read_replay(hub, name, "en")]
    for seat, hands, lang in product((None, 0, 1), (False, True), ("en", "de")):
        found.append(await read_frames(hub, name, seat, hands, lang))
    return msgspec.json.decode(msgspec.json.encode(found))


def change_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game(GAME)
    monkeypatch.setattr(type(game), "version", game.version + 1)


def test_a_finished_game_is_kept_as_it_was_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub, player: Player) -> None:
        name = await table(hub, player, None)
        seen = await everything(hub, name)
        await hub.store.keep_analysis(name, "en", '{"ready":true,"done":1,"total":1}')
        await hub.archive.add(name)
        change_rules(monkeypatch)
        hub.tables.clear()
        assert await everything(hub, name) == seen
        assert (await read_analysis(hub, name, "en")).ready
        with pytest.raises(Refused, match="unknown"):
            await read_frames(hub, name, 7, False, "en")
        listed = await list_tables(hub, await hub.store.tables_of(player), player, "en")
        assert [(line.table, line.over) for line in listed] == [(name, True)]
        rematch = await play_again(hub, player, name)
        assert not (await (await hub.table(rematch.table)).current()).match.over

    served(tmp_path, work)


def test_who_waits_is_dealt_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hub: Hub, player: Player) -> None:
        name = await table(hub, player, 0, "open")
        change_rules(monkeypatch)
        history = await (await hub.table(name)).current()
        assert history.match.game.version == find_game(GAME).version
        assert (await hub.store.table(name)).rules == find_game(GAME).version
        listed = await list_tables(hub, await hub.store.tables_of(player), player, "en")
        assert [line.table for line in listed] == [name]

    served(tmp_path, work)


def test_a_running_game_ends_with_a_clear_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub, player: Player) -> None:
        name = await table(hub, player, 5)
        with monkeypatch.context() as newer:
            change_rules(newer)
            with pytest.raises(Refused, match="old_rules"):
                await (await hub.table(name)).current()
            assert not await list_tables(hub, await hub.store.tables_of(player), player, "en")
            hub.tables.clear()
        # A server with the old rules goes on with it.
        assert len((await (await hub.table(name)).current()).match.actions) == 5

    served(tmp_path, work)


def test_what_has_ended_is_archived_without_being_asked_for(tmp_path: Path) -> None:
    async def work(hub: Hub, player: Player) -> None:
        name = await table(hub, player, None)
        while await hub.archive.result(name) is None:
            await asyncio.sleep(0.1)

    served(tmp_path, lambda hub, player: asyncio.wait_for(work(hub, player), 300))
