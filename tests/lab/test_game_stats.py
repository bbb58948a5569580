"""What the compiled loop counts is what somebody would count who watches the games."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import polars as pl
import pytest

from endling.events import Event
from endling.kernel import counting
from endling.kernel import game_stats as sums_in
from endling.kernel.batch import GREEDY
from endling.kernel.cardset import WORD
from endling.kernel.chacha import key_words, new_dice
from endling.lab import Settings, has, play_again, play_chunk
from endling.lab.chunk import ready, unpack_tally
from endling.match import Match
from tests.lab.runs import settings as settings_of
from tests.lab.runs import tables_of

GAME = ready("doomlings")
TABLES = [(2, ["random"]), (4, ["greedy"]), (6, ["random"]), (3, ["greedy", "random", "greedy"])]


def settings(*given: Any, **more: Any) -> Settings:
    return settings_of(*given, game=GAME.name, **more)


@dataclass
class Watched:
    """A game as somebody saw it who wrote down every event."""

    match: Match
    decisions: int = 0
    turns: int = 0
    met: set[str] = field(default_factory=set)
    drawn: dict[int, set[str]] = field(default_factory=dict)
    plays: list[tuple[int, int, str]] = field(default_factory=list)  # seat, turn, card

    def see(self, events: Any) -> None:
        for event in events:
            self.see_one(event)

    def see_one(self, event: Event) -> None:
        seat, card = event.player, event.card
        if event.verb == "turn":
            self.turns += 1
        elif event.verb == "reveal" and card is not None:
            self.met.add(card)
        elif event.verb in ("deal", "draw") and seat is not None and card is not None:
            self.drawn.setdefault(seat, set()).add(card)
        elif event.verb in ("play", "react") and seat is not None and card is not None:
            self.plays.append((seat, self.turns, card))


def watch(run: Settings, number: int) -> Watched:
    """Play a game of a run by hand, with the dice of its players."""
    pool, dice = np.zeros(1, GAME.record), new_dice(bytes(32))
    counting.deal_game(pool, dice, key_words(run.key), number)
    match = Match.new(GAME.name, run.players, pool["key"][0].astype("<u4").tobytes(), run.options)
    seen = Watched(match)
    seen.see(match.opening)
    policies = np.array(run.policies, np.int64)
    while not match.over:
        now = np.frombuffer(match.state(), np.uint8).copy().view(GAME.record)
        seen.see(match.play(int(counting.choose_action(now, policies, dice))))
        seen.decisions += 1
    return seen


def numbers(row: dict[str, Any], what: str) -> list[int]:
    """The cards of a set in a row."""
    cards = range(len(GAME.card_names))
    return [n for n in cards if row[f"{what}_{n // WORD}"] >> n % WORD & 1]


def names(row: dict[str, Any], what: str) -> list[str]:
    """The names of the cards of a set in a row."""
    return [GAME.card_names[n] for n in numbers(row, what)]


@pytest.mark.parametrize(("players", "bots"), TABLES)
def test_rows_are_what_a_watcher_writes_down(players: int, bots: list[str]) -> None:
    run = settings(10, players, bots, seed=players)
    tables = tables_of(run, 0)
    for number in range(5):
        seen = watch(run, number)
        game = tables["games"].row(number, named=True)
        assert (game["game"], game["decisions"]) == (number, seen.decisions)
        assert game["turns"] == seen.turns
        assert set(names(game, "met")) == seen.met
        assert game["ending"] == seen.match.view(None)["worlds_end"]
        assert game["winners"] == len(seen.match.winners)
        check_seats(seen, tables["seats"].filter(pl.col("game") == number))
        check_plays(seen, tables["cards"].filter(pl.col("game") == number))


def check_seats(seen: Watched, rows: pl.DataFrame) -> None:
    match = seen.match
    places = {seat: 1 + sum(map(len, match.ranking[:i])) for i, seats in enumerate(match.ranking)
              for seat in seats}  # fmt: skip
    pile = [player["pile"] for player in match.position()["players"]]
    for row in rows.iter_rows(named=True):
        seat = row["seat"]
        assert row["points"] == match.scores[seat]
        assert row["place"] == places[seat]
        assert row["win"] == pytest.approx((seat in match.winners) / len(match.winners))
        assert sorted(names(row, "final")) == sorted(pile[seat])
        assert set(names(row, "drawn")) == seen.drawn[seat]
        assert set(names(row, "played")) == {card for who, _, card in seen.plays if who == seat}


def check_plays(seen: Watched, rows: pl.DataFrame) -> None:
    told = [(row["seat"], row["turn"], row["card"]) for row in rows.iter_rows(named=True)]
    assert told == seen.plays
    piles = [player["pile"] for player in seen.match.view(None)["players"]]
    for row in rows.iter_rows(named=True):
        worth = [entry["points"] for entry in piles[row["seat"]] if entry["card"] == row["card"]]
        if GAME.card_names.count(row["card"]) == 1:
            assert row["kept"] == bool(worth)
        assert row["points"] in (worth if row["kept"] else [0])


@pytest.mark.parametrize(("players", "bots"), TABLES)
def test_sums_are_those_of_the_rows(players: int, bots: list[str]) -> None:
    run = settings(300, players, bots, seed=9)
    chunk = play_chunk(run, 1)
    tables, tally = tables_of(run, 1), unpack_tally(GAME, chunk.files["tally"])[0]
    games, seats = tables["games"], tables["seats"]
    assert tally["games"][sums_in.N] == games.height == chunk.games
    assert tally["games"][sums_in.ALL_POINTS] == seats["points"].sum()
    assert tally["games"][sums_in.TURNS] == games["turns"].sum()
    assert tally["games"][sums_in.DECISIONS] == games["decisions"].sum()
    best = seats.group_by("game").agg(pl.col("points").sort(descending=True).head(2))
    assert tally["games"][sums_in.BEST] == sum(first for first, _ in best["points"])
    assert tally["games"][sums_in.MARGIN] == sum(first - second for first, second in best["points"])
    for seat in range(players):
        own = seats.filter(pl.col("seat") == seat)
        win = round(own["win"].sum() * sums_in.WIN)
        expected = [games.height, win, own["points"].sum(), own["place"].sum()]
        assert tally["seats"][seat].tolist() == expected
    check_cards(tally, seats)


def check_cards(tally: Any, seats: pl.DataFrame) -> None:
    n: Counter[tuple[str, int]] = Counter()
    points: Counter[tuple[str, int]] = Counter()
    pairs: Counter[tuple[int, int]] = Counter()
    for row in seats.iter_rows(named=True):
        for what in ("drawn", "played", "final"):
            held = [
                k for k in range(len(GAME.card_names)) if row[f"{what}_{k // WORD}"] >> k % WORD & 1
            ]
            n.update((what, card) for card in held)
            for card in held:
                points[what, card] += row["points"]
        pairs.update((a, b) for a in held for b in held if a < b)
    for (what, card), times in n.items():
        sums = tally["had"][("drawn", "played", "final").index(what), card]
        assert (sums[sums_in.N], sums[sums_in.POINTS]) == (times, points[what, card])
    assert int(tally["had"][..., sums_in.N].sum()) == sum(n.values())
    together = sums_in.sums_of(tally)["pairs"][..., sums_in.N]
    assert {(a, b): int(together[a, b]) for a, b in pairs} == dict(pairs)
    assert int(together.sum()) == sum(pairs.values())


def test_what_cards_gave_is_what_the_piles_show() -> None:
    run = settings(10, 4, ["greedy"], seed=11)
    tally = unpack_tally(GAME, play_chunk(run, 0).files["tally"])[0]
    gave: Counter[str] = Counter()
    squares: Counter[str] = Counter()
    for number in range(10):
        for player in play_again(run, number).view(None)["players"]:
            for entry in player["pile"]:
                gave[entry["card"]] += entry["points"]
                squares[entry["card"]] += entry["points"] ** 2
    for name in gave:
        copies = [n for n, other in enumerate(GAME.card_names) if other == name]
        assert tally["worth"][copies].sum(axis=0).tolist() == [gave[name], squares[name]]


def test_a_game_can_be_looked_at_again() -> None:
    run = settings(10, 3, ["greedy"], seed=4)
    seats = tables_of(run, 0)["seats"]
    match = play_again(run, 7)
    assert match.over
    assert seats.filter(pl.col("game") == 7)["points"].to_list() == match.scores


def test_sets_can_be_asked_for_a_card() -> None:
    run = settings()
    seats = tables_of(run, 0)["seats"]
    chosen = seats.filter(has(GAME, "final", "Kidney"))
    by_hand = [row for row in seats.iter_rows(named=True) if "Kidney" in names(row, "final")]
    assert chosen.height == len(by_hand)


def test_rows_for_cards_grow_when_there_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = play_chunk(settings(10), 0)
    monkeypatch.setattr(counting.count, "__defaults__", (2,))  # less than any game has
    assert play_chunk(settings(10), 0) == usual


def test_cards_can_be_left_out() -> None:
    run = settings(10)
    without = play_chunk(settings(10, rows="seats"), 0)
    assert "cards" not in without.files
    assert without.files["seats"] == play_chunk(run, 0).files["seats"]


# --- The quick greedy player ----------------------------------------------------------------------


def test_greedy_beats_random() -> None:
    run = settings(600, 4, ["greedy", "random", "random", "random"], seed=1)
    seats = pl.concat(tables_of(run, chunk)["seats"] for chunk in range(run.chunks))
    wins = seats.group_by("seat").agg(pl.col("win").mean()).sort("seat")["win"]
    assert wins[0] > 0.4


def test_greedy_does_not_peek() -> None:
    """It takes the same in every guess that its seat cannot tell from the game."""
    policies = np.full(4, GREEDY, np.int64)
    match = Match.new(GAME.name, 4, seed=2, options={"ages_per_pile": 1})
    asked = 0
    while not match.over:
        guesses = [match, *(match.determinize(match.actor or 0, seed) for seed in range(2))]
        answers = set()
        for guess in guesses:
            pool = np.frombuffer(guess.state(), np.uint8).copy().view(GAME.record)
            answers.add(int(counting.choose_action(pool, policies, new_dice(bytes(32)))))
        assert len(answers) == 1
        asked += len(match.legal) > 1
        match.play(answers.pop())
    assert asked > 10


def test_counted_games_leave_the_log_of_others_alone() -> None:
    """They hear events at once and need no log; whoever plays besides still gets all events."""
    code = (
        "import endling; from endling.lab import Settings, play_chunk; "
        "play_chunk(Settings.make('doomlings', 10, 3), 0); "
        "match = endling.new('doomlings', players=3, seed=1); "
        "assert len(match.opening) > 10; assert match.play(match.legal[0])"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
