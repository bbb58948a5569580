"""What a seat may know: `redact` hides the rest, `determinize` fills it with a fair guess.

Nothing else decides what a person may see. Seat -1 is a spectator.
"""

from __future__ import annotations

from typing import Any

from endling.board.guessing import ask_anew, cards_to_keep
from endling.board.hiding import hide_machinery, hide_question
from endling.games.doom_on_you import questions as ask_for
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you import work
from endling.games.doom_on_you.changes import can_attack
from endling.games.doom_on_you.knowledge import alike, seen_by, write_seen
from endling.games.doom_on_you.placing import SEAT, room_in_pile
from endling.games.doom_on_you.playing import ANIMAL
from endling.games.doom_on_you.questions import QUESTIONS
from endling.games.doom_on_you.state import animals_in_hand, as_cards, hand_of, is_in
from endling.games.doom_on_you.tables import EMPTY
from endling.games.doom_on_you.targets import can_sneak
from endling.kernel.bits import bits
from endling.kernel.cardset import (
    CardSet,
    both,
    count,
    either,
    has,
    is_empty,
    lowest,
    nth,
    read_set,
    row_of,
    with_card,
    without,
    without_card,
    write_set,
)
from endling.kernel.chacha import below, reseed
from endling.kernel.events import clear_log
from endling.kernel.frames import CARD, KIND
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD

_SECRET = QUESTIONS.secret_mask

# --- Hiding ---------------------------------------------------------------------------------------


@rule
def redact(s: Any, viewer: int) -> None:
    """Wipe everything that the viewer may not know. What is left is a picture, not a game."""
    if s.over == 0:
        for seat in range(num(s.players)):
            if seat != viewer:
                _unchoose(s, seat)
        _keep_known(s, viewer, EMPTY)
        s.fresh = _own_fresh(s, viewer)
    for i in range(num(s.deck_n)):
        s.deck[i] = 0
    for seat in range(num(s.players)):
        write_seen(s, seat, EMPTY)
    _tell_own_aim(s, viewer)
    _tell_own_gift(s, viewer)
    hide_question(s, viewer, _SECRET)
    hide_machinery(s)


@rule
def _unchoose(s: Any, seat: int) -> None:
    """What is chosen to be placed looks like the rest of the hand."""
    write_set(s.hand[seat], either(hand_of(s, seat), row_of(s.chosen, seat, EMPTY)))
    s.hand_n[seat] = num(s.hand_n[seat]) + num(s.chosen_n[seat])
    write_set(s.chosen[seat], EMPTY)
    s.chosen_n[seat] = 0


@rule
def _keep_known(s: Any, viewer: int, kept: CardSet) -> None:
    """Leave nothing in other hands but what the viewer knows, and some cards besides.

    Which of several equal cards the viewer knows must not tell anything: they are chosen anew among
    those that do not lie open.
    """
    seen = seen_by(s, viewer)
    free, known = without(without(t.ALL_BUT_DOOMS, _in_sight(s, viewer)), kept), EMPTY
    for seat in range(num(s.players)):
        if seat != viewer:
            left = both(hand_of(s, seat), kept)
            met = both(hand_of(s, seat), seen)
            while not is_empty(met):
                equal = both(met, alike(lowest(met)))
                met = without(met, equal)
                pinned = both(left, alike(lowest(equal)))
                wanted = count(either(equal, pinned)) - count(pinned)
                chosen = either(pinned, _first_of(both(free, alike(lowest(equal))), wanted))
                free = without(free, chosen)
                left = either(left, chosen)
                known = either(known, _first_of(chosen, count(equal)))
            write_set(s.hand[seat], left)
    if viewer >= 0:
        write_seen(s, viewer, known)


@rule
def _in_sight(s: Any, viewer: int) -> CardSet:
    """Cards that lie open, and the viewer's own."""
    cards = EMPTY
    for i in range(num(s.discard_n)):
        cards = with_card(cards, num(s.discard[i]))
    for i in range(num(s.played_n)):
        cards = with_card(cards, num(s.played[i]))
    for i in range(num(s.attacks_n)):
        cards = with_card(cards, num(s.attacks[i]))
    for seat in range(num(s.players)):
        cards = either(cards, row_of(s.pile, seat, EMPTY))
    if viewer >= 0:
        cards = either(cards, either(hand_of(s, viewer), row_of(s.chosen, viewer, EMPTY)))
    return cards


@rule
def _first_of(cards: CardSet, n: int) -> CardSet:
    """So many cards, those with the smallest numbers."""
    found = EMPTY
    for _ in range(n):
        found = with_card(found, lowest(without(cards, found)))
    return found


@rule
def _tell_own_aim(s: Any, viewer: int) -> None:
    """Whoever is about to aim a card at a player knows which animal goes there."""
    top = num(s.depth) - 1
    if top >= 0 and num(s.actor) == viewer and num(s.frames[top, KIND]) == work.PLAYING:
        s.aimed_animal = num(s.frames[top, ANIMAL])


@rule
def _tell_own_gift(s: Any, viewer: int) -> None:
    """Whoever is to accept an offer knows which card goes with it."""
    top = num(s.depth) - 1
    if top >= 0 and num(s.actor) == viewer and num(s.prompt) == ask_for.DEAL_ACCEPT:
        s.cause = num(s.frames[top, CARD])


@rule
def _own_fresh(s: Any, viewer: int) -> int:
    """The force fields that the viewer has drawn in this preparation, as bits."""
    found = 0
    for number in range(t.FORCE_FIELD_COUNT):
        if viewer >= 0 and has(hand_of(s, viewer), t.FIRST_FORCE_FIELD + number):
            found |= num(s.fresh) & 1 << number
    return found


# --- Guessing -------------------------------------------------------------------------------------


@rule
def determinize(s: Any, viewer: int, dice: Any) -> None:
    """Deal everything that the viewer cannot know anew, fairly; the result is a playable game."""
    if s.over == 0:
        kept = either(cards_to_keep(s, viewer, _SECRET, EMPTY), _cards_at_work(s))
        _deal_anew(s, viewer, kept, dice)
        s.fresh = _own_fresh(s, viewer)
        _share_common_knowledge(s, viewer)
        ask_anew(s, viewer)
    reseed(s, dice)
    clear_log(s)


@rule
def _cards_at_work(s: Any) -> CardSet:
    """Cards of a hand that are about to be played or given."""
    top, found = num(s.depth) - 1, EMPTY
    kind, card = num(s.frames[top, KIND]), num(s.frames[top, CARD])
    if (kind == work.DEAL or kind == work.PLAYING) and card != NO_CARD:
        found = with_card(found, card)
    if kind == work.PLAYING and num(s.frames[top, ANIMAL]) > 0:
        found = with_card(found, num(s.frames[top, ANIMAL]) - 1)
    return found


@rule
def _deal_anew(s: Any, viewer: int, kept: CardSet, dice: Any) -> None:
    """Hands keep their sizes and what is known of them, and never hold a doom."""
    unknown = EMPTY
    for seat in range(num(s.players)):
        if seat != viewer:
            _unchoose(s, seat)
            unknown = either(unknown, hand_of(s, seat))
    for i in range(num(s.deck_n)):
        unknown = with_card(unknown, num(s.deck[i]))
    _keep_known(s, viewer, kept)
    for seat in range(num(s.players)):
        if seat != viewer:
            unknown = without(unknown, hand_of(s, seat))
    if num(s.actor) != viewer:
        unknown = _deal_what_is_needed(s, num(s.actor), unknown, dice)
    for seat in range(num(s.players)):
        if seat != viewer:
            while count(hand_of(s, seat)) < num(s.hand_n[seat]):
                unknown = _deal_one(s, seat, unknown, t.ALL_BUT_DOOMS, dice)
            _guess_choice(s, seat, dice)
    for i in range(num(s.deck_n)):
        card = nth(unknown, below(dice, count(unknown)))
        unknown = without_card(unknown, card)
        s.deck[i] = card


@rule
def _deal_what_is_needed(s: Any, asked: int, unknown: CardSet, dice: Any) -> CardSet:
    """Whoever is asked to place has an animal; with a sneak attack goes one that can attack.

    Unless it is only offered in a deal.
    """
    if num(s.prompt) == ask_for.PLACE and animals_in_hand(s, asked) == 0:
        return _deal_one(s, asked, unknown, t.ALL_ANIMALS, dice)
    sneaks = both(read_set(s.legal[1:], EMPTY), t.SNEAK_ATTACKS)
    is_offered = num(s.prompt) == ask_for.DEAL_CARD
    if not is_offered and not is_empty(sneaks) and can_sneak(s, asked) == 0:
        return _deal_one(s, asked, unknown, as_cards(can_attack(s)), dice)
    return unknown


@rule
def _deal_one(s: Any, seat: int, unknown: CardSet, among: CardSet, dice: Any) -> CardSet:
    """One of these cards for a hand; returns what is left."""
    possible = both(unknown, among)
    if is_empty(possible):
        return unknown
    card = nth(possible, below(dice, count(possible)))
    write_set(s.hand[seat], with_card(hand_of(s, seat), card))
    return without_card(unknown, card)


@rule
def _guess_choice(s: Any, seat: int, dice: Any) -> None:
    """Those whose answers are in have chosen some animals, or none."""
    top = num(s.depth) - 1
    if num(s.frames[top, KIND]) != work.PLACING or seat >= num(s.frames[top, SEAT]):
        return
    if not is_in(s, seat):
        return
    most = min(room_in_pile(s, seat), bits(animals_in_hand(s, seat)))
    for _ in range(below(dice, 1 + max(most, 0))):
        animals = both(hand_of(s, seat), t.ALL_ANIMALS)
        card = nth(animals, below(dice, count(animals)))
        write_set(s.hand[seat], without_card(hand_of(s, seat), card))
        write_set(s.chosen[seat], with_card(row_of(s.chosen, seat, EMPTY), card))
        s.hand_n[seat] = num(s.hand_n[seat]) - 1
        s.chosen_n[seat] = num(s.chosen_n[seat]) + 1


@rule
def _share_common_knowledge(s: Any, viewer: int) -> None:
    """Nobody can say what others have seen in secret: they know nothing."""
    for seat in range(num(s.players)):
        if seat != viewer:
            write_seen(s, seat, EMPTY)
