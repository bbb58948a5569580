"""How a question is declined: by the word that the game has for it."""

from __future__ import annotations

from functools import cache

from endling.errors import IllegalAction
from endling.games.game import Game
from endling.match import Match


@cache
def _words(game: Game, reactions: bool) -> dict[str, str]:
    """The words that decline questions, of all or only of those that are asked in windows."""
    asked = game.board.questions.all
    return {q.name: q.declines for q in asked if q.declines and (q.window or not reactions)}


def declining(match: Match) -> int | None:
    """The action that declines the open question; None: it has to be answered."""
    return _find(match, _words(match.game, reactions=False))


def passing(match: Match) -> int | None:
    """The action with which somebody who may react passes; None: nobody is asked to react."""
    return _find(match, _words(match.game, reactions=True))


def _find(match: Match, words: dict[str, str]) -> int | None:
    word = words.get(match.prompt or "")
    if word is None:
        return None
    try:
        return match.find(word=word)
    except IllegalAction:
        return None
