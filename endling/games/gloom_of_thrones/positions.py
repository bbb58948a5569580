"""Situations as plain data: any one can be set up, and read back exactly.

What is left out is filled in: families in printed order, hands empty, the deck with all other
cards in a random order. With `more`, which `position()` gives, a situation is exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from endling.board.positions import stacks_of
from endling.board.setting_up import (
    Supply,
    check_keys,
    checked_mapping,
    checked_number,
    checked_seat,
    find_in,
)
from endling.errors import PositionError
from endling.games.gloom_of_thrones import options as table_options
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones import work
from endling.games.gloom_of_thrones.board import BOARD
from endling.games.gloom_of_thrones.layout import lay_stack
from endling.games.gloom_of_thrones.places import DECK, DISCARD, HAND, PLAYED, put_in
from endling.games.gloom_of_thrones.setup import clear_table, families_in_game, join, members
from endling.games.gloom_of_thrones.soundness import BOUNDS, restore
from endling.games.gloom_of_thrones.stacks import note_score
from endling.games.gloom_of_thrones.state import STATE
from endling.kernel.cardset import cards_in
from endling.kernel.chacha import key_words
from endling.kernel.frames import CARD, KIND, STEP, WHO
from endling.kernel.question import NOBODY
from endling.kernel.sizes import NO_CARD

__all__ = ["BOUNDS", "build", "read"]

KEYS = (
    "players", "stack", "monarch", "turn", "first", "deck", "discard", "played", "options", "more",
)  # fmt: skip
MARKS = ("skip_draw", "skip_turn", "lose_actions")
PLAYER_KEYS = ("hand", "family", *MARKS)
_NAMES = [card.name for card in t.CARDS]
_DECK_NAMES = _NAMES[: t.DECK_COUNT]
_LAID_NAMES = [name for n, name in enumerate(_DECK_NAMES) if not t.is_event(n)]
_CHARACTERS = _NAMES[t.FIRST_CHARACTER : t.THRONE_CARD]
_MOST_MARKS = 200


# --- Reading --------------------------------------------------------------------------------------


def read(pool: Any, options: dict[str, Any]) -> dict[str, Any]:
    """The situation as plain data; decks and discards from the top."""
    s = pool[0]
    seats = range(int(s.players))
    return {
        "players": [
            {
                "hand": _named(cards_in(s.hand[seat])),
                "family": _named(cards_in(s.family[seat])),
                **{mark: int(s[mark][seat]) for mark in MARKS},
            }
            for seat in seats
        ],
        "stack": {
            _NAMES[host]: _named(cards)
            for host, cards in stacks_of(s, BOARD, BOARD.zone("stack")).items()
        },
        "monarch": None if s.monarch == NO_CARD else _NAMES[int(s.monarch)],
        "turn": None if s.turn < 0 else int(s.turn),
        "first": None if s.first < 0 else int(s.first),
        "deck": _named(s.deck[: int(s.deck_n)][::-1]),
        "discard": _named(s.discard[: int(s.discard_n)][::-1]),
        "played": _named(s.played[: int(s.played_n)]),
        "options": options,
        "more": {name: np.asarray(s[name]).tolist() for name in BOUNDS},
    }


def _named(numbers: Iterable[Any]) -> list[str]:
    return [_NAMES[int(number)] for number in numbers]


# --- Setting up -----------------------------------------------------------------------------------


def build(position: Mapping[str, Any], key: bytes) -> tuple[Any, dict[str, Any]]:
    """A state in this situation, and its options."""
    check_keys(position, KEYS, PLAYER_KEYS)
    players = position["players"]
    options = table_options.parse(position.get("options"), len(players))
    more = position.get("more")
    pool = np.zeros(1, STATE)
    s = pool[0]
    s.players = len(players)
    s.key = key_words(key)
    s.actor = NOBODY
    table_options.write(options, s)
    clear_table(s)
    supply = Supply(_NAMES, key, options["without"])
    for seat, player in enumerate(players):
        _place_family(s, seat, player, supply, more is not None)
    _place_stacks(s, position.get("stack", {}), supply)
    for seat, player in enumerate(players):
        _place_hand(s, seat, player, supply)
    _place_piles(s, position, supply, more is not None)
    _set_throne(s, position.get("monarch"))
    if more is None:
        _begin_turn(s, position)
        _check_alive(s)
    else:
        s.turn = checked_seat(position.get("turn"), len(players), "turn")
        s.first = checked_seat(position.get("first"), len(players), "first")
        restore(s, more)
    return pool, options


def _place_family(
    s: Any, seat: int, player: Mapping[str, Any], supply: Supply, exact: bool
) -> None:
    where = f"players[{seat}].family"
    if "family" in player:
        cards = supply.take_all(player["family"], _CHARACTERS, where)
        if len(cards) > t.MEMBERS or not (cards or exact):
            raise PositionError(f"{where}: takes 1 to {t.MEMBERS} characters")
    else:
        families = [f for f in range(t.FAMILY_COUNT + 1) if families_in_game(s) >> f & 1]
        family = members(s, families[seat])
        names = [name for n, name in enumerate(_CHARACTERS) if family >> n & 1]
        cards = supply.take_all(names, _CHARACTERS, where)
        s.house[seat] = families[seat]
    for card in cards:
        join(s, seat, card - t.FIRST_CHARACTER)


def _place_stacks(s: Any, given: Any, supply: Supply) -> None:
    stacks = checked_mapping(given, "stack", "characters to lists of cards")
    for name, names in stacks.items():
        character = t.NUMBER_OF[find_in(name, _CHARACTERS, "stack")] - t.FIRST_CHARACTER
        if int(s.cast) >> character & 1 == 0:
            raise PositionError(f"stack: {name} belongs to no family of this game")
        where = f"stack.{name}"
        cards = supply.take_all(names, _LAID_NAMES, where)
        if any(t.is_death(card) for card in cards[:-1]):
            raise PositionError(f"{where}: nothing lies on a Death")
        lay_stack(s, character, cards)


def _place_hand(s: Any, seat: int, player: Mapping[str, Any], supply: Supply) -> None:
    cards = supply.take_all(player.get("hand", []), _DECK_NAMES, f"players[{seat}].hand")
    for card in cards:
        put_in(s, card, HAND + seat)
    for mark in MARKS:
        where = f"players[{seat}].{mark}"
        s[mark][seat] = checked_number(player.get(mark, 0), 0, _MOST_MARKS, where)


def _place_piles(s: Any, position: Mapping[str, Any], supply: Supply, exact: bool) -> None:
    piles = {
        name: supply.take_all(position.get(name, []), _DECK_NAMES, name)
        for name in ("deck", "discard", "played")
    }
    if not exact:
        piles["deck"] += supply.rest(_DECK_NAMES)
    for name, place in (("deck", DECK), ("discard", DISCARD)):
        for card in reversed(piles[name]):
            put_in(s, card, place)
    for card in piles["played"]:
        put_in(s, card, PLAYED)


def _set_throne(s: Any, given: Any) -> None:
    if given is None:
        return
    card = t.NUMBER_OF[find_in(given, _CHARACTERS, "monarch")]
    character = card - t.FIRST_CHARACTER
    if s.throne_in_play == 0:
        raise PositionError("monarch: this table plays without the Throne")
    if int(s.cast) >> character & 1 == 0:
        raise PositionError(f"monarch: {given} belongs to no family of this game")
    s.monarch = card
    note_score(s, character)


def _begin_turn(s: Any, position: Mapping[str, Any]) -> None:
    """A player's turn is about to begin."""
    turn = max(checked_seat(position.get("turn"), int(s.players), "turn"), 0)
    first = checked_seat(position.get("first"), int(s.players), "first")
    s.turn, s.first, s.round_number = turn, turn if first < 0 else first, 1
    s.frames[0, KIND] = work.ROUNDS
    s.frames[0, CARD] = NO_CARD
    s.frames[0, STEP] = 1
    s.frames[1, KIND] = work.TURN
    s.frames[1, WHO] = turn
    s.frames[1, CARD] = NO_CARD
    s.depth = 2


def _check_alive(s: Any) -> None:
    for seat in range(int(s.players)):
        living = [c for c in range(t.CHARACTER_COUNT) if s.owner[c] == seat and not _dead(s, c)]
        if not living:
            raise PositionError(f"players[{seat}].family: nobody of it is alive, the game is over")
    monarch = int(s.monarch)
    if monarch != NO_CARD and _dead(s, monarch - t.FIRST_CHARACTER):
        raise PositionError("monarch: is dead")


def _dead(s: Any, character: int) -> bool:
    return bool(int(s.dead) >> character & 1)
