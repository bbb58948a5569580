"""One connection, and what it has been told."""

from __future__ import annotations

import math
import secrets
from collections.abc import Callable

from endling.games.game import ViewRow
from endling.server import scatter, timing
from endling.server.limits import Bucket
from endling.server.settings import Settings
from endling.server.wire.messages import ServerMessage, write_message


class Viewer:
    """Somebody who looks at a table, perhaps from a seat."""

    __slots__ = (
        "_beat",
        "_held_back",
        "_own",
        "_scatter",
        "_since",
        "_write",
        "chats",
        "due",
        "heard",
        "lang",
        "row",
        "messages",
        "name",
        "network",
        "number",
        "player",
        "quick",
        "race",
        "seat",
        "told_over",
        "waiting",
        "window",
    )

    def __init__(
        self,
        seat: int | None,
        name: str,
        lang: str,
        settings: Settings,
        write: Callable[[bytes], None],
        player: str | None = None,
        network: str = "",
    ) -> None:
        self.seat = seat
        self.heard: float | None = None  # when the message came that is being answered
        self.network = network  # from where they look
        self.player = player  # whose token was shown; None: nobody's
        self.name = name
        self.lang = lang
        self.number = -1  # the last step this viewer was told of; -1: needs a welcome
        self.due = -1  # the last step that this viewer may be told of, as far as was found out
        self.waiting = False  # has seen the empty table and waits for the deal
        self.row: ViewRow | None = None  # what this viewer was last shown; None: forgotten
        self.told_over = False
        self.quick = False  # wants bots to take no time
        # The last window told of, how many hold it, and whether this seat needs no more time.
        self.window: tuple[int, int, bool | None] | None = None
        self.race: str | None = None  # the last one told of
        self.messages = Bucket(settings.message_rate, settings.message_burst)
        self.chats = Bucket(settings.chat_rate, settings.chat_burst)
        self._since, self._beat = 0.0, 0.0  # messages leave at beats from this time on, if any
        self._scatter, self._own = settings.scatter, secrets.token_bytes(8)
        self._held_back: list[tuple[float, bytes]] = []  # with when they leave
        self._write = write

    def keep_time(self, since: float, beat: float) -> None:
        """Let all further messages leave at the next beat, counted from a time that may be known.

        So it does not show how long the work for a message took, unless it took very long.
        """
        if since >= self._since:
            self._since, self._beat = since, beat

    @property
    def leaves(self) -> float:
        """When a message that is sent now leaves: never before the first beat."""
        now = timing.now()
        if not self._beat:
            return now
        due = self._since + self._beat * max(1, math.ceil((now - self._since) / self._beat))
        return due + scatter.delay(due, self._own, min(self._scatter, self._beat))

    def send(self, message: ServerMessage) -> None:
        """Send a message."""
        self.send_bytes(write_message(message))

    def send_bytes(self, data: bytes) -> None:
        """Send a message that is already encoded."""
        if not self._held_back and not self._beat:
            self._write(data)
            return
        self._held_back.append((self.leaves, data))
        if len(self._held_back) == 1:
            self._wait()

    def _wait(self) -> None:
        timing.call_at(self._held_back[0][0], self._let_go)

    def _let_go(self) -> None:
        while self._held_back and self._held_back[0][0] <= timing.now():
            self._write(self._held_back.pop(0)[1])
        if self._held_back:
            self._wait()

    def close(self) -> None:
        """Send nothing any more."""
        self._write = _ignore


def _ignore(_: bytes) -> None:
    pass
