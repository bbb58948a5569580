"""What a player can be asked. The card that causes it is named beside it."""

from __future__ import annotations

from endling.board.questions import Questions

QUESTIONS = Questions()
_ask = QUESTIONS.declare

# Setting up.
CHOOSE_FAMILY = _ask("choose_family")  # families are answered as colors
VOTE = _ask("vote", simultaneous=True)  # who had the worst day
FIRST_PLAYER = _ask("first_player")  # the host decides a tied vote

# The turn. `pass` and `discard_hand` are always possible.
PLAY = _ask("play", about="hand", declines="pass")
PLAY_EXTRA = _ask("play_extra", about="hand", declines="pass")  # gloomy Modifiers only
FREE_PLAY = _ask("free_play", about="hand", declines="no")
FREE_DEATH = _ask("free_death", about="hand", secret=True, declines="done")  # no action left

# On whom; the card that is being played is the cause.
LAY = _ask("lay", about="family")  # a Modifier
KILL = _ask("kill", about="family")  # a Death
SWAP_FIRST = _ask("swap_first", about="family")
SWAP_SECOND = _ask("swap_second", about="family")
MOVE_FROM = _ask("move_from", about="family")  # whose Death is moved
MOVE_TO = _ask("move_to", about="family")
STRIP = _ask("strip", about="family")
REMOVE_TOP = _ask("remove_top", about="family")
REVIVE = _ask("revive", about="family")
THRONE = _ask("throne", about="family")  # or the word `centre`, or `no`, as the card allows

# Answers to a card, and what cards make people do.
RESPOND = _ask("respond", about="hand", secret=True, window=True, declines="no")
DISCARD = _ask("discard", about="hand", worth=-1)
GIVE = _ask("give", about="hand", worth=-1)
SCRY_TAKE = _ask("scry_take", worth=+1)  # one of the cards on top of the deck
SCRY_BURY = _ask("scry_bury")  # which of the others goes to the bottom first
