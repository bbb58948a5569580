"""What the server says on the WebSocket."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from endling.server.wire.messages.client import Orders


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
    the view is answered. `timer` is how many seconds each decision of a person may take, `left` how
    many are left for the one in the view; every update starts the clock anew.

    `commitment` is the SHA-256 of the table's secret, `pledges` by seat the SHA-256 of what people
    will contribute to the shuffle (null: nothing). When all seats are taken and `dealt` is false,
    everybody who has pledged is to `contribute`. The cards are dealt when all have done so; whoever
    has gone or resigned is not waited for. The key of the shuffle is the SHA-256 of the secret and
    of 32 bytes for each seat: the contribution, or zeros. Where nobody has contributed anything it
    is the secret itself. All of it comes with `over`.

    By seat: `open` (nobody sits there yet), `invited` (kept for the named person, who has not
    answered yet), `resigned` (a bot plays on for the named person), `bots` (the bot's level),
    `online`. `host` is the seat of whoever decides about the table; `invitation` the seat that is
    kept for me: take it by joining the table, or decline.
    """

    seat: int | None
    names: list[str]
    commitment: str
    pledges: list[str | None]
    dealt: bool
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
    seconds later, or sooner if all people need no more time. `held` are the seats that hold the
    window open for longer. `ready`: whether I have said that I need no more; null: nobody asks.
    """

    number: int
    events: Lines
    left: float
    held: list[int]
    ready: bool | None


class Race(Struct, tag_field="t", tag="race"):
    """Whoever acts first is first: all who have not acted `left` seconds from now decline."""

    number: int
    left: float


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
    """The game has ended: its replay, its result, and how its cards were shuffled.

    The `key` comes from the `secret` and the `contributions` by seat, as the welcome says.
    `steps[number]` is how many decisions of the replay lie behind the update of that number. `tale`
    says whether the game can be read as a story.
    """

    replay: str
    key: str
    scores: list[int]
    ranking: list[list[int]]
    steps: list[int]
    tale: bool
    secret: str
    contributions: list[str | None]


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
    Race,
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
    | Race
    | Orders
    | UndoAsk
    | WhyNot
    | HintGiven
    | Next
    | Over
    | Pong
)
