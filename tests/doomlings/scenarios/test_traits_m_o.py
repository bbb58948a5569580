"""Traits from Memory to Overgrowth."""

from __future__ import annotations

from endling.games.doomlings import reasons as r
from endling.games.doomlings.vocabulary import Color
from tests.doomlings.scenario import Scenario, because, known, world_ends
from tests.doomlings.scenarios.traits import (
    at_rest,
    can_be_stopped,
    check_effectless,
    is_of_color,
    raises_gene_pool,
)

# --- Memory


def test_memory() -> None:
    table = Scenario(
        hands=[["Memory", "Fear", "Gills"]],
        deck=["Quick", "Teeth", "Bark", "Leaves", "Spiny", "Fangs"],
    )
    table.play("Memory").expect("refresh", actor=0, cause="Memory")
    assert table.options == ["no", "yes"]
    table.yes().expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Bark", "Leaves", "Quick", "Spiny", "Teeth"]
    assert sorted(table.discard) == ["Fear", "Gills"]
    assert table.pile(0) == ["Memory"]
    assert table.worth(0, "Memory") == [2]


def test_memory__declined() -> None:
    table = Scenario(hands=[["Memory", "Fear", "Gills"]])
    table.play("Memory").no().expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Fear", "Gills"]
    assert table.discard == []


def test_memory__stabilizes_to_the_gene_pool() -> None:
    table = Scenario(hands=[["Memory", "Fear", "Gills", "Quick", "Bark"]], gene_pools=[2])
    table.play("Memory").yes()
    assert len(table.hand(0)) == 2
    assert len(table.discard) == 4


def test_memory__empty_hand() -> None:
    table = Scenario(hands=[["Memory"]], deck=["Quick", "Teeth"], gene_pools=[2])
    table.play("Memory").yes()
    assert table.hand(0) == ["Quick", "Teeth"]
    assert table.discard == []


def test_memory__late_after_its_stabilizing() -> None:
    table = Scenario(hands=[["Memory", "Fear"]], deck=["Late", "Teeth"], gene_pools=[2])
    table.play("Memory").yes().expect("late", actor=0).choose("Late")
    assert table.hand(0) == ["Teeth"]
    assert table.pile(0) == ["Late", "Memory"]
    table.expect("skip_stabilizing", actor=0)


def test_memory__does_not_end_the_turn() -> None:
    hands, deck = [["Memory", "Fear"], ["Gills"]], ["Bark", "Leaves", "Quick", "Fangs", "Spiny"]
    coast = Scenario(hands, deck=[*deck, "Antlers"], age="Coastal Formations")
    coast.play("Memory").yes().expect("play", actor=1)
    assert coast.hand(0) == sorted([*deck, "Antlers"])
    wonder = Scenario(hands, deck=deck, age="Age of Wonder")
    wonder.play("Memory").yes().expect("stabilize", actor=0)
    assert wonder.hand(0) == sorted(deck)


def test_memory__new_cards_are_hidden() -> None:
    table = Scenario(hands=[["Memory", "Fear"]])
    table.play("Memory").yes()
    drawn = [event for event in table.events if event.verb == "draw"]
    assert len(drawn) == 5
    assert all(event.for_seat(1).card is None for event in drawn)
    assert known(table, 1, of=0) == []


def test_memory__stopped() -> None:
    can_be_stopped("Memory")


# --- Migratory, Mindful, Mitochondrion


def test_migratory() -> None:
    check_effectless("Migratory", Color.BLUE, 2)


def test_mindful() -> None:
    table = Scenario(
        hands=[["Mindful", "Flatulence"]],
        piles=[["Fear", "Faith", "Bark", "Quick"], ["Confusion", "Just"]],
    )
    table.play("Mindful").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Mindful") == [3]


def test_mindful__alone() -> None:
    table = at_rest([["Mindful", "Gills"]])
    assert table.worth(0, "Mindful") == [1]
    is_of_color("Mindful", Color.NONE)


def test_mindful__face_value_is_zero() -> None:
    table = Scenario(hands=[["Morality", "Fear"]], piles=[["Mindful"]])
    assert table.why_not("Morality") == because(r.CANNOT_PAY)


def test_mindful__when_colorless_traits_are_worth_two() -> None:
    table = world_ends("AI Takeover", [], [["Mindful", "Fear", "Confusion"], ["Quick"]])
    assert table.match.over
    assert table.points(0) == 6


def test_mitochondrion() -> None:
    raises_gene_pool("Mitochondrion", 1)


def test_mitochondrion__value_and_color() -> None:
    assert at_rest([["Mitochondrion"]]).worth(0, "Mitochondrion") == [1]
    is_of_color("Mitochondrion", Color.NONE)


def test_mitochondrion__the_gene_pool_stays_when_its_effects_are_ignored() -> None:
    table = world_ends(
        "AI Takeover", [], [["Mitochondrion", "Random Fertilization"]], gene_pools=[6, 5]
    )
    assert table.gene_pool(0) == 5
    assert table.points(0) == 2 + 5


# --- Morality


def test_morality() -> None:
    pile = ["Fear", "Blubber", "Confusion", "Mindful", "Kidney", "Tiny"]
    table = Scenario(hands=[["Morality"], ["Automimicry"]], piles=[pile])
    table.play("Morality").expect("pay_give", actor=0, cause="Morality")
    assert table.options == ["Blubber", "Fear"]
    assert table.why_not("Confusion") == because(r.FACE_TOO_LOW, 1)
    assert table.why_not("Mindful") == because(r.FACE_TOO_LOW, 1)
    assert table.why_not("Kidney") == because(r.FACE_TOO_LOW, 1)
    assert table.why_not("Tiny") == because(r.DOMINANT)
    table.choose("Blubber").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == sorted(["Morality", "Fear", "Confusion", "Mindful", "Kidney", "Tiny"])
    assert table.pile(1) == ["Blubber"]
    assert table.worth(0, "Morality") == [5]


def test_morality__three_players() -> None:
    table = Scenario(hands=[["Morality"], [], []], piles=[["Fear", "Gills"]])
    table.play("Morality").choose("Gills").expect("pay_opponent", actor=0, cause="Morality")
    assert table.options == ["player 1", "player 2"]
    assert table.why_not(player=0) == because(r.NOT_AN_OPPONENT)
    table.choose(player=2)
    assert (table.pile(0), table.pile(1), table.pile(2)) == (["Fear", "Morality"], [], ["Gills"])


def test_morality__nothing_to_give() -> None:
    pile = ["Confusion", "Mindful", "Kidney", "Tiny", "Faith"]
    table = Scenario(hands=[["Morality", "Fear"]], piles=[pile, ["Gills"]])
    assert table.options == ["Fear"]
    assert table.why_not("Morality") == because(r.CANNOT_PAY)


def test_morality__stuck_with_it() -> None:
    table = Scenario(hands=[["Morality"]])
    table.expect("stuck", actor=0)
    assert table.why_not("Morality") == because(r.CANNOT_PAY)


def test_morality__giving_is_allowed_while_traits_are_protected() -> None:
    table = Scenario(hands=[["Morality", "Bark"], ["Quick"]], piles=[["Fear"]], age="Reforestation")
    table.play("Morality").choose("Fear")
    assert (table.pile(0), table.pile(1)) == (["Morality"], ["Fear"])


def test_morality__the_cost_is_no_action() -> None:
    table = Scenario(hands=[["Morality", "Bark"], ["Quick"]], piles=[["Fear"]], age="Age of Peace")
    table.play("Morality").expect("pay_give", actor=0).choose("Fear")
    assert (table.pile(0), table.pile(1)) == (["Morality"], ["Fear"])


def test_morality__the_given_trait_does_not_act() -> None:
    table = Scenario(hands=[["Morality", "Quick", "Fangs"]], piles=[["Bad"]])
    table.play("Morality").choose("Bad").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Fangs", "Quick"]


def test_morality__gene_pools_follow_the_given_trait() -> None:
    table = Scenario(hands=[["Morality"]], piles=[["Saliva"]], gene_pools=[6, 5])
    table.play("Morality").choose("Saliva")
    assert (table.gene_pool(0), table.gene_pool(1)) == (5, 6)


def test_morality__is_colorless() -> None:
    table = Scenario(
        hands=[["Morality", "Gills"]], piles=[["Fear", "Mindful"]], age="Tropical Lands"
    )
    assert table.why_not("Morality") == because(r.AGE_FORBIDS_COLOR, 0, Color.NONE)
    assert at_rest([["Mindful", "Morality"]]).worth(0, "Mindful") == [2]


def test_morality__face_value_above_three() -> None:
    table = Scenario(hands=[["Morality", "Gills"]], piles=[["Fear"]], age="Glacial Drift")
    assert table.why_not("Morality") == because(r.AGE_FORBIDS_FACE, 3)


# --- Nocturnal, Nosy


def test_nocturnal() -> None:
    check_effectless("Nocturnal", Color.PURPLE, 3)


def test_nosy() -> None:
    table = Scenario(
        hands=[["Nosy"], ["Introspective", "Fear"]], deck=["Bark", "Leaves", "Quick", "Fangs"]
    )
    table.play("Nosy").expect("take", actor=0, cause="Nosy")
    assert table.options == ["Fear", "Introspective"]
    table.choose("Introspective").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Introspective", "Nosy"]
    assert table.hand(0) == ["Bark", "Fangs", "Leaves", "Quick"]
    assert table.hand(1) == ["Fear"]
    assert table.worth(0, "Nosy") == [1]


def test_nosy__only_two_of_many() -> None:
    hand = ["Fear", "Gills", "Quick", "Bark", "Nocturnal"]
    seen = set()
    for seed in range(12):
        table = Scenario(hands=[["Nosy"], hand], seed=seed)
        table.play("Nosy").expect("take", actor=0)
        assert len(table.options) == 2
        assert set(table.options) <= set(hand)
        seen.update(table.options)
        hidden = next(card for card in hand if card not in table.options)
        assert table.why_not(hidden) == because(r.NOT_ON_OFFER)
    assert len(seen) > 2


def test_nosy__only_one_card_to_see() -> None:
    table = Scenario(hands=[["Nosy"], ["Fear"]])
    table.play("Nosy")
    assert table.options == ["Fear"]
    table.choose("Fear")
    assert (table.pile(0), table.hand(1)) == (["Fear", "Nosy"], [])


def test_nosy__nobody_has_cards() -> None:
    table = Scenario(hands=[["Nosy", "Fear"], [], []])
    table.play("Nosy").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Fear"]


def test_nosy__three_players() -> None:
    table = Scenario(hands=[["Nosy"], ["Fear"], ["Gills"], []])
    table.play("Nosy").expect("opponent", actor=0, cause="Nosy")
    assert table.options == ["player 1", "player 2"]
    assert table.why_not(player=3) == because(r.NO_CARDS)
    assert table.why_not(player=0) == because(r.NOT_AN_OPPONENT)
    table.choose(player=2).expect("take", actor=0).choose("Gills")
    assert (table.pile(0), table.hand(1), table.hand(2)) == (["Gills", "Nosy"], ["Fear"], [])


def test_nosy__what_may_not_be_played_stays_in_hand() -> None:
    table = Scenario(hands=[["Nosy"], ["Heroic", "Fear"]])
    table.play("Nosy").choose("Heroic").expect("skip_stabilizing", actor=0)
    assert (table.pile(0), table.hand(0), table.hand(1)) == (["Nosy"], ["Heroic"], ["Fear"])


def test_nosy__third_dominant_stays_in_hand() -> None:
    table = Scenario(hands=[["Nosy"], ["Tiny"]], piles=[["Faith", "Sentience"]])
    table.play("Nosy").choose("Tiny").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Tiny"]
    assert "Tiny" not in table.pile(0)


def test_nosy__only_the_two_involved_know_what_was_seen() -> None:
    table = Scenario(hands=[["Nosy"], ["Heroic", "Fear"], []])
    table.play("Nosy")
    looks = [event for event in table.events if event.verb == "look"]
    assert sorted(str(event.for_seat(0).card) for event in looks) == ["Fear", "Heroic"]
    assert all(event.for_seat(2).card is None for event in looks)
    assert all(event.for_seat(None).card is None for event in looks)
    assert known(table, 0, of=1) == ["Fear", "Heroic"]
    assert known(table, 2, of=1) == []
    table.choose("Heroic")
    assert known(table, 1, of=0) == ["Heroic"]
    assert known(table, 2, of=0) == []
    assert known(table, 0, of=1) == ["Fear"]


def test_nosy__guesses_of_others_fit_the_open_question() -> None:
    table = Scenario(hands=[["Nosy"], ["Heroic", "Fear", "Gills", "Quick"], []])
    table.play("Nosy").expect("take", actor=0)
    for seed in range(5):
        guess = table.match.determinize(2, seed)
        hand = guess.position()["players"][1]["hand"]
        assert len(hand) == 4
        assert {choice["card"] for choice in guess.choices()} <= set(hand)


def test_nosy__the_taken_card_can_be_reacted_to() -> None:
    table = Scenario(hands=[["Nosy"], ["Sweat"], ["Chromatophores"]])
    table.play("Nosy").expect("react", actor=2, cause="Nosy").no()
    table.choose(player=1).choose("Sweat").expect("react", actor=2, cause="Sweat").choose(
        "Chromatophores"
    )
    assert table.pile(0) == ["Nosy", "Sweat"]
    table.expect("skip_stabilizing", actor=0)


def test_nosy__stopped() -> None:
    can_be_stopped("Nosy")


# --- Optimistic Nihilism


def test_optimistic_nihilism() -> None:
    table = Scenario(
        hands=[["Optimistic Nihilism", "Fear"], ["Gills"], ["Quick"]],
        age_deck=["Flourish", "Comet Showers", "Super Volcano"],
    )
    table.play("Optimistic Nihilism")
    # Nobody else has a turn, nobody stabilizes, the ages on the way do nothing ...
    assert [table.hand(seat) for seat in range(3)] == [["Fear"], ["Gills"], ["Quick"]]
    assert table.happened.count("skip_age") == 2
    assert table.match.position()["past_ages"][-2:] == ["Flourish", "Comet Showers"]
    # ... and the catastrophe is an ordinary one.
    assert table.age == "Super Volcano"
    assert [table.gene_pool(seat) for seat in range(3)] == [4, 4, 4]
    table.expect("play", actor=1)
    assert table.pile(0) == ["Optimistic Nihilism"]
    assert table.worth(0, "Optimistic Nihilism") == [4]


def test_optimistic_nihilism__the_catastrophe_comes_next() -> None:
    table = Scenario(hands=[["Optimistic Nihilism"], ["Gills"]], age_deck=["Ice Age"])
    table.play("Optimistic Nihilism")
    assert table.age == "Ice Age"
    table.expect("play", actor=1)


def test_optimistic_nihilism__last_player_of_the_round() -> None:
    table = Scenario(
        hands=[["Gills"], ["Optimistic Nihilism", "Fear"]],
        turn=1,
        first=0,
        age_deck=["Flourish", "Ice Age"],
    )
    table.play("Optimistic Nihilism").expect("play", actor=1)
    assert table.age == "Ice Age"
    assert (table.hand(0), table.hand(1)) == (["Gills"], ["Fear"])


def test_optimistic_nihilism__third_catastrophe_ends_the_world() -> None:
    table = Scenario(
        hands=[["Optimistic Nihilism"], ["Gills"]],
        piles=[[], ["Spiny"]],
        catastrophes=["Ice Age", "Retrovirus"],
        age_deck=["Flourish", "Super Volcano"],
    )
    table.play("Optimistic Nihilism")
    assert table.match.over
    assert (table.points(0), table.points(1)) == (4, 0)


def test_optimistic_nihilism__not_an_action() -> None:
    peace = Scenario(
        hands=[["Optimistic Nihilism"], ["Gills"]],
        age="Age of Peace",
        age_deck=["Flourish", "Ice Age"],
    )
    peace.play("Optimistic Nihilism")
    assert peace.age == "Ice Age"
    unstopped = Scenario(
        hands=[["Optimistic Nihilism", "Chromatophores"], ["Automimicry"], ["Parasitic"]],
        age_deck=["Flourish", "Ice Age"],
    )
    unstopped.play("Optimistic Nihilism")
    assert unstopped.age == "Ice Age"
    unstopped.expect("play", actor=1)


def test_optimistic_nihilism__in_the_middle_of_another_action() -> None:
    table = Scenario(
        hands=[["Voracious", "Optimistic Nihilism", "Fear"], ["Gills"]],
        age_deck=["Flourish", "Ice Age"],
    )
    table.play("Voracious").play("Optimistic Nihilism")
    assert table.age == "Ice Age"
    assert table.pile(0) == ["Optimistic Nihilism", "Voracious"]


def test_optimistic_nihilism__grown_while_a_catastrophe_strikes() -> None:
    table = Scenario(
        hands=[["Gills"], ["Spiny"]],
        piles=[["Regenerative Tissue", "Fear"], ["Quick", "Fangs"]],
        deck=["Optimistic Nihilism"],
        age="The Four Horsemen",
        age_deck=["Flourish", "Ice Age"],
        reveal=True,
        first=1,
    )
    table.choose("Fear").expect("discard_trait", actor=1).choose("Quick")
    assert table.pile(0) == ["Optimistic Nihilism", "Regenerative Tissue"]
    assert table.age == "Ice Age"
    assert [table.gene_pool(seat) for seat in range(2)] == [3, 3]


def test_optimistic_nihilism__no_turns_after_a_catastrophe() -> None:
    table = Scenario(
        hands=[["Optimistic Nihilism"], ["Gills", "Bark"]],
        age_deck=["Flourish", "Retrovirus", "Tectonic Shift"],
        options={"turns_after_catastrophe": False},
    )
    table.play("Optimistic Nihilism").expect("play", actor=1)
    assert table.age == "Tectonic Shift"
    assert table.options == ["Gills"]


def test_optimistic_nihilism__third_dominant() -> None:
    table = Scenario(
        hands=[["Optimistic Nihilism", "Fear"]], piles=[["Tiny", "Faith"]], age_deck=["Ice Age"]
    )
    assert table.why_not("Optimistic Nihilism") == because(r.THIRD_DOMINANT)


# --- Overgrowth


def test_overgrowth() -> None:
    table = Scenario(
        hands=[["Overgrowth", "Bark"]], piles=[["Leaves", "Symbiosis", "Quick"], ["Appealing"]]
    )
    table.play("Overgrowth").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Overgrowth") == [-1 + 3]


def test_overgrowth__alone() -> None:
    assert at_rest([["Overgrowth"]]).worth(0, "Overgrowth") == [0]
    is_of_color("Overgrowth", Color.GREEN)


def test_overgrowth__face_value_is_negative() -> None:
    table = at_rest([["Overgrowth", "Bark", "Immunity"]])
    assert table.worth(0, "Immunity") == [4 + 2]
