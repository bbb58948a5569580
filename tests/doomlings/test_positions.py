"""Situations that name some cards are set up; impossible ones are refused with the reason."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import endling
from endling.errors import EndlingError
from tests.doomlings.games import (
    AGES,
    CATASTROPHES,
    CLASSIC,
    GAME,
    PRESETS,
    TRAITS,
    play_on,
    random_match,
)
from tests.properties.games import plain_values, refusal
from tests.properties.test_positions import assert_exact

BIRTH = next(card["name"] for card in CLASSIC if card["kind"] == "birth")
DOMINANTS = [card["name"] for card in CLASSIC if card["dominant"]]


# --- Partial positions ----------------------------------------------------------------------------


def names(known: list[str], most: int) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(known), max_size=most, unique=True)


def dealt_position(dice: random.Random) -> dict[str, Any]:
    """Cards dealt out at random, much of it left open: nearly always something that can be."""
    traits = [name for name in GAME.card_names if name in TRAITS]
    ages = [*AGES, *CATASTROPHES]
    dice.shuffle(traits)
    dice.shuffle(ages)

    def some(cards: list[str], most: int) -> list[str]:
        return [cards.pop() for _ in range(dice.randint(0, most))]

    players = []
    for _ in range(dice.randint(2, 6)):
        dominants_first = sorted(some(traits, 7), key=DOMINANTS.__contains__)
        player = {
            "hand": some(traits, 7),
            "pile": dominants_first[:4],
            "gene_pool": dice.randint(1, 8),
        }
        players.append({key: value for key, value in player.items() if dice.random() < 0.7})
    position = {
        "age": ages.pop(),
        "turn": dice.choice([None, *range(len(players))]),
        "first": dice.randrange(len(players)),
        "deck": some(traits, 9),
        "discard": some(traits, 9),
        "past_ages": [BIRTH, *some(ages, 4)],
        "age_deck": some(ages, 4),
        "last_played": dice.choice(traits),
        "options": {"preset": dice.choice(PRESETS)},
    }
    kept = {key: value for key, value in position.items() if dice.random() < 0.5}
    return {"players": players, **kept}


dealt_positions = st.integers(0, 10**6).map(lambda seed: dealt_position(random.Random(seed)))
seat = st.integers(-1, 6)
player = st.fixed_dictionaries(
    {},
    optional={
        "hand": names(TRAITS, 8),
        "pile": names(TRAITS, 8),
        "gene_pool": st.integers(0, 9),
    },
)
odd_positions = st.fixed_dictionaries(
    {"players": st.lists(player, min_size=1, max_size=7)},
    optional={
        "age": st.sampled_from([BIRTH, *AGES, *CATASTROPHES]),
        "turn": seat | st.none(),
        "first": seat,
        "deck": names(TRAITS, 10),
        "discard": names(TRAITS, 10),
        "past_ages": names([BIRTH, *AGES, *CATASTROPHES], 8),
        "age_deck": names([BIRTH, *AGES, *CATASTROPHES], 8),
        "catastrophes": names(CATASTROPHES, 4),
        "last_played": st.sampled_from(sorted(set(GAME.card_names))) | st.none(),
        "options": st.sampled_from([{}, {"preset": "digital"}, {"hand_size": 8}]),
    },
)
KEYS = ("age", "turn", "first", "deck", "past_ages", "catastrophes", "options", "more", "?")
nonsense_positions = st.fixed_dictionaries(
    {"players": plain_values | st.lists(player | plain_values, max_size=4)},
    optional=dict.fromkeys(KEYS, plain_values),
)


@settings(max_examples=100)
@given(dealt_positions | odd_positions | nonsense_positions, st.integers(0, 99))
def test_a_position_is_playable_or_refused(position: Any, seed: int) -> None:
    before = json.dumps(position)
    if refusal(lambda: endling.position("doomlings", position, seed)) is None:
        match = endling.position("doomlings", position, seed)
        dice = random.Random(seed)
        for _ in range(12):
            match.check()
            assert match.over or match.legal
            assert_exact(match, dice)
            play_on(match, dice, 1)
    assert json.dumps(position) == before, "what the caller gave is left alone"


@given(dealt_positions, st.integers(0, 99))
def test_what_is_given_is_what_is_set_up(position: Any, seed: int) -> None:
    """Where nothing happens by itself, every named card lies where it was put."""
    first, *others = position["players"]
    if not first.get("hand"):
        first = {"pile": first.get("pile", [])}  # an empty hand would end the turn at once
    kept = {key: position[key] for key in ("discard", "deck") if key in position}
    position = {**kept, "players": [first, *others], "age": "Prosperity", "turn": 0}
    if refusal(lambda: endling.position("doomlings", position, seed)) is not None:
        return
    found = endling.position("doomlings", position, seed).position()
    assert found["age"] == "Prosperity"
    assert found["discard"] == position.get("discard", [])
    if "Echolocation" not in first.get("pile", []):  # which draws at the beginning of a turn
        assert found["deck"][: len(position.get("deck", []))] == position.get("deck", [])
    for given_, there in zip(position["players"], found["players"], strict=True):
        assert sorted(given_.get("pile", [])) == sorted(there["pile"])
        assert Counter(given_.get("hand", [])) <= Counter(there["hand"])


@given(dealt_positions, st.integers(0, 99))
def test_what_is_left_out_is_filled_in_from_the_seed(position: Any, seed: int) -> None:
    if refusal(lambda: endling.position("doomlings", position, seed)) is None:
        first = endling.position("doomlings", position, seed)
        assert endling.position("doomlings", position, seed).state() == first.state()


# --- Impossible positions -------------------------------------------------------------------------

TWO: list[Any] = [{}, {}]

IMPOSSIBLE: dict[str, tuple[Any, str]] = {
    "no mapping": ([1], "a position is a mapping"),
    "no players": ({}, "players: takes a list"),
    "one player": ({"players": [{}]}, "'players'.*from 2 to 6"),
    "seven players": ({"players": [{}] * 7}, "'players'.*from 2 to 6"),
    "unknown key": ({"players": TWO, "hands": []}, "'hands' is not part of a position"),
    "unknown player key": ({"players": [{"hands": []}, {}]}, r"players\[0\]: takes hand"),
    "unknown card": (
        {"players": [{}, {"hand": ["Tinny"]}]},
        r"players\[1\].hand: unknown card 'Tinny'; did you mean Tiny",
    ),
    "a card twice": (
        {"players": [{"hand": ["Tiny"]}, {"pile": ["Tiny"]}]},
        r"players\[1\].pile: there are not that many of Tiny",
    ),
    "a card in hand and deck": (
        {"players": [{"hand": ["Tiny"]}, {}], "deck": ["tiny"]},
        "deck: there are not that many of Tiny",
    ),
    "a removed card": (
        {"players": [{"hand": ["Tiny"]}, {}], "options": {"without": ["Tiny"]}},
        r"players\[0\].hand: there are not that many of Tiny",
    ),
    "an age in a hand": ({"players": [{"hand": ["Ice Age"]}, {}]}, "unknown card 'Ice Age'"),
    "a trait as an age": ({"players": TWO, "age": "Tiny"}, "age: unknown card 'Tiny'"),
    "three dominants": (
        {"players": [{"pile": [name for name in DOMINANTS if name != "Heroic"][:3]}, {}]},
        r"players\[0\].pile: more dominants than anybody can have",
    ),
    "four dominants": (
        {"players": [{}, {"pile": ["Heroic", *(n for n in DOMINANTS if n != "Heroic")][:4]}]},
        r"players\[1\].pile: more dominants than anybody can have",
    ),
    "a gene pool of nine": (
        {"players": [{"gene_pool": 9}, {}]},
        r"players\[0\].gene_pool: takes a whole number from 1 to 8, not 9",
    ),
    "a gene pool of zero": (
        {"players": [{}, {"gene_pool": 0}]},
        r"players\[1\].gene_pool: takes a whole number from 1 to 8, not 0",
    ),
    "a gene pool in words": (
        {"players": [{"gene_pool": "five"}, {}]},
        r"players\[0\].gene_pool: takes a whole number from 1 to 8, not 'five'",
    ),
    "four catastrophes": (
        {"players": TWO, "age": "Prosperity", "age_deck": CATASTROPHES[:4]},
        "^age_deck: there are more than three catastrophes",
    ),
    "four catastrophes so far": (
        {"players": TWO, "age": CATASTROPHES[3], "catastrophes": CATASTROPHES[:4]},
        "^catastrophes: there are more than three catastrophes",
    ),
    "four catastrophes in the past": (
        {"players": TWO, "age": "Prosperity", "past_ages": [BIRTH, *CATASTROPHES[:4]]},
        "^past_ages: there are more than three catastrophes",
    ),
    "catastrophes without an age": (
        {"players": TWO, "catastrophes": CATASTROPHES[:1]},
        f"^catastrophes: none comes before {BIRTH}; say with age what is in force",
    ),
    "a past without an age": (
        {"players": TWO, "past_ages": [BIRTH, "Prosperity"]},
        f"^past_ages: none comes before {BIRTH}; say with age what is in force",
    ),
    "a past without a beginning": (
        {"players": TWO, "age": "Prosperity", "past_ages": CATASTROPHES[:1]},
        f"^past_ages: the first card of every game is {BIRTH}",
    ),
    "other catastrophes": (
        {
            "players": TWO,
            "age": "Prosperity",
            "past_ages": [BIRTH, CATASTROPHES[0]],
            "catastrophes": CATASTROPHES[1:2],
        },
        "^catastrophes: these are not the ones among the revealed ages",
    ),
    "an age that was played": (
        {"players": TWO, "last_played": "Prosperity"},
        "^last_played: unknown trait 'Prosperity'",
    ),
    "a catastrophe that was played": (
        {"players": TWO, "last_played": "Ice Age"},
        "^last_played: unknown trait 'Ice Age'",
    ),
    "an unknown trait that was played": (
        {"players": TWO, "last_played": "Tinny"},
        "^last_played: unknown trait 'Tinny'; did you mean Tiny",
    ),
    "unknown catastrophe": (
        {"players": TWO, "age": "Prosperity", "catastrophes": ["Ice Ag"]},
        "^catastrophes: unknown catastrophe 'Ice Ag'; did you mean Ice Age",
    ),
    "turns at World's End": (
        {"players": TWO, "age": CATASTROPHES[2], "catastrophes": CATASTROPHES[:3], "turn": 0},
        "nobody takes turns after the third catastrophe",
    ),
    "no such seat": ({"players": TWO, "turn": 2}, "turn: takes a seat from 0 to 1, not 2"),
    "no such first seat": ({"players": TWO, "first": -1}, "first: takes a seat from 0 to 1"),
    "a hand that is no list": ({"players": [{"hand": "Tiny"}, {}]}, "takes a list of card names"),
    "an impossible option": ({"players": TWO, "options": {"hand_size": 9}}, "'hand_size'"),
    "half an exact position": ({"players": TWO, "more": {"twins": []}}, "more: takes what"),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_impossible_positions_are_refused_with_the_reason(case: str) -> None:
    position, reason = IMPOSSIBLE[case]
    with pytest.raises(EndlingError, match=reason):
        endling.position("doomlings", position)


def test_an_exact_position_was_not_reached_by_playing_an_age() -> None:
    position = endling.new("doomlings", 2, 1).position()
    position["more"]["last_played"] = GAME.card_names.index("Prosperity")
    with pytest.raises(EndlingError, match="more.last_played"):
        endling.position("doomlings", position)


def test_what_is_impossible_in_one_game_is_possible_in_another() -> None:
    three = ["Heroic", *(name for name in DOMINANTS if name != "Heroic")][:3]
    position = {
        "players": [{"gene_pool": 9, "pile": three}, {}],
        "options": {"preset": "digital"},
        "age": "Prosperity",
    }
    match = endling.position("doomlings", position)
    assert match.position()["players"][0]["gene_pool"] == 9
    match.check()


def test_names_are_found_whatever_their_case() -> None:
    position = {"players": [{"hand": ["tiny"]}, {}], "age": "prosperity"}
    match = endling.position("doomlings", position)
    assert match.position()["players"][0]["hand"] == ["Tiny"]
    assert match.position()["age"] == "Prosperity"


# --- Impossible situations ------------------------------------------------------------------------


def test_the_birth_of_life_is_found_whatever_its_case() -> None:
    match = endling.position("doomlings", {"players": TWO, "age": BIRTH.lower()})
    assert match.position()["age"] == BIRTH


def test_an_age_about_to_be_revealed_needs_one_before_it() -> None:
    position = {"players": TWO, "age": "Prosperity", "past_ages": [], "turn": None}
    with pytest.raises(EndlingError, match="past_ages"):
        endling.position("doomlings", position)


def test_the_first_age_is_the_birth_of_life() -> None:
    position = {"players": TWO, "age": "Prosperity", "past_ages": ["Arid Lands"]}
    with pytest.raises(EndlingError, match="past_ages"):
        endling.position("doomlings", position)


@pytest.mark.parametrize("more", [{}, {"age": "Prosperity", "past_ages": [BIRTH]}])
def test_catastrophes_that_contradict_the_ages_are_refused(more: Any) -> None:
    with pytest.raises(EndlingError, match="catastrophes"):
        endling.position("doomlings", {"players": TWO, "catastrophes": ["Ice Age"], **more})


BROKEN: dict[str, Any] = {
    "depth": 100,
    "actor": 5,
    "prompt": 77,
    "unused": 99,
    "phase": 9,
    "turn": 4,
    "over": 1,
}


def test_the_legal_answers_of_a_position_are_worked_out_anew() -> None:
    match = random_match(2, seed=1, steps=9)
    position = match.position()
    position["more"]["legal"] = [0] * len(position["more"]["legal"])
    assert endling.position("doomlings", position).legal == match.legal


@pytest.mark.parametrize("name", BROKEN)
def test_an_exact_position_that_breaks_a_rule_is_refused(name: str) -> None:
    """Positions come from files and replays: whatever they hold must not reach the rules."""
    position = random_match(2, seed=1, steps=9).position()
    position["more"][name] = BROKEN[name]
    with pytest.raises(EndlingError):
        endling.position("doomlings", position)
