"""Traits from Teeth to Trunk."""

from __future__ import annotations

from endling.games.doomlings import reasons as r
from endling.games.doomlings.vocabulary import Color
from tests.doomlings.scenario import Scenario, because, world_ends
from tests.doomlings.scenarios.traits import at_rest, can_be_stopped, is_of_color, raises_gene_pool

# --- Teeth


def test_teeth() -> None:
    raises_gene_pool("Teeth", 1)


def test_teeth__value_and_color() -> None:
    assert at_rest([["Teeth"]]).worth(0, "Teeth") == [1]
    is_of_color("Teeth", Color.PURPLE)


# --- Telekinetic


def test_telekinetic() -> None:
    table = Scenario(
        hands=[["Telekinetic"], [], []],
        piles=[["Bark", "Fear", "Tiny"], ["Quick", "Leaves", "Sentience"], ["Gills", "Mindful"]],
    )
    table.play("Telekinetic").expect("swap_own", actor=0, cause="Telekinetic")
    assert table.options == ["Bark", "Telekinetic"]
    assert table.why_not("Tiny") == because(r.DOMINANT)
    assert table.why_not("Fear") == because(r.NO_PARTNER)
    table.choose("Bark").expect("swap_other", actor=0, cause="Telekinetic")
    assert table.options == ["Gills", "Quick"]
    assert table.why_not("Leaves") == because(r.NO_PARTNER)
    assert table.why_not("Mindful") == because(r.NO_PARTNER)
    assert table.why_not("Sentience") == because(r.DOMINANT)
    table.choose("Gills").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == sorted(["Fear", "Gills", "Telekinetic", "Tiny"])
    assert table.pile(1) == ["Leaves", "Quick", "Sentience"]
    assert table.pile(2) == ["Bark", "Mindful"]
    assert table.worth(0, "Telekinetic") == [1]


def test_telekinetic__swaps_itself() -> None:
    table = Scenario(hands=[["Telekinetic"]], piles=[[], ["Quick"]])
    table.play("Telekinetic").choose("Telekinetic").choose("Quick")
    assert (table.pile(0), table.pile(1)) == (["Quick"], ["Telekinetic"])


def test_telekinetic__itself_without_partner() -> None:
    table = Scenario(hands=[["Telekinetic"]], piles=[["Quick"], ["Adorable"]])
    table.play("Telekinetic").expect("swap_own", actor=0)
    assert table.options == ["Quick"]
    assert table.why_not("Telekinetic") == because(r.NO_PARTNER)


def test_telekinetic__no_partner() -> None:
    same = Scenario(hands=[["Telekinetic"]], piles=[["Adorable"], ["Nocturnal"]])
    same.play("Telekinetic").expect("skip_stabilizing", actor=0)
    colorless = Scenario(hands=[["Telekinetic"]], piles=[["Bark"], ["Fear", "Tiny"]])
    colorless.play("Telekinetic").expect("skip_stabilizing", actor=0)
    nobody = Scenario(hands=[["Telekinetic"]])
    nobody.play("Telekinetic").expect("skip_stabilizing", actor=0)


def test_telekinetic__traits_are_protected() -> None:
    table = Scenario(
        hands=[["Telekinetic", "Fear"], ["Gills"]],
        piles=[["Bark"], ["Quick"]],
        gene_pools=[1],
        age="Reforestation",
    )
    table.play("Telekinetic").expect("play", actor=1)
    assert (table.pile(0), table.pile(1)) == (["Bark", "Telekinetic"], ["Quick"])


def test_telekinetic__gene_pools_follow_and_actions_do_not_happen() -> None:
    table = Scenario(
        hands=[["Telekinetic", "Fear", "Gills"], ["Spiny"]],
        piles=[["Saliva"], ["Bad"]],
        gene_pools=[6, 5],
    )
    table.play("Telekinetic").choose("Saliva").choose("Bad").expect("skip_stabilizing", actor=0)
    assert (table.gene_pool(0), table.gene_pool(1)) == (5, 6)
    assert table.hand(1) == ["Spiny"]


def test_telekinetic__gene_pools_at_the_edge() -> None:
    table = Scenario(hands=[["Telekinetic"]], piles=[["Saliva"], ["Teeth"]], gene_pools=[8, 8])
    table.play("Telekinetic").choose("Saliva").choose("Teeth")
    assert (table.gene_pool(0), table.gene_pool(1)) == (8, 8)


def test_telekinetic__stopped() -> None:
    can_be_stopped("Telekinetic", piles=(["Antlers"], ["Spiny"]))


# --- Tentacles


def test_tentacles() -> None:
    table = Scenario(
        hands=[["Tentacles"], [], []],
        piles=[["Bark", "Fangs", "Fear", "Tiny"], ["Quick", "Leaves", "Sentience"], ["Appealing"]],
    )
    table.play("Tentacles").expect("swap_own", actor=0, cause="Tentacles")
    assert table.options == ["Bark", "Fangs"]
    assert table.why_not("Fear") == because(r.NO_PARTNER)
    assert table.why_not("Tiny") == because(r.DOMINANT)
    table.choose("Bark").expect("swap_other", actor=0, cause="Tentacles")
    assert table.options == ["Appealing", "Leaves"]
    assert table.why_not("Quick") == because(r.NO_PARTNER)
    table.choose("Appealing").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == sorted(["Appealing", "Fangs", "Fear", "Tentacles", "Tiny"])
    assert table.pile(2) == ["Bark"]
    assert table.worth(0, "Tentacles") == [1]


def test_tentacles__swaps_itself() -> None:
    table = Scenario(hands=[["Tentacles"]], piles=[[], ["Gills", "Fear"]])
    table.play("Tentacles").choose("Tentacles").choose("Gills")
    assert (table.pile(0), table.pile(1)) == (["Gills"], ["Fear", "Tentacles"])


def test_tentacles__itself_without_partner() -> None:
    table = Scenario(hands=[["Tentacles"]], piles=[["Quick"], ["Fangs"]])
    table.play("Tentacles").expect("swap_own", actor=0)
    assert table.options == ["Quick"]
    assert table.why_not("Tentacles") == because(r.NO_PARTNER)


def test_tentacles__no_partner() -> None:
    table = Scenario(hands=[["Tentacles"]], piles=[["Bark", "Fear"], ["Quick", "Mindful", "Tiny"]])
    table.play("Tentacles").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Bark", "Fear", "Tentacles"]


def test_tentacles__equal_names() -> None:
    table = Scenario(hands=[["Tentacles"], [], []], piles=[["Kidney"], ["Kidney"], ["Quick"]])
    table.play("Tentacles").choose("Kidney", of=0).choose("Quick")
    assert [table.pile(seat) for seat in range(3)] == [
        ["Quick", "Tentacles"],
        ["Kidney"],
        ["Kidney"],
    ]


def test_tentacles__traits_are_protected() -> None:
    table = Scenario(
        hands=[["Tentacles", "Fear"], ["Gills"]],
        piles=[["Antlers"], ["Quick"]],
        gene_pools=[1],
        age="Reforestation",
    )
    table.play("Tentacles").expect("play", actor=1)
    assert (table.pile(0), table.pile(1)) == (["Antlers", "Tentacles"], ["Quick"])


def test_tentacles__gene_pools_at_the_edge() -> None:
    table = Scenario(hands=[["Tentacles"]], piles=[["Dreamer"], ["Teeth"]], gene_pools=[8, 8])
    table.play("Tentacles").choose("Dreamer").choose("Teeth")
    assert (table.gene_pool(0), table.gene_pool(1)) == (8, 8)


def test_tentacles__stopped() -> None:
    can_be_stopped("Tentacles", piles=(["Antlers"], ["Fangs"]))


# --- Territorial


def test_territorial() -> None:
    table = Scenario(
        hands=[["Territorial"], [], [], []],
        piles=[["Antlers"], ["Quick", "Fangs", "Bark"], ["Sentience", "Gills"], ["Fire Skin"]],
    )
    table.play("Territorial").expect("discard_trait", actor=1, cause="Territorial")
    assert table.options == ["Fangs", "Quick"]
    assert table.why_not("Bark") == because(r.WRONG_COLOR, 0, Color.RED)
    table.choose("Fangs").expect("discard_trait", actor=3).choose("Fire Skin")
    table.expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Antlers", "Territorial"]
    assert table.pile(1) == ["Bark", "Quick"]
    assert table.pile(2) == ["Gills", "Sentience"]
    assert table.pile(3) == []
    assert sorted(table.discard) == ["Fangs", "Fire Skin"]
    assert table.worth(0, "Territorial") == [1]


def test_territorial__the_owner_chooses_and_dominants_stay() -> None:
    table = Scenario(hands=[["Territorial"]], piles=[[], ["Quick", "Sentience"]])
    table.play("Territorial").expect("discard_trait", actor=1)
    assert table.options == ["Quick"]
    assert table.why_not("Sentience") == because(r.DOMINANT)


def test_territorial__no_red_trait() -> None:
    table = Scenario(hands=[["Territorial"]], piles=[["Quick"], ["Bark", "Sentience"]])
    table.play("Territorial").expect("skip_stabilizing", actor=0)
    assert table.discard == []


def test_territorial__traits_are_protected() -> None:
    table = Scenario(
        hands=[["Territorial", "Fear"], ["Gills"]],
        piles=[[], ["Quick"]],
        gene_pools=[1],
        age="Reforestation",
    )
    table.play("Territorial").expect("play", actor=1)
    assert table.pile(1) == ["Quick"]


def test_territorial__endurance_goes_back() -> None:
    table = Scenario(hands=[["Territorial"]], piles=[[], ["Endurance", "Quick"]])
    table.play("Territorial").choose("Endurance").expect("skip_stabilizing", actor=0)
    assert table.pile(1) == ["Endurance", "Quick"]


def test_territorial__gene_pools() -> None:
    table = Scenario(hands=[["Territorial"]], piles=[[], ["Warm Blood"]], gene_pools=[5, 7])
    table.play("Territorial").choose("Warm Blood")
    assert table.gene_pool(1) == 5


def test_territorial__stopped() -> None:
    can_be_stopped("Territorial", piles=([], ["Antlers"]))


# --- The Third Eye


def test_the_third_eye() -> None:
    table = Scenario(hands=[["The Third Eye", "Introspective", "Fear"], []], age_deck=["Eclipse"])
    table.play("The Third Eye").expect("play_another", actor=0, cause="The Third Eye")
    assert table.options == ["Fear", "Introspective"]
    assert table.match.view(0)["next_age"] == "Eclipse"
    table.play("Introspective").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Introspective", "The Third Eye"]
    assert len(table.hand(0)) == 1 + 4
    assert table.worth(0, "The Third Eye") == [0]
    is_of_color("The Third Eye", Color.NONE)


def test_the_third_eye__looks_secretly() -> None:
    table = Scenario(hands=[["The Third Eye"], [], []], age_deck=["Eclipse"])
    table.play("The Third Eye")
    assert table.match.view(1)["next_age"] is None
    assert table.match.view(2)["next_age"] is None
    assert table.match.view()["next_age"] is None
    (peek,) = [event for event in table.events if event.verb == "peek"]
    assert peek.for_seat(0).card == "Eclipse"
    assert peek.for_seat(1).card is None
    assert peek.for_seat(None).card is None


def test_the_third_eye__guesses_respect_the_look() -> None:
    table = Scenario(hands=[["The Third Eye"], [], []], age_deck=["Eclipse"])
    table.play("The Third Eye")

    def next_ages(seat: int) -> set[str]:
        guesses = (table.match.determinize(seat, seed) for seed in range(10))
        return {guess.position()["age_deck"][0] for guess in guesses}

    assert next_ages(0) == {"Eclipse"}
    assert len(next_ages(1)) > 1


def test_the_third_eye__the_age_is_put_back() -> None:
    table = Scenario(hands=[["The Third Eye"], ["Gills"]], age_deck=["Flourish", "Eclipse"])
    table.play("The Third Eye")
    assert table.match.position()["age_deck"][:2] == ["Flourish", "Eclipse"]
    table.skip_stabilizing().play("Gills").skip_stabilizing()
    assert table.age == "Flourish"
    assert table.match.view(0)["next_age"] is None


def test_the_third_eye__a_catastrophe_comes_next() -> None:
    table = Scenario(hands=[["The Third Eye"]], age_deck=["Ice Age"])
    table.play("The Third Eye").expect("skip_stabilizing", actor=0)
    assert table.match.view(0)["next_age"] == "Ice Age"
    assert table.age == "Prosperity"


def test_the_third_eye__nothing_more_to_play() -> None:
    empty = Scenario(hands=[["The Third Eye"]])
    empty.play("The Third Eye").expect("skip_stabilizing", actor=0)
    unplayable = Scenario(hands=[["The Third Eye", "Heroic"]])
    unplayable.play("The Third Eye").expect("skip_stabilizing", actor=0)


def test_the_third_eye__stopped() -> None:
    can_be_stopped("The Third Eye")


# --- Tiny


def test_tiny() -> None:
    table = Scenario(
        hands=[["Tiny", "Bark"], ["Parasitic", "Automimicry"]],
        piles=[["Fear", "Gills", "Faith"], ["Quick"]],
    )
    table.play("Tiny").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Tiny") == [17 - 4]


def test_tiny__alone() -> None:
    assert at_rest([["Tiny"]]).worth(0, "Tiny") == [16]
    is_of_color("Tiny", Color.BLUE)


def test_tiny__dominant() -> None:
    third = Scenario(hands=[["Tiny", "Fear"]], piles=[["Faith", "Sentience"]])
    assert third.why_not("Tiny") == because(r.THIRD_DOMINANT)
    drift = Scenario(hands=[["Tiny", "Fear"]], age="Glacial Drift")
    assert drift.why_not("Tiny") == because(r.AGE_FORBIDS_FACE, 3)


def test_tiny__final_score() -> None:
    table = world_ends("Ice Age", [], [["Tiny", "Adorable"]], earlier=("Retrovirus", "Grey Goo"))
    assert table.points(0) == 17 - 2 + 4


# --- Tiny Little Melons


def test_tiny_little_melons() -> None:
    table = Scenario(
        hands=[["Tiny Little Melons"], [], []],
        piles=[["Appealing"], ["Bark", "Quick", "Symbiosis"], ["Propagation", "Fear"]],
    )
    table.play("Tiny Little Melons").expect("steal", actor=0, cause="Tiny Little Melons")
    assert table.options == ["Bark", "Propagation"]
    assert table.why_not("Quick") == because(r.WRONG_COLOR, 0, Color.GREEN)
    assert table.why_not("Fear") == because(r.WRONG_COLOR, 0, Color.GREEN)
    assert table.why_not("Symbiosis") == because(r.DOMINANT)
    assert table.why_not("Appealing") == because(r.NOT_IN_AN_OPPONENTS_PILE)
    table.choose("Propagation").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Appealing", "Propagation", "Tiny Little Melons"]
    assert table.pile(2) == ["Fear"]
    assert table.worth(0, "Tiny Little Melons") == [1]


def test_tiny_little_melons__no_target() -> None:
    table = Scenario(hands=[["Tiny Little Melons"]], piles=[["Bark"], ["Quick", "Symbiosis"]])
    table.play("Tiny Little Melons").expect("skip_stabilizing", actor=0)


def test_tiny_little_melons__traits_are_protected() -> None:
    table = Scenario(
        hands=[["Tiny Little Melons", "Fear"], ["Gills"]],
        piles=[[], ["Bark"]],
        gene_pools=[1],
        age="Reforestation",
    )
    table.play("Tiny Little Melons").expect("play", actor=1)
    assert table.pile(1) == ["Bark"]


def test_tiny_little_melons__swarms() -> None:
    table = Scenario(
        hands=[["Tiny Little Melons"], [], []], piles=[["Swarm"], ["Swarm", "Swarm"], ["Swarm"]]
    )
    table.play("Tiny Little Melons").choose("Swarm", of=1)
    assert table.pile(0) == ["Swarm", "Swarm", "Tiny Little Melons"]
    assert (table.pile(1), table.pile(2)) == (["Swarm"], ["Swarm"])


def test_tiny_little_melons__gene_pools_follow() -> None:
    table = Scenario(hands=[["Tiny Little Melons"]], piles=[[], ["Fecundity"]], gene_pools=[5, 6])
    table.play("Tiny Little Melons").choose("Fecundity")
    assert (table.gene_pool(0), table.gene_pool(1)) == (6, 5)


def test_tiny_little_melons__stopped() -> None:
    can_be_stopped("Tiny Little Melons", piles=([], ["Appealing"]))


# --- Trunk


def test_trunk() -> None:
    table = Scenario(hands=[["Trunk"], ["Gills", "Spiny"]], discard=["Bad", "Fear", "Quick"])
    table.play("Trunk").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Bad", "Trunk"]
    assert table.discard == ["Fear", "Quick"]
    assert table.hand(1) == ["Gills", "Spiny"]
    assert table.worth(0, "Trunk") == [1]
    is_of_color("Trunk", Color.GREEN)


def test_trunk__empty_discard_pile() -> None:
    table = Scenario(hands=[["Trunk"]])
    table.play("Trunk").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Trunk"]


def test_trunk__only_the_top_card() -> None:
    needy = Scenario(hands=[["Trunk"]], discard=["Heroic", "Fear"])
    needy.play("Trunk").expect("skip_stabilizing", actor=0)
    assert needy.discard == ["Heroic", "Fear"]
    dominant = Scenario(hands=[["Trunk"]], piles=[["Faith", "Sentience"]], discard=["Tiny", "Fear"])
    dominant.play("Trunk").expect("skip_stabilizing", actor=0)
    assert dominant.discard == ["Tiny", "Fear"]
    banned = Scenario(
        hands=[["Trunk", "Bark"], ["Quick"]], discard=["Gills", "Fear"], age="Arid Lands"
    )
    banned.play("Trunk")
    assert banned.pile(0) == ["Trunk"]
    assert banned.discard == ["Gills", "Fear"]


def test_trunk__dominants_may_come() -> None:
    table = Scenario(hands=[["Trunk"]], piles=[["Faith"]], discard=["Tiny"])
    table.play("Trunk")
    assert table.pile(0) == ["Faith", "Tiny", "Trunk"]


def test_trunk__costs_are_paid() -> None:
    table = Scenario(hands=[["Trunk"]], piles=[["Quick"]], discard=["Retractable Claws"])
    table.play("Trunk").expect("pay_discard", actor=0).choose("Quick")
    assert table.pile(0) == ["Retractable Claws", "Trunk"]
    unpaid = Scenario(hands=[["Trunk"]], discard=["Retractable Claws"])
    unpaid.play("Trunk").expect("skip_stabilizing", actor=0)
    assert unpaid.discard == ["Retractable Claws"]


def test_trunk__what_is_no_action_happens() -> None:
    table = Scenario(hands=[["Trunk"]], piles=[[], ["Fear"]], discard=["Vampirism"])
    table.play("Trunk").expect("steal", actor=0, cause="Vampirism").choose("Fear")
    assert table.pile(0) == ["Fear", "Trunk", "Vampirism"]
    pool = Scenario(hands=[["Trunk"]], discard=["Saliva"])
    pool.play("Trunk")
    assert pool.gene_pool(0) == 6


def test_trunk__no_green_after_green() -> None:
    table = Scenario(
        hands=[["Trunk", "Fear"], ["Quick"]],
        discard=["Bark"],
        gene_pools=[1],
        age="Natural Harmony",
    )
    table.play("Trunk").expect("play", actor=1)
    assert table.discard == ["Bark"]


def test_trunk__stopped() -> None:
    can_be_stopped("Trunk", discard=["Fear"])
