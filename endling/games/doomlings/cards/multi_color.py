"""Seven traits of several colours."""

from __future__ import annotations

from endling.games.doomlings.cards.sets import SetOfCards
from endling.games.doomlings.vocabulary import Color, PaintSelf, Trait

RED, BLUE, GREEN, PURPLE, NONE = Color

MULTI_COLOR = SetOfCards(
    "multi_color",
    traits=(
        Trait("Acrobatic", PURPLE, 2, also=(GREEN,)),
        Trait("Bloom", GREEN, 1, also=(BLUE,)),
        Trait("Bullheaded", RED, 1, also=(GREEN,)),
        Trait("Curiosity", BLUE, 1, also=(RED,)),
        Trait("Free Will", NONE, 2, worlds_end=(PaintSelf(),)),
        Trait("Hand-Wing", RED, 1, also=(PURPLE,)),
        Trait("Mitosis", BLUE, 1, also=(PURPLE,)),
    ),
)
