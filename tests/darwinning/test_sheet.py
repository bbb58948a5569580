"""The score calculator."""

from __future__ import annotations

import random
from typing import Any

import pytest

import endling
from endling.errors import SheetError
from endling.games import find_game
from endling.kernel.build import INTERPRETED
from tests.darwinning.scenario import GAME

BIRD = {
    "name": "Ada", "species": "Bird", "space": 12, "population": 5, "settled": ["Forest"],
    "traits": ["Acorn 7a", "Acorn 12a"], "zero_space": "Acorn 10a",
}  # fmt: skip
FISH = {"name": "Ben", "species": "Fish", "space": 5, "population": 5}


def test_a_sheet() -> None:
    assert endling.score(GAME, {"players": [BIRD, FISH]}) == {
        "totals": [28, 14],
        "per_card": [
            [
                {"card": "Bird", "points": 22},  # space, population, printed environments
                {"card": "Forest", "points": 2},
                {"card": "Acorn 7a", "points": 1},
                {"card": "Acorn 12a", "points": 3},
                {"card": "Acorn 10a", "points": 0},
            ],
            [{"card": "Fish", "points": 14}],
        ],
        "food_chain": [12, 5],
        "population": [7, 5],
        "environments": [5, 4],
        "traits": [4, 0],
        "winners": [0],
    }


def test_whoever_has_nothing_filled_in_gets_nothing() -> None:
    nobody = {"name": "Cleo", "space": 1, "population": 0, "settled": [], "traits": []}
    alone = endling.score(GAME, {"players": [BIRD, nobody, nobody]})
    assert alone["totals"] == [28, 0, 0]
    assert alone["per_card"][1:] == [[], []]
    assert alone["winners"] == [0]
    assert endling.score(GAME, {"players": [nobody, nobody]})["totals"] == [0, 0]


@pytest.mark.parametrize(
    ("wrong", "english", "german"),
    [
        ({"species": None}, "Ada: species: no species is given", "Art fehlt"),
        ({"species": ""}, "no species is given", "Art fehlt"),
        ({"species": "Brid"}, "did you mean Bird", "Vogel"),
        ({"species": "Fish"}, "Fish occurs 2 times", "2-mal"),
        ({"space": None}, "it takes a whole number from 1 to 20", "von 1 bis 20"),
        ({"space": 21}, "21 is not possible", "„21“ geht nicht"),
        ({"space": 5}, "two species cannot stand on space 5", "nicht zwei Arten"),
        ({"population": -1}, "-1 is not possible", "„-1“ geht nicht"),
        ({"settled": ["Forest", "Forest"]}, "has Forest already", "Wald"),
        ({"settled": ["Moon"]}, "unknown environment 'Moon'", "unbekannte Umgebung"),
        ({"traits": ["Joker 1"]}, "unknown trait card", "unbekannte Merkmalkarte"),
        ({"traits": [f"Acorn {n}a" for n in range(1, 6)]}, "do not fit on 4", "passen nicht"),
        ({"zero_space": "Acorn 7a"}, "Acorn 7a occurs 2 times", "2-mal"),
    ],
)
def test_mistakes_are_told_in_both_languages(
    wrong: dict[str, Any], english: str, german: str
) -> None:
    with pytest.raises(SheetError) as refused:
        endling.score(GAME, {"players": [BIRD | wrong, FISH]})
    assert english in str(refused.value)
    assert german in find_game(GAME).error_text(refused.value, "de")


@pytest.mark.parametrize(
    ("sheet", "words"),
    [
        ([], "a score sheet is a mapping"),
        ({"players": 2}, "players"),
        ({"players": [BIRD, 7]}, "player 2: takes a mapping"),
        ({"players": [BIRD, FISH], "age": 3}, "no entry 'age'"),
        ({"players": [BIRD | {"pile": []}, FISH]}, "no entry 'pile'"),
        ({"players": [BIRD | {"traits": "Acorn 7a"}, FISH]}, "takes a list"),
        ({"players": [BIRD]}, "players"),
    ],
)
def test_mistakes_of_programs_are_refused(sheet: Any, words: str) -> None:
    with pytest.raises(endling.EndlingError, match=words):
        endling.score(GAME, sheet)


def sheet_of(match: endling.Match) -> dict[str, Any]:
    """What somebody would write down at the end of a game."""
    position, players = match.position(), []
    for player in position["players"]:
        species = player["species"]
        tops = {space: laid[-1] for space, laid in position["traits"].items() if laid}
        *scoring, last = [tops.get(f"{species} {n}") for n in range(1, 6)]
        players.append(
            {
                "species": species,
                "space": player["space"],
                "population": player["population"],
                "settled": list(player["settled"].values()),
                "traits": [card for card in scoring if card is not None],
                "zero_space": last,
            }
        )
    return {"players": players}


def test_the_sheet_of_a_finished_game_has_its_scores() -> None:
    for seed in range(5 if INTERPRETED else 50):
        match, dice = endling.new(GAME, 2 + seed % 5, seed), random.Random(seed)
        while not match.over:
            match.play(dice.choice(match.legal))
        result = endling.score(GAME, sheet_of(match))
        assert result["totals"] == match.scores, match.replay()
        assert result["winners"] == match.winners
        for total, lines in zip(result["totals"], result["per_card"], strict=True):
            assert sum(line["points"] for line in lines) == total
