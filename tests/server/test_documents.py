"""What is written about the protocol is what the server does."""

from __future__ import annotations

import importlib.util
import random
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from endling.games import game_names
from endling.server.settings import Settings, as_environment, read_settings
from endling.server.wire.document import document
from tests.server.clients import Client, Person, get, play_on, post
from tests.server.running import ROOT, Server


def test_the_protocol_page_is_up_to_date() -> None:
    written = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert written == document(), "run: python -m endling.server.wire.document > docs/protocol.md"


def test_the_example_bot_plays_a_game(server: Server) -> None:
    path = ROOT / "examples" / "bot.py"
    spec = importlib.util.spec_from_file_location("example_bot", path)
    assert spec is not None
    assert spec.loader is not None
    bot = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bot)
    ann = Person(server.url, "Ann")
    made = ann.open_table("me", "open")
    scores: list[list[int]] = []
    bots = threading.Thread(target=lambda: scores.append(bot.play(server.url, made["join"])))
    bots.start()
    client = Client(server.url, made["table"], ann.token)
    play_on([client], random.Random(1))
    bots.join(30)
    assert client.over is not None
    assert scores == [client.over["scores"]]


def test_everything_in_the_interface_is_described(server: Server) -> None:
    schema = get(f"{server.url}/api/schema/openapi.json").json()
    for path in ("/api/players", "/api/tables", "/api/tables/{table}/join", "/api/levels"):
        assert path in schema["paths"]
    for path in ("games", "levels?lang=de", "cards/doomlings?lang=de", "rules/doomlings"):
        assert get(f"{server.url}/api/{path}").status_code == 200
    sheet = {
        "players": [
            {"pile": ["Kidney", "Kidney"], "hand": [], "gene_pool": 5},
            {"pile": ["Tiny"], "hand": [], "gene_pool": 4},
        ]
    }
    scored = post(f"{server.url}/api/score/doomlings", json=sheet)
    assert scored.json()["totals"] == [4, 16]


def test_games_are_told_in_the_language_asked_for(server: Server) -> None:
    for lang in ("en", "de"):
        for told in get(f"{server.url}/api/games?lang={lang}").json():
            board = get(f"{server.url}/api/games/{told['name']}/board?lang={lang}").json()
            assert [told[key] for key in SHOWN] == [board[key] for key in SHOWN]


SHOWN = ("title", "summary", "minutes")
SMALL = 1000  # bytes


@pytest.mark.parametrize(
    "path", ["cards/{}?lang=de", "games/{}/board?lang=de", "rules/{}?lang=de", "options/{}?lang=de"]
)
def test_what_stays_the_same_is_sent_small_and_once(server: Server, path: str) -> None:
    for name in game_names():
        url = f"{server.url}/api/{path.format(name)}"
        packed = get(url)
        assert packed.headers["content-encoding"] == "gzip"
        plain = get(url, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == packed.json()
        most = max(len(plain.content) / 2, SMALL)
        assert int(packed.headers["content-length"]) < most
        again = get(url, headers={"if-none-match": packed.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_cards_of_a_table_are_as_its_options_have_them(server: Server) -> None:
    ann = Person(server.url, "Ann")
    faces = []
    for options in ({}, {"face_values": {"Tiny": 15}}):
        made = ann.open_table("me", "bot", options=options)
        cards = get(f"{server.url}/api/tables/{made['table']}/cards?lang=de").json()
        faces += [card["face_value"] for card in cards if card["name"] == "Tiny"]
    assert faces == [17, 15]
    assert get(f"{server.url}/api/tables/nowhere/cards").status_code == 404


def test_options_come_with_what_they_take_in_the_language_asked_for(server: Server) -> None:
    options = get(f"{server.url}/api/options/doomlings?lang=de").json()
    assert all(option["title"] and option["explanation"] for option in options)
    known = {option["key"]: option for option in options}
    assert known["preset"]["kind"] == "preset"
    titles = [(value["value"], value["title"]) for value in known["preset"]["values"]]
    assert titles == [("classic", "Klassisch"), ("digital", "Digital")]
    per_pile = known["ages_per_pile"]
    assert per_pile["values"][-1] == {"value": "all", "title": "Alle Zeitalter"}
    assert [value["value"] for value in per_pile["values"][:-1]] == list(range(1, 9))
    leader = known["gene_pool_leader"]
    assert [value["value"] for value in leader["values"]] == [True, False]
    hand = known["hand_size"]
    assert (hand["kind"], hand["least"], hand["most"], hand["values"]) == ("number", 1, 8, [])
    sets = known["sets"]["values"]
    assert sets[0] == {"value": "classic", "title": "Klassisch"}
    assert all(one["title"] for one in sets)
    assert known["without"]["kind"] == "cards"
    faces = known["face_values"]
    assert (faces["kind"], faces["least"], faces["most"]) == ("card_numbers", -50, 50)


def test_schemathesis_finds_no_server_error(server: Server) -> None:
    pytest.importorskip("schemathesis")
    ann = Person(server.url, "Ann")
    ann.open_table("me", "bot")
    command = [sys.executable, "-m", "schemathesis.cli", "run"]
    command += [f"{server.url}/api/schema/openapi.json", "-n", "10"]
    command += ["-H", f"Authorization: Bearer {ann.token}", "--checks", "not_a_server_error"]
    command += ["--phases", "coverage,fuzzing"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]


@pytest.mark.filterwarnings("error::DeprecationWarning")  # what the framework is about to give up
@pytest.mark.filterwarnings("error::PendingDeprecationWarning")
def test_pages_are_served_from_memory(tmp_path: Path) -> None:
    from litestar.testing import TestClient

    from endling.server.app import create_app

    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><title>Endling</title>" + " " * 500)
    (pages / "assets" / "app.js").write_text("console.log(1)")
    settings = Settings(database=str(tmp_path / "t.sqlite"), pages=str(pages), metrics=("*",))
    with TestClient(create_app(settings)) as client:
        for path in ("/", "/table/abc", "/index.html"):
            answer = client.get(path)
            assert answer.status_code == 200
            assert "<title>Endling" in answer.text
            assert answer.headers["content-type"].startswith("text/html")
        script = client.get("/assets/app.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        again = client.get("/assets/app.js", headers={"if-none-match": script.headers["etag"]})
        assert again.status_code == 304
        assert client.head("/").status_code == 200
        for path in ("/", "/assets/app.js", "/api/games", "/metrics", "/api/x"):
            kinds = client.get(path).headers.get_list("content-type")
            assert len(kinds) == 1
            assert kinds[0].count("charset") <= 1
        assert client.get("/nowhere").status_code == 404
        assert "<title>Endling" in client.get("/nowhere").text
        for path in ("/assets/none.js", "/../t.sqlite", "/%2e%2e/t.sqlite", "/api/x"):
            assert client.get(path).status_code == 404


def test_settings_come_from_variables_and_go_back() -> None:
    given = {
        "ENDLING_PORT": "81",
        "ENDLING_PAUSE": "0.5",
        "ENDLING_ORIGINS": "https://a, https://b",
    }
    settings = read_settings(given, host="::1")
    assert (settings.port, settings.pause, settings.host) == (81, 0.5, "::1")
    assert settings.origins == ("https://a", "https://b")
    assert read_settings(as_environment(settings)) == settings
    assert Settings(database="postgresql://u@h/d").database_url == "postgresql+asyncpg://u@h/d"
