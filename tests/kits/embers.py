"""Embers."""

from __future__ import annotations

from endling.match import Match
from tests.kits.kit import Kit


def _known(match: Match, seat: int | None) -> set[str]:
    """A card is shown when it is about to be laid."""
    return {match.cause} if match.prompt == "target" and match.cause else set()


KIT = Kit(
    "embers",
    tables=({"hand_size": 4}, {"hand_size": 3}),
    short={"hand_size": 2},
    known=_known,
)
