"""What the instructions do: one small function per verb of the vocabulary.

Each function carries the frame `f` one piece further and says whether a question is now open.
A frame's `WHO` is the player who carries the instruction out, `CARD` the card that says so, `ROW`
the instruction with its arguments.
"""

from __future__ import annotations

from typing import Any

from endling.games.doomlings import happenings as h
from endling.games.doomlings import prompts as ask_for
from endling.games.doomlings import tables as t
from endling.games.doomlings import work
from endling.games.doomlings.places import (
    AGES,
    DECK,
    DISCARD,
    HAND,
    NOWHERE,
    NUMBER_OFFSET,
    PILE,
    discard_card,
    discard_trait,
    draw,
    holder_of,
    learn,
    learn_all,
    lose_track,
    move,
    owner_of,
    pass_hands_right,
    ring_neighbour,
    swap_hands,
    swap_places,
    top_of_deck,
)
from endling.games.doomlings.playing import (
    FROM_HAND,
    WITH_ACTION,
    pick_opponent,
    play,
)
from endling.games.doomlings.state import (
    ENDING,
    NO_CARD,
    SHIELDED,
    TAKING_TURNS,
    discarded,
    hand_of,
    pile_of,
    recall,
    remember,
    row_of,
    seat_after,
)
from endling.games.doomlings.targets import (
    ALL_COLORS,
    COLORLESS,
    color_in_pile,
    colors_in_pile,
    distinct,
    matching,
    movable,
    of_color,
    opponents,
    opponents_matching,
    opponents_with_cards,
    playable,
    playable_hand,
    traits_protected,
)
from endling.games.doomlings.vocabulary import Pick, Quantity, Who
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import COLOR, DONE, NO, NONE, YES_OR_NO
from endling.kernel.asking import ask
from endling.kernel.bits import bits
from endling.kernel.cardset import (
    EMPTY,
    WORD,
    CardSet,
    both,
    count,
    either,
    has,
    is_empty,
    lowest,
    nth,
    one,
    without,
)
from endling.kernel.chacha import below
from endling.kernel.events import log_is_full, note
from endling.kernel.frames import CARD, ROW, STEP, WHO, X, Y, Z, goto, is_on_top, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num

_YOU, _OPPONENTS, _HOLDERS = int(Who.YOU), int(Who.OPPONENTS), int(Who.HOLDERS)
_RANDOM = int(Pick.RANDOM)
_FIXED = int(Quantity.FIXED)
_PER_TRAIT_OF_COLOR = int(Quantity.PER_TRAIT_OF_COLOR)
_PER_COLOR = int(Quantity.PER_COLOR)
_HALF = int(Quantity.HALF)


@rule
def argument(s: Any, f: int, column: int) -> int:
    """An argument of the instruction that the frame carries out."""
    return num(t.ROWS[num(s.frames[f, ROW]), column])


@rule
def random_card(s: Any, cards: CardSet) -> int:
    """A fair pick from a set that is not empty."""
    return nth(cards, below(s, count(cards)))


# --- Running a program ---------------------------------------------------------------------------


@rule
def effect(s: Any, f: int, answer: int) -> bool:
    """A card's program: start its next instruction. The last one takes the program's place."""
    seat, card, row = num(s.frames[f, WHO]), num(s.frames[f, CARD]), num(s.frames[f, ROW])
    chain = num(s.frames[f, X])
    if row + 1 == num(s.frames[f, Y]):
        pop(s)
    else:
        s.frames[f, ROW] = row + 1
    kind = work.EACH if num(t.ROWS[row, t.WHO]) != _YOU else num(t.ROWS[row, t.VERB])
    started = push(s, kind, seat, card, row)
    s.frames[started, Z] = chain
    return False


@rule
def each(s: Any, f: int, answer: int) -> bool:
    """An instruction for several players, one after the other."""
    by, card, row = num(s.frames[f, WHO]), num(s.frames[f, CARD]), num(s.frames[f, ROW])
    while is_on_top(s, f, work.EACH):
        turn = num(s.frames[f, STEP])
        if turn == num(s.players):
            pop(s)
            return False
        goto(s, f, turn + 1)
        seat = seat_after(s, by, turn)
        if _is_meant(s, row, by, seat) and not is_shielded(s, seat, card):
            push(s, num(t.ROWS[row, t.VERB]), seat, card, row)
    return False


@rule
def _is_meant(s: Any, row: int, by: int, seat: int) -> bool:
    who = num(t.ROWS[row, t.WHO])
    if who == _OPPONENTS:
        return seat != by
    if who == _HOLDERS:
        return has(pile_of(s, seat), num(t.ROWS[row, t.B]))
    return True


@rule
def is_shielded(s: Any, seat: int, card: int) -> bool:
    """Whether the seat ignores what this catastrophe does."""
    is_current = card >= t.FIRST_CATASTROPHE and card == num(s.ages[num(s.age_at)])
    return is_current and s.shield[seat] == SHIELDED


@rule
def amount(s: Any, f: int, seat: int) -> int:
    """How many cards the instruction asks for."""
    kind, value = argument(s, f, t.A), argument(s, f, t.B)
    if kind == _FIXED:
        return value
    if kind == _PER_TRAIT_OF_COLOR:
        return count(of_color(s, seat, value))
    if kind == _PER_COLOR:
        return colors_in_pile(s, seat)
    if kind == _HALF:
        return (num(s.hand_n[seat]) + 1) // 2
    return num(s.hand_n[seat]) - value


# --- Hands ---------------------------------------------------------------------------------------


@rule
def do_draw(s: Any, f: int, answer: int) -> bool:
    """Draw cards; they are remembered as fresh for the instruction that follows."""
    seat = num(s.frames[f, WHO])
    n = amount(s, f, seat)
    pop(s)
    draw_fresh(s, seat, n)
    return False


@rule
def draw_fresh(s: Any, seat: int, n: int) -> None:
    """Draw cards and remember them."""
    fresh = EMPTY
    for _ in range(n):
        card = draw(s, seat, h.DRAW)
        if card != NO_CARD:
            fresh = either(fresh, one(card))
    remember(s.fresh, fresh)


@rule
def do_discard(s: Any, f: int, answer: int) -> bool:
    """Discard cards from the hand, one after the other. X: how many are still to go."""
    seat = num(s.frames[f, WHO])
    if s.frames[f, STEP] == 0:
        s.frames[f, X] = min(max(amount(s, f, seat), 0), num(s.hand_n[seat]))
        goto(s, f, 1)
    while not log_is_full(s):
        left = num(s.frames[f, X])
        if left == 0:
            pop(s)
            return False
        hand = hand_of(s, seat)
        if answer != NONE:
            card = answer - CARD_ACTION
            answer = NONE
        elif argument(s, f, t.C) == _RANDOM:
            card = random_card(s, hand)
        elif left == num(s.hand_n[seat]):
            card = lowest(hand)
        else:
            return ask(s, seat, ask_for.DISCARD, num(s.frames[f, CARD]), 0, distinct(hand))
        s.frames[f, X] = left - 1
        discard_card(s, seat, card)
    return False


@rule
def discard_color(s: Any, f: int, answer: int) -> bool:
    """Choose a colour; everybody discards all hand cards of it. X: colour, Y: whose hand."""
    chooser = num(s.frames[f, WHO])
    if s.frames[f, STEP] == 0:
        if answer == NONE:
            return ask(s, chooser, ask_for.COLOR, num(s.frames[f, CARD]), ALL_COLORS, EMPTY)
        s.frames[f, X] = answer - COLOR
        note(s, h.COLOR, chooser, num(s.frames[f, CARD]), NOWHERE, answer - COLOR)
        goto(s, f, 1)
    turn = num(s.frames[f, Y])
    if turn == num(s.players):
        pop(s)
        return False
    seat = seat_after(s, chooser, turn)
    cards = both(hand_of(s, seat), row_of(t.OF_COLOR, num(s.frames[f, X])))
    if is_empty(cards):
        s.frames[f, Y] = turn + 1
    else:
        discard_card(s, seat, lowest(cards))
    return False


@rule
def refresh(s: Any, f: int, answer: int) -> bool:
    """The player may discard the whole hand and stabilize."""
    seat, card = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if s.frames[f, STEP] == 0:
        if answer == NONE:
            return ask(s, seat, ask_for.REFRESH, card, YES_OR_NO, EMPTY)
        if answer == NO:
            pop(s)
            return False
        goto(s, f, 1)
    if s.hand_n[seat] > 0:
        discard_card(s, seat, lowest(hand_of(s, seat)))
        return False
    pop(s)
    push(s, work.STABILIZE, seat, card, 0)
    return False


@rule
def give_card(s: Any, f: int, answer: int) -> bool:
    """Choose a card of the hand, then an opponent to have it. X: the card."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if s.frames[f, STEP] == 0:
        if s.hand_n[seat] == 0:
            pop(s)
            return False
        if answer == NONE:
            return ask(s, seat, ask_for.GIVE_CARD, cause, 0, distinct(hand_of(s, seat)))
        s.frames[f, X] = answer - CARD_ACTION
        goto(s, f, 1)
        return False
    other = pick_opponent(s, seat, answer, ask_for.OPPONENT, cause, opponents(s, seat))
    if other == NONE:
        return True
    card = num(s.frames[f, X])
    pop(s)
    move(s, h.GIVE, card, HAND + seat, HAND + other)
    return False


@rule
def do_swap_hands(s: Any, f: int, answer: int) -> bool:
    """Exchange hands with an opponent."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    other = pick_opponent(s, seat, answer, ask_for.OPPONENT, cause, opponents(s, seat))
    if other == NONE:
        return True
    pop(s)
    swap_hands(s, seat, other)
    return False


@rule
def steal_cards(s: Any, f: int, answer: int) -> bool:
    """Take random cards from the hand of an opponent."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    mask = opponents_with_cards(s, seat)
    if mask == 0:
        pop(s)
        return False
    other = pick_opponent(s, seat, answer, ask_for.OPPONENT, cause, mask)
    if other == NONE:
        return True
    n = min(argument(s, f, t.A), num(s.hand_n[other]))
    pop(s)
    for _ in range(n):
        move(s, h.TAKE, random_card(s, hand_of(s, other)), HAND + other, HAND + seat)
    return False


@rule
def take_shown(s: Any, f: int, answer: int) -> bool:
    """Every opponent shows a card; the player takes one of them and plays it. X: how many did."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if s.frames[f, STEP] == 1:
        return _take_and_play(s, f, answer)
    if answer != NONE:
        _show(s, seat_after(s, seat, num(s.frames[f, X]) + 1), answer - CARD_ACTION)
        s.frames[f, X] = num(s.frames[f, X]) + 1
    while num(s.frames[f, X]) + 1 < num(s.players):
        other = seat_after(s, seat, num(s.frames[f, X]) + 1)
        if s.hand_n[other] > 0:
            return ask(s, other, ask_for.SHOW, cause, 0, distinct(hand_of(s, other)))
        s.frames[f, X] = num(s.frames[f, X]) + 1
    goto(s, f, 1)
    return False


@rule
def _show(s: Any, seat: int, card: int) -> None:
    remember(s.shown, either(recall(s.shown), one(card)))
    learn_all(s, card)
    note(s, h.SHOW, seat, card, HAND + seat, HAND + seat)


@rule
def look_and_take(s: Any, f: int, answer: int) -> bool:
    """Look at random cards of an opponent's hand, take one of them and play it."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if s.frames[f, STEP] == 1:
        return _take_and_play(s, f, answer)
    mask = opponents_with_cards(s, seat)
    if mask == 0:
        pop(s)
        return False
    other = pick_opponent(s, seat, answer, ask_for.OPPONENT, cause, mask)
    if other == NONE:
        return True
    looked = EMPTY
    for _ in range(min(argument(s, f, t.A), num(s.hand_n[other]))):
        card = random_card(s, without(hand_of(s, other), looked))
        looked = either(looked, one(card))
        learn(s, seat, card)
        note(s, h.LOOK, seat, card, HAND + other, HAND + other)
    remember(s.shown, looked)
    goto(s, f, 1)
    return False


@rule
def _take_and_play(s: Any, f: int, answer: int) -> bool:
    seat, shown = num(s.frames[f, WHO]), recall(s.shown)
    if is_empty(shown):
        pop(s)
        return False
    if answer == NONE:
        return ask(s, seat, ask_for.TAKE, num(s.frames[f, CARD]), 0, shown)
    card = answer - CARD_ACTION
    open_to_all = num(s.frames[f, X]) > 0  # shown to everybody, not only looked at
    pop(s)
    remember(s.shown, EMPTY)
    happening = h.TAKE_SHOWN if open_to_all else h.TAKE
    move(s, happening, card, HAND + holder_of(s, card), HAND + seat)
    if not is_empty(playable(s, seat, one(card))):
        play(s, seat, card, WITH_ACTION | FROM_HAND)
    return False


# --- More plays ----------------------------------------------------------------------------------


@rule
def play_another(s: Any, f: int, answer: int) -> bool:
    """Play one more trait from the hand, if there is one to play."""
    seat = num(s.frames[f, WHO])
    if answer == NONE:
        cards = playable_hand(s, seat)
        if is_empty(cards):
            pop(s)
            return False
        return ask(s, seat, ask_for.PLAY_ANOTHER, num(s.frames[f, CARD]), 0, cards)
    manner = FROM_HAND | WITH_ACTION if argument(s, f, t.A) == 1 else FROM_HAND
    pop(s)
    play(s, seat, answer - CARD_ACTION, manner)
    return False


@rule
def play_drawn(s: Any, f: int, answer: int) -> bool:
    """Play one of the fresh cards: if one likes, or of a colour if there is one."""
    seat = num(s.frames[f, WHO])
    if answer == NONE:
        cards = both(recall(s.fresh), hand_of(s, seat))
        color = argument(s, f, t.A)
        if color != t.NO_COLOR:
            cards = both(cards, row_of(t.OF_COLOR, color))
        cards = distinct(playable(s, seat, cards))
        if is_empty(cards):
            pop(s)
            return False
        words = 1 << NO if color == t.NO_COLOR else 0
        prompt = ask_for.PLAY_EXTRA if color == t.NO_COLOR else ask_for.PLAY_ANOTHER
        return ask(s, seat, prompt, num(s.frames[f, CARD]), words, cards)
    pop(s)
    if answer != NO:
        play(s, seat, answer - CARD_ACTION, WITH_ACTION | FROM_HAND)
    return False


@rule
def play_discarded(s: Any, f: int, answer: int) -> bool:
    """Play a card from the discard pile."""
    seat = num(s.frames[f, WHO])
    manner = WITH_ACTION if argument(s, f, t.B) == 1 else 0
    if argument(s, f, t.A) == 1:
        pop(s)
        top = num(s.discard[num(s.discard_n) - 1]) if s.discard_n > 0 else NO_CARD
        if top != NO_CARD and not is_empty(playable(s, seat, one(top))):
            play(s, seat, top, manner)
        return False
    if answer == NONE:
        cards = distinct(playable(s, seat, discarded(s)))
        if is_empty(cards):
            pop(s)
            return False
        return ask(s, seat, ask_for.PLAY_DISCARDED, num(s.frames[f, CARD]), 0, cards)
    pop(s)
    play(s, seat, answer - CARD_ACTION, manner)
    return False


@rule
def repeat_action(s: Any, f: int, answer: int) -> bool:
    """The action of another trait happens. Z: the repeats that led here, which may not recur."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    chain = num(s.frames[f, Z]) | (
        t.REPEATS_OWN if argument(s, f, t.A) == 1 else t.REPEATS_OPPONENTS
    )
    if answer == NONE:
        if argument(s, f, t.A) == 1:
            cards = distinct(movable(s, seat))
        else:
            cards = opponents_matching(s, seat, t.ANY, 0)
        cards = without(both(cards, t.WITH_ACTION), one(cause))
        cards = without(cards, row_of(t.REPEATERS, chain))
        if is_empty(cards):
            pop(s)
            return False
        return ask(s, seat, ask_for.REPEAT, cause, 0, cards)
    pop(s)
    repeat(s, seat, answer - CARD_ACTION, chain)
    return False


@rule
def repeat(s: Any, seat: int, card: int, chain: int) -> None:
    """The action of a trait in a pile happens for the seat."""
    frame = push(s, work.ACTION, seat, card, 0)
    s.frames[frame, Y] = chain


# --- Traits in piles -----------------------------------------------------------------------------


@rule
def steal_trait(s: Any, f: int, answer: int) -> bool:
    """Move a trait from an opponent's pile to one's own, perhaps with its action."""
    seat = num(s.frames[f, WHO])
    if answer == NONE:
        cards = opponents_matching(s, seat, argument(s, f, t.A), argument(s, f, t.B))
        if is_empty(cards) or traits_protected(s):
            pop(s)
            return False
        return ask(s, seat, ask_for.STEAL, num(s.frames[f, CARD]), 0, cards)
    card = answer - CARD_ACTION
    acts = argument(s, f, t.C) == 1
    chain = num(s.frames[f, Z])
    pop(s)
    move(s, h.STEAL, card, PILE + owner_of(s, card), PILE + seat)
    if acts:
        repeat(s, seat, card, chain)
    return False


@rule
def _colored(s: Any, seat: int, color: int) -> CardSet:
    return both(movable(s, seat), of_color(s, seat, color))


@rule
def _partners(s: Any, seat: int, color: int, same: bool) -> CardSet:
    """Opponents' traits of this colour, or of the other three."""
    cards = EMPTY
    for other_color in range(COLORLESS):
        if (other_color == color) == same:
            cards = either(cards, opponents_matching(s, seat, t.COLORED, other_color))
    return cards


@rule
def swap_traits(s: Any, f: int, answer: int) -> bool:
    """An own trait and an opponent's, of the same or another colour, swap places. X: the own."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    same = argument(s, f, t.A) == 1
    if s.frames[f, STEP] == 0:
        if answer == NONE:
            own = EMPTY
            for color in range(COLORLESS):
                if not is_empty(_partners(s, seat, color, same)):
                    own = either(own, _colored(s, seat, color))
            if is_empty(own) or traits_protected(s):
                pop(s)
                return False
            return ask(s, seat, ask_for.SWAP_OWN, cause, 0, distinct(own))
        s.frames[f, X] = answer - CARD_ACTION
        goto(s, f, 1)
        return False
    own_card = num(s.frames[f, X])
    if answer == NONE:
        cards = _partners(s, seat, color_in_pile(s, seat, own_card), same)
        return ask(s, seat, ask_for.SWAP_OTHER, cause, 0, cards)
    card = answer - CARD_ACTION
    pop(s)
    swap_places(s, own_card, seat, card, owner_of(s, card))
    return False


@rule
def _lies_ready(s: Any, f: int) -> int:
    """Whose pile the acting card lies in; -1 if it left the pile in which its action began."""
    owner = owner_of(s, num(s.frames[f, CARD]))
    copied = num(s.frames[f, Z]) & t.REPEATS_OPPONENTS != 0
    if owner == num(s.frames[f, WHO]) or copied:
        return owner
    return -1


@rule
def swap_self(s: Any, f: int, answer: int) -> bool:
    """The acting card and a trait of an opponent change places."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    owner = _lies_ready(s, f)
    if answer == NONE:
        cards = without(opponents_matching(s, seat, t.ANY, 0), one(cause))
        if owner < 0 or is_empty(cards) or traits_protected(s):
            pop(s)
            return False
        return ask(s, seat, ask_for.STEAL, cause, 0, cards)
    card = answer - CARD_ACTION
    other = owner_of(s, card)
    pop(s)
    if owner == seat:
        swap_places(s, cause, seat, card, other)
        return False
    # A copied action: the acting card lies with an opponent, perhaps already where it should go.
    move(s, h.SWAP, card, PILE + other, PILE + seat)
    if owner != other:
        move(s, h.SWAP, cause, PILE + owner, PILE + other)
    return False


@rule
def give_trait(s: Any, f: int, answer: int) -> bool:
    """Choose an own trait, then the opponent whose pile it goes to. X: the trait."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if s.frames[f, STEP] == 0:
        cards = distinct(movable(s, seat))
        if is_empty(cards):
            pop(s)
            return False
        if answer == NONE:
            return ask(s, seat, ask_for.GIVE_TRAIT, cause, 0, cards)
        s.frames[f, X] = answer - CARD_ACTION
        goto(s, f, 1)
        return False
    other = pick_opponent(s, seat, answer, ask_for.OPPONENT, cause, opponents(s, seat))
    if other == NONE:
        return True
    card = num(s.frames[f, X])
    pop(s)
    move(s, h.GIVE, card, PILE + seat, PILE + other)
    return False


@rule
def give_self(s: Any, f: int, answer: int) -> bool:
    """The acting card goes to an opponent's pile."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    owner = _lies_ready(s, f)
    if owner < 0:
        pop(s)
        return False
    other = pick_opponent(s, seat, answer, ask_for.OPPONENT, cause, opponents(s, seat))
    if other == NONE:
        return True
    pop(s)
    if owner != other:
        move(s, h.GIVE, cause, PILE + owner, PILE + other)
    return False


@rule
def return_trait(s: Any, f: int, answer: int) -> bool:
    """A trait of an opponent goes back into that opponent's hand."""
    seat = num(s.frames[f, WHO])
    if answer == NONE:
        cards = opponents_matching(s, seat, t.ANY, 0)
        if is_empty(cards):
            pop(s)
            return False
        return ask(s, seat, ask_for.RETURN, num(s.frames[f, CARD]), 0, cards)
    card = answer - CARD_ACTION
    owner = owner_of(s, card)
    pop(s)
    move(s, h.RETURN, card, PILE + owner, HAND + owner)
    return False


@rule
def do_discard_trait(s: Any, f: int, answer: int) -> bool:
    """Discard a trait of one's own choice from one's own pile."""
    seat = num(s.frames[f, WHO])
    if answer == NONE:
        cards = distinct(matching(s, seat, argument(s, f, t.A), argument(s, f, t.B)))
        if is_empty(cards) or traits_protected(s):
            pop(s)
            return False
        return ask(s, seat, ask_for.DISCARD_TRAIT, num(s.frames[f, CARD]), 0, cards)
    pop(s)
    discard_trait(s, seat, answer - CARD_ACTION)
    return False


@rule
def trade_discards(s: Any, f: int, answer: int) -> bool:
    """Two players discard a trait from each other's pile. X: the opponent."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    step = num(s.frames[f, STEP])
    if step == 0:
        if traits_protected(s):
            pop(s)
            return False
        other = pick_opponent(s, seat, answer, ask_for.OPPONENT, cause, opponents(s, seat))
        if other == NONE:
            return True
        s.frames[f, X] = other
        goto(s, f, 1)
        return False
    chooser = seat if step == 1 else num(s.frames[f, X])
    owner = num(s.frames[f, X]) if step == 1 else seat
    if answer == NONE:
        cards = without(distinct(movable(s, owner)), one(cause))
        if not is_empty(cards):
            return ask(s, chooser, ask_for.DISCARD_THEIRS, cause, 0, cards)
    if step == 1:
        goto(s, f, 2)
    else:
        pop(s)
    if answer != NONE:
        discard_trait(s, owner, answer - CARD_ACTION)
    return False


# --- Ages and catastrophes -----------------------------------------------------------------------


@rule
def peek_age(s: Any, f: int, answer: int) -> bool:
    """Look at the next age."""
    seat = num(s.frames[f, WHO])
    pop(s)
    peek(s, seat)
    return False


@rule
def peek(s: Any, seat: int) -> None:
    """The seat looks at the next card of the age deck."""
    following = num(s.age_at) + 1
    if following < num(s.ages_n):
        s.knows_age[seat] = 1
        note(s, h.PEEK, seat, num(s.ages[following]), AGES, NOWHERE)


@rule
def skip_to_catastrophe(s: Any, f: int, answer: int) -> bool:
    """The round is over, and no age counts before the next catastrophe.

    What an age or a catastrophe is just doing to everybody is finished first; at World's End there
    is no round left to end.
    """
    seat, card = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    pop(s)
    if s.phase == ENDING:
        return False
    s.skipping = 1
    s.cut = 1
    note(s, h.ROUND_CUT, seat, card, NOWHERE, NOWHERE)
    if s.phase == TAKING_TURNS:
        while s.depth > 1:
            pop(s)
        remember(s.shown, EMPTY)
    return False


@rule
def sift(s: Any, f: int, answer: int) -> bool:
    """Draw cards, keep some of them, discard the others. X: how many are still to be kept."""
    seat = num(s.frames[f, WHO])
    if s.frames[f, STEP] == 0:
        goto(s, f, 1)
        s.frames[f, X] = argument(s, f, t.B)
        draw_fresh(s, seat, argument(s, f, t.A))
        return False
    fresh = recall(s.fresh)
    if answer != NONE:
        remember(s.fresh, without(fresh, one(answer - CARD_ACTION)))
        s.frames[f, X] = num(s.frames[f, X]) - 1
        note(s, h.KEEP, seat, answer - CARD_ACTION, HAND + seat, HAND + seat)
        return False
    if s.frames[f, X] > 0 and count(fresh) > num(s.frames[f, X]):
        return ask(s, seat, ask_for.KEEP, num(s.frames[f, CARD]), 0, distinct(fresh))
    if s.frames[f, X] > 0 or is_empty(fresh):
        pop(s)
        return False
    card = lowest(fresh)
    remember(s.fresh, without(fresh, one(card)))
    discard_card(s, seat, card)
    return False


@rule
def shed_dominants(s: Any, f: int, answer: int) -> bool:
    """Discard dominants from the hand as one likes; who did stabilizes. X: how many so far."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if answer != NONE and answer != DONE:
        s.frames[f, X] = num(s.frames[f, X]) + 1
        discard_card(s, seat, answer - CARD_ACTION)
        return False
    dominants = both(hand_of(s, seat), t.DOMINANTS)
    if answer == NONE and not is_empty(dominants):
        return ask(s, seat, ask_for.SHED, cause, 1 << DONE, dominants)
    shed = num(s.frames[f, X])
    pop(s)
    if shed > 0:
        push(s, work.STABILIZE, seat, cause, 0)
    return False


@rule
def force_play(s: Any, f: int, answer: int) -> bool:
    """Who holds the named trait plays it now; nothing forbids it."""
    seat, card = num(s.frames[f, WHO]), argument(s, f, t.A)
    pop(s)
    if has(hand_of(s, seat), card):
        play(s, seat, card, FROM_HAND | WITH_ACTION)
    return False


@rule
def _touched(s: Any, card: int) -> int:
    """Everybody whom the catastrophe touches, as a mask of seats."""
    mask = 0
    for seat in range(num(s.players)):
        if not is_shielded(s, seat, card):
            mask |= 1 << seat
    return mask


@rule
def pass_hands(s: Any, f: int, answer: int) -> bool:
    """Everybody passes the hand to the right."""
    ring = _touched(s, num(s.frames[f, CARD]))
    pop(s)
    if bits(ring) > 1:
        pass_hands_right(s, ring)
    return False


@rule
def pass_cards(s: Any, f: int, answer: int) -> bool:
    """Everybody chooses a card for each neighbour; then all are passed at once.

    X: whose choice it is (counted from the first player), Y: 0 for the left, 1 for the right.
    """
    ring = _touched(s, num(s.frames[f, CARD]))
    neighbours = min(bits(ring) - 1, 2)
    if answer != NONE:
        _pledge(s, f, answer - CARD_ACTION)
    while num(s.frames[f, X]) < num(s.players):
        seat = seat_after(s, num(s.first), num(s.frames[f, X]))
        side = num(s.frames[f, Y])
        if (ring >> seat) & 1 == 1 and side < neighbours:
            hand = hand_of(s, seat)
            if side == 1 and num(s.pledge[seat, 0]) != NO_CARD:
                hand = without(hand, one(num(s.pledge[seat, 0])))
            if not is_empty(hand):
                prompt = ask_for.PASS_LEFT if side == 0 else ask_for.PASS_RIGHT
                return ask(s, seat, prompt, num(s.frames[f, CARD]), 0, distinct(hand))
        _next_pledge(s, f)
    pop(s)
    for seat in range(num(s.players)):
        if num(s.pledge[seat, 0]) != NO_CARD:
            lose_track(s, seat, seat)
    for seat in range(num(s.players)):
        _redeem(s, seat, 0, ring, 1)
        _redeem(s, seat, 1, ring, -1)
    return False


@rule
def _pledge(s: Any, f: int, card: int) -> None:
    seat = seat_after(s, num(s.first), num(s.frames[f, X]))
    s.pledge[seat, num(s.frames[f, Y])] = card
    _next_pledge(s, f)


@rule
def _next_pledge(s: Any, f: int) -> None:
    if s.frames[f, Y] == 0:
        s.frames[f, Y] = 1
    else:
        s.frames[f, Y] = 0
        s.frames[f, X] = num(s.frames[f, X]) + 1


@rule
def _redeem(s: Any, seat: int, side: int, ring: int, step: int) -> None:
    card = num(s.pledge[seat, side])
    if card != NO_CARD:
        s.pledge[seat, side] = NO_CARD
        move(s, h.PASS_CARD, card, HAND + seat, HAND + ring_neighbour(s, ring, seat, step))


# --- World's End ---------------------------------------------------------------------------------


@rule
def recolor(s: Any, f: int, answer: int) -> bool:
    """One colour of the own pile may count as another. X: the first colour."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if s.frames[f, STEP] == 0:
        if answer == NONE:
            mask = 0
            for color in range(COLORLESS):
                if not is_empty(of_color(s, seat, color)):
                    mask |= 1 << (COLOR + color)
            if mask == 0:
                pop(s)
                return False
            return ask(s, seat, ask_for.RECOLOR_FROM, cause, mask | (1 << NO), EMPTY)
        if answer == NO:
            pop(s)
            return False
        s.frames[f, X] = answer
        goto(s, f, 1)
        return False
    first = num(s.frames[f, X])
    if answer == NONE:
        return ask(s, seat, ask_for.RECOLOR_TO, cause, ALL_COLORS & ~(1 << first), EMPTY)
    pop(s)
    s.recolor[seat, 0] = first - COLOR + 1
    s.recolor[seat, 1] = answer - COLOR + 1
    note(s, h.RECOLOR, seat, cause, NOWHERE, (first - COLOR) * 5 + answer - COLOR)
    return False


@rule
def choose_color(s: Any, f: int, answer: int) -> bool:
    """Choose the colour that this card's score is about."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if answer == NONE:
        return ask(s, seat, ask_for.COLOR, cause, ALL_COLORS, EMPTY)
    pop(s)
    s.chosen[choice_of(cause)] = answer - COLOR + 1
    note(s, h.COLOR, seat, cause, NOWHERE, answer - COLOR)
    return False


@rule
def choice_of(card: int) -> int:
    """Where the colour chosen for a card is kept: 0 for the own score, 1 for opponents' scores."""
    return 0 if num(t.SCORE[card, 0]) == t.PER_CHOSEN_COLOR else 1


@rule
def blight_color(s: Any, f: int, answer: int) -> bool:
    """Choose a colour; every opponent loses a random trait of it. X: colour, Y: who is next."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if s.frames[f, STEP] == 0:
        if answer == NONE:
            return ask(s, seat, ask_for.COLOR, cause, ALL_COLORS, EMPTY)
        s.frames[f, X] = answer - COLOR
        note(s, h.COLOR, seat, cause, NOWHERE, answer - COLOR)
        goto(s, f, 1)
    turn = num(s.frames[f, Y]) + 1
    if turn == num(s.players):
        pop(s)
        return False
    s.frames[f, Y] = turn
    other = seat_after(s, seat, turn)
    cards = _colored(s, other, num(s.frames[f, X]))
    if not is_empty(cards):
        discard_trait(s, other, random_card(s, cards))
    return False


@rule
def choose_catastrophe(s: Any, f: int, answer: int) -> bool:
    """Choose which of the revealed catastrophes supplies the World's End effect."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if answer == NONE:
        ask(s, seat, ask_for.CATASTROPHE, cause, 0, EMPTY)
        for at in range(num(s.age_at) + 1):
            card = num(s.ages[at])
            if t.FIRST_CATASTROPHE <= card < t.BIRTH_CARD:
                action = CARD_ACTION + card
                mask = num(s.legal[action // WORD]) | (1 << (action % WORD))
                s.legal[action // WORD] = mask
        return True
    pop(s)
    s.worlds_end = answer - CARD_ACTION
    note(s, h.CHOOSE, seat, answer - CARD_ACTION, NOWHERE, NOWHERE)
    return False


@rule
def draw_points(s: Any, f: int, answer: int) -> bool:
    """Draw a card for its face value and discard it."""
    seat, most = num(s.frames[f, WHO]), argument(s, f, t.A)
    pop(s)
    card = top_of_deck(s)
    if card != NO_CARD:
        move(s, h.NOTHING, card, DECK, DISCARD)
        points = min(num(s.face[card]), most)
        s.drawn_points[seat] = points
        note(s, h.DRAW_POINTS, seat, card, DECK, points + NUMBER_OFFSET)
    return False
