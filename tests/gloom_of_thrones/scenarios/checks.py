"""What the tests of cards share."""

from __future__ import annotations

from typing import Any

from tests.gloom_of_thrones.scenario import CERIOUSLY, KELLY, PINE, PLAIN, Scenario

Circles = tuple[int | None, int | None, int | None]

# What lies on a character before another card is laid on it, as printed.
_BELOW: dict[str, tuple[Circles, tuple[str, ...]]] = {
    "Exiled by Everybody": ((-15, -15, -15), ()),
    "Mistaken for a Mercenary": ((None, None, -10), ("coin", "blade")),
    "Betrothed to a Bore": ((None, -20, None), ("heart",)),
}
_SLOTS = ({"crown", "coin"}, {"blade", "goblet", "flame"}, {"heart", "frost"})
_LOWERS_LIMIT = "Betrothed to a Bore"
DRAWN = ["The Thaw", "Amnesty Day", "Tithe Collectors", "Merely Resting"]


def fillers(name: str) -> list[str]:
    """Two cards that keep a turn going."""
    return [card for card in PLAIN if card != name][:2]


def laid(
    name: str, on: str = PINE, theirs: tuple[str, ...] = (), players: int = 2, **more: Any
) -> Scenario:
    """Seat 0 has played a Modifier on a character; seat 1 holds some cards."""
    hands = [[name, *fillers(name)], list(theirs)]
    return Scenario(hands, players=players, **more).play(name, on)


def check_printed(
    name: str, circles: Circles, icons: tuple[str, ...] = (), opaque: bool = True
) -> None:
    """What is printed is seen, and hides what is below it in the same place, and only that."""
    bare = laid(name)
    assert bare.circles(PINE) == list(circles)
    assert bare.icons(PINE) == set(icons)
    below = [card for card in _BELOW if card != name]
    table = Scenario([[name, *fillers(name)]], {KELLY: below})
    limit = table.limit(1)
    table.play(name, KELLY)
    assert table.circles(KELLY) == _overlaid([*(_BELOW[c][0] for c in below), circles])
    assert table.icons(KELLY) == _shown([*(_BELOW[c][1] for c in below), icons])
    if _LOWERS_LIMIT in below:
        assert limit == 4
        assert (_LOWERS_LIMIT in table.in_force(1)) == (not opaque)


def _overlaid(layers: list[Circles]) -> list[int | None]:
    seen: list[int | None] = [None, None, None]
    for layer in layers:
        seen = [old if new is None else new for old, new in zip(seen, layer, strict=True)]
    return seen


def _shown(layers: list[tuple[str, ...]]) -> set[str]:
    seen: set[str] = set()
    for layer in layers:
        for slot in _SLOTS:
            if slot & set(layer):
                seen -= slot
        seen |= set(layer)
    return seen


# --- What cards do to the owner of the character --------------------------------------------------


def check_nothing(name: str) -> None:
    """Nobody gains or loses anything."""
    table = laid(name, theirs=("The Thaw",))
    assert table.hand(1) == ["The Thaw"]
    assert table.limit(1) == 5
    assert table.marks(1) == (0, 0, 0)
    assert not table.in_force(1)


def check_owner_draws(name: str, n: int) -> None:
    table = laid(name, deck=DRAWN)
    assert table.hand(1) == sorted(DRAWN[:n])
    assert len(table.hand(0)) == 2
    own = laid(name, CERIOUSLY, deck=DRAWN)
    assert len(own.hand(0)) == 2 + n


def check_others_draw(name: str, n: int) -> None:
    table = laid(name, players=3, deck=DRAWN)
    assert [len(table.hand(seat)) for seat in range(3)] == [2 + n, 0, n]


def check_owner_discards(name: str, n: int) -> None:
    theirs = ("The Thaw", "Amnesty Day", "Tithe Collectors")
    table = laid(name, theirs=theirs)
    for card in theirs[:n]:
        table.expect("discard", actor=1, cause=name)
        table.choose(card)
    table.expect("play", actor=0)
    assert table.hand(1) == sorted(theirs[n:])
    assert table.discard == list(theirs[:n])[::-1]
    few = laid(name, theirs=theirs[: n - 1])
    assert few.hand(1) == []
    few.expect("play", actor=0)


def check_others_discard(name: str) -> None:
    hands = [[name, *fillers(name)], ["The Thaw"], ["Amnesty Day", "Tithe Collectors"]]
    table = Scenario(hands).play(name, PINE)
    table.expect("discard", actor=0, cause=name).choose(fillers(name)[0])
    table.expect("discard", actor=2, cause=name).choose("Amnesty Day")
    table.expect("play", actor=0)
    assert [table.hand(seat) for seat in range(3)] == [
        [fillers(name)[1]],
        ["The Thaw"],
        ["Tithe Collectors"],
    ]
    own = laid(name, CERIOUSLY, theirs=("The Thaw",), players=3)  # who has one card has no choice
    assert [own.hand(seat) for seat in range(3)] == [sorted(fillers(name)), [], []]


def check_owner_loses_hand(name: str) -> None:
    table = laid(name, theirs=("The Thaw", "Amnesty Day"))
    assert table.hand(1) == []
    assert sorted(table.discard) == ["Amnesty Day", "The Thaw"]
    assert len(table.hand(0)) == 2


def check_owner_skips_draw(name: str) -> None:
    table = laid(name, theirs=("The Thaw",))
    assert table.marks(1) == (1, 0, 0)
    table.end_turn().expect("play", actor=1)
    table.end_turn().expect("play", actor=0)
    assert "skip_draw" in table.happened
    assert table.hand(1) == ["The Thaw"]
    assert table.marks(1) == (0, 0, 0)


def check_owner_refills(name: str) -> None:
    table = laid(name, theirs=("The Thaw", "Amnesty Day"))
    assert len(table.hand(1)) == 5
    assert len(table.hand(0)) == 2


def check_limit(name: str, change: int) -> None:
    """While the text can be read, the owner's draw limit is another one."""
    table = laid(name)
    assert (table.limit(0), table.limit(1)) == (5, 5 + change)
    assert table.in_force(1) == {name}
    covered = fillers(name)[0]
    table.play(covered, PINE)
    assert table.limit(1) == 5
    assert not table.in_force(1)


def check_persistent_limit(name: str, change: int) -> None:
    """Covered or not, until the character dies."""
    table = laid(name)
    table.play(fillers(name)[0], PINE)
    assert table.limit(1) == 5 + change
    assert table.in_force(1) == {name}
    dead = Scenario([], {PINE: [name, "Froze Mid-Speech"]})
    assert dead.limit(1) == 5
    assert dead.in_force(1) == {"Froze Mid-Speech"}
