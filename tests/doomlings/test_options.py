"""Options are complete and checked, or refused by name."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import endling
from endling.errors import OptionError
from tests.doomlings.games import GAME, TRAITS
from tests.properties.games import plain_values, refusal

TAKES = GAME.option_takes()
ABOUT_CARDS = {"without", "face_values", "sets"}  # refused for a card or a kind, by its name
ALL_NAMES = sorted(set(GAME.card_names))

likely_values: dict[str, st.SearchStrategy[Any]] = {
    "preset": st.sampled_from(["classic", "digital", "Classic", "none"]),
    "ages_per_pile": st.integers(0, 9) | st.sampled_from(["all", "ALL"]),
    "turns_after_catastrophe": st.booleans() | st.integers(0, 1),
    "gene_pool_leader": st.booleans() | st.none(),
    "forbidden_cost": st.sampled_from(["unplayable", "ignored", "paid"]),
    "gene_pool_bounds": st.sampled_from(["kept", "beyond", ""]),
    "sets": st.lists(st.sampled_from(["classic", "dinolings"]), max_size=3),
    "without": st.lists(st.sampled_from(ALL_NAMES), max_size=70),
    "face_values": st.dictionaries(st.sampled_from(ALL_NAMES), st.integers(-60, 60), max_size=5),
    "hand_size": st.integers(-1, 10),
    "gene_pool": st.integers(-1, 10),
}
mostly_sensible = st.fixed_dictionaries({}, optional=likely_values)
with_nonsense = st.dictionaries(st.sampled_from(list(TAKES)) | st.text(), plain_values, max_size=4)


def test_every_option_is_tried_here() -> None:
    assert set(likely_values) == set(TAKES)


@settings(max_examples=200)
@given(mostly_sensible | with_nonsense, st.integers(0, 8))
@example({"without": TRAITS}, 4)
@example({"hand_size": True}, 2)
@example({"sets": []}, 2)
@example({"preset": ["classic"]}, 2)
@example({"ages_per_pile": 3.0}, 2)
def test_options_are_complete_or_refused_by_name(given_: dict[str, Any], players: int) -> None:
    before = json.dumps(given_)
    refused = refusal(lambda: GAME.parse_options(given_, players))
    if refused is None:
        options = GAME.parse_options(given_, players)
        assert set(options) == set(TAKES)
        assert GAME.parse_options(options, players) == options
        assert GAME.parse_options(json.loads(json.dumps(options)), players) == options
        assert GAME.parse_options(GAME.shorten_options(options), players) == options
    else:
        assert isinstance(refused, OptionError)
        assert refused.option in {*given_, "players", "without"}
        assert repr(refused.option) in str(refused)
        if refused.option in TAKES:
            is_told = TAKES[refused.option] in str(refused)
            assert is_told or (refused.option in ABOUT_CARDS and refused.about is not None)
    assert json.dumps(given_) == before, "what the caller gave is left alone"


@given(mostly_sensible, st.integers(2, 6), st.integers(0, 99))
def test_what_is_accepted_can_be_played(given_: dict[str, Any], players: int, seed: int) -> None:
    if refusal(lambda: GAME.parse_options(given_, players)) is not None:
        return
    match = endling.new("doomlings", players, seed, given_)
    match.check()
    dealt = Counter(event.player for event in match.opening if event.verb == "deal")
    assert dealt == dict.fromkeys(range(players), match.options["hand_size"])
    assert endling.replay(match.replay()).options == match.options


@given(plain_values.filter(lambda value: value is not None and not isinstance(value, dict)))
@example([])
@example("digital")
@example(7)
@example([["preset", "digital"]])
def test_options_that_are_no_mapping_are_refused(value: Any) -> None:
    with pytest.raises(OptionError):
        GAME.parse_options(value, 4)


def test_no_options_are_the_classic_ones() -> None:
    classic = GAME.parse_options({"preset": "classic"}, 4)
    assert GAME.parse_options(None, 4) == GAME.parse_options({}, 4) == classic
    assert GAME.shorten_options(classic) == {}


def test_single_options_come_on_top_of_a_preset() -> None:
    options = GAME.parse_options({"preset": "digital", "hand_size": 7}, 4)
    digital = GAME.parse_options({"preset": "digital"}, 4)
    assert options == {**digital, "hand_size": 7}
    assert GAME.shorten_options(options) == {"preset": "digital", "hand_size": 7}


def test_names_of_removed_cards_are_found_whatever_their_case() -> None:
    options = GAME.parse_options({"without": ["heroic", "ICE AGE", "Heroic"]}, 4)
    assert options["without"] == ["Heroic", "Ice Age"]


def test_changing_the_options_of_a_match_changes_no_other_match() -> None:
    mine = endling.new("doomlings", 2, 1).options["without"]
    mine.append("Heroic")
    try:
        assert endling.new("doomlings", 2, 1).options["without"] == []
    finally:
        mine.clear()


@pytest.mark.parametrize("players", [0, 1, 7, -3, 2.0, "3", None, True])
def test_impossible_numbers_of_players_are_refused(players: Any) -> None:
    with pytest.raises(OptionError, match="'players'.*from 2 to 6"):
        endling.new("doomlings", players)
