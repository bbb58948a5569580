"""Laws: what an age changes for its round."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class LawKind(IntEnum):
    """What an age changes for one round."""

    NONE = 0
    BAN_COLOR = 1
    BAN_FACE_ABOVE = 2
    NO_ACTIONS = 3
    STABILIZE_TO = 4
    MAY_REDRAW = 5  # instead of stabilizing: discard the hand, draw this many
    PEEK = 6  # everybody looks at the next age before the turn
    DRAW_AFTER_STABILIZING = 7
    MAY_DISCARD_BEFORE_STABILIZING = 8
    EXTRA_COLORLESS = 9
    EXTRA_EFFECTLESS = 10
    NO_REPEATED_COLOR = 11
    MAY_SKIP_STABILIZING = 12
    PROTECT_TRAITS = 13
    REVERSED = 14
    PLAY_TOP = 15  # instead of a turn: the top card of the deck, without its action
    PLAY_TWO = 16  # two traits a turn, and no actions
    REPEAT = 17  # the age before counts once more
    PASS_LEFT = 18  # after stabilizing, a random card goes to the left
    OPEN_HANDS = 19  # everybody sees all hands


@dataclass(frozen=True)
class Law:
    """A rule of the round, with its number or colour."""

    kind: LawKind
    value: int = 0
