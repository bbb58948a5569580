"""Several people choose at the same time, and nobody learns anything before all have."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.server.clients import Client, Person, play_on
from tests.server.running import Server, running

NAMES = ("Ada", "Ben", "Cid")


class Choosing:
    """Three, bots last, who are all asked what to bury, and somebody who watches."""

    def __init__(self, server: Server, bots: int = 0) -> None:
        self.server = server
        people = [Person(server.url, name) for name in NAMES[: len(NAMES) - bots]]
        self.tokens = [person.token for person in people]
        seats = ["me", *["open"] * (len(people) - 1), *["bot"] * bots]
        self.table = people[0].open_table(*seats, game="embers", public=True)["table"]
        for person in people[1:]:
            person.join(self.table)
        self.watcher = self._come(None)
        self.clients = [self._come(token) for token in self.tokens]

    def _come(self, token: str | None) -> Client:
        return Client(self.server.url, self.table, token)

    def come_back(self) -> None:
        self.clients = [self._come(token) for token in self.tokens]

    def settle(self) -> None:
        for client in (*self.clients, self.watcher):
            client.settle()

    def answer(self, seat: int) -> None:
        """Bury nothing more."""
        client = self.clients[seat]
        (done,) = (c["action"] for c in client.view["choices"] if c["kind"] == "word")
        client.move(done)
        client.until("ack")
        client.settle()


@pytest.fixture(scope="module")
def prompt_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that tells every step at once."""
    with running(tmp_path_factory.mktemp("server"), update_interval=0) as found:
        yield found


@pytest.fixture
def choosing(prompt_server: Server) -> Choosing:
    return Choosing(prompt_server)


def refusal(client: Client, action: int) -> str:
    client.move(action)
    while (answer := client.receive())["t"] != "error":
        pass
    return str(answer["code"])


def test_all_are_asked_at_once(choosing: Choosing) -> None:
    assert all(client.is_asked for client in choosing.clients)
    assert {client.view["prompt"] for client in choosing.clients} == {"bury"}
    assert all(player["choosing"] for player in choosing.watcher.view["players"])


def test_a_bot_answers_after_somebody_who_was_quicker(prompt_server: Server) -> None:
    choosing = Choosing(prompt_server, bots=1)
    choosing.answer(1)
    choosing.answer(0)
    watcher = choosing.watcher
    while any(player["choosing"] for player in watcher.view["players"]):
        watcher.receive()


def test_an_answer_shows_only_to_its_giver(choosing: Choosing) -> None:
    choosing.settle()
    ada, ben, cid = choosing.clients
    choosing.answer(1)
    assert not ben.is_asked
    assert ben.view["prompt"] is None
    for client in (ada, cid, choosing.watcher):
        assert {message["t"] for message in client.settle()} <= {"presence"}


def test_the_last_answer_opens_all(choosing: Choosing) -> None:
    for seat in (2, 1):
        choosing.answer(seat)
    assert choosing.clients[0].is_asked
    choosing.answer(0)
    choosing.settle()
    assert [client.view["actor"] for client in choosing.clients] == [0, 0, 0]
    assert {client.view["prompt"] for client in choosing.clients} == {"play"}
    play_on(choosing.clients, random.Random(1))
    assert all(client.over for client in choosing.clients)


def test_an_answer_is_acknowledged_alike_before_and_after_all_have_answered(
    choosing: Choosing,
) -> None:
    last = choosing.clients[2]
    (done,) = (c["action"] for c in last.view["choices"] if c["kind"] == "word")
    last.move(done, "the-same")
    early = last.until("ack")
    for seat in (0, 1):
        choosing.answer(seat)
    choosing.settle()
    last.move(done, "the-same")
    assert last.until("ack") == early


def test_several_answers_of_one_seat(choosing: Choosing) -> None:
    cid = choosing.clients[2]
    held = len(cid.view["players"][2]["hand"])
    buried = cid.view["choices"][-1]["action"]
    cid.move(buried)
    cid.until("ack")
    cid.settle()
    assert cid.is_asked
    assert len(cid.view["players"][2]["hand"]) == held - 1
    for seat in (2, 0, 1):
        choosing.answer(seat)
    choosing.settle()
    assert len(cid.view["players"][2]["hand"]) == held - 1
    assert {client.view["prompt"] for client in choosing.clients} == {"play"}


def test_an_answer_can_be_taken_back(choosing: Choosing) -> None:
    choosing.answer(2)
    cid = choosing.clients[2]
    cid.send(t="undo")
    cid.until("welcome")
    cid.settle()
    assert cid.is_asked
    for seat in (0, 1):
        choosing.answer(seat)
    choosing.settle()
    assert choosing.watcher.view["players"][2]["choosing"]
    choosing.answer(2)
    choosing.settle()
    assert choosing.watcher.view["prompt"] == "play"


def test_answers_survive_a_crash(choosing: Choosing) -> None:
    choosing.answer(2)
    choosing.answer(0)
    choosing.server.kill()
    choosing.server.start()
    choosing.come_back()
    assert [client.is_asked for client in choosing.clients] == [False, True, False]
    choosing.answer(1)
    for client in choosing.clients:
        client.settle()
    assert {client.view["prompt"] for client in choosing.clients} == {"play"}


def test_answers_that_are_refused(choosing: Choosing) -> None:
    ben = choosing.clients[1]
    assert refusal(ben, 0) == "illegal"
    choosing.answer(1)
    assert refusal(ben, 0) == "not_your_turn"
