"""Figures go into pages, between two marks; everything else on a page is written by people."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

PERFORMANCE = Path(__file__).resolve().parents[1] / "docs" / "performance.md"


def put(page: Path, section: str, command: str, text: str) -> None:
    """Replace a section of a page, and say which command made it."""
    start, end = f"<!-- {section}:start -->", f"<!-- {section}:end -->"
    head, _, rest = page.read_text(encoding="utf-8").partition(start)
    _, found, tail = rest.partition(end)
    if not found:
        raise SystemExit(f"{page} has no place for it: {start} {end}")
    made = f"{head}{start}\n\nMade by `{command}`.\n\n{text.strip()}\n\n{end}{tail}"
    page.write_text(made, encoding="utf-8")


def table(heads: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    """A table as Markdown, in straight columns."""
    cells = [list(map(str, row)) for row in (heads, *rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    cells.insert(1, ["-" * width for width in widths])
    return "\n".join(
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |"
        for row in cells
    )


def machine() -> str:
    """What the figures were measured on, and how busy it was."""
    processor = platform.processor() or platform.machine()
    with suppress(OSError, StopIteration):
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        found = next(line for line in lines if line.startswith("model name"))
        processor = found.partition(":")[2].strip()
    system = f"{platform.system()}, {platform.machine()}"
    with suppress(OSError):
        system = f"{platform.freedesktop_os_release()['PRETTY_NAME']}, {platform.machine()}"
    cores, load = os.cpu_count(), os.getloadavg()[0]
    python = platform.python_version()
    return f"{processor}, {cores} cores, load {load:.1f}; CPython {python}; {system}"
