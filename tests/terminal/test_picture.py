"""The convention for views: nothing is required, whatever is unknown is shown under its name."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from endling.games import find_game
from endling.terminal.cardbook import CardBook
from endling.terminal.picture import OpenCard, read_picture
from endling.terminal.table import TablePainter


@pytest.fixture(scope="module")
def book() -> CardBook:
    return CardBook(find_game("doomlings"), "en")


def _paint(view: dict[str, object], book: CardBook, viewer: int = 0) -> str:
    file = io.StringIO()
    console = Console(file=file, width=80, highlight=False)
    painter = TablePainter(book, ["Ada", "Bo"], viewer, 80)
    picture = read_picture(view, book)
    console.print(painter.paint_players(picture))
    console.print(painter.paint_middle(picture))
    return file.getvalue()


def test_an_empty_view_is_enough(book: CardBook) -> None:
    picture = read_picture({}, book)
    assert picture.seats == []
    assert picture.in_force is None


def test_an_empty_list_is_not_counted(book: CardBook) -> None:
    view: dict[str, object] = {"players": [{"known_hand": []}, {"known_hand": ["Tiny"]}]}
    first, second = read_picture(view, book).seats
    assert (first.facts, first.lists) == ({}, {})
    assert (second.facts, second.lists) == ({}, {"known_hand": ["Tiny"]})


def test_players_of_another_game(book: CardBook) -> None:
    view: dict[str, object] = {
        "players": [{"tokens": 7, "is_out": False}, {"tokens": 0, "is_out": True}],
        "round": 3,
        "discard": ["Swarm", "Swarm"],
    }
    shown = _paint(view, book)
    assert "Ada (you)  tokens 7" in shown
    assert "Bo  tokens 0, is out" in shown
    assert "round 3, discard 2" in shown
    assert "cards" not in shown  # a game may hide how many cards somebody holds


def test_what_is_in_force(book: CardBook) -> None:
    named = read_picture({"last_played": "Swarm", "in_force": "Flourish"}, book)
    assert named.in_force == "Flourish"
    assert named.facts == {"last_played": "Swarm"}
    first = read_picture({"phase": "x", "age": "Flourish", "last_played": "Swarm"}, book)
    assert first.in_force == "Flourish"
    assert read_picture({"season": "winter"}, book).in_force is None


def test_zero_for_everybody_is_left_out(book: CardBook) -> None:
    players = [{"tie": 0, "gold": 0}, {"tie": 0, "gold": 2}]
    picture = read_picture({"players": players}, book)
    assert [seat.facts for seat in picture.seats] == [{"gold": 0}, {"gold": 2}]


def test_seats_are_told_by_marks(book: CardBook) -> None:
    shown = _paint({"players": [{"points": 1}, {"points": 2}], "turn": 1, "first": 0}, book)
    assert "> Bo" in shown
    assert "  Ada (you)  1 point, first player" in shown


def test_the_viewer_stands_last(book: CardBook) -> None:
    view: dict[str, object] = {"players": [{"points": 1}, {"points": 2}]}
    assert _paint(view, book, 0).index("Bo") < _paint(view, book, 0).index("Ada")
    assert _paint(view, book, 1).index("Ada") < _paint(view, book, 1).index("Bo")


def test_pile_by_colour_with_letters_and_copies(book: CardBook) -> None:
    pile = [
        {"card": "Altruistic", "points": 5},
        {"card": "Swarm", "points": 2},
        {"card": "Antlers", "points": 3},
        {"card": "Swarm", "points": 2},
        {"card": "Bark"},
    ]
    view: dict[str, object] = {"players": [{"pile": pile}, {}]}
    assert read_picture(view, book).seats[0].pile[4] == OpenCard("Bark", None)
    line = next(line for line in _paint(view, book).splitlines() if "Altruistic" in line)
    assert line.strip() == "R Antlers 3  G Swarm 2 x2, Bark  - Altruistic 5"


def test_a_players_list_is_shown_at_once(book: CardBook) -> None:
    view: dict[str, object] = {"players": [{}, {"known_hand": ["Antlers"], "secrets": []}]}
    shown = _paint(view, book)
    assert "known cards: R Antlers" in shown
    assert "secrets" not in shown


def test_what_is_blocked_belongs_to_the_question(book: CardBook) -> None:
    view: dict[str, object] = {"players": [{}, {}], "blocked": [{"card": "Tiny"}]}
    assert "blocked" not in _paint(view, book)
