"""Rows of compiled code as tables that Polars reads and writes.

Columns are copied: the memory of the rows is used again for the next games.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from io import BytesIO
from typing import Any

import numpy as np
import polars as pl

from endling.games.game import Game
from endling.kernel.cardset import card_set, words_for
from endling.kernel.counting import Counted, Rows
from endling.kernel.game_stats import DRAWN, FINAL, GONE, PLAYED, WIN
from endling.kernel.sizes import NO_CARD

GAMES, SEATS, CARDS = "games", "seats", "cards"
HAD = {"drawn": DRAWN, "played": PLAYED, "final": FINAL}


@cache
def card_type(game: Game) -> pl.Enum:
    """The names of all cards, each once, as a type: a column of it takes one byte per row."""
    return pl.Enum(list(dict.fromkeys(game.card_names)))


@cache
def _kind_of(game: Game) -> Rows:
    """For every card number, that of its name; NO_CARD stays."""
    kinds = list(dict.fromkeys(game.card_names))
    kind = np.full(NO_CARD + 1, NO_CARD, np.uint8)
    kind[: len(game.card_names)] = [kinds.index(card) for card in game.card_names]
    return kind


def _named(game: Game, name: str, numbers: Rows) -> pl.Series:
    """A column of cards; NO_CARD is null."""
    series = pl.Series(name, _kind_of(game).take(numbers))
    if (numbers == NO_CARD).any():
        series = series.set(series == NO_CARD, None)
    return series.cat.to(card_type(game))


def _set_words(prefix: str, sets: Rows) -> dict[str, Rows]:
    return {f"{prefix}_{i}": sets[:, i].copy() for i in range(sets.shape[1])}


def games_table(game: Game, numbers: range, counted: Counted) -> pl.DataFrame:
    """One row per game."""
    rows = counted.games
    return pl.DataFrame(
        {
            "game": _game_numbers(numbers),
            "decisions": rows["decisions"].copy(),
            "turns": rows["turns"].copy(),
            "winners": rows["winners"].copy(),
            "ending": _named(game, "ending", rows["ending"]),
            **_set_words("met", rows["met"]),
        }
    )


def seats_table(game: Game, numbers: range, counted: Counted) -> pl.DataFrame:
    """One row per seat of a game."""
    rows = counted.seats
    players = len(rows) // len(numbers)
    columns: dict[str, Any] = {
        "game": np.repeat(_game_numbers(numbers), players),
        "seat": np.tile(np.arange(players, dtype=np.uint8), len(numbers)),
        "points": rows["points"].copy(),
        "place": rows["place"].astype(np.uint8),
        "win": rows["win"].astype(np.float32) / WIN,
    }
    for name, what in HAD.items():
        columns |= _set_words(name, rows["had"][:, what])
    return pl.DataFrame(columns)


def cards_table(game: Game, numbers: range, counted: Counted) -> pl.DataFrame:
    """One row per card played; `points` is what it gave at the end, if it was kept."""
    rows = counted.plays
    kept = rows["points"] != GONE
    return pl.DataFrame(
        {
            "game": np.repeat(_game_numbers(numbers), counted.games["plays"]),
            "seat": rows["seat"].copy(),
            "turn": rows["turn"].copy(),
            "card": _named(game, "card", rows["card"]),
            "kept": kept,
            "points": rows["points"] * kept,
        }
    )


def _game_numbers(numbers: range) -> Rows:
    return np.arange(numbers.start, numbers.stop, dtype=np.uint32)


TABLES: dict[str, Callable[[Game, range, Counted], pl.DataFrame]] = {
    GAMES: games_table,
    SEATS: seats_table,
    CARDS: cards_table,
}


def as_parquet(table: pl.DataFrame) -> bytes:
    """A table as the bytes of a Parquet file. Sets are random bits: compressing hardly helps."""
    file = BytesIO()
    table.write_parquet(file, compression="uncompressed", statistics=False)
    return file.getvalue()


def has(game: Game, what: str, card: str) -> pl.Expr:
    """For filters: did a seat have a card (`drawn`, `played`, `final`), or a game (`met`)?"""
    numbers = [number for number, name in enumerate(game.card_names) if name == card]
    masks = card_set(numbers, words_for(len(game.card_names)))
    tests = [pl.col(f"{what}_{i}").and_(mask) != 0 for i, mask in enumerate(masks) if mask]
    return pl.any_horizontal(tests)
