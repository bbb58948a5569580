"""Small runs of the lab for tests."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import polars as pl

from endling.kernel.build import INTERPRETED
from endling.lab import Settings, play_chunk

FEW = 40 if INTERPRETED else 200  # games of a small run


def settings(
    games: int = FEW,
    players: int = 4,
    bots: Sequence[str] = ("random",),
    *,
    game: str = "embers",
    **more: Any,
) -> Settings:
    return Settings.make(game, games, players, bots=bots, **more)


def tables_of(run: Settings, chunk: int) -> dict[str, pl.DataFrame]:
    """The tables of a chunk, as they would be read from their files."""
    files = play_chunk(run, chunk).files
    return {name: pl.read_parquet(BytesIO(files[name])) for name in ("games", "seats", "cards")}


def content(folder: Path) -> dict[str, bytes]:
    """Everything that a run wrote, by file."""
    return {
        file.relative_to(folder).as_posix(): file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file()
    }
