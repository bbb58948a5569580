"""What a seat sees, as plain data, made from a redacted state only."""

from __future__ import annotations

from typing import Any

import numpy as np

from endling.games.doomlings import tables as t
from endling.games.doomlings.prompts import Prompt
from endling.games.doomlings.scoring import score_sheet
from endling.games.doomlings.state import ENDING, FINISHED, NO_CARD, REVEALING, TAKING_TURNS
from endling.games.doomlings.vocabulary import Color
from endling.kernel.cardset import WORD

PHASES = {
    0: "setup",
    REVEALING: "reveal",
    TAKING_TURNS: "turns",
    ENDING: "worlds_end",
    FINISHED: "over",
}


def names(words: Any) -> list[str]:
    """The cards of a set, by name."""
    return [
        t.CARDS[i * WORD + bit].name
        for i in range(2)
        for bit in range(WORD)
        if int(words[i]) >> bit & 1
    ]


def card_name(number: int) -> str | None:
    """A card by number, None for no card."""
    return None if number == NO_CARD else t.CARDS[number].name


def points_of(pool: Any, seat: int) -> tuple[dict[int, int], dict[str, int]]:
    """Points by card number, and what else counts, as things stand."""
    per_card = np.zeros(t.TRAIT_COUNT, np.int64)
    parts = np.zeros(3, np.int64)
    score_sheet(pool, seat, per_card, parts)
    pile = [int(word) for word in pool[0].pile[seat]]
    cards = {n: int(per_card[n]) for n in range(t.TRAIT_COUNT) if pile[n // WORD] >> n % WORD & 1}
    other = dict(zip(("catastrophe", "opponents", "leader"), map(int, parts), strict=True))
    return cards, other


def paint(pool: Any, seat: int) -> dict[str, Any]:
    """The picture for a seat; the pool has been redacted for it."""
    s = pool[0]
    at, total = int(s.age_at), int(s.ages_n)
    actor = int(s.actor)
    revealed = [t.CARDS[int(s.ages[i])].name for i in range(at + 1)]
    knows_next = seat >= 0 and bool(s.knows_age[seat]) and at + 1 < total
    return {
        "game": "doomlings",
        "seat": None if seat < 0 else seat,
        "players": [_player(pool, other, seat) for other in range(int(s.players))],
        "in_force": revealed[-1],
        "past_ages": revealed[:-1],
        "next_age": t.CARDS[int(s.ages[at + 1])].name if knows_next else None,
        "ages_left": total - at - 1,
        "catastrophes": int(s.catastrophes),
        "deck_size": int(s.deck_n),
        "discard": [t.CARDS[int(s.discard[i])].name for i in range(int(s.discard_n))][::-1],
        "phase": PHASES[int(s.phase)],
        "first": int(s.first),
        "turn": None if s.turn < 0 else int(s.turn),
        "last_played": card_name(int(s.last_played)),
        "actor": None if actor < 0 else actor,
        "prompt": None if actor < 0 else Prompt(int(s.prompt)).name.lower(),
        "cause": None if actor < 0 else card_name(int(s.cause)),
        "worlds_end": t.CARDS[int(s.worlds_end)].name if s.phase >= ENDING else None,
        "over": bool(s.over),
    }


def _player(pool: Any, seat: int, viewer: int) -> dict[str, Any]:
    s = pool[0]
    cards, other = points_of(pool, seat)
    recolor = [Color(int(c) - 1).name.lower() for c in s.recolor[seat] if c > 0]
    return {
        "hand_size": int(s.hand_n[seat]),
        "hand": names(s.hand[seat]) if seat == viewer or s.over else None,
        "known_hand": None if seat == viewer or s.over else names(s.hand[seat]),
        "pile": [
            {"card": t.CARDS[number].name, "points": points} for number, points in cards.items()
        ],
        "gene_pool": int(s.gene_pool[seat]),
        "points": int(s.points[seat]) if s.over else sum(cards.values()) + sum(other.values()),
        "points_besides": other,
        "tie_points": int(s.tie_points[seat]),
        "shielded": int(s.shield[seat]) > 0,
        "recolor": recolor or None,
    }
