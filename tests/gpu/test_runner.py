"""The runner: its file, its statistics, and, where there is a GPU, its games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from endling import gpu
from endling.errors import EndlingError
from endling.games import find_game
from endling.gpu import runner
from endling.gpu.build import play_on_cpu, write
from endling.gpu.program import CHOOSERS
from endling.kernel import batch, game_stats, winning
from endling.kernel.chacha import key_words
from endling.kernel.event_stats import PLAY_ROW
from endling.kernel.sizes import Sizes, sizes_of
from endling.match import make_key
from tests.gpu import needs

GAME = find_game("doomlings")
LAYOUT = game_stats.layout_for(sizes_of(GAME.record))
LARGE = game_stats.layout_for(Sizes(players=10, cards=255, prompts=9, frames=9, least_score=-400))


def test_the_columns_are_those_of_the_rules() -> None:
    assert (runner.FINGERPRINT, runner.DECISIONS, runner.FACTS) == (
        batch.FINGERPRINT,
        batch.DECISIONS,
        batch.FACTS,
    )
    assert batch.CLASSES <= runner._ROOM
    assert game_stats.MAX_SEATS == runner._MOST_SEATS
    assert (LAYOUT.tally.names or ())[0] == "games"
    assert runner._CANNOT_WIN == winning.CANNOT_WIN // 2
    assert (runner._GAMES, runner._ALL_DECISIONS) == (game_stats.N, game_stats.DECISIONS)


@pytest.mark.parametrize(
    "row",
    [
        *(LAYOUT.game_row, LAYOUT.seat_row, LAYOUT.tally, PLAY_ROW),
        *(LARGE.game_row, LARGE.seat_row, LARGE.tally),
    ],
)
def test_rows_have_no_gaps(row: np.dtype[Any]) -> None:
    """They are compared byte by byte, and nobody writes into gaps."""
    assert sum(row[name].itemsize for name in row.names or ()) == row.itemsize


def test_a_run_has_the_same_key_as_a_match_of_that_seed() -> None:
    assert (runner.run_key(7) == key_words(make_key(7))).all()


def test_the_runner_imports_nothing_of_ours() -> None:
    """It also runs where only NumPy and CuPy are installed."""
    ours = "{'numba', 'endling', 'llvmlite'}"
    folder = str(Path(runner.__file__).parent)
    code = f"import sys; sys.path.insert(0, {folder!r}); import runner"
    code += f"; assert not {ours} & set(sys.modules)"
    subprocess.run([sys.executable, "-I", "-c", code], check=True)


def test_what_is_written_can_be_read(tmp_path: Path) -> None:
    template = GAME.template(2, GAME.parse_options(None, 2)).view(np.uint8)
    about = {"programs": ["random"], "players": [2], "seed": 0}
    program = runner.Program(about, {"random": "text"}, {2: template}, {("random", 2): np.ones(3)})
    write(program, tmp_path / "file.npz")
    again = runner.Program.read(tmp_path / "file.npz")
    assert (again.about, again.ptx) == (about, {"random": "text"})
    assert (again.templates[2] == template).all()
    assert (again.expected["random", 2] == 1).all()


def test_statistics_add_up() -> None:
    facts = np.array([[1, 10, 5, 3], [2, 30, 4, 4], [3, 20, 0, 6], [4, 20, 9, 1]])
    found = runner.statistics(facts)
    assert (found["games"], found["decisions"]) == (4, 80)
    assert (found["shortest"], found["longest"]) == (10, 30)
    assert found["win_share"] == [0.625, 0.375]
    assert found["mean_standing"] == [4.5, 3.5]
    assert found["fingerprint"] == f"{10:016x}"


def test_who_has_no_gpu_is_told_so() -> None:
    if gpu.is_available():
        pytest.skip("there is a GPU here")
    with pytest.raises(EndlingError, match=r"CuPy|GPU"):
        gpu.play("doomlings", 10)


def test_unknown_choices_are_refused() -> None:
    with pytest.raises(EndlingError, match="random or greedy"):
        gpu.play("doomlings", 10, choices="cheating")


@needs.a_gpu
@pytest.mark.parametrize("choices", sorted(CHOOSERS))
@pytest.mark.parametrize("players", range(GAME.min_players, GAME.max_players + 1))
def test_gpu_and_cpu_play_the_same_games(players: int, choices: str) -> None:
    template = GAME.template(players, GAME.parse_options(None, players))
    here = play_on_cpu(GAME, template, players, 3, 2000, choices)
    there = gpu.play("doomlings", 2000, players, seed=3, choices=choices)
    assert (there.facts == here).all()
