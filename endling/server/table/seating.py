"""What the seats of a table are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from endling.languages import words_in
from endling.server.storage.schema import Seat
from endling.server.table.thinking import level_title


def seat_names(seats: Sequence[Seat], lang: str = "en") -> tuple[str, ...]:
    """People by their nicknames, bots by their characters: Martha, Martha 2."""
    names: list[str] = []
    seen: Counter[str] = Counter()
    for seat in seats:
        if seat.name:
            names.append(seat.name)
        elif seat.kind == "bot":
            title = level_title(seat.level)
            seen[title] += 1
            names.append(title if seen[title] == 1 else f"{title} {seen[title]}")
        else:
            names.append(words_in(lang).seat.format(seat.seat + 1))
    return tuple(names)
