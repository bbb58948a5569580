"""The score calculator for a game that was played with the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from endling.errors import SheetError
from endling.games.doomlings import options as table_options
from endling.games.doomlings import tables as t
from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.age_deck import CATASTROPHES_TO_THE_END, is_removed
from endling.games.doomlings.attachments import hosts_for, is_silenced, link
from endling.games.doomlings.limits import dominants_in, gene_pools, most_dominants, on_top
from endling.games.doomlings.mistakes import (
    CannotBeDenied,
    ChosenTwice,
    DrawnInVain,
    HostTaken,
    NeedsCatastrophe,
    NeedsColor,
    NeedsDrawnCard,
    NeedsTwoColors,
    NobodyChose,
    NoHost,
    NoneDrawn,
    NoneLeftToDraw,
    NothingShields,
    NothingToChoose,
    NotInGame,
    SameColorTwice,
    TooManyDominants,
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
from endling.names import known_name

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
_wrong, _name = _READER.wrong, _READER.name
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
_LEAVING_A_CHOICE = _CHOOSES_COLOR | _RECOLORS | _PAINTS | _CHOOSES_END | {*_ATTACHMENTS}
_DRAWING = [card.name for card in t.CARDS if _drawing(card) is not None]
_FACE = Number(t.LEAST_FACE, t.LARGEST_FACE)
_SHIELDS = {_NAMES[number] for number in cards_in(t.SHIELDS)}


@dataclass(frozen=True)
class _Player:
    """What a sheet says of one player."""

    seat: int
    entries: Mapping[str, Any]
    pile: list[str]
    hand: list[str]
    drawn: list[str]  # the drawn card, if it is told by its name
    choices: Mapping[str, Any]  # by card

    def at(self, entry: str = "") -> Place:
        """Where something is wrong with this player."""
        return _at(self.seat, self.entries, entry)


def score(sheet: Mapping[str, Any]) -> dict[str, Any]:
    """Totals, points card by card, and who won."""
    entries = _READER.players(sheet)
    alone = len(entries) == 1  # one can count one's own points
    options = table_options.parse(sheet.get("options"), 2 if alone else len(entries))
    missing = table_options.not_in_game(options)
    players = [_player(seat, player, missing) for seat, player in enumerate(entries)]
    others = _cards(sheet.get("discard_pile", []), missing, Place(entry="discard_pile"))
    _check_copies(players, others)
    _check_dominants(players, missing)
    pool = np.zeros(1, STATE)
    s = pool[0]
    s.players = len(players)
    s.phase = ENDING
    table_options.write(options, s)
    _lay_out(s, players, others)
    for player in players:
        _set_hosts(s, player)
    _set_end(s, sheet, players, missing)
    for player in players:
        _set_player(s, player)
        _set_sign(s, player, missing)
    return _result(pool, [player.pile for player in players], not set(_SIGNS) <= set(missing))


# --- What the sheet says --------------------------------------------------------------------------


def _at(seat: int, player: Mapping[str, Any], entry: str) -> Place:
    return Place(seat, str(player.get("name") or ""), entry)


def _player(seat: int, entries: Mapping[str, Any], missing: Collection[str]) -> _Player:
    pile = _cards(entries.get("pile", []), missing, _at(seat, entries, "pile"))
    hand = _cards(entries.get("hand", []), missing, _at(seat, entries, "hand"))
    drawn, place = entries.get("drawn"), _at(seat, entries, "drawn")
    named = [_in_game(drawn, _TRAITS, missing, "card", place)] if isinstance(drawn, str) else []
    return _Player(seat, entries, pile, hand, named, _choices(seat, entries, pile))


def _cards(given: Any, missing: Collection[str], place: Place) -> list[str]:
    if not isinstance(given, Sequence) or isinstance(given, str):
        raise SheetError(f"{place.entry}: takes a list of card names")
    return [_in_game(name, _TRAITS, missing, "card", place) for name in given]


def _in_game(
    given: Any, names: Sequence[str], missing: Collection[str], what: str, place: Place
) -> str:
    """The name of a card with which the table plays."""
    card = known_name(given, names)
    if card is None:
        return _name(given, [name for name in names if name not in missing], what, place)
    if card in missing:
        of_set = t.SET_OF[card]
        in_use = any(s == of_set and name not in missing for name, s in t.SET_OF.items())
        raise _wrong(place, NotInGame(card, None if in_use else of_set))
    return card


def _choices(seat: int, entries: Mapping[str, Any], pile: list[str]) -> Mapping[str, Any]:
    """What was chosen, by card: cards of the pile that leave a choice, and each of them once."""
    given = entries.get("choices") or {}
    if not isinstance(given, Mapping):
        raise SheetError("choices: takes a mapping from card to choice")
    choices: dict[str, Any] = {}
    for name, choice in given.items():
        card = _name(name, pile, "card_of_pile", _at(seat, entries, "choices"))
        if choice is None:
            continue
        if card not in _LEAVING_A_CHOICE:
            raise _wrong(_at(seat, entries, card), NothingToChoose())
        if card in choices:
            raise _wrong(_at(seat, entries, card), ChosenTwice())
        choices[card] = choice
    return choices


def _check_copies(players: Sequence[_Player], others: list[str]) -> None:
    """Nobody has a card of which others have all; drawn ones lie among the discards later."""
    held = [(player.at("pile"), player.pile) for player in players]
    held += [(player.at("hand"), player.hand) for player in players]
    _count([*held, (Place(entry="discard_pile"), others)])
    _count([*held, *((player.at("drawn"), player.drawn) for player in players)])


def _count(lines: Iterable[tuple[Place, list[str]]]) -> None:
    """More of a card than there are is a mistake where the first one too many is."""
    placed = [(place, name) for place, cards in lines for name in cards]
    wanted, copies = Counter(name for _, name in placed), Counter(_NAMES)
    left = copies.copy()
    for place, name in placed:
        left[name] -= 1
        if left[name] < 0:
            raise _wrong(place, TooManyCopies(name, wanted[name], copies[name]))


def _check_dominants(players: Sequence[_Player], missing: Collection[str]) -> None:
    for player in players:
        dominants, most = dominants_in(player.pile), most_dominants(player.pile, missing)
        if len(dominants) > most:
            only_with = sorted(set(on_top(missing)) - set(player.pile))
            mistake = TooManyDominants(tuple(dominants), most, tuple(only_with))
            raise _wrong(player.at("pile"), mistake)


# --- What follows from it -------------------------------------------------------------------------


def _lay_out(s: Any, players: Sequence[_Player], others: list[str]) -> None:
    """Give every named card a physical one."""
    used: Counter[str] = Counter()
    for player in players:
        for field, cards in (("pile", player.pile), ("hand", player.hand)):
            for name in cards:
                number = t.NUMBER_OF[name] + used[name]
                used[name] += 1
                s[field][player.seat, number // WORD] |= 1 << number % WORD
        s.hand_n[player.seat] = len(player.hand)
    for name in others:
        s.discard[int(s.discard_n)] = t.NUMBER_OF[name] + used[name]
        used[name] += 1
        s.discard_n = int(s.discard_n) + 1


def _set_hosts(s: Any, player: _Player) -> None:
    """To what the attachments of a pile are attached; what has no choice lies alone."""
    for slot, card in enumerate(_ATTACHMENTS):
        if card not in player.choices:
            continue
        place = player.at(card)
        name = _name(player.choices[card], player.pile, "card_of_pile", place)
        if not any(_NAMES[n] == name for n in cards_in(t.HOSTS[slot])):
            raise _wrong(place, NoHost(card, name))
        free = hosts_for(s, player.seat, t.NUMBER_OF[card])
        host = next((n for n in free if _NAMES[n] == name), None)
        if host is None:
            raise _wrong(place, HostTaken(name))
        link(s, t.NUMBER_OF[card], host)


def _struck(sheet: Mapping[str, Any], missing: Collection[str]) -> list[str]:
    """The catastrophes of the game in order, if the sheet tells them; each strikes once."""
    given, place = sheet.get("catastrophes") or [], Place(entry="catastrophes")
    if not isinstance(given, Sequence) or isinstance(given, str):
        raise SheetError("catastrophes: takes a list of names")
    if len(given) > CATASTROPHES_TO_THE_END:
        raise _wrong(place, TooManyStruck(CATASTROPHES_TO_THE_END))
    names = [_in_game(name, _CATASTROPHES, missing, "catastrophe", place) for name in given]
    for name, n in Counter(names).items():
        if n > 1:
            raise _wrong(place, TooManyCopies(name, n, 1))
    return names


def _set_end(
    s: Any, sheet: Mapping[str, Any], players: Sequence[_Player], missing: Collection[str]
) -> None:
    """Which catastrophe supplies the World's End effect: the last one, or the one chosen."""
    names = _struck(sheet, missing)
    known = names or _CATASTROPHES
    given, place = sheet.get("catastrophe"), Place(entry="catastrophe")
    if given is not None:
        given = _in_game(given, known, missing, "catastrophe", place)
    choosers = [(p, card) for p in players for card in sorted(_CHOOSES_END & set(p.pile))]
    if given is not None and names and given != names[-1] and not choosers:
        raise _wrong(place, NobodyChose(given, names[-1]))
    end = given if given is not None else names[-1] if names else None
    for player, card in choosers:
        if card in player.choices:
            place = player.at(card)
            end = _in_game(player.choices[card], known, missing, "catastrophe", place)
            if given is not None and end != given:
                raise _wrong(place, TwoCatastrophes(end, given))
        elif given is None and names and not is_silenced(s, t.NUMBER_OF[card]):
            raise _wrong(player.at(), NeedsCatastrophe(card, tuple(names)))
    if end is None:
        return
    s.worlds_end = t.NUMBER_OF[end]
    s.ages[0] = t.NUMBER_OF[names[-1] if names else end]


def _set_player(s: Any, player: _Player) -> None:
    gene_pool, possible = player.entries.get("gene_pool", 5), gene_pools(s)
    if not possible.fits(gene_pool):
        mistake = NotInRange(gene_pool, possible.least, possible.most)
        raise _wrong(player.at("gene_pool"), mistake)
    s.gene_pool[player.seat] = gene_pool
    for card in (_CHOOSES_COLOR | _PAINTS) & set(player.pile):
        _set_color(s, player, card)
    for card in _RECOLORS & set(player.choices):
        _set_recolor(s, player.seat, player.choices[card], player.at(card))
    if _is_denied(player):
        _check_shield(s, player)
        s.shield[player.seat] = SHIELDED
    _set_drawn(s, player)


def _set_color(s: Any, player: _Player, card: str) -> None:
    """The colour that was chosen for a card; one that is switched off may have none."""
    if card not in player.choices:
        if is_silenced(s, t.NUMBER_OF[card]):
            return
        raise _wrong(player.at(), NeedsColor(card))
    number = 1 + _color(player.choices[card], player.at(card))
    if card in _PAINTS:
        s.painted = number
    else:
        for_own_score = t.SCORE[t.NUMBER_OF[card], 0] == t.PER_CHOSEN_COLOR
        s.chosen[0 if for_own_score else 1] = number


def _is_denied(player: _Player) -> bool:
    denied = player.entries.get("denied")
    if not isinstance(denied, bool | None):
        raise SheetError(f"player {player.seat + 1}: denied: takes true or false")
    return bool(denied)


def _check_shield(s: Any, player: _Player) -> None:
    """Whom the last catastrophe does not touch has what shields, and it can be denied."""
    place, last = player.at("denied"), int(s.ages[0])
    if not _SHIELDS & set(player.pile):
        raise _wrong(place, NothingShields(min(_SHIELDS)))
    if t.UNDENIABLE[last]:
        raise _wrong(place, CannotBeDenied(_NAMES[last]))


def _color(given: Any, place: Place) -> int:
    return _COLORS.index(_name(given, _COLORS, "color", place))


def _set_recolor(s: Any, seat: int, choice: Any, place: Place) -> None:
    if not isinstance(choice, Sequence) or isinstance(choice, str) or len(choice) != 2:
        raise _wrong(place, NeedsTwoColors())
    first, second = (_color(color, place) for color in choice)
    if first == second:
        raise _wrong(place, SameColorTwice())
    s.recolor[seat] = first + 1, second + 1


def _set_drawn(s: Any, player: _Player) -> None:
    """The card drawn at the end: who draws one has to say which, and nobody else does."""
    rule = _drawing(t.CARDS[int(s.worlds_end)])
    drawable = _drawable(s, rule) if rule is not None else set()
    drawn, place = player.entries.get("drawn"), player.at("drawn")
    draws = rule is not None and touched_at_end(s, player.seat)
    if drawn is None:
        if draws and drawable:
            raise _wrong(place, NoneDrawn(_NAMES[int(s.worlds_end)]))
        return
    if player.drawn:
        drawn = int(s.face[t.NUMBER_OF[player.drawn[0]]])
    if not _FACE.fits(drawn):
        raise _wrong(place, NeedsDrawnCard())
    if rule is None or not draws:
        raise _wrong(place, DrawnInVain(_DRAWING[0]))
    if drawn not in drawable:
        raise _wrong(place, NoneLeftToDraw(drawn))
    s.drawn_points[player.seat] = min(drawn, rule.at_most)


def _drawable(s: Any, rule: v.DrawPoints) -> set[int]:
    """The face values of the traits that nobody has, and the points for those that are too high."""
    held = {n for cards in (*s.pile, *s.hand) for n in cards_in(cards)}
    left = (n for n in range(t.TRAIT_COUNT) if n not in held and not is_removed(s, n))
    faces = {int(s.face[n]) for n in left}
    return faces | {min(face, rule.at_most) for face in faces}


def _set_sign(s: Any, player: _Player, missing: Collection[str]) -> None:
    given, place = player.entries.get("sign"), player.at("sign")
    if given is None:
        return
    sign = t.NUMBER_OF[_in_game(given, _SIGNS, missing, "sign", place)]
    if sign in s.sign:
        raise _wrong(place, TooManyCopies(_NAMES[sign], 2, 1))
    s.sign[player.seat] = sign


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
