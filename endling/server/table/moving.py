"""Moves of players: checked, stored, acknowledged, told."""

from __future__ import annotations

from endling.server.refusals import Refused
from endling.server.storage.schema import Row
from endling.server.table.bot_turns import BotTurns
from endling.server.table.chronicle import Chronicle
from endling.server.table.company import Company
from endling.server.table.story import Story
from endling.server.table.telling import Teller
from endling.server.table.viewer import Viewer
from endling.server.wire import messages as m


class Mover:
    """Takes the moves of the players at one table; whoever calls holds the table's lock."""

    def __init__(
        self, company: Company, chronicle: Chronicle, teller: Teller, bots: BotTurns
    ) -> None:
        self._company = company
        self._chronicle = chronicle
        self._teller = teller
        self._bots = bots

    async def move(self, viewer: Viewer, move: m.Move) -> None:
        """A decision of a player; one that was lost on its way back may be sent again."""
        seat = viewer.seat
        if seat is None:
            raise Refused("spectator")
        if not self._company.is_started:
            raise Refused("not_started")
        story = await self._chronicle.story()
        known = story.idents.get((seat, move.id))
        if known is None:
            _check_turn(story, seat, move)
            known = await self._play(story, seat, move)
        elif known.action != move.action:
            raise Refused("id_used")
        viewer.send(m.Ack(move.id, story.number_of(known.number, seat)))
        self._teller.publish_soon()

    async def _play(self, story: Story, seat: int, move: m.Move) -> Row:
        row = await self._chronicle.play(story, move.action, seat, "player", move.id)
        if row is not None:
            self._bots.wake()
            return row
        self._teller.publish()
        same = story.idents.get((seat, move.id))  # perhaps sent to another process, too
        if same is None or same.action != move.action:
            raise Refused("stale")
        return same


def _check_turn(story: Story, seat: int, move: m.Move) -> None:
    if move.after != story.number(seat):
        raise Refused("stale")
    if story.now().actor != seat:
        raise Refused("not_your_turn")
