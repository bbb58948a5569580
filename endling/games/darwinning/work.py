"""What can lie on the stack of unfinished work."""

from __future__ import annotations

KINDS = range(1, 11)
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
) = KINDS
