"""The catastrophes, one by one: gene pools, what happens at once, and World's End."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.doomlings.scenario import Names, Scenario

CHANGES = {
    "AI Takeover": -1,
    "Deus Ex Machina": 0,
    "Glacial Meltdown": -1,
    "Grey Goo": 0,
    "Ice Age": -1,
    "Mass Extinction": -1,
    "Mega Tsunami": -1,
    "Nuclear Winter": -1,
    "Overpopulation": 1,
    "Pulse Event": -1,
    "Retrovirus": -1,
    "Solar Flare": -1,
    "Super Volcano": -1,
    "The Big One": -1,
    "The Four Horsemen": -1,
}
PLAIN = [
    "Antlers", "Fangs", "Fire Skin", "Quick", "Stone Skin", "Appealing", "Bark", "Deep Roots",
    "Woody Stems", "Blubber", "Migratory", "Spiny", "Big Ears", "Nocturnal", "Flatulence",
]  # fmt: skip
EVERY = pytest.mark.parametrize("card", CHANGES)
DENIABLE = pytest.mark.parametrize("card", sorted(set(CHANGES) - {"The Four Horsemen"}))


def strike(card: str, hands: Sequence[Names], piles: Sequence[Names] = (), **more: Any) -> Scenario:
    """The catastrophe has just been revealed; seat 0 has become the first player."""
    last = max(len(hands), len(piles), 2) - 1
    return Scenario(hands, piles, age=card, reveal=True, **{"first": last, **more})


def end_world(
    card: str, hands: Sequence[Names] = (), piles: Sequence[Names] = (), **more: Any
) -> Scenario:
    """The third catastrophe has just been revealed; seat 0 has become the first player."""
    others = [name for name in ("Deus Ex Machina", "Overpopulation", "Grey Goo") if name != card]
    return strike(card, hands, piles, **{"catastrophes": others[:2], **more})


def carry_on(table: Scenario) -> Scenario:
    """Give any answer until somebody may play a trait, or the game is over."""
    while not table.match.over and table.match.prompt != "play":
        table.match.play(table.match.legal[0])
    return table


def besides(table: Scenario, seat: int) -> int:
    """What the World's End effect gives or takes."""
    return int(table.match.view(seat)["players"][seat]["points_besides"]["catastrophe"])


def known(table: Scenario, seat: int, at: int) -> list[str]:
    """What a seat knows of another hand."""
    cards: list[str] = table.match.view(seat)["players"][at]["known_hand"]
    return sorted(cards)


# --- What all of them share -----------------------------------------------------------------------


@EVERY
def test_gene_pools_change_within_their_bounds(card: str) -> None:
    for before in (1, 5, 8):
        table = carry_on(strike(card, [["Fear"], []], gene_pools=[before] * 2))
        after = before + CHANGES[card]
        assert table.gene_pool(0) == (after if 1 <= after <= 8 else before)


@EVERY
def test_gene_pools_stay_changed(card: str) -> None:
    table = strike(card, [["Fear"], ["Gills"]], age_deck=["Prosperity"], deck=PLAIN)
    while table.age == card:
        table.match.play(table.match.legal[0])
    assert table.gene_pool(1) == 5 + CHANGES[card]


@EVERY
def test_first_player_moves_to_the_left(card: str) -> None:
    for first in range(3):
        table = strike(card, [["Fear"], ["Gills"], ["Quick"]], first=first)
        assert table.match.view(0)["first"] == (first + 1) % 3


@EVERY
def test_early_catastrophe_has_no_worlds_end(card: str) -> None:
    pile = ["Quick", "Gills", "Leaves", "Big Ears", "Flatulence"]
    table = carry_on(strike(card, [["Bark"], ["Spiny"]], [pile, []]))
    table.expect("play")
    lost = 1 if card == "The Four Horsemen" else 0
    assert len(table.pile(0)) == len(pile) - lost
    assert besides(table, 0) == besides(table, 1) == 0


@EVERY
def test_third_catastrophe_ends_the_game(card: str) -> None:
    table = carry_on(end_world(card, [["Bark"], ["Spiny"]], [["Quick"], ["Gills"]]))
    assert table.match.over
    assert table.match.view(0)["worlds_end"] == card


SHELTERED = ["Denial", "Quick", "Gills", "Leaves", "Big Ears", "Fear", "Blubber"]


@DENIABLE
def test_denial_covers_what_happens_at_once(card: str) -> None:
    hand = ["Antlers", "Bark", "Spiny"]
    table = carry_on(strike(card, [["Fangs", "Nocturnal"], hand], [[], SHELTERED]))
    assert table.hand(1) == hand
    assert table.pile(1) == sorted(SHELTERED)
    assert table.gene_pool(1) == 5


@DENIABLE
def test_denial_covers_worlds_end(card: str) -> None:
    table = carry_on(end_world(card, [[], []], [["Fangs"], SHELTERED]))
    assert table.pile(1) == sorted(SHELTERED)
    assert table.points(1) == 4 + 2 + 1 + 1 + 1 + 1 + 4


@EVERY
def test_denial_covers_one_catastrophe_only(card: str) -> None:
    table = strike(
        "Ice Age",
        [["Fangs", "Nocturnal"], ["Antlers", "Bark"]],
        [[], ["Denial"]],
        age_deck=[card if card != "Ice Age" else "Retrovirus", "Prosperity"],
        gene_pools=[1, 5],
        options={"turns_after_catastrophe": False},
    )
    assert table.gene_pool(1) == 5 + CHANGES[card]


# --- AI Takeover ----------------------------------------------------------------------------------


def test_ai_takeover() -> None:
    table = strike("AI Takeover", [["Fear", "Gills", "Quick"], ["Bark"], []], gene_pools=[5, 1, 5])
    assert [table.gene_pool(seat) for seat in range(3)] == [4, 1, 4]
    table.expect("discard", actor=0, cause="AI Takeover")
    assert table.options == ["Fear", "Gills", "Quick"]
    table.choose("Fear").expect("discard", actor=0).choose("Quick")
    assert table.hand(0) == ["Gills"]
    assert table.hand(1) == ["Bark"]
    assert table.hand(2) == []
    table.expect("play", actor=0)


def test_ai_takeover__worlds_end() -> None:
    colorless = ["Confusion", "Flatulence", "Altruistic", "Mindful", "Self-Awareness"]
    table = end_world("AI Takeover", [[], []], [colorless, ["Quick"]])
    assert table.match.over
    for card in colorless:
        assert table.worth(0, card) == [2]
    assert table.points(0) == 10
    assert table.points(1) == 2


def test_ai_takeover__dominants_keep_their_worth() -> None:
    table = end_world("AI Takeover", [[], []], [["Optimistic Nihilism", "Fear"], []])
    assert table.worth(0, "Optimistic Nihilism") == [4]
    assert table.points(0) == 6


def test_ai_takeover__others_see_the_printed_face_value() -> None:
    pile = ["Pollination", "Fear", "Immunity", "Confusion"]
    table = end_world("AI Takeover", [[], []], [pile, []])
    assert table.worth(0, "Pollination") == [1 + 2]
    assert table.worth(0, "Immunity") == [4 + 2]
    assert table.points(0) == 3 + 2 + 6 + 2


def test_ai_takeover__gene_pools_stay() -> None:
    table = end_world("AI Takeover", [[], []], [["Just", "Random Fertilization"], []])
    assert table.gene_pool(0) == 5
    assert table.worth(0, "Just") == [2]
    assert table.worth(0, "Random Fertilization") == [5]


def test_ai_takeover__traits_end_the_world_first() -> None:
    table = end_world("AI Takeover", [["Quick"], []], [["Eloquence"], []])
    table.expect("play_another", actor=0, cause="Eloquence").choose("Quick")
    assert table.points(0) == 2 + 2


def test_ai_takeover__denial() -> None:
    table = end_world("AI Takeover", [[], []], [["Denial", "Flatulence"], ["Delicious"]])
    assert table.points(0) == 4 + 3
    assert table.points(1) == 2


# --- Deus Ex Machina ------------------------------------------------------------------------------


def test_deus_ex_machina() -> None:
    table = strike(
        "Deus Ex Machina",
        [["Fear", "Gills", "Quick"], ["Bark"], []],
        deck=["Spiny", "Fangs"],
        gene_pools=[2, 2, 1],
    )
    assert [table.gene_pool(seat) for seat in range(3)] == [2, 2, 1]
    table.expect("stabilize", actor=0, cause="Deus Ex Machina").choose("Fear")
    assert table.hand(0) == ["Gills", "Quick"]
    assert table.hand(1) == ["Bark", "Spiny"]
    assert table.hand(2) == ["Fangs"]
    table.expect("play", actor=0)


def test_deus_ex_machina__late_after_stabilizing() -> None:
    table = strike(
        "Deus Ex Machina", [["Fear", "Late"], ["Bark"]], deck=["Spiny"], gene_pools=[2, 1]
    )
    table.expect("late", actor=0).choose("Late")
    assert table.pile(0) == ["Late"]
    assert table.hand(0) == ["Fear"]  # no stabilizing because of it
    table.expect("play", actor=0)


def test_deus_ex_machina__worlds_end() -> None:
    table = end_world(
        "Deus Ex Machina",
        [["Fear"], ["Gills"], ["Quick"]],
        [["Bark"]],
        deck=["Confusion", "Kidney", "Nocturnal"],
        gene_pools=[1, 1, 1],
    )
    assert table.match.over
    assert [table.points(seat) for seat in range(3)] == [2 - 2, 0, 3]
    assert table.discard == ["Nocturnal", "Kidney", "Confusion"]


@pytest.mark.parametrize(
    ("drawn", "points"), [("Tiny", 5), ("Heroic", 5), ("Morality", 5), ("Adorable", 4)]
)
def test_deus_ex_machina__at_most_five(drawn: str, points: int) -> None:
    table = end_world(
        "Deus Ex Machina", [["Fear"], ["Gills"]], deck=[drawn, "Leaves"], gene_pools=[1, 1]
    )
    assert [table.points(0), table.points(1)] == [points, 1]


def test_deus_ex_machina__everybody_sees_the_cards() -> None:
    table = end_world(
        "Deus Ex Machina", [["Fear"], ["Gills"]], deck=["Bark", "Leaves"], gene_pools=[1, 1]
    )
    drawn = [event.for_seat(None) for event in table.events if event.verb == "draw_points"]
    assert [(event.player, event.card, event.number) for event in drawn] == [
        (0, "Bark", 2),
        (1, "Leaves", 1),
    ]


def test_deus_ex_machina__denial_draws_nothing() -> None:
    table = end_world(
        "Deus Ex Machina",
        [["Fear"], ["Gills"]],
        [["Denial"], []],
        deck=["Nocturnal", "Bark"],
        gene_pools=[1, 1],
    )
    assert [table.points(0), table.points(1)] == [4, 3]
    assert table.discard == ["Nocturnal"]


# --- Glacial Meltdown -----------------------------------------------------------------------------


def test_glacial_meltdown() -> None:
    table = strike(
        "Glacial Meltdown", [["Fear", "Gills", "Quick"], ["Bark"], []], gene_pools=[5, 1, 2]
    )
    assert [table.gene_pool(seat) for seat in range(3)] == [4, 1, 1]
    assert [len(table.hand(seat)) for seat in range(3)] == [1, 0, 0]
    table.expect("play", actor=0)


def test_glacial_meltdown__picked_at_random() -> None:
    hand = ["Fear", "Gills", "Quick"]
    seeds = range(30)
    left = {tuple(strike("Glacial Meltdown", [hand, []], seed=seed).hand(0)) for seed in seeds}
    assert left == {("Fear",), ("Gills",), ("Quick",)}


def test_glacial_meltdown__worlds_end() -> None:
    table = end_world(
        "Glacial Meltdown", piles=[["Gills", "Blubber", "Tiny", "Quick"], ["Bark"], ["Spiny"]]
    )
    table.expect("discard_trait", actor=0, cause="Glacial Meltdown")
    assert table.options == ["Blubber", "Gills"]  # blue, and no dominant
    table.choose("Gills").expect("discard_trait", actor=2).choose("Spiny")
    assert table.match.over
    assert table.pile(0) == ["Blubber", "Quick", "Tiny"]
    assert table.pile(1) == ["Bark"]
    assert table.points(0) == 4 + 2 + 17 - 3


def test_glacial_meltdown__faith_makes_other_traits_blue() -> None:
    table = end_world("Glacial Meltdown", piles=[["Faith", "Quick", "Leaves"], []])
    table.expect("recolor_from", actor=0).choose(color="red")
    table.expect("recolor_to").choose(color="blue")
    table.expect("discard_trait", actor=0).choose("Quick")
    assert table.pile(0) == ["Faith", "Leaves"]


def test_glacial_meltdown__faith_saves_blue_traits() -> None:
    table = end_world("Glacial Meltdown", piles=[["Faith", "Gills"], []])
    table.choose(color="blue").choose(color="green")
    assert table.match.over
    assert table.pile(0) == ["Faith", "Gills"]


def test_glacial_meltdown__lost_gene_pool() -> None:
    table = end_world("Glacial Meltdown", piles=[["Saliva", "Altruistic"], []])
    assert table.gene_pool(0) == 5
    table.choose("Saliva")
    assert table.gene_pool(0) == 4
    assert table.points(0) == 4


# --- Grey Goo -------------------------------------------------------------------------------------


def test_grey_goo() -> None:
    table = strike(
        "Grey Goo",
        [["Fear", "Gills", "Quick"], ["Bark"], []],
        deck=["Spiny", "Fangs", "Leaves", "Nocturnal"],
        gene_pools=[1, 2, 1],
    )
    assert [table.gene_pool(seat) for seat in range(3)] == [1, 2, 1]
    assert table.hand(0) == ["Spiny"]
    assert table.hand(1) == ["Fangs", "Leaves"]
    assert table.hand(2) == ["Nocturnal"]
    assert sorted(table.discard) == ["Bark", "Fear", "Gills", "Quick"]
    table.expect("play", actor=0)


def test_grey_goo__worlds_end() -> None:
    table = end_world("Grey Goo", piles=[["Quick", "Gills"], ["Leaves"], []])
    assert [besides(table, seat) for seat in range(3)] == [-5, 0, 0]
    assert [table.points(seat) for seat in range(3)] == [3 - 5, 1, 0]


def test_grey_goo__all_who_are_tied() -> None:
    table = end_world("Grey Goo", piles=[["Quick", "Tiny"], ["Leaves"], ["Fear", "Bark"]])
    assert [besides(table, seat) for seat in range(3)] == [-5, 0, -5]


def test_grey_goo__empty_piles_are_tied_too() -> None:
    table = end_world("Grey Goo")
    assert [besides(table, seat) for seat in range(2)] == [-5, -5]


def test_grey_goo__denial() -> None:
    table = end_world("Grey Goo", piles=[["Denial", "Quick"], ["Leaves", "Bark"]])
    assert [besides(table, seat) for seat in range(2)] == [0, -5]


# --- Cards per trait of a colour, shared ----------------------------------------------------------


def assert_costs_a_card_per_trait(card: str, two: Names, one: str) -> None:
    """Two traits cost two cards, one costs one, and nobody loses more than the hand."""
    table = strike(
        card,
        [["Antlers", "Bark", "Spiny"], ["Fangs", "Nocturnal"], ["Migratory"]],
        [two, [], [one]],
        gene_pools=[5, 1, 8],
    )
    assert [table.gene_pool(seat) for seat in range(3)] == [4, 1, 7]
    table.expect("discard", actor=0, cause=card)
    assert table.options == ["Antlers", "Bark", "Spiny"]
    table.choose("Spiny").expect("discard", actor=0).choose("Bark")
    assert table.hand(0) == ["Antlers"]
    assert table.hand(1) == ["Fangs", "Nocturnal"]
    assert table.hand(2) == []
    table.expect("play", actor=0)
    table = strike(card, [["Antlers"], ["Bark"], []], [[], two, [one]])
    assert table.hand(1) == []
    assert table.hand(2) == []
    table.expect("play", actor=0)


def assert_costs_points_per_trait(card: str, two: Names, one: str, color: str, other: str) -> None:
    """One point per trait of the colour; Faith can make it more or less."""
    table = end_world(card, piles=[two, [one], ["Flatulence"]])
    assert table.match.over
    assert [besides(table, seat) for seat in range(3)] == [-2, -1, 0]
    table = end_world(card, piles=[["Faith", one], []])
    table.choose(color=color).choose(color=other)
    assert besides(table, 0) == 0
    assert table.points(0) == 4 + table.worth(0, one)[0]


def assert_costs_a_trait(card: str, plain: Names, dominant: str, other: str) -> None:
    """One trait of the colour of one's own choice, but no dominant, if there is any."""
    table = end_world(card, piles=[[*plain, dominant, other], []])
    table.expect("discard_trait", actor=0, cause=card)
    assert table.options == sorted(plain)
    assert table.why_not(dominant) is not None
    assert table.why_not(other) is not None
    table.choose(plain[0])
    assert table.match.over
    assert table.pile(0) == sorted([*plain[1:], dominant, other])
    assert table.discard[0] == plain[0]
    table = end_world(card, piles=[[dominant, other], plain[:1]])
    table.expect("discard_trait", actor=1).choose(plain[0])
    assert table.match.over
    assert table.pile(0) == sorted([dominant, other])


# --- Ice Age --------------------------------------------------------------------------------------


def test_ice_age() -> None:
    assert_costs_a_card_per_trait("Ice Age", ["Quick", "Apex Predator"], "Fire Skin")


def test_ice_age__worlds_end() -> None:
    assert_costs_points_per_trait("Ice Age", ["Kidney", "Kidney"], "Quick", "red", "green")


def test_ice_age__score() -> None:
    table = end_world("Ice Age", piles=[["Quick", "Antlers", "Gills"], ["Apex Predator"]])
    assert table.points(0) == 2 + 3 + 1 - 2
    assert table.points(1) == 4 - 1


def test_ice_age__faith_can_make_traits_red() -> None:
    table = end_world("Ice Age", piles=[["Faith", "Gills", "Spiny"], []])
    table.choose(color="blue").choose(color="red")
    assert besides(table, 0) == -2


def test_ice_age__faith_comes_after_the_discards() -> None:
    table = end_world("Ice Age", [["Fangs", "Bark"], []], [["Faith", "Quick"], []])
    table.expect("discard", actor=0).choose("Bark").expect("recolor_from", actor=0)


# --- Mass Extinction ------------------------------------------------------------------------------


def test_mass_extinction() -> None:
    assert_costs_a_card_per_trait("Mass Extinction", ["Fear", "Optimistic Nihilism"], "Just")


def test_mass_extinction__worlds_end() -> None:
    assert_costs_a_trait("Mass Extinction", ["Leaves", "Bark"], "Pack Behavior", "Fear")


# --- Mega Tsunami ---------------------------------------------------------------------------------


def test_mega_tsunami() -> None:
    table = strike("Mega Tsunami", [["Fear", "Gills"], ["Quick"], []], gene_pools=[5, 1, 2])
    assert [table.gene_pool(seat) for seat in range(3)] == [4, 1, 1]
    assert table.hand(0) == ["Quick"]  # from the left
    assert table.hand(1) == []
    assert table.hand(2) == ["Fear", "Gills"]
    assert table.discard == []
    table.expect("play", actor=0)


def test_mega_tsunami__two_players() -> None:
    table = strike("Mega Tsunami", [["Fear", "Gills"], ["Quick"]])
    assert table.hand(0) == ["Quick"]
    assert table.hand(1) == ["Fear", "Gills"]


def test_mega_tsunami__everybody_knows_what_they_passed_on() -> None:
    table = strike("Mega Tsunami", [["Fear", "Gills"], ["Quick"], ["Bark"]])
    assert known(table, 0, 2) == ["Fear", "Gills"]
    assert known(table, 0, 1) == []
    assert known(table, 2, 1) == ["Bark"]
    assert known(table, 1, 0) == ["Quick"]
    assert known(table, 1, 2) == []


def test_mega_tsunami__denial_is_passed_over() -> None:
    table = strike("Mega Tsunami", [["Fear", "Gills"], ["Quick"], ["Bark"]], [[], ["Denial"]])
    assert table.hand(0) == ["Bark"]
    assert table.hand(1) == ["Quick"]
    assert table.hand(2) == ["Fear", "Gills"]


def test_mega_tsunami__nobody_left_to_pass_to() -> None:
    table = strike("Mega Tsunami", [["Fear", "Gills"], ["Quick"]], [[], ["Denial"]])
    assert table.hand(0) == ["Fear", "Gills"]
    assert table.hand(1) == ["Quick"]


def test_mega_tsunami__worlds_end() -> None:
    assert_costs_a_trait("Mega Tsunami", ["Quick", "Kidney"], "Apex Predator", "Gills")


def test_mega_tsunami__worlds_end_counts_the_new_hands() -> None:
    table = end_world("Mega Tsunami", [["Fear"], ["Gills", "Bark"]], [["Fortunate"], []])
    assert table.worth(0, "Fortunate") == [2]


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


# --- Prepper chooses another one ------------------------------------------------------------------

TRIO = ["Grey Goo", "Retrovirus"]


def prepared(last: str, pile: Names, other: Names = ()) -> Scenario:
    """Seat 0 owns Prepper at the end of a world that has seen Grey Goo and Retrovirus."""
    table = end_world(last, piles=[["Prepper", *pile], other], catastrophes=TRIO)
    return table.expect("catastrophe", actor=0, cause="Prepper")


def test_prepper_may_choose_any_of_the_three() -> None:
    table = prepared("Ice Age", ["Quick"])
    assert table.options == ["Grey Goo", "Ice Age", "Retrovirus"]
    assert table.why_not("Solar Flare") is not None


@pytest.mark.parametrize(
    ("chosen", "points"), [("Grey Goo", -5), ("Ice Age", -1), ("Retrovirus", -2)]
)
def test_prepper_choice_holds_for_all(chosen: str, points: int) -> None:
    table = prepared("Ice Age", ["Quick", "Leaves", "Bark"], ["Fangs", "Woody Stems"])
    table.choose(chosen)
    assert besides(table, 0) == points
    assert besides(table, 1) == {"Grey Goo": 0, "Ice Age": -1, "Retrovirus": -1}[chosen]
    assert table.match.view(1)["worlds_end"] == chosen


def chosen_instead(card: str, pile: Names, **more: Any) -> Scenario:
    """Ice Age ends the world, but Prepper chooses an earlier catastrophe."""
    table = end_world(
        "Ice Age", piles=[["Prepper"], pile], catastrophes=[card, "Retrovirus"], **more
    )
    return table.choose(card)


def test_ai_takeover__prepper() -> None:
    assert chosen_instead("AI Takeover", ["Flatulence", "Quick"]).points(1) == 2 + 2


def test_deus_ex_machina__prepper() -> None:
    table = chosen_instead("Deus Ex Machina", ["Quick"], deck=["Confusion", "Tiny"])
    assert table.match.scores == [2 - 2, 2 + 5]


def test_grey_goo__prepper() -> None:
    assert chosen_instead("Grey Goo", ["Quick", "Gills"]).points(1) == 3 - 5


def test_overpopulation__prepper() -> None:
    assert chosen_instead("Overpopulation", ["Quick", "Gills"]).match.scores == [2 + 4, 3]


def test_the_big_one__prepper() -> None:
    assert chosen_instead("The Big One", ["Quick", "Gills"]).points(1) == 3 - 4


def test_the_four_horsemen__prepper() -> None:
    table = chosen_instead("The Four Horsemen", ["Denial", "Blubber", "Quick"])
    table.expect("discard_trait", actor=1).choose("Blubber")
    assert table.pile(1) == ["Denial", "Quick"]


def test_prepper_does_not_repeat_what_happens_at_once() -> None:
    table = end_world(
        "Ice Age",
        [[], ["Bark", "Spiny"]],
        [["Prepper"], []],
        catastrophes=["Grey Goo", "Solar Flare"],
    )
    table.choose("Solar Flare")
    assert table.hand(1) == ["Bark", "Spiny"]
    assert table.gene_pool(1) == 4


def test_prepper_can_lead_around_denial() -> None:
    for chosen, points in (("Ice Age", 0), ("Retrovirus", -1)):
        table = prepared("Ice Age", [], ["Denial", "Quick", "Leaves"])
        table.choose(chosen)
        assert besides(table, 1) == points


def test_prepper_may_choose_a_discard() -> None:
    table = end_world(
        "Ice Age",
        piles=[["Prepper"], ["Gills", "Quick"]],
        catastrophes=["Glacial Meltdown", "Retrovirus"],
    )
    table.choose("Glacial Meltdown").expect("discard_trait", actor=1).choose("Gills")
    assert table.points(1) == 2
