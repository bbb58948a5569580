"""Why a choice is not legal. Reasons that speak of the card itself come last: they tell most."""

from __future__ import annotations

from enum import IntEnum


class Reason(IntEnum):
    """Why not. `LEGAL` means that nothing speaks against it."""

    LEGAL = 0
    GAME_OVER = 1
    NOT_ASKED = 2  # an answer of another kind than the question wants
    NOT_IN_HAND = 3
    NOT_PLAYED = 4  # not among the cards of the trick that can be used
    NOT_DISCARDED = 5
    NOT_ON_DISPLAY = 6
    # Species.
    SPECIES_TAKEN = 7
    SPECIES_NOT_OFFERED = 8  # not one of the two
    SPECIES_NOT_IN_GAME = 9
    NO_CARDS = 10  # who has no cards cannot lead
    # Combinations.
    PICKED_ALREADY = 11
    FORMS_NOTHING = 12  # these cards are no combination, nor part of one that I could complete
    TOO_WEAK = 13  # what they could form does not beat the best combination
    # Improvements.
    NO_ICON = 14  # the card is not good for that
    ENVIRONMENT_NOT_SHOWN = 15  # the card does not show it
    ENVIRONMENT_KNOWN = 16  # the species lives there already
    NEVER_A_TRAIT = 17  # jokers
    TRAIT_KNOWN = 18  # the species has the trait, which can only replace itself
    NOT_YOUR_BOARD = 19
    NO_TRAIT_CARD = 20  # Mutation takes cards that lie on top on another board
    OWN_TRAIT = 21  # or one that is one's own
    MUTATION = 22  # Mutation does not take Mutation
    NO_MUTATION = 23  # there is no unused Mutation, or nothing that it could take
    # Survival.
    NOT_ON_THE_TABLE = 24  # the environment
    NOBODY_LIVES_THERE = 25
    ITSELF = 26
    EATEN_ALREADY = 27
    NO_POPULATION = 28
    OUT_OF_REACH = 29
    HARD_SHELL = 30
    COMMUNICATION = 31
    CAMOUFLAGE = 32


(
    LEGAL,
    GAME_OVER,
    NOT_ASKED,
    NOT_IN_HAND,
    NOT_PLAYED,
    NOT_DISCARDED,
    NOT_ON_DISPLAY,
    SPECIES_TAKEN,
    SPECIES_NOT_OFFERED,
    SPECIES_NOT_IN_GAME,
    NO_CARDS,
    PICKED_ALREADY,
    FORMS_NOTHING,
    TOO_WEAK,
    NO_ICON,
    ENVIRONMENT_NOT_SHOWN,
    ENVIRONMENT_KNOWN,
    NEVER_A_TRAIT,
    TRAIT_KNOWN,
    NOT_YOUR_BOARD,
    NO_TRAIT_CARD,
    OWN_TRAIT,
    MUTATION,
    NO_MUTATION,
    NOT_ON_THE_TABLE,
    NOBODY_LIVES_THERE,
    ITSELF,
    EATEN_ALREADY,
    NO_POPULATION,
    OUT_OF_REACH,
    HARD_SHELL,
    COMMUNICATION,
    CAMOUFLAGE,
) = (int(reason) for reason in Reason)
