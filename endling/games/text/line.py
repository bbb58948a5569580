"""One line of the event log, ready to be put into words."""

from __future__ import annotations

from typing import NamedTuple


class Line(NamedTuple):
    """Names in place of seats and cards; None where there is nobody, nothing, or it is hidden.

    A card that moves is told by where it comes from and where it goes to, since `who` may be
    either end of the move. `off` and `onto` are the cards that it leaves and comes to lie on, if it
    does. `times` is how often the same thing happened in a row, or a blank for that.
    """

    who: str | None = None
    card: str | None = None
    source: str | None = None
    target: str | None = None
    number: int = 0
    times: int | str = 1
    off: str | None = None
    onto: str | None = None

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
