"""Every text against its declaration: whatever a card does is said, with all it depends on."""

from __future__ import annotations

import re

import pytest

from endling.games.gloom_of_thrones import vocabulary as v
from endling.games.gloom_of_thrones.cards import DECK, MODIFIERS, THRONE
from endling.games.gloom_of_thrones.text import LANGUAGES
from tests.gloom_of_thrones.meanings import MEANINGS

WITH_EFFECT = [card for card in DECK if card.effect is not None]
LABELS = {
    v.Category.IMMEDIATE: ("When played", "Beim Ausspielen"),
    v.Category.ONGOING: ("While visible", "Solange sichtbar"),
    v.Category.PERSISTENT: ("Persistent", "Bleibend"),
    v.Category.RESPONSE: ("Response", "Antwort"),
    v.Category.NONE: ("Condition", "Bedingung"),
}
SCORE = ("Score", "Wertung")
languages = pytest.mark.parametrize("language", [0, 1], ids=["en", "de"])


def said(card: v.DeckCard, language: int) -> tuple[str, str]:
    """The label of a card's text and the words behind it."""
    label, _, words = LANGUAGES[("en", "de")[language]].card_text(card).partition(": ")
    return label, words.rstrip(".")


def patterns(card: v.DeckCard, language: int) -> list[str]:
    assert card.effect is not None
    return MEANINGS[type(card.effect)](card.effect, isinstance(card, v.Event))[language]


def fits(card: v.DeckCard, words: str, language: int) -> bool:
    return all(re.search(p, words, re.IGNORECASE) for p in patterns(card, language))


@languages
@pytest.mark.parametrize("card", WITH_EFFECT, ids=lambda card: card.id)
def test_everything_a_card_does_is_said(card: v.DeckCard, language: int) -> None:
    _, words = said(card, language)
    for pattern in patterns(card, language):
        assert re.search(pattern, words, re.IGNORECASE), f"{pattern!r} not in {words}"


@languages
@pytest.mark.parametrize("card", WITH_EFFECT, ids=lambda card: card.id)
def test_the_label_says_when_it_counts(card: v.DeckCard, language: int) -> None:
    about_score = isinstance(card.effect, v.ScoreIfIcon | v.ScoreIfWasMonarch | v.ScorePerDead)
    expected = SCORE if about_score else LABELS[card.category]
    assert said(card, language)[0] == expected[language]


@languages
def test_the_patterns_tell_effects_apart(language: int) -> None:
    mistaken = {
        (card.id, other.id)
        for card in WITH_EFFECT
        for other in WITH_EFFECT
        if card.effect != other.effect
        and isinstance(card, v.Event) == isinstance(other, v.Event)
        and _is_told_apart(card, other)
        and fits(card, said(other, language)[1], language)
    }
    assert not mistaken


def _is_told_apart(card: v.DeckCard, other: v.DeckCard) -> bool:
    """Cards that show any of several icons mention those of cards that show one of these."""
    one, more = card.effect, other.effect
    if isinstance(one, v.ScoreIfIcon) and isinstance(more, v.ScoreIfIcon):
        return not set(one.icons) <= set(more.icons)
    return True


def test_every_kind_of_effect_has_a_meaning_here() -> None:
    assert set(MEANINGS) == {type(card.effect) for card in WITH_EFFECT}


# --- What is not an effect


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_throne_says_all_its_rules(code: str) -> None:
    words = LANGUAGES[code].card_text(THRONE)
    assert len(words.splitlines()) == 4
    for pattern in (r"crown|Krone", r"Monarch", r"−30 (points|Punkte)", r"second|zweite"):
        assert re.search(pattern, words), pattern
    assert re.search(r"opponent's|eines Gegners", words)
    assert re.search(r"ends the game|Partie beendet", words)


PLACES = {"en": ("top", "middle", "bottom"), "de": ("oben", "Mitte", "unten")}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("card", MODIFIERS, ids=lambda card: card.id)
def test_what_is_printed_is_told(card: v.Modifier, code: str) -> None:
    language = LANGUAGES[code]
    parts = language.printed(card).split(", ")
    places = [
        f"{place} {language.grammar.signed(n)}"
        for place, n in zip(PLACES[code], card.points, strict=True)
        if n is not None
    ]
    assert parts == places + [language.icon(icon.name.lower()) for icon in card.icons]
