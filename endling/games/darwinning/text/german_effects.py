"""What traits do, in German, said to whoever has them."""

from __future__ import annotations

from endling.games.darwinning import vocabulary as v
from endling.games.darwinning.text.german_names import TRAITS
from endling.games.text.grammar import GERMAN, Noun
from endling.games.text.phrases import Phrases

EFFECTS = Phrases()
SPACE = Noun("Feld", "Felder", "n")
BITE = Noun("Beißmarker", "Beißmarker", "m")
_OF_BITES = "Beißmarkern"


@EFFECTS.of(v.Food)
def _(e: v.Food, trait: v.Trait) -> str:
    return f"{GERMAN.signed(e.amount)} Nahrung in jeder Überlebensphase"


@EFFECTS.of(v.ReachUp)
def _(e: v.ReachUp, trait: v.Trait) -> str:
    if e.spaces == 1:
        return "du darfst auch die Art 1 Feld über dir fressen"
    return f"du darfst auch Arten bis zu {GERMAN.counted(e.spaces, SPACE)} über dir fressen"


@EFFECTS.of(v.BorrowEnvironment)
def _(e: v.BorrowEnvironment, trait: v.Trait) -> str:
    return (
        "in jeder Überlebensphase darfst du eine ausliegende Umgebung nutzen, die eine andere Art "
        "hat und dir fehlt: Sie ernährt dich wie ihren Besitzer"
    )


@EFFECTS.of(v.BiteLimit)
def _(e: v.BiteLimit, trait: v.Trait) -> str:
    return f"durch Bisse verlierst du erst ab {e.markers} {_OF_BITES} Population"


@EFFECTS.of(v.Inedible)
def _(e: v.Inedible, trait: v.Trait) -> str:
    return f"nur Arten mit dem Merkmal {TRAITS[e.unless]} können dich fressen"


@EFFECTS.of(v.InedibleFromAbove)
def _(e: v.InedibleFromAbove, trait: v.Trait) -> str:
    return f"Arten über dir können dich nicht fressen, außer mit dem Merkmal {TRAITS[e.unless]}"


@EFFECTS.of(v.InedibleByNeighbors)
def _(e: v.InedibleByNeighbors, trait: v.Trait) -> str:
    return (
        "Arten neben dir in der Nahrungskette können dich nicht fressen, außer mit dem Merkmal "
        f"{TRAITS[e.unless]}"
    )


@EFFECTS.of(v.BitesBack)
def _(e: v.BitesBack, trait: v.Trait) -> str:
    markers = GERMAN.counted(e.markers, BITE)
    return f"wer dich frisst, bekommt {markers}, außer mit dem Merkmal {TRAITS[e.unless]}"


@EFFECTS.of(v.Ignores)
def _(e: v.Ignores, trait: v.Trait) -> str:
    return f"das Merkmal {TRAITS[e.trait]} anderer Arten hat auf dich keine Wirkung"


@EFFECTS.of(v.StealTrait)
def _(e: v.StealTrait, trait: v.Trait) -> str:
    own = TRAITS[trait]
    return (
        "einmal, wenn du dieses Merkmal legst oder später, wenn du Karten ausspielst: Nimm eine "
        f"unbedeckte Merkmalkarte von einer anderen Tafel oder aus der Auslage und lege sie auf "
        f"{own}; kein Merkmal, das du hast, und keine {own}"
    )


@EFFECTS.of(v.DrawTrait)
def _(e: v.DrawTrait, trait: v.Trait) -> str:
    return (
        "nach jeder Überlebensphase ziehst du eine Karte und musst sie als Merkmal auf einen "
        "beliebigen Platz legen; ein Joker wird abgeworfen, und ebenso ein Merkmal, das du hast, "
        "außer du legst es auf sich selbst"
    )
