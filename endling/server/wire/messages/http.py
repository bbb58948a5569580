"""Bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from endling.server.wire.messages.server import Line, Rated
from endling.server.wire.messages.values import Hex


class NewPlayer(Struct):
    """A nickname."""

    name: Annotated[str, Meta(max_length=4000)]


class PlayerMade(Struct):
    """A player, and the token that proves it; it is shown once and stored hashed."""

    player: str
    token: str
    name: str


class Me(Struct):
    """Who I am."""

    player: str
    name: str


class CallKey(Struct):
    """The key to which a browser subscribes so that this server can call it; null: it calls nobody.

    A call says `{"text": …, "address": …}`, sealed for the browser as RFC 8291 says.
    """

    key: str | None


class NewDevice(Struct):
    """A subscription as the browser has made it: where to call, its public key and its secret."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class DeviceGone(Struct):
    """A browser that is not to be called any more."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class SeatWish(Struct):
    """Who is to sit here: `me`, `open` or `bot` (with a level)."""

    kind: str
    level: str | None = None


class NewTable(Struct):
    """A table to be opened.

    `timer`: seconds per decision, then a bot decides; null: no limit. `grace`: seconds before a bot
    takes the seat of somebody who left; left out: as the server says; null: never. `first_game`:
    the game's own table for newcomers, whatever else is said. `pledge`: as in JoinTable.
    """

    game: Annotated[str, Meta(max_length=80)]
    seats: Annotated[list[SeatWish], Meta(max_length=32)]
    options: dict[str, Any] = {}
    public: bool = False
    timer: Annotated[int, Meta(ge=5, le=10_000_000)] | None = None
    hints: bool = False
    grace: Annotated[int, Meta(ge=0, le=10_000_000)] | None | UnsetType = UNSET
    first_game: bool = False
    pledge: Hex | None = None


class TableMade(Struct):
    """The table, my seat, and the code with which others join."""

    table: str
    seat: int | None
    join: str


class JoinTable(Struct):
    """Which seat; without one, the first that is free.

    `pledge` is the SHA-256 of what I will contribute to the shuffle: 32 random bytes that I tell
    when the table asks for it. Without a pledge I contribute nothing.
    """

    seat: int | None = None
    pledge: Hex | None = None


class PlayAgain(Struct):
    """A rematch; `pledge` as in JoinTable."""

    pledge: Hex | None = None


class Joined(Struct):
    """Where I sit."""

    table: str
    seat: int


class SeatBot(Struct):
    """A bot for a seat that is still open."""

    seat: int
    level: str | None = None


class TableLine(Struct):
    """A table in a list; `turn` is the seat that is asked, null if I may not know."""

    table: str
    game: str
    names: list[str]
    turn: int | None
    over: bool
    updated: float
    seat: int | None
    open: int
    public: bool
    invited: bool
    host: str | None


class OptionChosen(Struct):
    """An option of a table that differs from the usual, in words."""

    title: str
    value: str


class TableInfo(Struct):
    """What whoever got a link to a table may know before sitting down.

    `open` counts the seats that are free; `seat` is mine, null if I have none. `options` are those
    that are not as usual.
    """

    table: str
    game: str
    title: str
    host: str | None
    names: list[str]
    open: int
    seat: int | None
    over: bool
    options: list[OptionChosen]
    timer: int | None


class ReplaceAbsent(Struct):
    """The seat of somebody who is away, and for whom a bot is to play at once."""

    seat: int


class Done(Struct):
    """It is done, at this table."""

    table: str


class Level(Struct):
    """A kind of bot; the usual one is what a seat gets without a level."""

    level: str
    title: str
    explanation: str
    usual: bool


class RulesText(Struct):
    """The rules of a game."""

    markdown: str


class OptionValue(Struct):
    """A value that an option can have, and what it is called."""

    value: str | int | bool
    title: str


class OptionLine(Struct):
    """An option of a game in words.

    `kind`: a `choice` is one of the `values`; a `preset` is one that sets the other options unless
    they are given; `several` is a list of at least one of them; a `number` is a whole one from
    `least` to `most`; `cards` is a list of names; `card_numbers` maps names to such numbers.
    """

    key: str
    title: str
    explanation: str
    kind: str
    values: list[OptionValue]
    least: int | None
    most: int | None


class Replay(Struct):
    """A finished game; `played` counts the cards that each seat has played.

    `seat` is where I sat: null for whoever looks on. `commitment`, `secret`, `pledges` and
    `contributions` tell how the key came about, as in Welcome and Over.
    """

    replay: str
    names: list[str]
    scores: list[int]
    ranking: list[list[int]]
    winners: list[int]
    game: str
    key: str
    commitment: str
    decisions: int
    played: list[dict[str, int]] = []
    seat: int | None = None
    secret: str = ""
    pledges: list[str | None] = []
    contributions: list[str | None] = []


class PastGame(Struct):
    """A finished game of mine: who sat there (`level` of bots, null for people), and the result.

    `scores` and the others are by seat; `ranking` has seats from best to worst. `played` counts the
    cards that I have played.
    """

    table: str
    game: str
    ended: float
    seat: int
    names: list[str]
    levels: list[str | None]
    scores: list[int]
    ranking: list[list[int]]
    played: dict[str, int]


class Rating(Struct):
    """How strong I am at a game, on the scale of Elo: against `people` or against `bots`.

    Beginners have 1500, and bots what their character is worth.
    """

    game: str
    against: str
    value: float
    games: int


class MyGames(Struct):
    """My finished games, the latest first, and my ratings."""

    games: list[PastGame]
    ratings: list[Rating]


class Frame(Struct):
    """A moment of a replay: who decided, what happened, how the view changed."""

    n: int
    actor: int | None
    lines: list[Line]
    changes: dict[str, Any]


class Frames(Struct):
    """A finished game, step by step, as one seat (or a spectator) saw it."""

    seat: int | None
    frames: list[Frame]


class Tale(Struct):
    """A finished game as a story: one page of HTML that needs nothing else, and Markdown."""

    html: str
    markdown: str


class Judgement(Struct):
    """A decision of a finished game: what was played, what was best, how all chances stood.

    `number` counts the decisions of the replay from 1; `loss` is the chance to win that was given
    away, `verdict` the same as a word: best, good, inaccuracy, mistake or blunder.
    """

    number: int
    seat: int
    question: str
    wins: list[float]
    played: Rated
    best: Rated
    loss: float
    verdict: str


class SeatRating(Struct):
    """How well a seat decided: how many decisions, by verdict, and the average loss."""

    seat: int
    decisions: int
    average_loss: float
    best: int
    good: int
    inaccuracy: int
    mistake: int
    blunder: int


class Analysis(Struct):
    """A finished game judged by a bot: `done` of `total` decisions, until it is `ready`."""

    ready: bool
    done: int
    total: int
    seats: list[SeatRating] = []
    decisions: list[Judgement] = []


class Refusal(Struct, omit_defaults=True):
    """Why something was refused: a code for programs, a message for people.

    `seat`: in which player's part of a score sheet the mistake is.
    """

    error: str
    message: str
    seat: int | None = None


class Reach(Struct):
    """Where the server can be reached.

    `address` is what links to tables and QR codes begin with; null: whatever the page was opened
    with. `lan`: other devices in the local network reach it; `message` says so in words.
    """

    address: str | None
    lan: bool
    message: str


class Health(Struct):
    """How the server is doing.

    `waking` names the games whose bots are waking up: tables are played, but bots that search do
    not think yet (a simple one stands in), and hints and analyses wait. That ends by itself.
    """

    ok: bool
    tables: int
    connections: int
    waking: list[str]


HTTP_TYPES = (
    NewPlayer,
    PlayerMade,
    Me,
    CallKey,
    NewDevice,
    DeviceGone,
    NewTable,
    TableMade,
    JoinTable,
    PlayAgain,
    Joined,
    SeatBot,
    ReplaceAbsent,
    Done,
    TableLine,
    TableInfo,
    Level,
    RulesText,
    OptionLine,
    Replay,
    MyGames,
    Frames,
    Tale,
    Analysis,
    Refusal,
    Reach,
    Health,
)
