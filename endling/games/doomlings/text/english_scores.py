"""What traits score, in English."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.text import english_grammar as grammar
from endling.games.doomlings.text.english_grammar import COLORS, bonus, gets
from endling.games.doomlings.text.english_instructions import PHRASES
from endling.games.doomlings.text.itself import counts_itself
from endling.games.doomlings.text.parts import Spot
from endling.games.text.phrases import MissingPhraseError

_of = PHRASES.of


def _trait(spot: Spot) -> v.Trait:
    if not isinstance(spot.card, v.Trait):
        raise MissingPhraseError(f"{spot.card.name} is not a trait and has no score")
    return spot.card


def _per(points: int, what: str, spot: Spot) -> str:
    """Points per thing: the whole value of a compass star, a bonus on other traits."""
    if _trait(spot).face is None:
        return f"worth {grammar.points(points)} per {what}"
    return f"{bonus(points)} per {what}"


def _counting(score: v.Score, spot: Spot, words: str = ", counting this one") -> str:
    return words if counts_itself(score, _trait(spot)) else ""


@_of(v.GenePool)
def _score_gene_pool(score: v.GenePool, spot: Spot) -> str:
    worth = "worth" if _trait(spot).face is None else "plus"
    return f"{worth} your gene pool in points"


@_of(v.HandSize)
def _score_hand_size(score: v.HandSize, spot: Spot) -> str:
    return _per(1, "card left in your hand", spot)


@_of(v.HandWithEffect)
def _score_hand_with_effect(score: v.HandWithEffect, spot: Spot) -> str:
    return _per(1, "card left in your hand that has any text", spot)


@_of(v.HandDominants)
def _score_hand_dominants(score: v.HandDominants, spot: Spot) -> str:
    return _per(score.points, "dominant left in your hand", spot)


@_of(v.HandColors)
def _score_hand_colors(score: v.HandColors, spot: Spot) -> str:
    return _per(1, "different color left in your hand (colorless is not a color)", spot)


@_of(v.PileColors)
def _score_pile_colors(score: v.PileColors, spot: Spot) -> str:
    itself = _counting(score, spot, ", counting that of this one")
    return _per(1, f"different color in your pile{itself} (colorless is not a color)", spot)


@_of(v.PerTraitOfColor)
def _score_per_trait_of_color(score: v.PerTraitOfColor, spot: Spot) -> str:
    what = f"{COLORS[score.color]} trait in your pile{_counting(score, spot)}"
    return _per(score.points, what, spot)


@_of(v.PerTrait)
def _score_per_trait(score: v.PerTrait, spot: Spot) -> str:
    return _per(score.points, f"trait in your pile{_counting(score, spot)} and all dominants", spot)


@_of(v.PerFaceValue)
def _score_per_face_value(score: v.PerFaceValue, spot: Spot) -> str:
    what = f"trait in your pile with a face value of {score.face}{_counting(score, spot)}"
    return _per(score.points, what, spot)


@_of(v.PerNegativeFace)
def _score_per_negative_face(score: v.PerNegativeFace, spot: Spot) -> str:
    what = f"trait in your pile with a face value below zero{_counting(score, spot)}"
    return _per(score.points, what, spot)


@_of(v.Kin)
def _score_kin(score: v.Kin, spot: Spot) -> str:
    where = "all piles together" if score.everywhere else "your pile"
    return _per(1, f"{spot.card.name} in {where}{_counting(score, spot)}", spot)


@_of(v.ColorPairs)
def _score_color_pairs(score: v.ColorPairs, spot: Spot) -> str:
    itself = _counting(score, spot, "this card counts, ")
    what = f"full pair of traits of one color in your pile; {itself}colorless traits do not"
    return _per(1, what, spot)


@_of(v.OpponentPairs)
def _score_opponent_pairs(score: v.OpponentPairs, spot: Spot) -> str:
    what = f"full pair of {COLORS[score.color]} traits in an opponent's pile"
    return f"{_per(1, what, spot)}; pairs are counted for each opponent separately"


@_of(v.FewestColor)
def _score_fewest_color(score: v.FewestColor, spot: Spot) -> str:
    itself = _counting(score, spot, "this card counts, ")
    what = (
        "trait of the color that is rarest in your pile (of only one color if several are equally "
        f"rare); {itself}colorless traits do not"
    )
    return f"{_per(score.points, what, spot)}. It takes at least two colors in your pile"


@_of(v.MostTraits)
def _score_most_traits(score: v.MostTraits, spot: Spot) -> str:
    points = bonus(score.points)
    return (
        f"{points} if every opponent has fewer traits in their pile than you; a tie gives nothing"
    )


@_of(v.PerChosenColor)
def _score_per_chosen_color(score: v.PerChosenColor, spot: Spot) -> str:
    itself = _counting(score, spot, ", counting this one if it fits")
    return _per(score.points, f"trait of the chosen color in your pile{itself}", spot)


@_of(v.OpponentsPerChosenColor)
def _score_opponents(score: v.OpponentsPerChosenColor, spot: Spot) -> str:
    what = "trait of the chosen color in that opponent's own pile"
    return f"each opponent {gets(score.points)} per {what}"


@_of(v.DiscardedNegatives)
def _score_discarded_negatives(score: v.DiscardedNegatives, spot: Spot) -> str:
    cards = grammar.cards(score.every)
    return _per(1, f"{cards} with a face value below zero in the discard pile, rounded down", spot)


@_of(v.DiscardedDominants)
def _score_discarded_dominants(score: v.DiscardedDominants, spot: Spot) -> str:
    return _per(score.points, "dominant in the discard pile", spot)


@_of(v.DiscardedOfSet)
def _score_discarded_of_set(score: v.DiscardedOfSet, spot: Spot) -> str:
    what = f"trait of the {grammar.SETS[score.of_set]} set in the discard pile"
    return _per(score.points, what, spot)


@_of(v.AllColors)
def _score_all_colors(score: v.AllColors, spot: Spot) -> str:
    return f"{bonus(score.points)} if all four colors lie in your pile"


@_of(v.PerOfSet)
def _score_per_of_set(score: v.PerOfSet, spot: Spot) -> str:
    title = grammar.SETS[score.of_set]
    return _per(score.points, f"trait of the {title} set in all piles together", spot)


@_of(v.PerOwnOfSet)
def _score_per_own_of_set(score: v.PerOwnOfSet, spot: Spot) -> str:
    what = f"trait of the {grammar.SETS[score.of_set]} set in your pile{_counting(score, spot)}"
    instead = f"{bonus(score.as_host)} each instead if a card is attached to this one"
    return f"{_per(score.points, what, spot)}; {instead}"


@_of(v.PerEffectless)
def _score_per_effectless(score: v.PerEffectless, spot: Spot) -> str:
    return _per(score.points, "trait without any text in your pile", spot)


@_of(v.PerHostColor)
def _score_per_host_color(score: v.PerHostColor, spot: Spot) -> str:
    what = (
        "trait in your pile that shares a color with the trait to which this card is attached, "
        "counting that trait"
    )
    return f"{_per(score.points, what, spot)}; a colorless one gives nothing"


@_of(v.HostFace)
def _score_host_face(score: v.HostFace, spot: Spot) -> str:
    worth = "worth" if _trait(spot).face is None else "plus"
    return f"{worth} the face value of the trait to which this card is attached"


@_of(v.LargestGenePool)
def _score_largest_gene_pool(score: v.LargestGenePool, spot: Spot) -> str:
    worth = "worth" if _trait(spot).face is None else "plus"
    return f"{worth} as many points as the largest of all gene pools"
