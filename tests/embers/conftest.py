"""Embers is registered for these tests only."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from endling.games import forget_game, register_game


@pytest.fixture(autouse=True, scope="package")
def _registered() -> Iterator[None]:
    register_game("embers", "tests.embers.game")
    yield
    forget_game("embers")
