"""Choosing the characters that a card is played on (P1)."""

from __future__ import annotations

from typing import Any

from endling.games.gloom_of_thrones import questions as ask_for
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones import work
from endling.games.gloom_of_thrones.state import cards_of, living
from endling.games.gloom_of_thrones.targets import choosable, victims
from endling.games.gloom_of_thrones.words import CENTRE
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import NO, NONE
from endling.kernel.frames import CARD, ROW, WHO, X, Y
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask
from endling.kernel.sizes import NO_CARD

# The characters that a card is played on, each with one more. The second may also be a word: the
# centre for the Throne, or nobody.
FIRST_TARGET, SECOND_TARGET = X, Y

# What Y can be besides a character.
TO_CENTRE, TO_NOBODY = 100, 101


@rule
def aim(s: Any, f: int, answer: int) -> bool:
    """Take the answer, and ask for the next character; returns whether a question is now open."""
    if answer != NONE:
        _choose(s, f, answer)
    card = num(s.frames[f, CARD])
    prompt = first_question(card)
    if prompt != 0 and num(s.frames[f, FIRST_TARGET]) == 0:
        return _ask(s, f, prompt)
    prompt = second_question(card)
    if prompt != 0 and num(s.frames[f, SECOND_TARGET]) == 0:
        if num(s.frames[f, FIRST_TARGET]) > 0:
            s.chosen = t.FIRST_CHARACTER + num(s.frames[f, FIRST_TARGET]) - 1
        return _ask(s, f, prompt)
    s.chosen = NO_CARD
    return False


@rule
def _choose(s: Any, f: int, answer: int) -> None:
    chosen = answer - CARD_ACTION - t.FIRST_CHARACTER + 1
    if answer == NO:
        chosen = TO_NOBODY
    elif answer == CENTRE:
        chosen = TO_CENTRE
    has_first = first_question(num(s.frames[f, CARD])) == 0 or num(s.frames[f, FIRST_TARGET]) != 0
    s.frames[f, SECOND_TARGET if has_first else FIRST_TARGET] = chosen


@rule
def _ask(s: Any, f: int, prompt: int) -> bool:
    card = num(s.frames[f, CARD])
    words = 0
    if prompt == ask_for.THRONE:
        words |= num(t.THRONE_TO_CENTRE[card]) << CENTRE
        words |= num(t.THRONE_IS_OPTIONAL[card]) << NO
    characters = cards_of(candidates(s, f, prompt))
    return ask(s, num(s.frames[f, WHO]), prompt, card, words, characters)


@rule
def first_question(card: int) -> int:
    """What is asked first about the targets of a card, 0 if nothing is."""
    if t.is_modifier(card):
        return ask_for.LAY
    if t.is_death(card):
        return ask_for.KILL
    effect = num(t.EFFECT[card])
    if effect == work.SWAP_TOP_MODIFIERS:
        return ask_for.SWAP_FIRST
    if effect == work.MOVE_DEATH:
        return ask_for.MOVE_FROM
    if effect == work.STRIP_MODIFIERS:
        return ask_for.STRIP
    if effect == work.REMOVE_TOP_MODIFIER:
        return ask_for.REMOVE_TOP
    return ask_for.REVIVE if effect == work.REVIVE else 0


@rule
def second_question(card: int) -> int:
    """What is asked then, 0 if nothing is."""
    effect = num(t.EFFECT[card])
    if effect == work.SWAP_TOP_MODIFIERS:
        return ask_for.SWAP_SECOND
    if effect == work.MOVE_DEATH:
        return ask_for.MOVE_TO
    return ask_for.THRONE if effect == work.THRONE_MOVE else 0


@rule
def candidates(s: Any, f: int, prompt: int) -> int:
    """The characters that can be chosen."""
    card, first = num(s.frames[f, CARD]), num(s.frames[f, FIRST_TARGET]) - 1
    if prompt == ask_for.LAY:
        return living(s)
    if prompt == ask_for.KILL:
        return victims(s, num(s.frames[f, WHO]), card, num(s.frames[f, ROW]))
    if prompt == ask_for.MOVE_FROM or prompt == ask_for.REVIVE:
        return num(s.dead)
    if prompt == ask_for.MOVE_TO:
        return choosable(s) & num(s.negative)
    if prompt == ask_for.THRONE and t.is_death(card):
        return living(s) & ~(1 << first)
    if prompt == ask_for.SWAP_SECOND:
        return choosable(s) & ~(1 << first)
    return choosable(s)
