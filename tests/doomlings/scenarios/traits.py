"""What the tests of traits share."""

from __future__ import annotations

from typing import Any

from endling.games.doomlings import reasons as r
from endling.games.doomlings.vocabulary import Color
from tests.doomlings.scenario import Names, Scenario, because

RED, BLUE, GREEN, PURPLE, COLORLESS = Color

# A trait of each colour that is worth one more for every trait of it.
COUNTERS = {
    RED: "Heat Vision",
    BLUE: "Egg Clusters",
    GREEN: "Overgrowth",
    PURPLE: "Sticky Secretions",
    COLORLESS: "Mindful",
}
BANS = {
    RED: "Eclipse",
    BLUE: "Arid Lands",
    GREEN: "Tectonic Shift",
    PURPLE: "Lunar Retreat",
    COLORLESS: "Tropical Lands",
}
BEYOND = {"gene_pool_bounds": "beyond"}


def shown_worth(table: Scenario, viewer: int, seat: int, card: str) -> list[int]:
    """What a seat's traits of this name are worth as far as somebody else can tell."""
    pile = table.match.view(viewer)["players"][seat]["pile"]
    return [entry["points"] for entry in pile if entry["card"] == card]


def check_effectless(name: str, color: Color, face: int) -> None:
    """Nothing but a colour and a value."""
    table = Scenario(hands=[[name], ["Automimicry"]], piles=[list(COUNTERS.values())])
    before = {counter: table.worth(0, counter)[0] for counter in COUNTERS.values()}
    table.play(name).expect("skip_stabilizing", actor=0)
    assert table.happened == ["play"]
    assert table.pile(0) == sorted([name, *COUNTERS.values()])
    assert table.hand(0) == []
    assert table.worth(0, name) == [face]
    assert table.gene_pool(0) == 5
    for of_color, counter in COUNTERS.items():
        assert table.worth(0, counter) == [before[counter] + (of_color == color)]

    companion = "Quick" if color == COLORLESS else "Fear"
    table = Scenario(hands=[[name, companion]], age="High Tides")
    table.play(name).expect("play_extra", actor=0, cause="High Tides")
    for banned, age in BANS.items():
        refusal = Scenario(hands=[[name, companion]], age=age).why_not(name)
        forbidden = because(r.AGE_FORBIDS_COLOR, color=color)
        assert refusal == (forbidden if banned == color else None)


def check_dominant(name: str) -> None:
    """It never leaves a pile, and it cannot be the third of its kind."""
    for thief, prompt in (("Costly Signaling", "return"), ("Vampirism", "steal")):
        table = Scenario(hands=[[thief]], piles=[[], [name, "Fear"]])
        table.play(thief).expect(prompt, actor=0, cause=thief)
        assert table.options == ["Fear"]
        assert table.why_not(name) == because(r.DOMINANT)
    two = [other for other in ("Pack Behavior", "Symbiosis", "Sentience") if other != name][:2]
    table = Scenario(hands=[[name, "Fear"]], piles=[[*two, "Bark", "Leaves"]])
    assert table.options == ["Fear"]
    assert table.why_not(name) == because(r.THIRD_DOMINANT)


def check_gene_pool_arrival(name: str, by: int) -> None:
    """The gene pool changes at once, the hand does not; the edges stop it."""
    table = Scenario(hands=[[name, "Fear"]], gene_pools=[5, 5])
    table.play(name).expect("skip_stabilizing", actor=0)
    assert (table.gene_pool(0), table.gene_pool(1)) == (5 + by, 5)
    assert table.hand(0) == ["Fear"]

    edge = 8 if by > 0 else 1
    for options in ({}, BEYOND):
        table = Scenario(hands=[[name, "Fear"]], gene_pools=[edge, 5], options=options)
        assert table.play(name).gene_pool(0) == edge

    hands = [[name, "Fear", "Gills"], ["Quick"]]
    table = Scenario(hands, gene_pools=[2 - by, 5], age="Age of Peace")
    assert table.play(name).expect("play", actor=1).gene_pool(0) == 2


def check_gene_pool_departure(name: str, by: int) -> None:
    """When the trait leaves, the change is undone; a new owner gets it."""

    def send_home(gene_pool: int, options: dict[str, Any]) -> Scenario:
        table = Scenario(
            hands=[["Costly Signaling"], ["Fear"]],
            piles=[[], [name]],
            gene_pools=[5, gene_pool],
            options=options,
        )
        table.play("Costly Signaling").choose(name)
        assert table.hand(1) == sorted(["Fear", name])
        return table

    assert send_home(5 + by, {}).gene_pool(1) == 5
    assert send_home(5 + by, {}).gene_pool(0) == 5
    edge, other_edge = (8, 1) if by > 0 else (1, 8)
    # Undone even if its arrival was ignored, but only the option goes beyond the edge.
    assert send_home(edge, {}).gene_pool(1) == edge - by
    assert send_home(other_edge, {}).gene_pool(1) == other_edge
    assert send_home(other_edge, BEYOND).gene_pool(1) == other_edge - by

    table = Scenario(hands=[["Vampirism"]], piles=[[], [name]], gene_pools=[5, 5 + by])
    table.play("Vampirism").choose(name)
    assert (table.gene_pool(0), table.gene_pool(1)) == (5 + by, 5)


def at_rest(piles: list[list[str]]) -> Scenario:
    """Traits that just lie there, before seat 0 plays."""
    return Scenario([["Confusion"], ["Flatulence"]], piles)


def is_of_color(card: str, color: Color) -> None:
    """In the hand and in the pile the trait counts as this colour and as no other."""
    pile = [name for name in COUNTERS.values() if name != card]
    before = at_rest([pile])
    after = at_rest([[*pile, card]])
    for other, counter in COUNTERS.items():
        if counter != card:
            more = 1 if other == color else 0
            assert after.worth(0, counter) == [before.worth(0, counter)[0] + more]
    for other, age in BANS.items():
        refusal = Scenario(hands=[[card, "Fear", "Gills"]], age=age).why_not(card)
        banned = because(r.AGE_FORBIDS_COLOR, 0, color)
        assert refusal == (banned if other == color else None)


def raises_gene_pool(card: str, by: int) -> None:
    """In the pile the trait raises the gene pool; when it leaves, the change is undone."""
    table = Scenario(hands=[[card, "Fear"], ["Automimicry"]], gene_pools=[3, 5])
    table.play(card).expect("skip_stabilizing", actor=0)
    assert (table.gene_pool(0), table.gene_pool(1)) == (3 + by, 5)
    assert table.hand(0) == ["Fear"]
    table.no()
    assert len(table.hand(0)) == 3 + by
    edge = Scenario(hands=[[card]], gene_pools=[9 - by])
    edge.play(card)
    assert edge.gene_pool(0) == 9 - by
    full = Scenario(hands=[[card]], gene_pools=[8 - by])
    full.play(card)
    assert full.gene_pool(0) == 8
    peace = Scenario(hands=[[card, "Fear"], ["Gills"]], gene_pools=[3], age="Age of Peace")
    peace.play(card)
    assert peace.gene_pool(0) == 3 + by
    assert _pools_after_theft(card, 6, 4) == (6 - by, 4 + by)
    assert _pools_after_theft(card, 6, 8) == (6 - by, 8)
    assert _pools_after_theft(card, 1, 4) == (1, 4 + by)
    assert _pools_after_theft(card, 1, 4, gene_pool_bounds="beyond") == (1 - by, 4 + by)


def _pools_after_theft(card: str, owner: int, thief: int, **options: Any) -> tuple[int, int]:
    table = Scenario(
        hands=[[], ["Vampirism"]],
        piles=[[card]],
        gene_pools=[owner, thief],
        turn=1,
        options=options,
    )
    table.play("Vampirism").choose(card)
    assert (table.pile(0), table.pile(1)) == ([], sorted(["Vampirism", card]))
    return table.gene_pool(0), table.gene_pool(1)


def can_be_stopped(
    card: str, piles: tuple[Names, Names] = ((), ()), discard: Names = (), more: Names = ()
) -> None:
    """Neither in the Age of Peace nor cancelled does the action happen; the trait stays played."""
    hands = [[card, "Flatulence", *more], ["Confusion", "Gills"]]
    rest: dict[str, Any] = {"discard": list(discard), "deck": ["Bark", "Leaves", "Quick"]}
    peace = Scenario(hands, piles, age="Age of Peace", gene_pools=[1 + len(more), 2], **rest)
    peace.play(card).expect("play", actor=1)
    cancelled = Scenario([hands[0], [*hands[1], "Automimicry"]], piles, **rest)
    cancelled.play(card).expect("react", actor=1, cause=card).choose("Automimicry")
    cancelled.expect("skip_stabilizing", actor=0)
    for table, reaction in ((peace, []), (cancelled, ["Automimicry"])):
        assert table.pile(0) == sorted([*piles[0], card])
        assert table.pile(1) == sorted([*piles[1], *reaction])
        assert table.hand(0) == sorted(["Flatulence", *more])
        assert table.hand(1) == ["Confusion", "Gills"]
        assert table.discard == list(discard)
        assert table.deck[:3] == ["Bark", "Leaves", "Quick"]
        assert table.match.view(0)["next_age"] is None
