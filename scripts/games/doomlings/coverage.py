"""Which scenario tests belong to a card or an option: their names say it."""

from __future__ import annotations

import ast
from collections import Counter
from functools import cache
from pathlib import Path

from endling.games.doomlings import tables, work
from endling.games.doomlings import vocabulary as v

ROOT = Path(__file__).resolve().parents[3]
SCENARIOS = ROOT / "tests" / "doomlings" / "scenarios"


def all_cards() -> list[v.Card]:
    """Every kind of card, copies once."""
    return list(dict.fromkeys(tables.CARDS))


def snake(name: str) -> str:
    """A name as test functions have it.

    >>> snake("Hyper-Intelligence")
    'hyper_intelligence'
    """
    return name.lower().replace(" ", "_").replace("-", "_")


@cache
def _tests() -> Counter[tuple[str, str]]:
    """How many tests there are for a subject in a file: `test_<subject>[__<aspect>]`."""
    found: Counter[tuple[str, str]] = Counter()
    for path in sorted(SCENARIOS.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                subject = node.name.removeprefix("test_").partition("__")[0]
                found[subject, path.name] += 1
    return found


def scenarios_of(subject: str) -> dict[str, int]:
    """How many scenario tests a subject (`snake` of a card, `option_<name>`) has, by file."""
    return {file: n for (about, file), n in _tests().items() if about == subject}


def is_implemented(card: v.Card) -> bool:
    """Whether the rules know every word that the card is declared with."""
    programs: list[v.Program] = []
    known = True
    match card:
        case v.Trait():
            programs = [card.action, card.on_play, card.worlds_end]
            known = card.score is None or type(card.score) in tables.SCORES
        case v.Age():
            programs = [card.reveal]
        case v.Catastrophe():
            programs = [card.reveal, card.worlds_end]
            known = card.points is None or type(card.points) in tables.POINT_RULES
        case v.Birth():
            pass
    return known and all(type(i) in work.OF_INSTRUCTION for program in programs for i in program)
