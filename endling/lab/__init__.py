"""The lab: very many games at once, counted, and what a change to a card would do.

`endling lab` is its command. From Python:

    settings = Settings.make(game, games=100_000, bots=["greedy"])
    store = RunFolder.begin(Path("results"), settings)
    play_missing([store], local_engine(None, settings.games))
    store.scan("cards").filter(pl.col("card") == "Tiny").collect()
"""

from __future__ import annotations

from endling.lab.chunk import Chunk, play_again, play_chunk
from endling.lab.engines import Engine, Processes, ThisProcess, local_engine
from endling.lab.run import play_missing
from endling.lab.run_folder import RunFolder
from endling.lab.settings import Settings, vary
from endling.lab.tables import has

__all__ = [
    "Chunk",
    "Engine",
    "Processes",
    "Settings",
    "RunFolder",
    "ThisProcess",
    "has",
    "local_engine",
    "play_again",
    "play_chunk",
    "play_missing",
    "vary",
]
