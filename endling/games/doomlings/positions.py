"""Situations as plain data: any one can be set up, and read back exactly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from endling.errors import EndlingError, PositionError
from endling.games.doomlings import options as table_options
from endling.games.doomlings import rounds, work
from endling.games.doomlings import tables as t
from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.age_deck import CATASTROPHES_TO_THE_END
from endling.games.doomlings.board import MAX_AGES, NO_CARD
from endling.games.doomlings.places import LARGEST_GENE_POOL, LEAST_GENE_POOL
from endling.games.doomlings.soundness import BOUNDS, restore
from endling.games.doomlings.state import FINISHED, SHIELD_READY, STATE, TAKING_TURNS
from endling.kernel.cardset import WORD
from endling.kernel.chacha import key_stream, key_words, new_dice
from endling.kernel.frames import CARD, KIND, STEP, WHO
from endling.kernel.question import NOBODY
from endling.names import find_name

KEYS = (
    "players", "age", "turn", "first", "deck", "discard", "past_ages", "age_deck", "catastrophes",
    "last_played", "options", "more",
)  # fmt: skip
PLAYER_KEYS = ("hand", "pile", "gene_pool")
_NAMES = [card.name for card in t.CARDS]
_TRAIT_NAMES = _NAMES[: t.TRAIT_COUNT]
_AGE_NAMES = _NAMES[t.FIRST_AGE :]
_BIRTH = _NAMES[t.BIRTH_CARD]
_CATASTROPHES = frozenset(_NAMES[t.FIRST_CATASTROPHE : t.BIRTH_CARD])


# --- Reading -------------------------------------------------------------------------------------


def read(pool: Any, options: dict[str, Any]) -> dict[str, Any]:
    """The situation as plain data."""
    s = pool[0]
    at = int(s.age_at)
    ages = [_NAMES[int(s.ages[i])] for i in range(int(s.ages_n))]
    players, order = [], []
    for seat in range(int(s.players)):
        hand, pile = _numbers(s.hand[seat]), _numbers(s.pile[seat])
        order += hand + pile
        players.append(
            {"hand": _named(hand), "pile": _named(pile), "gene_pool": int(s.gene_pool[seat])}
        )
    deck = [int(card) for card in s.deck[: int(s.deck_n)]][::-1]
    discard = [int(card) for card in s.discard[: int(s.discard_n)]][::-1]
    order += deck + discard
    more: dict[str, Any] = {name: np.asarray(s[name]).tolist() for name in BOUNDS}
    more["twins"] = [card for card in order if _TRAIT_NAMES.count(_NAMES[card]) > 1]
    return {
        "players": players,
        "age": ages[at],
        "turn": None if s.turn < 0 else int(s.turn),
        "first": int(s.first),
        "deck": _named(deck),
        "discard": _named(discard),
        "past_ages": ages[:at],
        "age_deck": ages[at + 1 :],
        "catastrophes": [name for name in ages[: at + 1] if name in _CATASTROPHES],
        "last_played": None if s.last_played == NO_CARD else _NAMES[int(s.last_played)],
        "options": options,
        "more": more,
    }


def _numbers(words: Any) -> list[int]:
    return [n for n in range(t.TRAIT_COUNT) if int(words[n // WORD]) >> n % WORD & 1]


def _named(numbers: Iterable[int]) -> list[str]:
    return [_NAMES[number] for number in numbers]


# --- Setting up ----------------------------------------------------------------------------------


class _Supply:
    """The cards that are not yet placed, and the order in which chance hands them out."""

    def __init__(self, options: dict[str, Any], key: bytes, twins: Sequence[int]) -> None:
        self._left = Counter(name for name in _NAMES if name not in options["without"])
        self._numbers: dict[str, list[int]] = {}
        for number, name in enumerate(_NAMES):
            self._numbers.setdefault(name, []).append(number)
        for number in reversed(twins):  # an exact position tells equal cards apart
            same = self._numbers.get(_NAMES[number], [])
            if number in same:
                same.remove(number)
                same.insert(0, number)
        self._dice = new_dice(key)

    def take(self, given: Any, known: Sequence[str], where: str) -> int:
        """Place a named card."""
        name = _find(given, dict.fromkeys(known), "card", where)
        if self._left[name] == 0:
            raise PositionError(f"{where}: there are not that many of {name}")
        self._left[name] -= 1
        return self._numbers[name].pop(0)

    def take_all(self, given: Any, known: Sequence[str], where: str) -> list[int]:
        """Place a list of named cards."""
        if not isinstance(given, Sequence) or isinstance(given, str):
            raise PositionError(f"{where}: takes a list of card names")
        return [self.take(name, known, where) for name in given]

    def rest(self, known: Iterable[str]) -> list[int]:
        """All cards of a kind that are left, shuffled."""
        cards = [
            number
            for name in dict.fromkeys(known)
            for number in self._numbers[name][: self._left[name]]
        ]
        order = np.zeros(len(cards), np.int64)
        key_stream(self._dice, order)
        return [cards[i] for i in np.argsort(order, kind="stable")]

    def draw(self, known: Iterable[str], n: int) -> list[int]:
        """Random cards of a kind."""
        return [self.take(_NAMES[card], _NAMES, "the rest") for card in self.rest(known)[:n]]


def _find(given: Any, known: Iterable[str], what: str, where: str) -> str:
    try:
        return find_name(given, known, what)
    except EndlingError as problem:
        raise PositionError(f"{where}: {problem}") from None


def build(position: Mapping[str, Any], key: bytes) -> tuple[Any, dict[str, Any]]:
    """A state in this situation, and its options."""
    _check_keys(position)
    given = position["players"]
    options = table_options.parse(position.get("options"), len(given))
    more = position.get("more") or {}
    supply = _Supply(options, key, _checked_twins(more))
    pool = np.zeros(1, STATE)
    s = pool[0]
    s.players = len(given)
    s.key = key_words(key)
    s.actor = NOBODY
    table_options.write(options, s)
    _place_ages(s, position, supply, options)
    _place_traits(s, position, supply, options)
    turn = _set_round(s, position)
    if more:
        restore(s, more)
    elif turn is None:
        _before_reveal(s)
    else:
        _at_turn(s, turn)
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


def _checked_twins(more: Any) -> list[int]:
    twins = more.get("twins", []) if isinstance(more, Mapping) else None
    valid = isinstance(twins, list) and all(
        isinstance(n, int) and 0 <= n < t.TRAIT_COUNT for n in twins
    )
    if not valid:
        raise PositionError("more: takes what `position()` gave")
    return list(twins or [])


def _place_traits(s: Any, position: Mapping[str, Any], supply: _Supply, options: Any) -> None:
    players = position["players"]
    unset = [seat for seat, player in enumerate(players) if "hand" not in player]
    for seat, player in enumerate(players):
        for field in ("hand", "pile"):
            cards = supply.take_all(player.get(field, []), _TRAIT_NAMES, f"players[{seat}].{field}")
            for card in cards:
                s[field][seat, card // WORD] |= 1 << card % WORD
            if field == "hand":
                s.hand_n[seat] = len(cards)
    _check_dominants(s)
    deck = supply.take_all(position.get("deck", []), _TRAIT_NAMES, "deck")
    discard = supply.take_all(position.get("discard", []), _TRAIT_NAMES, "discard")
    for seat in unset:
        cards = supply.draw(_TRAIT_NAMES, options["hand_size"])
        for card in cards:
            s.hand[seat, card // WORD] |= 1 << card % WORD
        s.hand_n[seat] = len(cards)
    deck += supply.rest(_TRAIT_NAMES)
    s.deck_n, s.discard_n = len(deck), len(discard)
    s.deck[: len(deck)] = deck[::-1]
    s.discard[: len(discard)] = discard[::-1]
    _set_gene_pools(s, players)


def _check_dominants(s: Any) -> None:
    for seat in range(int(s.players)):
        dominants = [n for n in _numbers(s.pile[seat]) if _is_dominant(n)]
        heroic = any(_NAMES[n] == "Heroic" for n in dominants)
        if len(dominants) > (3 if heroic else 2):
            raise PositionError(f"players[{seat}].pile: more dominants than anybody can have")


def _is_dominant(number: int) -> bool:
    card = t.CARDS[number]
    return isinstance(card, v.Trait) and card.dominant


def _set_gene_pools(s: Any, players: Sequence[Mapping[str, Any]]) -> None:
    for seat, player in enumerate(players):
        value = player.get("gene_pool", _usual_gene_pool(s, seat))
        if isinstance(value, bool) or not isinstance(value, int) or not -20 <= value <= 30:
            raise PositionError(f"players[{seat}].gene_pool: takes a whole number, not {value!r}")
        within = LEAST_GENE_POOL <= value <= LARGEST_GENE_POOL
        if not within and not s.gene_pool_unbounded:
            raise PositionError(f"players[{seat}].gene_pool: takes 1 to 8, not {value}")
        s.gene_pool[seat] = value


def _usual_gene_pool(s: Any, seat: int) -> int:
    """The value at the start, changed by the traits that lie on the table."""
    value = int(s.start_gene_pool)
    for other in range(int(s.players)):
        for number in _numbers(s.pile[other]):
            if other == seat or t.GENE_POOL_FOR_ALL[number]:
                value += int(t.GENE_POOL[number])
    return min(max(value, LEAST_GENE_POOL), LARGEST_GENE_POOL)


def _place_ages(s: Any, position: Mapping[str, Any], supply: _Supply, options: Any) -> None:
    known = [_BIRTH, *_AGE_NAMES[:-1]]
    age = position.get("age", _BIRTH)
    if str(age).casefold() == _BIRTH.casefold():
        age = _BIRTH
    if "past_ages" in position:
        past = position["past_ages"]
    else:
        past = [] if age == _BIRTH else [_BIRTH, *_earlier_catastrophes(position, age)]
    cards = supply.take_all(past, known, "past_ages")
    if age == _BIRTH:
        _check_nothing_before(position)
    elif cards[:1] != [t.BIRTH_CARD]:
        raise PositionError(f"past_ages: the first card of every game is {_BIRTH}")
    at = len(cards)
    cards.append(supply.take(age, known, "age"))
    cards += supply.take_all(position.get("age_deck", []), known, "age_deck")
    _check_catastrophes(position, [_NAMES[card] for card in cards[: at + 1]])
    so_far = sum(_NAMES[card] in _CATASTROPHES for card in cards[: at + 1])
    total = sum(_NAMES[card] in _CATASTROPHES for card in cards)
    if total > CATASTROPHES_TO_THE_END:
        before = "past_ages" if "past_ages" in position else "catastrophes"
        where = before if so_far > CATASTROPHES_TO_THE_END else "age_deck"
        raise PositionError(f"{where}: there are more than three catastrophes")
    if sum(_NAMES[card] in _CATASTROPHES for card in cards[:at]) == CATASTROPHES_TO_THE_END:
        raise PositionError("age: no age comes after the third catastrophe")
    for _ in range(CATASTROPHES_TO_THE_END - total):
        cards += _one_more_pile(supply, options)
    if len(cards) > MAX_AGES:
        where = "age_deck" if "age_deck" in position else "past_ages"
        raise PositionError(f"{where}: there are more than {MAX_AGES} ages")
    s.ages[: len(cards)] = cards
    s.ages_n, s.age_at, s.catastrophes = len(cards), at, so_far


def _check_nothing_before(position: Mapping[str, Any]) -> None:
    for name in ("past_ages", "catastrophes"):
        if position.get(name):
            raise PositionError(
                f"{name}: none comes before {_BIRTH}; say with age what is in force"
            )


def _given_catastrophes(position: Mapping[str, Any]) -> list[str]:
    given = position.get("catastrophes", [])
    if not isinstance(given, Sequence) or isinstance(given, str):
        raise PositionError("catastrophes: takes a list of names")
    known = sorted(_CATASTROPHES)
    return [_find(name, known, "catastrophe", "catastrophes") for name in given]


def _earlier_catastrophes(position: Mapping[str, Any], age: Any) -> list[str]:
    earlier = _given_catastrophes(position)
    if earlier and earlier[-1].casefold() == str(age).casefold():
        earlier.pop()
    return earlier


def _check_catastrophes(position: Mapping[str, Any], ages: list[str]) -> None:
    """Those given must be those revealed; the one in force may be left out."""
    given = _given_catastrophes(position)
    revealed = [name for name in ages if name in _CATASTROPHES]
    if given and given != revealed and [*given, ages[-1]] != revealed:
        raise PositionError("catastrophes: these are not the ones among the revealed ages")


def _one_more_pile(supply: _Supply, options: Any) -> list[int]:
    per_pile = options["ages_per_pile"]
    ages = supply.draw(
        (name for name in _AGE_NAMES if name not in _CATASTROPHES and name != _BIRTH),
        8 if per_pile == table_options.ALL else per_pile,
    )
    return ages + supply.draw(sorted(_CATASTROPHES), 1)


def _set_round(s: Any, position: Mapping[str, Any]) -> int | None:
    """Who is first, who comes next (None: the age is about to be revealed), what was played."""
    players = int(s.players)
    turn = position.get("turn", 0)
    first = position.get("first", 0 if turn is None else turn)
    for name, seat in (("turn", 0 if turn is None else turn), ("first", first)):
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
            raise PositionError(f"{name}: takes a seat from 0 to {players - 1}, not {seat!r}")
    s.first = first
    last = position.get("last_played")
    s.last_played = NO_CARD
    if last is not None:
        s.last_played = t.NUMBER_OF[_find(last, _TRAIT_NAMES, "trait", "last_played")]
    for seat in range(players):
        s.pledge[seat] = NO_CARD
        if any(v.Ability.SHIELD in _abilities(n) for n in _numbers(s.pile[seat])):
            s.shield[seat] = SHIELD_READY
    return turn


def _abilities(number: int) -> tuple[v.Ability, ...]:
    card = t.CARDS[number]
    return card.abilities if isinstance(card, v.Trait) else ()


def _before_reveal(s: Any) -> None:
    """The age is just about to be revealed: one step back, and nothing of it has happened."""
    s.depth = 1
    s.frames[0, KIND] = work.ROUND
    if int(s.ages[int(s.age_at)]) == t.BIRTH_CARD:
        s.turn = -1
        s.phase = 0
        return
    if _NAMES[int(s.ages[int(s.age_at)])] in _CATASTROPHES:
        s.catastrophes = int(s.catastrophes) - 1
    s.age_at = int(s.age_at) - 1
    s.phase = FINISHED
    s.turn = -1


def _at_turn(s: Any, turn: int) -> None:
    """A player's turn is about to begin."""
    players = int(s.players)
    if int(s.catastrophes) == CATASTROPHES_TO_THE_END:
        raise PositionError("age: nobody takes turns after the third catastrophe")
    age = int(s.ages[int(s.age_at)])
    begun = (turn - int(s.first)) % players
    if t.LAW[age] == v.LawKind.REVERSED:
        begun = players - 1 - begun
    s.phase = TAKING_TURNS
    s.turn = turn
    s.taken = begun + 1
    s.frames[0, KIND] = work.ROUND
    s.frames[0, CARD] = age
    s.frames[0, STEP] = rounds.TURNS
    s.depth = 2
    s.frames[1, KIND] = work.TURN
    s.frames[1, WHO] = turn
    s.frames[1, CARD] = NO_CARD
