"""What a seat sees, as plain data, made from a redacted state only."""

from __future__ import annotations

from operator import itemgetter
from typing import Any, NamedTuple

import numpy as np

from endling.games.doomlings import tables as t
from endling.games.doomlings.prompts import Prompt
from endling.games.doomlings.scoring import score_sheet
from endling.games.doomlings.state import ENDING, FINISHED, NO_CARD, REVEALING, STATE, TAKING_TURNS
from endling.games.doomlings.vocabulary import Color
from endling.kernel.cardset import WORD

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


class _Plain(NamedTuple):
    """What a picture is made of, as plain values: asking NumPy for each costs far more."""

    actor: int
    prompt: int
    cause: int
    players: int
    over: int
    hand: list[list[int]]
    pile: list[list[int]]
    points: list[int]
    tie_points: list[int]
    discard: list[int]
    deck_n: int
    discard_n: int
    hand_n: list[int]
    gene_pool: list[int]
    ages: list[int]
    ages_n: int
    age_at: int
    knows_age: list[int]
    catastrophes: int
    phase: int
    first: int
    turn: int
    last_played: int
    shield: list[int]
    worlds_end: int
    recolor: list[list[int]]


_pick = itemgetter(*((STATE.names or ()).index(name) for name in _Plain._fields))


def _read(pool: Any) -> _Plain:
    values = _pick(pool.tolist()[0])
    return _Plain._make(v if type(v) is int else v.tolist() for v in values)


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
    return _points(pool, seat, pool["pile"][0, seat].tolist())


def _points(pool: Any, seat: int, pile: list[int]) -> tuple[dict[int, int], dict[str, int]]:
    per_card = np.zeros(t.TRAIT_COUNT, np.int64)
    parts = np.zeros(3, np.int64)
    score_sheet(pool, seat, per_card, parts)
    points = per_card.tolist()
    cards = {number: points[number] for number in numbers(pile)}
    catastrophe, opponents, leader = parts.tolist()
    return cards, {"catastrophe": catastrophe, "opponents": opponents, "leader": leader}


def paint(pool: Any, seat: int) -> dict[str, Any]:
    """The picture for a seat; the pool has been redacted for it."""
    s = _read(pool)
    at, total = s.age_at, s.ages_n
    is_asked = s.actor >= 0
    revealed = [_NAMES[age] for age in s.ages[: at + 1]]
    knows_next = seat >= 0 and bool(s.knows_age[seat]) and at + 1 < total
    return {
        "game": "doomlings",
        "seat": None if seat < 0 else seat,
        "players": [_player(pool, s, other, seat) for other in range(s.players)],
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


def _player(pool: Any, s: _Plain, seat: int, viewer: int) -> dict[str, Any]:
    cards, other = _points(pool, seat, s.pile[seat])
    recolor = [_COLORS[color - 1] for color in s.recolor[seat] if color > 0]
    is_open = seat == viewer or bool(s.over)
    hand = names(s.hand[seat])
    return {
        "hand_size": s.hand_n[seat],
        "hand": hand if is_open else None,
        "known_hand": None if is_open else hand,
        "pile": [{"card": _NAMES[number], "points": points} for number, points in cards.items()],
        "gene_pool": s.gene_pool[seat],
        "points": s.points[seat] if s.over else sum(cards.values()) + sum(other.values()),
        "points_besides": other,
        "tie_points": s.tie_points[seat],
        "shielded": s.shield[seat] > 0,
        "recolor": recolor or None,
    }
