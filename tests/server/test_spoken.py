"""Pages may speak a language before the games do: those speak English then."""

from __future__ import annotations

import random

import pytest

from tests.server.clients import Client, Person, get, play_on
from tests.server.running import Server


@pytest.mark.parametrize(
    "path", ["cards/doomlings", "rules/doomlings", "options/doomlings", "levels"]
)
def test_what_there_is_to_read(server: Server, path: str) -> None:
    foreign, english, german = (
        get(f"{server.url}/api/{path}?lang={lang}").raise_for_status().json()
        for lang in ("xx", "en", "de")
    )
    assert foreign == english != german


def test_a_table_and_its_replay(server: Server) -> None:
    ann = Person(server.url, "Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    made = ann.post("/api/tables?lang=xx", {"game": "doomlings", "seats": seats}).json()
    player = Client(server.url, made["table"], ann.token, lang="xx")
    assert player.heard[0]["lang"] == "en"
    play_on([player], random.Random(2))
    for path in ("", "/frames"):
        foreign, english = (
            ann.get(f"/api/replays/{made['table']}{path}?lang={lang}").json()
            for lang in ("xx", "en")
        )
        assert foreign == english
    assert [line["over"] for line in ann.get("/api/tables?lang=xx").json()] == [True]


def test_what_is_refused(server: Server) -> None:
    ann = Person(server.url, "Ann")
    sheet = {"players": [{"name": "Ann", "pile": ["Viral"]}, {}]}
    answers = [ann.post(f"/api/score/doomlings?lang={lang}", sheet).json() for lang in ("xx", "en")]
    assert answers[0] == answers[1]
    assert answers[0]["error"] == "bad_sheet"
