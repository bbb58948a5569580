"""A decision is data: who must answer what, because of which card, and the legal answers."""

from __future__ import annotations

from typing import Any

from endling.kernel.cardset import CardSet, write_set
from endling.kernel.jit import rule

NOBODY = -1


@rule
def ask(s: Any, actor: int, prompt: int, cause: int, words: int, cards: CardSet) -> bool:
    """Open a question; `words` is the mask of answers in word 0. Always returns True."""
    s.actor = actor
    s.prompt = prompt
    s.cause = cause
    s.legal[0] = words
    write_set(s.legal[1:], cards)
    for i in range(1 + len(cards), len(s.legal)):
        s.legal[i] = 0
    return True


@rule
def close_question(s: Any) -> None:
    """The question has been answered."""
    s.actor = NOBODY
    s.prompt = 0
    s.cause = 0
    for i in range(len(s.legal)):
        s.legal[i] = 0
