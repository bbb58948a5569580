"""What a player can be asked. The card that causes it is named beside it.

What is asked of somebody who is about to play a battle card is secret until the card is on the
table with its target.
"""

from __future__ import annotations

from endling.board.questions import Questions

QUESTIONS = Questions()
_ask = QUESTIONS.declare

# Preparation.
DRAW = _ask("draw")  # `draw` or `stop`
PLACE = _ask("place", about="hand", worth=+1, simultaneous=True, declines="done")

# The turn of a target.
DECLARE = _ask("declare", about="pile", declines="done")
RUSH = _ask("rush", about="pile", simultaneous=True, race=True, declines="done")
ENTER = _ask("enter", secret=True, declines="no")  # the animal that was drawn, into the pile
DEFEND = _ask("defend", about="pile", declines="let_through")
RETURN = _ask("return", declines="no")  # an animal that succeeded, into the pile

# Windows: before attacks are declared, after that, after the draw, after the defense is planned,
# while a doom strikes, and while a battle card may be countered.
OPENING = _ask("opening", about="hand", secret=True, window=True, declines="pass")
DECLARED = _ask("declared", about="hand", secret=True, window=True, declines="pass")
DRAWN = _ask("drawn", about="hand", secret=True, window=True, declines="pass")
PLANNED = _ask("planned", about="hand", secret=True, window=True, declines="pass")
STRUCK = _ask("struck", about="hand", secret=True, window=True, declines="pass")
COUNTER = _ask("counter", about="hand", secret=True, window=True, declines="pass")

# What a battle card is aimed at.
HUNT = _ask("hunt", secret=True)
PROTECT = _ask("protect", secret=True)
DEFLECT = _ask("deflect", secret=True)
DEFLECT_TO = _ask("deflect_to", secret=True)
CAPTURE = _ask("capture", secret=True)
SNEAK = _ask("sneak", about="hand", worth=-1, secret=True)
SNEAK_AT = _ask("sneak_at", secret=True)

# Dooms.
DOOM_OTHER = _ask("doom_other")
LOSE = _ask("lose", about="pile", worth=-1)
KEEP = _ask("keep", about="pile", worth=+1)

# Deals.
DEAL_WITH = _ask("deal_with", secret=True)
DEAL_CARD = _ask("deal_card", about="hand", worth=-1, secret=True, declines="no")
DEAL_TOKENS = _ask("deal_tokens", secret=True)
DEAL_FOR = _ask("deal_for", secret=True)
DEAL_ACCEPT = _ask("deal_accept", declines="no")
