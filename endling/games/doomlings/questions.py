"""What a player can be asked. The card that causes it is named beside it."""

from __future__ import annotations

from endling.board.questions import Questions

QUESTIONS = Questions()
_ask = QUESTIONS.declare

PLAY = _ask("play", about="hand", worth=+1)  # the turn
PLAY_ANOTHER = _ask("play_another", about="hand", worth=+1)
PLAY_EXTRA = _ask("play_extra", about="hand", worth=+1, secret=True, declines="no")
STUCK = _ask("stuck")  # nothing can be played: keep the hand or redraw
STABILIZE = _ask("stabilize", about="hand", worth=-1)  # discard down to the gene pool
DISCARD = _ask("discard", about="hand", worth=-1)
DISCARD_MORE = _ask("discard_more", about="hand", worth=-1, declines="no")
REDRAW = _ask("redraw", declines="no")  # instead of stabilizing
SKIP_STABILIZING = _ask("skip_stabilizing", declines="no")
REFRESH = _ask("refresh", declines="no")  # discard the hand and stabilize
PAY_DISCARD = _ask("pay_discard", about="pile", worth=-1)
PAY_GIVE = _ask("pay_give", about="pile", worth=-1)
PAY_OPPONENT = _ask("pay_opponent")  # to whom
REACT = _ask("react", about="hand", worth=+1, secret=True, window=True, declines="no")
LATE = _ask("late", about="hand", worth=+1, secret=True, window=True, declines="no")
ANYTIME = _ask("anytime", secret=True, window=True, declines="no")  # into whose pile
COME_BACK = _ask("come_back", declines="no")
COLOR = _ask("color")
OPPONENT = _ask("opponent")
STEAL = _ask("steal", about="pile", worth=+1)
RETURN = _ask("return", about="pile", worth=-1)
SWAP_OWN = _ask("swap_own", about="pile", worth=-1)
SWAP_OTHER = _ask("swap_other", about="pile", worth=+1)
GIVE_TRAIT = _ask("give_trait", about="pile", worth=-1)
GIVE_CARD = _ask("give_card", about="hand", worth=-1)
DISCARD_TRAIT = _ask("discard_trait", about="pile", worth=-1)
DISCARD_THEIRS = _ask("discard_theirs", about="pile", worth=+1)
SHOW = _ask("show", about="hand", worth=-1)
TAKE = _ask("take", about="hand", worth=+1)
REPEAT = _ask("repeat")
PLAY_DISCARDED = _ask("play_discarded", about="discard", worth=+1)
KEEP = _ask("keep", about="hand", worth=+1)
SHED = _ask("shed", about="hand", worth=-1, secret=True, declines="no")
PASS_LEFT = _ask("pass_left", about="hand", worth=-1, simultaneous=True)
PASS_RIGHT = _ask("pass_right", about="hand", worth=-1, simultaneous=True)
RECOLOR_FROM = _ask("recolor_from")
RECOLOR_TO = _ask("recolor_to")
CATASTROPHE = _ask("catastrophe")
WORLDS_END = _ask("worlds_end", secret=True)  # which World's End effect next
PAY_EITHER = _ask("pay_either", about="hand", worth=-1)  # with a card of the hand or the pile
DRAW_OR_DISCARD = _ask("draw_or_discard")
TAKE_BACK = _ask("take_back", about="pile", worth=-1)
TAKE_DISCARDED = _ask("take_discarded", about="discard", worth=+1)
SWAP_ANY = _ask("swap_any", about="pile")
SWAP_WITH = _ask("swap_with", about="pile")
PLAY_PLAIN = _ask("play_plain", about="discard", worth=+1, declines="no")
MAY_DISCARD_TRAIT = _ask("may_discard_trait", about="pile", worth=-1, declines="no")
SACRIFICE = _ask("sacrifice", about="hand", worth=+1, declines="no")
ACT_FROM_HAND = _ask("act_from_hand", about="hand")
SIGN = _ask("sign", simultaneous=True)
UNEXPECTED = _ask("unexpected", secret=True, window=True, declines="no")
RAISE = _ask("raise", about="hand", worth=+1, secret=True, window=True, declines="no")
RECOIL = _ask("recoil", about="hand", worth=+1, secret=True, window=True, declines="no")
RISE = _ask("rise", declines="no")
HAUNT = _ask("haunt", declines="no")  # into whose pile
DISCARD_TOGETHER = _ask("discard_together", about="hand", worth=-1, simultaneous=True)
HOST = _ask("host", about="pile")  # the trait to which a card is attached
NEW_HOST = _ask("new_host", about="pile", declines="no")

SECRET = QUESTIONS.secret_mask
