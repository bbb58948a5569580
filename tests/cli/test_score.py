from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

import endling
from tests.cli.conftest import Run

Fails = Callable[..., str]

SHEET = {
    "players": [
        {"name": "Ada", "pile": ["Kidney", "Kidney", "Tiny"], "hand": [], "gene_pool": 6},
        {"pile": ["Swarm", "Antlers"], "hand": ["Bark"], "gene_pool": 4},
    ],
    "catastrophe": "Retrovirus",
    "options": {"preset": "digital"},
}


def test_as_data(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "sheet.json"
    file.write_text(json.dumps(SHEET))
    expected = endling.score("doomlings", SHEET)
    assert json.loads(run("score", "doomlings", str(file), "--json").stdout) == expected
    piped = run("score", "doomlings", "-", "--json", given=json.dumps(SHEET))
    assert json.loads(piped.stdout) == expected


def test_line_by_line(run: Run) -> None:
    shown = run("score", "doomlings", "-", given=json.dumps(SHEET)).stdout
    result = endling.score("doomlings", SHEET)
    for seat, name in enumerate(["Ada", "Player 2"]):
        block = shown[shown.index(f"{name}\n") :].partition("\n\n")[0].splitlines()[1:]
        points = [int(line.split()[-1]) for line in block]
        assert points[-1] == sum(points[:-1]) == result["totals"][seat]
        for entry in result["per_card"][seat]:
            assert any(
                re.fullmatch(rf" . {entry['card']}( \(D\))? +{entry['points']}", line)
                for line in block
            )
    assert f"from opponents {result['from_opponents'][0]}" in " ".join(shown.split())
    assert "Ada wins." in shown


def test_a_tie_and_german(run: Run) -> None:
    sheet = {"players": [{"pile": ["Antlers"]}, {"pile": ["Appealing"]}]}
    shown = run("score", "doomlings", "-", "--lang", "de", given=json.dumps(sheet)).stdout
    assert "Spieler 1 & Spieler 2 gewinnen gemeinsam." in shown
    assert "Summe" in shown


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"players": [', "standard input is not JSON"),
        ("", "not JSON"),
        ("[" * 100_000, "nested too deeply"),
        ("[]", "mapping"),
        ('{"players": 3}', "players: takes a list"),
        ('{"players": [{"pile": ["Tny"]}, {}]}', "unknown card 'Tny'; did you mean Tiny?"),
        ('{"players": [{"nonsense": 1}, {}]}', "no entry 'nonsense'"),
        ('{"players": [{"pile": ["Tiny", "Tiny"]}, {}]}', "Tiny occurs 2 times"),
    ],
)
def test_sheets_that_cannot_be_scored(fails: Fails, text: str, message: str) -> None:
    assert message in fails("score", "doomlings", "-", given=text)


def test_files_that_cannot_be_read(fails: Fails, tmp_path: Path) -> None:
    assert "No such file" in fails("score", "doomlings", str(tmp_path / "missing.json"))
    assert "cannot be read" in fails("score", "doomlings", str(tmp_path))
    file = tmp_path / "binary.json"
    file.write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in fails("score", "doomlings", str(file))
    file.write_text('{\n "players": oops\n}')
    assert "line 2, column 13" in fails("score", "doomlings", str(file))


def test_a_closed_standard_input_is_said_to_be_so(
    fails: Fails, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("endling.cli.input.sys", SimpleNamespace(stdin=None))
    assert "standard input is closed" in fails("score", "doomlings", "-")
    assert "standard input is closed" in fails("replay", "-")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_can_just_be_read_can_be_told_of(fails: Fails, lang: str) -> None:
    for depth in range(900, 1000):
        sheet = f'{{"players": [{{"hand": {"[" * depth + "]" * depth}}}, {{}}]}}'
        assert fails("score", "doomlings", "-", "--lang", lang, given=sheet)
