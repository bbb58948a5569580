"""What an exact position says beside the cards must fit them."""

from __future__ import annotations

import copy
import itertools
import random

import pytest

import endling
from endling.errors import PositionError
from endling.kernel.cardset import WORD, cards_in
from endling.match import Match


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


def placing() -> Match:
    """Somebody has drawn a card for Metamorphosis and chooses a space for it."""
    for seed in itertools.count():
        match, dice = endling.new("darwinning", players=3, seed=seed), random.Random(seed)
        while not match.over:
            if match.prompt == "transform":
                return match
            match.play(dice.choice(match.legal))
    raise AssertionError


def test_what_was_drawn_waits_to_be_placed() -> None:
    match = placing()
    given = match.position()
    assert len(given["drawn"]) == 1
    assert endling.position("darwinning", given).prompt == "transform"
    other = given["deck"][0]
    none = given | {"drawn": [], "deck": [*given["drawn"], *given["deck"]]}
    both = given | {"drawn": [*given["drawn"], other], "deck": given["deck"][1:]}
    for changed in (none, both):
        with pytest.raises(PositionError, match="drawn"):
            endling.position("darwinning", changed)


def test_nothing_is_drawn_in_a_position_of_ones_own() -> None:
    given = placing().position()
    del given["more"]
    with pytest.raises(PositionError, match="drawn: takes what"):
        endling.position("darwinning", given)
