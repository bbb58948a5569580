"""Why a choice is not legal. Reasons that speak of the card itself come last: they tell most."""

from __future__ import annotations

from enum import IntEnum


class Reason(IntEnum):
    """Why not. `LEGAL` means that nothing speaks against it."""

    LEGAL = 0
    GAME_OVER = 1
    NOT_ASKED = 2  # an answer of another kind than the question wants
    NOT_IN_HAND = 3
    NOT_AT_THE_TABLE = 4  # a character of no family in this game
    NOT_ON_OFFER = 5  # not among the cards looked at
    FAMILY_TAKEN = 6
    FAMILY_NOT_IN_GAME = 7  # a family that this table does not play with
    NOT_TIED = 8  # not among those with the most votes
    # A card of the hand.
    RESPONSE_ONLY = 9  # only answers cards of others
    NO_ANSWER = 10  # does not answer the card that is being played
    ONLY_MODIFIERS = 11  # this free play is for Modifiers
    ONLY_GLOOMY = 12  # extra actions are for gloomy Modifiers
    ONLY_DEATHS = 13  # no action is left, only Deaths as free plays
    NOT_THE_FIRST_ACTION = 14  # Deaths: first action, or the Monarch's owner
    NOBODY_TO_KILL = 15  # no character that this Death could be played on
    NO_TARGET = 16  # no character that this Event could choose
    NOBODY_DEAD = 17
    # A character.
    DEAD = 18
    ALIVE = 19
    CHOSEN_ALREADY = 20
    VICTIM = 21  # the Throne cannot go to the one who dies of this card
    NOT_NEGATIVE = 22
    OWN_CHARACTER = 23  # second action: the Monarch's owner kills opponents' characters only
    VOWED = 24  # only its owner may kill it
    SHOWS_ICON = 25  # value: the icon that forbids it
    IMMUNE = 26  # Events cannot choose it
    THRONE_STAYS = 27  # the Monarch is immune: no Event takes the Throne away


(
    LEGAL,
    GAME_OVER,
    NOT_ASKED,
    NOT_IN_HAND,
    NOT_AT_THE_TABLE,
    NOT_ON_OFFER,
    FAMILY_TAKEN,
    FAMILY_NOT_IN_GAME,
    NOT_TIED,
    RESPONSE_ONLY,
    NO_ANSWER,
    ONLY_MODIFIERS,
    ONLY_GLOOMY,
    ONLY_DEATHS,
    NOT_THE_FIRST_ACTION,
    NOBODY_TO_KILL,
    NO_TARGET,
    NOBODY_DEAD,
    DEAD,
    ALIVE,
    CHOSEN_ALREADY,
    VICTIM,
    NOT_NEGATIVE,
    OWN_CHARACTER,
    VOWED,
    SHOWS_ICON,
    IMMUNE,
    THRONE_STAYS,
) = (int(reason) for reason in Reason)
