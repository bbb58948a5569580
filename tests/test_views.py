"""What a seat sees: plain data, the same for all that it cannot tell apart, and no secrets."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from endling.board.declaration import Of, SeenBy, Zone
from endling.errors import UnknownName
from endling.games.game import Game, ViewRow
from endling.match import SPECTATOR, Match
from endling.server.wire.changes import changes
from tests.kits import Kit, each_game, each_table, names_of
from tests.merging import merged
from tests.properties.games import state_of

View = dict[str, Any]


@dataclass(frozen=True)
class Moment:
    """A decision, or the end, of a random game, and what everybody sees of it."""

    kit: Kit
    match: Match
    dice: random.Random
    views: dict[str, dict[int | None, View]]  # by language and viewer

    @property
    def names(self) -> list[str]:
        return [f"P{seat}" for seat in range(self.match.players)]


def moments(kit: Kit, players: int) -> Iterator[Moment]:
    """The decisions of a random game, or a share of them, and its end."""
    match = kit.new(players, seed=players, table=players)
    dice = random.Random(f"views {players}")
    looks = random.Random(f"looks {players}")
    yield look(kit, match, looks)
    while not match.over:
        match.play(dice.choice(match.legal))
        if match.over or len(match.actions) % kit.look_at_one_in == 0:
            yield look(kit, match, looks)


def look(kit: Kit, match: Match, dice: random.Random) -> Moment:
    """All views, which take most of the time and are made once for all checks."""
    before = match.state()
    moment = Moment(kit, match, dice, {})
    for lang in kit.game.languages:
        seen = {seat: match.view(seat, lang, moment.names) for seat in viewers(match)}
        moment.views[lang] = seen
    assert match.state() == before  # looking changes nothing
    return moment


def viewers(match: Match) -> list[int | None]:
    return [None, *range(match.players)]


def strings(data: Any) -> Iterator[str]:
    """Every text in plain data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings(value)


@cache
def named(game: Game) -> re.Pattern[str]:
    """Any card; longer names first: what is part of another name is not named by it."""
    names = sorted(set(game.card_names), key=len)[::-1]
    return re.compile("|".join(rf"\b{re.escape(name)}\b" for name in names))


@cache
def names_in(game: Game, text: str) -> frozenset[str]:
    return frozenset(named(game).findall(text))


def hands(match: Match) -> list[Zone]:
    """The zones whose cards only their owner sees."""
    zones = match.game.board.zones_of(Of.SEAT)
    return [zone for zone in zones if zone.seen_by == SeenBy.OWNER]


# --- Seats that do not exist ----------------------------------------------------------------------


@each_game
@pytest.mark.parametrize("seat", [-1, 3, 6, 99])
def test_seats_that_do_not_exist_have_no_view(kit: Kit, seat: int) -> None:
    with pytest.raises(UnknownName, match=f"there is no seat {seat}; there are 3"):
        kit.played(3, 1, 10).view(seat)


@each_game
@pytest.mark.parametrize("seat", [3, 6])
def test_nothing_is_guessed_for_seats_that_do_not_exist(kit: Kit, seat: int) -> None:
    with pytest.raises(UnknownName):
        kit.played(3, 1, 10).determinize(seat, 1)


# --- At every decision ----------------------------------------------------------------------------


@each_table
def test_what_is_seen_at_every_decision(kit: Kit, players: int) -> None:
    """One game for all of these: views are slow, playing is not."""
    changes_told, met = ChangesTold(), set()
    for moment in moments(kit, players):
        check_plain_data(moment)
        check_equal_to_guesses(moment)
        check_hidden_cards(moment)
        check_hands(moment)
        changes_told.check(moment)
        if moment.match.prompt is not None:
            met.add(moment.match.prompt)
            check_question(moment)
    secrets = secret_questions(kit)
    assert met & secrets
    assert met - secrets


def check_plain_data(moment: Moment) -> None:
    for views in moment.views.values():
        for seat, view in views.items():
            assert json.loads(json.dumps(view)) == view
            assert view["seat"] == seat


class ChangesTold:
    """Whoever looks now and then, and is told the changes only, sees what there is to see."""

    def __init__(self) -> None:
        self.known: dict[int | None, tuple[ViewRow, View]] = {}
        self.last: View | None = None

    def check(self, moment: Moment) -> None:
        match, views = moment.match, moment.views["en"]
        for seat, view in views.items():
            now = match.row(seat)
            if not match.actions:
                self.known[seat] = now, view
            elif moment.dice.random() < 0.4 or match.over:
                row, before = self.known[seat]
                news = json.loads(match.changes(seat, row, now, "en", moment.names))
                self.known[seat] = now, merged(before, news)
                assert self.known[seat][1] == view, match.replay()
            nothing = json.loads(match.changes(seat, now, now))
            assert nothing.keys() <= {"choices", "blocked"}  # of the open question
        self._compare(views[match.actor or 0])

    def _compare(self, view: View) -> None:
        """For callers that have only views, such as replays with all hands open."""
        if self.last is not None:
            news = json.loads(json.dumps(changes(self.last, view)))
            assert merged(self.last, news) == view
        self.last = view


def check_equal_to_guesses(moment: Moment) -> None:
    """What a seat cannot tell apart looks the same."""
    match = moment.match
    for seat in viewers(match):
        number = SPECTATOR if seat is None else seat
        guess = match.determinize(number, moment.dice.randrange(10**6))
        for lang, views in moment.views.items():
            assert guess.view(seat, lang, moment.names) == views[seat], match.replay()


def check_hidden_cards(moment: Moment) -> None:
    """No hidden card is named."""
    kit, match = moment.kit, moment.match
    position = match.position()
    for seat, view in moment.views["en"].items():
        hidden = set(kit.game.card_names) - visible_names(kit, match, seat)
        told = {name for text in strings(view) for name in names_in(kit.game, text)}
        assert not told & hidden, f"{told & hidden} told to seat {seat}: {match.replay()}"
        for zone in hands(match) if seat is not None else ():
            assert told >= set(position["players"][seat][zone.name])


def check_hands(moment: Moment) -> None:
    """Hands are shown to their owners until the end, when they lie open."""
    match = moment.match
    position = match.position()["players"]
    for seat, view in moment.views["en"].items():
        for other, shown in enumerate(view["players"]):
            for zone in hands(match):
                if match.over or other == seat:
                    check_own_hand(zone, shown, position[other][zone.name])
                else:
                    check_other_hand(match, zone, shown, position[other])


def secret_questions(kit: Kit) -> set[str]:
    questions = kit.game.board.questions.all
    return {question.name for question in questions if question.secret or question.simultaneous}


def check_question(moment: Moment) -> None:
    """Secret questions are hidden from others."""
    match = moment.match
    truth = (match.actor, match.prompt, match.cause, match.question())
    assert match.secret == (moment.views["en"][None]["actor"] is None)
    for seat, view in moment.views["en"].items():
        told = view["actor"], view["prompt"], view["cause"], view["question"]
        if seat == match.actor:
            assert told == truth
            assert view["choices"] == match.choices("en", moment.names)
        else:
            assert view["choices"] == []
            secret = match.prompt in secret_questions(moment.kit)
            assert told == ((None, None, None, None) if secret else truth)


def visible_names(kit: Kit, match: Match, seat: int | None) -> set[str]:
    """The names of all cards whose place the seat may know, from the whole situation."""
    position, names = match.position(), kit.known(match, seat)
    for zone in match.game.board.zones:
        is_open = zone.seen_by == SeenBy.ALL or match.over  # the scores need all hands open
        if zone.of != Of.SEAT:
            names |= written(position.get(zone.name)) if is_open else set()
            continue
        for owner, player in enumerate(position["players"]):
            if is_open or (owner == seat and zone.seen_by == SeenBy.OWNER):
                names |= written(player.get(zone.name))
    return names


def written(part: Any) -> set[str]:
    """All that is named in a part of a position; what it leaves out goes without saying."""
    return {*strings(part), *(part if isinstance(part, dict) else ())}


def check_own_hand(zone: Zone, shown: View, cards: list[str]) -> None:
    assert shown[zone.size_key] == len(cards)
    assert (names_of(shown[zone.name]), shown[zone.known_key]) == (cards, None)


def check_other_hand(match: Match, zone: Zone, shown: View, player: View) -> None:
    """Others believe that what is set aside is still there."""
    parts = [part.name for part in hands(match) if part.part_of == zone.name]
    cards = [card for name in (zone.name, *parts) for card in player[name]]
    told = zone.counted_if is not None and state_of(match)[0][zone.counted_if] == 1
    is_counted = zone.counted_by == SeenBy.ALL or told
    assert shown[zone.size_key] == (len(cards) if is_counted else None)
    assert shown[zone.name] is None
    assert set(names_of(shown[zone.known_key])) <= set(cards)
