"""Traits from Pack Behavior to Retractable Claws."""

from __future__ import annotations

from endling.games.doomlings.reasons import Reason
from endling.games.doomlings.vocabulary import Color
from tests.doomlings.scenario import Scenario
from tests.doomlings.scenarios.test_traits_m_o import (
    at_rest,
    because,
    can_be_stopped,
    doom,
    is_effectless,
    is_of_color,
    only,
)

# --- Pack Behavior


def test_pack_behavior() -> None:
    # Green 3 and red 2 are a pair each, blue is single, colorless pairs do not count.
    pile = ["Bark", "Leaves", "Quick", "Fangs", "Gills", "Fear", "Flatulence"]
    table = Scenario(hands=[["Pack Behavior", "Bad"]], piles=[pile, ["Spiny", "Adorable"]])
    table.play("Pack Behavior").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Pack Behavior") == [3 + 2]


def test_pack_behavior__counts_itself() -> None:
    assert at_rest([["Pack Behavior", "Bark"]]).worth(0, "Pack Behavior") == [3 + 1]
    assert at_rest([["Pack Behavior"]]).worth(0, "Pack Behavior") == [3]
    is_of_color("Pack Behavior", Color.GREEN)


def test_pack_behavior__two_pairs_of_one_color() -> None:
    table = at_rest([["Pack Behavior", "Quick", "Fangs", "Antlers", "Fire Skin", "Bad"]])
    assert table.worth(0, "Pack Behavior") == [3 + 2]


def test_pack_behavior__dominant() -> None:
    table = Scenario(hands=[["Tiny Little Melons"]], piles=[[], ["Pack Behavior"]])
    table.play("Tiny Little Melons").expect("skip_stabilizing", actor=0)
    third = Scenario(hands=[["Pack Behavior", "Fear"]], piles=[["Tiny", "Faith"]])
    assert third.why_not("Pack Behavior") == because(Reason.THIRD_DOMINANT)


# --- Painted Shell


def test_painted_shell() -> None:
    table = Scenario(
        hands=[["Painted Shell"]],
        piles=[["Introspective", "Bark"], ["Bad"]],
        deck=["Quick", "Fangs", "Leaves", "Gills"],
    )
    table.play("Painted Shell").expect("repeat", actor=0, cause="Painted Shell")
    assert table.options == ["Introspective"]
    assert table.why_not("Bark") == because(Reason.NO_ACTION)
    assert table.why_not("Painted Shell") == because(Reason.ITSELF)
    assert table.why_not("Bad") == because(Reason.NOT_IN_YOUR_PILE)
    table.choose("Introspective").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Fangs", "Gills", "Leaves", "Quick"]
    assert table.pile(0) == ["Bark", "Introspective", "Painted Shell"]
    assert table.worth(0, "Painted Shell") == [1]


def test_painted_shell__nothing_to_repeat() -> None:
    table = Scenario(hands=[["Painted Shell"]], piles=[["Bark", "Vampirism", "Automimicry"]])
    table.play("Painted Shell").expect("skip_stabilizing", actor=0)


def test_painted_shell__a_trait_that_moves_itself() -> None:
    table = Scenario(hands=[["Painted Shell"]], piles=[["Poisonous"], ["Fear"]])
    table.play("Painted Shell").choose("Poisonous").expect("steal", actor=0, cause="Poisonous")
    table.choose("Fear")
    assert (table.pile(0), table.pile(1)) == (["Fear", "Painted Shell"], ["Poisonous"])


def test_painted_shell__a_trait_that_gives_itself_away() -> None:
    table = Scenario(hands=[["Painted Shell", "Quick"]], piles=[["Venomous"]])
    table.play("Painted Shell").choose("Venomous").play("Quick")
    assert (table.pile(0), table.pile(1)) == (["Painted Shell", "Quick"], ["Venomous"])


def test_painted_shell__cancelled_twice() -> None:
    table = Scenario(
        hands=[["Painted Shell"], ["Automimicry", "Chromatophores"]], piles=[["Introspective"]]
    )
    table.play("Painted Shell").expect("react", actor=1, cause="Painted Shell").no()
    table.choose("Introspective").expect("react", actor=1, cause="Introspective")
    table.choose("Chromatophores").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == []
    assert table.hand(1) == ["Automimicry"]


def test_painted_shell__the_repeated_trait_cannot_be_taken() -> None:
    table = Scenario(hands=[["Painted Shell"], ["Parasitic"]], piles=[["Introspective"]])
    table.play("Painted Shell").expect("react", actor=1, cause="Painted Shell").no()
    table.choose("Introspective").expect("skip_stabilizing", actor=0)
    assert len(table.hand(0)) == 4


def test_painted_shell__with_inventive() -> None:
    table = Scenario(
        hands=[["Painted Shell"], ["Fear", "Gills"]], piles=[["Inventive"], ["Introspective"]]
    )
    table.play("Painted Shell").choose("Inventive").expect("repeat", actor=0, cause="Inventive")
    assert table.options == ["Introspective"]
    table.choose("Introspective").expect("skip_stabilizing", actor=0)
    assert len(table.hand(0)) == 4


def test_painted_shell__copied_by_inventive() -> None:
    table = Scenario(hands=[["Inventive"]], piles=[["Introspective"], ["Painted Shell"]])
    table.play("Inventive").choose("Painted Shell").expect("repeat", actor=0, cause="Painted Shell")
    assert table.options == ["Introspective"]
    assert table.why_not("Inventive") == because(Reason.REPEATED_ALREADY)
    table.choose("Introspective").expect("skip_stabilizing", actor=0)
    assert len(table.hand(0)) == 4
    assert table.pile(1) == ["Painted Shell"]


def test_painted_shell__banned_colors_still_act() -> None:
    table = Scenario(
        hands=[["Painted Shell", "Quick"], ["Gills"]],
        piles=[["Selfish"], ["Fangs"]],
        age="Lunar Retreat",
    )
    table.play("Painted Shell").choose("Selfish").choose("Fangs")
    assert table.pile(0) == ["Fangs", "Painted Shell", "Selfish"]


def test_painted_shell__stopped() -> None:
    can_be_stopped("Painted Shell", piles=(["Introspective"], []))


# --- Parasitic


def test_parasitic() -> None:
    table = Scenario(hands=[["Bad", "Fear"], ["Parasitic", "Gills", "Quick"]])
    table.play("Bad").expect("react", actor=1, cause="Bad")
    assert table.options == ["Parasitic", "no"]
    table.choose("Parasitic").expect("skip_stabilizing", actor=0)
    assert (table.pile(0), table.pile(1)) == ([], ["Bad", "Parasitic"])
    assert (table.hand(0), table.hand(1)) == (["Fear"], ["Gills", "Quick"])
    assert table.worth(1, "Parasitic") == [-2]
    # The turn of the one who reacted is still to come, and the reaction stabilized nothing.
    table.yes().expect("play", actor=1)


def test_parasitic__declined() -> None:
    table = Scenario(hands=[["Introspective"], ["Parasitic"]])
    table.play("Introspective").no().expect("skip_stabilizing", actor=0)
    assert len(table.hand(0)) == 4
    assert table.hand(1) == ["Parasitic"]


def test_parasitic__traits_without_action() -> None:
    table = Scenario(hands=[["Adorable"], ["Parasitic"]])
    table.play("Adorable").expect("react", actor=1).choose("Parasitic")
    assert (table.pile(0), table.pile(1)) == ([], ["Adorable", "Parasitic"])


def test_parasitic__never_the_own_trait() -> None:
    table = Scenario(hands=[["Adorable", "Parasitic"], ["Gills"]])
    table.play("Adorable").expect("skip_stabilizing", actor=0)


def test_parasitic__dominants_cannot_be_taken() -> None:
    table = Scenario(hands=[["Tiny"], ["Parasitic"]])
    table.play("Tiny").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Tiny"]


def test_parasitic__as_an_ordinary_turn() -> None:
    table = Scenario(hands=[["Parasitic"], ["Gills"]], piles=[[], ["Fear"]])
    table.play("Parasitic").expect("skip_stabilizing", actor=0)
    assert (table.pile(0), table.pile(1)) == (["Parasitic"], ["Fear"])
    assert table.points(0) == -2
    is_of_color("Parasitic", Color.PURPLE)


def test_parasitic__asked_in_turn_order() -> None:
    hands = [["Sweat", "Fear", "Bark"], ["Chromatophores"], ["Parasitic"], []]
    table = Scenario(hands=hands)
    table.play("Sweat").expect("react", actor=1).no().expect("react", actor=2)
    table.choose("Parasitic").expect("skip_stabilizing", actor=0)
    assert table.pile(2) == ["Parasitic", "Sweat"]
    first_one_wins = Scenario(hands=hands)
    first_one_wins.play("Sweat").choose("Chromatophores").expect("skip_stabilizing", actor=0)
    assert first_one_wins.hand(2) == ["Parasitic"]
    assert first_one_wins.pile(0) == ["Sweat"]


def test_parasitic__is_no_action_and_cannot_be_cancelled() -> None:
    table = Scenario(hands=[["Sweat", "Fear", "Chromatophores"], ["Parasitic"], ["Automimicry"]])
    table.play("Sweat").choose("Parasitic").expect("skip_stabilizing", actor=0)
    assert table.pile(1) == ["Parasitic", "Sweat"]
    peace = Scenario(hands=[["Sweat", "Fear"], ["Parasitic"]], age="Age of Peace")
    peace.play("Sweat").expect("react", actor=1).choose("Parasitic")
    assert peace.pile(1) == ["Parasitic", "Sweat"]


def test_parasitic__purple_is_banned() -> None:
    table = Scenario(hands=[["Bark"], ["Parasitic", "Fear"]], gene_pools=[1], age="Lunar Retreat")
    table.play("Bark").expect("play", actor=1)
    assert table.pile(0) == ["Bark"]


def test_parasitic__traits_are_protected() -> None:
    table = Scenario(hands=[["Bark"], ["Parasitic", "Fear"]], gene_pools=[1], age="Reforestation")
    table.play("Bark").expect("play", actor=1)
    assert table.pile(0) == ["Bark"]


def test_parasitic__same_color_as_the_last_trait() -> None:
    hands = [["Adorable", "Bark"], ["Parasitic", "Fear"]]
    purple = Scenario(hands=hands, gene_pools=[1], age="Natural Harmony")
    purple.play("Adorable").expect("play", actor=1)
    green = Scenario(hands=hands, gene_pools=[1], age="Natural Harmony")
    green.play("Bark").expect("react", actor=1)


def test_parasitic__requirement_and_cost_were_the_victims() -> None:
    table = Scenario(hands=[["Delicious"], ["Parasitic"]], piles=[["Fear"]])
    table.play("Delicious").choose("Parasitic")
    assert table.pile(1) == ["Delicious", "Parasitic"]
    paid = Scenario(hands=[["Retractable Claws"], ["Parasitic"]], piles=[["Quick"]])
    paid.play("Retractable Claws").choose("Quick").choose("Parasitic")
    assert (paid.pile(0), paid.pile(1)) == ([], ["Parasitic", "Retractable Claws"])
    assert paid.discard == ["Quick"]


def test_parasitic__gene_pools_follow() -> None:
    table = Scenario(hands=[["Saliva"], ["Parasitic"]])
    table.play("Saliva").choose("Parasitic")
    assert (table.gene_pool(0), table.gene_pool(1)) == (5, 6)


def test_parasitic__the_question_is_secret() -> None:
    table = Scenario(hands=[["Adorable"], ["Parasitic"], []])
    table.play("Adorable").expect("react", actor=1)
    for seat in (0, 2, None):
        view = table.match.view(seat)
        assert (view["actor"], view["prompt"]) == (None, None)
        assert view["players"][1]["known_hand"] == []


# --- Persuasive


def test_persuasive() -> None:
    table = Scenario(
        hands=[
            ["Persuasive", "Quick", "Bark"],
            ["Fangs", "Sentience", "Fear", "Gills"],
            ["Leaves"],
        ],
        piles=[["Antlers"], ["Fire Skin"]],
    )
    table.play("Persuasive").expect("color", actor=0, cause="Persuasive")
    assert table.options == ["blue", "green", "purple", "red"]
    table.choose(color="red").expect("skip_stabilizing", actor=0)
    assert [table.hand(seat) for seat in range(3)] == [["Bark"], ["Fear", "Gills"], ["Leaves"]]
    assert sorted(table.discard) == ["Fangs", "Quick", "Sentience"]
    assert (table.pile(0), table.pile(1)) == (["Antlers", "Persuasive"], ["Fire Skin"])
    assert table.worth(0, "Persuasive") == [1]


def test_persuasive__nobody_holds_the_color() -> None:
    table = Scenario(hands=[["Persuasive", "Fear"], ["Gills"]])
    table.play("Persuasive").choose(color="purple").expect("skip_stabilizing", actor=0)
    assert (table.hand(0), table.hand(1)) == (["Fear"], ["Gills"])
    assert table.discard == []


def test_persuasive__empty_hands() -> None:
    table = Scenario(hands=[["Persuasive"]])
    table.play("Persuasive").choose(color="green").expect("skip_stabilizing", actor=0)
    assert table.discard == []


def test_persuasive__stopped() -> None:
    can_be_stopped("Persuasive")


# --- Photosynthesis


def test_photosynthesis() -> None:
    table = Scenario(hands=[["Photosynthesis", "Appealing"]], deck=["Bark", "Leaves"])
    table.play("Photosynthesis").expect("play_another", actor=0, cause="Photosynthesis")
    assert table.options == ["Bark", "Leaves"]
    assert table.why_not("Appealing") == because(Reason.NOT_ON_OFFER)
    table.choose("Bark").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Bark", "Photosynthesis"]
    assert table.hand(0) == ["Appealing", "Leaves"]
    assert table.worth(0, "Photosynthesis") == [1]


def test_photosynthesis__one_of_them_is_green() -> None:
    table = Scenario(hands=[["Photosynthesis"]], deck=["Quick", "Leaves"])
    table.play("Photosynthesis").expect("play_another", actor=0)
    assert table.options == ["Leaves"]
    assert table.why_not("Quick") == because(Reason.WRONG_COLOR, 0, Color.GREEN)
    table.choose("Leaves")
    assert (table.pile(0), table.hand(0)) == (["Leaves", "Photosynthesis"], ["Quick"])


def test_photosynthesis__none_is_green() -> None:
    table = Scenario(hands=[["Photosynthesis", "Bark"]], deck=["Quick", "Fear"])
    table.play("Photosynthesis").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Bark", "Fear", "Quick"]


def test_photosynthesis__with_the_action_of_the_green_trait() -> None:
    table = Scenario(
        hands=[["Photosynthesis"]], piles=[[], ["Bark"]], deck=["Tiny Little Melons", "Fear"]
    )
    table.play("Photosynthesis").choose("Tiny Little Melons").expect("steal", actor=0).choose(
        "Bark"
    )
    assert table.pile(0) == ["Bark", "Photosynthesis", "Tiny Little Melons"]


def test_photosynthesis__green_but_not_playable() -> None:
    table = Scenario(hands=[["Photosynthesis"]], deck=["Heroic", "Fear"])
    table.play("Photosynthesis").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Fear", "Heroic"]
    either = Scenario(
        hands=[["Photosynthesis"]], piles=[["Tiny", "Faith"]], deck=["Symbiosis", "Bark"]
    )
    either.play("Photosynthesis").expect("play_another", actor=0)
    assert either.options == ["Bark"]
    assert either.why_not("Symbiosis") == because(Reason.THIRD_DOMINANT)


def test_photosynthesis__the_green_trait_is_played_from_the_hand() -> None:
    table = Scenario(
        hands=[["Photosynthesis"]], piles=[["Self-Replicating"]], deck=["Bark", "Fear"]
    )
    table.play("Photosynthesis").expect("come_back", actor=0).no()
    table.choose("Bark").expect("come_back", actor=0).yes()
    assert table.hand(0) == ["Fear", "Self-Replicating"]


def test_photosynthesis__only_one_card_left() -> None:
    table = Scenario(
        hands=[["Photosynthesis", "Quick"]], options=only("Photosynthesis", "Quick", "Bark")
    )
    table.play("Photosynthesis").choose("Bark").expect("skip_stabilizing", actor=0)
    assert (table.pile(0), table.hand(0)) == (["Bark", "Photosynthesis"], ["Quick"])


def test_photosynthesis__drawn_cards_are_hidden() -> None:
    table = Scenario(hands=[["Photosynthesis"], ["Fear"]], deck=["Quick", "Leaves"])
    table.play("Photosynthesis").expect("play_another", actor=0)
    assert all(e.for_seat(1).card is None for e in table.events if e.verb == "draw")
    guesses = [table.match.determinize(1, seed).position() for seed in range(20)]
    assert not all("Quick" in guess["players"][0]["hand"] for guess in guesses)


def test_photosynthesis__no_green_after_green() -> None:
    table = Scenario(
        hands=[["Photosynthesis"], ["Fear"]],
        deck=["Bark", "Leaves"],
        gene_pools=[2],
        age="Natural Harmony",
    )
    table.play("Photosynthesis").expect("play", actor=1)
    assert table.hand(0) == ["Bark", "Leaves"]


def test_photosynthesis__stopped() -> None:
    can_be_stopped("Photosynthesis")


# --- Poisonous


def test_poisonous() -> None:
    table = Scenario(
        hands=[["Poisonous"], [], ["Gills", "Spiny"]],
        piles=[["Bark"], ["Fear", "Tiny"], ["Bad"]],
    )
    table.play("Poisonous").expect("steal", actor=0, cause="Poisonous")
    assert table.options == ["Bad", "Fear"]
    assert table.why_not("Tiny") == because(Reason.DOMINANT)
    assert table.why_not("Bark") == because(Reason.NOT_IN_AN_OPPONENTS_PILE)
    table.choose("Bad").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Bad", "Bark"]
    assert table.pile(1) == ["Fear", "Tiny"]
    assert table.pile(2) == ["Poisonous"]
    assert table.hand(2) == ["Gills", "Spiny"]
    assert table.worth(2, "Poisonous") == [2]


def test_poisonous__no_target() -> None:
    table = Scenario(hands=[["Poisonous"]], piles=[["Bark"], ["Tiny"]])
    table.play("Poisonous").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Bark", "Poisonous"]


def test_poisonous__traits_are_protected() -> None:
    table = Scenario(
        hands=[["Poisonous", "Bark"], ["Quick"]],
        piles=[[], ["Fear"]],
        gene_pools=[1],
        age="Reforestation",
    )
    table.play("Poisonous").expect("play", actor=1)
    assert (table.pile(0), table.pile(1)) == (["Poisonous"], ["Fear"])


def test_poisonous__requirements_are_ignored_and_gene_pools_follow() -> None:
    table = Scenario(hands=[["Poisonous"]], piles=[[], ["Delicious"]])
    table.play("Poisonous").choose("Delicious")
    assert table.pile(0) == ["Delicious"]
    pools = Scenario(hands=[["Poisonous"]], piles=[[], ["Saliva"]], gene_pools=[5, 6])
    pools.play("Poisonous").choose("Saliva")
    assert (pools.gene_pool(0), pools.gene_pool(1)) == (6, 5)


def test_poisonous__the_same_name_in_two_piles() -> None:
    table = Scenario(hands=[["Poisonous"], [], []], piles=[[], ["Swarm"], ["Swarm"]])
    table.play("Poisonous").choose("Swarm", of=2)
    assert [table.pile(seat) for seat in range(3)] == [["Swarm"], ["Swarm"], ["Poisonous"]]


def test_poisonous__stopped() -> None:
    can_be_stopped("Poisonous", piles=([], ["Fear"]))


# --- Pollination


def test_pollination() -> None:
    # Face value 1: Fear, Gills, Camouflage and Pollination itself. A star has none.
    pile = ["Fear", "Gills", "Camouflage", "Quick", "Mindful", "Kidney"]
    table = Scenario(hands=[["Pollination", "Leaves"]], piles=[pile, ["Spiny", "Saliva"]])
    table.play("Pollination").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Pollination") == [1 + 4]


def test_pollination__alone() -> None:
    assert at_rest([["Pollination", "Bark"]]).worth(0, "Pollination") == [1 + 1]
    is_of_color("Pollination", Color.GREEN)


def test_pollination__printed_values_count_when_colorless_traits_are_worth_two() -> None:
    table = doom("AI Takeover", [], [["Pollination", "Fear", "Just"], ["Quick"]])
    assert table.points(0) == (1 + 2) + 2 + 2


# --- Prepper


def test_prepper() -> None:
    table = doom(
        "Super Volcano",
        [],
        [["Prepper", "Gills"], ["Bark", "Leaves", "Spiny"]],
        earlier=("Ice Age", "Retrovirus"),
    )
    table.expect("catastrophe", actor=0, cause="Prepper")
    assert table.options == ["Ice Age", "Retrovirus", "Super Volcano"]
    assert table.why_not("Grey Goo") == because(Reason.NOT_REVEALED)
    table.choose("Retrovirus")
    assert table.match.over
    assert (table.points(0), table.points(1)) == (2 + 1, 2 + 1 + 1 - 2)


def test_prepper__keeps_the_last_one() -> None:
    table = doom("Super Volcano", [], [["Prepper", "Gills"], ["Bark", "Spiny"]])
    table.choose("Super Volcano")
    assert (table.points(0), table.points(1)) == (2 + 1 - 1, 2 + 1 - 1)


def test_prepper__an_effect_that_discards() -> None:
    table = doom(
        "Super Volcano",
        [],
        [["Prepper", "Gills"], ["Quick", "Fangs"], ["Bark"]],
        earlier=("Mega Tsunami", "Retrovirus"),
    )
    table.choose("Mega Tsunami").expect("discard_trait", actor=1).choose("Quick")
    assert table.match.over
    assert [table.points(seat) for seat in range(3)] == [3, 1, 2]


def test_prepper__an_effect_that_draws() -> None:
    table = doom(
        "Ice Age",
        [],
        [["Prepper"], ["Bark"]],
        earlier=("Deus Ex Machina", "Retrovirus"),
        deck=["Tiny", "Confusion"],
    )
    table.choose("Deus Ex Machina")
    assert (table.points(0), table.points(1)) == (2 + 5, 2 - 2)


def test_prepper__in_turn_order_with_other_effects() -> None:
    table = doom(
        "Ice Age", [], [["Prepper", "Sentience"], ["Viral"]], earlier=("Retrovirus", "Grey Goo")
    )
    table.expect("worlds_end", actor=0)
    assert table.options == ["Prepper", "Sentience"]
    table.choose("Sentience").expect("color", actor=0).choose(color="red")
    table.expect("catastrophe", actor=0).choose("Retrovirus")
    table.expect("color", actor=1, cause="Viral").choose(color="green")
    assert table.points(0) == 2 + 2 + 1


def test_prepper__spares_colorless_traits() -> None:
    table = doom("AI Takeover", [], [["Prepper", "Flatulence"]], earlier=("Ice Age", "Retrovirus"))
    table.choose("Ice Age")
    assert table.points(0) == 2 + 3


def test_prepper__when_played() -> None:
    table = Scenario(hands=[["Prepper", "Fear"], ["Automimicry"]])
    table.play("Prepper").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Prepper") == [2]
    is_of_color("Prepper", Color.NONE)


# --- Propagation


def test_propagation() -> None:
    table = Scenario(hands=[["Propagation", "Fear", "Introspective"]])
    table.play("Propagation").expect("play_another", actor=0, cause="Propagation")
    assert table.options == ["Fear", "Introspective"]
    table.play("Introspective").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Introspective", "Propagation"]
    assert len(table.hand(0)) == 1 + 4
    assert table.worth(0, "Propagation") == [1]


def test_propagation__empty_hand() -> None:
    table = Scenario(hands=[["Propagation"]])
    table.play("Propagation").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Propagation"]


def test_propagation__nothing_playable() -> None:
    table = Scenario(hands=[["Propagation", "Heroic", "Delicious"]])
    table.play("Propagation").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Delicious", "Heroic"]


def test_propagation__requirements_and_ages() -> None:
    table = Scenario(
        hands=[["Propagation", "Bark", "Fear", "Delicious"]],
        age="Natural Harmony",
        piles=[["Gills"]],
    )
    table.play("Propagation").expect("play_another", actor=0)
    assert table.options == ["Fear"]
    assert table.why_not("Bark") == because(Reason.SAME_COLOR_AS_LAST, 0, Color.GREEN)
    assert table.why_not("Delicious") == because(Reason.NEEDS_TRAITS, 1, Color.NONE)


def test_propagation__in_a_chain() -> None:
    table = Scenario(hands=[["Propagation", "The Third Eye", "Fear", "Gills"]])
    table.play("Propagation").play("The Third Eye").play("Fear")
    assert table.pile(0) == ["Fear", "Propagation", "The Third Eye"]
    table.expect("skip_stabilizing", actor=0)


def test_propagation__stopped() -> None:
    can_be_stopped("Propagation")


# --- Quick, Random Fertilization


def test_quick() -> None:
    is_effectless("Quick", Color.RED, 2)


def test_random_fertilization() -> None:
    table = Scenario(hands=[["Random Fertilization", "Fear"]], gene_pools=[7, 3])
    table.play("Random Fertilization").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Random Fertilization") == [7]


def test_random_fertilization__at_the_end() -> None:
    table = doom("Retrovirus", [], [["Random Fertilization"], ["Fear"]], gene_pools=[5, 8])
    assert table.gene_pool(0) == 4
    assert table.points(0) == 4 - 1


def test_random_fertilization__face_value_is_zero() -> None:
    table = Scenario(hands=[["Morality", "Fear"]], piles=[["Random Fertilization"]])
    assert table.why_not("Morality") == because(Reason.CANNOT_PAY)
    is_of_color("Random Fertilization", Color.GREEN)


# --- Reckless


def test_reckless() -> None:
    table = Scenario(
        hands=[["Reckless"]], piles=[["Bark", "Fear", "Tiny"], ["Quick", "Gills", "Faith"]]
    )
    table.play("Reckless").expect("discard_theirs", actor=0, cause="Reckless")
    assert table.options == ["Gills", "Quick"]
    assert table.why_not("Faith") == because(Reason.DOMINANT)
    table.choose("Quick").expect("discard_theirs", actor=1, cause="Reckless")
    assert table.options == ["Bark", "Fear"]
    assert table.why_not("Reckless") == because(Reason.ITSELF)
    assert table.why_not("Tiny") == because(Reason.DOMINANT)
    table.choose("Bark").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Fear", "Reckless", "Tiny"]
    assert table.pile(1) == ["Faith", "Gills"]
    assert sorted(table.discard) == ["Bark", "Quick"]
    assert table.worth(0, "Reckless") == [3]


def test_reckless__three_players() -> None:
    table = Scenario(hands=[["Reckless"], [], []], piles=[["Bark"], ["Quick"], ["Gills"]])
    table.play("Reckless").expect("opponent", actor=0, cause="Reckless")
    assert table.options == ["player 1", "player 2"]
    table.choose(player=2).expect("discard_theirs", actor=0)
    assert table.options == ["Gills"]
    assert table.why_not("Quick") is not None
    table.choose("Gills").expect("discard_theirs", actor=2).choose("Bark")
    assert [table.pile(seat) for seat in range(3)] == [["Reckless"], ["Quick"], []]


def test_reckless__the_opponent_has_nothing() -> None:
    table = Scenario(hands=[["Reckless"]], piles=[["Bark"], ["Faith"]])
    table.play("Reckless").expect("discard_theirs", actor=1).choose("Bark")
    assert (table.pile(0), table.pile(1)) == (["Reckless"], ["Faith"])


def test_reckless__nothing_else_of_ones_own() -> None:
    table = Scenario(hands=[["Reckless"]], piles=[["Tiny"], ["Quick"]])
    table.play("Reckless").choose("Quick").expect("skip_stabilizing", actor=0)
    assert (table.pile(0), table.pile(1)) == (["Reckless", "Tiny"], [])


def test_reckless__nobody_has_anything() -> None:
    table = Scenario(hands=[["Reckless"]])
    table.play("Reckless").expect("skip_stabilizing", actor=0)
    assert table.discard == []


def test_reckless__traits_are_protected() -> None:
    table = Scenario(
        hands=[["Reckless", "Fear"], ["Spiny"]],
        piles=[["Bark"], ["Quick"]],
        gene_pools=[1],
        age="Reforestation",
    )
    table.play("Reckless").expect("play", actor=1)
    assert (table.pile(0), table.pile(1)) == (["Bark", "Reckless"], ["Quick"])


def test_reckless__endurance_goes_back() -> None:
    table = Scenario(hands=[["Reckless"]], piles=[["Bark"], ["Endurance"]])
    table.play("Reckless").choose("Endurance").expect("discard_theirs", actor=1)
    assert table.pile(1) == ["Endurance"]
    assert table.discard == []


def test_reckless__gene_pools() -> None:
    table = Scenario(hands=[["Reckless"]], piles=[["Saliva"], ["Teeth"]], gene_pools=[6, 6])
    table.play("Reckless").choose("Teeth").choose("Saliva")
    assert (table.gene_pool(0), table.gene_pool(1)) == (5, 5)


def test_reckless__stopped() -> None:
    can_be_stopped("Reckless", piles=(["Fear"], ["Antlers"]))


# --- Regenerative Tissue


def test_regenerative_tissue() -> None:
    table = Scenario(
        hands=[["Voracious"]], piles=[["Regenerative Tissue", "Fear"]], deck=["Introspective"]
    )
    table.play("Voracious").expect("discard_trait", actor=0).choose("Fear")
    table.expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Introspective", "Regenerative Tissue", "Voracious"]
    assert table.discard == ["Fear"]
    assert table.hand(0) == []  # no action: nothing was drawn for it
    assert table.worth(0, "Regenerative Tissue") == [0]


def test_regenerative_tissue__discarded_itself() -> None:
    table = Scenario(hands=[["Voracious"]], piles=[["Regenerative Tissue"]], deck=["Bark"])
    table.play("Voracious").choose("Regenerative Tissue")
    assert table.pile(0) == ["Bark", "Voracious"]
    assert table.discard == ["Regenerative Tissue"]


def test_regenerative_tissue__discard_chosen_by_an_opponent() -> None:
    table = Scenario(
        hands=[["Reckless"]], piles=[["Bark"], ["Regenerative Tissue", "Fear"]], deck=["Gills"]
    )
    table.play("Reckless").choose("Fear")
    assert table.pile(1) == ["Gills", "Regenerative Tissue"]


def test_regenerative_tissue__discard_as_a_cost() -> None:
    table = Scenario(
        hands=[["Retractable Claws"]],
        piles=[["Regenerative Tissue", "Quick"]],
        deck=["Bark"],
    )
    table.play("Retractable Claws").choose("Quick").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Bark", "Regenerative Tissue", "Retractable Claws"]


def test_regenerative_tissue__discard_by_catastrophe() -> None:
    table = Scenario(
        hands=[["Gills"], ["Spiny"]],
        piles=[["Regenerative Tissue", "Fear"], ["Quick"]],
        deck=["Bark"],
        age="The Four Horsemen",
        reveal=True,
        first=1,
    )
    table.expect("discard_trait", actor=0).choose("Fear")
    assert table.pile(0) == ["Bark", "Regenerative Tissue"]
    table.choose("Quick")
    assert table.pile(1) == []


def test_regenerative_tissue__at_the_end_of_the_world() -> None:
    table = doom("Mega Tsunami", [], [["Regenerative Tissue", "Quick"], ["Fear"]], deck=["Blubber"])
    table.choose("Quick")
    assert table.match.over
    assert table.pile(0) == ["Blubber", "Regenerative Tissue"]
    assert table.points(0) == 4


def test_regenerative_tissue__endurance_counts_as_discarded() -> None:
    table = Scenario(
        hands=[["Voracious"]], piles=[["Regenerative Tissue", "Endurance"]], deck=["Bark"]
    )
    table.play("Voracious").choose("Endurance")
    assert table.pile(0) == ["Bark", "Endurance", "Regenerative Tissue", "Voracious"]


def test_regenerative_tissue__what_may_not_be_played_stays_in_hand() -> None:
    pile = ["Regenerative Tissue", "Fear"]
    needy = Scenario(hands=[["Voracious"]], piles=[pile], deck=["Heroic"])
    needy.play("Voracious").choose("Fear")
    dominant = Scenario(hands=[["Voracious"]], piles=[[*pile, "Faith", "Immunity"]], deck=["Tiny"])
    dominant.play("Voracious").choose("Fear")
    banned = Scenario(
        hands=[["Voracious", "Bark"], ["Spiny"]], piles=[pile], deck=["Gills"], age="Arid Lands"
    )
    banned.play("Voracious").play("Bark").choose("Fear")
    for table, card in ((needy, "Heroic"), (dominant, "Tiny"), (banned, "Gills")):
        assert card in table.hand(0)
        assert card not in table.pile(0)
        assert table.discard == ["Fear"]


def test_regenerative_tissue__empty_deck() -> None:
    shuffled = Scenario(
        hands=[["Voracious"]],
        piles=[["Regenerative Tissue", "Fear"]],
        options=only("Voracious", "Regenerative Tissue", "Fear"),
    )
    shuffled.play("Voracious").choose("Fear").expect("skip_stabilizing", actor=0)
    assert shuffled.pile(0) == ["Fear", "Regenerative Tissue", "Voracious"]
    nothing = Scenario(
        hands=[["Voracious"]],
        piles=[["Regenerative Tissue", "Endurance"]],
        options=only("Voracious", "Regenerative Tissue", "Endurance"),
    )
    nothing.play("Voracious").choose("Endurance").expect("skip_stabilizing", actor=0)
    assert nothing.pile(0) == ["Endurance", "Regenerative Tissue", "Voracious"]


def test_regenerative_tissue__when_played_not_an_action() -> None:
    drawn = Scenario(
        hands=[["Voracious"]],
        piles=[["Regenerative Tissue", "Fear"], ["Gills"]],
        deck=["Vampirism"],
    )
    drawn.play("Voracious").choose("Fear").expect("steal", actor=0, cause="Vampirism")


def test_regenerative_tissue__giving_swapping_and_stealing_are_no_discards() -> None:
    given = Scenario(hands=[["Scutes"]], piles=[["Regenerative Tissue", "Fear"]], deck=["Bark"])
    given.play("Scutes").choose("Fear")
    assert given.deck[0] == "Bark"
    stolen = Scenario(
        hands=[["Selfish"]], piles=[[], ["Regenerative Tissue", "Quick"]], deck=["Bark"]
    )
    stolen.play("Selfish").choose("Quick")
    assert stolen.deck[0] == "Bark"
    returned = Scenario(
        hands=[["Costly Signaling"]], piles=[[], ["Regenerative Tissue", "Quick"]], deck=["Bark"]
    )
    returned.play("Costly Signaling").choose("Quick")
    assert returned.deck[0] == "Bark"


def test_regenerative_tissue__only_the_owners_pile_and_only_from_piles() -> None:
    table = Scenario(
        hands=[["Sweat", "Gills", "Spiny"]],
        piles=[["Regenerative Tissue"], ["Fear"]],
        deck=["Bark"],
    )
    table.play("Sweat").choose("Gills").expect("skip_stabilizing", actor=0)
    assert table.deck[0] == "Bark"
    other = Scenario(
        hands=[["Territorial"]], piles=[["Regenerative Tissue"], ["Quick"]], deck=["Bark"]
    )
    other.play("Territorial").choose("Quick")
    assert other.deck[0] == "Bark"


def test_regenerative_tissue__when_played() -> None:
    table = Scenario(hands=[["Regenerative Tissue", "Fear"], ["Automimicry"]])
    table.play("Regenerative Tissue").expect("skip_stabilizing", actor=0)
    is_of_color("Regenerative Tissue", Color.BLUE)


# --- Retractable Claws


def test_retractable_claws() -> None:
    table = Scenario(
        hands=[["Retractable Claws"], ["Automimicry"]],
        piles=[["Quick", "Fangs", "Gills", "Sentience"], ["Antlers"]],
    )
    table.play("Retractable Claws").expect("pay_discard", actor=0, cause="Retractable Claws")
    assert table.options == ["Fangs", "Quick"]
    assert table.why_not("Gills") == because(Reason.WRONG_COLOR, 0, Color.RED)
    assert table.why_not("Sentience") == because(Reason.DOMINANT)
    assert table.why_not("Antlers") == because(Reason.NOT_IN_YOUR_PILE)
    table.choose("Quick").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Fangs", "Gills", "Retractable Claws", "Sentience"]
    assert table.discard == ["Quick"]
    assert table.worth(0, "Retractable Claws") == [5]


def test_retractable_claws__no_red_trait() -> None:
    table = Scenario(
        hands=[["Retractable Claws", "Fear"]], piles=[["Gills", "Sentience"], ["Quick"]]
    )
    assert table.options == ["Fear"]
    assert table.why_not("Retractable Claws") == because(Reason.CANNOT_PAY)


def test_retractable_claws__traits_are_protected() -> None:
    table = Scenario(hands=[["Retractable Claws", "Fear"]], piles=[["Quick"]], age="Reforestation")
    assert table.options == ["Fear"]
    assert table.why_not("Retractable Claws") == because(Reason.TRAITS_PROTECTED)


def test_retractable_claws__a_forbidden_cost_is_ignored() -> None:
    table = Scenario(
        hands=[["Retractable Claws", "Fear"], ["Gills"]],
        piles=[["Quick"]],
        gene_pools=[1],
        age="Reforestation",
        options={"forbidden_cost": "ignored"},
    )
    table.play("Retractable Claws").expect("play", actor=1)
    assert table.pile(0) == ["Quick", "Retractable Claws"]
    no_red_trait = Scenario(
        hands=[["Retractable Claws", "Fear"]],
        age="Reforestation",
        options={"forbidden_cost": "ignored"},
    )
    assert no_red_trait.why_not("Retractable Claws") is None


def test_retractable_claws__the_cost_is_no_action() -> None:
    table = Scenario(
        hands=[["Retractable Claws", "Fear"], ["Gills"]], piles=[["Quick"]], age="Age of Peace"
    )
    table.play("Retractable Claws").choose("Quick")
    assert table.pile(0) == ["Retractable Claws"]


def test_retractable_claws__endurance_pays_and_stays() -> None:
    table = Scenario(hands=[["Retractable Claws"]], piles=[["Endurance"]])
    table.play("Retractable Claws").choose("Endurance")
    assert table.pile(0) == ["Endurance", "Retractable Claws"]
    assert table.discard == []


def test_retractable_claws__gene_pool_of_the_discarded_trait() -> None:
    table = Scenario(hands=[["Retractable Claws"]], piles=[["Warm Blood"]], gene_pools=[7])
    table.play("Retractable Claws").choose("Warm Blood")
    assert table.gene_pool(0) == 5


def test_retractable_claws__is_red_and_above_three() -> None:
    hands, piles = [["Retractable Claws", "Fear"]], [["Quick"]]
    eclipse = Scenario(hands, piles, age="Eclipse")
    assert eclipse.why_not("Retractable Claws") == because(Reason.AGE_FORBIDS_COLOR, 0, Color.RED)
    drift = Scenario(hands, piles, age="Glacial Drift")
    assert drift.why_not("Retractable Claws") == because(Reason.AGE_FORBIDS_FACE, 3)
    assert at_rest([["Heat Vision", "Retractable Claws"]]).worth(0, "Heat Vision") == [1]
