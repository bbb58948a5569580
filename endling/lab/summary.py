"""What the games of a run say: tables of shares and means with intervals.

Every table comes as a Polars frame, for the page and for CSV files alike. A column that ends in
`_error` is half of the 95 % interval of the column before it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import polars as pl

from endling.games import find_game
from endling.games.game import Game
from endling.kernel import game_stats as c
from endling.kernel.sizes import sizes_of
from endling.lab.estimates import Array, Ratio, deviation, ratio
from endling.lab.run_folder import RunFolder, Sums
from endling.lab.settings import Settings
from endling.lab.tables import HAD

# Facts of a whole game: their column in the sums, and the column that counts their games.
GAME_FACTS = {
    "winning_score": (c.BEST, c.WON),
    "margin": (c.MARGIN, c.WON),
    "turns": (c.TURNS, c.N),
    "decisions": (c.DECISIONS, c.N),
}
_FEWEST_PAIRS = 200  # seats with both cards; below, a pair says nothing


@dataclass(frozen=True)
class Summary:
    """One run, summed up."""

    settings: Settings
    tallies: Mapping[str, Sums]  # of batches of games

    @classmethod
    def of(cls, store: RunFolder) -> Summary:
        """Sum up what is in a folder."""
        return cls(store.settings, store.tallies())

    @property
    def game(self) -> Game:
        """The game that was played."""
        return find_game(self.settings.game)

    @cached_property
    def kinds(self) -> list[str]:
        """The names of cards, each once."""
        return list(dict.fromkeys(self.game.card_names))

    @cached_property
    def _groups(self) -> Array:
        """Which card numbers share a name: a matrix of zeros and ones."""
        groups = np.zeros((self.tallies["worth"].shape[1], len(self.kinds)))
        for number, name in enumerate(self.game.card_names):
            groups[number, self.kinds.index(name)] = 1
        return groups

    def _by_kind(self, sums: Any) -> Array:
        """Sums per card number as sums per name; cards are the second axis."""
        return np.asarray(np.einsum("bc...,ck->bk...", sums, self._groups, optimize=True))

    # --- Ratios, which can be compared with those of another run

    @cached_property
    def overall(self) -> dict[str, Ratio]:
        """Facts of a game, on average."""
        sums = self.tallies["games"]
        games = sums[:, c.N]
        facts = {name: ratio(sums[:, a], sums[:, n]) for name, (a, n) in GAME_FACTS.items()}
        score = ratio(sums[:, c.ALL_POINTS], games * self.settings.players)
        shared, unwon = (ratio(self.tallies["shared"][:, i], games) for i in (c.SHARED, c.UNWON))
        return {"score": score, **facts, "shared_wins": shared, "no_winner": unwon}

    @cached_property
    def seats(self) -> dict[str, Ratio]:
        """What every seat makes of it."""
        sums = self.tallies["seats"][:, : self.settings.players]
        columns = {"win": c.WINS, "points": c.POINTS, "place": c.PLACES}
        unit = {"win": c.WIN}
        return {
            name: ratio(sums[..., column], sums[..., c.N] * unit.get(name, 1))
            for name, column in columns.items()
        }

    @cached_property
    def cards(self) -> dict[str, Ratio]:
        """By card: win share and points of seats that had it, how often, what it gave."""
        found: dict[str, Ratio] = {}
        seats = self.tallies["seats"][:, :, c.N].sum(axis=1)[:, None]
        for name, what in HAD.items():
            sums = self._by_kind(self.tallies["had"][:, what])
            found[f"{name}_win"] = ratio(sums[..., c.WINS], sums[..., c.N] * c.WIN)
            found[f"{name}_points"] = ratio(sums[..., c.POINTS], sums[..., c.N])
            found[f"{name}_per_seat"] = ratio(sums[..., c.N], seats + 0 * sums[..., c.N])
        kept = self._by_kind(self.tallies["had"][:, c.FINAL])[..., c.N]
        worth = self._by_kind(self.tallies["worth"])
        found["worth"] = ratio(worth[..., 0], kept)
        return found

    @cached_property
    def _met(self) -> dict[str, tuple[Array, Array]]:
        """For cards that all met, and for those that decided the end: their sums and the rest."""
        found = {}
        everything = self.tallies["games"][:, None, :]
        for name, what in (("met", c.MET_BY_ALL), ("ended", c.ENDED)):
            sums = self._by_kind(self.tallies["met"][:, what])
            found[name] = (sums, everything - sums)
        return found

    # --- Tables

    def overall_table(self) -> pl.DataFrame:
        """Facts of a game: the mean and its interval."""
        rows = [(name, float(r.value), float(r.error)) for name, r in self.overall.items()]
        return pl.DataFrame(rows, schema=["fact", "mean", "mean_error"], orient="row")

    def seats_table(self) -> pl.DataFrame:
        """One row per seat."""
        columns: dict[str, Any] = {"seat": np.arange(self.settings.players) + 1}
        columns["bot"] = list(self.settings.bots)
        return pl.DataFrame(columns | _columns(self.seats))

    def cards_table(self) -> pl.DataFrame:
        """One row per card that somebody had."""
        columns: dict[str, Any] = {"card": self.kinds}
        for name in HAD:
            columns[f"{name}_n"] = self.cards[f"{name}_win"].n.astype(np.int64) // c.WIN
        columns |= _columns(self.cards)
        columns["swing"] = self._swing()
        had = pl.sum_horizontal(f"{name}_n" for name in HAD)
        return pl.DataFrame(columns).filter(had > 0).fill_nan(None)

    def _swing(self) -> Array:
        kept = self._by_kind(self.tallies["had"][:, c.FINAL])[..., c.N].sum(axis=0)
        worth = self._by_kind(self.tallies["worth"]).sum(axis=0)
        return deviation(kept, worth[:, 0], worth[:, 1])

    def met_table(self) -> pl.DataFrame:
        """One row per card that concerned all: how games with it differ from those without."""
        tables = []
        players = self.settings.players
        games = self.tallies["games"][:, c.N][:, None]
        for name, (sums, rest) in self._met.items():
            n = sums[..., c.N]
            share = ratio(n, games + 0 * n)
            columns: dict[str, Any] = {"card": self.kinds, "how": [name] * len(self.kinds)}
            columns["games"] = n.sum(axis=0).astype(np.int64)
            columns |= _columns({"share": share})
            facts = {"score": (c.ALL_POINTS, c.N, players)}
            facts |= {fact: (*columns_of, 1) for fact, columns_of in GAME_FACTS.items()}
            for fact, (column, counted, unit) in facts.items():
                mean = ratio(sums[..., column], sums[..., counted] * unit)
                other = ratio(rest[..., column], rest[..., counted] * unit)
                columns |= _columns({fact: mean, f"{fact}_change": mean.minus(other)})
            tables.append(pl.DataFrame(columns).filter(pl.col("games") > 0))
        return pl.concat(tables).fill_nan(None)

    def pairs_table(self) -> pl.DataFrame:
        """A row for two cards in one final pile, where there were enough of them.

        `synergy` is how far their win share lies above what the two single cards let expect.
        """
        both = np.einsum("bxyv,xk,yl->bklv", self.tallies["pairs"], self._groups, self._groups,
                         optimize=True)  # fmt: skip
        both = both + both.transpose(0, 2, 1, 3)
        first, second = np.triu_indices(len(self.kinds))
        both = both[:, first, second]
        both[:, first == second] /= 2
        win = ratio(both[..., 1], both[..., 0] * c.WIN)
        single = self.cards["final_win"]
        even = 1 / self.settings.players
        expected = single.value[first] + single.value[second] - even
        strays = win.strays - single.strays[:, first] - single.strays[:, second]
        synergy = Ratio.of(win.n, win.value - expected, strays)
        names = np.array(self.kinds)
        columns: dict[str, Any] = {"card": names[first], "with": names[second]}
        columns["n"] = (win.n / c.WIN).astype(np.int64)
        columns |= _columns({"win": win, "synergy": synergy})
        table = pl.DataFrame(columns).filter(pl.col("n") >= _FEWEST_PAIRS)
        return table.sort("win", descending=True)

    def distributions_table(self) -> pl.DataFrame:
        """How often each score and each length came up.

        The first and the last score that the game tells apart, and the last length, stand for all
        that lies beyond them, too.
        """
        sizes = sizes_of(self.game.record)
        bins = {
            "score": ("scores", sizes.least_score, 1),
            "winning_score": ("best_scores", sizes.least_score, 1),
            "turns": ("turns", 0, c.turns_in_a_bin(sizes)),
            "decisions": ("decisions", 0, c.decisions_in_a_bin(sizes)),
        }
        tables = []
        for name, (field, least, width) in bins.items():
            n = self.tallies[field].sum(axis=0)
            value = least + width * np.arange(len(n))
            table = pl.DataFrame({"what": [name] * len(n), "value": value, "n": n})
            tables.append(table.filter(pl.col("n") > 0))
        return pl.concat(tables)

    def tables(self) -> dict[str, pl.DataFrame]:
        """All tables, by the name of their CSV file."""
        return {
            "overall": self.overall_table(),
            "seats": self.seats_table(),
            "cards": self.cards_table(),
            "met": self.met_table(),
            "pairs": self.pairs_table(),
            "distributions": self.distributions_table(),
        }


def _columns(ratios: dict[str, Ratio]) -> dict[str, Array]:
    columns = {}
    for name, one in ratios.items():
        columns[name] = one.value
        columns[f"{name}_error"] = one.error
    return columns
