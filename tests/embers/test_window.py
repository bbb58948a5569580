"""A window in a whole game: an ember that was just laid may be smothered with an equal one."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import endling
from endling.events import Event
from endling.match import Match


def new(players: int, seed: int) -> Match:
    return endling.new("embers", players, seed, {"hand_size": 4})


def steps(players: int, games: int = 15) -> Iterator[tuple[Match, list[Event], int]]:
    """Every step of some games: the match after it, what happened, and who decided."""
    for seed in range(games):
        match, dice = new(players, seed), random.Random(seed)
        while not match.over:
            actor = match.actor
            assert actor is not None
            events = list(match.play(dice.choice(match.legal)))
            yield match, events, actor


def in_window(players: int) -> Match:
    """A game in which somebody may smother."""
    return next(match for match, _, _ in steps(players) if match.prompt == "smother")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_holds_an_equal_ember_is_asked(players: int) -> None:
    asked = 0
    for match, events, actor in steps(players):
        laid = next((event for event in events if event.verb == "lay"), None)
        if laid is None:
            continue
        hands = [player["hand"] for player in match.position()["players"]]
        able = [seat for seat in range(players) if laid.card in hands[seat] and seat != actor]
        if able:
            first = min(able, key=lambda seat: (seat - actor) % players)
            assert (match.prompt, match.actor, match.cause) == ("smother", first, laid.card)
            asked += 1
        else:
            assert match.prompt != "smother"
    assert asked > 0


def test_both_embers_are_ash_and_the_window_is_closed() -> None:
    match = in_window(3)
    laid, before = match.cause, match.view()
    events = list(match.play(match.find(card=laid)))
    assert [event.verb for event in events][:2] == ["smother", "go_out"]
    assert match.view()["ash"] == [laid, laid, *before["ash"]]
    assert match.view()["laid"] == before["laid"] - 1
    assert match.prompt != "smother"


def test_passing_tells_nothing() -> None:
    match = in_window(3)
    seat = match.actor
    events = match.play(match.find(word="pass"))
    assert not any(event.player == seat and event.verb != "turn" for event in events)


def test_a_window_is_announced_whoever_can_act() -> None:
    """Whether it is depends on what lies open, so that it tells nothing about hands."""
    announced = {True: 0, False: 0}
    for match, events, _ in steps(3):
        verbs = [event.verb for event in events]
        if "window" in verbs:
            announced[match.prompt == "smother"] += 1
            assert verbs[verbs.index("window") - 1] == "lay"
        assert match.prompt != "smother" or "window" in verbs or "lay" not in verbs
    assert min(announced.values()) > 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_question_is_hidden_from_all_others(players: int) -> None:
    match = in_window(players)
    for seat in (None, *range(players)):
        view = match.view(seat)
        is_asked = seat == match.actor
        assert view["prompt"] == ("smother" if is_asked else None)
        assert view["actor"] == (seat if is_asked else None)
        assert bool(view["choices"]) == is_asked


@pytest.mark.parametrize("players", [3, 4])
def test_a_guess_of_others_fits_the_open_question(players: int) -> None:
    """Whoever is asked can answer with cards that the guess has given them."""
    for match, _, _ in steps(players, games=4):
        for seat in range(players):
            if match.over or seat == match.actor:
                continue
            guess = match.determinize(seat, 7)
            guess.check()
            assert guess.view(seat) == match.view(seat)
            asked = {choice["card"] for choice in guess.choices() if "card" in choice}
            assert guess.actor is not None
            assert asked <= set(guess.position()["players"][guess.actor]["hand"])
            for action in guess.legal:
                guess.copy().play(action)
