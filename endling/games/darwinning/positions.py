"""Situations as plain data: any one can be set up, and read back exactly.

What is left out is filled in: species in printed order on their first spaces, hands empty, the deck
with all other cards in a random order, the first environments on the table. A trick is then about
to begin, or survival if nobody has cards. With `more`, which `position()` gives, a situation is
exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from endling.errors import EndlingError, PositionError
from endling.games.darwinning import options as table_options
from endling.games.darwinning import places as at
from endling.games.darwinning import tables as t
from endling.games.darwinning import work
from endling.games.darwinning.board import NO_CARD
from endling.games.darwinning.dummy import enter_food_chain
from endling.games.darwinning.eras import TRICKS
from endling.games.darwinning.improving import settle
from endling.games.darwinning.setup import adopt, put_out
from endling.games.darwinning.soundness import BOUNDS, restore
from endling.games.darwinning.state import STATE, clear_table, has_dummy
from endling.games.darwinning.traits import look_anew
from endling.kernel.cardset import WORD, cards_in
from endling.kernel.chacha import key_stream, key_words, new_dice
from endling.kernel.events import clear_log
from endling.kernel.frames import CARD, KIND, STEP, WHO
from endling.kernel.question import NOBODY
from endling.names import find_name

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
        "traits": _traits(s),
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


def _traits(s: Any) -> dict[str, list[str]]:
    """What lies on each space, from the bottom up."""
    found = {}
    for space, name in enumerate(_SPACES):
        cards: list[int] = []
        lying = int(s.traits_top[space])
        while lying:
            cards.insert(0, lying - 1)
            lying = int(s.traits_under[lying - 1 - t.FIRST_DECK_CARD])
        if cards:
            found[name] = _named(cards)
    return found


# --- Setting up -----------------------------------------------------------------------------------


class _Supply:
    """The cards that are not yet placed."""

    def __init__(self, key: bytes) -> None:
        self._left = set(_NAMES)
        self._dice = new_dice(key)

    def take(self, given: Any, known: Sequence[str], where: str) -> int:
        """Place a named card."""
        name = _find(given, known, where)
        if name not in self._left:
            raise PositionError(f"{where}: {name} is not in the game, or lies somewhere else")
        self._left.remove(name)
        return t.NUMBER_OF[name]

    def take_all(self, given: Any, known: Sequence[str], where: str) -> list[int]:
        """Place a list of named cards."""
        if not isinstance(given, Sequence) or isinstance(given, str):
            raise PositionError(f"{where}: takes a list of card names")
        return [self.take(name, known, where) for name in given]

    def rest(self) -> list[int]:
        """All cards of the deck that are left, shuffled."""
        cards = [t.NUMBER_OF[name] for name in _DECK if name in self._left]
        order = np.zeros(len(cards), np.int64)
        key_stream(self._dice, order)
        return [cards[i] for i in np.argsort(order, kind="stable")]


def _find(given: Any, known: Sequence[str], where: str) -> str:
    try:
        return find_name(given, known, "card")
    except EndlingError as problem:
        raise PositionError(f"{where}: {problem}") from None


def build(position: Mapping[str, Any], key: bytes) -> tuple[Any, dict[str, Any]]:
    """A state in this situation, and its options."""
    _check_keys(position)
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
    supply = _Supply(key)
    for seat, player in enumerate(players):
        _place_species(s, seat, player, exact=more is not None)
    for seat, player in enumerate(players):
        _place_cards(s, seat, player, supply)
    _place_traits(s, position.get("traits", {}), supply)
    _place_environments(s, position)
    _place_piles(s, position, supply, exact=more is not None)
    s.era = _number(position.get("era", 1), (0, 4), "era")
    s.leader = _leader(position, s)
    _place_dummy(s, position, exact=more is not None)
    clear_log(s)
    if more is None:
        _begin_trick(s, position)
    else:
        restore(s, more)
    _check_track(s, exact=more is not None)
    return pool, options


def _check_keys(position: Mapping[str, Any]) -> None:
    if not isinstance(position, Mapping):
        raise PositionError("a position is a mapping")
    for name in position:
        if name not in KEYS:
            raise PositionError(f"{name!r} is no part of a position; there are " + ", ".join(KEYS))
    players = position.get("players")
    if not isinstance(players, Sequence) or isinstance(players, str):
        raise PositionError("players: takes a list with one entry per player")
    for seat, player in enumerate(players):
        if not isinstance(player, Mapping) or not set(player) <= set(PLAYER_KEYS):
            raise PositionError(f"players[{seat}]: takes " + ", ".join(PLAYER_KEYS))
    if not isinstance(position.get("more", {}), Mapping):
        raise PositionError("more: takes what `position()` gave")


def _number(given: Any, span: tuple[int, int], where: str) -> int:
    if type(given) is not int or not span[0] <= given <= span[1]:
        raise PositionError(f"{where}: takes a whole number from {span[0]} to {span[1]}")
    return given


def _place_species(s: Any, seat: int, player: Mapping[str, Any], *, exact: bool) -> None:
    where = f"players[{seat}]"
    given = player.get("species")
    for name in player.get("offered", []):
        card = t.NUMBER_OF[_find(name, _SPECIES, f"{where}.offered")]
        _take_species(s, card, at.OFFERED + seat, f"{where}.offered")
    if given is None:
        if exact:
            return
        boxed = cards_in(s.box)
        card = boxed[0] if boxed else NO_CARD
    else:
        card = t.NUMBER_OF[_find(given, _SPECIES, f"{where}.species")]
    if card not in cards_in(s.box):
        raise PositionError(f"{where}.species: somebody else has it, or it is not in the game")
    adopt(s, seat, card, at.BOX)
    for name, span in NUMBERS.items():
        if name in player:
            s[name][seat] = _number(player[name], span, f"{where}.{name}")


def _take_species(s: Any, card: int, place: int, where: str) -> None:
    if card not in cards_in(s.box):
        raise PositionError(f"{where}: somebody else has it, or it is not in the game")
    at.carry(s, card, at.BOX, place)


def _place_cards(s: Any, seat: int, player: Mapping[str, Any], supply: _Supply) -> None:
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
    settled = player.get("settled", {})
    where = f"players[{seat}].settled"
    if not isinstance(settled, Mapping):
        raise PositionError(f"{where}: takes a mapping from cards to environments")
    for name, environment in settled.items():
        _settle(s, seat, supply.take(name, _DECK, where), environment, where)


def _settle(s: Any, seat: int, card: int, given: Any, where: str) -> None:
    environment = t.NUMBER_OF[_find(given, _ENVIRONMENTS, where)] - t.FIRST_ENVIRONMENT
    known = int(s.settled_in[seat])
    if s.lineage[seat] >= 0:
        known |= int(t.PRINTED_ENVIRONMENTS[int(s.lineage[seat])])
    if known >> environment & 1 or not int(t.LIVES_IN[card]) >> environment & 1:
        raise PositionError(f"{where}: {given} is there already, or the card does not show it")
    at.put_in(s, card, at.DISPLAY)
    settle(s, seat, card, at.DISPLAY, environment)


def _place_traits(s: Any, given: Any, supply: _Supply) -> None:
    if not isinstance(given, Mapping):
        raise PositionError("traits: takes a mapping from spaces to lists of cards")
    for name, names in given.items():
        space = t.NUMBER_OF[_find(name, _SPACES, "traits")] - t.FIRST_SPACE
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
    if not isinstance(given, Sequence) or isinstance(given, str):
        raise PositionError("environments: takes a list of environments")
    for name in given:
        card = t.NUMBER_OF[_find(name, _ENVIRONMENTS, "environments")]
        if not int(s.elsewhere[card // WORD]) >> (card % WORD) & 1:
            raise PositionError(f"environments: {name} is there twice")
        at.carry(s, card, at.ELSEWHERE, at.ENVIRONMENTS)


def _place_piles(s: Any, position: Mapping[str, Any], supply: _Supply, *, exact: bool) -> None:
    names = ("display", "drawn", "discard", "deck")
    piles = {name: supply.take_all(position.get(name, []), _DECK, name) for name in names}
    if not exact:
        piles["deck"] += supply.rest()
    for name, place in zip(names, (at.DISPLAY, at.DRAWN, at.DISCARD, at.DECK), strict=True):
        for card in reversed(piles[name]):
            at.put_in(s, card, place)
    if piles["display"] and (int(s.players) > 2 or len(piles["display"]) > t.DISPLAY):
        raise PositionError("display: takes up to three cards, with two players")


def _leader(position: Mapping[str, Any], s: Any) -> int:
    seat = position.get("leader")
    return -1 if seat is None else _number(seat, (0, int(s.players) - 1), "leader")


def _place_dummy(s: Any, position: Mapping[str, Any], *, exact: bool) -> None:
    given = position.get("dummy_space")
    if given is not None:
        if not has_dummy(s):
            raise PositionError("dummy_space: there is a dummy only with two players")
        s.dummy_space = _number(given, (1, t.TRACK), "dummy_space")
    elif has_dummy(s) and not exact:
        enter_food_chain(s)


def _check_track(s: Any, *, exact: bool) -> None:
    spaces = [int(space) for space in s.space[: int(s.players)] if space]
    spaces += [int(s.dummy_space)] if s.dummy_space else []
    if len(set(spaces)) < len(spaces):
        raise PositionError("space: two species stand on the same space")


def _begin_trick(s: Any, position: Mapping[str, Any]) -> None:
    """A player is about to lead a trick; if nobody has cards, the tricks are over."""
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
    if position.get("leader") is None:
        s.leader = 0
    if s.hand_n[int(s.leader)] == 0:
        raise PositionError("leader: has no cards")
    s.frames[1, KIND] = work.TRICK
    s.frames[1, WHO] = int(s.leader)
    s.frames[1, CARD] = NO_CARD
    s.depth = 2
