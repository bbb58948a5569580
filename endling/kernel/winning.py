"""Who has won: the seats with the best standing, or nobody."""

from __future__ import annotations

from endling.kernel.jit import rule

# A game adds this to the standing of a seat that cannot win, however well it stands. If it does so
# for all seats, nobody wins. No other standing comes anywhere near.
CANNOT_WIN = -(1 << 30)


@rule
def can_win(standing: int) -> bool:
    """Whether a seat with this standing wins if nobody stands better."""
    return standing > CANNOT_WIN // 2
