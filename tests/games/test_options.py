"""Options that somebody gave: what all games check alike."""

from __future__ import annotations

from typing import Any

import pytest

from endling.errors import OptionError
from endling.games import find_game
from endling.games.options import Option, OptionReader
from endling.games.taking import Cards, Number
from endling.games.text.mistakes import Complaint, NotInRange
from tests.kits import Kit, each_game

READER = OptionReader(
    {"size": Option(Number(2, 4), 3), "without": Option(Cards(), [])},
    Number(2, 6),
    find_game("embers").texts,
)


def test_what_is_not_given_is_as_usual() -> None:
    assert READER.complete(None, 2) == {"size": 3, "without": []}
    assert READER.complete({"size": 4}, 2) == {"size": 4, "without": []}


def test_what_is_usual_is_not_shared() -> None:
    READER.complete(None, 2)["without"].append("Bark")
    assert READER.complete(None, 2)["without"] == []


def test_only_what_is_unusual_is_written_down() -> None:
    assert READER.shorten({"size": 4, "without": []}) == {"size": 4}


@pytest.mark.parametrize(
    ("given", "players", "option"),
    [({"size": 5}, 2, "size"), ({"color": 1}, 2, "color"), ({}, 7, "players"), ([], 2, "options")],
)
def test_what_cannot_be_is_refused_by_name(given: Any, players: int, option: str) -> None:
    with pytest.raises(OptionError) as refused:
        READER.complete(given, players)
    assert refused.value.option == option


def test_a_number_out_of_range_has_words_for_people() -> None:
    with pytest.raises(OptionError) as refused:
        READER.complete({"size": 5}, 2)
    assert refused.value.about == Complaint("size", NotInRange(5, 2, 4))


@each_game
def test_every_game_reads_what_it_wrote_short(kit: Kit) -> None:
    players = kit.players[0]
    whole = kit.game.parse_options(None, players)
    assert list(whole) == list(kit.game.option_kinds())
    assert kit.game.parse_options(kit.game.shorten_options(whole), players) == whole
