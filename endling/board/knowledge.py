"""What viewers have seen of zones that are hidden from them.

`seen` in the record has a set of cards for spectators and one for every seat: those whose place the
viewer knows although it is hidden. A spectator is seat -1, and knows what everybody knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from endling.board.declaration import Board, Of
from endling.kernel.cardset import CardSet, card_set, read_set, row_of, without, write_set
from endling.kernel.numbers import num
from endling.kernel.source import Source

SPECTATOR = -1


class Knowledge:
    """The rules that read and write what viewers have seen."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._names: dict[str, Any] = {
            "num": num,
            "none": card_set([], board.knowledge_words),
            "read_set": read_set,
            "row_of": row_of,
            "without": without,
            "write_set": write_set,
        }
        self.seen_by: Callable[[Any, int], CardSet] = self._seen_by()
        self.write_seen: Callable[[Any, int, CardSet], None] = self._write_seen()

    def _seen_by(self) -> Callable[..., Any]:
        """`seen_by(s, viewer)`: the hidden cards whose place the viewer knows."""
        source = Source("seen_by", "s, viewer").add("return read_set(s.seen[viewer + 1], none)")
        return source.build(self._board.game, self._names)

    def _write_seen(self) -> Callable[..., Any]:
        """`write_seen(s, viewer, cards)`: set what the viewer knows."""
        source = Source("write_seen", "s, viewer, cards")
        source.add("write_set(s.seen[viewer + 1], cards)")
        return source.build(self._board.game, self._names)

    @property
    def share_common(self) -> Callable[[Any, int], None]:
        """`share_common(s, viewer)`: forget what others saw in secret, which would not fit a guess.

        In a guess they know what everybody knows, and their own cards besides.
        """
        source = Source("share_common", "s, viewer")
        source.add("common = read_set(s.seen[0], none)")
        source.begin("for seat in range(num(s.players)):").begin("if seat != viewer:")
        source.add("known = common")
        for zone in self._board.zones_of(Of.SEAT):
            if zone.known:
                source.add(f"known = without(known, row_of(s.{zone.name}, seat, none))")
        source.add("write_set(s.seen[seat + 1], known)")
        return source.build(self._board.game, self._names)
