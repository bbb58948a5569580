"""The rules of Embers."""

from __future__ import annotations

from typing import Any

from endling.board.counting import stats_of
from endling.board.observation import Observation
from endling.board.places import NOWHERE
from endling.board.registration import register_game
from endling.kernel.actions import CARD, DONE, NONE, PASS, PLAYER
from endling.kernel.cardset import CardSet, count, has, is_empty, with_card
from endling.kernel.chacha import below, shuffle
from endling.kernel.dispatch import dispatcher
from endling.kernel.events import OF_NOBODY, note
from endling.kernel.frames import STEP, WHO, X, goto, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask, ask_together
from endling.kernel.sizes import NO_CARD
from endling.kernel.windows import ABOUT, CLOSES, Windows, open_window, window
from tests.embers import board as b

KINDS = range(1, 5)
SETUP, BURYING, TURNS, SMOTHERING = KINDS
_NEXT, _PLAYING, _AIMING = range(3)  # how far a turn has come

take_out = b.PLACES.take_out()
put_in = b.PLACES.put_in()
hand_of = b.PLACES.reader("hand")
stack_of = b.PLACES.reader("stack")
_DECK, _BURIED = b.PLACES.first("deck"), b.PLACES.first("buried")
_HAND, _HEARTH, _STACK = (b.PLACES.first(name) for name in ("hand", "hearth", "stack"))
_ASH = b.PLACES.first("ash")


@rule
def move(s: Any, event: int, who: int, card: int, source: int, target: int) -> None:
    """Move an ember, and tell of it."""
    take_out(s, card, source)
    put_in(s, card, target)
    note(s, event, who, card, source, target)


# --- The flow of the game -------------------------------------------------------------------------


@rule
def _set_up(s: Any, f: int, answer: int) -> bool:
    pop(s)
    for card in range(b.EMBER_COUNT):
        put_in(s, card, _DECK)
    shuffle(s, s.deck, 0, b.EMBER_COUNT)
    for seat in range(num(s.players)):
        put_in(s, b.EMBER_COUNT + seat, _HEARTH + seat)
        for _ in range(num(s.hand_size)):
            move(s, b.DEAL, seat, num(s.deck[num(s.deck_n) - 1]), _DECK, _HAND + seat)
    push(s, TURNS, 0, NO_CARD, 0)
    push(s, BURYING, 0, NO_CARD, 0)
    return False


@rule
def _bury(s: Any, f: int, answer: int) -> bool:
    """Everybody may bury cards in secret, at the same time, and keeps at least one."""
    seat = num(s.frames[f, WHO])
    if answer >= CARD:
        take_out(s, answer - CARD, _HAND + seat)  # no event: nobody may count what is buried
        put_in(s, answer - CARD, _BURIED)
    if answer == DONE or count(hand_of(s, seat)) == 1:
        seat += 1
        s.frames[f, WHO] = seat
    if seat == num(s.players):
        pop(s)
        return False
    if count(hand_of(s, seat)) == 1:
        return False
    everybody = (1 << num(s.players)) - 1
    return ask_together(s, everybody, seat, b.BURY, NO_CARD, 1 << DONE, hand_of(s, seat))


@rule
def _turns(s: Any, f: int, answer: int) -> bool:
    """Whoever has cards lays one on a hearth; when nobody has any, the game is over."""
    seat = num(s.frames[f, WHO])
    if answer >= CARD:
        s.frames[f, X] = answer - CARD
        goto(s, f, _AIMING)
    elif answer != NONE:
        card, following = num(s.frames[f, X]), (seat + 1) % num(s.players)
        s.frames[f, WHO] = following
        s.frames[f, X] = 0
        goto(s, f, _NEXT)
        _spend(s, b.LAY, seat, card, _STACK + answer - PLAYER)
        s.laid = num(s.laid) + 1
        others = num(s.players) - 1
        open_window(s, SMOTHERING, b.SMOTHER, following, others, card, CLOSES, answer - PLAYER, 0)
        return False
    if num(s.frames[f, STEP]) == _AIMING:
        everybody = ((1 << num(s.players)) - 1) << PLAYER
        return ask(s, seat, b.TARGET, num(s.frames[f, X]), everybody, b.NONE)
    for step in range(num(s.players)):
        following = (seat + step) % num(s.players)
        if not is_empty(hand_of(s, following)):
            s.frames[f, WHO] = following
            if num(s.frames[f, STEP]) == _NEXT:
                note(s, b.TURN, following, NO_CARD, NOWHERE, NOWHERE)
                goto(s, f, _PLAYING)
            return ask(s, following, b.PLAY, NO_CARD, 0, hand_of(s, following))
    pop(s)
    s.over = 1
    note(s, b.OVER, OF_NOBODY, NO_CARD, NOWHERE, NOWHERE)
    return False


@rule
def _spend(s: Any, event: int, seat: int, card: int, place: int) -> None:
    """A card leaves a hand for all to see."""
    move(s, event, seat, card, _HAND + seat, place)
    s.spent[seat] = num(s.spent[seat]) + 1


# --- Smothering: whoever has an equal ember may put out the one that was just laid ---------------


@rule
def can_be_smothered(s: Any, f: int) -> bool:
    """Whether an equal ember is not in sight, and somebody else may still have cards."""
    value, unseen = value_of(s, 0, num(s.frames[f, ABOUT])), b.COPIES
    for i in range(num(s.ash_n)):
        unseen -= 1 if value_of(s, 0, num(s.ash[i])) == value else 0
    for card in range(b.EMBER_COUNT):
        unseen -= 1 if num(s.stack_on[card]) > 0 and value_of(s, 0, card) == value else 0
    if unseen <= 0:
        return False
    for step in range(num(s.players) - 1):
        seat = (num(s.frames[f, WHO]) + step) % num(s.players)
        if num(s.spent[seat]) < num(s.hand_size):
            return True
    return False


@rule
def smotherers(s: Any, f: int, seat: int) -> tuple[int, CardSet]:
    """The equal embers in a hand, and the word that passes if there are any."""
    laid, hand, equal = num(s.frames[f, ABOUT]), hand_of(s, seat), b.NONE
    for card in range(b.EMBER_COUNT):
        if has(hand, card) and value_of(s, seat, card) == value_of(s, seat, laid):
            equal = with_card(equal, card)
    return (0 if is_empty(equal) else 1 << PASS), equal


@rule
def smother(s: Any, f: int, seat: int, answer: int) -> None:
    """Both embers are ash."""
    laid = num(s.frames[f, ABOUT])
    _spend(s, b.SMOTHERED, seat, answer - CARD, _ASH)
    move(s, b.GO_OUT, OF_NOBODY, laid, _STACK + num(s.frames[f, X]), _ASH)
    s.laid = num(s.laid) - 1


@rule
def tell_window(s: Any, which: int, seat: int, card: int) -> None:
    """Everybody hears that an ember may be smothered, whoever can."""
    note(s, b.WINDOW, seat, card, NOWHERE, NOWHERE)


# --- Points ---------------------------------------------------------------------------------------


@rule
def value_of(s: Any, seat: int, card: int) -> int:
    """How hot a card is."""
    return 1 + card // b.COPIES


@rule
def points_of(s: Any, seat: int) -> int:
    """The heat on a hearth."""
    stack, total = stack_of(s, seat), 0
    for card in range(b.EMBER_COUNT):
        total += value_of(s, seat, card) if has(stack, card) else 0
    return total


@rule
def heat_of(s: Any, seat: int, hearth: int) -> int:
    """The heat on a hearth, by its card."""
    return points_of(s, hearth - b.EMBER_COUNT)


@rule
def hearths_in_game(s: Any) -> CardSet:
    """One hearth per player."""
    found = b.NONE
    if s.deck_n > 0:
        for seat in range(num(s.players)):
            found = with_card(found, b.EMBER_COUNT + seat)
    return found


# --- What bots go by ------------------------------------------------------------------------------


@rule
def standing(s: Any, seat: int) -> int:
    """The lowest heat wins."""
    return -points_of(s, seat)


@rule
def immediate_value(s: Any, action: int) -> int:
    """Never one's own hearth; a hot ember is best buried; only one's own hearth is worth saving."""
    if action >= CARD and num(s.prompt) == b.SMOTHER:
        host = num(s.stack_on[num(s.cause)]) - 1 - b.EMBER_COUNT
        return 1 if host == num(s.actor) else -1
    if action >= CARD:
        return value_of(s, 0, action - CARD)
    return 0 if action < PLAYER or action - PLAYER == num(s.actor) else 1


@rule
def comfortable_lead(s: Any) -> int:
    """About two hot embers."""
    return 2 * b.VALUES


@rule
def guess_sizes(s: Any, viewer: int, dice: Any) -> None:
    """Nobody knows how many cards the others have buried: any number may be, that fits."""
    buried = 0
    for seat in range(num(s.players)):
        dealt = num(s.hand_size) - num(s.spent[seat])
        if seat != viewer:
            kept = count(hand_of(s, seat))  # cards that the open question needs
            least = max(kept, 1 if num(s.spent[seat]) == 0 or seat == num(s.actor) else 0)
            if seat == num(s.actor) and num(s.prompt) == b.BURY:
                least = 2
            s.hand_n[seat] = least + below(dice, max(1, dealt - least + 1))
        buried += dealt - num(s.hand_n[seat])
    s.buried_n = buried


OBSERVATION = Observation(b.BOARD)
register_game(
    b.BOARD,
    b.STATE,
    resolve=dispatcher(
        "embers",
        KINDS,
        often={TURNS: _turns, SMOTHERING: window},
        less_often={BURYING: _bury},
        seldom={SETUP: _set_up},
    ),
    standing=standing,
    immediate_value=immediate_value,
    comfortable_lead=comfortable_lead,
    senses=OBSERVATION.senses(),
    stats=stats_of(b.BOARD, stack_of, points_of, value_of),
    windows=Windows(can_be_smothered, smotherers, smother, tell_window),
)
