"""`endling games`, `cards`, `rules`, and the command line itself."""

from __future__ import annotations

import io
import json
from collections.abc import Callable

import pytest
from rich.cells import cell_len

import endling
from endling.cli.output import print_json
from tests.cli.conftest import Run

Fails = Callable[..., str]
COMMANDS = ("play", "games", "cards", "rules", "replay", "score", "check", "bench", "warm")


def test_version_and_help(run: Run) -> None:
    assert run("--version").stdout.strip() == endling.__version__
    for args in ((), ("--help",)):
        result = run(*args)
        assert result.exit_code == 0
        for command in COMMANDS:
            assert command in result.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_and_speaks_json(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "--json" in result.stdout


def test_misuse(fails: Fails) -> None:
    assert "nonsense" in fails("nonsense")
    assert "GAME" in fails("cards")
    assert "--nonsense" in fails("cards", "doomlings", "--nonsense")
    assert "'--games'" in fails("check", "doomlings", "--games", "many")


@pytest.mark.parametrize("command", ["cards", "rules", "check", "bench", "play"])
def test_unknown_game(fails: Fails, command: str) -> None:
    assert "unknown game 'domlings'; did you mean doomlings?" in fails(command, "domlings")


def test_games(run: Run) -> None:
    assert json.loads(run("games", "--json").stdout) == endling.games()
    shown = run("games").stdout
    assert "doomlings" in shown
    assert "2-6 players" in shown
    assert "ages_per_pile" in shown
    assert "Genpool" in run("games", "--lang", "de").stdout


def test_cards_as_json(run: Run) -> None:
    assert json.loads(run("cards", "doomlings", "--json").stdout) == endling.cards("doomlings")
    german = json.loads(run("cards", "doomlings", "--lang", "de", "--json").stdout)
    assert german == endling.cards("doomlings", "de")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_cards_as_a_table(run: Run, lang: str) -> None:
    shown = run("cards", "doomlings", "--lang", lang).stdout
    assert max(map(cell_len, shown.splitlines())) <= 80
    for card in endling.cards("doomlings", lang):
        assert all(word in shown for word in card["name"].split())  # long names are parted
    words = set(shown.split())
    text = next(c["text"] for c in endling.cards("doomlings", lang) if c["name"] == "Bad")
    assert set(text.split()) <= words
    row = next(line for line in shown.splitlines() if line.startswith("Antlers"))
    kind = {"en": "trait", "de": "Merkmal"}[lang]
    assert row.split()[1:4] == [kind, "R", "3"]
    row = next(line for line in shown.splitlines() if line.startswith("Altruistic"))
    assert row.split()[2:4] == ["-", "*"]


def test_cards_of_a_set(run: Run, fails: Fails) -> None:
    cards = json.loads(run("cards", "doomlings", "--set", "Classic", "--json").stdout)
    assert cards
    assert {card["set"] for card in cards} == {"classic"}
    assert "did you mean classic?" in fails("cards", "doomlings", "--set", "clasic")


def test_rules(run: Run) -> None:
    data = json.loads(run("rules", "doomlings", "--lang", "de", "--json").stdout)
    assert data["game"] == "doomlings"
    assert data["lang"] == "de"
    assert "Katastrophe" in data["markdown"]
    shown = run("rules", "doomlings").stdout
    assert "Doomlings" in shown
    assert "**" not in shown
    assert max(map(cell_len, shown.splitlines())) <= 80


@pytest.mark.parametrize("command", ["cards", "rules"])
def test_unknown_language(fails: Fails, command: str) -> None:
    message = fails(command, "doomlings", "--lang", "fr")
    assert "'fr'" in message
    assert "en, de" in message


def test_json_survives_a_terminal_without_umlauts(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding="ascii")
    monkeypatch.setattr("sys.stdout", stream)
    print_json({"word": "über"})
    stream.flush()
    assert json.loads(raw.getvalue()) == {"word": "über"}
