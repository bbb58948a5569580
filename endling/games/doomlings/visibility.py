"""What a seat may not know beyond the zones, and guesses that fit questions which tell of hands.

Equal cards in hands cannot be told apart, and whoever is asked something may show by that what they
hold. Seat -1 is a spectator.
"""

from __future__ import annotations

from typing import Any

from endling.board.guessing import ask_anew, dealer, hidden_cards
from endling.board.knowledge import SPECTATOR
from endling.games.doomlings import questions as ask_for
from endling.games.doomlings import tables as t
from endling.games.doomlings import work
from endling.games.doomlings.age_deck import hide_ages, redeal_ages
from endling.games.doomlings.board import BOARD, TRAITS
from endling.games.doomlings.effects.hand_to_hand import restart_passing
from endling.games.doomlings.effects.hands import discard_lowest, worth_keeping
from endling.games.doomlings.effects.plays import able_to_act, worth_a_sacrifice
from endling.games.doomlings.effects.program import argument
from endling.games.doomlings.knowledge import (
    NO_SEAT,
    first_of,
    see_in_hand,
    seen_by,
    share_common_knowledge,
    write_seen,
)
from endling.games.doomlings.places import holder_of
from endling.games.doomlings.questions import SECRET
from endling.games.doomlings.signs import hide_signs, redeal_signs
from endling.games.doomlings.state import (
    DEALT,
    NONE_DEALT,
    SCATTERED,
    discarded,
    hand_of,
    pile_of,
)
from endling.games.doomlings.tables import EMPTY
from endling.games.doomlings.targets import paying, playable, playable_hand
from endling.kernel.actions import NONE
from endling.kernel.bits import bits, lowest_bit
from endling.kernel.cardset import (
    CardSet,
    both,
    count,
    either,
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
from endling.kernel.frames import KIND, STEP, X
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import NOBODY, close_question, is_hidden_from
from endling.kernel.sizes import NO_CARD

# --- Hiding --------------------------------------------------------------------------------------


@rule
def hide_rest(s: Any, seat: int) -> None:
    """Wipe which of several equal cards are held, pledges, ages to come, and work in progress."""
    if s.over == 0 and not is_empty(both(seen_by(s, seat), t.TWINNED)):
        _exchange_twins(s, seat, EMPTY, EMPTY)
    for other in range(num(s.players)):
        if other != seat:
            s.pledge[other, 0] = NO_CARD
            s.pledge[other, 1] = NO_CARD
    write_set(s.fresh, EMPTY)
    write_set(s.shown, EMPTY)
    hide_ages(s, seat)
    hide_signs(s, seat)
    s.extra = 0


# --- What is known of hands -----------------------------------------------------------------------


@rule
def _keep_known(s: Any, seat: int, extra: CardSet, reserved: CardSet) -> None:
    """Leave nothing in other hands but what the seat knows, and some cards besides.

    Which of several equal cards these are must not tell anything: they are chosen anew among those
    that do not lie open and are not reserved.
    """
    if s.over == 1:  # for the scores all hands lie open
        return
    kept = either(seen_by(s, seat), extra)
    if not is_empty(both(kept, t.TWINNED)):
        _exchange_twins(s, seat, extra, reserved)
        kept = either(kept, t.TWINNED)  # all that are left
    for other in range(num(s.players)):
        if other != seat:
            write_set(s.hand[other], both(hand_of(s, other), kept))


@rule
def _exchange_twins(s: Any, seat: int, extra: CardSet, reserved: CardSet) -> None:
    mine, common = seen_by(s, seat), seen_by(s, SPECTATOR)
    in_sight = either(_lying_open(s), reserved)
    held_by_seat = EMPTY
    if seat != SPECTATOR:
        held_by_seat = hand_of(s, seat)
    in_sight = either(in_sight, held_by_seat)
    known = without(mine, t.TWINNED)
    known_to_all = without(common, without(t.TWINNED, held_by_seat))
    for i in range(t.TWINS.shape[0]):
        twins = row_of(t.TWINS, i, EMPTY)
        free = without(twins, in_sight)
        for other in range(num(s.players)):
            if other != seat:
                hand = hand_of(s, other)
                held = both(hand, twins)
                n = count(both(held, either(mine, extra)))
                kept = both(held, reserved)
                kept = first_of(kept, min(n, count(kept)))
                kept = either(kept, first_of(free, n - count(kept)))
                free = without(free, kept)
                write_set(s.hand[other], either(without(hand, twins), kept))
                known = either(known, first_of(kept, count(both(held, mine))))
                known_to_all = either(known_to_all, first_of(kept, count(both(held, common))))
    write_seen(s, SPECTATOR, known_to_all)
    write_seen(s, seat, known)


@rule
def _lying_open(s: Any) -> CardSet:
    """Traits that are not in the game, or lie where all can see them."""
    cards = either(read_set(s.removed, EMPTY), discarded(s))
    for seat in range(num(s.players)):
        cards = either(cards, pile_of(s, seat))
    return cards


# --- Guessing ------------------------------------------------------------------------------------


_hidden, _deal = hidden_cards(BOARD, TRAITS), dealer(BOARD, TRAITS)
TRIES = 32  # guesses that do not fit the open question before one real card is kept


@rule
def determinize(s: Any, seat: int, dice: Any) -> None:
    """Deal everything that the seat cannot know anew, fairly; the result is a playable game."""
    asked, offered = _asked(s, seat), _offered(s, seat)
    looked_at, hidden = _looked_at_unseen(s, seat), _hidden(s, seat)
    extra = either(offered, asked) if SECRET >> num(s.prompt) & 1 == 1 else offered
    shares = _shares(s, seat, extra)
    _keep_known(s, seat, extra, either(offered, asked))
    pinned = EMPTY
    for other in range(num(s.players)):
        pinned = either(pinned, hand_of(s, other))
    share_common_knowledge(s, seat)
    if _is_asked_openly(s, seat):
        _redeal_around_question(s, seat, without(hidden, pinned), pinned, asked, shares, dice)
    else:
        _deal_all(s, seat, without(hidden, pinned), pinned, shares, dice)
        if not is_empty(asked):
            ask_anew(s, seat)
    if looked_at != NO_SEAT:
        _redeal_look(s, looked_at, dice)
        ask_anew(s, seat)
    _redeal_gift(s, seat, dice)
    redeal_signs(s, seat, dice)
    if num(s.together) != 0 and num(s.actor) != seat and num(s.prompt) != ask_for.SIGN:
        _forget_pledges(s, seat)
    else:
        _redeal_pledges(s, seat, dice)
    redeal_ages(s, seat, dice)
    reseed(s, dice)
    clear_log(s)


_SHARE = 4  # bits for how many of the cards that were dealt a hand holds


@rule
def _shares(s: Any, seat: int, kept: CardSet) -> int:
    """How many cards that were dealt from the discard pile each of the other hands holds.

    Without those that stay where they are; all of them in one number. As long as none of these was
    passed on unseen, everybody knows how many each hand holds.
    """
    shares = 0
    if s.dealing == DEALT:
        for other in range(num(s.players)):
            if other != seat:
                held = both(hand_of(s, other), read_set(s.dealt, EMPTY))
                held = without(held, either(seen_by(s, seat), kept))
                shares |= count(held) << (_SHARE * other)
    return shares


@rule
def _deal_all(s: Any, seat: int, unknown: CardSet, pinned: CardSet, shares: int, dice: Any) -> None:
    """Deal what is unknown: first what is known to be in hands, then everything else."""
    dealt = EMPTY
    if s.dealing != NONE_DEALT and s.over == 0:
        for other in range(num(s.players)):
            if other != seat:
                write_set(s.hand[other], both(hand_of(s, other), pinned))
        dealt = _deal_shares(s, seat, both(unknown, read_set(s.dealt, EMPTY)), shares, dice)
    _deal(s, seat, without(unknown, dealt), either(pinned, dealt), dice)


@rule
def _deal_shares(s: Any, seat: int, cards: CardSet, shares: int, dice: Any) -> CardSet:
    """Give every card to one of the other hands that may hold it; returns those given away."""
    given = EMPTY
    while not is_empty(cards):
        card = nth(cards, below(dice, count(cards)))
        cards = without_card(cards, card)
        holders = 0
        for other in range(num(s.players)):
            if other != seat and count(hand_of(s, other)) < num(s.hand_n[other]):
                has_share = (shares >> (_SHARE * other)) & ((1 << _SHARE) - 1) > 0
                if has_share or s.dealing == SCATTERED:
                    holders |= 1 << other
        if holders == 0:
            continue
        for _ in range(below(dice, bits(holders))):
            holders &= holders - 1
        other = lowest_bit(holders)
        if s.dealing == DEALT:
            shares -= 1 << (_SHARE * other)
        write_set(s.hand[other], with_card(hand_of(s, other), card))
        given = with_card(given, card)
    return given


@rule
def _asked(s: Any, seat: int) -> CardSet:
    """Cards of one's own hand that somebody else is asked about."""
    actor = num(s.actor)
    if actor == seat or actor == NOBODY or num(s.together) != 0:
        return EMPTY
    if num(s.prompt) == ask_for.ANYTIME or num(s.prompt) == ask_for.UNEXPECTED:
        return with_card(EMPTY, num(s.cause))
    return both(hand_of(s, actor), read_set(s.legal[1:], EMPTY))


@rule
def _is_asked_openly(s: Any, seat: int) -> bool:
    """Whether somebody else is asked what depends on one's own hand, and all know that."""
    actor, prompt = num(s.actor), num(s.prompt)
    is_other = actor != seat and actor != NOBODY
    return is_other and not is_hidden_from(s, seat, SECRET) and prompt != ask_for.TAKE


@rule
def _offered(s: Any, seat: int) -> CardSet:
    """Cards of hands that the work in progress is about, as far as the seat saw which they are."""
    cards = EMPTY
    if _looked_at_unseen(s, seat) == NO_SEAT:
        cards = read_set(s.shown, EMPTY)
    if s.open_hands == 1:
        cards = either(cards, read_set(s.fresh, EMPTY))
    if _is_giving(s) and num(s.actor) == seat:
        cards = with_card(cards, num(s.frames[num(s.depth) - 1, X]))
    return cards


@rule
def _looked_at_unseen(s: Any, seat: int) -> int:
    """At whose hand somebody is looking, if the seat does not see the cards."""
    top, shown = num(s.depth) - 1, read_set(s.shown, EMPTY)
    if top < 0 or is_empty(shown) or num(s.frames[top, KIND]) != work.LOOK_AND_TAKE:
        return NO_SEAT
    holder = holder_of(s, lowest(shown))
    return NO_SEAT if seat == holder or seat == num(s.actor) else holder


@rule
def _is_giving(s: Any) -> bool:
    top = num(s.depth) - 1
    return top >= 0 and num(s.frames[top, KIND]) == work.GIVE_CARD and s.frames[top, STEP] == 1


@rule
def _redeal_look(s: Any, holder: int, dice: Any) -> None:
    """Guess at which cards of a hand somebody is looking."""
    hand, looked = hand_of(s, holder), EMPTY
    for _ in range(count(read_set(s.shown, EMPTY))):
        card = nth(hand, below(dice, count(hand)))
        hand = without_card(hand, card)
        looked = with_card(looked, card)
    write_set(s.shown, looked)
    see_in_hand(s, num(s.actor), holder, looked)


@rule
def _redeal_gift(s: Any, seat: int, dice: Any) -> None:
    """Guess which card somebody is about to give away."""
    actor = num(s.actor)
    if actor != seat and _is_giving(s):
        hand = hand_of(s, actor)
        s.frames[num(s.depth) - 1, X] = nth(hand, below(dice, count(hand)))


@rule
def _redeal_around_question(
    s: Any, seat: int, unknown: CardSet, pinned: CardSet, asked: CardSet, shares: int, dice: Any
) -> None:
    """Somebody else is being asked: guess hands until they fit the question, then ask it anew."""
    actor = num(s.actor)
    hides_fresh = _is_about_fresh(s) and s.open_hands == 0
    fresh = count(read_set(s.fresh, EMPTY)) if hides_fresh else 0
    for _ in range(TRIES):
        _deal_all(s, seat, unknown, pinned, shares, dice)
        _redeal_fresh(s, actor, pinned, fresh, dice)
        if _fits_question(s, actor):
            break
    else:
        kept = EMPTY
        if num(s.prompt) == ask_for.STUCK:
            kept = _unplayable(s, actor, unknown, pinned, dice)
        elif not is_empty(asked):
            kept = with_card(EMPTY, nth(asked, below(dice, count(asked))))
        for other in range(num(s.players)):
            hand = without(both(hand_of(s, other), pinned), kept)
            write_set(s.hand[other], either(hand, kept) if other == actor else hand)
        _deal_all(s, seat, without(unknown, kept), either(pinned, kept), shares, dice)
        _redeal_fresh(s, actor, pinned, fresh, dice)
        if fresh > 0:
            write_set(s.fresh, either(read_set(s.fresh, EMPTY), kept))
    if not is_empty(asked):
        ask_anew(s, seat)


@rule
def _unplayable(s: Any, actor: int, unknown: CardSet, pinned: CardSet, dice: Any) -> CardSet:
    """As many cards as the seat may not know of a hand, none of which can be played."""
    unknown = without(unknown, playable(s, actor, unknown))
    cards = EMPTY
    for _ in range(num(s.hand_n[actor]) - count(both(hand_of(s, actor), pinned))):
        card = nth(unknown, below(dice, count(unknown)))
        unknown = without_card(unknown, card)
        cards = with_card(cards, card)
    return cards


@rule
def _is_about_fresh(s: Any) -> bool:
    kind = num(s.frames[num(s.depth) - 1, KIND])
    is_drawing = kind == work.SIFT or kind == work.DIG
    return is_drawing or kind == work.PLAY_DRAWN or kind == work.SACRIFICE_SELF


@rule
def _redeal_fresh(s: Any, actor: int, known: CardSet, n: int, dice: Any) -> None:
    """Guess which cards of the hand were just drawn: some that nobody else has ever seen."""
    if n > 0:
        hand = without(hand_of(s, actor), known)
        fresh = EMPTY
        for _ in range(n):
            card = nth(hand, below(dice, count(hand)))
            hand = without_card(hand, card)
            fresh = with_card(fresh, card)
        write_set(s.fresh, fresh)


@rule
def _fits_question(s: Any, actor: int) -> bool:
    """Whether the guessed hand could have led to the open question."""
    prompt = num(s.prompt)
    if prompt == ask_for.STUCK:
        return is_empty(playable_hand(s, actor))
    frame = num(s.depth) - 1
    if prompt == ask_for.PAY_EITHER:
        return not is_empty(paying(s, actor, num(s.cause)))
    if prompt == ask_for.KEEP and num(s.frames[frame, KIND]) == work.DIG:
        return not is_empty(worth_keeping(s, frame))
    if prompt == ask_for.SACRIFICE:
        return not is_empty(worth_a_sacrifice(s, frame))
    if prompt == ask_for.ACT_FROM_HAND:
        return not is_empty(able_to_act(s, frame))
    if prompt != ask_for.PLAY and prompt != ask_for.PLAY_ANOTHER:
        return True
    cards = hand_of(s, actor)
    if num(s.frames[frame, KIND]) == work.PLAY_DRAWN:
        cards = both(read_set(s.fresh, EMPTY), row_of(t.OF_COLOR, argument(s, frame, t.A), EMPTY))
    return not is_empty(playable(s, actor, cards))


@rule
def _forget_pledges(s: Any, seat: int) -> None:
    """Nobody knows how many of the others have chosen yet: in the guess, none of them has."""
    for other in range(num(s.players)):
        if other != seat:
            s.pledge[other, 0] = NO_CARD
            s.pledge[other, 1] = NO_CARD
    if num(s.prompt) == ask_for.DISCARD_TOGETHER:
        top = num(s.depth) - 1
        s.frames[top, X] = 0
        close_question(s)
        discard_lowest(s, top, NONE)
    else:
        restart_passing(s)


@rule
def _redeal_pledges(s: Any, seat: int, dice: Any) -> None:
    for other in range(num(s.players)):
        if other != seat:
            left = hand_of(s, other)
            for side in range(2):
                if num(s.pledge[other, side]) != NO_CARD:
                    card = nth(left, below(dice, count(left)))
                    left = without_card(left, card)
                    s.pledge[other, side] = card
