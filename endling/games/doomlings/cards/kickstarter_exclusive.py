"""What only the backers of the first campaign were given: seven traits and an age."""

from __future__ import annotations

from endling.games.doomlings.cards.sets import SetOfCards
from endling.games.doomlings.vocabulary import (
    WHOLE_HAND,
    Ability,
    Age,
    Color,
    Discard,
    DiscardTrait,
    Draw,
    DrawOrDiscard,
    PlayAnother,
    PlayDiscarded,
    SkipStabilizing,
    SwapAnywhere,
    TakeBack,
    TakeDiscarded,
    Trait,
    fixed,
)

RED, BLUE, GREEN, PURPLE, NONE = Color

KICKSTARTER_EXCLUSIVE = SetOfCards(
    "kickstarter_exclusive",
    traits=(
        Trait("Beauty", GREEN, 2, action=(TakeBack(), PlayAnother(action=False))),
        Trait("Bones", NONE, 2, action=(TakeDiscarded(2),)),
        Trait("Fulfilled", NONE, 4, abilities=(Ability.STAY,)),
        Trait("Juicy", PURPLE, 2, action=(SwapAnywhere(),)),
        Trait(
            "Motley",
            RED,
            4,
            dominant=True,
            also=(BLUE, GREEN, PURPLE),
            abilities=(Ability.ALL_COLORS,),
        ),
        Trait("Pride", RED, 2, action=(Discard(WHOLE_HAND), Draw(fixed(4)), SkipStabilizing())),
        Trait(
            "Tube Feet", BLUE, 2, action=(PlayDiscarded(top=False, action=False), DiscardTrait())
        ),
    ),
    ages=(Age("Joy", reveal=(DrawOrDiscard(draw=1, discard=2),)),),
)
