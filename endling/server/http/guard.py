"""Who may talk to the server, and the security headers of every answer."""

from __future__ import annotations

from functools import cache
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope
from uvicorn.middleware.proxy_headers import _TrustedHosts

from endling.server.settings import Settings

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions and sizes of drawn cards
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # links to tables are secrets
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


async def add_headers(message: Message, scope: Scope) -> None:
    """Put the safety headers on every answer."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")


def is_own(origin: str | None, host: str, settings: Settings) -> bool:
    """Whether a request comes from our own pages, from an allowed origin, or from no page."""
    if origin is None:
        return True
    if origin.rstrip("/") in settings.origins:
        return True
    try:
        parts = urlsplit(origin)
        is_page = parts.scheme in ("http", "https") and bool(parts.netloc)
    except ValueError:
        return False
    return is_page and parts.netloc.lower() == host.lower()


def is_host(host: str, settings: Settings) -> bool:
    """Whether the request is meant for this server, if the operator has named its hosts."""
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    return not settings.hosts or name.lower() in settings.hosts


@cache
def _proxies(trusted: str) -> _TrustedHosts:
    return _TrustedHosts(trusted)


def is_proxy(host: str, trusted: str) -> bool:
    """Whether this host is a proxy, which names those whose requests it forwards."""
    return host in _proxies(trusted)


def forwarded_for(host: str, header: str | None, trusted: str) -> str:
    """Where a connection comes from, behind proxies as well."""
    if header is None or not is_proxy(host, trusted):
        return host
    return _proxies(trusted).get_trusted_client_address(header)[0] or host


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else "-"
