"""Records are read and written field by field, by name."""

from __future__ import annotations

import numpy as np
import pytest

from endling.kernel.records import record_type

POINT = record_type([("x", np.uint8), ("y", np.int64), ("marks", np.int8, (2, 3))])


def test_fields_are_read_and_written_in_place() -> None:
    points = np.zeros(2, POINT)
    point = points[1]
    point.x = 200
    point.y = -5
    point.marks[1, 2] = 7
    assert (point.x, point.y, point.marks.sum()) == (200, -5, 7)
    assert points["marks"].tolist() == [[[0] * 3] * 2, [[0, 0, 0], [0, 0, 7]]]
    point.marks = 1
    assert points[1].marks.sum() == 6
    assert points[0].marks.sum() == 0


def test_there_are_no_other_fields() -> None:
    point = np.zeros(1, POINT)[0]
    with pytest.raises(AttributeError):
        point.z = 1
    with pytest.raises(AttributeError):
        assert point.z


def test_bytes_lead_back_to_the_same_record() -> None:
    points = np.zeros(1, POINT)
    points[0].y = 3
    again = np.frombuffer(points.tobytes(), POINT)
    assert again[0].y == 3
    assert POINT.isalignedstruct
