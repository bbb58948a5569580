"""Whole games through the socket."""

from __future__ import annotations

import hashlib
import random
import time

import endling
from tests.kits import Kit, each_game
from tests.merging import merged
from tests.server.clients import Client, Message, Person, get, play_on
from tests.server.running import PATIENCE, Server


@each_game
def test_two_people_and_two_bots_play_a_whole_game(server: Server, kit: Kit) -> None:
    ann, ben = Person(server.url, "Ann"), Person(server.url, "Ben")
    made = ann.open_table("me", "open", "bot", "bot", game=kit.name, options=kit.short)
    table = made["table"]
    first = Client(server.url, table, ann.token)
    assert not first.started
    assert first.view["choices"] == []
    assert ben.join(made["join"]) == 1
    first.until("welcome")
    first.settle()
    assert first.started
    second = Client(server.url, table, ben.token, lang="de")
    watcher = Client(server.url, table, None)
    assert (first.seat, second.seat, watcher.seat) == (0, 1, None)
    assert second.names == ["Ann", "Ben", "Random", "Sudan"]
    play_on([first, second], random.Random(1))
    over = first.over
    assert over is not None
    watcher.until("over")
    match = endling.replay(over["replay"])
    assert match.over
    assert match.scores == over["scores"]
    commitment = next(m for m in first.heard if m["t"] == "welcome")["commitment"]
    assert hashlib.sha256(bytes.fromhex(over["key"])).hexdigest() == commitment
    assert match.key.hex() == over["key"]
    for client in (first, second, watcher):
        lang = "de" if client is second else "en"
        assert client.view == match.view(client.seat, lang)
        assert client.over is not None
        assert len(client.over["steps"]) == client.number + 1
        assert client.over["steps"][-1] == len(match.actions)
    replay = ann.get(f"/api/replays/{table}").json()
    assert replay["replay"] == over["replay"]
    assert replay["names"][:2] == ["Ann", "Ben"]
    told = get(f"{server.url}/api/replays/{table}/frames?seat=1")
    assert told.headers["content-encoding"] == "gzip"
    frames = told.json()["frames"]
    assert len(frames) == len(match.actions) + 1
    view: Message = {}
    for frame in frames:
        view = merged(view, frame["changes"])
    assert view == match.view(1)
    mine = ann.get("/api/tables").json()
    assert [line["over"] for line in mine if line["table"] == table] == [True]
    again = ann.post(f"/api/tables/{table}/again").json()
    same = ben.post(f"/api/tables/{table}/again").json()
    assert again["table"] == same["table"] != table
    assert (again["seat"], same["seat"]) == (0, 1)


@each_game
def test_a_repeated_move_counts_once(server: Server, kit: Kit) -> None:
    ann = Person(server.url, "Ann")
    client = Client(server.url, ann.open_table("me", "bot", game=kit.name)["table"], ann.token)
    while not client.is_asked:
        client.receive()
    before = client.number
    action = client.view["choices"][0]["action"]
    ident = client.move(action)
    for _ in range(3):
        client.move(action, ident, before)
    acks = [client.until("ack") for _ in range(4)]
    assert acks == [acks[0]] * 4
    assert acks[0]["number"] == before + 1
    client.move(action + 1, ident, before)
    assert client.until("error")["code"] == "id_used"


@each_game
def test_resume_after_a_lost_connection(server: Server, kit: Kit) -> None:
    ann = Person(server.url, "Ann")
    table = ann.open_table("me", "bot", "bot", game=kit.name)["table"]
    dice = random.Random(3)
    client = Client(server.url, table, ann.token)
    for _ in range(12):
        play_on([client], dice, 1)
        seen, view = client.number, client.view
        client.close()
        client = Client(server.url, table, ann.token, last=seen)
        client.settle()
        assert client.number >= seen
        if client.number == seen:
            assert client.view == view
    log = next(m for m in reversed(client.heard) if m["t"] == "welcome")["log"]
    assert [line["n"] for line in log] == sorted(line["n"] for line in log)
    assert all(line["text"] and line["event"]["verb"] for line in log)


def test_a_move_that_was_stored_but_not_acknowledged_can_be_repeated(server: Server) -> None:
    ann = Person(server.url, "Ann")
    table = ann.open_table("me", "bot")["table"]
    client = Client(server.url, table, ann.token)
    while not client.is_asked:
        client.receive()
    before, action = client.number, client.view["choices"][0]["action"]
    ident = client.move(action)
    client.close()  # without waiting for the answer
    client = Client(server.url, table, ann.token, last=before)
    client.move(action, ident, before)
    ack = client.until("ack")
    assert ack == {"t": "ack", "id": ident, "number": before + 1}


def test_my_tables_say_whose_turn_it_is(server: Server) -> None:
    ann, ben = Person(server.url, "Ann"), Person(server.url, "Ben")
    made = ann.open_table("me", "open", public=True)
    public = get(f"{server.url}/api/tables/public").json()
    assert made["table"] in [line["table"] for line in public]
    (line,) = ann.get("/api/tables?lang=de").json()
    assert (line["turn"], line["names"]) == (None, ["Ann", "Spieler 2"])
    ben.join(made["table"])
    clients = [Client(server.url, made["table"], who.token) for who in (ann, ben)]
    dice = random.Random(5)
    for _ in range(6):
        for client, who in zip(clients, (ann, ben), strict=True):
            until = time.monotonic() + PATIENCE
            while not is_listed(client, who):  # what happened may be told a little later
                assert time.monotonic() < until, "the list says something else"
        play_on(clients, dice, 1)


def is_listed(client: Client, who: Person) -> bool:
    """Whether the list of tables says about the only one what is seen there."""
    client.settle()
    (line,) = who.get("/api/tables").json()
    assert line["names"] == ["Ann", "Ben"]
    answered = client.acked > client.number
    return bool(line["turn"] == (None if answered else client.view["actor"]))


def test_chat_languages_reasons_and_hints(server: Server) -> None:
    ann = Person(server.url, "Ann")
    table = ann.open_table("me", "bot", hints=True)["table"]
    client = Client(server.url, table, ann.token)
    watcher = Client(server.url, table, None)
    while not client.is_asked:
        client.receive()
    client.send(t="chat", text="  <b>hi</b>\u0000\u202e  there\n")
    said = watcher.until("chat")
    assert (said["seat"], said["name"], said["text"]) == (0, "Ann", "<b>hi</b> there")
    client.send(t="lang", lang="de")
    german = client.until("welcome")
    assert german["lang"] == "de"
    assert [line["text"] for line in german["chat"]] == ["<b>hi</b> there"]
    client.settle()
    client.send(t="lang", lang="xx")  # which the game does not speak
    assert client.until("welcome")["lang"] == "en"
    client.send(t="hint")
    hint = client.until("hint")
    actions = [choice["action"] for choice in client.view["choices"]]
    assert hint["action"] in actions
    assert {option["action"] for option in hint["options"]} <= set(actions)
    assert all(0 <= option["win"] <= 1 and option["label"] for option in hint["options"])
    client.send(t="why", card="Tiny")
    assert client.until("why")["card"] == "Tiny"
    client.send(t="why", card="No such card")
    assert client.until("error")["code"] == "unknown"
