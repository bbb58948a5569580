"""Playing a trait: its arrival, its cost, the reactions to it, its effects."""

from __future__ import annotations

from typing import Any

from endling.board.places import NOWHERE
from endling.games.doomlings import event_types as h
from endling.games.doomlings import questions as ask_for
from endling.games.doomlings import tables as t
from endling.games.doomlings import work
from endling.games.doomlings.attachments import awake, is_silenced
from endling.games.doomlings.board import MAX_PLAYERS
from endling.games.doomlings.places import (
    DECK,
    DISCARD,
    HAND,
    PILE,
    discard_card,
    discard_trait,
    draw,
    holder_of,
    move,
    owner_of,
    steal,
    top_of_deck,
    trigger_theft,
)
from endling.games.doomlings.state import TAKING_TURNS, discarded, hand_of, pile_of, seat_after
from endling.games.doomlings.tables import EMPTY
from endling.games.doomlings.targets import (
    COLORLESS,
    colors_in_pile,
    distinct,
    law,
    movable,
    opponents,
    paying,
    playable,
    traits_protected,
)
from endling.games.doomlings.vocabulary import Color, LawKind
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import NO, NONE, PLAYER, YES, YES_OR_NO
from endling.kernel.bits import bits, lowest_bit
from endling.kernel.cardset import (
    CardSet,
    both,
    either,
    has,
    is_empty,
    lowest,
    possible,
    read_set,
    row_of,
    with_card,
    without,
    without_card,
)
from endling.kernel.events import lacks_moment, note, note_moment
from endling.kernel.frames import CARD, ROW, STEP, WHO, X, Y, Z, goto, is_on_top, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask
from endling.kernel.sizes import NO_CARD
from endling.kernel.windows import ABOUT, CLOSES, WHICH, Windows, open_window

# What frames keep in their registers.
_PAID_LAST, _HAVE_PAID = Y, Z  # of a play: the card; how many cards
_OUTCOME, _CHAIN = X, Y  # of a play or an action: what reactions did; repeats that led here
_PROGRAM_CHAIN, _PROGRAM_END = X, Y  # of an effect: the same repeats; the row behind its last one
_ACTS, _MANNER = X, Y  # of a window: whether an action can be cancelled; other ways to react
_LAST_SEAT, _LAST_CARD = X, Y  # of offers: the latest one, the card with one more

_GREEN = int(Color.GREEN)
_NO_ACTIONS = int(LawKind.NO_ACTIONS)
_PLAY_TWO = int(LawKind.PLAY_TWO)
_EXTRA_COLORLESS = int(LawKind.EXTRA_COLORLESS)
_EXTRA_EFFECTLESS = int(LawKind.EXTRA_EFFECTLESS)

# How a trait is played, as bits of the frame's row.
WITH_ACTION, FROM_HAND = 1, 2

TO_THINK = 2  # how many times as long as for a reaction people have for what is more than that

# How a play can be reacted to, besides its action, as bits.
_TAKEABLE, _CHALLENGE = 1, 2
MOST_MANNERS = _TAKEABLE | _CHALLENGE

# What the reactions did to it.
UNTOUCHED, CANCELLED, TAKEN = range(3)


@rule
def play(s: Any, seat: int, card: int, manner: int) -> None:
    """Begin to play a trait from wherever it is."""
    push(s, work.PLAYING, seat, card, manner)


@rule
def play_top(s: Any, seat: int, with_dominants: bool) -> None:
    """Play the top card of the deck without its action; what may not be played is discarded."""
    card = top_of_deck(s)
    if card == NO_CARD:
        return
    cards = with_card(EMPTY, card)
    if not with_dominants:
        cards = without(cards, t.DOMINANTS)
    if is_empty(playable(s, seat, cards)):
        move(s, h.NOTHING, card, DECK, DISCARD)
        note(s, h.TURN_OVER, seat, card, DECK, DISCARD)
    else:
        play(s, seat, card, 0)


@rule
def pick_opponent(s: Any, seat: int, answer: int, prompt: int, cause: int, mask: int) -> int:
    """The opponent answered, or the only one there is; NONE if the question is now open."""
    if answer != NONE:
        return answer - PLAYER
    if bits(mask) == 1:
        return lowest_bit(mask) - PLAYER
    ask(s, seat, prompt, cause, mask, EMPTY)
    return NONE


# --- The stages of a play ------------------------------------------------------------------------

# The trait arrives before its cost is paid: paying may lead to further plays, which must not find
# it in the hand any more.
_ARRIVE, _PAY, _PAY_OPPONENT, _WINDOW, _ON_PLAY, _ACT = range(6)


@rule
def playing(s: Any, f: int, answer: int) -> bool:
    """A trait is being played: one stage after the other, until something comes in between."""
    while is_on_top(s, f, work.PLAYING):
        step = num(s.frames[f, STEP])
        if step == _ARRIVE:
            goto(s, f, _PAY)
            _arrive(s, f)
        elif step == _PAY:
            if _pay(s, f, answer):
                return True
        elif step == _PAY_OPPONENT:
            if _pay_opponent(s, f, answer):
                return True
        elif step == _WINDOW:
            goto(s, f, _ON_PLAY)
            _open_window(s, f)
        elif step == _ON_PLAY:
            goto(s, f, _ACT)
            _on_play(s, f)
        else:
            _act(s, f)
        answer = NONE
    return False


@rule
def _pay(s: Any, f: int, answer: int) -> bool:
    """Pay the cost of the trait, card by card."""
    seat, card = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    kind, paid = num(t.COST[card, 0]), num(s.frames[f, _HAVE_PAID])
    if kind == t.NO_COST:
        goto(s, f, _WINDOW)
        return False
    if answer == NONE:
        cards = paying(s, seat, card)
        if paid > 0:  # what comes back cannot pay twice
            cards = without_card(cards, num(s.frames[f, _PAID_LAST]))
        if is_empty(cards):
            goto(s, f, _WINDOW)
            return False
        return ask(s, seat, _price(card, kind), card, 0, distinct(cards))
    price = answer - CARD_ACTION
    s.frames[f, _PAID_LAST] = price
    if kind == t.GIVE_COST:
        goto(s, f, _PAY_OPPONENT)
        return False
    s.frames[f, _HAVE_PAID] = paid + 1
    if paid + 1 == num(t.COST[card, 3]):
        goto(s, f, _WINDOW)
    if has(hand_of(s, seat), price):
        discard_card(s, seat, price)
    else:
        discard_trait(s, seat, price)
    return False


@rule
def _price(card: int, kind: int) -> int:
    """What is asked of who pays."""
    if kind == t.GIVE_COST:
        return ask_for.PAY_GIVE
    return ask_for.PAY_EITHER if num(t.COST[card, 4]) == 1 else ask_for.PAY_DISCARD


@rule
def _pay_opponent(s: Any, f: int, answer: int) -> bool:
    seat, card = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    other = pick_opponent(s, seat, answer, ask_for.PAY_OPPONENT, card, opponents(s, seat))
    if other == NONE:
        return True
    goto(s, f, _WINDOW)
    move(s, h.GIVE, num(s.frames[f, _PAID_LAST]), PILE + seat, PILE + other)
    return False


@rule
def _arrive(s: Any, f: int) -> None:
    """The trait enters the pile; a trait that comes back may be taken back for it."""
    seat, card = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    from_hand = num(s.frames[f, ROW]) & FROM_HAND != 0
    holder = holder_of(s, card)
    move(s, h.PLAY, card, _unheld(s, card) if holder < 0 else HAND + holder, PILE + seat)
    s.last_played = card
    if from_hand:
        _earn_extra(s, seat, card)
        if has(row_of(t.OF_COLOR, _GREEN, EMPTY), card):
            back = awake(s, both(movable(s, seat, t.HANDED), t.COMING_BACK))
            back = without_card(back, card)
            if not is_empty(back):
                push(s, work.COME_BACK, seat, lowest(back), 0)


@rule
def _unheld(s: Any, card: int) -> int:
    """Where a card lies that is in no hand: on top of the deck or in the discard pile."""
    on_top = s.deck_n > 0 and num(s.deck[num(s.deck_n) - 1]) == card
    return DECK if on_top else DISCARD


@rule
def _earn_extra(s: Any, seat: int, card: int) -> None:
    """Some ages reward a trait of their kind, played in one's own turn, with another one."""
    if s.phase != TAKING_TURNS or num(s.turn) != seat or s.extra != 0:
        return
    if has(extra_plays(s), card):
        s.extra = 1


@rule
def extra_plays(s: Any) -> CardSet:
    """The traits for which the age grants an extra play."""
    kind = law(s)
    if kind == _EXTRA_COLORLESS:
        return t.COLORLESS
    if kind == _EXTRA_EFFECTLESS:
        return t.EFFECTLESS
    return EMPTY


@rule
def _open_window(s: Any, f: int) -> None:
    if not (_anybody_holds(s, t.REACTIONS) or lacks_moment(s)):
        return
    seat, card = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    # Its own cost may have cost it.
    can_be_taken = has(movable(s, seat, t.TAKEN), card) and not traits_protected(s)
    manner = _TAKEABLE if can_be_taken else 0
    if has(t.DOMINANTS, card):
        manner |= _CHALLENGE
    _let_react(s, seat, card, 1 if _acts(s, f) else 0, manner)


@rule
def may_be_held(s: Any, cards: CardSet) -> bool:
    """Whether somebody may hold one of these, as far as all know: not all of them lie in piles."""
    known = read_set(s.removed, EMPTY)
    for seat in range(MAX_PLAYERS):
        known = either(known, pile_of(s, seat))
    return not is_empty(without(possible(cards), known))


@rule
def _anybody_holds(s: Any, cards: CardSet) -> bool:
    held = EMPTY
    for seat in range(MAX_PLAYERS):
        held = either(held, hand_of(s, seat))
    return not is_empty(both(held, cards))


@rule
def _acts(s: Any, f: int) -> bool:
    with_action = num(s.frames[f, ROW]) & WITH_ACTION != 0
    return with_action and has_action(s, num(s.frames[f, CARD]))


@rule
def has_action(s: Any, card: int) -> bool:
    """Whether the trait has an action that can happen this round."""
    if not has(t.WITH_ACTION, card) or is_silenced(s, card):
        return False
    kind = law(s)
    return kind != _NO_ACTIONS and kind != _PLAY_TWO


@rule
def _on_play(s: Any, f: int) -> None:
    card = num(s.frames[f, CARD])
    if num(s.frames[f, _OUTCOME]) != TAKEN:
        start_effect(s, num(s.frames[f, WHO]), card, t.ON_PLAY, 0)


@rule
def _act(s: Any, f: int) -> None:
    seat, card = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    acts = num(s.frames[f, _OUTCOME]) == UNTOUCHED and _acts(s, f)
    pop(s)
    if acts:
        start_effect(s, seat, card, t.ON_ACTION, 0)


@rule
def start_effect(s: Any, seat: int, card: int, occasion: int, chain: int) -> None:
    """Begin a card's program, if it has one for the occasion."""
    first, end = num(t.SPANS[card, occasion, 0]), num(t.SPANS[card, occasion, 1])
    if first < end:
        frame = push(s, work.EFFECT, seat, card, first)
        s.frames[frame, _PROGRAM_CHAIN] = chain
        s.frames[frame, _PROGRAM_END] = end


# --- Reactions -----------------------------------------------------------------------------------


@rule
def _let_react(s: Any, acting: int, card: int, acts: int, manner: int) -> None:
    """Everybody may react, from the left of the acting player on; the first who does ends it."""
    if not _anybody_holds(s, t.REACTIONS):
        if lacks_moment(s) and _may_draw_reactions(s, acts, manner):
            note_moment(s, 1)
        return
    first, seats = seat_after(s, acting, 1), num(s.players)
    open_window(s, work.WINDOW, ask_for.REACT, first, seats, card, CLOSES, acts, manner)


@rule
def can_be_reacted_to(s: Any, f: int) -> bool:
    """Whether what happened may be reacted to, as far as everybody knows."""
    which = num(s.frames[f, WHICH])
    if which == ask_for.RAISE:
        return may_be_held(s, t.RAISING)
    if which == ask_for.RECOIL:
        return may_be_held(s, t.RECOILING)
    return _may_draw_reactions(s, num(s.frames[f, _ACTS]), num(s.frames[f, _MANNER]))


@rule
def _may_draw_reactions(s: Any, acts: int, manner: int) -> bool:
    cards = t.TO_ACTIONS if acts == 1 else EMPTY
    if manner & _TAKEABLE != 0:
        cards = either(cards, t.PARASITES)
    if manner & _CHALLENGE != 0:
        cards = either(cards, t.CHALLENGERS)
    return not is_empty(cards) and may_be_held(s, cards)


@rule
def announce_nothing(s: Any, which: int, seat: int, card: int) -> None:
    """Nearly every play may be reacted to, so no line says it."""


@rule
def reactions(s: Any, f: int, seat: int) -> tuple[int, CardSet]:
    """What a seat can react with, and the word that declines if there is anything."""
    which = num(s.frames[f, WHICH])
    if which == ask_for.RAISE:
        cards = t.RAISING if has(discarded(s), num(s.frames[f, ABOUT])) else EMPTY
    elif which == ask_for.RECOIL:
        cards = t.RECOILING
    else:
        cards = _to_play(s, f, seat)
    cards = both(cards, hand_of(s, seat))
    if is_empty(cards):
        return 0, EMPTY
    cards = playable(s, seat, cards)
    return 0 if is_empty(cards) else 1 << NO, cards


@rule
def _to_play(s: Any, f: int, seat: int) -> CardSet:
    """What a play can be reacted to with: by its player, and by the others."""
    cards = EMPTY
    is_opponent = seat != num(s.frames[f - 1, WHO])
    if s.frames[f, _ACTS] == 1:
        cards = t.TO_ACTIONS if is_opponent else t.CANCELS
    manner = num(s.frames[f, _MANNER])
    if manner & _TAKEABLE != 0 and is_opponent:
        cards = either(cards, t.PARASITES)
    if manner & _CHALLENGE != 0 and is_opponent:
        cards = either(cards, t.CHALLENGERS)
    return cards


@rule
def react(s: Any, f: int, seat: int, answer: int) -> None:
    """A reaction is played: it takes the trait, cancels its action, or is all there is."""
    card, reaction = num(s.frames[f, ABOUT]), answer - CARD_ACTION
    s.last_played = reaction
    if num(s.frames[f, WHICH]) != ask_for.REACT:
        move(s, h.REACT, reaction, HAND + seat, PILE + seat)
        if has(t.RAISING, reaction):
            move(s, h.RECOVER, card, DISCARD, HAND + seat)
        return
    acting = num(s.frames[f - 1, WHO])
    if has(t.EFFIGIES, reaction):
        move(s, h.REACT, reaction, HAND + seat, PILE + acting)
        return
    move(s, h.REACT, reaction, HAND + seat, PILE + seat)
    if has(t.PARASITES, reaction):
        s.frames[f - 1, _OUTCOME] = TAKEN
        steal(s, card, acting, seat)
        trigger_theft(s, acting, card)
    elif not has(t.CHALLENGERS, reaction):
        s.frames[f - 1, _OUTCOME] = CANCELLED
        note(s, h.CANCEL, seat, card, NOWHERE, PILE + acting)


@rule
def action(s: Any, f: int, answer: int) -> bool:
    """A trait's action happens again, or for somebody else."""
    seat, card = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if s.frames[f, STEP] == 0:
        if not has_action(s, card):
            pop(s)
            return False
        owner = owner_of(s, card)
        note(s, h.ACTION, seat, card, HAND + seat if owner < 0 else PILE + owner, PILE + seat)
        goto(s, f, 1)
        _let_react(s, seat, card, 1, 0)
        return False
    untouched = num(s.frames[f, _OUTCOME]) == UNTOUCHED
    chain = num(s.frames[f, _CHAIN])
    pop(s)
    if untouched:
        start_effect(s, seat, card, t.ON_ACTION, chain)
    return False


WINDOWS = Windows(can_be_reacted_to, reactions, react, announce_nothing)


# --- Traits that act by themselves ---------------------------------------------------------------


@rule
def regrow(s: Any, f: int, answer: int) -> bool:
    """A lost trait is replaced from the deck; what may not be played stays in the hand."""
    seat = num(s.frames[f, WHO])
    pop(s)
    card = draw(s, seat, h.DRAW)
    if card != NO_CARD and not is_empty(playable(s, seat, with_card(EMPTY, card))):
        play(s, seat, card, 0)
    return False


@rule
def come_back(s: Any, f: int, answer: int) -> bool:
    """The trait may be taken back into the hand."""
    seat, card = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if answer == NONE:
        return ask(s, seat, ask_for.COME_BACK, card, YES_OR_NO, EMPTY)
    pop(s)
    if answer == YES:
        move(s, h.RETURN, card, PILE + seat, HAND + seat)
    return False


@rule
def begin_offer_late(s: Any, seat: int) -> None:
    """After stabilizing: is there a late card?"""
    if lacks_moment(s) and num(s.hand_n[seat]) > 0 and may_be_held(s, t.LATE):
        note_moment(s, 1)
    if not is_empty(both(hand_of(s, seat), t.LATE)):
        push(s, work.OFFER_LATE, seat, NO_CARD, 0)


@rule
def begin_offer_anytime(s: Any) -> None:
    """Before a turn and before World's End: is there a card that can be played at any time?"""
    if lacks_moment(s) and may_be_held(s, t.ANYTIME):
        note_moment(s, 1)
    if _anybody_holds(s, t.ANYTIME):
        push(s, work.OFFER_ANYTIME, 0, NO_CARD, 0)


@rule
def offer_late(s: Any, f: int, answer: int) -> bool:
    """After stabilizing, a late card may be played without using the turn."""
    seat = num(s.frames[f, WHO])
    if answer == NONE:
        late = both(hand_of(s, seat), t.LATE)
        if is_empty(late) or is_empty(playable(s, seat, late)):
            pop(s)
            return False
        return ask(s, seat, ask_for.LATE, lowest(late), 1 << NO, late)
    pop(s)
    if answer != NO:
        play(s, seat, answer - CARD_ACTION, FROM_HAND | WITH_ACTION)
    return False


@rule
def offer_anytime(s: Any, f: int, answer: int) -> bool:
    """Who holds a card that can be played at any time is offered to do so.

    They are offered seat by seat, card by card.
    """
    if answer != NONE:
        seat, card = num(s.frames[f, WHO]), num(s.frames[f, CARD])
        s.frames[f, _LAST_SEAT] = seat
        s.frames[f, _LAST_CARD] = card + 1
        if answer == YES:
            play(s, seat, card, FROM_HAND | WITH_ACTION)
            return False
        if answer != NO:
            move(s, h.PLAY, card, HAND + seat, PILE + answer - PLAYER)
            s.last_played = card
    for seat in range(num(s.frames[f, _LAST_SEAT]), num(s.players)):
        cards = both(hand_of(s, seat), t.ANYTIME)
        while not is_empty(cards):
            card = lowest(cards)
            cards = without_card(cards, card)
            is_done = seat == num(s.frames[f, _LAST_SEAT]) and card < num(s.frames[f, _LAST_CARD])
            if not is_done and _may_come_anytime(s, seat, card):
                s.frames[f, WHO] = seat
                s.frames[f, CARD] = card
                if has(t.UNEXPECTED, card) or has(t.RAINBOWS, card):
                    return ask(s, seat, ask_for.UNEXPECTED, card, YES_OR_NO, EMPTY)
                return ask(s, seat, ask_for.ANYTIME, card, opponents(s, seat) | (1 << NO), EMPTY)
    pop(s)
    return False


@rule
def _may_come_anytime(s: Any, seat: int, card: int) -> bool:
    if is_empty(playable(s, seat, with_card(EMPTY, card))):
        return False
    return not has(t.RAINBOWS, card) or colors_in_pile(s, seat) == COLORLESS
