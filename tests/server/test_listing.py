"""A list of tables says whose turn it is, and betrays nobody who could react."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from endling.server.settings import Settings
from endling.server.storage.listing import Turn
from endling.server.storage.schema import Player, Seat, StoredMove
from endling.server.storage.store import Store
from tests.server.world import record

ANN, BEN = Player("ann", "Ann"), Player("ben", "Ben")
AGO = time.time() - 1000


def _row(number: int, actor: int, at: float, secret: bool = False) -> StoredMove:
    return StoredMove(number, "move", 70, 0, "player", None, actor, secret, False, at)


def _turns(folder: Path, rows: list[StoredMove], *players: Player | None) -> list[Turn | None]:
    async def look() -> list[Turn | None]:
        store = Store(Settings(database=str(folder / f"{time.time()}.sqlite"), pause=5))
        await store.start()
        people = [Seat(n, "person", None, p.id, p.name, AGO) for n, p in enumerate((ANN, BEN))]
        await store.new_table(record("doomlings"), people)
        for row in rows:
            assert await store.append("t", row)
        turns = [(await store.turns(["t"], player)).get("t") for player in players]
        await store.stop()
        return turns

    return asyncio.run(look())


def test_who_could_react_is_not_betrayed(tmp_path: Path) -> None:
    before = [_row(1, 0, AGO), _row(2, 1, AGO + 10)]
    # Ben plays something to which Ann could react: she alone sees that she is asked.
    asked = [*before, _row(3, 0, AGO + 20, secret=True)]
    ann, ben, spectator = _turns(tmp_path, asked, ANN, BEN, None)
    assert ann == Turn(0, AGO + 20)
    assert ben == spectator == Turn(1, AGO + 10)
    # Afterwards nothing tells that she was asked, nor for how long she has thought.
    answered = [*asked, _row(4, 0, AGO + 20.5)]
    not_asked = [*before, _row(3, 0, AGO + 20)]
    assert _turns(tmp_path, answered, BEN, None) == _turns(tmp_path, not_asked, BEN, None)
    assert _turns(tmp_path, answered, BEN) == [Turn(0, AGO + 20)]


def test_a_step_is_listed_when_its_news_are_due(tmp_path: Path) -> None:
    """Otherwise the time that a hidden reaction takes could be read from the list."""
    rows = [_row(1, 1, AGO), _row(2, 0, time.time())]
    ann, ben = _turns(tmp_path, rows, ANN, BEN)
    assert ann is not None
    assert ann.actor == 0, "whoever is asked knows at once"
    assert ben == Turn(1, AGO)


def test_before_the_first_move_there_is_nothing_to_list(tmp_path: Path) -> None:
    assert _turns(tmp_path, [], ANN, None) == [None, None]
