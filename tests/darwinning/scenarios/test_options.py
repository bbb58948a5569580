"""Every option, setting up, dealing, and what nobody may see."""

from __future__ import annotations

import random
from typing import Any

import pytest

import endling
from endling.errors import OptionError
from endling.games.darwinning import reasons as r
from endling.games.darwinning.cards import SPECIES, TRAIT_CARDS
from endling.match import Match
from tests.darwinning.scenario import GAME, Scenario, because
from tests.kits import play_on


def new(players: int = 3, seed: int = 1, **options: Any) -> Match:
    """A new game."""
    return endling.new(GAME, players, seed, options)


def until(match: Match, prompt: str, seed: int = 0) -> Match:
    """Play at random until something is asked."""
    dice = random.Random(seed)
    while match.prompt != prompt:
        match.play(dice.choice(match.legal))
    return match


# --- Options --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("plan", "numbers"), [
    ("standard_5_4_3", [5, 4, 3]), ("long_5_5_4_3", [5, 5, 4, 3]), ("short_5_4", [5, 4]),
])  # fmt: skip
def test_option_era_plan(plan: str, numbers: list[int]) -> None:
    match, dice, seen = new(3, era_plan=plan), random.Random(1), {}
    while not match.over:
        seen[match.view()["era"]] = len(match.view()["environments"])
        match.play(dice.choice(match.legal))
    assert list(seen.values()) == numbers
    assert match.view()["eras"] == len(numbers)


def with_changes(**options: Any) -> Scenario:
    """The Orca has won a trick with the six of acorns."""
    hands = [["Acorn 6a", "Acorn 2a"], ["Flower 1a", "Flower 2a"], ["Flower 3a", "Flower 4a"]]
    table = Scenario(hands, species=["Orca", "Bird", "Pig"], options=options)
    return table.play("Acorn 6a").play("Flower 1a").play("Flower 3a").expect("improve", actor=0)


def test_option_value() -> None:
    """A seven that counts as a nine goes with nines, and no longer with sevens."""
    hands = [["Acorn 7a", "Flower 9a", "Flower 7a", "Acorn 2a"], ["Flower 1a", "Flower 2a"]]
    table = Scenario(hands, options={"value": {"Acorn 7a": 9}}).choose("Acorn 7a")
    assert table.why_not("Flower 7a") == because(r.FORMS_NOTHING)
    table.choose("Flower 9a").choose(word="done")
    assert (table.match.view()["combination"], table.match.view()["sum"]) == ("pair", 18)
    assert shown_facts(table, "Acorn 7a")["value"] == 9


def test_option_value__a_card_stays_the_trait_that_it_is() -> None:
    hands = [["Acorn 7a", "Acorn 2a"], ["Flower 1a", "Flower 2a"], ["Flower 3a", "Flower 4a"]]
    table = Scenario(
        hands, species=["Orca", "Bird", "Pig"], options={"value": {"Acorn 7a": 9, "Flower 3a": 8}}
    )
    table.play("Acorn 7a").play("Flower 1a").play("Flower 3a").expect("improve", actor=0)
    table.improve("Acorn 7a", "trait", "Orca 3")
    assert table.seat(0)["spaces"][2]["trait"] == "food_storage"
    assert shown_facts(table, "Acorn 7a")["trait"] == "food_storage"


def test_option_value__a_joker_keeps_any_suit() -> None:
    hands = [["Joker a", "Acorn 4a", "Acorn 6a", "Acorn 2a"], ["Flower 1a", "Flower 2a"]]
    table = Scenario(hands, options={"value": {"Joker a": 5}})
    table.play("Joker a", "Acorn 4a", "Acorn 6a").expect("name_suit", actor=0, cause="Joker a")
    table.choose(suit="flower")
    assert (table.match.view()["combination"], table.match.view()["sum"]) == ("straight", 15)
    assert "Counts 5" in shown_facts(table, "Joker a")["text"]


def test_option_value__one_of_two_jokers_in_a_straight_is_named() -> None:
    hands = [["Joker a", "Joker b", "Acorn 2a", "Acorn 9a"], ["Flower 1a", "Flower 2a"]]
    table = Scenario(hands, options={"value": {"Joker b": 1}})
    table.play("Joker a", "Joker b", "Acorn 2a").expect("name_suit", actor=0, cause="Joker b")
    table.choose(suit="acorn").expect("follow", actor=1)
    assert (table.match.view()["combination"], table.match.view()["sum"]) == ("straight_flush", 3)


def test_option_value__a_zero_with_a_suit_is_no_joker() -> None:
    hands = [["Acorn 9a", "Acorn 1a", "Acorn 2a", "Flower 9a"], ["Flower 1a", "Flower 2a"]]
    table = Scenario(hands, options={"value": {"Acorn 9a": 0}})
    table.play("Acorn 9a", "Acorn 1a", "Acorn 2a").expect("follow", actor=1)
    assert (table.match.view()["combination"], table.match.view()["sum"]) == ("straight_flush", 3)


def test_option_points() -> None:
    table = with_changes(points={"Acorn 6a": 7})
    before = table.match.scores[0]
    table.improve("Acorn 6a", "trait", "Orca 3")
    assert table.match.scores[0] == before + 7
    assert shown_facts(table, "Acorn 6a")["points"] == 7
    assert "(7 points)" in shown_facts(table, "Acorn 6a")["text"]


def test_option_food_chain__icons_on_cards() -> None:
    table = with_changes(food_chain={"Acorn 6a": 6}).improve("Acorn 6a", "food_chain")
    assert table.space(0) == 19
    assert shown_facts(table, "Acorn 6a")["food_chain"] == 6
    assert "6 points on the food chain" in shown_facts(table, "Acorn 6a")["text"]


def test_option_food_chain__the_start_of_a_species() -> None:
    table = with_changes(food_chain={"Orca": 16})
    assert table.space(0) == 16
    assert table.match.scores[0] == 16 + 1 + 2
    assert shown_facts(table, "Orca")["food_chain"] == 16
    assert "Start: space 16" in shown_facts(table, "Orca")["text"]


def test_option_population__icons_on_cards() -> None:
    table = with_changes(population={"Acorn 6a": 5}).improve("Acorn 6a", "population")
    assert table.population(0) == 6
    assert shown_facts(table, "Acorn 6a")["population"] == 5


def test_option_population__the_start_of_a_species() -> None:
    table = with_changes(population={"Orca": 4})
    assert table.population(0) == 4
    assert table.match.scores[0] == 13 + 4 + 2  # nothing has grown


def shown_facts(table: Scenario, name: str) -> dict[str, Any]:
    """What is told of a card at this table."""
    cards = table.match.game.cards("en", table.match.options)
    return next(card for card in cards if card["name"] == name)


@pytest.mark.parametrize(("players", "dummies"), [(2, ["Dummy"]), (3, []), (6, [])])
def test_option_two_player_dummy(players: int, dummies: list[str]) -> None:
    """With two players it cannot be left out; otherwise there is none."""
    assert new(players, two_player_dummy=True).view()["dummy"] == dummies


@pytest.mark.parametrize(
    ("option", "value", "reason"),
    [
        ("era_plan", "short", "it takes 'standard_5_4_3' or 'long_5_5_4_3' or 'short_5_4'"),
        ("two_player_dummy", False, "it takes true"),
        ("species_assignment", "draft_two_keep_one", "it takes 'random' or 'draft' or 'chosen'"),
        ("adjacency", "near", "it takes 'slot' or 'rank'"),
        ("hand_counts_visible", 1, "it takes false or true"),
        ("without", ["Unicorn"], "unknown species 'Unicorn'; there are Amoeba, Beetle"),
        ("without", ["Desert"], "Desert is in every game"),
        ("without", [species.name for species in SPECIES[:-2]], "only 2 species are left"),
        ("jokers", 3, "there is no such option"),
        ("value", {"Orca": 3}, "no such number is printed on Orca"),
        ("value", {"Acorn 7a": 16}, "Acorn 7a: 16 is not possible; it takes a whole number from"),
        ("value", {"Joker a": 20}, "a whole number from 0 to 15"),
        ("points", {"Joker a": 3}, "no such number is printed on Joker a"),
        ("points", {"Acorn 16a": 3}, "unknown card 'Acorn 16a'; did you mean Acorn 6a"),
        ("points", {"Acorn 6a": -1}, "Acorn 6a: -1 is not possible; it takes a whole number"),
        ("food_chain", {"Desert": 3}, "no such number is printed on Desert"),
        ("food_chain", {"Orca": 12}, "two species cannot stand on space 12"),
        ("food_chain", {"Orca": 20}, "a whole number from 1 to 19"),
        ("food_chain", {"Joker a": 0}, "a whole number from 1 to 19"),
        ("population", {"Orca": 0}, "a whole number from 1 to 19"),
        (
            "population",
            dict.fromkeys(("Orca", "Bird", "Pig", "Frog", "Fish"), 2),
            "at most 4 numbers can differ from the printed ones, not 5",
        ),
    ],
)
def test_w_45_wrong_options_are_refused(option: str, value: Any, reason: str) -> None:
    with pytest.raises(OptionError) as refused:
        new(3, **{option: value})
    assert f"option '{option}': " in str(refused.value)
    assert reason in str(refused.value)


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_can_play(players: int) -> None:
    with pytest.raises(OptionError, match="a whole number from 2 to 6"):
        new(players)


def test_option_without__a_draft_needs_two_boards_for_everybody() -> None:
    with pytest.raises(OptionError, match="only 11 species are left; it takes 12"):
        new(6, species_assignment="draft", without=["Orca", "Bird"])


def test_option_species_assignment__random() -> None:
    match = new(6)
    assert match.prompt == "leader"
    assert len({player["species"][0] for player in match.view()["players"]}) == 6


def test_option_species_assignment__chosen() -> None:
    match = new(3, species_assignment="chosen")
    assert (match.prompt, match.actor, len(match.legal)) == ("choose_species", 0, 13)
    match.play(match.find(card="Orca"))
    assert match.why_not(card="Orca") == because(r.SPECIES_TAKEN)
    match.play(match.find(card="Mouse"))
    match.play(match.find(card="Fish"))
    assert [player["species"] for player in match.view()["players"]] == [
        ["Orca"],
        ["Mouse"],
        ["Fish"],
    ]


def test_w_57_option_species_assignment__draft_is_secret_and_simultaneous() -> None:
    match = new(3, species_assignment="draft")
    assert match.prompt == "draft_species"
    assert match.together == [0, 1, 2]
    offered = match.view(0)["players"][0]["offered"]
    assert len(offered) == 2
    assert match.view(1)["players"][0]["offered"] is None
    before = match.view(2)
    match.play(match.find(card=offered[0]))
    assert match.view(2) == before
    for _ in range(2):
        match.play(match.legal[0])
    assert match.view()["players"][0]["species"] == [offered[0]]
    assert match.prompt == "leader"


def test_w_57_refused_boards_leave_the_game() -> None:
    match = new(6, species_assignment="draft")
    offered = [match.view(seat)["players"][seat]["offered"] for seat in range(6)]
    assert len({name for two in offered for name in two}) == 12
    for two in offered:
        match.play(match.find(card=two[1]))
    for viewer in (None, *range(6)):
        assert not any(player["offered"] for player in match.view(viewer)["players"])
    shown = [player["species"] for player in match.view()["players"]]
    assert shown == [[two[1]] for two in offered]


def test_option_without() -> None:
    names = [species.name for species in SPECIES]
    match = new(3, without=names[:10])
    drawn = {player["species"][0] for player in match.view()["players"]}
    assert drawn == set(names[10:])


def test_w_3_all_species_start_on_different_spaces() -> None:
    assert sorted(species.start for species in SPECIES) == list(range(1, 14))


@pytest.mark.parametrize("species", SPECIES, ids=lambda species: species.key)
def test_every_species_starts_as_printed(species: Any) -> None:
    others = [one.name for one in SPECIES if one is not species][:2]
    table = Scenario([["Acorn 1a"]], species=[species.name, *others])
    shown = table.seat(0)
    assert (shown["space"], shown["population"]) == (species.start, species.population)
    assert {line["environment"]: line["food"] for line in shown["lives_in"]} == {
        place.name.capitalize(): food for place, food in species.food
    }
    traits = [space["trait"] for space in shown["spaces"]]
    assert traits == [*(trait.name.lower() for trait in species.traits), None, None, None]
    assert shown["points"] == species.start + species.population + len(species.food)


@pytest.mark.parametrize("card", TRAIT_CARDS, ids=lambda card: card.name)
def test_every_card_is_what_it_says(card: Any) -> None:
    table = Scenario(
        species=["Orca", "Bird", "Mouse"], environments=[], traits={"Orca 3": [card.name]}
    )
    space = table.seat(0)["spaces"][2]
    assert space["trait"] == card.trait.name.lower()
    assert space["points"] == (3 if card.value >= 10 else 1)


# --- Hidden sizes ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_w_42_no_view_shows_the_size_of_a_hand_or_of_the_deck(players: int) -> None:
    match = play_on(new(players), random.Random(5), 60)
    for viewer in (None, *range(players)):
        view = match.view(viewer)
        assert view["deck_size"] is None
        for seat, player in enumerate(view["players"]):
            if seat != viewer:
                assert player["hand"] is None
                assert player["hand_size"] is None
                assert player["picked_size"] is None


def test_option_hand_counts_visible() -> None:
    match = new(3, hand_counts_visible=True)
    view = match.view(0)
    assert [player["hand_size"] for player in view["players"]] == [10, 10, 10]
    assert view["deck_size"] == 62
    match = until(match, "follow")
    actor = match.actor or 0
    sizes = [player["hand_size"] for player in match.view()["players"]]
    match.play(match.legal[-1])
    assert match.prompt == "follow"
    assert [player["hand_size"] for player in match.view()["players"]] == sizes
    assert match.view(actor)["players"][actor]["hand_size"] == sizes[actor] - 1


def test_w_42_dealing_is_one_event_without_numbers() -> None:
    dealt = [event for event in new(4).opening if event.verb == "deal_all"]
    assert [(event.player, event.card, event.number) for event in dealt] == [(None, None, None)]


def test_everybody_is_dealt_up_to_ten_cards_again() -> None:
    match = until(until(new(4), "keep"), "leader", seed=3)
    assert match.view()["era"] == 2
    assert [len(player["hand"]) for player in match.position()["players"]] == [10] * 4


# --- The end --------------------------------------------------------------------------------------


def ended(*seats: dict[str, int]) -> Match:
    """The last era ends with a bird, a fish and a beetle as they are, or one less of them."""
    table = Scenario(species=["Bird", "Fish", "Beetle"], environments=[], era=3, seats=seats)
    return table.survive().match


def test_w_24_food_is_needed_for_the_population_at_that_moment() -> None:
    match = ended({"space": 9, "population": 3}, {"space": 5, "population": 0})
    assert match.position()["players"][1]["population"] == 0
    assert match.position()["players"][0]["population"] == 2


def test_w_27_bite_markers_never_run_out() -> None:
    """The box has twelve."""
    table = Scenario(species=["Orca", "Bird", "Mouse"], seats=[{}, {"bites": 12}], environments=[])
    table.expect("eat", actor=1).decline().expect("eat", actor=0).choose("Bird")
    assert table.bites(1) == 13
    assert table.population(1) == 2  # for want of food
    table.decline()
    assert table.numbers("bitten") == [(1, 13)]
    assert table.population(1) == 1


def test_w_40_a_tie_goes_to_the_larger_population() -> None:
    match = ended(
        {"space": 11, "population": 3}, {"space": 9, "population": 4}, {"space": 1, "population": 0}
    )
    players = match.position()["players"]
    assert [player["population"] for player in players] == [2, 3, 1]
    assert match.scores[0] == match.scores[1]
    assert match.winners == [1]


def test_w_40_a_second_tie_goes_to_the_higher_species() -> None:
    """Eleven points by space and three environments, against ten and four."""
    bird, snake = {"space": 11, "population": 3}, {"space": 10, "population": 3}
    table = Scenario(
        species=["Bird", "Snake", "Orca"],
        environments=[],
        era=3,
        seats=[bird, snake, {"space": 1, "population": 0}],
    )
    match = table.survive().match
    players = match.position()["players"]
    assert players[0]["population"] == players[1]["population"] == 2
    assert match.scores[0] == match.scores[1]
    assert match.winners == [0]


def test_points_as_in_the_rules() -> None:
    seats = [{"space": 12, "population": 5, "settled": {"Acorn 1a": "Forest"}}]
    laid = {"Bird 1": ["Acorn 7a"], "Bird 3": ["Acorn 12a"], "Bird 5": ["Acorn 10a"]}
    table = Scenario(species=["Bird", "Fish", "Beetle"], environments=[], seats=seats, traits=laid)
    assert table.match.scores[0] == 12 + (3 + 2 * 2) + (3 + 2) + (1 + 3)


def test_w_28_w_55_a_deck_that_runs_out_is_dealt_round_by_round() -> None:
    used = [card.name for card in TRAIT_CARDS[:84]]
    table = Scenario(species=["Bird", "Snake", "Orca"], environments=[], seats=[{"used": used}])
    table.survive()
    assert [len(table.hand(seat)) for seat in range(3)] == [3, 3, 2]
    table.expect("leader")
