"""Random games of all kinds, and values to try things on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from endling.errors import EndlingError
from endling.match import Match
from tests.kits import KITS, Kit

plain_values = st.recursive(
    st.none() | st.booleans() | st.integers(-10, 300) | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


def refusal(call: Callable[[], object]) -> EndlingError | None:
    """What a caller is told; None if nothing is wrong. Anything but our own errors goes through."""
    try:
        call()
    except EndlingError as problem:
        return problem
    return None


def matches_of(kit: Kit) -> st.SearchStrategy[Match]:
    """Games after some random decisions."""
    return st.builds(
        kit.played,
        players=st.sampled_from(kit.players),
        seed=st.integers(0, 10_000),
        steps=st.integers(0, 250),
        table=st.integers(0, len(kit.tables) - 1),
    )


matches = st.one_of([matches_of(kit) for kit in KITS])


def state_of(match: Match) -> Any:
    """The state as the game's own functions take it."""
    return match._pool
