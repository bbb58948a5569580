"""How bots judge Gloom of Thrones: by what families are worth, and what they may become."""

from __future__ import annotations

from typing import Any

from endling.games.gloom_of_thrones.scoring import points_of
from endling.kernel.jit import rule

_COMFORTABLE_LEAD = 60


@rule
def standing(s: Any, seat: int) -> int:
    """The lowest total wins."""
    return -points_of(s, seat)


@rule
def immediate_value(s: Any, action: int) -> int:
    """What an answer brings at once."""
    return 0


@rule
def comfortable_lead(s: Any) -> int:
    """About the worth of two miserable characters."""
    return _COMFORTABLE_LEAD
