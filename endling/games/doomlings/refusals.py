"""Why a choice is not legal, found by the same functions that make choices legal."""

from __future__ import annotations

from typing import Any

import numpy as np

from endling.games.doomlings import questions as ask_for
from endling.games.doomlings import reasons as r
from endling.games.doomlings import tables as t
from endling.games.doomlings import work
from endling.games.doomlings.attachments import attached_to, host_of, is_silenced
from endling.games.doomlings.effects.plays import lose_for_sacrifice
from endling.games.doomlings.effects.program import argument
from endling.games.doomlings.places import owner_of
from endling.games.doomlings.playing import extra_plays
from endling.games.doomlings.state import discarded, hand_of, pile_of
from endling.games.doomlings.tables import EMPTY
from endling.games.doomlings.targets import (
    COLORLESS,
    banned,
    law,
    law_value,
    may_pay,
    meets_requirement,
    movable,
    traits_protected,
)
from endling.games.doomlings.vocabulary import LawKind
from endling.games.reasons import GAME_OVER, LEGAL, NOT_ASKED, NOT_IN_HAND
from endling.kernel.actions import CARD, COLOR, PLAYER, is_legal
from endling.kernel.cardset import both, count, has, read_set, row_of, with_card, write_set
from endling.kernel.frames import CARD as CAUSE
from endling.kernel.frames import KIND
from endling.kernel.jit import entry, rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD

_BAN_FACE_ABOVE = int(LawKind.BAN_FACE_ABOVE)
_NO_REPEATED_COLOR = int(LawKind.NO_REPEATED_COLOR)
NO_COLOR = 15

# What a question is about, if that alone says which cards come into question.
_SOMETHING_ELSE, _HAND, _OWN_PILE, _THEIR_PILE, _ANY_PILE, _DISCARDS = range(6)
_SUBJECTS = np.full(256, _SOMETHING_ELSE, np.int8)
_SUBJECTS[
    [
        ask_for.STABILIZE,
        ask_for.DISCARD,
        ask_for.DISCARD_MORE,
        ask_for.GIVE_CARD,
        ask_for.SHOW,
        ask_for.KEEP,
        ask_for.SHED,
        ask_for.PASS_LEFT,
        ask_for.PASS_RIGHT,
        ask_for.ACT_FROM_HAND,
        ask_for.DISCARD_TOGETHER,
    ]
] = _HAND
_SUBJECTS[
    [
        ask_for.PAY_DISCARD,
        ask_for.PAY_GIVE,
        ask_for.SWAP_OWN,
        ask_for.GIVE_TRAIT,
        ask_for.DISCARD_TRAIT,
        ask_for.TAKE_BACK,
        ask_for.MAY_DISCARD_TRAIT,
    ]
] = _OWN_PILE
_SUBJECTS[[ask_for.STEAL, ask_for.RETURN, ask_for.SWAP_OTHER, ask_for.DISCARD_THEIRS]] = _THEIR_PILE
_SUBJECTS[[ask_for.SWAP_ANY, ask_for.SWAP_WITH, ask_for.HOST, ask_for.NEW_HOST]] = _ANY_PILE
# How a trait would leave its pile, where that is asked.
_WAYS = np.full(256, t.DISCARDED, np.int8)
_WAYS[[ask_for.STEAL, ask_for.SWAP_OWN, ask_for.SWAP_OTHER]] = t.TAKEN
_WAYS[[ask_for.SWAP_ANY, ask_for.SWAP_WITH]] = t.TAKEN
_WAYS[[ask_for.PAY_GIVE, ask_for.GIVE_TRAIT, ask_for.RETURN, ask_for.TAKE_BACK]] = t.HANDED
_WAYS[[ask_for.REPEAT]] = t.STAYING
_SUBJECTS[[ask_for.PLAY_DISCARDED, ask_for.PLAY_PLAIN, ask_for.TAKE_DISCARDED]] = _DISCARDS


@rule
def because(reason: int, value: int, color: int) -> int:
    """A reason with its number and colour, in one integer."""
    return reason | (value << 8) | (color << 16)


@rule
def plainly(reason: int) -> int:
    """A reason that needs no number."""
    return because(reason, 0, NO_COLOR)


@entry
def why_not(pool: Any, action: int) -> int:
    """Why the action is refused; LEGAL if it is not."""
    s = pool[0]
    if s.over == 1:
        return plainly(GAME_OVER)
    if is_legal(s, action):
        return plainly(LEGAL)
    if action >= CARD and action - CARD < t.TRAIT_COUNT:
        reason = _why_not_card(s, action - CARD)
        # Nothing speaks against the card itself: it is the twin of one that can be chosen.
        return plainly(NOT_ASKED) if reason == plainly(LEGAL) else reason
    if PLAYER <= action < COLOR:
        return _why_not_player(s, action - PLAYER)
    if action >= CARD and num(s.prompt) == ask_for.CATASTROPHE:
        return plainly(r.NOT_REVEALED)
    return plainly(NOT_ASKED)


@rule
def _why_not_player(s: Any, seat: int) -> int:
    if num(s.legal[0]) >> PLAYER & ((1 << (COLOR - PLAYER)) - 1) == 0:
        return plainly(NOT_ASKED)
    if seat == num(s.actor) or seat >= num(s.players):
        return plainly(r.NOT_AN_OPPONENT)
    return plainly(r.NO_CARDS)


@rule
def _why_not_card(s: Any, card: int) -> int:
    prompt = num(s.prompt)
    is_play = prompt <= ask_for.STUCK or prompt == ask_for.SACRIFICE
    is_reaction = prompt == ask_for.REACT or prompt == ask_for.RAISE or prompt == ask_for.RECOIL
    if is_play or is_reaction or prompt == ask_for.LATE:
        return _why_not_play(s, card, prompt)
    if prompt == ask_for.TAKE:
        return plainly(r.NOT_ON_OFFER)
    if prompt == ask_for.WORLDS_END:
        return plainly(r.NO_WORLDS_END)
    subject = _subject(s)
    if subject == _SOMETHING_ELSE and prompt != ask_for.PAY_EITHER:
        return plainly(NOT_ASKED)
    if subject == _HAND:
        return _why_not_hand_card(s, card, prompt)
    if subject == _DISCARDS:
        return _why_not_discarded(s, card, prompt)
    if prompt == ask_for.PAY_EITHER:
        return _why_not_paying(s, card)
    return _why_not_trait(s, card, prompt, subject)


@rule
def _subject(s: Any) -> int:
    """What the open question is about."""
    if num(s.prompt) == ask_for.REPEAT:
        is_own = argument(s, num(s.depth) - 1, t.A) == 1
        return _OWN_PILE if is_own else _THEIR_PILE
    return num(_SUBJECTS[num(s.prompt)])


@rule
def _why_not_hand_card(s: Any, card: int, prompt: int) -> int:
    if not has(hand_of(s, num(s.actor)), card):
        return plainly(NOT_IN_HAND)
    if prompt == ask_for.SHED:
        return plainly(r.NOT_DOMINANT)
    if prompt == ask_for.ACT_FROM_HAND:
        return plainly(r.REPEATED_ALREADY if has(t.WITH_ACTION, card) else r.NO_ACTION)
    return plainly(r.NOT_ON_OFFER)


@rule
def _why_not_discarded(s: Any, card: int, prompt: int) -> int:
    if not has(discarded(s), card):
        return plainly(r.NOT_DISCARDED)
    if prompt == ask_for.PLAY_PLAIN and not has(t.EFFECTLESS, card):
        return plainly(r.HAS_EFFECT)
    return why_not_playable(s, num(s.actor), card)


@rule
def _why_not_paying(s: Any, card: int) -> int:
    """Neither in the hand nor movable in one's own pile, or of another colour."""
    seat, cause = num(s.actor), num(s.cause)
    if not has(hand_of(s, seat), card):
        if owner_of(s, card) != seat:
            return plainly(NOT_IN_HAND)
        if not has(movable(s, seat, t.DISCARDED), card):
            return plainly(_fixed(s, card))
        if card == cause:
            return plainly(r.ITSELF)
        if traits_protected(s):
            return plainly(r.TRAITS_PROTECTED)
    return _mismatch(num(t.COST[cause, 1]), num(t.COST[cause, 2]))


@rule
def _fixed(s: Any, card: int) -> int:
    """Why a trait cannot be moved."""
    if host_of(s, card) != NO_CARD:
        return r.ATTACHED
    if has(t.DOMINANTS, card):
        return r.DOMINANT
    return r.STAYS if has(t.FIXED, card) else r.HELD


@rule
def _why_no_host(s: Any, card: int) -> int:
    """Why a card cannot be attached to a trait."""
    slot, owner = num(t.SLOT[num(s.cause)]), owner_of(s, card)
    if owner != num(s.actor) and num(t.ANYWHERE[slot]) == 0:
        return plainly(r.NOT_IN_YOUR_PILE)
    if has(t.DOMINANTS, card):
        return plainly(r.DOMINANT)
    if has(t.ATTACHING, card):
        return plainly(r.IS_ATTACHMENT)
    if attached_to(s, card) != NO_CARD:
        return plainly(r.IS_HOST)
    if num(t.HOST_COLOR[slot]) >= 0 and not has(row_of(t.HOSTS, slot, EMPTY), card):
        return because(r.SAME_COLOR, 0, num(t.HOST_COLOR[slot]))
    return plainly(NOT_ASKED if has(row_of(t.HOSTS, slot, EMPTY), card) else r.HAS_EFFECT)


@rule
def _way(prompt: int) -> int:
    """How the trait that a question asks for would leave its pile."""
    return num(_WAYS[prompt])


@rule
def _why_not_play(s: Any, card: int, prompt: int) -> int:
    seat = num(s.actor)
    if not has(hand_of(s, seat), card):
        return plainly(NOT_IN_HAND)
    reason = why_not_playable(s, seat, card)
    if reason != plainly(LEGAL):
        return reason
    frame = num(s.depth) - 1
    kind = num(s.frames[frame, KIND])
    if kind == work.TURN and prompt == ask_for.PLAY_EXTRA:
        return plainly(NOT_ASKED if has(extra_plays(s), card) else r.NOT_EXTRA)
    if kind == work.PLAY_DRAWN:
        if not has(read_set(s.fresh, EMPTY), card):
            return plainly(r.NOT_ON_OFFER)
        color = argument(s, frame, t.A)
        if color != t.NO_COLOR and not has(row_of(t.OF_COLOR, color, EMPTY), card):
            return because(r.WRONG_COLOR, 0, color)
    if kind == work.SACRIFICE_SELF:
        if not has(read_set(s.fresh, EMPTY), card):
            return plainly(r.NOT_ON_OFFER)
        reason = _why_not_for_sacrifice(s, frame, card)
        if reason != plainly(LEGAL):
            return reason
    return plainly(NOT_ASKED)


@rule
def _why_not_for_sacrifice(s: Any, f: int, card: int) -> int:
    """Why a fresh card cannot be played once the acting card is gone."""
    seat = num(s.actor)
    pile, hand = pile_of(s, seat), hand_of(s, seat)
    lose_for_sacrifice(s, f)
    reason = why_not_playable(s, seat, card)
    write_set(s.pile[seat], pile)
    write_set(s.hand[seat], hand)
    return reason


@rule
def why_not_playable(s: Any, seat: int, card: int) -> int:
    """Why a trait cannot be played by a seat; LEGAL if it can."""
    if has(banned(s, with_card(EMPTY, card)), card):
        kind = law(s)
        if kind == _BAN_FACE_ABOVE:
            return because(r.AGE_FORBIDS_FACE, law_value(s), NO_COLOR)
        if kind == _NO_REPEATED_COLOR:
            return because(r.SAME_COLOR_AS_LAST, 0, _shared_color(card, num(s.last_played)))
        return because(r.AGE_FORBIDS_COLOR, 0, law_value(s))
    if has(t.DOMINANTS, card) and count(both(pile_of(s, seat), t.DOMINANTS)) >= 2:
        return plainly(r.THIRD_DOMINANT)
    if not meets_requirement(s, seat, card):
        return because(r.NEEDS_TRAITS, num(t.NEEDED[card]), num(t.NEEDED_COLOR[card]))
    if not may_pay(s, seat, card):
        if traits_protected(s) and num(t.COST[card, 0]) == t.DISCARD_COST:
            return plainly(r.TRAITS_PROTECTED)
        return plainly(r.CANNOT_PAY)
    return plainly(LEGAL)


@rule
def _shared_color(a: int, b: int) -> int:
    """The first colour that two traits have in common."""
    for color in range(COLORLESS):
        of_color = row_of(t.OF_COLOR, color, EMPTY)
        if has(of_color, a) and has(of_color, b):
            return color
    return NO_COLOR


@rule
def _why_not_trait(s: Any, card: int, prompt: int, subject: int) -> int:
    frame = num(s.depth) - 1
    owner = owner_of(s, card)
    if subject == _OWN_PILE and owner != num(s.actor):
        return plainly(r.NOT_IN_YOUR_PILE)
    if subject == _THEIR_PILE and (owner < 0 or owner == num(s.actor)):
        return plainly(r.NOT_IN_AN_OPPONENTS_PILE)
    if subject == _ANY_PILE and owner < 0:
        return plainly(r.NOT_IN_A_PILE)
    if prompt == ask_for.HOST or prompt == ask_for.NEW_HOST:
        return _why_no_host(s, card)
    if not has(movable(s, owner, _way(prompt)), card):
        return plainly(_fixed(s, card))
    if prompt == ask_for.SWAP_WITH:
        return plainly(r.SAME_PILE)
    if prompt == ask_for.SWAP_ANY:
        return plainly(r.NO_PARTNER)
    if prompt == ask_for.SWAP_OWN or prompt == ask_for.SWAP_OTHER:
        return plainly(r.NO_PARTNER)
    if card == num(s.frames[frame, CAUSE]):
        return plainly(r.ITSELF)
    if prompt == ask_for.REPEAT and is_silenced(s, card):
        return plainly(r.SILENCED)
    if prompt == ask_for.REPEAT:
        return plainly(r.REPEATED_ALREADY if has(t.WITH_ACTION, card) else r.NO_ACTION)
    if prompt == ask_for.DISCARD_THEIRS:
        return plainly(r.NOT_IN_AN_OPPONENTS_PILE)
    if prompt == ask_for.PAY_DISCARD or prompt == ask_for.PAY_GIVE:
        paying = num(s.frames[frame, CAUSE])
        return _mismatch(num(t.COST[paying, 1]), num(t.COST[paying, 2]))
    return _mismatch(argument(s, frame, t.A), argument(s, frame, t.B))


@rule
def _mismatch(kind: int, value: int) -> int:
    if kind == t.COLORED:
        return because(r.WRONG_COLOR, 0, value)
    if kind == t.FACED:
        return because(r.WRONG_FACE, value, NO_COLOR)
    if kind == t.FACED_AT_LEAST:
        return because(r.FACE_TOO_LOW, value, NO_COLOR)
    if kind == t.FACED_BETWEEN:
        return because(r.FACE_NOT_BETWEEN, value, NO_COLOR)
    if kind == t.IN_SET:
        return plainly(r.WRONG_SET)
    return plainly(NOT_ASKED)
