"""Why a choice is not legal. Reasons that speak of the card itself come last: they tell most."""

from __future__ import annotations

from endling.games.reasons import Reasons

REASONS = Reasons()
NOT_PLAYED = REASONS.declare("not_played")  # not among the cards of the trick that can be used
NOT_DISCARDED = REASONS.declare("not_discarded")
NOT_ON_DISPLAY = REASONS.declare("not_on_display")

# Species.
SPECIES_TAKEN = REASONS.declare("species_taken")
SPECIES_NOT_OFFERED = REASONS.declare("species_not_offered")  # not one of the two
SPECIES_NOT_IN_GAME = REASONS.declare("species_not_in_game")
NO_CARDS = REASONS.declare("no_cards")  # who has no cards cannot lead

# Combinations.
PICKED_ALREADY = REASONS.declare("picked_already")
FORMS_NOTHING = REASONS.declare("forms_nothing")  # nor can I complete them with others
TOO_WEAK = REASONS.declare("too_weak")  # what they could form does not beat the best combination

# Improvements.
NO_ICON = REASONS.declare("no_icon")  # the card is not good for that
ENVIRONMENT_NOT_SHOWN = REASONS.declare("environment_not_shown")  # the card does not show it
ENVIRONMENT_KNOWN = REASONS.declare("environment_known")  # the species lives there already
NEVER_A_TRAIT = REASONS.declare("never_a_trait")  # jokers
TRAIT_KNOWN = REASONS.declare("trait_known")  # the species has it: it can only replace itself
NOT_YOUR_BOARD = REASONS.declare("not_your_board")
NO_TRAIT_CARD = REASONS.declare("no_trait_card")  # Mutation takes cards on top, of other boards
OWN_TRAIT = REASONS.declare("own_trait")  # or one that is one's own
MUTATION = REASONS.declare("mutation")  # Mutation does not take Mutation
NO_MUTATION = REASONS.declare("no_mutation")  # no Mutation is unused, or none could take anything

# Survival.
NOT_ON_THE_TABLE = REASONS.declare("not_on_the_table")  # the environment
NOBODY_LIVES_THERE = REASONS.declare("nobody_lives_there")
ITSELF = REASONS.declare("itself")
EATEN_ALREADY = REASONS.declare("eaten_already")
NO_POPULATION = REASONS.declare("no_population")
OUT_OF_REACH = REASONS.declare("out_of_reach")
HARD_SHELL = REASONS.declare("hard_shell")
COMMUNICATION = REASONS.declare("communication")
CAMOUFLAGE = REASONS.declare("camouflage")
