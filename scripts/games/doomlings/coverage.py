"""Every card of Doomlings, and whether the rules know what it is declared with."""

from __future__ import annotations

from endling.games.doomlings import tables, work
from endling.games.doomlings import vocabulary as v
from scripts.scenarios import Scenarios

SCENARIOS = Scenarios("doomlings")


def all_cards() -> list[v.Card]:
    """Every kind of card, copies once."""
    return list(dict.fromkeys(tables.CARDS))


def snake(name: str) -> str:
    """A name as test functions have it.

    >>> snake("Hyper-Intelligence")
    'hyper_intelligence'
    """
    return name.lower().replace(" ", "_").replace("-", "_")


def is_implemented(card: v.Card) -> bool:
    """Whether the rules know every word that the card is declared with."""
    programs: list[v.Program] = []
    known = True
    match card:
        case v.Trait():
            programs = [card.action, card.on_play, card.worlds_end]
            known = card.score is None or type(card.score) in tables.SCORES.all
        case v.Age():
            programs = [card.reveal]
        case v.Catastrophe():
            programs = [card.reveal, card.worlds_end]
            known = card.points is None or type(card.points) in tables.POINT_RULES.all
        case v.Sign():
            known = type(card.goal) in tables.GOALS
        case v.Birth():
            pass
    return known and all(type(i) in work.OF_INSTRUCTION for program in programs for i in program)
