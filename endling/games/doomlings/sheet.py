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
from endling.games.doomlings.age_deck import CATASTROPHES_TO_THE_END
from endling.games.doomlings.attachments import hosts_for, is_silenced, link
from endling.games.doomlings.mistakes import (
    CannotBeDenied,
    DrawnInVain,
    NeedsCatastrophe,
    NeedsColor,
    NeedsDrawnCard,
    NeedsTwoColors,
    NobodyChose,
    NoHost,
    NoneDrawn,
    NothingShields,
    NothingToChoose,
    SameColorTwice,
    TooManyStruck,
    TwoCatastrophes,
)
from endling.games.doomlings.scoring import (
    card_points,
    catastrophe_points,
    from_opponents,
    leader_points,
    sign_points,
    touched_at_end,
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
_CARDS = [card for card in t.CARDS if isinstance(card, v.Trait)]


def _whose(effect: v.Instruction) -> set[str]:
    """The traits that do this at World's End."""
    return {card.name for card in _CARDS if effect in card.worlds_end}


def _drawing(card: v.Card) -> v.DrawPoints | None:
    """By what a catastrophe lets everybody draw a card at World's End, if it does."""
    program = card.worlds_end if isinstance(card, v.Catastrophe) else ()
    return next((effect for effect in program if isinstance(effect, v.DrawPoints)), None)


_CHOOSES_COLOR, _RECOLORS = _whose(v.ChooseColor()), _whose(v.Recolor())
_PAINTS, _CHOOSES_END = _whose(v.PaintSelf()), _whose(v.ChooseCatastrophe())
_ATTACHMENTS = [_NAMES[number] for number in t.ATTACHMENTS]
_LEAVING_A_CHOICE = {card.name for card in _CARDS if card.worlds_end} | {*_ATTACHMENTS}
_DRAWING = [card.name for card in t.CARDS if _drawing(card) is not None]
_SHIELDS = {_NAMES[number] for number in cards_in(t.SHIELDS)}
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
    _check_copies([*piles, *hands, others])
    _check_copies([*piles, *hands, _drawn(players, known)])  # which are then discarded
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


def _drawn(players: list[Mapping[str, Any]], known: Sequence[str]) -> list[str]:
    """The drawn cards of which the sheet tells the names."""
    named = [(i, p, p["drawn"]) for i, p in enumerate(players) if isinstance(p.get("drawn"), str)]
    return [_name(drawn, known, "card", _at(i, player, "drawn")) for i, player, drawn in named]


def _check_copies(places: list[list[str]]) -> None:
    """More of a card than there are is a mistake on the sheet."""
    copies = Counter(_NAMES)
    for name, n in Counter(name for cards in places for name in cards).items():
        if n > copies[name]:
            raise _wrong(Place(), TooManyCopies(name, n, copies[name]))


def _lay_out(s: Any, piles: list[list[str]], hands: list[list[str]], others: list[str]) -> None:
    """Give every named card a physical one."""
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


def _struck(sheet: Mapping[str, Any], known: Sequence[str]) -> list[str]:
    """The catastrophes of the game in order, if the sheet tells them; each strikes once."""
    given, place = sheet.get("catastrophes") or [], Place(entry="catastrophes")
    if not isinstance(given, Sequence) or isinstance(given, str):
        raise SheetError("catastrophes: takes a list of names")
    if len(given) > CATASTROPHES_TO_THE_END:
        raise _wrong(place, TooManyStruck(CATASTROPHES_TO_THE_END))
    names = [_name(name, known, "catastrophe", place) for name in given]
    for name, n in Counter(names).items():
        if n > 1:
            raise _wrong(place, TooManyCopies(name, n, 1))
    return names


def _set_end(
    s: Any,
    sheet: Mapping[str, Any],
    players: list[Mapping[str, Any]],
    piles: list[list[str]],
    missing: Sequence[str],
) -> None:
    """Which catastrophe supplies the World's End effect: the last one, or the one chosen."""
    names = _struck(sheet, [name for name in _CATASTROPHES if name not in missing])
    known = names or [name for name in _CATASTROPHES if name not in missing]
    given = sheet.get("catastrophe")
    if given is not None:
        given = _name(given, known, "catastrophe", Place(entry="catastrophe"))
    choosers = [
        (seat, card) for seat, pile in enumerate(piles) for card in sorted(_CHOOSES_END & set(pile))
    ]
    if given is not None and names and given != names[-1] and not choosers:
        raise _wrong(Place(entry="catastrophe"), NobodyChose(given, names[-1]))
    end = given if given is not None else names[-1] if names else None
    for seat, card in choosers:
        player, place = players[seat], _at(seat, players[seat], card)
        choice = _choice(player, card)
        if choice is not None:
            end = _name(choice, known, "catastrophe", place)
            if given is not None and end != given:
                raise _wrong(place, TwoCatastrophes(end, given))
        elif given is None and names and not is_silenced(s, t.NUMBER_OF[card]):
            raise _wrong(_at(seat, player, ""), NeedsCatastrophe(card, tuple(names)))
    if end is None:
        return
    s.worlds_end = t.NUMBER_OF[end]
    s.ages[0] = t.NUMBER_OF[names[-1] if names else end]


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
    _check_choices(seat, player, pile)
    for card in (_CHOOSES_COLOR | _PAINTS) & set(pile):
        color = _choice(player, card)
        if color is None:
            if is_silenced(s, t.NUMBER_OF[card]):
                continue
            raise _wrong(_at(seat, player, ""), NeedsColor(card))
        number = 1 + _color(color, _at(seat, player, card))
        if card in _PAINTS:
            s.painted = number
        else:
            for_own_score = t.SCORE[t.NUMBER_OF[card], 0] == t.PER_CHOSEN_COLOR
            s.chosen[0 if for_own_score else 1] = number
    for card in _RECOLORS & set(pile):
        _set_recolor(s, seat, _choice(player, card), _at(seat, player, card))
    if player.get("denied"):
        _check_shield(s, seat, player, pile)
        s.shield[seat] = SHIELDED
    _set_drawn(s, seat, player)


def _check_choices(seat: int, player: Mapping[str, Any], pile: list[str]) -> None:
    """Choices are about cards of the pile that leave one."""
    for given, choice in _choices(player).items():
        card = _name(given, pile, "card_of_pile", _at(seat, player, "choices"))
        if choice is not None and card not in _LEAVING_A_CHOICE:
            raise _wrong(_at(seat, player, card), NothingToChoose(card))


def _check_shield(s: Any, seat: int, player: Mapping[str, Any], pile: list[str]) -> None:
    """Whom the last catastrophe does not touch has what shields, and it can be denied."""
    place, last = _at(seat, player, "denied"), int(s.ages[0])
    if not _SHIELDS & set(pile):
        raise _wrong(place, NothingShields(min(_SHIELDS)))
    if t.UNDENIABLE[last]:
        raise _wrong(place, CannotBeDenied(_NAMES[last]))


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
    """The card drawn at the end: who draws one has to say which, and nobody else does."""
    rule = _drawing(t.CARDS[int(s.worlds_end)])
    drawn, place = player.get("drawn"), _at(seat, player, "drawn")
    draws = rule is not None and touched_at_end(s, seat)
    if drawn is None:
        if draws:
            raise _wrong(place, NoneDrawn(_NAMES[int(s.worlds_end)]))
        return
    if isinstance(drawn, str):
        drawn = int(s.face[t.NUMBER_OF[_name(drawn, _TRAITS, "card", place)]])
    if not _DRAWN.fits(drawn):
        raise _wrong(place, NeedsDrawnCard())
    if rule is None or not draws:
        raise _wrong(place, DrawnInVain(_DRAWING[0]))
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
