"""The score calculator for a game that was played with the box.

A family is one list: every character, followed by the cards that lie on it, from the bottom up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from endling.errors import SheetError
from endling.games.gloom_of_thrones import options as table_options
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones import work
from endling.games.gloom_of_thrones.layout import lay_stack
from endling.games.gloom_of_thrones.mistakes import CoversDeath, LiesOnNobody, LostThrone
from endling.games.gloom_of_thrones.scoring import final_points, points_of, score_now
from endling.games.gloom_of_thrones.setup import clear_table, join
from endling.games.gloom_of_thrones.stacks import note_score, throne_points, top_of
from endling.games.gloom_of_thrones.state import STATE, family_of, is_dead
from endling.games.gloom_of_thrones.stats import worth_of
from endling.games.gloom_of_thrones.text import LANGUAGES
from endling.games.sheets import SheetReader
from endling.games.text.mistakes import Place, TooManyCopies
from endling.kernel.sizes import NO_CARD

_NAMES = [card.name for card in t.CARDS]
_CHARACTERS = _NAMES[t.FIRST_CHARACTER : t.THRONE_CARD]
_LAID = [*_NAMES[: t.FIRST_EVENT], *_NAMES[t.FIRST_DEATH : t.FIRST_CHARACTER], *_CHARACTERS]
_READER = SheetReader(LANGUAGES, table=("monarch", "was_monarch"), player=("family",))
_players, _wrong, _name = _READER.players, _READER.wrong, _READER.name

Stacks = dict[int, list[int]]  # cards by character, from the bottom up


def score(sheet: Mapping[str, Any]) -> dict[str, Any]:
    """Totals, points card by card, and who won."""
    players = _players(sheet)
    options = table_options.parse(sheet.get("options"), len(players))
    families = [_family(seat, player) for seat, player in enumerate(players)]
    _check_copies(families)
    pool = np.zeros(1, STATE)
    s = pool[0]
    s.players = len(players)
    table_options.write(options, s)
    clear_table(s)
    for seat, family in enumerate(families):
        for character, cards in family.items():
            join(s, seat, character)
            lay_stack(s, character, cards)
    present = [_CHARACTERS[character] for family in families for character in family]
    _set_throne(s, sheet.get("monarch"), present)
    _set_former_monarchs(s, sheet.get("was_monarch") or [], present)
    return _result(s, families)


def _family(seat: int, player: Mapping[str, Any]) -> Stacks:
    place = Place(seat, str(player.get("name") or ""), "family")
    given = player.get("family", [])
    if not isinstance(given, Sequence) or isinstance(given, str):
        raise SheetError("family: takes a list of card names")
    stacks: Stacks = {}
    stack: list[int] | None = None
    for name in given:
        found = _name(name, _LAID, "card", place)
        number = t.NUMBER_OF[found]
        if number >= t.FIRST_CHARACTER:
            character = number - t.FIRST_CHARACTER
            if character in stacks:
                raise _wrong(place, TooManyCopies(found, 2, 1))
            stack = stacks[character] = []
        elif stack is None:
            raise _wrong(place, LiesOnNobody(found))
        elif stack and t.is_death(stack[-1]):
            raise _wrong(place, CoversDeath(found, _NAMES[stack[-1]]))
        else:
            stack.append(number)
    return stacks


def _check_copies(families: list[Stacks]) -> None:
    laid = Counter(card for family in families for cards in family.values() for card in cards)
    laid.update(t.FIRST_CHARACTER + character for family in families for character in family)
    for card, n in laid.items():
        if n > 1:
            raise _wrong(Place(), TooManyCopies(_NAMES[card], n, 1))


def _set_throne(s: Any, given: Any, present: list[str]) -> None:
    """Who has the Throne at the end; nobody if nothing is said."""
    if given is None or s.throne_in_play == 0:
        return
    name = _name(given, present, "character", Place(entry="monarch"))
    character = t.NUMBER_OF[name] - t.FIRST_CHARACTER
    family = family_of(s, int(s.owner[character]))
    if is_dead(s, character) and family & ~int(s.dead):
        raise _wrong(Place(entry="monarch"), LostThrone(name))
    s.monarch = t.NUMBER_OF[name]
    note_score(s, character)


def _set_former_monarchs(s: Any, given: Any, present: list[str]) -> None:
    """Who had the Throne when they died: some deaths count more then."""
    if not isinstance(given, Sequence) or isinstance(given, str):
        raise SheetError("was_monarch: takes a list of characters")
    names = [_name(name, present, "character", Place(entry="was_monarch")) for name in given]
    numbers = {t.NUMBER_OF[name] for name in names} | {int(s.monarch)} - {NO_CARD}
    for character in (number - t.FIRST_CHARACTER for number in numbers):
        death = top_of(s, character)
        if is_dead(s, character) and t.EFFECT[death] == work.SCORE_IF_WAS_MONARCH:
            s.fixed[character] = int(s.fixed[character]) + int(t.POINTS_IF[death])


def _result(s: Any, families: list[Stacks]) -> dict[str, Any]:
    seats = range(len(families))
    totals = [points_of(s, seat) for seat in seats]
    return {
        "totals": totals,
        "per_card": [_account(s, seat, families[seat]) for seat in seats],
        "throne": [_throne(s, seat) for seat in seats],
        "scores": {
            _CHARACTERS[character]: score_now(s, character)
            for family in families
            for character in family
        },
        "winners": [seat for seat in seats if totals[seat] == min(totals)],
    }


def _account(s: Any, seat: int, family: Stacks) -> list[dict[str, Any]]:
    """What each card on the dead counts: what it shows, and what it adds."""
    lines = []
    for character, cards in family.items():
        lines.append({"card": _CHARACTERS[character], "points": 0})
        points = {card: worth_of(s, seat, card) for card in cards}
        if is_dead(s, character):
            for card in cards:
                points[card] += _promised(card)
            points[cards[-1]] += final_points(s, character) - sum(points.values())
        lines += [{"card": _NAMES[card], "points": points[card]} for card in cards]
    return lines


def _promised(card: int) -> int:
    """What a Modifier adds when its character dies."""
    return int(t.POINTS_IF[card]) if t.EFFECT[card] == work.BONUS_ON_DEATH else 0


def _throne(s: Any, seat: int) -> int:
    characters = [c for c in range(t.CHARACTER_COUNT) if family_of(s, seat) >> c & 1]
    return sum(throne_points(s, character) for character in characters)
