"""Events."""

from __future__ import annotations

from endling.games.gloom_of_thrones import reasons as r
from tests.gloom_of_thrones.scenario import (
    CERIOUSLY,
    HARMLESS,
    KELLY,
    MAE,
    PINE,
    PLAIN,
    SAD,
    SHAMEY,
    Scenario,
    because,
)
from tests.gloom_of_thrones.scenarios.checks import DRAWN


def test_objection_from_the_gallery() -> None:
    hands = [["The Thaw", PLAIN[0]], ["Objection from the Gallery"]]
    table = Scenario(hands, {KELLY: [SAD]}).play("The Thaw", KELLY)
    table.expect("respond", actor=1, cause="The Thaw")
    table.choose("Objection from the Gallery").expect("play", actor=0)
    assert table.stack(KELLY) == [SAD]
    assert sorted(table.discard) == ["Objection from the Gallery", "The Thaw"]
    assert table.actions == (1, 0, 0)
    own = Scenario([["Objection from the Gallery", PLAIN[0]]])
    assert own.why_not("Objection from the Gallery") == because(r.RESPONSE_ONLY)


def test_merely_resting() -> None:
    hands = [[HARMLESS[0], PLAIN[0]], ["Merely Resting"]]
    table = Scenario(hands, {KELLY: [SAD]}).play(HARMLESS[0], KELLY)
    table.expect("respond", actor=1, cause=HARMLESS[0])
    table.choose("Merely Resting").expect("play", actor=0)
    assert not table.is_dead(KELLY)
    assert sorted(table.discard) == sorted([HARMLESS[0], "Merely Resting"])
    assert table.actions == (1, 0, 0)
    event = Scenario([["The Thaw", PLAIN[0]], ["Merely Resting"]], {KELLY: [SAD]})
    event.play("The Thaw", KELLY).expect("play", actor=0)


def test_a_clerical_error() -> None:
    stacks = {SHAMEY: [PLAIN[0], "Knighted by Mistake"], PINE: [SAD, "Lost a Limb to a Lout"]}
    table = Scenario([["A Clerical Error", "The Thaw"], []], stacks)
    table.choose("A Clerical Error").choose(SHAMEY).expect("swap_second")
    assert table.why_not(SHAMEY) == because(r.CHOSEN_ALREADY)
    assert table.would_be(PINE) == -15 + 10 - 15
    table.choose(PINE)
    assert table.stack(SHAMEY) == [PLAIN[0], "Lost a Limb to a Lout"]
    assert table.stack(PINE) == [SAD, "Knighted by Mistake"]
    assert table.hand(0) == ["The Thaw"]
    assert table.marks(0) == (0, 0, 0)
    assert table.discard == ["A Clerical Error"]


def test_wrong_name_on_the_tombstone() -> None:
    stacks = {SHAMEY: [PLAIN[0], HARMLESS[0]], PINE: [SAD], KELLY: ["Knighted by Mistake"]}
    table = Scenario([["Wrong Name on the Tombstone", "The Thaw"]], stacks)
    table.choose("Wrong Name on the Tombstone").expect("move_from")
    assert table.options == [SHAMEY]
    assert table.why_not(PINE) == because(r.ALIVE)
    table.choose(SHAMEY).expect("move_to")
    assert table.options == [PINE]
    assert table.why_not(KELLY) == because(r.NOT_NEGATIVE)
    assert table.would_be(PINE) == -45
    table.choose(PINE)
    assert table.is_dead(PINE)
    assert not table.is_dead(SHAMEY)
    assert table.stack(SHAMEY) == [PLAIN[0]]
    nobody = Scenario([["Wrong Name on the Tombstone", "The Thaw"]], {PINE: [SAD]})
    assert nobody.why_not("Wrong Name on the Tombstone") == because(r.NOBODY_DEAD)


def test_amnesty_day() -> None:
    stacks = {KELLY: ["Came Back Rather Wrong", SAD, PLAIN[0]], MAE: [PLAIN[1], HARMLESS[0]]}
    table = Scenario([["Amnesty Day", "The Thaw"]], stacks)
    table.choose("Amnesty Day").expect("strip")
    assert table.why_not(MAE) == because(r.DEAD)
    assert table.would_be(KELLY) == 0
    table.choose(KELLY)
    assert table.stack(KELLY) == []
    assert table.in_force(1) == {HARMLESS[0]}
    assert set(table.discard) == {"Amnesty Day", *stacks[KELLY]}


def test_the_thaw() -> None:
    stacks = {KELLY: [SAD, "Betrothed to a Bore"]}
    table = Scenario([["The Thaw", "Amnesty Day"]], stacks)
    table.choose("The Thaw").expect("remove_top")
    assert table.would_be(KELLY) == -45
    table.choose(KELLY)
    assert table.stack(KELLY) == [SAD]
    assert table.limit(1) == 5
    assert table.discard == ["The Thaw", "Betrothed to a Bore"]


def test_back_from_the_brink() -> None:
    stacks = {KELLY: [SAD, "Met a Merciful End"]}
    table = Scenario([["Back from the Brink", "The Thaw"]], stacks)
    assert table.points(1) == -20
    table.choose("Back from the Brink").expect("revive")
    assert table.options == [KELLY]
    assert table.would_be(KELLY) == -45
    table.choose(KELLY)
    assert not table.is_dead(KELLY)
    assert table.member(KELLY)["revived"]
    assert (table.score(KELLY), table.points(1)) == (-45, 0)
    assert table.discard == ["Back from the Brink", "Met a Merciful End"]


def test_a_feast_of_rumours() -> None:
    hands = [["A Feast of Rumours", *PLAIN]]
    table = Scenario(hands, deck=DRAWN).play("A Feast of Rumours")
    table.expect("free_play", actor=0, cause="A Feast of Rumours")
    assert table.hand(0) == sorted([*PLAIN, *DRAWN])
    table.play(PLAIN[0], KELLY)
    table.expect("discard", actor=0, cause="A Feast of Rumours").choose(PLAIN[1])
    table.expect("play", actor=0)
    assert len(table.hand(0)) == 5
    assert table.actions == (1, 0, 0)
    declined = Scenario([["A Feast of Rumours"]], deck=DRAWN).play("A Feast of Rumours")
    declined.do_nothing().expect("play", actor=0)
    assert declined.hand(0) == sorted(DRAWN)


def test_tithe_collectors() -> None:
    hands = [["Tithe Collectors", PLAIN[0]], ["The Thaw"], [], ["Amnesty Day", PLAIN[1]]]
    table = Scenario(hands).play("Tithe Collectors")
    assert len(table.hand(0)) == 3
    assert table.hand(1) == table.hand(2) == []
    assert len(table.hand(3)) == 1


def test_abrupt_abdication() -> None:
    hands = [["Abrupt Abdication", PLAIN[0]]]
    table = Scenario(hands, {PINE: [SAD, HARMLESS[0]]}, monarch=KELLY)
    table.choose("Abrupt Abdication").expect("throne", actor=0)
    assert "centre" in table.options
    assert table.why_not(PINE) == because(r.DEAD)
    table.choose(CERIOUSLY)
    assert table.monarch == CERIOUSLY
    centre = Scenario(hands, monarch=KELLY).play("Abrupt Abdication", "centre")
    assert centre.monarch is None
    assert centre.points(1) == 0


def test_the_longest_night() -> None:
    hands = [["The Longest Night", *PLAIN, "Knighted by Mistake", HARMLESS[0]]]
    table = Scenario(hands, {KELLY: [SAD]}).play("The Longest Night")
    assert table.actions == (1, 2, 0)
    table.expect("play", actor=0).play("Knighted by Mistake", KELLY)
    table.expect("play_extra", actor=0)
    assert table.options == sorted([*PLAIN, "pass"])
    assert table.why_not(HARMLESS[0]) == because(r.ONLY_GLOOMY)
    table.play(PLAIN[0], KELLY).expect("play_extra").play(PLAIN[1], KELLY)
    assert table.match.view()["turn"] == 1
    noughts = ["Regent for a Rainy Week", "Serenaded under Siege", "Sobered up at Sunrise"]
    bright = Scenario([["The Longest Night", PLAIN[0], *noughts, SAD]]).play("The Longest Night")
    bright.play(PLAIN[0], KELLY).expect("play_extra")
    assert bright.options == sorted([SAD, "pass"])  # a nought alone is not gloomy
