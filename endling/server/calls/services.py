"""Push services of browsers: which addresses are theirs, and how they are spoken to.

An address comes from whoever subscribes, so only those of known services are ever called: nobody
can make this server send requests to anything else.
"""

from __future__ import annotations

from collections.abc import Sequence
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, OpenerDirector, Request, build_opener

_PATIENCE = 10  # seconds
_LIVES = 6 * 3600  # seconds for which a service keeps a call for a device that is off
_GONE = (404, 410)


class _NoRedirect(HTTPRedirectHandler):
    def redirect_request(self, *_: Any) -> None:
        """Refuse to be redirected."""


_OPENER: OpenerDirector = build_opener(_NoRedirect)


def is_service(endpoint: str, known: Sequence[str]) -> bool:
    """Whether an address belongs to one of these services; `*.` stands for any name before."""
    try:
        where = urlsplit(endpoint)
        host, port = where.hostname or "", where.port
    except ValueError:
        return False
    if where.username is not None or not endpoint.isascii() or not endpoint.isprintable():
        return False
    for service in known:
        wanted = urlsplit(service)
        name = wanted.hostname or ""
        fits = host.endswith(name[1:]) if name.startswith("*.") else host == name
        if fits and (where.scheme, port) == (wanted.scheme, wanted.port):
            return True
    return False


def send(endpoint: str, body: bytes, authorization: str) -> bool:
    """Hand a call over; False: the device does not want any more."""
    headers = {
        "Authorization": authorization,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(_LIVES),
        "Urgency": "high",
    }
    request = Request(endpoint, body, headers, method="POST")
    try:
        with _OPENER.open(request, timeout=_PATIENCE):
            return True
    except HTTPError as problem:
        return problem.code not in _GONE
    except (URLError, HTTPException, OSError):  # perhaps the next call arrives
        return True
