"""What does not belong is refused, and the table stays as it was."""

from __future__ import annotations

import json
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from tests.server.clients import Client, Person, bearer, connect, get, next_asked, post
from tests.server.running import Server, running


def asked(server: Server, **wishes: Any) -> tuple[Person, str, Client]:
    ann = Person(server.url, "Ann")
    table = ann.open_table("me", "bot", **wishes)["table"]
    client = Client(server.url, table, ann.token)
    while not client.is_asked:
        client.receive()
    return ann, table, client


def stored(server: Server, table: str) -> int:
    with sqlite3.connect(server.database) as database:
        found = database.execute("select count(*) from moves where table_id = ?", [table])
        return int(found.fetchone()[0])


def read_all(client: Client) -> None:
    while True:
        client.receive()


def pour(client: Client) -> None:
    """Send far more than is allowed, and read the answers, until the connection ends."""
    while True:
        for _ in range(20):
            client.socket.send('{"t":"ping"}')
        for _ in range(20):
            client.receive()


BAD = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"move"',
    "{}",
    '{"t":"nonsense"}',
    '{"t":"move"}',
    '{"t":"move","id":"a","after":0,"action":"1"}',
    '{"t":"move","id":"","after":0,"action":1}',
    '{"t":"move","id":"a","after":-1,"action":1}',
    '{"t":"move","id":"a","after":0,"action":1.5}',
    '{"t":"move","id":"a","after":0,"action":1e400}',
    '{"t":"move","id":"a","after":0,"action":99999999999999999999999}',
    '{"t":"chat","text":7}',
    '{"t":"hello","token":null,"last":0}',
    "[" * 5000,
    '{"t":"chat","text":"\\ud800"}',
    '{"t":"undo_vote"}',
]


def test_malformed_messages(server: Server) -> None:
    _, table, client = asked(server)
    before = stored(server, table), client.number, client.view
    for text in BAD:
        client.socket.send(text)
        answer = client.receive()
        assert answer["t"] == "error", text
        assert answer["code"] in ("malformed", "too_large"), text
        assert "Traceback" not in answer["message"]
    client.socket.send(b"\xff\xfe\x00")
    assert client.receive()["code"] == "malformed"
    client.socket.send(json.dumps({"t": "chat", "text": "x" * 10_000}))
    assert client.receive()["code"] == "too_large"
    client.settle()
    assert (stored(server, table), client.number, client.view) == before


def test_an_oversized_message_ends_the_connection_only(server: Server) -> None:
    ann, table, client = asked(server)
    with suppress(ConnectionClosed):  # perhaps before all of it is sent
        client.socket.send("x" * 1_000_000)
    with pytest.raises(ConnectionClosed):
        read_all(client)
    again = Client(server.url, table, ann.token)
    assert again.is_asked


def test_stale_illegal_and_foreign_moves(server: Server) -> None:
    ann, ben = Person(server.url, "Ann"), Person(server.url, "Ben")
    made = ann.open_table("me", "open")
    ben.join(made["table"])
    clients = [Client(server.url, made["table"], p.token) for p in (ann, ben)]
    watcher = Client(server.url, made["table"], None)
    mover = next_asked(clients)
    other = clients[1 - clients.index(mover)]
    action = mover.view["choices"][0]["action"]
    before = stored(server, made["table"])

    def code_of(client: Client, **move: object) -> str:
        client.send(**{"t": "move", "id": "x", "after": client.number, "action": action} | move)
        while (answer := client.receive())["t"] != "error":
            pass
        assert answer["id"] == move.get("id", "x")
        return str(answer["code"])

    assert code_of(other) == "not_your_turn"
    assert code_of(watcher) == "spectator"
    assert code_of(mover, after=mover.number + 1) == "stale"
    assert code_of(mover, action=250, id="y") == "illegal"
    assert code_of(mover, action=2**31 - 1, id="z") == "illegal"
    assert stored(server, made["table"]) == before
    assert next_asked(clients) is mover


def test_tokens_tables_and_seats_of_others(server: Server) -> None:
    ann, table, client = asked(server)
    stranger = Person(server.url, "Eve")
    assert stranger.post(f"/api/tables/{table}/join", {}).json()["error"] == "no_seat"
    onlooker = Client(server.url, table, stranger.token)
    assert onlooker.seat is None
    onlooker.move(client.view["choices"][0]["action"])
    assert onlooker.receive()["code"] == "spectator"
    assert "join" not in onlooker.heard[0]  # the code to a seat is for those who have one
    address = server.url.replace("http", "ws")
    for name, token, code in (
        (table, "guessed", "bad_token"),
        ("x" * 27, ann.token, "unknown_table"),
        (table[:-1], ann.token, "unknown_table"),
    ):
        with connect(f"{address}/api/tables/{name}/play") as socket:
            socket.send(json.dumps({"t": "hello", "token": token, "last": 0}))
            assert json.loads(socket.recv())["code"] == code
            with pytest.raises(ConnectionClosed):
                socket.recv()
    assert get(f"{server.url}/api/tables").status_code == 401
    answer = get(f"{server.url}/api/tables", headers=bearer("x"))
    assert (answer.status_code, answer.json()["error"]) == (401, "bad_token")
    assert client.is_asked
    assert len(table) * 6 >= 128


@pytest.mark.parametrize(
    "first", ['{"t":"sync"}', '{"t":"move","id":"a","after":0,"action":1}', "x"]
)
def test_whoever_does_not_say_hello_first_is_sent_away(server: Server, first: str) -> None:
    _, table, client = asked(server)
    before = stored(server, table)
    with connect(f"{server.url.replace('http', 'ws')}/api/tables/{table}/play") as socket:
        socket.send(first)
        assert json.loads(socket.recv())["code"] == "malformed"
        with pytest.raises(ConnectionClosed):
            socket.recv()
    client.settle()
    assert stored(server, table) == before


def test_tokens_are_stored_hashed(server: Server) -> None:
    ann = Person(server.url, "Ann")
    with sqlite3.connect(server.database) as database:
        dump = "\n".join(database.iterdump())
    assert ann.player in dump
    assert ann.token not in dump


def test_foreign_origins(server: Server) -> None:
    _, table, _ = asked(server)
    address = server.url.replace("http", "ws") + f"/api/tables/{table}/play"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, origin=Origin("https://evil.example")),
    ):
        pass
    assert refused.value.response.status_code == 403
    with connect(address, origin=Origin(server.url)) as socket:
        socket.send('{"t":"hello","token":null,"last":0}')
        assert json.loads(socket.recv())["t"] == "welcome"
    body = {"name": "Eve"}
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://["):
        answer = post(f"{server.url}/api/players", json=body, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign_origin")
    own = post(f"{server.url}/api/players", json=body, headers={"Origin": server.url})
    assert own.status_code == 201


def test_cookies_of_other_programs_of_this_machine_do_no_harm(server: Server) -> None:
    _, table, _ = asked(server)
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/play"
    with connect(address, additional_headers={"Cookie": f"elsewhere={'x' * 4000}"}) as socket:
        socket.send('{"t":"hello","token":null,"last":0}')
        assert json.loads(socket.recv())["t"] == "welcome"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("a\x00b\x1b[31m\u202ec", "ab[31mc"),
        ("x" * 4000, "x" * 30),
        ("  Zoë   the\tnewt ", "Zoë the newt"),
    ],
)
def test_names_are_cleaned(server: Server, given: str, kept: str) -> None:
    answer = post(f"{server.url}/api/players", json={"name": given})
    assert answer.json()["name"] == kept


def test_names_that_are_none(server: Server) -> None:
    for name in ("", " \n", "\u200b", "x" * 10_000):
        answer = post(f"{server.url}/api/players", json={"name": name})
        assert answer.status_code in (400, 422)
        assert answer.json()["error"] in ("bad_name", "malformed")


def test_http_is_refused_with_codes(server: Server) -> None:
    ann = Person(server.url, "Ann")

    def refusal(path: str, body: object = None) -> tuple[int, str]:
        answer = ann.get(path) if body is None else ann.post(path, body)
        assert set(answer.json()) == {"error", "message"}
        return answer.status_code, answer.json()["error"]

    seats = [{"kind": "me"}, {"kind": "bot"}]
    new = {"game": "doomlings", "seats": seats}
    assert refusal("/api/tables", new | {"game": "chess"}) == (404, "unknown_game")
    assert refusal("/api/tables", new | {"seats": seats[:1]}) == (422, "bad_seats")
    assert refusal("/api/tables", new | {"seats": [seats[0]] * 2}) == (422, "bad_seats")
    assert refusal("/api/tables", new | {"options": {"x": 1}}) == (422, "bad_options")
    assert refusal("/api/tables", new | {"options": {"sets": [[[]]]}}) == (422, "bad_options")
    script = {"preset": "<script>alert(1)</script>"}
    assert refusal("/api/tables", new | {"options": script}) == (422, "bad_options")
    assert refusal("/api/tables", new | {"options": {"preset": "x" * 10_000}})[0] == 422
    assert refusal("/api/tables", new | {"options": {"pre\u0000set": 1}}) == (422, "bad_options")
    for level in ("genius", "search:100000000", "random\u0000"):
        bot = [seats[0], {"kind": "bot", "level": level}]
        assert refusal("/api/tables", new | {"seats": bot}) == (422, "unknown_level")
    assert refusal("/api/tables", {"seats": 1})[0] == 400
    assert refusal("/api/score/doomlings", {"players": 7}) == (422, "bad_sheet")
    assert refusal("/api/replays/nothing") == (404, "unknown_table")
    assert refusal(f"/api/replays/{ann.open_table('me', 'bot')['table']}") == (409, "not_over")
    assert refusal("/api/nothing") == (404, "unknown")
    large = ann.post("/api/score/doomlings", {"players": ["x" * 100_000]})
    assert (large.status_code, large.json()["error"]) == (413, "too_large")


def test_what_is_filled_in_wrongly_is_told_in_the_readers_language(server: Server) -> None:
    ann = Person(server.url, "Ann")
    sheet = {"players": [{"name": "Ann", "pile": ["Viral"]}, {}]}
    seats = [{"kind": "me"}, {"kind": "bot"}]
    table = {"game": "doomlings", "seats": seats, "options": {"without": ["Tny"]}}

    def told(path: str, body: object) -> tuple[str, str]:
        answer = ann.post(path, body)
        assert answer.status_code == 422
        return answer.json()["error"], answer.json()["message"]

    color = "Ann: Viral braucht die Wahl einer Farbe: rot, blau, grün oder violett"
    assert told("/api/score/doomlings?lang=de", sheet) == ("bad_sheet", color)
    card = "Weggelassen: unbekannte Karte „Tny“; gemeint ist vielleicht Tiny"
    assert told("/api/tables?lang=de", table) == ("bad_options", card)
    assert "needs a choice of color" in told("/api/score/doomlings", sheet)[1]
    assert "Left out: unknown card" in told("/api/tables", table)[1]


def test_a_mistake_on_a_sheet_is_told_with_its_player(server: Server) -> None:
    ann = Person(server.url, "Ann")
    for players, seat in (([{}, {"pile": ["Viral"]}], 1), ([{}] * 7, None)):
        answer = ann.post("/api/score/doomlings", {"players": players})
        assert answer.status_code == 422
        assert answer.json().get("seat") == seat


def test_answers_carry_safety_headers(server: Server) -> None:
    for path in ("/api/games", "/", "/api/nothing"):
        headers = get(server.url + path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_floods_are_cut_off_and_others_go_on(tmp_path: Path) -> None:
    with running(
        tmp_path, message_rate=5, message_burst=30, request_rate=0.01, request_burst=20
    ) as server:
        ann = Person(server.url, "Ann")
        table = ann.open_table("me", "bot")["table"]
        client, flood = Client(server.url, table, ann.token), Client(server.url, table, None)
        with pytest.raises(ConnectionClosed):
            pour(flood)
        assert {m["code"] for m in flood.heard if m["t"] == "error"} == {"too_fast"}
        client.settle()
        answers = [post(f"{server.url}/api/players", json={"name": "x"}) for _ in range(60)]
        assert {answer.status_code for answer in answers} == {201, 429}
