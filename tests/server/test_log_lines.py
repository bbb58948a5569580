"""Lines of the log as they are sent."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import endling
from endling.games.blanks import COUNT
from endling.server.wire.log_lines import Book, tell

NAMES = ["Al", "Bo"]


@pytest.mark.parametrize(
    ("lang", "once", "several"),
    [
        ("en", "Bo is dealt a card.", "Bo is dealt 3 cards."),
        ("de", "Bo erhält eine Karte.", "Bo erhält 3 Karten."),
    ],
)
def test_a_hidden_card_has_words_for_several_times(lang: str, once: str, several: str) -> None:
    match = endling.new("doomlings", players=2, seed=1)
    at, dealt = next((n, e) for n, e in enumerate(match.opening) if e.player == 1)
    assert dealt.verb == "deal"

    def line(seat: int) -> dict[str, Any]:
        sent = Book(match.game, NAMES, lang).lines(match.opening, seat)[at]
        return dict(msgspec.json.decode(b"{" + sent))

    assert line(0)["text"] == once
    assert line(0)["many"].replace(COUNT, "3") == several
    assert "many" not in line(1)  # who knows the cards is told each of them
    for seat in (0, 1):
        told = line(seat)
        known = (told["text"], told["event"], told.get("many"))
        assert tell(match.game, dealt, seat, NAMES, lang) == known
