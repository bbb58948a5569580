"""Many random games at once, checked in compiled code."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np

from endling.cli.proof import Problem
from endling.games.game import Game
from endling.kernel import audit
from endling.kernel.chacha import new_dice
from endling.match import Match

_LONGEST_GAME = 20_000  # decisions


class BulkProver:
    """Plays batches of games; where a game breaks a rule, it is played again as a match."""

    def __init__(
        self, game: Game, options: Mapping[str, Any], counts: Counter[str], closely: int = 1
    ) -> None:
        self.game = game
        self.closely = closely  # one decision in this many is checked closely
        self.options = options
        self.counts = counts
        self.pool = np.zeros(audit.STATES, game.record)
        self.raw = self.pool.view(np.uint8).reshape(audit.STATES, -1)
        self.actions = np.zeros(_LONGEST_GAME, np.int64)

    def prove_games(self, players: int, games: int, dice: random.Random) -> Problem | None:
        """Play a batch; the first problem ends it."""
        template = self.game.template(players, self.game.parse_options(self.options, players))
        stream = new_dice(dice.randbytes(32))
        found = np.zeros(audit.COUNTS, np.int64)
        audit.audit(self.pool, self.raw, template, stream, games, self.closely, self.actions, found)
        self.counts["games in bulk"] += int(found[audit.GAMES])
        self.counts["decisions in bulk"] += int(found[audit.DECISIONS])
        number = int(found[audit.PROBLEM])
        if number == audit.FINE:
            return None
        text = audit.PROBLEMS.get(number) or self.game.problem_text(number)
        return Problem(text, self._play_again(players).replay())

    def _play_again(self, players: int) -> Match:
        """The last game of the batch, up to where the problem was found."""
        key = self.pool["key"][0].astype("<u4").tobytes()
        match = Match.new(self.game.name, players, key, self.options)
        for action in self.actions.tolist():
            if match.state() == self.raw[0].tobytes() or action not in match.legal:
                break
            match.play(action)
        return match
