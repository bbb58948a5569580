"""Traits from Adorable to Brute Strength."""

from __future__ import annotations

import pytest

from endling.games.doomlings import reasons as r
from tests.doomlings.scenario import Scenario, because, world_ends
from tests.doomlings.scenarios.reactions import (
    check_ages_that_silence_it,
    check_cancels,
    check_cancels_own_action,
    check_cancels_the_whole_action,
    check_helps_others,
    check_is_a_secret_question,
    check_may_decline,
    check_only_actions,
    check_ordinary_turn,
    check_reacts_to_a_repeated_action,
)
from tests.doomlings.scenarios.traits import (
    BLUE,
    GREEN,
    PURPLE,
    RED,
    check_dominant,
    check_effectless,
    check_gene_pool_arrival,
    check_gene_pool_departure,
)

# --- Adorable, Altruistic, Antlers, Apex Predator, Appealing -------------------------------------


def test_adorable() -> None:
    check_effectless("Adorable", PURPLE, 4)


def test_altruistic() -> None:
    table = Scenario(hands=[["Altruistic", "Fear"]], gene_pools=[7, 3])
    table.play("Altruistic").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Altruistic") == [7]


def test_altruistic__follows_the_gene_pool() -> None:
    table = Scenario(hands=[["Dreamer"]], piles=[["Altruistic"]], gene_pools=[5, 8])
    assert table.worth(0, "Altruistic") == [5]
    assert table.play("Dreamer").worth(0, "Altruistic") == [6]


def test_altruistic__gene_pool_at_the_very_end() -> None:
    table = world_ends("Ice Age", piles=[["Altruistic"], ["Fear", "Antlers"]], gene_pools=[6, 5])
    assert table.points(0) == 5


def test_altruistic__face_value_is_zero() -> None:
    table = Scenario(hands=[["Directly Register"]], piles=[[], ["Altruistic", "Fear"]])
    table.play("Directly Register")
    assert table.options == ["Fear"]


def test_altruistic__under_ai_takeover() -> None:
    table = world_ends("AI Takeover", piles=[["Altruistic"], ["Antlers", "Fear"]])
    assert table.worth(0, "Altruistic") == [2]


def test_antlers() -> None:
    check_effectless("Antlers", RED, 3)


@pytest.mark.parametrize(
    ("others", "worth"),
    [
        ([["Fear"]], 8),
        ([["Fear", "Gills"]], 4),
        ([["Fear", "Gills", "Quick"]], 4),
        ([["Fear"], ["Gills"]], 8),
        ([["Fear"], ["Gills", "Quick"]], 4),
        ([[], []], 8),
    ],
)
def test_apex_predator(others: list[list[str]], worth: int) -> None:
    table = Scenario(hands=[["Apex Predator"]], piles=[["Bark"], *others])
    table.play("Apex Predator").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Apex Predator") == [worth]


def test_apex_predator__dominant() -> None:
    check_dominant("Apex Predator")


def test_appealing() -> None:
    check_effectless("Appealing", GREEN, 3)


# --- Automimicry ----------------------------------------------------------------------------------


def test_automimicry() -> None:
    check_cancels("Automimicry", -1)


def test_automimicry__may_decline() -> None:
    check_may_decline("Automimicry")


def test_automimicry__own_action() -> None:
    check_cancels_own_action("Automimicry")


def test_automimicry__whole_action() -> None:
    check_cancels_the_whole_action("Automimicry")


def test_automimicry__for_somebody_else() -> None:
    check_helps_others("Automimicry")


def test_automimicry__only_actions() -> None:
    check_only_actions("Automimicry")


def test_automimicry__repeated_action() -> None:
    check_reacts_to_a_repeated_action("Automimicry")


def test_automimicry__ages() -> None:
    check_ages_that_silence_it("Automimicry")


def test_automimicry__secret_question() -> None:
    check_is_a_secret_question("Automimicry")


def test_automimicry__ordinary_turn() -> None:
    check_ordinary_turn("Automimicry")


def test_automimicry__asked_from_the_left() -> None:
    table = Scenario(
        hands=[["Automimicry", "Fear"], ["Bad", "Gills"], ["Chromatophores", "Quick"]], turn=1
    )
    table.play("Bad").expect("react", actor=2).no().expect("react", actor=0).no()
    table.expect("skip_stabilizing", actor=1)
    assert (table.hand(0), table.hand(2)) == ([], [])


def test_automimicry__is_the_last_trait_played() -> None:
    table = Scenario(
        hands=[["Bad", "Fear"], ["Automimicry", "Gills", "Quick"]],
        gene_pools=[1, 5],
        age="Natural Harmony",
    )
    table.play("Bad").choose("Automimicry").expect("play", actor=1)
    assert table.options == ["Quick"]
    assert table.why_not("Gills") == because(r.SAME_COLOR_AS_LAST, color=BLUE)


def test_automimicry__asked_last_about_your_own_action() -> None:
    table = Scenario(hands=[["Bad", "Automimicry"], ["Chromatophores", "Fear"]])
    table.play("Bad").expect("react", actor=1).no().expect("react", actor=0, cause="Bad")


def test_automimicry__both_reactions_in_one_hand() -> None:
    table = Scenario(hands=[["Bad"], ["Automimicry", "Chromatophores"]])
    table.play("Bad").expect("react", actor=1)
    assert table.options == ["Automimicry", "Chromatophores", "no"]
    table.choose("Automimicry").expect("skip_stabilizing", actor=0)
    assert table.hand(1) == ["Chromatophores"]


# --- Bad, Bark, Big Ears, Blubber ----------------------------------------------------------------


def test_bad() -> None:
    table = Scenario(
        hands=[["Bad", "Teeth", "Late"], ["Fear", "Gills", "Quick"], ["Tiny", "Bark", "Fangs"]]
    )
    table.play("Bad").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Late", "Teeth"]
    assert [len(table.hand(seat)) for seat in (1, 2)] == [1, 1]
    assert sorted(table.discard + table.hand(1) + table.hand(2)) == sorted(
        ["Fear", "Gills", "Quick", "Tiny", "Bark", "Fangs"]
    )
    assert table.pile(0) == ["Bad"]
    assert table.worth(0, "Bad") == [1]


def test_bad__hand_smaller_than_two() -> None:
    table = Scenario(hands=[["Bad"], ["Fear"], []])
    table.play("Bad").expect("skip_stabilizing", actor=0)
    assert (table.hand(1), table.hand(2)) == ([], [])
    assert table.discard == ["Fear"]


def test_bad__at_random() -> None:
    left = set()
    for seed in range(30):
        table = Scenario(hands=[["Bad"], ["Fear", "Gills", "Quick"]], seed=seed)
        left.update(table.play("Bad").hand(1))
    assert left == {"Fear", "Gills", "Quick"}


def test_bad__age_of_peace() -> None:
    table = Scenario(
        hands=[["Bad", "Bark"], ["Fear", "Gills"]], age="Age of Peace", gene_pools=[1, 5]
    )
    table.play("Bad").expect("play", actor=1)
    assert table.pile(0) == ["Bad"]
    assert table.hand(1) == ["Fear", "Gills"]


def test_bark() -> None:
    check_effectless("Bark", GREEN, 2)


def test_big_ears() -> None:
    check_effectless("Big Ears", PURPLE, 1)


def test_blubber() -> None:
    check_effectless("Blubber", BLUE, 4)


# --- Boredom, Branches, Brave, Brute Strength ----------------------------------------------------


def test_boredom() -> None:
    table = Scenario(hands=[["Boredom", "Bad", "Tiny", "Late", "Fear", "Gills"], ["Sweat"]])
    table.play("Boredom").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Boredom") == [3]


def test_boredom__what_an_effect_is() -> None:
    """Requirements, costs, gene pools and compass stars are effects; a bare value is none."""
    with_effect = ["Heroic", "Delicious", "Retractable Claws", "Dreamer", "Kidney", "Eloquence"]
    table = Scenario(hands=[[*with_effect, "Adorable", "Confusion"]], piles=[["Boredom"]])
    assert table.worth(0, "Boredom") == [6]


def test_boredom__empty_hand() -> None:
    assert Scenario(hands=[["Boredom"]]).play("Boredom").worth(0, "Boredom") == [0]


def test_boredom__counted_at_the_very_end() -> None:
    table = world_ends(
        "Ice Age", hands=[["Bad", "Tiny", "Fear"]], piles=[["Boredom", "Quick"], ["Nocturnal"]]
    )
    table.expect("discard", actor=0, cause="Ice Age").choose("Bad")
    assert table.match.over
    assert table.points(0) == 2 + 1 - 1  # Quick, Tiny in hand, one red trait in the Ice Age


def test_boredom__tells_nobody_what_is_held() -> None:
    tables = [
        Scenario(hands=[hand, ["Quick"]], piles=[["Boredom"]])
        for hand in (["Bad", "Tiny"], ["Fear", "Gills"])
    ]
    assert tables[0].worth(0, "Boredom") != tables[1].worth(0, "Boredom")
    assert tables[0].match.view(1) == tables[1].match.view(1)


def test_boredom__under_ai_takeover() -> None:
    table = world_ends("AI Takeover", hands=[["Bad"]], piles=[["Boredom"], ["Nocturnal"]])
    assert table.worth(0, "Boredom") == [2]


def test_branches() -> None:
    """Three and three green traits are a pair each; your own do not count."""
    table = Scenario(
        hands=[["Branches"]],
        piles=[
            ["Overgrowth", "Pollination"],
            ["Leaves", "Bark", "Appealing"],
            ["Deep Roots", "Swarm", "Swarm", "Quick"],
        ],
    )
    table.play("Branches").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Branches") == [2]


def test_branches__dominants_are_green_too() -> None:
    table = Scenario(
        piles=[["Branches"], ["Heroic", "Symbiosis", "Leaves", "Bark", "Quick"]], hands=[["Fear"]]
    )
    assert table.worth(0, "Branches") == [2]


def test_branches__nothing_to_count() -> None:
    table = Scenario(hands=[["Branches"]], piles=[["Leaves", "Bark"], ["Swarm"], ["Fecundity"]])
    assert table.play("Branches").worth(0, "Branches") == [0]


def test_branches__opponent_changes_a_color() -> None:
    table = world_ends("Super Volcano", piles=[["Branches"], ["Faith", "Quick", "Fangs"]])
    table.expect("recolor_from", actor=1).choose(color="red").choose(color="green")
    assert table.worth(0, "Branches") == [1]


def test_brave() -> None:
    table = Scenario(hands=[["Brave", "Tiny", "Faith", "Fear"], ["Denial"]], piles=[["Immunity"]])
    table.play("Brave").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Brave") == [1 + 2 + 2]


def test_brave__no_dominant_in_hand() -> None:
    table = Scenario(hands=[["Brave", "Fear"], ["Tiny"]], piles=[["Denial"]])
    assert table.play("Brave").worth(0, "Brave") == [1]


def test_brave__dominants_that_cannot_be_played_count() -> None:
    table = Scenario(hands=[["Heroic", "Quick"]], piles=[["Brave", "Denial", "Immunity"]])
    assert table.worth(0, "Brave") == [3]


def test_brave__tells_nobody_what_is_held() -> None:
    tables = [Scenario(hands=[hand, ["Quick"]], piles=[["Brave"]]) for hand in (["Tiny"], ["Fear"])]
    assert tables[0].match.view(1) == tables[1].match.view(1)


def test_brute_strength() -> None:
    check_gene_pool_arrival("Brute Strength", -1)
    table = Scenario(hands=[["Brute Strength"]]).play("Brute Strength")
    assert table.worth(0, "Brute Strength") == [4]


def test_brute_strength__leaves() -> None:
    check_gene_pool_departure("Brute Strength", -1)


def test_brute_strength__is_no_action() -> None:
    table = Scenario(hands=[["Brute Strength"], ["Automimicry"]])
    table.play("Brute Strength").expect("skip_stabilizing", actor=0)


def test_brute_strength__felt_when_stabilizing() -> None:
    table = Scenario(
        hands=[["Brute Strength", "Fear"], ["Quick"]],
        gene_pools=[5, 5],
        deck=["Gills", "Bark", "Spiny", "Leaves"],
    )
    table.play("Brute Strength").expect("skip_stabilizing").no().expect("play", actor=1)
    assert table.hand(0) == ["Bark", "Fear", "Gills", "Spiny"]
