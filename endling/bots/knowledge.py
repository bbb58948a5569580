"""What a bot may know about a match, and nothing else.

A bot learns about a match in one way only, `Match.determinize`: it gets a guess that looks the same
to its seat. What was guessed is then put into a fixed order, and dice are keyed by what the
seat can see. Whatever a bot makes of this is therefore the same for any two situations that its
seat cannot tell apart.
"""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass

import numpy as np

from endling.errors import EndlingError
from endling.games.game import Game, Pool
from endling.kernel import engine, search
from endling.kernel.chacha import new_dice
from endling.match import Match

_ANY_KEY = bytes(32)


@dataclass(frozen=True)
class Knowledge:
    """A state that the seat cannot tell from the real one, with room for looking ahead."""

    game: Game
    seat: int
    players: int
    pool: Pool
    digest: bytes  # of everything that the seat can see

    def dice(self, seed: int) -> Pool:
        """Dice for compiled code, for this seed in this situation."""
        return new_dice(self._key(f"endling dice {seed} "))

    def random(self, seed: int) -> random.Random:
        """Dice for Python, for this seed in this situation."""
        return random.Random(self._key(f"endling bot {seed} "))

    def _key(self, text: str) -> bytes:
        return hashlib.sha256(text.encode() + self.digest).digest()


def know(match: Match) -> Knowledge:
    """What the deciding seat knows."""
    seat = match.actor
    if seat is None:
        raise EndlingError("nobody has to decide: the game is over")
    guess = match.determinize(seat, _ANY_KEY)
    game = guess.game
    # Copied as bytes: copying records would leave the gaps between their fields to chance.
    raw = np.frombuffer(guess.state() * search.STATES, np.uint8).copy()
    pool = raw.view(game.record)
    engine.redact_state(pool[search.WORK :], seat)
    digest = hashlib.sha256(raw[-game.record.itemsize :].tobytes()).digest()
    search.canonicalize_state(pool, seat)
    return Knowledge(game, seat, guess.players, pool, digest)
