"""The tree that a search grows, as Python sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from endling.bots.knowledge import Knowledge
from endling.games.game import Pool
from endling.games.thinking import Style
from endling.kernel import experience, search
from endling.kernel.actions import NONE
from endling.kernel.sizes import sizes_of

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Node:
    """An answer in the tree: who gives it, to what, how often it was tried, and its result."""

    number: int
    question: int  # the same for all answers to the same question
    seat: int
    prompt: int
    action: int
    visits: int
    reward: float
    win: float
    place: float


class Tree:
    """A search that can be continued; its memory is laid out beforehand and never grows."""

    def __init__(self, known: Knowledge, dice: Pool, style: Style, capacity: int) -> None:
        self.known = known
        self.iterations = 0
        self._dice = dice
        self._nodes: Array = np.zeros((capacity + 1, search.NODE_WIDTH), np.int64)
        self._table: Array = np.zeros(1 << (2 * capacity + 1).bit_length(), np.int32)
        self._path: Array = np.zeros(search.MAX_DEPTH, np.int64)
        sizes = sizes_of(known.game.record)
        lines = known.players * experience.lessons_per_seat(sizes)
        self._experience: Array = np.zeros((lines, experience.LESSON_WIDTH), np.int64)
        self._lessons: Array = np.zeros(sizes.decisions, np.int64)
        self._result: Array = np.zeros((known.players, search.RESULT_WIDTH), np.int64)
        self._sums: Array = np.zeros((known.players, search.RESULT_WIDTH), np.int64)
        self._settings: Array = np.zeros(search.SETTINGS, np.int64)
        self._settings[search.SEAT] = known.seat
        self._settings[search.USED] = 1
        self._settings[search.EXPLORATION] = style.exploration
        self._settings[search.MARGIN] = style.margin
        self._settings[search.ODDS] = style.odds
        self._settings[search.FORCED] = NONE
        self._settings[search.HUNCHES] = style.hunches
        self._settings[search.LEARNS] = style.learns
        self._settings[search.HORIZON] = style.horizon
        self._settings[search.AVOIDED] = sum(1 << word for word in style.avoided)

    def grow(self, iterations: int) -> None:
        """Run more iterations."""
        self._run(iterations, self._sums)
        self.iterations += iterations

    def examine(self, action: int, iterations: int) -> None:
        """Look more closely at one answer, without changing what is expected of the whole."""
        self._settings[search.FORCED] = action
        self._run(iterations, np.zeros_like(self._sums))
        self._settings[search.FORCED] = NONE

    def _run(self, iterations: int, sums: Array) -> None:
        search.search(
            self.known.pool,
            self._nodes,
            self._table,
            self._settings,
            self._path,
            self._experience,
            self._lessons,
            self._result,
            sums,
            self._dice,
            iterations,
        )

    @property
    def wins(self) -> list[float]:
        """The chance of winning, by seat; a shared win counts in part."""
        sums = self._sums[: self.known.players, search.WIN]
        return [float(n) / (search.UNIT * self.iterations) for n in sums]

    @property
    def places(self) -> list[float]:
        """The expected rank, by seat, 1 being the best."""
        sums = self._sums[: self.known.players, search.PLACE]
        return [1 + float(n) / (2 * self.iterations) for n in sums]

    def answers(self, parent: int = 0) -> list[Node]:
        """What was tried after a node, most often tried first."""
        used = int(self._settings[search.USED])
        found = np.flatnonzero(self._nodes[1:used, search.PARENT] == parent) + 1
        nodes = [self._node(int(number)) for number in found]
        return sorted(nodes, key=lambda node: (-node.visits, -node.reward, node.action))

    def _node(self, number: int) -> Node:
        row = [int(n) for n in self._nodes[number]]
        key, visits = row[search.KEY], max(1, row[search.VISITS])
        return Node(
            number,
            key - search.action_of(key),
            search.actor_of(key),
            search.prompt_of(key),
            search.action_of(key),
            row[search.VISITS],
            row[search.REWARD] / (search.UNIT * visits),
            row[search.WINS] / (search.UNIT * visits),
            1 + row[search.PLACES] / (2 * visits),
        )

    def line(self, node: Node, length: int, least: int) -> Iterator[Node]:
        """The expected line: question by question the best answer, while seen often enough."""
        while length > 0 and node.visits >= least:
            yield node
            answers = self.answers(node.number)
            if not answers:
                return
            asked: Counter[int] = Counter()
            for answer in answers:
                asked[answer.question] += answer.visits
            likely = max(asked, key=lambda question: (asked[question], -question))
            node = next(answer for answer in answers if answer.question == likely)
            length -= 1
