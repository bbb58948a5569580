"""What programs read and write in games, as tables: the pages of docs/reference, named by games."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

import endling
from endling.cli.any_options import any_options
from endling.events import Event
from endling.games import find_game
from endling.games.game import Game
from endling.kernel.observation import Slice
from endling.kernel.sizes import sizes_of
from scripts.markdown import code, table

_PAGES = Path(__file__).resolve().parents[1] / "docs/reference"
_NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"]
_GAMES_AT_MOST = 40
_RARE = ("rare", "")  # what did not come up in them
_LANG = "en"


def words(game: Game) -> str:
    """The answers that are words, by number."""
    numbered = sorted((number, word) for word, number in game.actions.words.items())
    return ", ".join(f"{number} {code(word)}" for number, word in numbered)


def questions(game: Game) -> str:
    """Everything that can be asked, and how."""
    rows = [
        (
            code(question.name),
            game.prompt_text(question.name, None, _LANG),
            _yes(question.secret),
            _yes(question.window),
            _yes(question.simultaneous),
        )
        for question in game.board.questions.all[1:]
    ]
    return table(("prompt", "what is asked", "secret", "window", "at the same time"), rows)


def _yes(value: bool) -> str:
    return "yes" if value else ""


def events(game: Game) -> str:
    """Every verb of the event log, each as it came up first in random games, if it did."""
    verbs = game.board.events.names[1:]
    seen: dict[str, tuple[str, str]] = {}
    for seed in range(_GAMES_AT_MOST):
        if len(seen) == len(verbs):
            break
        for event in _random_game(game, seed):
            line = game.event_text(event, _NAMES, _LANG)
            seen.setdefault(event.verb, (code(json.dumps(event.as_dict())), line))
    rows = [(code(verb), *seen.get(verb, _RARE)) for verb in verbs]
    return table(("verb", "event", "how it is told"), rows)


def _random_game(game: Game, seed: int) -> Iterator[Event]:
    """A game of any number of players with any options."""
    dice = random.Random(seed)
    players = dice.randint(game.min_players, game.max_players)
    match = endling.new(game.name, players, seed, any_options(game, players, dice, {}))
    yield from match.opening
    while not match.over:
        yield from match.play(dice.choice(match.legal))


def observation(game: Game) -> str:
    """What stands where in a row."""
    entries = f"Rows are made of {code(sizes_of(game.record).entry)}."
    return f"{entries}\n\n{_slices(game.observation)}"


def memory(game: Game) -> str:
    """What stands where in the second part of a row."""
    return _slices(game.memory)


def _slices(parts: Iterable[Slice]) -> str:
    rows = [(code(part.name), part.start, part.length, part.meaning) for part in parts]
    return table(("slice", "start", "length", "what it is"), rows)


def _write(part: Callable[[Game], str], name: str) -> str:
    return part(find_game(name))


_PARTS = (words, questions, events, observation, memory)

SECTIONS: dict[str, Callable[[], str]] = {
    f"{page.stem}_{part.__name__}": partial(_write, part, page.stem)
    for page in sorted(_PAGES.glob("*.md"))
    for part in _PARTS
}
