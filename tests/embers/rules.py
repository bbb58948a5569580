"""The rules of Embers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from endling.board.hiding import determinizer, redactor
from endling.board.invariants import common_problem
from endling.board.observation import Observation
from endling.board.places import NOWHERE
from endling.kernel.actions import CARD, DONE, NONE, PLAYER
from endling.kernel.cardset import CardSet, count, is_empty, read_set, with_card
from endling.kernel.chacha import below, shuffle
from endling.kernel.events import OF_NOBODY, note
from endling.kernel.frames import KIND, STEP, WHO, X, goto, pop, push
from endling.kernel.game_hooks import Rules, register
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.observation import register_senses
from endling.kernel.question import ask
from endling.kernel.stats_hooks import NO_CARD, Stats, register_stats
from tests.embers import board as b

SETUP, BURYING, TURNS = range(1, 4)
_NEXT, _PLAYING, _AIMING = range(3)  # how far a turn has come

take_out = b.PLACES.take_out()
put_in = b.PLACES.put_in()
_DECK, _BURIED = b.PLACES.first("deck"), b.PLACES.first("buried")
_HAND, _HEARTH, _STACK = (b.PLACES.first(name) for name in ("hand", "hearth", "stack"))


@rule
def hand_of(s: Any, seat: int) -> CardSet:
    """The hand as a set."""
    return read_set(s.hand[seat], b.NONE)


@rule
def move(s: Any, event: int, who: int, card: int, source: int, target: int) -> None:
    """Move an ember, and tell of it."""
    take_out(s, card, source)
    put_in(s, card, target)
    note(s, event, who, card, source, target)


# --- The flow of the game -------------------------------------------------------------------------


@rule
def resolve(s: Any, answer: int) -> bool:
    """Carry the work on top one piece further."""
    f = num(s.depth) - 1
    kind = num(s.frames[f, KIND])
    if kind == BURYING:
        return _bury(s, f, answer)
    if kind == TURNS:
        return _turns(s, f, answer)
    return _set_up(s)


@rule
def _set_up(s: Any) -> bool:
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
    """Everybody may bury cards, one after the other, and keeps at least one."""
    seat = num(s.frames[f, WHO])
    if answer >= CARD:
        move(s, b.BURIED, seat, answer - CARD, _HAND + seat, _BURIED)
    if answer == DONE or count(hand_of(s, seat)) == 1:
        seat += 1
        s.frames[f, WHO] = seat
    if seat == num(s.players):
        pop(s)
        return False
    if count(hand_of(s, seat)) == 1:
        return False
    return ask(s, seat, b.BURY, NO_CARD, 1 << DONE, hand_of(s, seat))


@rule
def _turns(s: Any, f: int, answer: int) -> bool:
    """Whoever has cards lays one on a hearth; when nobody has any, the game is over."""
    seat = num(s.frames[f, WHO])
    if answer >= CARD:
        s.frames[f, X] = answer - CARD
        goto(s, f, _AIMING)
    elif answer != NONE:
        _lay(s, seat, num(s.frames[f, X]), answer - PLAYER)
        s.frames[f, WHO] = (seat + 1) % num(s.players)
        s.frames[f, X] = 0
        goto(s, f, _NEXT)
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
def _lay(s: Any, seat: int, card: int, target: int) -> None:
    move(s, b.LAY, seat, card, _HAND + seat, _STACK + target)
    s.laid = num(s.laid) + 1
    s.laid_by[seat] = num(s.laid_by[seat]) + 1


# --- Points ---------------------------------------------------------------------------------------


@rule
def value_of(s: Any, seat: int, card: int) -> int:
    """How hot a card is."""
    return 1 + card // b.COPIES


@rule
def stack_of(s: Any, seat: int) -> CardSet:
    """The embers on a hearth."""
    found = b.NONE
    lying = num(s.stack_top[seat])
    while lying > 0:
        found = with_card(found, lying - 1)
        lying = num(s.stack_under[lying - 1])
    return found


@rule
def points_of(s: Any, seat: int) -> int:
    """The heat on a hearth."""
    total = 0
    lying = num(s.stack_top[seat])
    while lying > 0:
        total += value_of(s, seat, lying - 1)
        lying = num(s.stack_under[lying - 1])
    return total


@rule
def heat_of(s: Any, seat: int, hearth: int) -> int:
    """The heat on a hearth, by its card."""
    return points_of(s, hearth - b.EMBER_COUNT)


@rule
def hearths_in_game(s: Any) -> CardSet:
    """One hearth per player."""
    found = b.NONE
    if s.laid > 0 or s.deck_n > 0:
        for seat in range(num(s.players)):
            found = with_card(found, b.EMBER_COUNT + seat)
    return found


@rule
def role_of(s: Any, verb: int) -> int:
    """What events with this verb tell."""
    return num(_ROLES[verb])


@rule
def ending_of(s: Any) -> int:
    """No card decides how the game ends."""
    return NO_CARD


# --- What bots go by ------------------------------------------------------------------------------


@rule
def standing(s: Any, seat: int) -> int:
    """The lowest heat wins."""
    return -points_of(s, seat)


@rule
def immediate_value(s: Any, action: int) -> int:
    """Never the own hearth; a hot ember is best buried."""
    if action >= CARD:
        return value_of(s, 0, action - CARD)
    return 0 if action - PLAYER == num(s.actor) else 1


@rule
def canonicalize(s: Any, seat: int) -> None:
    """Guesses are dealt from sets: nothing has an order that could tell anything."""


@rule
def comfortable_lead(s: Any) -> int:
    """About two hot embers."""
    return 2 * b.VALUES


@rule
def guess_sizes(s: Any, viewer: int, dice: Any) -> None:
    """Nobody knows how many cards the others have buried: any number may be, that fits."""
    buried = 0
    for seat in range(num(s.players)):
        dealt = num(s.hand_size) - num(s.laid_by[seat])
        if seat != viewer:
            least = 1 if num(s.laid_by[seat]) == 0 or seat == num(s.actor) else 0
            s.hand_n[seat] = least + below(dice, max(1, dealt - least + 1))
        buried += dealt - num(s.hand_n[seat])
    s.buried_n = buried


_ROLES = b.EVENTS.roles
OBSERVATION = Observation(b.BOARD)
problem = common_problem(b.BOARD)
register(
    b.STATE,
    Rules(
        game="embers",
        sources=Path(__file__).parent,
        resolve=resolve,
        redact=redactor(b.BOARD),
        determinize=determinizer(b.BOARD),
        problem=problem,
        standing=standing,
        immediate_value=immediate_value,
        canonicalize=canonicalize,
        comfortable_lead=comfortable_lead,
    ),
)
register_senses(b.STATE, OBSERVATION.senses())
register_stats(b.STATE, Stats(role_of, stack_of, points_of, value_of, ending_of))
