"""What is foreseen comes, in random games: whoever plays on as it says finds these tokens."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import endling
from endling.match import Match
from tests.doom_on_you.scenario import GAME, NOTHING

TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"successful_animals_return": True, "drawn_animal_may_enter_pile": True},
    {"starting_tokens": 5, "total_wipeout": "game_ends_no_winner"},
    {"declare_mode": "real_time", "starting_tokens": 6},
)
GAMES = 4
AIMING = ("hunt", "protect", "deflect", "deflect_to", "capture", "sneak", "sneak_at")
Thought = tuple[str | None, str | None, int | None, int | None]  # with which card, at what


class Course:
    """What becomes of tokens until the turn is over."""

    def __init__(self, match: Match) -> None:
        self.match = match.copy()
        self.tokens: list[int] = [player["tokens"] for player in match.view()["players"]]
        self.is_over = False
        self.has_doom = False

    def play(self, action: int) -> None:
        for event in self.match.play(action):
            self.is_over = self.is_over or event.verb in ("turn", "round", "game_over")
            if self.is_over:
                return
            number = event.number or 0
            self.has_doom = self.has_doom or event.verb == "doom"
            if event.verb == "lose_tokens":
                self.tokens[event.player or 0] -= number
            elif event.verb == "steal":
                self.tokens[event.player or 0] += number & 63
                self.tokens[number >> 6] -= number & 63

    def think_through(self, thought: Thought) -> None:
        """Play a card and aim it, as far as that is asked."""
        card, animal, number, player = thought
        wanted = [("card", card), ("id", number), ("card", animal), ("player", player)]
        actor = self.match.actor
        while True:
            choices = self.match.choices()
            action = next(
                choice["action"]
                for kind, what in wanted
                for choice in choices
                if what is not None and choice.get(kind) == what
            )
            self.play(action)
            if self.match.actor != actor or self.match.prompt not in AIMING:
                return

    def let_be(self) -> None:
        """Nobody does anything more."""
        while not self.is_over and not self.match.over:
            words = {choice.get("word"): choice["action"] for choice in self.match.choices()}
            action = words.get(NOTHING.get(self.match.prompt or "", ""))
            self.play(self.match.legal[0] if action is None else action)


def _after(match: Match, steps: list[dict[str, Any]]) -> list[int]:
    tokens = [player["tokens"] for player in match.view()["players"]]
    for step in steps:
        tokens[step["loser"]] -= step["tokens"]
        if step["gainer"] is not None:
            tokens[step["gainer"]] += step["tokens"]
    return tokens


def _situations(players: int, seed: int, options: dict[str, Any]) -> Iterator[Match]:
    """Moments at which something could come, in games in which cards are played gladly."""
    for number in range(seed, seed + GAMES):
        dice = random.Random(number)
        match = endling.new(GAME, players, number, {"deals": "off", **options})
        while not match.over:
            choices = match.choices()
            is_deciding = match.prompt != "defend" or any("word" in one for one in choices)
            is_known = (
                is_deciding and match.prompt != "doom_other"
            )  # then, whom doom strikes is not
            if match.view()["target"] is not None and is_known:
                yield match
            active = [one["action"] for one in choices if one["kind"] != "word"]
            match.play(dice.choice(active if active and dice.random() < 0.6 else match.legal))


@pytest.mark.parametrize(("players", "table"), [(2, 0), (3, 1), (4, 0), (5, 2), (6, 3), (6, 1)])
def test_what_is_foreseen_comes(players: int, table: int) -> None:
    seen = 0
    for match in _situations(players, 100 * players + table, TABLES[table]):
        forecast = match.view()["forecast"]
        if not forecast or match.prompt in AIMING:
            continue
        course = Course(match)
        course.let_be()
        if not course.has_doom:
            seen += 1
            assert course.tokens == _after(match, forecast), match.replay()
    assert seen > 10 * GAMES


@pytest.mark.parametrize(("players", "table"), [(2, 0), (3, 1), (4, 0), (5, 2), (6, 3), (6, 1)])
def test_what_is_thought_about_comes(players: int, table: int) -> None:
    seen = 0
    for match in _situations(players, 100 * players + table, TABLES[table]):
        thoughts: dict[Thought, list[dict[str, Any]]] = {}
        for row in match.view(match.actor)["previews"]:
            thought = (row["with"], row["animal"], row["animal_id"], row["player"])
            thoughts.setdefault(thought, []).append(row)
        for thought, steps in thoughts.items():
            if any(step["loser"] is None for step in steps):
                continue  # at whom is chosen later
            course = Course(match)
            course.think_through(thought)
            course.let_be()
            if not course.has_doom:
                seen += 1
                assert course.tokens == _after(match, steps), (thought, match.replay())
    assert seen > 20 * GAMES
