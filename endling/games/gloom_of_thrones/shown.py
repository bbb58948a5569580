"""What views show of characters beside their cards."""

from __future__ import annotations

from typing import Any

from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones.stacks import character_of
from endling.games.gloom_of_thrones.state import family_of, is_dead
from endling.games.gloom_of_thrones.vocabulary import Category, Icon
from endling.kernel.bits import bits, lowest_bit
from endling.kernel.jit import rule
from endling.kernel.numbers import num


@rule
def is_dead_card(s: Any, seat: int, card: int) -> bool:
    """Whether a character is dead, by its card."""
    return is_dead(s, character_of(card))


@rule
def is_monarch_card(s: Any, seat: int, card: int) -> bool:
    """Whether a character has the Throne, by its card."""
    return num(s.monarch) == card


@rule
def top(s: Any, seat: int, card: int) -> int:
    """The points in the top circle."""
    return num(s.visible[character_of(card), 0])


@rule
def middle(s: Any, seat: int, card: int) -> int:
    """The points in the middle circle."""
    return num(s.visible[character_of(card), 1])


@rule
def bottom(s: Any, seat: int, card: int) -> int:
    """The points in the bottom circle."""
    return num(s.visible[character_of(card), 2])


def _shows(icon: Icon) -> Any:
    bit = int(icon)

    @rule
    def shows(s: Any, seat: int, card: int) -> int:
        return num(s.icons[character_of(card)]) >> bit & 1

    return shows


shows_crown = _shows(Icon.CROWN)
shows_coin = _shows(Icon.COIN)
shows_blade = _shows(Icon.BLADE)
shows_goblet = _shows(Icon.GOBLET)
shows_flame = _shows(Icon.FLAME)
shows_heart = _shows(Icon.HEART)
shows_frost = _shows(Icon.FROST)


@rule
def is_revived(s: Any, seat: int, card: int) -> bool:
    """Whether a character lives that has been dead before."""
    return (num(s.revived) & ~num(s.dead)) >> character_of(card) & 1 == 1


@rule
def living_of(s: Any, seat: int) -> int:
    """How many characters of a family are alive."""
    return bits(family_of(s, seat) & ~num(s.dead))


@rule
def ends_game(s: Any, seat: int, card: int) -> bool:
    """Whether the death of this character would end the game: it is the last of its family."""
    return family_of(s, seat) & ~num(s.dead) == 1 << character_of(card)


# --- Effects in force -----------------------------------------------------------------------------

_ONGOING = int(Category.ONGOING)
_CATEGORY = t.CATEGORY


@rule
def write_in_force(s: Any, seat: int, row: Any, at: int) -> int:
    """Every effect in force on a family: its card, the character, whether it is persistent."""
    n = 0
    family = family_of(s, seat)
    while family != 0:
        character = lowest_bit(family)
        family &= family - 1
        text = num(s.text[character]) - 1
        if text >= 0 and num(_CATEGORY[text]) == _ONGOING:
            n = _write(row, at, n, text, character, 0)
        cards = 0 if is_dead(s, character) else num(s.persistent[character])
        while cards != 0:
            n = _write(row, at, n, num(t.PERSISTENT_CARD[lowest_bit(cards)]), character, 1)
            cards &= cards - 1
    return n


@rule
def _write(row: Any, at: int, n: int, card: int, character: int, is_persistent: int) -> int:
    row[at + n] = card
    row[at + t.IN_FORCE_ROOM + n] = t.FIRST_CHARACTER + character
    row[at + 2 * t.IN_FORCE_ROOM + n] = is_persistent
    return n + 1
