"""Lines to start a story from."""

from __future__ import annotations

import re

import pytest

from endling.games.gloom_of_thrones import vocabulary as v
from endling.games.gloom_of_thrones.cards import CHARACTERS, DEATHS, DECK, EVENTS, MODIFIERS, THRONE
from endling.games.gloom_of_thrones.text import LANGUAGES, GloomLanguage
from endling.games.gloom_of_thrones.text.story import Situation, situation_of
from endling.games.text import MissingPhraseError

EN, DE = LANGUAGES["en"], LANGUAGES["de"]
languages = pytest.mark.parametrize("language", LANGUAGES.values(), ids=lambda x: x.code)
SOMEBODY, LAST = CHARACTERS[0], MODIFIERS[0]


def inside(name: str) -> str:
    """A name, with an article that may be small."""
    return name.removeprefix("The ")


def words_of(language: GloomLanguage, card: v.Named, own: bool = False) -> set[str]:
    """The words of the clause for a card, in whatever order."""
    return set(language.story.clause(card, own).replace("{their}", "").split())


def assert_well_formed(line: str) -> None:
    assert "\n" not in line
    assert "  " not in line
    assert not re.search(r"[{}|<>_]|None", line)
    assert not re.search(r"\b(\w+) \1\b", line, re.IGNORECASE), line
    assert not re.search(r"\s[.,;:!?]|[.,;:]{2}", line), line
    assert re.fullmatch(r"[A-ZÄÖÜ“„].*\?", line), line
    for sentence in re.split(r"(?<=[.!?]) ", line):
        assert sentence[0].isupper() or sentence[0] in "“„", line


@languages
def test_every_card_has_a_clause(language: GloomLanguage) -> None:
    cards = [*DECK, THRONE]
    assert set(language.story.clauses) == {card.id for card in cards}
    own = {card.id for card in cards if card.alt_name}
    assert set(language.story.own_clauses) == own
    clauses = [language.story.clause(card, False) for card in cards]
    clauses += [language.story.clause(card, True) for card in cards if card.alt_name]
    assert len(set(clauses)) == len(clauses)
    for clause in clauses:
        assert clause[0].islower()
        assert clause[-1].isalpha()
        assert " " in clause


@languages
@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.id)
def test_every_line_about_everybody(language: GloomLanguage, character: v.Character) -> None:
    for number, card in enumerate(DECK):
        for last in (None, LAST.name):
            line = language.prompt(card.name, character.name, last, number)
            assert_well_formed(line)
            assert inside(language.card(character.name)) in line
            assert words_of(language, card) <= set(re.findall(r"[\w'-]+", line))


@languages
@pytest.mark.parametrize("card", [*MODIFIERS, *DEATHS], ids=lambda card: card.id)
def test_the_last_card_is_part_of_it(language: GloomLanguage, card: v.StackCard) -> None:
    for number in range(10):
        line = language.prompt(card.name, SOMEBODY.name, LAST.name, number)
        assert words_of(language, LAST) <= set(re.findall(r"[\w'-]+", line))


@languages
@pytest.mark.parametrize("situation", Situation)
def test_lines_vary_and_can_be_repeated(language: GloomLanguage, situation: Situation) -> None:
    patterns = language.story.patterns[situation]
    assert len(set(patterns)) == len(patterns) >= 3
    card, character, last = next(
        (card, character, last)
        for card in DECK
        for character in (None, SOMEBODY)
        for last in (None, LAST)
        if situation_of(card, character, last) == situation
    )

    def line(number: int) -> str:
        who, before = character.name if character else None, last.name if last else None
        return language.prompt(card.name, who, before, number)

    lines = [line(number) for number in range(len(patterns))]
    assert len(set(lines)) == len(patterns)
    assert line(len(patterns)) == lines[0]


@languages
@pytest.mark.parametrize("card", EVENTS, ids=lambda card: card.id)
def test_events_about_nobody_name_the_card(language: GloomLanguage, card: v.Event) -> None:
    for number in range(6):
        line = language.prompt(card.name, None, None, number)
        assert_well_formed(line)
        assert language.card(card.name) in line


@pytest.mark.parametrize(
    ("card", "character", "last", "situation"),
    [
        ("Crowned in a Cupboard", SOMEBODY, None, Situation.OPENING),
        ("Adored by an Army", SOMEBODY, None, Situation.LUCKY_OPENING),
        ("Crowned in a Cupboard", SOMEBODY, LAST, Situation.NEXT),
        ("Adored by an Army", SOMEBODY, LAST, Situation.LUCKY_NEXT),
        ("Died Laughing", SOMEBODY, LAST, Situation.END),
        ("Died Laughing", SOMEBODY, None, Situation.SUDDEN_END),
        ("The Thaw", SOMEBODY, LAST, Situation.EVENT),
        ("Tithe Collectors", None, None, Situation.ELSEWHERE),
    ],
)
def test_situations(
    card: str, character: v.Character | None, last: v.DeckCard | None, situation: Situation
) -> None:
    played = next(c for c in DECK if c.name == card)
    assert situation_of(played, character, last) == situation


def test_pronouns_and_word_order() -> None:
    line = ("Undone by Their Own Ambition", "Kelly C", "Betrothed to a Bore", 0)
    assert EN.prompt(*line) == (
        "Kelly C was betrothed to a bore, and in the end she was undone by her own ambition. "
        "What were the last words?"
    )
    assert DE.prompt(*line) == (
        "Kelly C verlobte sich mit einem Langweiler, und am Ende ging sie am eigenen Ehrgeiz ein. "
        "Wie lauteten die letzten Worte?"
    )
    line = ("Hatched Something Horrid", "The Librarian", "Knighted by Mistake", 0)
    assert EN.prompt(*line).startswith("First the Librarian was knighted by mistake, then he ")
    assert DE.prompt(*line).startswith(
        "Erst wurde Bibliothekar Leihfrist versehentlich zum Ritter geschlagen, dann brütete er "
        "etwas Grässliches aus. "
    )


@languages
def test_our_own_names_are_used(language: GloomLanguage) -> None:
    own = language.with_own_names()
    card = next(card for card in DECK if card.id == "sentenced_to_a_sky_cell")
    line = own.prompt(card.name, "Kelly C", None, 0)
    assert own.card("Kelly C") in line
    assert words_of(language, card, own=True) <= set(re.findall(r"[\w'-]+", line))
    assert line != language.prompt(card.name, "Kelly C", None, 0)


@languages
def test_unknown_cards_are_errors(language: GloomLanguage) -> None:
    with pytest.raises(MissingPhraseError, match="Teapot"):
        language.prompt("Teapot", "Kelly C", None, 0)
    with pytest.raises(MissingPhraseError, match="Teapot"):
        language.prompt("The Thaw", "Teapot", None, 0)
    with pytest.raises(MissingPhraseError, match="Teapot"):
        language.prompt("The Thaw", "Kelly C", "Teapot", 0)
