"""What a client says on the WebSocket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from endling.server.wire.messages.values import ActionNumber, Count, Hex, Lang, MoveId, Name


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


class Contribute(Struct, tag_field="t", tag="contribute"):
    """What I add to the shuffle, as I have pledged; null: I do not have it on this device.

    To be sent (again) whenever a welcome says that my table is full, not dealt, and has my pledge;
    it counts once. Remember the commitment and the pledges of that welcome first: what is told at
    the end must fit them.
    """

    contribution: Hex | None


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


class Ready(Struct, tag_field="t", tag="ready"):
    """I need no more time in the open window; it ends when all people who were there have said so.

    It ends then with the length of time in which the last of them did, and nobody is told before.
    """


class Orders(Struct, tag_field="t", tag="orders"):
    """What I pass on without being asked; also the answer. Nobody else is told.

    `until_turn`: everything until it is my turn again; `cards`: whatever is asked because of these
    cards; `questions`: these kinds of questions, by the names in the view's `prompt`.
    """

    until_turn: bool = False
    cards: Annotated[list[Name], Meta(max_length=100)] = []
    questions: Annotated[list[Name], Meta(max_length=100)] = []


class Pace(Struct, tag_field="t", tag="pace"):
    """Whether bots should take no time; they take none where everybody who is seated wants that."""

    quick: bool


class SetLang(Struct, tag_field="t", tag="lang"):
    """Speak another language from now on; answered by a new welcome."""

    lang: Lang


class Sync(Struct, tag_field="t", tag="sync"):
    """I have missed something: answered by a new welcome."""


class Why(Struct, tag_field="t", tag="why"):
    """Why can I not choose this card now?"""

    card: Annotated[str, Meta(max_length=80)]


class Hint(Struct, tag_field="t", tag="hint"):
    """What would a bot do in my place? Only at tables that give hints."""


class Ping(Struct, tag_field="t", tag="ping"):
    """Are you there?"""


ClientMessage = (
    Hello
    | Move
    | Contribute
    | Say
    | Undo
    | UndoVote
    | Hold
    | Ready
    | Orders
    | Pace
    | SetLang
    | Sync
    | Why
    | Hint
    | Ping
)
CLIENT_TYPES = (
    Hello,
    Move,
    Contribute,
    Say,
    Undo,
    UndoVote,
    Hold,
    Ready,
    Orders,
    Pace,
    SetLang,
    Sync,
    Why,
    Hint,
    Ping,
)
