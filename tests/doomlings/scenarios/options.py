"""What tests of options need: all cards by kind, both presets, tables with options."""

from __future__ import annotations

from typing import Any

import pytest

import endling

CARDS = {card["name"]: card for card in endling.cards("doomlings") if card["set"] == "classic"}
TRAITS = [name for name, card in CARDS.items() if card["kind"] == "trait"]
AGES = [name for name, card in CARDS.items() if card["kind"] == "age"]
CATASTROPHES = [name for name, card in CARDS.items() if card["kind"] == "catastrophe"]

CLASSIC: dict[str, Any] = {
    "ages_per_pile": 3,
    "turns_after_catastrophe": True,
    "gene_pool_leader": False,
    "forbidden_cost": "unplayable",
    "gene_pool_bounds": "kept",
}
DIGITAL: dict[str, Any] = {
    "ages_per_pile": "all",
    "turns_after_catastrophe": False,
    "gene_pool_leader": True,
    "forbidden_cost": "ignored",
    "gene_pool_bounds": "beyond",
}


def new(players: int = 2, seed: int = 1, **options: Any) -> endling.Match:
    return endling.new("doomlings", players=players, seed=seed, options=options)


def all_ages(match: endling.Match) -> list[str]:
    """The whole age deck at the start, its top first."""
    situation = match.position()
    return [situation["age"], *situation["age_deck"]]


def piles_of(match: endling.Match) -> list[int]:
    """How many ages lie in each of the three piles, if each holds one catastrophe.

    Ages and their catastrophe are shuffled, so only the places where a pile ends are certain.
    """
    ages = all_ages(match)[1:]
    count = len(ages) - 3
    sizes = [(count + 2 - pile) // 3 for pile in range(3)]
    at = 0
    for size in sizes:
        pile = ages[at : at + size + 1]
        assert sum(card in CATASTROPHES for card in pile) == 1
        at += size + 1
    return sizes


def refuse(option: str, value: Any, players: int = 2) -> str:
    """The complaint about a value; it names the option."""
    with pytest.raises(endling.OptionError) as complaint:
        endling.new("doomlings", players=players, options={option: value})
    assert complaint.value.option == option
    assert option in str(complaint.value)
    return str(complaint.value)
