"""What would still change at World's End: each effect by itself, as things stand.

Traits let their owners choose, so a prospect is a range over all choices: what the worst one and
the best one would change for a seat. Where that hangs on hidden cards, or on effects that cannot be
foreseen, it is open. Made from a redacted state, it tells nobody more than they may know.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from endling.games.doomlings import tables as t
from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.attachments import awake
from endling.games.doomlings.board import OPEN_BOUND as OPEN
from endling.games.doomlings.effects.worlds_end import choice_of
from endling.games.doomlings.places import holder_of, owner_of
from endling.games.doomlings.scoring import total
from endling.games.doomlings.state import ENDING, hand_of, pile_of
from endling.games.doomlings.tables import EMPTY
from endling.games.doomlings.targets import (
    COLORLESS,
    all_of_color,
    movable,
    of_color,
    playable_hand,
)
from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import (
    WORD,
    CardSet,
    both,
    card_set,
    count,
    either,
    has,
    is_empty,
    read_set,
    with_card,
    without,
    without_card,
    write_set,
)
from endling.kernel.jit import rule
from endling.kernel.numbers import num

Range = tuple[int, int]

_RECOLOR, _CHOOSE, _BLIGHT, _PLAY, _SNEAK, _PAINT, _OTHER = range(7)


def _kind(trait: v.Trait) -> int:
    match trait.worlds_end:
        case (v.Recolor(),):
            return _RECOLOR
        case (v.ChooseColor(),):
            return _CHOOSE
        case (v.PaintSelf(),):
            return _PAINT
        case (v.BlightColor(),):
            return _BLIGHT
        case (v.PlayAnother(action=False),):
            return _PLAY
        case ():
            return _SNEAK
    return _OTHER  # whatever it does, nobody can say what comes of it


_TRAITS = [(number, card) for number, card in enumerate(t.CARDS) if isinstance(card, v.Trait)]
_ACTING = [(number, _kind(trait)) for number, trait in _TRAITS if trait.acts_at_worlds_end]
ACTING_CARDS = np.array([number for number, _ in _ACTING], np.int64)
_KINDS = np.array([kind for _, kind in _ACTING], np.int64)
# Playing one of these does more than put it into the pile.
_FAR_REACHING = card_set(
    [
        number
        for number, trait in _TRAITS
        if trait.on_play or trait.worlds_end or trait.cost is not None or trait.gene_pool != 0
    ],
    t.SET_WORDS,
)
_RETURNING = {v.Ability.ENDURE, v.Ability.REGROW, v.Ability.COME_BACK, v.Ability.RISE}
_OF_OTHERS = (
    v.OpponentPairs,
    v.MostTraits,
    v.PerOfSet,
    v.DiscardedNegatives,
    v.DiscardedDominants,
    v.DiscardedOfSet,
)
# Discarding one of these, or from a pile with one, does more than take it away.
_STUBBORN = card_set(
    [number for number, trait in _TRAITS if _RETURNING & set(trait.abilities)],
    t.SET_WORDS,
)
# Whose score changes with what others lose, or with what is discarded.
_FAR_SEEING = card_set(
    [
        number
        for number, trait in _TRAITS
        if isinstance(trait.score, _OF_OTHERS) or trait.score == v.Kin(everywhere=True)
    ],
    t.SET_WORDS,
)


@rule
def write_prospects(s: Any, seat: int, row: Any, at: int) -> int:
    """Write what each trait that acts at World's End could change for a seat; returns how many.

    A trait is told to its owner, and to whoever has something to hope or to fear from it: the card,
    its owner, and the bounds of the change.
    """
    acting = _acting(s)
    if s.over == 1 or is_empty(acting):
        return 0
    phase = num(s.phase)
    s.phase = ENDING  # no law of an age binds any more
    now = total(s, seat)
    n = 0
    for i in range(len(ACTING_CARDS)):
        card, kind = num(ACTING_CARDS[i]), num(_KINDS[i])
        owner = _owner(s, card, kind, phase) if has(acting, card) else -1
        if owner >= 0:
            least, most = _range(s, seat, owner, card, kind, now)
            if owner == seat or least != 0 or most != 0:
                row[at + n] = card
                row[at + t.ACTING_COUNT + n] = owner
                row[at + 2 * t.ACTING_COUNT + n] = least
                row[at + 3 * t.ACTING_COUNT + n] = most
                n += 1
    s.phase = phase
    return n


@rule
def _acting(s: Any) -> CardSet:
    """All traits in sight that act at World's End, in whatever pile or hand."""
    acting = EMPTY
    for seat in range(num(s.players)):
        acting = either(acting, awake(s, both(pile_of(s, seat), t.WITH_WORLDS_END)))
        acting = either(acting, both(hand_of(s, seat), t.SNEAKS))
    return acting


@rule
def _owner(s: Any, card: int, kind: int, phase: int) -> int:
    """Whose trait is still to act, or -1."""
    if kind == _SNEAK:
        return -1 if phase == ENDING else holder_of(s, card)
    is_asked = num(s.actor) >= 0 and num(s.cause) == card
    return owner_of(s, card) if is_asked or not has(read_set(s.resolved, EMPTY), card) else -1


@rule
def _range(s: Any, seat: int, owner: int, card: int, kind: int, now: int) -> Range:
    if kind == _RECOLOR:
        return _recolored(s, seat, owner, now)
    if kind == _CHOOSE:
        return _chosen(s, seat, choice_of(card), now)
    if kind == _PAINT:
        return _painted(s, seat, now)
    if kind == _BLIGHT:
        if not is_empty(both(pile_of(s, seat), _FAR_SEEING)):
            return OPEN, OPEN
        return (0, 0) if seat == owner else _blighted(s, seat, now)
    if seat != owner:
        return 0, 0
    if kind == _SNEAK:
        gain = _played(s, seat, card, now)
        return min(0, gain), max(0, gain)
    if kind == _PLAY:
        return _one_played(s, seat, now)
    return OPEN, OPEN


@rule
def _recolored(s: Any, seat: int, owner: int, now: int) -> Range:
    """One colour of the owner's pile counts as another, or none does."""
    least, most = 0, 0
    before = num(s.recolor[owner, 0]), num(s.recolor[owner, 1])
    for source in range(COLORLESS):
        if not is_empty(both(pile_of(s, owner), all_of_color(s, source))):
            for target in range(COLORLESS):
                if target != source:
                    s.recolor[owner, 0] = source + 1
                    s.recolor[owner, 1] = target + 1
                    change = total(s, seat) - now
                    least, most = min(least, change), max(most, change)
    s.recolor[owner, 0], s.recolor[owner, 1] = before
    return least, most


@rule
def _chosen(s: Any, seat: int, choice: int, now: int) -> Range:
    """A colour is chosen for a score."""
    least, most = OPEN, -OPEN
    before = num(s.chosen[choice])
    for color in range(COLORLESS):
        s.chosen[choice] = color + 1
        change = total(s, seat) - now
        least, most = min(least, change), max(most, change)
    s.chosen[choice] = before
    return least, most


@rule
def _painted(s: Any, seat: int, now: int) -> Range:
    """A colourless trait takes on a colour."""
    least, most = OPEN, -OPEN
    before = num(s.painted)
    for color in range(COLORLESS):
        s.painted = color + 1
        change = total(s, seat) - now
        least, most = min(least, change), max(most, change)
    s.painted = before
    return least, most


@rule
def _blighted(s: Any, seat: int, now: int) -> Range:
    """The pile loses a random trait of a colour that its owner does not choose."""
    pile = pile_of(s, seat)
    at_risk = without(movable(s, seat, t.DISCARDED), all_of_color(s, COLORLESS))
    if is_empty(at_risk):
        return 0, 0
    if s.attached > 0 or not is_empty(both(pile, _STUBBORN)):
        return OPEN, OPEN
    least, most = OPEN, -OPEN
    for color in range(COLORLESS):
        if is_empty(both(at_risk, of_color(s, seat, color))):
            least, most = min(least, 0), max(most, 0)
    for i in range(t.SET_WORDS):
        word = at_risk[i]
        while word != 0:
            write_set(s.pile[seat], without_card(pile, i * WORD + lowest_bit(word)))
            change = total(s, seat) - now
            least, most = min(least, change), max(most, change)
            word &= word - 1
    write_set(s.pile[seat], pile)
    return least, most


@rule
def _one_played(s: Any, seat: int, now: int) -> Range:
    """One trait of the hand is played, if there is one to play."""
    hand = hand_of(s, seat)
    if count(hand) != num(s.hand_n[seat]):
        return OPEN, OPEN
    cards: CardSet = playable_hand(s, seat)
    if is_empty(cards):
        return 0, 0
    if not is_empty(both(cards, _FAR_REACHING)):
        return OPEN, OPEN
    least, most = OPEN, -OPEN
    for i in range(t.SET_WORDS):
        word = cards[i]
        while word != 0:
            change = _played(s, seat, i * WORD + lowest_bit(word), now)
            least, most = min(least, change), max(most, change)
            word &= word - 1
    return least, most


@rule
def _played(s: Any, seat: int, card: int, now: int) -> int:
    """What a hand card would change in the pile."""
    hand, pile = hand_of(s, seat), pile_of(s, seat)
    write_set(s.hand[seat], without_card(hand, card))
    write_set(s.pile[seat], with_card(pile, card))
    s.hand_n[seat] = num(s.hand_n[seat]) - 1
    change = total(s, seat) - now
    s.hand_n[seat] = num(s.hand_n[seat]) + 1
    write_set(s.hand[seat], hand)
    write_set(s.pile[seat], pile)
    return change
