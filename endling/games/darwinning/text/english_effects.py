"""What traits do, in English, said to whoever has them."""

from __future__ import annotations

from endling.games.darwinning import vocabulary as v
from endling.games.darwinning.text.english_names import TRAITS
from endling.games.text.grammar import ENGLISH, Noun
from endling.games.text.phrases import Phrases

EFFECTS = Phrases()
SPACE = Noun("space", "spaces")
BITE = Noun("bite marker", "bite markers")


@EFFECTS.of(v.Food)
def _(e: v.Food, trait: v.Trait) -> str:
    return f"{ENGLISH.signed(e.amount)} food in every survival"


@EFFECTS.of(v.ReachUp)
def _(e: v.ReachUp, trait: v.Trait) -> str:
    if e.spaces == 1:
        return "you may also eat the species 1 space above you"
    return f"you may also eat species up to {ENGLISH.counted(e.spaces, SPACE)} above you"


@EFFECTS.of(v.BorrowEnvironment)
def _(e: v.BorrowEnvironment, trait: v.Trait) -> str:
    return (
        "in every survival you may use one environment on the table that another species has and "
        "you lack: it feeds you as it feeds its owner"
    )


@EFFECTS.of(v.BiteLimit)
def _(e: v.BiteLimit, trait: v.Trait) -> str:
    return f"you lose population to bites only with {e.markers} or more {BITE.many}"


@EFFECTS.of(v.Inedible)
def _(e: v.Inedible, trait: v.Trait) -> str:
    return f"only species with {TRAITS[e.unless]} can eat you"


@EFFECTS.of(v.InedibleFromAbove)
def _(e: v.InedibleFromAbove, trait: v.Trait) -> str:
    return f"species above you cannot eat you, unless they have {TRAITS[e.unless]}"


@EFFECTS.of(v.InedibleByNeighbors)
def _(e: v.InedibleByNeighbors, trait: v.Trait) -> str:
    return (
        f"species next to you on the food chain cannot eat you, unless they have {TRAITS[e.unless]}"
    )


@EFFECTS.of(v.BitesBack)
def _(e: v.BitesBack, trait: v.Trait) -> str:
    markers = ENGLISH.counted(e.markers, BITE)
    return f"whoever eats you gets {markers}, unless they have {TRAITS[e.unless]}"


@EFFECTS.of(v.Ignores)
def _(e: v.Ignores, trait: v.Trait) -> str:
    return f"the {TRAITS[e.trait]} trait of other species has no effect on you"


@EFFECTS.of(v.StealTrait)
def _(e: v.StealTrait, trait: v.Trait) -> str:
    own = TRAITS[trait]
    return (
        "once, when you lay this or later on your turn to play: take an uncovered trait card from "
        f"another board or from the display and lay it on {own}; no trait that you have, and no "
        f"{own}"
    )


@EFFECTS.of(v.DrawTrait)
def _(e: v.DrawTrait, trait: v.Trait) -> str:
    return (
        "after every survival you draw a card and have to lay it as a trait on any space; a joker "
        "is discarded, and so is a trait that you have, unless you lay it on itself"
    )
