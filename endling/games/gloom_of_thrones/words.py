"""Words for answers: those that every game has, then the game's own."""

from __future__ import annotations

from endling.kernel.actions import OWN_WORDS as FIRST
from endling.kernel.numbering import Numbered

_OWN = Numbered[str](first=FIRST)
DISCARD_HAND = _OWN.declare("discard_hand")
CENTRE = _OWN.declare("centre")
OWN_WORDS = _OWN.all
WORDS = ("no", "done", *OWN_WORDS, "pass")
