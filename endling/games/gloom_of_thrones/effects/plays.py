"""Free plays that cards grant."""

from __future__ import annotations

from typing import Any

from endling.games.gloom_of_thrones import questions as ask_for
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones import work
from endling.games.gloom_of_thrones.effects.hands import begin_discard
from endling.games.gloom_of_thrones.places import draw_cards
from endling.games.gloom_of_thrones.playing import grant_free_plays, play
from endling.games.gloom_of_thrones.stacks import draw_limit
from endling.games.gloom_of_thrones.targets import FREE, playable
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import NO, NONE
from endling.kernel.cardset import CardSet
from endling.kernel.frames import CARD, STEP, WHO, X, goto, pop
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask

_PLAYS_LEFT = X

_DRAW, _PLAY, _TRIM = range(3)


@rule
def allowed(cause: int) -> CardSet:
    """The cards for which a card grants free plays."""
    is_for_modifiers = num(t.EFFECT[cause]) == work.GRANT_FREE_PLAY
    return t.MODIFIER_CARDS if is_for_modifiers else t.ALL_CARDS


@rule
def free_play(s: Any, f: int, answer: int) -> bool:
    """Somebody may play cards without using an action."""
    seat, cause, left = num(s.frames[f, WHO]), num(s.frames[f, CARD]), num(s.frames[f, _PLAYS_LEFT])
    if answer == NO or s.hand_n[seat] == 0 or left == 0:
        s.free_plays = num(s.free_plays) - left
        pop(s)
        return False
    if answer == NONE:
        cards = playable(s, seat, FREE, allowed(cause))
        return ask(s, seat, ask_for.FREE_PLAY, cause, 1 << NO, cards)
    s.frames[f, _PLAYS_LEFT] = left - 1
    s.free_plays = num(s.free_plays) - 1
    play(s, seat, answer - CARD_ACTION, FREE)
    return False


@rule
def feast(s: Any, f: int, answer: int) -> bool:
    """Draw cards, play some of them freely, then discard down to the draw limit."""
    seat, card = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    step = num(s.frames[f, STEP])
    if step == _DRAW:
        goto(s, f, _PLAY)
        draw_cards(s, seat, num(t.COUNT[card]))
    elif step == _PLAY:
        goto(s, f, _TRIM)
        grant_free_plays(s, seat, card, num(t.SECOND[card]))
    else:
        pop(s)
        excess = num(s.hand_n[seat]) - draw_limit(s, seat)
        if excess > 0:
            begin_discard(s, seat, card, excess)
    return False
