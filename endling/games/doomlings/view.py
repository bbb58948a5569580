"""What a seat may know: `redact` hides the rest, `determinize` fills it with a fair guess.

Nothing else decides what a person may see. Seat -1 is a spectator.
"""

from __future__ import annotations

from typing import Any

from endling.games.doomlings import prompts as ask_for
from endling.games.doomlings import tables as t
from endling.games.doomlings import work
from endling.games.doomlings.state import (
    NO_CARD,
    discarded,
    hand_of,
    pile_of,
    recall,
    remember,
)
from endling.games.doomlings.turns import CATASTROPHES_TO_THE_END, is_removed, pile_start
from endling.kernel.actions import MASK_WORDS
from endling.kernel.asking import NOBODY, close_question
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
from endling.kernel.frames import KIND, WIDTH, X
from endling.kernel.jit import entry, rule
from endling.kernel.numbers import num
from endling.kernel.resolver import resolve

SPECTATOR = -1


@rule
def visible_hands(s: Any, seat: int) -> CardSet:
    """All cards in hands that the seat can place: the own ones and those it has seen."""
    if seat == SPECTATOR:
        return EMPTY
    return either(hand_of(s, seat), recall(s.seen[seat]))


# --- Hiding --------------------------------------------------------------------------------------


@rule
def redact(s: Any, seat: int) -> None:
    """Wipe everything that the seat may not know. What is left is a picture, not a playable game."""
    known = visible_hands(s, seat)
    for other in range(num(s.players)):
        if other != seat:
            remember(s.hand[other], both(hand_of(s, other), known))
            remember(s.seen[other], EMPTY)
            s.pledge[other, 0] = NO_CARD
            s.pledge[other, 1] = NO_CARD
    remember(s.fresh, both(recall(s.fresh), known))
    remember(s.shown, both(recall(s.shown), known))
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
    return (
        prompt == ask_for.REACT
        or prompt == ask_for.LATE
        or prompt == ask_for.ANYTIME
        or prompt == ask_for.WORLDS_END
    )


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


@rule
def determinize(s: Any, seat: int, dice: Any) -> None:
    """Deal everything that the seat cannot know anew, fairly; the result is a playable game."""
    actor = num(s.actor)
    pinned = visible_hands(s, seat)
    asks_anew = False
    if actor != seat and actor != NOBODY:
        asked = both(hand_of(s, actor), (num(s.legal[1]), num(s.legal[2])))
        secret = is_secret(num(s.prompt))
        asks_anew = not secret and not is_empty(asked)
        pinned = either(pinned, _bound_cards(s, asked, secret, dice))
    _redeal_traits(s, seat, pinned, dice)
    _redeal_pledges(s, seat, dice)
    _redeal_ages(s, seat, dice)
    reseed(s, dice)
    clear_log(s)
    if asks_anew:
        close_question(s)
        resolve(s, -1)


@rule
def _bound_cards(s: Any, asked: CardSet, secret: bool, dice: Any) -> CardSet:
    """Cards of another player's hand without which the open question would not exist."""
    top = num(s.depth) - 1
    bound = EMPTY
    if num(s.frames[top, KIND]) == work.GIVE_CARD and is_empty(asked):
        bound = one(num(s.frames[top, X]))
    prompt = num(s.prompt)
    from_fresh = (
        prompt == ask_for.PLAY_EXTRA or prompt == ask_for.PLAY_ANOTHER or prompt == ask_for.KEEP
    )
    if from_fresh:
        bound = either(bound, both(hand_of(s, num(s.actor)), recall(s.fresh)))
    if secret:
        return either(bound, asked)
    if not is_empty(asked):
        bound = either(bound, one(nth(asked, below(dice, count(asked)))))
    return bound


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
            remember(s.hand[other], hand)
            remember(s.seen[other], both(recall(s.seen[other]), pinned))
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


@entry
def redact_state(pool: Any, seat: int) -> None:
    """`redact` for Python."""
    redact(pool[0], seat)


@entry
def determinize_state(pool: Any, seat: int, dice: Any) -> None:
    """`determinize` for Python."""
    determinize(pool[0], seat, dice[0])
