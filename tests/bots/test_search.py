"""The search: legal, reproducible, honest about what it knows."""

from __future__ import annotations

import json
import random

import pytest

import endling
from endling.bots import LEVELS, Greedy, Search, Style, bot_names, make_bot
from endling.bots.explanation import Explanation
from endling.bots.knowledge import know
from endling.bots.levels import LevelBot, find_level
from endling.bots.tree import Tree
from endling.errors import EndlingError, UnknownName
from endling.games.thinking import NO_HORIZON
from endling.kernel.actions import PLAYER
from tests.bots.positions import decisions
from tests.kits import Kit, each_game, each_table

ITERATIONS = 150


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seed_and_iterations_give_the_same_result_again(players: int) -> None:
    for match in decisions(players, players):
        before = match.state()
        first = Search(5, iterations=ITERATIONS).explain(match)
        assert first == Search(5, iterations=ITERATIONS).explain(match)
        assert match.state() == before
        assert {option.action for option in first.options} <= set(match.legal)
        assert Search(5, iterations=ITERATIONS).choose(match) == first.best.action


def test_chunks_make_no_difference() -> None:
    known = know(decisions(1, 3)[2])
    whole, parts = (Tree(known, known.dice(1), Style(), 400) for _ in range(2))
    whole.grow(400)
    for n in (1, 99, 300):
        parts.grow(n)
    assert parts.answers() == whole.answers()
    assert parts.wins == whole.wins


def test_the_seed_matters() -> None:
    match = decisions(1, 3)[0]
    assert Search(1, iterations=50).explain(match) != Search(2, iterations=50).explain(match)


@each_table
def test_what_the_seat_cannot_know_changes_nothing(kit: Kit, players: int) -> None:
    """Not just the choice: every single number is the same."""
    for match in decisions(10 * players, players, 0.2, kit.name)[:10]:
        assert match.actor is not None
        told = _ask(match)
        for other in range(3):
            twin = match.determinize(match.actor, 100 + other)
            assert twin.state() != match.state()
            assert _ask(twin) == told


def _ask(match: endling.Match) -> tuple[Explanation, int]:
    return Search(3, iterations=60).explain(match), Greedy(3).choose(match)


@pytest.mark.parametrize("name", [*bot_names(), *(level.name for level in LEVELS[:4]), "search:80"])
def test_bots_play_whole_games_legally(name: str) -> None:
    if name == "search":
        name = "search:5ms"
    for players in (2, 4):
        match = endling.new("embers", players, 4)
        bot = make_bot(name, 4)
        while not match.over:
            action = bot.choose(match)
            assert action in match.legal
            match.play(action)


def test_time_is_kept() -> None:
    match = decisions(1, 4)[0]
    tree = Search(1, ms=40).think(match)
    assert tree.iterations >= 512
    assert tree.iterations % 512 == 0


def test_memory_is_bounded() -> None:
    """A full tree is not extended, but still learns."""
    match = decisions(1, 4)[0]
    bot = Search(1, iterations=50)
    tree = bot.think(match)
    tree.grow(500)
    assert sum(node.visits for node in tree.answers()) == 550


def test_explanations_add_up() -> None:
    for players in (2, 3):
        for match in decisions(7, players):
            told = Search(1, iterations=300).explain(match)
            assert told.seat == match.actor
            assert sum(option.visits for option in told.options) == told.iterations == 300
            assert sum(told.wins) == pytest.approx(1, abs=1e-3)
            assert sum(told.places) == pytest.approx(players * (players + 1) / 2)
            win = sum(option.win * option.visits for option in told.options) / 300
            assert win == pytest.approx(told.wins[told.seat])
            labels = {choice["action"]: choice["label"] for choice in match.choices()}
            for option in told.options:
                assert 0 <= option.win <= 1 <= option.place <= players
                assert option.label == labels[option.action]
                if option.line:
                    assert option.line[0].action == option.action


@each_game
def test_beyond_a_horizon_the_outlook_counts(kit: Kit) -> None:
    match = decisions(3, 3, 0.5, kit.name)[0]
    whole, far, near = (
        Search(1, iterations=100, style=Style(horizon=horizon)).explain(match)
        for horizon in (NO_HORIZON, 100_000, 0)
    )
    assert far == whole
    assert near.wins != whole.wins
    assert sum(near.places) == pytest.approx(1 + 2 + 3)


@each_game
def test_odds_are_chances(kit: Kit) -> None:
    """At a horizon everybody who may still win has a chance, and all chances together are one."""
    match = decisions(3, 3, 0.5, kit.name)[0]
    style = Style(horizon=0, margin=1000, odds=True)
    told = Search(1, iterations=100, style=style).explain(match)
    assert sum(told.wins) == pytest.approx(1, abs=1e-3)
    tree = Search(1, iterations=100, style=style).think(match)
    assert tree.wins == list(told.wins)
    for node in tree.answers():
        assert node.reward == pytest.approx(node.win)


def test_what_a_game_avoids_is_not_thought_of() -> None:
    asked = [match for match in decisions(1, 3, 1.0) if match.legal[0] < PLAYER]
    assert asked
    for match in asked:
        word, *others = match.legal
        tree = Search(1, iterations=40, style=Style(avoided=(word,))).think(match)
        assert {node.action for node in tree.answers()} == set(others)


def test_an_obvious_last_play_is_found() -> None:
    situation = {
        "players": [{"hand": ["Antlers", "Quick", "Blubber"]}, {"hand": []}],
        "turn": 0,
    }
    match = endling.position("doomlings", situation)
    told = endling.bot("search", iterations=500).explain(match, lang="de")
    assert len(told.options) == 3
    assert told.as_dict()["best"] == told.best.action


def test_entry_points() -> None:
    match = decisions(1, 2)[0]
    assert endling.bot("search", seed=1, iterations=20).choose(match) in match.legal
    assert endling.bot("search", ms=5).choose(match) in match.legal
    assert Search(style=Style(margin=0), iterations=20).choose(match) in match.legal
    with pytest.raises(EndlingError, match="not both"):
        endling.bot("search", ms=5, iterations=5)
    with pytest.raises(EndlingError, match="at least one"):
        endling.bot("search:0")
    with pytest.raises(EndlingError, match="only search"):
        endling.bot("greedy", ms=5)
    with pytest.raises(EndlingError, match="a budget is"):
        endling.bot("search:fast")
    with pytest.raises(UnknownName, match="did you mean martha"):
        endling.bot("marta")
    over = endling.new("embers", 2, 1)
    dice = random.Random(1)
    while not over.over:
        over.play(dice.choice(over.legal))
    with pytest.raises(EndlingError, match="game is over"):
        Search().explain(over)


def test_characters() -> None:
    assert len(LEVELS) == 6
    assert len({level.name for level in LEVELS}) == 6
    for level in LEVELS:
        assert level.text("en").endswith(".")
        assert level.text("de") != level.text("en")
        assert make_bot(level.name).name == level.name
    match = decisions(1, 2)[0]
    assert LevelBot(find_level("toughie")).explain(match).iterations == 2_000


@each_game
@pytest.mark.parametrize("name", ["random", "greedy", "martha", "search"])
def test_a_bot_decides_by_a_view_alone(kit: Kit, name: str) -> None:
    match = kit.new(players=3, seed=3)
    dice = random.Random(3)
    for _ in range(20):
        if match.over:
            break
        view = json.loads(json.dumps(match.view(match.actor, guess=True)))
        bot = Search(1, iterations=100) if name == "search" else endling.bot(name, seed=1)
        action = bot.choose(view)
        assert action in match.legal
        if name in ("greedy", "search"):  # the same as by the match itself
            assert action == bot.choose(match)
        match.play(dice.choice(match.legal))


@each_game
def test_a_view_with_a_guess_tells_nothing_hidden(kit: Kit) -> None:
    match = kit.new(players=3, seed=4)
    dice = random.Random(4)
    for step in range(30):
        seat = match.actor
        if seat is None:
            break
        other = match.determinize(seat, step)
        assert other.view(seat, guess=True) == match.view(seat, guess=True)
        match.play(dice.choice(match.legal))


def test_a_view_without_a_guess_is_refused() -> None:
    match = endling.new("embers", players=2, seed=1)
    with pytest.raises(EndlingError, match="guess=True"):
        endling.bot("greedy").choose(match.view(match.actor))
