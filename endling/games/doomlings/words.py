"""Words for answers: those that every game has, then Doomlings' own."""

from __future__ import annotations

from endling.kernel.actions import OWN_WORDS as FIRST
from endling.kernel.numbering import Numbered

_OWN = Numbered[str](first=FIRST)
KEEP = _OWN.declare("keep")
REDRAW = _OWN.declare("redraw")
DRAW = _OWN.declare("draw")
DISCARD = _OWN.declare("discard")
OWN_WORDS = _OWN.all
WORDS = ("yes", "no", "done", *OWN_WORDS)
