"""What all games say alike: the same in every language, and nothing is missing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

import pytest

from endling.games.text import Language, Line, MissingPhraseError, Needed, Noun
from endling.games.text.checks import check
from endling.games.text.english import English
from endling.games.text.german import German
from endling.games.text.grammar import ENGLISH, GERMAN
from endling.games.text.mistakes import (
    COMMON,
    Complaint,
    NeverLeftOut,
    NotInRange,
    Place,
    TooFewLeft,
    TooManyCopies,
    Unknown,
)
from endling.games.text.options import Count, Named, Names, Numbered, OptionText, Switch
from endling.games.text.phrases import Phrases
from tests.kits import Kit, each_game

EN, DE = English(), German()
BOTH = pytest.mark.parametrize("language", [EN, DE], ids=["en", "de"])
TABLES = ("nouns", "words", "questions", "answers", "lines", "reasons", "mistakes")


@pytest.mark.parametrize("table", TABLES)
def test_both_languages_have_the_same_tables(table: str) -> None:
    assert set(getattr(EN, table)) == set(getattr(DE, table))


@BOTH
def test_phrases_of_a_table_differ(language: Language) -> None:
    for table in ("words", "questions", "answers", "reasons"):
        phrases = list(getattr(language, table).values())
        assert len(set(phrases)) == len(phrases)
    lines = [language.line(event, Line("Ann", "Fire")) for event in language.lines]
    assert len(set(lines)) == len(lines)


# --- Grammar --------------------------------------------------------------------------------------

ZUG, KARTE, BUCH = Noun("Zug", "Züge", "m"), Noun("Karte", "Karten", "f"), Noun("Buch", "Bücher")


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (ENGLISH.counted(1, Noun("age", "ages")), "1 age"),
        (ENGLISH.counted(-1, Noun("point", "points")), "−1 point"),
        (ENGLISH.counted(0, Noun("card", "cards"), "new"), "0 new cards"),
        (ENGLISH.some(1, Noun("age", "ages")), "an age"),
        (ENGLISH.some(4, Noun("age", "ages")), "4 ages"),
        (ENGLISH.signed(3), "+3"),
        (ENGLISH.signed(0), "0"),
        (ENGLISH.signed(-3), "−3"),
        (ENGLISH.bonus(-2, Noun("point", "points")), "−2 points"),
        (ENGLISH.in_words(0), "zero"),
        (ENGLISH.in_words(12), "twelve"),
        (ENGLISH.in_words(13), "13"),
        (ENGLISH.all_of([]), ""),
        (ENGLISH.all_of(["Ann"]), "Ann"),
        (ENGLISH.all_of(["Ann", "Ben"]), "Ann and Ben"),
        (ENGLISH.one_of(["red", "blue", "green"]), "red, blue or green"),
        (ENGLISH.owner("Celia 4"), "Celia 4's"),
        (ENGLISH.owner("James"), "James'"),
        (GERMAN.counted(1, ZUG, "neu"), "1 neuen Zug"),
        (GERMAN.counted(1, KARTE, "neu"), "1 neue Karte"),
        (GERMAN.counted(1, BUCH, "neu"), "1 neues Buch"),
        (GERMAN.counted(3, ZUG, "neu"), "3 neue Züge"),
        (GERMAN.counted(-1, KARTE), "−1 Karte"),
        (GERMAN.some(1, ZUG), "einen Zug"),
        (GERMAN.some(1, BUCH), "ein Buch"),
        (GERMAN.some(2, KARTE), "2 Karten"),
        (GERMAN.unknown(ZUG), "unbekannter Zug"),
        (GERMAN.in_words(2), "zwei"),
        (GERMAN.all_of(["Ann", "Ben", "Cem"]), "Ann, Ben und Cem"),
        (GERMAN.one_of(["rot", "blau"]), "rot oder blau"),
        (GERMAN.owner("Celia 4"), "von Celia 4"),
        (GERMAN.owner("Hans"), "von Hans"),
        (GERMAN.quoted("x"), "„x“"),
    ],
)
def test_grammar(said: str, expected: str) -> None:
    assert said == expected


# --- The log --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "line", "english", "german"),
    [
        ("turn", Line("Ann"), "Ann's turn.", "Ann ist am Zug."),
        ("draw", Line("Ann"), "Ann draws a card.", "Ann zieht eine Karte."),
        ("draw", Line("Ann", times=2), "Ann draws 2 cards.", "Ann zieht 2 Karten."),
        ("draw", Line("Ann", "Fire"), "Ann draws Fire.", "Ann zieht Fire."),
        ("deal", Line("Ann", times=5), "Ann is dealt 5 cards.", "Ann erhält 5 Karten."),
        ("discard", Line("Ann", times=3), "Ann discards 3 cards.", "Ann wirft 3 Karten ab."),
        ("pass", Line("Ann"), "Ann passes.", "Ann passt."),
        ("win", Line("Ann"), "Ann wins.", "Ann gewinnt."),
        (
            "win_lowest",
            Line("Ann"),
            "Ann has the lowest score and wins.",
            "Ann hat die wenigsten Punkte und gewinnt.",
        ),
        ("share_win", Line("Ann"), "Ann shares the win.", "Ann gewinnt gemeinsam mit anderen."),
        ("no_winner", Line(), "Nobody wins.", "Niemand gewinnt."),
        ("draw", Line(), "Somebody draws a card.", "Jemand zieht eine Karte."),
    ],
)
def test_lines(event: str, line: Line, english: str, german: str) -> None:
    assert EN.line(event, line) == english
    assert DE.line(event, line) == german


# --- Mistakes -------------------------------------------------------------------------------------

MISTAKES: list[tuple[object, str, str]] = [
    (
        Unknown("card", "Fyre", ("Fire", "Wire"), ()),
        "unknown card 'Fyre'; did you mean Fire or Wire?",
        "unbekannte Karte „Fyre“; gemeint ist vielleicht Fire oder Wire",
    ),
    (
        Unknown("player", "Zoe", (), ("Ann", "Ben")),
        "unknown player 'Zoe'; there are Ann, Ben",
        "unbekannter Spieler „Zoe“; es gibt Ann, Ben",
    ),
    (
        NotInRange("x", -400, 40),
        "'x' is not possible; it takes a whole number from −400 to 40",
        "„x“ geht nicht; möglich ist eine ganze Zahl von −400 bis 40",
    ),
    (
        TooManyCopies("Fire", 3, 1),
        "Fire occurs 3 times in all; there is only 1",
        "Fire kommt insgesamt 3-mal vor; es gibt nur 1",
    ),
    (NeverLeftOut("Fire"), "Fire is in every game", "Fire ist in jedem Spiel"),
    (
        TooFewLeft("card", 1, 9),
        "only 1 card is left; it takes 9",
        "nur 1 Karte ist übrig; nötig sind 9",
    ),
]


@pytest.mark.parametrize(("mistake", "english", "german"), MISTAKES)
def test_mistakes(mistake: object, english: str, german: str) -> None:
    assert EN.mistake(mistake) == english
    assert DE.mistake(mistake) == german


def test_every_common_mistake_is_made_here() -> None:
    assert {type(mistake) for mistake, _, _ in MISTAKES} == set(COMMON)


def test_a_complaint_says_where() -> None:
    complaint = Complaint(Place(1, "", "hand"), NeverLeftOut("Fire"))
    assert EN.complaint(complaint) == "Player 2: hand: Fire is in every game"
    assert DE.complaint(complaint) == "Spieler 2: Hand: Fire ist in jedem Spiel"


# --- Options --------------------------------------------------------------------------------------


class Sample(English):
    """A game with an option of each kind."""

    colors: ClassVar = {"red": "red"}
    verbs: ClassVar = {"play": "play"}
    options: ClassVar = {
        "speed": OptionText("Speed", "How fast.", Named({"slow": "Slow"})),
        "throne": OptionText("Throne", "Whether there is one.", Switch("With it", "Without it")),
        "size": OptionText("Size", "How many.", Count(Noun("card", "cards"), {"all": "All"})),
        "sets": OptionText("Sets", "Which.", Names("None", {"base": "Base game"})),
        "values": OptionText("Values", "Which.", Numbered("As printed")),
    }


@pytest.mark.parametrize(
    ("option", "value", "shown"),
    [
        ("speed", "slow", "Slow"),
        ("throne", True, "With it"),
        ("throne", False, "Without it"),
        ("size", 1, "1 card"),
        ("size", "4", "4 cards"),
        ("size", "all", "All"),
        ("sets", ["base", "more"], "Base game, more"),
        ("sets", [], "None"),
        ("values", {"Fire": -2}, "Fire −2"),
        ("values", {}, "As printed"),
    ],
)
def test_values_of_options(option: str, value: object, shown: str) -> None:
    assert Sample().option_value(option, value) == shown


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("speed", "fast"),
        ("speed", 3),
        ("throne", 1),
        ("size", True),
        ("size", "many"),
        ("sets", 7),
        ("values", ["Fire"]),
        ("values", {"Fire": None}),
        ("teapot", 1),
    ],
)
def test_values_that_cannot_be_are_errors(option: str, value: object) -> None:
    with pytest.raises(MissingPhraseError):
        Sample().option_value(option, value)


# --- What is missing ------------------------------------------------------------------------------

SAID = Needed(questions=["play"], events=["draw"], options=["speed"], colors=["red"])


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"questions": ["play", "dance"]}, "questions dance"),
        ({"events": ["explode"]}, "events explode"),
        ({"reasons": ["too_late"]}, "reasons too_late"),
        ({"words": ["maybe"]}, "words maybe"),
        ({"colors": ["red", "pink"]}, "colors pink"),
        ({"icons": ["crown"]}, "icons crown"),
        ({"nouns": ["castle"]}, "nouns castle"),
        ({"options": ["speed", "weather"]}, "options weather"),
        ({"mistakes": [int]}, "mistakes <class 'int'>"),
    ],
)
def test_a_language_that_lacks_a_phrase_is_refused(more: dict[str, Any], message: str) -> None:
    check(Sample(), SAID)
    with pytest.raises(MissingPhraseError, match=message):
        check(Sample(), replace(SAID, **more))


def test_an_answer_that_lacks_a_phrase_is_refused() -> None:
    class Lacking(Sample):
        verbs: ClassVar = {"play": "juggle"}

    with pytest.raises(MissingPhraseError, match="answers juggle"):
        check(Lacking(), SAID)


def test_two_phrases_for_one_thing_are_an_error() -> None:
    phrases = Phrases()
    phrases.of(int)(lambda thing, spot: "a number")
    assert phrases.say(3, None) == "a number"
    with pytest.raises(ValueError, match="two phrases"):
        phrases.of(int)(lambda thing, spot: "another")


@each_game
def test_every_game_speaks_the_same_languages(kit: Kit) -> None:
    languages = kit.game.texts
    assert {code: language.name for code, language in languages.items()} == {
        "en": "English",
        "de": "Deutsch",
    }
    assert all(language.code == code for code, language in languages.items())
