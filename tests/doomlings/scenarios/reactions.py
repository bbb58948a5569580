"""What Automimicry and Chromatophores share: both cancel an action."""

from __future__ import annotations

from tests.doomlings.scenario import Scenario


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
