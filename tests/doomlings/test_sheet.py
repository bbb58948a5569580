"""What a score sheet leaves open, and what follows from what it says."""

from __future__ import annotations

from typing import Any

import pytest

import endling
from endling.errors import SheetError
from endling.games.doomlings.options import SETS

ENDS = ["Ice Age", "Grey Goo", "Solar Flare"]


def score(*players: dict[str, Any], **entries: Any) -> dict[str, Any]:
    entries = {"options": {"sets": list(SETS)}, **entries}
    return endling.score("doomlings", {"players": [*players, {}], **entries})


@pytest.mark.parametrize("name", SETS)
def test_only_sets_in_use_are_taken(name: str) -> None:
    used = {"options": {"sets": [set_ for set_ in SETS if set_ in ("classic", name)]}}
    for card in endling.cards("doomlings"):
        entry: dict[str, Any] = {"players": [{}, {}]}
        match card["kind"] if card["set"] == name else None:
            case "trait":
                entry["discard_pile"] = [card["name"]]
            case "sign":
                entry["players"][0] = {"sign": card["name"]}
            case "catastrophe":
                entry["catastrophes"] = [card["name"]]
            case _:
                continue
        if card["name"] != "Deus Ex Machina":
            endling.score("doomlings", entry | used)
        if name != "classic":
            with pytest.raises(SheetError, match="a set that is not in use"):
                endling.score("doomlings", entry)


def test_a_trait_that_is_switched_off_needs_no_color() -> None:
    pile = ["Free Will", "Lyonization", "Mindful"]
    silent = score({"pile": pile, "choices": {"Lyonization": "Free Will"}})
    assert silent["per_card"][0][2]["points"] == 2  # it is colourless still
    with pytest.raises(SheetError, match="Free Will needs a choice of color"):
        score({"pile": pile})


def test_a_trait_switched_off_after_its_choice_keeps_it() -> None:
    choices = {"Lyonization": "Free Will", "Free Will": "red"}
    chosen = score({"pile": ["Free Will", "Lyonization", "Mindful"], "choices": choices})
    assert chosen["per_card"][0][2]["points"] == 1


def test_the_choice_of_a_catastrophe_says_what_counts() -> None:
    red = {"pile": ["Prepper", "Fangs"], "choices": {"Prepper": "Ice Age"}}
    assert score(red)["catastrophe_points"] == [-1, 0]
    assert score(red, catastrophes=ENDS)["catastrophe_points"] == [-1, 0]
    assert score(red, catastrophe="Ice Age")["catastrophe_points"] == [-1, 0]
    with pytest.raises(SheetError, match="unknown catastrophe 'Ice Age'"):
        score(red, catastrophes=ENDS[1:])


def test_who_is_spared_draws_for_an_earlier_catastrophe_all_the_same() -> None:
    pile = ["Prepper", "Denial"]
    player = {"pile": pile, "choices": {"Prepper": "Deus Ex Machina"}, "denied": True}
    ends = {"catastrophes": ["Deus Ex Machina", "Ice Age"]}
    with pytest.raises(SheetError, match="Player 1: drawn: Deus Ex Machina needs the card"):
        score(player, **ends)
    other = {"drawn": "Talons"}
    result = endling.score(
        "doomlings",
        {
            "players": [{**player, "drawn": "Tiny"}, other],
            "options": {"sets": ["classic", "dinolings"]},
            **ends,
        },
    )
    assert result["catastrophe_points"] == [5, 2]


def test_a_drawn_card_may_lie_among_the_discards() -> None:
    sheet = {
        "players": [{"drawn": "Tiny"}, {"drawn": "Talons"}],
        "discard_pile": ["Talons", "Tiny"],
        "catastrophe": "Deus Ex Machina",
        "options": {"sets": ["classic", "dinolings"]},
    }
    assert endling.score("doomlings", sheet)["catastrophe_points"] == [5, 2]


def test_nothing_is_drawn_where_all_cards_are_held() -> None:
    left = ["Swarm", "Antlers", "Quick", "Fear"]
    others = [c["name"] for c in endling.cards("doomlings") if c["kind"] == "trait"]
    options = {"without": [name for name in others if name not in left], "hand_size": 1}
    sheet = {"players": [{"pile": left[1:]}, {"pile": ["Swarm"] * 5}], "options": options}
    end = {"catastrophe": "Deus Ex Machina"}
    assert endling.score("doomlings", sheet | end)["catastrophe_points"] == [0, 0]


def test_one_player_alone_with_everything() -> None:
    player = {
        "pile": ["Hyper-Myelination", "Elven Ears", "Tiny Arms", "Nano", "Antlers"],
        "gene_pool": 3,
        "choices": {"Nano": "Antlers"},
        "sign": "The Vagrant",
    }
    sheet = {"players": [player], "discard_pile": ["Talons"], "options": {"sets": list(SETS)}}
    result = endling.score("doomlings", sheet)
    assert [card["points"] for card in result["per_card"][0]] == [3, 0, 0, 3, 3]
    assert result["meaning_of_life"] == [8]
    assert result["totals"] == [17]
