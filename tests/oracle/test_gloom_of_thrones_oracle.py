"""The rules and a second referee see the same on every table of many random games."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

import endling
from endling.games.gloom_of_thrones import vocabulary as v
from endling.kernel.build import INTERPRETED
from endling.match import Match
from tests.oracle.gloom_of_thrones import CARDS, Person, Referee

GAMES = 4 if INTERPRETED else 8  # for every number of players
TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"porcelain_throne": False},
    {"mixed_families": True},
    {"family_size": 3},
)


def shown(match: Match) -> dict[str, Any]:
    """What everybody is shown of families, characters by name."""
    players = match.view()["players"]
    return {
        "points": [player["points"] for player in players],
        "limits": [player["draw_limit"] for player in players],
        "living": [player["living"] for player in players],
        "monarch": match.view()["monarch"],
        "people": {one["card"]: one for player in players for one in player["family"]},
        "in_force": {
            (line["on"], line["card"], line["persistent"])
            for player in players
            for line in player["in_force"]
        },
    }


def seen_by(referee: Referee, person: Person) -> dict[str, Any]:
    """The same of a character, as the referee has it."""
    top, middle, bottom = person.circles
    others = [one for one in referee.family(person.seat) if one is not person]
    return {
        "card": person.name,
        "stack": [card.name for card in person.stack],
        "score": referee.score(person),
        "dead": person.is_dead,
        "monarch": referee.monarch == person.name,
        "top": top,
        "middle": middle,
        "bottom": bottom,
        "ends_game": not person.is_dead and all(one.is_dead for one in others),
        **{icon.name.lower(): icon in person.icons for icon in v.Icon},
    }


def compare(match: Match, referee: Referee) -> None:
    table = shown(match)
    seats = range(match.players)
    assert table["points"] == [referee.total(seat) for seat in seats], match.replay()
    assert table["limits"] == [referee.draw_limit(seat) for seat in seats], match.replay()
    assert table["monarch"] == referee.monarch, match.replay()
    assert set(table["people"]) == set(referee.people)
    for name, person in referee.people.items():
        expected = seen_by(referee, person)
        found = {key: table["people"][name][key] for key in expected}
        assert found == expected, match.replay()
    assert table["in_force"] == {
        (person.name, card.name, card.category == v.Category.PERSISTENT)
        for person in referee.people.values()
        for card in person.in_force
    }, match.replay()


@pytest.mark.parametrize("players", range(2, 6))
def test_both_referees_see_the_same(players: int) -> None:
    watch(players, TABLES, GAMES)


def test_other_points_are_seen_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    dice = random.Random("points")
    options: dict[str, Any] = {f"{slot}_points": {} for slot in v.PointSlots._fields}
    for name, card in CARDS.items():
        if not isinstance(card, v.StackCard):
            continue
        for slot, points in card.points._asdict().items():
            if points is not None:
                options[f"{slot}_points"][name] = dice.randint(-50, 50)
        numbers = {slot: options[f"{slot}_points"].get(name) for slot in v.PointSlots._fields}
        monkeypatch.setitem(CARDS, name, replace(card, points=v.PointSlots(**numbers)))
    watch(4, (options,), GAMES)


def watch(players: int, tables: Sequence[dict[str, Any]], games: int) -> None:
    compared = 0
    for number in range(games):
        options = tables[number % len(tables)]
        match = endling.new("gloom_of_thrones", players, number, options)
        referee = Referee(players)
        dice = random.Random(f"referee {players} {number}")
        events = list(match.opening)
        while True:
            for event in events:
                referee.follow(event)
            if match.over or match.prompt not in ("respond", "lay", "kill"):
                referee.lay_announced()
            if match.prompt != "respond":
                compare(match, referee)
                compared += 1
            if match.over:
                break
            events = list(match.play(dice.choice(match.legal)))
        assert referee.over
        totals = [referee.total(seat) for seat in range(players)]
        assert match.scores == totals
        assert match.winners == [seat for seat in range(players) if totals[seat] == min(totals)]
    assert compared > games * 30
