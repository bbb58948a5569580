"""The server's own words: all of them, in every language."""

from __future__ import annotations

from string import Formatter

import pytest

from endling.games import find_game
from endling.server.languages import LANGUAGES, USUAL, words_in
from endling.server.refusals import STATUS, Refused


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_said(lang: str) -> None:
    words = words_in(lang)
    assert words.refusals.keys() == STATUS.keys()
    assert all(text.endswith(".") for text in words.refusals.values())
    for text in (words.seat, words.takes_back):
        assert len([gap for _, gap, _, _ in Formatter().parse(text) if gap is not None]) == 1


def test_languages_of_games_are_spoken() -> None:
    assert set(find_game("doomlings").languages) <= LANGUAGES.keys()


def test_a_refusal_in_every_language_and_in_the_usual_one_for_strangers() -> None:
    assert Refused("illegal").message("de") == "Das geht nicht."
    assert Refused("illegal").message("xx") == Refused("illegal").message(USUAL)
    assert Refused("illegal", "because").message("de") == "because"
