"""Whoever pours into the server is slowed down or cut off, and players are not locked out."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from tests.server.clients import Client, Person, connect, get, post
from tests.server.running import PATIENCE, Server, running

FLOOD = 4429


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with short patience that takes this machine for a stranger."""
    limits: dict[str, Any] = {"header_seconds": 2, "body_seconds": 2, "address_connections": 10}
    limits |= {"address_sockets": 3, "connections": 6, "viewers": 2}
    limits |= {"message_rate": 200, "message_burst": 60, "chat_rate": 0.01, "chat_burst": 3}
    with running(tmp_path_factory.mktemp("strict"), proxies="", **limits) as found:
        yield found


def opened(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE)


def until_closed(connection: socket.socket) -> bytes:
    """Everything that is answered; waits for the end of the connection."""
    answer = b""
    try:
        while data := connection.recv(65536):
            answer += data
    except ConnectionResetError:
        pass
    return answer


# --- Requests that are too many


def test_who_reads_too_fast_is_refused_and_slowed_down(tmp_path: Path) -> None:
    with running(tmp_path, read_rate=0.001, read_burst=50) as server:
        ann = Person(server.url, "Ann")
        lists = [ann.get("/api/games/mine").status_code for _ in range(2)]
        assert lists == [200, 429], "one of these weighs as much as many others"
        codes = [get(f"{server.url}/api/games").status_code for _ in range(12)]
        assert (codes[0], codes[-1]) == (200, 429)
        assert ann.post("/api/me", {"name": "Ben"}).status_code == 200


# --- Requests that never become one ---------------------------------------------------------------


def test_an_endless_header_is_cut_off(strict: Server) -> None:
    with opened(strict) as connection:
        connection.sendall(b"GET /api/health HTTP/1.1\r\nhost: a\r\nx: ")
        try:
            for _ in range(1000):
                connection.sendall(b"a" * 4096)
        except (BrokenPipeError, ConnectionResetError):
            return
        assert until_closed(connection).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/health HT",
        b"GET /api/health HTTP/1.1\r\nhost: a\r\n",
        b"POST /api/players HTTP/1.1\r\nhost: a\r\ncontent-length: 50\r\n\r\n{",
        b"POST /api/players HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n",
    ],
)
def test_half_a_request_is_not_waited_for(strict: Server, begun: bytes) -> None:
    with opened(strict) as connection:
        connection.sendall(begun)
        until_closed(connection)  # or the time-out of the connection fails the test


def test_a_request_that_drips_is_not_waited_for(strict: Server) -> None:
    with opened(strict) as connection:
        connection.sendall(b"GET /api/health HTTP/1.1\r\n")
        with suppress(OSError):
            until = time.monotonic() + PATIENCE
            while time.monotonic() < until:
                connection.sendall(b"x: y\r\n")
                time.sleep(0.1)
            pytest.fail("it was waited for")


def test_whole_requests_are_answered_one_after_the_other(strict: Server) -> None:
    with httpx.Client(base_url=strict.url, timeout=PATIENCE) as client:
        for _ in range(3):
            assert client.get("/api/health").status_code == 200


def test_one_address_cannot_hold_all_connections(strict: Server) -> None:
    with ExitStack() as held:
        for _ in range(30):
            held.enter_context(opened(strict))
        late = held.enter_context(opened(strict))
        assert until_closed(late).startswith(b"HTTP/1.1 4")


# --- Bodies that nobody can read ------------------------------------------------------------------


@pytest.mark.parametrize(
    "body", [b'{"name": "\xff\xfe"}', b"\xff", b"[" * 50_000, b'{"a":' * 10_000, b"{", b"", b"7"]
)
@pytest.mark.parametrize("path", ["/api/players", "/api/score/doomlings"])
def test_a_body_that_is_no_message_is_refused(server: Server, path: str, body: bytes) -> None:
    kind = {"content-type": "application/json"}
    answer = post(server.url + path, content=body, headers=kind)
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"] in ("malformed", "bad_sheet")


def test_a_sheet_with_a_number_for_choices_is_refused(server: Server) -> None:
    sheet = {"players": [{"choices": 1}, {}]}
    answer = post(f"{server.url}/api/score/doomlings", json=sheet)
    assert answer.status_code == 422
    assert "choices" in answer.json()["message"]


# --- Frames ---------------------------------------------------------------------------------------


def pour(connection: ClientConnection, frame: Frame) -> int:
    """Send a frame over and over past the library, until the server hangs up; returns its code."""
    data = frame.serialize(mask=True) * 1000
    raw = connection.socket
    raw.settimeout(PATIENCE)
    try:
        for _ in range(100_000):
            raw.sendall(data)
    except OSError:
        pass
    try:
        while True:
            connection.recv(PATIENCE)
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else 0


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.PING, b""),
        Frame(Opcode.PONG, b""),
        Frame(Opcode.TEXT, b'{"t":"ping"}'),
    ],
)
def test_a_flood_of_frames_is_slowed_down_and_cut_off(strict: Server, frame: Frame) -> None:
    ann = Person(strict.url, "Ann")
    table = ann.open_table("me", "bot")["table"]
    honest = Client(strict.url, table, ann.token)
    address = strict.url.replace("http", "ws") + f"/api/tables/{table}/play"
    with connect(address) as flood:
        flood.send('{"t":"hello"}')
        assert pour(flood, frame) in (FLOOD, 0)
    honest.settle()
    honest.close()


def test_empty_fragments_count_as_frames(strict: Server) -> None:
    ann = Person(strict.url, "Ann")
    table = ann.open_table("me", "bot")["table"]
    address = strict.url.replace("http", "ws") + f"/api/tables/{table}/play"
    with connect(address) as flood:
        flood.send('{"t":"hello"}')
        flood.socket.sendall(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
        assert pour(flood, Frame(Opcode.CONT, b"", fin=False)) in (FLOOD, 0)


# --- Crowds ---------------------------------------------------------------------------------------


def refusal(server: Server, table: str, token: str | None = None) -> str | None:
    """What somebody who comes is told."""
    address = server.url.replace("http", "ws") + f"/api/tables/{table}/play"
    with connect(address) as visitor:
        visitor.send(json.dumps({"t": "hello", "token": token}))
        first = json.loads(visitor.recv(PATIENCE))
        return str(first["code"]) if first["t"] == "error" else None


def test_spectators_of_one_address_do_not_lock_out_a_player(strict: Server) -> None:
    ann = Person(strict.url, "Ann")
    tables = [ann.open_table("me", "bot")["table"] for _ in range(3)]
    watching = [Client(strict.url, table, None) for table in (*tables, tables[0])[:3]]
    assert refusal(strict, tables[1]) == "full"
    assert refusal(strict, tables[0], ann.token) is None
    for client in watching:
        client.close()


def test_a_table_full_of_spectators_has_room_for_its_players(strict: Server) -> None:
    ann = Person(strict.url, "Ann")
    table = ann.open_table("me", "bot")["table"]
    watching = [Client(strict.url, table, None) for _ in range(2)]
    assert refusal(strict, table) == "full"
    player = Client(strict.url, table, ann.token)
    for client in (*watching, player):
        client.close()


def test_players_come_in_when_the_process_is_full(strict: Server) -> None:
    ann = Person(strict.url, "Ann")
    tables = [ann.open_table("me", "bot")["table"] for _ in range(8)]
    seated = [Client(strict.url, table, ann.token) for table in tables]
    assert refusal(strict, tables[0]) == "full"
    for client in seated:
        client.close()


def test_one_address_takes_a_part_of_all_sockets(tmp_path: Path) -> None:
    with running(tmp_path, address_sockets=1) as server, ExitStack() as silent:
        table = Person(server.url, "Ann").open_table("me", "bot")["table"]
        address = server.url.replace("http", "ws") + f"/api/tables/{table}/play"
        for _ in range(10):
            silent.enter_context(connect(address))
        with pytest.raises(InvalidStatus):
            silent.enter_context(connect(address))


def test_spectators_share_what_they_may_say(strict: Server) -> None:
    ann = Person(strict.url, "Ann")
    table = ann.open_table("me", "bot")["table"]
    watching = [Client(strict.url, table, None) for _ in range(2)]
    for client in watching:
        for _ in range(3):
            client.send(t="chat", text="hello")
    player = Client(strict.url, table, ann.token)
    player.send(t="chat", text="from a seat")
    said: list[str] = []
    while "from a seat" not in said:
        message = player.receive()
        if message["t"] == "chat":
            said.append(message["text"])
    welcome = next(message for message in player.heard if message["t"] == "welcome")
    assert len([line for line in welcome["chat"] if line["seat"] is None]) + len(said) <= 3 + 1
    for client in (*watching, player):
        client.close()


def test_pages_of_another_origin_are_told_whether_they_may_read(tmp_path: Path) -> None:
    ours = "https://a.example"
    with running(tmp_path, origins=ours) as server:
        health = f"{server.url}/api/health"
        answer = get(health, headers={"origin": ours})
        assert answer.headers["access-control-allow-origin"] == ours
        wish = {"origin": ours, "access-control-request-method": "POST"}
        wish |= {"access-control-request-headers": "authorization,content-type"}
        asked = httpx.options(f"{server.url}/api/tables", headers=wish)
        assert asked.status_code < 300
        assert "POST" in asked.headers["access-control-allow-methods"]
        assert "authorization" in asked.headers["access-control-allow-headers"].lower()
        other = get(health, headers={"origin": "https://b.example"})
        assert "access-control-allow-origin" not in other.headers
