"""The 15 catastrophes of the classic set."""

from __future__ import annotations

from endling.games.doomlings.vocabulary import (
    HALF,
    PER_COLOR,
    WHOLE_HAND,
    Catastrophe,
    Color,
    ColorlessWorth,
    Discard,
    DiscardTrait,
    Draw,
    DrawPoints,
    PassCards,
    PassHands,
    Pick,
    PointsForFewestTraits,
    PointsForMostTraits,
    PointsPerMissingColor,
    PointsPerTrait,
    Program,
    Stabilize,
    Those,
    Who,
    all_but,
    fixed,
    per_trait,
)

RED, BLUE, GREEN, PURPLE, NONE = Color


def _all_discard_per(color: Color) -> Program:
    return (Discard(per_trait(color), Who.EVERYONE),)


def _all_lose_one(color: Color) -> Program:
    return (DiscardTrait(Those(color=color), Who.EVERYONE),)


CATASTROPHES = (
    Catastrophe(
        "AI Takeover",
        -1,
        reveal=(Discard(all_but(1), Who.EVERYONE),),
        points=ColorlessWorth(2),
    ),
    Catastrophe(
        "Deus Ex Machina",
        0,
        reveal=(Stabilize(Who.EVERYONE),),
        worlds_end=(DrawPoints(at_most=5),),
    ),
    Catastrophe(
        "Glacial Meltdown",
        -1,
        reveal=(Discard(fixed(2), Who.EVERYONE, Pick.RANDOM),),
        worlds_end=_all_lose_one(BLUE),
    ),
    Catastrophe(
        "Grey Goo",
        0,
        reveal=(Discard(WHOLE_HAND, Who.EVERYONE), Stabilize(Who.EVERYONE)),
        points=PointsForMostTraits(-5),
    ),
    Catastrophe("Ice Age", -1, reveal=_all_discard_per(RED), points=PointsPerTrait(-1, RED)),
    Catastrophe(
        "Mass Extinction", -1, reveal=_all_discard_per(NONE), worlds_end=_all_lose_one(GREEN)
    ),
    Catastrophe("Mega Tsunami", -1, reveal=(PassHands(),), worlds_end=_all_lose_one(RED)),
    Catastrophe(
        "Nuclear Winter",
        -1,
        reveal=(Stabilize(Who.EVERYONE), Discard(fixed(1), Who.EVERYONE)),
        worlds_end=_all_lose_one(NONE),
    ),
    Catastrophe(
        "Overpopulation",
        1,
        reveal=(Draw(PER_COLOR, Who.EVERYONE),),
        points=PointsForFewestTraits(4),
    ),
    Catastrophe(
        "Pulse Event", -1, reveal=_all_discard_per(PURPLE), worlds_end=_all_lose_one(PURPLE)
    ),
    Catastrophe("Retrovirus", -1, reveal=_all_discard_per(GREEN), points=PointsPerTrait(-1, GREEN)),
    Catastrophe(
        "Solar Flare",
        -1,
        reveal=(Discard(HALF, Who.EVERYONE),),
        points=PointsPerTrait(-1, PURPLE),
    ),
    Catastrophe(
        "Super Volcano", -1, reveal=_all_discard_per(BLUE), points=PointsPerTrait(-1, BLUE)
    ),
    Catastrophe("The Big One", -1, reveal=(PassCards(),), points=PointsPerMissingColor(-2)),
    Catastrophe(
        "The Four Horsemen",
        -1,
        reveal=(DiscardTrait(who=Who.EVERYONE),),
        worlds_end=(DiscardTrait(Those(at_least=4), Who.EVERYONE),),
        undeniable=True,
    ),
)
