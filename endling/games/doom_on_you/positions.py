"""Situations as plain data: any one can be set up, and read back exactly.

What is left out is filled in: hands and piles empty, the draw pile with all other cards in a random
order, everybody with the tokens to begin with. The turn of the target then begins, or, where
`phase` says so, drawing in preparation (`draw`), or placing (`place`). With `more`, which
`position()` gives, a situation is exact.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from endling.errors import EndlingError, PositionError
from endling.games.doom_on_you import options as table_options
from endling.games.doom_on_you import places as at
from endling.games.doom_on_you import rounds, work
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you.changes import defense_of
from endling.games.doom_on_you.defense_points import SPENT, wear_out
from endling.games.doom_on_you.setup import clear_table
from endling.games.doom_on_you.soundness import BOUNDS, restore
from endling.games.doom_on_you.state import STATE
from endling.kernel.cardset import cards_in
from endling.kernel.chacha import key_stream, key_words, new_dice
from endling.kernel.events import clear_log
from endling.kernel.frames import CARD, KIND, STEP, X
from endling.kernel.question import NOBODY
from endling.kernel.sizes import NO_CARD
from endling.names import find_name

__all__ = ["BOUNDS", "build", "read"]

KEYS = (
    "players", "attacks", "played", "discard", "deck", "round", "first_target", "target", "phase",
    "options", "more",
)  # fmt: skip
PLAYER_KEYS = ("hand", "chosen", "pile", "spent", "tokens")
PHASES = ("turn", "place", "draw")
_NAMES = [card.name for card in t.CARDS]
_KNOWN = tuple(dict.fromkeys(_NAMES))
_ANIMALS = _NAMES[: t.ANIMAL_COUNT]


# --- Reading --------------------------------------------------------------------------------------


def read(pool: Any, options: dict[str, Any]) -> dict[str, Any]:
    """The situation as plain data; piles of cards from the top."""
    s = pool[0]
    players = [_player(s, seat) for seat in range(int(s.players))]
    lists = {name: s[name][: int(s[f"{name}_n"])][::-1] for name in ("discard", "deck")}
    attacks, played = s.attacks[: int(s.attacks_n)], s.played[: int(s.played_n)]
    order = [
        *(card for seat in range(int(s.players)) for card in _cards_of(s, seat)),
        *(int(card) for cards in (attacks, played, *lists.values()) for card in cards),
    ]
    more = {name: np.asarray(s[name]).tolist() for name in BOUNDS}
    return {
        "players": players,
        "attacks": _named(attacks),
        "played": _named(played),
        **{name: _named(cards) for name, cards in lists.items()},
        "round": int(s.round_number),
        "first_target": None if s.first_target < 0 else int(s.first_target),
        "target": None if s.target < 0 else int(s.target),
        "options": options,
        "more": {**more, "cards": order},  # equal cards are told apart by their numbers
    }


def _cards_of(s: Any, seat: int) -> list[int]:
    return [card for name in ("hand", "chosen", "pile") for card in cards_in(s[name][seat])]


def _player(s: Any, seat: int) -> dict[str, Any]:
    pile = cards_in(s.pile[seat])
    return {
        "hand": _named(cards_in(s.hand[seat])),
        "chosen": _named(cards_in(s.chosen[seat])),
        "pile": _named(pile),
        "spent": [_spent(s, card) for card in pile],
        "tokens": int(s.tokens[seat]),
    }


def _spent(s: Any, card: int) -> int:
    points = s.guards[int(t.FIRST_POINT[card]) : int(t.FIRST_POINT[card + 1])]
    return int(np.count_nonzero(points == SPENT))


def _named(numbers: Iterable[Any]) -> list[str]:
    return [_NAMES[int(number)] for number in numbers]


# --- Setting up -----------------------------------------------------------------------------------


class _Supply:
    """The cards that are not yet placed; copies are taken in their order, or as `more` says."""

    def __init__(self, key: bytes, numbers: Any, without: Collection[str]) -> None:
        self._left = [card for card in range(t.CARD_COUNT) if _NAMES[card] not in without]
        self._dice = new_dice(key)
        self._numbers = None if numbers is None else iter(numbers)

    def take_all(self, given: Any, known: Sequence[str], where: str) -> list[int]:
        """Place a list of named cards."""
        if not isinstance(given, Sequence) or isinstance(given, str):
            raise PositionError(f"{where}: takes a list of card names")
        return [self._take(name, known, where) for name in given]

    def _take(self, given: Any, known: Sequence[str], where: str) -> int:
        try:
            name = find_name(given, known, "card")
        except EndlingError as problem:
            raise PositionError(f"{where}: {problem}") from None
        copies = [card for card in self._left if _NAMES[card] == name]
        if self._numbers is not None:
            wanted = next(self._numbers, None)
            copies = [card for card in copies if card == wanted]
        if not copies:
            raise PositionError(f"{where}: there is no {name} left")
        self._left.remove(copies[0])
        return copies[0]

    def rest(self) -> list[int]:
        """All cards that are left, shuffled."""
        order = np.zeros(len(self._left), np.int64)
        key_stream(self._dice, order)
        return [self._left[i] for i in np.argsort(order, kind="stable")]


def build(position: Mapping[str, Any], key: bytes) -> tuple[Any, dict[str, Any]]:
    """A state in this situation, and its options."""
    _check_keys(position)
    players, more = position["players"], position.get("more")
    options = table_options.parse(position.get("options"), len(players))
    pool = np.zeros(1, STATE)
    s = pool[0]
    s.players = len(players)
    s.key = key_words(key)
    s.actor = NOBODY
    table_options.write(options, s)
    clear_table(s)
    supply = _Supply(key, None if more is None else _numbers_in(more), options["without"])
    for seat, player in enumerate(players):
        _place_player(s, seat, player, supply)
    _place_table(s, position, supply, exact=more is not None)
    s.round_number = _number(position.get("round", 1), (0, t.ROUNDS), "round")
    s.first_target = _seat(position, "first_target", s, 0)
    s.target = -1
    if more is None:
        _begin(s, position)
    else:
        s.target = _seat(position, "target", s, None)
        restore(s, more)
    clear_log(s)
    return pool, options


def _check_keys(position: Mapping[str, Any]) -> None:
    if not isinstance(position, Mapping):
        raise PositionError("a position is a mapping")
    for name in position:
        if name not in KEYS:
            raise PositionError(f"{name!r} is not part of a position; there are " + ", ".join(KEYS))
    players = position.get("players")
    if not isinstance(players, Sequence) or isinstance(players, str):
        raise PositionError("players: takes a list with one entry per player")
    for seat, player in enumerate(players):
        if not isinstance(player, Mapping) or not set(player) <= set(PLAYER_KEYS):
            raise PositionError(f"players[{seat}]: takes " + ", ".join(PLAYER_KEYS))
    if not isinstance(position.get("more") or {}, Mapping):
        raise PositionError("more: takes what `position()` gave")


def _numbers_in(more: Mapping[str, Any]) -> list[Any]:
    numbers = more.get("cards")
    if not isinstance(numbers, list):
        raise PositionError("more.cards: takes what `position()` gave")
    return numbers


def _number(given: Any, span: tuple[int, int], where: str) -> int:
    if type(given) is not int or not span[0] <= given <= span[1]:
        raise PositionError(f"{where}: takes a whole number from {span[0]} to {span[1]}")
    return given


def _seat(position: Mapping[str, Any], name: str, s: Any, default: int | None) -> int:
    given = position.get(name, default)
    return -1 if given is None else _number(given, (0, int(s.players) - 1), name)


def _place_player(s: Any, seat: int, player: Mapping[str, Any], supply: _Supply) -> None:
    where = f"players[{seat}]"
    for name, place in (("hand", at.HAND), ("chosen", at.CHOSEN), ("pile", at.PILE)):
        known = _KNOWN if name == "hand" else _ANIMALS
        cards = supply.take_all(player.get(name, []), known, f"{where}.{name}")
        for card in cards:
            at.put_in(s, card, place + seat)
        if any(at.is_doom(card) for card in cards):
            raise PositionError(f"{where}.hand: doom is never held")
    _wear_out(s, cards, player.get("spent", []), f"{where}.spent")
    tokens = player.get("tokens", int(s.starting_tokens))
    s.tokens[seat] = _number(tokens, (0, t.MOST_TOKENS), f"{where}.tokens")


def _wear_out(s: Any, pile: list[int], given: Any, where: str) -> None:
    """How many points of each animal are spent, in the order in which the pile was given."""
    if not isinstance(given, list) or len(given) > len(pile):
        raise PositionError(f"{where}: takes a list of numbers, one for each animal of the pile")
    for card, spent in zip(pile, given, strict=False):
        most = max(0, int(defense_of(s, card)) - 1)
        wear_out(s, card, _number(spent, (0, most), where))


def _place_table(s: Any, position: Mapping[str, Any], supply: _Supply, *, exact: bool) -> None:
    for name, place in (("attacks", at.ATTACKS), ("played", at.PLAYED)):
        if position.get(name) and not exact:
            raise PositionError(f"{name}: takes what `position()` gave, with `more`")
        known = _ANIMALS if name == "attacks" else _KNOWN
        for card in supply.take_all(position.get(name, []), known, name):
            at.put_in(s, card, place)
    for card in reversed(supply.take_all(position.get("discard", []), _KNOWN, "discard")):
        at.put_in(s, card, at.DISCARD)
    top = supply.take_all(position.get("deck", []), _KNOWN, "deck")
    if supply.rest() and exact:
        raise PositionError("deck: cards are missing")
    for card in [*supply.rest(), *reversed(top)]:
        at.put_in(s, card, at.DECK)


def _begin(s: Any, position: Mapping[str, Any]) -> None:
    """Begin a turn, placing, or preparation; whoever has no tokens is out already."""
    tokens = s.tokens[: int(s.players)]
    burned = int(s.players) * int(s.starting_tokens) - int(tokens.sum())
    if np.count_nonzero(tokens) < 2 or burned < 0:
        raise PositionError("players: at least two have tokens, and there are only so many")
    s.burned = burned
    for seat in np.flatnonzero(tokens == 0):
        s.out_at[seat] = s.outs = 1
    phase = position.get("phase", "turn")
    if phase not in PHASES:
        raise PositionError("phase: takes " + ", ".join(PHASES))
    s.depth = 1
    s.frames[0, KIND] = work.ROUNDS
    s.frames[0, CARD] = NO_CARD
    if phase == "turn":
        target = _seat(position, "target", s, int(s.first_target))
        s.frames[0, STEP] = rounds.TURNS
        s.frames[0, X] = (target - int(s.first_target)) % int(s.players)
    else:
        s.frames[0, STEP] = rounds.PLACES if phase == "place" else rounds.DRAWS
