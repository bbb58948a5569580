"""What a link to a table says before anybody sits down."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import Client, Person, get
from tests.server.running import Server, running


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a page of its own."""
    pages: Path = tmp_path_factory.mktemp("pages")
    (pages / "index.html").write_text("<html><head><title>Endling</title></head></html>")
    with running(tmp_path_factory.mktemp("tables"), pages=pages) as server:
        yield server


def test_an_invitation_names_host_game_and_options(shown: Server) -> None:
    ann, ben = Person(shown.url, "Ann"), Person(shown.url, "Ben")
    made = ann.open_table("me", "open", options={"preset": "digital", "ages_per_pile": 1}, timer=60)
    told = ben.get(f"/api/tables/{made['join']}?lang=de").json()
    assert (told["table"], told["host"], told["game"]) == (made["table"], "Ann", "doomlings")
    assert (told["names"], told["open"], told["seat"], told["timer"]) == (["Ann"], 1, None, 60)
    assert len(told["options"]) == 2
    assert "1 Zeitalter" in [option["value"] for option in told["options"]]
    assert all(option["title"] and "_" not in option["title"] for option in told["options"])
    assert ann.get(f"/api/tables/{made['table']}").json()["seat"] == 0
    assert get(f"{shown.url}/api/tables/NOSUCHTABLE").status_code == 404


def test_latecomers_are_told_that_they_can_watch_and_chat_by_name(shown: Server) -> None:
    ann, late = Person(shown.url, "Ann"), Person(shown.url, "Late")
    made = ann.open_table("me", "bot")
    told = late.get(f"/api/tables/{made['join']}").json()
    assert (told["open"], told["over"]) == (0, False)
    watcher = Client(shown.url, told["table"], late.token)
    watcher.send(t="chat", text="hello")
    said = watcher.until("chat")
    assert (said["seat"], said["name"]) == (None, "Late")


def test_links_to_tables_have_a_preview(shown: Server) -> None:
    made = Person(shown.url, "A<b>").open_table("me", "open")
    german = {"accept-language": "de-AT,en;q=0.5"}
    page = get(f"{shown.url}/join/{made['join']}", headers=german)
    assert page.status_code == 200
    assert 'property="og:title" content="A&lt;b&gt; lädt dich zu Doomlings ein"' in page.text
    assert f'content="{shown.url}/icons/preview.png"' in page.text
    assert "og:title" in get(f"{shown.url}/table/{made['table']}").text
    for plain in ("/", "/join/NOSUCHTABLE", "/doomlings/rules"):
        assert "og:title" not in get(shown.url + plain).text
