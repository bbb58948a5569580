"""The game is played here although nobody else is offered it yet."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.darwinning.scenario import offered


@pytest.fixture(autouse=True)
def _offered() -> Iterator[None]:
    with offered():
        yield
