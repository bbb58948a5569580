"""Traits that are attached to another one, their host: which is on which, and what that does.

An attachment lies in the pile of its host and is a trait like others, but stays on its host: alone
it cannot leave the pile, and whatever moves the host moves it, too. Without a host, it is a trait
like any other. A host has one attachment; dominants and attachments are no hosts.
"""

from __future__ import annotations

from typing import Any

from endling.games.doomlings import tables as t
from endling.games.doomlings.other_sets import any_attached
from endling.games.doomlings.state import pile_of
from endling.games.doomlings.tables import EMPTY
from endling.kernel.cardset import CardSet, cards_in, has, with_card, without, without_card
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD

_SLOTS = len(t.ATTACHMENTS)


@rule
def host_of(s: Any, card: int) -> int:
    """The host of an attachment; NO_CARD if it has none, or the card is not an attachment."""
    slot = num(t.SLOT[card])
    if slot < 0 or s.host[slot] == 0:
        return NO_CARD
    return num(s.host[slot]) - 1


@rule
def attached_to(s: Any, host: int) -> int:
    """What is attached to a trait, or NO_CARD."""
    if any_attached(s):
        for slot in range(_SLOTS):
            if num(s.host[slot]) == host + 1:
                return num(t.IN_SLOT[slot])
    return NO_CARD


@rule
def link(s: Any, card: int, host: int) -> None:
    """Attach a card to a host; it may have had another one before."""
    if s.host[num(t.SLOT[card])] == 0:
        s.attached = num(s.attached) + 1
    s.host[num(t.SLOT[card])] = host + 1


@rule
def unlink(s: Any, card: int) -> None:
    """An attachment loses its host."""
    s.host[num(t.SLOT[card])] = 0
    s.attached = num(s.attached) - 1


@rule
def hosts(s: Any) -> CardSet:
    """All traits to which something is attached."""
    found = EMPTY
    for slot in range(_SLOTS):
        if s.host[slot] > 0:
            found = with_card(found, num(s.host[slot]) - 1)
    return found


def hosts_for(s: Any, seat: int, card: int) -> list[int]:
    """The traits of a pile to which a card that lies there can be attached."""
    able = cards_in(t.HOSTS[t.ATTACHMENTS.index(card)])
    return [n for n in cards_in(s.pile[seat]) if n in able and attached_to(s, n) == NO_CARD]


# --- What attachments do to their hosts -----------------------------------------------------------


@rule
def silenced(s: Any) -> CardSet:
    """The traits whose effects are switched off."""
    found = EMPTY
    for slot in range(_SLOTS):
        if num(t.SILENCING[slot]) == 1 and s.host[slot] > 0:
            found = with_card(found, num(s.host[slot]) - 1)
    return found


@rule
def is_silenced(s: Any, card: int) -> bool:
    """Whether the effects of a trait in a pile are switched off."""
    return any_attached(s) and has(silenced(s), card)


@rule
def awake(s: Any, cards: CardSet) -> CardSet:
    """Those of the cards whose effects are not switched off."""
    return without(cards, silenced(s)) if any_attached(s) else cards


@rule
def recolored(s: Any, color: int, cards: CardSet) -> CardSet:
    """All traits of a colour, when some hosts have another one than is printed on them."""
    for slot in range(_SLOTS):
        if num(t.HOST_COLOR[slot]) >= 0 and s.host[slot] > 0:
            host = num(s.host[slot]) - 1
            if num(t.HOST_COLOR[slot]) == color:
                cards = with_card(cards, host)
            else:
                cards = without_card(cards, host)
    return cards


@rule
def loose(s: Any, seat: int, way: int) -> CardSet:
    """The traits of a pile that can leave it in this way."""
    cards = without(pile_of(s, seat), without(t.FIXED, without(silenced(s), t.DOMINANTS)))
    for slot in range(_SLOTS):
        if s.host[slot] > 0:
            cards = without_card(cards, num(t.IN_SLOT[slot]))
            if num(t.HOLDING[slot, way]) == 1:
                cards = without_card(cards, num(s.host[slot]) - 1)
    return cards


# --- What views show ------------------------------------------------------------------------------


@rule
def shown_attachment(s: Any, seat: int, card: int) -> int:
    """What is attached to a card that lies in a pile."""
    return attached_to(s, card)
