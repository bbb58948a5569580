"""The bot that thinks ahead."""

from __future__ import annotations

from time import perf_counter

from endling.bots.explanation import Explanation, explain_tree
from endling.bots.knowledge import know
from endling.bots.situation import Situation, as_match
from endling.bots.tree import Tree
from endling.errors import EndlingError
from endling.games.thinking import Style

ITERATIONS = 5_000
_CHUNK = 512  # iterations between two looks at the clock
_NODES_PER_MS = 256  # more than any machine fills
_MOST_NODES = 1 << 20


class Search:
    """Information-set Monte Carlo tree search, limited by iterations or by time.

    With a number of iterations a decision depends only on the seed and on what the seat knows; with
    milliseconds it depends on the machine, too.
    """

    name = "search"

    def __init__(
        self,
        seed: int = 0,
        *,
        iterations: int | None = None,
        ms: float | None = None,
        style: Style | None = None,
    ) -> None:
        if iterations is not None and ms is not None:
            raise EndlingError("a search takes iterations or milliseconds, not both")
        if (iterations is not None and iterations < 1) or (ms is not None and ms <= 0):
            raise EndlingError("a search takes at least one iteration, or some time")
        self.seed = seed
        self.ms = ms
        self.iterations = ITERATIONS if iterations is None else iterations
        self.style = style  # else that of the game

    def choose(self, situation: Situation) -> int:
        """The action that was looked at most."""
        match = as_match(situation)
        legal = match.legal
        if len(legal) == 1:
            return legal[0]
        return self.think(match).answers()[0].action

    def think(self, situation: Situation) -> Tree:
        """The whole tree."""
        known = know(as_match(situation))
        # An iteration adds one node at most; twice as many leave room for closer looks.
        nodes = 2 * self.iterations if self.ms is None else int(self.ms * _NODES_PER_MS) + _CHUNK
        style = self.style or known.game.style
        tree = Tree(known, known.dice(self.seed), style, min(nodes, _MOST_NODES))
        if self.ms is None:
            tree.grow(self.iterations)
            return tree
        end = perf_counter() + self.ms / 1000
        tree.grow(_CHUNK)
        while perf_counter() < end:
            tree.grow(_CHUNK)
        return tree

    def explain(self, situation: Situation, lang: str = "en") -> Explanation:
        """What every legal action is expected to lead to."""
        return explain_tree(self.think(situation), lang)
