"""Playing one chunk of a run: the work that every engine hands out."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

import numpy as np

from endling.errors import EndlingError
from endling.games import find_game
from endling.games.game import Game, Pool
from endling.kernel import counting
from endling.kernel.chacha import key_words, new_dice
from endling.kernel.counting import Counted
from endling.kernel.game_stats import layout_for
from endling.kernel.sizes import sizes_of
from endling.kernel.stats_hooks import is_counted
from endling.lab.settings import Settings
from endling.lab.tables import TABLES, as_parquet
from endling.match import Match

TALLY = "tally"


@dataclass(frozen=True)
class Chunk:
    """The results of some games, as the bytes of files: ready to travel and to be kept."""

    number: int
    games: int
    files: Mapping[str, bytes]  # by table


@cache
def ready(name: str) -> Game:
    """A game with its rules loaded, which says how it is counted."""
    game = find_game(name)
    if not is_counted(game.record):
        raise EndlingError(f"{game.name} does not say how it is counted")
    game.load()
    return game


def play_chunk(settings: Settings, number: int) -> Chunk:
    """Play the games of a chunk and count them."""
    game = ready(settings.game)
    counted = counting.count(
        game.template(settings.players, dict(settings.options)),
        settings.key,
        settings.policies,
        settings.games_of(number),
        settings.with_cards,
    )
    return as_chunk(settings, number, counted)


def as_chunk(settings: Settings, number: int, counted: Counted) -> Chunk:
    """The files of games that were counted, by whatever engine."""
    game, numbers = ready(settings.game), settings.games_of(number)
    files = {table: as_parquet(TABLES[table](game, numbers, counted)) for table in settings.tables}
    return Chunk(number, len(numbers), {**files, TALLY: pack_tally(counted.tally)})


def pack_tally(tally: Pool) -> bytes:
    """The sums of a chunk as bytes."""
    return zlib.compress(tally.tobytes(), 1)


def unpack_tally(game: Game, packed: bytes) -> Pool:
    """What `pack_tally` packed."""
    return np.frombuffer(zlib.decompress(packed), layout_for(sizes_of(game.record)).tally)


def play_again(settings: Settings, number: int) -> Match:
    """One game of a run as a match, played to its end, to look at, undo or tell."""
    game = ready(settings.game)
    pool = np.zeros(1, game.record)
    dice = new_dice(bytes(32))
    counting.deal_game(pool, dice, key_words(settings.key), number)
    key = pool["key"][0].astype("<u4").tobytes()
    match = Match.new(game.name, settings.players, key, settings.options)
    policies = np.array(settings.policies, np.int64)
    while not match.over:
        now = np.frombuffer(match.state(), np.uint8).copy().view(game.record)
        match.play(int(counting.choose_action(now, policies, dice)))
    return match
