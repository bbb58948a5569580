"""Traits from Camouflage to Costly Signaling."""

from __future__ import annotations

import pytest

from endling.games.doomlings import reasons as r
from tests.doomlings.scenario import Scenario, because, known, world_ends
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
    COLORLESS,
    check_dominant,
    check_effectless,
    check_gene_pool_arrival,
    shown_worth,
)

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
    assert table.why_not("Gills") == because(r.NOT_ON_OFFER)


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
    assert table.why_not("Bark") == because(r.NOT_ON_OFFER)
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
    assert table.why_not("Tiny") == because(r.THIRD_DOMINANT)


def test_cold_blood__natural_harmony() -> None:
    table = Scenario(
        hands=[["Cold Blood"]], age="Natural Harmony", deck=["Gills", "Spiny", "Quick"]
    )
    table.play("Cold Blood")
    assert table.options == ["Quick", "no"]
    assert table.why_not("Gills") == because(r.SAME_COLOR_AS_LAST, color=BLUE)


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
    assert table.why_not("Tiny") == because(r.DOMINANT)
    assert table.why_not("Teeth") == because(r.NOT_IN_AN_OPPONENTS_PILE)
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
    assert table.why_not("Gills") == because(r.SAME_COLOR_AS_LAST, color=BLUE)


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
