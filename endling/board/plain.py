"""What is told of a game as plain data: the board's description, views, choices and events.

The browser's types are written from these declarations (`scripts/write_types.py`).
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from endling.board.declaration import Area, Form, Kind, Look, SeenBy
from endling.board.event_types import Shown

# --- The board ------------------------------------------------------------------------------------


class Zone(TypedDict):
    """A place for cards: of the `table`, of every `seat`, or of the kind of card it lies on."""

    name: str
    label: str
    of: str
    form: Form
    seen_by: SeenBy
    facts: list[str]
    area: Area
    look: Look
    group_by: str | None


class Fact(TypedDict):
    """A value that views show, of the table, of every seat, or of the cards in a zone.

    A group, or each entry of a list, is made of further facts; the single fact of plain values has
    no name.
    """

    name: str
    label: str
    of: str
    kind: Kind
    words: dict[str, str] | None
    area: Area
    facts: list[Fact]


class Question(TypedDict):
    """What can be asked; `declines` is the word that says no."""

    name: str
    about: str | None
    secret: bool
    window: bool
    simultaneous: bool
    race: bool
    declines: str | None


class EventType(TypedDict):
    """What can happen."""

    name: str
    shown: Shown


class SheetEntry(TypedDict):
    """A line of the score calculator's form; `of` are the kinds of cards that fit."""

    name: str
    label: str
    kind: Literal["cards", "card", "number", "bool"]
    of: list[str]
    least: int
    most: int
    optional: bool


class Sheet(TypedDict):
    """The form of the score calculator."""

    player: list[SheetEntry]
    table: list[SheetEntry]


class Board(TypedDict):
    """All that a game declares, with what people call it; the summary is one sentence."""

    game: str
    title: str
    summary: str
    minutes: int
    most_players: int
    lowest_wins: bool
    colors: list[str]
    zones: list[Zone]
    facts: list[Fact]
    questions: list[Question]
    events: list[EventType]
    sheet: Sheet


# --- Views ----------------------------------------------------------------------------------------


class Choice(TypedDict):
    """A legal answer. With an owner, its card lies open before that seat.

    An open card lies in `zone`; `id` tells equal cards apart that may be in different states. A
    sentence of one's own may, should or must go with it as `note` says (free, wanted, required),
    and may start from `line`.
    """

    action: int
    label: str
    kind: Literal["card", "player", "color", "number", "word"]
    card: NotRequired[str]
    player: NotRequired[int]
    color: NotRequired[str]
    number: NotRequired[int]
    word: NotRequired[str]
    owner: NotRequired[int]
    zone: NotRequired[str]
    id: NotRequired[int]
    note: NotRequired[Literal["free", "wanted", "required"]]
    line: NotRequired[str]


class Blocked(TypedDict):
    """Why a card that the question is about cannot be chosen."""

    card: str
    reason: str
    owner: NotRequired[int]
    id: NotRequired[int]


class TableView(TypedDict):
    """What a seat may know; the board's zones and facts are added under their names."""

    game: str
    seat: int | None
    players: list[dict[str, Any]]
    actor: int | None
    prompt: str | None
    cause: str | None
    over: bool
    question: str | None
    choices: list[Choice]
    blocked: list[Blocked]


class GameEvent(TypedDict):
    """One thing that happened. Places are written like `hand:0` or `deck`."""

    verb: str
    player: NotRequired[int]
    card: NotRequired[str]
    source: NotRequired[str]
    target: NotRequired[str]
    number: NotRequired[int]
