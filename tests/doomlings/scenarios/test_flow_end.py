"""How a game ends: World's End, and ties."""

from __future__ import annotations

from typing import Any

import pytest

import endling
from tests.doomlings.scenario import Names, Scenario, only


def ended(piles: list[Names], **more: Any) -> Scenario:
    """World's End by Ice Age, with seat 0 as the new first player."""
    situation = {
        "hands": [[] for _ in piles],
        "age": "Ice Age",
        "reveal": True,
        "first": len(piles) - 1,
        "catastrophes": ["Retrovirus", "Super Volcano"],
        **more,
    }
    return Scenario(piles=piles, **situation)


# --- World's End ----------------------------------------------------------------------------------


def test_worlds_end_takes_no_more_turns() -> None:
    table = ended([[], []], hands=[["Fear"], ["Gills"]])
    assert table.match.over
    assert table.hand(0) == ["Fear"]
    assert table.hand(1) == ["Gills"]
    assert "turn" not in table.happened


def test_worlds_end_gene_pools_come_first() -> None:
    table = ended([["Altruistic"], []], gene_pools=[5, 5])
    assert table.points(0) == 4


def test_worlds_end_traits_before_the_catastrophe() -> None:
    # Hyper-Intelligence takes the only red trait before Ice Age counts red traits.
    table = ended([["Hyper-Intelligence"], ["Quick"]])
    table.expect("color", actor=0, cause="Hyper-Intelligence").choose(color="red")
    assert table.pile(1) == []
    assert table.match.scores == [4 - 1, 0]


def test_worlds_end_goes_round_from_the_new_first_player() -> None:
    table = ended([["Hyper-Intelligence"], ["Faith", "Gills"], ["Sentience"]], first=0)
    table.expect("recolor_from", actor=1).no()
    table.expect("color", actor=2, cause="Sentience").choose(color="red")
    table.expect("color", actor=0, cause="Hyper-Intelligence").choose(color="green")
    assert table.match.over


def test_worlds_end_own_effects_in_any_order() -> None:
    table = ended([["Sentience", "Viral", "Prepper"], []])
    table.expect("worlds_end", actor=0)
    assert table.options == ["Prepper", "Sentience", "Viral"]
    table.choose("Viral").choose(color="blue").expect("worlds_end", actor=0)
    assert table.options == ["Prepper", "Sentience"]
    table.choose("Prepper").choose("Super Volcano")
    table.expect("color", actor=0, cause="Sentience").choose(color="red")
    assert table.match.over


def test_worlds_end_names_every_card_before_what_it_does() -> None:
    table = ended([["Sentience"], ["Viral"]])
    table.expect("color", actor=0, cause="Sentience").choose(color="red")
    table.expect("color", actor=1, cause="Viral")
    assert [(e.verb, e.player, e.card) for e in table.events] == [
        ("color", 0, "Sentience"),
        ("worlds_end", 1, "Viral"),
    ]
    table.choose(color="blue")
    assert [(e.verb, e.player, e.card) for e in table.events[:2]] == [
        ("color", 1, "Viral"),
        ("worlds_end", None, "Ice Age"),
    ]


def test_worlds_end_sneaky_may_be_played() -> None:
    table = ended([["Fear"], []], hands=[["Sneaky"], []])
    table.expect("worlds_end", actor=0)
    assert table.options == ["Sneaky", "done"]
    table.choose("Sneaky")
    assert table.points(0) == 1 + 2
    assert ended([["Fear"], []], hands=[["Sneaky"], []]).done().points(0) == 1


def test_worlds_end_card_played_by_eloquence_takes_part() -> None:
    table = ended([["Eloquence"], ["Quick"]], hands=[["Hyper-Intelligence"], []])
    table.choose("Hyper-Intelligence").expect("color", actor=0).choose(color="red")
    assert table.pile(1) == []


def test_worlds_end_happens_before_scoring() -> None:
    table = ended([["Kidney", "Kidney", "Quick"], []], age="Mega Tsunami")
    table.expect("discard_trait", actor=0).choose("Kidney")
    assert table.points(0) == 1 + 2


def test_age_of_the_last_round_is_over() -> None:
    table = Scenario(
        hands=[["Fear"], ["Gills"]],
        piles=[["Eloquence"]],
        age="Arid Lands",
        age_deck=["Mega Tsunami"],
        catastrophes=["Retrovirus", "Super Volcano"],
        gene_pools=[1, 1],
        deck=["Spiny"],
    )
    table.play("Fear").expect("stuck", actor=1).choose(word="keep")
    table.expect("play_another", actor=0, cause="Eloquence").choose("Gills")
    assert "Gills" in table.pile(0)


def test_nothing_can_be_done_after_the_end() -> None:
    table = ended([["Quick"], []])
    assert table.match.over
    assert table.match.actor is None
    assert table.match.prompt is None
    assert table.match.legal == []
    assert table.match.view(0)["phase"] == "over"
    with pytest.raises(endling.IllegalAction):
        table.match.play(0)


# --- Ties -----------------------------------------------------------------------------------------


def test_tie_is_broken_by_a_drawn_trait() -> None:
    table = ended([["Gills"], ["Leaves"]], deck=["Bark", "Antlers"])
    assert table.match.scores == [1, 1]
    assert table.match.winners == [1]
    assert table.match.ranking == [[1], [0]]
    assert [player["tie_points"] for player in table.match.view(0)["players"]] == [2, 3]


def test_tie_is_broken_again_while_it_lasts() -> None:
    table = ended([["Gills"], ["Leaves"]], deck=["Bark", "Deep Roots", "Confusion", "Kidney"])
    assert table.match.winners == [1]
    assert table.discard[:4] == ["Kidney", "Confusion", "Deep Roots", "Bark"]


def test_tie_is_seen_by_everybody() -> None:
    table = ended([["Gills"], ["Leaves"]], deck=["Bark", "Antlers"])
    drawn = [event.for_seat(None) for event in table.events if event.verb == "tie_break"]
    assert [(event.player, event.card, event.number) for event in drawn] == [
        (0, "Bark", 2),
        (1, "Antlers", 3),
    ]


def test_tie_concerns_the_leaders_only() -> None:
    table = ended([["Gills"], ["Bark"], ["Deep Roots"], ["Leaves"]], deck=["Fear", "Blubber"])
    assert table.match.winners == [2]
    assert table.match.ranking == [[2], [1], [0, 3]]
    assert [player["tie_points"] for player in table.match.view(0)["players"]] == [0, 1, 4, 0]


def test_tie_of_three_can_become_a_tie_of_two() -> None:
    deck = ["Quick", "Bark", "Fear", "Confusion", "Tiny"]
    table = ended([[], [], []], deck=deck)
    assert table.match.winners == [1]
    assert [player["tie_points"] for player in table.match.view(0)["players"]] == [0, 19, 1]


def test_no_tie_no_draw() -> None:
    table = ended([["Gills"], ["Bark"]])
    assert table.match.winners == [1]
    assert "tie_break" not in table.happened
    assert table.discard == []


def test_tie_can_need_a_reshuffle() -> None:
    table = ended(
        [["Gills"], ["Leaves"]],
        discard=["Bark", "Fear"],
        options=only("Gills", "Leaves", "Bark", "Fear"),
    )
    assert "shuffle" in table.happened
    assert sorted(player["tie_points"] for player in table.match.view(0)["players"]) == [1, 2]


def test_tie_stays_when_there_is_nothing_to_draw() -> None:
    table = ended([["Gills"], ["Leaves"]], options=only("Gills", "Leaves"))
    assert table.match.over
    assert table.match.winners == [0, 1]
