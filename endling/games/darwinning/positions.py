"""Situations as plain data: any one can be set up, and read back exactly.

What is left out is filled in: species in printed order on their first spaces, hands empty, the deck
with all other cards in a random order, the first environments on the table. A trick is then about
to begin, or survival if nobody has cards. With `more`, which `position()` gives, a situation is
exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from endling.board.positions import stacks_of
from endling.board.setting_up import (
    Supply,
    check_keys,
    checked_list,
    checked_mapping,
    checked_number,
    checked_seat,
    find_in,
)
from endling.errors import PositionError
from endling.games.darwinning import options as table_options
from endling.games.darwinning import places as at
from endling.games.darwinning import tables as t
from endling.games.darwinning import work
from endling.games.darwinning.board import BOARD
from endling.games.darwinning.dummy import enter_food_chain
from endling.games.darwinning.eras import TRICKS
from endling.games.darwinning.improving import settle
from endling.games.darwinning.setup import adopt, put_out
from endling.games.darwinning.soundness import BOUNDS, restore
from endling.games.darwinning.state import STATE, clear_table, has_dummy
from endling.games.darwinning.traits import look_anew
from endling.kernel.cardset import WORD, cards_in
from endling.kernel.chacha import key_words
from endling.kernel.events import clear_log
from endling.kernel.frames import CARD, KIND, STEP, WHO
from endling.kernel.question import NOBODY
from endling.kernel.sizes import NO_CARD

__all__ = ["BOUNDS", "build", "read"]

KEYS = (
    "players", "traits", "environments", "era", "leader", "dummy_space", "display", "drawn",
    "discard", "deck", "options", "more",
)  # fmt: skip
HIDDEN = ("hand", "picked")
OPEN = ("played", "used")
NUMBERS = {"space": (1, t.TRACK), "population": (0, 99), "bites": (0, 99)}
PLAYER_KEYS = ("species", "offered", *HIDDEN, *OPEN, "settled", *NUMBERS)
_NAMES = [card.name for card in t.CARDS]
_DECK = _NAMES[t.FIRST_DECK_CARD : t.FIRST_SPACE]
_TRAIT_CARDS = _NAMES[t.FIRST_DECK_CARD : t.FIRST_JOKER]
_ENVIRONMENTS = _NAMES[t.FIRST_ENVIRONMENT : t.FIRST_SPECIES]
_SPECIES = _NAMES[t.FIRST_SPECIES : t.DUMMY_CARD]
_SPACES = _NAMES[t.FIRST_SPACE :]


# --- Reading --------------------------------------------------------------------------------------


def read(pool: Any, options: dict[str, Any]) -> dict[str, Any]:
    """The situation as plain data; decks and discards from the top."""
    s = pool[0]
    return {
        "players": [_player(s, seat) for seat in range(int(s.players))],
        "traits": {
            _NAMES[host]: _named(cards)
            for host, cards in stacks_of(s, BOARD, BOARD.zone("traits")).items()
        },
        "environments": _named(cards_in(s.environments)),
        "era": int(s.era),
        "leader": None if s.leader < 0 else int(s.leader),
        "dummy_space": int(s.dummy_space) or None,
        "display": _named(cards_in(s.display)),
        "drawn": _named(cards_in(s.drawn)),
        "discard": _named(s.discard[: int(s.discard_n)][::-1]),
        "deck": _named(s.deck[: int(s.deck_n)][::-1]),
        "options": options,
        "more": {name: np.asarray(s[name]).tolist() for name in BOUNDS},
    }


def _player(s: Any, seat: int) -> dict[str, Any]:
    has_species = s.lineage[seat] >= 0
    return {
        "species": _SPECIES[int(s.lineage[seat])] if has_species else None,
        "offered": _named(cards_in(s.offered[seat])),
        **{name: _named(cards_in(s[name][seat])) for name in (*HIDDEN, *OPEN)},
        "settled": {
            _NAMES[card]: _ENVIRONMENTS[int(s.settled_as[card - t.FIRST_DECK_CARD]) - 1]
            for card in cards_in(s.settled[seat])
        },
        **{name: int(s[name][seat]) for name in NUMBERS},
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
    put_out(s)
    supply = Supply(_NAMES, key)
    for seat, player in enumerate(players):
        _place_species(s, seat, player, exact=more is not None)
    for seat, player in enumerate(players):
        _place_cards(s, seat, player, supply)
    _place_traits(s, position.get("traits", {}), supply)
    _place_environments(s, position)
    _place_piles(s, position, supply, exact=more is not None)
    s.era = checked_number(position.get("era", 1), 0, 4, "era")
    s.leader = checked_seat(position.get("leader"), len(players), "leader")
    _place_dummy(s, position, exact=more is not None)
    clear_log(s)
    if more is None:
        _begin_trick(s, position)
    else:
        restore(s, more)
    _check_track(s)
    return pool, options


def _place_species(s: Any, seat: int, player: Mapping[str, Any], *, exact: bool) -> None:
    where = f"players[{seat}]"
    given = player.get("species")
    for name in checked_list(player.get("offered", []), f"{where}.offered", "species"):
        card = t.NUMBER_OF[find_in(name, _SPECIES, f"{where}.offered")]
        _take_species(s, card, at.OFFERED + seat, f"{where}.offered")
    if given is None:
        if exact:
            return
        boxed = cards_in(s.box)
        card = boxed[0] if boxed else NO_CARD
    else:
        card = t.NUMBER_OF[find_in(given, _SPECIES, f"{where}.species")]
    if card not in cards_in(s.box):
        raise PositionError(f"{where}.species: somebody else has it, or it is not in the game")
    adopt(s, seat, card, at.BOX)
    for name, span in NUMBERS.items():
        if name in player:
            s[name][seat] = checked_number(player[name], *span, f"{where}.{name}")


def _take_species(s: Any, card: int, place: int, where: str) -> None:
    if card not in cards_in(s.box):
        raise PositionError(f"{where}: somebody else has it, or it is not in the game")
    at.carry(s, card, at.BOX, place)


def _place_cards(s: Any, seat: int, player: Mapping[str, Any], supply: Supply) -> None:
    places = {
        "hand": at.HAND,
        "picked": at.PICKED,
        "played": at.PLAYED,
        "used": at.USED,
    }
    for name, place in places.items():
        for card in supply.take_all(player.get(name, []), _DECK, f"players[{seat}].{name}"):
            at.put_in(s, card, place + seat)
    if int(s.hand_n[seat]) + int(s.picked_n[seat]) > t.HAND:
        raise PositionError(f"players[{seat}].hand: takes at most {t.HAND} cards")
    where = f"players[{seat}].settled"
    settled = checked_mapping(player.get("settled", {}), where, "cards to environments")
    for name, environment in settled.items():
        _settle(s, seat, supply.take(name, _DECK, where), environment, where)


def _settle(s: Any, seat: int, card: int, given: Any, where: str) -> None:
    environment = t.NUMBER_OF[find_in(given, _ENVIRONMENTS, where)] - t.FIRST_ENVIRONMENT
    known = int(s.settled_in[seat])
    if s.lineage[seat] >= 0:
        known |= int(t.PRINTED_ENVIRONMENTS[int(s.lineage[seat])])
    if known >> environment & 1 or not int(t.LIVES_IN[card]) >> environment & 1:
        raise PositionError(f"{where}: {given} is there already, or the card does not show it")
    at.put_in(s, card, at.DISPLAY)
    settle(s, seat, card, at.DISPLAY, environment)


def _place_traits(s: Any, given: Any, supply: Supply) -> None:
    for name, names in checked_mapping(given, "traits", "spaces to lists of cards").items():
        space = t.NUMBER_OF[find_in(name, _SPACES, "traits")] - t.FIRST_SPACE
        owners = [seat for seat in range(int(s.players)) if _has_space(s, seat, space)]
        if not owners:
            raise PositionError(f"traits: nobody has the board of {name}")
        for card in supply.take_all(names, _TRAIT_CARDS, f"traits.{name}"):
            below = int(s.traits_top[space]) - 1
            if below >= 0 and not t.MUTATION_BIT[below]:
                raise PositionError(f"traits.{name}: cards lie only on Mutations")
            if below >= 0:
                s.used_mutations = int(s.used_mutations) | int(t.MUTATION_BIT[below])
            at.put_in(s, card, at.TRAITS + space)
        look_anew(s, owners[0])


def _has_space(s: Any, seat: int, space: int) -> bool:
    return bool(s.lineage[seat] == space // t.SPACES_EACH)


def _place_environments(s: Any, position: Mapping[str, Any]) -> None:
    given = position.get("environments", _ENVIRONMENTS[: int(t.ERAS[0, 0])])
    for name in checked_list(given, "environments", "environments"):
        card = t.NUMBER_OF[find_in(name, _ENVIRONMENTS, "environments")]
        if not int(s.elsewhere[card // WORD]) >> (card % WORD) & 1:
            raise PositionError(f"environments: {name} is there twice")
        at.carry(s, card, at.ELSEWHERE, at.ENVIRONMENTS)


def _place_piles(s: Any, position: Mapping[str, Any], supply: Supply, *, exact: bool) -> None:
    names = ("display", "drawn", "discard", "deck")
    piles = {name: supply.take_all(position.get(name, []), _DECK, name) for name in names}
    if piles["drawn"] and not exact:
        raise PositionError("drawn: takes what `position()` gave, with `more`")
    if not exact:
        piles["deck"] += supply.rest(_DECK)
    for name, place in zip(names, (at.DISPLAY, at.DRAWN, at.DISCARD, at.DECK), strict=True):
        for card in reversed(piles[name]):
            at.put_in(s, card, place)
    if piles["display"] and (int(s.players) > 2 or len(piles["display"]) > t.DISPLAY):
        raise PositionError("display: takes up to three cards, with two players")


def _place_dummy(s: Any, position: Mapping[str, Any], *, exact: bool) -> None:
    given = position.get("dummy_space")
    if given is not None:
        if not has_dummy(s):
            raise PositionError("dummy_space: there is a dummy only with two players")
        s.dummy_space = checked_number(given, 1, t.TRACK, "dummy_space")
    elif has_dummy(s) and not exact:
        enter_food_chain(s)


def _check_track(s: Any) -> None:
    spaces = [int(space) for space in s.space[: int(s.players)] if space]
    spaces += [int(s.dummy_space)] if s.dummy_space else []
    if len(set(spaces)) < len(spaces):
        raise PositionError("space: two species stand on the same space")


def _check_empty(s: Any, names: Iterable[str]) -> None:
    for seat in range(int(s.players)):
        for name in names:
            if s[name][seat].any():
                raise PositionError(f"players[{seat}].{name}: a trick is yet to begin")


def _begin_trick(s: Any, position: Mapping[str, Any]) -> None:
    """A player is about to lead a trick; if nobody has cards, the tricks are over."""
    _check_empty(s, ("picked", "played"))
    s.era = max(int(s.era), 1)
    for seat in range(int(s.players)):
        s.spent[seat] = t.HAND - int(s.hand_n[seat])
    s.full_hands = 1
    s.frames[0, KIND] = work.ERA
    s.frames[0, CARD] = NO_CARD
    s.frames[0, STEP] = TRICKS
    s.depth = 1
    if not s.hand_n.any():
        s.leader = -1
        return
    _check_empty(s, ("bites",))
    if position.get("leader") is None:
        s.leader = 0
    if s.hand_n[int(s.leader)] == 0:
        raise PositionError("leader: has no cards")
    s.frames[1, KIND] = work.TRICK
    s.frames[1, WHO] = int(s.leader)
    s.frames[1, CARD] = NO_CARD
    s.depth = 2
