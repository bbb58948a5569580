"""What a test has to know of a game to try it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import endling
from endling.games import find_game
from endling.games.game import Game
from endling.match import Match

Options = dict[str, Any]


def _nothing(match: Match, seat: int | None) -> set[str]:
    return set()


@dataclass(frozen=True)
class Kit:
    """One game: tables to try it at, and what its zones do not tell."""

    name: str
    tables: tuple[Options, ...]  # options, the usual ones first
    short: Options  # a whole game is soon over
    known: Callable[[Match, int | None], set[str]] = _nothing  # cards a seat knows besides
    look_at_one_in: int = 1  # of how many decisions a closer look is taken: long games have enough

    def __str__(self) -> str:
        return self.name

    @property
    def game(self) -> Game:
        """The game itself."""
        return find_game(self.name)

    @property
    def players(self) -> range:
        """How many can play."""
        return range(self.game.min_players, self.game.max_players + 1)

    def new(self, players: int, seed: int, table: int = 0) -> Match:
        """A new game at one of the tables."""
        return endling.new(self.name, players, seed, self.tables[table % len(self.tables)])

    def short_game(self, players: int, seed: int) -> Match:
        """A whole game that is soon over."""
        match = endling.new(self.name, players, seed, self.short)
        return play_on(match, random.Random(seed), 100_000)

    def played(self, players: int, seed: int, steps: int, table: int = 0) -> Match:
        """A game after so many random decisions."""
        return play_on(self.new(players, seed, table), random.Random(f"play {seed}"), steps)


def play_on(match: Match, dice: random.Random, steps: int) -> Match:
    """Take random decisions, until the end of the game at the most."""
    for _ in range(steps):
        if match.over:
            break
        match.play(dice.choice(match.legal))
    return match


def names_of(cards: list[Any]) -> list[str]:
    """The names of cards as views have them: those that are told apart have more than a name."""
    return [card["card"] if isinstance(card, dict) else card for card in cards]
