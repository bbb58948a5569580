"""Mythlings: 17 traits, an age and a catastrophe."""

from __future__ import annotations

from endling.games.doomlings.cards.sets import SetOfCards
from endling.games.doomlings.vocabulary import (
    WHOLE_HAND,
    Ability,
    Age,
    AllColors,
    Catastrophe,
    Color,
    Dig,
    Discard,
    DiscardLowest,
    DiscardTheirs,
    DiscardTrait,
    Law,
    LawKind,
    PerOfSet,
    SkipStabilizing,
    Those,
    Trait,
    Who,
)

RED, BLUE, GREEN, PURPLE, NONE = Color
_NAME = "mythlings"

MYTHLINGS = SetOfCards(
    _NAME,
    traits=(
        Trait("Ancient", RED, 2, action=(Dig(10),)),
        Trait("Destined", NONE, 4),
        Trait("Diaphanous Wings", BLUE, -1),
        Trait("Dragon Heart", RED, 1, score=AllColors(4)),
        Trait("Effigial", NONE, -3, abilities=(Ability.EFFIGY,)),
        Trait("Elven Ears", GREEN, -1, score=PerOfSet(1, _NAME)),
        Trait(
            "Fey", GREEN, 1, gene_pool=1, gene_pool_for_all=True, abilities=(Ability.UNEXPECTED,)
        ),
        Trait("Gelatinous", RED, 2, abilities=(Ability.RECOIL,)),
        Trait("Icy", BLUE, 3),
        Trait(
            "Legendary", BLUE, 8, dominant=True, on_play=(Discard(WHOLE_HAND), SkipStabilizing())
        ),
        Trait("Mighty", RED, 2, action=(DiscardTheirs(Those(face=2)),)),
        Trait("Necromantic", PURPLE, 1, abilities=(Ability.RAISE,)),
        Trait("Orcish Tusks", GREEN, 2, abilities=(Ability.CHALLENGE,)),
        Trait("Rainbow Horn", NONE, 2, abilities=(Ability.RAINBOW,)),
        Trait("Righteous", BLUE, 1, abilities=(Ability.OPPOSE,)),
        Trait("Witchy", PURPLE, 2, abilities=(Ability.RISE,)),
        Trait("Zombified", PURPLE, -2, abilities=(Ability.HAUNT,)),
    ),
    ages=(Age("Ozmorian Winds", law=Law(LawKind.PASS_LEFT)),),
    catastrophes=(
        Catastrophe(
            "Eyes Open From Behind the Stars",
            -1,
            reveal=(DiscardLowest(),),
            worlds_end=(DiscardTrait(Those(highest=True), Who.EVERYONE),),
        ),
    ),
)
