"""Round after round: an age is revealed, everybody takes a turn; at last World's End."""

from __future__ import annotations

from typing import Any

from endling.board.places import NOWHERE
from endling.games.doomlings import event_types as h
from endling.games.doomlings import tables as t
from endling.games.doomlings import work
from endling.games.doomlings.age_deck import CATASTROPHES_TO_THE_END
from endling.games.doomlings.effects.program import is_shielded
from endling.games.doomlings.ending import score
from endling.games.doomlings.knowledge import open_all_hands
from endling.games.doomlings.places import AGES, change_gene_pool
from endling.games.doomlings.playing import begin_offer_anytime, start_effect
from endling.games.doomlings.state import (
    ENDING,
    NO_SHIELD,
    REVEALING,
    SHIELD_READY,
    SHIELDED,
    TAKING_TURNS,
    seat_after,
)
from endling.games.doomlings.targets import age_that_counts, law
from endling.games.doomlings.vocabulary import LawKind
from endling.kernel.events import OF_NOBODY, log_is_full, note, note_number
from endling.kernel.frames import CARD, STEP, X, goto, is_on_top, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD

_ASKED = X  # how many have carried theirs out

_REVERSED = int(LawKind.REVERSED)
_OPEN_HANDS = int(LawKind.OPEN_HANDS)

# How far the frame of the rounds has come.
_REVEAL, _REVEALED, TURNS, _OFFER, _CHOICES, _CATASTROPHE_ENDS, _SCORE = range(7)


@rule
def game_round(s: Any, f: int, answer: int) -> bool:
    """The frame at the bottom of the stack: round after round, then World's End."""
    while is_on_top(s, f, work.ROUND) and not log_is_full(s):
        step = num(s.frames[f, STEP])
        if step == TURNS:
            _next_turn(s, f)
        elif step == _REVEAL:
            _reveal(s, f)
        elif step == _REVEALED:
            _after_reveal(s, f)
        elif step == _OFFER:
            goto(s, f, _CHOICES)
            begin_offer_anytime(s)
        elif step == _CHOICES:
            _last_choices(s, f)
        elif step == _CATASTROPHE_ENDS:
            goto(s, f, _SCORE)
            note(s, h.WORLDS_END, OF_NOBODY, num(s.worlds_end), AGES, NOWHERE)
            start_effect(s, num(s.first), num(s.worlds_end), t.ON_WORLDS_END, 0)
        else:
            pop(s)
            score(s)
    return False


@rule
def _reveal(s: Any, f: int) -> None:
    """Turn over the next age; a catastrophe at once changes gene pools and the first player."""
    if s.phase != 0:
        s.age_at = num(s.age_at) + 1
    card = num(s.ages[num(s.age_at)])
    s.frames[f, CARD] = card
    for seat in range(num(s.players)):
        s.knows_age[seat] = max(num(s.knows_age[seat]) - 1, 0)
        if s.shield[seat] == SHIELDED:
            s.shield[seat] = NO_SHIELD
    s.phase = REVEALING
    s.open_hands = 0
    is_catastrophe = t.FIRST_CATASTROPHE <= card < t.BIRTH_CARD
    if s.skipping == 1 and not is_catastrophe:
        note(s, h.SKIP_AGE, OF_NOBODY, card, AGES, NOWHERE)
        return
    s.skipping = 0
    s.cut = 0
    note(s, h.REVEAL, OF_NOBODY, card, AGES, NOWHERE)
    if is_catastrophe:
        _begin_catastrophe(s, card)
    elif law(s) == _OPEN_HANDS:
        s.open_hands = 1
        open_all_hands(s)
    goto(s, f, _REVEALED)
    start_effect(s, num(s.first), card if is_catastrophe else age_that_counts(s), t.ON_REVEAL, 0)


@rule
def _begin_catastrophe(s: Any, card: int) -> None:
    s.catastrophes = num(s.catastrophes) + 1
    s.first = seat_after(s, num(s.first), 1)
    note(s, h.FIRST_PLAYER, num(s.first), card, NOWHERE, NOWHERE)
    for seat in range(num(s.players)):
        if s.shield[seat] == SHIELD_READY:
            s.shield[seat] = NO_SHIELD if num(t.UNDENIABLE[card]) == 1 else SHIELDED
            note_number(s, h.SHIELD, seat, card, num(s.shield[seat]))
    for turn in range(num(s.players)):
        seat = seat_after(s, num(s.first), turn)
        if num(t.GENE_POOL[card]) != 0 and not is_shielded(s, seat, card):
            change_gene_pool(s, seat, num(t.GENE_POOL[card]))


@rule
def _after_reveal(s: Any, f: int) -> None:
    is_catastrophe = t.FIRST_CATASTROPHE <= num(s.frames[f, CARD]) < t.BIRTH_CARD
    if is_catastrophe and num(s.catastrophes) == CATASTROPHES_TO_THE_END:
        s.phase = ENDING
        s.worlds_end = num(s.frames[f, CARD])
        goto(s, f, _OFFER)
    elif s.cut == 1 or (is_catastrophe and s.turns_after_catastrophe == 0):
        goto(s, f, _REVEAL)
    else:
        s.phase = TAKING_TURNS
        s.taken = 0
        goto(s, f, TURNS)


@rule
def _next_turn(s: Any, f: int) -> None:
    taken = num(s.taken)
    s.turn = -1
    if s.cut == 1 or taken == num(s.players):
        goto(s, f, _REVEAL)
        return
    if law(s) == _REVERSED:
        seat = seat_after(s, num(s.first), num(s.players) - 1 - taken)
    else:
        seat = seat_after(s, num(s.first), taken)
    s.taken = taken + 1
    s.turn = seat
    s.extra = 0
    s.no_stabilizing = 0
    push(s, work.TURN, seat, NO_CARD, 0)


@rule
def _last_choices(s: Any, f: int) -> None:
    """In turn order everybody carries out the World's End effects of their traits."""
    asked = num(s.frames[f, _ASKED])
    if asked == num(s.players):
        goto(s, f, _CATASTROPHE_ENDS)
        return
    s.frames[f, _ASKED] = asked + 1
    push(s, work.LAST_CHOICES, seat_after(s, num(s.first), asked), NO_CARD, 0)
