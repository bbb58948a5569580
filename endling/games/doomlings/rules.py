"""The rules as one function: carry the work on top of the stack one piece further."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from endling.board.hiding import redactor
from endling.games.doomlings import ending, playing, rounds, setup, turns, work
from endling.games.doomlings.age_deck import canonicalize
from endling.games.doomlings.board import BOARD
from endling.games.doomlings.effects import (
    ages,
    giving,
    hand_to_hand,
    hands,
    piles,
    plays,
    program,
    worlds_end,
)
from endling.games.doomlings.evaluation import (
    comfortable_lead,
    immediate_value,
    standing,
)
from endling.games.doomlings.invariants import problem
from endling.games.doomlings.observation import SENSES
from endling.games.doomlings.state import STATE
from endling.games.doomlings.stats import STATS
from endling.games.doomlings.visibility import determinize
from endling.kernel.frames import KIND
from endling.kernel.game_hooks import Rules, register
from endling.kernel.jit import inlined, rule
from endling.kernel.numbers import num
from endling.kernel.observation import register_senses
from endling.kernel.stats_hooks import register_stats
from endling.kernel.windows import register_windows, window

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
        return rounds.game_round(s, f, answer)
    return _less_often(s, f, kind, answer)


@rule
def _less_often(s: Any, f: int, kind: int, answer: int) -> bool:
    if kind == work.EACH:
        return program.each(s, f, answer)
    if kind == work.EFFECT:
        return program.effect(s, f, answer)
    if kind == work.DISCARD:
        return hands.discard(s, f, answer)
    if kind == work.WINDOW:
        return window(s, f, answer)
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
        return ending.last_choices(s, f, answer)
    if kind == work.REDRAW:
        return turns.redraw(s, f, answer)
    if kind == work.TIE:
        return ending.tie(s, f, answer)
    return setup.setup(s, f, answer)


@rule
def _hand_or_play(s: Any, f: int, kind: int, answer: int) -> bool:
    if kind == work.DRAW:
        return hands.draw(s, f, answer)
    if kind == work.DISCARD_COLOR:
        return hands.discard_color(s, f, answer)
    if kind == work.REFRESH:
        return hands.refresh(s, f, answer)
    if kind == work.PLAY_ANOTHER:
        return plays.play_another(s, f, answer)
    if kind == work.PLAY_DRAWN:
        return plays.play_drawn(s, f, answer)
    return plays.play_discarded(s, f, answer)


@rule
def _pile_or_theft(s: Any, f: int, kind: int, answer: int) -> bool:
    if kind == work.STEAL_TRAIT:
        return piles.steal_trait(s, f, answer)
    if kind == work.SWAP_TRAITS:
        return piles.swap_traits(s, f, answer)
    if kind == work.SWAP_SELF:
        return piles.swap_self(s, f, answer)
    if kind == work.GIVE_TRAIT:
        return giving.give_trait(s, f, answer)
    if kind == work.GIVE_SELF:
        return giving.give_self(s, f, answer)
    if kind == work.RETURN_TRAIT:
        return piles.return_trait(s, f, answer)
    if kind == work.DISCARD_TRAIT:
        return piles.discard_trait(s, f, answer)
    if kind == work.TRADE_DISCARDS:
        return piles.trade_discards(s, f, answer)
    if kind == work.GIVE_CARD:
        return giving.give_card(s, f, answer)
    if kind == work.SWAP_HANDS:
        return hand_to_hand.swap_hands(s, f, answer)
    if kind == work.STEAL_CARDS:
        return hand_to_hand.steal_cards(s, f, answer)
    if kind == work.TAKE_SHOWN:
        return hand_to_hand.take_shown(s, f, answer)
    if kind == work.LOOK_AND_TAKE:
        return hand_to_hand.look_and_take(s, f, answer)
    return plays.repeat_action(s, f, answer)


@rule
def _world(s: Any, f: int, kind: int, answer: int) -> bool:
    if kind == work.PEEK_AGE:
        return ages.peek_age(s, f, answer)
    if kind == work.SKIP_TO_CATASTROPHE:
        return ages.skip_to_catastrophe(s, f, answer)
    if kind == work.SIFT:
        return hands.sift(s, f, answer)
    if kind == work.SHED_DOMINANTS:
        return hands.shed_dominants(s, f, answer)
    if kind == work.FORCE_PLAY:
        return plays.force_play(s, f, answer)
    if kind == work.PASS_HANDS:
        return hand_to_hand.pass_hands(s, f, answer)
    if kind == work.PASS_CARDS:
        return hand_to_hand.pass_cards(s, f, answer)
    if kind == work.RECOLOR:
        return worlds_end.recolor(s, f, answer)
    if kind == work.CHOOSE_COLOR:
        return worlds_end.choose_color(s, f, answer)
    if kind == work.BLIGHT_COLOR:
        return piles.blight_color(s, f, answer)
    if kind == work.CHOOSE_CATASTROPHE:
        return worlds_end.choose_catastrophe(s, f, answer)
    return worlds_end.draw_points(s, f, answer)


register(
    STATE,
    Rules(
        game="doomlings",
        sources=Path(__file__).parent,
        resolve=resolve,
        redact=redactor(BOARD),
        determinize=determinize,
        problem=problem,
        standing=standing,
        immediate_value=immediate_value,
        canonicalize=canonicalize,
        comfortable_lead=comfortable_lead,
    ),
)
register_senses(STATE, SENSES)
register_stats(STATE, STATS)
register_windows(STATE, playing.WINDOWS)
