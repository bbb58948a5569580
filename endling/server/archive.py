"""Finished games, kept as people saw them: they outlive the rules by which they were played.

A replay can be played only by the rules it was made with. So when a game has ended, all frames and
the result are stored. That takes a while and is done in time that the tables can spare.
"""

from __future__ import annotations

import asyncio
import logging
import lzma
import threading
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from endling.board.event_types import Role
from endling.games import find_game
from endling.server.frames import make_frames, with_open_hands
from endling.server.refusals import Refused
from endling.server.spare_time import SpareTime, Stopped
from endling.server.storage.ratings import Rated
from endling.server.storage.schema import Seat
from endling.server.storage.store import Store
from endling.server.table.history.history import History
from endling.server.table.participants import seat_names
from endling.server.table.snapshot import told
from endling.server.waking import Waking
from endling.server.wire import messages as m
from endling.shuffle import fingerprint

log = logging.getLogger("endling.server")

RESULT = "result"  # the part of an archive that is the same in all languages
_SPECTATOR = "spectator"
_TALE = "tale "  # followed by the language: the part that tells the game as a story


class ArchivedFrames(msgspec.Struct):
    """The frames of a game in one language, by viewer; and how the players' own views changed."""

    viewers: dict[str, list[m.Frame]]
    open_hands: list[dict[str, Any]]


def describe(history: History, seats: Sequence[Seat], lang: str = "en") -> m.Replay:
    """A finished game and its result."""
    match, secret = history.match, history.record.secret
    return m.Replay(
        replay=match.replay(),
        names=list(seat_names(seats, lang)),
        scores=match.scores,
        ranking=match.ranking,
        winners=match.winners,
        game=match.game.name,
        key=match.key.hex(),
        commitment=fingerprint(secret),
        decisions=len(match.actions),
        played=_cards_played(history),
        secret=secret.hex(),
        pledges=told(seat.pledge for seat in seats),
        contributions=told(seat.contribution for seat in seats),
    )


def _cards_played(history: History) -> list[dict[str, int]]:
    """How often each seat has played which card."""
    types = history.match.game.board.events.all
    plays = {event.name for event in types if event.role is Role.PLAYED}
    counts: list[Counter[str]] = [Counter() for _ in range(history.match.players)]
    for step in history.told():
        for event in step.events:
            if event.verb in plays and event.player is not None and event.card is not None:
                counts[event.player][event.card] += 1
    return [dict(count) for count in counts]


def make_tale(history: History, names: tuple[str, ...], lang: str) -> m.Tale | None:
    """A finished game as a story, if its game tells stories."""
    match = history.match
    view = match.view(None, lang, names)
    tale = match.game.tale(history.told(), view, names, match.options, lang)
    return None if tale is None else m.Tale(tale.html, tale.markdown)


class Archive:
    """Stores finished games, one at a time, and reads them again."""

    def __init__(self, store: Store, waking: Waking) -> None:
        self._store = store
        self._waking = waking
        self._is_stopped = threading.Event()

    async def run(self) -> None:
        """Archive what has ended, including games that ended before the last restart."""
        for name in await self._store.unarchived():
            self._store.finished.put_nowait(name)
        while True:
            name = await self._store.finished.get()
            try:
                await self.add(name)
            except (Stopped, Refused):  # perhaps the next time the server starts
                continue
            except Exception:
                log.exception("archiving %s failed", name)

    def stop(self) -> None:
        """Leave the rest for the next time."""
        self._is_stopped.set()

    async def add(self, name: str) -> None:
        """Archive one game."""
        record = await self._store.table(name)
        if not record.over or find_game(record.game).version != record.rules:
            return
        await self._waking.wait(record.game)
        seats, rows = await self._store.seats(name), await self._store.rows(name)

        def work() -> dict[str, bytes]:
            history = History(record, len(seats), rows)
            match = history.match
            parts = {RESULT: msgspec.json.encode(describe(history, seats))}
            for lang in match.game.languages:
                names = seat_names(seats, lang)
                parts[lang] = lzma.compress(self._frames(history, names, lang))
                tale = make_tale(history, names, lang)
                if tale is not None:
                    parts[_TALE + lang] = lzma.compress(msgspec.json.encode(tale))
            return parts

        parts = await asyncio.to_thread(work)
        ranking = msgspec.json.decode(parts[RESULT], type=m.Replay).ranking
        await self._store.keep_archive(name, parts, Rated(record.game, seats, ranking))

    def _frames(self, history: History, names: tuple[str, ...], lang: str) -> bytes:
        match, notes = history.match, [step.note for step in history.told()]
        rest = SpareTime(self._is_stopped).rest
        viewers = {
            _key(seat): make_frames(match.copy(), seat, names, lang, rest=rest, notes=notes)
            for seat in (None, *range(match.players))
        }
        shown = make_frames(match.copy(), None, names, lang, with_open_hands, rest, notes)
        open_hands = [_players(frame) for frame in shown]
        return msgspec.json.encode(ArchivedFrames(viewers, open_hands))

    async def result(self, name: str) -> m.Replay | None:
        """The result of a game, if it was archived."""
        data = await self._store.archive(name, RESULT)
        if data is None:
            return None
        kept = msgspec.json.decode(data, type=m.Replay)
        kept.secret = kept.secret or kept.key  # archived before anybody could contribute
        return kept

    async def tale(self, name: str, lang: str) -> m.Tale | None:
        """A game as a story, if it was archived as one."""
        data = await self._store.archive(name, _TALE + lang)
        if data is None:
            return None
        return msgspec.json.decode(await asyncio.to_thread(lzma.decompress, data), type=m.Tale)

    async def frames(
        self, name: str, seat: int | None, hands: bool, lang: str
    ) -> list[m.Frame] | None:
        """The frames of a game, if it was archived."""
        data = await self._store.archive(name, lang)
        if data is None:
            return None
        kept = await asyncio.to_thread(_read, data)
        frames = kept.viewers.get(_key(seat))
        if frames is None:
            raise Refused("unknown")
        if hands:
            for frame, players in zip(frames, kept.open_hands, strict=True):
                frame.changes.pop("players", None)
                frame.changes.update(players)
        return frames


def _key(seat: int | None) -> str:
    return _SPECTATOR if seat is None else str(seat)


def _players(frame: m.Frame) -> dict[str, Any]:
    return {name: value for name, value in frame.changes.items() if name == "players"}


def _read(data: bytes) -> ArchivedFrames:
    return msgspec.json.decode(lzma.decompress(data), type=ArchivedFrames)
