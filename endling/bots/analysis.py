"""The analysis of a game: what was played, what was better, and how the chances moved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from endling.bots.explanation import Explanation, Option, explain_node, explain_tree
from endling.bots.searcher import Search
from endling.bots.tree import Tree
from endling.choices import Names
from endling.errors import EndlingError
from endling.match import Match

# A decision that gives away at least this much of the chance to win is called this.
_VERDICTS = ((0.20, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"), (0.0, "good"))
VERDICTS = ("best", "good", "inaccuracy", "mistake", "blunder")
_CLOSER_LOOK = 4  # at least one iteration in this many is spent on what was played


@dataclass(frozen=True)
class Judgement:
    """A decision: what was chosen, what the search would choose, and the chances of all seats."""

    number: int
    seat: int
    question: str
    wins: tuple[float, ...]
    places: tuple[float, ...]
    played: Option
    best: Option

    @property
    def loss(self) -> float:
        """The chance of winning that was given away, as far as that is more than luck.

        Both options are known only as well as they were looked at, and the best one is the best
        partly by luck. So the standard error of their difference is taken off.
        """
        if self.played.action == self.best.action:
            return 0.0
        error = sqrt(_variance(self.best) + _variance(self.played))
        return max(0.0, self.best.win - self.played.win - error)

    @property
    def verdict(self) -> str:
        """The loss as a word."""
        if self.played.action == self.best.action:
            return "best"
        return next(word for least, word in _VERDICTS if self.loss >= least)

    def as_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {**asdict(self), "loss": self.loss, "verdict": self.verdict}


def _variance(option: Option) -> float:
    """Of the estimated chance to win, never quite zero."""
    looks = option.visits + 2
    share = (option.win * option.visits + 1) / looks
    return share * (1 - share) / looks


@dataclass(frozen=True)
class Analysis:
    """All decisions of a game that left a choice."""

    match: Match
    decisions: tuple[Judgement, ...]

    def of_seat(self, seat: int) -> list[Judgement]:
        """The decisions of one seat."""
        return [judgement for judgement in self.decisions if judgement.seat == seat]

    def summary(self, seat: int) -> dict[str, Any]:
        """How well a seat decided."""
        own = self.of_seat(seat)
        lost = sum(judgement.loss for judgement in own)
        return {
            "seat": seat,
            "decisions": len(own),
            "average_loss": lost / len(own) if own else 0.0,
            **{word: sum(judgement.verdict == word for judgement in own) for word in VERDICTS},
        }

    def as_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "game": self.match.game.name,
            "players": self.match.players,
            "over": self.match.over,
            "scores": self.match.scores,
            "winners": self.match.winners,
            "actions": len(self.match.actions),
            "seats": [self.summary(seat) for seat in range(self.match.players)],
            "decisions": [judgement.as_dict() for judgement in self.decisions],
        }


def analyse(
    match: Match,
    bot: Search,
    lang: str = "en",
    report: Callable[[int, int], None] = lambda done, total: None,
    names: Names | None = None,
) -> Analysis:
    """Judge every decision of a game from the point of view of the seat that made it.

    People are called by their names, if these are known.
    """
    if not match.actions:
        raise EndlingError("there is nothing to analyse: no decision was made")
    again = match.copy()
    again.rewind(0)
    found = []
    for number, action in enumerate(match.actions):
        if len(again.legal) > 1:
            found.append(_judge(again, number, action, bot, lang, names))
        again.play(action)
        report(number + 1, len(match.actions))
    return Analysis(match, tuple(found))


def _judge(
    match: Match, number: int, action: int, bot: Search, lang: str, names: Names | None
) -> Judgement:
    tree = bot.think(match)
    told = explain_tree(tree, lang, names)
    played = _look_closer(tree, told, action, lang, names)
    return Judgement(
        number + 1,
        told.seat,
        match.question(lang),
        told.wins,
        told.places,
        played,
        told.best,
    )


def _look_closer(
    tree: Tree, told: Explanation, action: int, lang: str, names: Names | None
) -> Option:
    """Look at what was played often enough to judge it."""
    known = [option for option in told.options if option.action == action]
    enough = max(1, tree.iterations // _CLOSER_LOOK)
    missing = enough - (known[0].visits if known else 0)
    if missing > 0:
        tree.examine(action, missing)
    node = next(node for node in tree.answers() if node.action == action)
    return explain_node(tree, node, lang, names)
