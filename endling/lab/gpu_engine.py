"""A graphics processor: many chunks at a time, one thread per game, summed up on the card.

Games are the same as on the CPU, and so are rows and sums. Only what the settings ask for is
fetched from the card: sums alone, or rows, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from endling.errors import EndlingError
from endling.games import find_game
from endling.gpu import why_not
from endling.gpu.build import build
from endling.gpu.program import COUNTED
from endling.gpu.runner import Deals, Runner
from endling.kernel.chacha import key_words
from endling.kernel.counting import Counted
from endling.kernel.event_stats import PLAY_ROW
from endling.kernel.game_stats import layout_for
from endling.kernel.sizes import sizes_of
from endling.lab.chunk import Chunk, as_chunk, play_chunk, ready
from endling.lab.engines import Job
from endling.lab.settings import Settings

_GAMES_WITH_ROWS = 1 << 19  # at a time, so that the rows of all find room in memory


class GraphicsProcessor:
    """Plays on this machine's graphics processor."""

    name = "graphics processor"

    def __init__(self, game: str, runner: Runner | None = None) -> None:
        if runner is None:
            problem = why_not()
            if problem:
                raise EndlingError(f"--gpu: {problem}")
            runner = Runner(build(find_game(game), None, (COUNTED,)), COUNTED)
        self._runner = runner

    def play(self, jobs: Sequence[Job]) -> Iterator[int]:
        """Play all chunks, as many of one run at a time as there is room for."""
        stores = {store.folder: store for store, _ in jobs}
        for store in stores.values():
            numbers = sorted(number for other, number in jobs if other.folder == store.folder)
            size = self._batch(store.settings)
            for at in range(0, len(numbers), size):
                for chunk in self._play_batch(store.settings, numbers[at : at + size]):
                    yield store.keep(chunk)

    def _batch(self, settings: Settings) -> int:
        """How many chunks are played at a time."""
        games = self._runner.counted_room(settings.players)
        if settings.tables:
            games = min(games, _GAMES_WITH_ROWS)
        return max(1, games // settings.chunk_size)

    def _play_batch(self, settings: Settings, numbers: list[int]) -> Iterator[Chunk]:
        for number, counted in zip(numbers, self._count(settings, numbers), strict=True):
            if settings.with_cards and int(counted.games["plays"].max()) > self._plays:
                yield play_chunk(settings, number)  # cards of a game found no room on the card
            else:
                yield as_chunk(settings, number, counted)

    @property
    def _plays(self) -> int:
        """How many cards played in a game have room on the card."""
        return self._runner.sizes["plays_room"]

    def _count(self, settings: Settings, numbers: list[int]) -> Iterator[Counted]:
        """The sums of every chunk; the last one of a run, which may be smaller, comes last."""
        ranges = [settings.games_of(number) for number in numbers]
        layout = layout_for(sizes_of(ready(settings.game).record))
        rows_of = (layout.game_row, layout.seat_row, PLAY_ROW)
        deals = Deals(
            ready(settings.game).template(settings.players, dict(settings.options)),
            settings.players,
            key_words(settings.key),
            [games.start for games in ranges],
            settings.chunk_size,
            sum(map(len, ranges)),
            tuple(settings.policies),
        )
        rows = self._runner.count(deals, settings.with_cards)
        tallies = rows.tallies.get().view(layout.tally)
        games, seats, plays = (np.zeros(0, kind) for kind in rows_of)
        if settings.tables:
            games, seats = (
                rows.games.get().view(layout.game_row)[:, 0],
                rows.seats.get().view(layout.seat_row)[:, 0],
            )
        if settings.with_cards:
            plays = rows.plays.get().view(PLAY_ROW)[:, 0]
        kept = np.minimum(games["plays"], self._plays)
        ends = np.append(0, np.cumsum(kept, dtype=np.int64))
        for i in range(len(numbers)):
            first = i * settings.chunk_size
            last = min(first + len(ranges[i]), len(games))
            first = min(first, last)
            yield Counted(
                games[first:last],
                seats[first * settings.players : last * settings.players],
                plays[ends[first] : ends[last]],
                tallies[i],
            )
