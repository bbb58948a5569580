from __future__ import annotations

import json

import pytest

from endling.cli import measure
from endling.games import find_game
from endling.kernel.build import INTERPRETED
from tests.cli.conftest import Run

KEYS = {
    "decisions_per_s",
    "games_per_s",
    "python_decisions_per_s",
    "copies_per_s",
    "state_bytes",
    "compile_s",
}


@pytest.fixture(autouse=True)
def _no_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiling from scratch takes too long for a test that runs all the time."""
    if not INTERPRETED:
        monkeypatch.setattr(measure, "_compile_time", lambda game: 1.0)


def test_figures(run: Run) -> None:
    result = run("bench", "doomlings", "--seconds", "0.3", "--json")
    assert result.exit_code == 0
    figures = json.loads(result.stdout)
    assert figures.keys() == KEYS
    assert all(value > 0 for value in figures.values())
    assert figures["state_bytes"] == find_game("doomlings").record.itemsize
    assert 20 < figures["decisions_per_s"] / figures["games_per_s"] < 400


def test_for_people(run: Run) -> None:
    shown = run("bench", "doomlings", "--seconds", "0.1").stdout
    assert all(key in shown for key in KEYS)


def test_the_rate_is_the_median_of_what_is_done() -> None:
    calls: list[int] = []

    def work(times: int) -> int:
        calls.append(times)
        sum(range(100 * times))
        return 3 * times

    done, times = measure._rate(work, 0.01)
    assert done == pytest.approx(3 * times)
    assert len(set(calls[-measure._RUNS :])) == 1


def test_the_middle_of_a_game_is_neither_its_beginning_nor_its_end() -> None:
    state = measure._middle_of_a_game(find_game("doomlings"), 4)
    assert not state["over"][0]
    assert state["actor"][0] >= 0
    assert int(state["discard_n"][0]) > 0
