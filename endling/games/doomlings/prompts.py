"""What a player can be asked."""

from __future__ import annotations

from enum import IntEnum


class Prompt(IntEnum):
    """A question. The card that causes it is named beside it."""

    NONE = 0
    PLAY = 1  # play a trait: the turn
    PLAY_ANOTHER = 2  # play one more trait
    PLAY_EXTRA = 3  # you may play one more trait
    STUCK = 4  # nothing can be played: keep the hand or redraw
    STABILIZE = 5  # discard down to the gene pool
    DISCARD = 6  # discard a card from the hand
    DISCARD_MORE = 7  # you may discard a card from the hand
    REDRAW = 8  # discard the hand and draw new cards instead of stabilizing?
    SKIP_STABILIZING = 9
    REFRESH = 10  # discard the hand and stabilize?
    PAY_DISCARD = 11  # which trait to discard as the cost
    PAY_GIVE = 12  # which trait to give as the cost
    PAY_OPPONENT = 13  # to whom
    REACT = 14
    LATE = 15
    ANYTIME = 16  # put the card into whose pile?
    COME_BACK = 17
    COLOR = 18
    OPPONENT = 19
    STEAL = 20  # which trait to take
    RETURN = 21
    SWAP_OWN = 22
    SWAP_OTHER = 23
    GIVE_TRAIT = 24
    GIVE_CARD = 25
    DISCARD_TRAIT = 26
    DISCARD_THEIRS = 27
    SHOW = 28
    TAKE = 29
    REPEAT = 30
    PLAY_DISCARDED = 31
    KEEP = 32
    SHED = 33
    PASS_LEFT = 34
    PASS_RIGHT = 35
    RECOLOR_FROM = 36
    RECOLOR_TO = 37
    CATASTROPHE = 38
    WORLDS_END = 39  # which World's End effect next


(
    PLAY,
    PLAY_ANOTHER,
    PLAY_EXTRA,
    STUCK,
    STABILIZE,
    DISCARD,
    DISCARD_MORE,
    REDRAW,
    SKIP_STABILIZING,
    REFRESH,
    PAY_DISCARD,
    PAY_GIVE,
    PAY_OPPONENT,
    REACT,
    LATE,
    ANYTIME,
    COME_BACK,
    COLOR,
    OPPONENT,
    STEAL,
    RETURN,
    SWAP_OWN,
    SWAP_OTHER,
    GIVE_TRAIT,
    GIVE_CARD,
    DISCARD_TRAIT,
    DISCARD_THEIRS,
    SHOW,
    TAKE,
    REPEAT,
    PLAY_DISCARDED,
    KEEP,
    SHED,
    PASS_LEFT,
    PASS_RIGHT,
    RECOLOR_FROM,
    RECOLOR_TO,
    CATASTROPHE,
    WORLDS_END,
) = (int(prompt) for prompt in Prompt if prompt)

# Questions whose very existence would tell the others what somebody holds.
SECRET = frozenset(
    {
        Prompt.REACT,
        Prompt.LATE,
        Prompt.ANYTIME,
        Prompt.PLAY_EXTRA,
        Prompt.SHED,
        Prompt.WORLDS_END,
    }
)
SECRET_MASK = sum(1 << prompt for prompt in SECRET)
