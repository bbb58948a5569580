"""What if a card or a species were another one: the lab changes it through the options."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import endling
from endling.errors import EndlingError
from endling.games import find_game
from endling.games.darwinning.rules import PLAIN
from endling.games.darwinning.state import STATE
from endling.kernel.build import INTERPRETED
from endling.lab import RunFolder, Settings, ThisProcess, has, play_missing, vary
from endling.lab.comparison import Comparison
from endling.lab.report import write_what_if
from endling.lab.summary import Summary
from tests.darwinning.scenario import GAME as NAME

GAME = find_game(NAME)
GAMES = 2000


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"changes": ["Acorn 7a.value=9"]}, {"value": {"Acorn 7a": 9}}),
        ({"changes": ["Joker a.value=8"]}, {"value": {"Joker a": 8}}),
        ({"changes": ["Acorn 7a.value=7"]}, {}),
        ({"changes": ["Acorn 6a.points=3"]}, {"points": {"Acorn 6a": 3}}),
        ({"changes": ["acorn 6a . food_chain = 4"]}, {"food_chain": {"Acorn 6a": 4}}),
        ({"changes": ["Joker b.population=1"]}, {"population": {"Joker b": 1}}),
        (
            {"changes": ["Orca.population=3", "Orca.food_chain=15"]},
            {"population": {"Orca": 3}, "food_chain": {"Orca": 15}},
        ),
        ({"changes": ["era_plan=long_5_5_4_3"]}, {"era_plan": "long_5_5_4_3"}),
        ({"without": ["orca", "Bird"]}, {"without": ["Bird", "Orca"]}),
    ],
)
def test_changes_become_options(given: dict[str, Any], expected: dict[str, Any]) -> None:
    assert GAME.shorten_options(vary(GAME, GAME.parse_options({}, 4), **given)) == expected


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("Acorn 7a.value=16", "from 0 to 15"),
        ("Orca.value=3", "no such number is printed on Orca"),
        ("Joker a.points=3", "no such number is printed on Joker a"),
        ("Orca.points=3", "no such number is printed on Orca"),
        ("Desert.population=2", "no such number is printed on Desert"),
        ("Acorn 6a.trait=3", "value, points, food_chain, population"),
        ("Acorn 6a.points=99", "from 0 to 19"),
        ("Acorn 6a.points=much", "'much'"),
        ("Orca.food_chain=12", "two species cannot stand on space 12"),
    ],
)
def test_changes_that_cannot_be_are_refused(change: str, told: str) -> None:
    with pytest.raises(EndlingError, match=told):
        vary(GAME, GAME.parse_options({}, 4), [change])


@pytest.mark.parametrize(
    ("options", "is_plain"),
    [
        ({}, True),
        ({"era_plan": "long_5_5_4_3", "without": ["Orca"]}, True),
        ({"value": {"Acorn 7a": 7}}, True),
        ({"value": {"Acorn 7a": 9}}, False),
        ({"points": {"Acorn 7a": 2}}, False),
    ],
)
def test_games_with_printed_numbers_are_plain(options: dict[str, Any], is_plain: bool) -> None:
    """They run on rules that look for no other numbers; `test_agreement.py` has both."""
    match = endling.new(NAME, 3, 1, options)
    again = endling.position(NAME, match.position())
    for one in (match, again):
        assert (np.frombuffer(one.state(), STATE)[0][PLAIN.flag] == 0) == is_plain


def compare(
    folder: Path, changes: list[str], without: tuple[str, ...] = ()
) -> tuple[RunFolder, RunFolder]:
    """The same deals with the game as it is, and with another one."""
    base = Settings.make(NAME, GAMES, 3, bots=["greedy"])
    variant = base.with_options(vary(GAME, base.options, changes, without, players=3))
    stores = RunFolder.begin(folder / "base", base), RunFolder.begin(folder / "variant", variant)
    play_missing(stores, ThisProcess())
    return stores


@pytest.mark.skipif(INTERPRETED, reason="too slow")
@pytest.mark.parametrize(
    ("card", "changes"),
    [
        ("Orca", ["Orca.population=6", "Orca.food_chain=16"]),
        ("Acorn 12a", ["Acorn 12a.points=19"]),
    ],
)
def test_who_has_the_better_card_wins_more(tmp_path: Path, card: str, changes: list[str]) -> None:
    before, after = compare(tmp_path, changes)
    comparison = Comparison(Summary.of(before), Summary.of(after))
    gave = comparison.cards_table().filter(card=card, fact="worth").row(0, named=True)
    assert gave["difference"] > gave["difference_error"]
    won = comparison.cards_table().filter(card=card, fact="final_win").row(0, named=True)
    assert won["difference"] > won["difference_error"]
    write_what_if(tmp_path, before, after, changes)
    assert card in (tmp_path / "report.html").read_text()


@pytest.mark.skipif(INTERPRETED, reason="too slow")
def test_a_card_of_another_value_wins_other_tricks(tmp_path: Path) -> None:
    """Whoever has won a trick with a card improves with it."""
    seldom, often = (
        store.scan("seats").collect().select(has(GAME, "final", "Acorn 1a")).to_numpy().sum()
        for store in compare(tmp_path, ["Acorn 1a.value=15"])
    )
    assert often > 1.2 * seldom


@pytest.mark.skipif(INTERPRETED, reason="too slow")
def test_icons_are_used_as_changed(tmp_path: Path) -> None:
    """With as many points on one card nobody does anything else with it."""
    before, after = compare(tmp_path, ["Acorn 12a.food_chain=15"])
    fewer, more = (store.scan("seats").collect()["points"].to_numpy() for store in (before, after))
    assert more.mean() > fewer.mean()


@pytest.mark.skipif(INTERPRETED, reason="too slow")
def test_a_species_can_be_left_out(tmp_path: Path) -> None:
    before, after = compare(tmp_path, [], ("Orca",))
    usual, without = (
        store.scan("seats").collect().select(has(GAME, "final", "Orca")).to_numpy()
        for store in (before, after)
    )
    assert usual.sum() > GAMES // 8
    assert not without.any()
