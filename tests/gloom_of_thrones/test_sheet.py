"""The score calculator."""

from __future__ import annotations

import random
from typing import Any

import pytest

import endling
from endling.errors import SheetError
from endling.games import find_game
from endling.kernel.build import INTERPRETED
from tests.gloom_of_thrones.scenario import CERIOUSLY, KELLY, PINE, SAD, SHAMEY

GAME = "gloom_of_thrones"
WAS_MONARCH = "Played The Game, Did Not Win"


def test_a_sheet() -> None:
    sheet = {
        "players": [
            {"name": "Ada", "family": [CERIOUSLY, "Learned a Lineage", SHAMEY]},
            {"name": "Ben", "family": [KELLY, SAD, "Met a Merciful End", PINE, "The Thaw"][:4]},
        ],
        "monarch": CERIOUSLY,
    }
    assert endling.score(GAME, sheet) == {
        "totals": [-30, -20],
        "per_card": [
            [
                {"card": CERIOUSLY, "points": 0},
                {"card": "Learned a Lineage", "points": 0},
                {"card": SHAMEY, "points": 0},
            ],
            [
                {"card": KELLY, "points": 0},
                {"card": SAD, "points": -30},
                {"card": "Met a Merciful End", "points": 10},
                {"card": PINE, "points": 0},
            ],
        ],
        "throne": [-30, 0],
        "scores": {CERIOUSLY: -60, SHAMEY: 0, KELLY: -20, PINE: 0},
        "winners": [0],
    }


def test_what_is_added_is_told_with_the_card_that_adds_it() -> None:
    promise, icon = "Came Back Rather Wrong", "Confused with the Kindling"
    sheet = {"players": [{"family": [KELLY, promise, icon]}, {"family": []}], "monarch": KELLY}
    result = endling.score(GAME, sheet)
    assert result["totals"] == [-15 - 10 - 10 - 30, 0]
    assert result["throne"] == [-30, 0]
    assert result["per_card"][0] == [
        {"card": KELLY, "points": 0},
        {"card": promise, "points": -25},
        {"card": icon, "points": -10},
    ]


@pytest.mark.parametrize(
    ("more", "total"),
    [({}, -45), ({"was_monarch": [KELLY]}, -60), ({"monarch": KELLY}, -90)],
)
def test_who_was_the_monarch(more: dict[str, Any], total: int) -> None:
    players = [{"family": [KELLY, SAD, WAS_MONARCH]}, {"family": [SHAMEY]}]
    assert endling.score(GAME, {"players": players, **more})["totals"] == [total, 0]


@pytest.mark.parametrize(
    ("sheet", "words"),
    [
        ({"players": 2}, "players"),
        ({"players": [{}, {}], "age": 3}, "no entry 'age'"),
        ({"players": [{"pile": []}, {}]}, "no entry 'pile'"),
        ({"players": [{"family": "Kelly C"}, {}]}, "family"),
        ({"players": [{"family": ["Kelly D"]}, {}]}, "did you mean Kelly C"),
        ({"players": [{"family": ["The Thaw"]}, {}]}, "Thaw"),
        ({"players": [{"family": [SAD, KELLY]}, {}]}, "before the first character"),
        ({"players": [{"family": [KELLY, SAD]}, {"family": [PINE, SAD]}]}, "occurs 2 times"),
        ({"players": [{"family": [KELLY, KELLY]}, {}]}, "occurs 2 times"),
        ({"players": [{"family": [KELLY, WAS_MONARCH, SAD]}, {}]}, "cannot lie on"),
        ({"players": [{"family": [KELLY]}, {}], "monarch": PINE}, "Ser Pine"),
        ({"players": [{"family": [KELLY]}, {}], "was_monarch": KELLY}, "was_monarch"),
        (
            {"players": [{"family": [KELLY, SAD, WAS_MONARCH, PINE]}, {}], "monarch": KELLY},
            "Kelly C died before the end",
        ),
    ],
)
def test_wrong_sheets_are_refused(sheet: dict[str, Any], words: str) -> None:
    with pytest.raises(SheetError, match=words) as refused:
        endling.score(GAME, sheet)
    if refused.value.about is not None:
        assert find_game(GAME).error_text(refused.value, "de") != str(refused.value)


def test_the_sheet_of_a_finished_game_has_its_scores() -> None:
    for seed in range(2 if INTERPRETED else 15):
        match = endling.new(GAME, 2 + seed % 4, seed)
        dice = random.Random(seed)
        was_monarch: list[str] = []
        while not match.over:
            before = match.view()["monarch"]
            match.play(dice.choice(match.legal))
            dead = [
                one["card"]
                for player in match.view()["players"]
                for one in player["family"]
                if one["dead"] and one["card"] == before
            ]
            was_monarch += dead
        stack = match.position()["stack"]
        players = [
            {"family": [card for one in p["family"] for card in (one, *stack.get(one, []))]}
            for p in match.position()["players"]
        ]
        died_crowned = [name for name in was_monarch if _died_as_monarch(match, name)]
        sheet = {
            "players": players,
            "monarch": match.view()["monarch"],
            "was_monarch": died_crowned,
        }
        result = endling.score(GAME, sheet)
        assert result["totals"] == match.scores, match.replay()
        assert result["winners"] == match.winners
        for seat, lines in enumerate(result["per_card"]):
            told = sum(line["points"] for line in lines) + result["throne"][seat]
            assert told == result["totals"][seat]


def _died_as_monarch(match: endling.Match, name: str) -> bool:
    """Whether the death that lies there counted the Throne: it adds points for good."""
    more = match.position()["more"]
    names = match.game.card_names
    return bool(more["fixed"][names.index(name) - names.index(CERIOUSLY)] < 0)
