"""Games with the classic set alone are plain: they run on rules that know no other cards.

That these rules are the same rules is shown by `test_agreement.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import numpy as np
import pytest

from endling.errors import EndlingError
from endling.games.doomlings.options import SETS
from endling.games.doomlings.rules import PLAIN
from endling.games.doomlings.state import STATE
from endling.games.doomlings.tables import CARDS, SET_OF, TRAIT_COUNT
from endling.kernel.cardset import cards_in
from endling.match import Match


def _is_plain(sets: Sequence[str]) -> bool:
    match = Match.new("doomlings", 2, 1, {"sets": list(sets)})
    return not np.frombuffer(match.state(), STATE)[0][PLAIN.flag]


@pytest.mark.parametrize("other", SETS[1:])
def test_only_the_classic_set_is_plain(other: str) -> None:
    assert _is_plain(SETS[:1])
    assert not _is_plain((SETS[0], other))


def test_everything_together_is_not_plain() -> None:
    assert not _is_plain(SETS)
    assert not any(_is_plain((SETS[0], *some)) for some in combinations(SETS[1:], 2))


def test_plain_games_know_all_classic_traits() -> None:
    known = cards_in(PLAIN.cards)
    traits = enumerate(CARDS[:TRAIT_COUNT])
    assert {number for number, card in traits if SET_OF[card.name] == SETS[0]} <= set(known)


def test_no_position_claims_to_be_plain() -> None:
    position = Match.new("doomlings", 2, 1, {"sets": list(SETS[:2])}).position()
    position["more"][PLAIN.flag] = 0
    match = Match.from_position("doomlings", position)
    assert np.frombuffer(match.state(), STATE)[0][PLAIN.flag] == 1


def test_no_card_of_another_set_comes_into_a_plain_game() -> None:
    position = Match.new("doomlings", 2, 1, {"sets": list(SETS[:2])}).position()
    position["options"]["sets"] = list(SETS[:1])
    with pytest.raises(EndlingError):
        Match.from_position("doomlings", position)
