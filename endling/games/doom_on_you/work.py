"""What can lie on the stack of unfinished work."""

from __future__ import annotations

KINDS = range(1, 13)
(
    SETUP,
    ROUNDS,
    DRAWING,
    PLACING,
    TURN,
    DECLARING,
    DEFENSE,
    PLAYING,
    WINDOW,
    DOOM,
    OUT,
    DEAL,
) = KINDS
