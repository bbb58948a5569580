"""What the terminal takes from a view, whatever the game.

`Match.view` is plain data, and every game puts its own facts into it. The terminal relies on this
and no more; everything may be missing:

* `players`: one entry per seat, with
  `points`; `hand` (names of cards, None if the viewer may not know) and `hand_size`;
  `pile`, the cards that lie open before the seat: a list of `{"card": name, "points": number}`;
  `points_besides`, points that are no card's: a mapping from what they are for to a number;
  `prospects`, what cards may still change when the game ends: a list of `{"card": name,
  "owner": seat, "least": number, "most": number}`, None where nobody can say. Only the table in
  the browser shows them.
* `in_force`: the name of the card whose text rules the moment. Without it, the first entry of the
  view that is the name of a card.
* `first`, `turn`, `dealer`, `leader`: a seat.

Any other entry is a fact and is shown under its own name: a number or a word as it stands, true as
the bare name, a list by its length (and in full when somebody asks), except that a list in a
player's entry is short and shown at once. None, false and a player's empty lists are not shown, nor
is a player's fact that is zero for everybody. Entries about the open question are the business of
`choices`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from endling.terminal.cardbook import CardBook

_SEATS = ("first", "turn", "dealer", "leader")
_NO_FACTS = {
    "game", "seat", "players", "actor", "prompt", "cause", "question", "choices", "blocked", "over",
    "phase", "in_force", *_SEATS,
}  # fmt: skip
_NO_PLAYER_FACTS = {"points", "hand", "hand_size", "pile", "points_besides", "prospects"}

Fact = int | str | bool


@dataclass(frozen=True)
class OpenCard:
    """A card that lies open before a seat, and what it is worth right now."""

    name: str
    points: int | None


@dataclass
class Seat:
    """One player as the viewer sees them."""

    points: int | None = None
    hand: list[str] | None = None
    hand_size: int | None = None
    pile: list[OpenCard] = field(default_factory=list)
    besides: dict[str, int] = field(default_factory=dict)
    facts: dict[str, Fact] = field(default_factory=dict)
    lists: dict[str, list[str]] = field(default_factory=dict)
    marks: list[str] = field(default_factory=list)


@dataclass
class Picture:
    """The table as the viewer sees it."""

    seats: list[Seat]
    in_force: str | None = None
    facts: dict[str, Fact] = field(default_factory=dict)  # a list counts as its length
    lists: dict[str, list[str]] = field(default_factory=dict)


def read_picture(view: Mapping[str, Any], book: CardBook) -> Picture:
    """Sort a view into what the terminal shows."""
    picture = Picture(seats=[_read_seat(player) for player in view.get("players", ())])
    in_force = view.get("in_force")
    for name, value in view.items():
        if name in _NO_FACTS:
            continue
        if in_force is None and isinstance(value, str) and value in book:
            in_force = value
        else:
            _sort(name, value, picture.facts, picture.lists)
    picture.in_force = in_force if in_force in book else None
    for mark in _SEATS:
        seat = view.get(mark)
        if isinstance(seat, int) and 0 <= seat < len(picture.seats):
            picture.seats[seat].marks.append(mark)
    _drop_empty(picture.seats)
    return picture


def _read_seat(player: Mapping[str, Any]) -> Seat:
    hand = player.get("hand")
    seat = Seat(
        points=player.get("points"),
        hand=None if hand is None else [_name(card) for card in hand],
        hand_size=player.get("hand_size"),
        pile=[OpenCard(card["card"], card.get("points")) for card in player.get("pile") or ()],
        besides=dict(player.get("points_besides") or {}),
    )
    for name, value in player.items():
        if name not in _NO_PLAYER_FACTS:
            _sort(name, value, seat.facts, seat.lists)
    return seat


def _sort(name: str, value: Any, facts: dict[str, Fact], lists: dict[str, list[str]]) -> None:
    if value is None or value is False:
        return
    if isinstance(value, int | str):
        facts[name] = value
    elif isinstance(value, list):
        facts[name] = len(value)
        lists[name] = [_name(entry) for entry in value]


def _name(entry: Any) -> str:
    """What stands in a list, by name: a card may come with facts about it."""
    return str(entry.get("card", entry) if isinstance(entry, Mapping) else entry)


def _drop_empty(seats: list[Seat]) -> None:
    """Leave out what is zero for everybody, and empty lists."""
    for fact in {fact for seat in seats for fact in seat.facts}:
        if all(seat.facts.get(fact, 0) in (0, "") for seat in seats):
            for seat in seats:
                seat.facts.pop(fact, None)
    for seat in seats:
        # A list is shown entry by entry, so its length would say the same once more.
        seat.facts = {name: fact for name, fact in seat.facts.items() if name not in seat.lists}
        seat.lists = {name: entries for name, entries in seat.lists.items() if entries}
