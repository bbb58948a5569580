"""What if a card had other points: the lab changes it through the options of the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import polars as pl
import pytest

from endling.errors import EndlingError
from endling.games import find_game
from endling.kernel.build import INTERPRETED
from endling.lab import RunFolder, Settings, ThisProcess, play_missing, vary
from endling.lab.comparison import Comparison
from endling.lab.report import write_what_if
from endling.lab.summary import Summary

GAME = find_game("gloom_of_thrones")
SAD = "Exiled by Everybody"
GAMES = 2000


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"changes": [f"{SAD}.top=-20"]}, {"top_points": {SAD: -20}}),
        (
            {"changes": ["knighted by mistake . middle = 3"]},
            {"middle_points": {"Knighted by Mistake": 3}},
        ),
        (
            {"changes": [f"{SAD}.top=-20", f"{SAD}.bottom=5"]},
            {"top_points": {SAD: -20}, "bottom_points": {SAD: 5}},
        ),
        ({"changes": ["family_size=3"]}, {"family_size": 3}),
        ({"without": ["amnesty day"]}, {"without": ["Amnesty Day"]}),
    ],
)
def test_changes_become_options(given: dict[str, Any], expected: dict[str, Any]) -> None:
    assert GAME.shorten_options(vary(GAME, GAME.parse_options({}, 4), **given)) == expected


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("The Thaw.top=3", "no number"),
        (f"{SAD}.points=3", "top, middle, bottom"),
        (f"{SAD}.top=99", "−50 to 50"),
        (f"{SAD}.top=much", "'much'"),
        ("Kelly C.top=3", "no number"),
    ],
)
def test_changes_that_cannot_be_are_refused(change: str, told: str) -> None:
    with pytest.raises(EndlingError, match=told):
        vary(GAME, GAME.parse_options({}, 4), [change])


@pytest.mark.skipif(INTERPRETED, reason="too slow")
def test_a_sadder_card_makes_its_seat_win_more(tmp_path: Path) -> None:
    """Points below zero are good here; greedy opponents would hide them under other cards."""
    base = Settings.make(GAME.name, GAMES, 3, bots=["random"])
    changes = [f"{SAD}.{circle}=-50" for circle in ("top", "middle", "bottom")]
    variant = base.with_options(vary(GAME, base.options, changes, players=3))
    before = RunFolder.begin(tmp_path / "base", base)
    after = RunFolder.begin(tmp_path / "variant", variant)
    play_missing([before, after], ThisProcess())
    comparison = Comparison(Summary.of(before), Summary.of(after))
    gave = comparison.cards_table().filter(card=SAD, fact="worth").row(0, named=True)
    assert gave["difference"] < 0
    overall = comparison.overall_table()
    best = overall.row(by_predicate=pl.col("fact") == "winning_score", named=True)
    mean = overall.row(by_predicate=pl.col("fact") == "score", named=True)
    assert best["before"] < mean["before"], "the lowest score wins"
    won = comparison.cards_table().filter(card=SAD, fact="final_win").row(0, named=True)
    assert won["difference"] > won["difference_error"]
    write_what_if(tmp_path, before, after, changes)
    assert SAD in (tmp_path / "report.html").read_text()
