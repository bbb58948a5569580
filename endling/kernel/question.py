"""A decision is data: who must answer what, because of which card, and the legal answers.

Several seats may choose at the same time, in secret. The record still takes their answers one after
the other, in an order that the game fixes, so that a replay is a list of answers. As long as such a
choice is open (`together`), nobody sees whose answer the record waits for, or how many are in. What
a game keeps of an answer must be hidden from the others until all are in, and must not change what
they can answer: then anybody may answer ahead of the order (`Match.ahead`).
"""

from __future__ import annotations

from typing import Any

from endling.kernel.cardset import CardSet, write_set
from endling.kernel.jit import rule
from endling.kernel.numbers import num

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
def ask_together(
    s: Any, seats: int, actor: int, prompt: int, cause: int, words: int, cards: CardSet
) -> bool:
    """Open a question to one of the seats (bits) that choose at the same time."""
    s.together = seats
    return ask(s, actor, prompt, cause, words, cards)


@rule
def is_hidden_from(s: Any, viewer: int, secret: int) -> bool:
    """Whether a viewer may not know whom the open question is put to.

    `secret` has a bit for every question that tells by itself what somebody holds.
    """
    if num(s.actor) == viewer:
        return False
    return num(s.together) != 0 or secret >> num(s.prompt) & 1 == 1


@rule
def close_question(s: Any) -> None:
    """The question has been answered."""
    s.together = 0
    s.actor = NOBODY
    s.prompt = 0
    s.cause = 0
    for i in range(len(s.legal)):
        s.legal[i] = 0
