"""Whole games typed by a script."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import endling
from endling.terminal.saves import read_save, save_path
from endling.terminal.screen import Screen
from endling.terminal.seating import Seating, seat_again
from tests.terminal.script import Table, sit

KEYS = ["?", "? 1", "? swarm", "? discard", "? nonsense", "h", "l", "l 3", "t", "s", "99", "u", ""]


def _answers(table: Table, seed: int, with_keys: bool = False) -> Callable[[], str]:
    """A person who answers at random, and now and then presses a key."""
    dice = random.Random(seed)

    def answer() -> str:
        if with_keys and dice.random() < 0.3:
            return dice.choice(KEYS)
        return str(1 + dice.randrange(len(table.seating.match.legal)))

    return answer


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_game_from_start_to_end(players: int, lang: str, home: Path) -> None:
    table = sit(players, seed=players, lang=lang)
    assert table.play([], then=_answers(table, players, with_keys=True))
    match = table.seating.match
    assert match.over
    assert table.widest <= 80
    names = [table.seating.names[seat] for seat in match.winners]
    verb = {"en": "wins.", "de": "gewinnt."}[lang]
    if len(names) == 1:
        assert f"{names[0]} {verb}" in table.shown
    assert not save_path("doomlings").exists()
    (kept,) = (home / "replays").iterdir()
    assert endling.replay(kept.read_text()).state() == match.state()


@pytest.mark.parametrize("seed", range(4))
def test_the_result_adds_up_card_by_card(seed: int) -> None:
    table = sit(4, seed)
    table.play([], then=_answers(table, seed))
    result = table.shown[table.shown.rindex("The result") :]
    match = table.seating.match
    for seat, name in enumerate(table.seating.names):
        block = re.search(rf"^\d\. {name}\b.*?^   total +(-?\d+) *$", result, re.M | re.S)
        assert block, name
        lines = block.group().splitlines()
        points = [int(n) for line in lines[1:-1] for n in re.findall(r"(-?\d+)(?=  |$)", line)]
        assert sum(points) == int(block.group(1)) == match.scores[seat]


def test_two_games_with_the_same_answers_are_the_same() -> None:
    games = []
    for _ in range(2):
        table = sit(3, 5, bot="greedy")
        table.play([], then=_answers(table, 5))
        games.append((table.shown, table.seating.match.replay()))
    assert games[0] == games[1]


def test_nobody_shares_a_name() -> None:
    assert sit(4, name="moa").seating.names == ["moa", "Dodo", "Quagga", "Auk"]


# --- Undo


def test_undo_goes_back_to_the_players_previous_decision() -> None:
    table = sit(3, 2)
    match = table.seating.match
    states = [match.state()]
    stories = [list(table.seating.story)]
    table.play(["1"])
    assert table.seating.is_asked
    states.append(match.state())
    stories.append(list(table.seating.story))
    table.play(["1"])
    for state, story in zip(reversed(states), reversed(stories), strict=True):
        assert match.state() != state
        assert "Taken back." in table.type("u")
        assert match.state() == state
        assert table.seating.is_asked
        assert table.seating.story == story
    assert "There is nothing to take back." in table.type("u")
    assert match.state() == states[0]


def test_after_undo_the_bots_do_the_same_again() -> None:
    table = sit(3, 2, bot="greedy")
    table.play(["1"])
    after = table.seating.match.state()
    table.play(["u", "1"])
    assert table.seating.match.state() == after


# --- Leaving and coming back


def _leave_by_interrupt() -> str:
    raise KeyboardInterrupt


@pytest.mark.parametrize("leave", ["quit", "end of input", "interrupt"])
def test_leaving_never_loses_the_game(leave: str) -> None:
    table = sit(3, 3)
    lines = ["1", "2", "q"] if leave == "quit" else ["1", "2"]
    then = _leave_by_interrupt if leave == "interrupt" else None
    assert not table.play(lines, then)
    assert "endling play --resume" in table.shown
    again = seat_again(read_save("doomlings"))
    assert again.match.state() == table.seating.match.state()
    assert again.story == table.seating.story
    assert again.names == table.seating.names


def test_the_game_is_saved_before_every_question() -> None:
    table = sit(3, 3)

    def crash() -> str:
        raise RuntimeError("power cut")

    with pytest.raises(RuntimeError):
        table.play(["1", "1"], crash)
    assert seat_again(read_save("doomlings")).match.state() == table.seating.match.state()


def test_a_resumed_game_goes_on_as_if_nobody_had_left() -> None:
    whole = sit(3, 4)
    whole.play([], then=lambda: "1")
    table = sit(3, 4)
    while not table.seating.match.over:
        table = Table(seat_again(table.seating.to_save()))
        table.play(["1"])
    assert table.seating.match.state() == whole.seating.match.state()


def test_undo_works_after_resuming() -> None:
    table = sit(3, 4)
    start = table.seating.match.state()
    table.play(["1"])
    again = Table(seat_again(read_save("doomlings")))
    assert "Taken back." in again.type("u")
    assert again.seating.match.state() == start


def test_a_resumed_game_tells_only_what_is_new() -> None:
    table = sit(3, 4)
    table.play(["1", "1", "1"])
    shown = Table(seat_again(read_save("doomlings"))).type()
    assert "is dealt" not in shown
    assert "turn." in shown


# --- Keys


def test_card_text() -> None:
    table = sit(3, 1)
    hand = table.seating.match.view(0)["players"][0]["hand"]
    shown = table.type("?")
    for card in hand:
        facts = next(c for c in endling.cards("doomlings") if c["name"] == card)
        for word in facts["text"].split():
            assert word in shown
    assert "Score: Worth 1 point per Swarm" in " ".join(table.type("? swarm").split())
    assert "Did you mean one of these? Swarm" in table.type("? swrm")
    assert "There is no card qqqq." in table.type("? qqqq")
    assert "discard (0)" in table.type("? discard")


def test_wrong_answers_change_nothing() -> None:
    table = sit(3, 1)
    state = table.seating.match.state()
    shown = table.type("0", "99", "-1", "1.5", "play", "²", "l x")
    assert shown.count("choose 1 to 5, or h for help") == 7
    assert table.seating.match.state() == state


def test_log() -> None:
    table = sit(3, 1)
    table.play(["1"])
    lines = [line for step in table.seating.story for line in step]
    shown = table.type("l 2")
    told = shown[shown.index("What has happened") :].splitlines()[1:3]
    assert [line.strip() for line in told] == lines[-2:]


def test_help_explains_the_letters() -> None:
    assert "R Red, B Blue, G Green, P Purple, - none" in sit().type("h")
    assert "R Rot, B Blau, G Grün, P Violett, - keine" in sit(lang="de").type("h")


# --- Honesty


@pytest.mark.parametrize("seed", range(6))
def test_the_screen_shows_only_what_the_seat_may_know(seed: int) -> None:
    """A fair guess that looks the same to the seat also looks the same on the screen."""
    table = sit(4, seed)
    dice = random.Random(seed)
    for _ in range(dice.randrange(5, 40)):
        if not table.seating.match.over:
            table.seating.play(dice.choice(table.seating.match.legal))
    while not table.seating.match.over and not table.seating.is_asked:
        table.seating.play_bot()
    if table.seating.match.over:
        return
    seating = table.seating
    guess = seating.match.determinize(seating.seat, seed)
    screens = []
    for match in (seating.match, guess):
        shown = Table(
            Seating(match, seating.names, seating.seat, "random", 1, "en"),
        )
        screen = Screen(shown.seating, shown.console)
        screen.show_table()
        screen.show_question()
        screen.show_own_cards()
        screens.append(shown.shown)
    assert screens[0] == screens[1]


def test_hidden_cards_are_not_told() -> None:
    table = sit(3, 1)
    view = table.seating.match.position()
    hidden = {card for player in view["players"][1:] for card in player["hand"]}
    told = " ".join(line for step in table.seating.story for line in step)
    assert "Dodo is dealt 5 cards." in told
    assert not any(card in told for card in hidden - set(view["players"][0]["hand"]))


def test_the_table_does_not_betray_who_was_asked() -> None:
    """Between two decisions of a turn the table stays away, whether or not somebody could react."""
    table = sit(3, 1)
    screen = Screen(table.seating, table.console)
    screen.show_decision()
    before = len(table.shown)
    table.seating.story.append([])  # somebody was asked, and nothing could be seen
    table.seating.story.append([])
    screen.show_decision()
    assert "points" not in table.shown[before:]
