"""Situations as plain data: any one can be set up, and read back exactly."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from endling.board.setting_up import Supply, check_keys, checked_list, find_in
from endling.errors import PositionError
from endling.games.doomlings import options as table_options
from endling.games.doomlings import rounds, work
from endling.games.doomlings import tables as t
from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.age_deck import CATASTROPHES_TO_THE_END
from endling.games.doomlings.attachments import host_of, hosts_for, is_silenced, link
from endling.games.doomlings.board import MAX_AGES
from endling.games.doomlings.knowledge import open_all_hands
from endling.games.doomlings.limits import dominants_in, gene_pools, most_dominants
from endling.games.doomlings.places import LARGEST_GENE_POOL, LEAST_GENE_POOL
from endling.games.doomlings.soundness import BOUNDS, restore
from endling.games.doomlings.state import FINISHED, SHIELD_READY, STATE, TAKING_TURNS
from endling.games.doomlings.targets import law
from endling.kernel.cardset import WORD, cards_in
from endling.kernel.chacha import key_words
from endling.kernel.frames import CARD, KIND, STEP, WHO
from endling.kernel.question import NOBODY
from endling.kernel.sizes import NO_CARD

__all__ = ["BOUNDS", "build", "read"]

KEYS = (
    "players", "age", "turn", "first", "deck", "discard", "past_ages", "age_deck", "catastrophes",
    "last_played", "options", "more",
)  # fmt: skip
PLAYER_KEYS = ("hand", "pile", "attached", "gene_pool", "sign")
_NAMES = [card.name for card in t.CARDS]
_TRAIT_NAMES = _NAMES[: t.TRAIT_COUNT]
_AGE_NAMES = _NAMES[t.FIRST_AGE :]
_SIGN_NAMES = _NAMES[t.FIRST_SIGN : t.FIRST_AGE]
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
        hand, pile = cards_in(s.hand[seat]), cards_in(s.pile[seat])
        order += hand + pile
        player: dict[str, Any] = {"hand": _named(hand), "pile": _named(pile)}
        attached = {_NAMES[n]: _NAMES[host_of(s, n)] for n in pile if host_of(s, n) != NO_CARD}
        if attached:
            player["attached"] = attached
        player["gene_pool"] = int(s.gene_pool[seat])
        if s.sign[seat] > 0:
            player["sign"] = _NAMES[int(s.sign[seat])]
        players.append(player)
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


def _named(numbers: Iterable[int]) -> list[str]:
    return [_NAMES[number] for number in numbers]


# --- Setting up ----------------------------------------------------------------------------------


def build(position: Mapping[str, Any], key: bytes) -> tuple[Any, dict[str, Any]]:
    """A state in this situation, and its options."""
    check_keys(position, KEYS, PLAYER_KEYS)
    given = position["players"]
    options = table_options.parse(position.get("options"), len(given))
    more = position.get("more") or {}
    supply = Supply(_NAMES, key, table_options.not_in_game(options), _checked_twins(more))
    pool = np.zeros(1, STATE)
    s = pool[0]
    s.players = len(given)
    s.key = key_words(key)
    s.actor = NOBODY
    table_options.write(options, s)
    _place_ages(s, position, supply, options)
    _place_traits(s, position, supply, options)
    _place_signs(s, given, supply, options)
    turn = _set_round(s, position)
    if more:
        restore(s, more)
    elif turn is None:
        _before_reveal(s)
    else:
        _at_turn(s, turn)
    return pool, options


def _checked_twins(more: Any) -> list[int]:
    twins = more.get("twins", []) if isinstance(more, Mapping) else None
    valid = isinstance(twins, list) and all(
        isinstance(n, int) and 0 <= n < t.TRAIT_COUNT for n in twins
    )
    if not valid:
        raise PositionError("more: takes what `position()` gave")
    return list(twins or [])


def _place_traits(s: Any, position: Mapping[str, Any], supply: Supply, options: Any) -> None:
    players = position["players"]
    unset = [seat for seat, player in enumerate(players) if "hand" not in player]
    for seat, player in enumerate(players):
        for field in ("hand", "pile"):
            cards = supply.take_all(player.get(field, []), _TRAIT_NAMES, f"players[{seat}].{field}")
            for card in cards:
                s[field][seat, card // WORD] |= 1 << card % WORD
            if field == "hand":
                s.hand_n[seat] = len(cards)
    _check_dominants(s, table_options.not_in_game(options))
    for seat, player in enumerate(players):
        _attach(s, seat, player.get("attached"))
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


def _attach(s: Any, seat: int, attached: Any) -> None:
    """What is attached to what in a pile: names of attachments with the names of their hosts."""
    where = f"players[{seat}].attached"
    if not isinstance(attached, Mapping | None):
        raise PositionError(f"{where}: takes a mapping from attachment to host")
    known = [_NAMES[n] for n in cards_in(s.pile[seat]) if n in t.ATTACHMENTS]
    for name, host_name in (attached or {}).items():
        card = t.NUMBER_OF[find_in(name, known, where, "attachment")]
        fitting = hosts_for(s, seat, card)
        host = find_in(host_name, [_NAMES[n] for n in fitting], where, "host")
        link(s, card, next(n for n in fitting if _NAMES[n] == host))


def _place_signs(
    s: Any, players: Sequence[Mapping[str, Any]], supply: Supply, options: Any
) -> None:
    """The signs given, and any others for those who have none; all have chosen already."""
    plays_signs = any(t.SET_OF[name] in options["sets"] for name in _SIGN_NAMES)
    for seat, player in enumerate(players):
        if player.get("sign") is not None:
            s.sign[seat] = supply.take(player["sign"], _SIGN_NAMES, f"players[{seat}].sign")
    for seat in range(len(players)):
        if plays_signs:
            if s.sign[seat] == 0:
                s.sign[seat] = supply.draw(_SIGN_NAMES, 1)[0]
            s.offered[seat] = s.sign[seat], supply.draw(_SIGN_NAMES, 1)[0]


def _check_dominants(s: Any, missing: Sequence[str]) -> None:
    for seat in range(int(s.players)):
        pile = _named(cards_in(s.pile[seat]))
        if len(dominants_in(pile)) > most_dominants(pile, missing):
            raise PositionError(f"players[{seat}].pile: more dominants than anybody can have")


def _set_gene_pools(s: Any, players: Sequence[Mapping[str, Any]]) -> None:
    for seat, player in enumerate(players):
        value = player.get("gene_pool", _usual_gene_pool(s, seat))
        possible = gene_pools(s)
        if not possible.fits(value):
            raise PositionError(f"players[{seat}].gene_pool: takes {possible}, not {value!r}")
        s.gene_pool[seat] = value


def _usual_gene_pool(s: Any, seat: int) -> int:
    """The value at the start, changed by the traits that lie on the table."""
    value = int(s.start_gene_pool)
    for other in range(int(s.players)):
        for number in cards_in(s.pile[other]):
            counts = other == seat or t.GENE_POOL_FOR_ALL[number]
            if counts and not is_silenced(s, number):
                value += int(t.GENE_POOL[number])
    return min(max(value, LEAST_GENE_POOL), LARGEST_GENE_POOL)


def _place_ages(s: Any, position: Mapping[str, Any], supply: Supply, options: Any) -> None:
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
    given = checked_list(position.get("catastrophes", []), "catastrophes", "names")
    known = sorted(_CATASTROPHES)
    return [find_in(name, known, "catastrophes", "catastrophe") for name in given]


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


def _one_more_pile(supply: Supply, options: Any) -> list[int]:
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
        s.last_played = t.NUMBER_OF[find_in(last, _TRAIT_NAMES, "last_played", "trait")]
    for seat in range(players):
        s.pledge[seat] = NO_CARD
        if any(v.Ability.SHIELD in _abilities(n) for n in cards_in(s.pile[seat])):
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
    s.phase = TAKING_TURNS
    if law(s) == v.LawKind.REVERSED:
        begun = players - 1 - begun
    if law(s) == v.LawKind.OPEN_HANDS:
        s.open_hands = 1
        open_all_hands(s)
    s.turn = turn
    s.taken = begun + 1
    s.frames[0, KIND] = work.ROUND
    s.frames[0, CARD] = age
    s.frames[0, STEP] = rounds.TURNS
    s.depth = 2
    s.frames[1, KIND] = work.TURN
    s.frames[1, WHO] = turn
    s.frames[1, CARD] = NO_CARD
