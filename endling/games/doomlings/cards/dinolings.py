"""Dinolings: 16 traits, an age and a catastrophe."""

from __future__ import annotations

from endling.games.doomlings.cards.sets import SetOfCards
from endling.games.doomlings.vocabulary import (
    PER_DOMINANT,
    ActFromHand,
    Age,
    Catastrophe,
    Color,
    Cost,
    DealDiscards,
    Discard,
    DiscardedDominants,
    DiscardedNegatives,
    DiscardedOfSet,
    Draw,
    MayDiscardTrait,
    PlayAnother,
    PlayPlainDiscarded,
    PlayTop,
    PointsPerFace,
    SacrificeSelf,
    StealTrait,
    Those,
    Trait,
    Who,
    fixed,
)

RED, BLUE, GREEN, PURPLE, NONE = Color
_NAME = "dinolings"
_WITHOUT_ACTION = PlayAnother(action=False)

DINOLINGS = SetOfCards(
    _NAME,
    traits=(
        Trait("Bony Plates", GREEN, 2, action=(Draw(fixed(3)), SacrificeSelf())),
        Trait("Carnosaur Jaw", RED, 9, dominant=True, cost=Cost(Those(color=RED), n=2)),
        Trait("Ceratopsian Horns", GREEN, 4),
        Trait("Cranial Crest", NONE, 1, score=DiscardedNegatives(every=3)),
        Trait("Dermal Armor", NONE, 2, action=(MayDiscardTrait(),)),
        Trait("Egg Predation", PURPLE, 1, action=(StealTrait(Those(of_set=_NAME)),)),
        Trait("Elongated Neck", BLUE, 1, action=(ActFromHand(),)),
        Trait("Fronds", GREEN, 0, gene_pool=2, cost=Cost(Those())),
        Trait("Protofeathers", PURPLE, -2, action=(_WITHOUT_ACTION, _WITHOUT_ACTION)),
        Trait("Pterosaur Wings", BLUE, 1, action=(PlayPlainDiscarded(),)),
        Trait("Pycnofibers", NONE, 1, action=(PlayTop(),)),
        Trait("Serrated Teeth", RED, -1, score=DiscardedDominants(1)),
        Trait("Talons", PURPLE, 2),
        Trait("Terror Beak", BLUE, 3, cost=Cost(Those(color=GREEN), hand=True)),
        Trait("Thagomizer", GREEN, 1, action=(Discard(fixed(2), Who.EVERYONE),)),
        Trait("Tiny Arms", RED, -1, score=DiscardedOfSet(1, _NAME)),
    ),
    ages=(Age("Badlands", reveal=(Discard(fixed(1), Who.EVERYONE), DealDiscards())),),
    catastrophes=(
        Catastrophe(
            "Impact Event",
            -1,
            reveal=(Discard(PER_DOMINANT, Who.EVERYONE),),
            points=PointsPerFace(-1, at_least=3),
        ),
    ),
)
