"""Two runs on the same deals, and what is different between them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import polars as pl

from endling.lab.estimates import Array, Ratio
from endling.lab.summary import Summary

# What says most about a card. (Its owner's whole score, for one, moves with everybody's.)
TELLING = {
    "drawn_win": "Win share of seats that drew it",
    "played_win": "Win share of seats that played it",
    "final_win": "Win share of seats that ended with it",
    "worth": "Points that it gave at the end",
    "played_per_seat": "How often a seat played it",
}


@dataclass(frozen=True)
class Comparison:
    """The game as it is, and the game as it might be."""

    base: Summary
    variant: Summary

    def overall_table(self) -> pl.DataFrame:
        """Facts of a game in both, and the difference."""
        before, after = self.base.overall, self.variant.overall
        columns: dict[str, Any] = {"fact": list(before)}
        return pl.DataFrame(columns | _compare(_stack(before), _stack(after)))

    def seats_table(self) -> pl.DataFrame:
        """One row per seat: its win share in both."""
        columns: dict[str, Any] = {"seat": np.arange(self.base.settings.players) + 1}
        return pl.DataFrame(columns | _compare(self.base.seats["win"], self.variant.seats["win"]))

    def cards_table(self) -> pl.DataFrame:
        """One row per card and fact that both runs know."""
        tables = []
        for fact, before in self.base.cards.items():
            columns: dict[str, Any] = {"card": self.base.kinds, "fact": [fact] * before.n.size}
            columns |= _compare(before, self.variant.cards[fact])
            tables.append(pl.DataFrame(columns).fill_nan(None).drop_nulls("difference"))
        return pl.concat(tables)

    def surest_table(self, rows: int = 10) -> pl.DataFrame:
        """What is most surely different about cards: the difference, measured in its interval."""
        surely = pl.col("difference").abs() / pl.col("difference_error")
        known = self.cards_table().filter(
            pl.col("fact").is_in(list(TELLING)),
            pl.col("difference").abs() > pl.col("difference_error"),
        )
        return known.sort(surely, descending=True).head(rows)

    def tables(self) -> dict[str, pl.DataFrame]:
        """All tables, by the name of their CSV file."""
        return {
            "what_if_overall": self.overall_table(),
            "what_if_seats": self.seats_table(),
            "what_if_cards": self.cards_table(),
        }


def _stack(facts: Mapping[str, Ratio]) -> Ratio:
    """Single ratios side by side."""
    ratios = list(facts.values())
    return Ratio.of(
        np.array([r.n for r in ratios]),
        np.array([r.value for r in ratios]),
        np.stack([r.strays for r in ratios], axis=1),
    )


def _compare(before: Ratio, after: Ratio) -> dict[str, Array]:
    change = after.minus(before)
    return {
        "before": before.value,
        "after": after.value,
        "difference": change.value,
        "difference_error": change.error,
    }
