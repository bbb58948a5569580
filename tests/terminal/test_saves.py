from __future__ import annotations

import json
from pathlib import Path

import pytest

from endling.errors import EndlingError
from endling.terminal.saves import (
    data_home,
    drop_save,
    latest_save,
    read_save,
    save_path,
    saved_at,
    write_save,
)
from endling.terminal.seating import seat_again
from tests.terminal.script import sit


def test_what_is_written_can_be_read() -> None:
    save = sit(players=4, name="Änne").seating.to_save()
    path = write_save(save)
    assert path == save_path("doomlings")
    assert read_save("doomlings") == save
    assert latest_save() == "doomlings"
    assert [file.name for file in path.parent.iterdir()] == ["doomlings.json"]


def test_no_save() -> None:
    assert saved_at("doomlings") is None
    assert latest_save() is None
    drop_save("doomlings")
    with pytest.raises(EndlingError, match="no saved game of doomlings"):
        read_save("doomlings")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "damaged"),
        ("[]", "not a saved game"),
        ('{"endling_save": 99}', "not a saved game"),
        ('{"endling_save": 1}', "game is missing"),
    ],
)
def test_a_damaged_save_is_refused(text: str, message: str) -> None:
    path = save_path("doomlings")
    path.parent.mkdir(parents=True)
    path.write_text(text)
    with pytest.raises(EndlingError, match=message):
        read_save("doomlings")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"replay": "E1.x"}, "not a replay"),
        ({"names": ["only one"]}, "players do not fit"),
        ({"seat": 7}, "players do not fit"),
        ({"bot": "grandmaster"}, "unknown bot"),
    ],
)
def test_a_save_that_does_not_fit_is_refused(change: dict[str, object], message: str) -> None:
    path = write_save(sit().seating.to_save())
    path.write_text(json.dumps(json.loads(path.read_text()) | change))
    with pytest.raises(EndlingError, match=message):
        seat_again(read_save("doomlings"))


def test_where_games_live(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("ENDLING_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_home() == tmp_path / "data" / "endling"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_home() == tmp_path / ".local" / "share" / "endling"
