"""Push messages, sealed so that only the browser that asked for them can read them (RFC 8291).

On top of RFC 8188: one record, with keys from a Diffie-Hellman exchange on P-256.
"""

from __future__ import annotations

import base64
import os
import struct

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
_RECORD = 4096
_LAST_RECORD = b"\x02"


def write_bytes(data: bytes) -> str:
    """Bytes as browsers write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read_bytes(text: str) -> bytes:
    """Bytes that a browser has written; ValueError if it has not."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def read_point(data: bytes) -> ec.EllipticCurvePublicKey:
    """A public key of 65 bytes; ValueError if it is none."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def seal(
    text: bytes,
    receiver: bytes,
    auth: bytes,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a push message for a browser with this public key and secret."""
    sender = sender or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    own = point_of(sender.public_key())
    shared = sender.exchange(ec.ECDH(), read_point(receiver))
    secret = _derive(shared, auth, b"WebPush: info\0" + receiver + own, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + struct.pack("!IB", _RECORD, len(own)) + own
    return header + AESGCM(key).encrypt(nonce, text + _LAST_RECORD, None)
