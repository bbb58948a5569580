"""What can happen.

An event says who, which card, and where from and where to (places, see `places.py`); an event that
carries a number has it instead of the places.
"""

from __future__ import annotations

from endling.board.event_types import CardSeenBy, Carries, EventTypes, Role, Shown

EVENTS = EventTypes()
_event = EVENTS.declare

# Setting up, and a new round.
DEAL = _event("deal", role=Role.DRAWN, card_seen_by=CardSeenBy.PLAYER)
FIRST_TARGET = _event("first_target", shown=Shown.QUIET)
ROUND = _event("round", carries=Carries.NUMBER, shown=Shown.QUIET)  # its number
SHUFFLE = _event("shuffle")

# Preparation.
DRAW = _event("draw", role=Role.DRAWN, card_seen_by=CardSeenBy.PLAYER)
STOP = _event("stop", shown=Shown.QUIET)  # draws no more cards
NO_CARDS = _event("no_cards", shown=Shown.QUIET)  # there is nothing to draw
PLACE = _event("place", role=Role.PLAYED)

# The turn of a target.
TURN = _event("turn", role=Role.TURN, shown=Shown.QUIET)  # is the target now
ATTACK = _event("attack", role=Role.PLAYED)  # an animal is sent at the target
ENTER = _event("enter", role=Role.PLAYED)  # the animal drawn goes straight into the pile
WINDOW = _event("window", shown=Shown.QUIET)  # battle cards may be played
BLOCK = _event("block", shown=Shown.QUIET)  # this attacker is to be blocked
LET_THROUGH = _event("let_through", shown=Shown.QUIET)  # this attacker is not
BLOCKED = _event("blocked", shown=Shown.SHAKE)  # and discarded
SPENT = _event("spent", carries=Carries.NUMBER, shown=Shown.QUIET)  # points left of this blocker
DIES = _event("dies")  # a blocker without points
STEAL = _event("steal", carries=Carries.NUMBER, shown=Shown.SHAKE)  # 64 x target + tokens
LOOK = _event("look", shown=Shown.QUIET)  # at the hand of the target, because of this animal
USED = _event("used")  # an attacker that succeeded is discarded
RETURN = _event("return")  # or comes back to the pile
IN_VAIN = _event("in_vain")  # an attack that can bring nobody anything ends

# Battle cards. The target is told right behind the card.
PLAY = _event("play", role=Role.PLAYED, shown=Shown.REVEAL)
AT_ANIMAL = _event("at_animal", shown=Shown.QUIET)  # the card is aimed at this animal of theirs
AT_PLAYER = _event("at_player", shown=Shown.QUIET)  # the card is aimed at this player
COUNTER = _event("counter", role=Role.PLAYED, shown=Shown.REVEAL)
CANCEL = _event("cancel", shown=Shown.SHAKE)  # the card has no effect
HUNTED = _event("hunted")
STOPPED = _event("stopped")  # by a force field
SHIELDED = _event("shielded", shown=Shown.QUIET)  # the doom passes by this player
DEFLECTED = _event("deflected", carries=Carries.NUMBER, shown=Shown.SHAKE)  # to this seat
CAPTURED = _event("captured")
SNEAK = _event("sneak", role=Role.PLAYED, shown=Shown.REVEAL)  # the animal out of the hand
SPENT_CARD = _event("spent_card", shown=Shown.QUIET)  # a battle card is discarded

# Dooms.
DOOM = _event("doom", role=Role.MET, shown=Shown.REVEAL)
DOOM_OTHER = _event("doom_other", shown=Shown.SHAKE)  # strikes this player too
ONLY_DRAWER = _event("only_drawer", shown=Shown.QUIET)  # else nobody would have food
LOSE = _event("lose")
LOSE_TOKENS = _event("lose_tokens", carries=Carries.NUMBER, shown=Shown.SHAKE)

# Deals.
OFFER = _event("offer", carries=Carries.NUMBER, shown=Shown.QUIET)  # 64 x other + tokens
PROMISE = _event("promise", carries=Carries.NUMBER, shown=Shown.QUIET)  # what for
OFFER_CARD = _event("offer_card", card_seen_by=CardSeenBy.PLAYER, shown=Shown.QUIET)
ACCEPT = _event("accept", shown=Shown.QUIET)
DECLINE = _event("decline", shown=Shown.QUIET)
PAY = _event("pay", carries=Carries.NUMBER, shown=Shown.SHAKE)  # 64 x other + tokens
GIVE = _event("give", card_seen_by=CardSeenBy.BOTH_OWNERS)

# The end.
OUT = _event("out", shown=Shown.SHAKE)
DISCARD = _event("discard")
LAST_ROUND = _event("last_round", shown=Shown.QUIET)  # this many rounds are enough
WIPED_OUT = _event("wiped_out", shown=Shown.SHAKE)  # nobody has food
GAME_OVER = _event("game_over", shown=Shown.QUIET)
