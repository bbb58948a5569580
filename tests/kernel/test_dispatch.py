"""Unfinished work goes on with its own function, and no kind of it can be forgotten."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from endling.kernel.dispatch import Functions, dispatcher
from endling.kernel.frames import KIND, WHO
from endling.kernel.jit import entry, rule
from endling.kernel.numbers import num
from endling.kernel.sizes import Sizes
from endling.kernel.source import Source
from endling.kernel.state import record

KINDS = range(1, 31)
RECORD = record([], Sizes(players=2, cards=1, prompts=1, frames=2))


def functions_of(*kinds: int) -> Functions:
    """Each writes down its own number."""
    return {kind: writing(kind) for kind in kinds}


def writing(kind: int) -> Any:
    source = Source(f"write_{kind}", "s, f, answer")
    source.add(f"s.frames[f, WHO] = {kind} + answer", f"return {kind} % 2 == 0")
    return source.build("test", {"WHO": WHO})


resolve = dispatcher(
    "test",
    KINDS,
    often=functions_of(7, 3),
    less_often=functions_of(30, 1),
    seldom=functions_of(*(kind for kind in KINDS if kind not in (1, 3, 7, 30))),
)


@rule
def _resolve_one(s: Any, kind: int) -> int:
    s.depth = 1
    s.frames[0, KIND] = kind
    is_open = resolve(s, 100)
    return num(s.frames[0, WHO]) * 2 + (1 if is_open else 0)


@entry
def resolve_one(pool: Any, kind: int) -> int:
    return _resolve_one(pool[0], kind)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_work_has_its_function(kind: int) -> None:
    told = resolve_one(np.zeros(1, RECORD), kind)
    assert (told // 2 - 100, told % 2 == 1) == (kind, kind % 2 == 0)


@pytest.mark.parametrize(
    ("often", "seldom", "wrong"),
    [((), (1, 2), "[3]"), ((1,), (2, 3, 4), "[4]"), ((2,), (2, 3), "[1, 2]")],
    ids=["forgotten", "unknown", "twice"],
)
def test_a_kind_of_work_without_its_function_is_an_error(
    often: tuple[int, ...], seldom: tuple[int, ...], wrong: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(f"not so for {wrong}")):
        dispatcher("test", range(1, 4), functions_of(*often), {}, functions_of(*seldom))
