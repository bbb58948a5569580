"""All that a picture depends on, as numbers: quickly written, kept and compared.

A look is one row of numbers for the table, and one for every player.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from endling.games.doomlings import tables as t
from endling.games.doomlings.forecast import PROSPECTS, write_prospects
from endling.games.doomlings.scoring import (
    card_points,
    catastrophe_points,
    from_opponents,
    leader_points,
)
from endling.games.doomlings.state import ENDING, MAX_AGES, NO_CARD, hand_of, pile_of
from endling.games.game import Actions, Look
from endling.kernel.actions import CARD
from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import WORD, CardSet, has
from endling.kernel.jit import entry, rule
from endling.kernel.numbers import num

# The table: these facts, then the ages that are past, and the discard pile.
IN_FORCE, NEXT_AGE, AGES_LEFT, CATASTROPHES, DECK_N, PHASE, FIRST, TURN = range(8)
LAST_PLAYED, ACTOR, PROMPT, CAUSE, WORLDS_END, TABLE_OVER, PAST_N, DISCARD_N, PAST = range(8, 17)

# A player: these facts, what may change at World's End, the known cards of the hand, the cards of
# the pile, and their points.
HAND_N, GENE_POOL, POINTS, TIE_POINTS, SHIELD, OVER, RECOLOR = range(7)
CATASTROPHE, OPPONENTS, LEADER, KNOWN_N, PILE_N, OUTLOOK = range(8, 14)
CARDS = OUTLOOK + 3 * PROSPECTS

WIDTH = max(CARDS + 2 * t.TRAIT_COUNT, PAST + MAX_AGES + t.TRAIT_COUNT)


def look_at(pool: Any, seat: int) -> Look:
    """What a seat sees of a state that was redacted for it."""
    look = np.zeros((int(pool["players"][0]) + 1) * WIDTH, np.int16)
    write_look(pool, seat, look)
    return look


def owners_of(pool: Any, actions: Actions) -> list[int]:
    """In whose pile the card of each action lies, -1 for nobody's."""
    found = np.empty(len(actions), np.int64)
    write_owners(pool, actions, found)
    owners: list[int] = found.tolist()
    return owners


@entry
def write_owners(pool: Any, actions: Any, found: Any) -> None:
    """The owner of the card of each action."""
    s = pool[0]
    for i in range(len(actions)):
        card = num(actions[i]) - CARD
        found[i] = -1
        for seat in range(num(s.players)):
            if 0 <= card < t.TRAIT_COUNT and has(pile_of(s, seat), card):
                found[i] = seat


# --- Writing


@entry
def write_look(pool: Any, seat: int, look: Any) -> None:
    """A row for the table, and one for every player."""
    s = pool[0]
    _write_table(s, seat, look[:WIDTH])
    for player in range(num(s.players)):
        _write_player(s, player, look[(player + 1) * WIDTH : (player + 2) * WIDTH])


@rule
def _write_table(s: Any, seat: int, row: Any) -> None:
    at, ages = num(s.age_at), num(s.ages_n)
    row[IN_FORCE] = num(s.ages[at])
    row[NEXT_AGE] = NO_CARD
    if seat >= 0 and num(s.knows_age[seat]) != 0 and at + 1 < ages:
        row[NEXT_AGE] = num(s.ages[at + 1])
    row[AGES_LEFT] = ages - at - 1
    row[CATASTROPHES] = num(s.catastrophes)
    row[DECK_N] = num(s.deck_n)
    row[PHASE] = num(s.phase)
    row[FIRST] = num(s.first)
    row[TURN] = num(s.turn)
    row[LAST_PLAYED] = num(s.last_played)
    is_asked = num(s.actor) >= 0
    row[ACTOR] = num(s.actor) if is_asked else -1
    row[PROMPT] = num(s.prompt) if is_asked else -1
    row[CAUSE] = num(s.cause) if is_asked else NO_CARD
    row[WORLDS_END] = num(s.worlds_end) if num(s.phase) >= ENDING else NO_CARD
    row[TABLE_OVER] = num(s.over)
    row[PAST_N] = at
    for i in range(at):
        row[PAST + i] = num(s.ages[i])
    row[DISCARD_N] = num(s.discard_n)
    for i in range(num(s.discard_n)):
        row[PAST + at + i] = num(s.discard[i])


@rule
def _write_player(s: Any, seat: int, row: Any) -> None:
    row[HAND_N] = num(s.hand_n[seat])
    row[GENE_POOL] = num(s.gene_pool[seat])
    row[TIE_POINTS] = num(s.tie_points[seat])
    row[SHIELD] = num(s.shield[seat])
    row[OVER] = num(s.over)
    row[RECOLOR] = num(s.recolor[seat, 0])
    row[RECOLOR + 1] = num(s.recolor[seat, 1])
    row[CATASTROPHE] = catastrophe_points(s, seat)
    row[OPPONENTS] = from_opponents(s, seat)
    row[LEADER] = leader_points(s, seat)
    write_prospects(s, seat, row[OUTLOOK:CARDS])
    known = _write_cards(hand_of(s, seat), row, CARDS)
    row[KNOWN_N] = known
    pile = _write_cards(pile_of(s, seat), row, CARDS + known)
    row[PILE_N] = pile
    points = num(row[CATASTROPHE]) + num(row[OPPONENTS]) + num(row[LEADER])
    for at in range(CARDS + known, CARDS + known + pile):
        worth = card_points(s, seat, num(row[at]))
        row[at + pile] = worth
        points += worth
    row[POINTS] = num(s.points[seat]) if num(s.over) != 0 else points


@rule
def _write_cards(cards: CardSet, row: Any, at: int) -> int:
    """Write the numbers of the cards from a place on; how many there are."""
    start = at
    for i in range(2):
        word = cards[i]
        while word != 0:
            row[at] = i * WORD + lowest_bit(word)
            at += 1
            word &= word - 1
    return at - start
