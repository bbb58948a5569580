"""A shuffle that nobody can choose: the key of a game from a secret and what everybody adds to it.

The table's secret is committed to first, then whoever takes a seat pledges a contribution: both are
shown as SHA-256. Contributions are told only when all pledges are in, so nobody can fit theirs to
those of the others, and whoever knows the secret cannot either. One honest player is enough.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

SIZE = 32  # bytes of a secret, a contribution, a key


def fingerprint(value: bytes) -> str:
    """What is shown of something that is told later."""
    return hashlib.sha256(value).hexdigest()


def make_key(secret: bytes, contributions: Sequence[bytes | None]) -> bytes:
    """The key of a game: the secret itself if nobody has contributed.

    Otherwise the SHA-256 of the secret and of what every seat has contributed, one after the other;
    bots and all others who have contributed nothing count as zeros.

    >>> make_key(bytes(32), [None, None]) == bytes(32)
    True
    >>> fingerprint(bytes(32) + bytes([7] * 32) + bytes(32)) == make_key(
    ...     bytes(32), [bytes([7] * 32), None]
    ... ).hex()
    True
    """
    if not any(contributions):
        return secret
    parts = [contribution or bytes(SIZE) for contribution in contributions]
    return hashlib.sha256(b"".join([secret, *parts])).digest()
