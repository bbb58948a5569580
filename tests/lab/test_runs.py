"""The same settings are the same results, whoever plays them and however often it is stopped."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from endling.errors import EndlingError
from endling.kernel.build import INTERPRETED
from endling.lab import Processes, RunFolder, Settings, ThisProcess, local_engine, play_missing
from endling.lab.engines import Job, play_and_keep
from tests.lab.runs import FEW, content, settings

EMBERS = "embers=tests.embers.game"


class Backwards:
    """An engine that hands chunks back in another order, and one of them twice."""

    name = "backwards"

    def play(self, jobs: list[Job]) -> Any:
        for job in [*reversed(jobs), jobs[0]]:
            yield play_and_keep(*job)


def run(folder: Path, engine: Any, **more: Any) -> RunFolder:
    store = RunFolder.begin(folder, settings(**more))
    play_missing([store], engine)
    return store


def test_the_order_does_not_matter_and_nothing_is_kept_twice(tmp_path: Path) -> None:
    run(tmp_path / "a", ThisProcess())
    store = run(tmp_path / "b", Backwards())
    assert content(tmp_path / "a") == content(tmp_path / "b")
    games = store.scan("games").collect()["game"].to_list()
    assert games == list(range(FEW))


@pytest.mark.skipif(INTERPRETED, reason="starts processes that compile")
def test_the_number_of_workers_does_not_matter(tmp_path: Path) -> None:
    run(tmp_path / "a", ThisProcess(), games=2000, bots=["greedy"], game="doomlings")
    run(tmp_path / "b", Processes(2), games=2000, bots=["greedy"], game="doomlings")
    assert content(tmp_path / "a") == content(tmp_path / "b")


def test_interpreted_and_compiled_count_the_same(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from endling.lab import *; "
        "run = Settings.make('embers', 20, 3, bots=['greedy', 'random', 'greedy'], seed=5); "
        "play_missing([RunFolder.begin(Path(sys.argv[1]), run)], ThisProcess())"
    )
    for build in ("0", "1"):
        there = {**os.environ, "ENDLING_JIT": build, "ENDLING_GAMES": EMBERS}
        subprocess.run([sys.executable, "-c", code, tmp_path / build], env=there, check=True)
    assert content(tmp_path / "0") == content(tmp_path / "1")


def test_another_seed_is_another_run(tmp_path: Path) -> None:
    first = run(tmp_path / "a", ThisProcess(), seed=1).scan("seats").collect()
    second = run(tmp_path / "b", ThisProcess(), seed=2).scan("seats").collect()
    assert not first["points"].equals(second["points"])


def test_more_games_are_more_of_the_same(tmp_path: Path) -> None:
    few = run(tmp_path / "a", ThisProcess(), games=10).scan("seats").collect()
    more = run(tmp_path / "b", ThisProcess(), games=20).scan("seats").collect()
    assert more.head(few.height).equals(few)


# --- Stopping -------------------------------------------------------------------------------------


def command(folder: Path, games: int) -> list[str]:
    shown = ["lab", "doomlings", "--games", str(games), "--out", str(folder), "--json"]
    return [sys.executable, "-m", "endling.cli", *shown, "--workers", "1"]


@pytest.mark.skipif(INTERPRETED, reason="too slow")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_what_was_stopped_goes_on(tmp_path: Path, how: signal.Signals) -> None:
    games, stopped, whole = 50_000, tmp_path / "stopped", tmp_path / "whole"
    process = subprocess.Popen(command(stopped, games), stderr=subprocess.DEVNULL)
    kept = stopped / "tally"
    while process.poll() is None and not (kept.is_dir() and len(list(kept.iterdir())) > 3):
        time.sleep(0.01)
    process.send_signal(how)
    assert process.wait() == (-how if how == signal.SIGKILL else 130)
    store = RunFolder.open(stopped)
    missing = store.missing()
    assert 0 < len(missing) < store.settings.chunks, "it was to be stopped in the middle"
    before = content(kept)
    told = subprocess.run(command(stopped, games), capture_output=True, check=True).stdout
    assert json.loads(told)["games_played"] == len(missing) * store.settings.chunk_size
    assert before.items() <= content(kept).items()
    run(whole, ThisProcess(), games=games, game="doomlings")
    parts = ("games.parquet", "seats.parquet", "cards.parquet", "tally")
    for part in parts:
        assert content(stopped / part) == content(whole / part)


def test_what_is_whole_is_not_played_again(tmp_path: Path) -> None:
    store = run(tmp_path, ThisProcess())
    assert play_missing([RunFolder.begin(tmp_path, settings())], ThisProcess()) == 0
    (tmp_path / "tally" / "000003").unlink()
    assert store.missing() == [3]
    assert play_missing([store], ThisProcess()) == store.settings.chunk_size
    assert store.scan("games").collect()["game"].is_unique().all()


# --- Folders --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("other", "told"),
    [
        ({"games": FEW + 10}, "games is"),
        ({"players": 3}, "players is"),
        ({"bots": ["greedy"]}, "bots is"),
        ({"seed": 8}, "seed is 0, not 8"),
        ({"options": {"hand_size": 4}}, "options is"),
        ({"rows": "seats"}, "rows is"),
    ],
)
def test_another_run_in_the_same_folder_is_refused(
    tmp_path: Path, other: dict[str, Any], told: str
) -> None:
    RunFolder.begin(tmp_path, settings())
    with pytest.raises(EndlingError, match=told):
        RunFolder.begin(tmp_path, settings(**other))


def test_other_folders_are_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear lab")
    with pytest.raises(EndlingError, match="not empty"):
        RunFolder.begin(tmp_path, settings())
    (tmp_path / "manifest.json").write_text('{"format": 1}')
    with pytest.raises(EndlingError, match="no run"):
        RunFolder.open(tmp_path)


def test_a_report_waits_for_all_games(tmp_path: Path) -> None:
    with pytest.raises(EndlingError, match="chunk 0 has not been played"):
        RunFolder.begin(tmp_path, settings()).tallies()


# --- Settings -------------------------------------------------------------------------------------


def test_settings_survive_a_file() -> None:
    run = settings(1234, 3, ["greedy", "random", "random"], seed=5, options={"hand_size": 4})
    assert Settings.from_dict(json.loads(json.dumps(run.as_dict()))) == run


@pytest.mark.parametrize("games", [1, 9, 10, 99, 1000, 1001, 123_457, 1_000_000, 7_654_321])
def test_chunks_hold_every_game_once(games: int) -> None:
    run = settings(games)
    ranges = [run.games_of(chunk) for chunk in range(run.chunks)]
    assert ranges[0].start == 0
    assert ranges[-1].stop == games
    assert all(a.stop == b.start and len(a) > 0 for a, b in zip(ranges, ranges[1:], strict=False))


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"games": 0}, "at least one"),
        ({"bots": ["psychic"]}, "psychic"),
        ({"bots": ["greedy", "random"]}, "each of 4"),
        ({"players": 9}, "players"),
    ],
)
def test_wrong_settings_are_refused(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(EndlingError, match=told):
        settings(**wrong)


def test_few_games_are_played_right_here() -> None:
    assert isinstance(local_engine(None, 1000), ThisProcess)
    assert isinstance(local_engine(3, 1000), Processes)
    assert isinstance(local_engine(1, 10**9), ThisProcess)


def test_tables_are_read_with_polars(tmp_path: Path) -> None:
    run(tmp_path, ThisProcess())
    seats = pl.read_parquet(tmp_path / "seats.parquet")
    assert seats.height == 4 * FEW
    assert seats["win"].sum() == pytest.approx(FEW, rel=1e-5)
