"""What can lie on the stack of unfinished work."""

from __future__ import annotations

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
) = range(1, 13)
