"""What a seat sees: plain data, the same for all that it cannot tell apart, and no secrets."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import endling
from endling.errors import UnknownName
from endling.games.doomlings.questions import QUESTIONS
from endling.games.game import ViewRow
from endling.match import SPECTATOR, Match
from endling.server.wire.changes import changes
from tests.merging import merged
from tests.properties.games import GAME, PRESETS, random_match

SECRET_PROMPTS = {question.name for question in QUESTIONS.all if question.secret}
ALL_NAMES = set(GAME.card_names)
# Longer names first: a card whose name is part of another one's is not named by it.
NAMED = re.compile("|".join(rf"\b{re.escape(n)}\b" for n in sorted(ALL_NAMES, key=len)[::-1]))
GAMES = 2  # for every number of players

View = dict[str, Any]


def decisions(players: int) -> Iterator[tuple[Match, random.Random]]:
    """Every decision of some random games, and the end of each."""
    for seed in range(GAMES):
        match = random_match(players, seed, 0, PRESETS[seed % 2])
        dice = random.Random(f"views {players} {seed}")
        yield match, dice
        while not match.over:
            match.play(dice.choice(match.legal))
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
def names_in(text: str) -> frozenset[str]:
    return frozenset(NAMED.findall(text))


# --- Plain data -----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
def test_views_are_plain_data_in_every_language(players: int) -> None:
    for match, _ in decisions(players):
        for lang in GAME.languages:
            for seat in viewers(match):
                view = match.view(seat, lang)
                assert json.loads(json.dumps(view)) == view
                assert view["seat"] == seat


def test_looking_changes_nothing() -> None:
    for match, _ in decisions(3):
        before = match.state()
        for seat in viewers(match):
            match.view(seat)
        assert match.state() == before


@pytest.mark.parametrize("seat", [-1, 3, 6, 99])
def test_seats_that_do_not_exist_have_no_view(seat: int) -> None:
    with pytest.raises(UnknownName, match=f"there is no seat {seat}; there are 3"):
        random_match(3, 1, 10).view(seat)


@pytest.mark.parametrize("seat", [3, 6])
def test_nothing_is_guessed_for_seats_that_do_not_exist(seat: int) -> None:
    with pytest.raises(UnknownName):
        random_match(3, 1, 10).determinize(seat, 1)


# --- Changes --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
def test_a_view_with_its_changes_is_the_view_of_now(players: int) -> None:
    """Whoever looks now and then, and is told the changes only, sees what there is to see."""
    known: dict[int | None, tuple[ViewRow, View]] = {}
    names = [f"P{seat}" for seat in range(players)]
    for match, dice in decisions(players):
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


@pytest.mark.parametrize("players", [2, 5])
def test_changes_are_found_between_any_two_views(players: int) -> None:
    """For who has only views, such as replays with all hands open."""
    view: View = {}
    for match, _ in decisions(players):
        now = match.view(match.actor or 0)
        if match.actions:
            assert merged(view, json.loads(json.dumps(changes(view, now)))) == now
        view = now


def test_who_has_seen_everything_is_told_nothing() -> None:
    for match, _ in decisions(3):
        for seat in viewers(match):
            row = match.row(seat)
            assert json.loads(match.changes(seat, row, row)).keys() <= {"choices", "blocked"}


# --- Secrets --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
def test_what_a_seat_cannot_tell_apart_looks_the_same(players: int) -> None:
    for match, dice in decisions(players):
        for seat in viewers(match):
            number = SPECTATOR if seat is None else seat
            guess = match.determinize(number, dice.randrange(10**6))
            for lang in GAME.languages:
                assert guess.view(seat, lang) == match.view(seat, lang), match.replay()


def visible_names(match: Match, seat: int | None) -> set[str]:
    """The names of all cards whose place the seat may know, from the whole situation."""
    position = match.position()
    more = position["more"]
    names = {position["age"], *position["past_ages"], *position["discard"]}
    for player in position["players"]:
        names |= set(player["pile"])
        names |= set(player["hand"]) if match.over else set()  # the scores need all hands open
    low, high = more["seen"][0 if seat is None else seat + 1]
    seen = low | high << 62
    names |= {GAME.card_names[n] for n in range(124) if seen >> n & 1}
    if seat is not None:
        names |= set(position["players"][seat]["hand"])
        if more["knows_age"][seat]:
            names |= set(position["age_deck"][:1])
    return names


@pytest.mark.parametrize("players", range(2, 7))
def test_no_hidden_card_is_named(players: int) -> None:
    for match, _ in decisions(players):
        for seat in viewers(match):
            view = match.view(seat)
            hidden = ALL_NAMES - visible_names(match, seat)
            hidden.discard(view["last_played"])  # everybody saw it, wherever it is now
            told = {name for text in strings(view) for name in names_in(text)}
            assert not told & hidden, f"{told & hidden} told to seat {seat}: {match.replay()}"
            if seat is not None:
                assert told >= set(match.position()["players"][seat]["hand"])


@pytest.mark.parametrize("players", range(2, 7))
def test_hands_are_shown_to_their_owners_until_the_end(players: int) -> None:
    for match, _ in decisions(players):
        hands = [player["hand"] for player in match.position()["players"]]
        for seat in viewers(match):
            for other, shown in enumerate(match.view(seat)["players"]):
                assert shown["hand_size"] == len(hands[other])
                if other == seat or match.over:
                    assert (shown["hand"], shown["known_hand"]) == (hands[other], None)
                else:
                    assert shown["hand"] is None
                    assert set(shown["known_hand"]) <= set(hands[other])


# --- Questions ------------------------------------------------------------------------------------


def asked(view: View) -> tuple[Any, ...]:
    return view["actor"], view["prompt"], view["cause"], view["question"]


@pytest.mark.parametrize("players", range(2, 7))
def test_secret_questions_are_hidden_from_others(players: int) -> None:
    met = set()
    for match, _ in decisions(players):
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
                secret = match.prompt in SECRET_PROMPTS
                assert asked(view) == ((None, None, None, None) if secret else truth)
    assert met & SECRET_PROMPTS
    assert met - SECRET_PROMPTS


@pytest.mark.parametrize("players", range(2, 7))
def test_who_has_only_one_answer_is_asked_about_a_card(players: int) -> None:
    for match, _ in decisions(players):
        if len(match.legal) == 1:
            assert match.choices()[0]["kind"] == "card", match.replay()


# --- The end --------------------------------------------------------------------------------------


def test_chosen_colors_are_shown_to_all() -> None:
    """Mega Tsunami then asks for a discard, so that the game goes on after the choices."""
    position = {
        "players": [{"hand": [], "pile": ["Sentience", "Quick", "Fangs"]}, {"pile": ["Viral"]}],
        "age": "Mega Tsunami",
        "turn": None,
        "past_ages": ["The Birth of Life", "Ice Age", "Grey Goo"],
    }
    match = endling.position("doomlings", position)
    for color in ("red", "blue"):
        before = {seat: (match.row(seat), match.view(seat)) for seat in viewers(match)}
        match.play(match.find(color=color))
        for seat, (row, view) in before.items():
            news = json.loads(match.changes(seat, row, match.row(seat)))
            assert merged(view, news) == match.view(seat)
    assert not match.over
    for seat in viewers(match):
        first, second = match.view(seat)["players"]
        colors = [{first["own_color"], second["own_color"]}]
        colors += [{first["opponents_color"], second["opponents_color"]}]
        assert sorted(map(str, colors)) == sorted(map(str, ({None, "red"}, {None, "blue"})))
        assert first["opponents_color"] is None
        assert second["own_color"] is None


@pytest.mark.parametrize("players", range(2, 7))
def test_at_the_end_the_points_add_up_for_everybody(players: int) -> None:
    for match, _ in decisions(players):
        if match.over:
            for seat in viewers(match):
                for shown, points in zip(match.view(seat)["players"], match.scores, strict=True):
                    cards = sum(card["points"] for card in shown["pile"])
                    besides = sum(shown["points_besides"].values())
                    assert cards + besides == shown["points"] == points
