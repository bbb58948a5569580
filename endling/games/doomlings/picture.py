"""What a seat sees, as plain data, made from a redacted state only."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Any

import numpy as np

from endling.games.doomlings import tables as t
from endling.games.doomlings.forecast import (
    ACTING_CARDS,
    LEAST,
    MOST,
    OPEN,
    OWNER,
    PROSPECTS,
    write_prospects,
)
from endling.games.doomlings.prompts import Prompt
from endling.games.doomlings.scoring import (
    card_points,
    catastrophe_points,
    from_opponents,
    leader_points,
)
from endling.games.doomlings.state import (
    ENDING,
    FINISHED,
    MAX_AGES,
    MAX_PLAYERS,
    NO_CARD,
    REVEALING,
    TAKING_TURNS,
    hand_of,
    pile_of,
)
from endling.games.doomlings.vocabulary import Color
from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import WORD, CardSet
from endling.kernel.jit import entry, rule
from endling.kernel.numbers import num

PHASES = {
    0: "setup",
    REVEALING: "reveal",
    TAKING_TURNS: "turns",
    ENDING: "worlds_end",
    FINISHED: "over",
}
_NAMES = [card.name for card in t.CARDS]
_PROMPTS = {prompt.value: prompt.name.lower() for prompt in Prompt}
_COLORS = [color.name.lower() for color in Color]


# A row says all that a player's part of a picture depends on: these facts, then what may change at
# World's End, the known cards of the hand, the cards of the pile, and their points.
_HAND_N, _GENE_POOL, _POINTS, _TIE_POINTS, _SHIELD, _OVER, _RECOLOR = range(7)
_CATASTROPHE, _OPPONENTS, _LEADER, _KNOWN_N, _PILE_N, _PROSPECTS = range(8, 14)
_CARDS = _PROSPECTS + 3 * PROSPECTS

# The last row says all that everything else depends on: these facts, then ages and discard pile.
_TABLE = MAX_PLAYERS
_ACTOR, _PROMPT, _CAUSE, _TABLE_OVER, _DECK_N, _DISCARD_N, _AGES_N, _AGE_AT = range(8)
_KNOWS_NEXT, _CATASTROPHES, _PHASE, _FIRST, _TURN, _LAST_PLAYED, _WORLDS_END, _AGES = range(8, 16)
_WIDTH = max(_CARDS + 2 * t.TRAIT_COUNT, _AGES + MAX_AGES + t.TRAIT_COUNT)


@entry
def write_rows(pool: Any, seat: int, rows: Any) -> None:
    """One row for every player, and one for the table as the seat sees it."""
    s = pool[0]
    for player in range(num(s.players)):
        _write_player(s, player, rows[player])
    _write_table(s, seat, rows[_TABLE])


@rule
def _write_player(s: Any, seat: int, row: Any) -> None:
    row[_HAND_N] = num(s.hand_n[seat])
    row[_GENE_POOL] = num(s.gene_pool[seat])
    row[_POINTS] = num(s.points[seat])
    row[_TIE_POINTS] = num(s.tie_points[seat])
    row[_SHIELD] = num(s.shield[seat])
    row[_OVER] = num(s.over)
    row[_RECOLOR] = num(s.recolor[seat, 0])
    row[_RECOLOR + 1] = num(s.recolor[seat, 1])
    row[_CATASTROPHE] = catastrophe_points(s, seat)
    row[_OPPONENTS] = from_opponents(s, seat)
    row[_LEADER] = leader_points(s, seat)
    write_prospects(s, seat, row[_PROSPECTS:_CARDS])
    known = _write_cards(hand_of(s, seat), row, _CARDS)
    row[_KNOWN_N] = known
    pile = _write_cards(pile_of(s, seat), row, _CARDS + known)
    row[_PILE_N] = pile
    for at in range(_CARDS + known, _CARDS + known + pile):
        row[at + pile] = card_points(s, seat, num(row[at]))


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


@rule
def _write_table(s: Any, seat: int, row: Any) -> None:
    row[_ACTOR] = num(s.actor)
    row[_PROMPT] = num(s.prompt)
    row[_CAUSE] = num(s.cause)
    row[_TABLE_OVER] = num(s.over)
    row[_DECK_N] = num(s.deck_n)
    row[_DISCARD_N] = num(s.discard_n)
    row[_AGES_N] = num(s.ages_n)
    row[_AGE_AT] = num(s.age_at)
    row[_KNOWS_NEXT] = num(s.knows_age[seat]) if seat >= 0 else 0
    row[_CATASTROPHES] = num(s.catastrophes)
    row[_PHASE] = num(s.phase)
    row[_FIRST] = num(s.first)
    row[_TURN] = num(s.turn)
    row[_LAST_PLAYED] = num(s.last_played)
    row[_WORLDS_END] = num(s.worlds_end)
    for i in range(num(s.ages_n)):
        row[_AGES + i] = num(s.ages[i])
    for i in range(num(s.discard_n)):
        row[_AGES + num(s.ages_n) + i] = num(s.discard[i])


def card_name(number: int) -> str | None:
    """A card by number, None for no card."""
    return None if number == NO_CARD else _NAMES[number]


def owners(pool: Any, cards: list[int]) -> list[int | None]:
    """In whose pile each of the cards lies."""
    piles = [low | high << WORD for low, high in pool["pile"][0].tolist()]
    lying = reduce(or_, piles)
    return [_owner(card, piles) if lying >> card & 1 else None for card in cards]


def _owner(card: int, piles: list[int]) -> int:
    return next(seat for seat, pile in enumerate(piles) if pile >> card & 1)


def points_of(pool: Any, seat: int) -> tuple[dict[int, int], dict[str, int]]:
    """Points by card number, and what else counts, as things stand."""
    row = memoryview(_rows(pool, seat)[seat].tobytes()).cast("h")
    _, pile, points = _cards(row)
    return dict(zip(pile, points, strict=True)), _points_besides(row)


def _rows(pool: Any, seat: int) -> Any:
    rows = np.zeros((MAX_PLAYERS + 1, _WIDTH), np.int16)
    write_rows(pool, seat, rows)
    return rows


def _cards(row: memoryview[int]) -> tuple[memoryview[int], memoryview[int], memoryview[int]]:
    """The known cards of a hand, the cards of a pile, and what those are worth."""
    pile_at = _CARDS + row[_KNOWN_N]
    points_at = pile_at + row[_PILE_N]
    end = points_at + row[_PILE_N]
    return row[_CARDS:pile_at], row[pile_at:points_at], row[points_at:end]


def _points_besides(row: memoryview[int]) -> dict[str, int]:
    catastrophe, opponents, leader = row[_CATASTROPHE : _LEADER + 1]
    return {"catastrophe": catastrophe, "opponents": opponents, "leader": leader}


def paint(pool: Any, seat: int, memo: dict[Any, Any] | None = None) -> dict[str, Any]:
    """The picture for a seat; the pool has been redacted for it.

    With a memo, parts that look the same as the last time are the same objects.
    """
    rows = _rows(pool, seat)
    looks, width = rows.tobytes(), rows.strides[0]
    parts = {} if memo is None else memo
    players = []
    for player in range(int(pool["players"][0])):
        look = looks[player * width : (player + 1) * width]
        players.append(_remember(parts, (player, player == seat), look, _player))
    table = _remember(parts, "table", looks[_TABLE * width :], _table)
    return {"game": "doomlings", "seat": None if seat < 0 else seat, "players": players, **table}


def _remember(parts: dict[Any, Any], place: Any, look: bytes, make: Callable[..., Any]) -> Any:
    """What is in a place: the same thing as long as it looks the same."""
    known = parts.get(place)
    if known is None or known[0] != look:
        known = parts[place] = look, make(memoryview(look).cast("h"), parts, place)
    return known[1]


def _table(row: memoryview[int], parts: dict[Any, Any], _place: object) -> dict[str, Any]:
    at, ages_n, turn = row[_AGE_AT], row[_AGES_N], row[_TURN]
    is_asked = row[_ACTOR] >= 0
    knows_next = row[_KNOWS_NEXT] and at + 1 < ages_n
    ages_end = _AGES + ages_n
    past = row[_AGES : _AGES + at].tobytes()
    discard = row[ages_end : ages_end + row[_DISCARD_N]].tobytes()
    return {
        "in_force": _NAMES[row[_AGES + at]],
        "past_ages": _remember(parts, "past", past, _names),
        "next_age": _NAMES[row[_AGES + at + 1]] if knows_next else None,
        "ages_left": ages_n - at - 1,
        "catastrophes": row[_CATASTROPHES],
        "deck_size": row[_DECK_N],
        "discard": _remember(parts, "discard", discard, _names)[::-1],
        "phase": PHASES[row[_PHASE]],
        "first": row[_FIRST],
        "turn": None if turn < 0 else turn,
        "last_played": card_name(row[_LAST_PLAYED]),
        "actor": row[_ACTOR] if is_asked else None,
        "prompt": _PROMPTS[row[_PROMPT]] if is_asked else None,
        "cause": card_name(row[_CAUSE]) if is_asked else None,
        "worlds_end": _NAMES[row[_WORLDS_END]] if row[_PHASE] >= ENDING else None,
        "over": bool(row[_TABLE_OVER]),
    }


def _player(row: memoryview[int], parts: dict[Any, Any], place: tuple[int, bool]) -> dict[str, Any]:
    player, is_viewer = place
    hand, pile, points = _cards(row)
    lying = row[_CARDS + len(hand) : _CARDS + len(hand) + 2 * len(pile)]
    besides = _points_besides(row)
    recolor = [_COLORS[color - 1] for color in row[_RECOLOR:_CATASTROPHE] if color > 0]
    is_over = row[_OVER] == 1
    is_open = is_viewer or is_over
    known = [_NAMES[card] for card in hand]
    told = row[_PROSPECTS:_CARDS]
    return {
        "hand_size": row[_HAND_N],
        "hand": known if is_open else None,
        "known_hand": None if is_open else known,
        "pile": _remember(parts, ("pile", player), lying.tobytes(), _lying),
        "gene_pool": row[_GENE_POOL],
        "points": row[_POINTS] if is_over else sum(points) + sum(besides.values()),
        "points_besides": besides,
        "prospects": _remember(parts, ("prospects", player), told.tobytes(), _prospects),
        "tie_points": row[_TIE_POINTS],
        "shielded": row[_SHIELD] > 0,
        "recolor": recolor or None,
    }


def _names(row: memoryview[int], _parts: object, _place: object) -> list[str]:
    return [_NAMES[card] for card in row]


def _lying(row: memoryview[int], _parts: object, _place: object) -> list[dict[str, Any]]:
    """The cards of a pile with their points, from the cards and then the points."""
    size = len(row) // 2
    pairs = zip(row[:size], row[size:], strict=True)
    return [{"card": _NAMES[card], "points": worth} for card, worth in pairs]


def _prospects(told: memoryview[int], _parts: object, _place: object) -> list[dict[str, Any]]:
    """What may change at World's End; a bound that nobody can know is None."""
    found = []
    for number, at in zip(ACTING_CARDS.tolist(), range(0, len(told), 3), strict=True):
        if told[at + OWNER]:
            bounds = [None if told[at + i] == OPEN else told[at + i] for i in (LEAST, MOST)]
            card, owner = _NAMES[number], told[at + OWNER] - 1
            found.append({"card": card, "owner": owner, "least": bounds[0], "most": bounds[1]})
    return found
