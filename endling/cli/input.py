"""Where input comes from when a command is told to read `-`."""

from __future__ import annotations

import sys

from endling.errors import EndlingError


def read_input(most: int = -1) -> str:
    """Standard input, or its first letters."""
    if sys.stdin is None:  # closed by whoever started us
        raise EndlingError("standard input is closed")
    return sys.stdin.read(most)
