"""Nothing outside a game's own folders speaks of that game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import endling
from endling.games import find_game, game_names

PACKAGE = Path(endling.__file__).parent
ROOT = PACKAGE.parent
GAMES = sorted(path.name for path in (PACKAGE / "games").iterdir() if (path / "text").is_dir())
OWN_FOLDERS = ("endling/games", "web/src/games", "scripts/games")
OWN = [ROOT / folder / game for folder in OWN_FOLDERS for game in GAMES]
REGISTRIES = {PACKAGE / "games/__init__.py", ROOT / "web/src/games/index.ts"}
SUFFIXES = {".py", ".ts", ".svelte", ".css", ".sh"}
# What games speak of besides their kinds of cards.
TERMS = {
    "gene pool",
    "dominant",
    "world's end",
    "stabilize",
    "monarch",
    "food chain",
    "force field",
}
# Kinds of cards that everybody speaks of who speaks of programs.
ORDINARY = {"event", "character", "environment", "dummy", "animal", "sign"}


def _sources() -> list[Path]:
    folders = (PACKAGE, ROOT / "web/src", ROOT / "bench", ROOT / "scripts")
    found = (path for folder in folders for path in sorted(folder.rglob("*")))
    return [
        path
        for path in found
        if path.suffix in SUFFIXES
        and path not in REGISTRIES
        and ".venv" not in path.parts
        and not any(path.is_relative_to(folder) for folder in OWN)
    ]


def _kinds() -> set[str]:
    """The kinds of cards of all games."""
    return {card["kind"] for name in game_names() for card in find_game(name).cards("en")}


def _pattern(words: set[str]) -> re.Pattern[str]:
    """Any of these words, also in the plural and as parts of a name; CSS has words of its own."""
    spelled = "|".join(word.replace(" ", "[ _-]?") for word in sorted(words))
    return re.compile(rf"(?<![a-z-])(?:{spelled})s?(?![a-z-])", re.IGNORECASE)


WORDS = _pattern(_kinds() - ORDINARY | TERMS)
EXAMPLE = re.compile(r"^ *>>> .*\n(?: *\.\.\. .*\n)*(?: *[^\s>\"].*\n)?", re.MULTILINE)
NAMES = re.compile("|".join(name.replace("_", "[ _-]?") for name in GAMES), re.IGNORECASE)


def _without_examples(source: Path) -> str:
    """A source without the examples in docstrings, which need some game, and headers of HTTP."""
    text = source.read_text(encoding="utf-8")
    return EXAMPLE.sub("", text).replace("max_age", "")


@pytest.mark.parametrize("source", _sources(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_game_is_spoken_of(source: Path) -> None:
    text = _without_examples(source)
    found = {match[0].lower() for match in NAMES.finditer(text)}
    found |= {match[0].lower() for match in WORDS.finditer(text)}
    assert not found


@pytest.mark.parametrize("name", ["Makefile", "pyproject.toml"])
def test_no_game_is_named_where_the_project_is_built(name: str) -> None:
    assert not NAMES.search((ROOT / name).read_text(encoding="utf-8"))


def test_the_words_are_found() -> None:
    for word in ("traits", "Catastrophe", "gene_pool", "genePool", "an age", "food chain"):
        assert WORDS.search(word), word
    for word in ("max-age", "page", "dominant-baseline", "stage"):
        assert not WORDS.search(word), word
