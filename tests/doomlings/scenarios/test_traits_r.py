"""Traits from Random Fertilization to Retractable Claws."""

from __future__ import annotations

from endling.games.doomlings import reasons as r
from endling.games.doomlings.vocabulary import Color
from tests.doomlings.scenario import Scenario, because, only, world_ends
from tests.doomlings.scenarios.traits import at_rest, can_be_stopped, is_of_color

# --- Random Fertilization


def test_random_fertilization() -> None:
    table = Scenario(hands=[["Random Fertilization", "Fear"]], gene_pools=[7, 3])
    table.play("Random Fertilization").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Random Fertilization") == [7]


def test_random_fertilization__at_the_end() -> None:
    table = world_ends("Retrovirus", [], [["Random Fertilization"], ["Fear"]], gene_pools=[5, 8])
    assert table.gene_pool(0) == 4
    assert table.points(0) == 4 - 1


def test_random_fertilization__face_value_is_zero() -> None:
    table = Scenario(hands=[["Morality", "Fear"]], piles=[["Random Fertilization"]])
    assert table.why_not("Morality") == because(r.CANNOT_PAY)
    is_of_color("Random Fertilization", Color.GREEN)


# --- Reckless


def test_reckless() -> None:
    table = Scenario(
        hands=[["Reckless"]], piles=[["Bark", "Fear", "Tiny"], ["Quick", "Gills", "Faith"]]
    )
    table.play("Reckless").expect("discard_theirs", actor=0, cause="Reckless")
    assert table.options == ["Gills", "Quick"]
    assert table.why_not("Faith") == because(r.DOMINANT)
    table.choose("Quick").expect("discard_theirs", actor=1, cause="Reckless")
    assert table.options == ["Bark", "Fear"]
    assert table.why_not("Reckless") == because(r.ITSELF)
    assert table.why_not("Tiny") == because(r.DOMINANT)
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
    table = world_ends(
        "Mega Tsunami", [], [["Regenerative Tissue", "Quick"], ["Fear"]], deck=["Blubber"]
    )
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
    assert table.why_not("Gills") == because(r.WRONG_COLOR, 0, Color.RED)
    assert table.why_not("Sentience") == because(r.DOMINANT)
    assert table.why_not("Antlers") == because(r.NOT_IN_YOUR_PILE)
    table.choose("Quick").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Fangs", "Gills", "Retractable Claws", "Sentience"]
    assert table.discard == ["Quick"]
    assert table.worth(0, "Retractable Claws") == [5]


def test_retractable_claws__no_red_trait() -> None:
    table = Scenario(
        hands=[["Retractable Claws", "Fear"]], piles=[["Gills", "Sentience"], ["Quick"]]
    )
    assert table.options == ["Fear"]
    assert table.why_not("Retractable Claws") == because(r.CANNOT_PAY)


def test_retractable_claws__traits_are_protected() -> None:
    table = Scenario(hands=[["Retractable Claws", "Fear"]], piles=[["Quick"]], age="Reforestation")
    assert table.options == ["Fear"]
    assert table.why_not("Retractable Claws") == because(r.TRAITS_PROTECTED)


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
    assert eclipse.why_not("Retractable Claws") == because(r.AGE_FORBIDS_COLOR, 0, Color.RED)
    drift = Scenario(hands, piles, age="Glacial Drift")
    assert drift.why_not("Retractable Claws") == because(r.AGE_FORBIDS_FACE, 3)
    assert at_rest([["Heat Vision", "Retractable Claws"]]).worth(0, "Heat Vision") == [1]
