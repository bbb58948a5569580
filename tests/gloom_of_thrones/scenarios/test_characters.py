"""Characters and the Porcelain Throne."""

from __future__ import annotations

import pytest

from endling.games.gloom_of_thrones.cards import CHARACTERS, FAMILIES
from tests.gloom_of_thrones.scenario import CERIOUSLY, KELLY, PINE, SAD, Scenario


@pytest.mark.parametrize("name", [character.name for character in CHARACTERS])
def test_characters_begin_with_nothing(name: str) -> None:
    families = [[one.name for one in family.characters] for family in FAMILIES]
    table = Scenario(families=families)
    owner = next(seat for seat, family in enumerate(families) if name in family)
    member = table.member(name)
    assert member in table.match.view()["players"][owner]["family"]
    assert (member["score"], member["dead"], member["stack"]) == (0, False, [])
    assert table.circles(name) == [None, None, None]
    assert table.icons(name) == set()


def test_the_porcelain_throne() -> None:
    table = Scenario([["Crowned in a Cupboard", "Wed into the Wrong Realm"]])
    assert table.monarch is None
    table.play("Crowned in a Cupboard", CERIOUSLY)
    assert table.monarch == CERIOUSLY
    assert (table.score(CERIOUSLY), table.points(0)) == (-40, -30)
    table.play("Wed into the Wrong Realm", KELLY)
    assert table.monarch == KELLY
    assert (table.points(0), table.points(1)) == (0, -30)
    dead = Scenario([["Ate the Evidence", SAD]], monarch=PINE)
    dead.play("Ate the Evidence", PINE)
    assert dead.monarch is None
    assert dead.points(1) == 0
