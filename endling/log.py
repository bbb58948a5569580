"""Where the events of a step are held: in the state it has led to, or in bytes of their own."""

from __future__ import annotations

import sys
from functools import cache

from endling.events import Event
from endling.games.game import Game
from endling.kernel.events import EVENT_WIDTH

_COUNT_BYTES = 4  # of the field that counts the events of a state


@cache
def offset(game: Game, field: str) -> int:
    """Where in a state a field begins."""
    fields = game.record.fields
    assert fields is not None
    at: int = fields[field][1]
    return at


class LogAlone:
    """Events one after the other, perhaps of several pages of the log."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def records(self, held: bytes) -> list[bytes]:
        """Every event as the rules have written it down."""
        return [held[at : at + EVENT_WIDTH] for at in range(0, len(held), EVENT_WIDTH)]

    def read(self, held: bytes) -> list[Event]:
        """Every event for people."""
        return self._game.read_events(held)


class LogInState(LogAlone):
    """Events inside a state, which is kept for taking steps back anyway."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._at = offset(game, "log")
        self._count_at = offset(game, "log_n")

    def cut(self, state: bytes | memoryview) -> bytes:
        """The events without the rest."""
        count = state[self._count_at : self._count_at + _COUNT_BYTES]
        end = self._at + int.from_bytes(count, sys.byteorder) * EVENT_WIDTH
        return bytes(state[self._at : end])

    def records(self, held: bytes) -> list[bytes]:
        """Every event as the rules have written it down."""
        return super().records(self.cut(held))

    def read(self, held: bytes) -> list[Event]:
        """Every event for people."""
        return super().read(self.cut(held))


@cache
def log_in_state(game: Game) -> LogInState:
    """The log in the states of a game."""
    return LogInState(game)
