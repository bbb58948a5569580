"""Whatever is not legal is refused with a reason and changes nothing; what is legal is taken."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from endling.errors import EndlingError, IllegalAction
from endling.match import Match
from tests.kits import Kit, each_game
from tests.properties.games import matches

NAMED = ("card", "player", "color", "number", "word")  # what `find` asks for


@given(matches)
def test_exactly_the_legal_actions_are_taken(match: Match) -> None:
    game, legal, before = match.game, match.legal, match.state()
    for action in range(-2, game.actions.end + 2):
        reason = game.reason_text(game.why_not(match._pool, action), "en")
        if action in legal:
            assert reason is None
            match.play(action)
            assert match.state() != before
            match.check()
            match.undo()
        else:
            assert reason
            with pytest.raises(IllegalAction, match=f"action {action} is not legal: "):
                match.play(action)
        assert match.state() == before


@given(matches, st.integers(-(2**63), 2**63 - 1))
def test_any_number_is_legal_or_refused(match: Match, number: int) -> None:
    before = match.state()
    if number not in match.legal:
        with pytest.raises(IllegalAction):
            match.play(number)
        assert match.state() == before


@each_game
@pytest.mark.parametrize("thing", [2**63, -(2**70), 62.0, "62", None, [62]])
def test_what_is_no_action_is_refused(kit: Kit, thing: Any) -> None:
    match = kit.new(2, 1)
    with pytest.raises(EndlingError):
        match.play(thing)


@given(matches)
def test_choices_are_the_legal_actions_and_can_be_found_by_name(match: Match) -> None:
    choices = match.choices()
    assert [choice["action"] for choice in choices] == match.legal
    for choice in choices:
        what = {key: choice[key] for key in NAMED if key in choice}
        if "owner" in choice:
            what["player"] = choice["owner"]
        assert match.why_not(**what) is None
        found = match.find(**what)
        assert found in match.legal
        if "card" not in what:
            assert found == choice["action"]


@given(matches)
def test_copies_and_undoing_are_exact(match: Match) -> None:
    states = [match.state()]
    twin = match.copy()
    for _ in range(5):
        if not twin.over:
            twin.play(twin.legal[-1])
            states.append(twin.state())
    assert match.state() == states[0]
    while len(twin.actions) > len(match.actions):
        assert twin.state() == states.pop()
        twin.undo()
    assert twin.state() == match.state()
    assert twin.replay() == match.replay()


@given(matches, st.integers(0, 40))
def test_rewinding_is_undoing_many_times(match: Match, steps: int) -> None:
    twin, again = match.copy(), match.copy()
    count = max(0, len(match.actions) - steps)
    while len(twin.actions) > count:
        twin.undo()
    again.rewind(count)
    assert (again.state(), again.actions) == (twin.state(), twin.actions)
    for beyond in (-1, count + 1):
        with pytest.raises(EndlingError):
            again.rewind(beyond)
