"""Playing one chunk of a run: the work that every engine hands out."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from functools import cache

import numpy as np
import polars as pl

from endling.errors import EndlingError
from endling.games import find_game
from endling.games.game import Game, Pool
from endling.kernel import census
from endling.kernel.chacha import key_words, new_dice
from endling.lab.settings import POLICIES, Settings
from endling.lab.tables import CARDS, GAMES, SEATS, TABLES, Rows, as_parquet
from endling.match import Match

TALLY = "tally"
_PLAYS_AT_FIRST = 64  # rows for cards played, for every game of a chunk


@dataclass(frozen=True)
class Chunk:
    """The results of some games, as the bytes of files: ready to travel and to be kept."""

    number: int
    games: int
    files: dict[str, bytes]  # by table


@cache
def ready(name: str) -> Game:
    """A game with its rules loaded and its census known."""
    game = find_game(name)
    if not census.is_counted(game.record):
        raise EndlingError(f"{game.name} does not say how it is counted")
    game.load()
    return game


def play_chunk(settings: Settings, number: int) -> Chunk:
    """Play the games of a chunk and count them."""
    game = ready(settings.game)
    numbers = settings.games_of(number)
    player = _Player(game, settings)
    parts: dict[str, list[pl.DataFrame]] = {GAMES: [], SEATS: [], CARDS: []}
    done = 0
    room = len(numbers) * _PLAYS_AT_FIRST if settings.with_cards else 0
    while done < len(numbers):
        played = player.play(numbers[done:], room)
        done += len(played[GAMES])
        for table, rows in played.items():
            parts[table].append(TABLES[table](game, rows))
        if not len(played[GAMES]):
            room *= 2  # a single game has more cards than there was room for
    files = {
        table: as_parquet(pl.concat(some, rechunk=True))
        for table, some in parts.items()
        if table != CARDS or settings.with_cards
    }
    files[TALLY] = pack_tally(player.tally)
    return Chunk(number, len(numbers), files)


_ROWS = {GAMES: census.GAME_ROW, SEATS: census.SEAT_ROW, CARDS: census.PLAY_ROW}
_kept: dict[str, Rows] = {}


def _room(table: str, rows: int) -> Rows:
    """Memory for rows, the same again and again: fresh memory costs as much as a game's sums."""
    if table not in _kept or len(_kept[table]) < rows:
        _kept[table] = np.zeros(rows, _ROWS[table])
    return _kept[table][:rows]


class _Player:
    """Plays games of a run and keeps their tally."""

    def __init__(self, game: Game, settings: Settings) -> None:
        self.settings = settings
        self.pool = np.zeros(1, game.record)
        self.template = game.template(settings.players, dict(settings.options))
        self.notes = np.zeros(1, census.NOTES)
        self.tally = np.zeros(1, census.TALLY)
        self.policies = np.array([POLICIES[bot] for bot in settings.bots], np.int64)

    def play(self, numbers: range, room: int) -> dict[str, Rows]:
        """Play games as long as there is room for the cards played."""
        games = _room(GAMES, len(numbers))
        seats = _room(SEATS, len(numbers) * self.settings.players)
        plays = _room(CARDS, room)
        done = census.count_games(
            self.pool,
            self.template,
            new_dice(bytes(32)),
            key_words(self.settings.key),
            self.policies,
            numbers.start,
            games,
            seats,
            plays,
            self.notes,
            self.tally,
        )
        return {
            GAMES: games[:done],
            SEATS: seats[: done * self.settings.players],
            CARDS: plays[: int(self.notes["plays"][0])],
        }


def pack_tally(tally: Pool) -> bytes:
    """The sums of a chunk as bytes."""
    return zlib.compress(tally.tobytes(), 1)


def unpack_tally(packed: bytes) -> Pool:
    """What `pack_tally` packed."""
    return np.frombuffer(zlib.decompress(packed), census.TALLY)


def play_again(settings: Settings, number: int) -> Match:
    """One game of a run as a match, played to its end: to be looked at, undone, told."""
    game = ready(settings.game)
    pool = np.zeros(1, game.record)
    dice = new_dice(bytes(32))
    census.deal_game(pool, dice, key_words(settings.key), number)
    key = pool["key"][0].astype("<u4").tobytes()
    match = Match.new(game.name, settings.players, key, settings.options)
    policies = np.array([POLICIES[bot] for bot in settings.bots], np.int64)
    while not match.over:
        now = np.frombuffer(match.state(), np.uint8).copy().view(game.record)
        match.play(int(census.choose_action(now, policies, dice)))
    return match
