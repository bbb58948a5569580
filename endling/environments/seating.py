"""What all environments need to know of a game: its spaces, its template, its dice."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from endling.games import find_game
from endling.games.game import Game, Options, Pool
from endling.kernel.chacha import new_dice
from endling.kernel.sizes import sizes_of
from endling.match import make_key

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Seating:
    """A game with its options and number of players, ready to be dealt."""

    game: Game
    players: int
    options: Options
    information: bool  # whether rows go on with what a seat remembers

    @property
    def template(self) -> Pool:
        """A game before its first random number."""
        return self.game.template(self.players, self.options)

    @property
    def actions(self) -> int:
        """How many actions there are, legal or not."""
        return self.game.actions.end

    @property
    def entry(self) -> np.dtype[Any]:
        """What rows are made of."""
        return sizes_of(self.game.record).entry

    @property
    def row_length(self) -> int:
        """Entries of a row."""
        parts = self.game.memory if self.information else self.game.observation
        return parts[-1].end

    @property
    def memory_words(self) -> int:
        """Words of memory, 0 if nothing is remembered."""
        return self.game.memory_words if self.information else 0


def seat(game: str, players: int, options: Mapping[str, Any] | None, information: bool) -> Seating:
    """A checked seating, with the rules loaded."""
    found = find_game(game)
    checked = found.parse_options(options, players)
    found.load()
    return Seating(found, players, checked, information)


def dice_for(seed: int | None) -> Pool:
    """Dice for a seed; without one, dice that nobody can foretell."""
    return new_dice(make_key(secrets.token_bytes(32) if seed is None else seed))
