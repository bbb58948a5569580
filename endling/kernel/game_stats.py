"""A game that is over, counted: a row for it, one for each seat, and sums over many games.

The sums are all that a report needs. They are whole numbers, so that the order in which games are
added does not matter, on whatever processor.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from endling.kernel.atomic_add import add
from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import WORD
from endling.kernel.event_stats import MAX_CARDS, SET_WORDS, met_by_all, record
from endling.kernel.game_hooks import standing
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.stats_hooks import NO_CARD, ending_of, final_cards, points_of, worth_of

MAX_SEATS = 10
BINS = 256
LEAST_SCORE = -100  # the score of the first bin
DECISIONS_IN_A_BIN = 4
WIN = 2520  # a win, which up to ten seats can share evenly
GONE = -(2**15)  # for the points of a card that did not stay

# What a seat had of a card (the first two as events tell them), and what all had of one.
DRAWN, PLAYED, FINAL = range(3)
MET, ENDED = range(2)

# Rows have no gaps between their fields: they are compared byte by byte.
GAME_ROW = record(
    [
        ("met", np.int64, (SET_WORDS,)),
        ("decisions", np.uint16),
        ("turns", np.uint16),
        ("plays", np.uint16),  # how many cards were played
        ("ending", np.uint8),
        ("winners", np.uint8),
    ],
)
SEAT_ROW = record(
    [
        ("had", np.int64, (3, SET_WORDS)),  # DRAWN, PLAYED, FINAL
        ("points", np.int16),
        ("win", np.int16),
        ("place", np.int32),
    ],
)

# Columns of the sums.
N, WINS, POINTS, PLACES = range(4)  # of seats; of what a seat had, without the last
BEST, MARGIN, TURNS, DECISIONS = range(2, 6)  # of games, after N and POINTS in their place
ALL_POINTS = 1
GAME_COLUMNS = 6
_PAIR_WINS = 32  # in a sum of pairs, N is below this bit and WINS above: one addition for both
TALLY = record(
    [
        ("games", np.int64, (GAME_COLUMNS,)),
        ("shared", np.int64, (1,)),  # games with several winners
        ("seats", np.int64, (MAX_SEATS, 4)),
        ("had", np.int64, (3, MAX_CARDS, 3)),
        ("worth", np.int64, (MAX_CARDS, 2)),  # of what was kept: the sum, and that of the squares
        ("met", np.int64, (2, MAX_CARDS, GAME_COLUMNS)),  # MET, ENDED
        ("pairs", np.int64, (MAX_CARDS, MAX_CARDS)),  # of final cards a < b
        ("scores", np.int64, (BINS,)),
        ("best_scores", np.int64, (BINS,)),
        ("turns", np.int64, (BINS,)),
        ("decisions", np.int64, (BINS,)),
    ],
)

# What is found out about a game while it is counted.
OUTCOME = record(
    [
        ("standing", np.int64, (MAX_SEATS,)),
        ("points", np.int64, (MAX_SEATS,)),
        ("final", np.int64, (MAX_SEATS, SET_WORDS)),  # sets of cards
        ("worth", np.int64, (MAX_CARDS,)),  # what a final card gave
        ("winners", np.int64),
        ("win", np.int64),  # what each winner gets of the win
        ("top", np.int64),  # the best standing
        ("all_points", np.int64),
        ("best", np.int64),  # score
        ("margin", np.int64),  # how far the best score is ahead of the next
        ("turns", np.int64),
        ("decisions", np.int64),
    ],
)


def sums_of(tally: Any) -> dict[str, np.ndarray[Any, np.dtype[np.int64]]]:
    """All sums of a tally by name; those of pairs are N and WINS."""
    sums = {name: tally[name] for name in TALLY.names or ()}
    both = sums["pairs"]
    sums["pairs"] = np.stack([both & (1 << _PAIR_WINS) - 1, both >> _PAIR_WINS], axis=-1)
    return sums


@rule
def count_over(
    s: Any, decisions: int, seen: Any, outcome: Any, tally: Any, game: Any, seats: Any, first: int
) -> None:
    """Count a game that is over; the rows of its seats are those from `first` on."""
    players = num(s.players)
    outcome.decisions = decisions
    outcome.turns = seen.turns
    _rank(s, players, outcome)
    _measure(players, outcome)
    for seat in range(players):
        _count_seat(players, seat, seen, outcome, tally, seats[first + seat])
        _count_final(s, seat, outcome, tally)
    _count_game(ending_of(s), seen, outcome, tally, game)
    game.plays = num(seen.plays)


@rule
def price_plays(outcome: Any, plays: Any, played: int) -> None:
    """What the cards that were played gave at the end, if they stayed."""
    for at in range(played):
        row = plays[at]
        seat, card = num(row.seat), num(row.card)
        kept = (num(outcome.final[seat, card // WORD]) >> (card % WORD)) & 1
        row.points = num(outcome.worth[card]) if kept == 1 else GONE


# --- Who won, and by how much ---------------------------------------------------------------------


@rule
def _rank(s: Any, players: int, outcome: Any) -> None:
    """Points, standings, final cards, and what a winner gets."""
    for seat in range(players):
        outcome.points[seat] = points_of(s, seat)
        outcome.standing[seat] = standing(s, seat)
        cards = final_cards(s, seat)
        outcome.final[seat, 0] = cards[0]
        outcome.final[seat, 1] = cards[1]
        outcome.final[seat, 2] = 0
    top = num(outcome.standing[0])
    for seat in range(1, players):
        top = max(top, num(outcome.standing[seat]))
    winners = 0
    for seat in range(players):
        if outcome.standing[seat] == top:
            winners += 1
    outcome.top = top
    outcome.winners = winners
    outcome.win = WIN // winners


@rule
def _place(players: int, outcome: Any, seat: int) -> int:
    place = 1
    for other in range(players):
        if outcome.standing[other] > outcome.standing[seat]:
            place += 1
    return place


@rule
def _measure(players: int, outcome: Any) -> None:
    """The scores of all, and how far the best is ahead of the next."""
    points = num(outcome.points[0])
    total, best, second = points, points, points
    for seat in range(1, players):
        points = num(outcome.points[seat])
        total += points
        if points > best or seat == 1:
            best, second = max(best, points), min(best, points)
        else:
            second = max(second, points)
    outcome.all_points = total
    outcome.best = best
    outcome.margin = best - second


# --- Rows and sums --------------------------------------------------------------------------------


@rule
def _count_seat(players: int, seat: int, seen: Any, outcome: Any, tally: Any, row: Any) -> None:
    points = num(outcome.points[seat])
    place = _place(players, outcome, seat)
    win = _win(outcome, seat)
    sums = tally.seats[seat]
    add(sums, N, 1)
    add(sums, WINS, win)
    add(sums, POINTS, points)
    add(sums, PLACES, place)
    add(tally.scores, _bin(points - LEAST_SCORE), 1)
    for i in range(SET_WORDS):
        for what in range(FINAL):
            word = num(seen.told[what, seat, i])
            row.had[what, i] = word
            _count_had(tally.had[what], i, word, win, points)
        word = num(outcome.final[seat, i])
        row.had[FINAL, i] = word
        _count_had(tally.had[FINAL], i, word, win, points)
    row.points = points
    row.place = place
    row.win = win


@rule
def _win(outcome: Any, seat: int) -> int:
    return num(outcome.win) if outcome.standing[seat] == outcome.top else 0


@rule
def _count_had(had: Any, i: int, word: int, win: int, points: int) -> None:
    """What a seat made of it that had the cards of a word of a set."""
    while word != 0:
        sums = had[i * WORD + lowest_bit(word)]
        word &= word - 1
        add(sums, N, 1)
        add(sums, POINTS, points)
        if win != 0:
            add(sums, WINS, win)


@rule
def _count_final(s: Any, seat: int, outcome: Any, tally: Any) -> None:
    """What the cards of a final pile gave, alone and in pairs."""
    pair = 1 + (_win(outcome, seat) << _PAIR_WINS)
    for i in range(SET_WORDS):
        word = num(outcome.final[seat, i])
        while word != 0:
            card = i * WORD + lowest_bit(word)
            word &= word - 1
            worth = worth_of(s, seat, card)
            outcome.worth[card] = worth
            sums = tally.worth[card]
            add(sums, 0, worth)
            add(sums, 1, worth * worth)
            pairs = tally.pairs[card]
            rest = word
            for j in range(i, SET_WORDS):
                if j > i:
                    rest = num(outcome.final[seat, j])
                while rest != 0:
                    add(pairs, j * WORD + lowest_bit(rest), pair)
                    rest &= rest - 1


@rule
def _bin(value: int) -> int:
    return min(max(value, 0), BINS - 1)


@rule
def _add_game(sums: Any, outcome: Any) -> None:
    add(sums, N, 1)
    add(sums, ALL_POINTS, num(outcome.all_points))
    add(sums, BEST, num(outcome.best))
    add(sums, MARGIN, num(outcome.margin))
    add(sums, TURNS, num(outcome.turns))
    add(sums, DECISIONS, num(outcome.decisions))


@rule
def _count_game(ending: int, seen: Any, outcome: Any, tally: Any, row: Any) -> None:
    decisions, turns, winners = num(outcome.decisions), num(outcome.turns), num(outcome.winners)
    _add_game(tally.games, outcome)
    if winners > 1:
        add(tally.shared, 0, 1)
    if ending != NO_CARD:
        _add_game(tally.met[ENDED, ending], outcome)
    for i in range(SET_WORDS):
        word = met_by_all(seen, i)
        row.met[i] = word
        while word != 0:
            _add_game(tally.met[MET, i * WORD + lowest_bit(word)], outcome)
            word &= word - 1
    add(tally.best_scores, _bin(num(outcome.best) - LEAST_SCORE), 1)
    add(tally.turns, _bin(turns), 1)
    add(tally.decisions, _bin(decisions // DECISIONS_IN_A_BIN), 1)
    row.decisions = decisions
    row.turns = turns
    row.ending = ending
    row.winners = winners
