"""What a search found out, for people and programs."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from endling.bots.tree import Node, Tree
from endling.choices import Names
from endling.games.game import Game
from endling.languages import words_in

_LINE = 6  # decisions of an expected line
_LEAST = 4  # visits of a decision in it


@dataclass(frozen=True)
class Step:
    """One decision of an expected line."""

    seat: int
    action: int
    label: str


@dataclass(frozen=True)
class Option:
    """A legal action: how often it was looked at, and what is expected for the seat."""

    action: int
    label: str
    visits: int
    win: float
    place: float
    line: tuple[Step, ...]


@dataclass(frozen=True)
class Explanation:
    """All options of a decision, the best first, and what is expected for every seat."""

    seat: int
    iterations: int
    wins: tuple[float, ...]
    places: tuple[float, ...]
    options: tuple[Option, ...]

    @property
    def best(self) -> Option:
        """The option that the bot takes."""
        return self.options[0]

    def option(self, action: int) -> Option:
        """What was found out about an action."""
        return next(option for option in self.options if option.action == action)

    def as_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {**asdict(self), "best": self.best.action}


def explain_tree(tree: Tree, lang: str, names: Names | None = None) -> Explanation:
    """What a search found out; people are called by their names, if these are known."""
    return Explanation(
        tree.known.seat,
        tree.iterations,
        tuple(tree.wins),
        tuple(tree.places),
        tuple(explain_node(tree, node, lang, names) for node in tree.answers()),
    )


def explain_node(tree: Tree, node: Node, lang: str, names: Names | None = None) -> Option:
    """What a search found out about one answer."""
    game = tree.known.game
    line = tuple(
        Step(step.seat, step.action, label(game, step.prompt, step.action, lang, names))
        for step in tree.line(node, _LINE, _LEAST)
    )
    name = label(game, node.prompt, node.action, lang, names)
    return Option(node.action, name, node.visits, node.win, node.place, line)


def label(game: Game, prompt: int, action: int, lang: str, names: Names | None = None) -> str:
    """An answer in words; without names, people are called by their seats."""
    kind, what = game.meaning(action)
    if kind == "player":
        seat = int(what)
        what = seat_name(seat, lang) if names is None else names[seat]
    return game.choice_text(game.prompt_name(prompt), kind, what, lang)


def seat_name(seat: int, lang: str) -> str:
    """What a seat is called."""
    return words_in(lang).seat.format(seat + 1)
