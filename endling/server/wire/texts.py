"""Texts in frames of WebSockets, read and written without the library that knows all the rest.

Nearly all that is said is a short text in a frame of its own, in a packet of its own.
"""

from __future__ import annotations

import struct

from websockets.frames import Frame
from websockets.utils import apply_mask

_TEXT = 0x81  # the first byte of a text that is whole
_MASKED = 0x80
_LONG, _VERY_LONG = 126, 127  # instead of a length that stands in two or eight further bytes
_HEAD = 6  # bytes before a short text of a client: with its mask


def read_text(packet: bytes) -> bytes | None:
    """The text that a client has sent, if it is short and alone in a packet."""
    length = len(packet) - _HEAD
    if not 0 <= length < _LONG or packet[0] != _TEXT or packet[1] != _MASKED | length:
        return None
    return apply_mask(packet[_HEAD:], packet[2:_HEAD])


def write_text(text: bytes) -> bytes:
    """A text as it is sent to a client."""
    length = len(text)
    if length < _LONG:
        return bytes((_TEXT, length)) + text
    if length < 1 << 16:
        return struct.pack("!BBH", _TEXT, _LONG, length) + text
    return struct.pack("!BBQ", _TEXT, _VERY_LONG, length) + text


def least_size(frame: Frame) -> int:
    """How many bytes a client needs at least for a frame."""
    length = len(frame.data)
    return _HEAD + length + (0 if length < _LONG else 2 if length < 1 << 16 else 8)
