"""The folder of a run: its settings, and a file for every chunk of every table.

A chunk is there when its tally is, which is written last; a file appears under its name only when
it is whole. So a run that was stopped, in whatever way, can be resumed.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl

from endling.errors import EndlingError
from endling.games import find_game
from endling.games.game import Pool
from endling.kernel.game_stats import layout_for, sums_of
from endling.kernel.sizes import sizes_of
from endling.lab.chunk import TALLY, Chunk, unpack_tally
from endling.lab.settings import Settings
from endling.lab.tables import TABLES

MANIFEST = "manifest.json"
_FORMAT = 3  # of the files; raised when older ones can no longer be read
_BATCHES = 100

Sums = np.ndarray[Any, np.dtype[np.int64]]


class RunFolder:
    """The results of one run."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.folder = folder
        self.settings = settings

    @classmethod
    def begin(cls, folder: Path, settings: Settings) -> RunFolder:
        """A new run, or the rest of one with the very same settings; others are refused."""
        manifest = folder / MANIFEST
        if manifest.exists():
            kept = cls.open(folder).settings
            if kept != settings:
                raise EndlingError(f"{folder} holds another run: {_difference(kept, settings)}")
        elif folder.is_dir() and any(folder.iterdir()):
            raise EndlingError(f"{folder} is not empty and holds no run of the lab")
        else:
            folder.mkdir(parents=True, exist_ok=True)
            facts = {"format": _FORMAT, **settings.as_dict()}
            _write(manifest, (json.dumps(facts, indent=2, sort_keys=True) + "\n").encode())
        return cls(folder, settings)

    @classmethod
    def open(cls, folder: Path) -> RunFolder:
        """A run that was begun before."""
        try:
            facts = json.loads((folder / MANIFEST).read_bytes())
            form = facts.pop("format")
            settings = Settings.from_dict(facts)
        except (OSError, ValueError, TypeError, KeyError, AttributeError) as problem:
            raise EndlingError(f"{folder} holds no run of the lab") from problem
        if form != _FORMAT:
            raise EndlingError(f"{folder} was written by another version of the lab")
        return cls(folder, settings)

    # --- Chunks

    def _file(self, table: str, number: int) -> Path:
        if table == TALLY:
            return self.folder / TALLY / f"{number:06}"
        return self.folder / f"{table}.parquet" / f"{number:06}.parquet"

    def missing(self) -> list[int]:
        """The chunks that are still to be played."""
        there = self.folder / TALLY
        done = {entry.name for entry in there.iterdir()} if there.is_dir() else set()
        return [n for n in range(self.settings.chunks) if f"{n:06}" not in done]

    def keep(self, chunk: Chunk) -> int:
        """Write a chunk; returns how many games are new: none if it was there already."""
        if self._file(TALLY, chunk.number).exists():
            return 0
        for table in (*TABLES, TALLY):
            if table in chunk.files:
                _write(self._file(table, chunk.number), chunk.files[table])
        return chunk.games

    # --- Reading

    def scan(self, table: str) -> pl.LazyFrame:
        """A table, read as far as it is needed."""
        return pl.scan_parquet(self.folder / f"{table}.parquet")

    def tallies(self) -> dict[str, Sums]:
        """The sums of all chunks, in at most a hundred batches of neighbours (the first axis)."""
        size = -(-self.settings.chunks // _BATCHES)
        batches = -(-self.settings.chunks // size)
        tally = layout_for(sizes_of(find_game(self.settings.game).record)).tally
        sums = {
            name: np.zeros((batches, *field.shape), np.int64)
            for name, field in sums_of(np.zeros((), tally)).items()
        }
        for number, chunk in self._tallies():
            for name, field in sums_of(chunk[0]).items():
                sums[name][number // size] += field
        return sums

    def _tallies(self) -> Iterator[tuple[int, Pool]]:
        for number in range(self.settings.chunks):
            file = self._file(TALLY, number)
            if not file.exists():
                raise EndlingError(f"{self.folder}: chunk {number} has not been played yet")
            yield number, unpack_tally(find_game(self.settings.game), file.read_bytes())


def _difference(kept: Settings, given: Settings) -> str:
    old, new = kept.as_dict(), given.as_dict()
    told = [f"{name} is {old[name]!r}, not {new[name]!r}" for name in old if old[name] != new[name]]
    return "; ".join(told)


def _write(file: Path, content: bytes) -> None:
    """A file that is there as a whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.parent.parent / f".{file.parent.name}-{file.name}.{os.getpid()}.draft"
    draft.write_bytes(content)
    draft.replace(file)
