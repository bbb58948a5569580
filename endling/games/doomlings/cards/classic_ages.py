"""The 25 ages of the classic set, and the card that opens the game."""

from __future__ import annotations

from endling.games.doomlings.vocabulary import (
    Age,
    Birth,
    Color,
    Discard,
    Draw,
    ForcePlay,
    Law,
    LawKind,
    Pick,
    ShedDominants,
    Sift,
    StealCards,
    Who,
    fixed,
)

_ALL_DISCARD_ONE_AT_RANDOM = Discard(fixed(1), Who.EVERYONE, Pick.RANDOM)

BIRTH = Birth("The Birth of Life")

AGES = (
    Age("Age of Dracula", reveal=(_ALL_DISCARD_ONE_AT_RANDOM, StealCards(1, "Vampirism"))),
    Age("Age of Nietzsche", law=Law(LawKind.MAY_REDRAW, 3)),
    Age("Age of Peace", law=Law(LawKind.NO_ACTIONS)),
    Age("Age of Reason", reveal=(Sift(draw=3, keep=1),)),
    Age("Age of Wonder", law=Law(LawKind.STABILIZE_TO, 4)),
    Age("Alien Terraform", reveal=(ShedDominants(),)),
    Age("Arid Lands", law=Law(LawKind.BAN_COLOR, Color.BLUE)),
    Age("Awakening", law=Law(LawKind.PEEK)),
    Age("Birth of a Hero", reveal=(ForcePlay("Heroic"),)),
    Age("Coastal Formations", law=Law(LawKind.DRAW_AFTER_STABILIZING, 1)),
    Age("Comet Showers", reveal=(_ALL_DISCARD_ONE_AT_RANDOM,)),
    Age("Eclipse", law=Law(LawKind.BAN_COLOR, Color.RED)),
    Age("Enlightenment", law=Law(LawKind.MAY_DISCARD_BEFORE_STABILIZING, 2)),
    Age("Flourish", reveal=(Draw(fixed(2), Who.EVERYONE),)),
    Age("Galactic Drift", law=Law(LawKind.EXTRA_COLORLESS)),
    Age("Glacial Drift", law=Law(LawKind.BAN_FACE_ABOVE, 3)),
    Age("High Tides", law=Law(LawKind.EXTRA_EFFECTLESS)),
    Age("Lunar Retreat", law=Law(LawKind.BAN_COLOR, Color.PURPLE)),
    Age("Natural Harmony", law=Law(LawKind.NO_REPEATED_COLOR)),
    Age(
        "Northern Winds",
        reveal=(Draw(fixed(1), Who.EVERYONE), Discard(fixed(1), Who.EVERYONE)),
    ),
    Age("Prosperity", law=Law(LawKind.MAY_SKIP_STABILIZING)),
    Age("Reforestation", law=Law(LawKind.PROTECT_TRAITS)),
    Age("Tectonic Shift", law=Law(LawKind.BAN_COLOR, Color.GREEN)),
    Age("The Messiah", law=Law(LawKind.REVERSED)),
    Age("Tropical Lands", law=Law(LawKind.BAN_COLOR, Color.NONE)),
)
