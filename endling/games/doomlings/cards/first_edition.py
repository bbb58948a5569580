"""What only the first edition had: three ages, and a trait given away with it."""

from __future__ import annotations

from endling.games.doomlings.cards.sets import SetOfCards
from endling.games.doomlings.vocabulary import Age, Color, Law, LawKind, PerTraitOfColor, Trait

CLASSIC_1E_ONLY = SetOfCards(
    "classic_1e_only",
    ages=(
        Age("Atmospheric Thickening", law=Law(LawKind.PLAY_TOP)),
        Age("Sea Kingdoms", law=Law(LawKind.PLAY_TWO)),
        Age("Temporal Sands", law=Law(LawKind.REPEAT)),
    ),
)

PROMO_1E = SetOfCards(
    "promo_1e",
    traits=(Trait("Tetrachromatic", Color.PURPLE, 4, score=PerTraitOfColor(-1, Color.NONE)),),
)
