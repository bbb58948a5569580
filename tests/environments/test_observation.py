"""What a seat sees and remembers as numbers: what its view has, and nothing else."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import numpy as np
import pytest

from endling.events import Event
from endling.match import Match
from tests.environments.rows import (
    decisions,
    fresh_notes,
    look,
    look_back,
    ones,
    only,
    remembered,
    take_apart,
)
from tests.properties.games import GAME

ALL_PLAYERS = range(GAME.min_players, GAME.max_players + 1)
SEEDS, GUESSES = range(2), 3
NOTED_SEEDS = range(8)
SHARE = 0.3  # of the decisions, where looking takes long
TRAITS = GAME.observation[0].length
FIRST_AGE = TRAITS
PHASES = ["setup", "reveal", "turns", "worlds_end", "over"]
PROMPTS = [GAME.prompt_name(n) for n in range(40)]


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
        return clockwise(seen[part], seat, n)

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
    assert name(seen["age"], FIRST_AGE) == view["in_force"]
    assert sorted(names(seen["past_ages"], FIRST_AGE)) == sorted(view["past_ages"])
    assert name(seen["next_age"], FIRST_AGE) == view["next_age"]
    assert name(seen["worlds_end"], FIRST_AGE) == view["worlds_end"]
    assert PHASES[only(seen["phase"]) or 0] == view["phase"]
    assert only(seen["seat"]) == seat
    assert of_seats("present") == [1] * n
    assert marked("turn") == view["turn"]
    assert marked("first") == view["first"]
    assert of_seats("shield") == [int(player["shielded"]) for player in players]
    for part, fact in {
        "hand_size": "hand_size",
        "gene_pool": "gene_pool",
        "points": "points",
    }.items():
        assert of_seats(part) == [player[fact] for player in players], part
    assert seen["deck_size"] == [view["deck_size"]]
    assert seen["discard_size"] == [len(view["discard"])]
    assert seen["ages_left"] == [view["ages_left"]]
    assert seen["catastrophes"] == [view["catastrophes"]]
    assert ones(mask.tolist()) == [choice["action"] for choice in view["choices"]]


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_a_row_has_what_the_view_has(players: int) -> None:
    for match, _, dice in decisions(players, SEEDS):
        if match.over or dice.random() < SHARE:
            for seat in range(players):
                check_against_view(match, seat)


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_notes_of_earlier_looks_change_nothing(players: int) -> None:
    """One set of notes goes through all seats and all games, and every row is as without them."""
    notes, kept = fresh_notes(GAME), 0
    for match, _, _ in decisions(players, NOTED_SEEDS):
        for seat in range(players):
            before = notes.copy()
            assert np.array_equal(look(match, seat, notes)[0], look(match, seat)[0]), match.replay()
            kept += np.array_equal(notes, before)
    assert kept > 0
    assert notes.any()


def test_slices_follow_each_other() -> None:
    at = 0
    for part in (*GAME.observation, *GAME.memory):
        assert part.start == at
        assert part.length > 0
        assert part.meaning
        at = part.end


# --- No secrets -----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_what_is_hidden_changes_nothing(players: int) -> None:
    """Everything that a seat cannot know is dealt anew, again and again: its row stays the same."""
    differing = 0
    memory = np.zeros(GAME.memory_words, np.int64)
    for match, _, dice in decisions(players, SEEDS):
        for seat in range(players) if dice.random() < SHARE else ():
            row, mask = look(match, seat)
            remembered = look_back(match, seat, memory)
            for _ in range(GUESSES):
                guess = match.determinize(seat, dice.randrange(10**9))
                other_row, other_mask = look(guess, seat)
                assert np.array_equal(row, other_row), match.replay()
                assert np.array_equal(mask, other_mask), match.replay()
                assert np.array_equal(remembered, look_back(guess, seat, memory)), match.replay()
                differing += guess.state() != match.state()
    assert differing > 100


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_only_who_is_asked_has_a_mask(players: int) -> None:
    for match, _, _ in decisions(players, [1]):
        for seat in range(players):
            _, mask = look(match, seat)
            assert len(mask) == match.game.actions.end
            assert ones(mask.tolist()) == (match.legal if seat == match.actor else [])


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
                place = told.source if told.source.startswith("hand") else told.target
                self.played[int(place.partition(":")[2])].add(told.card)
            if told.verb == "discard" and told.source.startswith("hand"):
                self.thrown[int(told.source.partition(":")[2])].add(told.card)


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_memory_is_what_a_spectator_was_told(players: int) -> None:
    met = 0
    for seed in range(3):
        told, memory = Chronicler(), np.zeros(GAME.memory_words, np.int64)
        for match, events in remembered(players, seed, memory):
            told.listen(events)
            for seat in range(players):
                seen = take_apart(GAME, look_back(match, seat, memory))
                for step in range(players):
                    other = (seat + step) % players
                    assert set(names(seen[f"played_{step}"])) == told.played[other]
                    assert set(names(seen[f"thrown_{step}"])) == told.thrown[other]
                    assert seen["played_size"][step] == len(ones(seen[f"played_{step}"]))
                    met += len(told.thrown[other])
    assert met > 0


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_known_hands_are_those_of_the_view(players: int) -> None:
    memory = np.zeros(GAME.memory_words, np.int64)
    known = 0
    for match, _, dice in decisions(players, SEEDS):
        for seat in range(players) if match.over or dice.random() < SHARE else ():
            seen = take_apart(GAME, look_back(match, seat, memory))
            shown_players = match.view(seat)["players"]
            for step in range(1, players):
                shown = shown_players[(seat + step) % players]
                expected = shown["hand"] if match.over else shown["known_hand"]
                assert names(seen[f"known_{step}"]) == expected
                assert seen["known_size"][step] == len(expected)
                known += len(expected)
    assert known > 0
