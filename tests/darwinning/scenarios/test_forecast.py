"""What views say about what is to come: survival, uses of a card, combinations."""

from __future__ import annotations

import random
from typing import Any

import pytest

import endling
from endling.games.darwinning.cards import DECK
from tests.darwinning.scenario import Scenario
from tests.kits.kit import play_on

_CARDS = ("Acorn 1a", "Acorn 2a", "Acorn 3a")


def before(*species: str, **more: Any) -> Scenario:
    """A trick is to be played, and survival is still to come."""
    return Scenario([[card] for card in _CARDS[: len(species)]], species=species, leader=0, **more)


# --- Survival -------------------------------------------------------------------------------------


def test_food_prey_and_bites_are_foreseen() -> None:
    table = before("Mouse", "Snake", "T-rex", environments=["Plains"])
    mouse, snake, rex = (table.seat(seat) for seat in range(3))
    # Plains and Food Storage; nobody below. Both others can eat it, and it is a Flock Animal.
    assert (mouse["expected_food"], mouse["expected_bites"], mouse["bite_limit"]) == (6, 2, 3)
    assert mouse["expected_population"] == 6
    # Plains 2, and the mouse. The T-rex has an Iron Stomach and eats it.
    assert (snake["expected_food"], snake["expected_bites"]) == (4, 1)
    assert snake["expected_population"] == 4
    assert rex["expected_food"] == 1 + 1 + 2 + 2
    assert rex["expected_population"] == 2


def test_poisonous_prey_is_left_alone() -> None:
    table = before("Frog", "Pig", "Orca", environments=[])
    assert table.seat(1)["can_eat"] == ["Frog"]
    assert table.seat(1)["expected_food"] == 3  # Food Storage alone
    assert table.seat(0)["expected_bites"] == 0


def test_symbiosis_borrows_what_feeds_best() -> None:
    table = before("Fish", "Bird", "Monkey", environments=["Highland", "Jungle"])
    assert table.seat(0)["food"] == 0
    assert table.seat(0)["expected_food"] == 3  # the jungle of the monkey


def test_everybody_reads_why_a_species_cannot_be_eaten() -> None:
    table = before("Beetle", "Pig", "T-rex", environments=[])
    reasons = {one["species"]: one["reason"] for one in table.seat(2)["cannot_eat"]}
    assert reasons == {"Beetle": "hard_shell", "Pig": "communication"}
    assert table.seat(0)["cannot_eat"][0]["reason"] == "out_of_reach"


def test_the_dummy_bites_too() -> None:
    table = before("Mouse", "Fish", display=["Acorn 12a"], dummy_space=9)
    assert table.match.view()["dummy_can_eat"] == ["Mouse", "Fish"]
    assert table.match.view()["dummy_cannot_eat"] == []
    assert table.seat(1)["expected_bites"] == 2


def test_everybody_reads_whom_the_dummy_cannot_eat() -> None:
    table = before("Beetle", "Orca", display=["Acorn 12a"], dummy_space=9)
    assert table.match.view()["dummy_can_eat"] == []
    assert table.match.view()["dummy_cannot_eat"] == [
        {"species": "Beetle", "reason": "hard_shell"},
        {"species": "Orca", "reason": "out_of_reach"},
    ]


def test_during_survival_only_what_is_left_is_foreseen() -> None:
    table = Scenario(species=("Mouse", "Bird", "Orca"), environments=["Plains"])
    table.expect("eat", actor=1)
    assert table.seat(0)["fed"]
    assert not table.seat(1)["fed"]
    assert table.match.view(1)["players"][0]["expected_bites"] == 2
    table.choose("Mouse").expect("eat", actor=2)
    assert table.seat(0)["bites"] == 1
    assert table.match.view(2)["players"][0]["expected_bites"] == 2


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_is_foreseen_happens_if_all_do_as_supposed(players: int) -> None:
    """Nobody with Poison, Symbiosis, or too small a population to be eaten later."""
    species = ("Beetle", "Pig", "Monkey", "Bird", "Crocodile")[:players]
    table = Scenario(species=species, environments=["Forest", "Plains", "Wetlands"])
    expected = [table.seat(seat)["expected_population"] for seat in range(players)]
    match = table.match
    while match.prompt == "eat":
        match.play(match.legal[-1])  # whatever can be eaten
    assert [table.population(seat) for seat in range(players)] == expected


def test_points_are_told_by_origin() -> None:
    settled = {"settled": {"Acorn 3b": "Desert"}, "population": 8}
    traits = {"Mouse 3": ["Acorn 15a"]}
    table = before("Mouse", "Bird", "Orca", seats=[settled], traits=traits)
    mouse = table.seat(0)
    assert mouse["points_for"] == {
        "food_chain": 3, "population": 9, "environments": 7, "traits": 3,
    }  # fmt: skip
    assert mouse["points"] == sum(mouse["points_for"].values())


# --- Uses of a card -------------------------------------------------------------------------------


def _uses(table: Scenario, seat: int) -> list[dict[str, Any]]:
    previews: list[dict[str, Any]] = table.match.view(seat)["previews"]
    return previews


def _won() -> Scenario:
    """The mouse has won a trick with a card that is good for everything."""
    hands = [["Flower 1a", "Flower 2a"], ["Acorn 1a", "Acorn 2a"], ["Acorn 1b", "Acorn 2b"]]
    table = Scenario(hands, species=("Mouse", "Snake", "Bird"), environments=["Jungle"], leader=0)
    table.play("Flower 2a").play("Acorn 1a").play("Acorn 1b")
    return table.expect("improve", actor=0)


def test_every_use_of_a_card_is_foreseen() -> None:
    table = _won()
    mine = [one for one in _uses(table, 0) if one["species"] == "Mouse"]
    assert [(one["use"], one["where"]) for one in mine] == [
        ("food_chain", None),
        ("population", None),
        ("trait", "Mouse 3"),
    ]
    assert [one["space"] for one in mine] == [5, 3, 3]
    assert [one["population"] for one in mine] == [7, 8, 7]
    assert _uses(table, 1) == []  # it is not their decision


@pytest.mark.parametrize(
    ("use", "where"),
    [("food_chain", None), ("population", None), ("trait", "Mouse 3"), ("trait", "Mouse 1")],
)
def test_what_is_foreseen_is_what_comes_of_it(use: str, where: str | None) -> None:
    """The first space has Flock Animal printed on it, which then no longer works."""
    table = _won().choose("Flower 2a")
    if where is not None:
        table.choose(word=use)
    before = table.match.state()
    foreseen = [one for one in _uses(table, 0) if (one["use"], one["where"]) == (use, where)]
    assert "Mouse" in [one["species"] for one in foreseen]
    assert table.match.state() == before
    table.choose(where, word=None if where else use)
    for one in foreseen:
        seat = ("Mouse", "Snake", "Bird").index(one["species"])
        for fact in one.keys() - {"card", "use", "where", "species"}:
            assert table.seat(seat)[fact] == one[fact], fact


def test_a_shell_changes_what_others_find_to_eat() -> None:
    hands = [["Flower 4a", "Flower 2a"], ["Acorn 1a", "Acorn 2a"], ["Acorn 1b", "Acorn 2b"]]
    table = Scenario(hands, species=("Mouse", "Snake", "Bird"), environments=[], leader=0)
    table.play("Flower 4a").play("Acorn 1a").play("Acorn 1b")
    table.choose("Flower 4a").choose(word="trait").expect("lay")
    on_three = [one for one in _uses(table, 0) if one["where"] == "Mouse 3"]
    assert {one["species"]: one["expected_bites"] for one in on_three}["Mouse"] == 0
    assert {one["species"] for one in on_three} == {"Mouse", "Snake", "Bird"}
    assert len({one["where"] for one in _uses(table, 0)}) == 5


def _hunting(table: Scenario) -> dict[tuple[str, str], str]:
    """Who can eat whom now, or why not."""
    view = table.match.view()
    found = {("Dummy", prey): "legal" for prey in view["dummy_can_eat"]}
    found |= {("Dummy", one["species"]): one["reason"] for one in view["dummy_cannot_eat"]}
    for player in view["players"]:
        eater = player["species"][0]
        found |= {(eater, prey): "legal" for prey in player["can_eat"]}
        found |= {(eater, one["species"]): one["reason"] for one in player["cannot_eat"]}
    return found


def _hunts(table: Scenario, **use: Any) -> dict[tuple[str, str], str]:
    """What a use of the first player changes about that."""
    return {
        (one["eater"], one["prey"]): one["reason"] or "legal"
        for one in table.match.view(0)["hunts"]
        if all(one[key] == value for key, value in use.items())
    }


def _changed(before: dict[Any, str], after: dict[Any, str]) -> dict[Any, str]:
    pairs = before.keys() | after.keys()
    return {pair: after.get(pair, "") for pair in pairs if before.get(pair) != after.get(pair)}


@pytest.mark.parametrize(
    ("card", "use", "where"),
    [("Flower 4a", "trait", "Mouse 3"), ("Acorn 6a", "trait", "Mouse 4"),
     ("Acorn 2a", "food_chain", None), ("Flower 2a", "population", None)],
)  # fmt: skip
def test_who_could_then_eat_whom_is_foreseen(card: str, use: str, where: str | None) -> None:
    hands = [[card, "Flower 15b"], ["Joker b", "Acorn 3b"], ["Blueberry 1b", "Acorn 4b"]]
    seats = [{"space": 4, "population": 0 if use == "population" else 7}]
    table = Scenario(hands, species=("Mouse", "Pig", "Snake"), seats=seats, environments=[])
    table.play(card).play("Joker b").play("Blueberry 1b").choose(card)
    before = _hunting(table)
    if where is None:
        foreseen = _hunts(table, use=use)
        table.choose(word=use)
    else:
        foreseen = _hunts(table.choose(word=use), where=where)
        table.choose(where)
    assert foreseen == _changed(before, _hunting(table))
    assert foreseen


def test_a_shell_says_why_it_keeps_others_off() -> None:
    hands = [["Flower 4a", "Flower 2a"], ["Acorn 1a", "Acorn 2a"], ["Acorn 1b", "Acorn 2b"]]
    table = Scenario(hands, species=("Mouse", "Snake", "Bird"), environments=[], leader=0)
    table.play("Flower 4a").play("Acorn 1a").play("Acorn 1b").expect("improve", actor=0)
    assert _hunts(table, card="Flower 4a", use="trait") == {
        ("Snake", "Mouse"): "hard_shell",
        ("Bird", "Mouse"): "hard_shell",
    }
    assert table.match.view(1)["hunts"] == []  # it is not their decision


def test_whoever_leaves_makes_neighbors_of_others() -> None:
    """By rank the snake hides from the crocodile as soon as nobody stands between them."""
    hands = [["Acorn 6a", "Flower 15b"], ["Joker b", "Acorn 3b"], ["Blueberry 1b", "Acorn 4b"]]
    options = {"adjacency": "rank"}
    table = Scenario(hands, species=("Bird", "Snake", "Crocodile"), options=options)
    table.play("Acorn 6a").play("Joker b").play("Blueberry 1b").choose("Acorn 6a")
    before, foreseen = _hunting(table), _hunts(table, use="food_chain")
    assert foreseen["Crocodile", "Snake"] == "camouflage"
    table.choose(word="food_chain")
    assert foreseen == _changed(before, _hunting(table))


def test_with_two_players_the_dummy_is_foreseen_too() -> None:
    hands = [["Flower 4a", "Flower 15b"], ["Flower 1a", "Acorn 3b"]]
    table = Scenario(hands, species=("Mouse", "Snake"), display=["Acorn 6a"], dummy_space=5)
    table.play("Flower 4a").play("Flower 1a").decline_all("declare")
    assert _hunts(table, card="Flower 4a", use="trait") == {
        ("Dummy", "Mouse"): "hard_shell",
        ("Snake", "Mouse"): "hard_shell",
    }


_DECLARED = {card.name: card for card in DECK}


def _aim(one: dict[str, Any]) -> tuple[Any, ...]:
    """What a use is good for, whichever card does it, and for whom."""
    card = _DECLARED[one["card"]]
    numbers = {"food_chain": card.food_chain, "population": card.population, "trait": card.value}
    return one["species"], one["use"], numbers.get(one["use"], one["where"])


def test_every_use_of_a_card_from_the_discards_is_foreseen() -> None:
    """What several cards do alike is told of one of them."""
    discard = [name for name in _DECLARED if name[-2:] not in ("1a", "2a", "5a")]
    table = Scenario([["Acorn 15a"], ["Flower 2a", "Acorn 1a"]], players=2, discard=discard)
    table = table.play("Acorn 15a").play("Flower 2a").decline_all("declare", "improve")
    match = table.expect("pick", actor=1).match
    told = {_aim(one): {**one, "card": None} for one in match.view(1)["previews"]}
    for action in match.legal[1:]:
        chosen = match.copy()
        chosen.play(action)
        for one in chosen.view(1)["previews"]:
            assert told[_aim(one)] == {**one, "card": None}


# --- Combinations ---------------------------------------------------------------------------------

_HAND = ["Acorn 4a", "Flower 4a", "Blueberry 9a", "Acorn 5a", "Flower 6a", "Acorn 12a"]


def _trick(*best: str) -> Scenario:
    hands = [list(best), _HAND, ["Acorn 1b", "Acorn 2b"]]
    table = Scenario([[*best, "Joker a"], *hands[1:]], leader=0)
    return table.play(*best)


def _chances(table: Scenario) -> dict[tuple[str, int], list[str]]:
    found = {}
    for one in table.match.view(1)["chances"]:
        cards = [one[f"card_{n}"] for n in range(1, 5)]
        found[one["combination"], one["sum"]] = [card for card in cards if card]
    return found


def test_what_beats_the_best_is_named() -> None:
    table = _trick("Acorn 8a")
    assert sorted(_chances(table)) == [
        ("flush", 21), ("pair", 8), ("single", 9), ("single", 12), ("straight", 15),
    ]  # fmt: skip
    assert _chances(table)["pair", 8] == ["Acorn 4a", "Flower 4a"]
    assert set(table.match.view(1)["beating"]) == set(_HAND)


def test_cards_that_beat_nothing_are_not_marked() -> None:
    table = _trick("Flower 1a", "Flower 2a", "Flower 15a")  # a flush worth 18
    assert sorted(_chances(table)) == [("flush", 21), ("straight", 15)]
    assert set(table.match.view(1)["beating"]) == {*_HAND} - {"Blueberry 9a"}
    assert table.match.view(2)["beating"] == []


def test_only_what_the_picked_cards_become_is_named() -> None:
    table = _trick("Acorn 8a").choose("Flower 6a")
    assert sorted(_chances(table)) == [("straight", 15)]
    assert table.match.view(2)["chances"] == _trick("Acorn 8a").match.view(2)["chances"]


def test_the_display_joins_in_games_of_two() -> None:
    hands = [["Acorn 3a", "Flower 8a"], ["Acorn 9a", "Acorn 10a"]]
    display = ["Flower 3a", "Blueberry 9a", "Flower 10b"]
    table = Scenario(hands, players=2, display=display, leader=0)
    named = {(one["combination"], one["sum"]) for one in table.match.view(0)["chances"]}
    assert ("pair", 6) in named
    assert ("straight", 27) in named
    assert table.match.view(0)["beating"] == []  # nobody has to beat anything


def _led(*cards: str, hand: list[str], display: list[str]) -> Scenario:
    """The first of two players has led; the other one is to follow."""
    table = Scenario([[*cards, "Acorn 15b"], hand], players=2, display=display, leader=0)
    return table.play(*cards).expect("follow", actor=1)


def _to_beat(table: Scenario) -> tuple[str | None, int]:
    view = table.match.view(1)
    return view["to_beat"], view["to_beat_sum"]


def test_what_has_to_be_beaten_is_the_best_so_far() -> None:
    table = _trick("Flower 1a", "Flower 2a", "Flower 15a")
    assert _to_beat(table) == ("flush", 18)
    assert _to_beat(Scenario([["Acorn 3a"], ["Acorn 9a"], ["Acorn 2a"]])) == (None, 0)


def test_with_two_players_the_display_may_still_join_what_was_led() -> None:
    hand = ["Acorn 9a", "Flower 9a", "Acorn 2a", "Flower 13a"]
    display = ["Acorn 7a", "Blueberry 9a"]
    table = _led("Acorn 6a", "Acorn 5a", hand=hand, display=display)
    assert _to_beat(table) == ("straight_flush", 18)
    assert table.match.view(1)["beating"] == []
    table = _led("Flower 6a", "Acorn 5a", hand=hand, display=display)
    assert _to_beat(table) == ("straight", 18)
    assert table.match.view(1)["beating"] == ["Acorn 9a", "Flower 9a"]  # three of a kind
    assert table.match.view(0)["beating"] == []  # who has played
    table.choose("Acorn 2a").choose(word="done").expect("declare", actor=0)
    assert _to_beat(table) == ("straight", 18)


def test_of_two_who_leads_has_nothing_to_beat() -> None:
    hands = [["Acorn 3a"], ["Acorn 9a"]]
    table = Scenario(hands, players=2, display=["Flower 3a"], leader=0)
    assert _to_beat(table) == (None, 0)
    assert table.match.view(0)["beating"] == []


def test_views_leave_games_as_they_are() -> None:
    for players in (2, 4):
        match = endling.new("darwinning", players=players, seed=players)
        for _ in range(60):
            before = match.state()
            for seat in range(players):
                match.view(seat)
            assert match.state() == before
            play_on(match, random.Random(match.state()), 1)
