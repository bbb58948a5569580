"""Connections: limits on the size and duration of a request that is still incomplete.

Uvicorn reads headers of any length and waits forever for the rest of a request; this bounds both.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from endling.server.http.guard import is_proxy
from endling.server.hub import Hub
from endling.server.limits import network

_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\n\r\n"
_TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n"
_GO_ON = b"HTTP/1.1 100 "
_TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\n\r\n"


class _Answer:
    """What an answer is written to: its head waits for its body, so that both travel together."""

    __slots__ = ("_head", "_is_begun", "_transport")

    def __init__(self, transport: Any) -> None:
        self._transport = transport
        self._head = b""
        self._is_begun = False

    def write(self, data: bytes) -> None:
        """Hold the head; send everything else."""
        if self._is_begun or data.startswith(_GO_ON):
            head, self._head = self._head, b""
            self._transport.write(head + data)
        else:
            self._is_begun, self._head = True, data

    def flush(self) -> None:
        """There is no body, or no more of it."""
        if self._head:
            self.write(b"")

    def close(self) -> None:
        """Hang up after the answer."""
        self.flush()
        self._transport.close()

    def is_closing(self) -> bool:
        """Whether somebody has hung up."""
        return bool(self._transport.is_closing())


class Connection(HttpToolsProtocol):
    """One connection, until it ends or becomes a socket."""

    _deadline: asyncio.TimerHandle | None = None
    _network: str | None = None  # whose connections are counted
    _header_bytes = 0
    _in_header = False

    @property
    def _hub(self) -> Hub:
        hub: Hub = self.app_state["hub"]
        return hub

    def connection_made(self, transport: Any) -> None:
        """Somebody has connected; refuse those who have too many connections."""
        super().connection_made(transport)
        settings = self._hub.settings
        self._expect(settings.header_seconds)
        host = self.client[0] if self.client else ""
        if not is_proxy(host, settings.proxies):
            self._network = network(host)
            if self._hub.connections.enter(self._network) > settings.address_connections:
                self._give_up(_TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._forget()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a socket, which has limits of its own."""
        self._forget()
        super().handle_websocket_upgrade()

    def _forget(self) -> None:
        self._expect(None)
        if self._network is not None:
            self._hub.connections.leave(self._network)
            self._network = None

    def _expect(self, seconds: float | None) -> None:
        """Close the connection if what comes next is not complete in time."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if seconds is not None:
            self._deadline = self.loop.call_later(seconds, self._give_up, _TOO_LATE)

    def _give_up(self, answer: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:  # nothing half said
            self.transport.write(answer)
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Take bytes from the client; the size of the header is limited."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._in_header:
            self._header_bytes += len(data)
            if self._header_bytes > self._hub.settings.header_bytes:
                self._give_up(_TOO_LARGE)

    def on_message_begin(self) -> None:
        """A request begins."""
        self._in_header, self._header_bytes = True, 0
        self._expect(self._hub.settings.header_seconds)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Its body begins, if it has one."""
        self._in_header = False
        self._expect(self._hub.settings.body_seconds)
        super().on_headers_complete()
        cycle: Any = self.cycle
        if cycle is not None and cycle.transport is self.transport:
            cycle.transport = answer = _Answer(self.transport)
            cycle.on_response = partial(self._note_answered, answer)

    def _note_answered(self, answer: _Answer) -> None:
        answer.flush()
        self.on_response_complete()

    def on_message_complete(self) -> None:
        """The request is complete; the answer may take its time."""
        self._expect(None)
        super().on_message_complete()
