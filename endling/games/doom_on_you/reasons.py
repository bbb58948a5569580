"""Why a choice is not legal. Reasons that speak of the card itself come last: they tell most."""

from __future__ import annotations

from endling.games.reasons import Reasons

REASONS = Reasons()
NOT_IN_PILE = REASONS.declare("not_in_pile")
NOT_ATTACKING = REASONS.declare("not_attacking")
NOT_IN_PLAY = REASONS.declare("not_in_play")  # neither in a pile nor in attack mode

# Players.
YOURSELF = REASONS.declare("yourself")
OUT = REASONS.declare("out")
PRESENT_TARGET = REASONS.declare("present_target")  # the attack is aimed there already
NOT_ATTACKED = REASONS.declare("not_attacked")  # nothing that FORCE FIELD could stop
NOT_STRUCK = REASONS.declare("not_struck")  # by the doom, or no more

# Deals.
OFFERED_ALREADY = REASONS.declare("offered_already")
NOTHING_TO_OFFER = REASONS.declare("nothing_to_offer")
NO_DEALS = REASONS.declare("no_deals")
LAST_TOKEN = REASONS.declare("last_token")

# Cards.
NOT_AN_ANIMAL = REASONS.declare("not_an_animal")
NO_ATTACK = REASONS.declare("no_attack")  # the animal has no attack value
NO_POINTS = REASONS.declare("no_points")  # of defense left for this
CAMO = REASONS.declare("camo")
NOT_NOW = REASONS.declare("not_now")  # only HUNT and SNEAK ATTACK before attacks are declared
NO_TARGET = REASONS.declare("no_target")
WRONG_COUNTER = REASONS.declare("wrong_counter")  # does not counter this card
TOO_FRESH = REASONS.declare("too_fresh")  # a force field drawn in this preparation
