"""The flow of a game: turns, reactions, dominants, rounds, the deck, secrets."""

from __future__ import annotations

import pytest

import endling
from tests.doomlings.scenario import Scenario, only, world_ends

# --- Turns ----------------------------------------------------------------------------------------


def test_turns_go_clockwise_from_the_first_player() -> None:
    table = Scenario(
        hands=[["Fear", "Gills"], ["Quick", "Bark"], ["Spiny", "Fangs"]],
        turn=1,
        age_deck=["Awakening"],
    )
    table.expect("play", actor=1).play("Quick").skip_stabilizing()
    table.expect("play", actor=2).play("Spiny").skip_stabilizing()
    table.expect("play", actor=0).play("Fear").skip_stabilizing()
    assert table.age == "Awakening"
    table.expect("play", actor=1)


def test_turn_must_be_used() -> None:
    table = Scenario(hands=[["Confusion"], []])
    assert table.options == ["Confusion"]
    with pytest.raises(endling.IllegalAction):
        table.done()


def test_one_trait_a_turn() -> None:
    table = Scenario(hands=[["Fear", "Gills"], ["Quick"]])
    table.play("Fear").expect("skip_stabilizing", actor=0).yes().expect("play", actor=1)


def test_equal_cards_are_one_choice() -> None:
    table = Scenario(hands=[["Kidney", "Kidney", "Swarm"], []])
    assert table.options == ["Kidney", "Swarm"]


def test_only_cards_in_hand_can_be_played() -> None:
    table = Scenario(hands=[["Fear"], ["Quick"]], piles=[["Gills"]])
    for card in ("Quick", "Gills", "Bark"):
        assert table.why_not(card) is not None


# --- Stabilizing ----------------------------------------------------------------------------------


def test_stabilizing_draws_up_to_the_gene_pool() -> None:
    table = Scenario(
        hands=[["Fear", "Gills"], ["Quick"]],
        age="Comet Showers",
        deck=["Bark", "Spiny"],
        gene_pools=[3, 5],
    )
    table.play("Fear").expect("play", actor=1)
    assert table.hand(0) == ["Bark", "Gills", "Spiny"]


def test_stabilizing_discards_one_by_one() -> None:
    table = Scenario(
        hands=[["Fear", "Gills", "Quick", "Bark"], ["Fangs"]],
        age="Comet Showers",
        gene_pools=[1, 5],
    )
    table.play("Fear").expect("stabilize", actor=0)
    assert table.options == ["Bark", "Gills", "Quick"]
    table.choose("Quick").expect("stabilize", actor=0).choose("Gills")
    assert table.hand(0) == ["Bark"]
    assert table.discard == ["Gills", "Quick"]  # the last one lies on top
    table.expect("play", actor=1)


def test_stable_hand_stays() -> None:
    table = Scenario(hands=[["Fear", "Gills"], ["Fangs"]], age="Comet Showers", gene_pools=[1, 5])
    table.play("Fear").expect("play", actor=1)
    assert table.hand(0) == ["Gills"]


def test_gene_pool_of_the_end_of_the_turn_counts() -> None:
    table = Scenario(
        hands=[["Teeth", "Gills"], ["Fangs"]],
        age="Comet Showers",
        deck=["Bark"],
        gene_pools=[1, 5],
    )
    table.play("Teeth")
    assert table.hand(0) == ["Bark", "Gills"]


def test_nobody_stabilizes_in_others_turns() -> None:
    table = Scenario(
        hands=[["Super Spreader", "Gills"], ["Fangs", "Bark", "Quick"]],
        age="Comet Showers",
        gene_pools=[2, 3],
    )
    table.play("Super Spreader").expect("play", actor=1)
    assert table.gene_pool(1) == 2
    assert len(table.hand(1)) == 3


def test_last_card_played_is_no_empty_hand() -> None:
    table = Scenario(
        hands=[["Fear"], ["Quick"]], age="Comet Showers", deck=["Bark"], gene_pools=[1, 5]
    )
    table.play("Fear").expect("play", actor=1)
    assert table.hand(0) == ["Bark"]


# --- Empty and stuck hands ------------------------------------------------------------------------


@pytest.mark.parametrize("gene_pool", [1, 5, 8])
def test_empty_hand_draws_five_and_the_turn_is_over(gene_pool: int) -> None:
    table = Scenario(hands=[[], ["Quick"]], age="Comet Showers", gene_pools=[gene_pool, 5])
    assert len(table.hand(0)) == 5
    assert table.pile(0) == []
    table.expect("play", actor=1)


def test_empty_hand_is_no_stabilizing_for_late() -> None:
    deck = ["Late", "Bark", "Fangs", "Spiny", "Gills"]
    table = Scenario(hands=[[], ["Quick"]], age="Comet Showers", deck=deck)
    assert "Late" in table.hand(0)
    table.expect("play", actor=1)


def test_echolocation_saves_the_turn() -> None:
    table = Scenario(hands=[[], ["Quick"]], piles=[["Echolocation"]], deck=["Bark"])
    table.expect("play", actor=0)
    assert table.options == ["Bark"]


@pytest.mark.parametrize(
    ("hand", "pile"),
    [
        (["Gills", "Spiny"], []),
        (["Heroic"], ["Leaves", "Bark"]),
        (["Viral"], ["Faith", "Sentience"]),
    ],
)
def test_stuck_hand_may_be_kept(hand: list[str], pile: list[str]) -> None:
    table = Scenario(hands=[hand, ["Quick"]], piles=[pile], age="Arid Lands")
    table.expect("stuck", actor=0)
    assert table.options == ["keep", "redraw"]
    table.choose(word="keep")
    assert table.hand(0) == sorted(hand)
    table.expect("play", actor=1)


@pytest.mark.parametrize("gene_pool", [1, 8])
def test_stuck_hand_may_be_exchanged_for_three_cards(gene_pool: int) -> None:
    table = Scenario(
        hands=[["Gills", "Spiny"], ["Quick"]],
        age="Arid Lands",
        deck=["Bark", "Fangs", "Late"],
        gene_pools=[gene_pool, 5],
    )
    table.choose(word="redraw")
    assert table.hand(0) == ["Bark", "Fangs", "Late"]
    assert sorted(table.discard) == ["Gills", "Spiny"]
    table.expect("play", actor=1)


def test_one_playable_card_is_not_stuck() -> None:
    table = Scenario(hands=[["Gills", "Confusion"], []], age="Arid Lands")
    table.expect("play", actor=0)
    assert table.options == ["Confusion"]


# --- Dominants ------------------------------------------------------------------------------------


def test_third_dominant_cannot_be_played() -> None:
    table = Scenario(hands=[["Viral", "Fear"], []], piles=[["Tiny", "Immunity"]])
    assert table.options == ["Fear"]
    reason = table.why_not("Viral")
    assert reason is not None
    assert "dominant" in reason


def test_second_dominant_can_be_played() -> None:
    table = Scenario(hands=[["Viral", "Fear"], []], piles=[["Tiny"]])
    table.play("Viral")
    assert table.pile(0) == ["Tiny", "Viral"]


def test_dominants_of_opponents_do_not_count() -> None:
    table = Scenario(hands=[["Viral"], []], piles=[[], ["Tiny", "Immunity"]])
    assert table.options == ["Viral"]


def test_third_dominant_does_not_come_from_the_discard_pile() -> None:
    table = Scenario(hands=[["Trunk"], []], piles=[["Tiny", "Immunity"]], discard=["Viral"])
    table.play("Trunk")
    assert "Viral" not in table.pile(0)


def test_third_dominant_does_not_regrow() -> None:
    table = Scenario(
        hands=[["Voracious"], []],
        piles=[["Tiny", "Immunity", "Regenerative Tissue"]],
        deck=["Viral"],
    )
    table.play("Voracious").choose("Voracious")
    assert table.pile(0) == ["Immunity", "Regenerative Tissue", "Tiny"]
    assert table.hand(0) == ["Viral"]


@pytest.mark.parametrize(
    ("card", "prompt"),
    [("Poisonous", "steal"), ("Vampirism", "steal"), ("Costly Signaling", "return")],
)
def test_dominants_of_opponents_are_no_targets(card: str, prompt: str) -> None:
    table = Scenario(hands=[[card], ["Fear"]], piles=[[], ["Tiny", "Gills"]])
    table.play(card).expect(prompt, actor=0)
    assert table.options == ["Gills"]
    reason = table.why_not("Tiny")
    assert reason is not None
    assert "dominant" in reason


def test_own_dominants_cannot_be_given_or_discarded() -> None:
    table = Scenario(hands=[["Scutes"], ["Fear"]], piles=[["Tiny", "Gills"]])
    table.play("Scutes").expect("give_trait")
    assert table.options == ["Gills", "Scutes"]
    table = Scenario(hands=[["Voracious"], ["Fear"]], piles=[["Tiny", "Gills"]])
    table.play("Voracious").expect("discard_trait")
    assert table.options == ["Gills", "Voracious"]


def test_dominants_pay_no_cost() -> None:
    table = Scenario(hands=[["Retractable Claws", "Morality"], []], piles=[["Apex Predator"]])
    table.expect("stuck", actor=0)


def test_dominants_meet_requirements() -> None:
    pile = ["Symbiosis", "Leaves", "Bark"]
    table = Scenario(hands=[["Heroic"], []], piles=[pile])
    assert table.options == ["Heroic"]


# --- Reactions ------------------------------------------------------------------------------------


def test_reactions_are_asked_from_the_left_of_the_acting_player() -> None:
    table = Scenario(
        hands=[["Automimicry", "Fear"], ["Introspective", "Bark"], ["Chromatophores", "Fangs"]],
        turn=1,
    )
    table.play("Introspective").expect("react", actor=2, cause="Introspective")
    assert table.options == ["Chromatophores", "no"]
    table.no().expect("react", actor=0)
    assert table.options == ["Automimicry", "no"]
    table.no().expect("skip_stabilizing", actor=1)
    assert len(table.hand(1)) == 5  # nobody objected: four cards drawn


def test_first_reaction_ends_the_window() -> None:
    table = Scenario(
        hands=[["Introspective", "Bark"], ["Automimicry", "Fear"], ["Chromatophores", "Fangs"]]
    )
    table.play("Introspective").expect("react", actor=1).choose("Automimicry")
    table.expect("skip_stabilizing", actor=0)
    assert table.pile(1) == ["Automimicry"]
    assert table.pile(0) == ["Introspective"]  # cancelled, but not gone
    assert table.hand(0) == ["Bark"]


def test_reaction_is_neither_a_turn_nor_a_reason_to_stabilize() -> None:
    table = Scenario(hands=[["Introspective", "Bark"], ["Automimicry", "Fear"]])
    table.play("Introspective").choose("Automimicry")
    assert table.hand(1) == ["Fear"]
    table.skip_stabilizing().expect("play", actor=1)


def test_own_action_may_be_cancelled() -> None:
    table = Scenario(hands=[["Hot Temper", "Automimicry", "Bark", "Fear"], ["Gills"]])
    table.play("Hot Temper").expect("react", actor=0).choose("Automimicry")
    assert table.hand(0) == ["Bark", "Fear"]
    assert table.pile(0) == ["Automimicry", "Hot Temper"]


def test_acting_player_is_asked_last() -> None:
    table = Scenario(
        hands=[["Hot Temper", "Automimicry", "Bark", "Fear"], ["Chromatophores", "Gills"]]
    )
    table.play("Hot Temper").expect("react", actor=1).no().expect("react", actor=0)


def test_nothing_to_cancel_without_an_action() -> None:
    for card in ("Quick", "Teeth", "Tiny"):
        table = Scenario(hands=[[card, "Bark"], ["Automimicry", "Fear"]])
        table.play(card).expect("skip_stabilizing", actor=0)


def test_parasite_takes_any_trait_but_dominants() -> None:
    table = Scenario(hands=[["Quick", "Bark"], ["Parasitic", "Fear"]])
    table.play("Quick").expect("react", actor=1).choose("Parasitic")
    assert table.pile(1) == ["Parasitic", "Quick"]
    assert table.pile(0) == []
    table = Scenario(hands=[["Tiny", "Bark"], ["Parasitic", "Fear"]])
    table.play("Tiny").expect("skip_stabilizing", actor=0)


def test_parasite_leaves_own_traits_alone() -> None:
    table = Scenario(hands=[["Quick", "Parasitic"], ["Fear"]])
    table.play("Quick").expect("skip_stabilizing", actor=0)


def test_several_reactions_in_one_hand() -> None:
    table = Scenario(hands=[["Bad", "Bark"], ["Parasitic", "Automimicry", "Chromatophores"]])
    table.play("Bad").expect("react", actor=1)
    assert table.options == ["Automimicry", "Chromatophores", "Parasitic", "no"]


def test_reactions_played_in_a_turn_do_nothing() -> None:
    table = Scenario(hands=[["Automimicry"], ["Fear"]], piles=[[], ["Gills"]])
    table.play("Automimicry").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Automimicry"]


def test_question_for_a_reaction_is_secret() -> None:
    table = Scenario(hands=[["Bad", "Bark"], ["Automimicry", "Fear", "Gills"], ["Fangs"]])
    table.play("Bad").expect("react", actor=1)
    assert table.match.view(1)["prompt"] == "react"
    for seat in (0, 2, None):
        view = table.match.view(seat)
        assert view["actor"] is view["prompt"] is view["cause"] is None
        assert view["choices"] == []


# --- Late, Self-Awareness -------------------------------------------------------------------------


def test_late_is_offered_after_stabilizing() -> None:
    table = Scenario(hands=[["Fear", "Late"], ["Quick"]], age="Comet Showers", gene_pools=[1, 5])
    table.play("Fear").expect("late", actor=0)
    assert table.options == ["Late", "no"]
    assert table.match.view(1)["prompt"] is None
    table.choose("Late")
    assert table.pile(0) == ["Fear", "Late"]
    assert table.hand(0) == []
    table.expect("play", actor=1)


def test_late_may_wait() -> None:
    table = Scenario(hands=[["Fear", "Late"], ["Quick"]], age="Comet Showers", gene_pools=[1, 5])
    table.play("Fear").no().expect("play", actor=1)
    assert table.hand(0) == ["Late"]


def test_self_awareness_is_offered_at_the_start_of_every_turn() -> None:
    table = Scenario(hands=[["Fear", "Gills"], ["Self-Awareness", "Quick"], ["Bark", "Fangs"]])
    for seat in range(3):
        table.expect("anytime", actor=1, cause="Self-Awareness")
        assert table.options == ["no", "player 0", "player 2"]
        table.no().expect("play", actor=seat)
        table.play(["Fear", "Quick", "Bark"][seat]).skip_stabilizing()


def test_self_awareness_goes_into_an_opponents_pile() -> None:
    table = Scenario(hands=[["Fear", "Gills"], ["Self-Awareness", "Quick"], ["Bark"]])
    table.choose(player=2)
    assert table.pile(2) == ["Self-Awareness"]
    table.expect("play", actor=0)


def test_self_awareness_is_offered_before_worlds_end() -> None:
    table = world_ends("Ice Age", [["Self-Awareness"], []], [["Fear"], []])
    table.expect("anytime", actor=0).choose(player=1)
    assert table.match.scores == [1, -1]


def test_question_for_self_awareness_is_secret() -> None:
    table = Scenario(hands=[["Fear"], ["Self-Awareness"]])
    assert table.match.view(0)["prompt"] is None
    assert table.match.view(1)["prompt"] == "anytime"


# --- Rounds and the first player ------------------------------------------------------------------


def test_first_player_stays_over_ordinary_ages() -> None:
    table = Scenario(hands=[["Fear", "Gills"], ["Quick", "Bark"]], turn=1, age_deck=["Awakening"])
    table.play("Quick").skip_stabilizing().play("Fear").skip_stabilizing()
    assert table.age == "Awakening"
    assert table.match.view(0)["first"] == 1


def test_catastrophes_move_the_first_player_each_time() -> None:
    table = Scenario(
        hands=[["Fear", "Gills"], ["Quick", "Bark"], ["Spiny", "Fangs"]],
        age="Retrovirus",
        reveal=True,
        first=1,
        age_deck=["Super Volcano", "Prosperity"],
        options={"turns_after_catastrophe": False},
    )
    assert table.match.view(0)["first"] == 0  # from 1 to 2, and on to 0
    table.expect("play", actor=0)


def test_catastrophe_acts_in_the_new_turn_order() -> None:
    table = Scenario(
        hands=[["Fear", "Gills"], ["Quick", "Bark"], ["Spiny", "Fangs"]],
        age="Solar Flare",
        reveal=True,
        first=0,
    )
    table.expect("discard", actor=1).choose("Quick")
    table.expect("discard", actor=2).choose("Spiny")
    table.expect("discard", actor=0).choose("Fear")
    table.expect("play", actor=1)


def test_ages_come_in_order_and_are_remembered() -> None:
    table = Scenario(
        hands=[["Fear", "Gills"], ["Quick", "Bark"]],
        age="The Birth of Life",
        age_deck=["Prosperity", "Eclipse"],
        gene_pools=[1, 1],
    )
    left = table.match.view(0)["ages_left"]
    table.play("Fear").play("Quick")
    view = table.match.view(1)
    assert view["in_force"] == "Prosperity"
    assert view["past_ages"] == ["The Birth of Life"]
    assert view["ages_left"] == left - 1
    assert view["next_age"] is None


def test_catastrophes_are_counted() -> None:
    table = Scenario(
        hands=[["Fear"], ["Quick"]], age="Ice Age", reveal=True, catastrophes=["Retrovirus"]
    )
    assert table.match.view(0)["catastrophes"] == 2
    assert table.match.position()["catastrophes"] == ["Retrovirus", "Ice Age"]


# --- The deck -------------------------------------------------------------------------------------


def test_discard_pile_is_shuffled_into_an_empty_deck() -> None:
    table = Scenario(
        hands=[["Fear"], ["Gills"]],
        age="Comet Showers",
        discard=["Bark", "Quick", "Spiny"],
        gene_pools=[2, 1],
        options=only("Fear", "Gills", "Bark", "Quick", "Spiny"),
    )
    table.play("Fear")
    assert "shuffle" in table.happened
    assert table.discard == []
    assert sorted(table.hand(0) + table.deck) == ["Bark", "Quick", "Spiny"]
    assert len(table.hand(0)) == 2


def test_discard_pile_waits_for_the_draw() -> None:
    table = Scenario(
        hands=[["Fear"], ["Gills"]],
        age="Comet Showers",
        deck=["Bark"],
        discard=["Quick", "Spiny"],
        gene_pools=[1, 1],
        options=only("Fear", "Gills", "Bark", "Quick", "Spiny"),
    )
    table.play("Fear")
    assert table.deck == []
    assert table.discard == ["Quick", "Spiny"]
    assert "shuffle" not in table.happened


def test_shuffling_is_random() -> None:
    hands = set()
    for seed in range(20):
        table = Scenario(
            hands=[["Fear"], ["Gills"]],
            age="Comet Showers",
            discard=["Quick", "Spiny"],
            gene_pools=[1, 1],
            options=only("Fear", "Gills", "Quick", "Spiny"),
            seed=seed,
        )
        hands.add(tuple(table.play("Fear").hand(0)))
    assert hands == {("Quick",), ("Spiny",)}


def test_nothing_is_drawn_when_no_card_is_left() -> None:
    table = Scenario(
        hands=[["Fear"], ["Gills"]], age="Comet Showers", options=only("Fear", "Gills")
    )
    table.play("Fear").expect("play", actor=1)
    assert table.hand(0) == []


def test_draw_as_many_as_there_are() -> None:
    table = Scenario(
        hands=[[], ["Gills"]], age="Comet Showers", options=only("Gills", "Bark", "Quick")
    )
    assert table.hand(0) == ["Bark", "Quick"]
    table.expect("play", actor=1)


# --- Secrets --------------------------------------------------------------------------------------


def test_hands_are_hidden() -> None:
    table = Scenario(hands=[["Fear", "Gills"], ["Quick", "Bark", "Tiny"]])
    view = table.match.view(0)["players"]
    assert sorted(view[0]["hand"]) == ["Fear", "Gills"]
    assert view[1]["hand"] is None
    assert view[1]["known_hand"] == []
    assert view[1]["hand_size"] == 3
    spectator = table.match.view(None)["players"]
    assert all(player["hand"] is None and player["known_hand"] == [] for player in spectator)


def test_open_cards_are_open() -> None:
    table = Scenario(
        hands=[["Fear"], []],
        piles=[["Quick"], ["Gills"]],
        discard=["Bark", "Spiny"],
        gene_pools=[4, 6],
    )
    view = table.match.view(None)
    assert view["discard"] == ["Bark", "Spiny"]
    assert [[card["card"] for card in player["pile"]] for player in view["players"]] == [
        ["Quick"],
        ["Gills"],
    ]
    assert [player["gene_pool"] for player in view["players"]] == [4, 6]


def test_order_of_decks_is_hidden() -> None:
    view = Scenario(hands=[["Fear"], []], deck=["Bark"], age_deck=["Eclipse"]).match.view(0)
    assert "deck" not in view
    assert view["deck_size"] > 0
    assert view["next_age"] is None
    assert view["ages_left"] > 0


def test_trait_sent_back_is_known_to_all() -> None:
    table = Scenario(hands=[["Costly Signaling"], ["Fear"], []], piles=[[], ["Gills"]])
    table.play("Costly Signaling").choose("Gills")
    for seat in (0, 2):
        assert table.match.view(seat)["players"][1]["known_hand"] == ["Gills"]


# --- Whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", ["classic", "digital"])
@pytest.mark.parametrize("players", range(2, 7))
def test_whole_game(players: int, preset: str) -> None:
    options = {"preset": preset, "ages_per_pile": 2}
    match = endling.new("doomlings", players=players, seed=players, options=options)
    step = 0
    while not match.over:
        legal = match.legal
        match.play(legal[step * 7 % len(legal)])
        step += 1
    situation = match.position()
    assert len(situation["catastrophes"]) == 3
    assert situation["age"] == situation["catastrophes"][-1]
    assert match.winners
    cards = situation["deck"] + situation["discard"]
    for player in situation["players"]:
        cards += player["hand"] + player["pile"]
    assert len(cards) == 116
