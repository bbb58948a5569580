"""Who does not read is let go, and holds up nobody."""

from __future__ import annotations

import json
import random
import socket
from contextlib import suppress
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.server.clients import Client, Person, connect, get, play_on
from tests.server.running import running


def test_a_reader_who_stops_reading(tmp_path: Path) -> None:
    with running(tmp_path, unread_bytes=50_000) as server:
        ann = Person(server.url, "Ann")
        table = ann.open_table("me", "bot")["table"]
        client = Client(server.url, table, ann.token)
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", server.port))
        address = server.url.replace("http", "ws") + f"/api/tables/{table}/play"
        with connect(address, sock=raw, max_queue=1, close_timeout=1) as sleeper:
            sleeper.send(json.dumps({"t": "hello"}))
            with suppress(ConnectionClosed):  # let go
                for n in range(3000):  # asks for everything anew, and reads nothing of it
                    sleeper.send(json.dumps({"t": "lang", "lang": ("en", "de")[n % 2]}))
                    if n % 100 == 0:
                        client.settle()  # the others are answered all the while
            assert lost(server.url) == 1
            play_on([client], random.Random(1))
            assert client.over


def lost(url: str) -> int:
    told = get(f"{url}/metrics").text
    line = next(line for line in told.splitlines() if line.startswith("endling_slow_readers_total"))
    return int(float(line.split()[1]))
