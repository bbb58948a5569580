"""`endling serve --lan`: other devices in the network can join, and links lead them there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.typing import Origin

from endling.cli.network import find_lan_address, serve_network, who_else
from endling.errors import EndlingError
from endling.server.settings import Settings
from tests.server.clients import Person, connect, get, post
from tests.server.running import PATIENCE, ROOT, Server, free_port, wait_for


def lan_address() -> str:
    try:
        return find_lan_address()
    except EndlingError:
        pytest.skip("this machine is in no network")


def test_others_join_by_the_address_that_links_say(tmp_path: Path) -> None:
    found, port = lan_address(), free_port()
    command = [sys.executable, "-m", "endling.cli", "serve", "--lan", "--port", str(port)]
    command += ["--database", str(tmp_path / "tables.sqlite")]
    environment = os.environ | {"ENDLING_JIT": "0"}
    server = subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE)
    try:
        wait_for(f"http://127.0.0.1:{port}", server)
        told = get(f"http://127.0.0.1:{port}/api/reach").json()
        address = f"http://{found}:{port}"
        assert (told["address"], told["lan"]) == (address, True)
        assert address in told["message"]
        ann = Person(address, "Ann")
        made = ann.open_table("me", "bot")
        # Pages from that address may use the server by whatever name it is reached.
        for host in (address, f"http://127.0.0.1:{port}"):
            answer = post(f"{host}/api/players", json={"name": "Ben"}, headers={"Origin": address})
            assert answer.status_code == 201
        play = f"ws://127.0.0.1:{port}/api/tables/{made['table']}/play"
        with connect(play, origin=Origin(address)) as socket:
            socket.send('{"t":"hello"}')
            assert '"welcome"' in str(socket.recv(PATIENCE))
    finally:
        server.terminate()
        _, said = server.communicate(timeout=PATIENCE)
    assert f"Others find it at {address}/" in said.decode()


def test_it_is_said_plainly_that_nobody_else_can_join(server: Server) -> None:
    told = get(f"{server.url}/api/reach?lang=en").json()
    assert (told["address"], told["lan"]) == (None, False)
    assert "Only this device" in told["message"]
    assert "Only this machine can reach it" in server.log()


def test_what_an_operator_has_set_is_kept() -> None:
    mine = Settings(host="10.0.0.9", address="https://a.example", hosts=("a.example",))
    served = serve_network(mine, "10.0.0.9")
    assert (served.host, served.address) == ("10.0.0.9", "https://a.example")
    assert served.hosts == ("a.example", "10.0.0.9")
    assert serve_network(Settings(port=80), "10.0.0.9").address == "http://10.0.0.9:80"


def test_whoever_listens_everywhere_is_not_told_to_be_alone() -> None:
    assert "Only this machine" in who_else(Settings(host="127.0.0.1"))
    assert "Others can reach it" in who_else(Settings(host="0.0.0.0"))
    assert "https://a.example/" in who_else(Settings(host="0.0.0.0", address="https://a.example"))
