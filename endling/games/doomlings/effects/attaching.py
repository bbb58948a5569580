"""Traits that are attached to other ones, when they are played and later."""

from __future__ import annotations

from typing import Any

from endling.games.doomlings import places, work
from endling.games.doomlings import questions as ask_for
from endling.games.doomlings import tables as t
from endling.games.doomlings.attachments import host_of, hosts
from endling.games.doomlings.effects.plays import repeat
from endling.games.doomlings.places import owner_of
from endling.games.doomlings.state import pile_of
from endling.games.doomlings.tables import EMPTY
from endling.games.doomlings.targets import distinct
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import NO, NONE
from endling.kernel.cardset import CardSet, both, either, is_empty, lowest, row_of, without
from endling.kernel.frames import CARD, WHO, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask
from endling.kernel.sizes import NO_CARD


@rule
def attach(s: Any, f: int, answer: int) -> bool:
    """Choose the trait to which the card is attached; without one that fits it lies alone."""
    seat, card = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if answer == NONE:
        cards = fitting_hosts(s, seat, card)
        if owner_of(s, card) != seat or is_empty(cards):
            pop(s)
            return False
        return ask(s, seat, ask_for.HOST, card, 0, cards)
    pop(s)
    places.attach(s, seat, card, answer - CARD_ACTION)
    return False


@rule
def fitting_hosts(s: Any, seat: int, card: int) -> CardSet:
    """The traits to which a seat can attach a card: in one's own pile, or in any."""
    slot = num(t.SLOT[card])
    fitting = without(row_of(t.HOSTS, slot, EMPTY), hosts(s))
    cards = EMPTY
    for owner in range(num(s.players)):
        if owner == seat or num(t.ANYWHERE[slot]) == 1:
            cards = either(cards, distinct(both(pile_of(s, owner), fitting)))
    return cards


@rule
def act_of_host(s: Any, f: int, answer: int) -> bool:
    """The action of the host happens for whoever attached the card."""
    seat, card = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    pop(s)
    host = host_of(s, card)
    if host != NO_CARD:
        repeat(s, seat, host, 0 if owner_of(s, host) == seat else t.REPEATS_OPPONENTS)
    return False


@rule
def begin_roaming(s: Any, seat: int) -> None:
    """A turn is over: an attachment in the pile may be allowed to move on."""
    roaming = both(pile_of(s, seat), t.ROAMING)
    if not is_empty(roaming):
        push(s, work.ROAMING, seat, lowest(roaming), 0)


@rule
def roaming(s: Any, f: int, answer: int) -> bool:
    """The attachment may be moved to another host."""
    seat, card = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if answer == NONE:
        cards = fitting_hosts(s, seat, card)
        if is_empty(cards):
            pop(s)
            return False
        return ask(s, seat, ask_for.NEW_HOST, card, 1 << NO, cards)
    pop(s)
    if answer != NO:
        places.attach(s, seat, card, answer - CARD_ACTION)
    return False
