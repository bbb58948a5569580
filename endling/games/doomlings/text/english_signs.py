"""The goals of signs, in English."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.text.english_grammar import COLORS, bonus
from endling.games.doomlings.text.english_instructions import PHRASES
from endling.games.doomlings.text.parts import Spot
from endling.games.text.phrases import look_up

_of = PHRASES.of


_TALLIED = {
    v.Tallied.DOMINANTS: ("dominant", "dominants"),
    v.Tallied.EFFECTLESS: ("trait without any text", "traits without any text"),
    v.Tallied.WITH_ACTION: ("trait with an action", "traits with an action"),
    v.Tallied.TRAITS: ("trait", "traits"),
}


def _so_many(step: v.Step) -> str:
    if step.most == v.NO_LIMIT:
        return f"{step.least} or more"
    if step.most == step.least:
        return str(step.least)
    return f"{step.least} {'or' if step.most == step.least + 1 else 'to'} {step.most}"


@_of(v.Tally)
def _tally(goal: v.Tally, spot: Spot) -> str:
    good, best = bonus(goal.good.points), bonus(goal.best.points)
    if goal.what == v.Tallied.GENE_POOL:
        return (
            f"{good} with a gene pool of {_so_many(goal.good)}, {best} with {_so_many(goal.best)}"
        )
    if goal.what <= v.Tallied.COLORLESS:
        color = COLORS[v.Color(int(goal.what))]
        one, several = f"{color} trait", f"{color} traits"
    else:
        one, several = look_up(_TALLIED, goal.what)
    what = one if goal.good.most == 1 else several
    rest = "none" if goal.best.most == 0 else _so_many(goal.best)
    return f"{good} with {_so_many(goal.good)} {what} in your pile, {best} with {rest}"


@_of(v.LowestScore)
def _lowest_score(goal: v.LowestScore, spot: Spot) -> str:
    return (
        f"{bonus(goal.alone)} if your score before all secret goals is lower than everyone else's, "
        f"{bonus(goal.tied)} if you are tied for the lowest"
    )


@_of(v.FewestTraits)
def _fewest_traits(goal: v.FewestTraits, spot: Spot) -> str:
    return (
        f"{bonus(goal.alone)} if you have fewer traits in your pile than each opponent, "
        f"{bonus(goal.tied)} if you are tied for the fewest"
    )


@_of(v.ColorSets)
def _color_sets(goal: v.ColorSets, spot: Spot) -> str:
    return (
        f"{bonus(goal.points)} for each complete set of the four colors in your pile; each trait "
        "belongs to one set only"
    )
