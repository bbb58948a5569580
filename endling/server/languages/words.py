"""What there must be words for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Words:
    """All that the server itself says to people."""

    seat: str  # what an empty seat with a number is called
    takes_back: str  # what the log says of whoever takes a step back
    refusals: Mapping[str, str]  # by code
