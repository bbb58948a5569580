"""Compiling everything that environments use."""

from __future__ import annotations

import numpy as np

from endling.environments.episode import Episode
from endling.environments.seating import dice_for, seat
from endling.environments.vector import VectorGames
from endling.games.game import Game
from endling.kernel import observation


def warm_up(game: Game) -> None:
    """Call every entry point once."""
    players = game.min_players
    games = VectorGames(game.name, 1, players, information=True)
    games.step(games.sample())
    table = Episode(seat(game.name, players, None, information=True))
    table.deal(dice_for(0))
    observation.memorize_log(table.states, np.zeros(game.memory_words, np.int64))
    for number in range(players):
        table.look(number)
    table.take(table.match.legal[0])
