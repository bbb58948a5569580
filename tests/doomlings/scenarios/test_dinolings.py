"""Dinolings."""

from __future__ import annotations

import pytest

from endling.games.doomlings import reasons as r
from endling.games.doomlings.vocabulary import Color
from tests.doomlings.scenario import Scenario, because, known, world_ends

SETS = ["dinolings"]


def test_bony_plates() -> None:
    table = Scenario(
        hands=[["Bony Plates", "Fear"], []],
        deck=["Iridescent Scales", "Quick", "Heroic"],
        sets=SETS,
    )
    table.play("Bony Plates").expect("sacrifice", actor=0, cause="Bony Plates")
    assert table.options == ["Iridescent Scales", "Quick", "no"]
    assert table.why_not("Fear") == because(r.NOT_ON_OFFER)
    table.choose("Iridescent Scales").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Iridescent Scales"]
    assert sorted(table.discard) == ["Bony Plates", "Heroic", "Quick"]
    assert len(table.hand(0)) == 1 + 3  # its action happened


def test_bony_plates__kept() -> None:
    table = Scenario(hands=[["Bony Plates"], []], deck=["Bark", "Quick", "Gills"], sets=SETS)
    table.play("Bony Plates").no().expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Bony Plates"]
    assert table.hand(0) == []
    assert sorted(table.discard) == ["Bark", "Gills", "Quick"]


def test_bony_plates__nothing_can_be_played() -> None:
    table = Scenario(
        hands=[["Bony Plates"], []], deck=["Bark", "Quick", "Gills"], age="Reforestation", sets=SETS
    )
    table.play("Bony Plates")
    assert sorted(table.discard) == ["Bark", "Gills", "Quick"]


def test_bony_plates__copied() -> None:
    """It lies in another pile, from which it cannot be discarded."""
    table = Scenario(
        hands=[["Inventive"], []],
        piles=[[], ["Bony Plates"]],
        deck=["Bark", "Quick", "Gills"],
        sets=SETS,
    )
    table.play("Inventive").choose("Bony Plates").expect("skip_stabilizing", actor=0)
    assert table.pile(1) == ["Bony Plates"]
    assert sorted(table.discard) == ["Bark", "Gills", "Quick"]


def test_bony_plates__what_it_alone_could_pay_for_is_not_offered() -> None:
    """By the time the card is played, Bony Plates and the others are gone."""
    table = Scenario(
        hands=[["Bony Plates"], []], deck=["Fronds", "Quick", "Terror Beak"], sets=SETS
    )
    table.play("Bony Plates").expect("sacrifice", actor=0)
    assert table.options == ["Quick", "no"]
    assert table.why_not("Fronds") == because(r.CANNOT_PAY)
    assert table.why_not("Terror Beak") == because(r.CANNOT_PAY)


def test_bony_plates__what_replaces_it_keeps_what_it_draws() -> None:
    table = Scenario(
        hands=[["Bony Plates"], []],
        piles=[["Regenerative Tissue"], ["Iridescent Scales"]],
        deck=["Bark", "Quick", "Gills", "Vampirism", "Leaves", "Spiny", "Fangs"],
        sets=SETS,
    )
    table.play("Bony Plates").choose("Quick").expect("steal", actor=0, cause="Vampirism")
    table.choose("Iridescent Scales").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Fangs", "Leaves", "Spiny"]
    assert "Quick" in table.pile(0)
    assert sorted(table.discard) == ["Bark", "Bony Plates", "Gills"]


def test_carnosaur_jaw() -> None:
    table = Scenario(
        hands=[["Carnosaur Jaw"], []], piles=[["Fangs", "Quick", "Antlers", "Sentience"]], sets=SETS
    )
    table.play("Carnosaur Jaw").expect("pay_discard", actor=0, cause="Carnosaur Jaw")
    assert table.options == ["Antlers", "Fangs", "Quick"]
    table.choose("Fangs").expect("pay_discard", actor=0)
    assert table.options == ["Antlers", "Quick"]
    table.choose("Quick").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Antlers", "Carnosaur Jaw", "Sentience"]
    assert table.worth(0, "Carnosaur Jaw") == [9]


def test_carnosaur_jaw__one_is_not_enough() -> None:
    table = Scenario(
        hands=[["Carnosaur Jaw", "Fear"], []], piles=[["Fangs", "Sentience"]], sets=SETS
    )
    assert table.options == ["Fear"]
    assert table.why_not("Carnosaur Jaw") == because(r.CANNOT_PAY)


def test_carnosaur_jaw__what_comes_back_pays_once() -> None:
    table = Scenario(hands=[["Carnosaur Jaw"], []], piles=[["Endurance", "Quick"]], sets=SETS)
    table.play("Carnosaur Jaw").choose("Endurance").expect("pay_discard", actor=0)
    assert table.options == ["Quick"]
    table.choose("Quick").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Carnosaur Jaw", "Endurance"]


def test_ceratopsian_horns() -> None:
    table = Scenario(hands=[["Ceratopsian Horns"], []], sets=SETS)
    table.play("Ceratopsian Horns")
    assert table.worth(0, "Ceratopsian Horns") == [4]


@pytest.mark.parametrize(
    ("discard", "points"),
    [
        (["Confusion", "Parasitic"], 1),
        (["Confusion", "Parasitic", "Venomous"], 2),
        (["Confusion", "Parasitic", "Venomous", "Fear", "Automimicry", "Warm Blood"], 2),
        (["Confusion", "Parasitic", "Venomous", "Overgrowth", "Automimicry", "Warm Blood"], 3),
    ],
)
def test_cranial_crest(discard: list[str], points: int) -> None:
    table = Scenario(piles=[["Cranial Crest", "Heat Vision"], []], discard=discard, sets=SETS)
    assert table.worth(0, "Cranial Crest") == [points]


def assert_ties_do_not_count(card: str, worth: int, discard: list[str], drawn: str) -> None:
    """What is drawn to break a tie comes too late for a score that counts the discards."""
    other = {0: [], 1: ["Fear"]}[worth]
    table = world_ends(
        "Retrovirus", piles=[[card], other], discard=discard, deck=[drawn, "Gills"], sets=SETS
    )
    assert table.match.over
    assert drawn in table.discard
    assert table.points(0) == table.points(1) == worth
    assert table.worth(0, card) == [worth]


def test_cranial_crest__ties() -> None:
    assert_ties_do_not_count("Cranial Crest", 1, ["Confusion", "Parasitic"], "Venomous")


def test_dermal_armor() -> None:
    table = Scenario(hands=[["Dermal Armor"], []], piles=[["Confusion", "Tiny"]], sets=SETS)
    table.play("Dermal Armor").expect("may_discard_trait", actor=0, cause="Dermal Armor")
    assert table.options == ["Confusion", "Dermal Armor", "no"]
    table.choose("Confusion").expect("skip_stabilizing", actor=0)
    assert table.discard == ["Confusion"]


def test_dermal_armor__declined() -> None:
    table = Scenario(hands=[["Dermal Armor"], []], sets=SETS)
    table.play("Dermal Armor").no().expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Dermal Armor"]


def test_dermal_armor__protected() -> None:
    table = Scenario(hands=[["Dermal Armor"], ["Fear"]], age="Reforestation", sets=SETS)
    table.play("Dermal Armor").expect("play", actor=1)


def test_egg_predation() -> None:
    table = Scenario(
        hands=[["Egg Predation"], []],
        piles=[["Talons"], ["Thagomizer", "Carnosaur Jaw", "Bark"]],
        sets=SETS,
    )
    table.play("Egg Predation").expect("steal", actor=0, cause="Egg Predation")
    assert table.options == ["Thagomizer"]
    assert table.why_not("Bark") == "from another set"
    table.choose("Thagomizer").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Egg Predation", "Talons", "Thagomizer"]


def test_elongated_neck() -> None:
    table = Scenario(hands=[["Elongated Neck", "Iridescent Scales", "Fear"], []], sets=SETS)
    table.play("Elongated Neck").expect("act_from_hand", actor=0, cause="Elongated Neck")
    assert table.options == ["Iridescent Scales"]
    assert table.why_not("Fear") == because(r.NO_ACTION)
    table.choose("Iridescent Scales").expect("skip_stabilizing", actor=0)
    assert len(table.hand(0)) == 2 + 3
    assert "Iridescent Scales" in table.hand(0)
    assert known(table, viewer=1, of=0) == ["Iridescent Scales"]


def test_elongated_neck__what_moves_itself_does_nothing() -> None:
    table = Scenario(hands=[["Elongated Neck", "Poisonous"], []], piles=[[], ["Fangs"]], sets=SETS)
    table.play("Elongated Neck").choose("Poisonous").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Poisonous"]
    assert table.pile(1) == ["Fangs"]


def test_elongated_neck__no_circles() -> None:
    table = Scenario(hands=[["Elongated Neck", "Painted Shell"], []], sets=SETS)
    table.play("Elongated Neck").choose("Painted Shell").expect("skip_stabilizing", actor=0)


def test_elongated_neck__can_be_cancelled() -> None:
    table = Scenario(
        hands=[["Elongated Neck", "Introspective"], ["Automimicry", "Fear"]], sets=SETS
    )
    table.play("Elongated Neck").expect("react", actor=1, cause="Elongated Neck").no()
    table.choose("Introspective").expect("react", actor=1, cause="Introspective")
    table.choose("Automimicry").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Introspective"]


def test_elongated_neck__no_action_in_hand() -> None:
    table = Scenario(hands=[["Elongated Neck", "Fear"], []], sets=SETS)
    table.play("Elongated Neck").expect("skip_stabilizing", actor=0)


def test_fronds() -> None:
    table = Scenario(hands=[["Fronds"], []], piles=[["Fear", "Tiny"]], gene_pools=[5, 5], sets=SETS)
    table.play("Fronds").expect("pay_discard", actor=0, cause="Fronds")
    assert table.options == ["Fear"]
    table.choose("Fear").expect("skip_stabilizing", actor=0)
    assert table.gene_pool(0) == 7
    assert table.discard == ["Fear"]


def test_fronds__nothing_to_pay_with() -> None:
    table = Scenario(hands=[["Fronds", "Gills"], []], piles=[["Tiny"]], sets=SETS)
    assert table.options == ["Gills"]


def test_protofeathers() -> None:
    table = Scenario(hands=[["Protofeathers", "Introspective", "Gills", "Fear"], []], sets=SETS)
    table.play("Protofeathers").expect("play_another", actor=0, cause="Protofeathers")
    table.choose("Introspective").expect("play_another", actor=0)
    assert table.options == ["Fear", "Gills"]
    table.choose("Gills").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Fear"]


def test_protofeathers__as_many_as_there_are() -> None:
    table = Scenario(hands=[["Protofeathers", "Gills"], []], sets=SETS)
    table.play("Protofeathers").choose("Gills").expect("skip_stabilizing", actor=0)


def test_pterosaur_wings() -> None:
    table = Scenario(
        hands=[["Pterosaur Wings"], []], discard=["Talons", "Blubber", "Heroic", "Bad"], sets=SETS
    )
    table.play("Pterosaur Wings").expect("play_plain", actor=0, cause="Pterosaur Wings")
    assert table.options == ["Blubber", "Talons", "no"]
    assert table.why_not("Bad") == "has text"
    table.choose("Blubber").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Blubber", "Pterosaur Wings"]


def test_pterosaur_wings__declined() -> None:
    table = Scenario(hands=[["Pterosaur Wings"], []], discard=["Talons"], sets=SETS)
    table.play("Pterosaur Wings").no().expect("skip_stabilizing", actor=0)
    assert table.discard == ["Talons"]


def test_pycnofibers() -> None:
    table = Scenario(hands=[["Pycnofibers"], []], deck=["Introspective"], sets=SETS)
    table.play("Pycnofibers").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Introspective", "Pycnofibers"]
    assert table.hand(0) == []


@pytest.mark.parametrize("card", ["Tiny", "Delicious"])
def test_pycnofibers__discards(card: str) -> None:
    """A dominant, and what may not be played; Pycnofibers itself is colourless."""
    age = "Prosperity" if card == "Tiny" else "Glacial Drift"
    table = Scenario(hands=[["Pycnofibers"], ["Fear"]], deck=[card], age=age, sets=SETS)
    table.play("Pycnofibers")
    assert table.discard == [card]
    assert "turn_over" in table.happened


def test_serrated_teeth() -> None:
    table = Scenario(piles=[["Serrated Teeth"], []], discard=["Tiny", "Denial", "Gills"], sets=SETS)
    assert table.worth(0, "Serrated Teeth") == [1]


def test_serrated_teeth__ties() -> None:
    assert_ties_do_not_count("Serrated Teeth", 0, ["Denial"], "Tiny")


def test_talons() -> None:
    table = Scenario(hands=[["Talons"], []], sets=SETS)
    table.play("Talons")
    assert table.worth(0, "Talons") == [2]


def test_terror_beak() -> None:
    table = Scenario(
        hands=[["Terror Beak", "Bark", "Gills"], []], piles=[["Leaves", "Heroic"]], sets=SETS
    )
    table.play("Terror Beak").expect("pay_either", actor=0, cause="Terror Beak")
    assert table.options == ["Bark", "Leaves"]
    assert table.why_not("Gills") == because(r.WRONG_COLOR, 0, Color.GREEN)
    assert table.why_not("Heroic") == because(r.DOMINANT)
    table.choose("Bark").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Gills"]
    assert table.discard == ["Bark"]


def test_terror_beak__from_the_pile() -> None:
    table = Scenario(hands=[["Terror Beak"], []], piles=[["Leaves"]], sets=SETS)
    table.play("Terror Beak").choose("Leaves").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Terror Beak"]


def test_terror_beak__only_the_hand_pays_under_protection() -> None:
    table = Scenario(
        hands=[["Terror Beak", "Bark"], []], piles=[["Leaves"]], age="Reforestation", sets=SETS
    )
    table.play("Terror Beak")
    assert table.options == ["Bark"]
    stuck = Scenario(
        hands=[["Terror Beak"], []], piles=[["Leaves"]], age="Reforestation", sets=SETS
    )
    assert stuck.why_not("Terror Beak") == because(r.TRAITS_PROTECTED)


def test_thagomizer() -> None:
    table = Scenario(
        hands=[["Thagomizer", "Fear", "Gills", "Quick"], ["Bark", "Spiny", "Fangs"], ["Leaves"]],
        sets=SETS,
    )
    table.play("Thagomizer").expect("discard", actor=0, cause="Thagomizer")
    table.choose("Fear").choose("Gills").expect("discard", actor=1)
    table.choose("Bark").choose("Fangs").expect("skip_stabilizing", actor=0)
    assert [table.hand(seat) for seat in range(3)] == [["Quick"], ["Spiny"], []]


def test_tiny_arms() -> None:
    table = Scenario(
        piles=[["Tiny Arms", "Talons"], []], discard=["Thagomizer", "Fronds", "Gills"], sets=SETS
    )
    assert table.worth(0, "Tiny Arms") == [1]


def test_tiny_arms__ties() -> None:
    assert_ties_do_not_count("Tiny Arms", 0, ["Fronds"], "Talons")


def test_badlands() -> None:
    table = Scenario(
        hands=[["Fear"], ["Gills"], ["Quick"]],
        discard=["Bark", "Spiny"],
        age="Badlands",
        reveal=True,
        first=0,
        sets=SETS,
    )
    table.expect("play", actor=0)
    held = [table.hand(seat) for seat in range(3)]
    assert [len(hand) for hand in held] == [1, 1, 1]
    assert len(table.discard) == 2
    everything = sorted([*(card for hand in held for card in hand), *table.discard])
    assert everything == ["Bark", "Fear", "Gills", "Quick", "Spiny"]
    assert known(table, viewer=0, of=1) == []


def test_badlands__one_of_the_choice() -> None:
    table = Scenario(
        hands=[["Fear", "Bark"], ["Gills"]], age="Badlands", reveal=True, first=0, sets=SETS
    )
    table.expect("discard", actor=0, cause="Badlands")
    assert table.options == ["Bark", "Fear"]
    table.choose("Bark").expect("play", actor=0)
    assert "Fear" in table.hand(0)
    other = [card for card in ["Bark", "Gills"] if card in table.hand(1)]
    assert known(table, viewer=0, of=1) == other  # between two, each knows what is gone


def _guessed_hands(table: Scenario, viewer: int, seed: int) -> list[set[str]]:
    """The hands of a guess."""
    guess = table.match.determinize(viewer, seed)
    return [set(player["hand"]) for player in guess.position()["players"]]


def test_badlands__guesses_leave_what_was_dealt_in_hands() -> None:
    table = Scenario(
        hands=[["Fear"], ["Gills"], ["Quick"], ["Nosy"]],
        discard=["Bark", "Spiny"],
        age="Badlands",
        reveal=True,
        first=0,
        sets=SETS,
    )
    dealt = set().union(*(table.hand(seat) for seat in range(4)))
    seen: set[str] = set()
    for seed in range(30):
        hands = _guessed_hands(table, 1, seed)
        assert [len(hand & dealt) for hand in hands] == [1] * 4
        seen |= hands[0]
    assert seen == dealt - set(table.hand(1))  # seat 0 may have any of the others


def test_badlands__what_was_dealt_may_be_passed_on() -> None:
    table = Scenario(
        hands=[["Fear", "Impatience"], ["Gills", "Late", "Just", "Doting"], ["Quick", "Teeth"]],
        discard=["Bark", "Spiny"],
        age="Badlands",
        reveal=True,
        first=0,
        sets=SETS,
    )
    table.choose("Fear").choose("Gills").choose("Quick")
    dealt = {"Fear", "Gills", "Quick", "Bark", "Spiny"} - set(table.discard)
    table.play("Impatience").choose(player=1)  # a random card is stolen
    left = dealt - set(table.discard)
    holders: set[int] = set()
    for seed in range(30):
        hands = _guessed_hands(table, 2, seed)
        assert left <= set().union(*hands)
        holders |= {seat for seat in (0, 1) for card in left if card in hands[seat]}
    assert holders == {0, 1}


def test_badlands__what_was_dealt_and_played_may_be_anywhere() -> None:
    table = Scenario(
        hands=[["Fear"], ["Gills"], ["Quick"]],
        discard=["Bark"],
        age="Badlands",
        reveal=True,
        first=0,
        sets=SETS,
    )
    before = {int(n) for n in table.match.position()["more"]["dealt"]}
    assert before != {0}
    for _ in range(3):
        table.match.play(table.match.legal[0])
        while table.match.prompt not in ("play", "stuck"):
            table.match.play(table.match.legal[0])
    assert table.match.position()["more"]["dealing"] == 0


def test_badlands__too_few() -> None:
    table = Scenario(
        hands=[["Fear"], [], []], deck=["Quick"], age="Badlands", reveal=True, first=0, sets=SETS
    )
    table.expect("play", actor=0)
    assert [table.hand(seat) for seat in range(3)] == [["Fear"], [], []]
    assert known(table, viewer=1, of=0) == ["Fear"]


def test_impact_event() -> None:
    table = Scenario(
        hands=[["Fear", "Gills", "Quick"], ["Bark", "Spiny"]],
        piles=[["Tiny", "Denial"], ["Fangs"]],
        age="Impact Event",
        reveal=True,
        first=1,
        gene_pools=[5, 5],
        options={"preset": "classic"},
        sets=SETS,
    )
    table.expect("play", actor=0)  # the shield of Denial
    other = Scenario(
        hands=[["Fear", "Gills", "Quick"], ["Bark", "Spiny"]],
        piles=[["Tiny", "Sentience"], ["Fangs"]],
        age="Impact Event",
        reveal=True,
        first=1,
        gene_pools=[5, 5],
        sets=SETS,
    )
    other.expect("discard", actor=0, cause="Impact Event")
    other.choose("Fear").expect("discard", actor=0).choose("Gills").expect("play", actor=0)
    assert other.hand(0) == ["Quick"]
    assert other.hand(1) == ["Bark", "Spiny"]
    assert [other.gene_pool(seat) for seat in range(2)] == [4, 4]


def test_impact_event__worlds_end() -> None:
    table = world_ends(
        "Impact Event", piles=[["Tiny", "Blubber", "Antlers", "Quick"], ["Fear"]], sets=SETS
    )
    assert table.match.over
    assert table.points(0) == (17 - 4) + 4 + 3 + 2 - 3
    assert table.points(1) == 1


def test_impact_event__a_compass_star_has_no_face_value() -> None:
    table = world_ends("Impact Event", piles=[["Kidney", "Kidney", "Kidney"], ["Fear"]], sets=SETS)
    assert table.points(0) == 9
