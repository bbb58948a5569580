"""What a run leaves for people: a page and CSV files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import polars as pl

from endling.lab.comparison import Comparison
from endling.lab.page import write_page
from endling.lab.run_folder import RunFolder
from endling.lab.summary import Summary

PAGE = "report.html"
CSV_FOLDER = "csv"


def write_report(folder: Path, store: RunFolder) -> Summary:
    """The report of one run; returns what it says."""
    summary = Summary.of(store)
    _write(folder, write_page(summary), summary.tables())
    return summary


def write_what_if(
    folder: Path, base: RunFolder, variant: RunFolder, changes: Sequence[str]
) -> Comparison:
    """The report of a change: the differences, then the changed game; returns what it says."""
    comparison = Comparison(Summary.of(base), Summary.of(variant))
    page = write_page(comparison.variant, comparison, changes)
    _write(folder, page, comparison.tables() | comparison.variant.tables())
    return comparison


def _write(folder: Path, page: str, tables: Mapping[str, pl.DataFrame]) -> None:
    (folder / PAGE).write_text(page, encoding="utf-8")
    (folder / CSV_FOLDER).mkdir(exist_ok=True)
    for name, table in tables.items():
        table.write_csv(folder / CSV_FOLDER / f"{name}.csv")
