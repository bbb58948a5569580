"""Who may import whom, as docs/architecture.md has it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

PACKAGE = ROOT / "endling"
# From the bottom to the top; the modules of one line may import each other.
LAYERS = (
    {"errors", "events", "names", "languages"},
    {"kernel"},
    {"board"},
    {"games"},
    {"match", "choices", "notation", "endling"},
    {"bots", "gpu"},
    {"lab"},
    {"terminal", "server"},
    {"environments"},
    {"cli"},
)
LEVELS = {name: level for level, names in enumerate(LAYERS) for name in names}
SOURCES = sorted(PACKAGE.rglob("*.py"))


def imports(source: Path) -> Iterator[str]:
    """The modules of ours that a file imports, with the names taken from them."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def layer(module: str) -> str:
    """The part of the package that a module belongs to."""
    name = module.partition(".")[2].partition(".")[0]
    return name if name in LEVELS else "endling"


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_imports_point_downward(source: Path) -> None:
    own = ".".join(source.relative_to(ROOT).with_suffix("").parts)
    game = own.split(".")[2] if own.startswith("endling.games.") else None
    for module in imports(source):
        if module.partition(".")[0] != "endling":
            continue
        assert LEVELS[layer(module)] <= LEVELS[layer(own)], f"{own} imports {module}"
        assert not (layer(own) == "kernel" and layer(module) != "kernel"), f"{own}: {module}"
        named = module.split(".")[2] if module.count(".") > 1 and layer(module) == "games" else None
        if named is not None and (PACKAGE / "games" / named / "game.py").is_file():
            assert named == game, f"{own} names a game: {module}"
