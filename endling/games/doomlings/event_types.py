"""What can happen.

An event says who, which card, and where from and where to (places, see `places.py`); an event that
carries a number has it instead of the places.
"""

from __future__ import annotations

from endling.board.event_types import CardSeenBy, Carries, EventTypes, Role, Shown

EVENTS = EventTypes()
_event = EVENTS.declare

NOTHING = 0  # for moves that another event tells

DEAL = _event("deal", role=Role.DRAWN, card_seen_by=CardSeenBy.PLAYER)
DRAW = _event("draw", role=Role.DRAWN, card_seen_by=CardSeenBy.PLAYER)
PLAY = _event("play", role=Role.PLAYED, shown=Shown.REVEAL)
REACT = _event("react", role=Role.PLAYED, shown=Shown.REVEAL)
DISCARD = _event("discard")
DISCARD_TRAIT = _event("discard_trait")
ENDURE = _event("endure")
STEAL = _event("steal")
SWAP = _event("swap")
GIVE = _event("give", card_seen_by=CardSeenBy.BOTH_OWNERS)
RETURN = _event("return")
TAKE = _event("take", card_seen_by=CardSeenBy.BOTH_OWNERS)
SHOW = _event("show", shown=Shown.REVEAL)
LOOK = _event("look", card_seen_by=CardSeenBy.BOTH_OWNERS)
PEEK = _event("peek", card_seen_by=CardSeenBy.PLAYER)
REVEAL = _event("reveal", role=Role.MET, shown=Shown.SHAKE)
SKIP_AGE = _event("skip_age")
GENE_POOL = _event("gene_pool", carries=Carries.NUMBER, shown=Shown.QUIET)
SHUFFLE = _event("shuffle")
SWAP_HANDS = _event("swap_hands")
PASS_HAND = _event("pass_hand")
PASS_CARD = _event("pass_card", card_seen_by=CardSeenBy.BOTH_OWNERS)
TURN = _event("turn", role=Role.TURN, shown=Shown.QUIET)
SKIP_TURN = _event("skip_turn", shown=Shown.QUIET)
CANCEL = _event("cancel", shown=Shown.REVEAL)
ACTION = _event("action", shown=Shown.QUIET)
COLOR = _event("color", carries=Carries.NUMBER, shown=Shown.QUIET)
RECOLOR = _event("recolor", carries=Carries.NUMBER, shown=Shown.QUIET)
SHIELD = _event("shield", carries=Carries.NUMBER, shown=Shown.QUIET)
FIRST_PLAYER = _event("first_player", shown=Shown.QUIET)
ROUND_CUT = _event("round_cut", shown=Shown.QUIET)
WORLDS_END = _event("worlds_end", shown=Shown.SHAKE)
DRAW_POINTS = _event("draw_points", carries=Carries.NUMBER, source="deck", shown=Shown.REVEAL)
TIE_BREAK = _event("tie_break", carries=Carries.NUMBER, source="deck", shown=Shown.REVEAL)
GAME_OVER = _event("game_over", shown=Shown.QUIET)
KEEP = _event("keep", card_seen_by=CardSeenBy.PLAYER)
CHOOSE = _event("choose", shown=Shown.QUIET)
TAKE_SHOWN = _event("take_shown")  # a card that everybody has seen
TURN_OVER = _event("turn_over", shown=Shown.REVEAL)  # the top of the deck is discarded
RECOVER = _event("recover")  # from the discard pile into a hand
PAINT = _event("paint", carries=Carries.NUMBER, shown=Shown.QUIET)
SIGN = _event("sign", card_seen_by=CardSeenBy.PLAYER, shown=Shown.QUIET)
SHOW_SIGN = _event("show_sign", shown=Shown.REVEAL)
ATTACH = _event("attach", carries=Carries.NUMBER, shown=Shown.QUIET)
BURY = _event("bury", card_seen_by=CardSeenBy.PLAYER)  # under the deck
