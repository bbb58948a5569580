"""Where the events of a step are held: in a page of the log, or one after the other."""

from __future__ import annotations

from functools import cache

from endling.events import Event
from endling.games.game import Game
from endling.kernel.events import EVENT_WIDTH, VERB


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
        """Every event with names."""
        return self._game.read_events(held)


class LogPage(LogAlone):
    """Events at the beginning of the log of a state, with zeros behind them."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        fields = game.record.fields
        assert fields is not None
        self.begin = offset(game, "log")
        self.end = self.begin + fields["log"][0].itemsize

    def cut(self, page: bytes | memoryview) -> bytes:
        """The events without the rest."""
        held = bytes(page)
        count = held[VERB::EVENT_WIDTH].find(0)  # no event has this verb
        return held if count < 0 else held[: count * EVENT_WIDTH]

    def records(self, held: bytes) -> list[bytes]:
        """Every event as the rules have written it down."""
        return super().records(self.cut(held))

    def read(self, held: bytes) -> list[Event]:
        """Every event with names."""
        return super().read(self.cut(held))


@cache
def log_page(game: Game) -> LogPage:
    """The log in the states of a game."""
    return LogPage(game)
