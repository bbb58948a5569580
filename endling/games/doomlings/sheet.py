"""The score calculator for a game that was played with the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from endling.errors import EndlingError, SheetError
from endling.games.doomlings import options as table_options
from endling.games.doomlings import tables as t
from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.picture import points_of
from endling.games.doomlings.state import ENDING, SHIELDED, STATE
from endling.kernel.cardset import WORD
from endling.names import find_name

_NAMES = [card.name for card in t.CARDS]
_TRAITS = list(dict.fromkeys(_NAMES[: t.TRAIT_COUNT]))
_CATASTROPHES = _NAMES[t.FIRST_CATASTROPHE : t.BIRTH_CARD]
_COLORS = [color.name.lower() for color in v.Color if color != v.Color.NONE]
_KEYS = {"players", "catastrophe", "catastrophes", "discard_pile", "options"}
_PLAYER_KEYS = {"name", "pile", "hand", "gene_pool", "choices", "denied", "drawn"}
_CHOOSES_COLOR = [
    c.name for c in t.CARDS if isinstance(c, v.Trait) and v.ChooseColor() in c.worlds_end
]
_RECOLORS = [c.name for c in t.CARDS if isinstance(c, v.Trait) and v.Recolor() in c.worlds_end]
_CHOOSES_END = [
    c.name for c in t.CARDS if isinstance(c, v.Trait) and v.ChooseCatastrophe() in c.worlds_end
]


def score(sheet: Mapping[str, Any]) -> dict[str, Any]:
    """Totals, points card by card, and who won."""
    players = _players(sheet)
    options = table_options.parse(sheet.get("options"), len(players))
    piles = [_cards(p.get("pile", []), f"{_who(i, p)}: pile") for i, p in enumerate(players)]
    hands = [_cards(p.get("hand", []), f"{_who(i, p)}: hand") for i, p in enumerate(players)]
    others = _cards(sheet.get("discard_pile", []), "discard_pile")
    pool = np.zeros(1, STATE)
    s = pool[0]
    s.players = len(players)
    s.phase = ENDING
    table_options.write(options, s)
    _lay_out(s, piles, hands, others)
    _set_end(s, sheet, players, piles)
    for seat, player in enumerate(players):
        _set_player(s, seat, player, piles[seat])
    return _result(pool, piles)


def _who(seat: int, player: Mapping[str, Any]) -> str:
    return f"player {seat + 1}" + (f" ({player['name']})" if "name" in player else "")


def _players(sheet: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    if not isinstance(sheet, Mapping):
        raise SheetError("a score sheet is a mapping")
    _check_keys(sheet, _KEYS, "the sheet")
    players = sheet.get("players")
    if not isinstance(players, Sequence) or isinstance(players, str):
        raise SheetError("players: takes a list with one entry per player")
    for seat, player in enumerate(players):
        if not isinstance(player, Mapping):
            raise SheetError(f"player {seat + 1}: takes a mapping")
        _check_keys(player, _PLAYER_KEYS, f"player {seat + 1}")
    return list(players)


def _check_keys(given: Mapping[str, Any], known: set[str], where: str) -> None:
    for name in given:
        if name not in known:
            raise SheetError(f"{where}: no entry {name!r}; there are " + ", ".join(sorted(known)))


def _cards(given: Any, where: str) -> list[str]:
    if not isinstance(given, Sequence) or isinstance(given, str):
        raise SheetError(f"{where}: takes a list of card names")
    return [_name(name, _TRAITS, "card", where) for name in given]


def _name(given: Any, known: Sequence[str], what: str, where: str) -> str:
    try:
        return find_name(given, known, what)
    except EndlingError as problem:
        raise SheetError(f"{where}: {problem}") from None


def _lay_out(s: Any, piles: list[list[str]], hands: list[list[str]], others: list[str]) -> None:
    """Give every named card a physical one; more than there are is a mistake on the sheet."""
    copies = Counter(_NAMES)
    wanted = Counter(name for cards in (*piles, *hands, others) for name in cards)
    for name, n in wanted.items():
        if n > copies[name]:
            raise SheetError(f"{name} occurs {n} times; there are only {copies[name]}")
    used: Counter[str] = Counter()
    for field, places in (("pile", piles), ("hand", hands)):
        for seat, cards in enumerate(places):
            for name in cards:
                number = t.NUMBER_OF[name] + used[name]
                used[name] += 1
                s[field][seat, number // WORD] |= 1 << number % WORD
            if field == "hand":
                s.hand_n[seat] = len(cards)


def _set_end(
    s: Any, sheet: Mapping[str, Any], players: list[Mapping[str, Any]], piles: list[list[str]]
) -> None:
    """Which catastrophe supplies the World's End effect."""
    revealed = sheet.get("catastrophes") or []
    if not isinstance(revealed, Sequence) or isinstance(revealed, str):
        raise SheetError("catastrophes: takes a list of names")
    names = [_name(name, _CATASTROPHES, "catastrophe", "catastrophes") for name in revealed]
    end = sheet.get("catastrophe")
    last = names[-1] if names else None
    if end is None and last is not None:
        end = _chosen_end(players, piles, names) or last
    if end is None:
        return
    number = t.NUMBER_OF[_name(end, _CATASTROPHES, "catastrophe", "catastrophe")]
    s.worlds_end = number
    s.ages[0] = number if last is None else t.NUMBER_OF[last]


def _chosen_end(
    players: list[Mapping[str, Any]], piles: list[list[str]], revealed: list[str]
) -> str | None:
    chosen = None
    for seat, player in enumerate(players):
        for card in set(_CHOOSES_END) & set(piles[seat]):
            choice = _choice(player, card)
            if choice is None:
                raise SheetError(
                    f"{_who(seat, player)}: {card} needs a choice of catastrophe: "
                    + ", ".join(revealed)
                )
            chosen = _name(choice, revealed, "catastrophe", f"{_who(seat, player)}: {card}")
    return chosen


def _choice(player: Mapping[str, Any], card: str) -> Any:
    choices = player.get("choices") or {}
    if not isinstance(choices, Mapping):
        raise SheetError("choices: takes a mapping from card to choice")
    for name, choice in choices.items():
        if str(name).casefold() == card.casefold():
            return choice
    return None


def _set_player(s: Any, seat: int, player: Mapping[str, Any], pile: list[str]) -> None:
    who = _who(seat, player)
    gene_pool = player.get("gene_pool", 5)
    if isinstance(gene_pool, bool) or not isinstance(gene_pool, int) or abs(gene_pool) > 30:
        raise SheetError(f"{who}: gene_pool takes a whole number, not {gene_pool!r}")
    s.gene_pool[seat] = gene_pool
    for name in player.get("choices") or {}:
        _name(name, pile, "card of this pile", f"{who}: choices")
    for card in set(_CHOOSES_COLOR) & set(pile):
        color = _choice(player, card)
        if color is None:
            raise SheetError(f"{who}: {card} needs a choice of colour: " + ", ".join(_COLORS))
        for_own_score = t.SCORE[t.NUMBER_OF[card], 0] == t.PER_CHOSEN_COLOR
        s.chosen[0 if for_own_score else 1] = 1 + _color(color, f"{who}: {card}")
    for card in set(_RECOLORS) & set(pile):
        _set_recolor(s, seat, _choice(player, card), f"{who}: {card}")
    if player.get("denied"):
        s.shield[seat] = SHIELDED
    _set_drawn(s, seat, player, who)


def _color(given: Any, where: str) -> int:
    return _COLORS.index(_name(given, _COLORS, "color", where))


def _set_recolor(s: Any, seat: int, choice: Any, where: str) -> None:
    if choice is None:
        return
    if not isinstance(choice, Sequence) or isinstance(choice, str) or len(choice) != 2:
        raise SheetError(f"{where}: takes two colours, the first counts as the second")
    first, second = (_color(color, where) for color in choice)
    if first == second:
        raise SheetError(f"{where}: takes two different colours")
    s.recolor[seat] = first + 1, second + 1


def _set_drawn(s: Any, seat: int, player: Mapping[str, Any], who: str) -> None:
    end = t.CARDS[int(s.worlds_end)]
    rule = next((i for i in getattr(end, "worlds_end", ()) if isinstance(i, v.DrawPoints)), None)
    drawn = player.get("drawn", 0)
    if isinstance(drawn, str):
        drawn = int(s.face[t.NUMBER_OF[_name(drawn, _TRAITS, "card", f"{who}: drawn")]])
    if isinstance(drawn, bool) or not isinstance(drawn, int) or abs(drawn) > 100:
        raise SheetError(f"{who}: drawn takes the face value or the name of the drawn card")
    if rule is not None:
        s.drawn_points[seat] = min(drawn, rule.at_most)


def _result(pool: Any, piles: list[list[str]]) -> dict[str, Any]:
    per_card: list[list[dict[str, Any]]] = []
    catastrophe, opponents, leader = [], [], []
    for seat, pile in enumerate(piles):
        points, other = points_of(pool, seat)
        by_name: dict[str, list[int]] = {}
        for number, value in points.items():
            by_name.setdefault(_NAMES[number], []).append(value)
        per_card.append([{"card": name, "points": by_name[name].pop()} for name in pile])
        catastrophe.append(other["catastrophe"])
        opponents.append(other["opponents"])
        leader.append(other["leader"])
    totals = [
        sum(card["points"] for card in cards) + catastrophe[seat] + opponents[seat] + leader[seat]
        for seat, cards in enumerate(per_card)
    ]
    best = max(totals)
    return {
        "totals": totals,
        "per_card": per_card,
        "catastrophe_points": catastrophe,
        "from_opponents": opponents,
        "gene_pool_leader": leader,
        "winners": [seat for seat, points in enumerate(totals) if points == best],
    }
