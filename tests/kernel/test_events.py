"""The event log keeps everything in order, and nothing of an old page."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from endling.events import Event, Events
from endling.kernel import events
from endling.kernel.events import (
    EVENT_WIDTH,
    LARGEST_NUMBER,
    LEAST_NUMBER,
    LOG_MARK,
    VERB,
    number_in,
)
from tests.kernel.entry_points import SIZES, entry_point, new_state

clear_log = entry_point(events.clear_log)
note = entry_point(events.note)
note_number = entry_point(events.note_number)
log_is_full = entry_point(events.log_is_full)

LOG_EVENTS = LOG_MARK + SIZES.events

byte = st.integers(0, 255)
entries = st.lists(st.tuples(byte, byte, byte, byte, byte), max_size=LOG_EVENTS)


def log_of(s: Any) -> list[tuple[int, ...]]:
    return [tuple(map(int, s.log[at])) for at in range(int(s.log_n))]


@given(entries, entries)
def test_what_is_noted_is_read_back_in_order(
    first: list[tuple[int, int, int, int, int]], second: list[tuple[int, int, int, int, int]]
) -> None:
    s = new_state()
    for page in (first, second):
        for entry in page:
            note(s, *entry)
        assert log_of(s) == page
        assert s.log.tobytes() == bytes(sum(page, ())).ljust(LOG_EVENTS * EVENT_WIDTH, b"\0")
        clear_log(s)
        assert s.tobytes() == new_state().tobytes()


def test_a_full_log_is_a_fault_and_loses_nothing_that_was_noted() -> None:
    s = new_state()
    for at in range(LOG_EVENTS):
        note(s, at, 1, 2, 3, 4)
    before = log_of(s)
    assert s.fault == 0
    note(s, 99, 99, 99, 99, 99)
    assert s.fault == 1
    assert log_of(s) == before


def test_a_pause_is_in_time_for_the_longest_piece_of_work() -> None:
    s = new_state()
    while not log_is_full(s):
        before = int(s.log_n)
        note(s, 1, 2, 3, 4, 5)
    assert before + SIZES.events == s.log.shape[0]


@given(st.integers(LEAST_NUMBER, LARGEST_NUMBER))
def test_events_tell_numbers_of_16_bits(number: int) -> None:
    s = new_state()
    note_number(s, 7, 1, 2, number)
    assert s.fault == 0
    assert (s.log[0, VERB], number_in(s.log[0].tobytes())) == (7, number)


@pytest.mark.parametrize("number", [LEAST_NUMBER - 1, LARGEST_NUMBER + 1])
def test_a_number_that_does_not_fit_is_a_fault(number: int) -> None:
    s = new_state()
    note_number(s, 7, 1, 2, number)
    assert s.fault == 1


# --- Events for people ----------------------------------------------------------------------------


def test_events_are_read_once_and_only_when_somebody_looks() -> None:
    asked = []

    class Held:
        def records(self, held: bytes) -> list[bytes]:
            return [held]

        def read(self, held: bytes) -> list[Event]:
            asked.append(held)
            return [Event("draw", player=0), Event("play", player=1)]

    happened = Events(b"raw", Held())
    assert happened.records == [b"raw"]
    assert asked == []
    assert [event.verb for event in happened] == ["draw", "play"]
    assert (len(happened), happened[-1].player) == (2, 1)
    assert [event.verb for event in happened[1:]] == ["play"]
    assert asked == [b"raw"]


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_card_is_shown_to_those_who_may_know_it(seat: int | None) -> None:
    secret = Event("take", player=1, card="Fear", source="hand:0", seen_by=frozenset({0, 1}))
    shown = secret.for_seat(seat)
    assert shown.card == ("Fear" if seat in (0, 1) else None)
    assert (shown.verb, shown.player, shown.source) == ("take", 1, "hand:0")
    assert shown.seen_by is None, "who else may know it is nobody's business"
    assert Event("play", card="Fear").for_seat(seat).card == "Fear"


def test_events_as_plain_data_leave_out_what_does_not_apply() -> None:
    assert Event("gene_pool", player=2, number=0).as_dict() == {
        "verb": "gene_pool",
        "player": 2,
        "number": 0,
    }


def test_moments_with_nothing_between_them_are_one() -> None:
    s = new_state()
    assert not events.is_moment(s)
    events.note_moment(s, 1)
    events.note_moment(s, 3)
    events.note_moment(s, 2)
    assert (s.log_n, events.is_moment(s)) == (1, True)
    assert events.lengths_of(bytes(s.log[0])) == 3
    events.note(s, 1, 0, 0, 0, 0)
    assert not events.is_moment(s)
    events.note_moment(s, 1)
    assert (s.log_n, events.lengths_of(bytes(s.log[2]))) == (3, 1)


def test_a_game_that_only_machines_play_has_no_moments() -> None:
    s = new_state()
    assert events.lacks_moment(s)
    events.note_moment(s, 1)
    assert (s.log_n, events.lacks_moment(s)) == (1, False)
    events.note(s, 1, 0, 0, 0, 0)
    assert events.lacks_moment(s)
    s.untimed = 1
    events.note_moment(s, 1)
    assert (s.log_n, events.lacks_moment(s)) == (2, False)
