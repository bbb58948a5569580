"""Rulings on stacks, the Throne and scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from endling.games.gloom_of_thrones import reasons as r
from endling.games.gloom_of_thrones.cards import DEATHS, DECK, EVENTS, MODIFIERS
from endling.games.gloom_of_thrones.vocabulary import Category
from tests.gloom_of_thrones.scenario import (
    BANNISTERS,
    CARAVAN,
    CERIOUSLY,
    HANDRAIL,
    HARMLESS,
    KELLY,
    MAE,
    PINE,
    PLAIN,
    SAD,
    SHAMEY,
    SMUDGE,
    Scenario,
    because,
)

VOW, BONUS = "Took the Vow of the Leaky Watch", "Came Back Rather Wrong"
CROWN = "Crowned in a Cupboard"


def test_g_1_persistent_effects_work_when_covered() -> None:
    table = Scenario([], {KELLY: ["Turned Slowly to Stone", PLAIN[0], PLAIN[1]]})
    assert table.limit(1) == 4


def test_g_1_there_are_four_categories() -> None:
    assert {card.category for card in DECK} - {Category.NONE} == {
        Category.IMMEDIATE,
        Category.ONGOING,
        Category.PERSISTENT,
        Category.RESPONSE,
    }


def test_g_2_a_persistent_effect_ends_with_its_card_or_its_character() -> None:
    stacks = {KELLY: [SAD, "Turned Slowly to Stone"]}
    gone = Scenario([["The Thaw", "Amnesty Day"]], stacks).play("The Thaw", KELLY)
    assert gone.limit(1) == 5
    dead = Scenario([[HARMLESS[0], "Amnesty Day"]], stacks).play(HARMLESS[0], KELLY)
    assert dead.limit(1) == 5


def test_g_3_portraits_mean_nothing() -> None:
    """What has a portrait is laid on, covers and is covered like any other Modifier."""
    portrait = "Became a Beloved Ballad"
    table = Scenario([[portrait, PLAIN[0]]], {KELLY: [SAD]}).play(portrait, KELLY)
    assert table.circles(KELLY) == [10, -15, 10]
    table.play(PLAIN[0], KELLY)
    assert table.circles(KELLY) == [-15, -15, 10]


def test_g_4_the_throne_makes_a_character_killable() -> None:
    stacks = {KELLY: ["Adored by an Army"]}
    table = Scenario([[HARMLESS[0], PLAIN[0]]], stacks, monarch=KELLY)
    assert table.score(KELLY) == -10
    assert table.play(HARMLESS[0], KELLY).is_dead(KELLY)
    without = Scenario([[HARMLESS[0], PLAIN[0]]], stacks)
    assert without.why_not(HARMLESS[0]) == because(r.NOBODY_TO_KILL)


def test_g_5_covering_a_crown_moves_nothing() -> None:
    hands = [[CROWN, "Owed an Ogre Interest", PLAIN[0]]]
    table = Scenario(hands).play(CROWN, KELLY).play("Owed an Ogre Interest", KELLY)
    assert table.icons(KELLY) == {"coin"}
    assert table.monarch == KELLY


@pytest.mark.parametrize(
    ("card", "target", "then"),
    [
        ("Wed into the Wrong Realm", PINE, PINE),  # a crown that is played
        ("Abrupt Abdication", PINE, PINE),  # an effect
        (HARMLESS[0], KELLY, None),  # a death
        (PLAIN[1], PINE, KELLY),  # nothing else
    ],
)
def test_g_5_what_moves_the_throne(card: str, target: str, then: str | None) -> None:
    table = Scenario([[card, PLAIN[0]]], {KELLY: [CROWN]}, monarch=KELLY)
    assert table.play(card, target).monarch == then


def test_g_6_moving_a_crown_is_not_playing_it() -> None:
    stacks = {KELLY: [CROWN], SHAMEY: [PLAIN[0]]}
    table = Scenario([["A Clerical Error", PLAIN[1]]], stacks, monarch=KELLY)
    table.play("A Clerical Error", KELLY, SHAMEY)
    assert table.stack(SHAMEY) == [CROWN]
    assert table.monarch == KELLY


def test_g_7_a_crown_on_the_monarch_changes_nothing() -> None:
    table = Scenario([[CROWN, PLAIN[0]]], monarch=KELLY).play(CROWN, KELLY)
    assert table.monarch == KELLY
    assert "throne" not in table.happened


def test_g_8_the_throne_helps_at_once() -> None:
    table = Scenario([[CROWN, HARMLESS[0], PLAIN[0]]], {PINE: [SAD], SHAMEY: [PLAIN[1]]})
    table.play(CROWN, CERIOUSLY).choose(HARMLESS[0])
    assert table.options == [PINE]
    assert table.why_not(SHAMEY) == because(r.OWN_CHARACTER)
    assert table.choose(PINE).is_dead(PINE)
    own = Scenario([[CROWN, HARMLESS[0], PLAIN[0]]], {SHAMEY: [SAD]}).play(CROWN, SHAMEY)
    assert own.why_not(HARMLESS[0]) == because(r.OWN_CHARACTER)
    other = Scenario([[CROWN, HARMLESS[0], PLAIN[0]]], {PINE: [SAD]}).play(CROWN, KELLY)
    assert other.why_not(HARMLESS[0]) == because(r.NOT_THE_FIRST_ACTION)


def test_g_16_a_printed_zero_hides() -> None:
    stacks = {KELLY: [SAD], PINE: ["Turned Slowly to Stone"]}
    table = Scenario([["Regent for a Rainy Week", PLAIN[0]]], stacks)
    table.play("Regent for a Rainy Week", KELLY)
    assert table.circles(KELLY) == [-15, -15, 0]
    table.play(PLAIN[0], PINE)
    assert table.circles(PINE) == [-15, None, -25]


def test_g_17_icons_cover_each_other_by_slot() -> None:
    table = Scenario(
        [["Mistaken for a Mercenary", PLAIN[0]]], {KELLY: [CROWN, "Wed into the Wrong Realm"]}
    )
    table.play("Mistaken for a Mercenary", KELLY)
    assert table.icons(KELLY) == {"coin", "blade", "heart"}


@pytest.mark.parametrize(
    ("cover", "is_clear"), [("Skewered at a Skirmish", True), ("Bested by a Brat", False)]
)
def test_g_18_opaque_text_boxes_hide_effects(cover: str, is_clear: bool) -> None:
    table = Scenario([[cover, PLAIN[0]]], {KELLY: ["Betrothed to a Bore"]}).play(cover, KELLY)
    assert table.limit(1) == (4 if is_clear else 5)


def test_g_18_only_four_cards_are_clear() -> None:
    """Whatever else is in a text box, flavour or nothing, it hides the text below."""
    below = "Betrothed to a Bore"
    laid = [card.name for card in (*MODIFIERS, *DEATHS) if card.name != below]
    clear = {top for top in laid if below in Scenario([], {KELLY: [below, top]}).in_force(1)}
    assert clear == {
        "Skewered at a Skirmish",
        "Served Suspicious Stew",
        "Ghosted by a Ghost",
        "Chilled to the Chainmail",
    }


def test_g_19_a_death_covers_the_text() -> None:
    stacks = {KELLY: ["Turned Slowly to Stone", "Betrothed to a Bore"]}
    table = Scenario([[HARMLESS[0], PLAIN[0]]], stacks)
    assert table.limit(1) == 3
    table.play(HARMLESS[0], KELLY)
    assert table.limit(1) == 5
    assert table.icons(KELLY) == {"heart"}
    assert table.circles(KELLY) == [None, -20, -25]


def test_g_23_a_revived_character_keeps_its_modifiers_only() -> None:
    stacks = {KELLY: [BONUS, "Turned Slowly to Stone", HARMLESS[2]]}
    table = Scenario([["Back from the Brink", CROWN]], stacks)
    assert table.score(KELLY) == -40 - 10 - 10
    table.play("Back from the Brink", KELLY)
    assert table.score(KELLY) == -40
    assert table.limit(1) == 4
    assert table.monarch is None
    assert table.play(CROWN, KELLY).monarch == KELLY


def test_g_23_a_revived_monarch_has_lost_the_throne() -> None:
    hands = [["Played The Game, Did Not Win", "Back from the Brink", "The Thaw"]]
    table = Scenario(hands, {KELLY: [SAD, CROWN]}, monarch=KELLY)
    table.play("Played The Game, Did Not Win", KELLY).play("Back from the Brink", KELLY)
    assert table.icons(KELLY) == {"crown"}  # not a new one
    assert table.monarch is None
    assert table.score(KELLY) == -40  # what the death had fixed is gone


def test_g_24_a_moved_death_is_a_death_without_its_text() -> None:
    stacks = {SHAMEY: [PLAIN[0], "Ate the Evidence"], PINE: [SAD]}
    table = Scenario([["Wrong Name on the Tombstone", PLAIN[1]]], stacks)
    table.play("Wrong Name on the Tombstone", SHAMEY, PINE)
    assert table.hand(1) == []
    icons = {SHAMEY: [PLAIN[0], "Froze Mid-Speech"], PINE: ["Chilled to the Chainmail"]}
    scored = Scenario([["Wrong Name on the Tombstone", PLAIN[1]]], icons)
    scored.choose("Wrong Name on the Tombstone").choose(SHAMEY)
    assert scored.why_not(KELLY) == because(r.NOT_NEGATIVE)
    assert scored.choose(PINE).score(PINE) == -10 - 10
    assert scored.score(SHAMEY) == -15


def test_g_24_a_moved_death_can_end_the_game() -> None:
    dead = {SHAMEY: ["Lost a Limb to a Lout", "Died Laughing"]}
    table = almost_over("Wrong Name on the Tombstone", dead)
    table.play("Wrong Name on the Tombstone", SHAMEY, SMUDGE)
    assert table.match.over
    assert table.happened[-2:] == ["family_dead", "game_over"]


def almost_over(
    last: str, besides: Mapping[str, Sequence[str]] | None = None, monarch: str | None = None
) -> Scenario:
    """All of seat 1 but Smudge are dead, and seat 0 holds a card."""
    deaths = (*HARMLESS, "Stabbed in the Back Room")
    plain = (PLAIN[0], "Bested by a Brat", "Jilted at the Joust", "Snowed In with Strangers")
    stacks = {name: [plain[n], deaths[n]] for n, name in enumerate(CARAVAN[:4])}
    return Scenario(
        [[last, PLAIN[2]]], {**stacks, SMUDGE: [SAD], **(besides or {})}, monarch=monarch
    )


def test_g_25_a_living_monarch_counts_the_throne_only() -> None:
    shown = {CERIOUSLY: ["Turned Slowly to Stone"], SHAMEY: ["Hatched Something Horrid"]}
    table = almost_over("Ate the Evidence", shown, monarch=CERIOUSLY)
    assert table.score(CERIOUSLY) == -25 - 30
    table.play("Ate the Evidence", SMUDGE)
    assert table.match.over
    assert table.points(0) == -30


def test_g_26_a_death_that_ends_the_game_keeps_the_throne() -> None:
    table = almost_over("Ate the Evidence", monarch=SMUDGE)
    before = table.points(1) + 30  # what the dead count already
    table.choose("Ate the Evidence")
    assert table.would_be(SMUDGE) == -45 - 30
    table.choose(SMUDGE)
    assert table.match.over
    assert table.monarch == SMUDGE
    assert table.points(1) == before - 45 - 30
    assert table.hand(1) == []  # the text of the card does not happen any more


def test_g_27_a_dead_monarch_may_be_worth_something() -> None:
    stacks = {KELLY: ["Adored by an Army"]}
    table = Scenario([[HARMLESS[0], PLAIN[0]]], stacks, monarch=KELLY)
    table.choose(HARMLESS[0])
    assert table.would_be(KELLY) == 20
    table.choose(KELLY)
    assert table.monarch is None
    assert table.points(1) == 20


def test_g_37_stacks_of_any_height() -> None:
    """All Modifiers, and a death on top."""
    names = [*(card.name for card in MODIFIERS), "Died Laughing"]
    table = Scenario([], {KELLY: names})
    assert table.member(KELLY)["stack"] == names
    assert len(names) == 57
    assert table.circles(KELLY) == [0, 0, 0]
    assert table.icons(KELLY) == {"coin", "flame", "heart"}
    below = Scenario([["Back from the Brink"]], {KELLY: names}).play("Back from the Brink", KELLY)
    assert below.circles(KELLY) == [10, -15, 10]


def test_g_37_hands_of_any_size() -> None:
    hand = [card.name for card in (*EVENTS, *DEATHS)]
    table = Scenario([hand], {KELLY: [SAD]})
    assert table.hand(0) == sorted(hand)
    assert len(hand) == 31
    assert set(table.options) >= {card.name for card in DEATHS}
    assert len(table.play("Died Laughing", KELLY).hand(0)) == 30


def test_g_39_a_moved_death_runs_all_that_follows_a_death() -> None:
    stacks = {
        SHAMEY: [PLAIN[0], "Vanished in the Vaults"],
        PINE: [VOW, BONUS, "Ghosted by a Ghost"],
        HANDRAIL: ["Vowed a Vendetta"],
    }
    hands = [["Wrong Name on the Tombstone", PLAIN[1]], [], ["Merely Resting"]]
    table = Scenario(hands, stacks, monarch=PINE, deck=["The Thaw"])
    assert "heart" in table.icons(PINE)
    table.play("Wrong Name on the Tombstone", SHAMEY, PINE)
    table.expect("play", actor=0)  # only what answers Events could have stopped it
    assert table.is_dead(PINE)
    assert table.monarch is None
    assert "The Thaw" in table.hand(0)
    fixed = table.score(PINE) - sum(points or 0 for points in table.circles(PINE))
    assert fixed == -10


def test_g_39_a_moved_death_sees_the_monarch() -> None:
    stacks = {SHAMEY: [PLAIN[0], "Played The Game, Did Not Win"], PINE: [SAD]}
    table = Scenario([["Wrong Name on the Tombstone", PLAIN[1]]], stacks, monarch=PINE)
    table.play("Wrong Name on the Tombstone", SHAMEY, PINE)
    assert table.score(PINE) == -45 - 15
    assert table.score(SHAMEY) == -15


def test_g_46_nothing_of_events_touches_an_immune_character() -> None:
    immune = {KELLY: ["Sentenced to a Sky Cell"]}
    hands = [["Abrupt Abdication", "The Thaw"]]
    table = Scenario(hands, immune)
    table.choose("Abrupt Abdication")
    assert table.why_not(KELLY) == because(r.IMMUNE)
    held = Scenario(hands, immune, monarch=KELLY)
    assert held.why_not("Abrupt Abdication") == because(r.THRONE_STAYS)
    crowned = Scenario([[CROWN, "The Thaw"]], immune, monarch=KELLY).play(CROWN, SHAMEY)
    assert crowned.monarch == SHAMEY
    hands = [["Died Dreaming of the Seat", "The Thaw"]]
    death = Scenario(hands, {**immune, PINE: [SAD]}, monarch=KELLY)
    assert death.play("Died Dreaming of the Seat", PINE, SHAMEY).monarch == SHAMEY


@pytest.mark.parametrize("event", ["Amnesty Day", "The Thaw", "A Clerical Error"])
def test_g_46_no_event_can_choose_it(event: str) -> None:
    stacks = {KELLY: ["Sentenced to a Sky Cell"], PINE: [SAD]}
    table = Scenario([[event, PLAIN[0]]], stacks).choose(event)
    assert table.why_not(KELLY) == because(r.IMMUNE)
    assert table.options == sorted({*BANNISTERS, *CARAVAN} - {KELLY})


def test_g_46_no_death_can_be_moved_to_it() -> None:
    stacks = {KELLY: ["Sentenced to a Sky Cell"], PINE: [SAD], SHAMEY: [PLAIN[1], HARMLESS[0]]}
    table = Scenario([["Wrong Name on the Tombstone", PLAIN[0]]], stacks)
    table.choose("Wrong Name on the Tombstone").choose(SHAMEY)
    assert table.options == [PINE]
    assert table.why_not(KELLY) == because(r.IMMUNE)


def test_g_35_an_event_cannot_choose_an_immune_character() -> None:
    stacks = {KELLY: ["Sentenced to a Sky Cell"], PINE: [PLAIN[0]], SHAMEY: [PLAIN[1]]}
    table = Scenario([["A Clerical Error", "The Thaw"]], stacks).choose("A Clerical Error")
    assert KELLY not in table.options
    assert table.why_not(KELLY) == because(r.IMMUNE)
    table.choose(PINE)
    assert KELLY not in table.options
    dead = Scenario([["Back from the Brink"]], {KELLY: ["Sentenced to a Sky Cell", HARMLESS[0]]})
    dead.play("Back from the Brink", KELLY)
    assert not dead.is_dead(KELLY)


def test_g_35_modifiers_and_deaths_work_normally() -> None:
    immune = {KELLY: ["Sentenced to a Sky Cell"]}
    laid = Scenario([["Jilted at the Joust", PLAIN[0]], ["The Thaw"]], immune)
    laid.play("Jilted at the Joust", KELLY)
    assert laid.circles(KELLY) == [-10, -10, None]
    assert laid.hand(1) == []
    killed = Scenario([["Ate the Evidence", PLAIN[0]]], immune).play("Ate the Evidence", KELLY)
    assert killed.is_dead(KELLY)
    assert len(killed.hand(1)) == 2


def test_g_35_events_that_choose_nobody_work_normally() -> None:
    immune = {KELLY: ["Sentenced to a Sky Cell"]}
    table = Scenario([["Tithe Collectors", PLAIN[0]], ["The Thaw"]], immune)
    assert table.play("Tithe Collectors").hand(1) == []


def test_g_47_a_throne_effect_may_choose_a_revived_character() -> None:
    hands = [["Back from the Brink", "Abrupt Abdication"]]
    table = Scenario(hands, {KELLY: [SAD, HARMLESS[0]]}).play("Back from the Brink", KELLY)
    assert table.play("Abrupt Abdication", KELLY).monarch == KELLY


def test_g_47_the_victim_is_never_the_target() -> None:
    table = Scenario([["Died Dreaming of the Seat", PLAIN[0]]], {KELLY: [SAD]})
    table.choose("Died Dreaming of the Seat").choose(KELLY).expect("throne", actor=0)
    assert table.why_not(KELLY) == because(r.VICTIM)
    assert not table.is_dead(KELLY)  # the target is announced before the card is laid


def test_g_48_what_changes_nothing_is_legal() -> None:
    bare = Scenario([["The Thaw", "Amnesty Day", "A Clerical Error"]], {KELLY: [SAD]})
    bare.play("The Thaw", PINE).play("Amnesty Day", MAE)
    assert bare.stack(KELLY) == [SAD]
    swapped = Scenario([["A Clerical Error", PLAIN[0]]], {KELLY: [SAD]})
    swapped.play("A Clerical Error", KELLY, SHAMEY)
    assert (swapped.stack(KELLY), swapped.stack(SHAMEY)) == ([SAD], [])
    centre = Scenario([["Abrupt Abdication", PLAIN[0]]]).play("Abrupt Abdication", "centre")
    assert centre.monarch is None
    same = Scenario([["Abrupt Abdication", PLAIN[0]]], monarch=KELLY)
    assert same.play("Abrupt Abdication", KELLY).monarch == KELLY
