"""The verbs of the event log.

An event says who (`who`), which card, and where from and where to (places, see `places.py`); for
verbs that move nothing the last two carry a number or a color.
"""

from __future__ import annotations

from enum import IntEnum

NOTHING = 0  # for moves that another event tells


class Happening(IntEnum):
    """What happened."""

    DEAL = 1
    DRAW = 2
    PLAY = 3
    REACT = 4
    DISCARD = 5
    DISCARD_TRAIT = 6
    ENDURE = 7
    STEAL = 8
    SWAP = 9
    GIVE = 10
    RETURN = 11
    TAKE = 12
    SHOW = 13
    LOOK = 14
    PEEK = 15
    REVEAL = 16
    SKIP_AGE = 17
    GENE_POOL = 18
    SHUFFLE = 19
    SWAP_HANDS = 20
    PASS_HAND = 21
    PASS_CARD = 22
    TURN = 23
    SKIP_TURN = 24
    CANCEL = 25
    ACTION = 26
    COLOR = 27
    RECOLOR = 28
    SHIELD = 29
    FIRST_PLAYER = 30
    ROUND_CUT = 31
    WORLDS_END = 32
    DRAW_POINTS = 33
    TIE_BREAK = 34
    GAME_OVER = 35
    KEEP = 36
    CHOOSE = 37
    TAKE_SHOWN = 38  # a card that everybody has seen


(
    DEAL,
    DRAW,
    PLAY,
    REACT,
    DISCARD,
    DISCARD_TRAIT,
    ENDURE,
    STEAL,
    SWAP,
    GIVE,
    RETURN,
    TAKE,
    SHOW,
    LOOK,
    PEEK,
    REVEAL,
    SKIP_AGE,
    GENE_POOL,
    SHUFFLE,
    SWAP_HANDS,
    PASS_HAND,
    PASS_CARD,
    TURN,
    SKIP_TURN,
    CANCEL,
    ACTION,
    COLOR,
    RECOLOR,
    SHIELD,
    FIRST_PLAYER,
    ROUND_CUT,
    WORLDS_END,
    DRAW_POINTS,
    TIE_BREAK,
    GAME_OVER,
    KEEP,
    CHOOSE,
    TAKE_SHOWN,
) = (int(happening) for happening in Happening)
