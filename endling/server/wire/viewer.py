"""One connection, and what it has been told."""

from __future__ import annotations

from collections.abc import Callable

from endling.games.game import ViewRow
from endling.server.limits import Bucket
from endling.server.settings import Settings
from endling.server.wire.messages import ServerMessage, write_message


class Viewer:
    """Somebody who looks at a table, perhaps from a seat."""

    __slots__ = (
        "_write",
        "chats",
        "lang",
        "row",
        "messages",
        "name",
        "number",
        "player",
        "quick",
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
    ) -> None:
        self.seat = seat
        self.player = player  # whose token was shown; None: nobody's
        self.name = name
        self.lang = lang
        self.number = -1  # the last step this viewer was told of; -1: needs a welcome
        self.waiting = False  # has seen the empty table and waits for the deal
        self.row: ViewRow | None = None  # what this viewer was last shown; None: forgotten
        self.told_over = False
        self.quick = False  # wants bots to take no time
        self.window: tuple[int, int] | None = None  # the last one told of, and how many hold it
        self.messages = Bucket(settings.message_rate, settings.message_burst)
        self.chats = Bucket(settings.chat_rate, settings.chat_burst)
        self._write = write

    def send(self, message: ServerMessage) -> None:
        """Put a message on its way."""
        self._write(write_message(message))

    def send_bytes(self, data: bytes) -> None:
        """The same for a message that is written already."""
        self._write(data)

    def close(self) -> None:
        """Send nothing any more."""
        self._write = _ignore


def _ignore(_: bytes) -> None:
    pass
