"""Whether a step has shown anybody something: then it is taken back only if all agree."""

from __future__ import annotations

import secrets

from endling.errors import IllegalAction
from endling.server.storage.schema import StoredMove
from endling.server.table.history import History

_GUESSES = 8  # how many fair guesses must agree that a step revealed nothing


def reveals(history: History, row: StoredMove) -> bool:
    """Whether the last move showed anybody something that was hidden from the mover.

    Nothing was revealed if the same action leads to the same events and to the same view
    whatever the hidden cards are.
    """
    actual = history.events[row.number]
    if actual is None or any(event.seen_by is not None for event in actual):
        return True
    before = history.match.copy()
    before.undo()
    for _ in range(_GUESSES):
        guess = before.determinize(row.seat, secrets.token_bytes(32))
        try:
            events = guess.play(row.action)
        except IllegalAction:
            return True
        if list(events) != list(actual) or guess.view(row.seat) != history.match.view(row.seat):
            return True
    return False
