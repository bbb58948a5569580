"""Every attachment: how it is attached, and what it does for its host."""

from __future__ import annotations

import pytest

from endling.games.doomlings import reasons as r
from endling.games.doomlings.vocabulary import Color
from tests.doomlings.scenario import Scenario, because, world_ends

SETS = ["techlings"]


def test_bone_reinforcement() -> None:
    table = Scenario(
        hands=[["Bone Reinforcement"], ["Selfish"]], piles=[["Fangs", "Antlers"], []], sets=SETS
    )
    table.play("Bone Reinforcement").expect("host", actor=0, cause="Bone Reinforcement")
    assert table.options == ["Antlers", "Fangs"]
    table.choose("Fangs").skip_stabilizing()
    assert table.attached(0) == {"Bone Reinforcement": "Fangs"}
    assert table.worth(0, "Bone Reinforcement") == [1]
    table.play("Selfish").expect("steal", actor=1)
    assert table.options == ["Antlers"]
    assert table.why_not("Fangs") == because(r.HELD)
    assert table.why_not("Bone Reinforcement") == because(r.ATTACHED)


def test_bone_reinforcement__the_host_can_be_discarded() -> None:
    table = Scenario(
        hands=[["Voracious"], []],
        piles=[["Gills", "Bone Reinforcement"], []],
        attached=[{"Bone Reinforcement": "Gills"}],
        sets=SETS,
    )
    table.play("Voracious").expect("discard_trait")
    assert table.options == ["Gills", "Voracious"]
    table.choose("Gills")
    assert table.pile(0) == ["Voracious"]
    assert sorted(table.discard) == ["Bone Reinforcement", "Gills"]
    assert table.attached(0) == {}


@pytest.mark.parametrize("card", ["Costly Signaling", "Scutes"])
def test_bone_reinforcement__the_host_can_be_given_and_returned(card: str) -> None:
    returned = card == "Costly Signaling"
    pile, attached = ["Gills", "Bone Reinforcement"], {"Bone Reinforcement": "Gills"}
    table = Scenario(
        hands=[[card], []],
        piles=[[], pile] if returned else [pile, []],
        attached=[{}, attached] if returned else [attached, {}],
        sets=SETS,
    )
    table.play(card).choose("Gills").expect("skip_stabilizing", actor=0)
    assert (table.hand(1) if returned else table.pile(1)) == ["Bone Reinforcement", "Gills"]
    assert table.attached(1) == ({} if returned else attached)


def test_bone_reinforcement__without_a_host_it_is_a_trait_like_others() -> None:
    table = Scenario(
        hands=[["Bone Reinforcement"], ["Selfish"]], piles=[["Tiny", "Nano"], []], sets=SETS
    )
    table.play("Bone Reinforcement").skip_stabilizing()  # dominants and attachments are no hosts
    table.play("Selfish").choose("Bone Reinforcement")
    assert table.pile(1) == ["Bone Reinforcement", "Selfish"]


def test_cybernetic() -> None:
    table = Scenario(hands=[["Cybernetic"], []], piles=[["Fear", "Gills", "Bad"], []], sets=SETS)
    table.play("Cybernetic").expect("host", actor=0, cause="Cybernetic")
    assert table.options == ["Bad", "Fear"]
    assert table.why_not("Gills") == because(r.SAME_COLOR, color=Color.BLUE)
    table.choose("Bad")
    assert table.attached(0) == {"Cybernetic": "Bad"}


def test_cybernetic__the_host_is_blue_and_nothing_else() -> None:
    pile, sets = ["Cybernetic", "Bullheaded", "Gratitude"], [*SETS, "multi_color"]
    loose = Scenario(piles=[pile, []], sets=sets)
    table = Scenario(piles=[pile, []], attached=[{"Cybernetic": "Bullheaded"}], sets=sets)
    # Red and green are gone, blue was there.
    assert table.worth(0, "Gratitude")[0] == loose.worth(0, "Gratitude")[0] - 2


def test_cybernetic__a_colorless_host_is_not_colorless_any_more() -> None:
    table = world_ends(
        "AI Takeover",
        piles=[["Fear", "Cybernetic"], []],
        attached=[{"Cybernetic": "Fear"}],
        sets=SETS,
    )
    assert table.match.over
    assert table.worth(0, "Fear") == [1]


def test_cybernetic__faith_changes_the_new_color_with_the_rest() -> None:
    table = world_ends(
        "Retrovirus",
        piles=[["Faith", "Fear", "Cybernetic", "Heat Vision"], []],
        attached=[{"Cybernetic": "Fear"}],
        sets=SETS,
    )
    table.expect("recolor_from", actor=0).choose(color="blue").choose(color="red")
    assert table.match.over
    assert table.worth(0, "Heat Vision") == [-1 + 3]


def test_transgenic_modification() -> None:
    table = Scenario(
        hands=[["Transgenic Modification"], []], piles=[["Bark", "Fear"], []], sets=SETS
    )
    table.play("Transgenic Modification").expect("host", actor=0)
    assert table.options == ["Fear"]
    table.choose("Fear")
    assert table.attached(0) == {"Transgenic Modification": "Fear"}


def test_transgenic_modification__the_host_is_green() -> None:
    pile = ["Fear", "Transgenic Modification", "Overgrowth"]
    loose = Scenario(piles=[pile, []], sets=SETS)
    assert loose.worth(0, "Overgrowth") == [-1 + 2]
    table = Scenario(piles=[pile, []], attached=[{"Transgenic Modification": "Fear"}], sets=SETS)
    assert table.worth(0, "Overgrowth") == [-1 + 3]


def test_electromagnetic() -> None:
    table = Scenario(
        hands=[["Electromagnetic"], []], piles=[["Gills"], ["Introspective"]], sets=SETS
    )
    table.play("Electromagnetic").expect("host", actor=0, cause="Electromagnetic")
    assert table.options == ["Gills", "Introspective"]
    table.choose("Introspective").expect("skip_stabilizing", actor=0)
    assert len(table.hand(0)) == 4
    assert table.pile(1) == ["Electromagnetic", "Introspective"]
    assert table.attached(1) == {"Electromagnetic": "Introspective"}
    assert table.worth(1, "Electromagnetic") == [1]


def test_electromagnetic__the_action_can_be_cancelled() -> None:
    table = Scenario(
        hands=[["Electromagnetic"], ["Chromatophores", "Fear"]],
        piles=[["Introspective"], []],
        sets=SETS,
    )
    table.play("Electromagnetic").choose("Introspective").expect("react", actor=1)
    table.choose("Chromatophores").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == []
    assert table.attached(0) == {"Electromagnetic": "Introspective"}


def test_electromagnetic__a_host_without_an_action() -> None:
    table = Scenario(hands=[["Electromagnetic"], []], piles=[["Gills"], []], sets=SETS)
    table.play("Electromagnetic").choose("Gills").expect("skip_stabilizing", actor=0)


def test_electromagnetic__a_trait_that_gives_itself_away() -> None:
    table = Scenario(hands=[["Electromagnetic"], [], []], piles=[[], ["Venomous"], []], sets=SETS)
    table.play("Electromagnetic").choose("Venomous").expect("opponent", actor=0)
    table.choose(player=2).expect("skip_stabilizing", actor=0)
    assert table.pile(2) == ["Electromagnetic", "Venomous"]
    assert table.attached(2) == {"Electromagnetic": "Venomous"}


def test_gmo() -> None:
    table = Scenario(hands=[["GMO"], []], piles=[["Gills", "Blubber", "Bad"], []], sets=SETS)
    table.play("GMO").choose("Gills")
    assert table.worth(0, "GMO") == [-1 + 2]


def test_gmo__a_host_of_two_colors_and_a_colorless_one() -> None:
    pile = ["GMO", "Bullheaded", "Bad", "Bark", "Fear"]
    both = Scenario(piles=[pile, []], attached=[{"GMO": "Bullheaded"}], sets=[*SETS, "multi_color"])
    assert both.worth(0, "GMO") == [-1 + 3]
    none = Scenario(piles=[pile, []], attached=[{"GMO": "Fear"}], sets=[*SETS, "multi_color"])
    assert none.worth(0, "GMO") == [-1]


def test_lyonization() -> None:
    table = Scenario(
        hands=[["Lyonization"], []],
        piles=[["Gills"], ["Saliva"]],
        gene_pools=[5, 6],
        sets=SETS,
    )
    table.play("Lyonization").choose("Saliva").expect("skip_stabilizing", actor=0)
    assert table.pile(1) == ["Lyonization", "Saliva"]
    assert table.gene_pool(1) == 5


def test_lyonization__gene_pools_do_not_change_again_when_the_host_leaves() -> None:
    table = Scenario(
        hands=[["Voracious"], []],
        piles=[["Saliva", "Lyonization"], []],
        attached=[{"Lyonization": "Saliva"}],
        gene_pools=[5, 5],
        sets=SETS,
    )
    table.play("Voracious").choose("Saliva")
    assert table.gene_pool(0) == 5


def test_lyonization__scores_actions_and_abilities() -> None:
    silent = [{"Lyonization": "Kidney"}]
    score = Scenario(piles=[["Kidney", "Kidney", "Lyonization"], []], attached=silent, sets=SETS)
    assert sorted(score.worth(0, "Kidney")) == [0, 2]
    act = Scenario(
        hands=[["Painted Shell"], []],
        piles=[["Introspective", "Bad", "Lyonization"], []],
        attached=[{"Lyonization": "Bad"}],
        sets=SETS,
    )
    act.play("Painted Shell").expect("repeat", actor=0)
    assert act.options == ["Introspective"]
    assert act.why_not("Bad") == because(r.SILENCED)


def test_lyonization__the_host_still_has_text_and_counts_as_what_it_is() -> None:
    table = Scenario(
        piles=[["Bad", "Lyonization", "Mecha", "Gills", "Heat Vision"], []],
        attached=[{"Lyonization": "Bad"}],
        sets=SETS,
    )
    assert table.worth(0, "Mecha") == [1]  # Gills alone
    assert table.worth(0, "Heat Vision") == [-1 + 2]
    assert table.worth(0, "Bad") == [1]


def test_lyonization__a_trait_that_endures_and_one_that_stays() -> None:
    table = Scenario(
        hands=[["Voracious"], []],
        piles=[["Endurance", "Lyonization"], []],
        attached=[{"Lyonization": "Endurance"}],
        sets=SETS,
    )
    table.play("Voracious").choose("Endurance")
    assert table.pile(0) == ["Voracious"]
    stay = Scenario(
        hands=[["Vampirism"], []],
        piles=[[], ["Fulfilled", "Lyonization"]],
        attached=[{}, {"Lyonization": "Fulfilled"}],
        sets=[*SETS, "kickstarter_exclusive"],
    )
    stay.play("Vampirism").choose("Fulfilled")
    assert stay.pile(0) == ["Fulfilled", "Lyonization", "Vampirism"]
    assert stay.attached(0) == {"Lyonization": "Fulfilled"}


def test_lyonization__worlds_end() -> None:
    before = Scenario(
        piles=[["Free Will", "Lyonization"], []],
        attached=[{"Lyonization": "Free Will"}],
        sets=[*SETS, "multi_color"],
    )
    assert before.match.view(0)["players"][0]["prospects"] == []
    table = world_ends(
        "Ice Age",
        piles=[["Free Will", "Lyonization"], []],
        attached=[{"Lyonization": "Free Will"}],
        sets=[*SETS, "multi_color"],
    )
    assert table.match.over  # no colour is chosen


def test_mecha() -> None:
    table = Scenario(hands=[["Mecha"], []], piles=[["Gills", "Bad", "Bark"], []], sets=SETS)
    table.play("Mecha").expect("host", actor=0, cause="Mecha")
    assert table.options == ["Bark", "Gills"]
    assert table.why_not("Bad") == because(r.HAS_EFFECT)
    table.choose("Bark")
    assert table.worth(0, "Mecha") == [2]


def test_nano() -> None:
    table = Scenario(hands=[["Nano"], []], piles=[["Blubber"], ["Antlers"]], sets=SETS)
    table.play("Nano").expect("host", actor=0, cause="Nano").choose("Blubber")
    assert table.worth(0, "Nano") == [4]


def test_nano__on_an_opponents_trait_it_counts_for_the_opponent() -> None:
    table = Scenario(hands=[["Nano"], []], piles=[[], ["Automimicry"]], sets=SETS)
    table.play("Nano").choose("Automimicry")
    assert table.pile(0) == []
    assert table.worth(1, "Nano") == [-1]


def test_nano__without_a_host() -> None:
    table = Scenario(piles=[["Nano"], []], sets=SETS)
    assert table.worth(0, "Nano") == [0]


def test_ruggedized() -> None:
    table = Scenario(
        hands=[["Ruggedized"], ["Voracious"]], piles=[["Gills", "Fear"], []], sets=SETS
    )
    table.play("Ruggedized").choose("Gills").skip_stabilizing()
    table.expect("new_host", actor=0, cause="Ruggedized")
    assert table.options == ["Fear", "no"]
    assert table.why_not("Gills") == because(r.IS_HOST)
    table.choose("Fear").expect("play", actor=1)
    assert table.attached(0) == {"Ruggedized": "Fear"}


@pytest.mark.parametrize("card", ["Selfish", "Reckless", "Costly Signaling"])
def test_ruggedized__the_host_stays(card: str) -> None:
    table = Scenario(
        hands=[["Fear"], [card]],
        piles=[["Fangs", "Ruggedized", "Antlers"], ["Bark"]],
        attached=[{"Ruggedized": "Fangs"}],
        turn=1,
        sets=SETS,
    )
    table.play(card)
    assert table.options == ["Antlers"]
    assert table.why_not("Fangs") == because(r.HELD)
    assert "Fangs" in table.pile(0)


def test_ruggedized__after_a_turn_without_a_play() -> None:
    table = Scenario(piles=[["Gills", "Fear", "Ruggedized"], []], sets=SETS)
    table.expect("new_host", actor=0)
    table.choose("Fear")
    assert table.attached(0) == {"Ruggedized": "Fear"}


def test_ruggedized__no_other_host() -> None:
    table = Scenario(
        hands=[["Fear"], ["Gills"]],
        piles=[["Ruggedized"], []],
        sets=SETS,
    )
    table.play("Fear").skip_stabilizing().expect("new_host", actor=0)
    table.no().expect("play", actor=1)
    assert table.attached(0) == {}


def test_subdermal_plating() -> None:
    table = Scenario(
        hands=[["Voracious"], ["Subdermal Plating"]],
        piles=[["Gills", "Fear"], []],
        sets=SETS,
    )
    table.expect("unexpected", actor=1, cause="Subdermal Plating")
    table.yes().expect("host", actor=1, cause="Subdermal Plating")
    table.choose("Gills").expect("play", actor=0)
    assert table.attached(0) == {"Subdermal Plating": "Gills"}
    assert table.worth(0, "Subdermal Plating") == [-1]
    table.play("Voracious").expect("discard_trait")
    assert table.options == ["Fear", "Voracious"]


def test_subdermal_plating__the_host_can_be_stolen_and_takes_it_along() -> None:
    table = Scenario(
        hands=[["Selfish"], []],
        piles=[[], ["Fangs", "Subdermal Plating"]],
        attached=[{}, {"Subdermal Plating": "Fangs"}],
        sets=SETS,
    )
    table.play("Selfish").choose("Fangs")
    assert table.pile(0) == ["Fangs", "Selfish", "Subdermal Plating"]
    assert table.attached(0) == {"Subdermal Plating": "Fangs"}
    assert table.pile(1) == []


def test_subdermal_plating__what_is_discarded_when_stolen_stays() -> None:
    table = Scenario(
        hands=[["Selfish"], []],
        piles=[[], ["Gelatinous", "Subdermal Plating"]],
        attached=[{}, {"Subdermal Plating": "Gelatinous"}],
        sets=[*SETS, "mythlings"],
    )
    table.play("Selfish").choose("Gelatinous").expect("skip_stabilizing", actor=0)
    assert table.pile(1) == ["Gelatinous", "Subdermal Plating"]
