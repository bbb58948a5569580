"""Words for answers: those that every game has, then the game's own."""

from __future__ import annotations

from endling.kernel.actions import OWN_WORDS as FIRST
from endling.kernel.numbering import Numbered

_OWN = Numbered[str](first=FIRST)
TAKE_BACK = _OWN.declare("take_back")
MUTATE = _OWN.declare("mutate")
FOOD_CHAIN = _OWN.declare("food_chain")
POPULATION = _OWN.declare("population")
ENVIRONMENT = _OWN.declare("environment")
TRAIT = _OWN.declare("trait")
OWN_WORDS = _OWN.all
WORDS = ("no", "done", *OWN_WORDS)
