"""What the two rulebooks work through as examples, in the preset that each of them describes."""

from __future__ import annotations

from typing import Any

import pytest

import endling
from tests.doomlings.scenario import Names, Scenario

CLASSIC = {"preset": "classic"}
DIGITAL = {"preset": "digital"}
BOTH = pytest.mark.parametrize("options", [CLASSIC, DIGITAL], ids=["classic", "digital"])
BOX = [c for c in endling.cards("doomlings") if c["set"] == "classic"]
CATASTROPHES = [c["name"] for c in BOX if c["kind"] == "catastrophe"]


def end_world(
    last: str, piles: list[Names], options: dict[str, Any] = CLASSIC, **more: Any
) -> Scenario:
    """World's End, with seat 0 as the new first player."""
    situation = {
        "hands": [[] for _ in piles],
        "catastrophes": ["Retrovirus", "Super Volcano"],
        **more,
    }
    return Scenario(
        piles=piles, age=last, reveal=True, first=len(piles) - 1, options=options, **situation
    )


# --- Setting up -----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
def test_classic_setup(players: int) -> None:
    situation = endling.new("doomlings", players=players, seed=2, options=CLASSIC).position()
    assert situation["age"] == "The Birth of Life"
    ages = situation["age_deck"]
    assert len(ages) == 12
    for pile in (ages[:4], ages[4:8], ages[8:]):
        assert sum(card in CATASTROPHES for card in pile) == 1
    assert len(situation["deck"]) == 116 - 5 * players
    assert situation["discard"] == []
    for player in situation["players"]:
        assert len(player["hand"]) == player["gene_pool"] == 5
        assert player["pile"] == []


def test_digital_setup() -> None:
    situation = endling.new("doomlings", players=4, seed=2, options=DIGITAL).position()
    ages = situation["age_deck"]
    assert len(ages) == 28
    for pile in (ages[:10], ages[10:19], ages[19:]):
        assert sum(card in CATASTROPHES for card in pile) == 1


def test_first_round_belongs_to_the_birth_of_life() -> None:
    table = Scenario(
        hands=[["Fear", "Gills"], ["Quick", "Bark"], ["Spiny", "Fangs"]],
        age="The Birth of Life",
        age_deck=["Prosperity"],
        gene_pools=[1, 1, 1],
    )
    table.play("Fear").play("Quick")
    assert table.age == "The Birth of Life"
    table.play("Spiny")  # everybody has had a turn
    assert table.age == "Prosperity"


# --- Stabilizing ----------------------------------------------------------------------------------

CARDS = ["Quick", "Gills", "Leaves", "Big Ears", "Bark", "Spiny"]


def after_playing(held: int, options: dict[str, Any]) -> Scenario:
    """Gene pool 5, and so many cards left in hand after playing one."""
    table = Scenario(
        hands=[["Fear", *CARDS[:held]], ["Fangs"]],
        age="Comet Showers",
        deck=["Nocturnal"],
        options=options,
    )
    return table.play("Fear")


@BOTH
def test_stabilize_four_cards_draw_one(options: dict[str, Any]) -> None:
    table = after_playing(4, options)
    assert table.hand(0) == sorted([*CARDS[:4], "Nocturnal"])
    table.expect("play", actor=1)


@BOTH
def test_stabilize_six_cards_discard_one(options: dict[str, Any]) -> None:
    table = after_playing(6, options).expect("stabilize", actor=0).choose("Spiny")
    assert table.hand(0) == sorted(CARDS[:5])
    assert table.discard == ["Spiny"]
    table.expect("play", actor=1)


@BOTH
def test_stabilize_five_cards_do_nothing(options: dict[str, Any]) -> None:
    table = after_playing(5, options).expect("play", actor=1)
    assert table.hand(0) == sorted(CARDS[:5])
    assert table.discard == []


@BOTH
def test_gene_pool_change_moves_no_cards(options: dict[str, Any]) -> None:
    table = Scenario(hands=[["Warm Blood", "Fear"], ["Gills"]], options=options)
    table.play("Warm Blood").expect("skip_stabilizing", actor=0)
    assert table.gene_pool(0) == 7
    assert table.hand(0) == ["Fear"]


# --- Kinds of age effects -------------------------------------------------------------------------


@BOTH
def test_age_that_forbids_a_color(options: dict[str, Any]) -> None:
    table = Scenario(hands=[["Gills", "Fear"], []], age="Arid Lands", options=options)
    assert table.options == ["Fear"]


@BOTH
def test_age_that_lets_everybody_draw(options: dict[str, Any]) -> None:
    table = Scenario(hands=[["Fear"], []], age="Flourish", reveal=True, options=options)
    assert [len(table.hand(seat)) for seat in range(2)] == [3, 2]


@BOTH
def test_age_that_ignores_actions(options: dict[str, Any]) -> None:
    table = Scenario(
        hands=[["Bad"], ["Fear", "Gills"]], age="Age of Peace", gene_pools=[1, 1], options=options
    )
    table.play("Bad")
    assert table.hand(1) == ["Fear", "Gills"]


def test_age_outranks_trait_and_trait_outranks_rulebook() -> None:
    table = Scenario(hands=[["Heroic", "Fear"], []], age="Birth of a Hero", reveal=True)
    assert table.pile(0) == ["Heroic"]  # the age against the requirement of the trait
    table = Scenario(hands=[["Propagation", "Fear"], []])
    table.play("Propagation").play("Fear")
    assert table.pile(0) == ["Fear", "Propagation"]  # the trait against one trait a turn


# --- Requirements and restrictions ----------------------------------------------------------------


@BOTH
def test_requirement_of_one_colorless_trait(options: dict[str, Any]) -> None:
    table = Scenario(hands=[["Delicious", "Gills"], []], piles=[["Quick"]], options=options)
    assert table.options == ["Gills"]
    reason = table.why_not("Delicious")
    assert reason is not None
    assert "colorless" in reason
    table = Scenario(hands=[["Delicious", "Gills"], []], piles=[["Fear"]], options=options)
    assert table.options == ["Delicious", "Gills"]


@BOTH
def test_requirement_applies_to_the_discard_pile(options: dict[str, Any]) -> None:
    table = Scenario(hands=[["Trunk"], []], discard=["Delicious"], options=options)
    table.play("Trunk")
    assert table.pile(0) == ["Trunk"]
    assert "Delicious" in table.discard


@BOTH
def test_requirement_is_ignored_by_theft(options: dict[str, Any]) -> None:
    table = Scenario(hands=[["Poisonous"], []], piles=[[], ["Delicious", "Fear"]], options=options)
    table.play("Poisonous").choose("Delicious")
    assert table.pile(0) == ["Delicious"]
    assert table.pile(1) == ["Fear", "Poisonous"]


def test_forbidden_cost_makes_unplayable() -> None:
    table = Scenario(
        hands=[["Retractable Claws", "Fear"], []], piles=[["Quick"]], age="Reforestation"
    )
    assert table.options == ["Fear"]


def test_forbidden_cost_is_ignored_in_digital() -> None:
    table = Scenario(
        hands=[["Retractable Claws", "Fear"], ["Bark"]],
        piles=[["Quick"]],
        age="Reforestation",
        gene_pools=[1, 1],
        options=DIGITAL,
    )
    table.play("Retractable Claws")
    assert table.pile(0) == ["Quick", "Retractable Claws"]


@BOTH
def test_forbidden_effect_is_ignored(options: dict[str, Any]) -> None:
    table = Scenario(
        hands=[["Voracious", "Gills"], ["Bark"]],
        age="Reforestation",
        gene_pools=[1, 1],
        options=options,
    )
    table.play("Voracious").play("Gills").expect("play", actor=1)
    assert table.pile(0) == ["Gills", "Voracious"]  # the discard does not happen


# --- The gene pool --------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(
    ("card", "value"), [("Fecundity", 8), ("Warm Blood", 7), ("Brute Strength", 1)]
)
def test_gene_pool_beyond_its_range_is_ignored(
    options: dict[str, Any], card: str, value: int
) -> None:
    table = Scenario(hands=[[card], []], gene_pools=[value, 5], options=options)
    table.play(card)
    assert table.gene_pool(0) == value


@BOTH
def test_leaving_trait_adjusts_even_if_its_arrival_was_ignored(options: dict[str, Any]) -> None:
    table = Scenario(
        hands=[["Fecundity", "Fear"], ["Tiny Little Melons"]], gene_pools=[8, 5], options=options
    )
    table.play("Fecundity").skip_stabilizing()
    assert table.gene_pool(0) == 8
    table.play("Tiny Little Melons").choose("Fecundity")
    assert table.gene_pool(0) == 7
    assert table.gene_pool(1) == 6


@pytest.mark.parametrize(("options", "after"), [(CLASSIC, 8), (DIGITAL, 9)])
def test_leaving_trait_at_the_edge(options: dict[str, Any], after: int) -> None:
    table = Scenario(
        hands=[["Scutes"], ["Fear"]], piles=[["Brute Strength"]], gene_pools=[8, 5], options=options
    )
    table.play("Scutes").choose("Brute Strength")
    assert table.gene_pool(0) == after


# --- Actions, thefts, swaps -----------------------------------------------------------------------


@BOTH
def test_actions_only_from_the_hand(options: dict[str, Any]) -> None:
    table = Scenario(
        hands=[["Directly Register"], ["Fear", "Gills"]], piles=[[], ["Bad"]], options=options
    )
    table.play("Directly Register").choose("Bad")
    assert table.pile(0) == ["Bad", "Directly Register"]
    assert table.hand(1) == ["Fear", "Gills"]
    table = Scenario(hands=[["Trunk"], ["Fear", "Gills"]], discard=["Bad"], options=options)
    table.play("Trunk")
    assert table.pile(0) == ["Bad", "Trunk"]
    assert table.hand(1) == ["Fear", "Gills"]


@BOTH
def test_actions_when_told_to(options: dict[str, Any]) -> None:
    table = Scenario(
        hands=[["Selective Memory"], ["Fear", "Gills"]], discard=["Bad"], options=options
    )
    table.play("Selective Memory").choose("Bad")
    assert table.hand(1) == []


@BOTH
def test_impossible_action_is_ignored(options: dict[str, Any]) -> None:
    table = Scenario(hands=[["Sweat"], ["Gills"]], options=options)
    table.play("Sweat").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Sweat"]


@BOTH
def test_from_hand_to_hand_and_from_pile_to_pile(options: dict[str, Any]) -> None:
    table = Scenario(hands=[["Impatience"], ["Fear"]], options=options)
    table.play("Impatience")
    assert table.hand(0) == ["Fear"]
    table = Scenario(hands=[["Selfish"], []], piles=[[], ["Quick"]], options=options)
    table.play("Selfish").choose("Quick")
    assert table.pile(0) == ["Quick", "Selfish"]


@BOTH
def test_out_of_turn_is_not_the_turn(options: dict[str, Any]) -> None:
    table = Scenario(hands=[["Quick", "Bark"], ["Parasitic", "Fear"]], options=options)
    table.play("Quick").choose("Parasitic")
    assert table.hand(1) == ["Fear"]
    table.skip_stabilizing().expect("play", actor=1)


@BOTH
def test_out_of_turn_traits_can_be_played_in_turn(options: dict[str, Any]) -> None:
    for card in ("Automimicry", "Chromatophores", "Late", "Parasitic", "Sneaky"):
        table = Scenario(hands=[[card], []], options=options)
        table.play(card)
        assert table.pile(0) == [card]


# --- When nothing can be played -------------------------------------------------------------------


@BOTH
def test_empty_hand(options: dict[str, Any]) -> None:
    table = Scenario(hands=[[], ["Gills"]], age="Comet Showers", gene_pools=[3, 5], options=options)
    table.expect("play", actor=1)
    assert len(table.hand(0)) == 5


@BOTH
@pytest.mark.parametrize("answer", ["keep", "redraw"])
def test_unplayable_hand(options: dict[str, Any], answer: str) -> None:
    table = Scenario(
        hands=[["Gills"], ["Bark"]],
        age="Arid Lands",
        deck=["Fear", "Quick", "Fangs"],
        options=options,
    )
    table.expect("stuck", actor=0).choose(word=answer)
    assert table.hand(0) == (["Gills"] if answer == "keep" else ["Fangs", "Fear", "Quick"])
    table.expect("play", actor=1)


# --- Dominants ------------------------------------------------------------------------------------


@BOTH
def test_only_two_dominants(options: dict[str, Any]) -> None:
    table = Scenario(hands=[["Viral", "Gills"], []], piles=[["Tiny", "Immunity"]], options=options)
    assert table.options == ["Gills"]


@BOTH
def test_heroic_as_the_third_dominant(options: dict[str, Any]) -> None:
    table = Scenario(
        hands=[["Heroic", "Gills"], []],
        piles=[["Tiny", "Immunity"]],
        age="Birth of a Hero",
        reveal=True,
        options=options,
    )
    assert table.pile(0) == ["Heroic", "Immunity", "Tiny"]
    table.expect("play", actor=0)


@BOTH
def test_played_dominants_stay(options: dict[str, Any]) -> None:
    table = Scenario(
        hands=[["Reckless"], ["Fear"]], piles=[["Tiny"], ["Immunity"]], options=options
    )
    table.play("Reckless")
    assert table.pile(0) == ["Reckless", "Tiny"]
    assert table.pile(1) == ["Immunity"]


# --- Catastrophes ---------------------------------------------------------------------------------


@BOTH
def test_catastrophe_in_order(options: dict[str, Any]) -> None:
    table = Scenario(
        hands=[["Fear", "Gills"], ["Bark", "Spiny"]],
        piles=[["Quick"], []],
        age="Ice Age",
        reveal=True,
        age_deck=["Prosperity"],
        options=options,
    )
    assert table.happened[:4] == ["reveal", "first_player", "gene_pool", "gene_pool"]
    table.expect("discard", actor=0).choose("Fear")
    assert table.match.view(0)["first"] == 1
    table.expect("play", actor=1)
    assert table.age == ("Ice Age" if options is CLASSIC else "Prosperity")


@BOTH
def test_worlds_end_in_order(options: dict[str, Any]) -> None:
    table = end_world(
        "Ice Age",
        [["Sentience", "Gills"], ["Viral", "Quick"]],
        options,
        hands=[["Fear", "Bark"], []],
    )
    assert [table.gene_pool(0), table.gene_pool(1)] == [4, 4]
    table.expect("discard", actor=0).choose("Bark")  # gene pools, then the usual effect
    table.expect("color", actor=0, cause="Sentience").choose(color="red")  # traits in turn order
    table.expect("color", actor=1, cause="Viral").choose(color="blue")
    assert table.happened[-2:] == ["worlds_end", "game_over"]  # the catastrophe, then the score
    assert table.match.scores == [2 + 1 + 1 - 1 - 1, 2 + 2 - 1]


# --- Scoring --------------------------------------------------------------------------------------


def test_compass_star_is_zero() -> None:
    pile = ["Kidney", "Pollination", "Immunity"]  # Kidney is worth 1, but its face value is 0
    table = Scenario(hands=[["Fear"], []], piles=[pile])
    assert table.worth(0, "Kidney") == [1]
    assert table.worth(0, "Pollination") == [2]
    assert table.worth(0, "Immunity") == [4]
    table = Scenario(hands=[["Directly Register"], []], piles=[[], ["Kidney", "Gills"]])
    table.play("Directly Register")
    assert table.options == ["Gills"]


def test_bonuses() -> None:
    table = Scenario(
        hands=[["Tiny", "Viral", "Fear"], []],
        piles=[["Egg Clusters", "Gills", "Brave", "Altruistic"], []],
        gene_pools=[6, 5],
    )
    assert table.worth(0, "Egg Clusters") == [-1 + 2]  # per blue trait
    assert table.worth(0, "Brave") == [1 + 2 * 2]  # per dominant in hand
    assert table.worth(0, "Altruistic") == [6]  # the gene pool


def test_color_pairs_and_lowest_color() -> None:
    pile = ["Pack Behavior", "Leaves", "Bark", "Quick", "Fangs", "Fear", "Flatulence"]
    assert Scenario(piles=[pile]).worth(0, "Pack Behavior") == [3 + 1 + 1]
    pile = ["Symbiosis", "Leaves", "Bark", "Quick", "Fangs", "Fear"]
    assert Scenario(piles=[pile]).worth(0, "Symbiosis") == [3 + 2 * 2]


@pytest.mark.parametrize(("options", "leader"), [(CLASSIC, 0), (DIGITAL, 3)])
def test_final_score(options: dict[str, Any], leader: int) -> None:
    table = end_world(
        "Ice Age",
        [["Quick", "Heat Vision", "Confusion", "Kidney"], ["Gills"]],
        options,
        gene_pools=[7, 5],
    )
    faces, bonuses, catastrophe = 2 - 1 - 2 + 0, 3 + 1, -3
    assert table.match.scores == [faces + bonuses + catastrophe + leader, 1]


def test_tied_leaders_of_the_gene_pool_get_nothing() -> None:
    table = end_world("Ice Age", [["Gills"], ["Bark"]], DIGITAL, gene_pools=[5, 5])
    assert table.match.scores == [1, 2]


@BOTH
def test_tie(options: dict[str, Any]) -> None:
    table = end_world("Ice Age", [["Gills"], ["Leaves"]], options, deck=["Bark", "Tiny"])
    assert table.match.winners == [1]


def test_discards_lie_face_up_with_the_last_on_top() -> None:
    table = Scenario(hands=[["Hot Temper", "Fear", "Gills", "Bark"], []])
    table.play("Hot Temper").choose("Fear").choose("Gills")
    assert table.match.view(1)["discard"] == ["Gills", "Fear"]
