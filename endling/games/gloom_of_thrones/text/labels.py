"""What stands in front of a card's text, and why: the same in every language."""

from __future__ import annotations

from enum import Enum, auto

from endling.games.gloom_of_thrones import vocabulary as v


class Label(Enum):
    """When or how a text counts."""

    PLAYED = auto()
    VISIBLE = auto()
    PERSISTENT = auto()
    RESPONSE = auto()
    CONDITION = auto()
    SCORE = auto()


_OF_CATEGORY = {
    v.Category.IMMEDIATE: Label.PLAYED,
    v.Category.ONGOING: Label.VISIBLE,
    v.Category.PERSISTENT: Label.PERSISTENT,
    v.Category.RESPONSE: Label.RESPONSE,
    v.Category.NONE: Label.CONDITION,
}


def label_of(effect: v.Effect) -> Label:
    """The label of an effect; those of the dead are about their score only."""
    if isinstance(effect, v.ScoreIfIcon | v.ScoreIfWasMonarch | v.ScorePerDead):
        return Label.SCORE
    return _OF_CATEGORY[effect.category]
