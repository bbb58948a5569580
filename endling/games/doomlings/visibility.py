"""What a seat may know: `redact` hides the rest, `determinize` fills it with a fair guess.

Nothing else decides what a person may see. Seat -1 is a spectator.
"""

from __future__ import annotations

from typing import Any

from endling.games.doomlings import prompts as ask_for
from endling.games.doomlings import tables as t
from endling.games.doomlings import work
from endling.games.doomlings.effects.program import argument
from endling.games.doomlings.setup import CATASTROPHES_TO_THE_END, is_removed, pile_start
from endling.games.doomlings.state import (
    NO_CARD,
    discarded,
    hand_of,
    pile_of,
    read_set,
    row_of,
    write_set,
)
from endling.games.doomlings.targets import playable, playable_hand
from endling.kernel.actions import MASK_WORDS, NONE
from endling.kernel.cardset import (
    EMPTY,
    CardSet,
    both,
    count,
    either,
    is_empty,
    nth,
    one,
    without,
)
from endling.kernel.chacha import below, reseed
from endling.kernel.events import clear_log
from endling.kernel.frames import KIND, STEP, WIDTH, X
from endling.kernel.game_hooks import resolve
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import NOBODY, close_question

SPECTATOR = -1


@rule
def visible_hands(s: Any, seat: int) -> CardSet:
    """All cards in hands that the seat can place: the own ones and those it has seen."""
    if s.over == 1:  # for the scores all hands lie open
        return t.ALL_TRAITS
    if seat == SPECTATOR:
        return EMPTY
    return either(hand_of(s, seat), read_set(s.seen[seat]))


# --- Hiding --------------------------------------------------------------------------------------


@rule
def redact(s: Any, seat: int) -> None:
    """Wipe everything that the seat may not know. What is left is a picture, not a game."""
    known = visible_hands(s, seat)
    for other in range(num(s.players)):
        if other != seat:
            write_set(s.hand[other], both(hand_of(s, other), known))
            write_set(s.seen[other], EMPTY)
            s.pledge[other, 0] = NO_CARD
            s.pledge[other, 1] = NO_CARD
    write_set(s.fresh, both(read_set(s.fresh), known))
    write_set(s.shown, both(read_set(s.shown), known))
    for i in range(num(s.deck_n)):
        s.deck[i] = 0
    _redact_ages(s, seat)
    _redact_question(s, seat)
    _redact_machinery(s)


@rule
def _redact_ages(s: Any, seat: int) -> None:
    first_hidden = num(s.age_at) + 1
    if seat != SPECTATOR and s.knows_age[seat] == 1:
        first_hidden += 1
    for i in range(first_hidden, num(s.ages_n)):
        s.ages[i] = 0


@rule
def is_secret(prompt: int) -> bool:
    """Whether the very question tells what somebody holds."""
    return (ask_for.SECRET_MASK >> prompt) & 1 == 1


@rule
def _redact_question(s: Any, seat: int) -> None:
    if num(s.actor) == seat and seat != SPECTATOR:
        return
    for i in range(MASK_WORDS):
        s.legal[i] = 0
    if is_secret(num(s.prompt)):
        s.actor = NOBODY
        s.prompt = 0
        s.cause = 0


@rule
def _redact_machinery(s: Any) -> None:
    for i in range(len(s.key)):
        s.key[i] = 0
    for i in range(len(s.block)):
        s.block[i] = 0
    s.counter = 0
    s.unused = 0
    for f in range(num(s.depth)):
        for i in range(WIDTH):
            s.frames[f, i] = 0
    s.depth = 0
    s.extra = 0
    clear_log(s)


# --- Guessing ------------------------------------------------------------------------------------


TRIES = 32  # guesses that do not fit the open question before one real card is kept


@rule
def determinize(s: Any, seat: int, dice: Any) -> None:
    """Deal everything that the seat cannot know anew, fairly; the result is a playable game."""
    pinned = either(visible_hands(s, seat), _offered(s))
    actor = num(s.actor)
    if actor == seat or actor == NOBODY:
        _redeal_traits(s, seat, pinned, dice)
    else:
        _redeal_around_question(s, seat, pinned, dice)
    _redeal_pledges(s, seat, dice)
    _redeal_ages(s, seat, dice)
    reseed(s, dice)
    clear_log(s)


@rule
def _offered(s: Any) -> CardSet:
    """Cards of hands that the work in progress is about: shown, looked at, or on their way."""
    top = num(s.depth) - 1
    cards = read_set(s.shown)
    if top >= 0 and num(s.frames[top, KIND]) == work.GIVE_CARD and s.frames[top, STEP] == 1:
        cards = either(cards, one(num(s.frames[top, X])))
    return cards


@rule
def _redeal_around_question(s: Any, seat: int, pinned: CardSet, dice: Any) -> None:
    """Somebody else is being asked: guess hands until they fit the question, then ask it anew."""
    actor = num(s.actor)
    asked = both(hand_of(s, actor), (num(s.legal[1]), num(s.legal[2])))
    if is_secret(num(s.prompt)) or num(s.prompt) == ask_for.TAKE:
        _redeal_traits(s, seat, either(pinned, asked), dice)
        return
    fresh = count(read_set(s.fresh)) if _is_about_fresh(s) else 0
    for _ in range(TRIES):
        _redeal_traits(s, seat, pinned, dice)
        _redeal_fresh(s, actor, pinned, fresh, dice)
        if _fits_question(s, actor):
            break
    else:
        kept = EMPTY
        if not is_empty(asked):
            kept = one(nth(asked, below(dice, count(asked))))
        for other in range(num(s.players)):
            hand = without(both(hand_of(s, other), pinned), kept)
            write_set(s.hand[other], either(hand, kept) if other == actor else hand)
        _redeal_traits(s, seat, either(pinned, kept), dice)
        _redeal_fresh(s, actor, pinned, fresh, dice)
        if fresh > 0:
            write_set(s.fresh, either(read_set(s.fresh), kept))
    if not is_empty(asked):
        close_question(s)
        resolve(s, NONE)


@rule
def _is_about_fresh(s: Any) -> bool:
    kind = num(s.frames[num(s.depth) - 1, KIND])
    return kind == work.PLAY_DRAWN or kind == work.SIFT


@rule
def _redeal_fresh(s: Any, actor: int, known: CardSet, n: int, dice: Any) -> None:
    """Guess which cards of the hand were just drawn: some that nobody else has ever seen."""
    if n > 0:
        hand = without(hand_of(s, actor), known)
        fresh = EMPTY
        for _ in range(n):
            card = nth(hand, below(dice, count(hand)))
            hand = without(hand, one(card))
            fresh = either(fresh, one(card))
        write_set(s.fresh, fresh)


@rule
def _fits_question(s: Any, actor: int) -> bool:
    """Whether the guessed hand could have led to the open question."""
    prompt = num(s.prompt)
    if prompt == ask_for.STUCK:
        return is_empty(playable_hand(s, actor))
    if prompt != ask_for.PLAY and prompt != ask_for.PLAY_ANOTHER:
        return True
    cards = hand_of(s, actor)
    frame = num(s.depth) - 1
    if num(s.frames[frame, KIND]) == work.PLAY_DRAWN:
        cards = both(read_set(s.fresh), row_of(t.OF_COLOR, argument(s, frame, t.A)))
    return not is_empty(playable(s, actor, cards))


@rule
def _redeal_traits(s: Any, seat: int, pinned: CardSet, dice: Any) -> None:
    unknown = without(t.ALL_TRAITS, (num(s.removed[0]), num(s.removed[1])))
    unknown = without(unknown, discarded(s))
    for other in range(num(s.players)):
        unknown = without(unknown, pile_of(s, other))
    held = EMPTY
    for other in range(num(s.players)):
        held = either(held, hand_of(s, other))
    pinned = both(pinned, held)
    unknown = without(unknown, pinned)
    for other in range(num(s.players)):
        if other != seat:
            hand = both(hand_of(s, other), pinned)
            for _ in range(num(s.hand_n[other]) - count(hand)):
                card = nth(unknown, below(dice, count(unknown)))
                unknown = without(unknown, one(card))
                hand = either(hand, one(card))
            write_set(s.hand[other], hand)
            write_set(s.seen[other], both(read_set(s.seen[other]), pinned))
    for i in range(num(s.deck_n)):
        card = nth(unknown, below(dice, count(unknown)))
        unknown = without(unknown, one(card))
        s.deck[i] = card


@rule
def _redeal_pledges(s: Any, seat: int, dice: Any) -> None:
    for other in range(num(s.players)):
        if other != seat:
            left = hand_of(s, other)
            for side in range(2):
                if num(s.pledge[other, side]) != NO_CARD:
                    card = nth(left, below(dice, count(left)))
                    left = without(left, one(card))
                    s.pledge[other, side] = card


@rule
def _redeal_ages(s: Any, seat: int, dice: Any) -> None:
    """Ages to come: each pile keeps its number of catastrophes, at a new place, with new cards."""
    first = num(s.age_at) + 1
    if seat != SPECTATOR and s.knows_age[seat] == 1:
        first += 1
    end = num(s.ages_n)
    _shuffle_places(s, first, end, dice)
    unused = _unrevealed(s, first)
    for i in range(first, end):
        is_catastrophe = num(s.ages[i]) >= t.FIRST_CATASTROPHE
        kind = both(unused, t.CATASTROPHE_OFFSETS if is_catastrophe else t.AGE_OFFSETS)
        offset = nth(kind, below(dice, count(kind)))
        unused = without(unused, one(offset))
        s.ages[i] = t.FIRST_AGE + offset


@rule
def _shuffle_places(s: Any, first: int, end: int, dice: Any) -> None:
    """Shuffle what is left of each pile of the age deck."""
    ages = num(s.ages_n) - 1 - CATASTROPHES_TO_THE_END
    for pile in range(CATASTROPHES_TO_THE_END):
        low = max(first, 1 + pile_start(ages, pile) + pile)
        high = min(end, 1 + pile_start(ages, pile + 1) + pile + 1)
        for i in range(high - 1, low, -1):
            j = low + below(dice, i - low + 1)
            card = num(s.ages[i])
            s.ages[i] = s.ages[j]
            s.ages[j] = card


@rule
def _unrevealed(s: Any, first: int) -> CardSet:
    """Ages and catastrophes that the seat has not seen, counted from the first age."""
    unused = EMPTY
    for card in range(t.FIRST_AGE, t.BIRTH_CARD):
        if not is_removed(s, card):
            unused = either(unused, one(card - t.FIRST_AGE))
    for i in range(1, first):
        unused = without(unused, one(num(s.ages[i]) - t.FIRST_AGE))
    return unused
