"""Options drawn at random, for trying a game at tables that nobody would think of."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from endling.errors import OptionError
from endling.games.game import Game
from endling.games.taking import CardNumbers, Cards, Choice, Number, Several, Takes

_LEFT_AS_IT_IS = 0.5  # the share of options that stay as usual
_CARDS = (1, 2, 5, 20)  # that an option speaks of


def any_options(
    game: Game, players: int, dice: random.Random, given: Mapping[str, Any]
) -> dict[str, Any]:
    """The given options and some others; whatever the game would refuse is left out."""
    cards = [card["name"] for card in game.cards(game.languages[0])]
    options = dict(given)
    for name, takes in game.option_kinds().items():
        if name in given or dice.random() < _LEFT_AS_IT_IS:
            continue
        for value in _values(takes, cards, dice):
            tried = {**options, name: _joined(options.get(name), value)}
            if _is_possible(game, players, tried):
                options = tried
    return options


def _values(takes: Takes, cards: Sequence[str], dice: random.Random) -> Iterator[Any]:
    """A value; where an option speaks of cards, one card after the other."""
    if isinstance(takes, Choice):
        yield dice.choice(takes.values)
    elif isinstance(takes, Number):
        yield dice.randint(takes.least, takes.most)
    elif isinstance(takes, Several):
        yield dice.sample(takes.values, dice.randint(1, len(takes.values)))
    elif isinstance(takes, Cards | CardNumbers):
        for card in dice.sample(cards, min(len(cards), dice.choice(_CARDS))):
            yield [card] if isinstance(takes, Cards) else {card: _number(takes, dice)}


def _number(takes: CardNumbers, dice: random.Random) -> int:
    return dice.randint(takes.least, takes.most)


def _joined(before: Any, more: Any) -> Any:
    """Cards are added to those that are there; any other value replaces the one before."""
    if isinstance(before, dict) and isinstance(more, dict):
        return {**before, **more}
    if isinstance(before, list) and isinstance(more, list):
        return [*before, *more]
    return more


def _is_possible(game: Game, players: int, options: Mapping[str, Any]) -> bool:
    try:
        game.parse_options(options, players)
    except OptionError:
        return False
    return True
