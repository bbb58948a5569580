"""Cards as they are at one table: options can change the numbers in their circles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from endling.games.gloom_of_thrones import vocabulary as v

# The option for each circle: other numbers by card.
OPTION_OF = {slot: f"{slot}_points" for slot in v.PointSlots._fields}


def number_in(card: v.Card, slot: str) -> int | None:
    """What is printed in a circle of a card; None if it is clear or there is none."""
    return getattr(card.points, slot) if isinstance(card, v.StackCard) else None


def at_table(card: v.Card, options: Mapping[str, Any]) -> v.Card:
    """The card as the options have it."""
    if not isinstance(card, v.StackCard):
        return card
    numbers = {
        slot: options[option][card.name]
        for slot, option in OPTION_OF.items()
        if card.name in options.get(option, {})
    }
    return replace(card, points=card.points._replace(**numbers)) if numbers else card
