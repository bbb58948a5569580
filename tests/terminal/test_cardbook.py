from __future__ import annotations

import pytest

from endling.games import find_game
from endling.terminal.cardbook import CardBook, letters_for, style_for


@pytest.fixture(scope="module")
def book() -> CardBook:
    return CardBook(find_game("doomlings"), "en")


def test_letters_are_never_shared() -> None:
    colors = ["black", "blue", "brown", "red", "bl"]
    letters = letters_for(colors)
    assert len(set(letters.values())) == len(colors)


def test_colours_have_letters(book: CardBook) -> None:
    assert book.letters == {"blue": "B", "green": "G", "purple": "P", "red": "R"}
    assert book.letter("Antlers") == "R"
    assert book.letter("Altruistic") == "-"


def test_values_and_marks(book: CardBook) -> None:
    assert book.value("Antlers") == "3"
    assert book.value("Altruistic") == "*"
    assert book.title("Apex Predator") == "Apex Predator (D)"
    assert book.title("Antlers") == "Antlers"


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ("antlers", "Antlers"),
        ("ANTL", "Antlers"),
        ("tiny", "Tiny"),  # also the beginning of Tiny Little Melons
        ("swrm", None),
        ("s", None),  # the beginning of many
        ("", None),
    ],
)
def test_find(book: CardBook, given: str, found: str | None) -> None:
    assert book.find(given) == found


def test_similar(book: CardBook) -> None:
    assert book.similar("swrm") == ["Swarm"]
    assert len(book.similar("s")) == 4
    assert book.similar("qqqqqq") == []


def test_unknown_colour_words_are_shown_plain() -> None:
    assert style_for("purple") == "magenta"
    assert style_for("chartreuse-ish") == ""
