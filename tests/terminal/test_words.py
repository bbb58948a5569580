from __future__ import annotations

import string

import pytest

from endling.terminal.words import WORDS, say


def _fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("lang", WORDS)
def test_every_language_says_everything(lang: str) -> None:
    assert WORDS[lang].keys() == WORDS["en"].keys()
    for phrase, text in WORDS[lang].items():
        assert _fields(text) == _fields(WORDS["en"][phrase]), phrase
        assert text.strip(), phrase


@pytest.mark.parametrize("lang", WORDS)
def test_fixed_lines_fit_into_80_columns(lang: str) -> None:
    for phrase in ("keys", "help"):
        assert max(map(len, WORDS[lang][phrase].splitlines())) <= 80


def test_an_unknown_language_is_answered_in_english() -> None:
    assert say("fr", "undone") == WORDS["en"]["undone"]
