"""Measure PettingZoo's own card games. Prints one JSON object; run it with bench/.venv's python."""

from __future__ import annotations

import importlib
from functools import partial
from importlib.metadata import version

from aec_loop import play, rates
from figures import Figure, emit, seconds_from_command_line

GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
HOW = "`env()`, `agent_iter()`, `last()`, a uniform pick among the mask, `step()`"


def main() -> None:
    seconds = seconds_from_command_line(__doc__)
    figures = []
    for name in GAMES:
        game = importlib.import_module(f"pettingzoo.classic.{name}")
        wall, busy = rates(partial(play, game.env()), seconds)
        figures.append(Figure("steps_per_s", name, wall, HOW))
        figures.append(Figure("steps_per_busy_s", name, busy, HOW))
    emit("PettingZoo", version("pettingzoo"), figures)


if __name__ == "__main__":
    main()
