"""Everything can be said in every language: by the server, by bots and in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from string import Formatter

import pytest

from endling.bots.levels import LEVELS
from endling.games import find_game
from endling.languages import LANGUAGES, USUAL, words_in
from endling.languages.words import Words
from endling.server.refusals import STATUS, Refused
from endling.terminal.words import say


def phrases(words: Words) -> dict[str, str]:
    """All phrases by the place where they stand."""
    found: dict[str, str] = {}
    for field in fields(words):
        value = getattr(words, field.name)
        several: Mapping[str, str] = value if isinstance(value, Mapping) else {"": value}
        found |= {f"{field.name} {key}": text for key, text in several.items()}
    return found


def gaps(text: str) -> list[str]:
    return sorted(gap for _, gap, _, _ in Formatter().parse(text) if gap is not None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_everything(lang: str) -> None:
    said, usual = phrases(words_in(lang)), phrases(words_in(USUAL))
    assert said.keys() == usual.keys()
    for place, text in said.items():
        assert text.strip(), place
        assert gaps(text) == gaps(usual[place]), place


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_words_for_all_refusals_and_characters(lang: str) -> None:
    words = words_in(lang)
    assert words.refusals.keys() == STATUS.keys()
    assert words.characters.keys() == {level.name for level in LEVELS}
    assert all(text.endswith(".") for text in (*words.refusals.values(), words.takes_back))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fixed_lines_of_the_terminal_fit_into_80_columns(lang: str) -> None:
    for phrase in ("keys", "help"):
        assert max(map(len, words_in(lang).terminal[phrase].splitlines())) <= 80


def test_languages_of_games_are_spoken() -> None:
    assert set(find_game("doomlings").languages) <= LANGUAGES.keys()


def test_a_refusal_in_every_language_and_in_the_usual_one_for_strangers() -> None:
    assert Refused("illegal").message("de") == "Das geht nicht."
    assert Refused("illegal").message("xx") == Refused("illegal").message(USUAL)
    assert Refused("illegal", "because").message("de") == "because"


def test_a_stranger_is_answered_in_the_usual_language() -> None:
    assert say("fr", "undone") == words_in(USUAL).terminal["undone"]
