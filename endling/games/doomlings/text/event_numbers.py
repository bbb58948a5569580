"""Numbers of events that stand for something else than a number."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.tables import CARDS

# The number of `shield` when the protection holds; otherwise the catastrophe uses it up in vain.
SHIELDED = 2


def recolored(number: int) -> tuple[v.Color, v.Color]:
    """The two colours of `recolor`: the first counts as the second."""
    first, second = divmod(number, len(v.Color))
    return v.Color(first), v.Color(second)


def host(number: int) -> str:
    """The trait of `attach` to which a card is attached."""
    return CARDS[number].name
