"""Techlings: open hands, and what else the set brings beside attachments."""

from __future__ import annotations

from endling.games.doomlings import reasons as r
from tests.doomlings.scenario import Scenario, because, known, world_ends

SETS = ["techlings"]


# --- Traits that are no attachments ---------------------------------------------------------------


def test_binary() -> None:
    table = Scenario(
        hands=[["Binary"], []],
        piles=[[], ["Introspective", "Kidney", "Bad", "Fangs", "Antlers", "Automimicry"]],
        sets=SETS,
    )
    table.play("Binary").expect("steal", actor=0, cause="Binary")
    assert table.options == ["Bad", "Fangs", "Introspective", "Kidney"]
    assert table.why_not("Automimicry") == because(r.FACE_NOT_BETWEEN, 1)
    table.choose("Introspective").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Binary", "Introspective"]
    assert len(table.hand(0)) == 4  # its action has happened


def test_binary__nothing_of_that_value() -> None:
    table = Scenario(hands=[["Binary"], []], piles=[[], ["Antlers"]], sets=SETS)
    table.play("Binary").expect("skip_stabilizing", actor=0)


def test_bionic_arm() -> None:
    table = Scenario(piles=[["Bionic Arm", "Neural Link", "Gills"], ["Phreakish Eyes"]], sets=SETS)
    assert table.worth(0, "Bionic Arm") == [-1 + 2]


def test_bionic_arm__as_a_host() -> None:
    table = Scenario(
        piles=[["Bionic Arm", "Neural Link", "Bone Reinforcement"], []],
        attached=[{"Bone Reinforcement": "Bionic Arm"}],
        sets=SETS,
    )
    assert table.worth(0, "Bionic Arm") == [-1 + 2 * 3]


def test_grey_hat() -> None:
    table = Scenario(
        hands=[["Grey Hat"], ["Bad", "Gills", "Fear"], ["Nosy"]],
        sets=SETS,
    )
    table.play("Grey Hat").expect("opponent", actor=0, cause="Grey Hat")
    table.choose(player=1).expect("take", actor=0, cause="Grey Hat")
    assert table.options == ["Bad", "Fear", "Gills"]
    assert known(table, viewer=0, of=1) == ["Bad", "Fear", "Gills"]
    assert known(table, viewer=2, of=1) == []
    table.choose("Bad").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Bad", "Grey Hat"]
    assert table.hand(1) == []  # its action has happened
    assert table.hand(2) == []


def test_grey_hat__a_card_that_may_not_be_played_stays_in_hand() -> None:
    table = Scenario(hands=[["Grey Hat"], ["Heroic"]], sets=SETS)
    table.play("Grey Hat").choose("Heroic").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Heroic"]


def test_grey_hat__nobody_holds_cards() -> None:
    table = Scenario(hands=[["Grey Hat"], []], sets=SETS)
    table.play("Grey Hat").expect("skip_stabilizing", actor=0)


def test_hyper_myelination() -> None:
    table = Scenario(piles=[["Hyper-Myelination"], []], gene_pools=[3, 7], sets=SETS)
    assert table.worth(0, "Hyper-Myelination") == [7]


def test_neural_link() -> None:
    deck = ["Galactic Drift", "Comet Showers", "Birth of a Hero"]
    table = Scenario(hands=[["Neural Link", "Quick"], ["Fear", "Gills"]], age_deck=deck, sets=SETS)
    table.play("Neural Link").expect("skip_stabilizing", actor=0)
    view = table.match.view(0)
    assert (view["next_age"], view["age_after_next"]) == tuple(deck[:2])
    other = table.match.view(1)
    assert other["next_age"] is other["age_after_next"] is None
    table.yes().play("Fear").yes()  # the round is over
    view = table.match.view(0)
    assert table.age == deck[0]
    assert (view["next_age"], view["age_after_next"]) == (deck[1], None)


def test_neural_link__one_card_left() -> None:
    table = Scenario(
        hands=[["Neural Link"], []],
        catastrophes=["Glacial Meltdown", "Grey Goo"],
        age_deck=["Ice Age"],
        sets=SETS,
    )
    table.play("Neural Link")
    view = table.match.view(0)
    assert (view["next_age"], view["age_after_next"]) == ("Ice Age", None)


def test_phreakish_eyes() -> None:
    table = Scenario(hands=[["Phreakish Eyes"], [], ["Fear"]], sets=SETS)
    table.play("Phreakish Eyes").expect("skip_stabilizing", actor=0)
    assert [len(table.hand(seat)) for seat in range(3)] == [3, 1, 2]


# --- The age and the catastrophe ------------------------------------------------------------------


def test_age_of_metadata() -> None:
    table = Scenario(
        hands=[["Fear", "Gills"], ["Quick"]],
        age="Age of Metadata",
        sets=SETS,
        reveal=True,
        gene_pools=[2, 2],
    )
    assert known(table, viewer=1, of=0) == ["Fear", "Gills"]
    assert known(table, viewer=0, of=1) == ["Quick"]
    table.play("Fear").expect("play", actor=1)
    assert known(table, viewer=1, of=0) == table.hand(0)  # what is drawn is seen, too
    assert sorted(table.match.view(None)["players"][0]["known_hand"]) == table.hand(0)


def test_age_of_metadata__afterwards_new_cards_are_hidden() -> None:
    table = Scenario(
        hands=[["Fear"], ["Quick"]],
        age="Age of Metadata",
        age_deck=["Prosperity"],
        gene_pools=[1, 1],
        sets=SETS,
    )
    table.play("Fear").play("Quick")
    assert table.age == "Prosperity"
    assert known(table, viewer=1, of=0) == table.hand(0)
    table.match.play(table.match.legal[0])
    table.no()
    assert known(table, viewer=1, of=0) == []


def test_age_of_metadata__what_is_passed_on_is_seen() -> None:
    table = Scenario(
        hands=[["Doting", "Quick"], ["Fear"], ["Gills"]],
        age="Age of Metadata",
        sets=SETS,
        reveal=True,
        first=0,
    )
    table.play("Doting").choose("Quick").choose(player=1)
    assert known(table, viewer=2, of=1) == ["Fear", "Quick"]
    assert sorted(table.match.view(None)["players"][1]["known_hand"]) == ["Fear", "Quick"]


def test_bioengineered_plague() -> None:
    table = Scenario(
        hands=[["Gills", "Fear"], ["Bad", "Fangs", "Blubber"], ["Bark"]],
        age="Bioengineered Plague",
        reveal=True,
        first=2,
        gene_pools=[5, 5, 5],
        sets=SETS,
    )
    table.expect("color", actor=0, cause="Bioengineered Plague")
    assert [table.gene_pool(seat) for seat in range(3)] == [4, 4, 4]
    table.choose(color="red").expect("color", actor=1)
    assert table.hand(1) == ["Blubber"]
    table.choose(color="purple").expect("color", actor=2)
    assert table.hand(2) == ["Bark"]
    table.choose(color="blue").expect("play", actor=0)
    assert table.hand(0) == ["Fear"]


def test_bioengineered_plague__denial() -> None:
    table = Scenario(
        hands=[["Gills", "Fear"], ["Bad"], ["Bark"]],
        piles=[[], ["Denial"], []],
        age="Bioengineered Plague",
        reveal=True,
        first=2,
        sets=SETS,
    )
    table.expect("color", actor=2)  # nothing happens to seat 1, which names no colour either
    table.choose(color="blue").expect("play", actor=0)
    assert table.hand(0) == ["Fear"]


def test_bioengineered_plague__worlds_end() -> None:
    table = world_ends(
        "Bioengineered Plague",
        piles=[["Bad", "Fangs", "Gills"], ["Bark", "Nosy"]],
        sets=SETS,
    )
    while table.match.prompt == "color" and table.match.cause == "Bioengineered Plague":
        if table.options == ["green", "purple"]:
            break
        table.choose(color="red")
    table.expect("color", actor=1)
    assert table.options == ["green", "purple"]
    table.choose(color="green")
    assert table.match.over
    assert len(table.pile(0)) == 2
    assert "Gills" in table.pile(0)
    assert table.pile(1) == ["Nosy"]


def test_bioengineered_plague__nothing_of_a_color() -> None:
    table = world_ends("Bioengineered Plague", piles=[["Fear"], ["Tiny"]], sets=SETS)
    while not table.match.over:
        table.choose(color="red")
    assert table.pile(0) == ["Fear"]
    assert table.pile(1) == ["Tiny"]  # dominants are safe
