"""Presets and what is dealt: every option with every value it takes, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import endling
from endling.games.doomlings import reasons as r
from endling.games.doomlings.options import SETS
from tests.doomlings.scenario import Scenario, because
from tests.doomlings.scenarios.options import (
    AGES,
    CARDS,
    CATASTROPHES,
    CLASSIC,
    DIGITAL,
    TRAITS,
    all_ages,
    new,
    piles_of,
    refuse,
)

# --- Presets --------------------------------------------------------------------------------------


def test_option_preset__classic() -> None:
    options = new(preset="classic").options
    assert {name: options[name] for name in CLASSIC} == CLASSIC


def test_option_preset__digital() -> None:
    options = new(preset="digital").options
    assert {name: options[name] for name in DIGITAL} == DIGITAL


def test_option_preset__classic_is_usual() -> None:
    assert new().options == new(preset="classic").options


@pytest.mark.parametrize("preset", ["classic", "digital"])
def test_option_preset__common_part(preset: str) -> None:
    options = new(preset=preset).options
    assert options["sets"] == ["classic"]
    assert options["without"] == []
    assert options["hand_size"] == options["gene_pool"] == 5


def test_option_preset__single_options_win() -> None:
    options = new(preset="digital", ages_per_pile=2, gene_pool_leader=False).options
    assert options["ages_per_pile"] == 2
    assert options["gene_pool_leader"] is False
    assert options["forbidden_cost"] == "ignored"


@pytest.mark.parametrize("value", ["fancy", "Classic", "", None, 1, ["classic"]])
def test_option_preset__refused(value: Any) -> None:
    complaint = refuse("preset", value)
    assert "classic" in complaint
    assert "digital" in complaint


def test_option_preset__both_reach_the_end() -> None:
    for preset in ("classic", "digital"):
        match = new(players=3, seed=5, preset=preset)
        while not match.over:
            match.play(match.legal[-1])
        assert match.position()["catastrophes"] == [
            name for name in all_revealed(match) if name in CATASTROPHES
        ]
        assert len(match.position()["catastrophes"]) == 3


def all_revealed(match: endling.Match) -> list[str]:
    situation = match.position()
    return [*situation["past_ages"], situation["age"]]


# --- Players --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
def test_option_players(players: int) -> None:
    match = new(players=players)
    assert match.players == len(match.view(0)["players"]) == players


@pytest.mark.parametrize("players", [0, 1, 7, -2, 2.0, "3", None, True])
def test_option_players__refused(players: Any) -> None:
    with pytest.raises(endling.OptionError, match="players") as complaint:
        endling.new("doomlings", players=players)
    assert "2" in str(complaint.value)
    assert "6" in str(complaint.value)


# --- ages_per_pile --------------------------------------------------------------------------------


@pytest.mark.parametrize("ages", range(1, 9))
def test_option_ages_per_pile(ages: int) -> None:
    for seed in range(5):
        match = new(seed=seed, ages_per_pile=ages)
        assert all_ages(match)[0] == "The Birth of Life"
        assert len(all_ages(match)) == len(set(all_ages(match))) == 1 + 3 * (ages + 1)
        assert piles_of(match) == [ages] * 3


def test_option_ages_per_pile__all() -> None:
    for seed in range(5):
        match = new(seed=seed, ages_per_pile="all")
        assert piles_of(match) == [9, 8, 8]
        assert set(AGES) < set(all_ages(match))


def test_option_ages_per_pile__all_with_fewer_ages() -> None:
    match = new(ages_per_pile="all", without=["Flourish", "Eclipse", "Prosperity"])
    assert piles_of(match) == [8, 7, 7]


def test_option_ages_per_pile__shuffled() -> None:
    decks = {tuple(all_ages(new(seed=seed, ages_per_pile=1))) for seed in range(10)}
    assert len(decks) == 10
    first = {all_ages(new(seed=seed, ages_per_pile=1))[1] in CATASTROPHES for seed in range(20)}
    assert first == {True, False}


@pytest.mark.parametrize("value", [0, 9, -1, 2.5, "3", "none", True, None, [3]])
def test_option_ages_per_pile__refused(value: Any) -> None:
    complaint = refuse("ages_per_pile", value)
    assert "1 to 8" in complaint
    assert "all" in complaint


# --- sets -----------------------------------------------------------------------------------------


def test_option_sets__classic() -> None:
    match = new(sets=["classic"])
    assert match.options["sets"] == ["classic"]
    situation = match.position()
    cards = situation["deck"] + [card for player in situation["players"] for card in player["hand"]]
    assert len(cards) == 116
    assert set(cards) == set(TRAITS)


def named(kind: str, *sets: str) -> set[str]:
    """The names of all cards of a kind in some sets."""
    cards = endling.cards("doomlings")
    return {card["name"] for card in cards if card["kind"] == kind and card["set"] in sets}


def test_option_sets__everything_together() -> None:
    match = new(sets=list(SETS), ages_per_pile="all")
    situation = match.position()
    cards = situation["deck"] + [card for player in situation["players"] for card in player["hand"]]
    assert len(cards) == 180
    assert set(cards) == named("trait", *SETS)
    assert named("age", *SETS) <= set(all_ages(match))


def test_option_sets__without_the_classic_one() -> None:
    sets = ["dinolings", "mythlings", "techlings"]
    match = new(sets=sets, ages_per_pile=1)
    situation = match.position()
    cards = situation["deck"] + [card for player in situation["players"] for card in player["hand"]]
    assert len(cards) == 49
    assert set(cards) == named("trait", *sets)
    ages = ["The Birth of Life", *named("age", *sets), *named("catastrophe", *sets)]
    assert sorted(all_ages(match)) == sorted(ages)
    assert "only 1 age" in refuse("sets", ["dinolings"])
    assert "only 3 ages" in refuse("sets", sets)  # three piles of three take nine


@pytest.mark.parametrize("value", ["classic", [], ["nonsense"], ["classic", "nonsense"], None, [1]])
def test_option_sets__refused(value: Any) -> None:
    assert "classic" in refuse("sets", value)


# --- without --------------------------------------------------------------------------------------


def test_option_without__traits() -> None:
    match = new(without=["Kidney", "Tiny"])
    situation = match.position()
    cards = situation["deck"] + [card for player in situation["players"] for card in player["hand"]]
    assert len(cards) == 116 - 6 - 1
    assert set(cards) == set(TRAITS) - {"Kidney", "Tiny"}


def test_option_without__ages_and_catastrophes() -> None:
    gone = ["Flourish", "Ice Age"]
    for seed in range(10):
        assert not set(gone) & set(all_ages(new(seed=seed, ages_per_pile=8, without=gone)))


def test_option_without__whatever_the_case() -> None:
    assert new(without=["tiny", "ICE AGE"]).options["without"] == ["Ice Age", "Tiny"]


def test_option_without__nothing() -> None:
    assert new(without=[]).options == new().options


def test_option_without__not_even_in_a_position() -> None:
    with pytest.raises(endling.PositionError, match="Tiny"):
        Scenario(hands=[["Tiny"], []], options={"without": ["Tiny"]})


def test_option_without__just_enough_is_left() -> None:
    match = new(
        ages_per_pile=1, without=AGES[3:] + CATASTROPHES[3:] + TRAITS[10:], hand_size=3, gene_pool=3
    )
    assert set(all_ages(match)) == {"The Birth of Life", *AGES[:3], *CATASTROPHES[:3]}


@pytest.mark.parametrize("value", ["Tiny", None, [3], {"Tiny": 1}])
def test_option_without__refused(value: Any) -> None:
    assert "names" in refuse("without", value)


def test_option_without__cards_that_cannot_be_left_out() -> None:
    assert "unknown card 'No Such Card'" in refuse("without", ["No Such Card"])
    assert "did you mean Tiny?" in refuse("without", ["Tny"])
    assert "in every game" in refuse("without", ["Tiny", "The Birth of Life"])


def test_option_without__too_few_left() -> None:
    assert "ages" in refuse("without", AGES[8:])
    assert "catastrophes" in refuse("without", CATASTROPHES[2:])
    assert "traits" in refuse("without", TRAITS[5:])


def test_option_without__too_few_ages_for_the_piles() -> None:
    with pytest.raises(endling.OptionError, match="ages"):
        new(ages_per_pile=8, without=AGES[:2])
    with pytest.raises(endling.OptionError, match="ages"):
        new(ages_per_pile="all", without=AGES[2:])


# --- face_values ----------------------------------------------------------------------------------


def test_option_face_values__count_at_the_end() -> None:
    changed = {"face_values": {"Fangs": 7, "Kidney": 3}}
    table = Scenario(piles=[["Fangs", "Quick"], ["Kidney", "Kidney"]], options=changed)
    assert table.worth(0, "Fangs") == [7]
    assert table.worth(0, "Quick") == [2]
    assert table.worth(1, "Kidney") == [3 + 2, 3 + 2]  # every copy has it, and its score besides


def test_option_face_values__an_effect_asks_for_them() -> None:
    changed = {"face_values": {"Bark": 1, "Fangs": 2}}
    table = Scenario(hands=[["Directly Register"]], piles=[[], ["Bark", "Fangs"]], options=changed)
    table.play("Directly Register")
    assert table.options == ["Bark"]
    table.choose("Bark")
    assert table.pile(0) == ["Bark", "Directly Register"]


def test_option_face_values__an_age_forbids_them() -> None:
    changed = {"face_values": {"Fangs": 4, "Tiny": 3}}
    table = Scenario(hands=[["Fangs", "Tiny", "Quick"]], age="Glacial Drift", options=changed)
    assert table.why_not("Fangs") == because(r.AGE_FORBIDS_FACE, 3)
    assert table.why_not("Tiny") is None


def test_option_face_values__other_traits_count_them() -> None:
    changed = {"face_values": {"Quick": 1, "Fangs": -1}}
    table = Scenario(piles=[["Pollination", "Quick", "Fangs"], []], options=changed)
    assert table.worth(0, "Pollination") == [1 + 2]  # itself and Quick


def test_option_face_values__whatever_the_case_and_only_what_differs() -> None:
    given = {"tiny": 15, "Fangs": 1, "BAD": -2}
    assert new(face_values=given).options["face_values"] == {"Bad": -2, "Tiny": 15}


def test_option_face_values__nothing() -> None:
    assert new(face_values={}).options == new().options
    assert new(face_values={"Fangs": 1}).state() == new().state()


def test_option_face_values__kept_by_positions_replays_and_cards() -> None:
    match = new(face_values={"Tiny": 15})
    set_up = endling.position("doomlings", match.position(), seed=1)
    assert set_up.options == match.options
    assert set_up.view(0) == match.view(0)
    assert endling.replay(match.replay()).state() == match.state()
    shown = {card["name"]: card for card in match.game.cards("en", match.options)}
    assert shown["Tiny"]["face_value"] == 15
    assert shown["Bad"]["face_value"] == CARDS["Bad"]["face_value"]


@pytest.mark.parametrize(
    "value",
    [["Tiny"], "Tiny", None, {3: 1}]
    + [{"Tiny": value} for value in (51, -51, 1.0, "3", None, True)],
)
def test_option_face_values__refused(value: Any) -> None:
    assert "50 to 50" in refuse("face_values", value)


@pytest.mark.parametrize("card", ["No Such Card", "Ice Age"])
def test_option_face_values__no_trait(card: str) -> None:
    assert f"unknown trait '{card}'" in refuse("face_values", {card: 1})


# --- hand_size, gene_pool -------------------------------------------------------------------------


@pytest.mark.parametrize("size", range(1, 9))
def test_option_hand_size(size: int) -> None:
    situation = new(players=6, hand_size=size).position()
    assert [len(player["hand"]) for player in situation["players"]] == [size] * 6
    assert [player["gene_pool"] for player in situation["players"]] == [5] * 6


def test_option_hand_size__not_for_an_empty_hand() -> None:
    table = Scenario(hands=[[], ["Fear"]], options={"hand_size": 2})
    assert len(table.hand(0)) == 5


@pytest.mark.parametrize("size", range(1, 9))
def test_option_gene_pool(size: int) -> None:
    situation = new(players=6, gene_pool=size).position()
    assert [player["gene_pool"] for player in situation["players"]] == [size] * 6
    assert [len(player["hand"]) for player in situation["players"]] == [5] * 6


NO_SIZES = pytest.mark.parametrize("value", [0, 9, -1, 5.0, "5", True, None])


@NO_SIZES
def test_option_hand_size__refused(value: Any) -> None:
    assert "1 to 8" in refuse("hand_size", value)


@NO_SIZES
def test_option_gene_pool__refused(value: Any) -> None:
    assert "1 to 8" in refuse("gene_pool", value)


# --- What there is --------------------------------------------------------------------------------


def test_option_unknown__refused() -> None:
    complaint = refuse("turbo", True)
    for option in endling.games()[0]["options"]:
        assert option in complaint


def test_option_list_is_complete() -> None:
    known = set(endling.games()[0]["options"])
    assert (
        known
        == set(new().options)
        == {*CLASSIC, "preset", "sets", "without", "face_values", "hand_size", "gene_pool"}
    )


def test_option_given_mapping_is_left_alone() -> None:
    given = {"preset": "digital", "without": ["Tiny"]}
    endling.new("doomlings", players=2, options=given)
    assert given == {"preset": "digital", "without": ["Tiny"]}
