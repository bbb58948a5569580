"""The question on the screen: what can be chosen, what cannot, and why."""

from __future__ import annotations

import re

from tests.terminal.script import sit_at


def in_arid_lands(*hand: str) -> dict[str, object]:
    """One's own turn, with this hand, while blue traits cannot be played."""
    return {"players": [{"hand": list(hand)}, {"hand": []}], "age": "Arid Lands", "turn": 0}


def test_unplayable_cards_are_shown_with_the_reason() -> None:
    table = sit_at(
        {
            "players": [{"hand": ["Bad", "Tiny", "Antlers"]}, {"hand": []}],
            "age": "Arid Lands",
            "turn": 0,
        }
    )
    shown = table.type()
    assert re.search(r"^   1  R  3  Antlers$", shown, re.M)
    assert re.search(r"^   2  R  1  Bad +Action:", shown, re.M)
    reason = table.seating.match.why_not(card="Tiny")
    assert reason is not None
    assert "blue" in reason
    assert re.search(rf"^   -  B 17  Tiny \(D\) +{reason}$", shown, re.M)


def test_the_reason_is_told_in_german() -> None:
    position = {
        "players": [{"hand": ["Bad", "Tiny"]}, {"hand": []}],
        "age": "Arid Lands",
        "turn": 0,
    }
    shown = sit_at(position, "de").type()
    reason = sit_at(position, "de").seating.match.why_not(card="Tiny", lang="de")
    assert reason
    assert re.search(rf"^   -  B 17  Tiny \(D\) +{re.escape(reason)}$", shown, re.M)
    assert "age forbids" not in shown


def test_reasons_when_nothing_can_be_played() -> None:
    table = sit_at(in_arid_lands("Tiny", "Blubber"))
    assert table.seating.match.prompt == "stuck"
    shown = table.type()
    reason = table.seating.match.why_not(card="Tiny")
    assert reason is not None
    assert shown.count(reason) == 2


def test_the_hand_is_shown_when_something_else_is_asked() -> None:
    table = sit_at(
        {
            "players": [
                {"hand": ["Costly Signaling", "Bark", "Altruistic"]},
                {"hand": [], "pile": ["Swarm"]},
                {"hand": [], "pile": ["Swarm", "Antlers"]},
            ],
            "age": "Prosperity",
            "turn": 0,
        }
    )
    match = table.seating.match
    number = match.legal.index(match.find(card="Costly Signaling")) + 1
    shown = table.type(str(number))
    assert "Your hand: - Altruistic *, G Bark 2" in shown
    last = shown[shown.rindex("Your hand") :]
    assert "age forbids" not in last


def test_equal_cards_of_different_players_are_told_apart() -> None:
    table = sit_at(
        {
            "players": [
                {"hand": ["Costly Signaling"]},
                {"hand": [], "pile": ["Swarm"]},
                {"hand": [], "pile": ["Swarm"]},
            ],
            "age": "Prosperity",
            "turn": 0,
        }
    )
    shown = table.type("1")
    assert "Swarm (Dodo)" in shown
    assert "Swarm (Moa)" in shown


def test_many_choices_stand_in_two_columns() -> None:
    mine = ["Telekinetic"]
    theirs = ["Swarm", "Bark", "Leaves", "Trunk", "Antlers", "Quick", "Blubber", "Gills", "Saliva"]
    others = [
        "Swarm",
        "Kidney",
        "Bad",
        "Reckless",
        "Voracious",
        "Branches",
        "Fecundity",
        "Scutes",
        "Sweat",
    ]
    table = sit_at(
        {
            "players": [
                {"hand": mine},
                {"hand": [], "pile": theirs},
                {"hand": [], "pile": others},
            ],
            "age": "Prosperity",
            "turn": 0,
        }
    )
    shown = table.type("1", "1")
    assert table.seating.match.prompt == "swap_other"
    assert table.widest <= 80
    last = shown[shown.rindex("Choose") :]
    number = re.search(r"(\d+)  G  \*  Swarm \(Moa\)", last)
    assert number
    assert re.search(r"^ +\d+ .* \(Dodo\) +\d+ .* \(Moa\)$", last, re.M)
    numbers = [int(n) for n in re.findall(r"(\d+)  .{5} [\w ]+ \((?:Dodo|Moa)\)", last)]
    assert sorted(numbers) == list(range(1, 19))
    table.type(number.group(1))
    piles = table.seating.match.position()["players"]
    assert "Swarm" in piles[0]["pile"]
    assert "Swarm" in piles[1]["pile"]
    assert "Swarm" not in piles[2]["pile"]


def test_players_are_named_with_what_is_known_of_them() -> None:
    table = sit_at(
        {
            "players": [{"hand": ["Impatience"]}, {"hand": ["Bark"]}, {"hand": ["Bad", "Fear"]}],
            "age": "Prosperity",
            "turn": 0,
        }
    )
    shown = table.type("1")
    assert re.search(r"^   1  Dodo +0 points, 1 card$", shown, re.M)
    assert re.search(r"^   2  Moa +0 points, 2 cards$", shown, re.M)
    assert "Player 2" not in shown


def test_equal_cards_in_hand_are_one_choice() -> None:
    hand = ["Swarm", "Swarm", "Bark"]
    table = sit_at({"players": [{"hand": hand}, {"hand": []}], "age": "Prosperity", "turn": 0})
    shown = table.type()
    assert re.findall(r"^   (\d)  G  \*  Swarm x2  ", shown, re.M) == ["2"]
    assert not re.search(r"^   -", shown, re.M)


def test_equal_cards_that_cannot_be_played_stand_together() -> None:
    position = in_arid_lands("Kidney", "Blubber", "Kidney") | {"age": "Eclipse"}
    assert re.search(r"^   -  R  \*  Kidney x2  ", sit_at(position).type(), re.M)
