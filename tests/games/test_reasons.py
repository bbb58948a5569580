"""Reasons why a choice is not legal: declared once, each with the number that rules return."""

from __future__ import annotations

import pytest

import endling
from endling.games.reasons import GAME_OVER, LEGAL, NOT_ASKED, NOT_IN_HAND, Reasons
from endling.kernel.actions import CARD, PLAYER
from tests.kits import Kit, each_game


def test_a_reason_is_declared_once() -> None:
    reasons = Reasons()
    reasons.declare("too_late")
    with pytest.raises(ValueError, match="too_late"):
        reasons.declare("too_late")


def test_more_reasons_than_fit_are_refused() -> None:
    reasons = Reasons()
    for number in range(len(reasons.names), 256):
        reasons.declare(f"reason_{number}")
    with pytest.raises(ValueError, match="more than 255"):
        reasons.declare("one_too_many")


def test_what_a_reason_carries_does_not_change_its_number() -> None:
    reasons = Reasons()
    too_late = reasons.declare("too_late")
    assert reasons.names[too_late] == "too_late"
    assert reasons.number(too_late | 7 << 8) == too_late
    assert reasons.detail(too_late | 7 << 8) == 7


@each_game
def test_reasons_of_every_game_have_words_in_every_language(kit: Kit) -> None:
    game = kit.game
    for lang in game.languages:
        words = [game.reason_text(number, lang) for number in range(len(game.reasons.names))]
        assert words[LEGAL] is None
        assert all(words[1:])


def test_a_game_without_reasons_of_its_own_tells_the_usual_ones() -> None:
    match = endling.new("embers", players=2, seed=7)
    game, pool = match.game, match._pool.copy()
    elsewhere = next(CARD + n for n in range(18) if CARD + n not in match.legal)
    assert game.why_not(pool, match.legal[0]) == LEGAL
    assert game.why_not(pool, elsewhere) == NOT_IN_HAND
    assert game.why_not(pool, PLAYER) == NOT_ASKED
    pool["over"] = 1
    assert game.why_not(pool, match.legal[0]) == GAME_OVER
