"""The address of this machine in the local network, for links that other devices can open."""

from __future__ import annotations

import socket
from contextlib import suppress
from dataclasses import replace
from ipaddress import ip_address
from typing import TYPE_CHECKING

from endling.errors import EndlingError

if TYPE_CHECKING:
    from endling.server.settings import Settings

_EVERYWHERE = "0.0.0.0"
_ELSEWHERE = ("192.0.2.1", 9)  # a documentation address: nothing is sent to it
_ONLY_HERE = ("127.0.0.1", "::1", "localhost")


def find_lan_address() -> str:
    """The address from which this machine would reach others."""
    candidates = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(_ELSEWHERE)
        candidates.append(probe.getsockname()[0])
    with suppress(OSError):
        candidates += socket.gethostbyname_ex(socket.gethostname())[2]
    usable = [found for found in candidates if not ip_address(found).is_loopback]
    if not usable:
        raise EndlingError("this machine has no address in a local network (--lan needs one)")
    return str(usable[0])


def serve_network(settings: Settings, found: str) -> Settings:
    """The same server for the local network: links say its address, and its pages may use it."""
    is_local = settings.host in ("127.0.0.1", "localhost")
    address = settings.address or f"http://{found}:{settings.port}"
    return replace(
        settings,
        host=_EVERYWHERE if is_local else settings.host,
        address=address,
        origins=(*settings.origins, address),
        hosts=(*settings.hosts, found) if settings.hosts else (),
    )


def who_else(settings: Settings) -> str:
    """Who else can reach the table, and where."""
    if settings.address:
        return f"Others find it at {settings.address}/"
    if settings.host in _ONLY_HERE:
        return "Only this machine can reach it; --lan serves the local network"
    return "Others can reach it; ENDLING_ADDRESS says what links are to name"
