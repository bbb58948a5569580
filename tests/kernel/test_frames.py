"""The stack of unfinished work behaves like a list, and leaves nothing behind."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from endling.kernel import frames
from endling.kernel.frames import KIND, STEP, WIDTH, X
from tests.kernel.entry_points import FRAMES, entry_point, new_state

goto = entry_point(frames.goto)
is_on_top = entry_point(frames.is_on_top)
pop = entry_point(frames.pop)
push = entry_point(frames.push)

byte = st.integers(0, 255)
works = st.tuples(byte, byte, byte, byte)


def stack_of(s: Any) -> list[list[int]]:
    return [list(map(int, s.frames[i])) for i in range(int(s.depth))]


@given(st.lists(st.one_of(works, st.none()), max_size=30))
def test_pushing_and_popping_is_a_list(operations: list[tuple[int, int, int, int] | None]) -> None:
    """None pops; the list in Python is what the stack must look like."""
    s, expected = new_state(), list[list[int]]()
    for work in operations:
        if work is None and expected:
            pop(s)
            expected.pop()
        elif work is not None and len(expected) < FRAMES:
            assert int(push(s, *work)) == len(expected)
            expected.append([*work, 0, 0, 0, 0])
        assert stack_of(s) == expected
    assert s.fault == 0
    while expected:
        pop(s)
        expected.pop()
    assert s.tobytes() == new_state().tobytes()


def test_a_popped_frame_leaves_nothing_to_the_next_one() -> None:
    s = new_state()
    push(s, 1, 2, 3, 4)
    s.frames[0, STEP:WIDTH] = 9
    pop(s)
    assert s.tobytes() == new_state().tobytes()
    s.frames[0] = 9  # dirt that must not show through
    push(s, 5, 6, 7, 8)
    assert stack_of(s) == [[5, 6, 7, 8, 0, 0, 0, 0]]


def test_a_full_stack_is_a_fault_and_writes_nothing() -> None:
    s = new_state()
    for i in range(FRAMES):
        push(s, 1 + i, 0, 0, 0)
    before, around = stack_of(s), s.log.tobytes()
    assert s.fault == 0
    push(s, 99, 99, 99, 99)
    assert s.fault == 1
    assert stack_of(s) == before
    assert s.log.tobytes() == around


def test_the_step_of_a_frame() -> None:
    s = new_state()
    below, above = int(push(s, 1, 0, 0, 0)), int(push(s, 2, 0, 0, 0))
    goto(s, below, 6)
    assert (int(s.frames[below, STEP]), int(s.frames[above, STEP])) == (6, 0)
    assert int(s.frames[below, X]) == 0


def test_what_is_on_top() -> None:
    s = new_state()
    frame = int(push(s, 7, 0, 0, 0))
    assert is_on_top(s, frame, 7)
    assert not is_on_top(s, frame, 8)
    push(s, 7, 0, 0, 0)
    assert not is_on_top(s, frame, 7), "something came in between"
    pop(s)
    assert is_on_top(s, frame, 7)
    pop(s)
    assert not is_on_top(s, frame, 7), "it is done"
    push(s, 8, 0, 0, 0)
    assert int(s.frames[frame, KIND]) == 8
    assert not is_on_top(s, frame, 7), "other work took its place"
