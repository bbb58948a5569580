"""What differs between two rows, as JSON: nobody is sent a whole view again.

This is what a table does most often, so it is compiled, once for all games: the layout of a row
comes as tables. For a list, only the part that changed is written: what is put in, where, and how
many entries are cut out.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import numpy as np

from endling.board.declaration import Board, Fact, Kind
from endling.board.rows import Layout, Part, Row, Section, Several, Single
from endling.kernel.jit import entry, rule
from endling.kernel.numbers import num
from endling.kernel.writing import (
    CLOSE_LIST,
    CLOSE_THING,
    COMMA,
    OPEN_LIST,
    OPEN_THING,
    close,
    pack_texts,
    put,
    put_number,
    put_text,
)

_ROOM = 1 << 17  # bytes; the longest changes of six players take less than a tenth of that

# Texts that every game has, before those of its own.
_FIXED = ("null", "false", "true", '"players":{', '"', '":{', '{"at":', ',"cut":', ',"put":')
_NULL, _FALSE, _TRUE, _PLAYERS, _QUOTE, _QUOTED, _AT, _CUT, _PUT = range(len(_FIXED))

# The table of parts: one row per part, first those of the table, then those of a seat.
_SINGLE, _SEVERAL, _RUN, _ON_CARDS = range(4)
_TYPE, _WHERE, _KEY, _FACT, _FACTS, _SIZE, _PLAIN, _BACKWARDS, _NULLED, _OPEN, _KNOWN = range(11)
_STACK, _STACK_SIZE, _STACK_KEY = range(11, 14)  # of what lies on the cards of a list
_PART_WIDTH = 14

# The table of facts.
_KIND, _NONE, _WORDS, _NAME = range(4)
_FACT_WIDTH = 4
_KINDS = (Kind.NUMBER, Kind.CARD, Kind.SEAT, Kind.BOOL, Kind.WORD, Kind.COLOR)
_NUMBER, _CARD, _SEAT, _BOOL, _WORD, _COLOR = range(len(_KINDS))
_NEVER = 1 << 30  # for facts that always have a value

# The sizes of the sections.
_TABLE_PARTS, _TABLE_WIDTH, _SEAT_WIDTH = range(3)


class Changes:
    """Writes the changes between rows of a board."""

    def __init__(self, board: Board, layout: Layout) -> None:
        self._texts = [*_FIXED]
        self._facts: list[list[int]] = []
        self._cards = self._add(json.dumps(name) for name in board.card_names)
        self._colors = self._add(json.dumps(color) for color in board.colors)
        self._questions = self._add(json.dumps(name) for name in board.questions.names)
        parts = self._section(layout.table) + self._section(layout.seat)
        sizes = [len(layout.table.parts), layout.table.width, layout.seat.width]
        letters, starts = pack_texts(self._texts)
        self._tables = (
            np.array(sizes, np.int64),
            np.array(parts, np.int64),
            np.array(self._facts, np.int64),
            letters.copy(),
            starts,
        )

    def between(self, before: Row, after: Row) -> bytes:
        """What is new, as the inside of a JSON object; empty if nothing changed."""
        out = np.empty(_ROOM, np.uint8)
        return out[: write_changes(before, after, *self._tables, out)].tobytes()

    # --- Tables

    def _add(self, texts: Iterable[str]) -> int:
        first = len(self._texts)
        self._texts.extend(texts)
        return first

    def _add_key(self, name: str) -> int:
        return self._add([f"{json.dumps(name)}:"])

    def _section(self, section: Section) -> list[list[int]]:
        return [self._part(part) for part in section.parts]

    def _part(self, part: Part) -> list[int]:
        line = [0] * _PART_WIDTH
        line[_WHERE], line[_FACT], line[_OPEN] = part.at, len(self._facts), -1
        if isinstance(part, Single):
            line[_TYPE], line[_KEY] = _SINGLE, self._add_key(part.fact.name)
            line[_SIZE] = 1 if part.fact.name else 0
            facts: tuple[Fact, ...] = (part.fact,)
        elif isinstance(part, Several):
            line[_TYPE], line[_KEY] = _SEVERAL, self._add_key(part.group.name)
            facts = part.group.facts
        else:
            line[_TYPE], line[_KEY], line[_SIZE] = _RUN, self._add_key(part.name), part.room
            line[_PLAIN], line[_BACKWARDS] = part.plain, part.backwards
            line[_NULLED] = part.null_if_empty
            if part.open_at is not None:
                line[_OPEN], line[_KNOWN] = part.open_at, self._add_key(part.known_name)
            if part.is_stack:
                line[_TYPE] = _ON_CARDS
            line[_STACK] = -1
            if part.stack is not None:
                line[_STACK], line[_STACK_SIZE] = part.stack.at, part.stack.room
                line[_STACK_KEY] = self._add_key(part.stack.name)
            facts = part.facts
        line[_FACTS] = len(facts)
        self._facts += [self._fact(fact) for fact in facts]
        return line

    def _fact(self, fact: Fact) -> list[int]:
        line = [0] * _FACT_WIDTH
        line[_KIND] = _KINDS.index(fact.kind)
        line[_NONE] = _NEVER if fact.none is None else fact.none
        line[_NAME] = self._add_key(fact.name)
        if fact.kind == Kind.WORD:
            own = fact.words
            line[_WORDS] = self._add(map(json.dumps, own)) if own else self._questions
        elif fact.kind == Kind.CARD:
            line[_WORDS] = self._cards
        elif fact.kind == Kind.COLOR:
            line[_WORDS] = self._colors
        return line


# --- Compiled -------------------------------------------------------------------------------------


@entry
def write_changes(
    before: Any, after: Any, sizes: Any, parts: Any, facts: Any, letters: Any, starts: Any, out: Any
) -> int:
    """Write what is new; returns its length."""
    width = num(sizes[_TABLE_WIDTH])
    cut = num(sizes[_TABLE_PARTS])
    at = _put_section(out, 0, before[:width], after[:width], parts[:cut], facts, letters, starts)
    start = at
    at = put_text(out, at, letters, starts, _PLAYERS)
    first = at
    step = num(sizes[_SEAT_WIDTH])
    for seat in range((len(after) - width) // step):
        here, there = width + seat * step, width + (seat + 1) * step
        begin = put_number(out, put_text(out, at, letters, starts, _QUOTE), seat)
        begin = put_text(out, begin, letters, starts, _QUOTED)
        end = _put_section(
            out, begin, before[here:there], after[here:there], parts[cut:], facts, letters, starts
        )
        if end > begin:
            at = put(out, close(out, end, CLOSE_THING), COMMA)
    at = put(out, close(out, at, CLOSE_THING), COMMA) if at > first else start
    return max(0, at - 1)  # without the last comma


@rule
def _put_section(
    out: Any, at: int, old: Any, new: Any, parts: Any, facts: Any, letters: Any, starts: Any
) -> int:
    for i in range(len(parts)):
        part = parts[i]
        where = num(part[_WHERE])
        if part[_TYPE] == _RUN:
            at = _put_run(out, at, old, new, part, facts, letters, starts)
        elif part[_TYPE] == _SINGLE:
            if part[_SIZE] == 1 and old[where] != new[where]:
                at = put_text(out, at, letters, starts, num(part[_KEY]))
                at = _put_value(out, at, num(new[where]), facts[num(part[_FACT])], letters, starts)
                at = put(out, at, COMMA)
        elif part[_TYPE] == _SEVERAL and _differs(old, new, where, num(part[_FACTS])):
            at = put(out, put_text(out, at, letters, starts, num(part[_KEY])), OPEN_THING)
            for n in range(num(part[_FACTS])):
                fact = facts[num(part[_FACT]) + n]
                at = put_text(out, at, letters, starts, num(fact[_NAME]))
                at = put(
                    out, _put_value(out, at, num(new[where + n]), fact, letters, starts), COMMA
                )
            at = put(out, close(out, at, CLOSE_THING), COMMA)
    return at


@rule
def _put_value(out: Any, at: int, value: int, fact: Any, letters: Any, starts: Any) -> int:
    kind = num(fact[_KIND])
    if kind == _BOOL:
        return put_text(out, at, letters, starts, _TRUE if value > 0 else _FALSE)
    if value == num(fact[_NONE]):
        return put_text(out, at, letters, starts, _NULL)
    if kind == _NUMBER or kind == _SEAT:
        return put_number(out, at, value)
    return put_text(out, at, letters, starts, num(fact[_WORDS]) + value)


@rule
def _differs(old: Any, new: Any, first: int, count: int) -> bool:
    for i in range(first, first + count):
        if old[i] != new[i]:
            return True
    return False


# --- Lists


@rule
def _put_run(
    out: Any, at: int, old: Any, new: Any, part: Any, facts: Any, letters: Any, starts: Any
) -> int:
    where = num(part[_WHERE])
    was, now = num(old[where]), num(new[where])
    key, opened = num(part[_KEY]), num(part[_OPEN])
    if opened >= 0:
        if old[opened] != new[opened]:
            return _put_opened(out, at, new, part, facts, letters, starts)
        if new[opened] == 0:
            key = num(part[_KNOWN])
    begin, gone, added = _span(old, was, new, now, part)
    if gone + added == 0:
        return at
    at = put_text(out, at, letters, starts, key)
    if part[_NULLED] == 1 and now == 0:
        return put(out, put_text(out, at, letters, starts, _NULL), COMMA)
    if part[_NULLED] == 1:
        begin, gone, added, was = 0, 0, now, 0  # nothing to splice where null was
    if gone < was:
        place = was - begin - gone if part[_BACKWARDS] == 1 else begin
        at = put_number(out, put_text(out, at, letters, starts, _AT), place)
        at = put_number(out, put_text(out, at, letters, starts, _CUT), gone)
        at = put_text(out, at, letters, starts, _PUT)
    at = _put_items(out, at, new, part, begin, added, facts, letters, starts)
    if gone < was:
        at = put(out, at, CLOSE_THING)
    return put(out, at, COMMA)


@rule
def _put_opened(
    out: Any, at: int, new: Any, part: Any, facts: Any, letters: Any, starts: Any
) -> int:
    """Write a list that was just opened or hidden: whole, under its other name."""
    is_open = new[num(part[_OPEN])] == 1
    gone, come = num(part[_KNOWN]), num(part[_KEY])
    if not is_open:
        gone, come = come, gone
    at = put_text(out, put_text(out, at, letters, starts, gone), letters, starts, _NULL)
    at = put_text(out, put(out, at, COMMA), letters, starts, come)
    n = num(new[num(part[_WHERE])])
    return put(out, _put_items(out, at, new, part, 0, n, facts, letters, starts), COMMA)


@rule
def _put_items(
    out: Any,
    at: int,
    new: Any,
    part: Any,
    begin: int,
    n: int,
    facts: Any,
    letters: Any,
    starts: Any,
) -> int:
    first, size = num(part[_WHERE]) + 1, num(part[_SIZE])
    at = put(out, at, OPEN_LIST)
    for k in range(n):
        i = first + begin + (n - 1 - k if part[_BACKWARDS] == 1 else k)
        if part[_PLAIN] == 1:
            at = _put_value(out, at, num(new[i]), facts[num(part[_FACT])], letters, starts)
        else:
            at = put(out, at, OPEN_THING)
            for layer in range(num(part[_FACTS])):
                fact = facts[num(part[_FACT]) + layer]
                at = put_text(out, at, letters, starts, num(fact[_NAME]))
                value = num(new[i + layer * size])
                at = put(out, _put_value(out, at, value, fact, letters, starts), COMMA)
            if part[_STACK] >= 0:
                at = _put_stack(out, at, new, num(new[i]), part, facts, letters, starts)
            at = close(out, at, CLOSE_THING)
        at = put(out, at, COMMA)
    return close(out, at, CLOSE_LIST)


@rule
def _put_stack(
    out: Any, at: int, new: Any, host: int, part: Any, facts: Any, letters: Any, starts: Any
) -> int:
    """What lies on a card, from the bottom up."""
    first, size = num(part[_STACK]) + 1, num(part[_STACK_SIZE])
    at = put(out, put_text(out, at, letters, starts, num(part[_STACK_KEY])), OPEN_LIST)
    card = facts[num(part[_FACT])]
    for i in range(first, first + num(new[first - 1])):
        if new[i + size] == host:
            at = put(out, _put_value(out, at, num(new[i]), card, letters, starts), COMMA)
    return put(out, close(out, at, CLOSE_LIST), COMMA)


@rule
def _span(old: Any, was: int, new: Any, now: int, part: Any) -> tuple[int, int, int]:
    """The part of a list that differs: where it begins, how many are gone, how many were added."""
    most = min(was, now)
    at = 0
    while at < most and _is_same(old, at, new, at, part):
        at += 1
    most -= at
    stays = 0  # at the end
    while stays < most and _is_same(old, was - 1 - stays, new, now - 1 - stays, part):
        stays += 1
    return at, was - at - stays, now - at - stays


@rule
def _is_same(old: Any, i: int, new: Any, k: int, part: Any) -> bool:
    first, size = num(part[_WHERE]) + 1, num(part[_SIZE])
    for layer in range(num(part[_FACTS])):
        if old[first + i + layer * size] != new[first + k + layer * size]:
            return False
    return part[_STACK] < 0 or _has_same_stack(old, new, num(new[first + k]), part)


@rule
def _has_same_stack(old: Any, new: Any, host: int, part: Any) -> bool:
    first, size = num(part[_STACK]) + 1, num(part[_STACK_SIZE])
    at = first
    end = first + num(old[first - 1])
    for i in range(first, first + num(new[first - 1])):
        if new[i + size] == host:
            while at < end and old[at + size] != host:
                at += 1
            if at == end or old[at] != new[i]:
                return False
            at += 1
    while at < end and old[at + size] != host:
        at += 1
    return at == end
