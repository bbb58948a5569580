"""The generated parts of the documentation that are about Doomlings."""

from __future__ import annotations

import io
import json
import random
from collections.abc import Callable, Iterable, Iterator

from rich.console import Console

import endling
from endling.events import Event
from endling.games.doomlings import options, tables
from endling.games.doomlings.event_types import EVENTS
from endling.games.doomlings.game import GAME
from endling.games.doomlings.questions import QUESTIONS
from endling.games.doomlings.text import LANGUAGES
from endling.games.doomlings.words import WORDS
from endling.kernel.observation import Slice
from endling.terminal.screen import Screen
from endling.terminal.seating import seat_people
from scripts.games.doomlings.coverage import (
    SCENARIOS,
    all_cards,
    is_implemented,
    snake,
)
from scripts.games.doomlings.rulings import RULINGS
from scripts.markdown import code, table

_ENGLISH = LANGUAGES["en"]
_SAMPLE_SEED, _SAMPLE_DECISIONS, _SAMPLE_WIDTH = 12, 7, 80
_NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"]
_GAMES_AT_MOST = 200


def coverage() -> str:
    """Every card: is it implemented, where is it tested, and is there a ruling."""
    rows = [
        (
            card.name,
            tables.SET_OF[card.name],
            type(card).__name__.lower(),
            "yes" if is_implemented(card) else "no",
            SCENARIOS.links(snake(card.name)),
            RULINGS.get(card.name, ""),
        )
        for card in all_cards()
    ]
    done = sum(is_implemented(card) for card in all_cards())
    counts = [len(SCENARIOS.of(snake(card.name))) for card in all_cards()]
    summary = (
        f"{len(rows)} kinds of cards: {done} implemented, {sum(map(bool, counts))} with scenario "
        f"tests ({sum(counts)} in all)."
    )
    heads = ("card", "set", "kind", "implemented", "scenario tests", "ruling")
    return f"{summary}\n\n{table(heads, rows)}"


def option_table() -> str:
    """Every option: what it takes, and what the presets set it to."""
    rows = []
    for name, takes in GAME.option_takes().items():
        _, explanation = GAME.option_text(name, "en")
        usual = [
            code(json.dumps({"preset": preset, **values, **options.COMMON}[name]))
            for preset, values in options.PRESETS.items()
        ]
        rows.append((code(name), takes, *usual, explanation, SCENARIOS.links(f"option_{name}")))
    heads = ("option", "takes", *(code(p) for p in options.PRESETS), "what it does", "tests")
    return table(heads, rows)


def words() -> str:
    """The answers that are words, by number."""
    return ", ".join(f"{GAME.actions.words[word]} {code(word)}" for word in WORDS)


def prompts() -> str:
    """Every question of Doomlings."""
    rows = [
        (
            code(question.name),
            _ENGLISH.question(question.name, None),
            "yes" if question.secret else "",
        )
        for question in QUESTIONS.all[1:]
    ]
    return table(("prompt", "what is asked", "secret"), rows)


def events() -> str:
    """Every verb of the event log, each as it first came up in random games."""
    seen: dict[str, tuple[str, str]] = {}
    for seed in range(_GAMES_AT_MOST):
        if len(seen) == len(EVENTS.names) - 1:
            break
        for event in _random_game(seed):
            line = GAME.event_text(event, _NAMES, "en")
            seen.setdefault(event.verb, (code(json.dumps(event.as_dict())), line))
    verbs = EVENTS.names[1:]
    return table(("verb", "event", "how it is told"), [(code(v), *seen[v]) for v in verbs])


def _random_game(seed: int) -> Iterator[Event]:
    """A game of six by the longer rules now and then, in which the deck runs out."""
    players, preset = (6, "digital") if seed % 2 else (3, "classic")
    sets = list(options.SETS)
    match = endling.new("doomlings", players, seed, {"preset": preset, "sets": sets})
    dice = random.Random(seed)
    yield from match.opening
    while not match.over:
        yield from match.play(dice.choice(match.legal))


def observation() -> str:
    """What stands where in a row."""
    return _slices(GAME.observation)


def memory() -> str:
    """What stands where in the second part of a row."""
    return _slices(GAME.memory)


def _slices(parts: Iterable[Slice]) -> str:
    rows = [(code(part.name), part.start, part.length, part.meaning) for part in parts]
    return table(("slice", "start", "length", "what it is"), rows)


def sample() -> str:
    """What the terminal shows in the middle of a game in which a bot has chosen for Ada too."""
    match = endling.new("doomlings", players=3, seed=_SAMPLE_SEED)
    seating = seat_people(match, "Ada", "greedy", _SAMPLE_SEED, "en")
    decided = 0
    while decided < _SAMPLE_DECISIONS or not seating.is_asked or match.prompt != "play":
        decided += seating.is_asked
        seating.play_bot()
    page = io.StringIO()
    console = Console(
        file=page, width=_SAMPLE_WIDTH, highlight=False, markup=False, emoji=False, no_color=True
    )
    screen = Screen(seating, console)
    screen.show_table()
    screen.show_question()
    lines = [line.rstrip() for line in page.getvalue().splitlines()]
    return "\n".join(["```text", *lines, "```"])


SECTIONS: dict[str, Callable[[], str]] = {
    "coverage": coverage,
    "events": events,
    "memory": memory,
    "observation": observation,
    "options": option_table,
    "prompts": prompts,
    "sample": sample,
    "words": words,
}
