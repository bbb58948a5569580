"""What a seat sees as a row of numbers: quickly written, kept and compared.

A row has a section for the table and one for every seat. Their layout follows from the board; so do
the rule that writes a row (`row_writer`), the plain data made from it (`views.py`), and the changes
between two rows (`changes.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from endling.board.declaration import Board, Fact, Form, Group, Kind, Listing, Of, SeenBy, Zone
from endling.board.places import words_for
from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import WORD
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD
from endling.kernel.source import Source

ENTRY = np.int32  # what a row is made of
Row = np.ndarray[Any, np.dtype[np.int32]]
UNSEEN = -1  # a size that the viewer may not know

# Every table section begins with what is asked.
ASKED = (
    Fact("actor", Kind.SEAT, none=-1),
    Fact("prompt", Kind.WORD, none=-1),
    Fact("cause", Kind.CARD, none=NO_CARD),
    Fact("over", Kind.BOOL),
)
ACTOR, PROMPT, CAUSE, OVER = range(len(ASKED))
# Where seats choose at the same time, the section of a seat begins with whether it does now.
CHOOSING = Fact("choosing", Kind.BOOL)


@dataclass(frozen=True)
class Single:
    """One number."""

    fact: Fact
    at: int

    width = 1


@dataclass(frozen=True)
class Several:
    """Numbers that are shown together as one object."""

    group: Group
    at: int

    @property
    def width(self) -> int:
        """How many numbers it takes."""
        return len(self.group.facts)


@dataclass(frozen=True)
class Run:
    """A list: how many there are, then the first numbers of all, the second numbers of all, ..."""

    name: str
    facts: tuple[Fact, ...]
    room: int
    at: int
    plain: bool  # a list of values, not of objects
    backwards: bool = False
    null_if_empty: bool = False
    open_at: int | None = None  # where the row says whether all of it is seen
    known_name: str = ""  # what it is called if not
    stack: Run | None = None  # what lies on each of its cards: cards, and on which
    is_stack: bool = False  # shown only on the cards of another list

    @property
    def first(self) -> int:
        """Where the numbers of the list begin."""
        return self.at + 1

    @property
    def width(self) -> int:
        """How many numbers it takes."""
        return 1 + self.room * len(self.facts)


Part = Single | Several | Run
_CARD = Fact("card", Kind.CARD)


class Section:
    """The layout of a section."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.width = 0

    def single(self, fact: Fact) -> int:
        """Add one number; returns where it stands."""
        return self._add(Single(fact, self.width))

    def several(self, group: Group) -> None:
        """Add a group."""
        self._add(Several(group, self.width))

    def run(self, name: str, facts: tuple[Fact, ...], room: int, **more: Any) -> Run:
        """Add a list."""
        run = Run(name, facts, room, self.width, **more)
        self._add(run)
        return run

    @property
    def runs(self) -> dict[str, Run]:
        """The lists by name."""
        return {part.name: part for part in self.parts if isinstance(part, Run)}

    def _add(self, part: Part) -> int:
        self.parts.append(part)
        self.width += part.width
        return part.at


@dataclass(frozen=True)
class Layout:
    """What stands where in a row."""

    table: Section
    seat: Section

    def width(self, players: int) -> int:
        """How many numbers a row takes."""
        return self.table.width + players * self.seat.width


def lay_out(board: Board) -> Layout:
    """The layout of a board's rows."""
    table, seat = Section(), Section()
    for fact in ASKED:
        table.single(fact)
    _add_all(table, board, Of.TABLE, board.table)
    if board.questions.are_simultaneous:
        seat.single(CHOOSING)
    _add_all(seat, board, Of.SEAT, board.seat)
    return Layout(table, seat)


def _add_all(
    section: Section, board: Board, of: Of, facts: tuple[Fact | Group | Listing, ...]
) -> None:
    for zone in board.zones_of(of):
        if zone.shown:
            _add_zone(section, board, zone)
    for fact in facts:
        if isinstance(fact, Fact):
            section.single(fact)
        elif isinstance(fact, Group):
            section.several(fact)
        else:
            plain = len(fact.facts) == 1 and not fact.facts[0].name
            section.run(
                fact.name, fact.facts, fact.room, plain=plain, null_if_empty=fact.null_if_empty
            )


def _add_zone(section: Section, board: Board, zone: Zone) -> None:
    if zone.seen_by != SeenBy.ALL:
        none = None if zone.counted_by == SeenBy.ALL else UNSEEN
        section.single(Fact(zone.size_key, Kind.NUMBER, none=none))
    if zone.seen_by == SeenBy.NOBODY:
        return
    facts = (_CARD, *zone.facts)
    if zone.told_apart:
        facts = (*facts, Fact("id"))
    more: dict[str, Any] = {"plain": len(facts) == 1, "backwards": zone.newest_first}
    stack = board.stack_on(zone)
    if stack is not None and stack.shown:
        layers = (_CARD, Fact("on", Kind.CARD))
        more["stack"] = section.run(
            stack.name, layers, stack.cards.count, plain=True, is_stack=True
        )
        more["plain"] = False
    if zone.seen_by == SeenBy.OWNER:
        more["open_at"] = section.single(Fact("", Kind.BOOL))
        more["known_name"] = zone.known_key
    section.run(zone.name, facts, zone.cards.count, **more)


# --- Writing --------------------------------------------------------------------------------------


def row_writer(board: Board, layout: Layout) -> Callable[[Any, int, Any], None]:
    """`write_row(s, viewer, row)`: what a seat sees of a state that was redacted for it."""
    names: dict[str, Any] = {"num": num, "lowest_bit": lowest_bit}
    source = Source("write_row", "s, viewer, row")
    source.add("is_asked = num(s.actor) >= 0")
    source.add(f"row[{ACTOR}] = num(s.actor) if is_asked else -1")
    source.add(f"row[{PROMPT}] = num(s.prompt) if is_asked else -1")
    source.add(f"row[{CAUSE}] = num(s.cause) if is_asked else {NO_CARD}")
    source.add(f"row[{OVER}] = num(s.over)", "base = 0")
    parts = iter(layout.table.parts[len(ASKED) :])
    _write_section(source, board, Of.TABLE, board.table, parts, names)
    source.begin("for seat in range(num(s.players)):")
    source.add(f"base = {layout.table.width} + seat * {layout.seat.width}")
    parts = iter(layout.seat.parts)
    if board.questions.are_simultaneous:
        source.add(f"row[base + {next(parts).at}] = num(s.together) >> seat & 1")
    _write_section(source, board, Of.SEAT, board.seat, parts, names)
    return source.build(board.game, names)


def _write_section(
    source: Source,
    board: Board,
    of: Of,
    facts: tuple[Fact | Group | Listing, ...],
    parts: Iterator[Part],
    names: dict[str, Any],
) -> None:
    for zone in board.zones_of(of):
        if zone.shown:
            _write_zone(source, board, zone, parts, names)
    for fact in facts:
        part = next(parts)
        if isinstance(fact, Fact):
            source.add(f"row[base + {part.at}] = {_value(board, fact, of, names)}")
        elif isinstance(fact, Group):
            for i, inner in enumerate(fact.facts):
                source.add(f"row[base + {part.at + i}] = {_value(board, inner, of, names)}")
        else:
            names[f"list_{of}_{fact.name}"] = board.rule(fact.write)
            given = "s, viewer" if of == Of.TABLE else "s, seat"
            written = f"list_{of}_{fact.name}({given}, row, base + {part.at + 1})"
            source.add(f"row[base + {part.at}] = {written}")


def _value(board: Board, fact: Fact, of: Of, names: dict[str, Any]) -> str:
    if fact.rule is not None:
        name = f"fact_{of}_{fact.name}"
        names[name] = board.rule(fact.rule)
        return f"{name}(s, viewer)" if of == Of.TABLE else f"{name}(s, seat)"
    stored = f"s.{fact.field or fact.name}"
    return f"num({stored})" if of == Of.TABLE else f"num({stored}[seat])"


def _write_zone(
    source: Source, board: Board, zone: Zone, parts: Iterator[Part], names: dict[str, Any]
) -> None:
    index = "[seat]" if zone.of == Of.SEAT else ""
    if zone.seen_by != SeenBy.ALL:
        size = f"num(s.{zone.name}_n{index})"
        if zone.counted_by != SeenBy.ALL:
            is_own = "seat == viewer or " if zone.counted_by == SeenBy.OWNER else ""
            is_told = f"{is_own}num(s.over) == 1 or {zone.is_counted_by_all()}"
            size = f"{size} if {is_told} else {UNSEEN}"
        source.add(f"row[base + {next(parts).at}] = {size}")
    if zone.seen_by == SeenBy.NOBODY:
        return
    if zone.seen_by == SeenBy.OWNER:
        is_open = "1 if seat == viewer or num(s.over) == 1 else 0"
        source.add(f"row[base + {next(parts).at}] = {is_open}")
    run = next(parts)
    assert isinstance(run, Run)
    stack = run if run.is_stack else None
    if stack is not None:
        source.add("m = 0")
        run = next(parts)
        assert isinstance(run, Run)
    source.add("n = 0")
    if zone.form == Form.LIST:
        source.begin(f"for i in range(num(s.{zone.name}_n{index})):")
        inner = "i" if not index else "seat, i"
        source.add(f"card = num(s.{zone.name}[{inner}])")
        _write_card(source, board, zone, run, names)
        source.end()
    else:
        for word in range(words_for(zone)):
            inner = str(word) if not index else f"seat, {word}"
            source.add(f"word = num(s.{zone.name}[{inner}])")
            source.begin("while word != 0:")
            source.add(f"card = {word * WORD} + lowest_bit(word)", "word &= word - 1")
            _write_card(source, board, zone, run, names)
            source.end()
    source.add(f"row[base + {run.at}] = n")
    if stack is not None:
        source.add(f"row[base + {stack.at}] = m")


def _write_stack(source: Source, board: Board, host: Zone, run: Run) -> None:
    """What lies on the card, from the bottom up: found from the top down, so written backwards."""
    zone = board.stack_on(host)
    assert zone is not None
    under, first = f"s.{zone.name}_under", zone.cards.first
    source.add("height = 0", f"lying = num(s.{zone.name}_top[card - {host.cards.first}])")
    source.begin("while lying > 0:").add(
        "height += 1", f"lying = num({under}[lying - 1 - {first}])"
    ).end()
    source.add("m += height", f"lying = num(s.{zone.name}_top[card - {host.cards.first}])")
    source.begin("for i in range(height):")
    source.add(f"row[base + {run.first} + m - 1 - i] = lying - 1")
    source.add(f"row[base + {run.first + run.room} + m - 1 - i] = card")
    source.add(f"lying = num({under}[lying - 1 - {first}])").end()


def _write_card(source: Source, board: Board, zone: Zone, run: Run, names: dict[str, Any]) -> None:
    source.add(f"row[base + {run.first} + n] = card")
    seat = "seat" if zone.of == Of.SEAT else "-1"
    for layer, fact in enumerate(run.facts[1:], start=1):
        value = "card"  # the number of the card itself tells it apart
        if fact.rule is not None:
            names[f"of_{zone.name}_{fact.name}"] = board.rule(fact.rule)
            value = f"of_{zone.name}_{fact.name}(s, {seat}, card)"
        source.add(f"row[base + {run.first + layer * run.room} + n] = {value}")
    if run.stack is not None:
        _write_stack(source, board, zone, run.stack)
    source.add("n += 1")
