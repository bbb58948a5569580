"""The generated parts of the documentation that are about Darwinning!."""

from __future__ import annotations

import re
from collections.abc import Callable

from endling.games.darwinning import vocabulary as v
from endling.games.darwinning.cards import TRAITS
from endling.games.darwinning.game import GAME
from scripts import rulings as tables
from scripts.markdown import table
from scripts.scenarios import Scenario, Scenarios, link

SCENARIOS = Scenarios("darwinning")
_RULING = re.compile(r"w_(\d+)_")
_FEWEST_PLAYERS = 2


def about_option(name: str) -> list[Scenario]:
    """The tests of an option."""
    return [test for test in SCENARIOS.all if f"option_{name}" in test.name]


def about_trait(trait: v.TraitKind) -> list[Scenario]:
    """The tests that name a trait, and the one of all that feed."""
    feeds = any(isinstance(effect, v.Food) for effect in trait.effects)
    key = trait.trait.name.lower()
    return [
        test
        for test in SCENARIOS.all
        if key in test.name or (feeds and test.name == "traits_that_feed")
    ]


def about_ruling(number: int) -> list[Scenario]:
    """The tests that show a ruling; one may show several."""
    return [test for test in SCENARIOS.all if number in _numbers(test)]


def _numbers(test: Scenario) -> list[int]:
    return [int(number) for number in _RULING.findall(test.name)]


def _links(tests: list[Scenario]) -> str:
    files = [test.file for test in tests]
    return ", ".join(f"[{files.count(file)}]({link(file)})" for file in dict.fromkeys(files))


def _in_words(test: Scenario) -> str:
    words = _RULING.sub("", test.name).replace("option_", "").replace("__", ", ")
    return f"[{words.replace('_', ' ')}]({link(test.file)})"


def option_table() -> str:
    """Every option of the game."""
    return tables.option_table(GAME, _FEWEST_PLAYERS, lambda name: _links(about_option(name)))


def rulings() -> str:
    """Every ruling by its number, in the words of the tests that show it."""
    numbers = sorted({number for test in SCENARIOS.all for number in _numbers(test)})
    rows = [(f"W-{n}", "; ".join(map(_in_words, about_ruling(n)))) for n in numbers]
    return table(("ruling", "what holds, and the test"), rows)


def trait_table() -> str:
    """Every trait with its points and its scenario tests."""
    rows = [
        (str(kind.trait.value), _named(kind), str(kind.points), _links(about_trait(kind)))
        for kind in TRAITS
    ]
    return table(("number", "trait", "points", "scenario tests"), rows)


def _named(kind: v.TraitKind) -> str:
    return kind.trait.name.replace("_", " ").title()


SECTIONS: dict[str, Callable[[], str]] = {
    "darwinning_options": option_table,
    "darwinning_rulings": rulings,
    "darwinning_traits": trait_table,
}
