"""What a seat sees, as plain data, made from a look at a redacted state only."""

from __future__ import annotations

from typing import Any, TypeAlias

from endling.games.doomlings import tables as t
from endling.games.doomlings import view_row as at
from endling.games.doomlings.forecast import ACTING_CARDS, LEAST, MOST, OPEN, OWNER
from endling.games.doomlings.prompts import Prompt
from endling.games.doomlings.state import ENDING, FINISHED, NO_CARD, REVEALING, TAKING_TURNS
from endling.games.doomlings.view_row import look_at
from endling.games.doomlings.vocabulary import Color
from endling.games.game import Asked, Look

Row: TypeAlias = "memoryview[int]"

PHASES = {
    0: "setup",
    REVEALING: "reveal",
    TAKING_TURNS: "turns",
    ENDING: "worlds_end",
    FINISHED: "over",
}
_NAMES = [card.name for card in t.CARDS]
PROMPTS = {-1: None} | {prompt.value: prompt.name.lower() for prompt in Prompt}
COLORS = [color.name.lower() for color in Color]


def card_name(number: int) -> str | None:
    """A card by number, None for no card."""
    return None if number == NO_CARD else _NAMES[number]


def _seat(number: int) -> int | None:
    return None if number < 0 else number


def points_of(pool: Any, seat: int) -> tuple[dict[int, int], dict[str, int]]:
    """Points by card number, and what else counts, as things stand."""
    row = _rows(look_at(pool, seat))[seat + 1]
    _, pile, points = _cards(row)
    return dict(zip(pile, points, strict=True)), _points_besides(row)


def asked_in(look: Look) -> Asked:
    """Who is asked, what, and because of which card."""
    actor, prompt, cause = look.data[at.ACTOR : at.CAUSE + 1]
    return _seat(actor), PROMPTS[prompt], card_name(cause)


# --- The whole


def paint(look: Look, seat: int) -> dict[str, Any]:
    """The picture of a look that a seat has."""
    table, *players = _rows(look)
    past, discard = _lists(table)
    return {
        "game": "doomlings",
        "seat": _seat(seat),
        "players": [_player(row, player == seat) for player, row in enumerate(players)],
        "in_force": card_name(table[at.IN_FORCE]),
        "past_ages": _names(past),
        "next_age": card_name(table[at.NEXT_AGE]),
        "ages_left": table[at.AGES_LEFT],
        "catastrophes": table[at.CATASTROPHES],
        "deck_size": table[at.DECK_N],
        "discard": _names(discard)[::-1],
        "phase": PHASES[table[at.PHASE]],
        "first": table[at.FIRST],
        "turn": _seat(table[at.TURN]),
        "last_played": card_name(table[at.LAST_PLAYED]),
        "actor": _seat(table[at.ACTOR]),
        "prompt": PROMPTS[table[at.PROMPT]],
        "cause": card_name(table[at.CAUSE]),
        "worlds_end": card_name(table[at.WORLDS_END]),
        "over": bool(table[at.TABLE_OVER]),
    }


def _player(row: Row, is_viewer: bool) -> dict[str, Any]:
    hand, pile, points = _cards(row)
    known, is_open = _names(hand), is_viewer or row[at.OVER] == 1
    pairs = zip(pile, points, strict=True)
    return {
        "hand_size": row[at.HAND_N],
        "hand": known if is_open else None,
        "known_hand": None if is_open else known,
        "pile": [{"card": _NAMES[card], "points": worth} for card, worth in pairs],
        "gene_pool": row[at.GENE_POOL],
        "points": row[at.POINTS],
        "points_besides": _points_besides(row),
        "prospects": _prospects(row),
        "tie_points": row[at.TIE_POINTS],
        "shielded": row[at.SHIELD] > 0,
        "recolor": _recolor(row),
    }


# --- Parts of rows


def _rows(look: Look) -> list[Row]:
    numbers = look.data
    return [numbers[n : n + at.WIDTH] for n in range(0, len(numbers), at.WIDTH)]


def _lists(row: Row) -> tuple[Row, Row]:
    """The past ages and the discard pile."""
    discard_at = at.PAST + row[at.PAST_N]
    return row[at.PAST : discard_at], row[discard_at : discard_at + row[at.DISCARD_N]]


def _cards(row: Row) -> tuple[Row, Row, Row]:
    """The known cards of a hand, the cards of a pile, and what those are worth."""
    pile_at = at.CARDS + row[at.KNOWN_N]
    points_at = pile_at + row[at.PILE_N]
    end = points_at + row[at.PILE_N]
    return row[at.CARDS : pile_at], row[pile_at:points_at], row[points_at:end]


def _names(cards: Row) -> list[str]:
    return [_NAMES[card] for card in cards]


def _recolor(row: Row) -> list[str] | None:
    colors = row[at.RECOLOR : at.CATASTROPHE]
    return [COLORS[color - 1] for color in colors if color > 0] or None


def _points_besides(row: Row) -> dict[str, int]:
    catastrophe, opponents, leader = row[at.CATASTROPHE : at.KNOWN_N]
    return {"catastrophe": catastrophe, "opponents": opponents, "leader": leader}


def _prospects(row: Row) -> list[dict[str, Any]]:
    """What may change at World's End; a bound that nobody can know is None."""
    found = []
    told = row[at.OUTLOOK : at.CARDS]
    for number, n in zip(ACTING_CARDS.tolist(), range(0, len(told), 3), strict=True):
        if told[n + OWNER]:
            bounds = [None if told[n + i] == OPEN else told[n + i] for i in (LEAST, MOST)]
            card, owner = _NAMES[number], told[n + OWNER] - 1
            found.append({"card": card, "owner": owner, "least": bounds[0], "most": bounds[1]})
    return found
