"""What traits score, in German."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.text import german_grammar as grammar
from endling.games.doomlings.text.german_grammar import COLORS, bonus
from endling.games.doomlings.text.german_instructions import PHRASES
from endling.games.doomlings.text.itself import counts_itself
from endling.games.doomlings.text.parts import Spot
from endling.games.text.phrases import MissingPhraseError

_of = PHRASES.of


def _trait(spot: Spot) -> v.Trait:
    if not isinstance(spot.card, v.Trait):
        raise MissingPhraseError(f"{spot.card.name} is not a trait and has no score")
    return spot.card


def _per(number: int, what: str, spot: Spot) -> str:
    """Points per thing: the whole value of a compass star, a bonus on other traits."""
    if _trait(spot).face is None:
        return f"zählt {grammar.points(number)} für {what}"
    return f"{bonus(number)} für {what}"


def _counting(score: v.Score, spot: Spot, words: str = ", auch dieses") -> str:
    return words if counts_itself(score, _trait(spot)) else ""


@_of(v.GenePool)
def _score_gene_pool(score: v.GenePool, spot: Spot) -> str:
    counts = "zählt" if _trait(spot).face is None else "dazu"
    return f"{counts} so viele Punkte, wie dein Genpool anzeigt"


@_of(v.HandSize)
def _score_hand_size(score: v.HandSize, spot: Spot) -> str:
    return _per(1, "jede Karte, die du noch auf der Hand hast", spot)


@_of(v.HandWithEffect)
def _score_hand_with_effect(score: v.HandWithEffect, spot: Spot) -> str:
    return _per(1, "jede Karte mit Text, die du noch auf der Hand hast", spot)


@_of(v.HandDominants)
def _score_hand_dominants(score: v.HandDominants, spot: Spot) -> str:
    what = "jedes dominante Merkmal, das du noch auf der Hand hast"
    return _per(score.points, what, spot)


@_of(v.HandColors)
def _score_hand_colors(score: v.HandColors, spot: Spot) -> str:
    return _per(1, "jede Farbe, die du noch auf der Hand hast (farblos ist keine Farbe)", spot)


@_of(v.PileColors)
def _score_pile_colors(score: v.PileColors, spot: Spot) -> str:
    itself = _counting(score, spot, ", auch die dieser Karte")
    return _per(1, f"jede Farbe in deiner Auslage{itself} (farblos ist keine Farbe)", spot)


@_of(v.PerTraitOfColor)
def _score_per_trait_of_color(score: v.PerTraitOfColor, spot: Spot) -> str:
    what = f"jedes {COLORS[score.color]}e Merkmal in deiner Auslage{_counting(score, spot)}"
    return _per(score.points, what, spot)


@_of(v.PerTrait)
def _score_per_trait(score: v.PerTrait, spot: Spot) -> str:
    what = f"jedes Merkmal in deiner Auslage{_counting(score, spot)} und alle dominanten"
    return _per(score.points, what, spot)


@_of(v.PerFaceValue)
def _score_per_face_value(score: v.PerFaceValue, spot: Spot) -> str:
    what = f"jedes Merkmal mit Grundwert {score.face} in deiner Auslage{_counting(score, spot)}"
    return _per(score.points, what, spot)


@_of(v.PerNegativeFace)
def _score_per_negative_face(score: v.PerNegativeFace, spot: Spot) -> str:
    itself = _counting(score, spot)
    what = f"jedes Merkmal mit einem Grundwert unter null in deiner Auslage{itself}"
    return _per(score.points, what, spot)


@_of(v.Kin)
def _score_kin(score: v.Kin, spot: Spot) -> str:
    where = "allen Auslagen zusammen" if score.everywhere else "deiner Auslage"
    itself = _counting(score, spot, ", auch diese")
    return _per(1, f"jede Karte {spot.card.name} in {where}{itself}", spot)


@_of(v.ColorPairs)
def _score_color_pairs(score: v.ColorPairs, spot: Spot) -> str:
    itself = _counting(score, spot, "diese Karte zählt mit, ")
    what = (
        f"jedes volle Paar gleichfarbiger Merkmale in deiner Auslage; {itself}farblose Merkmale "
        "zählen nicht"
    )
    return _per(1, what, spot)


@_of(v.OpponentPairs)
def _score_opponent_pairs(score: v.OpponentPairs, spot: Spot) -> str:
    what = (
        f"jedes volle Paar {COLORS[score.color]}er Merkmale in der Auslage eines Gegners; "
        "gezählt wird bei jedem Gegner einzeln"
    )
    return _per(1, what, spot)


@_of(v.FewestColor)
def _score_fewest_color(score: v.FewestColor, spot: Spot) -> str:
    itself = _counting(score, spot, "diese Karte zählt mit, ")
    what = (
        "jedes Merkmal der Farbe, die in deiner Auslage am seltensten ist (bei Gleichstand nur "
        f"einer davon); {itself}farblose Merkmale zählen nicht. Dafür braucht deine Auslage "
        "mindestens zwei Farben"
    )
    return _per(score.points, what, spot)


@_of(v.MostTraits)
def _score_most_traits(score: v.MostTraits, spot: Spot) -> str:
    return (
        f"{bonus(score.points)}, wenn jeder Gegner weniger Merkmale in der Auslage hat als du; bei "
        "Gleichstand gibt es nichts"
    )


@_of(v.PerChosenColor)
def _score_per_chosen_color(score: v.PerChosenColor, spot: Spot) -> str:
    itself = _counting(score, spot, ", auch dieses, wenn es passt")
    return _per(score.points, f"jedes Merkmal der gewählten Farbe in deiner Auslage{itself}", spot)


@_of(v.OpponentsPerChosenColor)
def _score_opponents(score: v.OpponentsPerChosenColor, spot: Spot) -> str:
    verb = "erhält" if score.points >= 0 else "verliert"
    what = "jedes Merkmal der gewählten Farbe in der eigenen Auslage"
    return f"jeder Gegner|{verb} {grammar.points(abs(score.points))} für {what}"


@_of(v.DiscardedNegatives)
def _score_discarded_negatives(score: v.DiscardedNegatives, spot: Spot) -> str:
    cards = grammar.cards(score.every)
    what = f"je {cards} mit einem Grundwert unter null im Ablagestapel, abgerundet"
    return _per(1, what, spot)


@_of(v.DiscardedDominants)
def _score_discarded_dominants(score: v.DiscardedDominants, spot: Spot) -> str:
    return _per(score.points, "jedes dominante Merkmal im Ablagestapel", spot)


@_of(v.DiscardedOfSet)
def _score_discarded_of_set(score: v.DiscardedOfSet, spot: Spot) -> str:
    what = f"jedes Merkmal des Sets {grammar.SETS[score.of_set]} im Ablagestapel"
    return _per(score.points, what, spot)


@_of(v.AllColors)
def _score_all_colors(score: v.AllColors, spot: Spot) -> str:
    return f"{bonus(score.points)}, wenn alle vier Farben in deiner Auslage liegen"


@_of(v.PerOfSet)
def _score_per_of_set(score: v.PerOfSet, spot: Spot) -> str:
    title = grammar.SETS[score.of_set]
    what = f"jedes Merkmal des Sets {title} in allen Auslagen zusammen"
    return _per(score.points, what, spot)


@_of(v.PerOwnOfSet)
def _score_per_own_of_set(score: v.PerOwnOfSet, spot: Spot) -> str:
    title = grammar.SETS[score.of_set]
    what = f"jedes Merkmal des Sets {title} in deiner Auslage{_counting(score, spot)}"
    instead = f"hängt eine Karte an dieser, stattdessen je {bonus(score.as_host)}"
    return f"{_per(score.points, what, spot)}; {instead}"


@_of(v.PerEffectless)
def _score_per_effectless(score: v.PerEffectless, spot: Spot) -> str:
    return _per(score.points, "jedes Merkmal ganz ohne Text in deiner Auslage", spot)


@_of(v.PerHostColor)
def _score_per_host_color(score: v.PerHostColor, spot: Spot) -> str:
    what = (
        "jedes Merkmal in deiner Auslage, das eine Farbe mit dem Merkmal gemeinsam hat, an dem "
        "diese Karte hängt, auch für jenes"
    )
    return f"{_per(score.points, what, spot)}; ein farbloses bringt nichts"


@_of(v.HostFace)
def _score_host_face(score: v.HostFace, spot: Spot) -> str:
    counts = "zählt" if _trait(spot).face is None else "dazu"
    return f"{counts} den Grundwert des Merkmals, an dem diese Karte hängt"


@_of(v.LargestGenePool)
def _score_largest_gene_pool(score: v.LargestGenePool, spot: Spot) -> str:
    counts = "zählt" if _trait(spot).face is None else "dazu"
    return f"{counts} so viele Punkte, wie der größte Genpool von allen anzeigt"
