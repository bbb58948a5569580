"""The rules as one function: carry the work on top of the stack one piece further."""

from __future__ import annotations

from functools import cache
from typing import Any

from endling.games.doomlings import effects, playing, turns, work
from endling.games.doomlings.census import CENSUS
from endling.games.doomlings.invariants import problem
from endling.games.doomlings.observation import SENSES
from endling.games.doomlings.outcome import comfortable_lead, hunch, settle, standing
from endling.games.doomlings.state import STATE
from endling.games.doomlings.view import determinize, redact
from endling.kernel.census import register_census
from endling.kernel.frames import KIND
from endling.kernel.jit import inlined, rule
from endling.kernel.numbers import num
from endling.kernel.observing import register_senses
from endling.kernel.resolver import Rules, carray, load, register

# A compiled function pays on entry for every call it contains, so the kinds of work that come up
# all the time stand in a small function, the others behind it.


@inlined
def resolve(s: Any, answer: int) -> bool:
    """Carry the work on top one piece further; returns whether a question is now open."""
    f = num(s.depth) - 1
    kind = num(s.frames[f, KIND])
    if kind == work.TURN:
        return turns.turn(s, f, answer)
    if kind == work.PLAYING:
        return playing.playing(s, f, answer)
    if kind == work.STABILIZE:
        return turns.stabilize(s, f, answer)
    if kind == work.ROUND:
        return turns.game_round(s, f, answer)
    return _less_often(s, f, kind, answer)


@rule
def _less_often(s: Any, f: int, kind: int, answer: int) -> bool:
    if kind == work.EACH:
        return effects.each(s, f, answer)
    if kind == work.EFFECT:
        return effects.effect(s, f, answer)
    if kind == work.DISCARD:
        return effects.do_discard(s, f, answer)
    if kind == work.WINDOW:
        return playing.window(s, f, answer)
    return _seldom(s, f, kind, answer)


@rule
def _seldom(s: Any, f: int, kind: int, answer: int) -> bool:
    if kind < work.DRAW:
        return _flow(s, f, kind, answer)
    if kind < work.STEAL_TRAIT:
        return _hand_or_play(s, f, kind, answer)
    if kind < work.PEEK_AGE:
        return _pile_or_theft(s, f, kind, answer)
    return _world(s, f, kind, answer)


@rule
def _flow(s: Any, f: int, kind: int, answer: int) -> bool:
    if kind == work.OFFER_LATE:
        return playing.offer_late(s, f, answer)
    if kind == work.OFFER_ANYTIME:
        return playing.offer_anytime(s, f, answer)
    if kind == work.ACTION:
        return playing.action(s, f, answer)
    if kind == work.REGROW:
        return playing.regrow(s, f, answer)
    if kind == work.COME_BACK:
        return playing.come_back(s, f, answer)
    if kind == work.LAST_CHOICES:
        return turns.last_choices(s, f, answer)
    if kind == work.REDRAW:
        return turns.redraw(s, f, answer)
    if kind == work.TIE:
        return turns.tie(s, f, answer)
    return turns.setup(s, f, answer)


@rule
def _hand_or_play(s: Any, f: int, kind: int, answer: int) -> bool:
    if kind == work.DRAW:
        return effects.do_draw(s, f, answer)
    if kind == work.DISCARD_COLOR:
        return effects.discard_color(s, f, answer)
    if kind == work.REFRESH:
        return effects.refresh(s, f, answer)
    if kind == work.PLAY_ANOTHER:
        return effects.play_another(s, f, answer)
    if kind == work.PLAY_DRAWN:
        return effects.play_drawn(s, f, answer)
    return effects.play_discarded(s, f, answer)


@rule
def _pile_or_theft(s: Any, f: int, kind: int, answer: int) -> bool:
    if kind == work.STEAL_TRAIT:
        return effects.steal_trait(s, f, answer)
    if kind == work.SWAP_TRAITS:
        return effects.swap_traits(s, f, answer)
    if kind == work.SWAP_SELF:
        return effects.swap_self(s, f, answer)
    if kind == work.GIVE_TRAIT:
        return effects.give_trait(s, f, answer)
    if kind == work.GIVE_SELF:
        return effects.give_self(s, f, answer)
    if kind == work.RETURN_TRAIT:
        return effects.return_trait(s, f, answer)
    if kind == work.DISCARD_TRAIT:
        return effects.do_discard_trait(s, f, answer)
    if kind == work.TRADE_DISCARDS:
        return effects.trade_discards(s, f, answer)
    if kind == work.GIVE_CARD:
        return effects.give_card(s, f, answer)
    if kind == work.SWAP_HANDS:
        return effects.do_swap_hands(s, f, answer)
    if kind == work.STEAL_CARDS:
        return effects.steal_cards(s, f, answer)
    if kind == work.TAKE_SHOWN:
        return effects.take_shown(s, f, answer)
    if kind == work.LOOK_AND_TAKE:
        return effects.look_and_take(s, f, answer)
    return effects.repeat_action(s, f, answer)


@rule
def _world(s: Any, f: int, kind: int, answer: int) -> bool:
    if kind == work.PEEK_AGE:
        return effects.peek_age(s, f, answer)
    if kind == work.SKIP_TO_CATASTROPHE:
        return effects.skip_to_catastrophe(s, f, answer)
    if kind == work.SIFT:
        return effects.sift(s, f, answer)
    if kind == work.SHED_DOMINANTS:
        return effects.shed_dominants(s, f, answer)
    if kind == work.FORCE_PLAY:
        return effects.force_play(s, f, answer)
    if kind == work.PASS_HANDS:
        return effects.pass_hands(s, f, answer)
    if kind == work.PASS_CARDS:
        return effects.pass_cards(s, f, answer)
    if kind == work.RECOLOR:
        return effects.recolor(s, f, answer)
    if kind == work.CHOOSE_COLOR:
        return effects.choose_color(s, f, answer)
    if kind == work.BLIGHT_COLOR:
        return effects.blight_color(s, f, answer)
    if kind == work.CHOOSE_CATASTROPHE:
        return effects.choose_catastrophe(s, f, answer)
    return effects.draw_points(s, f, answer)


register(
    STATE,
    Rules(
        "doomlings",
        resolve,
        redact,
        determinize,
        problem,
        standing,
        hunch,
        settle,
        comfortable_lead,
    ),
)
register_senses(STATE, SENSES)
register_census(STATE, CENSUS)


def _unit(states: Any, answer: int) -> int:
    return 1 if resolve(carray(states, 1)[0], answer) else 0


@cache
def load_rules() -> None:
    """Have the rules compiled (or taken from the cache) before the first game."""
    load(STATE, _unit)
