"""Reading the pages of the documentation."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scripts.write_docs import ROOT, pages

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)

each_page = pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def blocks(page: Path, kind: str) -> list[str]:
    """The fenced blocks of a kind."""
    return [body for name, body in FENCE.findall(read(page)) if name == kind]


def prose(page: Path) -> str:
    """A page without its fenced blocks."""
    return FENCE.sub("", read(page))


__all__ = ["ROOT", "blocks", "each_page", "prose", "read"]
