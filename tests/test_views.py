"""What a seat sees: plain data, the same for all that it cannot tell apart, and no secrets."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
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


def decisions(kit: Kit, players: int) -> Iterator[tuple[Match, random.Random]]:
    """The decisions of a random game, or a share of them, and its end."""
    match = kit.new(players, seed=players, table=players)
    dice = random.Random(f"views {players}")
    yield match, dice
    while not match.over:
        match.play(dice.choice(match.legal))
        if match.over or len(match.actions) % kit.look_at_one_in == 0:
            yield match, dice


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


# --- Plain data -----------------------------------------------------------------------------------


@each_table
def test_views_are_plain_data_in_every_language(kit: Kit, players: int) -> None:
    for match, _ in decisions(kit, players):
        for lang in kit.game.languages:
            for seat in viewers(match):
                view = match.view(seat, lang)
                assert json.loads(json.dumps(view)) == view
                assert view["seat"] == seat


@each_game
def test_looking_changes_nothing(kit: Kit) -> None:
    for match, _ in decisions(kit, 3):
        before = match.state()
        for seat in viewers(match):
            match.view(seat)
        assert match.state() == before


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


# --- Changes --------------------------------------------------------------------------------------


@each_table
def test_a_view_with_its_changes_is_the_view_of_now(kit: Kit, players: int) -> None:
    """Whoever looks now and then, and is told the changes only, sees what there is to see."""
    known: dict[int | None, tuple[ViewRow, View]] = {}
    names = [f"P{seat}" for seat in range(players)]
    for match, dice in decisions(kit, players):
        if not match.actions:
            for seat in viewers(match):
                known[seat] = match.row(seat), match.view(seat, "en", names)
        for seat in viewers(match):
            if dice.random() < 0.4 or match.over:
                row, view = known[seat]
                now = match.row(seat)
                news = json.loads(match.changes(seat, row, now, "en", names))
                known[seat] = now, merged(view, news)
                assert known[seat][1] == match.view(seat, "en", names), match.replay()


@each_table
def test_changes_are_found_between_any_two_views(kit: Kit, players: int) -> None:
    """For who has only views, such as replays with all hands open."""
    view: View = {}
    for match, _ in decisions(kit, players):
        now = match.view(match.actor or 0)
        if match.actions:
            assert merged(view, json.loads(json.dumps(changes(view, now)))) == now
        view = now


@each_game
def test_who_has_seen_everything_is_told_nothing(kit: Kit) -> None:
    for match, _ in decisions(kit, 3):
        for seat in viewers(match):
            row = match.row(seat)
            assert json.loads(match.changes(seat, row, row)).keys() <= {"choices", "blocked"}


# --- Secrets --------------------------------------------------------------------------------------


@each_table
def test_what_a_seat_cannot_tell_apart_looks_the_same(kit: Kit, players: int) -> None:
    for match, dice in decisions(kit, players):
        for seat in viewers(match):
            number = SPECTATOR if seat is None else seat
            guess = match.determinize(number, dice.randrange(10**6))
            for lang in kit.game.languages:
                assert guess.view(seat, lang) == match.view(seat, lang), match.replay()


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


@each_table
def test_no_hidden_card_is_named(kit: Kit, players: int) -> None:
    for match, _ in decisions(kit, players):
        for seat in viewers(match):
            hidden = set(kit.game.card_names) - visible_names(kit, match, seat)
            told = {name for text in strings(match.view(seat)) for name in names_in(kit.game, text)}
            assert not told & hidden, f"{told & hidden} told to seat {seat}: {match.replay()}"
            for zone in hands(match) if seat is not None else ():
                assert told >= set(match.position()["players"][seat][zone.name])


@each_table
def test_hands_are_shown_to_their_owners_until_the_end(kit: Kit, players: int) -> None:
    for match, _ in decisions(kit, players):
        position = match.position()["players"]
        for seat in viewers(match):
            for other, shown in enumerate(match.view(seat)["players"]):
                for zone in hands(match):
                    if match.over or other == seat:
                        check_own_hand(zone, shown, position[other][zone.name])
                    else:
                        check_other_hand(match, zone, shown, position[other])


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


# --- Questions ------------------------------------------------------------------------------------


def asked(view: View) -> tuple[Any, ...]:
    return view["actor"], view["prompt"], view["cause"], view["question"]


@each_table
def test_secret_questions_are_hidden_from_others(kit: Kit, players: int) -> None:
    questions = kit.game.board.questions.all
    secrets = {question.name for question in questions if question.secret or question.simultaneous}
    met = set()
    for match, _ in decisions(kit, players):
        if match.over:
            continue
        assert match.prompt is not None
        met.add(match.prompt)
        truth = (match.actor, match.prompt, match.cause, match.question())
        for seat in viewers(match):
            view = match.view(seat)
            if seat == match.actor:
                assert asked(view) == truth
                assert view["choices"] == match.choices()
            else:
                assert view["choices"] == []
                secret = match.prompt in secrets
                assert asked(view) == ((None, None, None, None) if secret else truth)
    assert met & secrets
    assert met - secrets
