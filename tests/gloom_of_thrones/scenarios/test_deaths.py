"""Untimely Deaths."""

from __future__ import annotations

import pytest

from endling.games.gloom_of_thrones import reasons as r
from endling.games.gloom_of_thrones.vocabulary import Icon
from tests.gloom_of_thrones.scenario import (
    BANNISTERS,
    CERIOUSLY,
    HANDRAIL,
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

# A Modifier that shows each icon and nothing else, with its points.
SHOWS = {
    "blade": ("Bested by a Brat", -15),
    "goblet": ("Gagged on a Gilded Grape", -20),
    "heart": ("Courted by a Con Artist", -15),
    "coin": ("Owed an Ogre Interest", -20),
    "frost": ("Chilled to the Chainmail", -10),
    "flame": ("Singed by a Small Dragon", -15),
    "crown": ("Crowned in a Cupboard", -10),
}


def killed(death: str, *modifiers: str, monarch: str | None = None) -> Scenario:
    """Seat 0 has killed Ser Pine of seat 1."""
    table = Scenario([[death, "Besieged in the Bathhouse"]], {PINE: modifiers}, monarch=monarch)
    return table.play(death, PINE)


def check_icons(death: str, icons: set[str], points: int) -> None:
    """Points for any of these icons, once."""
    for icon, (modifier, shown) in SHOWS.items():
        table = killed(death, modifier)
        expected = shown + (points if icon in icons else 0)
        assert table.score(PINE) == expected, icon
        assert table.points(1) == expected
    both = [modifier for icon, (modifier, _) in SHOWS.items() if icon in icons]
    if len(both) > 1:
        table = killed(death, *both)
        assert len(table.icons(PINE)) == 2
        assert table.score(PINE) == sum(table.circles(PINE)[n] or 0 for n in range(3)) + points


def test_stabbed_in_the_back_room() -> None:
    check_icons("Stabbed in the Back Room", {"blade"}, -10)


def test_raised_one_glass_too_many() -> None:
    check_icons("Raised One Glass Too Many", {"goblet"}, -10)


def test_died_at_the_altar_politely() -> None:
    check_icons("Died at the Altar, Politely", {"heart"}, -10)


def test_buried_under_a_heap_of_debts() -> None:
    check_icons("Buried under a Heap of Debts", {"coin"}, -10)


def test_froze_mid_speech() -> None:
    check_icons("Froze Mid-Speech", {"frost"}, -10)


def test_confused_with_the_kindling() -> None:
    check_icons("Confused with the Kindling", {"flame"}, -10)


def test_pushed_off_a_parapet() -> None:
    check_icons("Pushed off a Parapet", {"blade", "frost"}, -10)


def test_lost_the_eating_contest() -> None:
    check_icons("Lost the Eating Contest", {"goblet", "coin"}, -10)


def test_set_fire_to_the_love_letters() -> None:
    check_icons("Set Fire to the Love Letters", {"flame", "heart"}, -10)


def test_undone_by_their_own_ambition() -> None:
    check_icons("Undone by Their Own Ambition", {"crown"}, -15)
    seated = killed("Undone by Their Own Ambition", SAD, monarch=PINE)
    assert seated.score(PINE) == -45  # the Throne is no icon


def test_played_the_game_did_not_win() -> None:
    monarch = killed("Played The Game, Did Not Win", SAD, monarch=PINE)
    assert monarch.monarch is None
    assert monarch.score(PINE) == -45 - 15
    subject = killed("Played The Game, Did Not Win", SAD, monarch=KELLY)
    assert subject.score(PINE) == -45


def test_died_laughing() -> None:
    table = killed("Died Laughing", SAD)
    assert table.circles(PINE) == [0, 0, 0]
    assert table.score(PINE) == table.points(1) == 0


def test_met_a_merciful_end() -> None:
    table = killed("Met a Merciful End", SAD)
    assert table.circles(PINE) == [10, -15, -15]
    assert table.points(1) == -20


def test_expired_of_sheer_boredom() -> None:
    hands = [["Expired of Sheer Boredom", "The Thaw"], ["Amnesty Day"]]
    table = Scenario(hands, {PINE: [PLAIN[1]]}).play("Expired of Sheer Boredom", PINE)
    assert table.circles(PINE) == [-15, -15, None]
    assert table.hand(1) == []
    assert table.hand(0) == ["The Thaw"]


def test_vanished_in_the_vaults() -> None:
    stacks = {PINE: [PLAIN[0]], KELLY: [SAD]}
    table = Scenario([["Vanished in the Vaults", "The Thaw"]], stacks)
    table.choose("Vanished in the Vaults")
    assert table.options == [KELLY]
    assert table.why_not(PINE) == because(r.SHOWS_ICON, Icon.HEART)
    table.choose(KELLY)
    assert table.circles(KELLY) == [-15, -15, -15]


def test_ate_the_evidence() -> None:
    hands = [["Ate the Evidence", "Tithe Collectors"], []]
    table = Scenario(hands, {PINE: [SAD]}, deck=DRAWN[:2]).play("Ate the Evidence", PINE)
    assert table.hand(1) == sorted(DRAWN[:2])


def test_last_of_a_long_line() -> None:
    stacks = {PINE: [SAD], KELLY: [PLAIN[0], HARMLESS[0]], SHAMEY: [PLAIN[1], HARMLESS[1]]}
    hands = [["Last of a Long Line", "Confused with the Kindling", "Amnesty Day"]]
    table = Scenario(hands, {**stacks, MAE: [PLAIN[2]]})
    table.play("Last of a Long Line", PINE)
    assert table.score(PINE) == -45 - 5
    table.end_turn().expect("play", actor=0)  # the other one has no cards
    table.play("Confused with the Kindling", MAE)
    assert table.score(PINE) == -45 - 10
    revived = Scenario([["Back from the Brink"]], {**stacks, PINE: [SAD, "Last of a Long Line"]})
    assert revived.score(PINE) == -45 - 5
    assert revived.play("Back from the Brink", KELLY).score(PINE) == -45


def test_read_their_own_obituary() -> None:
    hands = [["Read Their Own Obituary", *PLAIN, "The Thaw"]]
    table = Scenario(hands, {PINE: [SAD]}).play("Read Their Own Obituary", PINE)
    table.expect("free_play", actor=0, cause="Read Their Own Obituary")
    assert table.actions == (1, 0, 1)
    assert table.why_not("The Thaw") == because(r.ONLY_MODIFIERS)
    table.play(PLAIN[0], KELLY).expect("play", actor=0)
    assert table.actions == (1, 0, 0)
    declined = Scenario(hands, {PINE: [SAD]}).play("Read Their Own Obituary", PINE).do_nothing()
    assert declined.expect("play", actor=0).actions == (1, 0, 0)


def test_named_no_names() -> None:
    hands = [["Named No Names", PLAIN[0]], ["The Thaw", "Amnesty Day"], ["Tithe Collectors"]]
    table = Scenario(hands, {SHAMEY: [SAD]}).play("Named No Names", SHAMEY)
    table.expect("discard", actor=1, cause="Named No Names").choose("The Thaw")
    table.expect("play", actor=0)
    assert [table.hand(seat) for seat in range(3)] == [[PLAIN[0]], ["Amnesty Day"], []]


@pytest.mark.parametrize("choice", [CERIOUSLY, KELLY, "no"])
def test_died_dreaming_of_the_seat(choice: str) -> None:
    hands = [["Died Dreaming of the Seat", PLAIN[0]]]
    table = Scenario(hands, {PINE: [SAD]}, monarch=HANDRAIL)
    table.choose("Died Dreaming of the Seat").choose(PINE).expect("throne", actor=0)
    assert table.why_not(PINE) == because(r.VICTIM)
    assert table.would_be(CERIOUSLY) == -30
    assert set(BANNISTERS) < set(table.options)
    if choice == "no":
        table.choose(word="no")
    else:
        table.choose(choice)
    assert table.monarch == (HANDRAIL if choice == "no" else choice)
    assert table.is_dead(PINE)
