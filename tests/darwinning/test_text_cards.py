"""Texts of cards, species, environments and spaces against their declarations, and names."""

from __future__ import annotations

import re

import pytest

from endling.games.darwinning import vocabulary as v
from endling.games.darwinning.cards import (
    DECK,
    DUMMY,
    ENVIRONMENTS,
    JOKERS,
    SPACES,
    SPECIES,
    TRAIT_CARDS,
    TRAITS,
)
from endling.games.darwinning.text import LANGUAGES, DarwinningLanguage

CARDS: tuple[v.Named, ...] = (*DECK, *ENVIRONMENTS, *SPECIES, DUMMY, *SPACES)
POINTS = {kind.trait: kind.points for kind in TRAITS}
EN, DE = LANGUAGES["en"], LANGUAGES["de"]
languages = pytest.mark.parametrize("language", LANGUAGES.values(), ids=lambda x: x.code)
cards = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)


def environment(language: DarwinningLanguage, one: v.Environment) -> str:
    return language.icon(one.name.lower())


# --- Well-formed


def assert_well_formed(text: str) -> None:
    assert not re.search(r"[{}|<>_\[\]]|None|True|False|Trait\.", text), "a placeholder"
    assert "  " not in text
    assert text == text.strip()
    assert not re.search(r"\b([A-Za-zäöüß]+) \1\b", text, re.IGNORECASE), "a doubled word"
    assert not re.search(r"\s[.,;:!?)]|[.,;:]{2}", text), "stray punctuation"
    for line in text.splitlines():
        assert re.fullmatch(r"[A-ZÄÖÜ0-9+].*\.", line), line
        for part in re.findall(r"[.:] (\w)", line.partition("): ")[2]):
            assert part.isupper() or re.search(rf": {part}", line), line


@languages
@cards
def test_text_is_well_formed(language: DarwinningLanguage, card: v.Named) -> None:
    assert_well_formed(language.card_text(card))


@pytest.mark.parametrize(
    "text",
    [
        "Teeth: {n} food.",
        "Teeth: +1  food.",
        "Teeth: Draw draw a card.",
        "Teeth: +1 food",
        "teeth: +1 food.",
        "Teeth: +1 food .",
        "Teeth: Trait.TEETH.",
    ],
)
def test_malformed_text_is_noticed(text: str) -> None:
    with pytest.raises(AssertionError):
        assert_well_formed(text)


@cards
def test_languages_say_the_same_numbers(card: v.Named) -> None:
    numbers = [
        sorted(re.findall(r"\d+", language.card_text(card))) for language in LANGUAGES.values()
    ]
    assert all(found == numbers[0] for found in numbers)


# --- What is on a card is said


@languages
@pytest.mark.parametrize("card", TRAIT_CARDS, ids=lambda card: card.name)
def test_a_card_says_its_trait_with_points(language: DarwinningLanguage, card: v.TraitCard) -> None:
    trait, _ = language.card_text(card).splitlines()
    points = language.grammar.counted(POINTS[card.trait], language.noun("point"))
    expected = f"{language.trait(card.trait)} ({points}): {language.trait_text(card.trait)}"
    assert trait == expected


CLIMB = {"en": r"\b(\d) points? on the food chain", "de": r"\b(\d) Punkte? für die Nahrungskette"}
GROW = {"en": r"\b(\d) population", "de": r"\b(\d) Population"}


def number(pattern: str, text: str) -> int:
    found = re.search(pattern, text)
    return int(found[1]) if found else 0


@languages
@pytest.mark.parametrize("card", DECK, ids=lambda card: card.name)
def test_a_card_says_what_it_improves(language: DarwinningLanguage, card: v.DeckCard) -> None:
    improvement = language.card_text(card).splitlines()[1]
    assert number(CLIMB[language.code], improvement) == card.food_chain
    assert number(GROW[language.code], improvement) == card.population
    named = [one for one in v.Environment if environment(language, one) in improvement]
    if isinstance(card, v.Joker):
        assert re.search("any one environment|eine beliebige Umgebung", improvement)
        assert not named
    else:
        assert set(named) == set(card.environments)
    ways = bool(card.food_chain) + bool(card.population)
    ways += 1 if isinstance(card, v.Joker) else len(card.environments)
    assert len(re.split(r", | or | oder ", improvement)) == ways


@languages
@pytest.mark.parametrize("card", JOKERS, ids=lambda card: card.name)
def test_a_joker_is_a_zero_and_never_a_trait(language: DarwinningLanguage, card: v.Joker) -> None:
    first = language.card_text(card).splitlines()[0]
    assert re.search("Counts 0|Zählt 0", first)
    assert re.search("suit that you name|Farbe, die du nennst", first)
    assert re.search("Never a trait|Nie ein Merkmal", first)


@languages
@pytest.mark.parametrize("species", SPECIES, ids=lambda one: one.key)
def test_a_board_says_all_that_is_on_it(language: DarwinningLanguage, species: v.Species) -> None:
    start, population, homes, *traits = language.card_text(species).splitlines()
    assert re.search(rf"\b{species.start}\b", start)
    assert re.search(rf"\b{species.population}\b", population)
    food = {"en": "food", "de": "Nahrung"}[language.code]
    expected = [f"{environment(language, home)} ({n} {food})" for home, n in species.food]
    assert re.split(r", | and | und ", homes.partition(": ")[2].rstrip(".")) == expected
    assert traits == [
        f"{language.trait(trait)}: {language.trait_text(trait)}" for trait in species.traits
    ]


@languages
@pytest.mark.parametrize("space", SPACES, ids=lambda one: one.name)
def test_a_space_says_what_is_printed_and_whether_it_scores(
    language: DarwinningLanguage, space: v.Space
) -> None:
    text = language.card_text(space)
    nothing = r"scores nothing|zählt aber nichts"
    assert bool(re.search(nothing, text)) == (not space.scores)
    named = [trait for trait in v.Trait if re.search(rf"\b{language.trait(trait)}\b", text)]
    assert named == ([space.printed] if space.printed else [])
    label = language.answer("lay", "card", space.name)
    assert str(space.number) in label
    assert bool(re.search("scores nothing|zählt nichts", label)) == (not space.scores)
    assert (space.printed is not None) == bool(re.search("printed|gedruckt", label))


@languages
@pytest.mark.parametrize("card", ENVIRONMENTS, ids=lambda card: card.name)
def test_an_environment_feeds_who_lives_there(
    language: DarwinningLanguage, card: v.EnvironmentCard
) -> None:
    text = language.card_text(card)
    assert language.habitats[card.environment] in text
    assert re.search("on the table|ausliegt", text)


@languages
def test_the_dummy_is_explained(language: DarwinningLanguage) -> None:
    text = language.card_text(DUMMY)
    assert re.search("games of two|Zu zweit", text)
    assert re.search("cards of the display|Karten der Auslage", text)


# --- Names


def test_english_names_are_as_declared() -> None:
    for card in CARDS:
        assert EN.card(card.name) == card.name
    for one in ENVIRONMENTS:
        assert environment(EN, one.environment) == one.name


@languages
def test_names_are_well_formed(language: DarwinningLanguage) -> None:
    names = [language.card(card.name) for card in CARDS]
    assert len(set(names)) == len(names)
    for name in names:
        assert re.fullmatch(r"[A-ZÄÖÜ][\wäöüß-]*( \w+)?", name), name


def test_german_names() -> None:
    same = {card.name for card in CARDS if DE.card(card.name) == card.name}
    assert same == {"Joker a", "Joker b", "Orca", *(f"Orca {number}" for number in range(1, 6))}
    for card in TRAIT_CARDS:
        suit = DE.color(card.suit.name.lower())
        assert DE.card(card.name) == card.name.replace(card.suit.name.capitalize(), suit)
    for space in SPACES:
        assert DE.card(space.name) == f"{DE.card(space.species.name)} {space.number}"
    assert DE.card("Wetlands") == "Feuchtgebiet"
    assert DE.card("T-rex") == "T-Rex"


@languages
def test_things_of_a_kind_have_different_names(language: DarwinningLanguage) -> None:
    for names in (
        [language.trait(trait) for trait in v.Trait],
        [environment(language, one) for one in v.Environment],
        [language.combination(one) for one in v.Combination],
        [language.habitats[one] for one in v.Environment],
        [language.mention(one.name) for one in (*SPECIES, DUMMY, *SPACES)],
    ):
        assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("name", "english", "german"),
    [
        ("Mouse", "the Mouse", "die Maus"),
        ("Elephant", "the Elephant", "den Elefanten"),
        ("Dummy", "the dummy", "den Strohmann"),
        ("Pig 5", "space 5 of the Pig", "Platz 5 des Schweins"),
        ("Plains", "on the plains", "in der Ebene"),
        ("Acorn 12b", "Acorn 12b", "Eichel 12b"),
    ],
)
def test_names_inside_sentences(name: str, english: str, german: str) -> None:
    assert EN.mention(name) == english
    assert DE.mention(name) == german


# --- Small print


@languages
def test_species_and_environments_have_small_print(language: DarwinningLanguage) -> None:
    lines = {card.name: language.flavor(card) for card in CARDS if language.flavor(card)}
    assert list(lines) == [card.name for card in (*ENVIRONMENTS, *SPECIES)]
    assert len(set(lines.values())) == len(lines)
    for line in lines.values():
        assert re.fullmatch(r"[A-ZÄÖÜ].*[.!?]", line), line
