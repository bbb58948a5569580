"""What players do to the history of a table: moves, and steps taken back."""

from __future__ import annotations

from endling.server.refusals import Refused
from endling.server.storage.schema import Row
from endling.server.table.bot_turns import BotTurns
from endling.server.table.broadcast import Broadcast
from endling.server.table.history import History
from endling.server.table.notes import Notes, write_ask
from endling.server.table.persistence import Persistence
from endling.server.wire import messages as m
from endling.server.wire.viewer import Viewer


class Moves:
    """Takes the moves of the players at one table; whoever calls holds the table's lock."""

    def __init__(
        self, persistence: Persistence, notes: Notes, broadcast: Broadcast, bots: BotTurns
    ) -> None:
        self._participants = persistence.participants
        self._persistence = persistence
        self._notes = notes
        self._broadcast = broadcast
        self._bots = bots

    # --- Moving

    async def move(self, viewer: Viewer, move: m.Move) -> None:
        """A decision of a player; one that was lost on its way back may be sent again."""
        seat = viewer.seat
        if seat is None:
            raise Refused("spectator")
        if not self._participants.is_started:
            raise Refused("not_started")
        history = await self._persistence.history()
        known = history.idents.get((seat, move.id))
        if known is None:
            _check_turn(history, seat, move)
            known = await self._play(history, seat, move)
        elif known.action != move.action:
            raise Refused("id_used")
        viewer.send(m.Ack(move.id, history.number_of(known.number, seat)))
        self._broadcast.publish_soon()

    async def _play(self, history: History, seat: int, move: m.Move) -> Row:
        row = await self._persistence.play(history, move.action, seat, "player", move.id)
        if row is not None:
            self._bots.wake()
            return row
        self._broadcast.publish()
        same = history.idents.get((seat, move.id))  # perhaps sent to another process, too
        if same is None or same.action != move.action:
            raise Refused("stale")
        return same

    # --- Taking back

    async def undo(self, viewer: Viewer) -> None:
        """Take the last own step back, or ask all other people who are seated, present or not."""
        if viewer.seat is None:
            raise Refused("spectator")
        history = await self._persistence.history()
        own = history.last_own(viewer.seat)
        if own is None or history.match.over:  # after the end everybody knows the key
            raise Refused("no_undo")
        keep = history.alive.index(own)
        is_last = own == history.length
        is_free = is_last and not history.reveals(history.rows[own - 1])
        if is_free or self._participants.people == {viewer.seat}:
            await self._take_back(history, keep, viewer.seat)
        else:
            name = self._participants.names(viewer.lang)[viewer.seat]
            text = write_ask(history.number(None), keep)
            await self._notes.add("ask", viewer.seat, name, text)

    async def vote(self, viewer: Viewer, agree: bool) -> None:
        """An answer to somebody who wants to take a step back."""
        history = await self._persistence.history()
        ask = self._notes.ask
        if ask is None or ask.length != history.number(None) or viewer.seat in (None, ask.seat):
            raise Refused("no_vote")
        assert viewer.seat is not None
        name = self._participants.names(viewer.lang)[viewer.seat]
        await self._notes.add("vote", viewer.seat, name, "yes" if agree else "no")
        ask = self._notes.ask
        if ask is not None and ask.is_agreed(self._participants.people - {ask.seat}):
            await self._take_back(history, ask.keep, ask.seat)

    async def _take_back(self, history: History, keep: int, seat: int) -> None:
        stored = await self._persistence.take_back(history, keep, seat)
        self._notes.close_ask(stored)
        self._broadcast.publish()
        self._bots.wake()
        if not stored:
            raise Refused("stale")


def _check_turn(history: History, seat: int, move: m.Move) -> None:
    if move.after != history.number(seat):
        raise Refused("stale")
    if history.now().actor != seat:
        raise Refused("not_your_turn")
