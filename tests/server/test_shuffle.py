"""Shuffles that nobody can choose: commitment, pledges, contributions, key."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from pathlib import Path
from typing import Any

import endling
from endling.server.settings import Settings
from endling.server.storage.schema import Seat
from endling.server.storage.store import Store
from endling.shuffle import fingerprint, make_key
from tests.server.clients import Client, Message, Person, play_on
from tests.server.running import Server, running
from tests.server.test_afterwards import verify
from tests.server.world import record


class Contributor(Person):
    """Somebody whose browser pledges and contributes."""

    def __init__(self, url: str, name: str) -> None:
        super().__init__(url, name)
        self._dice = random.Random(name)
        self.prepare()

    def prepare(self) -> None:
        """Something new to contribute."""
        self.contribution = self._dice.randbytes(32)
        self.pledge = fingerprint(self.contribution)

    def join(self, table: str) -> int:
        answer = self.post(f"/api/tables/{table}/join", {"pledge": self.pledge})
        assert answer.status_code == 200, answer.text
        return int(answer.json()["seat"])

    def contribute(self, client: Client) -> None:
        client.send(t="contribute", contribution=self.contribution.hex())


def welcomes(client: Client) -> list[Message]:
    return [message for message in client.heard if message["t"] == "welcome"]


def wait_for_deal(client: Client) -> None:
    while not welcomes(client)[-1]["dealt"]:
        client.receive()


def refusal(client: Client) -> str:
    while (message := client.receive())["t"] != "error":
        pass
    return str(message["code"])


def two_pledged(server: Server) -> tuple[str, Contributor, Contributor, Client, Client]:
    ann, ben = Contributor(server.url, "Ann"), Contributor(server.url, "Ben")
    made = ann.open_table("me", "open", "bot", pledge=ann.pledge)
    first = Client(server.url, made["table"], ann.token)
    ben.join(made["join"])
    second = Client(server.url, made["table"], ben.token)
    first.until("welcome")
    return made["table"], ann, ben, first, second


def test_all_is_committed_to_before_anybody_contributes(server: Server, tmp_path: Path) -> None:
    table, ann, ben, first, second = two_pledged(server)
    before = welcomes(first)[-1]
    assert before["pledges"] == [ann.pledge, ben.pledge, None]
    assert (before["started"], before["dealt"], before["view"]["choices"]) == (True, False, [])
    ann.contribute(first)
    ann.contribute(first)  # sent again, it counts once
    first.settle()
    assert not welcomes(first)[-1]["dealt"]
    ben.contribute(second)
    wait_for_deal(first)
    wait_for_deal(second)
    ann.contribute(first)  # nor does it harm now
    first.settle()
    first.send(t="contribute", contribution="00" * 32)  # but nobody changes anything any more
    assert refusal(first) == "dealt"
    over = _ended(first, second)
    parts = [ann.contribution, ben.contribution, None]
    assert over["contributions"] == [None if part is None else part.hex() for part in parts]
    assert fingerprint(ann.contribution) == before["pledges"][0]
    secret = bytes.fromhex(over["secret"])
    assert hashlib.sha256(secret).hexdigest() == before["commitment"]
    whole = secret + ann.contribution + ben.contribution + bytes(32)
    assert over["key"] == hashlib.sha256(whole).hexdigest()
    assert endling.replay(over["replay"]).key.hex() == over["key"]
    _check_terminal(server, table, before["commitment"], (ann, ben), tmp_path)


def _ended(first: Client, second: Client) -> dict[str, Any]:
    play_on([first, second], random.Random(4))
    assert first.over is not None
    return first.over


def _check_terminal(
    server: Server, table: str, shown: str, people: tuple[Contributor, Contributor], folder: Path
) -> None:
    ann, ben = people
    address = f"{server.url}/api/replays/{table}"
    given = ["--hash", shown, "--mine", ann.contribution.hex()]
    code, told = verify(address, *given)
    assert (code, told["fair"], told["problems"]) == (0, True, [])
    code, told = verify(address, "--hash", shown, "--mine", "77" * 32)
    assert (code, len(told["problems"])) == (1, 1)
    pledges = [ann.pledge, ben.pledge, "-"]
    code, told = verify(address, *given, "--pledges", ",".join(pledges))
    assert (code, told["fair"]) == (0, True)
    pledges[1] = "77" * 32  # was shown another pledge before the deal
    code, told = verify(address, *given, "--pledges", ",".join(pledges))
    assert (code, len(told["problems"])) == (1, 1)
    result = ann.get(f"/api/replays/{table}").json()
    other = "5a" * 32
    lies: list[dict[str, Any]] = [
        {"secret": other},  # another secret than the one that was committed to
        {"contributions": [other, *result["contributions"][1:]]},
        {"contributions": [None, *result["contributions"][1:]]},
    ]
    for lie in lies:
        path = folder / "result.json"
        path.write_text(json.dumps(result | lie))
        code, told = verify(str(path), *given)
        assert code == 1, lie
        assert told["problems"], lie


def test_one_contribution_changes_the_key() -> None:
    secret, mine = bytes(32), [bytes([n] * 32) for n in (1, 2)]
    keys = {make_key(secret, [one, None]) for one in (*mine, None)}
    assert len(keys) == 3
    assert make_key(secret, [mine[0], None]) != make_key(secret, [None, mine[0]])


def test_what_does_not_fit_is_refused(server: Server) -> None:
    ann = Contributor(server.url, "Ann")
    made = ann.open_table("me", "open", pledge=ann.pledge)
    client = Client(server.url, made["table"], ann.token)
    ann.contribute(client)
    assert refusal(client) == "not_started"  # somebody may still fit a pledge to it
    ben = Person(server.url, "Ben")
    ben.join(made["join"])
    client.until("welcome")
    for sender in (client, Client(server.url, made["table"], ben.token)):
        sender.send(t="contribute", contribution="00" * 32)
        assert refusal(sender) == "not_pledged"
    ann.contribute(client)
    wait_for_deal(client)
    assert ann.post("/api/tables", {"game": "doomlings", "seats": [], "pledge": "x"}).is_error


def test_nobody_waits_for_who_has_lost_it_or_has_gone(tmp_path: Path) -> None:
    with running(tmp_path, grace=1) as server:
        _, ann, _, first, second = two_pledged(server)
        second.send(t="contribute", contribution=None)  # pledged on another device
        ann.contribute(first)
        wait_for_deal(first)
        _, ann, _, first, second = two_pledged(server)
        ann.contribute(first)
        second.close()
        wait_for_deal(first)
        table, ann, ben, first, second = two_pledged(server)
        ann.contribute(first)
        assert ben.post(f"/api/tables/{table}/leave").status_code == 200
        wait_for_deal(first)
        assert welcomes(first)[-1]["resigned"] == [False, True, False]


def test_whoever_leaves_before_the_table_is_full_takes_the_pledge_along(server: Server) -> None:
    ann, ben = Contributor(server.url, "Ann"), Contributor(server.url, "Ben")
    made = ann.open_table("me", "open", "open", pledge=ann.pledge)
    ben.join(made["join"])
    client = Client(server.url, made["table"], ann.token)
    assert welcomes(client)[-1]["pledges"] == [ann.pledge, ben.pledge, None]
    assert ben.post(f"/api/tables/{made['table']}/leave").status_code == 200
    assert client.until("welcome")["pledges"] == [ann.pledge, None, None]


def test_a_rematch_is_committed_to_anew(server: Server) -> None:
    table, ann, ben, first, second = two_pledged(server)
    ann.contribute(first)
    ben.contribute(second)
    wait_for_deal(first)
    wait_for_deal(second)
    _ended(first, second)
    ann.prepare()
    made = ann.post(f"/api/tables/{table}/again", {"pledge": ann.pledge}).json()
    ben.post(f"/api/tables/{table}/again")  # without a pledge this time
    client = Client(server.url, made["table"], ann.token)
    shown = welcomes(client)[-1]
    assert shown["commitment"] != welcomes(first)[-1]["commitment"]
    assert (shown["pledges"], shown["dealt"]) == ([ann.pledge, None, None], False)
    ann.contribute(client)
    wait_for_deal(client)


def test_the_first_deal_that_is_stored_counts(tmp_path: Path) -> None:
    async def work() -> None:
        stores = [Store(Settings(database=str(tmp_path / "tables.sqlite"))) for _ in range(2)]
        for store in stores:
            await store.start()
        try:
            await _deal_twice(*stores)
        finally:
            for store in stores:
                await store.stop()

    asyncio.run(work())


async def _deal_twice(one: Store, two: Store) -> None:
    table, mine = record("doomlings"), b"m" * 32
    table.key = None
    player, _ = await one.new_player("Ann")
    person = Seat(0, "person", None, player.id, "Ann", 0.0, b"p")
    seats = [person, Seat(1, "bot", None, None, None, 0.0)]
    await one.new_table(table, seats)
    assert await one.contribute("t", 0, player.id, mine)
    assert not await two.contribute("t", 0, player.id, b"o" * 32)  # one is enough
    assert not await two.deal("t", seats, b"k" * 32, 0)  # made without the contribution
    person.contribution = mine
    assert await one.deal("t", seats, b"k" * 32, 0)
    assert not await two.deal("t", seats, b"l" * 32, 0)
    assert (await two.table("t")).key == b"k" * 32
    assert not await two.contribute("t", 0, player.id, b"o" * 32)
