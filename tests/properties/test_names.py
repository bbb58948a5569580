"""Names are found as people write them, and unknown ones are refused with what may be meant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import endling
from endling.errors import EndlingError, UnknownName, shown
from endling.match import Match
from endling.names import find_name
from tests.kits import Kit, each_game
from tests.kits.doomlings import KIT as DOOMLINGS
from tests.properties.games import plain_values, refusal

NAMES = sorted(set(DOOMLINGS.game.card_names))  # few of them are alike


@given(st.sampled_from(NAMES), st.sampled_from([str.upper, str.lower, str.title, str.swapcase]))
def test_a_name_is_found_whatever_its_case(name: str, change: object) -> None:
    assert callable(change)
    assert find_name(f"  {change(name)} ", NAMES, "card") == name


@given(st.sampled_from(NAMES), st.data())
def test_a_slip_of_the_pen_is_refused_with_the_right_suggestion(
    name: str, data: st.DataObject
) -> None:
    at = data.draw(st.integers(0, len(name) - 1))
    slip = name[:at] + name[at + 1 :] if data.draw(st.booleans()) else name[:at] + "x" + name[at:]
    if slip.casefold() in {other.casefold() for other in NAMES}:
        assert find_name(slip, NAMES, "card").casefold() == slip.casefold()
        return
    with pytest.raises(UnknownName) as refused:
        find_name(slip, NAMES, "card")
    assert repr(slip) in str(refused.value)
    if len(name) > 3:  # of three letters too little is left
        assert "did you mean" in str(refused.value)
        assert name in str(refused.value)


@given(plain_values)
def test_anything_is_found_or_refused(value: object) -> None:
    refused = refusal(lambda: find_name(value, NAMES, "card"))
    if refused is None:
        assert isinstance(value, str)
        assert value.strip().casefold() in {name.casefold() for name in NAMES}
    else:
        assert isinstance(refused, UnknownName)
        assert f"unknown card {shown(value)}" in str(refused)


def test_short_lists_are_told_in_full() -> None:
    with pytest.raises(UnknownName, match="unknown color 'qqq'; there are red, blue"):
        find_name("qqq", ["red", "blue"], "color")


@each_game
def test_a_game_with_a_slip_of_the_pen(kit: Kit) -> None:
    with pytest.raises(UnknownName, match=f"did you mean {kit}?"):
        endling.new(kit.name[0] + kit.name[2:])


def choice_of_a_card(match: Match) -> dict[str, Any]:
    """A card that can be chosen, as soon as one can."""
    while not any("card" in choice for choice in match.choices()):
        match.play(match.legal[0])
    return next(choice for choice in match.choices() if "card" in choice)


@each_game
def test_a_match_finds_actions_by_name(kit: Kit) -> None:
    match = kit.new(2, 3)
    choice = choice_of_a_card(match)
    assert match.find(card=choice["card"].upper()) == choice["action"]
    with pytest.raises(UnknownName, match="did you mean"):
        match.find(card=choice["card"] + "x")
    with pytest.raises(UnknownName, match="there is no player 2"):
        match.find(player=2)
    with pytest.raises(UnknownName, match="there is no player 2"):
        match.find(card=choice["card"], player=2)


@each_game
@pytest.mark.parametrize("ask", [Match.find, Match.why_not])
def test_what_does_not_go_together_is_refused(kit: Kit, ask: Callable[..., object]) -> None:
    match = kit.new(2, 3)
    card = choice_of_a_card(match)["card"]
    together: list[dict[str, Any]] = [
        {"card": card, "word": "yes"},
        {"card": card, "color": "red"},
        {"card": card, "player": 1, "number": 2},
        {"player": 1, "word": "no"},
        {"color": "red", "number": 0},
    ]
    for what in together:
        with pytest.raises(EndlingError, match="do not go together") as refusal:
            ask(match, **what)
        assert all(f"{name}={value!r}" in str(refusal.value) for name, value in what.items())
    with pytest.raises(EndlingError, match="say what to find"):
        ask(match)
