"""Traits from Vampirism to Woody Stems."""

from __future__ import annotations

from endling.games.doomlings import reasons as r
from endling.games.doomlings.vocabulary import Color
from tests.doomlings.scenario import Scenario, because, world_ends
from tests.doomlings.scenarios.traits import (
    at_rest,
    can_be_stopped,
    check_effectless,
    is_of_color,
    raises_gene_pool,
)

# --- Vampirism


def test_vampirism() -> None:
    table = Scenario(
        hands=[["Vampirism"], [], []],
        piles=[["Bark"], ["Introspective", "Tiny"], ["Fear"]],
        deck=["Quick", "Fangs", "Leaves", "Gills"],
    )
    table.play("Vampirism").expect("steal", actor=0, cause="Vampirism")
    assert table.options == ["Fear", "Introspective"]
    assert table.why_not("Tiny") == because(r.DOMINANT)
    assert table.why_not("Bark") == because(r.NOT_IN_AN_OPPONENTS_PILE)
    table.choose("Introspective").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Bark", "Introspective", "Vampirism"]
    assert table.hand(0) == ["Fangs", "Gills", "Leaves", "Quick"]
    assert table.worth(0, "Vampirism") == [3]
    is_of_color("Vampirism", Color.PURPLE)


def test_vampirism__a_trait_without_action() -> None:
    table = Scenario(hands=[["Vampirism", "Fear"]], piles=[[], ["Gills"]])
    table.play("Vampirism").choose("Gills").expect("skip_stabilizing", actor=0)
    assert (table.pile(0), table.pile(1)) == (["Gills", "Vampirism"], [])


def test_vampirism__no_target() -> None:
    table = Scenario(hands=[["Vampirism"]], piles=[["Bark"], ["Tiny"]])
    table.play("Vampirism").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Bark", "Vampirism"]


def test_vampirism__the_stolen_trait_acts_on_itself() -> None:
    table = Scenario(hands=[["Vampirism"]], piles=[[], ["Poisonous", "Fear"]])
    table.play("Vampirism").choose("Poisonous").expect("steal", actor=0, cause="Poisonous")
    table.choose("Fear")
    assert (table.pile(0), table.pile(1)) == (["Fear", "Vampirism"], ["Poisonous"])


def test_vampirism__not_an_action() -> None:
    unstopped = Scenario(
        hands=[["Vampirism"], ["Automimicry"], ["Parasitic"]], piles=[[], ["Fear"], []]
    )
    unstopped.play("Vampirism").expect("steal", actor=0)
    peace = Scenario(
        hands=[["Vampirism", "Gills"], ["Spiny"]],
        piles=[[], ["Introspective"]],
        gene_pools=[1],
        age="Age of Peace",
    )
    peace.play("Vampirism").choose("Introspective").expect("play", actor=1)
    assert peace.pile(0) == ["Introspective", "Vampirism"]
    assert peace.hand(0) == ["Gills"]


def test_vampirism__the_stolen_action_can_be_cancelled() -> None:
    table = Scenario(hands=[["Vampirism"], ["Automimicry"]], piles=[[], ["Introspective"]])
    table.play("Vampirism").choose("Introspective")
    table.expect("react", actor=1, cause="Introspective").choose("Automimicry")
    table.expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Introspective", "Vampirism"]
    assert table.hand(0) == []


def test_vampirism__the_stolen_trait_cannot_be_taken_by_reaction() -> None:
    table = Scenario(hands=[["Vampirism"], ["Parasitic"]], piles=[[], ["Introspective"]])
    table.play("Vampirism").choose("Introspective").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Introspective", "Vampirism"]


def test_vampirism__traits_are_protected() -> None:
    table = Scenario(
        hands=[["Vampirism", "Fear"], ["Gills"]],
        piles=[[], ["Introspective"]],
        gene_pools=[1],
        age="Reforestation",
    )
    table.play("Vampirism").expect("play", actor=1)
    assert (table.pile(0), table.pile(1)) == (["Vampirism"], ["Introspective"])


def test_vampirism__requirements_and_costs_are_ignored() -> None:
    table = Scenario(hands=[["Vampirism"]], piles=[["Quick"], ["Delicious", "Retractable Claws"]])
    table.play("Vampirism").choose("Retractable Claws").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Quick", "Retractable Claws", "Vampirism"]
    needy = Scenario(hands=[["Vampirism"]], piles=[[], ["Delicious"]])
    needy.play("Vampirism").choose("Delicious")
    assert needy.pile(0) == ["Delicious", "Vampirism"]


def test_vampirism__third_dominant() -> None:
    table = Scenario(hands=[["Vampirism", "Fear"]], piles=[["Tiny", "Faith"], ["Gills"]])
    assert table.why_not("Vampirism") == because(r.THIRD_DOMINANT)


# --- Venomous


def test_venomous() -> None:
    table = Scenario(hands=[["Venomous", "Introspective", "Fear"], []])
    table.play("Venomous").expect("play_another", actor=0, cause="Venomous")
    assert table.options == ["Fear", "Introspective"]
    table.play("Introspective").expect("skip_stabilizing", actor=0)
    assert (table.pile(0), table.pile(1)) == (["Introspective"], ["Venomous"])
    assert len(table.hand(0)) == 1 + 4
    assert table.worth(1, "Venomous") == [-2]
    is_of_color("Venomous", Color.PURPLE)


def test_venomous__three_players() -> None:
    table = Scenario(hands=[["Venomous", "Fear"], [], []])
    table.play("Venomous").play("Fear").expect("opponent", actor=0, cause="Venomous")
    assert table.options == ["player 1", "player 2"]
    table.choose(player=2)
    assert (table.pile(0), table.pile(1), table.pile(2)) == (["Fear"], [], ["Venomous"])


def test_venomous__nothing_more_to_play() -> None:
    empty = Scenario(hands=[["Venomous"]])
    empty.play("Venomous").expect("skip_stabilizing", actor=0)
    assert (empty.pile(0), empty.pile(1)) == ([], ["Venomous"])
    unplayable = Scenario(hands=[["Venomous", "Heroic"]])
    unplayable.play("Venomous").expect("skip_stabilizing", actor=0)
    assert (unplayable.pile(1), unplayable.hand(0)) == (["Venomous"], ["Heroic"])


def test_venomous__moving_is_allowed_while_traits_are_protected() -> None:
    table = Scenario(hands=[["Venomous", "Bark"], ["Quick"]], age="Reforestation")
    table.play("Venomous").play("Bark")
    assert (table.pile(0), table.pile(1)) == (["Bark"], ["Venomous"])


def test_venomous__already_gone() -> None:
    table = Scenario(hands=[["Venomous", "Scutes"], [], []])
    table.play("Venomous").play("Scutes").choose("Venomous").choose(player=1)
    table.expect("skip_stabilizing", actor=0)
    assert (table.pile(0), table.pile(1), table.pile(2)) == (["Scutes"], ["Venomous"], [])


def test_venomous__taken_by_reaction() -> None:
    table = Scenario(hands=[["Venomous", "Fear"], ["Parasitic"]])
    table.play("Venomous").choose("Parasitic").expect("skip_stabilizing", actor=0)
    assert (table.pile(0), table.pile(1)) == ([], ["Parasitic", "Venomous"])
    assert table.hand(0) == ["Fear"]


def test_venomous__stopped() -> None:
    can_be_stopped("Venomous")


# --- Viral


def test_viral() -> None:
    table = world_ends(
        "Ice Age",
        [],
        [["Viral", "Gills"], ["Spiny", "Blubber", "Tiny", "Fear"], ["Bark"]],
        earlier=("Retrovirus", "Grey Goo"),
    )
    table.expect("color", actor=0, cause="Viral")
    assert table.options == ["blue", "green", "purple", "red"]
    table.choose(color="blue")
    assert table.match.over
    assert table.points(0) == 2 + 1
    assert table.points(1) == 1 + 4 + (17 - 4) + 1 - 3
    assert table.points(2) == 2


def test_viral__the_piles_at_scoring_count() -> None:
    table = world_ends(
        "Glacial Meltdown", [], [["Viral"], ["Spiny", "Blubber"]], earlier=("Ice Age", "Grey Goo")
    )
    table.choose(color="blue").expect("discard_trait", actor=1).choose("Spiny")
    assert table.points(1) == 4 - 1


def test_viral__denial_does_not_help() -> None:
    table = world_ends("Super Volcano", [], [["Viral"], ["Denial", "Spiny"]])
    table.choose(color="blue")
    assert table.points(1) == 4 + 1 - 1


def test_viral__recolored_traits() -> None:
    table = world_ends(
        "Ice Age", [], [["Viral"], ["Faith", "Spiny"]], earlier=("Retrovirus", "Grey Goo")
    )
    table.choose(color="blue").expect("recolor_from", actor=1).choose(color="blue")
    table.choose(color="green")
    assert table.points(1) == 4 + 1


def test_viral__when_played() -> None:
    table = Scenario(hands=[["Viral", "Fear"], ["Automimicry", "Parasitic"]], piles=[[], ["Spiny"]])
    table.play("Viral").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Viral") == [2]
    assert table.points(1) == 1
    is_of_color("Viral", Color.PURPLE)
    third = Scenario(hands=[["Viral", "Fear"]], piles=[["Tiny", "Faith"]])
    assert third.why_not("Viral") == because(r.THIRD_DOMINANT)


# --- Voracious


def test_voracious() -> None:
    table = Scenario(hands=[["Voracious", "Introspective", "Fear"]], piles=[["Tiny", "Bark"]])
    table.play("Voracious").expect("play_another", actor=0, cause="Voracious")
    assert table.options == ["Fear", "Introspective"]
    table.play("Introspective").expect("discard_trait", actor=0, cause="Voracious")
    assert len(table.hand(0)) == 1 + 4
    assert table.options == ["Bark", "Introspective", "Voracious"]
    assert table.why_not("Tiny") == because(r.DOMINANT)
    table.choose("Introspective").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Bark", "Tiny", "Voracious"]
    assert table.discard == ["Introspective"]
    assert table.worth(0, "Voracious") == [2]
    is_of_color("Voracious", Color.RED)


def test_voracious__discards_itself() -> None:
    table = Scenario(hands=[["Voracious", "Fear"]])
    table.play("Voracious").play("Fear").choose("Voracious")
    assert (table.pile(0), table.discard) == (["Fear"], ["Voracious"])


def test_voracious__nothing_more_to_play() -> None:
    table = Scenario(hands=[["Voracious", "Heroic"]])
    table.play("Voracious").expect("discard_trait", actor=0)
    assert table.options == ["Voracious"]
    table.choose("Voracious")
    assert (table.pile(0), table.hand(0)) == ([], ["Heroic"])


def test_voracious__traits_are_protected() -> None:
    table = Scenario(
        hands=[["Voracious", "Fear", "Quick"], ["Gills"]], gene_pools=[1], age="Reforestation"
    )
    table.play("Voracious").play("Fear").expect("play", actor=1)
    assert table.pile(0) == ["Fear", "Voracious"]
    assert table.discard == []


def test_voracious__endurance_goes_back() -> None:
    table = Scenario(hands=[["Voracious"]], piles=[["Endurance"]])
    table.play("Voracious").choose("Endurance").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Endurance", "Voracious"]


def test_voracious__everything_given_away() -> None:
    table = Scenario(hands=[["Voracious", "Scutes"]])
    table.play("Voracious").play("Scutes").choose("Voracious")
    table.expect("discard_trait", actor=0, cause="Voracious")
    assert table.options == ["Scutes"]


def test_voracious__stopped() -> None:
    can_be_stopped("Voracious")


# --- Warm Blood, Woody Stems


def test_warm_blood() -> None:
    raises_gene_pool("Warm Blood", 2)


def test_warm_blood__value_and_color() -> None:
    assert at_rest([["Warm Blood"]]).worth(0, "Warm Blood") == [-1]
    is_of_color("Warm Blood", Color.RED)


def test_warm_blood__not_halved_at_the_edge() -> None:
    table = Scenario(hands=[["Voracious", "Warm Blood"]], gene_pools=[7])
    table.play("Voracious").play("Warm Blood")
    assert table.gene_pool(0) == 7
    table.choose("Warm Blood")
    assert table.gene_pool(0) == 5


def test_woody_stems() -> None:
    check_effectless("Woody Stems", Color.GREEN, 1)
