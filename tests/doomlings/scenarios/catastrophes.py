"""What the tests of catastrophes share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.doomlings.scenario import Names, Scenario

CHANGES = {
    "AI Takeover": -1,
    "Deus Ex Machina": 0,
    "Glacial Meltdown": -1,
    "Grey Goo": 0,
    "Ice Age": -1,
    "Mass Extinction": -1,
    "Mega Tsunami": -1,
    "Nuclear Winter": -1,
    "Overpopulation": 1,
    "Pulse Event": -1,
    "Retrovirus": -1,
    "Solar Flare": -1,
    "Super Volcano": -1,
    "The Big One": -1,
    "The Four Horsemen": -1,
}
PLAIN = [
    "Antlers", "Fangs", "Fire Skin", "Quick", "Stone Skin", "Appealing", "Bark", "Deep Roots",
    "Woody Stems", "Blubber", "Migratory", "Spiny", "Big Ears", "Nocturnal", "Flatulence",
]  # fmt: skip
EVERY = pytest.mark.parametrize("card", CHANGES)
DENIABLE = pytest.mark.parametrize("card", sorted(set(CHANGES) - {"The Four Horsemen"}))


def strike(card: str, hands: Sequence[Names], piles: Sequence[Names] = (), **more: Any) -> Scenario:
    """The catastrophe has just been revealed; seat 0 has become the first player."""
    last = max(len(hands), len(piles), 2) - 1
    return Scenario(hands, piles, age=card, reveal=True, **{"first": last, **more})


def end_world(
    card: str, hands: Sequence[Names] = (), piles: Sequence[Names] = (), **more: Any
) -> Scenario:
    """The third catastrophe has just been revealed; seat 0 has become the first player."""
    others = [name for name in ("Deus Ex Machina", "Overpopulation", "Grey Goo") if name != card]
    return strike(card, hands, piles, **{"catastrophes": others[:2], **more})


def carry_on(table: Scenario) -> Scenario:
    """Give any answer until somebody may play a trait, or the game is over."""
    while not table.match.over and table.match.prompt != "play":
        table.match.play(table.match.legal[0])
    return table


def besides(table: Scenario, seat: int) -> int:
    """What the World's End effect gives or takes."""
    return int(table.match.view(seat)["players"][seat]["points_besides"]["catastrophe"])


def assert_costs_a_card_per_trait(card: str, two: Names, one: str) -> None:
    """Two traits cost two cards, one costs one, and nobody loses more than the hand."""
    table = strike(
        card,
        [["Antlers", "Bark", "Spiny"], ["Fangs", "Nocturnal"], ["Migratory"]],
        [two, [], [one]],
        gene_pools=[5, 1, 8],
    )
    assert [table.gene_pool(seat) for seat in range(3)] == [4, 1, 7]
    table.expect("discard", actor=0, cause=card)
    assert table.options == ["Antlers", "Bark", "Spiny"]
    table.choose("Spiny").expect("discard", actor=0).choose("Bark")
    assert table.hand(0) == ["Antlers"]
    assert table.hand(1) == ["Fangs", "Nocturnal"]
    assert table.hand(2) == []
    table.expect("play", actor=0)
    table = strike(card, [["Antlers"], ["Bark"], []], [[], two, [one]])
    assert table.hand(1) == []
    assert table.hand(2) == []
    table.expect("play", actor=0)


def assert_costs_points_per_trait(card: str, two: Names, one: str, color: str, other: str) -> None:
    """One point per trait of the colour; Faith can make it more or less."""
    table = end_world(card, piles=[two, [one], ["Flatulence"]])
    assert table.match.over
    assert [besides(table, seat) for seat in range(3)] == [-2, -1, 0]
    table = end_world(card, piles=[["Faith", one], []])
    table.choose(color=color).choose(color=other)
    assert besides(table, 0) == 0
    assert table.points(0) == 4 + table.worth(0, one)[0]


def assert_costs_a_trait(card: str, plain: Names, dominant: str, other: str) -> None:
    """One trait of the colour of one's own choice, but no dominant, if there is any."""
    table = end_world(card, piles=[[*plain, dominant, other], []])
    table.expect("discard_trait", actor=0, cause=card)
    assert table.options == sorted(plain)
    assert table.why_not(dominant) is not None
    assert table.why_not(other) is not None
    table.choose(plain[0])
    assert table.match.over
    assert table.pile(0) == sorted([*plain[1:], dominant, other])
    assert table.discard[0] == plain[0]
    table = end_world(card, piles=[[dominant, other], plain[:1]])
    table.expect("discard_trait", actor=1).choose(plain[0])
    assert table.match.over
    assert table.pile(0) == sorted([dominant, other])
