"""Every animal attacks and defends with the values declared, and uses its power."""

from __future__ import annotations

import pytest

from endling.games.doom_on_you import reasons as r
from endling.games.doom_on_you.cards import ANIMALS
from endling.games.doom_on_you.vocabulary import Animal
from tests.doom_on_you.scenario import Scenario, because

WALL = "ELE-FENCE"


def attack_and_defend(card: str, attack: int, defense: int, tokens: int) -> None:
    """It takes so many tokens, takes so many points to block, and can block so much."""
    table = Scenario(piles=[[], [card]]).attack(1, card).finish_turn()
    assert table.tokens == [10 - tokens, 10 + tokens, 10]
    assert card in table.discard
    assert table.pile(1) == []
    table = Scenario(piles=[[WALL], [card]]).attack(1, card).defend(WALL).finish_turn()
    assert table.tokens == [10, 10, 10]
    assert table.defense(0).get(WALL, 0) == 3 - attack
    check_defense(card, defense)


def check_defense(card: str, defense: int) -> None:
    """It blocks as many attackers of value 1 as it has points, and then dies."""
    attackers = ["ALPACA-PUNCH"] * (defense + 1)
    table = Scenario(piles=[[card], attackers]).attack(1, *attackers)
    if defense == 0:
        table.finish_turn()
        assert table.pile(0) == [card]
        assert table.tokens[0] == 9
        return
    table.defend(*[card] * defense).finish_turn()
    assert table.pile(0) == []
    assert table.tokens[0] == 9


def test_alpaca_punch() -> None:
    attack_and_defend("ALPACA-PUNCH", 1, 1, 1)


def test_hunting_bird() -> None:
    attack_and_defend("HUNTING-BIRD", 1, 0, 3)


def test_deter_tle() -> None:
    table = Scenario(piles=[[], ["DETER-TLE", "CAMO"]]).until("declare", actor=1)
    assert table.options == ["CAMO", "done"]
    assert table.why_not("DETER-TLE") == because(r.NO_ATTACK)
    check_defense("DETER-TLE", 2)


def test_camo() -> None:
    attack_and_defend("CAMO", 1, 2, 1)


def test_camo__cannot_be_hunted() -> None:
    piles = [["CAMO", "ALPACA-PUNCH"], ["CAMO", "BUFFA-BLOW"]]
    table = Scenario([[], [], ["HUNT"]], piles).attack(1, "CAMO")
    table.until("declared", actor=2).choose("HUNT").expect("hunt")
    assert table.options == ["ALPACA-PUNCH", "BUFFA-BLOW"]
    assert table.why_not("CAMO") == because(r.CAMO)


def test_camo__alone_nothing_can_be_hunted() -> None:
    table = Scenario([["HUNT"]], [["CAMO"], ["CAMO"]]).attack(1, "CAMO")
    table.expect("defend", actor=0)
    assert "HUNT" in table.hand(0)


def test_flame_ingo() -> None:
    attack_and_defend("FLAME-INGO", 1, 1, 2)


def test_flame_ingo__burns_through_force_fields() -> None:
    table = Scenario([["FORCE FIELD"]], [[], ["FLAME-INGO", "ALPACA-PUNCH"]])
    table.attack(1, "FLAME-INGO", "ALPACA-PUNCH").play(0, "FORCE FIELD")
    assert table.told("stopped") == [(1, "ALPACA-PUNCH")]
    assert table.finish_turn().tokens == [8, 12, 10]


def test_flame_ingo__is_hunted_and_deflected_like_any_other() -> None:
    table = Scenario([["HUNT"]], [[], ["FLAME-INGO"]]).attack(1, "FLAME-INGO").play(0, "HUNT")
    assert table.finish_turn().tokens == [10, 10, 10]
    table = Scenario([["DEFLECT"]], [[], ["FLAME-INGO"]]).attack(1, "FLAME-INGO")
    assert table.play(0, "DEFLECT", 2).finish_turn().tokens == [12, 10, 8]


def test_hand_a() -> None:
    attack_and_defend("HAND-A", 1, 0, 2)


def test_hand_a__shows_the_hand_to_whoever_gains() -> None:
    table = Scenario([["HUNT", "CAMO"]], [[], ["HAND-A"]]).attack(1, "HAND-A").finish_turn()
    seen = [table.match.view(seat)["players"][0] for seat in (1, 2)]
    assert sorted(seen[0]["known_hand"]) == ["CAMO", "DETER-TLE", "HUNT"]
    assert not seen[1]["known_hand"]
    assert table.told("look") == [(1, "HAND-A")]


def test_hand_a__sees_nothing_when_it_is_blocked() -> None:
    table = Scenario([["HUNT"]], [[WALL], ["HAND-A"]]).attack(1, "HAND-A").defend(WALL)
    table.finish_turn()
    assert (table.told("look"), table.match.view(1)["players"][0]["known_hand"]) == ([], [])


def test_otter_chaos() -> None:
    attack_and_defend("OTTER-CHAOS", 2, 0, 2)


def test_buffa_blow() -> None:
    attack_and_defend("BUFFA-BLOW", 2, 1, 2)


def test_rhino_might() -> None:
    attack_and_defend("RHINO-MIGHT", 3, 1, 2)


def test_gor_wall_a() -> None:
    attack_and_defend("GOR-WALL-A", 2, 2, 1)


def test_ele_fence() -> None:
    table = Scenario(piles=[[], ["ELE-FENCE"]])
    assert table.until("draw").tokens == [10, 10, 10]  # it cannot attack: nobody is asked
    check_defense("ELE-FENCE", 3)


def test_shark_tillery() -> None:
    attack_and_defend("SHARK-TILLERY", 3, 0, 3)


@pytest.mark.parametrize("animal", ANIMALS, ids=lambda animal: animal.id)
def test_every_animal_shows_its_points(animal: Animal) -> None:
    assert Scenario(piles=[[animal.name]]).defense(0) == {animal.name: animal.defense}
