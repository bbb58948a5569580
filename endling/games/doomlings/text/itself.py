"""Whether a trait, lying in its owner's pile, is meant by its own text."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.cards import SETS


def can_choose_itself(card: v.Card, those: v.Those = v.ANY, colored: bool = False) -> bool:
    """Whether an effect of the card that asks its owner for such a trait can be about the card."""
    if not isinstance(card, v.Trait) or card.dominant:
        return False
    face = card.face or 0
    return (
        (those.color is None or card.is_of(those.color))
        and those.face in (None, face)
        and (those.at_least is None or face >= those.at_least)
        and (those.at_most is None or face <= those.at_most)
        and those.of_set is None
        and not those.highest
        and not (colored and not card.colors)
    )


def counts_itself(score: v.Score, trait: v.Trait) -> bool:
    """Whether the trait is one of the traits that its score counts."""
    match score:
        case v.PerTraitOfColor(_, color):
            return trait.is_of(color)
        case v.PerFaceValue(_, face):
            return (trait.face or 0) == face
        case v.PerNegativeFace():
            return (trait.face or 0) < 0
        case v.PerTrait() | v.Kin():
            return True
        case v.PerOwnOfSet(_, of_set):
            return any(trait in box.traits for box in SETS if box.name == of_set)
        case v.PileColors() | v.ColorPairs() | v.FewestColor() | v.PerChosenColor():
            return bool(trait.colors)
        case _:
            return False
