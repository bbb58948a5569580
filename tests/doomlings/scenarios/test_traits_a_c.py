"""Traits from Adorable to Costly Signaling, and what the other trait files share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from endling.games.doomlings.reasons import Reason
from endling.games.doomlings.text import LANGUAGES
from endling.games.doomlings.vocabulary import Color
from tests.doomlings.scenario import Names, Scenario

RED, BLUE, GREEN, PURPLE, COLORLESS = Color

# A trait of each colour that is worth one more for every trait of it.
COUNTERS = {
    RED: "Heat Vision",
    BLUE: "Egg Clusters",
    GREEN: "Overgrowth",
    PURPLE: "Sticky Secretions",
    COLORLESS: "Mindful",
}
BANS = {
    RED: "Eclipse",
    BLUE: "Arid Lands",
    GREEN: "Tectonic Shift",
    PURPLE: "Lunar Retreat",
    COLORLESS: "Tropical Lands",
}
BEYOND = {"gene_pool_bounds": "beyond"}


def because(reason: Reason, value: int = 0, color: Color | None = None) -> str:
    """The words for a reason."""
    return LANGUAGES["en"].reason(reason, value, color)


def known(table: Scenario, viewer: int, seat: int) -> list[str]:
    """Which cards of a hand somebody else knows."""
    return sorted(table.match.view(viewer)["players"][seat]["known_hand"])


def shown_worth(table: Scenario, viewer: int, seat: int, card: str) -> list[int]:
    """What a seat's traits of this name are worth as far as somebody else can tell."""
    pile = table.match.view(viewer)["players"][seat]["pile"]
    return [entry["points"] for entry in pile if entry["card"] == card]


def world_ends(
    catastrophe: str,
    hands: Sequence[Names] = (),
    piles: Sequence[Names] = (),
    **position: Any,
) -> Scenario:
    """The third catastrophe is revealed; seat 0 is the first player from then on."""
    seats = max(len(hands), len(piles), 2)
    earlier = ["Glacial Meltdown", "Grey Goo"]
    position = {"catastrophes": earlier, "first": seats - 1, **position}
    return Scenario(hands, piles, age=catastrophe, reveal=True, **position)


def check_effectless(name: str, color: Color, face: int) -> None:
    """Nothing but a colour and a value."""
    table = Scenario(hands=[[name], ["Automimicry"]], piles=[list(COUNTERS.values())])
    before = {counter: table.worth(0, counter)[0] for counter in COUNTERS.values()}
    table.play(name).expect("skip_stabilizing", actor=0)
    assert table.happened == ["play"]
    assert table.pile(0) == sorted([name, *COUNTERS.values()])
    assert table.hand(0) == []
    assert table.worth(0, name) == [face]
    for of_color, counter in COUNTERS.items():
        assert table.worth(0, counter) == [before[counter] + (of_color == color)]

    companion = "Quick" if color == COLORLESS else "Fear"
    table = Scenario(hands=[[name, companion]], age="High Tides")
    table.play(name).expect("play_extra", actor=0, cause="High Tides")
    table = Scenario(hands=[[name, companion]], age=BANS[color])
    assert table.options == [companion]
    assert table.why_not(name) == because(Reason.AGE_FORBIDS_COLOR, color=color)


def check_dominant(name: str) -> None:
    """It never leaves a pile, and it cannot be the third of its kind."""
    for thief, prompt in (("Costly Signaling", "return"), ("Vampirism", "steal")):
        table = Scenario(hands=[[thief]], piles=[[], [name, "Fear"]])
        table.play(thief).expect(prompt, actor=0, cause=thief)
        assert table.options == ["Fear"]
        assert table.why_not(name) == because(Reason.DOMINANT)
    two = [other for other in ("Pack Behavior", "Symbiosis", "Sentience") if other != name][:2]
    table = Scenario(hands=[[name, "Fear"]], piles=[[*two, "Bark", "Leaves"]])
    assert table.options == ["Fear"]
    assert table.why_not(name) == because(Reason.THIRD_DOMINANT)


def check_gene_pool_arrival(name: str, by: int) -> None:
    """The gene pool changes at once, the hand does not; the edges stop it."""
    table = Scenario(hands=[[name, "Fear"]], gene_pools=[5, 5])
    table.play(name).expect("skip_stabilizing", actor=0)
    assert (table.gene_pool(0), table.gene_pool(1)) == (5 + by, 5)
    assert table.hand(0) == ["Fear"]

    edge = 8 if by > 0 else 1
    for options in ({}, BEYOND):
        table = Scenario(hands=[[name, "Fear"]], gene_pools=[edge, 5], options=options)
        assert table.play(name).gene_pool(0) == edge

    hands = [[name, "Fear", "Gills"], ["Quick"]]
    table = Scenario(hands, gene_pools=[2 - by, 5], age="Age of Peace")
    assert table.play(name).expect("play", actor=1).gene_pool(0) == 2


def check_gene_pool_departure(name: str, by: int) -> None:
    """When the trait leaves, the change is undone; a new owner gets it."""

    def send_home(gene_pool: int, options: dict[str, Any]) -> Scenario:
        table = Scenario(
            hands=[["Costly Signaling"], ["Fear"]],
            piles=[[], [name]],
            gene_pools=[5, gene_pool],
            options=options,
        )
        table.play("Costly Signaling").choose(name)
        assert table.hand(1) == sorted(["Fear", name])
        return table

    assert send_home(5 + by, {}).gene_pool(1) == 5
    assert send_home(5 + by, {}).gene_pool(0) == 5
    edge, other_edge = (8, 1) if by > 0 else (1, 8)
    # Undone even if its arrival was ignored, but only the option goes beyond the edge.
    assert send_home(edge, {}).gene_pool(1) == edge - by
    assert send_home(other_edge, {}).gene_pool(1) == other_edge
    assert send_home(other_edge, BEYOND).gene_pool(1) == other_edge - by

    table = Scenario(hands=[["Vampirism"]], piles=[[], [name]], gene_pools=[5, 5 + by])
    table.play("Vampirism").choose(name)
    assert (table.gene_pool(0), table.gene_pool(1)) == (5 + by, 5)


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


# --- Automimicry and Chromatophores: the same reaction -------------------------------------------


def check_cancels(card: str, face: int) -> None:
    table = Scenario(hands=[["Bad", "Quick"], [card, "Fear", "Gills", "Teeth"]])
    table.play("Bad").expect("react", actor=1, cause="Bad")
    assert table.options == [card, "no"]
    table.choose(card).expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Bad"]
    assert table.pile(1) == [card]
    assert table.hand(1) == ["Fear", "Gills", "Teeth"]
    assert table.worth(1, card) == [face]
    # It was no turn: the player neither stabilized nor misses the next one.
    table.skip_stabilizing().expect("play", actor=1)
    assert table.hand(1) == ["Fear", "Gills", "Teeth"]


def check_may_decline(card: str) -> None:
    table = Scenario(hands=[["Bad"], [card, "Fear", "Gills"]])
    table.play("Bad").expect("react", actor=1).no()
    assert len(table.hand(1)) == 1
    assert table.pile(1) == []


def check_cancels_own_action(card: str) -> None:
    table = Scenario(hands=[["Hot Temper", card, "Fear", "Gills", "Teeth"]])
    table.play("Hot Temper").expect("react", actor=0, cause="Hot Temper").choose(card)
    table.expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Fear", "Gills", "Teeth"]
    assert table.pile(0) == sorted([card, "Hot Temper"])


def check_cancels_the_whole_action(card: str) -> None:
    table = Scenario(hands=[["Costly Signaling", "Quick"], [card]], piles=[[], ["Fear"]])
    table.play("Costly Signaling").choose(card).expect("skip_stabilizing", actor=0)
    assert table.pile(1) == sorted([card, "Fear"])
    assert table.hand(0) == ["Quick"]


def check_helps_others(card: str) -> None:
    """The reacting player need not be touched by the action."""
    table = Scenario(hands=[["Impatience"], ["Fear", "Gills"], [card]])
    table.play("Impatience").expect("react", actor=2, cause="Impatience").choose(card)
    table.expect("skip_stabilizing", actor=0)
    assert table.hand(1) == ["Fear", "Gills"]


def check_only_actions(card: str) -> None:
    table = Scenario(hands=[["Optimistic Nihilism"], [card]], age_deck=["Super Volcano"])
    table.play("Optimistic Nihilism")
    assert (table.age, table.hand(1)) == ("Super Volcano", [card])

    table = Scenario(hands=[["Dreamer"], [card]])
    assert table.play("Dreamer").expect("skip_stabilizing").gene_pool(0) == 6

    table = Scenario(hands=[["Vampirism"], [card]], piles=[[], ["Iridescent Scales"]])
    table.play("Vampirism").expect("steal", actor=0).choose("Iridescent Scales")
    table.expect("react", actor=1, cause="Iridescent Scales").choose(card)
    table.expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Iridescent Scales", "Vampirism"]
    assert table.hand(0) == []


def check_reacts_to_a_repeated_action(card: str) -> None:
    table = Scenario(hands=[["Inventive"], [card, "Fear", "Gills"]], piles=[[], ["Bad"]])
    table.play("Inventive").expect("react", actor=1, cause="Inventive").no()
    table.choose("Bad").expect("react", actor=1, cause="Bad").choose(card)
    assert table.hand(1) == ["Fear", "Gills"]


def check_ages_that_silence_it(card: str) -> None:
    hands = [["Bad", "Quick"], [card, "Fear", "Gills", "Teeth"]]
    table = Scenario(hands, age="Age of Peace", gene_pools=[1, 5])
    table.play("Bad").expect("play", actor=1)
    assert len(table.hand(1)) == 4

    table = Scenario(hands, age="Arid Lands", gene_pools=[1, 5])
    assert "react" not in table.play("Bad").happened
    assert (len(table.hand(1)), table.pile(1)) == (2, [])

    table = Scenario(hands, age="Reforestation")
    table.play("Bad").expect("react", actor=1)

    hands = [["Iridescent Scales", "Fear"], [card, "Gills"]]
    table = Scenario(hands, age="Natural Harmony", gene_pools=[4, 5])
    table.play("Iridescent Scales").expect("stuck", actor=1)
    assert len(table.hand(0)) == 4


def check_is_a_secret_question(card: str) -> None:
    table = Scenario(hands=[["Bad"], [card, "Fear"], ["Gills"]])
    table.play("Bad").expect("react", actor=1)
    for viewer in (0, 2, None):
        view = table.match.view(viewer)
        assert (view["actor"], view["prompt"], view["choices"]) == (None, None, [])
    assert table.match.view(1)["prompt"] == "react"


def check_ordinary_turn(card: str) -> None:
    table = Scenario(hands=[[card, "Fear"], ["Gills"]])
    table.play(card).expect("skip_stabilizing", actor=0)
    assert table.pile(0) == [card]


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
    assert table.why_not("Gills") == because(Reason.SAME_COLOR_AS_LAST, color=BLUE)


def test_automimicry__asked_last_about_the_own_action() -> None:
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
    """Three and three green traits are a pair each; own ones do not count."""
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


# --- Camouflage, Chromatophores ------------------------------------------------------------------


def test_camouflage() -> None:
    table = Scenario(hands=[["Camouflage", "Fear", "Gills", "Tiny"], ["Quick"]])
    table.play("Camouflage").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Camouflage") == [1 + 3]


def test_camouflage__gene_pool() -> None:
    check_gene_pool_arrival("Camouflage", 1)


def test_camouflage__empty_hand() -> None:
    assert Scenario(hands=[["Camouflage"]]).play("Camouflage").worth(0, "Camouflage") == [1]


def test_camouflage__dominant() -> None:
    check_dominant("Camouflage")


def test_camouflage__hand_after_the_last_catastrophe() -> None:
    table = world_ends(
        "AI Takeover", hands=[["Fear", "Gills"], ["Quick"]], piles=[["Camouflage"], ["Nocturnal"]]
    )
    table.expect("discard", actor=0, cause="AI Takeover").choose("Fear")
    assert table.points(0) == 1 + 1


def test_camouflage__hand_sizes_are_public() -> None:
    table = Scenario(hands=[["Fear", "Gills"], ["Quick"]], piles=[["Camouflage"]])
    assert shown_worth(table, 1, 0, "Camouflage") == [3]


def test_chromatophores() -> None:
    check_cancels("Chromatophores", 0)


def test_chromatophores__may_decline() -> None:
    check_may_decline("Chromatophores")


def test_chromatophores__own_action() -> None:
    check_cancels_own_action("Chromatophores")


def test_chromatophores__whole_action() -> None:
    check_cancels_the_whole_action("Chromatophores")


def test_chromatophores__for_somebody_else() -> None:
    check_helps_others("Chromatophores")


def test_chromatophores__only_actions() -> None:
    check_only_actions("Chromatophores")


def test_chromatophores__repeated_action() -> None:
    check_reacts_to_a_repeated_action("Chromatophores")


def test_chromatophores__ages() -> None:
    check_ages_that_silence_it("Chromatophores")


def test_chromatophores__secret_question() -> None:
    check_is_a_secret_question("Chromatophores")


def test_chromatophores__ordinary_turn() -> None:
    check_ordinary_turn("Chromatophores")


def test_chromatophores__first_reaction_ends_the_window() -> None:
    """Nobody else is asked, and the reaction itself cannot be cancelled."""
    table = Scenario(
        hands=[["Bad", "Automimicry"], ["Chromatophores", "Fear"], ["Parasitic", "Gills"]]
    )
    table.play("Bad").expect("react", actor=1).choose("Chromatophores")
    table.expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Automimicry"]
    assert table.hand(2) == ["Gills", "Parasitic"]
    assert table.pile(0) == ["Bad"]


# --- Clever, Cold Blood, Confusion, Costly Signaling ---------------------------------------------


def test_clever() -> None:
    table = Scenario(
        hands=[["Clever", "Bark"], ["Fear", "Gills"], ["Introspective", "Quick"]],
        deck=["Fangs", "Leaves", "Blubber", "Spiny"],
    )
    table.play("Clever").expect("show", actor=1, cause="Clever")
    assert table.options == ["Fear", "Gills"]
    table.choose("Fear").expect("show", actor=2, cause="Clever")
    assert table.options == ["Introspective", "Quick"]
    table.choose("Introspective").expect("take", actor=0, cause="Clever")
    assert table.options == ["Fear", "Introspective"]
    table.choose("Introspective").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Clever", "Introspective"]
    assert table.hand(0) == ["Bark", "Blubber", "Fangs", "Leaves", "Spiny"]
    assert table.hand(1) == ["Fear", "Gills"]
    assert table.hand(2) == ["Quick"]


def test_clever__only_cards_that_were_shown() -> None:
    table = Scenario(hands=[["Clever", "Bark"], ["Fear", "Gills"]])
    table.play("Clever").choose("Fear")
    assert table.options == ["Fear"]
    assert table.why_not("Gills") == because(Reason.NOT_ON_OFFER)


def test_clever__shown_to_all() -> None:
    table = Scenario(hands=[["Clever"], ["Fear", "Gills"], ["Quick", "Bark"]])
    table.play("Clever").choose("Fear").choose("Quick")
    assert known(table, 0, 1) == known(table, 2, 1) == ["Fear"]
    assert known(table, 0, 2) == known(table, 1, 2) == ["Quick"]
    table.choose("Quick")
    assert known(table, 2, 1) == ["Fear"]
    assert known(table, 1, 2) == []


def test_clever__what_was_known_of_the_hand_stays_known() -> None:
    """Everybody sees which card is taken, so nobody loses track of the others."""
    table = Scenario(
        hands=[["Costly Signaling", "Clever"], ["Gills"], ["Quick"]], piles=[[], ["Fear"]]
    )
    table.play("Costly Signaling").choose("Fear")
    assert known(table, 2, 1) == ["Fear"]
    table.play("Clever").choose("Gills").choose("Quick").choose("Gills")
    assert table.hand(1) == ["Fear"]
    assert known(table, 0, 1) == known(table, 2, 1) == ["Fear"]


def test_clever__everybody_sees_which_card_is_taken() -> None:
    table = Scenario(hands=[["Clever"], ["Heroic"], ["Quick"]])
    table.play("Clever").choose("Heroic").choose("Quick").choose("Heroic")
    taken = next(event for event in table.events if event.verb == "take_shown")
    assert [taken.for_seat(seat).card for seat in (0, 1, 2, None)] == ["Heroic"] * 4


def test_clever__empty_hands() -> None:
    table = Scenario(hands=[["Clever", "Bark"], [], ["Gills"]])
    table.play("Clever").expect("show", actor=2).choose("Gills")
    assert table.options == ["Gills"]
    Scenario(hands=[["Clever", "Bark"], [], []]).play("Clever").expect("skip_stabilizing", actor=0)


@pytest.mark.parametrize("shown", ["Heroic", "Retractable Claws"])
def test_clever__what_cannot_be_played_stays_in_hand(shown: str) -> None:
    table = Scenario(hands=[["Clever"], [shown, "Fear"]])
    table.play("Clever").choose(shown).expect("take", actor=0).choose(shown)
    table.expect("skip_stabilizing", actor=0)
    assert table.hand(0) == [shown]
    assert table.pile(0) == ["Clever"]
    assert known(table, 1, 0) == [shown]


def test_clever__cost_of_the_taken_card() -> None:
    table = Scenario(hands=[["Clever"], ["Retractable Claws"]], piles=[["Quick", "Fangs"]])
    table.play("Clever").choose("Retractable Claws").choose("Retractable Claws")
    table.expect("pay_discard", actor=0, cause="Retractable Claws").choose("Quick")
    assert table.pile(0) == ["Clever", "Fangs", "Retractable Claws"]


def test_clever__natural_harmony() -> None:
    """Clever itself was the last trait played."""
    table = Scenario(
        hands=[["Clever"], ["Adorable", "Fear"]], age="Natural Harmony", gene_pools=[1, 5]
    )
    table.play("Clever").choose("Adorable").choose("Adorable").expect("play", actor=1)
    assert table.pile(0) == ["Clever"]
    assert table.hand(0) == ["Adorable"]


def test_clever__action_of_the_taken_card_can_be_cancelled() -> None:
    table = Scenario(hands=[["Clever"], ["Bad", "Automimicry", "Fear"]])
    table.play("Clever").expect("react", actor=1, cause="Clever").no()
    table.choose("Bad").choose("Bad")
    table.expect("react", actor=1, cause="Bad").choose("Automimicry")
    assert table.hand(1) == ["Fear"]
    assert table.pile(0) == ["Bad", "Clever"]


def test_clever__age_of_peace() -> None:
    table = Scenario(hands=[["Clever", "Bark"], ["Fear"]], age="Age of Peace", gene_pools=[1, 5])
    table.play("Clever").expect("play", actor=1)


def test_cold_blood() -> None:
    table = Scenario(
        hands=[["Cold Blood", "Bark"]],
        deck=["Fear", "Iridescent Scales", "Quick", "Fangs", "Leaves", "Spiny"],
    )
    table.play("Cold Blood").expect("play_extra", actor=0, cause="Cold Blood")
    assert table.hand(0) == ["Bark", "Fear", "Iridescent Scales", "Quick"]
    assert table.options == ["Fear", "Iridescent Scales", "Quick", "no"]
    assert table.why_not("Bark") == because(Reason.NOT_ON_OFFER)
    table.play("Iridescent Scales").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Cold Blood", "Iridescent Scales"]
    assert table.hand(0) == ["Bark", "Fangs", "Fear", "Leaves", "Quick", "Spiny"]


def test_cold_blood__may_decline() -> None:
    table = Scenario(hands=[["Cold Blood"]], deck=["Fear", "Gills", "Quick"])
    table.play("Cold Blood").no().expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Cold Blood"]
    assert table.hand(0) == ["Fear", "Gills", "Quick"]


def test_cold_blood__what_may_not_be_played() -> None:
    table = Scenario(
        hands=[["Cold Blood"]],
        piles=[["Denial", "Echolocation"]],
        deck=["Leaves", "Tiny", "Heroic", "Retractable Claws"],
    )
    assert table.hand(0) == ["Cold Blood", "Leaves"]  # Echolocation
    table.play("Cold Blood").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Heroic", "Leaves", "Retractable Claws", "Tiny"]

    table = Scenario(
        hands=[["Cold Blood"]],
        piles=[["Denial", "Faith"]],
        deck=["Tiny", "Quick", "Heroic"],
    )
    table.play("Cold Blood")
    assert table.options == ["Quick", "no"]
    assert table.why_not("Tiny") == because(Reason.THIRD_DOMINANT)


def test_cold_blood__natural_harmony() -> None:
    table = Scenario(
        hands=[["Cold Blood"]], age="Natural Harmony", deck=["Gills", "Spiny", "Quick"]
    )
    table.play("Cold Blood")
    assert table.options == ["Quick", "no"]
    assert table.why_not("Gills") == because(Reason.SAME_COLOR_AS_LAST, color=BLUE)


def test_cold_blood__drawn_cards_are_hidden() -> None:
    table = Scenario(hands=[["Cold Blood"]], deck=["Fear", "Gills", "Quick"])
    table.play("Cold Blood")
    drawn = [event for event in table.events if event.verb == "draw"]
    assert [event.for_seat(0).card for event in drawn] == ["Fear", "Gills", "Quick"]
    assert [event.for_seat(1).card for event in drawn] == [None] * 3
    assert table.match.view(1)["choices"] == []
    assert known(table, 1, 0) == []


def test_cold_blood__age_of_peace() -> None:
    table = Scenario(
        hands=[["Cold Blood", "Bark"], ["Fear"]], age="Age of Peace", gene_pools=[1, 5]
    )
    table.play("Cold Blood").expect("play", actor=1)
    assert table.hand(0) == ["Bark"]


def test_confusion() -> None:
    check_effectless("Confusion", COLORLESS, -2)


def test_costly_signaling() -> None:
    table = Scenario(
        hands=[["Costly Signaling", "Iridescent Scales"], ["Quick"], ["Bark"]],
        piles=[["Teeth"], ["Fear"], ["Gills", "Tiny"]],
        deck=["Fangs", "Leaves", "Spiny"],
    )
    table.play("Costly Signaling").expect("return", actor=0, cause="Costly Signaling")
    assert table.options == ["Fear", "Gills"]
    assert table.why_not("Tiny") == because(Reason.DOMINANT)
    assert table.why_not("Teeth") == because(Reason.NOT_IN_AN_OPPONENTS_PILE)
    table.choose("Gills").expect("play_another", actor=0, cause="Costly Signaling")
    assert table.hand(2) == ["Bark", "Gills"]
    assert table.pile(2) == ["Tiny"]
    assert table.options == ["Iridescent Scales"]
    table.play("Iridescent Scales").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Costly Signaling", "Iridescent Scales", "Teeth"]
    assert table.hand(0) == ["Fangs", "Leaves", "Spiny"]
    assert table.worth(0, "Costly Signaling") == [-2]


def test_costly_signaling__nothing_to_return() -> None:
    table = Scenario(hands=[["Costly Signaling", "Fear"]], piles=[["Teeth"], ["Tiny"]])
    table.play("Costly Signaling").expect("play_another", actor=0).play("Fear")
    assert table.pile(1) == ["Tiny"]
    assert table.pile(0) == ["Costly Signaling", "Fear", "Teeth"]


def test_costly_signaling__nothing_to_play() -> None:
    table = Scenario(hands=[["Costly Signaling", "Heroic"]], piles=[[], ["Fear"]])
    table.play("Costly Signaling").choose("Fear").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Heroic"]


def test_costly_signaling__second_play_obeys_the_age() -> None:
    table = Scenario(
        hands=[["Costly Signaling", "Gills", "Quick"]], piles=[[], ["Fear"]], age="Natural Harmony"
    )
    table.play("Costly Signaling").choose("Fear").expect("play_another", actor=0)
    assert table.options == ["Quick"]
    assert table.why_not("Gills") == because(Reason.SAME_COLOR_AS_LAST, color=BLUE)


def test_costly_signaling__equal_cards_of_two_opponents() -> None:
    table = Scenario(
        hands=[["Costly Signaling"]],
        piles=[[], ["Kidney", "Kidney"], ["Kidney"]],
    )
    table.play("Costly Signaling")
    assert table.options == ["Kidney", "Kidney"]
    table.choose("Kidney", of=2)
    assert (table.hand(1), table.hand(2)) == ([], ["Kidney"])


def test_costly_signaling__everybody_saw_the_card() -> None:
    table = Scenario(hands=[["Costly Signaling"], ["Quick"], ["Bark"]], piles=[[], ["Fear"]])
    table.play("Costly Signaling").choose("Fear")
    assert known(table, 0, 1) == known(table, 2, 1) == ["Fear"]


def test_costly_signaling__gene_pool_of_the_returned_trait() -> None:
    table = Scenario(hands=[["Costly Signaling"]], piles=[[], ["Warm Blood"]], gene_pools=[5, 7])
    assert table.play("Costly Signaling").choose("Warm Blood").gene_pool(1) == 5


def test_costly_signaling__reforestation() -> None:
    """Sending a trait home is neither swapping nor stealing nor discarding."""
    table = Scenario(
        hands=[["Costly Signaling", "Heroic"], ["Quick"]],
        piles=[[], ["Fear"]],
        gene_pools=[1, 5],
        age="Reforestation",
    )
    table.play("Costly Signaling").expect("return", actor=0).choose("Fear")
    table.expect("play", actor=1)
    assert table.hand(1) == ["Fear", "Quick"]


def test_costly_signaling__age_of_peace() -> None:
    table = Scenario(
        hands=[["Costly Signaling", "Fear"], ["Quick"]],
        piles=[[], ["Gills"]],
        gene_pools=[1, 5],
        age="Age of Peace",
    )
    table.play("Costly Signaling").expect("play", actor=1)
    assert table.pile(1) == ["Gills"]
    assert table.pile(0) == ["Costly Signaling"]
