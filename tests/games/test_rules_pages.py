"""The rules of every game that has any: the same in every language, line by line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import endling
from endling.languages import LANGUAGES

PAGES = sorted((Path(endling.__file__).parent / "games").glob("*/text/rules_*.md"))
GAMES = sorted({page.parents[1].name for page in PAGES})


def read(game: str, lang: str) -> str:
    (page,) = (p for p in PAGES if p.parents[1].name == game and p.stem == f"rules_{lang}")
    return page.read_text(encoding="utf-8")


def shape(rules: str) -> list[str]:
    """Headings, rows and items, without their words."""
    found = (re.match(r"#+|\||- |\d\.", line) for line in rules.splitlines())
    return [mark[0] for mark in found if mark]


@pytest.mark.parametrize("game", GAMES)
def test_rules_have_the_same_shape_in_every_language(game: str) -> None:
    shapes = [shape(read(game, lang)) for lang in LANGUAGES]
    assert len(shapes[0]) > 30
    assert all(found == shapes[0] for found in shapes)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parents[1].name} {page.stem}")
def test_rules_are_well_formed(page: Path) -> None:
    rules = page.read_text(encoding="utf-8")
    assert rules.startswith("# ")
    assert rules.endswith("\n")
    assert not rules.endswith("\n\n")
    assert "  \n" not in rules
    assert not re.search(r"\b(\w+) \1\b", rules, re.IGNORECASE)
    for line in rules.splitlines():
        assert len(line) <= 110, line
        assert line == line.rstrip(), line
