"""What a seat sees, as plain data, made from a redacted state only."""

from __future__ import annotations

from operator import itemgetter
from typing import Any, NamedTuple

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
from endling.games.doomlings.scoring import write_scores
from endling.games.doomlings.state import (
    ENDING,
    FINISHED,
    MAX_PLAYERS,
    NO_CARD,
    REVEALING,
    STATE,
    TAKING_TURNS,
)
from endling.games.doomlings.vocabulary import Color
from endling.kernel.cardset import WORD
from endling.kernel.jit import entry
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


# A row says all that a player's part of a picture depends on: these facts, then points by card,
# then what may change at World's End.
_HAND, _PILE, _RECOLOR, _PARTS = 0, 2, 4, 6
_HAND_N, _GENE_POOL, _POINTS, _TIE_POINTS, _SHIELD, _OVER = range(9, 15)
_CARDS = 15
_PROSPECTS = _CARDS + t.TRAIT_COUNT
_WIDTH = _PROSPECTS + 3 * PROSPECTS


@entry
def write_rows(pool: Any, rows: Any) -> None:
    """One row for every player."""
    s = pool[0]
    for seat in range(num(s.players)):
        row = rows[seat]
        for i in range(2):
            row[_HAND + i] = num(s.hand[seat, i])
            row[_PILE + i] = num(s.pile[seat, i])
            row[_RECOLOR + i] = num(s.recolor[seat, i])
        row[_HAND_N] = num(s.hand_n[seat])
        row[_GENE_POOL] = num(s.gene_pool[seat])
        row[_POINTS] = num(s.points[seat])
        row[_TIE_POINTS] = num(s.tie_points[seat])
        row[_SHIELD] = num(s.shield[seat])
        row[_OVER] = num(s.over)
        write_scores(s, seat, row[_CARDS:_PROSPECTS], row[_PARTS:_HAND_N])
        write_prospects(s, seat, row[_PROSPECTS:])


class _Plain(NamedTuple):
    """The rest, as plain values: asking NumPy for each costs far more."""

    actor: int
    prompt: int
    cause: int
    players: int
    over: int
    discard: list[int]
    deck_n: int
    discard_n: int
    ages: list[int]
    ages_n: int
    age_at: int
    knows_age: list[int]
    catastrophes: int
    phase: int
    first: int
    turn: int
    last_played: int
    worlds_end: int


_pick = itemgetter(*((STATE.names or ()).index(name) for name in _Plain._fields))


def _read(pool: Any) -> _Plain:
    values = _pick(pool.tolist()[0])
    return _Plain._make([v if type(v) is int else v.tolist() for v in values])


def numbers(words: Any) -> list[int]:
    """The cards of a set, by number."""
    found = []
    for base, word in zip((0, WORD), words, strict=True):
        left = int(word)
        while left:
            lowest = left & -left
            found.append(base + lowest.bit_length() - 1)
            left ^= lowest
    return found


def names(words: Any) -> list[str]:
    """The cards of a set, by name."""
    return [_NAMES[number] for number in numbers(words)]


def card_name(number: int) -> str | None:
    """A card by number, None for no card."""
    return None if number == NO_CARD else _NAMES[number]


def points_of(pool: Any, seat: int) -> tuple[dict[int, int], dict[str, int]]:
    """Points by card number, and what else counts, as things stand."""
    return _points(_rows(pool)[seat].tolist())


def _rows(pool: Any) -> Any:
    rows = np.zeros((MAX_PLAYERS, _WIDTH), np.int64)
    write_rows(pool, rows)
    return rows


def _points(row: list[int]) -> tuple[dict[int, int], dict[str, int]]:
    cards = {number: row[_CARDS + number] for number in numbers(row[_PILE:_RECOLOR])}
    catastrophe, opponents, leader = row[_PARTS:_HAND_N]
    return cards, {"catastrophe": catastrophe, "opponents": opponents, "leader": leader}


def paint(pool: Any, seat: int, memo: dict[Any, Any] | None = None) -> dict[str, Any]:
    """The picture for a seat; the pool has been redacted for it.

    With a memo, players who look the same as before are the same objects as before.
    """
    s = _read(pool)
    at, total = s.age_at, s.ages_n
    is_asked = s.actor >= 0
    revealed = [_NAMES[age] for age in s.ages[: at + 1]]
    knows_next = seat >= 0 and bool(s.knows_age[seat]) and at + 1 < total
    return {
        "game": "doomlings",
        "seat": None if seat < 0 else seat,
        "players": _players(pool, s.players, seat, {} if memo is None else memo),
        "in_force": revealed[-1],
        "past_ages": revealed[:-1],
        "next_age": _NAMES[s.ages[at + 1]] if knows_next else None,
        "ages_left": total - at - 1,
        "catastrophes": s.catastrophes,
        "deck_size": s.deck_n,
        "discard": [_NAMES[card] for card in reversed(s.discard[: s.discard_n])],
        "phase": PHASES[s.phase],
        "first": s.first,
        "turn": None if s.turn < 0 else s.turn,
        "last_played": card_name(s.last_played),
        "actor": s.actor if is_asked else None,
        "prompt": _PROMPTS[s.prompt] if is_asked else None,
        "cause": card_name(s.cause) if is_asked else None,
        "worlds_end": _NAMES[s.worlds_end] if s.phase >= ENDING else None,
        "over": bool(s.over),
    }


def _players(pool: Any, n: int, viewer: int, memo: dict[Any, Any]) -> list[dict[str, Any]]:
    rows = _rows(pool)
    looks, width = rows.tobytes(), rows.strides[0]
    shown = []
    for seat in range(n):
        key = looks[seat * width : (seat + 1) * width], seat == viewer
        player = memo.get(key)
        if player is None:
            player = memo[key] = _player(rows[seat].tolist(), seat == viewer)
        shown.append(player)
    return shown


def _player(row: list[int], is_viewer: bool) -> dict[str, Any]:
    cards, other = _points(row)
    recolor = [_COLORS[color - 1] for color in row[_RECOLOR:_PARTS] if color > 0]
    is_over = row[_OVER] == 1
    is_open = is_viewer or is_over
    hand = names(row[_HAND:_PILE])
    return {
        "hand_size": row[_HAND_N],
        "hand": hand if is_open else None,
        "known_hand": None if is_open else hand,
        "pile": [{"card": _NAMES[number], "points": points} for number, points in cards.items()],
        "gene_pool": row[_GENE_POOL],
        "points": row[_POINTS] if is_over else sum(cards.values()) + sum(other.values()),
        "points_besides": other,
        "prospects": _prospects(row[_PROSPECTS:]),
        "tie_points": row[_TIE_POINTS],
        "shielded": row[_SHIELD] > 0,
        "recolor": recolor or None,
    }


def _prospects(told: list[int]) -> list[dict[str, Any]]:
    """What may change at World's End; a bound that nobody can know is None."""
    if not any(told):
        return []
    found = []
    for number, at in zip(ACTING_CARDS.tolist(), range(0, len(told), 3), strict=True):
        if told[at + OWNER]:
            bounds = [None if told[at + i] == OPEN else told[at + i] for i in (LEAST, MOST)]
            card, owner = _NAMES[number], told[at + OWNER] - 1
            found.append({"card": card, "owner": owner, "least": bounds[0], "most": bounds[1]})
    return found
