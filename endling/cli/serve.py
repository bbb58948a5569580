"""`endling serve`: the table in the browser."""

from __future__ import annotations

import os
import threading
import webbrowser
from typing import Annotated

import typer

from endling.cli.compiling import get_ready
from endling.cli.output import complain, err
from endling.errors import EndlingError
from endling.games import find_game, game_names

Host = Annotated[str | None, typer.Option(metavar="ADDRESS", help="Where to listen.")]
Port = Annotated[int | None, typer.Option(metavar="N", help="The port.")]
Database = Annotated[
    str | None,
    typer.Option(metavar="FILE|URL", help="A file for SQLite, or postgresql://user@host/name."),
]
Workers = Annotated[int | None, typer.Option(metavar="N", help="How many server processes.")]
Open = Annotated[bool, typer.Option("--open", help="Open the browser.")]


def serve(
    host: Host = None,
    port: Port = None,
    database: Database = None,
    workers: Workers = None,
    open_browser: Open = False,
) -> None:
    """Serve the tables; every setting can also come from an ENDLING_* variable."""
    try:
        import uvicorn

        from endling.server.settings import as_environment, read_settings
    except ImportError as problem:
        raise EndlingError(f"{problem}; install endling[table]") from None
    try:
        settings = read_settings(host=host, port=port, database=database, workers=workers)
    except ValueError as problem:
        raise EndlingError(str(problem)) from None
    for name in game_names():
        get_ready(find_game(name))
    os.environ.update(as_environment(settings))
    shown = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{shown}:{settings.port}/"
    err().print(f"The table is at {address}")
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    uvicorn.run(
        "endling.server.app:create_app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers if settings.workers > 1 else None,
        ws_max_size=4 * settings.message_bytes,
        ws_max_queue=64,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=5,
    )
    complain("the table is closed")
