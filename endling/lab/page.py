"""The report: one HTML file that a designer can read, with everything in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import Any

import polars as pl

from endling.kernel.game_stats import BINS, decisions_in_a_bin, turns_in_a_bin
from endling.kernel.sizes import sizes_of
from endling.lab.charts import (
    Format,
    Mark,
    histogram,
    intervals,
    number,
    percent,
    side_of,
    signed,
    signed_percent,
)
from endling.lab.comparison import TELLING, Comparison
from endling.lab.summary import Summary

_LONGEST_LIST = 20
_FEWEST = 30  # seats with a card; below, it is in the table only
_STYLE = files("endling.lab").joinpath("report.css").read_text(encoding="utf-8")
_SCRIPT = files("endling.lab").joinpath("report.js").read_text(encoding="utf-8")
_FACTS: dict[str, tuple[str, Format, Format]] = {
    "score": ("points of a seat", number, signed),
    "winning_score": ("winning score", number, signed),
    "margin": ("lead of the winner", number, signed),
    "turns": ("turns", number, signed),
    "decisions": ("decisions", number, signed),
    "shared_wins": ("games with several winners", percent, signed_percent),
    "no_winner": ("games that nobody won", percent, signed_percent),
}
_POINTS = ("score", "winning_score", "worth")  # facts of which less is better where the lowest wins


def write_page(
    summary: Summary, comparison: Comparison | None = None, changes: Sequence[str] = ()
) -> str:
    """The whole page; of a comparison, the summary is that of the variant."""
    report = _Report(summary)
    title = f"{summary.game.title}: lab report"
    sections = [] if comparison is None else [report.what_if(comparison, changes)]
    sections += [
        report.seats(),
        report.cards(),
        report.worth(),
        report.swing(),
        report.pairs(),
        report.met(),
        report.distributions(),
        report.all_cards(),
        _READING,
    ]
    body = "".join(section for section in sections if section)
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head>\n<body>"
        f"<header><h1>{escape(title)}</h1>{report.about(changes)}{report.tiles()}</header>\n"
        f"<main>{body}</main><script>{_SCRIPT}</script></body></html>\n"
    )


def _section(title: str, explanation: str, *content: str) -> str:
    return (
        f"<section><h2>{escape(title)}</h2><p>{escape(explanation)}</p>{''.join(content)}</section>"
    )


class _Report:
    """The parts of a page about one run."""

    def __init__(self, summary: Summary) -> None:
        self.summary = summary
        self.tables = summary.tables()
        self.even = 1 / summary.settings.players
        self.sizes = sizes_of(summary.game.record)
        self.lowest_wins = self.sizes.lowest_wins
        self.facts = {card["name"]: card for card in summary.game.cards("en")}

    def _less_is_better(self, fact: str) -> bool:
        return self.lowest_wins and fact in _POINTS

    # --- The head

    def about(self, changes: Sequence[str]) -> str:
        """One line on what was played."""
        settings = self.summary.settings
        bots = set(settings.bots)
        who = f"all seats {bots.pop()}" if len(bots) == 1 else "seats " + ", ".join(settings.bots)
        told = f"{settings.games:,} games, {settings.players} players, {who}, seed {settings.seed}"
        short = self.summary.game.shorten_options(dict(settings.options))
        if self.lowest_wins:
            told += ". The lowest score wins"
        if short:
            told += ". Options: " + ", ".join(f"{name} {_plain(v)}" for name, v in short.items())
        return f"<p>{escape(told)}.</p>"

    def tiles(self) -> str:
        """The main figures."""
        tiles = [
            f"<div><b>{show(row['mean'])}</b><span>{escape(name)}</span>"
            f"<small>± {show(row['mean_error'] or 0)}</small></div>"
            for row in self.tables["overall"].iter_rows(named=True)
            for name, show, _ in [_FACTS[row["fact"]]]
            if row["mean"]
        ]
        return f'<div class="tiles">{"".join(tiles)}</div>'

    # --- Sections

    def seats(self) -> str:
        """Whether it matters where one sits."""
        marks = [
            Mark(f"Seat {row['seat']}", row["win"], row["win_error"], row["bot"])
            for row in self.tables["seats"].iter_rows(named=True)
        ]
        return _section(
            "Seats",
            "The share of games that each seat wins. The line is an even share.",
            intervals(marks, self.even, percent),
        )

    def _common(self, what: str) -> pl.DataFrame:
        return self.tables["cards"].filter(pl.col(f"{what}_n") >= _FEWEST)

    def _marks(self, table: pl.DataFrame, column: str, counted: str) -> list[Mark]:
        return [
            Mark(row["card"], row[column], row[f"{column}_error"] or 0.0,
                 f"{row[counted]:,}", self._tint(row["card"]))
            for row in table.iter_rows(named=True)
        ]  # fmt: skip

    def _tint(self, card: str) -> str:
        colors = self.facts[card].get("colors") or []
        return f"var(--{colors[0]}, {colors[0]})" if colors else "var(--none)"

    def cards(self) -> str:
        """Which cards win, by what became of them."""
        tabs = {}
        for what, title in (("played", "played"), ("drawn", "drawn"), ("final", "in the end")):
            column = f"{what}_win"
            table = self._common(what).sort(column, descending=True)
            best = self._marks(table.head(_LONGEST_LIST), column, f"{what}_n")
            worst = self._marks(table.tail(_LONGEST_LIST), column, f"{what}_n")
            tabs[title] = (
                f'<div class="two"><div><h3>Strongest</h3>{intervals(best, self.even, percent)}'
                f"</div><div><h3>Weakest</h3>{intervals(worst, self.even, percent)}</div></div>"
            )
        return _section(
            "Cards that win, cards that lose",
            "How often a seat wins that drew the card, played it, or had it in its pile at the "
            "end. The line is an even share; the small number counts the cases.",
            _tabs("cards", tabs),
        )

    def worth(self) -> str:
        """What a card gives."""
        highest_first = not self.lowest_wins
        table = self._common("final").sort("worth", descending=highest_first)
        best = self._marks(table.head(_LONGEST_LIST), "worth", "final_n")
        points = self._common("played").sort("played_points", descending=highest_first)
        whole = self._marks(points.head(_LONGEST_LIST), "played_points", "played_n")
        mean = float(self.summary.overall["score"].value)
        return _section(
            "Points",
            "What a card in the final pile gives its owner by itself, and how many points in all "
            "a seat makes that played it.",
            f'<div class="two"><div><h3>By itself</h3>'
            f"{intervals(best, 0, number, self.lowest_wins)}</div>"
            f"<div><h3>The whole score of its player</h3>"
            f"{intervals(whole, mean, number, self.lowest_wins)}</div></div>",
        )

    def swing(self) -> str:
        """Which cards are a gamble."""
        table = self._common("final").sort("swing", descending=True).head(_LONGEST_LIST)
        marks = [
            Mark(row["card"], row["worth"], row["swing"], f"± {row['swing']:.1f}",
                 self._tint(row["card"]))
            for row in table.iter_rows(named=True)
        ]  # fmt: skip
        return _section(
            "The most swingy cards",
            "What they give differs most from game to game. The dot is the mean, the bar one "
            "standard deviation to each side (not an interval).",
            intervals(marks, 0, number, self.lowest_wins),
        )

    def pairs(self) -> str:
        """Which cards go well together."""
        table = self.tables["pairs"]
        if table.is_empty():
            return ""
        strongest = table.head(_LONGEST_LIST)
        synergy = table.filter(pl.col("synergy") > pl.col("synergy_error"))
        synergy = synergy.sort(pl.col("synergy") - pl.col("synergy_error"), descending=True)

        def marks(chosen: pl.DataFrame, column: str) -> list[Mark]:
            return [
                Mark(f"{row['card']} + {row['with']}", row[column], row[f"{column}_error"] or 0.0,
                     f"{row['n']:,}")
                for row in chosen.head(_LONGEST_LIST).iter_rows(named=True)
            ]  # fmt: skip

        return _section(
            "The strongest pairs",
            "Two cards in one final pile: how often that seat wins, and how far that lies above "
            "what the two cards let expect by themselves.",
            f'<div class="two wide"><div><h3>Win share</h3>'
            f"{intervals(marks(strongest, 'win'), self.even, percent)}</div><div>"
            f"<h3>More than their sum</h3>{intervals(marks(synergy, 'synergy'), 0, signed_percent)}"
            "</div></div>",
        )

    def met(self) -> str:
        """What comes over everybody."""
        table = self.tables["met"].drop_nulls("score_change")
        if table.is_empty():
            return ""
        kinds = dict.fromkeys(self.facts[card]["kind"] for card in table["card"])
        tabs = {}
        for fact in ("score", "turns", "margin"):
            name, _, show = _FACTS[fact]
            column = f"{fact}_change"
            parts = []
            for how, heading in (("met", "It came up"), ("ended", "It ruled the end")):
                some = table.filter(pl.col("how") == how).sort(column, descending=True)
                marks = self._marks(some, column, "games")
                chart = intervals(marks, 0, show, self._less_is_better(fact))
                parts.append(f"<div><h3>{heading}</h3>{chart}</div>")
            tabs[name] = f'<div class="two">{"".join(parts)}</div>'
        return _section(
            "By " + " and ".join(kinds),
            "How games with the card differ from games without it. Longer games have more of "
            "everything, and a card that comes late needs a long one.",
            _tabs("met", tabs),
        )

    def distributions(self) -> str:
        """Scores and lengths."""
        table = self.tables["distributions"]

        def bins(what: str) -> list[tuple[int, int]]:
            return list(table.filter(pl.col("what") == what).select("value", "n").iter_rows())

        scores = histogram([("all seats", bins("score")), ("winners", bins("winning_score"))])
        turns = histogram([("turns in a game", bins("turns"))], turns_in_a_bin(self.sizes))
        decisions = histogram(
            [("decisions in a game", bins("decisions"))], decisions_in_a_bin(self.sizes)
        )
        return _section(
            "Scores and lengths",
            "How often each score and each length of a game came up. The outermost bars that there "
            "can be stand for all that lies beyond, too: scores of "
            f"{self.sizes.least_score} and {self.sizes.most_score}, {_last_bin(self.sizes.turns)} "
            f"turns, {_last_bin(self.sizes.decisions)} decisions.",
            f"{scores}<div class='two'><div>{turns}</div><div>{decisions}</div></div>",
        )

    def all_cards(self) -> str:
        """Everything, for looking things up."""
        heads = {
            "card": "card",
            "played_n": "played",
            "drawn_win": "win share, drawn",
            "played_win": "win share, played",
            "final_win": "win share, in the end",
            "drawn_points": "points, drawn",
            "played_points": "points, played",
            "final_points": "points, in the end",
            "worth": "gave",
            "swing": "swing",
        }
        rows = []
        for row in self.tables["cards"].sort("card").iter_rows(named=True):
            cells = [f'<th><u style="background:{self._tint(row["card"])}"></u>{row["card"]}</th>']
            cells.append(f'<td data-v="{row["played_n"]}">{row["played_n"]:,}</td>')
            cells += [_cell(row, column) for column in list(heads)[2:]]
            rows.append(f"<tr>{''.join(cells)}</tr>")
        head = "".join(f"<th><button>{escape(text)}</button></th>" for text in heads.values())
        return _section(
            "All cards",
            "Touch a heading to sort. The grey number is half of the 95 % interval.",
            '<input type="search" placeholder="Find a card" aria-label="Find a card">'
            f'<div class="scroll"><table><thead><tr>{head}</tr></thead>'
            f"<tbody>{''.join(rows)}</tbody></table></div>",
        )

    def what_if(self, comparison: Comparison, changes: Sequence[str]) -> str:
        """What a change does."""
        overall = [
            f"<div class='{self._verdict(row)}'>"
            f"<b>{change(row['difference'])}</b><span>{escape(name)}</span>"
            f"<small>± {show(row['difference_error'] or 0)}</small>"
            f"<small>{show(row['before'])} → {show(row['after'])}</small></div>"
            for row in comparison.overall_table().iter_rows(named=True)
            for name, show, change in [_FACTS[row["fact"]]]
            if row["before"] or row["after"]
        ]
        cards = comparison.cards_table()
        tabs = {}
        for fact, title in TELLING.items():
            show = signed if fact in ("worth", "played_per_seat") else signed_percent
            some = cards.filter(pl.col("fact") == fact).filter(pl.col("difference") != 0)
            some = some.sort(pl.col("difference").abs() / pl.col("difference_error"),
                             descending=True, nulls_last=True)  # fmt: skip
            marks = [
                Mark(row["card"], row["difference"], row["difference_error"] or 0.0,
                     "", self._tint(row["card"]))
                for row in some.head(_LONGEST_LIST).iter_rows(named=True)
            ]  # fmt: skip
            tabs[title] = intervals(marks, 0, show, self._less_is_better(fact))
        return _section(
            "What if: " + ", ".join(changes),
            "The same deals were played both ways, with the same dice for the players. Here is the "
            "difference that the change makes: what lies beyond its interval is not luck, except "
            "for about one in twenty.",
            f'<div class="tiles change">{"".join(overall)}</div>',
            "<h3>Cards that change most surely</h3>",
            _tabs("what_if", tabs),
        )

    def _verdict(self, row: Mapping[str, Any]) -> str:
        error = row["difference_error"]
        if error is None:
            return "even"
        return side_of(row["difference"], error, self._less_is_better(row["fact"]))


def _last_bin(usual: int) -> int:
    """Where the last bar of a histogram of lengths begins."""
    return -(-usual // BINS) * (BINS - 1)


def _plain(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {number}" for name, number in value.items())
    return ", ".join(value) if isinstance(value, list) else str(value)


def _cell(row: Mapping[str, Any], column: str) -> str:
    value, error = row[column], row.get(f"{column}_error")
    if value is None:
        return '<td data-v="-1e9"></td>'
    show = percent if column.endswith("_win") else number
    small = f" <small>± {show(error)}</small>" if error else ""
    return f'<td data-v="{value}">{show(value)}{small}</td>'


def _tabs(name: str, tabs: Mapping[str, str]) -> str:
    """Several views of the same data, one at a time, switched by plain radio buttons."""
    parts = []
    for i, (title, content) in enumerate(tabs.items()):
        checked = " checked" if i == 0 else ""
        parts.append(
            f'<input type="radio" name="{name}" id="{name}-{i}"{checked}>'
            f'<label for="{name}-{i}">{escape(title)}</label><div class="tab">{content}</div>'
        )
    return f'<div class="tabs">{"".join(parts)}</div>'


_READING = _section(
    "How to read this",
    "Bars are 95 % intervals: were the whole run repeated with other deals, nineteen of twenty "
    "such intervals would hold the true value. A green dot lies surely on the better side of "
    "the line, a red one on the other, a grey one may be luck. That a card wins often "
    "does not mean that it makes win: a card that is played late, or only from a strong pile, is "
    "in good company. The same figures, and more, lie beside this page as CSV files, and every "
    "single game as Parquet.",
)
