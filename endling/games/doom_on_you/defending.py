"""The defense (A5 to A7): a plan, a window, and what comes of it, attack by attack.

The target of a turn defends against all attacks on it; whoever else is attacked, by a deflected or
a sneak attack, defends against that one attack alone, which the frame names.
"""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import event_types as h
from endling.games.doom_on_you import questions as ask_for
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you import words as w
from endling.games.doom_on_you.attacks import (
    BLOCKED,
    LET_THROUGH,
    OPEN,
    OPEN_AGAIN,
    end_attack,
    first_attack_on,
    gainer_of,
    is_sneak_attack,
    join_pile,
    leave_pile,
    owner_of,
    plan_of,
    set_plan,
    stop_attacking,
    target_of,
)
from endling.games.doom_on_you.changes import attack_of, tokens_of
from endling.games.doom_on_you.deals import SEAT_SHIFT
from endling.games.doom_on_you.defense_points import (
    all_usable_points,
    assign,
    blockers,
    forget_freed,
    points_against,
    points_left,
    refresh,
    spend,
    usable_points,
)
from endling.games.doom_on_you.going_out import put_out_the_starved
from endling.games.doom_on_you.knowledge import look_at_hand
from endling.games.doom_on_you.places import ATTACKS, DISCARD, PILE, PLAYED, carry, move, say
from endling.games.doom_on_you.reactions import WAS_PLAYED, is_under_attack, open_after_plan
from endling.games.doom_on_you.state import as_cards, is_in, pile_of
from endling.games.doom_on_you.tables import EMPTY
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import NONE, YES, YES_OR_NO
from endling.kernel.bits import bits, lowest_bit
from endling.kernel.events import note_number
from endling.kernel.frames import CARD, STEP, WHO, Y, Z, goto, pop
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask
from endling.kernel.sizes import NO_CARD

PLAN, REACT, RESOLVE = range(3)
SUCCESSFUL, OWNER = Y, Z  # an animal that may come back, with one more, and whose it is


@rule
def defense(s: Any, f: int, answer: int) -> bool:
    """Plan, let all react, plan what has changed, and so on until nobody reacts; then resolve."""
    seat, step = num(s.frames[f, WHO]), num(s.frames[f, STEP])
    if step == PLAN:
        return _plan(s, f, seat, answer)
    if step == REACT:
        was_played = s.frames[f, WAS_PLAYED] == 1
        s.frames[f, WAS_PLAYED] = 0
        goto(s, f, PLAN if was_played else RESOLVE)
        return False
    return _resolve(s, f, seat, answer)


# --- The plan -------------------------------------------------------------------------------------


@rule
def _plan(s: Any, f: int, seat: int, answer: int) -> bool:
    attacker = _first_open_attack(s, f, seat)
    if attacker == NO_CARD:
        goto(s, f, REACT)
        if is_under_attack(s, f):
            open_after_plan(s, f, seat)
        return False
    if answer == w.LET_THROUGH:
        _let_through(s, seat, attacker)
        return False
    missing = attack_of(s, attacker) - points_against(s, attacker)
    with_freed = plan_of(s, attacker) == OPEN
    if answer >= CARD_ACTION:
        blocker = answer - CARD_ACTION
        points = min(missing, usable_points(s, blocker, with_freed))
        assign(s, blocker, attacker, points, with_freed)
        if points == missing:
            set_plan(s, attacker, BLOCKED)
            say(s, h.BLOCK, seat, attacker)
        return False
    if all_usable_points(s, seat, with_freed) < missing:
        _let_through(s, seat, attacker)
        return False
    is_begun = missing < attack_of(s, attacker)
    words = 0 if is_begun else 1 << w.LET_THROUGH
    cards = as_cards(blockers(s, seat, with_freed))
    return ask(s, seat, ask_for.DEFEND, attacker, words, cards)


@rule
def _first_open_attack(s: Any, f: int, seat: int) -> int:
    """The first attack that the seat has yet to decide about; NO_CARD if there is none."""
    only = num(s.frames[f, CARD])
    for i in range(num(s.attacks_n)):
        card = num(s.attacks[i])
        plan = plan_of(s, card)
        is_open = plan == OPEN or plan == OPEN_AGAIN
        if is_open and target_of(s, card) == seat and (only == NO_CARD or only == card):
            return card
    return NO_CARD


@rule
def _let_through(s: Any, seat: int, attacker: int) -> None:
    set_plan(s, attacker, LET_THROUGH)
    say(s, h.LET_THROUGH, seat, attacker)


# --- What comes of it -----------------------------------------------------------------------------


@rule
def _resolve(s: Any, f: int, seat: int, answer: int) -> bool:
    """One attack after the other, in the order of declaration."""
    if s.frames[f, SUCCESSFUL] > 0:
        return _return(s, f, answer)
    if not is_under_attack(s, f):
        if first_attack_on(s, seat) == NO_CARD:
            forget_freed(s, seat)
        pop(s)
        return False
    only = num(s.frames[f, CARD])
    attacker = first_attack_on(s, seat) if only == NO_CARD else only
    if plan_of(s, attacker) == BLOCKED:
        _block(s, seat, attacker)
    elif not is_in(s, gainer_of(s, attacker)):
        end_attack(s, h.IN_VAIN, owner_of(s, attacker), attacker, DISCARD)
    else:
        _succeed(s, f, seat, attacker)
    return False


@rule
def _block(s: Any, seat: int, attacker: int) -> None:
    """The attacker is discarded, and so is a blocker without points (D-10)."""
    changed = spend(s, attacker)
    end_attack(s, h.BLOCKED, owner_of(s, attacker), attacker, DISCARD)
    while changed != 0:
        blocker = lowest_bit(changed)
        changed &= changed - 1
        left = points_left(s, blocker)
        if left > 0:
            note_number(s, h.SPENT, seat, blocker, left)
        else:
            leave_pile(s, h.DIES, seat, blocker, seat)


@rule
def _succeed(s: Any, f: int, seat: int, attacker: int) -> None:
    """Tokens change hands, as far as there are any; whoever has none left is out at once."""
    gainer = gainer_of(s, attacker)
    tokens = min(tokens_of(s, attacker), num(s.tokens[seat]))
    s.tokens[seat] = num(s.tokens[seat]) - tokens
    s.tokens[gainer] = num(s.tokens[gainer]) + tokens
    note_number(s, h.STEAL, gainer, attacker, seat << SEAT_SHIFT | tokens)
    if num(t.POWER[attacker]) == t.REVEAL_HAND:
        say(s, h.LOOK, gainer, attacker)
        look_at_hand(s, gainer, seat)
    owner = owner_of(s, attacker)
    if s.animals_return == 1 and not is_sneak_attack(s, attacker):
        s.frames[f, SUCCESSFUL] = attacker + 1
        s.frames[f, OWNER] = owner
        stop_attacking(s, attacker)  # spent points stay spent
        carry(s, attacker, ATTACKS, PLAYED)
    else:
        end_attack(s, h.USED, owner, attacker, DISCARD)
    put_out_the_starved(s, seat)


@rule
def _return(s: Any, f: int, answer: int) -> bool:
    """The owner of an animal that succeeded may take it back, if there is room (D-31, D-42)."""
    card, owner = num(s.frames[f, SUCCESSFUL]) - 1, num(s.frames[f, OWNER])
    if answer == NONE and is_in(s, owner) and bits(pile_of(s, owner)) < t.PILE:
        return ask(s, owner, ask_for.RETURN, card, YES_OR_NO, EMPTY)
    s.frames[f, SUCCESSFUL] = 0
    s.frames[f, OWNER] = 0
    if answer == YES:
        move(s, h.RETURN, owner, card, PLAYED, PILE + owner)
        join_pile(s, owner)
    else:
        refresh(s, card)
        move(s, h.USED, owner, card, PLAYED, DISCARD)
    return False
