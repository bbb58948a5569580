"""Card texts as a whole: well-formed, nothing said alike that is not alike, names, small print."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

import pytest

from endling.games.gloom_of_thrones import vocabulary as v
from endling.games.gloom_of_thrones.cards import CHARACTERS, DECK, FAMILIES, THRONE
from endling.games.gloom_of_thrones.text import LANGUAGES, GloomLanguage
from endling.games.text import MissingPhraseError

CARDS: tuple[v.Card, ...] = (*CHARACTERS, *DECK, THRONE)
EN, DE = LANGUAGES["en"], LANGUAGES["de"]
languages = pytest.mark.parametrize("language", LANGUAGES.values(), ids=lambda x: x.code)
cards = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)


# --- Well-formed


def assert_well_formed(text: str) -> None:
    assert not re.search(r"[{}|<>_\[\]]|None|Who\.|True|False", text), "a placeholder"
    assert "  " not in text
    assert text == text.strip()
    assert not re.search(r"\b(\w+) \1\b", text, re.IGNORECASE), "a doubled word"
    assert not re.search(r"\s[.,;:!?)]|[.,;:]{2}", text), "stray punctuation"
    for line in text.splitlines():
        label = re.match(r"[A-ZÄÖÜ][\w ]*: ", line)
        body = line[label.end() :] if label else line
        assert re.fullmatch(r"[A-ZÄÖÜ0-9+−].*\.", body), line


@languages
@cards
def test_text_is_well_formed(language: GloomLanguage, card: v.Card) -> None:
    assert_well_formed(language.card_text(card))


@pytest.mark.parametrize(
    "text",
    [
        "Score: {n} points.",
        "Score: −5  points.",
        "Score: Draw draw 1 card.",
        "Score: Draw 1 card",
        "Score: draw 1 card.",
        "Score: Draw 1 card .",
        "Score: Who.OWNER draws.",
    ],
)
def test_malformed_text_is_noticed(text: str) -> None:
    with pytest.raises(AssertionError):
        assert_well_formed(text)


@languages
@cards
def test_text_is_empty_exactly_for_cards_without_effect(
    language: GloomLanguage, card: v.Card
) -> None:
    without = isinstance(card, v.Character) or (isinstance(card, v.DeckCard) and not card.effect)
    assert (language.card_text(card) == "") == without


@pytest.mark.parametrize("card", DECK, ids=lambda card: card.id)
def test_languages_say_the_same_numbers(card: v.DeckCard) -> None:
    numbers = [
        sorted(re.findall(r"[+−]?\d+", language.card_text(card))) for language in LANGUAGES.values()
    ]
    assert all(found == numbers[0] for found in numbers)


# --- Every argument of every effect is in the words

VALUES: dict[str, tuple[Any, ...]] = {
    "int": (1, 2, 5),
    "change": (-2, -1, 1, 2),
    "points": (-15, -1, 1, 10),
    "look": (2, 3),
    "bool": (False, True),
    "Who": tuple(v.Who),
    "giver": (v.Who.OWNER, v.Who.PLAYER),
    "receiver": (v.Who.LEFT_OF_OWNER, v.Who.RIGHT_OF_OWNER),
    "victim": (v.Who.OWNER, v.Who.PLAYER),
    "thief": (v.Who.LEFT_OF_OWNER, v.Who.RIGHT_OF_OWNER),
    "victims": (v.Who.ALL_BUT_OWNER, v.Who.ALL_BUT_PLAYER),
    "tuple[Icon, ...]": (*((icon,) for icon in v.Icon), (v.Icon.CROWN, v.Icon.FROST)),
}
KINDS = sorted({type(card.effect) for card in DECK if card.effect}, key=lambda k: k.__name__)


def all_of(kind: type[v.Effect]) -> Iterator[v.Effect]:
    """The effect with every combination of arguments."""
    found: list[dict[str, Any]] = [{}]
    for field in fields(kind):
        values = VALUES.get(field.name) or VALUES[str(field.type)]
        found = [{**arguments, field.name: value} for arguments in found for value in values]
    yield from (kind(**arguments) for arguments in found)


MADE_UP = [
    make("Test", effect=effect)
    for make in (v.Modifier, v.Event)
    for kind in KINDS
    for effect in all_of(kind)
]


@languages
@pytest.mark.parametrize("make", [v.Modifier, v.Event])
def test_different_effects_are_said_differently(
    language: GloomLanguage, make: type[v.DeckCard]
) -> None:
    told: dict[str, v.DeckCard] = {}
    for card in MADE_UP:
        if isinstance(card, make):
            text = language.card_text(card)
            assert text not in told, f"{text}: {card} and {told[text]}"
            told[text] = card
    assert len(told) > 150


@languages
def test_made_up_effects_are_well_formed_too(language: GloomLanguage) -> None:
    for card in MADE_UP:
        assert_well_formed(language.card_text(card))


NUMBER_MISTAKES = {
    "en": r"(?<!\d)1 (\w+ )?(cards|points|actions|modifiers)\b|"
    r"([02-9]|\d\d+) (\w+ )?(card|point|action|modifier)\b",
    "de": r"(?<!\d)1 (\w+ )?(Karten|Punkte|Aktionen|Modifikatoren)\b|"
    r"([02-9]|\d\d+) (\w+ )?(Karte|Punkt|Aktion|Modifikator)\b",
}


@languages
def test_plurals(language: GloomLanguage) -> None:
    mistake = re.compile(NUMBER_MISTAKES[language.code])
    assert mistake.search({"en": "draw 1 random cards", "de": "ziehe 2 Karte"}[language.code])
    for card in (*DECK, *MADE_UP):
        assert not mistake.search(language.card_text(card)), language.card_text(card)


def test_german_verbs_go_with_their_subject() -> None:
    text = DE.card_text(v.Event("Test", effect=v.ScryPick(3, 1, v.Who.PLAYER)))
    assert "Du siehst dir die obersten 3 Karten" in text
    assert "nimmst davon 1 auf die Hand und legst den Rest" in text
    text = DE.card_text(v.Modifier("Test", effect=v.DrawThenDiscard(2, 1, v.Who.ALL_BUT_OWNER)))
    assert "ziehen je 2 Karten und werfen dann je 1 Karte ihrer Wahl ab" in text


@dataclass(frozen=True)
class Sing(v.Effect):
    """An effect that no language knows."""


@languages
def test_a_missing_phrase_is_an_error(language: GloomLanguage) -> None:
    with pytest.raises(MissingPhraseError, match="Sing"):
        language.card_text(v.Event("Test", effect=Sing()))


@languages
def test_same_text_exactly_for_the_same_effect(language: GloomLanguage) -> None:
    for a in DECK:
        for b in DECK:
            if a.effect and b.effect:
                same = a.effect == b.effect
                assert (language.card_text(a) == language.card_text(b)) == same, (a.id, b.id)


# --- Names


def test_english_names_are_as_declared() -> None:
    assert EN.card("Kelly C") == "Kelly C"
    own = EN.with_own_names()
    for card in CARDS:
        assert EN.card(card.name) == card.name
        assert own.card(card.name) == (card.alt_name or card.name)
    for family in FAMILIES:
        assert EN.color(family.key) == family.name
        assert own.color(family.key) == (family.alt_name or family.name)


def test_german_names_are_german() -> None:
    own = DE.with_own_names()
    names = [DE.card(card.name) for card in CARDS]
    assert len(set(names)) == len(names)
    assert [name for card, name in zip(CARDS, names, strict=True) if card.name == name] == [
        "Kelly C"
    ]
    for card in CARDS:
        assert (own.card(card.name) != DE.card(card.name)) == (card.alt_name is not None)
    for family in FAMILIES:
        changed = own.color(family.key) != DE.color(family.key)
        assert changed == (family.alt_name is not None)


@languages
def test_our_own_names_leave_the_language_as_it_is(language: GloomLanguage) -> None:
    before = language.card("Kelly C")
    own = language.with_own_names()
    assert own.card("Kelly C") != before == language.card("Kelly C")
    assert own.code == language.code
    assert own.card_text(THRONE) == language.card_text(THRONE)


@languages
@pytest.mark.parametrize("own", [False, True])
def test_names_are_well_formed(language: GloomLanguage, own: bool) -> None:
    spoken = language.with_own_names() if own else language
    names = [spoken.card(card.name) for card in CARDS]
    names += [spoken.color(family.key) for family in FAMILIES]
    assert len(set(names)) == len(names)
    for name in names:
        assert name == name.strip()
        assert name[0].isupper()
        assert not name.endswith(".")
        assert not re.search(r"[{}|<>_]|  ", name)


def test_no_name_from_the_rulebook_is_left_with_our_own() -> None:
    rulebook = r"Bannister|Kelly|Maieaster|Maiester|Sky Cell|Himmelszelle|Geländer|Ceriously|Shamey"
    for language in LANGUAGES.values():
        own = language.with_own_names()
        spoken = [own.card(card.name) for card in CARDS] + [own.color(f.key) for f in FAMILIES]
        assert not [name for name in spoken if re.search(rulebook, name)]


# --- Small print


@languages
def test_small_print(language: GloomLanguage) -> None:
    lines = {card.id: language.flavor(card) for card in CARDS if language.flavor(card)}
    assert len(set(lines.values())) == len(lines)
    for line in (*lines.values(), *map(language.family_flavor, language.colors)):
        assert re.fullmatch(r"[A-ZÄÖÜ].*[.!?]", line), line
        assert not re.search(r"[{}|<>_]|  ", line)


@languages
def test_who_has_small_print(language: GloomLanguage) -> None:
    without = [card.id for card in CARDS if not language.flavor(card)]
    clear = [c.id for c in DECK if isinstance(c, v.Modifier) and c.text_box == v.TextBox.CLEAR]
    assert without == [*clear, THRONE.id]
