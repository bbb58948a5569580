"""Names stand in their blanks, whatever they look like."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from endling.events import Event
from endling.games.blanks import blank, fill, is_blank, owner_blank, split
from tests.doomlings.games import GAME

names = st.text(st.characters(exclude_categories=("Co", "Cs")), max_size=5)


def owned(name: str) -> str:
    return f"of {name}"


@given(names, names)
def test_names_are_filled_in_once_and_as_they_are(first: str, second: str) -> None:
    words = f"{blank(0)} and {blank(1)}, {owner_blank(blank(1))}; {blank(0)}"
    filled = fill(words, [first, second], owned)
    assert filled == f"{first} and {second}, of {second}; {first}"


@given(st.lists(st.tuples(names, st.integers(0, 5)), max_size=4), names)
def test_parts_and_blanks_are_the_whole(pieces: list[tuple[str, int]], rest: str) -> None:
    words = "".join(part + blank(seat) for part, seat in pieces) + rest
    parts, missing = split(words)
    assert parts == [part for part, _ in pieces] + [rest]
    assert missing == [blank(seat) for _, seat in pieces]


@given(names)
def test_no_name_is_a_blank(name: str) -> None:
    assert not is_blank(name)
    assert is_blank(blank(3))
    assert not is_blank(owner_blank(blank(3)))


@pytest.mark.parametrize(
    ("name", "english", "german"),
    [
        ("Ann", "Ann's gene pool is now 5.", "Der Genpool von Ann steht jetzt auf 5."),
        ("Iris", "Iris' gene pool is now 5.", "Der Genpool von Iris steht jetzt auf 5."),
        ("Celia 4", "Celia 4's gene pool is now 5.", "Der Genpool von Celia 4 steht jetzt auf 5."),
        ("eve", "eve's gene pool is now 5.", "Der Genpool von eve steht jetzt auf 5."),
    ],
)
def test_owners_are_named_by_the_language(name: str, english: str, german: str) -> None:
    event = Event("gene_pool", player=1, number=5)
    assert GAME.event_text(event, ["Bo", name], "en") == english
    assert GAME.event_text(event, ["Bo", name], "de") == german
