"""Every doom: whom it strikes, and what is lost."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from endling.games.doom_on_you.cards import DOOMS
from endling.games.doom_on_you.vocabulary import Doom
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
    assert {"VOLCANO", ALPACA, BIRD, CAMO, WALL} <= set(table.discard)


def test_volcano__whoever_has_no_animals_loses_nothing() -> None:
    table = drawn("VOLCANO", piles=[[], [], [ALPACA]]).choose(player=1)
    assert ([table.pile(seat) for seat in range(3)], table.tokens) == ([[], [], [ALPACA]], [10] * 3)


def test_volcano__names_nobody_who_is_out() -> None:
    table = drawn("VOLCANO", piles=[[BIRD], [], [ALPACA]], tokens=[10, 0, 10])
    assert (table.told("doom_other"), table.pile(2)) == ([(2, "VOLCANO")], [])


def test_sinkhole() -> None:
    table = drawn("SINKHOLE", piles=PILES).expect("lose", actor=0).choose(BIRD)
    assert table.pile(0) == [ALPACA]
    assert table.tokens == [10, 10, 10]


def test_sinkhole__the_only_animal() -> None:
    table = drawn("SINKHOLE", piles=[[ALPACA], [BIRD]])
    assert (table.pile(0), table.pile(1), table.tokens) == ([], [BIRD], [10, 10, 10])


def test_sinkhole__without_an_animal() -> None:
    assert drawn("SINKHOLE").tokens == [9, 10, 10]


def test_wildfire() -> None:
    table = drawn("WILDFIRE", piles=PILES).expect("lose", actor=0).choose(ALPACA)
    assert table.pile(0) == [ALPACA, BIRD]  # nothing is lost before all have chosen
    table.expect("lose", actor=1).choose(CAMO)
    assert [table.pile(seat) for seat in range(3)] == [[BIRD], [WALL], []]


def test_wildfire__strikes_nobody_else_less_for_one_without_animals() -> None:
    table = drawn("WILDFIRE", piles=[[], [CAMO], [ALPACA]])
    assert [table.pile(seat) for seat in range(3)] == [[], [], []]
    assert table.tokens == [10, 10, 10]


def test_wildfire__without_animals_nothing_is_lost() -> None:
    assert drawn("WILDFIRE").tokens == [10, 10, 10]


def test_blizzard() -> None:
    table = drawn("BLIZZARD", piles=PILES).expect("keep", actor=0).choose(BIRD)
    table.expect("keep", actor=1).choose(WALL)
    assert [table.pile(seat) for seat in range(3)] == [[BIRD], [WALL], [ALPACA]]


def test_blizzard__few_animals_stay() -> None:
    table = drawn("BLIZZARD", piles=[[ALPACA], []])
    assert ([table.pile(seat) for seat in range(3)], table.tokens) == ([[ALPACA], [], []], [10] * 3)


def test_stampede() -> None:
    table = drawn("STAMPEDE", piles=[[ALPACA, BIRD]]).expect("doom_other").choose(player=2)
    table.expect("lose", actor=0).choose(BIRD)
    assert table.pile(0) == [ALPACA]
    assert table.tokens == [10, 10, 9]


def test_stampede__each_chooses_the_own_animal() -> None:
    table = drawn("STAMPEDE", piles=PILES).choose(player=1)
    table.expect("lose", actor=0).choose(ALPACA).expect("lose", actor=1).choose(WALL)
    assert [table.pile(seat) for seat in range(3)] == [[BIRD], [CAMO], [ALPACA]]
    assert table.tokens == [10, 10, 10]


def test_stampede__takes_a_token_from_a_drawer_without_animals() -> None:
    table = drawn("STAMPEDE", piles=[[], [CAMO]]).choose(player=1)
    assert (table.tokens, table.pile(1)) == ([9, 10, 10], [])


def test_locusts() -> None:
    assert drawn("LOCUSTS").tokens == [8, 10, 10]


def test_locusts__take_the_last_token() -> None:
    table = drawn("LOCUSTS", tokens=[1, 10, 10])
    assert (table.tokens, table.is_out(0)) == ([0, 10, 10], True)


def test_flood() -> None:
    table = drawn("FLOOD", piles=PILES).expect("doom_other", actor=0).choose(player=1)
    assert (table.tokens, table.pile(0), table.pile(1)) == ([9, 9, 10], PILES[0], PILES[1])


def test_flood__may_starve_both() -> None:
    table = drawn("FLOOD", tokens=[1, 1, 10]).choose(player=1)
    assert (table.match.over, table.match.winners) == (True, [2])


def test_meteor() -> None:
    assert drawn("METEOR").tokens == [9, 9, 9]


def test_meteor__starves_whoever_had_one() -> None:
    table = drawn("METEOR", tokens=[5, 1, 5])
    assert (table.tokens, [table.is_out(seat) for seat in range(3)]) == (
        [4, 0, 4],
        [False, True, False],
    )


def test_drought() -> None:
    assert drawn("DROUGHT").tokens == [9, 10, 10]


def test_drought__takes_the_last_token() -> None:
    assert drawn("DROUGHT", tokens=[1, 10, 10]).is_out(0)


def test_earthquake() -> None:
    assert drawn("EARTHQUAKE").tokens == [7, 10, 10]


def test_earthquake__half_of_few_tokens_rounded_down() -> None:
    assert drawn("EARTHQUAKE", tokens=[5, 10, 10]).tokens == [3, 10, 10]
    assert drawn("EARTHQUAKE", tokens=[1, 10, 10]).tokens == [1, 10, 10]


def test_earthquake__takes_three_at_most() -> None:
    assert drawn("EARTHQUAKE", tokens=[6, 10, 10]).tokens == [3, 10, 10]
    assert drawn("EARTHQUAKE", tokens=[8, 10, 10]).tokens == [5, 10, 10]
    assert drawn("EARTHQUAKE", tokens=[20, 5, 5]).tokens == [17, 5, 5]


@pytest.mark.parametrize("doom", DOOMS, ids=lambda doom: doom.id)
def test_every_doom_strikes_in_preparation_too(doom: Doom) -> None:
    """There nobody is asked about force fields, and the drawer may go on drawing."""
    hands = [["FORCE FIELD"]] * 3
    table = Scenario(hands, PILES, deck=[doom.name, CAMO], phase="draw").choose(word="draw")
    struck = drawn(doom.name, piles=PILES)
    for one in (table, struck):
        while one.match.prompt in ("doom_other", "lose", "keep"):
            one.match.play(one.match.legal[0])
    assert table.expect("draw", actor=0).tokens == struck.tokens
    assert [table.pile(seat) for seat in range(3)] == [struck.pile(seat) for seat in range(3)]
    assert doom.name in table.discard
