"""What catastrophes do to points, in German."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.text import german_grammar as grammar
from endling.games.doomlings.text.german_grammar import COLORS
from endling.games.doomlings.text.german_instructions import PHRASES
from endling.games.doomlings.text.parts import Part, Spot

_of = PHRASES.of


@_of(Part.NO_PROTECTION)
def _no_protection(part: Part, spot: Spot) -> str:
    return "gegen diese Katastrophe hilft kein Schutz"


def _get(number: int) -> str:
    verb = "erhalten" if number >= 0 else "verlieren"
    return f"{verb} {grammar.points(abs(number))}"


@_of(v.PointsPerTrait)
def _points_per_trait(rule: v.PointsPerTrait, spot: Spot) -> str:
    trait = f"{COLORS[rule.color]}e Merkmal"
    return f"alle|{_get(rule.points)} für jedes {trait} in ihrer eigenen Auslage"


@_of(v.PointsPerMissingColor)
def _points_per_missing_color(rule: v.PointsPerMissingColor, spot: Spot) -> str:
    return f"alle|{_get(rule.points)} für jede der vier Farben, die in ihrer eigenen Auslage fehlt"


@_of(v.PointsForMostTraits)
def _points_for_most_traits(rule: v.PointsForMostTraits, spot: Spot) -> str:
    return f"alle, die allein oder gleichauf die meisten Merkmale haben,|{_get(rule.points)}"


@_of(v.PointsForFewestTraits)
def _points_for_fewest_traits(rule: v.PointsForFewestTraits, spot: Spot) -> str:
    return f"alle, die allein oder gleichauf die wenigsten Merkmale haben,|{_get(rule.points)}"


@_of(v.ColorlessWorth)
def _colorless_worth(rule: v.ColorlessWorth, spot: Spot) -> str:
    return (
        "jedes farblose Merkmal, das nicht dominant ist,|ist genau "
        f"{grammar.points(rule.points)} wert, egal was sein Grundwert und seine Wertung sagen. Für "
        "andere Karten gilt sein Grundwert weiterhin, und die Genpools bleiben, wie sie sind"
    )


@_of(v.PointsPerFace)
def _points_per_face(rule: v.PointsPerFace, spot: Spot) -> str:
    which = f"Merkmal mit Grundwert {rule.at_least} oder mehr in ihrer eigenen Auslage"
    return f"alle|{_get(rule.points)} für jedes {which}, auch für dominante"
