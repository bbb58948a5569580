"""Prepared answers: compressed, with a tag by which a browser can tell whether it has them."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import State

ASK_AGAIN = "no-cache"
_TEXT = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")


@dataclass(frozen=True)
class Kept:
    """What is sent, also compressed if that helps."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    cache: str


def keep(body: bytes, kind: str, cache: str = ASK_AGAIN) -> Kept:
    """Something to be sent to whoever asks for it."""
    packed = gzip.compress(body, 9, mtime=0) if kind.startswith(_TEXT) else None
    if packed is not None and len(packed) >= len(body):
        packed = None
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    return Kept(body, packed, kind, tag, cache)


def keep_data(data: Any) -> Kept:
    """Data to be sent as JSON."""
    return keep(msgspec.json.encode(data), "application/json")


def send(request: Request[Any, Any, State], kept: Kept, status: int = 200) -> Response[bytes]:
    """Send it, unless it is there already."""
    headers = {"etag": kept.tag, "cache-control": kept.cache, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == kept.tag:
        return Response(b"", status_code=304, headers=headers, media_type=kept.kind)
    body = kept.body
    if kept.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = kept.packed
    return Response(body, status_code=status, headers=headers, media_type=kept.kind)
