"""What is stored: players, tables, seats, moves, and what was said."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

REPLACED = -1.0  # the `until` of a person for whom a bot plays because the host wants it
FREE = ("open", "invited")  # kinds of seats for which the game still waits

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(64), nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("game", String(80), nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the game's rules
    Column("options", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),  # what the table has committed to
    Column("public", Boolean, nullable=False),
    Column("timer", Integer),
    Column("grace", Integer),
    Column("hints", Boolean, nullable=False),
    Column("creator", String(32), nullable=False),
    Column("created", Float, nullable=False),
    # What follows changes; everything else about a table is told by its moves.
    Column("version", BigInteger, nullable=False),  # raised by every change, for whoever listens
    Column("updated", Float, nullable=False),
    Column("actor", Integer),
    Column("over", Boolean, nullable=False),
    Column("next", String(32)),
    Column("key", LargeBinary),  # of the shuffle; null until the cards are dealt
    Index("tables_public", "public", "over", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, bot, open, invited, resigned
    Column("level", String(40)),
    Column("player_id", String(32), index=True),
    Column("name", String(64)),
    Column("until", Float, nullable=False),  # the player counts as there until then
    Column("pledge", LargeBinary),  # the SHA-256 of the contribution; null: there will be none
    Column("contribution", LargeBinary),  # to the shuffle; empty: the pledge is not kept
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # the key is the lock: one move per number
    Column("kind", String(4), nullable=False),  # move, undo
    Column("action", Integer, nullable=False),  # the action, or how many moves an undo keeps
    Column("seat", Integer, nullable=False),
    Column("by", String(8), nullable=False),  # player, bot, timer
    Column("ident", String(64)),
    Column("actor", Integer),  # who decides next
    Column("secret", Boolean, nullable=False),  # the others may not know who decides
    Column("over", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Column("note", Text),  # what the player has written with it
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # chat, ask, vote, hold, ready, orders
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)


analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("lang", String(16), primary_key=True),
    Column("data", Text, nullable=False),
)

archives = Table(
    "archives",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column(
        "part", String(16), primary_key=True
    ),  # the result, the frames or the tale in a language
    Column("data", LargeBinary, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player_id", String(32), primary_key=True),
    Column("game", String(80), primary_key=True),
    Column("against", String(8), primary_key=True),  # people, bots
    Column("value", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("endpoint", String(1000), primary_key=True),  # at the push service of the browser
    Column("player_id", String(32), nullable=False, index=True),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("lang", String(16), nullable=False),
)

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("key", LargeBinary, nullable=False),
)


class Player(Struct, frozen=True):
    """Somebody with a nickname."""

    id: str
    name: str


class Seat(Struct):
    """Who sits on a seat: a person, a bot, nobody yet, or a bot for a person who has resigned.

    A seat is kept for whoever was invited until that person takes or declines it.
    """

    seat: int
    kind: str
    level: str | None
    player_id: str | None
    name: str | None
    until: float
    pledge: bytes | None = None
    contribution: bytes | None = None

    @property
    def is_bot(self) -> bool:
        """Whether a bot plays here for good."""
        return self.kind in ("bot", "resigned")


class TableRecord(Struct):
    """A table as it is stored."""

    id: str
    code: str
    game: str
    rules: int
    options: str
    secret: bytes
    public: bool
    timer: int | None
    grace: int | None
    hints: bool
    creator: str
    created: float
    version: int
    updated: float
    actor: int | None
    over: bool
    next: str | None
    key: bytes | None = None


class StoredMove(Struct):
    """A move as it is stored."""

    number: int
    kind: str
    action: int
    seat: int
    by: str
    ident: str | None
    actor: int | None
    secret: bool
    over: bool
    at: float
    note: str | None = None


class Device(Struct, frozen=True):
    """A browser by which somebody is called: where, its public key and its secret."""

    endpoint: str
    p256dh: str
    auth: str
    lang: str


class Note(Struct):
    """Something that was said: chat, the wish to take a step back, an answer to it."""

    number: int
    kind: str
    seat: int | None
    name: str
    text: str
    at: float
