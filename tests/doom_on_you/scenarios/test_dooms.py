"""Every doom: whom it strikes, and what is lost."""

from __future__ import annotations

from collections.abc import Sequence

from tests.doom_on_you.scenario import Names, Scenario

ALPACA, BIRD, CAMO, WALL = "ALPACA-PUNCH", "HUNTING-BIRD", "CAMO", "ELE-FENCE"
PILES = [[ALPACA, BIRD], [CAMO, WALL], [ALPACA]]


def drawn(doom: str, piles: Sequence[Names] = (), tokens: Sequence[int] = ()) -> Scenario:
    """The target draws a doom after nobody has attacked."""
    table = Scenario(piles=piles, tokens=tokens, deck=[doom])
    while "doom" not in table.verbs():
        table.decline()
    return table


def test_volcano() -> None:
    table = drawn("VOLCANO", piles=PILES).expect("doom_other", actor=0)
    assert table.options == ["player 1", "player 2"]
    table.choose(player=1)
    assert [table.pile(seat) for seat in range(3)] == [[], [], [ALPACA]]
    assert table.tokens == [10, 10, 10]


def test_sinkhole() -> None:
    table = drawn("SINKHOLE", piles=PILES).expect("lose", actor=0).choose(BIRD)
    assert table.pile(0) == [ALPACA]
    assert table.tokens == [10, 10, 10]


def test_sinkhole__without_an_animal() -> None:
    assert drawn("SINKHOLE").tokens == [9, 10, 10]


def test_wildfire() -> None:
    table = drawn("WILDFIRE", piles=PILES).expect("lose", actor=0).choose(ALPACA)
    assert table.pile(0) == [ALPACA, BIRD]  # nothing is lost before all have chosen
    table.expect("lose", actor=1).choose(CAMO)
    assert [table.pile(seat) for seat in range(3)] == [[BIRD], [WALL], []]


def test_wildfire__without_animals_nothing_is_lost() -> None:
    assert drawn("WILDFIRE").tokens == [10, 10, 10]


def test_blizzard() -> None:
    table = drawn("BLIZZARD", piles=PILES).expect("keep", actor=0).choose(BIRD)
    table.expect("keep", actor=1).choose(WALL)
    assert [table.pile(seat) for seat in range(3)] == [[BIRD], [WALL], [ALPACA]]


def test_stampede() -> None:
    table = drawn("STAMPEDE", piles=[[ALPACA, BIRD]]).expect("doom_other").choose(player=2)
    table.expect("lose", actor=0).choose(BIRD)
    assert table.pile(0) == [ALPACA]
    assert table.tokens == [10, 10, 9]


def test_locusts() -> None:
    assert drawn("LOCUSTS").tokens == [8, 10, 10]


def test_flood() -> None:
    assert drawn("FLOOD").choose(player=1).tokens == [9, 9, 10]


def test_meteor() -> None:
    assert drawn("METEOR").tokens == [9, 9, 9]


def test_drought() -> None:
    assert drawn("DROUGHT").tokens == [9, 10, 10]


def test_earthquake() -> None:
    assert drawn("EARTHQUAKE").tokens == [7, 10, 10]


def test_earthquake__half_of_few_tokens_rounded_down() -> None:
    assert drawn("EARTHQUAKE", tokens=[5, 10, 10]).tokens == [3, 10, 10]
    assert drawn("EARTHQUAKE", tokens=[1, 10, 10]).tokens == [1, 10, 10]
