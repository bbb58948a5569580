"""What can happen.

An event says who, which card, and where from and where to (places, see `places.py`); an event that
carries a number has it instead of the places. Nothing is noted that would tell how many cards
somebody holds: dealing is one event, and cards that are not kept are discarded by nobody in
particular.
"""

from __future__ import annotations

from endling.board.event_types import Carries, EventTypes, Role, Shown

EVENTS = EventTypes()
_event = EVENTS.declare

NOTHING = 0  # for moves that another event tells

# Setting up, and a new era.
SPECIES = _event("species")  # a seat has this species
DUMMY = _event("dummy", carries=Carries.NUMBER)  # the dummy enters the food chain on this space
ERA = _event("era", carries=Carries.NUMBER, shown=Shown.QUIET)  # its number
SHUFFLE = _event("shuffle")
ENVIRONMENT = _event("environment", role=Role.MET, shown=Shown.REVEAL)  # lies on the table now
DISPLAY = _event("display")  # a card of the display is revealed
DEAL = _event("deal_all", shown=Shown.QUIET)  # everybody, up to ten cards
LEADER = _event("leader", carries=Carries.NUMBER, shown=Shown.QUIET)  # who names this seat

# Tricks.
TURN = _event("turn", role=Role.TURN, shown=Shown.QUIET)  # to play to the trick
PLAY = _event("play", role=Role.PLAYED)
SUIT = _event("suit", carries=Carries.NUMBER, shown=Shown.QUIET)  # a joker is named as this suit
COMBINATION = _event("combination", carries=Carries.NUMBER, shown=Shown.QUIET)  # 64 x rank + sum
DECLARE = _event("declare", shown=Shown.QUIET)  # a card of the display joins a combination
WIN_TRICK = _event("win_trick", shown=Shown.SHAKE)
LAST_TRICK = _event("last_trick", shown=Shown.QUIET)
DISCARD = _event("discard")  # by a seat, or by nobody in particular
DUMMY_CLIMBS = _event("dummy_climbs", carries=Carries.NUMBER)  # to this space

# Improvements.
CLIMB_CARD = _event("climb_card")  # a card is used for the food chain
CLIMB = _event("climb", carries=Carries.NUMBER, shown=Shown.QUIET)  # to this space
GROW_CARD = _event("grow_card")  # a card is used for population
SETTLE_CARD = _event("settle_card")  # a card is used for an environment
SETTLE = _event("settle", shown=Shown.QUIET)  # this one
LAY = _event("lay")  # a card is laid as a trait
NO_IMPROVEMENT = _event("no_improvement", shown=Shown.QUIET)
STEAL = _event("steal")  # Mutation takes a trait card and lays it on itself

# Survival.
SURVIVAL = _event("survival", shown=Shown.QUIET)
BORROW = _event("borrow", shown=Shown.QUIET)  # Symbiosis: this environment
EAT = _event("eat", shown=Shown.SHAKE)  # a seat eats this species
DUMMY_EATS = _event("dummy_eats", shown=Shown.SHAKE)  # this species
POISONED = _event("poisoned", carries=Carries.NUMBER, shown=Shown.SHAKE)  # this many bite markers
FOOD = _event("food", carries=Carries.NUMBER, shown=Shown.QUIET)  # that a species has found
BITTEN = _event("bitten", carries=Carries.NUMBER, shown=Shown.SHAKE)  # loses one: this many markers
POPULATION = _event("population", carries=Carries.NUMBER, shown=Shown.QUIET)  # is this now
TRANSFORM = _event("transform", shown=Shown.REVEAL)  # Metamorphosis draws this card

# The end.
GAME_OVER = _event("game_over", shown=Shown.QUIET)
