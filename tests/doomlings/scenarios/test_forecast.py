"""What a view says may change at World's End, against what then happens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from endling.match import Match
from tests.doomlings.scenario import Scenario, world_ends

Told = dict[str, tuple[int | None, int | None]]


def told(match: Match, seat: int, viewer: int | None = None) -> Told:
    """The range of every prospect of a seat, by card."""
    prospects = match.view(seat if viewer is None else viewer)["players"][seat]["prospects"]
    return {one["card"]: (one["least"], one["most"]) for one in prospects}


def endings(match: Match) -> Iterator[list[int]]:
    """The final scores of every way to decide what is open."""
    if match.over:
        yield match.scores
    for action in match.legal:
        next_one = match.copy()
        next_one.play(action)
        yield from endings(next_one)


def check(
    card: str,
    hands: Sequence[Sequence[str]] = (),
    piles: Sequence[Sequence[str]] = (),
    seat: int = 0,
) -> tuple[int | None, int | None]:
    """The prospect of a card must be what all decisions and fortunes lead to."""
    changes: set[int] = set()
    told_before: Any = None
    for seed in range(1, 13):  # what is random differs
        table = world_ends("Ice Age", hands=hands, piles=piles, seed=seed)
        told_before = told(table.match, seat)[card]
        changes |= {points[seat] - table.points(seat) for points in endings(table.match)}
    assert told_before == (min(changes), max(changes))
    return min(changes), max(changes)


NOBODY: list[list[str]] = [[], []]
OTHER = ["Nocturnal", "Teeth", "Spiny"]


def test_a_color_for_your_own_score() -> None:
    assert check("Sentience", NOBODY, [["Sentience", "Quick", "Gills"], OTHER]) == (0, 2)


def test_a_color_that_counts_as_another() -> None:
    piles = [["Faith", "Quick", "Fangs", "Egg Clusters", "Fear"], OTHER]
    least, most = check("Faith", NOBODY, piles)
    assert (least, most) == (-2, 4)


def test_a_color_that_harms_the_others() -> None:
    piles = [["Viral"], [*OTHER, "Fear"], ["Quick"]]
    hands: list[list[str]] = [[], [], []]
    assert check("Viral", hands, piles, seat=1) == (-2, 0)
    assert check("Viral", hands, piles, seat=2) == (-1, 0)
    assert check("Viral", hands, piles, seat=0) == (0, 0)


def test_a_color_that_the_others_lose_a_trait_of() -> None:
    piles = [["Hyper-Intelligence"], [*OTHER, "Tiny", "Fear"]]
    assert check("Hyper-Intelligence", NOBODY, piles, seat=1) == (-3 + 1, -1 + 1)
    everything = [["Hyper-Intelligence"], ["Nocturnal", "Gills", "Quick", "Leaves"]]
    assert check("Hyper-Intelligence", NOBODY, everything, seat=1)[1] == -1


def test_one_more_trait_from_the_hand() -> None:
    hands = [["Fangs", "Fire Skin", "Parasitic"], []]
    assert check("Eloquence", hands, [["Eloquence"], OTHER]) == (-2, 2)
    assert told(world_ends("Ice Age", piles=[["Eloquence"], OTHER], turn=0).match, 0) == {}


def test_a_trait_that_may_be_played_when_the_world_ends() -> None:
    table = Scenario(hands=[["Sneaky", "Gills"], []], piles=[["Fear"], OTHER])
    assert told(table.match, 0) == {"Sneaky": (0, 2)}
    assert told(table.match, 0, viewer=1) == {}, "others do not know the hand"


def test_before_the_end_the_law_of_an_age_does_not_count() -> None:
    table = Scenario(hands=[["Fire Skin"], []], piles=[["Eloquence"], OTHER], age="Eclipse", turn=0)
    assert told(table.match, 0) == {"Eloquence": (3, 3)}


@pytest.mark.parametrize("card", ["Dreamer", "Retractable Claws", "Sentience", "Vampirism"])
def test_a_card_that_does_more_than_lie_there_leaves_it_open(card: str) -> None:
    table = Scenario(hands=[[card, "Quick"], []], piles=[["Eloquence", "Fangs"], OTHER])
    assert told(table.match, 0)["Eloquence"] == (None, None)


def test_what_hangs_on_hidden_cards_is_open_to_others() -> None:
    table = Scenario(hands=[["Quick"], []], piles=[["Eloquence"], OTHER])
    assert told(table.match, 0) == {"Eloquence": (2, 2)}
    assert told(table.match, 0, viewer=1) == {"Eloquence": (None, None)}


def test_which_catastrophe_counts_is_open() -> None:
    table = Scenario(piles=[["Prepper", "Quick"], OTHER])
    assert told(table.match, 0) == {"Prepper": (None, None)}
    assert told(table.match, 1) == {}


def test_traits_that_regrow_leave_a_loss_open() -> None:
    table = Scenario(piles=[["Hyper-Intelligence"], [*OTHER, "Regenerative Tissue"]])
    assert told(table.match, 1)["Hyper-Intelligence"] == (None, None)


def test_a_trait_that_goes_back_into_the_hand_leaves_a_loss_open() -> None:
    piles = [["Hyper-Intelligence"], [*OTHER, "Witchy", "Fortunate"]]
    table = Scenario(piles=piles, sets=["mythlings"])
    assert told(table.match, 1)["Hyper-Intelligence"] == (None, None)


@pytest.mark.parametrize("card", ["Tiny Arms", "Branches", "Apex Predator"])
def test_what_others_lose_is_open_to_whom_it_gives_points(card: str) -> None:
    table = Scenario(piles=[["Hyper-Intelligence", card], ["Fangs"]], sets=["dinolings"])
    assert told(table.match, 0)["Hyper-Intelligence"] == (None, None)
    assert told(table.match, 1)["Hyper-Intelligence"] == (-1, 0)


def test_a_prospect_ends_when_it_was_carried_out() -> None:
    piles = [["Sentience", "Viral", "Quick"], OTHER]
    table = world_ends("Ice Age", piles=piles)
    assert set(told(table.match, 0)) == {"Sentience", "Viral"}
    table.choose("Sentience").choose(color="red")
    assert set(told(table.match, 0)) == {"Viral"}
    table.choose(color="purple")
    assert table.match.over
    assert told(table.match, 0) == {}


def test_a_forecast_changes_nothing() -> None:
    table = Scenario(
        hands=[["Sneaky", "Quick"], []],
        piles=[["Faith", "Eloquence", "Sentience"], ["Hyper-Intelligence", "Viral", *OTHER]],
    )
    before = table.match.state()
    assert table.match.view(0) == table.match.view(0)
    assert table.match.state() == before
