"""Which scenario tests belong to a card, an option or a ruling: their names say it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]


class Scenario(NamedTuple):
    """One test: `test_<subject>[__<aspect>]`."""

    name: str
    file: Path

    @property
    def subject(self) -> str:
        """What it is about."""
        return self.name.partition("__")[0]


class Scenarios:
    """The scenario tests of one game."""

    def __init__(self, game: str) -> None:
        self._folder = ROOT / "tests" / game / "scenarios"

    @cached_property
    def all(self) -> list[Scenario]:
        """All of them, file by file."""
        return list(self._read())

    def _read(self) -> Iterator[Scenario]:
        for path in sorted(self._folder.glob("test_*.py")):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    yield Scenario(node.name.removeprefix("test_"), path)

    def of(self, subject: str) -> list[Scenario]:
        """Those about one subject."""
        return [one for one in self.all if one.subject == subject]

    def links(self, subject: str) -> str:
        """The number of tests about a subject, linked to their files."""
        files = [one.file for one in self.of(subject)]
        return (
            ", ".join(f"[{files.count(file)}]({link(file)})" for file in dict.fromkeys(files))
            or "none"
        )


def link(file: Path) -> str:
    """The address of a file, from the folder of the documentation."""
    return f"../{file.relative_to(ROOT).as_posix()}"
