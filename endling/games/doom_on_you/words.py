"""Words for answers: those that every game has, then the game's own."""

from __future__ import annotations

from endling.games.doom_on_you.vocabulary import Promise
from endling.kernel.actions import OWN_WORDS as FIRST
from endling.kernel.numbering import Numbered

_OWN = Numbered[str](first=FIRST)
DRAW = _OWN.declare("draw")
STOP = _OWN.declare("stop")
LET_THROUGH = _OWN.declare("let_through")
OFFER = _OWN.declare("offer")

_PROMISES = [_OWN.declare(promise.name.lower()) for promise in Promise]
FIRST_PROMISE, LAST_PROMISE = _PROMISES[0], _PROMISES[-1]
PROMISES = sum(1 << word for word in _PROMISES)
OWN_WORDS = _OWN.all
WORDS = ("yes", "no", "done", *OWN_WORDS, "pass")
