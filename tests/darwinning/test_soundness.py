"""What an exact position says beside the cards must fit them."""

from __future__ import annotations

import copy

import pytest

import endling
from endling.errors import PositionError
from endling.kernel.cardset import WORD, cards_in


def test_only_cards_on_display_can_be_declared_before_the_trick_is_won() -> None:
    match = endling.new("darwinning", players=2, seed=1)
    while match.prompt not in ("lead", "follow"):
        match.play(match.legal[0])
    given = match.position()
    in_deck, on_display = int(match._pool["deck"][0][0]), cards_in(match._pool["display"][0])[0]
    for card, is_sound in ((in_deck, False), (on_display, True)):
        changed = copy.deepcopy(given)
        changed["more"]["declared"][1][card // WORD] |= 1 << card % WORD
        if is_sound:
            assert endling.position("darwinning", changed).prompt == match.prompt
        else:
            with pytest.raises(PositionError, match="declared"):
                endling.position("darwinning", changed)
