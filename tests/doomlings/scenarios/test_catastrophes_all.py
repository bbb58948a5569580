"""What all catastrophes share: gene pools, Denial, and Prepper, who chooses another one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.doomlings.scenario import Names, Scenario
from tests.doomlings.scenarios.catastrophes import (
    CHANGES,
    DENIABLE,
    EVERY,
    PLAIN,
    besides,
    carry_on,
    end_world,
    strike,
)

# --- What all of them share -----------------------------------------------------------------------


@EVERY
def test_gene_pools_change_within_their_bounds(card: str) -> None:
    for before in (1, 5, 8):
        table = carry_on(strike(card, [["Fear"], []], gene_pools=[before] * 2))
        after = before + CHANGES[card]
        assert table.gene_pool(0) == (after if 1 <= after <= 8 else before)


@EVERY
def test_gene_pools_stay_changed(card: str) -> None:
    table = strike(card, [["Fear"], ["Gills"]], age_deck=["Prosperity"], deck=PLAIN)
    while table.age == card:
        table.match.play(table.match.legal[0])
    assert table.gene_pool(1) == 5 + CHANGES[card]


@EVERY
def test_first_player_moves_to_the_left(card: str) -> None:
    for first in range(3):
        table = strike(card, [["Fear"], ["Gills"], ["Quick"]], first=first)
        assert table.match.view(0)["first"] == (first + 1) % 3


@EVERY
def test_early_catastrophe_has_no_worlds_end(card: str) -> None:
    pile = ["Quick", "Gills", "Leaves", "Big Ears", "Flatulence"]
    table = carry_on(strike(card, [["Bark"], ["Spiny"]], [pile, []]))
    table.expect("play")
    lost = 1 if card == "The Four Horsemen" else 0
    assert len(table.pile(0)) == len(pile) - lost
    assert besides(table, 0) == besides(table, 1) == 0


@EVERY
def test_third_catastrophe_ends_the_game(card: str) -> None:
    table = carry_on(end_world(card, [["Bark"], ["Spiny"]], [["Quick"], ["Gills"]]))
    assert table.match.over
    assert table.match.view(0)["worlds_end"] == card


SHELTERED = ["Denial", "Quick", "Gills", "Leaves", "Big Ears", "Fear", "Blubber"]


@DENIABLE
def test_denial_covers_what_happens_at_once(card: str) -> None:
    hand = ["Antlers", "Bark", "Spiny"]
    table = carry_on(strike(card, [["Fangs", "Nocturnal"], hand], [[], SHELTERED]))
    assert table.hand(1) == hand
    assert table.pile(1) == sorted(SHELTERED)
    assert table.gene_pool(1) == 5


@DENIABLE
def test_denial_covers_worlds_end(card: str) -> None:
    table = carry_on(end_world(card, [[], []], [["Fangs"], SHELTERED]))
    assert table.pile(1) == sorted(SHELTERED)
    assert table.points(1) == 4 + 2 + 1 + 1 + 1 + 1 + 4


@EVERY
def test_denial_covers_one_catastrophe_only(card: str) -> None:
    table = strike(
        "Ice Age",
        [["Fangs", "Nocturnal"], ["Antlers", "Bark"]],
        [[], ["Denial"]],
        age_deck=[card if card != "Ice Age" else "Retrovirus", "Prosperity"],
        gene_pools=[1, 5],
        options={"turns_after_catastrophe": False},
    )
    assert table.gene_pool(1) == 5 + CHANGES[card]


# --- Prepper chooses another one ------------------------------------------------------------------


TRIO = ["Grey Goo", "Retrovirus"]


def prepared(last: str, pile: Names, other: Names = ()) -> Scenario:
    """Seat 0 owns Prepper at the end of a world that has seen Grey Goo and Retrovirus."""
    table = end_world(last, piles=[["Prepper", *pile], other], catastrophes=TRIO)
    return table.expect("catastrophe", actor=0, cause="Prepper")


def test_prepper_may_choose_any_of_the_three() -> None:
    table = prepared("Ice Age", ["Quick"])
    assert table.options == ["Grey Goo", "Ice Age", "Retrovirus"]
    assert table.why_not("Solar Flare") is not None


@pytest.mark.parametrize(
    ("chosen", "points"), [("Grey Goo", -5), ("Ice Age", -1), ("Retrovirus", -2)]
)
def test_prepper_choice_holds_for_all(chosen: str, points: int) -> None:
    table = prepared("Ice Age", ["Quick", "Leaves", "Bark"], ["Fangs", "Woody Stems"])
    table.choose(chosen)
    assert besides(table, 0) == points
    assert besides(table, 1) == {"Grey Goo": 0, "Ice Age": -1, "Retrovirus": -1}[chosen]
    assert table.match.view(1)["worlds_end"] == chosen


def chosen_instead(card: str, pile: Names, **more: Any) -> Scenario:
    """Ice Age ends the world, but Prepper chooses an earlier catastrophe."""
    table = end_world(
        "Ice Age", piles=[["Prepper"], pile], catastrophes=[card, "Retrovirus"], **more
    )
    return table.choose(card)


def test_ai_takeover__prepper() -> None:
    assert chosen_instead("AI Takeover", ["Flatulence", "Quick"]).points(1) == 2 + 2


def test_deus_ex_machina__prepper() -> None:
    table = chosen_instead("Deus Ex Machina", ["Quick"], deck=["Confusion", "Tiny"])
    assert table.match.scores == [2 - 2, 2 + 5]


def test_grey_goo__prepper() -> None:
    assert chosen_instead("Grey Goo", ["Quick", "Gills"]).points(1) == 3 - 5


def test_overpopulation__prepper() -> None:
    assert chosen_instead("Overpopulation", ["Quick", "Gills"]).match.scores == [2 + 4, 3]


def test_the_big_one__prepper() -> None:
    assert chosen_instead("The Big One", ["Quick", "Gills"]).points(1) == 3 - 4


def test_the_four_horsemen__prepper() -> None:
    table = chosen_instead("The Four Horsemen", ["Denial", "Blubber", "Quick"])
    table.expect("discard_trait", actor=1).choose("Blubber")
    assert table.pile(1) == ["Denial", "Quick"]


def test_prepper_does_not_repeat_what_happens_at_once() -> None:
    table = end_world(
        "Ice Age",
        [[], ["Bark", "Spiny"]],
        [["Prepper"], []],
        catastrophes=["Grey Goo", "Solar Flare"],
    )
    table.choose("Solar Flare")
    assert table.hand(1) == ["Bark", "Spiny"]
    assert table.gene_pool(1) == 4


def test_prepper_can_lead_around_denial() -> None:
    for chosen, points in (("Ice Age", 0), ("Retrovirus", -1)):
        table = prepared("Ice Age", [], ["Denial", "Quick", "Leaves"])
        table.choose(chosen)
        assert besides(table, 1) == points


def test_prepper_may_choose_a_discard() -> None:
    table = end_world(
        "Ice Age",
        piles=[["Prepper"], ["Gills", "Quick"]],
        catastrophes=["Glacial Meltdown", "Retrovirus"],
    )
    table.choose("Glacial Meltdown").expect("discard_trait", actor=1).choose("Gills")
    assert table.points(1) == 2
