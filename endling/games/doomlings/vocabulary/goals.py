"""Goals: what a sign of the Meaning of Life rewards at the end."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Tallied(IntEnum):
    """What a goal counts; the first five are traits of a colour, in the order of the colours."""

    RED = 0
    BLUE = 1
    GREEN = 2
    PURPLE = 3
    COLORLESS = 4
    DOMINANTS = 5
    EFFECTLESS = 6
    WITH_ACTION = 7
    TRAITS = 8
    GENE_POOL = 9


NO_LIMIT = 99


@dataclass(frozen=True)
class Step:
    """From the least to the most (both included) are worth these points."""

    least: int
    most: int
    points: int


@dataclass(frozen=True)
class Goal:
    """What is rewarded."""


@dataclass(frozen=True)
class Tally(Goal):
    """Points by how many there are in one's own pile, or by how large one's own gene pool is."""

    what: Tallied
    good: Step
    best: Step


@dataclass(frozen=True)
class LowestScore(Goal):
    """Points for the lowest score before all goals, or for a tie for it."""

    alone: int
    tied: int


@dataclass(frozen=True)
class FewestTraits(Goal):
    """Points for the fewest traits, or for a tie for them."""

    alone: int
    tied: int


@dataclass(frozen=True)
class ColorSets(Goal):
    """Points for each four traits of the four colours; a trait serves once."""

    points: int
