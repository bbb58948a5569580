"""What catastrophes do to points, in English."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.text import english_grammar as grammar
from endling.games.doomlings.text.english_grammar import COLORS, gets
from endling.games.doomlings.text.english_instructions import PHRASES
from endling.games.doomlings.text.parts import Part, Spot

_of = PHRASES.of


@_of(Part.NO_PROTECTION)
def _no_protection(part: Part, spot: Spot) -> str:
    return "no protection helps against this catastrophe"


@_of(v.PointsPerTrait)
def _points_per_trait(rule: v.PointsPerTrait, spot: Spot) -> str:
    return f"everyone {gets(rule.points)} per {COLORS[rule.color]} trait in their own pile"


@_of(v.PointsPerMissingColor)
def _points_per_missing_color(rule: v.PointsPerMissingColor, spot: Spot) -> str:
    return f"everyone {gets(rule.points)} per color, out of the four, that their own pile lacks"


@_of(v.PointsForMostTraits)
def _points_for_most_traits(rule: v.PointsForMostTraits, spot: Spot) -> str:
    return f"everyone who has the most traits, alone or tied, {gets(rule.points)}"


@_of(v.PointsForFewestTraits)
def _points_for_fewest_traits(rule: v.PointsForFewestTraits, spot: Spot) -> str:
    return f"everyone who has the fewest traits, alone or tied, {gets(rule.points)}"


@_of(v.ColorlessWorth)
def _colorless_worth(rule: v.ColorlessWorth, spot: Spot) -> str:
    points = grammar.points(rule.points)
    return (
        f"each colorless trait that is not dominant is worth exactly {points}, whatever its face "
        "value and its score say. For other cards its face value still holds, and gene pools stay "
        "as they are"
    )


@_of(v.PointsPerFace)
def _points_per_face(rule: v.PointsPerFace, spot: Spot) -> str:
    which = f"trait with a face value of {rule.at_least} or more in their own pile"
    return f"everyone {gets(rule.points)} per {which}, dominants included"
