"""Traits from Gills to Iridescent Scales."""

from __future__ import annotations

import pytest

from endling.games.doomlings.reasons import Reason
from tests.doomlings.scenario import Scenario
from tests.doomlings.scenarios.test_traits_a_c import (
    BLUE,
    GREEN,
    because,
    check_dominant,
    check_effectless,
    known,
    world_ends,
)

# --- Gills, Gratitude, Heat Vision ---------------------------------------------------------------


def test_gills() -> None:
    check_effectless("Gills", BLUE, 1)


@pytest.mark.parametrize(
    ("pile", "worth"),
    [
        ([], 0),
        (["Fear", "Confusion"], 0),
        (["Quick", "Fangs", "Antlers"], 1),
        (["Quick", "Gills", "Fear"], 2),
        (["Quick", "Gills", "Bark", "Adorable", "Fear"], 4),
        (["Tiny", "Apex Predator"], 2),
    ],
)
def test_gratitude(pile: list[str], worth: int) -> None:
    table = Scenario(hands=[["Gratitude", "Leaves"]], piles=[pile, ["Appealing", "Teeth"]])
    table.play("Gratitude").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Gratitude") == [worth]


def test_gratitude__changed_colors() -> None:
    piles = [["Gratitude", "Faith", "Gills", "Quick"], ["Nocturnal"]]
    table = world_ends("Retrovirus", piles=piles)
    assert table.choose(color="red").choose(color="blue").worth(0, "Gratitude") == [1]
    table = world_ends("Retrovirus", piles=piles)
    assert table.choose(color="red").choose(color="purple").worth(0, "Gratitude") == [2]


def test_gratitude__under_ai_takeover() -> None:
    table = world_ends(
        "AI Takeover", piles=[["Gratitude", "Quick", "Gills", "Bark"], ["Nocturnal"]]
    )
    assert table.worth(0, "Gratitude") == [2]


def test_heat_vision() -> None:
    table = Scenario(
        hands=[["Heat Vision"]], piles=[["Quick", "Apex Predator", "Fear", "Gills"], ["Fangs"]]
    )
    table.play("Heat Vision").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Heat Vision") == [-1 + 3]


def test_heat_vision__alone() -> None:
    table = Scenario(hands=[["Heat Vision", "Quick"]], piles=[["Fear"], ["Fangs"]])
    assert table.play("Heat Vision").worth(0, "Heat Vision") == [0]


def test_heat_vision__changed_colors() -> None:
    table = world_ends("Super Volcano", piles=[["Faith", "Heat Vision", "Gills"], ["Nocturnal"]])
    table.choose(color="blue").choose(color="red")
    assert table.worth(0, "Heat Vision") == [-1 + 2]


# --- Heroic --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "greens", [["Leaves", "Bark", "Swarm"], ["Leaves", "Bark", "Symbiosis"], ["Swarm"] * 4]
)
def test_heroic(greens: list[str]) -> None:
    table = Scenario(hands=[["Heroic"]], piles=[[*greens, "Fear"]])
    table.play("Heroic").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == sorted([*greens, "Fear", "Heroic"])
    assert table.worth(0, "Heroic") == [7]


def test_heroic__needs_three_green_traits() -> None:
    table = Scenario(
        hands=[["Heroic", "Quick", "Swarm"]], piles=[["Leaves", "Bark", "Fear"], ["Appealing"]]
    )
    assert table.options == ["Quick", "Swarm"]
    assert table.why_not("Heroic") == because(Reason.NEEDS_TRAITS, 3, GREEN)


def test_heroic__nothing_else_in_hand() -> None:
    Scenario(hands=[["Heroic"], ["Fear"]], piles=[["Leaves"]]).expect("stuck", actor=0)


def test_heroic__from_the_discard_pile() -> None:
    table = Scenario(hands=[["Selective Memory"]], discard=["Heroic", "Fear"])
    table.play("Selective Memory").expect("play_discarded", actor=0)
    assert table.options == ["Fear"]
    assert table.why_not("Heroic") == because(Reason.NEEDS_TRAITS, 3, GREEN)


def test_heroic__age_restrictions() -> None:
    greens = ["Leaves", "Bark", "Appealing"]
    table = Scenario(hands=[["Heroic", "Quick"]], piles=[greens], age="Tectonic Shift")
    assert table.why_not("Heroic") == because(Reason.AGE_FORBIDS_COLOR, color=GREEN)
    table = Scenario(hands=[["Heroic", "Quick"]], piles=[greens], age="Glacial Drift")
    assert table.why_not("Heroic") == because(Reason.AGE_FORBIDS_FACE, 3)


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_heroic__birth_of_a_hero(holder: int) -> None:
    """Played at once, whatever it needs; the turn is still to come, nobody stabilizes."""
    hands = [["Fear"], ["Gills"], ["Quick"]]
    hands[holder].append("Heroic")
    table = Scenario(hands, age="Birth of a Hero", reveal=True)
    table.expect("play", actor=0)
    assert [table.pile(seat) for seat in range(3)] == [
        ["Heroic"] if seat == holder else [] for seat in range(3)
    ]
    assert [len(table.hand(seat)) for seat in range(3)] == [1, 1, 1]


def test_heroic__third_dominant_as_a_born_hero() -> None:
    table = Scenario(
        hands=[["Heroic", "Tiny", "Fear"]],
        piles=[["Denial", "Immunity"]],
        age="Birth of a Hero",
        reveal=True,
    )
    assert table.pile(0) == ["Denial", "Heroic", "Immunity"]
    assert table.options == ["Fear"]
    assert table.why_not("Tiny") == because(Reason.THIRD_DOMINANT)


def test_heroic__birth_of_a_hero_is_only_its_reveal() -> None:
    table = Scenario(hands=[["Heroic", "Fear"]], age="Birth of a Hero")
    assert table.options == ["Fear"]
    assert table.why_not("Heroic") == because(Reason.NEEDS_TRAITS, 3, GREEN)


def test_heroic__cannot_be_taken_when_played() -> None:
    table = Scenario(hands=[["Heroic"], ["Parasitic"]], piles=[["Leaves", "Bark", "Appealing"]])
    table.play("Heroic").expect("skip_stabilizing", actor=0)


def test_heroic__dominant() -> None:
    check_dominant("Heroic")


# --- Hot Temper, Hyper-Intelligence --------------------------------------------------------------


def test_hot_temper() -> None:
    table = Scenario(hands=[["Hot Temper", "Fear", "Gills", "Tiny"], ["Quick"]])
    table.play("Hot Temper").expect("discard", actor=0, cause="Hot Temper")
    assert table.options == ["Fear", "Gills", "Tiny"]
    assert table.why_not("Quick") == because(Reason.NOT_IN_HAND)
    table.choose("Tiny").expect("discard", actor=0)
    assert table.options == ["Fear", "Gills"]
    table.choose("Fear").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Gills"]
    assert table.hand(1) == ["Quick"]
    assert sorted(table.discard) == ["Fear", "Tiny"]
    assert table.worth(0, "Hot Temper") == [2]


@pytest.mark.parametrize("hand", [[], ["Fear"], ["Fear", "Gills"]])
def test_hot_temper__no_choice_left(hand: list[str]) -> None:
    table = Scenario(hands=[["Hot Temper", *hand]])
    table.play("Hot Temper").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == []
    assert sorted(table.discard) == hand


def test_hot_temper__age_of_peace() -> None:
    table = Scenario(
        hands=[["Hot Temper", "Fear", "Gills"], ["Quick"]], age="Age of Peace", gene_pools=[2, 5]
    )
    table.play("Hot Temper").expect("play", actor=1)
    assert table.hand(0) == ["Fear", "Gills"]


def test_hyper_intelligence() -> None:
    table = world_ends(
        "Super Volcano",
        piles=[
            ["Hyper-Intelligence", "Quick"],
            ["Antlers", "Fangs", "Fear"],
            ["Bark", "Stone Skin"],
        ],
    )
    table.expect("color", actor=0, cause="Hyper-Intelligence")
    assert table.options == ["blue", "green", "purple", "red"]
    table.choose(color="red")
    assert table.match.over
    assert table.pile(0) == ["Hyper-Intelligence", "Quick"]
    assert table.pile(1) in (["Antlers", "Fear"], ["Fangs", "Fear"])
    assert table.pile(2) == ["Bark"]
    assert table.worth(0, "Hyper-Intelligence") == [4]


def test_hyper_intelligence__at_random() -> None:
    lost = set()
    for seed in range(30):
        piles = [["Hyper-Intelligence"], ["Antlers", "Fangs", "Quick"]]
        table = world_ends("Super Volcano", piles=piles, seed=seed).choose(color="red")
        lost.update({"Antlers", "Fangs", "Quick"} - set(table.pile(1)))
    assert lost == {"Antlers", "Fangs", "Quick"}


def test_hyper_intelligence__none_of_that_color() -> None:
    piles = [["Hyper-Intelligence"], ["Antlers", "Fear"]]
    table = world_ends("Super Volcano", piles=piles).choose(color="green")
    assert table.pile(1) == ["Antlers", "Fear"]


def test_hyper_intelligence__dominants_stay() -> None:
    piles = [["Hyper-Intelligence"], ["Apex Predator", "Sentience"]]
    table = world_ends("Super Volcano", piles=piles).choose(color="red")
    assert table.pile(1) == ["Apex Predator", "Sentience"]


def test_hyper_intelligence__denial_is_no_help() -> None:
    piles = [["Hyper-Intelligence"], ["Denial", "Quick"]]
    table = world_ends("Super Volcano", piles=piles).choose(color="red")
    assert table.pile(1) == ["Denial"]


def test_hyper_intelligence__before_the_catastrophe_counts() -> None:
    piles = [["Hyper-Intelligence"], ["Antlers", "Nocturnal"]]
    table = world_ends("Ice Age", piles=piles).choose(color="red")
    assert (table.points(0), table.points(1)) == (4 - 1, 3)


def test_hyper_intelligence__traits_that_resist() -> None:
    piles = [["Hyper-Intelligence"], ["Endurance"]]
    table = world_ends("Super Volcano", piles=piles).choose(color="red")
    assert table.pile(1) == ["Endurance"]
    piles = [["Hyper-Intelligence"], ["Regenerative Tissue", "Quick"]]
    table = world_ends("Super Volcano", piles=piles, deck=["Bark"]).choose(color="red")
    assert table.pile(1) == ["Bark", "Regenerative Tissue"]


def test_hyper_intelligence__gene_pool_of_the_lost_trait() -> None:
    piles = [["Hyper-Intelligence"], ["Warm Blood"]]
    table = world_ends("Super Volcano", piles=piles, gene_pools=[5, 7]).choose(color="red")
    assert table.gene_pool(1) == 7 - 1 - 2


def test_hyper_intelligence__changed_colors() -> None:
    piles = [["Faith", "Quick", "Bark"], ["Hyper-Intelligence"]]
    table = world_ends("Super Volcano", piles=piles)
    table.expect("recolor_from", actor=0).choose(color="red").choose(color="purple")
    table.expect("color", actor=1).choose(color="purple")
    assert table.pile(0) == ["Bark", "Faith"]


def test_hyper_intelligence__only_at_the_end() -> None:
    table = Scenario(hands=[["Hyper-Intelligence"]], piles=[[], ["Quick"]])
    table.play("Hyper-Intelligence").expect("skip_stabilizing", actor=0)


def test_hyper_intelligence__dominant() -> None:
    check_dominant("Hyper-Intelligence")


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
    assert table.why_not(player=3) == because(Reason.NO_CARDS)
    assert table.why_not(player=0) == because(Reason.NOT_AN_OPPONENT)
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


def check_draws_what_there_is(name: str, left: int) -> None:
    """The others hold nearly everything, and nothing has been discarded."""
    reactions = ["Automimicry", "Chromatophores", "Parasitic", "Self-Awareness"]
    rest = Scenario(hands=[[name]], piles=[reactions]).deck
    table = Scenario(hands=[[name], rest[left:]], piles=[[], reactions]).play(name)
    table.expect("skip_stabilizing", actor=0)
    assert table.hand(0) == sorted(rest[:left])


def check_draws_nothing_in_peace(name: str) -> None:
    table = Scenario(hands=[[name, "Fear"], ["Gills"]], age="Age of Peace", gene_pools=[1, 5])
    table.play(name).expect("play", actor=1)
    assert table.hand(0) == ["Fear"]


def test_introspective() -> None:
    check_draws("Introspective", 4)


def test_introspective__small_deck() -> None:
    check_draws_from_a_small_deck("Introspective", 4)


@pytest.mark.parametrize("left", [0, 3])
def test_introspective__nothing_left_to_draw(left: int) -> None:
    check_draws_what_there_is("Introspective", left)


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
    assert table.why_not("Bark") == because(Reason.NO_ACTION)
    assert table.why_not("Automimicry") == because(Reason.NO_ACTION)
    assert table.why_not("Vampirism") is not None
    assert table.why_not("Hot Temper") == because(Reason.NOT_IN_AN_OPPONENTS_PILE)
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


def test_inventive__painted_shell_goes_on_in_the_own_pile() -> None:
    """But never back to Inventive."""
    table = Scenario(
        hands=[["Inventive", "Fear"]], piles=[["Sweat", "Bark"], ["Painted Shell", "Bad"]]
    )
    table.play("Inventive").choose("Painted Shell")
    table.expect("repeat", actor=0, cause="Painted Shell")
    assert table.options == ["Sweat"]
    assert table.why_not("Inventive") == because(Reason.REPEATED_ALREADY)
    assert table.why_not("Bark") == because(Reason.NO_ACTION)
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
