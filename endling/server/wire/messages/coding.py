"""Messages as they are read and written."""

from __future__ import annotations

from msgspec.json import Decoder, Encoder

from endling.server.wire.messages.client import ClientMessage

read_message = Decoder(ClientMessage).decode
write_message = Encoder().encode
