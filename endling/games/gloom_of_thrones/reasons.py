"""Why a choice is not legal. Reasons that speak of the card itself come last: they tell most."""

from __future__ import annotations

from endling.games.reasons import Reasons

REASONS = Reasons()
NOT_AT_THE_TABLE = REASONS.declare("not_at_the_table")  # a character of no family in this game
NOT_ON_OFFER = REASONS.declare("not_on_offer")  # not among the cards looked at
FAMILY_TAKEN = REASONS.declare("family_taken")
FAMILY_NOT_IN_GAME = REASONS.declare("family_not_in_game")  # nobody at this table has it
NOT_TIED = REASONS.declare("not_tied")  # not among those with the most votes

# A card of the hand.
RESPONSE_ONLY = REASONS.declare("response_only")  # only answers cards of others
NO_ANSWER = REASONS.declare("no_answer")  # does not answer the card that is being played
ONLY_MODIFIERS = REASONS.declare("only_modifiers")  # this free play is for Modifiers
ONLY_GLOOMY = REASONS.declare("only_gloomy")  # extra actions are for gloomy Modifiers
ONLY_DEATHS = REASONS.declare("only_deaths")  # no action is left, only Deaths as free plays
NOT_THE_FIRST_ACTION = REASONS.declare("not_the_first_action")  # Deaths: that, or the Monarch's
NOBODY_TO_KILL = REASONS.declare("nobody_to_kill")  # no character this Death could be played on
NO_TARGET = REASONS.declare("no_target")  # no character that this Event could choose
NOBODY_DEAD = REASONS.declare("nobody_dead")

# A character.
DEAD = REASONS.declare("dead")
ALIVE = REASONS.declare("alive")
CHOSEN_ALREADY = REASONS.declare("chosen_already")
VICTIM = REASONS.declare("victim")  # the Throne cannot go to the one who dies of this card
NOT_NEGATIVE = REASONS.declare("not_negative")
OWN_CHARACTER = REASONS.declare("own_character")  # second action: the Monarch's owner kills others'
VOWED = REASONS.declare("vowed")  # only its owner may kill it
SHOWS_ICON = REASONS.declare("shows_icon")  # value: the icon that forbids it
IMMUNE = REASONS.declare("immune")  # Events cannot choose it
THRONE_STAYS = REASONS.declare("throne_stays")  # the Monarch is immune: no Event takes it away
