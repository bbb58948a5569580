"""Texts in frames are read and written as the library does it, however they are cut up."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, cast

import pytest
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, Protocol, State

from endling.server.settings import Settings
from endling.server.wire.sockets import Socket
from endling.server.wire.texts import read_text, write_text


class Transport:
    """A network that takes everything."""

    def write(self, data: bytes) -> None:
        pass

    def is_closing(self) -> bool:
        return False

    def resume_reading(self) -> None:
        pass


class Listener:
    """A session that notes what it hears."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def hear(self, message: bytes) -> None:
        self.heard.append(message)


class HubOfNobody:
    """A hub with settings only, and no limit on messages."""

    settings = Settings(message_rate=1e9, message_burst=10**9)


def opened() -> tuple[Socket, Listener]:
    """A socket after its handshake."""
    socket = Socket(cast("Any", None), ServerState(), {"hub": HubOfNobody()})
    listener = Listener()
    socket._session, socket._transport = cast("Any", listener), cast("Any", Transport())
    socket._protocol = socket._speak(State.OPEN)
    return socket, listener


def written(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def at_length(data: bytes) -> bytes:
    """A text whose length is written in two bytes though one would do; its mask changes nothing."""
    return bytes((0x81, 0x80 | 126, 0, len(data), 0, 0, 0, 0)) + data


def said(dice: random.Random) -> Iterator[tuple[list[bytes], list[bytes]]]:
    """Frames, and the messages that are in them."""
    for number in range(60):
        text = b"%d:" % number + b"x" * dice.choice((0, 1, 60, 122, 123, 124, 300, 5000))
        match dice.randrange(5):
            case 0:
                yield [written(Opcode.PING, b"there?")], []
            case 1:
                parts = [written(Opcode.TEXT, b"", False), written(Opcode.CONT, text[:1], False)]
                yield [*parts, written(Opcode.PONG, b""), written(Opcode.CONT, text[1:])], [text]
            case 2 if len(text) < 126:
                yield [at_length(text)], [text]
            case _:
                yield [written(Opcode.TEXT, text)], [text]


@pytest.mark.parametrize("seed", range(20))
def test_texts_are_heard_however_they_are_cut_up(seed: int) -> None:
    dice = random.Random(seed)
    socket, listener = opened()
    whole = list(said(dice))
    packets = [packet for frames, _ in whole for packet in frames]
    if seed % 2:  # as the network may deliver them
        sent = b"".join(packets)
        cuts = sorted(dice.sample(range(1, len(sent)), 40))
        packets = [sent[a:b] for a, b in zip([0, *cuts], [*cuts, len(sent)], strict=True)]
    for packet in packets:
        socket.data_received(packet)
    assert listener.heard == [text for _, texts in whole for text in texts]


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 100_000])
def test_what_is_written_is_read_by_others(length: int) -> None:
    text = bytes(random.Random(length).choices(b"abc", k=length))
    client = Protocol(CLIENT, state=State.OPEN, max_size=None)
    client.receive_data(write_text(text))
    (frame,) = cast("list[Frame]", client.events_received())
    assert (frame.opcode, frame.data, frame.fin) == (Opcode.TEXT, text, True)


def test_what_is_no_short_text_is_left_to_the_library() -> None:
    text = written(Opcode.TEXT, b"hello")
    assert read_text(text) == b"hello"
    others = (
        text[:-1],
        text + text,
        written(Opcode.TEXT, b"hello", False),
        written(Opcode.BINARY, b"hello"),
        written(Opcode.CLOSE, b""),
        written(Opcode.TEXT, b"x" * 126),
        Frame(Opcode.TEXT, b"hello").serialize(mask=False),
        b"",
    )
    assert [read_text(packet) for packet in others] == [None] * len(others)
