"""JSON that compiled code writes is read as what was meant."""

from __future__ import annotations

import json

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from endling.kernel import writing
from endling.kernel.writing import CLOSE_LIST, COMMA, OPEN_LIST, pack_texts
from tests.kernel.entry_points import entry_point

put = entry_point(writing.put)
put_number = entry_point(writing.put_number)
put_text = entry_point(writing.put_text)
close = entry_point(writing.close)

numbers = st.integers(-(2**40), 2**40)


@given(numbers)
def test_a_number_is_written_as_python_does(number: int) -> None:
    out = np.zeros(40, np.uint8)
    end = put_number(out, 3, number)
    assert out[3:end].tobytes() == str(number).encode()
    assert not out[:3].any()
    assert not out[end:].any()


@given(st.lists(numbers, max_size=5))
def test_no_comma_stands_before_the_end_of_a_list(listed: list[int]) -> None:
    out = np.zeros(200, np.uint8)
    at = put(out, 0, OPEN_LIST)
    for number in listed:
        at = put(out, put_number(out, at, number), COMMA)
    at = close(out, at, CLOSE_LIST)
    assert json.loads(out[:at].tobytes()) == listed


@given(st.lists(st.text(max_size=8), min_size=1, max_size=6), st.data())
def test_each_text_is_found_by_its_number(texts: list[str], data: st.DataObject) -> None:
    letters, starts = pack_texts(texts)
    number = data.draw(st.integers(0, len(texts) - 1))
    out = np.zeros(100, np.uint8)
    end = put_text(out, 0, letters, starts, number)
    assert out[:end].tobytes().decode() == texts[number]
