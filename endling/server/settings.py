"""What an operator can set; every field can also come from an `ENDLING_*` variable."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

PREFIX = "ENDLING_"


def default_database() -> str:
    """The embedded database in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(base) / "endling" / "tables.sqlite")


@dataclass(frozen=True)
class Settings:
    """All settings of a server, times in seconds."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # a file for SQLite, or postgresql://…; empty: in the user's data folder
    workers: int = 1
    warm: bool = False  # have all games compiled before listening
    pages: str = ""  # a folder with the built pages; empty: those inside the package
    origins: tuple[str, ...] = ()  # further origins that may use the server, e.g. https://a.example
    address: str = ""  # what links to tables begin with, e.g. https://a.example; empty: as the page
    lan: bool = False  # whether the local network is served
    hosts: tuple[str, ...] = ()  # if given, only these Host headers are answered
    proxies: str = "127.0.0.1"  # whose X-Forwarded-* headers are believed

    # Push services by which people are called when it is their turn; empty: nobody is.
    calls: tuple[str, ...] = (
        "https://fcm.googleapis.com",
        "https://*.push.services.mozilla.com",
        "https://*.notify.windows.com",
        "https://*.push.apple.com",
    )
    calls_contact: str = "mailto:nobody@example.com"  # whom these services ask about misuse

    pause: float = 0.2  # the least time between a step and its news, the same for all steps
    answer: float = 0.03  # when whoever asks is answered, where others could learn from the time
    scatter: float = 0.003  # by how much, by chance, such an answer is later
    update_interval: float = 0.5  # the least time between two updates to those who are not asked
    window: float = 3.0  # how long people have to react if others watch; 0: no limit, which shows
    hold: float = 10.0  # by how much a hold lengthens a window
    holds: int = 3  # how often a seat may hold windows open in a game
    race: float = 8.0  # how long people have where whoever acts first is first; 0: no limit
    blink: float = 0.1  # answers that come so close together are ties
    bot_pause: float = 0.8  # how long bots take at least for an open move
    think: float = 5.0  # the most time a bot may think about one move
    thinkers: int = 2  # threads in which bots think; one address never has all of several
    hint_iterations: int = 1000  # playouts behind a hint
    analysis: int = 300  # how often the analysis of a game looks ahead at every decision
    metrics: tuple[str, ...] = ("127.0.0.1", "::1")  # who may read /metrics; *: everybody
    standin: str = ""  # the bot that replaces people who have left; empty: the usual one
    grace: int = 120  # how long a seat stays empty before a bot takes over
    beat: float = 10.0  # how often a process says that its players are still there
    ping: float = 20.0  # how often a silent connection is asked for a sign of life
    poll: float = 0.5  # how often SQLite is asked for news of other processes
    patience: float = 2.0  # how long to wait for a locked database
    sqlite_full_sync: bool = False  # wait for the disk: a loss of power then loses nothing
    idle: float = 120.0  # how long an unused table stays in memory

    message_bytes: int = 8192  # the largest message of a player
    body_bytes: int = 65536  # the largest HTTP body
    unread_bytes: int = 2_000_000  # how much may wait for a slow reader
    viewers: int = 200  # how many may look at one table
    connections: int = 5000  # how many sockets a process serves; players at their table come first
    player_tables: int = 100  # running tables of one player
    player_public: int = 3  # of those, open to all
    table_rate: float = 0.05  # tables per second that one player may open, and how many at once
    table_burst: int = 30
    address_table_rate: float = 0.5  # the same for all players of one address
    address_table_burst: int = 200
    address_public_rate: float = 0.01  # and for those tables that are open to all
    address_public_burst: int = 10
    address_sockets: int = 100  # sockets of one address (IPv6: /64) whose people have no seat
    address_connections: int = 200  # connections of one address that are no sockets
    header_bytes: int = 16384  # the largest header of a request
    header_seconds: float = 10.0  # how long a client may take for a header
    body_seconds: float = 20.0  # and for a body
    message_rate: float = 20.0  # messages per second of one connection, and how many at once
    message_burst: int = 60
    chat_rate: float = 1.0
    chat_burst: int = 8
    newcomer_rate: float = 0.1  # new players per second of one address, and how many at once
    newcomer_burst: int = 60
    request_rate: float = 10.0  # changing HTTP requests per second of one address
    request_burst: int = 100
    read_rate: float = 20.0  # other requests per second of one address; slow ones weigh more
    read_burst: int = 400

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy names it."""
        where = self.database or default_database()
        for scheme in ("postgresql://", "postgres://"):
            if where.startswith(scheme):
                return "postgresql+asyncpg://" + where.removeprefix(scheme)
        if "://" in where:
            return where
        return f"sqlite:///{Path(where).expanduser().absolute()}"

    @property
    def is_sqlite(self) -> bool:
        """Whether the embedded database is used."""
        return self.database_url.startswith("sqlite")


def _convert(value: str, kind: str) -> Any:
    if kind == "int":
        return int(value)
    if kind == "bool":
        return bool(int(value))
    if kind == "float":
        return float(value)
    if kind.startswith("tuple"):
        return tuple(part.strip() for part in value.split(",") if part.strip())
    return value


def read_settings(environment: Mapping[str, str] | None = None, **given: Any) -> Settings:
    """Settings from the environment; whatever is given (and not None) takes precedence.

    >>> read_settings({"ENDLING_PORT": "80", "ENDLING_ORIGINS": "https://a.example"}, port=81).port
    81
    """
    environment = os.environ if environment is None else environment
    found: dict[str, Any] = {}
    for field in fields(Settings):
        name = PREFIX + field.name.upper()
        if name in environment:
            try:
                found[field.name] = _convert(environment[name], str(field.type))
            except ValueError:
                raise ValueError(f"{name} takes a number, not {environment[name]!r}") from None
    found.update({name: value for name, value in given.items() if value is not None})
    return replace(Settings(), **found)


def as_environment(settings: Settings) -> dict[str, str]:
    """The environment variables that amount to the same, for worker processes."""
    return {
        PREFIX + field.name.upper(): _text(value)
        for field in fields(Settings)
        for value in [getattr(settings, field.name)]
    }


def _text(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(value)
    return str(int(value)) if isinstance(value, bool) else str(value)
