"""Every trait against its declaration: whatever it does is said, with all it depends on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

import pytest

from endling.games.darwinning import vocabulary as v
from endling.games.darwinning.cards import TRAITS
from endling.games.darwinning.text import LANGUAGES, DarwinningLanguage
from endling.games.text import MissingPhraseError
from tests.darwinning.meanings import MEANINGS

LANGUAGE_OF = [LANGUAGES["en"], LANGUAGES["de"]]
EFFECTS = [(kind.trait, effect) for kind in TRAITS for effect in kind.effects]
languages = pytest.mark.parametrize("language", [0, 1], ids=["en", "de"])


def said(trait: v.Trait, effect: v.Effect, language: int) -> str:
    return LANGUAGE_OF[language].effects.say(effect, trait)


def fits(effect: v.Effect, words: str, language: int) -> bool:
    patterns = MEANINGS[type(effect)](effect)[language]
    return all(re.search(pattern, words, re.IGNORECASE) for pattern in patterns)


@languages
@pytest.mark.parametrize(("trait", "effect"), EFFECTS, ids=lambda x: getattr(x, "name", ""))
def test_everything_a_trait_does_is_said(trait: v.Trait, effect: v.Effect, language: int) -> None:
    words = said(trait, effect, language)
    for pattern in MEANINGS[type(effect)](effect)[language]:
        assert re.search(pattern, words, re.IGNORECASE), f"{pattern!r} not in {words}"


@languages
def test_a_trait_says_its_effects_one_after_the_other(language: int) -> None:
    for kind in TRAITS:
        text = LANGUAGE_OF[language].trait_text(kind.trait)
        for effect in kind.effects:
            assert said(kind.trait, effect, language)[1:] in text
        assert text.count(". ") + 1 == len(kind.effects), text


def test_every_kind_of_effect_has_a_meaning_here() -> None:
    assert set(MEANINGS) == {type(effect) for _, effect in EFFECTS}


# --- Every argument of every effect is in the words

VALUES: dict[str, tuple[Any, ...]] = {"int": (1, 2, 3, 5), "Trait": tuple(v.Trait)}


def all_of(kind: type[v.Effect]) -> Iterator[v.Effect]:
    """The effect with every combination of arguments."""
    found: list[dict[str, Any]] = [{}]
    for field in fields(kind):
        values = VALUES[str(field.type)]
        found = [{**arguments, field.name: value} for arguments in found for value in values]
    yield from (kind(**arguments) for arguments in found)


MADE_UP = [effect for kind in MEANINGS for effect in all_of(kind)]


@languages
def test_different_effects_are_said_differently(language: int) -> None:
    told = [said(v.Trait.MUTATION, effect, language) for effect in MADE_UP]
    assert len(set(told)) == len(told) > 100


@languages
def test_the_patterns_tell_effects_apart(language: int) -> None:
    for effect in MADE_UP:
        words = said(v.Trait.MUTATION, effect, language)
        assert [other for other in MADE_UP if fits(other, words, language)] == [effect]


@languages
def test_plurals(language: int) -> None:
    mistake = re.compile(
        (
            r"(?<!\d)1 (spaces|bite markers)\b|[2-9] (space|bite marker)\b",
            r"(?<!\d)1 Felder\b|[2-9] Feld\b",
        )[language]
    )
    assert mistake.search(("up to 1 spaces", "2 Feld über dir")[language])
    for effect in MADE_UP:
        words = said(v.Trait.MUTATION, effect, language)
        assert not mistake.search(words), words


@dataclass(frozen=True)
class Sing(v.Effect):
    """An effect that no language knows."""


@pytest.mark.parametrize("language", LANGUAGE_OF, ids=lambda x: x.code)
def test_a_missing_phrase_is_an_error(language: DarwinningLanguage) -> None:
    with pytest.raises(MissingPhraseError, match="Sing"):
        language.effects.say(Sing(), v.Trait.TEETH)
