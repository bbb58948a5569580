from __future__ import annotations

import json
import random
import socket
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

import endling
from tests.cli.conftest import Run

Fails = Callable[..., str]


@pytest.fixture(scope="module")
def match() -> endling.Match:
    """A finished game of three."""
    match = endling.new("doomlings", 3, 6, {"ages_per_pile": 1})
    dice = random.Random(6)
    while not match.over:
        match.play(dice.choice(match.legal))
    return match


def test_everything_is_told(run: Run, match: endling.Match) -> None:
    shown = run("replay", match.replay()).stdout
    hands = endling.new("doomlings", 3, match.key, {"ages_per_pile": 1}).position()["players"]
    for seat, player in enumerate(hands):
        for card in player["hand"]:
            assert f"Player {seat + 1} is dealt {card}." in shown
    for seat, points in enumerate(match.scores):
        assert f"Player {seat + 1}: {points} point" in shown
    if len(match.winners) == 1:
        assert f"Player {match.winners[0] + 1} wins." in shown


@pytest.mark.parametrize("seat", range(3))
def test_a_seat_is_told_only_what_it_may_know(run: Run, match: endling.Match, seat: int) -> None:
    shown = run("replay", match.replay(), "--from", str(seat)).stdout
    for other in range(3):
        hidden = f"Player {other + 1} is dealt 5 cards." in shown
        assert hidden == (other != seat)


def test_as_data(run: Run, match: endling.Match) -> None:
    data = json.loads(run("replay", match.replay(), "--from", "1", "--json").stdout)
    assert len(data["steps"]) == 1 + len(match.actions)
    assert data["scores"] == match.scores
    assert data["ranking"] == match.ranking
    assert data["winners"] == match.winners
    assert data["seat"] == 1
    deals = [e for step in data["steps"] for e in step["events"] if e["verb"] == "deal"]
    assert deals
    for event in deals:
        assert ("card" in event) == (event["player"] == 1)
    again = endling.new("doomlings", 3, match.key, {"ages_per_pile": 1})
    for step, action in zip(data["steps"][1:], match.actions, strict=True):
        assert step["actor"] == again.actor
        expected = [event.for_seat(1).as_dict() for event in again.play(action)]
        assert step["events"] == expected


def test_german(run: Run, match: endling.Match) -> None:
    shown = run("replay", match.replay(), "--lang", "de").stdout
    assert "Spieler 1 erhält" in shown
    assert "gewinn" in shown


def test_an_unfinished_game(run: Run) -> None:
    match = endling.new("doomlings", 2, 1)
    data = json.loads(run("replay", match.replay(), "--json").stdout)
    assert data["over"] is False
    assert data["winners"] == []
    assert "wins" not in run("replay", match.replay()).stdout


def test_from_a_file_or_a_pipe(run: Run, match: endling.Match, tmp_path: Path) -> None:
    expected = run("replay", match.replay()).stdout
    file = tmp_path / "game.txt"
    file.write_text(match.replay() + "\n")
    assert run("replay", str(file)).stdout == expected
    assert run("replay", "-", given=match.replay() + "\n").stdout == expected


def test_damaged_replays(fails: Fails, match: endling.Match) -> None:
    text = match.replay()
    assert "not a replay" in fails("replay", "hello")
    assert "not a replay" in fails("replay", "-")
    assert "not a replay" in fails("replay", text[:40])
    middle = len(text) // 2
    changed = "A" if text[middle] != "A" else "B"
    assert "damaged" in fails("replay", text[:middle] + changed + text[middle + 1 :])


def test_wrong_seat_or_language(fails: Fails, match: endling.Match) -> None:
    assert "there is no seat 3; there are 0 to 2" in fails("replay", match.replay(), "--from", "3")
    assert "'fr'" in fails("replay", match.replay(), "--lang", "fr")


def test_an_answer_that_is_none_is_refused(fails: Fails) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def answer() -> None:
            caller, _ = listening.accept()
            with caller:
                caller.recv(10_000)
                caller.sendall(b"nonsense\r\n\r\n")

        answering = threading.Thread(target=answer)
        answering.start()
        address = f"http://127.0.0.1:{listening.getsockname()[1]}/"
        assert address in fails("verify", address)
        answering.join()
