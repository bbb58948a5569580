"""What is new in a picture since an earlier look, as JSON: nobody is sent a whole picture again.

This is what a table does most often, so it is compiled. The words are those of picture.py. Of a
list only the part is written that has changed: what is put in, where, and how much is cut out.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import numpy as np

from endling.games.doomlings import tables as t
from endling.games.doomlings import view_row as row
from endling.games.doomlings.forecast import ACTING_CARDS, LEAST, MOST, OPEN, OWNER, PROSPECTS
from endling.games.doomlings.state import MAX_PLAYERS, NO_CARD
from endling.games.doomlings.view import COLORS, PHASES, PROMPTS
from endling.games.game import Look
from endling.kernel.jit import entry, rule
from endling.kernel.numbers import num
from endling.kernel.writing import (
    CLOSE_LIST,
    CLOSE_THING,
    COMMA,
    OPEN_LIST,
    OPEN_THING,
    close,
    pack_texts,
    put,
    put_number,
    put_text,
)

_ROOM = 1 << 16  # bytes; the longest news of six players have less than half of that

# --- Everything that is ever written, but for numbers

_words = [json.dumps(card.name) for card in t.CARDS]  # cards by their number


def _add(words: Iterable[str]) -> int:
    first = len(_words)
    _words.extend(words)
    return first


def _add_keys(*keys: str) -> int:
    return _add(f'"{key}":' for key in keys)


_NULL = _add(["null"])
_BOOL = _add(["false", "true"])
_PHASE = _add(json.dumps(PHASES.get(n)) for n in range(max(PHASES) + 1))
_PROMPT = _add(json.dumps(PROMPTS.get(n)) for n in range(max(PROMPTS) + 1))
_COLOR = _add(json.dumps(color) for color in COLORS)
_SEAT = _add(f'"{seat}":' for seat in range(MAX_PLAYERS))
_TABLE_KEY = _add_keys(
    *("in_force", "next_age", "ages_left", "catastrophes", "deck_size", "phase", "first", "turn"),
    *("last_played", "actor", "prompt", "cause", "worlds_end", "over"),
)
_PLAYER_KEY = _add_keys("hand_size", "gene_pool", "points", "tie_points", "shielded")
_PLAYERS, _PAST, _DISCARD, _HAND, _KNOWN, _PILE, _BESIDES, _PROSPECTS, _RECOLOR = range(
    _add_keys(
        *("players", "past_ages", "discard", "hand", "known_hand", "pile"),
        *("points_besides", "prospects", "recolor"),
    ),
    len(_words),
)
_AT, _CUT, _PUT = range(_add(['{"at":', ',"cut":', ',"put":']), len(_words))
_CARD_IS, _POINTS_ARE = range(_add(['{"card":', ',"points":']), len(_words))
_FROM_CATASTROPHE, _FROM_OPPONENTS, _FROM_LEADER = range(
    _add(['{"catastrophe":', ',"opponents":', ',"leader":']), len(_words)
)
_OWNED_BY, _AT_LEAST, _AT_MOST = range(_add([',"owner":', ',"least":', ',"most":']), len(_words))
_LETTERS, _STARTS = pack_texts(_words)

# How the first numbers of a row are shown.
_AS_NUMBER, _AS_CARD, _AS_SEAT, _AS_PHASE, _AS_PROMPT, _AS_BOOL = range(6)
_TABLE_KIND = np.array(
    [
        *(_AS_CARD, _AS_CARD, _AS_NUMBER, _AS_NUMBER, _AS_NUMBER, _AS_PHASE, _AS_NUMBER, _AS_SEAT),
        *(_AS_CARD, _AS_SEAT, _AS_PROMPT, _AS_CARD, _AS_CARD, _AS_BOOL),
    ]
)
_PLAYER_KIND = np.array([_AS_NUMBER, _AS_NUMBER, _AS_NUMBER, _AS_NUMBER, _AS_BOOL])


def write_changes(before: Look, after: Look, seat: int) -> bytes:
    """What is new, as the inside of a JSON object; nothing if nothing is."""
    out = np.empty(_ROOM, np.uint8)
    return out[: write_news(before, after, seat, out)].tobytes()


@entry
def write_news(before: Any, after: Any, seat: int, out: Any) -> int:
    """Write what is new; how long it is."""
    at = _put_table(out, 0, before[: row.WIDTH], after[: row.WIDTH])
    players = at
    at = put(out, _put_word(out, at, _PLAYERS), OPEN_THING)
    first = at
    for player in range(len(after) // row.WIDTH - 1):
        old = before[(player + 1) * row.WIDTH : (player + 2) * row.WIDTH]
        new = after[(player + 1) * row.WIDTH : (player + 2) * row.WIDTH]
        begin = put(out, _put_word(out, at, _SEAT + player), OPEN_THING)
        end = _put_player(out, begin, old, new, player == seat)
        if end > begin:
            at = put(out, close(out, end, CLOSE_THING), COMMA)
    at = put(out, close(out, at, CLOSE_THING), COMMA) if at > first else players
    return max(0, at - 1)  # without the last comma


# --- The table


@rule
def _put_table(out: Any, at: int, old: Any, new: Any) -> int:
    for i in range(len(_TABLE_KIND)):
        if old[i] != new[i]:
            at = _put_fact(out, at, _TABLE_KEY + i, num(_TABLE_KIND[i]), num(new[i]))
    was, now = num(old[row.PAST_N]), num(new[row.PAST_N])
    where, gone, added = _span(old[row.PAST :], was, new[row.PAST :], now, 1)
    if gone + added > 0:
        at = _open_list(out, _put_word(out, at, _PAST), where, gone, was)
        at = _put_names(out, at, new[row.PAST + where :], added)
        at = _close_list(out, at, gone, was)
    past, present = num(old[row.DISCARD_N]), num(new[row.DISCARD_N])
    lying = new[row.PAST + now :]
    where, gone, added = _span(old[row.PAST + was :], past, lying, present, 1)
    if gone + added > 0:  # the last one is shown first
        at = _open_list(out, _put_word(out, at, _DISCARD), past - where - gone, gone, past)
        for i in range(where + added - 1, where - 1, -1):
            at = put(out, _put_word(out, at, num(lying[i])), COMMA)
        at = _close_list(out, at, gone, past)
    return at


# --- A player


@rule
def _put_player(out: Any, at: int, old: Any, new: Any, is_viewer: bool) -> int:
    for i in range(len(_PLAYER_KIND)):
        if old[i] != new[i]:
            at = _put_fact(out, at, _PLAYER_KEY + i, num(_PLAYER_KIND[i]), num(new[i]))
    if _differs(old, new, row.RECOLOR, row.CATASTROPHE):
        at = _put_recolor(out, _put_word(out, at, _RECOLOR), new)
    if _differs(old, new, row.CATASTROPHE, row.KNOWN_N):
        at = _put_besides(out, _put_word(out, at, _BESIDES), new)
    if _differs(old, new, row.OUTLOOK, row.CARDS):
        at = _put_prospects(out, _put_word(out, at, _PROSPECTS), new[row.OUTLOOK : row.CARDS])
    at = _put_hand(out, at, old, new, is_viewer)
    return _put_pile(out, at, old, new)


@rule
def _put_hand(out: Any, at: int, old: Any, new: Any, is_viewer: bool) -> int:
    was, now = num(old[row.KNOWN_N]), num(new[row.KNOWN_N])
    if not is_viewer and old[row.OVER] != new[row.OVER]:  # at the end all hands are opened
        at = put(out, _put_word(out, _put_word(out, at, _KNOWN), _NULL), COMMA)
        at = put(out, _put_word(out, at, _HAND), OPEN_LIST)
        at = _put_names(out, at, new[row.CARDS :], now)
        return put(out, close(out, at, CLOSE_LIST), COMMA)
    where, gone, added = _span(old[row.CARDS :], was, new[row.CARDS :], now, 1)
    if gone + added == 0:
        return at
    key = _HAND if is_viewer or new[row.OVER] != 0 else _KNOWN
    at = _open_list(out, _put_word(out, at, key), where, gone, was)
    at = _put_names(out, at, new[row.CARDS + where :], added)
    return _close_list(out, at, gone, was)


@rule
def _put_pile(out: Any, at: int, old: Any, new: Any) -> int:
    was, now = num(old[row.PILE_N]), num(new[row.PILE_N])
    pile = new[row.CARDS + num(new[row.KNOWN_N]) :]
    where, gone, added = _span(old[row.CARDS + num(old[row.KNOWN_N]) :], was, pile, now, 2)
    if gone + added == 0:
        return at
    at = _open_list(out, _put_word(out, at, _PILE), where, gone, was)
    for i in range(where, where + added):
        at = _put_word(out, _put_word(out, at, _CARD_IS), num(pile[i]))
        at = put_number(out, _put_word(out, at, _POINTS_ARE), num(pile[i + now]))
        at = put(out, put(out, at, CLOSE_THING), COMMA)
    return _close_list(out, at, gone, was)


@rule
def _put_recolor(out: Any, at: int, new: Any) -> int:
    if new[row.RECOLOR] <= 0 and new[row.RECOLOR + 1] <= 0:
        return put(out, _put_word(out, at, _NULL), COMMA)
    at = put(out, at, OPEN_LIST)
    for i in range(row.RECOLOR, row.CATASTROPHE):
        if new[i] > 0:
            at = put(out, _put_word(out, at, _COLOR + num(new[i]) - 1), COMMA)
    return put(out, close(out, at, CLOSE_LIST), COMMA)


@rule
def _put_besides(out: Any, at: int, new: Any) -> int:
    at = put_number(out, _put_word(out, at, _FROM_CATASTROPHE), num(new[row.CATASTROPHE]))
    at = put_number(out, _put_word(out, at, _FROM_OPPONENTS), num(new[row.OPPONENTS]))
    at = put_number(out, _put_word(out, at, _FROM_LEADER), num(new[row.LEADER]))
    return put(out, put(out, at, CLOSE_THING), COMMA)


@rule
def _put_prospects(out: Any, at: int, told: Any) -> int:
    at = put(out, at, OPEN_LIST)
    for i in range(PROSPECTS):
        if told[3 * i + OWNER] != 0:
            at = _put_word(out, _put_word(out, at, _CARD_IS), num(ACTING_CARDS[i]))
            at = put_number(out, _put_word(out, at, _OWNED_BY), num(told[3 * i + OWNER]) - 1)
            at = _put_bound(out, _put_word(out, at, _AT_LEAST), num(told[3 * i + LEAST]))
            at = _put_bound(out, _put_word(out, at, _AT_MOST), num(told[3 * i + MOST]))
            at = put(out, put(out, at, CLOSE_THING), COMMA)
    return put(out, close(out, at, CLOSE_LIST), COMMA)


@rule
def _put_bound(out: Any, at: int, bound: int) -> int:
    return _put_word(out, at, _NULL) if bound == OPEN else put_number(out, at, bound)


# --- Entries, lists


@rule
def _put_word(out: Any, at: int, number: int) -> int:
    return put_text(out, at, _LETTERS, _STARTS, number)


@rule
def _put_fact(out: Any, at: int, key: int, kind: int, value: int) -> int:
    at = _put_word(out, at, key)
    if kind == _AS_NUMBER or (kind == _AS_SEAT and value >= 0):
        at = put_number(out, at, value)
    elif kind == _AS_CARD and value != NO_CARD:
        at = _put_word(out, at, value)
    elif kind == _AS_PHASE:
        at = _put_word(out, at, _PHASE + value)
    elif kind == _AS_PROMPT and value >= 0:
        at = _put_word(out, at, _PROMPT + value)
    elif kind == _AS_BOOL:
        at = _put_word(out, at, _BOOL + 1 if value > 0 else _BOOL)
    else:
        at = _put_word(out, at, _NULL)
    return put(out, at, COMMA)


@rule
def _put_names(out: Any, at: int, cards: Any, n: int) -> int:
    for i in range(n):
        at = put(out, _put_word(out, at, num(cards[i])), COMMA)
    return at


@rule
def _open_list(out: Any, at: int, where: int, gone: int, size: int) -> int:
    """A part of a list that was so long, or all of it."""
    if gone < size:
        at = put_number(out, _put_word(out, at, _AT), where)
        at = put_number(out, _put_word(out, at, _CUT), gone)
        at = _put_word(out, at, _PUT)
    return put(out, at, OPEN_LIST)


@rule
def _close_list(out: Any, at: int, gone: int, size: int) -> int:
    at = close(out, at, CLOSE_LIST)
    if gone < size:
        at = put(out, at, CLOSE_THING)
    return put(out, at, COMMA)


# --- Comparing


@rule
def _differs(old: Any, new: Any, first: int, end: int) -> bool:
    for i in range(first, end):
        if old[i] != new[i]:
            return True
    return False


@rule
def _span(old: Any, was: int, new: Any, now: int, layers: int) -> tuple[int, int, int]:
    """The part of a list that differs: where it begins, how much is gone, how much was added.

    Each thing in the list is as many numbers, a list's length apart.
    """
    most = min(was, now)
    at = 0
    while at < most and _is_same(old, was, at, new, now, at, layers):
        at += 1
    most -= at
    stays = 0  # at the end
    while stays < most and _is_same(old, was, was - 1 - stays, new, now, now - 1 - stays, layers):
        stays += 1
    return at, was - at - stays, now - at - stays


@rule
def _is_same(old: Any, was: int, i: int, new: Any, now: int, k: int, layers: int) -> bool:
    for layer in range(layers):
        if old[i + layer * was] != new[k + layer * now]:
            return False
    return True
