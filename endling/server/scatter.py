"""Short delays by chance, for messages whose time could tell what the server had to work.

A beat hides how long the work took, but for microseconds: a processor that has just been busy sends
a little sooner than one that was idle. Chance covers these. One part of a delay is the same for
everybody who is told at that time, so that it cannot be averaged over many connections; the other
is each one's own, so that connections cannot be compared either.
"""

from __future__ import annotations

import secrets
import struct
from hashlib import blake2b

_SECRET = secrets.token_bytes(32)
_SHARED = 2 / 3  # of the longest delay


def delay(due: float, own: bytes, longest: float) -> float:
    """How much later a message leaves than it is due: the same for all of one connection."""
    time = struct.pack("<d", due)
    return longest * (_SHARED * _chance(time) + (1 - _SHARED) * _chance(time + own))


def _chance(text: bytes) -> float:
    """From 0 to 1, and nobody outside this process can foresee it."""
    return int.from_bytes(blake2b(text, digest_size=8, key=_SECRET).digest()) / 2**64
