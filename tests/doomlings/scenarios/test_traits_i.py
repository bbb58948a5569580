"""Traits from Immunity to Iridescent Scales."""

from __future__ import annotations

import pytest

from endling.games.doomlings import reasons as r
from tests.doomlings.scenario import Scenario, because, known, world_ends
from tests.doomlings.scenarios.traits import check_dominant

# --- Immunity, Impatience, Introspective ---------------------------------------------------------


def test_immunity() -> None:
    table = Scenario(
        hands=[["Immunity"]],
        piles=[["Confusion", "Warm Blood", "Branches", "Kidney", "Fear"], ["Venomous"]],
    )
    table.play("Immunity").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Immunity") == [4 + 2 + 2]


def test_immunity__printed_values_count_not_worth() -> None:
    """A bonus may lift a negative trait above zero, a compass star is never below."""
    table = Scenario(hands=[["Fear"]], piles=[["Immunity", "Egg Clusters", "Gills", "Boredom"]])
    assert table.worth(0, "Egg Clusters") == [2]
    assert table.worth(0, "Immunity") == [4 + 2]


def test_immunity__under_ai_takeover() -> None:
    """Colourless traits become worth two and still have their printed value."""
    table = world_ends("AI Takeover", piles=[["Immunity", "Confusion"], ["Nocturnal"]])
    assert table.worth(0, "Confusion") == [2]
    assert table.worth(0, "Immunity") == [4 + 2]


def test_immunity__nothing_below_zero() -> None:
    assert Scenario(hands=[["Immunity"]]).play("Immunity").worth(0, "Immunity") == [4]


def test_immunity__dominant() -> None:
    check_dominant("Immunity")


def test_impatience() -> None:
    table = Scenario(hands=[["Impatience", "Fear"], ["Gills", "Quick", "Bark"], ["Tiny"], []])
    table.play("Impatience").expect("opponent", actor=0, cause="Impatience")
    assert table.options == ["player 1", "player 2"]
    assert table.why_not(player=3) == because(r.NO_CARDS)
    assert table.why_not(player=0) == because(r.NOT_AN_OPPONENT)
    table.choose(player=1).expect("skip_stabilizing", actor=0)
    assert (len(table.hand(0)), len(table.hand(1))) == (3, 1)
    assert sorted(table.hand(0) + table.hand(1)) == ["Bark", "Fear", "Gills", "Quick"]
    assert "Fear" in table.hand(0)
    assert table.hand(2) == ["Tiny"]
    assert table.pile(0) == ["Impatience"]


def test_impatience__at_random() -> None:
    left = set()
    for seed in range(30):
        table = Scenario(hands=[["Impatience"], ["Gills", "Quick", "Bark"]], seed=seed)
        left.update(table.play("Impatience").hand(1))
    assert left == {"Gills", "Quick", "Bark"}


@pytest.mark.parametrize("theirs", [["Gills"], ["Gills", "Quick"]])
def test_impatience__all_cards_of_a_small_hand(theirs: list[str]) -> None:
    table = Scenario(hands=[["Impatience"], theirs])
    table.play("Impatience").expect("skip_stabilizing", actor=0)
    assert (table.hand(0), table.hand(1)) == (theirs, [])


def test_impatience__nobody_has_cards() -> None:
    table = Scenario(hands=[["Impatience", "Fear"], [], []])
    table.play("Impatience").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Fear"]


def test_impatience__only_one_has_cards() -> None:
    table = Scenario(hands=[["Impatience"], [], ["Gills"]])
    table.play("Impatience").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Gills"]


def test_impatience__only_the_two_know_the_cards() -> None:
    table = Scenario(hands=[["Impatience"], ["Gills", "Quick"], ["Bark"]])
    table.play("Impatience").choose(player=1)
    taken = [event for event in table.events if event.verb == "take"]
    assert sorted(str(event.for_seat(1).card) for event in taken) == ["Gills", "Quick"]
    assert [event.for_seat(2).card for event in taken] == [None, None]
    assert known(table, 1, 0) == ["Gills", "Quick"]
    assert known(table, 2, 0) == []


def test_impatience__a_known_card_may_have_been_taken() -> None:
    """Who did not see the cards no longer knows where one of them is."""
    table = Scenario(
        hands=[["Costly Signaling", "Impatience"], ["Gills", "Quick"], ["Bark"]],
        piles=[[], ["Fear"]],
    )
    table.play("Costly Signaling").choose("Fear")
    assert known(table, 2, 1) == ["Fear"]
    table.play("Impatience").choose(player=1)
    assert known(table, 2, 0) == known(table, 2, 1) == []


def test_impatience__age_of_peace() -> None:
    table = Scenario(
        hands=[["Impatience", "Fear"], ["Gills"]], age="Age of Peace", gene_pools=[1, 5]
    )
    table.play("Impatience").expect("play", actor=1)
    assert table.hand(0) == ["Fear"]


# --- Introspective and Iridescent Scales: the same action ----------------------------------------


def check_draws(name: str, n: int) -> None:
    """So many cards, which only the player sees."""
    deck = ["Fangs", "Leaves", "Spiny", "Bark", "Quick"]
    table = Scenario(hands=[[name, "Fear"], ["Gills"]], deck=deck)
    table.play(name).expect("skip_stabilizing", actor=0)
    assert table.hand(0) == sorted(["Fear", *deck[:n]])
    assert table.hand(1) == ["Gills"]
    assert table.worth(0, name) == [1]
    drawn = [event for event in table.events if event.verb == "draw"]
    assert [event.for_seat(0).card for event in drawn] == deck[:n]
    assert [event.for_seat(1).card for event in drawn] == [None] * n
    assert known(table, 1, 0) == []


def test_introspective() -> None:
    check_draws("Introspective", 4)


def check_draws_from_a_small_deck(name: str, n: int) -> None:
    """The discard pile is shuffled only when a card is missing."""
    rest = Scenario(hands=[[name]]).deck
    table = Scenario(hands=[[name]], deck=rest[:n], discard=rest[n:]).play(name)
    assert table.hand(0) == sorted(rest[:n])
    assert table.deck == []
    assert table.discard == rest[n:]

    table = Scenario(hands=[[name]], deck=rest[: n - 1], discard=rest[n - 1 :]).play(name)
    assert table.happened.count("shuffle") == 1
    assert len(table.hand(0)) == n
    assert set(rest[: n - 1]) < set(table.hand(0))
    assert table.discard == []
    assert len(table.deck) == len(rest) - n


def test_introspective__small_deck() -> None:
    check_draws_from_a_small_deck("Introspective", 4)


def check_draws_what_there_is(name: str, left: int) -> None:
    """The others hold nearly everything, and nothing has been discarded."""
    reactions = ["Automimicry", "Chromatophores", "Parasitic", "Self-Awareness"]
    rest = Scenario(hands=[[name]], piles=[reactions]).deck
    table = Scenario(hands=[[name], rest[left:]], piles=[[], reactions]).play(name)
    table.expect("skip_stabilizing", actor=0)
    assert table.hand(0) == sorted(rest[:left])


@pytest.mark.parametrize("left", [0, 3])
def test_introspective__nothing_left_to_draw(left: int) -> None:
    check_draws_what_there_is("Introspective", left)


def check_draws_nothing_in_peace(name: str) -> None:
    table = Scenario(hands=[[name, "Fear"], ["Gills"]], age="Age of Peace", gene_pools=[1, 5])
    table.play(name).expect("play", actor=1)
    assert table.hand(0) == ["Fear"]


def test_introspective__age_of_peace() -> None:
    check_draws_nothing_in_peace("Introspective")


def test_iridescent_scales() -> None:
    check_draws("Iridescent Scales", 3)


def test_iridescent_scales__small_deck() -> None:
    check_draws_from_a_small_deck("Iridescent Scales", 3)


@pytest.mark.parametrize("left", [0, 2])
def test_iridescent_scales__nothing_left_to_draw(left: int) -> None:
    check_draws_what_there_is("Iridescent Scales", left)


def test_iridescent_scales__age_of_peace() -> None:
    check_draws_nothing_in_peace("Iridescent Scales")


# --- Inventive -----------------------------------------------------------------------------------


def test_inventive() -> None:
    table = Scenario(
        hands=[["Inventive", "Fear"], ["Gills"], ["Quick"]],
        piles=[["Hot Temper"], ["Introspective", "Bark", "Vampirism"], ["Sweat", "Automimicry"]],
        deck=["Fangs", "Leaves", "Spiny", "Blubber"],
    )
    table.play("Inventive").expect("repeat", actor=0, cause="Inventive")
    assert table.options == ["Introspective", "Sweat"]
    assert table.why_not("Bark") == because(r.NO_ACTION)
    assert table.why_not("Automimicry") == because(r.NO_ACTION)
    assert table.why_not("Vampirism") is not None
    assert table.why_not("Hot Temper") == because(r.NOT_IN_AN_OPPONENTS_PILE)
    table.choose("Introspective").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Blubber", "Fangs", "Fear", "Leaves", "Spiny"]
    assert table.pile(1) == ["Bark", "Introspective", "Vampirism"]
    assert table.worth(0, "Inventive") == [1]


def test_inventive__as_if_played_oneself() -> None:
    """The owner of the copied trait is an opponent like the others."""
    table = Scenario(
        hands=[["Inventive", "Fear", "Teeth"], ["Gills", "Leaves"], ["Quick"]],
        piles=[[], ["Bad"]],
    )
    table.play("Inventive").choose("Bad")
    assert [table.hand(seat) for seat in range(3)] == [["Fear", "Teeth"], [], []]


def test_inventive__nothing_to_copy() -> None:
    table = Scenario(hands=[["Inventive"]], piles=[["Bad"], ["Fear", "Vampirism", "Denial"]])
    table.play("Inventive").expect("skip_stabilizing", actor=0)


def test_inventive__must_copy() -> None:
    table = Scenario(hands=[["Inventive", "Fear"]], piles=[[], ["Hot Temper"]])
    table.play("Inventive").expect("repeat", actor=0)
    assert table.options == ["Hot Temper"]
    assert table.choose("Hot Temper").hand(0) == []


def test_inventive__plays_another_trait() -> None:
    table = Scenario(hands=[["Inventive", "Fear"]], piles=[[], ["Propagation"]])
    table.play("Inventive").choose("Propagation")
    table.expect("play_another", actor=0, cause="Propagation").play("Fear")
    assert table.pile(0) == ["Fear", "Inventive"]


def test_inventive__painted_shell_goes_on_in_your_own_pile() -> None:
    """But never back to Inventive."""
    table = Scenario(
        hands=[["Inventive", "Fear"]], piles=[["Sweat", "Bark"], ["Painted Shell", "Bad"]]
    )
    table.play("Inventive").choose("Painted Shell")
    table.expect("repeat", actor=0, cause="Painted Shell")
    assert table.options == ["Sweat"]
    assert table.why_not("Inventive") == because(r.REPEATED_ALREADY)
    assert table.why_not("Bark") == because(r.NO_ACTION)
    table.choose("Sweat").expect("skip_stabilizing", actor=0)
    assert table.discard == ["Fear"]


def test_inventive__painted_shell_with_nothing_else_to_repeat() -> None:
    table = Scenario(hands=[["Inventive"]], piles=[[], ["Painted Shell"]])
    table.play("Inventive").choose("Painted Shell").expect("skip_stabilizing", actor=0)


def test_inventive__a_trait_that_moves_itself() -> None:
    table = Scenario(hands=[["Inventive"]], piles=[[], ["Poisonous"], ["Fear", "Quick"]])
    table.play("Inventive").choose("Poisonous").expect("steal", actor=0, cause="Poisonous")
    assert table.options == ["Fear", "Quick"]
    table.choose("Quick")
    assert [table.pile(seat) for seat in range(3)] == [
        ["Inventive", "Quick"],
        [],
        ["Fear", "Poisonous"],
    ]


def test_inventive__a_trait_that_moves_on() -> None:
    table = Scenario(hands=[["Inventive", "Fear"]], piles=[[], ["Venomous"], []])
    table.play("Inventive").choose("Venomous").play("Fear")
    table.expect("opponent", actor=0, cause="Venomous").choose(player=2)
    assert [table.pile(seat) for seat in range(3)] == [["Fear", "Inventive"], [], ["Venomous"]]


def test_inventive__reckless_protects_itself() -> None:
    table = Scenario(hands=[["Inventive"]], piles=[["Bark"], ["Reckless", "Fear"]])
    table.play("Inventive").choose("Reckless").expect("discard_theirs", actor=0)
    assert table.options == ["Fear"]
    table.choose("Fear").expect("discard_theirs", actor=1)
    assert table.options == ["Bark", "Inventive"]


def test_inventive__can_be_cancelled() -> None:
    table = Scenario(hands=[["Inventive", "Fear"], ["Automimicry"]], piles=[[], ["Hot Temper"]])
    table.play("Inventive").choose("Automimicry").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Fear"]


def test_inventive__reforestation() -> None:
    """Copying touches no trait; what is copied may."""
    piles = [[], ["Sweat", "Selfish"], ["Quick"]]
    hands = [["Inventive", "Fear", "Bark"], ["Gills"], ["Spiny"]]
    table = Scenario(hands, piles, gene_pools=[1, 5], age="Reforestation")
    table.play("Inventive").choose("Sweat").choose("Fear").expect("play", actor=1)
    assert table.hand(0) == ["Bark"]
    table = Scenario(hands, piles, gene_pools=[2, 5], age="Reforestation")
    table.play("Inventive").choose("Selfish").expect("play", actor=1)
    assert table.pile(2) == ["Quick"]


def test_inventive__age_of_peace() -> None:
    table = Scenario(
        hands=[["Inventive", "Fear"], ["Gills"]],
        piles=[[], ["Bad"]],
        gene_pools=[1, 5],
        age="Age of Peace",
    )
    table.play("Inventive").expect("play", actor=1)
