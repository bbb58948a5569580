"""One line of the event log, ready to be put into words."""

from __future__ import annotations

from typing import NamedTuple

from endling.games.doomlings import vocabulary as v


class Event(NamedTuple):
    """Names in place of seats and cards; None where there is nobody, nothing, or it is hidden.

    A card that moves is told by where it comes from and where it goes to, since `who` may be
    either end of the move.
    """

    who: str | None
    card: str | None
    source: str | None
    target: str | None
    number: int

    @property
    def giver(self) -> str | None:
        """From whom the card comes."""
        return self.source or self.who

    @property
    def receiver(self) -> str | None:
        """To whom the card goes."""
        return self.target or self.who

    @property
    def actor(self) -> str | None:
        """Whose doing it is."""
        return self.who or self.source or self.target


# The number of `SHIELD` when the protection holds; otherwise the catastrophe uses it up in vain.
SHIELDED = 2


def recolored(number: int) -> tuple[v.Color, v.Color]:
    """The two colours of `RECOLOR`: the first counts as the second."""
    first, second = divmod(number, len(v.Color))
    return v.Color(first), v.Color(second)
