"""Round robins and ratings."""

from __future__ import annotations

import json

import numpy as np
import pytest
from typer.testing import CliRunner

from endling.bots import play_ladder
from endling.bots.rating import rate
from endling.cli import app
from endling.errors import EndlingError
from tests.kits import Kit, each_game


def test_ratings_find_what_made_the_results() -> None:
    true = np.array([100.0, 0.0, -100.0])
    chance = 1 / (1 + 10 ** ((true[None, :] - true[:, None]) / 400))
    games = 10_000 * (1 - np.eye(3))
    found = rate(games * chance, games)
    assert [rating.value - 1500 for rating in found] == pytest.approx(true, abs=1)
    assert all(0 < rating.error < 8 for rating in found)


def test_more_games_are_surer_and_a_clean_sweep_is_finite() -> None:
    few = rate(np.array([[0, 5], [0, 0]]), np.array([[0, 5], [5, 0]]))
    many = rate(np.array([[0, 50], [0, 0]]), np.array([[0, 50], [50, 0]]))
    assert few[0].value < many[0].value < 3000
    assert few[0].value + few[1].value == pytest.approx(3000)


def test_a_ladder_is_reproducible_whatever_the_number_of_jobs() -> None:
    one = play_ladder("embers", ["greedy", "search:40", "random"], 4)
    assert one == play_ladder("embers", ["greedy", "search:40", "random"], 3, jobs=3)
    assert one.games == 4
    for a in range(3):
        for b in range(3):
            assert a == b or one.scores[a][b] + one.scores[b][a] == pytest.approx(1)


@each_game
def test_equals_draw_when_seats_are_exchanged(kit: Kit) -> None:
    """The same bot under two names: paired deals cancel luck exactly."""
    for players in (2, 3, 4):
        result = play_ladder(kit.name, ["greedy", "martha"], 6, players)
        assert result.scores[0][1] == pytest.approx(0.5)


def test_wrong_ladders() -> None:
    with pytest.raises(EndlingError, match="two different"):
        play_ladder("embers", ["greedy", "greedy"], 2)
    with pytest.raises(EndlingError, match="two different"):
        play_ladder("embers", ["greedy"], 2)


def test_the_command() -> None:
    asked = ["ladder", "doomlings", "--bots", "greedy,random", "--games", "6", "--players", "3"]
    data = json.loads(CliRunner().invoke(app, [*asked, "--json"]).stdout)
    assert data["game"] == "doomlings"
    assert data["games_per_pair"] == 6
    assert [row["bot"] for row in data["bots"]] == ["greedy", "random"]
    assert data["bots"][0]["rating"] > data["bots"][1]["rating"]
    assert data["bots"][0]["error_95"] > 0
    shown = CliRunner().invoke(app, asked).stdout
    assert "greedy" in shown
    assert "±" in shown


@pytest.mark.parametrize(
    "wrong", [["--bots", "greedy"], ["--bots", "greedy,gredy"], ["--players", "1"]]
)
def test_wrong_commands(wrong: list[str]) -> None:
    result = CliRunner().invoke(app, ["ladder", "embers", "--games", "2", *wrong])
    assert result.exit_code == 2
    assert result.stderr.splitlines()[-1].startswith("endling: ")
