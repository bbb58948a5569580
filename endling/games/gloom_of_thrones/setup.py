"""Setting up: families, hands, and who begins."""

from __future__ import annotations

from typing import Any

from endling.board.places import NOWHERE
from endling.games.gloom_of_thrones import event_types as h
from endling.games.gloom_of_thrones import questions as ask_for
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones import work
from endling.games.gloom_of_thrones.board import LEFTOVERS, MAX_PLAYERS
from endling.games.gloom_of_thrones.places import DECK, FAMILY, draw, put_in, say
from endling.games.gloom_of_thrones.stacks import wipe
from endling.games.gloom_of_thrones.state import cards_of
from endling.games.gloom_of_thrones.tables import EMPTY
from endling.kernel.actions import COLOR, NONE, PLAYER
from endling.kernel.bits import bits, lowest_bit
from endling.kernel.cardset import CardSet, has, read_set, without
from endling.kernel.chacha import below, shuffle
from endling.kernel.events import note, note_number
from endling.kernel.frames import STEP, X, goto, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask, ask_together
from endling.kernel.sizes import NO_CARD

_SEATS_DONE = X  # by the present step

START_HAND = 5
HOST = 0  # who decides a tied vote

_PREPARE, _FAMILIES, _DEAL, _VOTE, _COUNT, _TIE, _BEGIN = range(7)
ASKS_TO_BEGIN = frozenset({_FAMILIES, _VOTE, _TIE})


@rule
def deck_cards_in_game(s: Any) -> CardSet:
    """The cards of the deck that the table plays with."""
    return without(t.ALL_CARDS, read_set(s.removed, EMPTY))


@rule
def characters_in_game(s: Any) -> CardSet:
    """The characters of all families."""
    return cards_of(num(s.cast))


@rule
def setup(s: Any, f: int, answer: int) -> bool:
    """One step after the other."""
    step = num(s.frames[f, STEP])
    if step == _PREPARE:
        _prepare(s)
        _next(s, f, _FAMILIES)
    elif step == _FAMILIES:
        return _choose_families(s, f, answer)
    elif step == _DEAL:
        _deal(s, f)
    elif step == _VOTE:
        return _vote(s, f, answer)
    elif step == _COUNT:
        _tell_votes(s)
        _next(s, f, _TIE)
    elif step == _TIE:
        return _decide(s, f, answer)
    else:
        pop(s)
        s.turn = s.first
        s.round_number = 1
        say(s, h.FIRST_PLAYER, num(s.first), NO_CARD)
        push(s, work.ROUNDS, 0, NO_CARD, 0)
    return False


@rule
def _next(s: Any, f: int, step: int) -> None:
    s.frames[f, _SEATS_DONE] = 0
    goto(s, f, step)


@rule
def _prepare(s: Any) -> None:
    for card in range(t.DECK_COUNT):
        if has(deck_cards_in_game(s), card):
            put_in(s, card, DECK)
    shuffle(s, s.deck, 0, num(s.deck_n))
    clear_table(s)


@rule
def clear_table(s: Any) -> None:
    """Nobody is at the table yet, and the Throne is in the centre."""
    s.monarch = NO_CARD
    s.chosen = NO_CARD
    s.turn = -1
    s.first = -1
    for character in range(t.CHARACTER_COUNT):
        s.owner[character] = -1
        wipe(s, character)
    for seat in range(MAX_PLAYERS):
        s.house[seat] = -1


# --- Families -------------------------------------------------------------------------------------


@rule
def _choose_families(s: Any, f: int, answer: int) -> bool:
    """In the order of seats everybody chooses a family, unless characters are dealt."""
    seat = num(s.frames[f, _SEATS_DONE])
    if seat == num(s.players):
        _next(s, f, _DEAL)
        return False
    if s.mixed_families == 1:
        _deal_characters(s, seat)
    elif answer == NONE:
        return ask(s, seat, ask_for.CHOOSE_FAMILY, NO_CARD, free_families(s) << COLOR, EMPTY)
    else:
        s.house[seat] = answer - COLOR
        note_number(s, h.CHOOSE_FAMILY, seat, NO_CARD, answer - COLOR)
        _gather(s, seat, members(s, answer - COLOR))
    s.frames[f, _SEATS_DONE] = seat + 1
    return False


@rule
def uses_leftovers(s: Any) -> bool:
    """Whether five players make do with the base families: what these leave forms the fifth."""
    return num(s.players) > t.BASE_FAMILIES and num(s.family_size) < t.MEMBERS


@rule
def families_in_game(s: Any) -> int:
    """The families that can be chosen, as bits."""
    if uses_leftovers(s):
        return (1 << LEFTOVERS) | ((1 << t.BASE_FAMILIES) - 1)
    return (1 << t.FAMILY_COUNT) - 1


@rule
def free_families(s: Any) -> int:
    """Those of them that nobody has chosen."""
    families = families_in_game(s)
    for seat in range(num(s.players)):
        if s.house[seat] >= 0:
            families &= ~(1 << num(s.house[seat]))
    return families


@rule
def members(s: Any, family: int) -> int:
    """The first few characters of a family; of the leftovers, first the one after these."""
    size = num(s.family_size)
    if family != LEFTOVERS:
        return ((1 << size) - 1) << (family * t.MEMBERS)
    found = 0
    for n in range(size):
        rank, base = size + n // t.BASE_FAMILIES, n % t.BASE_FAMILIES
        found |= 1 << (base * t.MEMBERS + rank)
    return found


@rule
def _deal_characters(s: Any, seat: int) -> None:
    """Characters out of all families, by chance."""
    found = 0
    for _ in range(num(s.family_size)):
        free = t.ALL_CHARACTERS & ~(num(s.cast) | found)
        for _ in range(below(s, bits(free))):
            free &= free - 1
        found |= 1 << lowest_bit(free)
    _gather(s, seat, found)


@rule
def _gather(s: Any, seat: int, characters: int) -> None:
    while characters != 0:
        character = lowest_bit(characters)
        characters &= characters - 1
        join(s, seat, character)
        card = t.FIRST_CHARACTER + character
        note(s, h.JOIN, seat, card, NOWHERE, FAMILY + seat)


@rule
def join(s: Any, seat: int, character: int) -> None:
    """A character belongs to a family."""
    s.cast = num(s.cast) | 1 << character
    s.owner[character] = seat
    put_in(s, t.FIRST_CHARACTER + character, FAMILY + seat)


# --- Hands, and who begins ------------------------------------------------------------------------


@rule
def _deal(s: Any, f: int) -> None:
    seat = num(s.frames[f, _SEATS_DONE])
    if seat < num(s.players):
        for _ in range(START_HAND):
            draw(s, seat, h.DEAL)
        s.frames[f, _SEATS_DONE] = seat + 1
    elif s.story_vote == 1:
        _next(s, f, _VOTE)
    else:
        s.first = below(s, num(s.players))
        _next(s, f, _BEGIN)


@rule
def _vote(s: Any, f: int, answer: int) -> bool:
    """Everybody says in secret who had the worst day."""
    seat = num(s.frames[f, _SEATS_DONE])
    if answer != NONE:
        s.vote[seat] = answer - PLAYER + 1
    while seat < num(s.players) and s.vote[seat] > 0:
        seat += 1
    if seat == num(s.players):
        _next(s, f, _COUNT)
        return False
    s.frames[f, _SEATS_DONE] = seat
    everybody = (1 << num(s.players)) - 1
    return ask_together(s, everybody, seat, ask_for.VOTE, NO_CARD, _seats(everybody), EMPTY)


@rule
def restart_vote(s: Any) -> None:
    """The next time that it is asked, it is from the first seat on who has not voted."""
    s.frames[num(s.depth) - 1, _SEATS_DONE] = 0


@rule
def _seats(mask: int) -> int:
    return mask << PLAYER


@rule
def _tell_votes(s: Any) -> None:
    for seat in range(num(s.players)):
        note_number(s, h.VOTE, seat, NO_CARD, num(s.vote[seat]) - 1)


@rule
def most_voted(s: Any) -> int:
    """The seats with the most votes, as bits."""
    found, most = 0, 0
    for seat in range(num(s.players)):
        votes = 0
        for voter in range(num(s.players)):
            if num(s.vote[voter]) == seat + 1:
                votes += 1
        if votes > most:
            found, most = 0, votes
        if votes == most:
            found |= 1 << seat
    return found


@rule
def _decide(s: Any, f: int, answer: int) -> bool:
    """Who has the most votes begins; the host decides between equals."""
    tied = most_voted(s)
    if answer == NONE and tied & (tied - 1) != 0:
        return ask(s, HOST, ask_for.FIRST_PLAYER, NO_CARD, _seats(tied), EMPTY)
    s.first = lowest_bit(tied) if answer == NONE else answer - PLAYER
    for seat in range(num(s.players)):
        s.vote[seat] = 0
    _next(s, f, _BEGIN)
    return False
