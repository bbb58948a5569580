"""What a seat sees, as plain data, made from a look at a redacted state only."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter
from typing import Any, TypeAlias

from endling.games.doomlings import look as at
from endling.games.doomlings import tables as t
from endling.games.doomlings.forecast import ACTING_CARDS, LEAST, MOST, OPEN, OWNER
from endling.games.doomlings.look import compare, look_at
from endling.games.doomlings.prompts import Prompt
from endling.games.doomlings.state import ENDING, FINISHED, NO_CARD, REVEALING, TAKING_TURNS
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
_PROMPTS = {-1: None} | {prompt.value: prompt.name.lower() for prompt in Prompt}
_COLORS = [color.name.lower() for color in Color]


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
    return _seat(actor), _PROMPTS[prompt], card_name(cause)


# --- The whole


def paint(look: Look, seat: int) -> dict[str, Any]:
    """The picture of a look that a seat has."""
    table, *players = _rows(look)
    past, discard = _lists(table)
    return {
        "game": "doomlings",
        "seat": _seat(seat),
        "players": [_player(row, player == seat) for player, row in enumerate(players)],
        **{entry: show(table) for entry, show in _TABLE.values()},
        "past_ages": _names(past),
        "discard": _names(discard)[::-1],
    }


def _player(row: Row, is_viewer: bool) -> dict[str, Any]:
    hand, pile, points = _cards(row)
    known, is_open = _names(hand), _is_open(row, is_viewer)
    return {
        **{entry: show(row) for entry, show in _PLAYER.values()},
        "hand": known if is_open else None,
        "known_hand": None if is_open else known,
        "pile": _worths(pile, points),
    }


# --- What has changed


def repaint(before: Look, after: Look, seat: int) -> dict[str, Any]:
    """What changes in a picture from one look to another."""
    table, *players = compare(before, after)
    numbers = after.data
    changed = _changed_table(numbers, table) if table[at.ENTRIES] else {}
    row_at = 0
    changed_players = {}
    for player, difference in enumerate(players):
        row_at += at.WIDTH
        if difference[at.ENTRIES]:
            row = numbers[row_at : row_at + at.WIDTH]
            changed_players[player] = _changed_player(row, difference, player == seat)
    if changed_players:
        changed["players"] = changed_players
    return changed


def _changed_table(row: Row, difference: list[int]) -> dict[str, Any]:
    entries = difference[at.ENTRIES]
    changed = {entry: show(row) for entry, show in _entries(entries, is_player=False)}
    if entries >> at.FIRST_LIST:
        past, discard = _lists(row)
        if entries >> at.FIRST_LIST & 1:
            where, gone, new, size = difference[at.ONE : at.OTHER]
            changed["past_ages"] = _splice(where, gone, _names(past[where : where + new]), size)
        if entries >> at.OTHER_LIST:
            where, gone, new, size = difference[at.OTHER :]
            names = _names(discard[where : where + new])[::-1]  # the last one is shown first
            changed["discard"] = _splice(size - where - gone, gone, names, size)
    return changed


def _changed_player(row: Row, difference: list[int], is_viewer: bool) -> dict[str, Any]:
    entries = difference[at.ENTRIES]
    changed = {entry: show(row) for entry, show in _entries(entries, is_player=True)}
    if entries >> at.OVER & 1:
        changed |= {"hand": _names(_cards(row)[0]), "known_hand": None}
    elif entries >> at.FIRST_LIST & 1:
        entry = "hand" if _is_open(row, is_viewer) else "known_hand"
        where, gone, new, size = difference[at.ONE : at.OTHER]
        names = _names(row[at.CARDS + where : at.CARDS + where + new])
        changed[entry] = _splice(where, gone, names, size)
    if entries >> at.OTHER_LIST:
        _, pile, points = _cards(row)
        where, gone, new, size = difference[at.OTHER :]
        worths = _worths(pile[where : where + new], points[where : where + new])
        changed["pile"] = _splice(where, gone, worths, size)
    return changed


def _splice(where: int, gone: int, new: list[Any], size: int) -> Any:
    """What comes instead of a part of a list that was so long, or instead of all of it."""
    return new if gone == size else {"at": where, "cut": gone, "put": new}


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


def _is_open(row: Row, is_viewer: bool) -> bool:
    return is_viewer or row[at.OVER] == 1


def _names(cards: Row) -> list[str]:
    return [_NAMES[card] for card in cards]


def _worths(pile: Row, points: Row) -> list[dict[str, Any]]:
    pairs = zip(pile, points, strict=True)
    return [{"card": _NAMES[card], "points": worth} for card, worth in pairs]


def _recolor(row: Row) -> list[str] | None:
    colors = row[at.RECOLOR : at.CATASTROPHE]
    return [_COLORS[color - 1] for color in colors if color > 0] or None


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


# --- Entries that are shown as a whole, by the bit that says that they have changed


def _number(n: int) -> Callable[[Row], int]:
    return itemgetter(n)


def _card(n: int) -> Callable[[Row], str | None]:
    return lambda row: card_name(row[n])


_Entries = dict[int, tuple[str, Callable[[Row], Any]]]
_TABLE: _Entries = {
    at.IN_FORCE: ("in_force", _card(at.IN_FORCE)),
    at.NEXT_AGE: ("next_age", _card(at.NEXT_AGE)),
    at.AGES_LEFT: ("ages_left", _number(at.AGES_LEFT)),
    at.CATASTROPHES: ("catastrophes", _number(at.CATASTROPHES)),
    at.DECK_N: ("deck_size", _number(at.DECK_N)),
    at.PHASE: ("phase", lambda row: PHASES[row[at.PHASE]]),
    at.FIRST: ("first", _number(at.FIRST)),
    at.TURN: ("turn", lambda row: _seat(row[at.TURN])),
    at.LAST_PLAYED: ("last_played", _card(at.LAST_PLAYED)),
    at.ACTOR: ("actor", lambda row: _seat(row[at.ACTOR])),
    at.PROMPT: ("prompt", lambda row: _PROMPTS[row[at.PROMPT]]),
    at.CAUSE: ("cause", _card(at.CAUSE)),
    at.WORLDS_END: ("worlds_end", _card(at.WORLDS_END)),
    at.TABLE_OVER: ("over", lambda row: bool(row[at.TABLE_OVER])),
}
_PLAYER: _Entries = {
    at.HAND_N: ("hand_size", _number(at.HAND_N)),
    at.GENE_POOL: ("gene_pool", _number(at.GENE_POOL)),
    at.POINTS: ("points", _number(at.POINTS)),
    at.BESIDES_PART: ("points_besides", _points_besides),
    at.OUTLOOK_PART: ("prospects", _prospects),
    at.TIE_POINTS: ("tie_points", _number(at.TIE_POINTS)),
    at.SHIELD: ("shielded", lambda row: row[at.SHIELD] > 0),
    at.RECOLOR_PART: ("recolor", _recolor),
}


@lru_cache(maxsize=10_000)
def _entries(bits: int, is_player: bool) -> list[tuple[str, Callable[[Row], Any]]]:
    """The entries whose bits are set."""
    known = _PLAYER if is_player else _TABLE
    return [entry for bit, entry in known.items() if bits >> bit & 1]
