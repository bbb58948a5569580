"""A game that is over, counted: a row for it, one for each seat, and sums over many games.

The sums are all that a report needs. They are whole numbers, so that the order in which games are
added does not matter, on whatever processor.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from endling.kernel.atomic_add import add
from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import WORD, words_for, write_set
from endling.kernel.event_stats import aligned, had_by, met_by_all
from endling.kernel.game_hooks import standing
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import MOST_PLAYERS, NO_CARD, Sizes, size
from endling.kernel.stats_hooks import ending_of, final_cards, points_of, worth_of
from endling.kernel.winning import can_win

MAX_SEATS = MOST_PLAYERS
BINS = 256  # of lengths
WIN = 2520  # a win, which up to ten seats can share evenly
GONE = -(2**15)  # for the points of a card that did not stay

# What a seat had of a card (the first two as events tell them), and what all had of one.
DRAWN, PLAYED, FINAL = range(3)
MET_BY_ALL, ENDED = range(2)

# Columns of the sums.
N, WINS, POINTS, PLACES = range(4)  # of seats; of what a seat had, without the last
ALL_POINTS, BEST, MARGIN, TURNS, DECISIONS, WON = range(1, 7)  # of games, after N
GAME_COLUMNS = 7  # BEST and MARGIN are of those that somebody WON
SHARED, UNWON = range(2)  # games with several winners, and with none
_PAIR_WINS = 32  # in a sum of pairs, N is below this bit and WINS above: one addition for both


@dataclass(frozen=True)
class StatsLayout:
    """The records in which the games of one game are counted."""

    game_row: np.dtype[Any]
    seat_row: np.dtype[Any]
    tally: np.dtype[Any]
    outcome: np.dtype[Any]  # what is found out about a game while it is counted


@cache
def layout_for(sizes: Sizes) -> StatsLayout:
    """The records for a game of these sizes."""
    words = words_for(sizes.cards)
    cards, scores = words * WORD, sizes.most_score - sizes.least_score + 1
    # Rows have no gaps between their fields: they are compared byte by byte.
    game_row = aligned(
        [
            ("met", np.int64, (words,)),
            ("decisions", np.uint32),
            ("turns", np.uint32),
            ("plays", np.uint32),  # how many cards were played
            ("ending", np.uint16),
            ("winners", np.uint16),
        ],
    )
    seat_row = aligned(
        [
            ("had", np.int64, (3, words)),  # DRAWN, PLAYED, FINAL
            ("points", np.int16),
            ("win", np.int16),
            ("place", np.int32),
        ],
    )
    tally = aligned(
        [
            ("games", np.int64, (GAME_COLUMNS,)),
            ("shared", np.int64, (2,)),  # SHARED, UNWON
            ("seats", np.int64, (MAX_SEATS, 4)),
            ("had", np.int64, (3, cards, 3)),
            ("worth", np.int64, (cards, 2)),  # of what was kept: the sum, and that of the squares
            ("met", np.int64, (2, cards, GAME_COLUMNS)),  # MET_BY_ALL, ENDED
            ("pairs", np.int64, (cards, cards)),  # of final cards a < b
            ("scores", np.int64, (scores,)),
            ("best_scores", np.int64, (scores,)),
            ("turns", np.int64, (BINS,)),
            ("decisions", np.int64, (BINS,)),
        ],
    )
    outcome = aligned(
        [
            ("standing", np.int64, (MAX_SEATS,)),
            ("points", np.int64, (MAX_SEATS,)),
            ("final", np.int64, (MAX_SEATS, words)),  # sets of cards
            ("worth", np.int64, (cards,)),  # what a final card gave
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
    return StatsLayout(game_row, seat_row, tally, outcome)


def turns_in_a_bin(sizes: Sizes) -> int:
    """How many lengths in turns share a bin."""
    return -(-sizes.turns // BINS)


def decisions_in_a_bin(sizes: Sizes) -> int:
    """How many lengths in decisions share a bin."""
    return -(-sizes.decisions // BINS)


_least_score = size(lambda sizes: sizes.least_score)
_direction = size(lambda sizes: -1 if sizes.lowest_wins else 1)
_turns_in_a_bin = size(turns_in_a_bin)
_decisions_in_a_bin = size(decisions_in_a_bin)


def sums_of(tally: Any) -> dict[str, np.ndarray[Any, np.dtype[np.int64]]]:
    """All sums of a tally by name; those of pairs are N and WINS."""
    sums = {name: tally[name] for name in tally.dtype.names}
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
    _measure(s, players, outcome)
    for seat in range(players):
        _count_seat(s, seat, seen, outcome, tally, seats[first + seat])
        _count_final(s, seat, outcome, tally)
    _count_game(s, seen, outcome, tally, game)
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
        write_set(outcome.final[seat], cards)
        for word in range(len(cards), outcome.final.shape[1]):
            outcome.final[seat, word] = 0
    top = num(outcome.standing[0])
    for seat in range(1, players):
        top = max(top, num(outcome.standing[seat]))
    winners = 0
    for seat in range(players):
        if outcome.standing[seat] == top and can_win(top):
            winners += 1
    outcome.top = top
    outcome.winners = winners
    outcome.win = WIN // max(winners, 1)


@rule
def _place(players: int, outcome: Any, seat: int) -> int:
    place = 1
    for other in range(players):
        if outcome.standing[other] > outcome.standing[seat]:
            place += 1
    return place


@rule
def _measure(s: Any, players: int, outcome: Any) -> None:
    """The scores of all, and how far the best is ahead of the next."""
    points = _direction(s) * num(outcome.points[0])
    total, best, second = points, points, points
    for seat in range(1, players):
        points = _direction(s) * num(outcome.points[seat])
        total += points
        if points > best or seat == 1:
            best, second = max(best, points), min(best, points)
        else:
            second = max(second, points)
    outcome.all_points = _direction(s) * total
    outcome.best = _direction(s) * best
    outcome.margin = best - second


# --- Rows and sums --------------------------------------------------------------------------------


@rule
def _count_seat(s: Any, seat: int, seen: Any, outcome: Any, tally: Any, row: Any) -> None:
    points = num(outcome.points[seat])
    place = _place(num(s.players), outcome, seat)
    win = _win(outcome, seat)
    sums = tally.seats[seat]
    add(sums, N, 1)
    add(sums, WINS, win)
    add(sums, POINTS, points)
    add(sums, PLACES, place)
    add(tally.scores, _bin(points - _least_score(s), len(tally.scores)), 1)
    for i in range(row.had.shape[1]):
        for what in range(FINAL):
            word = had_by(seen, what, seat, i)
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
    is_winner = num(outcome.winners) > 0 and outcome.standing[seat] == outcome.top
    return num(outcome.win) if is_winner else 0


@rule
def _count_had(had: Any, i: int, word: int, win: int, points: int) -> None:
    """Count a seat's result for every card that it had, one word of a set."""
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
    words = outcome.final.shape[1]
    for i in range(words):
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
            for j in range(i, words):
                if j > i:
                    rest = num(outcome.final[seat, j])
                while rest != 0:
                    add(pairs, j * WORD + lowest_bit(rest), pair)
                    rest &= rest - 1


@rule
def _bin(value: int, bins: int) -> int:
    """The bin of a value; the first and the last one take what lies beyond them, too."""
    return min(max(value, 0), bins - 1)


@rule
def _add_game(sums: Any, outcome: Any) -> None:
    add(sums, N, 1)
    add(sums, ALL_POINTS, num(outcome.all_points))
    if num(outcome.winners) > 0:
        add(sums, BEST, num(outcome.best))
        add(sums, MARGIN, num(outcome.margin))
        add(sums, WON, 1)
    add(sums, TURNS, num(outcome.turns))
    add(sums, DECISIONS, num(outcome.decisions))


@rule
def _count_game(s: Any, seen: Any, outcome: Any, tally: Any, row: Any) -> None:
    decisions, turns, winners = num(outcome.decisions), num(outcome.turns), num(outcome.winners)
    ending = ending_of(s)
    _add_game(tally.games, outcome)
    if winners != 1:
        add(tally.shared, UNWON if winners == 0 else SHARED, 1)
    if ending != NO_CARD:
        _add_game(tally.met[ENDED, ending], outcome)
    for i in range(len(row.met)):
        word = met_by_all(seen, i)
        row.met[i] = word
        while word != 0:
            _add_game(tally.met[MET_BY_ALL, i * WORD + lowest_bit(word)], outcome)
            word &= word - 1
    if winners > 0:
        best = num(outcome.best) - _least_score(s)
        add(tally.best_scores, _bin(best, len(tally.best_scores)), 1)
    add(tally.turns, _bin(turns // _turns_in_a_bin(s), BINS), 1)
    add(tally.decisions, _bin(decisions // _decisions_in_a_bin(s), BINS), 1)
    row.decisions = decisions
    row.turns = turns
    row.ending = ending
    row.winners = winners
