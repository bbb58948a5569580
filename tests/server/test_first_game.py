"""The first game of a newcomer: a table of its own, the same cards for everybody."""

from __future__ import annotations

from collections import Counter

import pytest

import endling
from endling.bots import make_bot
from endling.games import find_game, game_names
from endling.match import Match
from tests.server.clients import Client, Person
from tests.server.running import Server

WITH_ONE = [name for name in game_names() if find_game(name).first_game is not None]


@pytest.mark.parametrize("name", WITH_ONE)
def test_it_begins_with_a_choice_of_the_newcomer(name: str) -> None:
    first = find_game(name).first_game
    assert first is not None
    match = Match.new(name, first.players, first.key, dict(first.options))
    assert match.actor == 0
    assert len(match.legal) > 1
    told = next(game for game in endling.games() if game["name"] == name)
    assert told["first_game"] == first.minutes <= 5


@pytest.mark.parametrize("name", WITH_ONE)
def test_it_is_short_and_much_comes_up(name: str) -> None:
    first = find_game(name).first_game
    assert first is not None
    match = Match.new(name, first.players, first.key, dict(first.options))
    newcomer, others = make_bot("greedy", seed=1), make_bot(first.level, seed=2)
    asked: Counter[str | None] = Counter()
    while not match.over:
        if match.actor == 0:
            asked[match.prompt] += len(match.legal) > 1
        match.play((newcomer if match.actor == 0 else others).choose(match))
    assert len(+asked) >= 5
    assert asked.total() <= 12 * first.minutes


def test_everybody_is_dealt_the_same(server: Server) -> None:
    hands = []
    for name in ("Ann", "Ben"):
        person = Person(server.url, name)
        wish = {"game": "doomlings", "seats": [{"kind": "me"}], "first_game": True}
        made = person.post("/api/tables", wish).json()
        client = Client(server.url, made["table"], person.token)
        while not client.is_asked:
            client.receive()
        hands.append(client.view["players"][0]["hand"])
    assert hands[0] == hands[1]
