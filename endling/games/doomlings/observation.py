"""What a seat sees and remembers, for learning programs: derived from the board, and a little more.

Past ages, points as the seat can know them, and who has thrown away what.
"""

from __future__ import annotations

from typing import Any

from endling.board.declaration import Zone
from endling.board.observation import Observation
from endling.games.doomlings import event_types as h
from endling.games.doomlings import tables as t
from endling.games.doomlings.board import AGES, BOARD, MAX_PLAYERS, SIGNS, TRAITS
from endling.games.doomlings.knowledge import known_of, pictured
from endling.games.doomlings.places import HAND, PILE
from endling.games.doomlings.scoring import (
    grounds,
    open_bonuses,
    points_from_outside,
    settled_points,
    sign_points,
)
from endling.games.doomlings.state import hand_of, pile_of
from endling.games.doomlings.tables import EMPTY
from endling.kernel.cardset import both, is_empty, read_set, write_set
from endling.kernel.events import FROM, VERB
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.source import Source


@rule
def _points(s: Any, seat: int, viewer: int, notes: Any) -> int:
    """The points of a seat as they look to another one."""
    if s.over == 1:
        return num(s.points[seat])
    points = _settled_points(s, seat, notes) + points_from_outside(s, seat)
    if seat == viewer:
        points += sign_points(s, seat)
    if not is_empty(both(pile_of(s, seat), t.WITH_OPEN_SCORE)):
        hand = hand_of(s, seat)
        write_set(s.hand[seat], known_of(s, viewer, seat))
        points += open_bonuses(s, seat)
        write_set(s.hand[seat], hand)
    return points


# What is noted of each seat: its pile, what else its settled points depend on, and these points.
# Zeros are true as well: an empty pile is worth nothing.
_GROUNDS_NOTE, _POINTS_NOTE, _NOTE_WIDTH = range(t.SET_WORDS, t.SET_WORDS + 3)


@rule
def _settled_points(s: Any, seat: int, notes: Any) -> int:
    """Points that follow from a pile, worked out anew only if it is not the one in the notes."""
    if s.attached > 0:  # what is attached to what is not noted
        return settled_points(s, seat)
    at = seat * _NOTE_WIDTH
    pile, others = pile_of(s, seat), grounds(s, seat)
    if pile != read_set(notes[at:], EMPTY) or others != num(notes[at + _GROUNDS_NOTE]):
        write_set(notes[at:], pile)
        notes[at + _GROUNDS_NOTE] = others
        notes[at + _POINTS_NOTE] = settled_points(s, seat)
    return num(notes[at + _POINTS_NOTE])


class TraitRows(Observation):
    """Rows with past ages, points and what was thrown away."""

    NOTE_WORDS = _NOTE_WIDTH * MAX_PLAYERS
    played = TRAITS

    def _lay_out(self) -> None:
        super()._lay_out()
        self._names |= {"points_as_seen": _points, "known_of": known_of, "pictured": pictured}
        self._add_past_ages()
        self._add_points()
        self._add_sign()
        self._add_attached()

    def _add_past_ages(self) -> None:
        at = self._add("past_ages", AGES.count, "what was in force before")

        def write(source: Source) -> None:
            source.begin("for i in range(num(s.age_at)):")
            source.add(f"row[{at} + num(s.ages[i]) - {AGES.first}] = 1").end()

        self._observing.append(write)

    def _add_points(self) -> None:
        meaning = "points if the game ended now, by what the seat knows"
        numbers = self._lay_out_numbers("points", self._seats, meaning, t.MOST_POINTS)

        def write(source: Source) -> None:
            source.add("other = seat").begin("for step in range(num(s.players)):")
            numbers.write(source, "points_as_seen(s, other, seat, notes)", "step")
            source.add("other = other + 1 if other + 1 < num(s.players) else 0").end()

        self._observing.append(write)

    def _add_sign(self) -> None:
        at = self._add("sign", SIGNS.count, "one's own sign")

        def write(source: Source) -> None:
            source.begin("if num(s.sign[seat]) > 0:")
            source.add(f"row[{at} + num(s.sign[seat]) - {SIGNS.first}] = 1").end()

        self._observing.append(write)

    def _add_attached(self) -> None:
        meaning = "number: which of the attachments, counted from 1, is attached to each trait"
        at = self._add("attached", TRAITS.count, meaning)

        def write(source: Source) -> None:
            source.begin("if num(s.attached) > 0:")
            source.begin(f"for i in range({len(t.ATTACHMENTS)}):")
            source.begin("if num(s.host[i]) > 0:")
            source.add(f"row[{at} - 1 + num(s.host[i])] = i + 1").end().end().end()

        self._observing.append(write)

    def _lay_out_memory(self) -> None:
        super()._lay_out_memory()
        kept = self._remember("thrown", "what was discarded from the hand of the seat")

        def write(source: Source) -> None:
            source.add(f"origin = num(s.log[i, {FROM}])")
            thrown = f"num(s.log[i, {VERB}]) == {h.DISCARD} and {HAND} <= origin < {PILE}"
            source.begin(f"if {thrown}:")
            kept.add(source, f"(origin - {HAND})")
            source.end()

        self._memorizing.append(write)

    def _known_words(self, source: Source, zone: Zone) -> list[str]:
        """Cards with the same name cannot be told apart."""
        source.add("known = pictured(known_of(s, seat, other))")
        return [f"known[{word}]" for word in range(t.SET_WORDS)]


ROWS = TraitRows(BOARD)
SENSES = ROWS.senses()
