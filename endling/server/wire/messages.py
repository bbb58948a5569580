"""Every message on the wire; `docs/protocol.md` is generated from these types."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Raw, Struct, UnsetType
from msgspec.json import Decoder, Encoder

MoveId = Annotated[str, Meta(pattern=r"^[!-~]{1,64}$")]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
ActionNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Lang = Annotated[str, Meta(max_length=16)]

# --- What a client says on the WebSocket ----------------------------------------------------------


class Hello(Struct, tag_field="t", tag="hello"):
    """The first message: who I am (null: a spectator) and the last number I have seen (0: none)."""

    token: Annotated[str, Meta(max_length=200)] | None = None
    last: Count = 0


class Move(Struct, tag_field="t", tag="move"):
    """My decision. Repeat it with the same id until it is acknowledged; it counts once.

    `id` must never be used again for another move of this seat, so make it random. `after` is the
    `number` of the last welcome or update. `note` is a sentence of my own, which everybody gets to
    read: with choices that have a `note` in the view, and needed where that is `required`.
    """

    id: MoveId
    after: Count
    action: ActionNumber
    note: Annotated[str, Meta(max_length=4000)] = ""


class Say(Struct, tag_field="t", tag="chat"):
    """A line of chat."""

    text: Annotated[str, Meta(max_length=4000)]


class Undo(Struct, tag_field="t", tag="undo"):
    """Take my last step back: at once if it revealed nothing, else if everybody agrees."""


class UndoVote(Struct, tag_field="t", tag="undo_vote"):
    """My answer to somebody who wants to take a step back."""

    agree: bool


class Hold(Struct, tag_field="t", tag="hold"):
    """Hold the open window open for longer; anybody seated may, a few times a game."""


Name = Annotated[str, Meta(max_length=80)]


class Orders(Struct, tag_field="t", tag="orders"):
    """What I pass on without being asked; also the answer. Nobody else is told.

    `until_turn`: everything until it is my turn again; `cards`: whatever is asked because of these
    cards; `questions`: these kinds of questions, by the names in the view's `prompt`.
    """

    until_turn: bool = False
    cards: Annotated[list[Name], Meta(max_length=100)] = []
    questions: Annotated[list[Name], Meta(max_length=100)] = []


class Pace(Struct, tag_field="t", tag="pace"):
    """Whether bots shall take no time; they do not where everybody who is seated wants that."""

    quick: bool


class SetLang(Struct, tag_field="t", tag="lang"):
    """Speak another language from now on; answered by a fresh welcome."""

    lang: Lang


class Sync(Struct, tag_field="t", tag="sync"):
    """I have missed something: answered by a fresh welcome."""


class Why(Struct, tag_field="t", tag="why"):
    """Why can I not choose this card now?"""

    card: Annotated[str, Meta(max_length=80)]


class Hint(Struct, tag_field="t", tag="hint"):
    """What would a bot do in my place? Only at tables that give hints."""


class Ping(Struct, tag_field="t", tag="ping"):
    """Are you there?"""


ClientMessage = (
    Hello | Move | Say | Undo | UndoVote | Hold | Orders | Pace | SetLang | Sync | Why | Hint | Ping
)
CLIENT_TYPES = (
    Hello,
    Move,
    Say,
    Undo,
    UndoVote,
    Hold,
    Orders,
    Pace,
    SetLang,
    Sync,
    Why,
    Hint,
    Ping,
)

# --- What the server says on the WebSocket --------------------------------------------------------


class Line(Struct, omit_defaults=True):
    """A line of the log: the number of the step it belongs to, its words, and its facts.

    `many` are its words for several times in a row, where they differ; the letter U+E200 in them is
    the place of the number.
    """

    n: int
    text: str
    event: dict[str, Any]
    many: str | None = None


# Lines that were written once for all who may know them.
Lines = Annotated[Raw, Meta(extra_json_schema={"type": "array", "items": {"$ref": "#/$defs/Line"}})]
# What is new in a view, written by the game.
Changes = Annotated[Raw, Meta(extra_json_schema={"type": "object"})]


class Chat(Struct, tag_field="t", tag="chat"):
    """Somebody said something; `n` counts the lines of chat of the table."""

    n: int
    seat: int | None
    name: str
    text: str


class Welcome(Struct, tag_field="t", tag="welcome"):
    """Everything a viewer may know; replaces whatever the client knew before.

    The first answer to a hello, and sent again whenever deltas are not enough: a step was taken
    back, a seat was taken, the game starts, the language changes. Until the game has started
    (`started`), and for the moment in which it is dealt, the view shows no cards and no question.
    `acked` above `number` means that my answer is stored and its news still waits: the question in
    the view is answered. `commitment` is the SHA-256 of the key of the shuffle; the key itself
    comes with `over`. `timer` is how many seconds each decision of a person may take, `left` how
    many are left for the one in the view; every update starts the clock anew.

    By seat: `open` (nobody sits there yet), `invited` (kept for the named person, who has not
    answered yet), `resigned` (a bot plays on for the named person), `bots` (the bot's level),
    `online`. `host` is the seat of whoever decides about the table; `invitation` the seat that is
    kept for me: take it by joining the table, or decline.
    """

    seat: int | None
    names: list[str]
    commitment: str
    number: int
    view: dict[str, Any]
    log: Lines
    game: str
    started: bool
    open: list[bool]
    invited: list[bool]
    resigned: list[bool]
    bots: list[str | None]
    online: list[bool]
    chat: list[Chat]
    timer: int | None
    left: int | None
    hints: bool
    lang: str
    acked: int
    host: int | None
    invitation: int | None
    join: str | UnsetType = UNSET
    next: str | UnsetType = UNSET


class Update(Struct, tag_field="t", tag="update"):
    """One or more steps further: what happened, and the keys of the view that changed.

    Where the view has a list and `changes` an object, the latter says what has changed in the list.
    With `put` it is a part: from the place `at` on (from 0), as many as `cut` are taken out, and
    those in `put` come in. Otherwise it says by place what has changed of which elements, in the
    same way as of the view. Everything else (`choices` always) replaces what was there.
    """

    after: int
    number: int
    events: Lines
    changes: Changes


class Ack(Struct, tag_field="t", tag="ack"):
    """The move is stored and will be (or was) part of the update of this number."""

    id: str
    number: int


class Error(Struct, tag_field="t", tag="error", omit_defaults=True):
    """Something was refused; the table is as it was."""

    code: str
    message: str
    id: str | None = None


class Presence(Struct, tag_field="t", tag="presence"):
    """Who is there, and for whom a bot stands in."""

    online: list[bool]
    standins: list[bool]


class Window(Struct, tag_field="t", tag="window"):
    """Others may react to what just happened, whether or not anybody can.

    `events` are what everybody may know of it so far; they come again with the update, `left`
    seconds later. `held` are the seats that hold the window open for longer.
    """

    number: int
    events: Lines
    left: float
    held: list[int]


class UndoAsk(Struct, tag_field="t", tag="undo_ask"):
    """Somebody wants to take a step back; `votes` by seat, null where nobody has answered.

    `open` turns false when it is decided: `agreed` says how.
    """

    seat: int
    name: str
    votes: list[bool | None]
    open: bool
    agreed: bool


class WhyNot(Struct, tag_field="t", tag="why"):
    """Why a card cannot be chosen; null if it can."""

    card: str
    reason: str | None


class Rated(Struct):
    """A possible decision: the chance to win, and the place to be expected (1 is the first)."""

    action: int
    label: str
    win: float
    place: float


class HintGiven(Struct, tag_field="t", tag="hint"):
    """What a bot would do at step `number`, and what it thinks of the options, the best first."""

    number: int
    action: int
    options: list[Rated]


class Next(Struct, tag_field="t", tag="next"):
    """A rematch: whoever sits at `seat` invites the others to this table."""

    table: str
    seat: int
    name: str


class Over(Struct, tag_field="t", tag="over"):
    """The game has ended: its replay, the key of its shuffle, its result.

    `steps[number]` is how many decisions of the replay lie behind the update of that number. `tale`
    says whether the game can be read as a story.
    """

    replay: str
    key: str
    scores: list[int]
    ranking: list[list[int]]
    steps: list[int]
    tale: bool


class Pong(Struct, tag_field="t", tag="pong"):
    """Yes."""


SERVER_TYPES = (
    Welcome,
    Update,
    Ack,
    Error,
    Chat,
    Presence,
    Window,
    Orders,
    UndoAsk,
    WhyNot,
    HintGiven,
    Next,
    Over,
    Pong,
)
ServerMessage = (
    Welcome
    | Update
    | Ack
    | Error
    | Chat
    | Presence
    | Window
    | Orders
    | UndoAsk
    | WhyNot
    | HintGiven
    | Next
    | Over
    | Pong
)

# --- Bodies of HTTP requests and answers ----------------------------------------------------------


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


class SeatWish(Struct):
    """Who shall sit here: `me`, `open` or `bot` (with a level)."""

    kind: str
    level: str | None = None


class NewTable(Struct):
    """A table to be opened.

    `timer`: seconds per decision, then a bot decides; null: no limit. `grace`: seconds before a bot
    takes the seat of somebody who left; left out: as the server says; null: never.
    """

    game: Annotated[str, Meta(max_length=80)]
    seats: Annotated[list[SeatWish], Meta(max_length=32)]
    options: dict[str, Any] = {}
    public: bool = False
    timer: Annotated[int, Meta(ge=5, le=10_000_000)] | None = None
    hints: bool = False
    grace: Annotated[int, Meta(ge=0, le=10_000_000)] | None | UnsetType = UNSET


class TableMade(Struct):
    """The table, my seat, and the code with which others join."""

    table: str
    seat: int | None
    join: str


class JoinTable(Struct):
    """Which seat; without one, the first that is free."""

    seat: int | None = None


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


class ReplaceAbsent(Struct):
    """The seat of somebody who is away, and for whom a bot shall play at once."""

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
    """A finished game."""

    replay: str
    names: list[str]
    scores: list[int]
    ranking: list[list[int]]
    winners: list[int]
    game: str
    key: str
    commitment: str
    decisions: int


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
    """A finished game looked at again. `done` of `total` decisions, until it is `ready`."""

    ready: bool
    done: int
    total: int
    seats: list[SeatRating] = []
    decisions: list[Judgement] = []


class Refusal(Struct):
    """Why something was refused: a code for programs, a message for people."""

    error: str
    message: str


class Reach(Struct):
    """From where the server can be reached.

    `address` is what links to tables and QR codes begin with; null: whatever the page was opened
    with. `lan`: other devices in the local network reach it; `message` says so in words.
    """

    address: str | None
    lan: bool
    message: str


class Health(Struct):
    """How the server is.

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
    NewTable,
    TableMade,
    JoinTable,
    Joined,
    SeatBot,
    ReplaceAbsent,
    Done,
    TableLine,
    Level,
    RulesText,
    OptionLine,
    Replay,
    Frames,
    Tale,
    Analysis,
    Refusal,
    Reach,
    Health,
)

read_message = Decoder(ClientMessage).decode
write_message = Encoder().encode
