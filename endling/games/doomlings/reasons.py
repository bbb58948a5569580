"""Why a choice is not legal. Each reason carries a number or a colour where it needs one."""

from __future__ import annotations

from endling.games.reasons import Reasons

REASONS = Reasons()
NOT_IN_YOUR_PILE = REASONS.declare("not_in_your_pile")
NOT_IN_AN_OPPONENTS_PILE = REASONS.declare("not_in_an_opponents_pile")
NOT_DISCARDED = REASONS.declare("not_discarded")  # not in the discard pile
NOT_ON_OFFER = REASONS.declare("not_on_offer")  # not among the cards drawn, shown or looked at
AGE_FORBIDS_COLOR = REASONS.declare("age_forbids_color")  # value: the colour
AGE_FORBIDS_FACE = REASONS.declare("age_forbids_face")  # value: the highest face value allowed
SAME_COLOR_AS_LAST = REASONS.declare("same_color_as_last")  # value: that colour, of the last trait
TRAITS_PROTECTED = REASONS.declare("traits_protected")  # the age protects traits in piles
THIRD_DOMINANT = REASONS.declare("third_dominant")
NEEDS_TRAITS = REASONS.declare("needs_traits")  # value: how many; colour: of which
CANNOT_PAY = REASONS.declare("cannot_pay")  # no trait that could pay the cost
DOMINANT = REASONS.declare("dominant")  # dominants never move
WRONG_COLOR = REASONS.declare("wrong_color")  # value: the colour wanted
WRONG_FACE = REASONS.declare("wrong_face")  # value: the face value wanted
NO_ACTION = REASONS.declare("no_action")  # the trait has no action
ITSELF = REASONS.declare("itself")  # a card cannot be its own target
NO_CARDS = REASONS.declare("no_cards")  # that player has no cards
NO_PARTNER = REASONS.declare("no_partner")  # no trait to swap it with
NOT_AN_OPPONENT = REASONS.declare("not_an_opponent")
REPEATED_ALREADY = REASONS.declare("repeated_already")  # would repeat in a circle
FACE_TOO_LOW = REASONS.declare("face_too_low")  # value: the least face value wanted
NOT_DOMINANT = REASONS.declare("not_dominant")
NOT_EXTRA = REASONS.declare("not_extra")  # the extra play is for other traits
NOT_REVEALED = REASONS.declare("not_revealed")  # not among the revealed catastrophes
NO_WORLDS_END = REASONS.declare("no_worlds_end")  # no World's End effect left on it
STAYS = REASONS.declare("stays")  # a trait that never leaves its pile
WRONG_SET = REASONS.declare("wrong_set")  # of another set than is asked for
HAS_EFFECT = REASONS.declare("has_effect")
SAME_PILE = REASONS.declare("same_pile")  # the other trait lies there
NOT_IN_A_PILE = REASONS.declare("not_in_a_pile")
FACE_NOT_BETWEEN = REASONS.declare("face_not_between")  # value: the least and most wanted
ATTACHED = REASONS.declare("attached")  # stays on its host
HELD = REASONS.declare("held")  # an attachment keeps it where it is
IS_ATTACHMENT = REASONS.declare("is_attachment")  # nothing can be attached to it
IS_HOST = REASONS.declare("is_host")  # something is attached to it already
SILENCED = REASONS.declare("silenced")  # its effects are switched off
SAME_COLOR = REASONS.declare("same_color")  # value: the colour that a host may not have
