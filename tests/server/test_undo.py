"""Taking steps back."""

from __future__ import annotations

import random

from tests.server.clients import Client, Person, next_asked
from tests.server.running import Server


def test_alone_with_bots_a_step_can_always_be_taken_back(server: Server) -> None:
    ann = Person(server.url, "Ann")
    table = ann.open_table("me", "bot")["table"]
    client = Client(server.url, table, ann.token)
    while not client.is_asked:
        client.receive()
    client.send(t="undo")
    while (answer := client.receive())["t"] != "error":
        pass
    assert answer["code"] == "no_undo"
    view, number = client.view, client.number
    client.play(random.Random(1))
    client.catch_up()
    client.send(t="undo")
    welcome = client.until("welcome")
    assert welcome["view"] == view
    assert welcome["number"] > number
    assert welcome["log"][-1]["event"] == {"verb": "undo", "player": 0}
    client.play(random.Random(2))


def two(server: Server) -> tuple[list[Client], Client, Client]:
    ann, ben = Person(server.url, "Ann"), Person(server.url, "Ben")
    made = ann.open_table("me", "open", "bot")
    ben.join(made["join"])
    clients = [Client(server.url, made["table"], p.token) for p in (ann, ben)]
    dice = random.Random(4)
    for _ in range(100):
        asked = next_asked(clients)
        heard = len(asked.heard)
        asked.play(dice)
        asked.catch_up()
        next_asked(clients)  # nobody moves on meanwhile: it is a person's turn, not the bot's
        other = clients[1 - clients.index(asked)]
        # A step that ended in drawing cards has revealed something.
        told = [m for m in asked.heard[heard:] if m["t"] == "update"]
        events = [line["event"] for m in told for line in m["events"]]
        if any(e["verb"] == "draw" and e["player"] == asked.seat for e in events):
            return clients, asked, other
    raise AssertionError("nobody ever draws")


def test_after_something_was_revealed_everybody_must_agree(server: Server) -> None:
    _, asker, other = two(server)
    asker.send(t="undo")
    ask = other.until("undo_ask")
    assert ask["seat"] == asker.seat
    assert ask["open"]
    other.send(t="undo_vote", agree=False)
    while (answer := asker.until("undo_ask"))["open"]:
        pass
    assert answer["agreed"] is False
    asker.send(t="undo")
    while not other.until("undo_ask")["open"]:
        pass
    before = asker.number
    asker.send(t="undo_vote", agree=True)  # nobody agrees with themselves
    while (refused := asker.receive())["t"] != "error":
        pass
    assert refused["code"] == "no_vote"
    other.send(t="undo_vote", agree=True)
    welcome = asker.until("welcome")
    assert welcome["number"] > before
    assert next_asked([asker, other]) is asker
    asker.play(random.Random(5))


def test_a_step_that_reveals_nothing_is_taken_back_at_once(server: Server) -> None:
    """Among many steps there are some; they need nobody's consent and restore the view."""
    ann, ben = Person(server.url, "Ann"), Person(server.url, "Ben")
    made = ann.open_table("me", "open")
    ben.join(made["join"])
    clients = [Client(server.url, made["table"], p.token) for p in (ann, ben)]
    dice = random.Random(6)
    free = 0
    for _ in range(60):
        if free >= 3:
            break
        asked = next_asked(clients)
        view = dict(asked.view)
        asked.play(dice)
        asked.settle()
        if asked.acked > asked.number:  # somebody thinks about it in secret
            continue
        asked.send(t="undo")
        heard = asked.settle()
        if any(m["t"] == "welcome" for m in heard):
            free += 1
            assert asked.view == view
            asked.play(dice)
        else:
            other = clients[1 - clients.index(asked)]
            other.settle()
            other.send(t="undo_vote", agree=False)
            other.settle()
    assert free >= 1
