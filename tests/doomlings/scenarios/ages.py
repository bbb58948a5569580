"""What the tests of ages share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.doomlings.scenario import Names, Scenario

SIX = ["Bark", "Fangs", "Tiny", "Leaves", "Spiny", "Nocturnal"]
RAINBOW = ["Quick", "Gills", "Leaves", "Big Ears", "Fear"]  # red, blue, green, purple, colourless


def revealed(
    age: str, hands: Sequence[Names], piles: Sequence[Names] = (), **more: Any
) -> Scenario:
    """The age has just been revealed, and everything that asks for no answer has happened."""
    return Scenario(hands, piles, age=age, reveal=True, **more)


def look(table: Scenario, seat: int | None, at: int) -> dict[str, Any]:
    """What a seat (None: a spectator) sees of a player."""
    player: dict[str, Any] = table.match.view(seat)["players"][at]
    return player


def assert_bans(age: str, color: str, banned: str) -> None:
    """Of five cards all but the one of the forbidden colour can be played."""
    table = Scenario(hands=[RAINBOW, []], age=age)
    assert table.options == sorted(set(RAINBOW) - {banned})
    reason = table.why_not(banned)
    assert reason is not None
    assert color in reason


def assert_stuck(age: str, banned: Names) -> None:
    """Nothing but the forbidden colour: the turn is over, and nobody stabilizes."""
    table = Scenario(hands=[banned, ["Flatulence", "Quick"]], age=age, gene_pools=[5, 1])
    table.expect("stuck", actor=0)
    assert table.options == ["keep", "redraw"]
    table.choose(word="keep")
    assert table.hand(0) == sorted(banned)


def assert_stays_in_hand(age: str, drawn: str, played: str = "Voracious") -> None:
    """A trait that regrows may not be of the forbidden colour either."""
    table = Scenario(
        hands=[[played], ["Flatulence", "Quick"]],
        piles=[["Regenerative Tissue", "Confusion"]],
        age=age,
        deck=[drawn],
        gene_pools=[1, 1],
    )
    table.play(played).expect("discard_trait").choose("Confusion")
    assert drawn in table.hand(0)
    assert drawn not in table.pile(0)
