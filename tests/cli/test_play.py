"""`endling play` from outside; the game itself is tested in tests/terminal."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len

import endling
from tests.cli.conftest import Run

Fails = Callable[..., str]
QUICK = ("--bot", "random", "--option", "ages_per_pile=1")


def test_bots_only(run: Run) -> None:
    args = ("play", "doomlings", "--json", "--seed", "4", "--players", "3", *QUICK)
    result = run(*args)
    data = json.loads(result.stdout)
    assert data["options"]["ages_per_pile"] == 1
    match = endling.replay(data["replay"])
    assert match.over
    assert data["decisions"] == len(match.actions)
    assert data["players"] == match.players == 3
    assert data["scores"] == match.scores
    assert data["ranking"] == match.ranking
    assert data["winners"] == match.winners
    assert match.replay() == data["replay"]
    assert run(*args).stdout == result.stdout


def test_without_a_seed_every_game_is_another(run: Run) -> None:
    first, second = (json.loads(run("play", "--json", *QUICK).stdout) for _ in range(2))
    assert first["replay"] != second["replay"]


def test_presets_and_options(run: Run) -> None:
    shown = run("play", "--json", "--preset", "digital", "--bot", "random", "--seed", "1").stdout
    assert json.loads(shown)["options"]["preset"] == "digital"
    without = json.dumps(["Tiny", "Bad"])
    shown = run("play", "--json", *QUICK, "--option", f"without={without}", "--seed", "1").stdout
    assert json.loads(shown)["options"]["without"] == ["Bad", "Tiny"]


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--players", "9"), "option 'players'"),
        (("--option", "nonsense=1"), "no such option"),
        (("--option", "ages_per_pile=99"), "1 to 8"),
        (("--option", "ages_per_pile"), "KEY=VALUE"),
        (("--option", 'without=["Tinny"]'), "'without'"),
        (("--preset", "clasic"), "'classic' or 'digital'"),
        (("--bot", "gredy"), "did you mean greedy?"),
        (("--lang", "fr"), "'fr'"),
        (("--resume",), "no saved game"),
    ],
)
def test_what_cannot_be_played(fails: Fails, args: tuple[str, ...], message: str) -> None:
    assert message in fails("play", *args)


def test_end_of_input_saves_and_play_offers_to_go_on(run: Run, home: Path) -> None:
    first = run("play", "--seed", "3", *QUICK, given="1\n")
    assert first.exit_code == 0
    assert "endling play --resume" in first.stdout
    save = json.loads((home / "saves" / "doomlings.json").read_text())
    actions = endling.replay(save["replay"]).actions

    again = run("play", given="y\nu\n")
    assert "There is a saved game of Doomlings" in again.stdout
    assert "where you left it" in again.stdout
    save = json.loads((home / "saves" / "doomlings.json").read_text())
    assert len(endling.replay(save["replay"]).actions) < len(actions)


def test_nobody_answers_whether_to_go_on(run: Run, home: Path) -> None:
    run("play", "--seed", "3", *QUICK)
    before = (home / "saves" / "doomlings.json").read_text()
    assert run("play").exit_code == 0
    assert (home / "saves" / "doomlings.json").read_text() == before


@pytest.mark.parametrize("how", ["asked", "told"])
def test_a_new_game_replaces_the_saved_one(run: Run, home: Path, how: str) -> None:
    run("play", "--seed", "3", *QUICK)
    args, given = (("--new",), "") if how == "told" else ((), "n\n")
    run("play", "--seed", "4", "--players", "2", *args, given=given)
    save = json.loads((home / "saves" / "doomlings.json").read_text())
    assert len(save["names"]) == 2


def test_resume_takes_the_latest(run: Run) -> None:
    run("play", "--seed", "3", "--name", "Zoë", *QUICK)
    assert "Zoë (you)" in run("play", "--resume", given="t\n").stdout


def test_a_damaged_save(run: Run, fails: Fails, home: Path) -> None:
    run("play", "--seed", "3", *QUICK)
    (home / "saves" / "doomlings.json").write_text("{")
    assert "damaged" in fails("play", "--resume")


def test_german(run: Run) -> None:
    shown = run("play", "--seed", "3", "--lang", "de", *QUICK, given="h\n").stdout
    assert "Spieler 1 (du)" in shown
    assert "Wähle" in shown
    assert "Gespeichert" in shown


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_a_whole_game_on_a_dumb_terminal_through_a_pipe(tmp_path: Path, encoding: str) -> None:
    """Another process, no colours, no cursor, not even umlauts."""
    environment = {
        **os.environ,
        "TERM": "dumb",
        "PYTHONIOENCODING": encoding,
        "ENDLING_HOME": str(tmp_path),
        "COLUMNS": "80",
    }
    args = ["play", "--new", "--seed", "2", "--players", "2", "--lang", "de", *QUICK]
    done = subprocess.run(
        [sys.executable, "-m", "endling.cli", *args],
        input="1\n" * 200,
        env=environment,
        capture_output=True,
        encoding=encoding,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "gewinn" in done.stdout
    assert "\x1b" not in done.stdout
    assert max(map(cell_len, done.stdout.replace("> ", "").splitlines())) <= 80
    assert len(list((tmp_path / "replays").iterdir())) == 1
