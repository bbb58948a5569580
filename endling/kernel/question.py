"""A decision is data: who must answer what, because of which card, and the legal answers."""

from __future__ import annotations

from typing import Any

from endling.kernel.actions import MASK_WORDS
from endling.kernel.cardset import CardSet
from endling.kernel.jit import rule

NOBODY = -1


@rule
def ask(s: Any, actor: int, prompt: int, cause: int, words: int, cards: CardSet) -> bool:
    """Open a question; `words` is the mask of answers that are not cards. Always returns True."""
    s.actor = actor
    s.prompt = prompt
    s.cause = cause
    s.legal[0] = words
    s.legal[1] = cards[0]
    s.legal[2] = cards[1]
    s.legal[3] = 0
    return True


@rule
def close_question(s: Any) -> None:
    """The question has been answered."""
    s.actor = NOBODY
    s.prompt = 0
    s.cause = 0
    for i in range(MASK_WORDS):
        s.legal[i] = 0
