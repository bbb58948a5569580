from __future__ import annotations

import pytest
from rich.text import Text

from endling.terminal.layout import cut, fit, flow


@pytest.mark.parametrize(
    ("text", "width", "expected"),
    [
        ("short", 10, "short"),
        ("exactly10!", 10, "exactly10!"),
        ("eleven char", 10, "eleven ch…"),
        ("two\nlines", 20, "two lines"),
        ("anything", 1, "…"),
        ("anything", 0, ""),
    ],
)
def test_cut(text: str, width: int, expected: str) -> None:
    assert cut(text, width) == expected


def test_fit_fills_up() -> None:
    assert fit("ab", 5) == "ab   "
    assert fit("abcdefg", 5) == "abcd…"


def test_flow_breaks_between_chunks_only() -> None:
    chunks = [Text(f"Long Name {n}, ") for n in range(20)]
    lines = [line.plain for line in flow(chunks, 30, 4)]
    assert all(len(line) <= 30 for line in lines)
    assert all(line.startswith("    Long Name") for line in lines)
    joined = " ".join(line.strip() for line in lines)
    assert joined == " ".join(f"Long Name {n}," for n in range(20))


def test_flow_uses_the_last_column() -> None:
    assert [line.plain for line in flow([Text("abc, "), Text("de  ")], 7, 0)] == ["abc, de"]


def test_flow_repeats_the_head_on_a_new_line() -> None:
    chunks = [Text("R one, "), Text("two, "), Text("three")]
    heads = [Text(), Text("R "), Text("R ")]
    assert [line.plain for line in flow(chunks, 8, 0, heads)] == ["R one,", "R two,", "R three"]


def test_flow_shortens_what_is_too_wide_alone() -> None:
    assert [line.plain for line in flow([Text("x" * 50)], 10, 2)] == ["  " + "x" * 7 + "…"]
