"""What a game declares once about its board: zones with cards, facts, and how they are shown.

Everything that is the same in every game is derived from it: the record's fields, the one way to
move a card, conservation of cards, what a seat may see, fair guesses, views and their changes,
positions, observations, and what the browser is told about the layout.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from importlib import import_module
from typing import Any, Literal

from endling.board.event_types import EventTypes
from endling.board.questions import Questions
from endling.kernel.actions import COLOR, NUMBER
from endling.kernel.cardset import WORD
from endling.kernel.sizes import Sizes

# A rule is declared by its name, as `scoring.points`: module and function in the game's folder. So
# a board can be declared before the rules that work on its record.
RuleName = str
LARGEST = 127  # number that one entry of an observation can hold, in any game


class Of(StrEnum):
    """What a zone or a fact belongs to."""

    TABLE = "table"
    SEAT = "seat"
    CARD = "card"  # of each card that lies in another zone


class Form(StrEnum):
    """How the cards of a zone are kept."""

    SET = "set"  # in no order
    LIST = "list"  # in an order, the top last
    STACK = "stack"  # one on the other, on a card


class SeenBy(StrEnum):
    """Who sees the cards of a zone."""

    ALL = "all"
    OWNER = "owner"  # and whoever has seen some of them
    NOBODY = "nobody"


class Kind(StrEnum):
    """What a fact is."""

    NUMBER = "number"
    CARD = "card"
    SEAT = "seat"
    BOOL = "bool"
    WORD = "word"
    COLOR = "color"
    GROUP = "group"  # several facts
    LIST = "list"  # any number of equal groups


class Area(StrEnum):
    """Where the browser shows something."""

    HAND = "hand"
    SEAT = "seat"
    MIDDLE = "middle"
    CARD = "card"  # on the card that it belongs to
    NONE = "none"  # it is sent, and a game's own layout may show it


class Look(StrEnum):
    """How the browser draws a zone."""

    FAN = "fan"
    GROUPS = "groups"
    HEAP = "heap"
    ROW = "row"
    STACK = "stack"  # see-through, one card on the other
    TRACK = "track"
    SCENE = "scene"


@dataclass(frozen=True)
class Cards:
    """A kind of cards: those with numbers from `first` on."""

    kind: str
    first: int
    count: int
    in_game: RuleName | None = None  # (s): the set of those that the table plays with

    @property
    def end(self) -> int:
        """One past the last number."""
        return self.first + self.count


@dataclass(frozen=True)
class Fact:
    """One value that a view shows: a field of the record, or what a rule makes of the state.

    A rule of the table takes (s, viewer), one of a seat (s, seat), one of a card in a zone
    (s, seat, card).
    """

    name: str
    kind: Kind = Kind.NUMBER
    field: str | None = None  # of the record; by default the one with the fact's name
    rule: RuleName | None = None
    none: int | None = None  # the value that stands for nothing
    most: int | None = None  # how large a NUMBER can be, where its field could hold more
    words: tuple[str, ...] = ()  # of a WORD, by number
    cards: Cards | None = None  # of a CARD, if it can only be one of these
    observed: bool = False  # whether its rule reads nothing that is hidden from the viewer
    area: Area = Area.NONE


@dataclass(frozen=True)
class Group:
    """Facts that are shown together, as one object."""

    name: str
    facts: tuple[Fact, ...]
    area: Area = Area.NONE

    kind = Kind.GROUP


@dataclass(frozen=True)
class Listing:
    """A list that a rule writes: `write(s, viewer or seat, row, at)` returns how many there are.

    Each has as many numbers as there are facts: first the first numbers of all, `room` apart from
    the second numbers of all, and so on. With a single unnamed fact the list has plain values.
    """

    name: str
    facts: tuple[Fact, ...]
    room: int
    write: RuleName
    null_if_empty: bool = False
    area: Area = Area.NONE

    kind = Kind.LIST


@dataclass(frozen=True)
class Zone:
    """A place for cards."""

    name: str
    of: Of
    cards: Cards
    form: Form
    seen_by: SeenBy = SeenBy.ALL
    counted_by: SeenBy = SeenBy.ALL  # who knows how many there are
    counted_if: str | None = None  # a field of the record: where it is 1, everybody knows
    known: bool = False  # seats may have seen some of its cards; `seen` in the record has which
    part_of: str | None = None  # a zone of the seat in which others believe these cards to lie
    facts: tuple[Fact, ...] = ()  # of each card that lies there
    guess_sizes: RuleName | None = None  # (s, viewer, dice): sizes that a seat cannot know, of
    # all zones with this kind of cards
    on: str | None = None  # of a STACK: the zone with the cards on which it lies
    told_apart: bool = False  # equal cards may be in different states here
    newest_first: bool = False  # of a list, as views show it
    shown: bool = True  # whether views tell of it
    area: Area = Area.NONE
    look: Look = Look.HEAP
    group_by: str | None = None  # a fact of cards

    def __post_init__(self) -> None:
        is_stack = self.form == Form.STACK
        if is_stack != (self.of == Of.CARD) or is_stack != (self.on is not None):
            raise ValueError(f"{self.name}: a stack lies on the cards of a zone, nothing else does")
        if is_stack and self.seen_by != SeenBy.ALL:
            raise ValueError(f"{self.name}: cards on a card lie open")
        if self.known and self.seen_by == SeenBy.ALL:
            raise ValueError(f"{self.name}: everybody sees it, there is nothing else to know")
        if self.known and self.guess_sizes is not None:
            raise ValueError(f"{self.name}: the size of what others have seen is known")
        is_set_of_seat = self.form == Form.SET and self.of == Of.SEAT
        if self.part_of is not None and not (is_set_of_seat and self.seen_by == SeenBy.OWNER):
            raise ValueError(f"{self.name}: only a set that its seat alone sees looks like another")

    def is_counted_by_all(self) -> str:
        """A condition on the record `s`, under which everybody knows how many there are."""
        if self.counted_by == SeenBy.ALL:
            return "True"
        return f"num(s.{self.counted_if}) == 1" if self.counted_if else "False"

    @property
    def size_key(self) -> str:
        """What views call the number of its cards."""
        return f"{self.name}_size"

    @property
    def known_key(self) -> str:
        """What views call the cards of somebody else that a seat has seen."""
        return f"known_{self.name}"


@dataclass(frozen=True)
class Entry:
    """A line of the score calculator's form."""

    name: str
    kind: Literal["cards", "card", "number", "bool"]
    of: tuple[str, ...] = ()  # kinds of cards
    least: int = 0
    most: int = 0
    optional: bool = False


@dataclass(frozen=True)
class Sheet:
    """The form of the score calculator."""

    player: tuple[Entry, ...] = ()
    table: tuple[Entry, ...] = ()


@dataclass(frozen=True)
class Board:
    """All of it, in the order in which views show it."""

    game: str
    package: str  # where the rules are
    most_players: int
    card_names: tuple[str, ...]  # by number; copies share a name
    colors: tuple[str, ...]
    zones: tuple[Zone, ...]
    table: tuple[Fact | Group | Listing, ...]
    seat: tuple[Fact | Group | Listing, ...]
    questions: Questions
    events: EventTypes
    sheet: Sheet = field(default_factory=Sheet)
    lowest_wins: bool = False
    outside: tuple[str, ...] = ()  # further places that events name
    hide: RuleName | None = None  # (s, viewer): wipe what is hidden outside of zones
    guess: RuleName | None = None  # (s, viewer, dice): guess that, when cards have been dealt

    def __post_init__(self) -> None:
        if len(self.colors) > NUMBER - COLOR:
            raise ValueError(f"{self.game}: answers name at most {NUMBER - COLOR} colors or suits")
        names = {zone.name for zone in self.zones}
        if len(names) != len(self.zones):
            raise ValueError(f"{self.game}: two zones have the same name")
        for zone in self.zones:
            if zone.cards.end > len(self.card_names):
                raise ValueError(f"{self.game}: {zone.name} has cards without a name")
            if not {zone.on, zone.part_of} <= {None, *names}:
                raise ValueError(f"{self.game}: {zone.name} belongs to a zone that does not exist")
        for question in self.questions.all:
            if question.about not in {None, *names}:
                raise ValueError(f"{self.game}: {question.name} is about an unknown zone")

    def sizes(self, frames: int, **more: Any) -> Sizes:
        """What the game needs room for; the board knows a part of it."""
        return Sizes(
            players=self.most_players,
            cards=len(self.card_names),
            prompts=len(self.questions.names),
            lowest_wins=self.lowest_wins,
            frames=frames,
            **more,
        )

    def rule(self, name: RuleName) -> Callable[..., Any]:
        """A rule of the game; whatever is declared and missing is an error here."""
        module, _, function = name.partition(".")
        found: Callable[..., Any] = getattr(import_module(f"{self.package}.{module}"), function)
        return found

    def numbers(self) -> list[Fact]:
        """The numbers that stand in fields of the record."""
        facts = [fact for fact in (*self.table, *self.seat) if isinstance(fact, Fact)]
        return [fact for fact in facts if fact.kind == Kind.NUMBER and fact.rule is None]

    @property
    def has_knowledge(self) -> bool:
        """Whether seats may have seen cards that are hidden from them."""
        return any(zone.known for zone in self.zones)

    @property
    def knowledge_words(self) -> int:
        """How many words a set of cards takes that seats may have seen."""
        return -(-max(zone.cards.end for zone in self.zones if zone.known) // WORD)

    def zones_of(self, of: Of) -> list[Zone]:
        """The zones of the table or of every seat."""
        return [zone for zone in self.zones if zone.of == of]

    def stack_on(self, zone: Zone) -> Zone | None:
        """The zone that lies on the cards of a zone, if one does."""
        return next((stack for stack in self.zones if stack.on == zone.name), None)

    def hosts_of(self, stack: Zone) -> Cards:
        """The cards on which a stack can lie."""
        return self.zone(stack.on or "").cards

    def zone(self, name: str) -> Zone:
        """A zone by name."""
        return next(zone for zone in self.zones if zone.name == name)
