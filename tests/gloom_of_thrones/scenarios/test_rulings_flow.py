"""Rulings on turns, responses, free plays, drawing and the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

import endling
from endling.games.gloom_of_thrones import reasons as r
from endling.games.gloom_of_thrones.cards import DECK
from tests.gloom_of_thrones.scenario import (
    CERIOUSLY,
    DRIZZLE,
    HARMLESS,
    KELLY,
    MIZZLE,
    PINE,
    PLAIN,
    SAD,
    SHAMEY,
    Scenario,
    because,
    known,
)
from tests.gloom_of_thrones.scenarios.checks import DRAWN

CROWN, LEDGE = "Crowned in a Cupboard", "Left on a Lonely Ledge"
FEAST, OBITUARY, NIGHT = "A Feast of Rumours", "Read Their Own Obituary", "The Longest Night"
OBJECTION, RESTING = "Objection from the Gallery", "Merely Resting"
WHISPER = "Whispered to by the White Woods"
THRONE_OFF = {"porcelain_throne": False}
THRONE_CARDS = [card.name for card in DECK if card.refers_to_throne]


# --- Actions --------------------------------------------------------------------------------------


def test_g_9_the_only_action_is_the_first() -> None:
    marks = [{"lose_actions": 1}]
    table = Scenario([[HARMLESS[0], PLAIN[0]]], {KELLY: [SAD]}, marks=marks)
    assert table.actions == (1, 0, 0)
    assert table.play(HARMLESS[0], KELLY).is_dead(KELLY)


def test_g_10_a_free_play_may_be_a_death_in_any_action() -> None:
    hands = [[PLAIN[0], FEAST, HARMLESS[0], HARMLESS[1]]]
    table = Scenario(hands, {SHAMEY: [SAD], KELLY: ["Knighted by Mistake"]})
    table.play(PLAIN[0], PINE).play(FEAST).expect("free_play").choose(HARMLESS[0])
    assert sorted([PINE, SHAMEY]) == table.options
    assert table.why_not(KELLY) == because(r.NOT_NEGATIVE)
    assert table.choose(SHAMEY).is_dead(SHAMEY)


def test_g_11_nobody_plays_freely_in_the_turn_of_somebody_else() -> None:
    """The only free plays are the turn player's: others are asked for nothing but answers."""
    match = endling.new("gloom_of_thrones", 3, 5, {"family_size": 3})
    dice = random.Random(5)
    asked = 0
    while not match.over:
        if match.prompt in ("play", "play_extra", "free_play", "free_death", "lay", "kill"):
            assert match.actor == match.view()["turn"]
            asked += match.prompt.startswith("free")
        match.play(dice.choice(match.legal))
    assert asked > 0


def test_g_13_a_cancelled_action_is_used_up() -> None:
    hands = [[HARMLESS[0], PLAIN[0]], [RESTING]]
    table = Scenario(hands, {KELLY: [SAD]}).play(HARMLESS[0], KELLY).choose(RESTING)
    assert table.actions == (1, 0, 0)
    assert HARMLESS[0] in table.discard


def test_g_22_without_a_hand_there_is_no_second_action() -> None:
    table = Scenario([["Learned a Lineage", PLAIN[0], PLAIN[1]]])
    table.play("Learned a Lineage", SHAMEY)
    assert {PLAIN[0], PLAIN[1]} <= set(table.discard)
    assert "pass" in table.happened
    assert len(table.hand(0)) == 5  # drawn at the end of the turn


def test_g_33_discarding_nothing_is_passing() -> None:
    table = Scenario([[PLAIN[0]], ["The Thaw"]]).play(PLAIN[0], KELLY)
    assert "pass" in table.happened
    table.expect("play", actor=1)
    assert table.match.view()["quiet_turns"] == 0


def test_g_42_whenever_one_could_act() -> None:
    stacks = {KELLY: [LEDGE]}
    before = Scenario([[HARMLESS[0], PLAIN[0], PLAIN[1]]], stacks).play(HARMLESS[0], KELLY)
    assert before.actions == (2, 0, 0)
    after = Scenario([[HARMLESS[0], PLAIN[0], PLAIN[1], "The Thaw"]], stacks)
    after.play(PLAIN[0], PINE).play(PLAIN[1], PINE).expect("free_death", actor=0)
    assert after.options == sorted([HARMLESS[0], "done"])
    assert after.why_not("The Thaw") == because(r.ONLY_DEATHS)
    assert after.play(HARMLESS[0], KELLY).is_dead(KELLY)
    none = Scenario([[HARMLESS[0], PLAIN[0]], ["The Thaw"]], stacks, marks=[{"lose_actions": 2}])
    none.expect("free_death", actor=0)
    assert none.actions == (0, 0, 0)
    assert none.play(HARMLESS[0], KELLY).is_dead(KELLY)
    none.expect("play", actor=1)  # nothing more can be done in a turn without actions


def test_g_42_repeatedly() -> None:
    """The text of a second character shows again when the first death is undone."""
    hands = [[HARMLESS[0], "Back from the Brink", HARMLESS[1], PLAIN[0]]]
    table = Scenario(hands, {KELLY: [LEDGE]}).play(HARMLESS[0], KELLY)
    table.play("Back from the Brink", KELLY).play(HARMLESS[1], KELLY)
    assert table.actions == (1, 0, 0)


def test_g_43_extra_actions_come_last() -> None:
    table = Scenario([[NIGHT, *PLAIN], ["The Thaw"]]).play(NIGHT)
    table.expect("play").play(PLAIN[0], KELLY)
    table.expect("play_extra")
    assert table.options == sorted([PLAIN[1], PLAIN[2], "pass"])  # no hand is discarded for it
    table.play(PLAIN[1], KELLY).expect("play_extra").do_nothing()
    assert table.match.view()["turn"] == 1


def test_g_43_a_cancelled_free_play_is_used_up() -> None:
    hands = [[FEAST, "The Thaw", PLAIN[0]], [OBJECTION]]
    table = Scenario(hands, {KELLY: [SAD]}).play(FEAST).do_nothing()  # seat 1 lets it happen
    table.expect("free_play", actor=0).play("The Thaw", KELLY)
    table.expect("respond", actor=1, cause="The Thaw").choose(OBJECTION)
    assert table.stack(KELLY) == [SAD]
    assert table.actions[2] == 0
    assert table.match.prompt in ("discard", "play")


def test_g_43_nested_free_plays_come_before_the_hand_is_trimmed() -> None:
    hands = [[FEAST, OBITUARY, *PLAIN]]
    table = Scenario(hands, {KELLY: [SAD]}).play(FEAST)
    table.play(OBITUARY, KELLY).expect("free_play", actor=0, cause=OBITUARY)
    table.play(PLAIN[0], PINE).expect("discard", actor=0, cause=FEAST)


def test_g_43_a_free_play_of_a_death_comes_after_what_it_triggers() -> None:
    stacks = {KELLY: [SAD], SHAMEY: ["Vowed a Vendetta"]}
    table = Scenario([[OBITUARY, PLAIN[0]]], stacks, deck=["The Thaw"]).play(OBITUARY, KELLY)
    table.expect("free_play", actor=0)
    assert "The Thaw" in table.hand(0)


# --- Responses ------------------------------------------------------------------------------------


def test_g_12_the_first_response_clockwise_closes_the_window() -> None:
    hands = [[], [RESTING], [HARMLESS[0], PLAIN[0]], [OBJECTION]]
    table = Scenario(hands, {KELLY: [SAD]}, turn=2).play(HARMLESS[0], KELLY)
    table.expect("respond", actor=1, cause=HARMLESS[0])  # seats 3 and 0 hold no answer to a death
    assert not table.is_dead(KELLY)
    table.choose(RESTING).expect("respond", actor=3, cause=RESTING)


def test_g_12_a_response_is_due_after_the_targets() -> None:
    hands = [["A Clerical Error", PLAIN[0]], [OBJECTION]]
    table = Scenario(hands, {KELLY: [SAD], PINE: [PLAIN[1]]})
    table.choose("A Clerical Error").expect("swap_first", actor=0)
    table.choose(KELLY).expect("swap_second", actor=0)
    table.choose(PINE).expect("respond", actor=1)
    assert [event.card for event in table.events if event.verb == "target"] == [KELLY, PINE]
    assert table.happened[-1] == "window"
    table.do_nothing().expect("play", actor=0)
    assert table.stack(KELLY) == [PLAIN[1]]


def test_g_12_windows_are_announced_by_public_facts_only() -> None:
    """Whoever holds what: a window is announced unless all answers lie open."""
    for hands in ([["The Thaw", PLAIN[0]], [OBJECTION]], [["The Thaw", PLAIN[0]], [PLAIN[1]]]):
        table = Scenario(hands, {KELLY: [SAD]}).play("The Thaw", KELLY)
        assert "window" in table.happened
    hands = [["The Thaw", PLAIN[0]], [PLAIN[1]]]
    gone = Scenario(hands, {KELLY: [SAD]}, discard=[OBJECTION]).play("The Thaw", KELLY)
    assert "window" not in gone.happened
    modifier = Scenario([[PLAIN[0], PLAIN[1]], [OBJECTION]]).play(PLAIN[0], KELLY)
    assert "window" not in modifier.happened


@pytest.mark.parametrize("objects", [True, False])
def test_g_41_one_more_window_for_the_others(objects: bool) -> None:
    hands = [[HARMLESS[0], PLAIN[0]], [RESTING], [OBJECTION]]
    table = Scenario(hands, {KELLY: [SAD]}).play(HARMLESS[0], KELLY)
    table.expect("respond", actor=1).choose(RESTING)
    table.expect("respond", actor=2, cause=RESTING)
    if objects:
        table.choose(OBJECTION)
    else:
        table.do_nothing()
    table.expect("play", actor=0)
    assert table.is_dead(KELLY) == objects
    spent = {RESTING, OBJECTION} if objects else {RESTING, HARMLESS[0]}
    assert set(table.discard) == spent


def test_g_41_neither_the_turn_player_nor_the_responder_is_asked_again() -> None:
    hands = [[HARMLESS[0], OBJECTION, PLAIN[0]], [RESTING], [PLAIN[1]]]
    table = Scenario(hands, {KELLY: [SAD]}).play(HARMLESS[0], KELLY)
    table.choose(RESTING).expect("play", actor=0)
    both = Scenario([[HARMLESS[0], PLAIN[0]], [RESTING, OBJECTION]], {KELLY: [SAD]})
    both.play(HARMLESS[0], KELLY).choose(RESTING).expect("play", actor=0)
    assert not both.is_dead(KELLY)


# --- Whom effects hit -----------------------------------------------------------------------------


def test_g_20_modifiers_hit_the_owner_of_the_character() -> None:
    hands = [
        ["Poisoned at the Pudding Course", PLAIN[0]],
        ["The Thaw", "Amnesty Day"],
        ["Merely Resting"],
    ]
    table = Scenario(hands).play("Poisoned at the Pudding Course", DRIZZLE)
    assert [len(table.hand(seat)) for seat in range(3)] == [1, 2, 0]


def test_g_21_deaths_hit_whom_they_name() -> None:
    owner = Scenario([["Ate the Evidence", PLAIN[0]]], {KELLY: [SAD]}, deck=DRAWN)
    owner.play("Ate the Evidence", KELLY)
    assert len(owner.hand(1)) == 2
    player = Scenario([[OBITUARY, PLAIN[0]]], {KELLY: [SAD]}).play(OBITUARY, KELLY)
    player.expect("free_play", actor=0)


def test_g_45_a_tax_is_read_when_it_is_due() -> None:
    tax = "Drank the Dungeon Dry"
    brings = Scenario([[tax, PLAIN[0], PLAIN[1]]]).play(tax, SHAMEY)
    brings.expect("discard", actor=0, cause=tax)
    covers = Scenario([[PLAIN[0], PLAIN[1], PLAIN[2]]], {SHAMEY: [tax]}).play(PLAIN[0], SHAMEY)
    covers.expect("play", actor=0)
    free = Scenario([[OBITUARY, *PLAIN]], {SHAMEY: [tax], KELLY: [SAD]}).play(OBITUARY, KELLY)
    free.play(PLAIN[0], PINE)
    free.expect("discard", actor=0, cause=tax)


def test_g_50_several_players_are_hit_clockwise_from_the_turn() -> None:
    name = "Smoked Out of the Sanctum"
    hands = [["The Thaw", PLAIN[0]], [name, PLAIN[1], PLAIN[2]], ["Amnesty Day", "Merely Resting"]]
    table = Scenario(hands, turn=1).play(name, MIZZLE)  # seat 2 owns her
    table.expect("discard", actor=1).choose(PLAIN[1]).expect("discard", actor=0)


def test_g_50_a_swapped_persistent_card_works_for_its_new_owner() -> None:
    stacks = {SHAMEY: ["Turned Slowly to Stone"], KELLY: [PLAIN[0]]}
    table = Scenario([["A Clerical Error", PLAIN[1]]], stacks)
    assert (table.limit(0), table.limit(1)) == (4, 5)
    table.play("A Clerical Error", SHAMEY, KELLY)
    assert (table.limit(0), table.limit(1)) == (5, 4)


def test_g_51_responses_are_told_apart_from_cards_played() -> None:
    """A note belongs to what `play` and `play_event` tell, not to a response."""
    hands = [["The Thaw", PLAIN[0]], [OBJECTION]]
    table = Scenario(hands, {KELLY: [SAD]}).play("The Thaw", KELLY)
    told = table.happened
    table.choose(OBJECTION)
    assert told[0] == "play_event"
    assert "respond" in table.happened
    assert not {"play", "play_event"} & set(table.happened)


def noted(table: Scenario, card: str) -> bool:
    """Whether choosing this card needs a sentence."""
    note = table.match.note_on(table.match.find(card=card))
    return note is not None and note.call == "required"


def test_g_51_a_sentence_belongs_to_cards_played_and_free_plays() -> None:
    options = {"storytelling": "required_note"}
    hands = [[FEAST, PLAIN[0], "The Thaw"], [OBJECTION]]
    table = Scenario(hands, {KELLY: [SAD]}, options=options)
    assert noted(table, FEAST)  # it is about nobody: told at once
    assert not noted(table, PLAIN[0])  # told with whom it befalls
    table.choose(FEAST).expect("respond", actor=1, cause=FEAST)
    assert not noted(table, OBJECTION)
    table.do_nothing().expect("free_play", actor=0).choose(PLAIN[0]).expect("lay")
    assert noted(table, KELLY)
    table.choose(KELLY)
    while table.match.prompt == "discard":
        assert not noted(table, table.options[0])
        table.choose(next(card for card in table.options if card != "The Thaw"))
    table.choose("The Thaw")
    assert noted(table, KELLY)


# --- Drawing --------------------------------------------------------------------------------------


def rest(*taken: str) -> list[str]:
    """All other cards of the deck."""
    return [card.name for card in DECK if card.name not in taken]


# Cards that lie on characters, so that a deck without others has enough for everybody.
LAID: dict[str, Any] = {"stacks": {KELLY: [CROWN], SHAMEY: [LEDGE, "Froze Mid-Speech"]}}
PADDING = ["Froze Mid-Speech", CROWN, LEDGE]


def test_g_14_an_empty_deck_is_restocked() -> None:
    hand = [PLAIN[0], PLAIN[1]]
    options = {"without": rest(*hand, *DRAWN, *PLAIN, SAD, CROWN, LEDGE)}
    table = Scenario([hand], options=options, discard=[*DRAWN, CROWN, LEDGE, SAD, PLAIN[2]])
    assert table.deck == []
    table.end_turn()
    assert "shuffle" in table.happened
    assert len(table.hand(0)) == 5


def test_g_14_nobody_can_draw_and_everybody_passes() -> None:
    hands = [[PLAIN[0], *DRAWN[:2]], [PLAIN[1], PLAIN[2], *DRAWN[2:]]]
    used = [name for hand in hands for name in hand]
    table = Scenario(hands, options={"without": rest(*used, *PADDING)}, **LAID)
    assert table.deck == table.discard == []
    table.end_turn().expect("play", actor=1)
    assert table.hand(0) == sorted(hands[0])  # nothing is drawn
    table.do_nothing().do_nothing()
    assert table.match.over
    assert table.happened[-2:] == ["deadlock", "game_over"]


def test_g_14_discarding_an_empty_hand_is_no_way_out() -> None:
    hand = [*PLAIN, *DRAWN]
    table = Scenario([[], hand], options={"without": rest(*hand, *PADDING)}, **LAID)
    assert table.match.actor == 1  # seat 0 had nothing to do
    table.do_nothing().do_nothing()
    assert table.match.over
    assert table.happened[-2:] == ["deadlock", "game_over"]


def test_g_36_two_quiet_rounds_end_the_game() -> None:
    table = Scenario([[PLAIN[0]], [PLAIN[1]], [PLAIN[2]]])
    for turn in range(6):
        assert not table.match.over
        assert table.match.view()["quiet_turns"] == turn
        table.choose(word="discard_hand" if turn == 3 else "pass")
        if not table.match.over and table.match.view()["turn"] == turn % 3:
            table.do_nothing()
    assert table.match.over


def test_g_36_a_missed_turn_is_no_pass() -> None:
    table = Scenario([[PLAIN[0]], [PLAIN[1]]], marks=[{}, {"skip_turn": 1}])
    table.end_turn()
    assert table.match.view()["quiet_turns"] == 0
    none = Scenario([[PLAIN[0]], [PLAIN[1]]], marks=[{}, {"lose_actions": 2}])
    none.end_turn()
    none.expect("play", actor=0)
    assert none.match.view()["quiet_turns"] == 0


def test_g_36_a_hundred_rounds_are_enough() -> None:
    table = Scenario([["The Thaw"], [PLAIN[1]]], {KELLY: [SAD]})
    position = table.match.position()
    position["more"]["round_number"] = 100
    table.match = endling.position("gloom_of_thrones", position)
    table.play("The Thaw", KELLY)
    table.expect("play", actor=1).end_turn()
    assert table.match.over
    assert table.happened[-2:] == ["last_round", "game_over"]


def test_g_28_without_the_throne_its_cards_are_replaced() -> None:
    deck = [*THRONE_CARDS[:2], *DRAWN]
    table = Scenario([[PLAIN[0], *HARMLESS, SAD]], options=THRONE_OFF, deck=deck)
    table.play(PLAIN[0], KELLY).end_turn()
    assert set(table.discard) == set(THRONE_CARDS[:2])
    assert table.happened.count("replace") == 2
    assert DRAWN[0] in table.hand(0)


def test_g_28_without_the_throne_its_cards_are_not_even_dealt() -> None:
    replaced = 0
    for seed in range(12):
        options = {**THRONE_OFF, "mixed_families": True}
        match = endling.new("gloom_of_thrones", 5, seed, options)
        hands = [card for player in match.position()["players"] for card in player["hand"]]
        assert len(hands) == 25
        assert not set(THRONE_CARDS) & set(hands)
        replaced += sum(event.verb == "replace" for event in match.opening)
    assert replaced > 0


def test_g_28_without_the_throne_crowns_are_decoration() -> None:
    table = Scenario([[CROWN, PLAIN[0]]], options=THRONE_OFF).play(CROWN, KELLY)
    assert table.icons(KELLY) == {"crown"}
    assert table.monarch is None
    assert (table.score(KELLY), table.points(1)) == (-10, 0)


def test_g_38_scrying_replaces_them_too() -> None:
    deck = [DRAWN[0], THRONE_CARDS[0], DRAWN[1], DRAWN[2]]
    table = Scenario([[WHISPER, PLAIN[0]]], options=THRONE_OFF, deck=deck)
    table.play(WHISPER, SHAMEY).expect("scry_take", actor=0)
    assert table.options == sorted(DRAWN[:3])
    assert table.discard == THRONE_CARDS[:1]


def test_g_38_nothing_can_be_drawn_if_only_throne_cards_are_left() -> None:
    hands = [[PLAIN[0], PLAIN[1], *DRAWN], [PLAIN[2], *HARMLESS, SAD]]
    used = [name for hand in hands for name in hand]
    options = {**THRONE_OFF, "without": rest(*used, *THRONE_CARDS)}
    table = Scenario(hands, options=options)
    assert sorted(table.deck) == sorted(THRONE_CARDS)
    table.play(PLAIN[0], KELLY).play(PLAIN[1], KELLY)
    assert table.hand(0) == sorted(DRAWN)
    assert sorted(table.discard) == sorted(THRONE_CARDS)


def test_g_38_a_crown_still_counts_as_an_icon() -> None:
    death = "Undone by Their Own Ambition"
    table = Scenario([[death, PLAIN[0]]], {KELLY: [CROWN]}, options=THRONE_OFF)
    table.play(death, KELLY)
    assert table.score(KELLY) == -10 - 15


def test_g_30_a_draw_limit_is_at_least_one() -> None:
    lowering = ["Held Court on the Commode", "Besieged in the Bathhouse", "Betrothed to a Bore"]
    lowering += ["Frostbitten on the Frontier", "Turned Slowly to Stone"]
    families = ("Kelly C", "Ser Pine", "Mae the Translator", "Captain Forhire", "Smudge")
    table = Scenario([], dict(zip(families, ([card] for card in lowering), strict=True)))
    assert table.limit(1) == 1


def test_g_31_a_large_hand_is_kept() -> None:
    hand = [*PLAIN, *DRAWN]
    table = Scenario([hand, [SAD]]).end_turn()
    assert table.hand(0) == sorted(hand)
    assert "draw" not in table.happened


def test_g_32_skipped_draws_are_used_one_by_one() -> None:
    table = Scenario([[PLAIN[0]], [PLAIN[1]]], marks=[{"skip_draw": 2}])
    table.end_turn()
    assert table.marks(0) == (1, 0, 0)
    assert table.hand(0) == [PLAIN[0]]
    table.end_turn().end_turn()
    assert table.marks(0) == (0, 0, 0)
    assert table.hand(0) == [PLAIN[0]]


def test_g_44_a_missed_turn_uses_up_nothing_else() -> None:
    marks = [{}, {"skip_turn": 1, "skip_draw": 1, "lose_actions": 1}]
    table = Scenario([[PLAIN[0]], [PLAIN[1]]], marks=marks).end_turn()
    assert table.marks(1) == (1, 0, 1)


def test_g_44_skipping_your_own_draw_is_for_this_turn() -> None:
    table = Scenario([[CROWN, *PLAIN, *HARMLESS]]).play(CROWN, SHAMEY)
    assert table.marks(0) == (1, 0, 0)
    table.end_turn()
    assert table.marks(0) == (0, 0, 0)  # although the hand was too large to draw anyway


def test_g_44_the_next_turn_is_never_this_one() -> None:
    name = "Marched the Wrong Way All Winter"
    table = Scenario([[name, PLAIN[0], PLAIN[1]]]).play(name, SHAMEY)
    assert table.actions == (1, 0, 0)
    assert table.marks(0) == (0, 0, 1)
    exiled = Scenario([[SAD, PLAIN[0], PLAIN[1]], [PLAIN[2]]]).play(SAD, SHAMEY)
    assert (exiled.actions, exiled.marks(0)) == ((1, 0, 0), (0, 1, 0))
    exiled.end_turn().expect("play", actor=1).end_turn().expect("play", actor=1)
    assert exiled.marks(0) == (0, 0, 0)


def test_g_49_an_event_is_not_in_its_own_reshuffle() -> None:
    hand = [FEAST, *PLAIN]
    options = {"without": rest(*hand, *DRAWN, SAD, CROWN, LEDGE, *HARMLESS)}
    discard = [*DRAWN, SAD, CROWN, LEDGE, *HARMLESS]
    table = Scenario([hand], options=options, discard=discard).play(FEAST)
    assert "shuffle" in table.happened
    assert table.match.position()["played"] == [FEAST]
    assert FEAST not in table.deck


def test_g_49_scrying_a_short_deck_shuffles_the_discards_in() -> None:
    used = [WHISPER, *PLAIN, *DRAWN, SAD, CROWN, *HARMLESS]
    options = {"without": rest(*used)}
    discard = [SAD, CROWN, *HARMLESS, *PLAIN[1:], *DRAWN[1:]]
    table = Scenario([[WHISPER, PLAIN[0]]], options=options, discard=discard)
    assert table.deck == [DRAWN[0]]
    table.play(WHISPER, SHAMEY).expect("scry_take", actor=0)
    assert DRAWN[0] in table.options
    assert len(table.options) == 3


# --- Beginning and end ----------------------------------------------------------------------------


def test_g_15_equal_totals_share_the_win() -> None:
    families = [[CERIOUSLY, SHAMEY], [KELLY]]
    stacks = {SHAMEY: [PLAIN[0], HARMLESS[0]], KELLY: [PLAIN[1]]}
    table = Scenario([[HARMLESS[1], PLAIN[2]]], stacks, families=families)
    table.play(HARMLESS[1], KELLY)
    assert table.match.over
    assert table.match.scores == [-15, -15]
    assert table.match.winners == [0, 1]


def test_g_29_five_players_have_four_characters_or_five_families() -> None:
    four = ("bannister", "kelly", "drizzle", "boots")
    for options, fifth, size in (({}, "leftovers", 4), ({"family_size": 5}, "barnacle", 5)):
        match = endling.new("gloom_of_thrones", 5, 1, options)
        assert {choice["color"] for choice in match.choices()} == {*four, fifth}
        for _ in range(5):
            match.play(match.legal[0])
        families = [player["family"] for player in match.view()["players"]]
        assert [len(family) for family in families] == [size] * 5
        assert len({one["card"] for family in families for one in family}) == 5 * size


def test_g_34_the_first_player_is_random_or_voted_for() -> None:
    table = Scenario()
    table.match = endling.new(
        "gloom_of_thrones", 2, 1, {"first_player": "story_vote", "mixed_families": True}
    )
    table.choose(player=1).choose(player=1)
    table.expect("play", actor=1)
    dealt = {"mixed_families": True}
    drawn = {endling.new("gloom_of_thrones", 4, seed, dealt).view()["first"] for seed in range(30)}
    assert drawn == {0, 1, 2, 3}


def test_g_40_families_are_chosen_in_the_order_of_seats_each_once() -> None:
    table = Scenario()
    table.match = endling.new("gloom_of_thrones", 3, 1)
    table.expect("choose_family", actor=0).choose(family="kelly")
    table.expect("choose_family", actor=1)
    assert table.why_not(color="kelly") == because(r.FAMILY_TAKEN)
    table.choose(family="barnacle").expect("choose_family", actor=2)
    five = Scenario()
    five.match = endling.new("gloom_of_thrones", 5, 1)
    assert five.why_not(color="barnacle") == because(r.FAMILY_NOT_IN_GAME)


def test_g_40_a_tied_vote_goes_to_the_host() -> None:
    table = Scenario()
    options = {"first_player": "story_vote", "mixed_families": True}
    table.match = endling.new("gloom_of_thrones", 3, 1, options)
    table.choose(player=1).choose(player=2).choose(player=1)
    assert table.match.view()["first"] == 1
    tied = Scenario()
    tied.match = endling.new("gloom_of_thrones", 4, 1, options)
    tied.choose(player=1).choose(player=2).choose(player=1).choose(player=2)
    tied.expect("first_player", actor=0)
    assert tied.options == ["player 1", "player 2"]
    assert tied.why_not(player=3) == because(r.NOT_TIED)
    tied.choose(player=2).expect("play", actor=2)


# --- What is known --------------------------------------------------------------------------------


def test_g_52_a_revealed_hand_stays_known_card_by_card() -> None:
    reveal = "Scandalised the Seamstresses"
    hands = [[reveal, PLAIN[0]], ["The Thaw", "Amnesty Day"], []]
    table = Scenario(hands, {KELLY: [SAD]}).play(reveal, PINE)
    table.end_turn().expect("play", actor=1).play("The Thaw", KELLY)
    assert known(table, 0, of=1) == known(table, 2, of=1) == ["Amnesty Day"]
    table.end_turn()
    assert known(table, 0, of=1) == ["Amnesty Day"]  # what was drawn since is not known
    assert len(table.hand(1)) == 5


def test_g_52_who_cannot_tell_which_card_went_knows_none() -> None:
    reveal, thief = "Scandalised the Seamstresses", "Manipulated by a Maieaster"
    hands = [[reveal, thief, PLAIN[0]], ["The Thaw", "Amnesty Day"], []]
    table = Scenario(hands).play(reveal, PINE).play(thief, PINE)  # seat 0 takes a card
    assert len(known(table, 0, of=1)) == 1
    assert known(table, 2, of=1) == known(table, 2, of=0) == []
    assert len(known(table, 1, of=0)) == 1


def test_what_was_looked_at_is_kept_in_guesses() -> None:
    table = Scenario([[WHISPER, PLAIN[0]], [PLAIN[1]]], deck=DRAWN).play(WHISPER, SHAMEY)
    table.choose(DRAWN[1]).choose(DRAWN[2])
    bottoms = {tuple(table.match.determinize(0, seed).position()["deck"][-2:]) for seed in range(9)}
    assert bottoms == {(DRAWN[2], DRAWN[0])}
    others = {tuple(table.match.determinize(1, seed).position()["deck"][-2:]) for seed in range(9)}
    assert len(others) > 1
