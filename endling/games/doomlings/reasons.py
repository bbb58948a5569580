"""Why a choice is not legal. Each reason carries a number or a colour where it needs one."""

from __future__ import annotations

from enum import IntEnum


class Reason(IntEnum):
    """Why not. `LEGAL` means that nothing speaks against it."""

    LEGAL = 0
    GAME_OVER = 1
    NOT_ASKED = 2  # an answer of another kind than the question wants
    NOT_IN_HAND = 3
    NOT_IN_YOUR_PILE = 4
    NOT_IN_AN_OPPONENTS_PILE = 5
    NOT_DISCARDED = 6  # not in the discard pile
    NOT_ON_OFFER = 7  # not among the cards drawn, shown or looked at
    AGE_FORBIDS_COLOR = 8  # value: the colour
    AGE_FORBIDS_FACE = 9  # value: the highest face value allowed
    SAME_COLOR_AS_LAST = 10  # value: the colour of the trait played last
    TRAITS_PROTECTED = 11  # the age protects traits in piles
    THIRD_DOMINANT = 12
    NEEDS_TRAITS = 13  # value: how many; colour: of which
    CANNOT_PAY = 14  # no trait that could pay the cost
    DOMINANT = 15  # dominants never move
    WRONG_COLOR = 16  # value: the colour wanted
    WRONG_FACE = 17  # value: the face value wanted
    NO_ACTION = 18  # the trait has no action
    ITSELF = 19  # a card cannot be its own target
    NO_CARDS = 20  # that player has no cards
    NO_PARTNER = 21  # no trait to swap it with
    NOT_AN_OPPONENT = 22
    REPEATED_ALREADY = 23  # would repeat in a circle
    FACE_TOO_LOW = 24  # value: the least face value wanted
    NOT_DOMINANT = 25
    NOT_EXTRA = 26  # the extra play is for other traits
    NOT_REVEALED = 27  # not among the revealed catastrophes
    NO_WORLDS_END = 28  # no World's End effect left on it
    STAYS = 29  # a trait that never leaves its pile
    WRONG_SET = 30  # of another set than is asked for
    HAS_EFFECT = 31
    SAME_PILE = 32  # the other trait lies there
    NOT_IN_A_PILE = 33
    FACE_NOT_BETWEEN = 34  # value: the least and the most face value wanted
    ATTACHED = 35  # stays on its host
    HELD = 36  # an attachment keeps it where it is
    IS_ATTACHMENT = 37  # nothing can be attached to it
    IS_HOST = 38  # something is attached to it already
    SILENCED = 39  # its effects are switched off
    SAME_COLOR = 40  # value: the colour that a host may not have


(
    LEGAL,
    GAME_OVER,
    NOT_ASKED,
    NOT_IN_HAND,
    NOT_IN_YOUR_PILE,
    NOT_IN_AN_OPPONENTS_PILE,
    NOT_DISCARDED,
    NOT_ON_OFFER,
    AGE_FORBIDS_COLOR,
    AGE_FORBIDS_FACE,
    SAME_COLOR_AS_LAST,
    TRAITS_PROTECTED,
    THIRD_DOMINANT,
    NEEDS_TRAITS,
    CANNOT_PAY,
    DOMINANT,
    WRONG_COLOR,
    WRONG_FACE,
    NO_ACTION,
    ITSELF,
    NO_CARDS,
    NO_PARTNER,
    NOT_AN_OPPONENT,
    REPEATED_ALREADY,
    FACE_TOO_LOW,
    NOT_DOMINANT,
    NOT_EXTRA,
    NOT_REVEALED,
    NO_WORLDS_END,
    STAYS,
    WRONG_SET,
    HAS_EFFECT,
    SAME_PILE,
    NOT_IN_A_PILE,
    FACE_NOT_BETWEEN,
    ATTACHED,
    HELD,
    IS_ATTACHMENT,
    IS_HOST,
    SILENCED,
    SAME_COLOR,
) = (int(reason) for reason in Reason)
