"""The report holds what was counted, and needs nothing but itself."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from typer.testing import CliRunner, Result

from endling import gpu
from endling.cli import app
from endling.games import find_game
from endling.kernel.build import INTERPRETED
from endling.lab import RunFolder, ThisProcess, has, play_missing, vary
from endling.lab.charts import Mark, histogram, intervals, percent
from endling.lab.report import write_report, write_what_if
from endling.lab.summary import Summary
from tests.lab.runs import settings

GAME = find_game("doomlings")
GAMES = 40 if INTERPRETED else 4000
SECTIONS = [
    "Seats",
    "Cards that win, cards that lose",
    "Points",
    "The most swingy cards",
    "By age and catastrophe",
    "Scores and lengths",
    "All cards",
    "How to read this",
]


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> RunFolder:
    kept = RunFolder.begin(
        tmp_path_factory.mktemp("lab") / "run", settings(GAMES, bots=["greedy"], game=GAME.name)
    )
    play_missing([kept], ThisProcess())
    return kept


class Page(HTMLParser):
    """Headings, addresses, and whether every tag is closed."""

    VOID = {"meta", "input", "br", "rect"}

    def __init__(self, text: str) -> None:
        super().__init__()
        self.headings: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.VOID or tag == "rect":
            self.open.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h2":
            self.headings.append(data)


def test_a_page_that_needs_nothing_else(store: RunFolder) -> None:
    write_report(store.folder, store)
    text = (store.folder / "report.html").read_text(encoding="utf-8")
    page = Page(text)
    assert not page.open
    assert not page.links
    assert "http" not in text
    assert "@import" not in text
    assert [name for name in page.headings if name != "The strongest pairs"] == SECTIONS
    assert f"{GAMES:,} games, 4 players, all seats greedy, seed 0" in text


def test_figures_are_those_of_the_rows(store: RunFolder) -> None:
    summary = Summary.of(store)
    seats = store.scan("seats").collect()
    score = float(summary.overall["score"].value)
    assert score == pytest.approx(seats["points"].cast(pl.Int64).sum() / seats.height)
    table = summary.cards_table()
    for card in ("Tiny", "Bad", "Antlers"):
        row = table.row(by_predicate=pl.col("card") == card, named=True)
        for what in ("drawn", "played", "final"):
            had = seats.filter(has(GAME, what, card))
            assert row[f"{what}_n"] == had.height
            assert row[f"{what}_win"] == pytest.approx(had["win"].sum() / had.height, rel=1e-5)
            points = had["points"].cast(pl.Int64).sum() / had.height
            assert row[f"{what}_points"] == pytest.approx(points)


def test_ages_are_compared_with_games_without_them(store: RunFolder) -> None:
    table = Summary.of(store).met_table().filter(how="met", card="Eclipse").row(0, named=True)
    games = store.scan("games").with_columns(with_it=has(GAME, "met", "Eclipse")).collect()
    turns = dict(games.group_by("with_it").agg(pl.col("turns").cast(pl.Float64).mean()).iter_rows())
    assert table["games"] == games["with_it"].sum()
    assert table["turns"] == pytest.approx(turns[True])
    assert table["turns_change"] == pytest.approx(turns[True] - turns[False])


def test_pairs_are_those_of_the_rows(store: RunFolder) -> None:
    pairs = Summary.of(store).pairs_table()
    seats = store.scan("seats").collect()
    assert INTERPRETED or pairs.height > 100
    single = [name for name in GAME.card_names if GAME.card_names.count(name) == 1]
    singles = pairs.filter(pl.col("card").is_in(single), pl.col("with").is_in(single))
    for row in singles.head(5).iter_rows(named=True):
        both = seats.filter(has(GAME, "final", row["card"]) & has(GAME, "final", row["with"]))
        assert row["n"] == both.height
        assert row["win"] == pytest.approx(both["win"].sum() / both.height, rel=1e-5)


def test_csv_files_hold_the_tables(store: RunFolder) -> None:
    summary = write_report(store.folder, store)
    for name, table in summary.tables().items():
        read = pl.read_csv(store.folder / "csv" / f"{name}.csv", infer_schema_length=None)
        assert read.columns == table.columns
        assert read.height == table.height
    cards = pl.read_csv(store.folder / "csv" / "cards.csv")
    assert set(cards["card"]) <= set(GAME.card_names)


def test_what_if_comes_first(store: RunFolder, tmp_path: Path) -> None:
    changed = store.settings.with_options(
        vary(GAME, store.settings.options, ["Tiny.face_value=10"], ["Viral"])
    )
    variant = RunFolder.begin(tmp_path / "variant", changed)
    play_missing([variant], ThisProcess())
    comparison = write_what_if(tmp_path, store, variant, ["Tiny.face_value=10", "without Viral"])
    page = Page((tmp_path / "report.html").read_text(encoding="utf-8"))
    assert page.headings[0] == "What if: Tiny.face_value=10, without Viral"
    assert "Viral" not in comparison.variant.cards_table()["card"].to_list()
    cards = pl.read_csv(tmp_path / "csv" / "what_if_cards.csv")
    gone = cards.filter(card="Viral", fact="played_per_seat").row(0, named=True)
    assert gone["after"] == 0 < gone["before"]


# --- The command ----------------------------------------------------------------------------------


def lab(*given: str) -> Result:
    return CliRunner().invoke(app, ["lab", "doomlings", *given], catch_exceptions=False)


def test_the_command_compares(tmp_path: Path) -> None:
    few = ["--games", "20", "--players", "3", "--out", str(tmp_path / "out")]
    told = lab(*few, "--set", "Tiny.face_value=9", "--json")
    assert told.exit_code == 0, told.stderr
    result: dict[str, Any] = json.loads(told.stdout)
    assert result["changes"] == ["Tiny.face_value=9"]
    assert result["games_played"] == 40
    assert Path(result["report"]).exists()
    again = lab(*few, "--set", "Tiny.face_value=9")
    assert again.exit_code == 0, again.stderr
    assert "0 games" in again.stderr
    assert "Tiny" in again.stdout
    other = lab(*few, "--set", "Tiny.face_value=8")
    assert other.exit_code == 2
    assert re.search(r"holds another run: options is .*'Tiny': 9.* not .*'Tiny': 8", other.stderr)


def test_the_command_compares_sets_of_cards(tmp_path: Path) -> None:
    few = ["--games", "20", "--players", "3", "--out", str(tmp_path / "out")]
    told = lab(*few, "--sets", "classic, dinolings", "--json")
    assert told.exit_code == 0, told.stderr
    assert json.loads(told.stdout)["changes"] == ["sets classic, dinolings"]
    cards = pl.read_csv(tmp_path / "out" / "csv" / "what_if_cards.csv")
    new = cards.filter(card="Thagomizer", fact="played_per_seat").row(0, named=True)
    assert new["before"] == 0 < new["after"]
    seeds = [
        json.loads((tmp_path / "out" / side / "manifest.json").read_text(encoding="utf-8"))["seed"]
        for side in ("base", "variant")
    ]
    assert seeds[0] == seeds[1]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--set", "Tinny.face_value=9"], "Tiny"),
        (["--without", "Birth of Life"], "The Birth of Life"),
        (["--preset", "classic"], "nothing is different"),
        (["--sets", "classic"], "nothing is different"),
        (["--sets", "beans"], "sets"),
        (["--bots", "psychic"], "psychic"),
        (["--games", "0"], "games"),
        (["--rows", "beans"], "beans"),
        (["--gpu", "--workers", "2"], "no --workers"),
    ],
)
def test_the_command_refuses(tmp_path: Path, given: list[str], told: str) -> None:
    refused = lab("--out", str(tmp_path), *given)
    assert refused.exit_code == 2
    assert told in refused.stderr
    assert not list(tmp_path.iterdir())


def test_without_a_gpu_the_command_says_so(tmp_path: Path) -> None:
    if gpu.is_available():
        pytest.skip("there is a GPU here")
    refused = lab("--out", str(tmp_path), "--gpu", "--games", "10")
    assert refused.exit_code == 2
    assert re.search(r"--gpu: (CuPy is not installed|there is no GPU)", refused.stderr)
    assert not list(tmp_path.iterdir())


# --- Charts ---------------------------------------------------------------------------------------


def test_intervals_say_what_is_sure() -> None:
    marks = [Mark("A & B", 0.5, 0.1), Mark("C", 0.2, 0.02), Mark("D", 0.26, 0.05)]
    chart = intervals(marks, 0.25, percent)
    assert "A &amp; B" in chart
    assert re.findall(r'class="mark (\w+)"', chart) == ["good", "bad", "even"]
    chart = intervals(marks, 0.25, percent, lower_is_better=True)
    assert re.findall(r'class="mark (\w+)"', chart) == ["bad", "good", "even"]


def test_histograms_show_shares() -> None:
    chart = histogram([("all", [(1, 30), (2, 10)]), ("some", [(2, 5)])])
    assert "all: 1, 75.0 %" in chart
    assert "some: 2, 100.0 %" in chart
