"""Games that are counted by the program for graphics processors, which runs on the CPU here."""

from __future__ import annotations

import importlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from endling import gpu
from endling.errors import EndlingError
from endling.games import find_game
from endling.gpu import runner
from endling.gpu.build import build, expected_counts, first_plays
from endling.gpu.program import CHOOSERS, COUNTED
from endling.kernel.counting import Counted, count
from endling.kernel.sizes import sizes_of
from endling.lab import RunFolder, Settings, ThisProcess, play_missing
from endling.lab.gpu_engine import GraphicsProcessor
from endling.match import make_key
from tests.gpu import needs
from tests.gpu.card import counting_runner
from tests.kits import Kit, each_game
from tests.lab.runs import content

GAME = find_game("embers")  # the smallest game: its program is quickly built
GAMES, SEED = 40, 3
FEW = 5  # cards played: many games have more
TABLES = [(0, 0), (1, 1, 1), (0, 1, 0, 1), (0,) * 4]


def check(
    one: runner.Runner, policies: tuple[int, ...], games: int, wrong: dict[str, Any] | None = None
) -> int:
    players = len(policies)
    template = GAME.template(players, GAME.parse_options(None, players))
    expected = expected_counts(GAME, template, policies, SEED, games)
    program = runner.Program({"seed": SEED}, {}, {players: template}, {})
    return runner.check_counted(program, one, {**expected, **(wrong or {})})


@needs.compiled
@pytest.mark.parametrize("policies", TABLES, ids=str)
def test_sums_and_rows_are_those_of_the_cpu(policies: tuple[int, ...]) -> None:
    assert check(counting_runner(GAME), policies, GAMES) == 0


@needs.compiled
def test_the_comparison_can_fail() -> None:
    assert check(counting_runner(GAME), (0, 0), GAMES, {"policies": (0, 1)}) == 4
    assert check(counting_runner(GAME), (0, 0), GAMES, {"chunk": 20}) == 1, "other sums, same rows"


def test_only_as_many_plays_of_a_game_are_compared_as_find_room() -> None:
    games = np.zeros(3, [("plays", np.uint16)])
    games["plays"] = (3, 0, 2)
    nothing = np.zeros(0)
    counted = Counted(games, nothing, np.array((10, 11, 12, 30, 31)), nothing)
    assert first_plays(counted, 2).plays.tolist() == [10, 11, 30, 31]
    assert first_plays(counted, 3).plays.tolist() == [10, 11, 12, 30, 31]


building = importlib.import_module("endling.gpu.build")  # the package has a function of its name


def with_room(plays: int) -> runner.Runner:
    """A runner with room for so many cards played in a game."""
    usual = counting_runner(GAME)
    small = object.__new__(runner.Runner)
    small.__dict__.update(usual.__dict__, sizes={**usual.sizes, "plays_room": plays})
    return small


@needs.compiled
def test_games_with_more_plays_than_find_room_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = replace(building.sizes_of(GAME.record), plays=FEW)
    monkeypatch.setattr(building, "sizes_of", lambda record: sizes)
    assert check(with_room(FEW), (0, 1, 0), GAMES) == 0
    monkeypatch.setattr(building, "first_plays", lambda counted, room: counted.copy())
    assert check(with_room(FEW), (0, 1, 0), GAMES) == 1, "no game has more plays"


@needs.compiled
@each_game
@pytest.mark.parametrize("policy", CHOOSERS.values(), ids=CHOOSERS)
def test_there_is_room_for_the_cards_of_most_games(kit: Kit, policy: int) -> None:
    """Chunks with a longer game are played on the CPU, which should be rare."""
    kit.game.load()
    players = kit.players[-1]
    template = kit.game.template(players, kit.game.parse_options(None, players))
    counted = count(template, make_key(SEED), (policy,) * players, range(100), False)
    longer = counted.games["plays"] > sizes_of(kit.game.record).plays
    assert longer.sum() <= 1


@needs.a_gpu
@pytest.mark.parametrize("policies", TABLES, ids=str)
def test_a_gpu_counts_the_same(policies: tuple[int, ...]) -> None:
    assert check(runner.Runner(build(GAME, None, (COUNTED,)), COUNTED), policies, 5000) == 0


# --- The engine of the lab ------------------------------------------------------------------------


def settings(**more: Any) -> Settings:
    given = {"games": 33, "players": 3, "bots": ["greedy", "random", "random"], "seed": 2, **more}
    return Settings.make(GAME.name, **given)


def run(folder: Path, engine: Any, *runs: Settings) -> dict[str, bytes]:
    stores = [RunFolder.begin(folder / str(i), one) for i, one in enumerate(runs)]
    play_missing(stores, engine)
    return content(folder)


@pytest.fixture
def engine() -> GraphicsProcessor:
    return GraphicsProcessor(GAME.name, counting_runner(GAME))


@needs.compiled
@pytest.mark.parametrize("rows", ["cards", "seats", "none"])
def test_a_run_has_the_same_files(tmp_path: Path, engine: GraphicsProcessor, rows: str) -> None:
    here = run(tmp_path / "here", ThisProcess(), settings(rows=rows))
    assert run(tmp_path / "there", engine, settings(rows=rows)) == here


@needs.compiled
def test_other_options(tmp_path: Path, engine: GraphicsProcessor) -> None:
    base = settings(rows="none")
    runs = [base, *(base.with_options({"hand_size": size}) for size in (2, 4))]
    here = run(tmp_path / "here", ThisProcess(), *runs)
    assert run(tmp_path / "there", engine, *runs) == here
    tallies = {tuple(here[f"{i}/tally/{n:06}"] for n in range(base.chunks)) for i in range(3)}
    assert len(tallies) == len(runs)


@needs.compiled
def test_only_missing_chunks_are_played(tmp_path: Path, engine: GraphicsProcessor) -> None:
    whole = run(tmp_path, ThisProcess(), settings())
    for number in (0, 2, 3):
        (tmp_path / "0" / "tally" / f"{number:06}").unlink()
    store = RunFolder.begin(tmp_path / "0", settings())
    assert play_missing([store], engine) == 10 + 10 + 3
    assert content(tmp_path) == whole


@needs.compiled
def test_batches_do_not_matter(
    tmp_path: Path, engine: GraphicsProcessor, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = run(tmp_path / "here", engine, settings())
    monkeypatch.setattr("endling.lab.gpu_engine._GAMES_WITH_ROWS", 20)
    assert run(tmp_path / "there", engine, settings()) == whole


@needs.compiled
def test_games_with_too_many_cards_are_played_here(tmp_path: Path) -> None:
    """Where there is no room for the cards of a game, its chunk comes from the CPU."""
    here = run(tmp_path / "here", ThisProcess(), settings())
    small = GraphicsProcessor(GAME.name, with_room(FEW))
    assert run(tmp_path / "there", small, settings()) == here


def test_who_has_no_gpu_is_told_so() -> None:
    if gpu.is_available():
        pytest.skip("there is a GPU here")
    with pytest.raises(EndlingError, match=r"--gpu: (CuPy|there is no GPU)"):
        GraphicsProcessor(GAME.name)
