"""A game looked at again."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from typer.testing import CliRunner

import endling
from endling.bots import Search, analyse, make_bot
from endling.bots.analysis import VERDICTS
from endling.bots.page import write_page
from endling.cli import app
from endling.errors import EndlingError
from tests.kits import Kit, each_game


@pytest.fixture(scope="module")
def match() -> endling.Match:
    match = endling.new("embers", 3, 6)
    bots = [make_bot(name, 1) for name in ("greedy", "random", "search:100")]
    while not match.over:
        match.play(bots[match.actor or 0].choose(match))
    return match


def test_every_choice_is_judged(match: endling.Match) -> None:
    before = match.state()
    found = analyse(match, Search(1, iterations=200))
    assert match.state() == before
    again = match.copy()
    while again.actions:
        again.undo()
    choices = 0
    judged = {decision.number: decision for decision in found.decisions}
    for number, action in enumerate(match.actions, start=1):
        if len(again.legal) > 1:
            choices += 1
            assert judged[number].played.action == action
            assert judged[number].seat == again.actor
            assert judged[number].played.visits >= 50
            assert judged[number].best.action in again.legal
        again.play(action)
    assert choices == len(judged)
    for decision in found.decisions:
        assert sum(decision.wins) == pytest.approx(1, abs=1e-3)
        assert 0 <= decision.loss <= 1
        assert decision.verdict in VERDICTS
    careless, careful = found.summary(1), found.summary(2)
    assert careless["average_loss"] > careful["average_loss"]


def test_the_command_writes_data_and_a_page(match: endling.Match, tmp_path: Path) -> None:
    replay = tmp_path / "game.txt"
    replay.write_text(match.replay())
    page = tmp_path / "page.html"
    asked = ["analyse", str(replay), "--iterations", "40"]
    result = CliRunner().invoke(app, [*asked, "--json", "--html", str(page)])
    data = json.loads(result.stdout)
    assert data["players"] == 3
    assert data["actions"] == len(match.actions)
    assert len(data["seats"]) == 3
    assert {"number", "seat", "played", "best", "loss", "verdict", "wins"} <= set(
        data["decisions"][0]
    )
    _check_page(page.read_text(encoding="utf-8"))
    shown = CliRunner().invoke(app, [*asked, "--lang", "de"]).stdout
    assert "Spieler 1" in shown


def test_pages_speak_german(match: endling.Match) -> None:
    text = write_page(analyse(match, Search(1, iterations=20), "de"), "de")
    _check_page(text)
    assert "Gewinnchance" in text


@pytest.mark.parametrize("iterations", [1, 4])
def test_what_was_played_is_judged_however_little_is_thought(
    match: endling.Match, iterations: int
) -> None:
    found = analyse(match, Search(1, iterations=iterations))
    assert found.decisions
    assert all(one.played.action == match.actions[one.number - 1] for one in found.decisions)


@each_game
def test_any_game_can_be_looked_at_again(kit: Kit) -> None:
    match = kit.played(3, seed=2, steps=6)
    for lang in ("en", "de"):
        found = analyse(match, Search(1, iterations=5), lang)
        assert found.decisions
        assert all(one.played.action == match.actions[one.number - 1] for one in found.decisions)
        _check_page(write_page(found, lang))


def test_nothing_to_analyse() -> None:
    with pytest.raises(EndlingError, match="nothing to analyse"):
        analyse(endling.new("embers", 2, 1), Search())


class _Reader(HTMLParser):
    """Counts tags and keeps those open that are still to be closed."""

    VOID = frozenset({"meta", "br", "line", "circle"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        assert not {"src", "href"} & {name for name, _ in attrs}
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


def _check_page(text: str) -> None:
    reader = _Reader()
    reader.feed(text)
    assert reader.open == []
    assert reader.seen.count("polyline") == 3
    assert "script" not in reader.seen
    assert "http" not in text
    assert not re.search(r"\bnan\b", text)
