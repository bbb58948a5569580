"""People who are away are called by their browser's push service when it is their turn."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from endling.server.calls.sealing import CURVE, point_of, read_bytes, read_point, seal, write_bytes
from endling.server.calls.services import is_service, send
from endling.server.settings import Settings
from tests.server.clients import Client, Person
from tests.server.running import Server, free_port, running

PATIENCE = 60.0


def test_a_message_is_sealed_as_the_standard_says() -> None:
    """The example in section 5 of RFC 8291."""
    sender = int.from_bytes(read_bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    sealed = seal(
        b"When I grow up, I want to be a watermelon",
        read_bytes(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        read_bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(sender, CURVE),
        read_bytes("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert write_bytes(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    ("endpoint", "known"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/abc", True),
        ("https://wns2-par02p.notify.windows.com/w/?token=abc", True),
        ("http://fcm.googleapis.com/fcm/send/abc", False),
        ("https://fcm.googleapis.com:8443/fcm/send/abc", False),
        ("https://fcm.googleapis.com.example.org/abc", False),
        ("https://evilnotify.windows.com/abc", False),
        ("https://me@fcm.googleapis.com/abc", False),
        ("https://127.0.0.1/abc", False),
        ("https://[::1/abc", False),
        ("file:///etc/passwd", False),
    ],
)
def test_only_known_services_are_ever_called(endpoint: str, known: bool) -> None:
    assert is_service(endpoint, Settings().calls) == known


class _Service:
    """A push service on this machine that keeps what it is given."""

    def __init__(self) -> None:
        self.calls: list[tuple[dict[str, str], bytes]] = []
        self.answer = 201
        self.port = free_port()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.calls.append(({k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(service.answer)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", self.port), Handler)
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@pytest.fixture(scope="module")
def service() -> Iterator[_Service]:
    found = _Service()
    yield found
    found.http.shutdown()


@pytest.fixture(scope="module")
def server(service: _Service, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("calls")
    with running(folder, calls=service.url, grace=3600) as found:
        yield found


class _Browser:
    """Subscribes, and opens what it is sent: the other half of RFC 8291."""

    def __init__(self, endpoint: str) -> None:
        self.key, self.auth = ec.generate_private_key(CURVE), b"0123456789abcdef"
        self.subscription = {
            "endpoint": endpoint,
            "p256dh": write_bytes(point_of(self.key.public_key())),
            "auth": write_bytes(self.auth),
        }

    def open(self, body: bytes) -> dict[str, str]:
        salt, sender, sealed = body[:16], body[21:86], body[86:]
        shared = self.key.exchange(ec.ECDH(), read_point(sender))

        def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

        info = b"WebPush: info\0" + point_of(self.key.public_key()) + sender
        secret = derive(shared, self.auth, info, 32)
        key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        said: dict[str, str] = json.loads(AESGCM(key).decrypt(nonce, sealed, None)[:-1])
        return said


def _check_signature(header: str, key: str) -> dict[str, Any]:
    """What the server claims, if it was signed with the key that browsers subscribe to."""
    token = header.removeprefix("vapid t=").split(",")[0]
    said, _, signature = token.rpartition(".")
    raw = read_bytes(signature)
    r, s = int.from_bytes(raw[:32]), int.from_bytes(raw[32:])
    try:
        signed = encode_dss_signature(r, s)
        read_point(read_bytes(key)).verify(signed, said.encode(), ec.ECDSA(hashes.SHA256()))
    except InvalidSignature:
        raise AssertionError("the signature is wrong") from None
    claims: dict[str, Any] = json.loads(read_bytes(said.split(".")[1]))
    return claims


def test_whoever_is_away_is_called_once(server: Server, service: _Service) -> None:
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
    browser = _Browser(f"{service.url}/ben")
    assert ben.post("/api/calls?lang=de", browser.subscription).status_code == 200
    table = ada.open_table("me", "open", options={"ages_per_pile": 1})["table"]
    ben.join(table)
    client = Client(server.url, table, ada.token)
    dice = random.Random(1)
    # Ben never comes: sooner or later it is his turn.
    until = time.monotonic() + PATIENCE
    while not service.calls:
        assert time.monotonic() < until, "nobody was called"
        client.settle()
        if client.is_asked:
            client.play(dice)
        time.sleep(0.05)
    header, body = service.calls[0]
    said = browser.open(body)
    assert said == {"text": "Du bist am Zug", "address": f"/table/{table}"}
    claims = _check_signature(header["authorization"], ben.get("/api/calls").json()["key"])
    assert claims["aud"] == service.url
    assert header["content-encoding"] == "aes128gcm"
    time.sleep(3 * 0.5)  # three beats of this server
    assert len(service.calls) == 1
    client.close()


@pytest.mark.parametrize(
    ("status", "wanted"), [(201, True), (429, True), (404, False), (410, False)]
)
def test_who_has_unsubscribed_is_known_by_the_answer(status: int, wanted: bool) -> None:
    service = _Service()
    service.answer = status
    assert send(f"{service.url}/x", b"sealed", "vapid") == wanted
    assert service.calls[0][0]["ttl"]
    service.http.shutdown()
    service.http.server_close()
    assert send(f"{service.url}/x", b"sealed", "vapid")  # nobody there: perhaps the next time


def test_what_no_browser_has_sent_is_refused(server: Server, service: _Service) -> None:
    ada = Person(server.url, "Ada")
    good = _Browser(f"{service.url}/ada").subscription
    for change in (
        {"endpoint": "http://127.0.0.1:1/ada"},
        {"endpoint": "https://fcm.googleapis.com/ada"},  # this server calls by one service only
        {"p256dh": "AAAA"},
        {"p256dh": "ä"},
        {"auth": "AAAA"},
    ):
        assert ada.post("/api/calls", good | change).json()["error"] == "bad_device"
    assert ada.post("/api/calls", good).status_code == 200
    assert ada.post("/api/calls/end", {"endpoint": good["endpoint"]}).status_code == 200
