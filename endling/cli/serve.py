"""`endling serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from contextlib import suppress
from typing import Annotated

import typer

from endling.cli.network import find_lan_address, serve_network, who_else
from endling.cli.output import complain, err
from endling.errors import EndlingError

Host = Annotated[str | None, typer.Option(metavar="ADDRESS", help="Where to listen.")]
Port = Annotated[int | None, typer.Option(metavar="N", help="The port.")]
Database = Annotated[
    str | None,
    typer.Option(metavar="FILE|URL", help="A file for SQLite, or postgresql://user@host/name."),
]
Workers = Annotated[int | None, typer.Option(metavar="N", help="How many server processes.")]
Lan = Annotated[
    bool, typer.Option("--lan", help="Serve the local network, so that other devices can join.")
]
Open = Annotated[bool, typer.Option("--open", help="Open the browser, if there is a display.")]

_ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}
_START_WITHIN = 120.0


def serve(
    host: Host = None,
    port: Port = None,
    database: Database = None,
    workers: Workers = None,
    lan: Lan = False,
    open_browser: Open = False,
) -> None:
    """Serve the tables; every setting can also come from an ENDLING_* variable."""
    try:
        import uvicorn

        from endling.server.http.pages import pages_folder
        from endling.server.settings import as_environment, read_settings
        from endling.server.storage.database import prepare
    except ImportError as problem:
        raise EndlingError(f"{problem}; install endling[table]") from None
    try:
        settings = read_settings(
            host=host, port=port, database=database, workers=workers, lan=lan or None
        )
    except ValueError as problem:
        raise EndlingError(str(problem)) from None
    if settings.lan:
        settings = serve_network(settings, find_lan_address())
    _check_free(settings.host, settings.port)
    asyncio.run(prepare(settings))
    os.environ.update(as_environment(settings))
    if settings.workers > 1:  # so that /metrics tells of all processes, whichever is asked
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="endling-"))
    near = _ANYWHERE.get(settings.host, settings.host)
    address = f"http://{f'[{near}]' if ':' in near else near}:{settings.port}/"
    if pages_folder(settings) is None:
        complain("the pages are not built, only the interface is served (make pages builds them)")
    threading.Thread(
        target=_announce,
        args=(near, settings.port, address, who_else(settings), open_browser),
        daemon=True,
    ).start()
    gc.disable()  # until the server listens: modules that are read leave no garbage
    uvicorn.run(
        "endling.server.app:Server",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers if settings.workers > 1 else None,
        http="endling.server.http.connections:Connection",
        ws="endling.server.wire.sockets:Socket",
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=5,
    )
    complain("the table is closed")


def _check_free(host: str, port: int) -> None:
    """Say early, and in one line, that the address cannot be used."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        if os.name == "posix":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as problem:
            reason = problem.strerror or str(problem)
            raise EndlingError(
                f"cannot listen on {host}, port {port}: {reason} "
                "(--port or ENDLING_PORT chooses another)"
            ) from None


def _announce(host: str, port: int, address: str, others: str, open_browser: bool) -> None:
    """Tell the address as soon as the server answers there, and open the browser."""
    until = time.monotonic() + _START_WITHIN
    while time.monotonic() < until:
        with suppress(OSError), socket.create_connection((host, port), 1.0):
            break
        time.sleep(0.05)
    err().print(f"The table is at {address} (Ctrl+C closes it)")
    err().print(others)
    if open_browser and _has_display():
        with suppress(webbrowser.Error, OSError):
            webbrowser.open(address)


def _has_display() -> bool:
    """Whether a browser would have a window; one inside the terminal would be in the way."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
