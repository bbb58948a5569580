"""What can lie on the stack of unfinished work."""

from __future__ import annotations

(
    SETUP,
    ERA,
    TRICK,
    PLAYING,
    DECLARING,
    IMPROVING,
    MUTATING,
    KEEPING,
    SURVIVAL,
    METAMORPHOSES,
) = range(1, 11)
