"""Where several rules meet: the order of a play, free plays, the Throne, and the end."""

from __future__ import annotations

import pytest

from endling.games.gloom_of_thrones import reasons as r
from tests.gloom_of_thrones.scenario import (
    CARAVAN,
    CERIOUSLY,
    DRIZZLE,
    HANDRAIL,
    HARMLESS,
    KELLY,
    MAE,
    MIZZLE,
    PINE,
    PLAIN,
    SAD,
    SHAMEY,
    SMUDGE,
    Scenario,
    because,
)
from tests.gloom_of_thrones.scenarios.checks import DRAWN

CROWN, LEDGE, VENDETTA = "Crowned in a Cupboard", "Left on a Lonely Ledge", "Vowed a Vendetta"
VOW, BONUS, CELL = (
    "Took the Vow of the Leaky Watch",
    "Came Back Rather Wrong",
    "Sentenced to a Sky Cell",
)
DREAM, TOMBSTONE = "Died Dreaming of the Seat", "Wrong Name on the Tombstone"
FEAST, OBITUARY, NIGHT = "A Feast of Rumours", "Read Their Own Obituary", "The Longest Night"
OBJECTION, RESTING = "Objection from the Gallery", "Merely Resting"
LAST_TWO = [[CERIOUSLY, SHAMEY], [KELLY, PINE]]  # families of two


# --- The order of a play --------------------------------------------------------------------------


def test_the_end_comes_before_the_throne_moves() -> None:
    stacks = {KELLY: [SAD], PINE: [PLAIN[0], HARMLESS[0]]}
    table = Scenario([[DREAM, PLAIN[1]]], stacks, families=LAST_TWO, monarch=KELLY)
    table.play(DREAM, KELLY, CERIOUSLY)
    assert table.match.over
    assert table.monarch == KELLY  # and counts
    assert table.points(1) == -15 - 45 - 30
    assert table.points(0) == 0


def test_the_end_comes_before_effects_and_triggers() -> None:
    stacks = {KELLY: [SAD], PINE: [PLAIN[0], HARMLESS[0]], CERIOUSLY: [VENDETTA]}
    hands = [["Named No Names", PLAIN[1]], ["The Thaw"]]
    table = Scenario(hands, stacks, families=LAST_TWO).play("Named No Names", KELLY)
    assert table.match.over
    assert table.hand(0) == [PLAIN[1]]  # nothing drawn
    assert table.hand(1) == ["The Thaw"]  # nothing discarded


def test_a_death_that_moves_the_throne_first_empties_it() -> None:
    table = Scenario([[DREAM, PLAIN[0]]], {KELLY: [SAD]}, monarch=KELLY)
    table.play(DREAM, KELLY, "no")
    assert table.monarch is None
    moved = Scenario([[DREAM, PLAIN[0]]], {KELLY: [SAD]}, monarch=KELLY).play(DREAM, KELLY, PINE)
    assert moved.happened.index("throne_to_centre") < moved.happened.index("throne")
    assert moved.monarch == PINE


def test_an_effect_comes_before_what_it_triggers() -> None:
    """The owner draws for the card first, then whoever waits for a death."""
    stacks = {KELLY: [SAD], SHAMEY: [VENDETTA]}
    table = Scenario([["Ate the Evidence", PLAIN[0]]], stacks, deck=DRAWN)
    table.play("Ate the Evidence", KELLY)
    assert table.hand(1) == sorted(DRAWN[:2])
    assert table.hand(0) == sorted([PLAIN[0], DRAWN[2]])


def test_nothing_is_drawn_for_your_own_death_or_by_the_dead() -> None:
    own = Scenario([[HARMLESS[0], PLAIN[0]]], {SHAMEY: [VENDETTA]}).play(HARMLESS[0], SHAMEY)
    assert own.hand(0) == [PLAIN[0]]
    stacks = {SHAMEY: [VENDETTA, HARMLESS[1]], KELLY: [SAD]}
    dead = Scenario([[HARMLESS[0], PLAIN[0]]], stacks).play(HARMLESS[0], KELLY)
    assert dead.hand(0) == [PLAIN[0]]


# --- Cancelled cards ------------------------------------------------------------------------------


def test_a_cancelled_death_leaves_everything_as_it_is() -> None:
    stacks = {KELLY: [SAD], PINE: [PLAIN[0], HARMLESS[0]], CERIOUSLY: [VENDETTA]}
    hands = [[DREAM, PLAIN[1]], [RESTING]]
    table = Scenario(hands, stacks, families=LAST_TWO, monarch=KELLY)
    table.play(DREAM, KELLY, CERIOUSLY).choose(RESTING)
    assert not table.match.over
    assert table.monarch == KELLY
    assert table.hand(0) == [PLAIN[1]]
    assert table.stack(KELLY) == [SAD]


def test_a_cancelled_second_death_of_the_monarchs_owner_is_used_up() -> None:
    hands = [[CROWN, HARMLESS[0], PLAIN[0]], [RESTING, PLAIN[1]]]
    table = Scenario(hands, {PINE: [SAD]}).play(CROWN, SHAMEY).play(HARMLESS[0], PINE)
    table.choose(RESTING)
    assert table.match.view()["turn"] == 1


def test_a_cancelled_free_death_leaves_the_actions() -> None:
    hands = [[HARMLESS[0], HARMLESS[1], PLAIN[0]], [RESTING]]
    table = Scenario(hands, {KELLY: [LEDGE]}).play(HARMLESS[0], KELLY).choose(RESTING)
    assert table.actions == (2, 0, 0)
    assert table.play(HARMLESS[1], KELLY).is_dead(KELLY)
    assert table.actions == (2, 0, 0)


def test_an_extra_action_grants_no_more_than_it_says_after_a_cancel() -> None:
    hands = [[NIGHT, *PLAIN], [OBJECTION]]
    table = Scenario(hands).play(NIGHT).choose(OBJECTION)
    assert table.actions == (1, 0, 0)


# --- Who may be killed, and when ------------------------------------------------------------------


def test_a_score_of_zero_is_not_negative() -> None:
    shows_zero = {KELLY: ["Regent for a Rainy Week"], PINE: [SAD]}
    table = Scenario([[HARMLESS[0], PLAIN[0]]], shows_zero).choose(HARMLESS[0])
    assert table.options == [PINE]
    assert table.why_not(KELLY) == because(r.NOT_NEGATIVE)
    assert table.why_not(MAE) == because(r.NOT_NEGATIVE)  # nobody has touched her


def test_a_vow_holds_against_free_plays_and_against_the_monarch() -> None:
    hands = [[HARMLESS[0], CROWN, PLAIN[0]]]
    exposed = Scenario(hands, {KELLY: [VOW, LEDGE], PINE: [SAD]}).choose(HARMLESS[0])
    assert exposed.why_not(KELLY) == because(r.VOWED)
    second = Scenario(hands, {KELLY: [VOW], PINE: [SAD]}).play(CROWN, SHAMEY)
    second.choose(HARMLESS[0])
    assert second.options == [PINE]
    own = Scenario(hands, {SHAMEY: [VOW]}).play(HARMLESS[0], SHAMEY)
    assert own.is_dead(SHAMEY)


def test_the_monarchs_owner_kills_an_exposed_character_of_their_own_besides() -> None:
    hands = [[CROWN, *HARMLESS[:2], PLAIN[0]]]
    table = Scenario(hands, {SHAMEY: [LEDGE], HANDRAIL: [SAD], PINE: [PLAIN[1]]})
    table.play(CROWN, CERIOUSLY).choose(HARMLESS[0])
    assert table.options == sorted([SHAMEY, PINE])
    assert table.why_not(HANDRAIL) == because(r.OWN_CHARACTER)
    table.choose(SHAMEY)
    assert table.actions == (1, 0, 0)  # a free play
    assert table.play(HARMLESS[1], PINE).is_dead(PINE)


def test_an_exposed_character_gives_nobody_the_power_of_the_monarch() -> None:
    hands = [[PLAIN[0], HARMLESS[0], PLAIN[1]]]
    table = Scenario(hands, {KELLY: [LEDGE], PINE: [SAD], SHAMEY: [PLAIN[2]]})
    table.play(PLAIN[0], MAE).choose(HARMLESS[0])
    assert table.options == [KELLY]
    for other in (PINE, SHAMEY):
        assert table.why_not(other) == because(r.NOT_THE_FIRST_ACTION)


def test_a_free_death_before_the_first_action_leaves_it_the_first() -> None:
    hands = [[*HARMLESS[:2], PLAIN[0]]]
    table = Scenario(hands, {KELLY: [LEDGE], PINE: [SAD]}).play(HARMLESS[0], KELLY)
    assert table.play(HARMLESS[1], PINE).is_dead(PINE)
    assert table.actions == (1, 0, 0)


def test_a_dead_monarch_helps_nobody() -> None:
    """The Throne that left with its dead Monarch gives no power any more."""
    hands = [[*HARMLESS[:2], PLAIN[0]]]
    table = Scenario(hands, {SHAMEY: [SAD], PINE: [PLAIN[1]]}, monarch=SHAMEY)
    table.play(HARMLESS[0], SHAMEY)
    assert table.monarch is None
    assert table.why_not(HARMLESS[1]) == because(r.NOT_THE_FIRST_ACTION)


def test_a_moved_death_needs_neither_the_first_action_nor_consent() -> None:
    hands = [[PLAIN[0], TOMBSTONE, "The Thaw"]]
    stacks = {SHAMEY: [PLAIN[1], HARMLESS[0]], KELLY: [VOW]}
    table = Scenario(hands, stacks).play(PLAIN[0], MAE).choose(TOMBSTONE).choose(SHAMEY)
    assert table.options == sorted([KELLY, MAE])
    assert table.choose(KELLY).is_dead(KELLY)


def test_a_moved_death_wants_somebody_miserable_whoever_is_monarch() -> None:
    stacks = {SHAMEY: [PLAIN[1], HARMLESS[0]], KELLY: [CELL], PINE: [SAD]}
    table = Scenario([[TOMBSTONE, "The Thaw"]], stacks, monarch=KELLY)
    table.choose(TOMBSTONE).choose(SHAMEY)
    assert table.options == [PINE]
    assert table.why_not(KELLY) == because(r.IMMUNE)
    assert table.why_not(MAE) == because(r.NOT_NEGATIVE)


def test_a_moved_death_within_a_family_ends_nothing() -> None:
    stacks = {KELLY: [SAD], PINE: [PLAIN[0], HARMLESS[0]]}
    table = Scenario([[TOMBSTONE, PLAIN[1]]], stacks, families=LAST_TWO)
    table.play(TOMBSTONE, PINE, KELLY)
    assert not table.match.over
    assert table.is_dead(KELLY)
    assert not table.is_dead(PINE)


def test_a_moved_death_on_the_monarch_that_ends_the_game_keeps_the_throne() -> None:
    stacks = {SHAMEY: [PLAIN[1], "Died Laughing"], KELLY: [SAD], PINE: [PLAIN[0], HARMLESS[0]]}
    table = Scenario([[TOMBSTONE, PLAIN[2]]], stacks, families=LAST_TWO, monarch=KELLY)
    table.choose(TOMBSTONE).choose(SHAMEY)
    assert table.would_be(KELLY) == -30
    table.choose(KELLY)
    assert table.match.over
    assert (table.monarch, table.points(1)) == (KELLY, -15 - 30)
    assert table.points(0) == 0  # Shamey is alive again and counts nothing


# --- What is seen ---------------------------------------------------------------------------------


def test_zeros_that_go_show_again_what_they_hid() -> None:
    table = Scenario([["Back from the Brink", PLAIN[0]]], {KELLY: [SAD, "Died Laughing"]})
    assert table.circles(KELLY) == [0, 0, 0]
    table.play("Back from the Brink", KELLY)
    assert table.circles(KELLY) == [-15, -15, -15]


def test_an_icon_below_shows_again_when_the_one_above_goes() -> None:
    stacks = {KELLY: [CROWN, "Owed an Ogre Interest"]}
    table = Scenario([["The Thaw", PLAIN[0]]], stacks)
    assert table.icons(KELLY) == {"coin"}
    assert table.play("The Thaw", KELLY).icons(KELLY) == {"crown"}
    assert table.monarch is None  # that is not playing it


def test_a_text_below_works_again_when_the_one_above_goes() -> None:
    stacks = {KELLY: ["Betrothed to a Bore", "Chilled to the Chainmail", "Bested by a Brat"]}
    table = Scenario([["The Thaw", PLAIN[0]]], stacks)
    assert table.limit(1) == 5
    assert table.play("The Thaw", KELLY).limit(1) == 4  # through the clear one


def test_clear_boxes_on_nothing_show_nothing() -> None:
    table = Scenario([], {KELLY: ["Skewered at a Skirmish", "Chilled to the Chainmail"]})
    assert not table.in_force(1)


def test_the_regents_limit_follows_the_throne() -> None:
    stacks = {KELLY: ["Regent for a Rainy Week"]}
    table = Scenario([["Abrupt Abdication", CROWN]], stacks, monarch=KELLY)
    assert table.limit(1) == 6
    table.play("Abrupt Abdication", "centre")
    assert table.limit(1) == 5
    assert table.play(CROWN, PINE).limit(1) == 5  # another one is the Monarch


def test_a_revived_character_is_vowed_immune_and_exposed_as_it_was() -> None:
    hands = [["Back from the Brink", HARMLESS[1], PLAIN[0]]]
    vowed = Scenario(hands, {KELLY: [VOW, HARMLESS[0]], PINE: [SAD]}, turn=0)
    vowed.play("Back from the Brink", KELLY).end_turn().expect("play", actor=0)
    vowed.choose(HARMLESS[1])
    assert vowed.why_not(KELLY) == because(r.VOWED)
    exposed = Scenario(hands, {KELLY: [LEDGE, HARMLESS[0]]}).play("Back from the Brink", KELLY)
    assert exposed.play(HARMLESS[1], KELLY).is_dead(KELLY)
    immune = Scenario([["Back from the Brink", "The Thaw"]], {KELLY: [CELL, HARMLESS[0]]})
    immune.play("Back from the Brink", KELLY).choose("The Thaw")
    assert immune.why_not(KELLY) == because(r.IMMUNE)


def test_a_promise_is_fixed_anew_with_every_death() -> None:
    stacks = {KELLY: [BONUS, HARMLESS[0]]}
    table = Scenario([["Back from the Brink", HARMLESS[1], PLAIN[0]]], stacks)
    assert table.score(KELLY) == -15 - 10
    table.play("Back from the Brink", KELLY)
    assert table.score(KELLY) == -15
    table.end_turn().play(HARMLESS[1], KELLY)
    assert table.score(KELLY) == -15 - 10


# --- Turns ----------------------------------------------------------------------------------------


def test_a_turn_without_actions_still_draws() -> None:
    table = Scenario([[PLAIN[0]], [PLAIN[1]]], marks=[{}, {"lose_actions": 2}]).end_turn()
    table.expect("play", actor=0)
    assert len(table.hand(1)) == 5
    assert table.marks(1) == (0, 0, 0)


@pytest.mark.parametrize("missed", [1, 2])
def test_missed_turns_are_missed_one_by_one(missed: int) -> None:
    table = Scenario([[PLAIN[0]], [PLAIN[1]]], marks=[{}, {"skip_turn": missed}]).end_turn()
    table.expect("play", actor=0)
    assert table.hand(1) == [PLAIN[1]]  # nothing is drawn either
    assert table.marks(1) == (0, missed - 1, 0)
    table.end_turn().expect("play", actor=1 if missed == 1 else 0)


def test_a_cancelled_card_was_played() -> None:
    hands = [["The Thaw", PLAIN[0]], [OBJECTION, PLAIN[1]]]
    table = Scenario(hands, {KELLY: [SAD]}).play("The Thaw", KELLY).choose(OBJECTION)
    table.end_turn()
    assert table.match.view()["quiet_turns"] == 0
    table.end_turn()
    assert table.match.view()["quiet_turns"] == 1


def test_a_feast_in_an_empty_house_trims_nothing() -> None:
    table = Scenario([[FEAST]], {KELLY: ["Turned Slowly to Stone"]}, deck=DRAWN).play(FEAST)
    table.do_nothing().expect("play", actor=0)
    assert table.hand(0) == sorted(DRAWN)
    small = Scenario([[FEAST, *PLAIN]], {SHAMEY: ["Turned Slowly to Stone"]}).play(FEAST)
    small.do_nothing()
    for left in (7, 6, 5):
        assert len(small.hand(0)) == left
        small.expect("discard", actor=0, cause=FEAST).choose(small.hand(0)[0])
    assert len(small.hand(0)) == 4  # the limit that a stone leaves


def test_two_players_are_each_others_neighbours() -> None:
    give = Scenario([["Taxed to Tatters", PLAIN[0]], ["The Thaw"]]).play("Taxed to Tatters", KELLY)
    give.expect("give", actor=1).choose("The Thaw")
    assert give.hand(0) == sorted([PLAIN[0], "The Thaw"])
    none = Scenario([["Taxed to Tatters", PLAIN[0]]]).play("Taxed to Tatters", KELLY)
    none.expect("play", actor=0)
    thief = "Manipulated by a Maieaster"
    stolen = Scenario([[thief, PLAIN[0]], ["The Thaw"]]).play(thief, KELLY)
    assert stolen.hand(0) == sorted([PLAIN[0], "The Thaw"])


def test_gifts_go_left_and_thieves_sit_right() -> None:
    hands = [["Taxed to Tatters", PLAIN[0]], ["The Thaw"], [], []]
    table = Scenario(hands).play("Taxed to Tatters", PINE).choose("The Thaw")
    assert table.hand(2) == ["The Thaw"]
    thief = "Manipulated by a Maieaster"
    stolen = Scenario([[PLAIN[0]], [thief, PLAIN[1]], ["The Thaw"], []], turn=1)
    stolen.play(thief, MIZZLE)
    assert stolen.hand(1) == sorted([PLAIN[1], "The Thaw"])
    around = Scenario([[thief, PLAIN[0]], [], [], []]).play(thief, CERIOUSLY)
    assert around.hand(3) == [PLAIN[0]]


def test_a_family_dies_in_somebody_elses_turn_too() -> None:
    stacks = {
        name: [card, HARMLESS[n]]
        for n, (name, card) in enumerate(zip(CARAVAN, PLAIN, strict=False))
    }
    stacks |= {"Captain Forhire": ["Jilted at the Joust", "Stabbed in the Back Room"]}
    hands = [["Ate the Evidence", "The Thaw"]]
    table = Scenario(hands, {**stacks, SMUDGE: [SAD], DRIZZLE: [LEDGE]}, players=3)
    assert table.member(SMUDGE)["ends_game"]
    assert not table.member(DRIZZLE)["ends_game"]
    table.play("Ate the Evidence", SMUDGE)
    assert table.match.over
    assert table.match.winners == [1]


def test_a_free_play_may_seat_a_monarch_who_then_helps_at_once() -> None:
    hands = [[OBITUARY, CROWN, HARMLESS[0], PLAIN[0]]]
    table = Scenario(hands, {KELLY: [SAD], PINE: [PLAIN[1]]}).play(OBITUARY, KELLY)
    table.play(CROWN, SHAMEY).expect("play", actor=0)
    assert table.actions == (1, 0, 0)
    assert table.play(HARMLESS[0], PINE).is_dead(PINE)
