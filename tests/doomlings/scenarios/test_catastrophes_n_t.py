"""Catastrophes from Nuclear Winter to The Four Horsemen."""

from __future__ import annotations

from tests.doomlings.scenario import known
from tests.doomlings.scenarios.catastrophes import (
    PLAIN,
    assert_costs_a_card_per_trait,
    assert_costs_a_trait,
    assert_costs_points_per_trait,
    besides,
    end_world,
    strike,
)

# --- Nuclear Winter -------------------------------------------------------------------------------


def test_nuclear_winter() -> None:
    table = strike(
        "Nuclear Winter",
        [["Fear", "Gills", "Quick"], [], ["Bark", "Leaves"]],
        deck=["Spiny", "Fangs", "Nocturnal"],
        gene_pools=[3, 4, 3],
    )
    assert [table.gene_pool(seat) for seat in range(3)] == [2, 3, 2]
    table.expect("stabilize", actor=0, cause="Nuclear Winter").choose("Fear")
    table.expect("discard", actor=0, cause="Nuclear Winter")
    assert table.options == ["Gills", "Quick"]
    table.choose("Gills").expect("discard", actor=1)
    assert table.options == ["Fangs", "Nocturnal", "Spiny"]
    table.choose("Fangs").expect("discard", actor=2).choose("Bark")
    assert table.hand(0) == ["Quick"]
    assert table.hand(1) == ["Nocturnal", "Spiny"]
    assert table.hand(2) == ["Leaves"]
    table.expect("play", actor=0)


def test_nuclear_winter__may_leave_an_empty_hand() -> None:
    table = strike("Nuclear Winter", [["Fear", "Gills"], ["Bark"]], gene_pools=[3, 1])
    table.choose("Fear")
    assert table.hand(1) == []
    table.expect("play", actor=0)


def test_nuclear_winter__late_after_stabilizing() -> None:
    table = strike(
        "Nuclear Winter", [["Late", "Fear"], ["Bark"]], deck=PLAIN[:5], gene_pools=[3, 1]
    )
    table.expect("late", actor=0).choose("Late")
    assert table.pile(0) == ["Late"]
    assert "Fear" in table.discard  # what was stabilized to is not stabilized to again


def test_nuclear_winter__worlds_end() -> None:
    pile = ["Fear", "Just", "Optimistic Nihilism", "Gills"]
    hands, deck, pools = [["Quick"], ["Bark"]], ["Spiny", "Fangs"], [1, 1]
    table = end_world("Nuclear Winter", hands, [pile, ["Leaves"]], deck=deck, gene_pools=pools)
    table.expect("discard_trait", actor=0, cause="Nuclear Winter")
    assert table.options == ["Fear", "Just"]
    table.choose("Just")
    assert table.match.over
    assert table.pile(0) == ["Fear", "Gills", "Optimistic Nihilism"]
    assert table.pile(1) == ["Leaves"]


# --- Overpopulation -------------------------------------------------------------------------------


def test_overpopulation() -> None:
    table = strike(
        "Overpopulation",
        [["Fear"], [], ["Bark"]],
        [["Quick", "Fangs", "Gills", "Leaves", "Confusion"], ["Just", "Flatulence"], ["Teeth"]],
        deck=["Spiny", "Nocturnal", "Antlers", "Blubber"],
        gene_pools=[5, 8, 7],
    )
    assert [table.gene_pool(seat) for seat in range(3)] == [6, 8, 8]
    assert table.hand(0) == ["Antlers", "Fear", "Nocturnal", "Spiny"]  # three colours
    assert table.hand(1) == []
    assert table.hand(2) == ["Bark", "Blubber"]
    table.expect("play", actor=0)


def test_overpopulation__four_at_most() -> None:
    table = strike(
        "Overpopulation", [["Fear"], []], [["Quick", "Gills", "Leaves", "Tiny", "Big Ears", "Just"]]
    )
    assert len(table.hand(0)) == 5


def test_overpopulation__worlds_end() -> None:
    table = end_world("Overpopulation", piles=[["Quick", "Gills"], ["Leaves"], ["Bark", "Tiny"]])
    assert [besides(table, seat) for seat in range(3)] == [0, 4, 0]
    assert [table.points(seat) for seat in range(3)] == [3, 5, 17]


def test_overpopulation__all_who_are_tied() -> None:
    table = end_world("Overpopulation", piles=[[], ["Leaves"], []])
    assert [besides(table, seat) for seat in range(3)] == [4, 0, 4]


def test_overpopulation__denial() -> None:
    table = end_world("Overpopulation", piles=[["Denial"], ["Leaves"]])
    assert [besides(table, seat) for seat in range(2)] == [0, 4]


# --- Pulse Event, Retrovirus ----------------------------------------------------------------------


def test_pulse_event() -> None:
    assert_costs_a_card_per_trait("Pulse Event", ["Big Ears", "Camouflage"], "Teeth")


def test_pulse_event__worlds_end() -> None:
    assert_costs_a_trait("Pulse Event", ["Big Ears", "Adorable"], "Camouflage", "Gills")


def test_retrovirus() -> None:
    assert_costs_a_card_per_trait("Retrovirus", ["Leaves", "Pack Behavior"], "Swarm")


def test_retrovirus__worlds_end() -> None:
    assert_costs_points_per_trait("Retrovirus", ["Swarm", "Heroic"], "Leaves", "green", "blue")


def test_retrovirus__score() -> None:
    table = end_world("Retrovirus", piles=[["Leaves", "Bark", "Gills"], ["Swarm", "Swarm"]])
    assert table.points(0) == 1 + 2 + 1 - 2
    assert table.points(1) == 2 * 2 - 2


# --- Solar Flare ----------------------------------------------------------------------------------


def test_solar_flare() -> None:
    table = strike(
        "Solar Flare",
        [["Fear", "Gills", "Quick", "Bark", "Spiny"], ["Fangs", "Leaves"], ["Nocturnal"], []],
        gene_pools=[5, 2, 1, 8],
    )
    assert [table.gene_pool(seat) for seat in range(4)] == [4, 1, 1, 7]
    for card in ("Fear", "Gills", "Quick"):
        table.expect("discard", actor=0, cause="Solar Flare").choose(card)
    assert table.hand(0) == ["Bark", "Spiny"]
    table.expect("discard", actor=1).choose("Fangs")
    assert table.hand(1) == ["Leaves"]
    assert table.hand(2) == []
    assert table.hand(3) == []
    table.expect("play", actor=0)


def test_solar_flare__worlds_end() -> None:
    assert_costs_points_per_trait(
        "Solar Flare", ["Teeth", "Camouflage"], "Big Ears", "purple", "red"
    )


def test_solar_flare__score() -> None:
    table = end_world("Solar Flare", piles=[["Adorable", "Nocturnal", "Gills"], []])
    assert table.points(0) == 4 + 3 + 1 - 2


# --- Super Volcano --------------------------------------------------------------------------------


def test_super_volcano() -> None:
    assert_costs_a_card_per_trait("Super Volcano", ["Gills", "Tiny"], "Blubber")


def test_super_volcano__worlds_end() -> None:
    assert_costs_points_per_trait(
        "Super Volcano", ["Saliva", "Immunity"], "Gills", "blue", "purple"
    )


def test_super_volcano__score() -> None:
    table = end_world("Super Volcano", piles=[["Gills", "Blubber", "Quick"], ["Tiny"]])
    assert table.points(0) == 1 + 4 + 2 - 2
    assert table.points(1) == 17 - 1 - 1


# --- The Big One ----------------------------------------------------------------------------------


def test_the_big_one() -> None:
    table = strike(
        "The Big One",
        [["Fear", "Gills", "Quick"], ["Bark", "Spiny"], ["Fangs", "Leaves"]],
        gene_pools=[5, 1, 2],
    )
    assert [table.gene_pool(seat) for seat in range(3)] == [4, 1, 1]
    table.expect("pass_left", actor=0, cause="The Big One")
    assert table.options == ["Fear", "Gills", "Quick"]
    table.choose("Fear").expect("pass_right", actor=0)
    assert table.options == ["Gills", "Quick"]
    table.choose("Gills").expect("pass_left", actor=1)
    assert table.options == ["Bark", "Spiny"]  # nothing has arrived yet
    table.choose("Bark").choose("Spiny").expect("pass_left", actor=2)
    assert table.options == ["Fangs", "Leaves"]
    table.choose("Fangs").choose("Leaves")
    assert table.hand(0) == ["Fangs", "Quick", "Spiny"]
    assert table.hand(1) == ["Fear", "Leaves"]
    assert table.hand(2) == ["Bark", "Gills"]
    table.expect("play", actor=0)


def test_the_big_one__two_players_pass_one_card() -> None:
    table = strike("The Big One", [["Fear", "Gills"], ["Bark", "Spiny"]])
    table.choose("Fear").expect("pass_left", actor=1).choose("Bark")
    assert table.hand(0) == ["Bark", "Gills"]
    assert table.hand(1) == ["Fear", "Spiny"]
    table.expect("play", actor=0)


def test_the_big_one__choices_stay_hidden() -> None:
    table = strike("The Big One", [["Fear", "Gills"], ["Bark", "Spiny"]])
    table.choose("Fear")
    assert known(table, 1, 0) == []
    assert all(event.for_seat(1).card not in ("Fear", "Gills") for event in table.events)


def test_the_big_one__who_gave_and_who_got_know_the_card() -> None:
    table = strike(
        "The Big One",
        [
            ["Fear", "Gills", "Quick"],
            ["Bark", "Spiny", "Migratory"],
            ["Fangs", "Leaves", "Antlers"],
        ],
    )
    for card in ("Fear", "Gills", "Bark", "Spiny", "Fangs", "Leaves"):
        table.choose(card)
    assert known(table, 0, 1) == ["Fear"]
    assert known(table, 0, 2) == ["Gills"]
    assert known(table, 1, 2) == ["Bark"]
    assert known(table, 1, 0) == ["Spiny"]
    assert known(table, 2, 0) == ["Fangs"]
    assert known(table, 2, 1) == ["Leaves"]


def test_the_big_one__nobody_else_sees_the_card() -> None:
    table = strike("The Big One", [["Fear", "Gills"], ["Bark", "Spiny"], ["Fangs", "Leaves"]])
    for card in ("Fear", "Gills", "Bark", "Spiny", "Fangs", "Leaves"):
        table.choose(card)
    passed = {event.card: event for event in table.events if event.verb == "pass_card"}
    assert len(passed) == 6
    assert passed["Fear"].for_seat(2).card is None
    assert passed["Fear"].for_seat(1).card == "Fear"
    assert all(event.for_seat(None).card is None for event in passed.values())


def test_the_big_one__with_too_few_cards() -> None:
    table = strike("The Big One", [["Fear"], [], ["Fangs", "Leaves"]])
    table.choose("Fear").expect("pass_left", actor=2).choose("Fangs").choose("Leaves")
    assert table.hand(0) == ["Fangs"]
    assert "Leaves" in table.hand(1)
    assert "Fear" in table.hand(1) + table.hand(2)


def test_the_big_one__denial_is_passed_over() -> None:
    table = strike(
        "The Big One", [["Fear", "Gills"], ["Bark", "Spiny"], ["Fangs", "Leaves"]], [[], ["Denial"]]
    )
    table.choose("Fear").expect("pass_left", actor=2).choose("Fangs")
    assert table.hand(0) == ["Fangs", "Gills"]
    assert table.hand(1) == ["Bark", "Spiny"]
    assert table.hand(2) == ["Fear", "Leaves"]


def test_the_big_one__worlds_end() -> None:
    table = end_world(
        "The Big One",
        piles=[["Quick", "Gills", "Leaves", "Big Ears"], ["Fangs", "Tiny"], ["Fear"], []],
    )
    assert [besides(table, seat) for seat in range(4)] == [0, -4, -8, -8]
    assert table.points(2) == 1 - 8


def test_the_big_one__faith_may_cost_a_color() -> None:
    table = end_world("The Big One", piles=[["Faith", "Quick", "Gills"], []])
    table.choose(color="red").choose(color="blue")
    assert besides(table, 0) == -6


def test_the_big_one__faith_may_be_left_alone() -> None:
    table = end_world("The Big One", piles=[["Faith", "Quick", "Gills"], []])
    table.expect("recolor_from", actor=0).no()
    assert besides(table, 0) == -4


# --- The Four Horsemen ----------------------------------------------------------------------------


def test_the_four_horsemen() -> None:
    table = strike(
        "The Four Horsemen",
        [["Fear"], ["Bark"], []],
        [["Quick", "Gills", "Tiny"], ["Immunity"], ["Leaves"]],
        gene_pools=[5, 1, 2],
    )
    assert [table.gene_pool(seat) for seat in range(3)] == [4, 1, 1]
    table.expect("discard_trait", actor=0, cause="The Four Horsemen")
    assert table.options == ["Gills", "Quick"]
    assert table.why_not("Tiny") is not None
    table.choose("Gills").expect("discard_trait", actor=2).choose("Leaves")
    assert table.pile(0) == ["Quick", "Tiny"]
    assert table.pile(1) == ["Immunity"]
    assert table.pile(2) == []
    assert table.discard == ["Leaves", "Gills"]
    table.expect("play", actor=0)


def test_the_four_horsemen__lost_gene_pool() -> None:
    table = strike("The Four Horsemen", [["Fear"], []], [["Teeth"]])
    assert table.gene_pool(0) == 5
    table.choose("Teeth")
    assert table.gene_pool(0) == 4


def test_the_four_horsemen__endurance_comes_back() -> None:
    table = strike("The Four Horsemen", [["Fear"], []], [["Endurance", "Quick"]])
    table.choose("Endurance")
    assert table.pile(0) == ["Endurance", "Quick"]
    table.expect("play", actor=0)


def test_the_four_horsemen__regenerative_tissue() -> None:
    table = strike(
        "The Four Horsemen", [["Fear"], []], [["Regenerative Tissue", "Quick"]], deck=["Bad"]
    )
    table.choose("Quick")
    assert table.pile(0) == ["Bad", "Regenerative Tissue"]


def test_the_four_horsemen__denial_does_not_help() -> None:
    table = strike("The Four Horsemen", [["Fear"], ["Bark"]], [["Denial", "Quick"]])
    assert table.gene_pool(0) == 4
    table.expect("discard_trait", actor=0).choose("Quick")
    assert table.pile(0) == ["Denial"]


def test_the_four_horsemen__denial_is_used_up() -> None:
    table = strike(
        "The Four Horsemen",
        [["Fear"], ["Bark"]],
        [["Denial"], []],
        age_deck=["Ice Age", "Prosperity"],
        options={"turns_after_catastrophe": False},
    )
    assert table.age == "Prosperity"
    assert [table.gene_pool(seat) for seat in range(2)] == [3, 3]


def test_the_four_horsemen__worlds_end() -> None:
    pile = ["Blubber", "Delicious", "Antlers", "Tiny", "Kidney"]
    table = end_world("The Four Horsemen", piles=[pile, ["Heroic"]])
    table.expect("discard_trait", actor=0).choose("Kidney")  # first the usual part
    table.expect("discard_trait", actor=0)
    assert table.options == ["Blubber", "Delicious"]
    table.choose("Blubber")
    assert table.match.over
    assert table.pile(0) == ["Antlers", "Delicious", "Tiny"]
    assert table.points(0) == 3 + 4 + 17 - 3
    assert table.pile(1) == ["Heroic"]


def test_the_four_horsemen__worlds_end_reaches_denial() -> None:
    table = end_world("The Four Horsemen", piles=[["Denial", "Blubber", "Quick"], []])
    table.choose("Quick").expect("discard_trait", actor=0)
    assert table.options == ["Blubber"]
    table.choose("Blubber")
    assert table.points(0) == 4


def test_the_four_horsemen__worlds_end_finds_nothing() -> None:
    table = end_world("The Four Horsemen", piles=[["Antlers", "Quick"], []])
    table.choose("Quick")
    assert table.match.over
    assert table.pile(0) == ["Antlers"]
