"""Techlings: 16 traits, ten of them attachments, an age and a catastrophe."""

from __future__ import annotations

from endling.games.doomlings.cards.sets import SetOfCards
from endling.games.doomlings.vocabulary import (
    Ability,
    ActOfHost,
    Age,
    Attach,
    Catastrophe,
    Color,
    DiscardCommonest,
    Draw,
    HostFace,
    InfectLeft,
    LargestGenePool,
    Law,
    LawKind,
    Leaving,
    LookAndTake,
    PeekAge,
    PerEffectless,
    PerHostColor,
    PerOwnOfSet,
    StealTrait,
    Those,
    Trait,
    Who,
    fixed,
)

RED, BLUE, GREEN, PURPLE, NONE = Color
_NAME = "techlings"

TECHLINGS = SetOfCards(
    _NAME,
    traits=(
        Trait("Binary", NONE, 0, action=(StealTrait(Those(at_least=0, at_most=1), action=True),)),
        Trait("Bionic Arm", RED, -1, score=PerOwnOfSet(1, _NAME, as_host=2)),
        Trait("Bone Reinforcement", RED, 1, on_play=(Attach(holds=(Leaving.TAKEN,)),)),
        Trait("Cybernetic", BLUE, 1, on_play=(Attach(unlike=BLUE, color=BLUE),)),
        Trait("Electromagnetic", PURPLE, 1, on_play=(Attach(anywhere=True), ActOfHost())),
        Trait("GMO", NONE, -1, on_play=(Attach(),), score=PerHostColor(1)),
        Trait("Grey Hat", NONE, -1, action=(LookAndTake(None),)),
        Trait("Hyper-Myelination", PURPLE, None, score=LargestGenePool()),
        Trait("Lyonization", GREEN, 1, on_play=(Attach(anywhere=True, silences=True),)),
        Trait("Mecha", BLUE, 0, on_play=(Attach(effectless=True),), score=PerEffectless(1)),
        Trait("Nano", GREEN, None, on_play=(Attach(anywhere=True),), score=HostFace()),
        Trait("Neural Link", BLUE, 2, action=(PeekAge(2),)),
        Trait("Phreakish Eyes", RED, 2, action=(Draw(fixed(3)), Draw(fixed(1), Who.OPPONENTS))),
        Trait(
            "Ruggedized",
            NONE,
            4,
            dominant=True,
            on_play=(Attach(holds=tuple(Leaving), roams=True),),
        ),
        Trait(
            "Subdermal Plating",
            PURPLE,
            -1,
            on_play=(Attach(anywhere=True, holds=(Leaving.DISCARDED,)),),
            abilities=(Ability.UNEXPECTED,),
        ),
        Trait("Transgenic Modification", GREEN, 1, on_play=(Attach(unlike=GREEN, color=GREEN),)),
    ),
    ages=(Age("Age of Metadata", law=Law(LawKind.OPEN_HANDS)),),
    catastrophes=(
        Catastrophe(
            "Bioengineered Plague",
            -1,
            reveal=(InfectLeft(),),
            worlds_end=(DiscardCommonest(),),
        ),
    ),
)
