"""What if: options are changed through the game, and differences are those of the same deals."""

from __future__ import annotations

from math import hypot
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from endling.errors import EndlingError
from endling.games import find_game
from endling.kernel.build import INTERPRETED
from endling.lab import RunFolder, ThisProcess, has, play_missing, vary
from endling.lab.comparison import Comparison
from endling.lab.summary import Summary
from tests.lab.runs import settings

GAME = find_game("doomlings")
GAMES = 40 if INTERPRETED else 3000


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"changes": ["Tiny.face_value=15"]}, {"face_values": {"Tiny": 15}}),
        ({"changes": ["tiny . face_value = -3"]}, {"face_values": {"Tiny": -3}}),
        (
            {"changes": ["Tiny.face_value=1", "Bad.face_value=2"]},
            {"face_values": {"Bad": 2, "Tiny": 1}},
        ),
        ({"changes": ["hand_size=6"]}, {"hand_size": 6}),
        ({"changes": ["gene_pool_leader=true"]}, {"gene_pool_leader": True}),
        ({"without": ["viral", "Tiny"]}, {"without": ["Tiny", "Viral"]}),
        ({"preset": "digital"}, {"preset": "digital"}),
    ],
)
def test_changes_become_options(given: dict[str, Any], expected: dict[str, Any]) -> None:
    options = GAME.parse_options({}, 4)
    assert GAME.shorten_options(vary(GAME, options, **given)) == expected


def test_a_change_comes_on_top_of_the_options_of_the_table() -> None:
    options = GAME.parse_options({"face_values": {"Bad": 3}, "without": ["Fear"]}, 4)
    varied = vary(GAME, options, ["Tiny.face_value=9"], ["Viral"], "digital")
    assert varied["face_values"] == {"Bad": 3, "Tiny": 9}
    assert varied["without"] == ["Fear", "Viral"]
    assert varied["ages_per_pile"] == "all"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("Tiny.face_value", "CARD.FACT"),
        ("Tinny.face_value=3", "Tiny"),
        ("Tiny.dominant=0", "face_value"),
        ("Tiny.face_value=99", "−50 to 50"),
        ("Tiny.face_value=much", "'much'"),
        ("Ice Age.face_value=3", "'Ice Age'"),
        ("moon=full", "'moon'"),
    ],
)
def test_changes_that_cannot_be_are_refused(change: str, told: str) -> None:
    with pytest.raises(EndlingError, match=told):
        vary(GAME, GAME.parse_options({}, 4), [change])


def compare(folder: Path, changes: list[str], **more: Any) -> tuple[Comparison, list[RunFolder]]:
    base = settings(GAMES, game=GAME.name, **more)
    variant = base.with_options(vary(GAME, base.options, changes))
    stores = [RunFolder.begin(folder / "base", base), RunFolder.begin(folder / "variant", variant)]
    play_missing(stores, ThisProcess())
    return Comparison(*map(Summary.of, stores)), stores


def test_a_point_less_is_a_point_less_wherever_the_card_lies(tmp_path: Path) -> None:
    """With random players a change of points changes no choice, so all differences are known."""
    comparison, (base, variant) = compare(tmp_path, ["Antlers.face_value=2"])
    before, after = (store.scan("seats").collect() for store in (base, variant))
    points = ("points", "win", "place")
    assert before.drop(points).equals(after.drop(points))
    kept = before.select(has(GAME, "final", "Antlers").cast(pl.Int64)).to_series()
    lost = before["points"].cast(pl.Int64) - after["points"]
    as_told = (lost == kept).sum() / lost.len()
    assert as_told > 0.98  # some draw points at the end, and may draw this card
    row = comparison.overall_table().row(by_predicate=pl.col("fact") == "score", named=True)
    assert row["difference"] == pytest.approx(-lost.sum() / lost.len())
    gave = comparison.cards_table().filter(card="Antlers", fact="worth").row(0, named=True)
    assert (gave["before"], gave["after"], gave["difference_error"]) == (3, 2, pytest.approx(0))


@pytest.mark.skipif(INTERPRETED, reason="too few games")
def test_a_small_change_is_seen_in_few_games(tmp_path: Path) -> None:
    comparison, _ = compare(tmp_path, ["Tiny.face_value=15"], bots=["greedy"])
    row = comparison.cards_table().filter(card="Tiny", fact="final_win").row(0, named=True)
    assert row["difference"] + row["difference_error"] < 0
    tiny = comparison.base.kinds.index("Tiny")
    apart = [run.cards["final_win"].error[tiny] for run in (comparison.base, comparison.variant)]
    assert row["difference_error"] < 0.8 * hypot(*apart), "the same deals make it surer"
    assert "Tiny" in comparison.surest_table()["card"].to_list()
