"""The identity of this server to push services (RFC 8292).

All of its processes share a key, and sign every call with it.
"""

from __future__ import annotations

import json
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

from endling.server.calls.sealing import CURVE, point_of, write_bytes

_VALID = 12 * 3600  # seconds; services take a day at most
_NUMBER = 32  # bytes of a number on the curve


def new_secret() -> bytes:
    """The secret of a new identity."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(_NUMBER)


class Identity:
    """Signs what this server sends."""

    def __init__(self, secret: bytes, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(secret), CURVE)
        self._contact = contact
        self.key = write_bytes(point_of(self._key.public_key()))  # what browsers subscribe to

    def sign(self, endpoint: str) -> str:
        """The Authorization header of a call to this address."""
        where = urlsplit(endpoint)
        head = {"typ": "JWT", "alg": "ES256"}
        claims = {
            "aud": f"{where.scheme}://{where.netloc}",
            "exp": int(time.time()) + _VALID,
            "sub": self._contact,
        }
        said = ".".join(write_bytes(json.dumps(part).encode()) for part in (head, claims))
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        signature = write_bytes(r.to_bytes(_NUMBER) + s.to_bytes(_NUMBER))
        return f"vapid t={said}.{signature}, k={self.key}"
