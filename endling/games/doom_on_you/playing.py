"""A battle card: it is aimed in secret, shown with its target, may be countered, and works."""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import event_types as h
from endling.games.doom_on_you import questions as ask_for
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you import work
from endling.games.doom_on_you.attacks import (
    all_attackers,
    begin_attack,
    end_attack,
    first_stoppable_attack_on,
    is_attacking,
    join_pile,
    leave_pile,
    owner_of,
    owner_of_pile_with,
    put_before_all,
    turn_aside,
)
from endling.games.doom_on_you.knowledge import see_leave
from endling.games.doom_on_you.places import (
    DISCARD,
    HAND,
    PILE,
    PLAYED,
    forget_players,
    lay_open,
    move,
    note_player,
    say,
)
from endling.games.doom_on_you.promises import note_battle_card
from endling.games.doom_on_you.reactions import CANCELLED, IN_DOOM, open_for_counters
from endling.games.doom_on_you.state import as_cards, seats_in
from endling.games.doom_on_you.tables import EMPTY
from endling.games.doom_on_you.targets import (
    PROTECTED,
    can_be_deflected,
    can_be_hunted,
    can_be_protected,
    can_sneak,
    new_targets,
    victims_of,
)
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import NONE, PLAYER
from endling.kernel.bits import bits, lowest_bit
from endling.kernel.events import OF_NOBODY, note_number
from endling.kernel.frames import CARD, KIND, ROW, STEP, WHO, X, Y, goto, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask
from endling.kernel.sizes import NO_CARD

AIM, AIM_AT_PLAYER, SHOW, EFFECT = range(4)
ANIMAL, SEAT = X, Y  # what the card is aimed at, each with one more


@rule
def playing(s: Any, f: int, answer: int) -> bool:
    """One step after the other."""
    step, kind = num(s.frames[f, STEP]), num(t.BATTLE[num(s.frames[f, CARD])])
    if step == AIM:
        return _aim(s, f, kind, answer)
    if step == AIM_AT_PLAYER:
        return _aim_at_player(s, f, kind, answer)
    if step == SHOW:
        _show(s, f, kind)
    else:
        _take_effect(s, f, kind)
    return False


# --- Aiming ---------------------------------------------------------------------------------------


@rule
def animals_for(s: Any, seat: int, kind: int) -> int:
    """The animals that a battle card of this kind can be aimed at, as bits."""
    if kind == t.HUNT:
        return can_be_hunted(s)
    if kind == t.DEFLECT:
        return can_be_deflected(s, seat)
    return all_attackers(s) if kind == t.CAPTURE else can_sneak(s, seat)


@rule
def _aim(s: Any, f: int, kind: int, answer: int) -> bool:
    """At an animal, if the card needs one; where there is only one, nobody has to choose."""
    if kind == t.FORCE_FIELD:
        goto(s, f, AIM_AT_PLAYER)
        return False
    seat = num(s.frames[f, WHO])
    animals = animals_for(s, seat, kind)
    if answer == NONE and bits(animals) > 1:
        which = ask_for.HUNT
        if kind == t.DEFLECT:
            which = ask_for.DEFLECT
        elif kind != t.HUNT:
            which = ask_for.CAPTURE if kind == t.CAPTURE else ask_for.SNEAK
        return ask(s, seat, which, num(s.frames[f, CARD]), 0, as_cards(animals))
    card = lowest_bit(animals) if answer == NONE else answer - CARD_ACTION
    s.frames[f, ANIMAL] = card + 1
    goto(s, f, SHOW if kind == t.HUNT or kind == t.CAPTURE else AIM_AT_PLAYER)
    return False


@rule
def players_for(s: Any, f: int, kind: int) -> int:
    """The seats that a battle card can be aimed at, as bits."""
    seat = num(s.frames[f, WHO])
    if kind == t.FORCE_FIELD:
        is_in_doom = num(s.frames[f, ROW]) == IN_DOOM
        return victims_of(s, doom_below(s, f)) if is_in_doom else can_be_protected(s)
    if kind == t.DEFLECT:
        return new_targets(s, seat, num(s.frames[f, ANIMAL]) - 1)
    return seats_in(s) & ~(1 << seat)


@rule
def doom_below(s: Any, f: int) -> int:
    """The frame of the doom that strikes."""
    while num(s.frames[f, KIND]) != work.DOOM:
        f -= 1
    return f


@rule
def _aim_at_player(s: Any, f: int, kind: int, answer: int) -> bool:
    seats = players_for(s, f, kind)
    if answer == NONE and bits(seats) > 1:
        which = ask_for.SNEAK_AT
        if kind != t.SNEAK_ATTACK:
            which = ask_for.PROTECT if kind == t.FORCE_FIELD else ask_for.DEFLECT_TO
        cause = num(s.frames[f, CARD])
        return ask(s, num(s.frames[f, WHO]), which, cause, seats << PLAYER, EMPTY)
    seat = lowest_bit(seats) if answer == NONE else answer - PLAYER
    s.frames[f, SEAT] = seat + 1
    goto(s, f, SHOW)
    return False


# --- Showing --------------------------------------------------------------------------------------


@rule
def _show(s: Any, f: int, kind: int) -> None:
    """The card lies on the table, and everybody knows what it is aimed at."""
    seat, card = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    animal, aimed_at = num(s.frames[f, ANIMAL]) - 1, num(s.frames[f, SEAT]) - 1
    lay_open(s, h.PLAY, seat, card, PLAYED)
    note_player(s, seat)
    note_battle_card(s, seat)
    s.aimed_animal = 0 if kind == t.SNEAK_ATTACK else animal + 1
    s.aimed_seat = aimed_at + 1
    if kind != t.SNEAK_ATTACK and animal >= 0:
        attacks = is_attacking(s, animal)
        owner = owner_of(s, animal) if attacks else owner_of_pile_with(s, animal)
        say(s, h.AT_ANIMAL, owner, animal)
    if aimed_at >= 0:
        say(s, h.AT_PLAYER, aimed_at, card)
    goto(s, f, EFFECT)
    if num(t.COUNTERABLE[kind]) == 1:
        open_for_counters(s, f, seat, card)


# --- Working --------------------------------------------------------------------------------------


@rule
def _take_effect(s: Any, f: int, kind: int) -> None:
    """All cards of the chain are discarded, whichever of them counts."""
    seat, card = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    animal, aimed_at = num(s.frames[f, ANIMAL]) - 1, num(s.frames[f, SEAT]) - 1
    if s.frames[f, CANCELLED] == 1:
        say(s, h.CANCEL, seat, card)
    elif kind == t.HUNT:
        _hunt(s, seat, animal)
    elif kind == t.CAPTURE:
        _capture(s, seat, animal)
    elif kind == t.FORCE_FIELD and num(s.frames[f, ROW]) == IN_DOOM:
        doom = doom_below(s, f)
        s.frames[doom, PROTECTED] = num(s.frames[doom, PROTECTED]) | 1 << aimed_at
        s.struck = victims_of(s, doom)
        say(s, h.SHIELDED, aimed_at, num(s.frames[doom, CARD]))
    elif kind == t.FORCE_FIELD:
        attacker = first_stoppable_attack_on(s, aimed_at)
        if attacker != NO_CARD:  # one at a time
            end_attack(s, h.STOPPED, owner_of(s, attacker), attacker, DISCARD)
            return
    _discard_chain(s)
    is_cancelled = s.frames[f, CANCELLED] == 1
    pop(s)
    if kind == t.DEFLECT and not is_cancelled:
        turn_aside(s, animal, seat, aimed_at)
        note_number(s, h.DEFLECTED, seat, animal, aimed_at)
        defend_against(s, animal, aimed_at)
    elif kind == t.SNEAK_ATTACK:
        see_leave(s, animal, seat)
        begin_attack(s, h.SNEAK, seat, animal, HAND + seat, aimed_at)
        defend_against(s, animal, aimed_at)


@rule
def _hunt(s: Any, seat: int, animal: int) -> None:
    if is_attacking(s, animal):
        end_attack(s, h.HUNTED, seat, animal, DISCARD)
    else:
        leave_pile(s, h.HUNTED, seat, animal, owner_of_pile_with(s, animal))


@rule
def _capture(s: Any, seat: int, animal: int) -> None:
    """The animal is at full points, and can be used at once (D-9, D-17)."""
    end_attack(s, h.CAPTURED, seat, animal, PILE + seat)
    join_pile(s, seat)


@rule
def _discard_chain(s: Any) -> None:
    """The battle cards on the table, from the top; a doom that strikes stays."""
    while num(s.played_n) > 0 and num(t.BATTLE[num(s.played[num(s.played_n) - 1])]) >= 0:
        card = num(s.played[num(s.played_n) - 1])
        move(s, h.SPENT_CARD, OF_NOBODY, card, PLAYED, DISCARD)
    forget_players(s)
    s.aimed_animal = 0
    s.aimed_seat = 0


@rule
def defend_against(s: Any, animal: int, seat: int) -> None:
    """Whoever is not the target of this turn defends at once; its target does so later (D-35)."""
    if seat != num(s.target):
        put_before_all(s, animal)
        push(s, work.DEFENSE, seat, animal, 0)
