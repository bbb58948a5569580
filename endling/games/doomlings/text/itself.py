"""Whether a trait, lying in its owner's pile, is counted by its own score."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v


def counts_itself(score: v.Score, trait: v.Trait) -> bool:
    """Whether the trait is one of the traits that its score counts."""
    match score:
        case v.PerTraitOfColor(_, color):
            return trait.color == color
        case v.PerFaceValue(_, face):
            return (trait.face or 0) == face
        case v.PerNegativeFace():
            return (trait.face or 0) < 0
        case v.PerTrait() | v.Kin():
            return True
        case v.PileColors() | v.ColorPairs() | v.FewestColor() | v.PerChosenColor():
            return trait.color != v.Color.NONE
        case _:
            return False
