"""What a seat sees and remembers as a row of small numbers, derived from the board.

Seats are counted clockwise from one's own. Facts that a rule makes of the state are left out: made
from the whole state they could tell what is hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from endling.board.declaration import Board, Fact, Form, Kind, Of, SeenBy, Zone
from endling.board.places import words_for
from endling.board.source import Source
from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import WORD
from endling.kernel.cardset import words_for as words_for_cards
from endling.kernel.events import CARD, VERB, WHO
from endling.kernel.numbers import num
from endling.kernel.observation import Senses, Slice, clear, lay_out, write_number
from endling.kernel.question import NOBODY, is_hidden_from
from endling.kernel.stats_hooks import PLAYED

Part = tuple[str, int, str]  # name, length, meaning


class Observation:
    """The layout of a board's observations, and the rules that write them."""

    NOTE_WORDS = 1  # nothing is noted; an array has at least one entry

    def __init__(self, board: Board) -> None:
        self._board = board
        self._seats = board.most_players
        self._cards = len(board.card_names)
        self._lines: list[Callable[[Source], object]] = []
        self._parts: list[Part] = []
        self._at = 0
        self._lay_out()
        self.OBSERVATION: tuple[Slice, ...] = lay_out(self._parts)
        played: list[Part] = [
            (f"played_{n}", self._cards, f"what the seat {n} places clockwise has ever played")
            for n in range(self._seats)
        ]
        self.MEMORY: tuple[Slice, ...] = lay_out(played, start=self._at)
        self._words = words_for_cards(self._cards)
        self.MEMORY_WORDS = self._seats * self._words

    def senses(self) -> Senses:
        """The rules."""
        return Senses(self._observe(), self._memorize(), self._recall())

    # --- Layout

    def _add(self, name: str, length: int, meaning: str) -> int:
        at = self._at
        self._parts.append((name, length, meaning))
        self._at += length
        return at

    def _lay_out(self) -> None:
        for zone in self._board.zones:
            self._add_zone(zone)
        at = self._add("prompt", len(self._board.questions.names), "what is asked")
        cause = self._add("cause", self._cards, "the card because of which somebody is asked")
        asked = self._add("asked", self._seats, "whose decision it is")
        own = self._add("seat", self._seats, "the number of the own seat: actions name it")
        present = self._add("present", self._seats, "which seats take part")
        self._lines.append(lambda source: _write_question(source, at, cause, asked))
        self._lines.append(lambda source: _write_seats(source, own, present))
        for fact in self._board.table:
            if isinstance(fact, Fact) and fact.rule is None:
                self._add_fact(fact)
        for fact in self._board.seat:
            if isinstance(fact, Fact) and fact.rule is None:
                self._add_seat_fact(fact)

    def _add_zone(self, zone: Zone) -> None:
        count = zone.cards.count
        if zone.form == Form.STACK:
            at = self._add(zone.name, count, "number: on which card each lies, counted from 1")
            self._lines.append(lambda source: _write_stack(source, zone, at))
            return
        if zone.seen_by == SeenBy.ALL and zone.of == Of.SEAT:
            first = self._at
            for n in range(self._seats):
                self._add(f"{zone.name}_{n}", count, f"{zone.name}, {n} places clockwise")
            self._lines.append(lambda source: _write_seat_zone(source, zone, first))
        elif zone.seen_by == SeenBy.ALL:
            at = self._add(zone.name, count, zone.name)
            self._lines.append(lambda source: _write_zone(source, zone, "", str(at)))
        elif zone.of == Of.SEAT:
            own = self._add(zone.name, count, f"the own {zone.name}")
            self._lines.append(lambda source: _write_zone(source, zone, "seat, ", str(own)))
        if zone.seen_by != SeenBy.ALL:
            self._add_size(zone)
        if zone.known and zone.of == Of.SEAT:
            self._add_known(zone)

    def _add_known(self, zone: Zone) -> None:
        """The cards of others that the seat has seen."""
        first = self._at
        for n in range(1, self._seats):
            meaning = f"known cards of {zone.name}, {n} places clockwise"
            self._add(f"{zone.known_key}_{n}", zone.cards.count, meaning)
        self._lines.append(lambda source: _write_known(source, zone, first))

    def _add_size(self, zone: Zone) -> None:
        """How many cards there are, as far as the seat may know."""
        is_told = zone.is_counted_by_all()
        if zone.of == Of.TABLE and is_told != "False":
            at = self._add(zone.size_key, 1, "number: how many cards there are")
            self._lines.append(lambda source: _write_size(source, zone, at, is_told))
        elif zone.of == Of.SEAT:
            shown = 1 if is_told == "False" else self._seats
            at = self._add(zone.size_key, shown, "number: how many cards each has, own one first")
            parts = [part.name for part in self._board.zones if part.part_of == zone.name]
            self._lines.append(lambda source: _write_sizes(source, zone, parts, at, is_told))

    def _add_fact(self, fact: Fact) -> None:
        value = f"num(s.{fact.field or fact.name})"
        lengths = {
            Kind.CARD: self._cards,
            Kind.SEAT: self._seats,
            Kind.COLOR: len(self._board.colors),
        }
        if fact.kind in (Kind.NUMBER, Kind.BOOL):
            at = self._add(fact.name, 1, "number")
            self._lines.append(lambda source: source.add(f"write_number(row, {at}, {value})"))
            return
        length = lengths.get(fact.kind, len(fact.words))
        at = self._add(fact.name, length, fact.kind)
        relative = fact.kind == Kind.SEAT
        self._lines.append(lambda source: _write_one_of(source, value, at, length, relative))

    def _add_seat_fact(self, fact: Fact) -> None:
        at = self._add(fact.name, self._seats, "number: of each seat, own one first")
        value = f"num(s.{fact.field or fact.name}[other])"

        def write(source: Source) -> None:
            source.add("other = seat").begin("for step in range(num(s.players)):")
            source.add(f"write_number(row, {at} + step, {value})")
            source.add("other = other + 1 if other + 1 < num(s.players) else 0").end()

        self._lines.append(write)

    # --- Rules

    def _observe(self) -> Callable[..., None]:
        source = Source("observe", "s, seat, notes, row")
        source.add(f"clear(row, 0, {self._at})")
        for write in self._lines:
            write(source)
        names: dict[str, Any] = {
            "num": num,
            "clear": clear,
            "write_number": write_number,
            "lowest_bit": lowest_bit,
            "secret": self._board.questions.secret_mask,
            "NOBODY": NOBODY,
            "is_hidden_from": is_hidden_from,
        }
        return source.build(self._board.game, names)

    def _memorize(self) -> Callable[..., None]:
        """Note who played what: everybody sees that."""
        source = Source("memorize", "s, memory")
        source.begin("for i in range(num(s.log_n)):")
        source.begin(f"if roles[num(s.log[i, {VERB}])] == {PLAYED}:")
        source.add(f"card = num(s.log[i, {CARD}])")
        source.add(f"at = num(s.log[i, {WHO}]) * {self._words} + card // {WORD}")
        source.add(f"memory[at] = num(memory[at]) | 1 << (card % {WORD})")
        return source.build(self._board.game, {"num": num, "roles": self._board.events.roles})

    def _recall(self) -> Callable[..., None]:
        source = Source("recall", "s, seat, memory, row")
        source.add(f"clear(row, {self._at}, {self.MEMORY[-1].end})", "other = seat")
        source.begin("for step in range(num(s.players)):").begin(
            f"for card in range({self._cards}):"
        )
        source.add(f"word = num(memory[other * {self._words} + card // {WORD}])")
        place = f"{self._at} + step * {self._cards} + card"
        source.add(f"row[{place}] = word >> (card % {WORD}) & 1").end()
        source.add("other = other + 1 if other + 1 < num(s.players) else 0")
        return source.build(self._board.game, {"num": num, "clear": clear})


def _write_zone(source: Source, zone: Zone, index: str, at: str) -> None:
    first = zone.cards.first
    if zone.form == Form.LIST:
        size = f"s.{zone.name}_n[{index[:-2]}]" if index else f"s.{zone.name}_n"
        source.begin(f"for i in range(num({size})):")
        source.add(f"row[{at} + num(s.{zone.name}[{index}i]) - {first}] = 1").end()
        return
    for word in range(words_for(zone)):
        _write_set(source, f"num(s.{zone.name}[{index}{word}])", f"{at} + {word * WORD - first}")


def _write_set(source: Source, word: str, at: str) -> None:
    source.add(f"held = {word}")
    source.begin("while held != 0:")
    source.add(f"row[{at} + lowest_bit(held)] = 1")
    source.add("held &= held - 1").end()


def _write_known(source: Source, zone: Zone, first: int) -> None:
    source.add("other = seat").begin("for step in range(num(s.players) - 1):")
    source.add("other = other + 1 if other + 1 < num(s.players) else 0")
    for word in range(words_for(zone)):
        known = f"num(s.{zone.name}[other, {word}]) & num(s.seen[seat + 1, {word}])"
        at = f"{first} + step * {zone.cards.count} + {word * WORD - zone.cards.first}"
        _write_set(source, known, at)
    source.end()


def _write_seat_zone(source: Source, zone: Zone, first: int) -> None:
    source.add("other = seat").begin("for step in range(num(s.players)):")
    _write_zone(source, zone, "other, ", f"{first} + step * {zone.cards.count}")
    source.add("other = other + 1 if other + 1 < num(s.players) else 0").end()


def _write_stack(source: Source, zone: Zone, at: int) -> None:
    source.begin(f"for i in range({zone.cards.count}):")
    source.add(f"write_number(row, {at} + i, num(s.{zone.name}_on[i]))").end()


def _write_size(source: Source, zone: Zone, at: int, is_told: str) -> None:
    source.begin(f"if {is_told}:").add(f"write_number(row, {at}, num(s.{zone.name}_n))").end()


def _write_sizes(source: Source, zone: Zone, parts: list[str], at: int, is_told: str) -> None:
    """Others believe that what is set aside is still there."""
    if is_told == "False":
        source.add(f"write_number(row, {at}, num(s.{zone.name}_n[seat]))")
        return
    source.add("other = seat").begin("for step in range(num(s.players)):")
    source.begin(f"if step == 0 or {is_told}:")
    own = f"num(s.{zone.name}_n[other])"
    whole = " + ".join([own, *(f"num(s.{part}_n[other])" for part in parts)])
    source.add(f"write_number(row, {at} + step, {own} if step == 0 else {whole})").end()
    source.add("other = other + 1 if other + 1 < num(s.players) else 0").end()


def _write_question(source: Source, at: int, cause: int, asked: int) -> None:
    source.add("actor = num(s.actor)")
    source.begin("if actor != NOBODY and not is_hidden_from(s, seat, secret):")
    source.add(f"row[{at} + num(s.prompt)] = 1")
    source.begin("if num(s.cause) < 255:").add(f"row[{cause} + num(s.cause)] = 1").end()
    step = "(actor - seat + num(s.players)) % num(s.players)"
    source.add(f"row[{asked} + {step}] = 1").end()


def _write_seats(source: Source, own: int, present: int) -> None:
    source.add(f"row[{own} + seat] = 1")
    source.begin("for step in range(num(s.players)):").add(f"row[{present} + step] = 1").end()


def _write_one_of(source: Source, value: str, at: int, length: int, relative: bool) -> None:
    source.add(f"chosen = {value}")
    source.begin(f"if 0 <= chosen < {length}:")
    if relative:
        source.add("chosen = (chosen - seat + num(s.players)) % num(s.players)")
    source.add(f"row[{at} + chosen] = 1").end()
