"""Who leaves is replaced by a bot, and can come back."""

from __future__ import annotations

import math
import random
import time
from pathlib import Path

from tests.server.clients import Client, Person
from tests.server.running import Server, running


def test_a_bot_takes_over_and_gives_back(server: Server) -> None:
    ann, ben = Person(server.url, "Ann"), Person(server.url, "Ben")
    made = ann.open_table("me", "open", grace=0)
    ben.join(made["join"])
    first = Client(server.url, made["table"], ann.token)
    second = Client(server.url, made["table"], ben.token)
    dice = random.Random(1)
    first.settle()
    second.settle()
    second.close()
    while (presence := first.until("presence"))["online"] != [True, False]:
        pass
    assert presence["standins"] == [False, True]
    moves = 0
    until = time.time() + 30
    while moves < 5 and time.time() < until:
        first.settle()
        if first.is_asked:
            first.play(dice)
            moves += 1
    assert moves == 5, "the table waits for somebody who has left"
    back = Client(server.url, made["table"], ben.token)
    back.settle()
    assert back.seat == 1
    while first.until("presence")["online"] != [True, True]:
        pass
    for _ in range(50):
        first.settle()
        back.settle()
        if back.is_asked:
            break
        if first.is_asked:
            first.play(dice)
    number = back.number
    time.sleep(0.3)
    back.settle()
    assert back.number == number, "a bot still plays for somebody who is back"


def test_the_clock_lets_a_bot_decide(server: Server) -> None:
    ann = Person(server.url, "Ann")
    table = ann.open_table("me", "bot", timer=5)["table"]
    client = Client(server.url, table, ann.token)
    while not client.is_asked:
        client.receive()
    number = client.number
    start = time.time()
    client.until("update", 12)
    assert client.number > number
    assert time.time() - start > 3


def test_a_reload_shows_the_time_that_is_left(tmp_path: Path) -> None:
    with running(tmp_path, beat=10) as server:
        ann = Person(server.url, "Ann")
        table = ann.open_table("me", "bot", timer=7)["table"]
        client = Client(server.url, table, ann.token)
        while not client.is_asked:
            client.receive()
        asked, number = time.time(), client.number
        client.close()
        time.sleep(2.5)
        again = Client(server.url, table, ann.token)
        gone = time.time() - asked
        told = [message["left"] for message in again.heard if message["t"] == "welcome"][-1]
        assert 7 - gone - 1 <= told <= math.ceil(7 - 2.5)
        # What was told is what happens: a bot decides then, not a whole timer after the reload.
        assert again.number == number, "decided already"
        again.until("update", 12)
        assert time.time() - asked < 7 + 2.5


def test_nobody_stands_in_for_who_is_seen_by_another_process(tmp_path: Path) -> None:
    with running(tmp_path, beat=0.2) as here, running(tmp_path, here.database, beat=0.2) as there:
        ann, ben = Person(here.url, "Ann"), Person(here.url, "Ben")
        table = ann.open_table("me", "open", grace=0)["table"]
        ben.join(table)
        clients = [Client(here.url, table, ann.token), Client(there.url, table, ben.token)]
        time.sleep(1)  # the table is complete, its news are told
        for client in clients:
            client.settle()
        numbers = [client.number for client in clients]
        time.sleep(2)  # many signs of life, which the other process does not hear of by itself
        for client in clients:
            client.settle()
        assert [client.number for client in clients] == numbers


def test_a_bot_can_fill_an_open_seat(server: Server) -> None:
    ann, ben = Person(server.url, "Ann"), Person(server.url, "Ben")
    made = ann.open_table("me", "open")
    client = Client(server.url, made["table"], ann.token)
    client.send(t="move", id="a", after=0, action=70)
    while (answer := client.receive())["t"] != "error":
        pass
    assert answer["code"] == "not_started"
    path = f"/api/tables/{made['table']}/bot"
    assert ben.post(path, {"seat": 1}).status_code == 403
    assert ann.post(path, {"seat": 1, "level": "random"}).status_code == 200
    client.until("welcome")
    while not client.is_asked:
        client.receive()
    assert client.started
