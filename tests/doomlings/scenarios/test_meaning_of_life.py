"""Signs of the Meaning of Life: dealt, kept in secret, scored at the end."""

from __future__ import annotations

from typing import Any

import pytest

import endling
from endling.events import Event
from tests.doomlings.scenario import Names, Scenario, world_ends

SETS = ["meaning_of_life", "multi_color", "kickstarter_exclusive"]
REDS = ["Antlers", "Fangs", "Fire Skin", "Quick", "Stone Skin", "Bad"]
BLUES = ["Blubber", "Gills", "Migratory", "Spiny", "Sweat", "Saliva"]
GREENS = ["Bark", "Leaves", "Appealing", "Deep Roots", "Woody Stems", "Trunk"]
PURPLES = ["Adorable", "Big Ears", "Nocturnal", "Teeth", "Nosy", "Clever"]
GREYS = ["Fear", "Flatulence", "Confusion", "Just", "Doting", "Late"]


def goal(sign: str, pile: Names, others: Names = ("Fear",) * 0, gene_pool: int = 5) -> int:
    """What the sign is worth to the first of two players."""
    other = "The Maven" if sign != "The Maven" else "The Weaver"
    table = Scenario(
        piles=[pile, others], signs=[sign, other], gene_pools=[gene_pool, 5], sets=SETS
    )
    worth = table.match.view(0)["players"][0]["points_besides"]["goal"]
    return int(worth)


def assert_few(sign: str, cards: Names) -> None:
    assert [goal(sign, cards[:n]) for n in range(4)] == [6, 3, 3, 0]


def assert_many(sign: str, cards: Names) -> None:
    assert [goal(sign, cards[:n]) for n in (2, 3, 5, 6)] == [0, 3, 3, 6]


def test_the_bilbies() -> None:
    assert goal("The Bilbies", []) == 10
    assert goal("The Bilbies", ["Fear", "Tiny"]) == 4
    assert goal("The Bilbies", ["Tiny", "Denial"]) == 0


def test_the_cabochon() -> None:
    assert_few("The Cabochon", REDS)


def test_the_cabochon__a_trait_of_two_colors_counts() -> None:
    assert goal("The Cabochon", ["Bullheaded"]) == 3


def test_the_fellmonger() -> None:
    assert_few("The Fellmonger", BLUES)


def test_the_lumberjack() -> None:
    assert_few("The Lumberjack", GREENS)


def test_the_soothsayer() -> None:
    assert_few("The Soothsayer", PURPLES)


def test_the_magician() -> None:
    assert_few("The Magician", GREYS)


def test_the_warrior() -> None:
    assert_many("The Warrior", REDS)


def test_the_jellyfish() -> None:
    assert_many("The Jellyfish", BLUES)


def test_the_warbler() -> None:
    assert_many("The Warbler", GREENS)


def test_the_vixen() -> None:
    assert_many("The Vixen", PURPLES)


def test_the_spirit_gardener() -> None:
    assert_many("The Spirit Gardener", GREYS)


def test_the_logician() -> None:
    plain = ["Antlers", "Gills", "Bark", "Fear", "Acrobatic", "Quick"]
    assert_many("The Logician", plain)
    assert goal("The Logician", ["Bad", "Clever", "Tiny"]) == 0


def test_the_tigris() -> None:
    acting = ["Bad", "Clever", "Nosy", "Sweat", "Flight", "Doting"]
    assert_many("The Tigris", acting)
    assert goal("The Tigris", ["Antlers", "Gills", "Vampirism"]) == 0


def test_the_maven() -> None:
    cards = [*REDS, *BLUES, *GREENS]
    assert [goal("The Maven", cards[:n]) for n in (9, 10, 14, 15)] == [0, 3, 3, 7]


@pytest.mark.parametrize(("gene_pool", "points"), [(1, 8), (2, 8), (3, 4), (4, 0)])
def test_the_cosmic_jinx(gene_pool: int, points: int) -> None:
    assert goal("The Cosmic Jinx", [], gene_pool=gene_pool) == points


def test_the_cosmic_jinx__nothing_below_one() -> None:
    sheet = {
        "players": [{"sign": "The Cosmic Jinx", "gene_pool": 0}, {}],
        "options": {"sets": ["classic", "meaning_of_life"], "gene_pool_bounds": "beyond"},
    }
    assert endling.score("doomlings", sheet)["meaning_of_life"] == [0, 0]


def test_the_dancer() -> None:
    assert goal("The Dancer", ["Fear"], ["Quick"]) == 12
    assert goal("The Dancer", ["Fear"], ["Gills"]) == 8
    assert goal("The Dancer", ["Quick"], ["Fear"]) == 0


def test_the_dancer__draws_that_break_a_tie_come_too_late() -> None:
    table = world_ends(
        "Retrovirus",
        piles=[["Fear"], ["Fangs"]],
        signs=["The Dancer", "The Cosmic Jinx"],
        gene_pools=[5, 3],
        deck=["Venomous", "Tiny"],
        sets=SETS,
    )
    assert table.match.over
    assert [table.points(seat) for seat in range(2)] == [1 + 8, 1 + 8]
    assert table.match.winners == [1]


def test_the_vagrant() -> None:
    assert goal("The Vagrant", [], ["Fear"]) == 8
    assert goal("The Vagrant", ["Quick"], ["Fear"]) == 6
    assert goal("The Vagrant", ["Quick", "Bad"], ["Fear"]) == 0


def test_the_weaver() -> None:
    assert goal("The Weaver", ["Fangs", "Gills", "Bark", "Nosy"]) == 3
    assert goal("The Weaver", ["Fangs", "Gills", "Bark"]) == 0
    assert goal("The Weaver", [*REDS[:2], *BLUES[:2], *GREENS[:3], *PURPLES[:2]]) == 6


def test_the_weaver__each_trait_serves_once() -> None:
    assert goal("The Weaver", ["Motley", "Fangs", "Gills"]) == 0
    assert goal("The Weaver", ["Motley", "Fangs", "Gills", "Bark"]) == 3
    assert goal("The Weaver", ["Hand-Wing", "Bullheaded", "Gills", "Nosy"]) == 3


# --- How signs come and go ------------------------------------------------------------------------


def new(players: int = 3, seed: int = 5) -> endling.Match:
    sets = ["classic", "meaning_of_life"]
    return endling.new("doomlings", players=players, seed=seed, options={"sets": sets})


def test_meaning_of_life__two_are_dealt_and_one_is_kept() -> None:
    match = new()
    kept = []
    for seat in range(3):
        assert match.prompt == "sign"
        assert match.actor == seat
        offered = [choice["card"] for choice in match.choices()]
        assert len(set(offered)) == 2
        kept.append(offered[1])
        match.play(match.find(card=offered[1]))
    assert match.prompt == "play"
    assert len(set(kept)) == 3
    assert [player["sign"] for player in match.position()["players"]] == kept
    for viewer in range(3):
        seen = [player["sign"] for player in match.view(viewer)["players"]]
        assert seen == [sign if seat == viewer else None for seat, sign in enumerate(kept)]
        others = [p["points_besides"]["goal"] for p in match.view(viewer)["players"]]
        assert [points for seat, points in enumerate(others) if seat != viewer] == [0, 0]


def test_meaning_of_life__nobody_sees_who_has_chosen() -> None:
    match = new()
    before = match.view(2)
    match.play(match.legal[0])
    assert match.view(2) == before


def test_meaning_of_life__shown_and_scored_at_the_end() -> None:
    match = new(2)
    events: list[Event] = []
    while not match.over:
        events += match.play(match.legal[0])
    shown = {event.player: event.card for event in events if event.verb == "show_sign"}
    assert len(shown) == 2
    view = match.view(0)
    assert [player["sign"] for player in view["players"]] == [shown[0], shown[1]]
    sheet = match.position()["players"]
    assert [player["sign"] for player in sheet] == [shown[0], shown[1]]


def test_meaning_of_life__on_a_score_sheet() -> None:
    sheet: dict[str, Any] = {
        "players": [{"pile": ["Fangs"], "sign": "The Cabochon"}, {"pile": ["Gills"]}],
        "options": {"sets": ["classic", "meaning_of_life"]},
    }
    result = endling.score("doomlings", sheet)
    assert result["meaning_of_life"] == [3, 0]
    assert result["totals"] == [4, 1]
    alone = {"players": sheet["players"][:1], "options": sheet["options"]}
    assert endling.score("doomlings", alone)["totals"] == [4]
    sheet["players"][1]["sign"] = "The Cabochon"
    with pytest.raises(endling.SheetError, match="The Cabochon occurs 2 times"):
        endling.score("doomlings", sheet)
