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

from endling.server.http.guard import forwarded_for, is_host, is_own
from endling.server.hub import Hub
from endling.server.limits import Bucket, network
from endling.server.metrics import CONNECTIONS, FLOODS, SLOW
from endling.server.wire.session import Session, table_in
from endling.server.wire.texts import least_size, read_text, write_text

log = logging.getLogger("endling.server")
quiet = logging.getLogger("endling.server.wire.sockets")
quiet.setLevel(logging.WARNING)

_CLOSE_WITHIN = 10.0  # seconds for the other side to say goodbye
_MOST_SILENCE = 2  # beats without a sign of life
_PIECE = 1024  # bytes that are looked at before the budget is asked again
_FRAMES = 2  # frames of any kind for each message that is allowed: pings, fragments
_MOST_PAUSES = 8  # in a row, before a flood is cut off
_FLOOD = 4429
_HARD = 2  # times the limit of a process, counting those who have yet to say who they are
_CROWD = 10  # times the visitors of one address, with its players


class Socket(asyncio.Protocol):
    """One connection, from its handshake to its end."""

    __slots__ = (
        "_budget",
        "_connections",
        "_fragments",
        "_hub",
        "_is_begun",
        "_is_waiting",
        "_is_writing",
        "_network",
        "_paid",
        "_partial",
        "_pauses",
        "_protocol",
        "_session",
        "_silence",
        "_transport",
        "_unread",
        "_unsent",
    )

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        self._hub: Hub = app_state["hub"]
        self._connections = cast("set[Any]", server_state.connections)
        self._protocol = self._speak(State.CONNECTING)
        self._session: Session | None = None
        self._network = ""  # that the client is in
        self._fragments: list[bytes] = []
        self._is_begun = False  # whether the rest of a message is still to come in further frames
        self._partial = 0  # bytes of a frame that is not complete; more if it is written at length
        self._unsent: list[bytes] = []  # messages
        self._silence = 0
        self._is_writing = False
        settings = self._hub.settings
        self._budget = Bucket(_FRAMES * settings.message_rate, _FRAMES * settings.message_burst)
        self._unread = b""  # what was received and not looked at yet
        self._paid: asyncio.TimerHandle | None = None  # when the budget is in order again
        self._pauses = 0
        self._is_waiting = False  # the session wants no more for now

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
        self._unread = b""
        if self._paid is not None:
            self._paid.cancel()
        if self._session is not None:
            self._hub.sockets.discard(self)
            self._hub.crowd.leave(self._network)
            CONNECTIONS.dec()
            self._session.end()

    def data_received(self, data: bytes) -> None:
        """Take bytes from the client; they wait while its budget is overdrawn."""
        self._silence = 0
        self._unread += data
        if self._paid is None:
            self._read_on()

    def _read_on(self) -> None:
        """Look at what has come, piece by piece, as long as the budget allows."""
        self._paid = None
        while self._unread and not self._transport.is_closing():
            # The request was complete, and short enough, when the connection was taken over.
            size = _PIECE if self._session is not None else len(self._unread)
            piece, self._unread = self._unread[:size], self._unread[size:]
            wait = self._budget.spend(self._hear(piece))
            if self._session is None or self._protocol.close_expected():
                self._transport.close()  # refused, or at its end
            elif wait > 0:
                self._wait(wait)
                return
        if self._budget.left > self._budget.burst / 2:
            self._pauses = 0
        self._set_reading()

    def _hear(self, data: bytes) -> int:
        """Take frames; returns how many there were."""
        is_between = self._partial == 0 and not self._is_begun
        text = read_text(data) if is_between and self._session is not None else None
        if text is not None and self._session is not None:
            self._session.hear(text)
            return 1
        self._partial += len(data)
        self._protocol.receive_data(data)
        events = self._protocol.events_received()
        for event in events:
            if isinstance(event, Request):
                self._shake_hands(event)
            else:
                self._take(cast("Frame", event))
        self.flush()
        return len(events)

    def _wait(self, seconds: float) -> None:
        self._pauses += 1
        if self._pauses > _MOST_PAUSES:
            FLOODS.inc()
            self._unread = b""
            self.close(_FLOOD)
        self._paid = asyncio.get_running_loop().call_later(seconds, self._read_on)
        self._set_reading()

    def _set_reading(self) -> None:
        """Read from the network, or let it wait."""
        if self._transport.is_closing():
            return
        if self._paid is not None or self._is_waiting:
            self._transport.pause_reading()
        else:
            self._transport.resume_reading()

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
        self._network = self._from(request)
        is_full = len(self._hub.sockets) >= _HARD * settings.connections
        is_full |= self._hub.crowd.count(self._network) >= _CROWD * settings.address_sockets
        if table is None or not is_fine or not is_host(host, settings) or is_full:
            self._protocol.send_response(self._protocol.reject(HTTPStatus.FORBIDDEN, ""))
            return
        response = self._protocol.accept(request)
        self._protocol.send_response(response)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.flush()
            self._protocol = self._speak(State.OPEN)  # which forgets the request: memory per socket
            self._partial = 0
            lang = parse_qs(query).get("lang", ["en"])[0]
            self._hub.sockets.add(self)
            self._hub.crowd.enter(self._network)
            CONNECTIONS.inc()
            self._session = Session(self, table, lang[:16], self._hub, self._network)

    def _from(self, request: Request) -> str:
        """The network that the client is in."""
        peer = self._transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) and peer else ""
        forwarded = ",".join(request.headers.get_all("X-Forwarded-For")) or None
        return network(forwarded_for(host, forwarded, self._hub.settings.proxies))

    def _take(self, frame: Frame) -> None:
        self._partial -= least_size(frame)
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            if frame.data:
                self._fragments.append(bytes(frame.data))
            self._is_begun = not frame.fin
            if frame.fin and self._session is not None:
                message = b"".join(self._fragments)
                self._fragments.clear()
                self._session.hear(message)

    def flush(self) -> None:
        """Send what there is to say."""
        self._is_writing = False
        data = b"".join((*self._unsent, *self._protocol.data_to_send()))
        self._unsent.clear()
        if data and not self._transport.is_closing():
            self._transport.write(data)

    # --- What the session wants

    def write(self, message: bytes) -> None:
        """Send a message; a client that reads too slowly is disconnected."""
        if self._protocol.state is not State.OPEN or self._transport.is_closing():
            return
        if self._transport.get_write_buffer_size() > self._hub.settings.unread_bytes:
            SLOW.inc()
            self._transport.abort()
            return
        self._unsent.append(write_text(message))
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
        self._is_waiting = True
        self._set_reading()

    def resume(self) -> None:
        """Read on."""
        self._is_waiting = False
        self._set_reading()

    def beat(self) -> None:
        """Ask for a sign of life; hang up if there was none for too long."""
        self._silence += 1
        if self._silence > _MOST_SILENCE:
            self._transport.abort()
        elif self._protocol.state is State.OPEN:
            self._protocol.send_ping(b"")
            self.flush()
