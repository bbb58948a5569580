"""How far what a player has can go: the dominants of a pile, and the gene pool."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from endling.games.doomlings import tables as t
from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.places import LARGEST_GENE_POOL, LEAST_GENE_POOL
from endling.games.taking import Number
from endling.kernel.cardset import cards_in

_USUAL_DOMINANTS = 2
_DOMINANTS = frozenset(t.CARDS[n].name for n in cards_in(t.DOMINANTS))
# The ages that put a trait into play whatever else is there, and these traits.
_FORCED = [
    (age.name, effect.name)
    for age in t.CARDS
    if isinstance(age, v.Age)
    for effect in age.reveal
    if isinstance(effect, v.ForcePlay)
]
_GENE_POOL = Number(LEAST_GENE_POOL, LARGEST_GENE_POOL)
_GENE_POOL_BEYOND = Number(-20, 30)


def dominants_in(pile: Collection[str]) -> list[str]:
    """The dominants among the cards of a pile."""
    return [name for name in pile if name in _DOMINANTS]


def on_top(missing: Collection[str]) -> list[str]:
    """The traits that can come into a pile on top of the dominants that it can have."""
    return [trait for age, trait in _FORCED if age not in missing and trait not in missing]


def most_dominants(pile: Collection[str], missing: Collection[str]) -> int:
    """How many dominants a pile can have, in a game without these cards."""
    return _USUAL_DOMINANTS + len(set(on_top(missing)) & set(pile))


def gene_pools(s: Any) -> Number:
    """What a gene pool can be at this table."""
    return _GENE_POOL_BEYOND if s.gene_pool_unbounded else _GENE_POOL
