"""WebSockets on the network: uvicorn hands a connection over when its client asks for one.

The library `websockets` knows the protocol; here its messages meet the network, with no task, queue
or timer per connection in between. That is what makes a move quick and an idle table small.
"""

from __future__ import annotations

import asyncio
import logging
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import parse_qs, unquote

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from endling.server.http.guard import is_host, is_own
from endling.server.hub import Hub
from endling.server.metrics import CONNECTIONS, SLOW
from endling.server.wire.session import Session, table_in

log = logging.getLogger("endling.server")
quiet = logging.getLogger("endling.server.wire.sockets")
quiet.setLevel(logging.WARNING)

_CLOSE_WITHIN = 10.0  # seconds for the other side to say goodbye
_MOST_SILENCE = 2  # beats without a sign of life


class Socket(asyncio.Protocol):
    """One connection, from its handshake to its end."""

    __slots__ = (
        "_connections",
        "_fragments",
        "_hub",
        "_is_writing",
        "_protocol",
        "_session",
        "_silence",
        "_transport",
    )

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        self._hub: Hub = app_state["hub"]
        self._connections = cast("set[Any]", server_state.connections)
        self._protocol = self._speak(State.CONNECTING)
        self._session: Session | None = None
        self._fragments: list[bytes] = []
        self._silence = 0
        self._is_writing = False

    def _speak(self, state: State) -> ServerProtocol:
        # Longer messages than allowed are still read, to be refused in words.
        most = 4 * self._hub.settings.message_bytes
        return ServerProtocol(state=state, max_size=most, logger=quiet)

    # --- What the network says

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection, taken over in the middle of a request."""
        self._transport = cast("asyncio.Transport", transport)
        self._connections.add(self)

    def connection_lost(self, problem: Exception | None) -> None:
        """The connection is gone."""
        self._connections.discard(self)
        if self._session is not None:
            self._hub.sockets.discard(self)
            CONNECTIONS.dec()
            self._session.end()

    def data_received(self, data: bytes) -> None:
        """Bytes of the client."""
        self._silence = 0
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Request):
                self._shake_hands(event)
            else:
                self._take(cast("Frame", event))
        self.flush()
        if self._session is None or self._protocol.close_expected():
            self._transport.close()  # refused, or at its end

    def shutdown(self) -> None:
        """The server stops."""
        self.close(CloseCode.SERVICE_RESTART)
        self._transport.close()

    # --- The protocol

    def _shake_hands(self, request: Request) -> None:
        path, _, query = request.path.partition("?")
        host = ",".join(request.headers.get_all("Host"))
        origins = request.headers.get_all("Origin")
        settings = self._hub.settings
        is_fine = is_own(",".join(origins) if origins else None, host, settings)
        table = table_in(unquote(path))
        is_full = len(self._hub.sockets) >= settings.connections
        if table is None or not is_fine or not is_host(host, settings) or is_full:
            self._protocol.send_response(self._protocol.reject(HTTPStatus.FORBIDDEN, ""))
            return
        response = self._protocol.accept(request)
        self._protocol.send_response(response)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.flush()
            self._protocol = self._speak(State.OPEN)  # which forgets the request: memory per socket
            lang = parse_qs(query).get("lang", ["en"])[0]
            self._hub.sockets.add(self)
            CONNECTIONS.inc()
            self._session = Session(self, table, lang[:16], self._hub)

    def _take(self, frame: Frame) -> None:
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._fragments.append(bytes(frame.data))
            if frame.fin and self._session is not None:
                message = b"".join(self._fragments)
                self._fragments.clear()
                self._session.hear(message)

    def flush(self) -> None:
        """Send what there is to say."""
        self._is_writing = False
        data = b"".join(self._protocol.data_to_send())
        if data and not self._transport.is_closing():
            self._transport.write(data)

    # --- What the session wants

    def write(self, message: bytes) -> None:
        """Send a message. Who reads too slowly is let go, and holds up nobody."""
        if self._protocol.state is not State.OPEN or self._transport.is_closing():
            return
        if self._transport.get_write_buffer_size() > self._hub.settings.unread_bytes:
            SLOW.inc()
            self._transport.abort()
            return
        self._protocol.send_text(message)
        if not self._is_writing:
            self._is_writing = True
            self._hub.outbox.add(self)

    def close(self, code: int) -> None:
        """Say goodbye, and hang up when that was heard."""
        try:
            self._protocol.send_close(code)
        except InvalidState:
            return
        self.flush()
        asyncio.get_running_loop().call_later(_CLOSE_WITHIN, self._transport.close)

    def pause(self) -> None:
        """Read no more for now."""
        if not self._transport.is_closing():
            self._transport.pause_reading()

    def resume(self) -> None:
        """Read on."""
        if not self._transport.is_closing():
            self._transport.resume_reading()

    def beat(self) -> None:
        """Ask for a sign of life; hang up if there was none for too long."""
        self._silence += 1
        if self._silence > _MOST_SILENCE:
            self._transport.abort()
        elif self._protocol.state is State.OPEN:
            self._protocol.send_ping(b"")
            self.flush()
