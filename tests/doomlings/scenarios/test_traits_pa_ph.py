"""Traits from Pack Behavior to Photosynthesis."""

from __future__ import annotations

from endling.games.doomlings import reasons as r
from endling.games.doomlings.vocabulary import Color
from tests.doomlings.scenario import Scenario, because, only
from tests.doomlings.scenarios.traits import at_rest, can_be_stopped, is_of_color

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
    assert third.why_not("Pack Behavior") == because(r.THIRD_DOMINANT)


# --- Painted Shell


def test_painted_shell() -> None:
    table = Scenario(
        hands=[["Painted Shell"]],
        piles=[["Introspective", "Bark"], ["Bad"]],
        deck=["Quick", "Fangs", "Leaves", "Gills"],
    )
    table.play("Painted Shell").expect("repeat", actor=0, cause="Painted Shell")
    assert table.options == ["Introspective"]
    assert table.why_not("Bark") == because(r.NO_ACTION)
    assert table.why_not("Painted Shell") == because(r.ITSELF)
    assert table.why_not("Bad") == because(r.NOT_IN_YOUR_PILE)
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
    assert table.why_not("Inventive") == because(r.REPEATED_ALREADY)
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


def test_parasitic__never_your_own_trait() -> None:
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
    assert table.why_not("Appealing") == because(r.NOT_ON_OFFER)
    table.choose("Bark").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Bark", "Photosynthesis"]
    assert table.hand(0) == ["Appealing", "Leaves"]
    assert table.worth(0, "Photosynthesis") == [1]


def test_photosynthesis__one_of_them_is_green() -> None:
    table = Scenario(hands=[["Photosynthesis"]], deck=["Quick", "Leaves"])
    table.play("Photosynthesis").expect("play_another", actor=0)
    assert table.options == ["Leaves"]
    assert table.why_not("Quick") == because(r.WRONG_COLOR, 0, Color.GREEN)
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
    assert either.why_not("Symbiosis") == because(r.THIRD_DOMINANT)


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
