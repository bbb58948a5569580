"""The score calculator for a game that was played with the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from endling.errors import SheetError
from endling.games.doomlings import options as table_options
from endling.games.doomlings import tables as t
from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.attachments import hosts_for, link
from endling.games.doomlings.mistakes import (
    NeedsCatastrophe,
    NeedsColor,
    NeedsDrawnCard,
    NeedsTwoColors,
    NoHost,
    NoneDrawn,
    SameColorTwice,
    TwoCatastrophes,
)
from endling.games.doomlings.scoring import (
    card_points,
    catastrophe_points,
    from_opponents,
    leader_points,
    sign_points,
)
from endling.games.doomlings.state import ENDING, SHIELDED, STATE
from endling.games.doomlings.text import LANGUAGES
from endling.games.sheets import SheetReader
from endling.games.taking import Number
from endling.games.text.mistakes import NotInRange, Place, TooManyCopies
from endling.kernel.cardset import WORD, cards_in

_NAMES = [card.name for card in t.CARDS]
_TRAITS = list(dict.fromkeys(_NAMES[: t.TRAIT_COUNT]))
_CATASTROPHES = _NAMES[t.FIRST_CATASTROPHE : t.BIRTH_CARD]
_SIGNS = _NAMES[t.FIRST_SIGN : t.FIRST_AGE]
_COLORS = [color.name.lower() for color in v.Color if color != v.Color.NONE]
_READER = SheetReader(
    LANGUAGES,
    table=("catastrophe", "catastrophes", "discard_pile"),
    player=("pile", "hand", "gene_pool", "choices", "denied", "drawn", "sign"),
)
_players, _wrong, _name = _READER.players, _READER.wrong, _READER.name
_CHOOSES_COLOR = [
    c.name for c in t.CARDS if isinstance(c, v.Trait) and v.ChooseColor() in c.worlds_end
]
_RECOLORS = [c.name for c in t.CARDS if isinstance(c, v.Trait) and v.Recolor() in c.worlds_end]
_PAINTS = [c.name for c in t.CARDS if isinstance(c, v.Trait) and v.PaintSelf() in c.worlds_end]
_CHOOSES_END = [
    c.name for c in t.CARDS if isinstance(c, v.Trait) and v.ChooseCatastrophe() in c.worlds_end
]
_ATTACHMENTS = [_NAMES[number] for number in t.ATTACHMENTS]
_GENE_POOL = Number(-30, 30)
_DRAWN = Number(-100, 100)


def score(sheet: Mapping[str, Any]) -> dict[str, Any]:
    """Totals, points card by card, and who won."""
    players = _players(sheet)
    alone = len(players) == 1  # one can count one's own points
    options = table_options.parse(sheet.get("options"), 2 if alone else len(players))
    known = [name for name in _TRAITS if name not in table_options.not_in_game(options)]
    piles = [_cards(p.get("pile", []), known, _at(i, p, "pile")) for i, p in enumerate(players)]
    hands = [_cards(p.get("hand", []), known, _at(i, p, "hand")) for i, p in enumerate(players)]
    others = _cards(sheet.get("discard_pile", []), known, Place(entry="discard_pile"))
    pool = np.zeros(1, STATE)
    s = pool[0]
    s.players = len(players)
    s.phase = ENDING
    table_options.write(options, s)
    _lay_out(s, piles, hands, others)
    for seat, player in enumerate(players):
        _set_hosts(s, seat, player, piles[seat])
    _set_end(s, sheet, players, piles, table_options.not_in_game(options))
    for seat, player in enumerate(players):
        _set_player(s, seat, player, piles[seat])
    _set_signs(s, players, table_options.not_in_game(options))
    return _result(pool, piles, bool(set(_SIGNS) - set(table_options.not_in_game(options))))


def _at(seat: int, player: Mapping[str, Any], entry: str) -> Place:
    return Place(seat, str(player.get("name") or ""), entry)


def _cards(given: Any, known: Sequence[str], place: Place) -> list[str]:
    if not isinstance(given, Sequence) or isinstance(given, str):
        raise SheetError(f"{place.entry}: takes a list of card names")
    return [_name(name, known, "card", place) for name in given]


def _lay_out(s: Any, piles: list[list[str]], hands: list[list[str]], others: list[str]) -> None:
    """Give every named card a physical one; more than there are is a mistake on the sheet."""
    copies = Counter(_NAMES)
    wanted = Counter(name for cards in (*piles, *hands, others) for name in cards)
    for name, n in wanted.items():
        if n > copies[name]:
            raise _wrong(Place(), TooManyCopies(name, n, copies[name]))
    used: Counter[str] = Counter()
    for field, places in (("pile", piles), ("hand", hands)):
        for seat, cards in enumerate(places):
            for name in cards:
                number = t.NUMBER_OF[name] + used[name]
                used[name] += 1
                s[field][seat, number // WORD] |= 1 << number % WORD
            if field == "hand":
                s.hand_n[seat] = len(cards)
    for name in others:
        s.discard[int(s.discard_n)] = t.NUMBER_OF[name] + used[name]
        used[name] += 1
        s.discard_n = int(s.discard_n) + 1


def _set_hosts(s: Any, seat: int, player: Mapping[str, Any], pile: list[str]) -> None:
    """To what the attachments of a pile are attached; what has no choice lies alone."""
    for card in _ATTACHMENTS:
        choice = _choice(player, card) if card in pile else None
        if choice is not None:
            place = _at(seat, player, card)
            name = _name(choice, pile, "card_of_pile", place)
            host = next((n for n in hosts_for(s, seat, t.NUMBER_OF[card]) if _NAMES[n] == name), -1)
            if host < 0:
                raise _wrong(place, NoHost(card, name))
            link(s, t.NUMBER_OF[card], host)


def _set_end(
    s: Any,
    sheet: Mapping[str, Any],
    players: list[Mapping[str, Any]],
    piles: list[list[str]],
    missing: Sequence[str],
) -> None:
    """Which catastrophe supplies the World's End effect."""
    known = [name for name in _CATASTROPHES if name not in missing]
    revealed = sheet.get("catastrophes") or []
    if not isinstance(revealed, Sequence) or isinstance(revealed, str):
        raise SheetError("catastrophes: takes a list of names")
    place = Place(entry="catastrophes")
    names = [_name(name, known, "catastrophe", place) for name in revealed]
    end = sheet.get("catastrophe")
    last = names[-1] if names else None
    place = Place(entry="catastrophe")
    if end is not None:
        end = _name(end, known, "catastrophe", place)
        _check_choices_of_end(players, piles, end, known)
    elif last is not None:
        end = _chosen_end(players, piles, names) or last
    if end is None:
        return
    number = t.NUMBER_OF[end]
    s.worlds_end = number
    s.ages[0] = number if last is None else t.NUMBER_OF[last]


def _check_choices_of_end(
    players: list[Mapping[str, Any]], piles: list[list[str]], end: str, known: Sequence[str]
) -> None:
    """Who wrote down the catastrophe that counts may not have chosen another one."""
    chosen = None
    for seat, player in enumerate(players):
        for card in set(_CHOOSES_END) & set(piles[seat]):
            place, choice = _at(seat, player, card), _choice(player, card)
            if choice is not None:
                chosen = _name(choice, known, "catastrophe", place)
                if chosen != end:
                    raise _wrong(place, TwoCatastrophes(chosen, end))


def _chosen_end(
    players: list[Mapping[str, Any]], piles: list[list[str]], revealed: list[str]
) -> str | None:
    chosen = None
    for seat, player in enumerate(players):
        for card in set(_CHOOSES_END) & set(piles[seat]):
            choice = _choice(player, card)
            if choice is None:
                place = _at(seat, player, "")
                raise _wrong(place, NeedsCatastrophe(card, tuple(revealed)))
            chosen = _name(choice, revealed, "catastrophe", _at(seat, player, card))
    return chosen


def _choices(player: Mapping[str, Any]) -> Mapping[str, Any]:
    choices = player.get("choices") or {}
    if not isinstance(choices, Mapping):
        raise SheetError("choices: takes a mapping from card to choice")
    return choices


def _choice(player: Mapping[str, Any], card: str) -> Any:
    for name, choice in _choices(player).items():
        if str(name).casefold() == card.casefold():
            return choice
    return None


def _set_player(s: Any, seat: int, player: Mapping[str, Any], pile: list[str]) -> None:
    gene_pool = player.get("gene_pool", 5)
    if not _GENE_POOL.fits(gene_pool):
        mistake = NotInRange(gene_pool, _GENE_POOL.least, _GENE_POOL.most)
        raise _wrong(_at(seat, player, "gene_pool"), mistake)
    s.gene_pool[seat] = gene_pool
    for name in _choices(player):
        _name(name, pile, "card_of_pile", _at(seat, player, "choices"))
    for card in set(_CHOOSES_COLOR) & set(pile):
        color = _choice(player, card)
        if color is None:
            raise _wrong(_at(seat, player, ""), NeedsColor(card))
        for_own_score = t.SCORE[t.NUMBER_OF[card], 0] == t.PER_CHOSEN_COLOR
        s.chosen[0 if for_own_score else 1] = 1 + _color(color, _at(seat, player, card))
    for card in set(_PAINTS) & set(pile):
        color = _choice(player, card)
        if color is None:
            raise _wrong(_at(seat, player, ""), NeedsColor(card))
        s.painted = 1 + _color(color, _at(seat, player, card))
    for card in set(_RECOLORS) & set(pile):
        _set_recolor(s, seat, _choice(player, card), _at(seat, player, card))
    if player.get("denied"):
        s.shield[seat] = SHIELDED
    _set_drawn(s, seat, player)


def _color(given: Any, place: Place) -> int:
    return _COLORS.index(_name(given, _COLORS, "color", place))


def _set_recolor(s: Any, seat: int, choice: Any, place: Place) -> None:
    if choice is None:
        return
    if not isinstance(choice, Sequence) or isinstance(choice, str) or len(choice) != 2:
        raise _wrong(place, NeedsTwoColors())
    first, second = (_color(color, place) for color in choice)
    if first == second:
        raise _wrong(place, SameColorTwice())
    s.recolor[seat] = first + 1, second + 1


def _set_drawn(s: Any, seat: int, player: Mapping[str, Any]) -> None:
    end = t.CARDS[int(s.worlds_end)]
    rule = next((i for i in getattr(end, "worlds_end", ()) if isinstance(i, v.DrawPoints)), None)
    drawn, place = player.get("drawn"), _at(seat, player, "drawn")
    if drawn is None:
        if rule is not None and not player.get("denied"):
            raise _wrong(place, NoneDrawn(end.name))
        drawn = 0
    if isinstance(drawn, str):
        drawn = int(s.face[t.NUMBER_OF[_name(drawn, _TRAITS, "card", place)]])
    if not _DRAWN.fits(drawn):
        raise _wrong(place, NeedsDrawnCard())
    if rule is not None:
        s.drawn_points[seat] = min(drawn, rule.at_most)


def _set_signs(s: Any, players: list[Mapping[str, Any]], missing: Sequence[str]) -> None:
    known = [name for name in _SIGNS if name not in missing]
    for seat, player in enumerate(players):
        if player.get("sign") is not None:
            place = _at(seat, player, "sign")
            sign = t.NUMBER_OF[_name(player["sign"], known, "sign", place)]
            if sign in s.sign:
                raise _wrong(place, TooManyCopies(_NAMES[sign], 2, 1))
            s.sign[seat] = sign


def _result(pool: Any, piles: list[list[str]], with_signs: bool) -> dict[str, Any]:
    per_card: list[list[dict[str, Any]]] = []
    catastrophe, opponents, leader, signs = [], [], [], []
    s = pool[0]
    for seat, pile in enumerate(piles):
        by_name: dict[str, list[int]] = {}
        for number in cards_in(s.pile[seat]):
            by_name.setdefault(_NAMES[number], []).append(card_points(s, seat, number))
        per_card.append([{"card": name, "points": by_name[name].pop()} for name in pile])
        catastrophe.append(catastrophe_points(s, seat))
        opponents.append(from_opponents(s, seat))
        leader.append(leader_points(s, seat))
        signs.append(sign_points(s, seat))
    totals = [
        sum(card["points"] for card in cards)
        + sum(part[seat] for part in (catastrophe, opponents, leader, signs))
        for seat, cards in enumerate(per_card)
    ]
    best = max(totals)
    return {
        "totals": totals,
        "per_card": per_card,
        "catastrophe_points": catastrophe,
        "from_opponents": opponents,
        "gene_pool_leader": leader,
        **({"meaning_of_life": signs} if with_signs else {}),
        "winners": [seat for seat, points in enumerate(totals) if points == best],
    }
