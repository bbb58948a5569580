"""A second game goes through everything that stands above the games."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from io import BytesIO
from typing import Any

import polars as pl
import pytest

import endling
from endling.bots import make_bot
from endling.choices import blocked_cards
from endling.cli.bulk import BulkProver
from endling.errors import OptionError, PositionError
from endling.games import find_game
from endling.kernel import game_stats as sums_in
from endling.kernel.actions import CARD
from endling.kernel.build import INTERPRETED
from endling.lab import Settings, play_chunk
from endling.lab.chunk import unpack_tally
from endling.match import Match
from endling.terminal.cardbook import CardBook
from tests.merging import merged

PLAYERS = (2, 3, 4)
NAMES = ["Ann", "Ben", "Cem", "Dee"]


def new(players: int = 3, seed: int = 7, **options: Any) -> Match:
    return endling.new("embers", players=players, seed=seed, options=options or None)


def played(match: Match, seed: int) -> Match:
    dice = random.Random(seed)
    while not match.over:
        match.play(dice.choice(match.legal))
    return match


# --- Playing


@pytest.mark.parametrize("players", PLAYERS)
def test_the_lowest_score_wins(players: int) -> None:
    for seed in range(20):
        match = played(new(players, seed), seed)
        lowest = min(match.scores)
        assert match.winners == [n for n, points in enumerate(match.scores) if points == lowest]
        assert match.ranking[0] == match.winners


def test_a_replay_leads_to_the_same_state() -> None:
    match = played(new(), 1)
    assert endling.replay(match.replay()).state() == match.state()


def test_random_games_hold_what_must_hold() -> None:
    game = find_game("embers")
    games = 3 if INTERPRETED else 300
    prover = BulkProver(game, {}, Counter())
    for players in PLAYERS:
        prover.prove_games(players, games, random.Random(players))
    assert prover.counts["games in bulk"] == games * len(PLAYERS)


@pytest.mark.parametrize("players", PLAYERS)
def test_positions_are_exact(players: int) -> None:
    match = new(players)
    dice = random.Random(players)
    while not match.over:
        position = json.loads(json.dumps(match.position()))
        assert endling.position("embers", position).position() == position
        match.play(dice.choice(match.legal))


def test_wrong_positions_are_refused() -> None:
    position = new().position()
    with pytest.raises(PositionError, match="more"):
        endling.position("embers", {**position, "more": None})
    with pytest.raises(PositionError, match="deck"):
        endling.position("embers", {**position, "deck": ["Ember 9"]})
    for spent in ([0, 0, 0, 256], [0, 0, 0, -1], [0, 0, 0], [0, 0, 0, "1"], 0):
        with pytest.raises(PositionError, match="spent"):
            endling.position("embers", {**position, "more": {**position["more"], "spent": spent}})


def test_wrong_options_are_refused() -> None:
    with pytest.raises(OptionError, match="hand_size"):
        new(hand_size=9)


# --- Seeing


@pytest.mark.parametrize("players", PLAYERS)
def test_a_view_with_its_changes_is_the_view_of_now(players: int) -> None:
    match = new(players)
    dice = random.Random(players)
    viewers = [None, *range(players)]
    views = {seat: match.view(seat) for seat in viewers}
    while not match.over:
        rows = {seat: match.row(seat) for seat in viewers}
        match.play(dice.choice(match.legal))
        for seat in viewers:
            changes = json.loads(match.changes(seat, rows[seat], match.row(seat)))
            views[seat] = merged(views[seat], changes)
            assert views[seat] == match.view(seat)


def test_nobody_sees_how_many_cards_others_have() -> None:
    match = new()
    dice = random.Random(3)
    while not match.over:
        for seat in range(3):
            sizes = [player["hand_size"] for player in match.view(seat)["players"]]
            assert [n for n, size in enumerate(sizes) if size is not None] == [seat]
            assert match.view(seat)["buried_size"] is None
        match.play(dice.choice(match.legal))


def test_a_card_on_a_card_is_shown_on_it() -> None:
    match = played(new(2), 2)
    for player in match.view()["players"]:
        (hearth,) = player["hearth"]
        assert hearth["heat"] == sum(int(name.split()[1]) for name in hearth["stack"])


def test_equal_cards_are_told_apart_in_views_and_choices() -> None:
    found = 0
    for seed in range(20):
        match = endling.new("embers", 2, seed)
        seat = match.actor or 0
        hand = match.view(seat)["players"][seat]["hand"]
        ids = {choice["id"]: choice["card"] for choice in match.choices() if "card" in choice}
        assert ids == {entry["id"]: entry["card"] for entry in hand}
        assert len(ids) == len(hand)
        found += len(set(ids.values())) < len(ids)
        chosen = next(choice for choice in match.choices() if "card" in choice)
        match.play(chosen["action"])
        left = [entry["id"] for entry in match.view(seat)["players"][seat]["hand"]]
        assert sorted([*left, chosen["id"]]) == sorted(ids)
    assert found > 0


def test_of_equal_cards_only_the_one_that_cannot_be_chosen_is_blocked() -> None:
    match = new(2, hand_size=4)
    view = match.view(match.actor)
    row = match.row(match.actor)
    legal = set(match.legal)
    first = min(action for action in legal if action >= CARD)
    asked = view["actor"], view["prompt"], view["cause"]
    blocked = blocked_cards(match.game, match._pool, legal - {first}, asked, row, "en")
    assert [(one.facts["card"], one.facts["id"]) for one in blocked] == [
        (match.game.card_names[first - CARD], first - CARD)
    ]


def test_what_is_hidden_from_a_seat_is_guessed_anew() -> None:
    match = new(3)
    dice = random.Random(5)
    sizes = set()
    while not match.over:
        guess = match.determinize(0, dice.randrange(1000))
        guess.check()
        assert guess.view(0) == match.view(0)
        sizes.add(tuple(player["hand_size"] for player in guess.view(1)["players"][1:2]))
        match.play(dice.choice(match.legal))
    assert len(sizes) > 1


def test_words_in_both_languages() -> None:
    match = new()
    assert match.question("en") == "Bury a card, or keep what you have"
    assert match.question("de") == "Vergrabe eine Karte oder behalte, was du hast"
    labels = [choice["label"] for choice in match.choices("en")]
    assert labels[0] == "Done"
    assert all(label.startswith("Bury Ember") for label in labels[1:])
    lines = [match.game.event_text(event, NAMES, "en") for event in match.opening]
    assert lines[0].startswith("Ann is dealt Ember")


def test_cards_have_names_in_both_languages() -> None:
    match = new()
    assert all(choice["label"].endswith("vergraben") for choice in match.choices("de")[1:])
    assert all(choice["label"].startswith("Glut ") for choice in match.choices("de")[1:])
    laid = next(event for event in _all_events(match) if event.verb == "lay")
    assert match.game.event_text(laid, NAMES, "en").endswith(f" on {laid.target[-8:]}.")
    german = match.game.event_text(laid, NAMES, "de")
    assert german.endswith(f" auf Herd {laid.target[-1]}.")
    assert f" legt Glut {laid.card[-1]} " in german
    book = CardBook(match.game, "de")
    assert book.find("Glut 2") == book.find("Ember 2") == "Ember 2"
    assert book.title("Ember 2") == "Glut 2"
    assert "Herd 1" in book.similar("Herd")


def test_the_board_says_what_cards_there_are() -> None:
    cards = {card["name"]: card for card in find_game("embers").cards("de")}
    assert [card["copies"] for card in cards.values()] == [3] * 6 + [1] * 4
    assert cards["Ember 2"] == {
        "name": "Ember 2", "label": "Glut 2", "kind": "ember", "copies": 3, "text": "",
    }  # fmt: skip


def _all_events(match: Match) -> Iterator[Any]:
    dice = random.Random(1)
    while not match.over:
        yield from match.play(dice.choice(match.legal))


def test_the_board_is_described() -> None:
    board = find_game("embers").board_text("en")
    assert board["lowest_wins"] is True
    looks = {zone["name"]: zone["look"] for zone in board["zones"]}
    assert looks["stack"] == "stack"
    assert [entry["name"] for entry in board["sheet"]["player"]] == ["stack"]


# --- Thinking and counting


@pytest.mark.parametrize("name", ["random", "greedy", "search"])
def test_bots_play(name: str) -> None:
    budget = {"iterations": 30} if name == "search" else {}
    bot = make_bot(name, seed=1, **budget)
    match = new(2, hand_size=2)
    while not match.over:
        match.play(bot.choose(match))
    assert match.winners


def test_the_lab_counts_lowest_scores_as_best() -> None:
    games = 5 if INTERPRETED else 200
    run = Settings.make("embers", games, 3, bots=("random",))
    chunk = play_chunk(run, 0)
    tally = unpack_tally(find_game("embers"), chunk.files["tally"])[0]
    seats = pl.read_parquet(BytesIO(chunk.files["seats"]))
    best = seats.group_by("game").agg(pl.col("points").min())
    assert tally["games"][sums_in.N] == chunk.games
    assert tally["games"][sums_in.BEST] == best["points"].sum()


@pytest.mark.skipif(INTERPRETED, reason="compares two builds")
def test_interpreted_and_compiled_games_are_the_same() -> None:
    from endling.kernel import jit

    record = find_game("embers").record
    compiled = [played(new(3, seed), seed).state() for seed in range(5)]
    jit.interpret(record)
    try:
        assert [played(new(3, seed), seed).state() for seed in range(5)] == compiled
    finally:
        jit.use_compiled(record)


def test_whoever_chooses_together_can_answer_ahead() -> None:
    match = endling.new("embers", players=3, seed=5)
    assert match.prompt == "bury"
    assert match.together == [0, 1, 2]
    assert match.secret
    assert [seat["choosing"] for seat in match.view(None)["players"]] == [True, True, True]
    for seat in range(3):
        ahead = match.ahead(seat)
        assert ahead is not None
        assert (ahead.actor, ahead.prompt) == (seat, "bury")
        assert ahead.view(seat)["choices"]
    assert match.actions == []
    while match.actor == 0:
        match.play(match.legal[0])
    assert match.ahead(0) is None


def test_nobody_sees_how_many_have_chosen() -> None:
    match = endling.new("embers", players=3, seed=5)
    before = match.view(2)
    match.play(match.find(word="done"))
    assert match.actor == 1
    assert match.view(2) == before
    assert match.view(None)["actor"] is None
