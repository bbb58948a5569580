"""Why a choice is not legal. Reasons that speak of the card itself come last: they tell most."""

from __future__ import annotations

from enum import IntEnum


class Reason(IntEnum):
    """Why not. `LEGAL` means that nothing speaks against it."""

    LEGAL = 0
    GAME_OVER = 1
    NOT_ASKED = 2  # an answer of another kind than the question wants
    NOT_IN_HAND = 3
    NOT_IN_PILE = 4
    NOT_ATTACKING = 5
    NOT_IN_PLAY = 6  # neither in a pile nor in attack mode
    # Players.
    YOURSELF = 7
    OUT = 8
    PRESENT_TARGET = 9  # the attack is aimed there already
    NOT_ATTACKED = 10  # nothing that FORCE FIELD could stop
    NOT_STRUCK = 11  # by the doom, or no more
    # Deals.
    OFFERED_ALREADY = 12
    NOTHING_TO_OFFER = 13
    NO_DEALS = 14
    LAST_TOKEN = 15
    # Cards.
    NOT_AN_ANIMAL = 16
    NO_ATTACK = 17  # the animal has no attack value
    NO_POINTS = 18  # of defense left for this
    CAMO = 19
    NOT_NOW = 20  # only HUNT and SNEAK ATTACK before attacks are declared
    NO_TARGET = 21
    WRONG_COUNTER = 22  # does not counter this card
    TOO_FRESH = 23  # a force field drawn in this preparation


(
    LEGAL,
    GAME_OVER,
    NOT_ASKED,
    NOT_IN_HAND,
    NOT_IN_PILE,
    NOT_ATTACKING,
    NOT_IN_PLAY,
    YOURSELF,
    OUT,
    PRESENT_TARGET,
    NOT_ATTACKED,
    NOT_STRUCK,
    OFFERED_ALREADY,
    NOTHING_TO_OFFER,
    NO_DEALS,
    LAST_TOKEN,
    NOT_AN_ANIMAL,
    NO_ATTACK,
    NO_POINTS,
    CAMO,
    NOT_NOW,
    NO_TARGET,
    WRONG_COUNTER,
    TOO_FRESH,
) = (int(reason) for reason in Reason)
