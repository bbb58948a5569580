"""Taking a step back: at once if nothing was shown by it, otherwise by everyone's consent."""

from __future__ import annotations

from endling.server.refusals import Refused
from endling.server.table.bot_turns import BotTurns
from endling.server.table.chronicle import Chronicle
from endling.server.table.company import Company
from endling.server.table.story import Story
from endling.server.table.talk import Talk
from endling.server.table.telling import Teller
from endling.server.table.viewer import Viewer
from endling.server.table.voting import write_ask


class Undoer:
    """Takes steps back at one table; whoever calls holds the table's lock."""

    def __init__(
        self, company: Company, chronicle: Chronicle, talk: Talk, teller: Teller, bots: BotTurns
    ) -> None:
        self._company = company
        self._chronicle = chronicle
        self._talk = talk
        self._teller = teller
        self._bots = bots

    async def undo(self, viewer: Viewer) -> None:
        """Take the last own step back, or ask the other people who are there."""
        if viewer.seat is None:
            raise Refused("spectator")
        story = await self._chronicle.story()
        own = story.last_own(viewer.seat)
        if own is None or story.match.over:  # after the end everybody knows the key
            raise Refused("no_undo")
        keep = story.alive.index(own)
        is_last = own == story.length
        if is_last and not story.reveals(story.rows[own - 1]):
            await self._take_back(story, keep, viewer.seat)
        elif not self._company.others(viewer.seat):
            await self._take_back(story, keep, viewer.seat)
        else:
            name = self._company.names(viewer.lang)[viewer.seat]
            await self._talk.add("ask", viewer.seat, name, write_ask(story.length, keep))

    async def vote(self, viewer: Viewer, agree: bool) -> None:
        """An answer to somebody who wants to take a step back."""
        story = await self._chronicle.story()
        ask = self._talk.ask
        if ask is None or ask.length != story.length or viewer.seat in (None, ask.seat):
            raise Refused("no_vote")
        assert viewer.seat is not None
        name = self._company.names(viewer.lang)[viewer.seat]
        await self._talk.add("vote", viewer.seat, name, "yes" if agree else "no")
        ask = self._talk.ask
        if ask is not None and ask.is_agreed(self._company.others(ask.seat)):
            await self._take_back(story, ask.keep, ask.seat)

    async def _take_back(self, story: Story, keep: int, seat: int) -> None:
        stored = await self._chronicle.take_back(story, keep, seat)
        self._talk.close_ask(stored)
        self._teller.publish()
        self._bots.wake()
        if not stored:
            raise Refused("stale")
