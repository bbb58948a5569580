"""A turn: play a trait, then stabilize."""

from __future__ import annotations

from typing import Any

from endling.board.places import NOWHERE
from endling.games.doomlings import event_types as h
from endling.games.doomlings import questions as ask_for
from endling.games.doomlings import tables as t
from endling.games.doomlings import work
from endling.games.doomlings.attachments import awake
from endling.games.doomlings.effects.ages import peek
from endling.games.doomlings.effects.attaching import begin_roaming
from endling.games.doomlings.other_sets import any_roaming
from endling.games.doomlings.places import HAND, discard_card, draw, move
from endling.games.doomlings.playing import (
    FROM_HAND,
    TO_THINK,
    WITH_ACTION,
    begin_offer_anytime,
    begin_offer_late,
    extra_plays,
    play,
    play_top,
)
from endling.games.doomlings.state import hand_of, pile_of, seat_after
from endling.games.doomlings.tables import EMPTY
from endling.games.doomlings.targets import (
    age_that_counts,
    distinct,
    law,
    law_value,
    playable_hand,
    random_card,
)
from endling.games.doomlings.vocabulary import LawKind
from endling.games.doomlings.words import KEEP, REDRAW
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import DONE, NO, NONE, YES, YES_OR_NO
from endling.kernel.cardset import both, is_empty, lowest
from endling.kernel.events import note, note_moment
from endling.kernel.frames import CARD, STEP, WHO, X, goto, is_on_top, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask
from endling.kernel.sizes import NO_CARD

_TO_DRAW = X
_DISCARDED = X  # how many so far
_ENDS_TURN = X

CARDS_FOR_AN_EMPTY_HAND = 5
CARDS_FOR_A_STUCK_HAND = 3

_PEEK = int(LawKind.PEEK)
_MAY_REDRAW = int(LawKind.MAY_REDRAW)
_MAY_SKIP = int(LawKind.MAY_SKIP_STABILIZING)
_MAY_DISCARD = int(LawKind.MAY_DISCARD_BEFORE_STABILIZING)
_STABILIZE_TO = int(LawKind.STABILIZE_TO)
_DRAW_AFTER = int(LawKind.DRAW_AFTER_STABILIZING)
_PLAY_TOP = int(LawKind.PLAY_TOP)
_PLAY_TWO = int(LawKind.PLAY_TWO)
_PASS_LEFT = int(LawKind.PASS_LEFT)

# How far the frame of a turn has come.
_OFFER_ANYTIME, _BEGIN, _PLAY, _EXTRA, _BEFORE_STABILIZING, _HOW_TO_STABILIZE, _END, _OVER = range(
    8
)


@rule
def turn(s: Any, f: int, answer: int) -> bool:
    """One player's turn: one stage after the other, until something comes in between."""
    seat = num(s.frames[f, WHO])
    while is_on_top(s, f, work.TURN):
        if _turn_stage(s, f, num(s.frames[f, STEP]), seat, answer):
            return True
        answer = NONE
    return False


@rule
def _turn_stage(s: Any, f: int, step: int, seat: int, answer: int) -> bool:
    if step == _OFFER_ANYTIME:
        goto(s, f, _BEGIN)
        begin_offer_anytime(s)
        return False
    if step == _BEGIN:
        goto(s, f, _PLAY)
        _begin_turn(s, seat)
        if law(s) == _PLAY_TOP:
            goto(s, f, _END)
            play_top(s, seat, True)
        return False
    if step == _PLAY:
        return _play_a_trait(s, f, seat, answer)
    if step == _EXTRA:
        return _play_extra(s, f, seat, answer)
    if step == _BEFORE_STABILIZING:
        return _discard_before_stabilizing(s, f, seat, answer)
    if step == _HOW_TO_STABILIZE:
        return _how_to_stabilize(s, f, seat, answer)
    if step == _END and any_roaming(s):
        goto(s, f, _OVER)
        begin_roaming(s, seat)
        return False
    pop(s)
    return False


@rule
def _begin_turn(s: Any, seat: int) -> None:
    note(s, h.TURN, seat, NO_CARD, NOWHERE, NOWHERE)
    if law(s) == _PEEK:
        peek(s, seat, 1)
    if not is_empty(awake(s, both(pile_of(s, seat), t.EARLY_DRAWS))):
        draw(s, seat, h.DRAW)


@rule
def _play_a_trait(s: Any, f: int, seat: int, answer: int) -> bool:
    if answer != NONE:
        if answer == KEEP or answer == REDRAW:
            return _skip_turn(s, f, seat, answer)
        goto(s, f, _EXTRA)
        play(s, seat, answer - CARD_ACTION, FROM_HAND | WITH_ACTION)
        return False
    if s.hand_n[seat] == 0:
        note(s, h.SKIP_TURN, seat, NO_CARD, NOWHERE, NOWHERE)
        goto(s, f, _END)
        for _ in range(CARDS_FOR_AN_EMPTY_HAND):
            draw(s, seat, h.DRAW)
        return False
    cards = playable_hand(s, seat)
    if is_empty(cards):
        return ask(s, seat, ask_for.STUCK, NO_CARD, (1 << KEEP) | (1 << REDRAW), EMPTY)
    return ask(s, seat, ask_for.PLAY, NO_CARD, 0, cards)


@rule
def _skip_turn(s: Any, f: int, seat: int, answer: int) -> bool:
    note(s, h.SKIP_TURN, seat, NO_CARD, NOWHERE, NOWHERE)
    goto(s, f, _END)
    if answer == REDRAW:
        _redraw(s, seat, CARDS_FOR_A_STUCK_HAND)
    return False


@rule
def _redraw(s: Any, seat: int, n: int) -> None:
    frame = push(s, work.REDRAW, seat, NO_CARD, 0)
    s.frames[frame, _TO_DRAW] = n


@rule
def redraw(s: Any, f: int, answer: int) -> bool:
    """Discard the whole hand, then draw new cards."""
    seat = num(s.frames[f, WHO])
    if s.hand_n[seat] > 0:
        discard_card(s, seat, lowest(hand_of(s, seat)))
        return False
    n = num(s.frames[f, _TO_DRAW])
    pop(s)
    for _ in range(n):
        draw(s, seat, h.DRAW)
    return False


@rule
def _play_extra(s: Any, f: int, seat: int, answer: int) -> bool:
    if answer == NONE:
        if s.extra == 1:
            if num(s.hand_n[seat]) > 0:
                note_moment(s, TO_THINK)
            cards = both(playable_hand(s, seat), extra_plays(s))
            if not is_empty(cards):
                return ask(s, seat, ask_for.PLAY_EXTRA, age_that_counts(s), 1 << NO, cards)
        elif law(s) == _PLAY_TWO:
            cards = playable_hand(s, seat)
            if not is_empty(cards):
                return ask(s, seat, ask_for.PLAY_ANOTHER, age_that_counts(s), 0, cards)
        goto(s, f, _BEFORE_STABILIZING)
        return False
    s.extra = 2
    goto(s, f, _BEFORE_STABILIZING)
    if answer != NO:
        play(s, seat, answer - CARD_ACTION, FROM_HAND | WITH_ACTION)
    return False


@rule
def _discard_before_stabilizing(s: Any, f: int, seat: int, answer: int) -> bool:
    """Some ages let players discard a few cards before they stabilize."""
    if answer != NONE and answer != DONE:
        s.frames[f, _DISCARDED] = num(s.frames[f, _DISCARDED]) + 1
        discard_card(s, seat, answer - CARD_ACTION)
        return False
    if s.no_stabilizing == 1:
        goto(s, f, _END)
        return False
    if answer == NONE and law(s) == _MAY_DISCARD and s.hand_n[seat] > 0:
        if num(s.frames[f, _DISCARDED]) < law_value(s):
            hand = distinct(hand_of(s, seat))
            return ask(s, seat, ask_for.DISCARD_MORE, age_that_counts(s), 1 << DONE, hand)
    goto(s, f, _HOW_TO_STABILIZE)
    return False


@rule
def _how_to_stabilize(s: Any, f: int, seat: int, answer: int) -> bool:
    kind = law(s)
    if answer == NONE:
        if kind == _MAY_REDRAW:
            return ask(s, seat, ask_for.REDRAW, age_that_counts(s), YES_OR_NO, EMPTY)
        if kind == _MAY_SKIP:
            return ask(s, seat, ask_for.SKIP_STABILIZING, age_that_counts(s), YES_OR_NO, EMPTY)
    goto(s, f, _END)
    if answer == YES:
        if kind == _MAY_REDRAW:
            _redraw(s, seat, law_value(s))
        return False
    frame = push(s, work.STABILIZE, seat, NO_CARD, 0)
    s.frames[frame, _ENDS_TURN] = 1
    return False


@rule
def stabilize(s: Any, f: int, answer: int) -> bool:
    """Draw or discard until the hand is as large as it should be."""
    seat = num(s.frames[f, WHO])
    ends_turn = s.frames[f, _ENDS_TURN] == 1
    size = max(num(s.gene_pool[seat]), 0)
    if ends_turn and law(s) == _STABILIZE_TO:
        size = law_value(s)
    if answer != NONE:
        discard_card(s, seat, answer - CARD_ACTION)
        if not is_on_top(s, f, work.STABILIZE):
            return False
    held = num(s.hand_n[seat])
    if held > size:
        if size == 0:
            discard_card(s, seat, lowest(hand_of(s, seat)))
            return False
        cause = num(s.frames[f, CARD])
        return ask(s, seat, ask_for.STABILIZE, cause, 0, distinct(hand_of(s, seat)))
    pop(s)
    for _ in range(size - held):
        draw(s, seat, h.DRAW)
    if ends_turn and law(s) == _DRAW_AFTER:
        for _ in range(law_value(s)):
            draw(s, seat, h.DRAW)
    if ends_turn and law(s) == _PASS_LEFT and s.hand_n[seat] > 0:
        card = random_card(s, hand_of(s, seat))
        move(s, h.PASS_CARD, card, HAND + seat, HAND + seat_after(s, seat, 1))
    begin_offer_late(s, seat)
    return False
