"""Sheets small enough to be counted by hand, one group per scoring rule."""

from collections import Counter
from typing import Any

import pytest

from .doomlings import score
from .doomlings_cards import CARDS, CATASTROPHES, COLOURS

SIZES = {
    "classic": 107,
    "multi_color": 7,
    "kickstarter_exclusive": 7,
    "promo_1e": 1,
    "dinolings": 16,
    "mythlings": 17,
    "techlings": 16,
}


def seat(*pile: str, hand: tuple[str, ...] = (), gene_pool: int = 5, **more: Any) -> dict[str, Any]:
    return {"pile": list(pile), "hand": list(hand), "gene_pool": gene_pool, **more}


def run(
    *players: dict[str, Any], catastrophe: str | None = None, leader: bool = False
) -> dict[str, Any]:
    return score(
        {
            "players": list(players),
            "catastrophe": catastrophe,
            "options": {"gene_pool_leader": leader},
        }
    )


def points(*players: dict[str, Any], catastrophe: str | None = None) -> list[int]:
    """The points of each card in the pile of the first player."""
    result = run(*players, catastrophe=catastrophe)
    lines = result["per_card"][0]
    assert [line["card"] for line in lines] == players[0]["pile"]
    return [line["points"] for line in lines]


# ---------------------------------------------------------------- the tables


def test_size_of_the_set() -> None:
    kinds = Counter(card.of_set for card in CARDS.values())
    assert kinds == SIZES
    assert sum(card.copies for card in CARDS.values()) - sum(kinds.values()) == 116 - 107
    assert {name: card.copies for name, card in CARDS.items() if card.copies != 1} == {
        "Kidney": 6,
        "Swarm": 5,
    }
    assert len(CATASTROPHES) == 18


def test_dominants() -> None:
    assert {name for name, card in CARDS.items() if card.dominant} == {
        "Apex Predator",
        "Camouflage",
        "Denial",
        "Echolocation",
        "Faith",
        "Heroic",
        "Hyper-Intelligence",
        "Immunity",
        "Optimistic Nihilism",
        "Pack Behavior",
        "Sentience",
        "Symbiosis",
        "Tiny",
        "Vampirism",
        "Viral",
        "Motley",
        "Carnosaur Jaw",
        "Legendary",
        "Ruggedized",
    }


def test_cards_without_text() -> None:
    plain = {name for name, card in CARDS.items() if not card.text}
    assert len(plain) == 21 + 6 + 2 + 3
    assert not plain & {"Delicious", "Heroic", "Retractable Claws", "Morality"}
    assert all(CARDS[name].rule == "" and not CARDS[name].dominant for name in plain)


@pytest.mark.parametrize("name", sorted(name for name, card in CARDS.items() if not card.rule))
def test_a_card_without_rule_is_worth_its_face(name: str) -> None:
    player = seat(name, hand=("Tiny", "Fear"), gene_pool=7)
    assert points(player, seat("Swarm", "Swarm")) == [CARDS[name].face]


@pytest.mark.parametrize("name", sorted(CARDS))
def test_every_card_can_be_scored(name: str) -> None:
    result = run(seat(name), seat())
    assert result["totals"] == [result["per_card"][0][0]["points"], 0]


# ---------------------------------------------------------------- shape of the result


def test_result_of_a_plain_game() -> None:
    assert run(seat("Antlers", "Confusion"), seat("Leaves")) == {
        "totals": [1, 1],
        "per_card": [
            [{"card": "Antlers", "points": 3}, {"card": "Confusion", "points": -2}],
            [{"card": "Leaves", "points": 1}],
        ],
        "catastrophe_points": [0, 0],
        "from_opponents": [0, 0],
        "gene_pool_leader": [0, 0],
        "winners": [0, 1],
    }


def test_one_winner_and_an_empty_pile() -> None:
    result = run(seat(), seat("Gills"), seat("Confusion"))
    assert result["totals"] == [0, 1, -2]
    assert result["winners"] == [1]


def test_total_adds_all_four_parts() -> None:
    result = run(
        seat("Kidney", "Kidney", "Fangs", gene_pool=8),
        seat("Viral", choices={"Viral": "red"}),
        catastrophe="Ice Age",
        leader=True,
    )
    # 2 + 2 + 1 for the cards, -3 Ice Age, -3 Viral, +3 gene pool
    assert result["totals"] == [2, 2]
    assert result["catastrophe_points"] == [-3, 0]
    assert result["from_opponents"] == [-3, 0]
    assert result["gene_pool_leader"] == [3, 0]


def test_only_the_needed_keys() -> None:
    result = score({"players": [{"pile": ["Fear"], "gene_pool": 5}]})
    assert result["totals"] == [1]
    assert result["winners"] == [0]


@pytest.mark.parametrize(
    "sheet",
    [
        {"players": []},
        {"players": [seat("Nothing Like It")]},
        {"players": [seat("Fear", hand=("Nothing Like It",))]},
        {"players": [seat("Fear")], "catastrophe": "Rain"},
        {"players": [seat("Sentience", choices={"Sentience": "colourless"})]},
        {"players": [seat("Viral", choices={"Viral": "pink"})]},
        {"players": [seat("Fear", choices={"Viral": "red"})]},
        {"players": [seat("Faith", choices={"Faith": ["red", "red"]})]},
        {"players": [seat("Faith", choices={"Faith": ["red"]})]},
        {"players": [seat("Nano", "Tiny", choices={"Nano": "Tiny"})]},
        {"players": [seat("Nano", "GMO", "Fear", choices={"Nano": "Fear", "GMO": "Fear"})]},
        {"players": [seat("Cybernetic", "Gills", choices={"Cybernetic": "Gills"})]},
        {"players": [seat("Mecha", "Bad", choices={"Mecha": "Bad"})]},
    ],
)
def test_nonsense_is_refused(sheet: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"is called|a colour|the pile|two|one player"):
        score(sheet)


# ---------------------------------------------------------------- gene pool and hand


@pytest.mark.parametrize("name", ["Altruistic", "Random Fertilization"])
def test_worth_the_gene_pool(name: str) -> None:
    assert points(seat(name, gene_pool=1), seat(gene_pool=8)) == [1]
    assert points(seat(name, gene_pool=8), seat(gene_pool=1)) == [8]


def test_fortunate_counts_the_hand() -> None:
    assert points(seat("Fortunate")) == [0]
    assert points(seat("Fortunate", hand=("Fear", "Tiny", "Kidney"))) == [3]


def test_camouflage_adds_the_hand_to_its_face() -> None:
    assert points(seat("Camouflage")) == [1]
    assert points(seat("Camouflage", hand=("Fear", "Tiny", "Kidney"))) == [4]


def test_boredom_counts_cards_with_text() -> None:
    assert points(seat("Boredom")) == [0]
    assert points(seat("Boredom", hand=("Fear", "Confusion", "Adorable"))) == [0]
    requirements = ("Delicious", "Heroic", "Retractable Claws", "Morality")
    assert points(seat("Boredom", hand=requirements)) == [4]
    # text: gene pool, action, reaction, compass star; no text: Fangs
    mixed = ("Saliva", "Bad", "Automimicry", "Kidney", "Fangs")
    assert points(seat("Boredom", hand=mixed)) == [4]


def test_brave_counts_dominants_in_hand_only() -> None:
    assert points(seat("Brave", "Tiny")) == [1, 15]
    assert points(seat("Brave", hand=("Tiny", "Fear", "Faith"))) == [5]


def test_saudade_counts_colours_in_hand() -> None:
    assert points(seat("Saudade", "Fangs")) == [1, 1]
    assert points(seat("Saudade", hand=("Fear", "Late"))) == [1]
    assert points(seat("Saudade", hand=("Fangs", "Antlers", "Gills"))) == [3]
    rainbow = ("Fangs", "Gills", "Leaves", "Big Ears", "Fear", "Bark")
    assert points(seat("Saudade", hand=rainbow)) == [5]


def test_saudade_is_not_fooled_by_faith() -> None:
    player = seat("Saudade", "Faith", hand=("Fangs", "Gills"), choices={"Faith": ["red", "blue"]})
    assert points(player) == [3, 4]


# ---------------------------------------------------------------- names


def test_kidney_counts_own_kidneys() -> None:
    assert points(seat("Kidney"), seat("Kidney", "Kidney")) == [1]
    assert points(seat("Kidney", "Fangs", "Kidney", "Kidney"), seat("Kidney")) == [3, 1, 3, 3]
    assert sum(points(seat(*["Kidney"] * 6))) == 36


def test_kidneys_in_hand_do_not_count() -> None:
    assert points(seat("Kidney", hand=("Kidney", "Kidney"))) == [1]


def test_swarm_counts_all_piles() -> None:
    result = run(seat("Swarm", "Swarm", hand=("Swarm",)), seat("Swarm"), seat("Leaves"))
    assert result["totals"] == [6, 3, 1]


# ---------------------------------------------------------------- colours of one's own pile


@pytest.mark.parametrize(
    ("name", "colour"),
    [
        ("Heat Vision", "red"),
        ("Egg Clusters", "blue"),
        ("Overgrowth", "green"),
        ("Sticky Secretions", "purple"),
    ],
)
def test_plus_one_per_colour(name: str, colour: str) -> None:
    plain = {"red": "Fangs", "blue": "Gills", "green": "Leaves", "purple": "Big Ears"}
    assert points(seat(name), seat(*plain.values())) == [0]  # -1 and itself
    others = [plain[other] for other in COLOURS if other != colour]
    assert points(seat(name, "Fear", *others))[0] == 0
    assert points(seat(name, plain[colour], plain[colour], *others))[0] == 2


def test_mindful_counts_colourless() -> None:
    assert points(seat("Mindful")) == [1]
    assert points(seat("Mindful", "Fear", "Faith", "Fangs"), seat("Fear")) == [3, 1, 4, 1]


def test_gratitude_counts_colours_up_to_four() -> None:
    assert points(seat("Gratitude", "Fear")) == [0, 1]
    assert points(seat("Gratitude", "Fangs", "Antlers"))[0] == 1
    four = ("Fangs", "Gills", "Leaves", "Big Ears")
    assert points(seat("Gratitude", "Fear", "Late", *four, *four))[0] == 4


def test_pack_behavior_counts_pairs_per_colour() -> None:
    assert points(seat("Pack Behavior")) == [3]
    assert points(seat("Pack Behavior", "Leaves"))[0] == 4
    # green 3 -> 1, red 2 -> 1, blue 1 -> 0, purple 5 -> 2, colourless 4 -> 0
    pile = ["Pack Behavior", "Leaves", "Bark", "Fangs", "Antlers", "Gills"]
    pile += ["Big Ears", "Adorable", "Nocturnal", "Memory", "Nosy"]
    pile += ["Fear", "Late", "Just", "Doting"]
    assert points(seat(*pile))[0] == 3 + 4


def test_symbiosis_needs_two_colours() -> None:
    assert points(seat("Symbiosis")) == [3]
    assert points(seat("Symbiosis", "Leaves", "Bark", "Fear"))[0] == 3
    assert points(seat("Symbiosis", "Fangs"))[0] == 5  # tie, one each
    assert points(seat("Symbiosis", "Leaves", "Bark", "Fangs", "Antlers"))[0] == 7
    assert points(seat("Symbiosis", "Fangs", "Antlers", "Quick"))[0] == 5
    two_of_each = ("Leaves", "Fangs", "Antlers", "Gills", "Spiny", "Nosy", "Memory")
    assert points(seat("Symbiosis", *two_of_each))[0] == 7


def test_sentience_counts_the_chosen_colour() -> None:
    pile = ("Sentience", "Fangs", "Gills", "Spiny", "Scutes")
    assert points(seat(*pile, choices={"Sentience": "red"}))[0] == 4
    assert points(seat(*pile, choices={"Sentience": "blue"}))[0] == 5
    assert points(seat(*pile, choices={"Sentience": "green"}))[0] == 2


def test_sentience_without_a_choice_is_worth_its_face() -> None:
    assert points(seat("Sentience", "Fangs")) == [2, 1]
    assert points(seat("Sentience", "Fangs", choices={"Sentience": None})) == [2, 1]


# ---------------------------------------------------------------- faces and sizes


def test_immunity_counts_negative_faces() -> None:
    assert points(seat("Immunity"), seat("Confusion")) == [4]
    # compass stars and zeros are not negative; -1 and -2 count alike
    pile = ("Immunity", "Confusion", "Parasitic", "Warm Blood", "Kidney", "Mindful", "Fangs")
    assert points(seat(*pile))[0] == 4 + 6


def test_immunity_uses_the_printed_face() -> None:
    pile = ("Immunity", "Egg Clusters", "Gills", "Spiny")
    assert points(seat(*pile)) == [6, 3, 1, 1]


def test_negative_faces_subtract() -> None:
    assert run(seat("Venomous", "Self-Awareness", "Fangs"))["totals"] == [-2]


def test_pollination_counts_faces_of_one() -> None:
    assert points(seat("Pollination"), seat("Fangs")) == [2]
    # Camouflage and Saudade have face 1, a Kidney is worth 1 but has face 0
    pile = ("Pollination", "Fangs", "Fear", "Camouflage", "Saudade", "Kidney", "Bark")
    assert points(seat(*pile))[0] == 6


def test_tiny_loses_one_per_trait() -> None:
    assert points(seat("Tiny")) == [16]
    assert points(seat("Tiny", "Faith", "Kidney"), seat("Fangs"))[0] == 14
    assert points(seat("Tiny", *["Fear"] * 19))[0] == -3


def test_apex_predator_needs_strictly_most_traits() -> None:
    assert points(seat("Apex Predator", "Fear"), seat("Fear"), seat()) == [8, 1]
    assert points(seat("Apex Predator", "Fear"), seat("Fear", "Late"), seat()) == [4, 1]
    assert points(seat("Apex Predator"), seat("Fear"), seat()) == [4]
    assert points(seat("Apex Predator"), seat("Fear", "Late")) == [4]
    assert points(seat("Apex Predator", hand=("Fear",)), seat("Fear")) == [4]


# ---------------------------------------------------------------- opponents


def test_branches_rounds_for_each_opponent() -> None:
    assert points(seat("Branches", "Leaves", "Bark"), seat()) == [0, 1, 2]
    three = seat("Leaves", "Bark", "Swarm")
    one = seat("Heroic", "Fear")
    assert points(seat("Branches"), three, one) == [1]  # 3 and 1: not 2 pairs
    four = seat("Leaves", "Bark", "Swarm", "Heroic")
    assert points(seat("Branches"), three, four) == [3]


def test_viral_takes_from_opponents_only() -> None:
    result = run(
        seat("Viral", "Fangs", choices={"Viral": "red"}),
        seat("Fangs", "Antlers", "Gills"),
        seat("Fear"),
    )
    assert result["from_opponents"] == [0, -2, 0]
    assert result["per_card"][0][0] == {"card": "Viral", "points": 2}
    assert result["totals"] == [3, 3, 1]


def test_viral_without_a_choice_does_nothing() -> None:
    assert run(seat("Viral"), seat("Fangs"))["from_opponents"] == [0, 0]


def test_denial_does_not_help_against_viral() -> None:
    result = run(
        seat("Viral", choices={"Viral": "red"}),
        seat("Denial", "Fangs", denied=True),
        catastrophe="Ice Age",
    )
    assert result["from_opponents"] == [0, -1]
    assert result["catastrophe_points"] == [0, 0]
    assert result["totals"] == [2, 4]


def test_gene_pool_leader() -> None:
    high, low = seat(gene_pool=6), seat(gene_pool=5)
    assert run(low, high, low, leader=True)["gene_pool_leader"] == [0, 3, 0]
    assert run(low, high, low, leader=True)["totals"] == [0, 3, 0]
    assert run(high, high, low, leader=True)["gene_pool_leader"] == [0, 0, 0]
    assert run(low, high, low)["gene_pool_leader"] == [0, 0, 0]


# ---------------------------------------------------------------- Faith


def test_faith_not_used() -> None:
    assert points(seat("Faith", "Heat Vision", "Fangs")) == [4, 1, 1]
    assert points(seat("Faith", "Heat Vision", "Fangs", choices={"Faith": None})) == [4, 1, 1]


def test_faith_and_colour_counting() -> None:
    choices = {"Faith": ["red", "blue"]}
    pile = ("Faith", "Heat Vision", "Egg Clusters", "Fangs", "Gills", "Leaves", "Fear")
    # Heat Vision finds no red any more, Egg Clusters finds four blues
    assert points(seat(*pile, choices=choices)) == [4, -1, 3, 1, 1, 1, 1]


def test_faith_and_sentience() -> None:
    pile = ("Faith", "Sentience", "Fangs", "Gills", "Spiny")
    for chosen, expected in {"red": 2, "blue": 6, "green": 2}.items():
        choices = {"Faith": ["red", "blue"], "Sentience": chosen}
        assert points(seat(*pile, choices=choices))[1] == expected


def test_faith_and_sets_of_colours() -> None:
    choices = {"Faith": ["red", "blue"]}
    pile = ("Faith", "Gratitude", "Fangs", "Gills", "Leaves")
    assert points(seat(*pile, choices=choices))[1] == 2
    assert points(seat("Faith", "Gratitude", "Fangs", choices=choices))[1] == 1
    green = {"Faith": ["red", "green"]}
    assert points(seat("Faith", "Symbiosis", "Fangs", choices=green))[1] == 3
    assert points(seat("Faith", "Pack Behavior", "Fangs", choices=green))[1] == 4
    assert points(seat("Faith", "Mindful", "Fangs", choices=green))[1] == 2


def test_faith_keeps_names_and_faces() -> None:
    choices = {"Faith": ["red", "blue"]}
    assert points(seat("Faith", "Kidney", "Kidney", choices=choices)) == [4, 2, 2]


def test_faith_and_the_cards_of_opponents() -> None:
    to_green = seat("Faith", "Fangs", "Leaves", choices={"Faith": ["red", "green"]})
    assert points(seat("Branches"), to_green) == [1]
    viral_red = seat("Viral", choices={"Viral": "red"})
    viral_green = seat("Viral", choices={"Viral": "green"})
    assert run(viral_red, to_green)["from_opponents"] == [0, 0]
    assert run(viral_green, to_green)["from_opponents"] == [0, -2]


def test_faith_recolours_only_its_owners_pile() -> None:
    result = run(
        seat("Faith", "Fangs", choices={"Faith": ["red", "blue"]}),
        seat("Fangs"),
        catastrophe="Ice Age",
    )
    assert result["catastrophe_points"] == [0, -1]


# ---------------------------------------------------------------- catastrophes


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Ice Age", [-2, -4]),
        ("Super Volcano", [-1, 0]),
        ("Retrovirus", [-3, 0]),
        ("Solar Flare", [-1, 0]),
    ],
)
def test_minus_one_per_colour(name: str, expected: list[int]) -> None:
    first = seat("Fangs", "Apex Predator", "Tiny", "Leaves", "Bark", "Swarm", "Nosy", "Fear")
    second = seat("Kidney", "Kidney", "Kidney", "Kidney", hand=("Gills", "Leaves", "Nosy"))
    assert run(first, second, catastrophe=name)["catastrophe_points"] == expected


def test_the_big_one_counts_missing_colours() -> None:
    result = run(
        seat("Fangs", "Gills", "Leaves", "Nosy"),
        seat("Fangs", "Antlers", "Gills", "Fear"),
        seat("Fear"),
        seat(),
        seat("Faith", "Fangs", "Gills", choices={"Faith": ["red", "blue"]}),
        catastrophe="The Big One",
    )
    assert result["catastrophe_points"] == [0, -4, -8, -8, -6]


def test_grey_goo_hits_everybody_with_most_traits() -> None:
    two = seat("Fear", "Fangs")
    one = seat("Fear")
    assert run(two, one, two, catastrophe="Grey Goo")["catastrophe_points"] == [-5, 0, -5]
    assert run(one, two, one, catastrophe="Grey Goo")["catastrophe_points"] == [0, -5, 0]


def test_grey_goo_compares_with_denied_players() -> None:
    three = seat("Fear", "Fangs", "Denial", denied=True)
    two = seat("Fear", "Fangs")
    assert run(three, two, catastrophe="Grey Goo")["catastrophe_points"] == [0, 0]


def test_overpopulation_rewards_everybody_with_fewest_traits() -> None:
    two = seat("Fear", "Fangs")
    one = seat("Fear")
    assert run(two, one, one, catastrophe="Overpopulation")["catastrophe_points"] == [0, 4, 4]
    assert run(two, two, catastrophe="Overpopulation")["catastrophe_points"] == [4, 4]


def test_overpopulation_compares_with_denied_players() -> None:
    one = seat("Denial", denied=True)
    two = seat("Fear", "Fangs")
    assert run(one, two, catastrophe="Overpopulation")["catastrophe_points"] == [0, 0]


def test_deus_ex_machina_adds_the_drawn_face() -> None:
    result = run(
        seat(drawn=3),
        seat(drawn=5),
        seat(drawn=17),
        seat(drawn=-2),
        seat(drawn=0),
        seat(),
        seat(drawn=4, denied=True),
        catastrophe="Deus Ex Machina",
    )
    assert result["catastrophe_points"] == [3, 5, 5, -2, 0, 0, 0]


def test_drawn_card_matters_for_deus_ex_machina_only() -> None:
    assert run(seat(drawn=3), catastrophe="Ice Age")["totals"] == [0]
    assert run(seat(drawn=3))["totals"] == [0]


@pytest.mark.parametrize(
    "name",
    [
        None,
        "Glacial Meltdown",
        "Mass Extinction",
        "Mega Tsunami",
        "Nuclear Winter",
        "Pulse Event",
        "The Four Horsemen",
    ],
)
def test_no_points_from_catastrophes_that_discard(name: str | None) -> None:
    result = run(seat("Fangs", "Gills", "Leaves", "Nosy", "Fear"), seat(), catastrophe=name)
    assert result["catastrophe_points"] == [0, 0]
    assert result["totals"] == [5, 0]


@pytest.mark.parametrize("name", sorted(CATASTROPHES))
def test_denied_players_are_untouched(name: str) -> None:
    player = seat("Denial", "Fangs", "Gills", "Leaves", "Flatulence", denied=True, drawn=4)
    result = run(player, seat("Fear", "Late"), catastrophe=name)
    assert result["catastrophe_points"][0] == 0
    assert result["totals"][0] == 4 + 1 + 1 + 1 + 3


# ---------------------------------------------------------------- attachments


def test_hosts_and_what_is_attached_to_them() -> None:
    assert points(seat("Nano", "Tiny", "Antlers", choices={"Nano": "Antlers"})) == [3, 14, 3]
    assert points(seat("Nano", "Antlers")) == [0, 3]
    assert points(seat("GMO", "Fangs", "Antlers", "Gills", choices={"GMO": "Fangs"}))[0] == 1
    assert points(seat("GMO", "Fear", "Late", choices={"GMO": "Fear"}))[0] == -1
    assert points(seat("Mecha", "Fangs", "Fear", "Bad", choices={"Mecha": "Fangs"}))[0] == 2
    assert points(seat("Bionic Arm", "Nano", "Binary"))[0] == 2
    assert points(seat("Bionic Arm", "Nano", "Binary", choices={"Nano": "Bionic Arm"}))[0] == 5
    assert points(seat("Hyper-Myelination", gene_pool=2), seat(gene_pool=6)) == [6]


def test_hosts_of_another_colour() -> None:
    pile = ("Cybernetic", "Heat Vision", "Fangs", "Egg Clusters")
    assert points(seat(*pile, choices={"Cybernetic": "Fangs"})) == [1, 0, 1, 2]
    player = seat("Transgenic Modification", "Fear", choices={"Transgenic Modification": "Fear"})
    assert points(player, catastrophe="AI Takeover") == [1, 1]


def test_a_silenced_host_is_worth_its_face() -> None:
    pile = ("Kidney", "Kidney", "Lyonization")
    assert points(seat(*pile, choices={"Lyonization": "Kidney"})) == [2, 0, 1]


# ---------------------------------------------------------------- AI Takeover


def test_ai_takeover_makes_colourless_worth_two() -> None:
    pile = ("Confusion", "Morality", "Mindful", "Altruistic", "Boredom", "Gratitude", "Saudade")
    player = seat(*pile, "Fangs", hand=("Tiny", "Kidney"), gene_pool=8)
    assert points(player, seat(), catastrophe="AI Takeover") == [2] * 7 + [1]
    assert run(player, seat(), catastrophe="AI Takeover")["catastrophe_points"] == [0, 0]


def test_ai_takeover_spares_dominants() -> None:
    pile = ("Faith", "Denial", "Optimistic Nihilism")
    assert points(seat(*pile), catastrophe="AI Takeover") == [4, 4, 4]
    choices = {"Faith": ["red", "blue"]}
    player = seat("Faith", "Heat Vision", "Fangs", choices=choices)
    assert points(player, catastrophe="AI Takeover") == [4, -1, 1]


def test_ai_takeover_keeps_faces_and_traits_for_other_cards() -> None:
    immunity = seat("Immunity", "Confusion", "Self-Awareness")
    assert points(immunity, catastrophe="AI Takeover") == [8, 2, 2]
    pollination = seat("Pollination", "Fear", "Confusion", "Doting")
    assert points(pollination, catastrophe="AI Takeover") == [3, 2, 2, 2]
    assert points(seat("Tiny", "Fear", "Late"), catastrophe="AI Takeover") == [14, 2, 2]
    predator = seat("Apex Predator", "Fear")
    assert points(predator, seat("Late"), catastrophe="AI Takeover") == [8, 2]


def test_ai_takeover_and_a_denied_player() -> None:
    result = run(
        seat("Denial", "Confusion", "Mindful", denied=True),
        seat("Confusion", "Mindful"),
        catastrophe="AI Takeover",
    )
    assert result["totals"] == [4 - 2 + 3, 4]


def test_ai_takeover_does_not_touch_coloured_traits() -> None:
    pile = ("Kidney", "Swarm", "Viral", "Fortunate", "Venomous")
    player = seat(*pile, hand=("Fear",))
    assert points(player, catastrophe="AI Takeover") == [1, 1, 2, 1, -2]
