"""What a seat of Doomlings sees and remembers as numbers is what its view has."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import numpy as np
import pytest

from endling.events import Event
from endling.games.doomlings.board import AGES
from endling.games.doomlings.tables import ATTACHMENTS
from endling.match import Match
from tests.doomlings.games import GAME
from tests.doomlings.scenario import Scenario
from tests.environments.rows import (
    decisions,
    look,
    look_back,
    numbers_in,
    ones,
    only,
    remembered,
    take_apart,
)
from tests.kits.doomlings import KIT

ALL_PLAYERS = KIT.players
SEEDS = range(3)  # the third table plays with all sets
SHARE = 0.3  # of the decisions, where looking takes long
FIRST_AGE = AGES.first
PHASES = ["setup", "reveal", "turns", "worlds_end", "over"]
PROMPTS = GAME.board.questions.names


def names(entries: list[int], first: int = 0) -> list[str]:
    return [GAME.card_names[first + number] for number in ones(entries)]


def name(entries: list[int], first: int = 0) -> str | None:
    number = only(entries)
    return None if number is None else GAME.card_names[first + number]


def clockwise(entries: list[Any], seat: int, players: int) -> list[Any]:
    """What belongs to seats, in the order of the table instead of the viewer's."""
    assert not any(entries[players:]), "seats that nobody has are empty"
    return [entries[(other - seat) % players] for other in range(players)]


# --- It is the view -------------------------------------------------------------------------------


def check_against_view(match: Match, seat: int) -> None:
    row, mask = look(match, seat)
    seen, view, n = take_apart(GAME, row), match.view(seat), match.players

    def of_seats(part: str) -> list[int]:
        return clockwise(numbers_in(seen, part), seat, n)

    def marked(part: str) -> int | None:
        return only(of_seats(part))

    players = view["players"]
    piles = clockwise([names(seen[f"pile_{step}"]) for step in range(6)], seat, n)
    assert names(seen["hand"]) == players[seat]["hand"]
    assert piles == [[card["card"] for card in player["pile"]] for player in players]
    assert sorted(names(seen["discard"])) == sorted(view["discard"])
    assert name(seen["last_played"]) == view["last_played"]
    assert marked("asked") == view["actor"]
    prompt = only(seen["prompt"])
    assert (None if prompt is None else PROMPTS[prompt]) == view["prompt"]
    assert name(seen["cause"]) == view["cause"]
    assert name(seen["in_force"], FIRST_AGE) == view["in_force"]
    assert sorted(names(seen["past_ages"], FIRST_AGE)) == sorted(view["past_ages"])
    assert name(seen["next_age"], FIRST_AGE) == view["next_age"]
    assert name(seen["age_after_next"], FIRST_AGE) == view["age_after_next"]
    carrying = [(GAME.card_names[n], slot) for n, slot in enumerate(seen["attached"]) if slot]
    shown = [entry for player in players for entry in player["pile"] if entry["attached"]]
    assert sorted((host, GAME.card_names[ATTACHMENTS[slot - 1]]) for host, slot in carrying) == (
        sorted((entry["card"], entry["attached"]) for entry in shown)
    )
    assert name(seen["worlds_end"], FIRST_AGE) == view["worlds_end"]
    assert PHASES[only(seen["phase"]) or 0] == view["phase"]
    assert only(seen["seat"]) == seat
    assert of_seats("present") == [1] * n
    assert marked("turn") == view["turn"]
    assert marked("first") == view["first"]
    assert of_seats("shielded") == [int(player["shielded"]) for player in players]
    for part, fact in {
        "hand_size": "hand_size",
        "gene_pool": "gene_pool",
        "points": "points",
    }.items():
        assert of_seats(part) == [player[fact] for player in players], part
    assert numbers_in(seen, "deck_size") == [view["deck_size"]]
    assert seen["ages_left"] == [view["ages_left"]]
    assert seen["catastrophes"] == [view["catastrophes"]]
    assert ones(mask.tolist()) == [choice["action"] for choice in view["choices"]]


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_a_row_has_what_the_view_has(players: int) -> None:
    for match, _, dice in decisions(KIT, players, SEEDS):
        if match.over or dice.random() < SHARE:
            for seat in range(players):
                check_against_view(match, seat)


def test_points_of_any_size() -> None:
    dear, cheap = ["Bad", "Fear", "Gills"], ["Quick", "Chromatophores", "Hyper-Intelligence"]
    values = {**dict.fromkeys(dear, 50), **dict.fromkeys(cheap, -50)}
    table = Scenario(piles=[dear, cheap], options={"face_values": values})
    points = [player["points"] for player in table.match.view(0)["players"]]
    assert points[0] > 127
    assert points[1] < -128
    check_against_view(table.match, 0)
    check_against_view(table.match, 1)


# --- Memory ---------------------------------------------------------------------------------------


class Chronicler:
    """Remembers in plain Python what a spectator is told."""

    def __init__(self) -> None:
        self.played: dict[int, set[str]] = defaultdict(set)
        self.thrown: dict[int, set[str]] = defaultdict(set)

    def listen(self, events: Iterable[Event]) -> None:
        for event in events:
            told = event.for_seat(None)
            if told.card is None or told.source is None or told.target is None:
                continue
            if told.verb in ("play", "react"):
                assert told.player is not None
                self.played[told.player].add(told.card)
            if told.verb == "discard" and told.source.startswith("hand"):
                self.thrown[int(told.source.partition(":")[2])].add(told.card)


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_memory_is_what_a_spectator_was_told(players: int) -> None:
    met = 0
    for seed in range(3):
        told, memory = Chronicler(), np.zeros(GAME.memory_words, np.int64)
        for match, events in remembered(KIT, players, seed, memory):
            told.listen(events)
            for seat in range(players):
                seen = take_apart(GAME, look_back(match, seat, memory))
                for step in range(players):
                    other = (seat + step) % players
                    assert set(names(seen[f"played_{step}"])) == told.played[other]
                    assert set(names(seen[f"thrown_{step}"])) == told.thrown[other]
                    met += len(told.thrown[other])
    assert met > 0


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_known_hands_are_those_of_the_view(players: int) -> None:
    memory = np.zeros(GAME.memory_words, np.int64)
    known = 0
    for match, _, dice in decisions(KIT, players, SEEDS):
        for seat in range(players) if match.over or dice.random() < SHARE else ():
            seen = take_apart(GAME, look_back(match, seat, memory))
            shown_players = match.view(seat)["players"]
            for step in range(1, players):
                shown = shown_players[(seat + step) % players]
                expected = shown["hand"] if match.over else shown["known_hand"]
                assert names(seen[f"known_hand_{step}"]) == expected
                known += len(expected)
    assert known > 0
