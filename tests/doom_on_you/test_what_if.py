"""What if animals had other numbers, or cards stayed in the box: the lab plays the same deals."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import polars as pl
import pytest
from typer.testing import CliRunner

from endling.cli import app
from endling.errors import EndlingError
from endling.games import find_game
from endling.kernel.build import INTERPRETED
from endling.lab import RunFolder, Settings, ThisProcess, has, play_missing, vary
from endling.lab.comparison import Comparison
from endling.lab.summary import Summary
from tests.doom_on_you.scenario import GAME as NAME

GAME = find_game(NAME)
GAMES = 600


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"changes": ["CAMO.attack=3"]}, {"attack": {"CAMO": 3}}),
        ({"changes": ["ele-fence . defense = 1"]}, {"defense": {"ELE-FENCE": 1}}),
        (
            {"changes": ["HAND-A.tokens=4", "HAND-A.attack=2"]},
            {"tokens": {"HAND-A": 4}, "attack": {"HAND-A": 2}},
        ),
        ({"changes": ["CAMO.attack=1"]}, {}),  # as printed
        ({"changes": ["starting_tokens=6"]}, {"starting_tokens": 6}),
        ({"without": ["volcano", "Hunt"]}, {"without": ["HUNT", "VOLCANO"]}),
    ],
)
def test_changes_become_options(given: dict[str, Any], expected: dict[str, Any]) -> None:
    assert GAME.shorten_options(vary(GAME, GAME.parse_options({}, 4), **given)) == expected


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("HUNT.attack=3", "HUNT"),
        ("CAMO.copies=3", "attack, defense, tokens"),
        ("CAMO.attack=99", "0 to 9"),
        ("CAMO.defense=3", "0 to 2"),
        ("CAMO.tokens=much", "'much'"),
        ("moon=full", "'moon'"),
    ],
)
def test_changes_that_cannot_be_are_refused(change: str, told: str) -> None:
    with pytest.raises(EndlingError, match=told):
        vary(GAME, GAME.parse_options({}, 4), [change])


def _compare(folder: Path, changes: list[str], without: list[str]) -> tuple[Comparison, RunFolder]:
    base = Settings.make(NAME, GAMES, 3, bots=["random"])
    variant = base.with_options(vary(GAME, base.options, changes, without, players=3))
    stores = [RunFolder.begin(folder / "base", base), RunFolder.begin(folder / "variant", variant)]
    play_missing(stores, ThisProcess())
    return Comparison(*map(Summary.of, stores)), stores[1]


@pytest.mark.skipif(INTERPRETED, reason="too slow")
def test_animals_that_steal_less_make_games_longer(tmp_path: Path) -> None:
    animals = ("HUNTING-BIRD", "OTTER-CHAOS", "SHARK-TILLERY", "RHINO-MIGHT")
    comparison, _ = _compare(tmp_path, [f"{animal}.tokens=0" for animal in animals], [])
    turns = comparison.overall_table().row(by_predicate=pl.col("fact") == "turns", named=True)
    assert turns["difference"] > turns["difference_error"]


@pytest.mark.skipif(INTERPRETED, reason="too slow")
def test_a_card_that_is_left_out_is_never_drawn(tmp_path: Path) -> None:
    _, variant = _compare(tmp_path, [], ["HUNT"])
    for card, is_drawn in (("HUNT", False), ("DEFLECT", True)):
        drawn = variant.scan("seats").filter(has(GAME, "drawn", card)).collect()
        assert (drawn.height > 0) == is_drawn


@pytest.mark.skipif(INTERPRETED, reason="too slow")
def test_the_command_compares_and_reports(tmp_path: Path) -> None:
    more = ["--set", "SHARK-TILLERY.tokens=1", "--without", "METEOR", "--out", str(tmp_path)]
    told = CliRunner().invoke(
        app, ["lab", NAME, "--games", "200", "--players", "4", "--bots", "greedy", *more]
    )
    assert told.exit_code == 0, told.output
    assert "turns" in told.output
    assert "SHARK-TILLERY" in (tmp_path / "report.html").read_text(encoding="utf-8")
