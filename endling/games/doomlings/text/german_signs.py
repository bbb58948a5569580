"""The goals of signs, in German."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.text.german_grammar import COLORS, bonus
from endling.games.doomlings.text.german_instructions import PHRASES
from endling.games.doomlings.text.parts import Spot
from endling.games.text.phrases import look_up

_of = PHRASES.of


_TALLIED = {
    v.Tallied.DOMINANTS: ("dominantem Merkmal", "dominanten Merkmalen"),
    v.Tallied.EFFECTLESS: ("Merkmal ganz ohne Text", "Merkmalen ganz ohne Text"),
    v.Tallied.WITH_ACTION: ("Merkmal mit einer Aktion", "Merkmalen mit einer Aktion"),
    v.Tallied.TRAITS: ("Merkmal", "Merkmalen"),
}


def _so_many(step: v.Step) -> str:
    if step.most == v.NO_LIMIT:
        return f"{step.least} oder mehr"
    if step.most == step.least:
        return str(step.least)
    return f"{step.least} {'oder' if step.most == step.least + 1 else 'bis'} {step.most}"


@_of(v.Tally)
def _tally(goal: v.Tally, spot: Spot) -> str:
    good, best = bonus(goal.good.points), bonus(goal.best.points)
    if goal.what == v.Tallied.GENE_POOL:
        return (
            f"{good} mit einem Genpool von {_so_many(goal.good)}, {best} mit {_so_many(goal.best)}"
        )
    if goal.what <= v.Tallied.COLORLESS:
        color = COLORS[v.Color(int(goal.what))]
        one, several = f"{color}em Merkmal", f"{color}en Merkmalen"
    else:
        one, several = look_up(_TALLIED, goal.what)
    what = one if goal.good.most == 1 else several
    rest = "mit keinem" if goal.best.most == 0 else f"mit {_so_many(goal.best)}"
    return f"{good} mit {_so_many(goal.good)} {what} in deiner Auslage, {best} {rest}"


@_of(v.LowestScore)
def _lowest_score(goal: v.LowestScore, spot: Spot) -> str:
    return (
        f"{bonus(goal.alone)}, wenn du vor allen geheimen Zielen weniger Punkte hast als alle "
        f"anderen, {bonus(goal.tied)} bei Gleichstand um die wenigsten"
    )


@_of(v.FewestTraits)
def _fewest_traits(goal: v.FewestTraits, spot: Spot) -> str:
    return (
        f"{bonus(goal.alone)}, wenn du weniger Merkmale in der Auslage hast als jeder Gegner, "
        f"{bonus(goal.tied)} bei Gleichstand um die wenigsten"
    )


@_of(v.ColorSets)
def _color_sets(goal: v.ColorSets, spot: Spot) -> str:
    return (
        f"{bonus(goal.points)} für jeden vollständigen Satz der vier Farben in deiner Auslage; "
        "jedes Merkmal gehört nur zu einem Satz"
    )
