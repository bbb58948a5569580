"""What can happen.

An event says who, which card, and where from and where to (places, see `places.py`); an event that
carries a number has it instead of the places.
"""

from __future__ import annotations

from endling.board.event_types import CardSeenBy, Carries, EventTypes, Role, Shown

EVENTS = EventTypes()
_event = EVENTS.declare

NOTHING = 0  # for moves that another event tells

# Setting up.
CHOOSE_FAMILY = _event("choose_family", carries=Carries.NUMBER, shown=Shown.QUIET)  # its number
JOIN = _event("join")  # a character joins a family
DEAL = _event("deal", role=Role.DRAWN, card_seen_by=CardSeenBy.PLAYER)
VOTE = _event("vote", carries=Carries.NUMBER, shown=Shown.QUIET)  # for the seat of this number
FIRST_PLAYER = _event("first_player", shown=Shown.QUIET)

# The turn.
TURN = _event("turn", role=Role.TURN, shown=Shown.QUIET)
MISS_TURN = _event("miss_turn", shown=Shown.QUIET)
FEWER_ACTIONS = _event("fewer_actions", carries=Carries.NUMBER, shown=Shown.QUIET)  # lost now
PASS = _event("pass", shown=Shown.QUIET)
DISCARD_HAND = _event("discard_hand", shown=Shown.QUIET)  # the action; discards follow
SKIP_DRAW = _event("skip_draw", shown=Shown.QUIET)  # the draw at the end of the turn is left out
DRAW = _event("draw", role=Role.DRAWN, card_seen_by=CardSeenBy.PLAYER)
REPLACE = _event("replace")  # without the Throne: a drawn card that speaks of it is discarded
SHUFFLE = _event("shuffle")

# A card is played.
PLAY = _event("play", role=Role.PLAYED, shown=Shown.REVEAL)  # from the hand onto a character
PLAY_EVENT = _event("play_event", role=Role.PLAYED, shown=Shown.REVEAL)
TARGET = _event("target", shown=Shown.QUIET)  # the card played chooses this character
WINDOW = _event("window", shown=Shown.QUIET)  # others may answer the card
RESPOND = _event("respond", role=Role.PLAYED, shown=Shown.REVEAL)
CANCEL = _event("cancel", shown=Shown.SHAKE)  # the card is discarded without effect
SPENT = _event("spent", shown=Shown.QUIET)  # an Event is discarded after it has worked

# The Throne.
THRONE = _event("throne", shown=Shown.SHAKE)  # a character becomes the Monarch
THRONE_TO_CENTRE = _event("throne_to_centre", shown=Shown.SHAKE)  # from this character

# What cards do.
DISCARD = _event("discard")
GIVE = _event("give", card_seen_by=CardSeenBy.BOTH_OWNERS)
STEAL = _event("steal", card_seen_by=CardSeenBy.BOTH_OWNERS)
SHOW = _event("show", shown=Shown.REVEAL)
LOOK = _event("look", card_seen_by=CardSeenBy.PLAYER, shown=Shown.QUIET)
TAKE = _event("take", role=Role.DRAWN, card_seen_by=CardSeenBy.PLAYER)
BURY = _event("bury", card_seen_by=CardSeenBy.PLAYER)  # to the bottom of the deck
LOSE_MODIFIER = _event("lose_modifier")
SWAP = _event("swap")
MOVE_DEATH = _event("move_death")
REVIVE = _event("revive")
WILL_SKIP_DRAW = _event("will_skip_draw", shown=Shown.QUIET)
WILL_MISS_TURN = _event("will_miss_turn", shown=Shown.QUIET)
WILL_LOSE_ACTIONS = _event("will_lose_actions", carries=Carries.NUMBER, shown=Shown.QUIET)
EXTRA_ACTIONS = _event("extra_actions", carries=Carries.NUMBER, shown=Shown.QUIET)

# The end.
FAMILY_DEAD = _event("family_dead", shown=Shown.SHAKE)  # every character of this seat
DEADLOCK = _event("deadlock", shown=Shown.QUIET)  # nobody plays any more
LAST_ROUND = _event("last_round", shown=Shown.QUIET)  # this many rounds are enough
GAME_OVER = _event("game_over", shown=Shown.QUIET)
