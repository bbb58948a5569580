"""Whether everybody may count the cards of a zone can depend on a field of the record."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from endling.board.hiding import redactor
from endling.board.observation import Observation
from endling.board.rows import UNSEEN, Single, lay_out, row_writer
from tests.embers.board import BOARD, STATE

COUNTED = replace(
    BOARD,
    zones=tuple(
        replace(zone, counted_if="laid") if zone.name in ("hand", "buried") else zone
        for zone in BOARD.zones
    ),
)


def dealt(laid: int) -> Any:
    """Two players with two cards each, as the first one may know it."""
    pool = np.zeros(1, STATE)
    s = pool[0]
    s.players, s.actor, s.laid, s.buried_n = 2, -1, laid, 1
    s.hand[:2, 0] = [0b11, 0b1100]
    s.hand_n[:2] = 2
    redactor(COUNTED)(s, 0)
    return s


@pytest.mark.parametrize(("laid", "size"), [(0, UNSEEN), (1, 2)])
def test_views_tell_the_size_where_the_field_says_so(laid: int, size: int) -> None:
    s, layout = dealt(laid), lay_out(COUNTED)
    row = np.zeros(layout.width(2), np.int32)
    row_writer(COUNTED, layout)(s, 0, row)
    singles = [part for part in layout.seat.parts if isinstance(part, Single)]
    at = next(part.at for part in singles if part.fact.name == "hand_size")
    sizes = [int(row[layout.table.width + seat * layout.seat.width + at]) for seat in (0, 1)]
    assert sizes == [2, size]
    assert int(s.hand[1, 0]) == 0


@pytest.mark.parametrize(("laid", "size"), [(0, 0), (1, 2)])
def test_observations_tell_the_size_where_the_field_says_so(laid: int, size: int) -> None:
    s, rows = dealt(laid), Observation(COUNTED)
    row = np.zeros(rows.OBSERVATION[-1].end, np.int8)
    rows.senses().observe(s, 0, np.zeros(1, np.int64), row)
    told = next(part for part in rows.OBSERVATION if part.name == "hand_size")
    assert row[told.start : told.start + 2].tolist() == [2, size]
