"""Whole games, counted: who drew, played and kept which cards, what the games met, how they ended.

Nothing is counted inside the rules. The loop here plays a game, reads the event log after every
step and the state at the end, and writes rows (one a game, one a seat, one a card played) and a
tally, whose sums are all that a report needs. A game says how to read it (`register_census`):

| part | what it is |
|---|---|
| `role_of(s, verb)` | what events tell: a card drawn, played or met by all, a turn begun |
| `final_cards(s, seat)` | the cards that count for a seat at the end |
| `points_of(s, seat)` | its points |
| `worth_of(s, seat, card)` | what one of those cards gave it |
| `ending_of(s)` | the card that decided how the game ended, NO_CARD if none does |

Which game a number stands for is said in `mass.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import WORD, CardSet
from endling.kernel.choosing import greedy_action, random_action
from endling.kernel.engine import run, step
from endling.kernel.events import CARD, VERB, WHO, clear_log
from endling.kernel.jit import entry, rule
from endling.kernel.mass import GREEDY, deal
from endling.kernel.numbers import num
from endling.kernel.resolver import standing
from endling.kernel.seam import Seam

NO_CARD = 255
GONE = -(2**15)  # for the points of a card that did not stay

# --- What a game brings ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Census:
    """How a game is counted."""

    role_of: Callable[[Any, int], int]
    final_cards: Callable[[Any, int], CardSet]
    points_of: Callable[[Any, int], int]
    worth_of: Callable[[Any, int, int], int]
    ending_of: Callable[[Any], int]


_CENSUSES = Seam[Census]()
register_census = _CENSUSES.register
is_counted = _CENSUSES.knows


@_CENSUSES.part
def role_of(s: Any, verb: int) -> int:
    """What events with this verb tell, one of `roles`."""
    raise NotImplementedError


@_CENSUSES.part
def final_cards(s: Any, seat: int) -> CardSet:
    """The cards that count for a seat at the end."""
    raise NotImplementedError


@_CENSUSES.part
def points_of(s: Any, seat: int) -> int:
    """The points of a seat at the end."""
    raise NotImplementedError


@_CENSUSES.part
def worth_of(s: Any, seat: int, card: int) -> int:
    """What a card that counts gave the seat."""
    raise NotImplementedError


@_CENSUSES.part
def ending_of(s: Any) -> int:
    """The card that decided how the game ended, NO_CARD if none does."""
    raise NotImplementedError


# --- Rows and sums --------------------------------------------------------------------------------

MAX_SEATS = 10
SET_WORDS = 3
MAX_CARDS = SET_WORDS * WORD
BINS = 256
LEAST_SCORE = -100  # the score of the first bin
DECISIONS_IN_A_BIN = 4
WIN = 2520  # a win, which up to ten seats can share evenly


def _record(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    return np.dtype((np.record, np.dtype(fields, align=True)))


# What a seat had of a card, and what all had of one.
DRAWN, PLAYED, FINAL = range(3)
MET, ENDED = range(2)

# What an event tells; the first three are those above, of which no event tells the last.
TOLD_MET, TURN_BEGAN, NOTHING = range(3, 6)
_ROLES = 6
_VERBS = 256
_ANY_SEAT = 16  # events of nobody name a seat far out, which is cut down to the last of these
_ANY_WORD = 5  # events without a card name one far out


def roles(
    drawn: Iterable[int], played: Iterable[int], met: Iterable[int], turn: Iterable[int]
) -> np.ndarray[Any, np.dtype[np.int64]]:
    """For every verb, what it tells."""
    table = np.full(_VERBS, NOTHING, np.int64)
    told = {DRAWN: drawn, PLAYED: played, TOLD_MET: met, TURN_BEGAN: turn}
    for role, verbs in told.items():
        table[list(verbs)] = role
    return table


GAME_ROW = _record(
    [
        ("game", np.int64),
        ("met", np.int64, (SET_WORDS,)),
        ("decisions", np.int32),
        ("turns", np.int32),
        ("ending", np.uint8),
        ("winners", np.uint8),
    ],
)
SEAT_ROW = _record(
    [
        ("game", np.int64),
        ("had", np.int64, (3, SET_WORDS)),  # DRAWN, PLAYED, FINAL
        ("points", np.int16),
        ("seat", np.uint8),
        ("place", np.uint8),
        ("win", np.int16),
    ],
)
PLAY_ROW = _record(
    [
        ("game", np.int64),
        ("turn", np.int32),
        ("points", np.int16),
        ("seat", np.uint8),
        ("card", np.uint8),
    ],
)

# Columns of the sums.
N, WINS, POINTS, PLACES = range(4)  # of seats; of what a seat had, without the last
BEST, MARGIN, TURNS, DECISIONS = range(2, 6)  # of games, after N and POINTS in their place
ALL_POINTS = 1
GAME_COLUMNS = 6
TALLY = _record(
    [
        ("games", np.int64, (GAME_COLUMNS,)),
        ("shared", np.int64),  # games with several winners
        ("seats", np.int64, (MAX_SEATS, 4)),
        ("had", np.int64, (3, MAX_CARDS, 3)),
        ("worth", np.int64, (MAX_CARDS, 2)),  # of what was kept: the sum, and that of the squares
        ("met", np.int64, (2, MAX_CARDS, GAME_COLUMNS)),  # MET, ENDED
        ("pairs", np.int32, (MAX_CARDS, MAX_CARDS, 2)),  # N and WINS of final cards a < b
        ("scores", np.int64, (BINS,)),
        ("best_scores", np.int64, (BINS,)),
        ("turns", np.int64, (BINS,)),
        ("decisions", np.int64, (BINS,)),
    ],
)

# What the loop remembers about the game that is being played.
NOTES = _record(
    [
        ("told", np.int64, (_ROLES, _ANY_SEAT, _ANY_WORD)),  # sets of cards
        ("standing", np.int64, (MAX_SEATS,)),
        ("points", np.int64, (MAX_SEATS,)),
        ("worth", np.int64, (MAX_CARDS,)),  # what a final card gave
        ("decisions", np.int64),
        ("turns", np.int64),
        ("plays", np.int64),  # rows of cards played, of this game and those before
        ("win", np.int64),  # what each winner gets of the win
        ("top", np.int64),  # the best standing
    ],
)

# --- One game -------------------------------------------------------------------------------------


@rule
def _start_notes(s: Any, notes: Any) -> None:
    for word in range(SET_WORDS):
        for seat in range(num(s.players)):
            notes.told[DRAWN, seat, word] = 0
            notes.told[PLAYED, seat, word] = 0
            notes.told[FINAL, seat, word] = 0
        notes.told[TOLD_MET, _ANY_SEAT - 1, word] = 0
    notes.decisions = 0
    notes.turns = 0


@rule
def _read_log(s: Any, number: int, notes: Any, plays: Any) -> None:
    """What happened since the last look.

    Events come in no order that a processor could foresee, so nothing here depends on what they
    are: every one is noted in the set of its role, and a row is written that stays only if a card
    was played.
    """
    at = num(notes.plays)
    turns = num(notes.turns)
    for i in range(num(s.log_n)):
        role = role_of(s, num(s.log[i, VERB]))
        card, seat = num(s.log[i, CARD]), num(s.log[i, WHO])
        notes.told[role, seat & (_ANY_SEAT - 1), card // WORD] |= 1 << (card % WORD)
        if at < len(plays):
            row = plays[at]
            row.game = number
            row.turn = turns
            row.seat = seat
            row.card = card
        at += 1 if role == PLAYED else 0
        turns += 1 if role == TURN_BEGAN else 0
    notes.plays = at
    notes.turns = turns


@rule
def _choose(s: Any, policies: Any, dice: Any) -> int:
    if policies[num(s.actor)] == GREEDY:
        return greedy_action(s, dice)
    return random_action(s, dice)


@rule
def _play(s: Any, dice: Any, policies: Any, number: int, notes: Any, plays: Any) -> None:
    """Play a game to its end, reading the log whenever it is full or a decision is due."""
    run(s)
    _read_log(s, number, notes, plays)
    while s.over == 0:
        if s.pending == 1:
            clear_log(s)
            run(s)
        else:
            step(s, _choose(s, policies, dice))
            notes.decisions += 1
        _read_log(s, number, notes, plays)


# --- Its results ----------------------------------------------------------------------------------


@rule
def _rank(s: Any, notes: Any) -> int:
    """Points, standings and what a winner gets; returns the number of winners."""
    players = num(s.players)
    for seat in range(players):
        notes.points[seat] = points_of(s, seat)
        notes.standing[seat] = standing(s, seat)
        cards = final_cards(s, seat)
        notes.told[FINAL, seat, 0] = cards[0]
        notes.told[FINAL, seat, 1] = cards[1]
    top = num(notes.standing[0])
    for seat in range(1, players):
        top = max(top, num(notes.standing[seat]))
    winners = 0
    for seat in range(players):
        if notes.standing[seat] == top:
            winners += 1
    notes.top = top
    notes.win = WIN // winners
    return winners


@rule
def _place(players: int, notes: Any, seat: int) -> int:
    place = 1
    for other in range(players):
        if notes.standing[other] > notes.standing[seat]:
            place += 1
    return place


@rule
def _margin(players: int, notes: Any) -> int:
    """How far the best score is ahead of the next."""
    best, second = num(notes.points[0]), num(notes.points[0])
    for seat in range(1, players):
        points = num(notes.points[seat])
        if points > best or seat == 1:
            best, second = max(best, points), min(best, points)
        else:
            second = max(second, points)
    return best - second


@rule
def _count_seat(s: Any, number: int, seat: int, notes: Any, tally: Any, row: Any) -> None:
    points = num(notes.points[seat])
    place = _place(num(s.players), notes, seat)
    win = num(notes.win) if notes.standing[seat] == notes.top else 0
    sums = tally.seats[seat]
    sums[N] += 1
    sums[WINS] += win
    sums[POINTS] += points
    sums[PLACES] += place
    tally.scores[_bin(points - LEAST_SCORE)] += 1
    for what in range(3):
        for i in range(SET_WORDS):
            word = num(notes.told[what, seat, i])
            row.had[what, i] = word
            while word != 0:
                had = tally.had[what, i * WORD + lowest_bit(word)]
                word &= word - 1
                had[N] += 1
                had[POINTS] += points
                if win != 0:
                    had[WINS] += win
    row.game = number
    row.seat = seat
    row.points = points
    row.place = place
    row.win = win
    _count_final(s, seat, win, notes, tally)


@rule
def _count_final(s: Any, seat: int, win: int, notes: Any, tally: Any) -> None:
    """What the cards of a final pile gave, alone and in pairs."""
    for i in range(SET_WORDS):
        word = num(notes.told[FINAL, seat, i])
        while word != 0:
            card = i * WORD + lowest_bit(word)
            word &= word - 1
            worth = worth_of(s, seat, card)
            notes.worth[card] = worth
            tally.worth[card, 0] += worth
            tally.worth[card, 1] += worth * worth
            pairs = tally.pairs[card]
            rest = word
            for j in range(i, SET_WORDS):
                if j > i:
                    rest = num(notes.told[FINAL, seat, j])
                while rest != 0:
                    other = j * WORD + lowest_bit(rest)
                    rest &= rest - 1
                    pairs[other, 0] += 1
                    if win != 0:
                        pairs[other, 1] += win


@rule
def _bin(value: int) -> int:
    return min(max(value, 0), BINS - 1)


@rule
def _add_game(sums: Any, points: int, best: int, margin: int, notes: Any) -> None:
    sums[N] += 1
    sums[ALL_POINTS] += points
    sums[BEST] += best
    sums[MARGIN] += margin
    sums[TURNS] += notes.turns
    sums[DECISIONS] += notes.decisions


@rule
def _count_game(s: Any, number: int, winners: int, notes: Any, tally: Any, row: Any) -> None:
    players = num(s.players)
    points, best = 0, num(notes.points[0])
    for seat in range(players):
        points += num(notes.points[seat])
        best = max(best, num(notes.points[seat]))
    margin, ending = _margin(players, notes), ending_of(s)
    _add_game(tally.games, points, best, margin, notes)
    if winners > 1:
        tally.shared += 1
    if ending != NO_CARD:
        _add_game(tally.met[ENDED, ending], points, best, margin, notes)
    for i in range(SET_WORDS):
        word = num(notes.told[TOLD_MET, _ANY_SEAT - 1, i])
        row.met[i] = word
        while word != 0:
            _add_game(tally.met[MET, i * WORD + lowest_bit(word)], points, best, margin, notes)
            word &= word - 1
    tally.best_scores[_bin(best - LEAST_SCORE)] += 1
    tally.turns[_bin(num(notes.turns))] += 1
    tally.decisions[_bin(num(notes.decisions) // DECISIONS_IN_A_BIN)] += 1
    row.game = number
    row.decisions = num(notes.decisions)
    row.turns = num(notes.turns)
    row.ending = ending
    row.winners = winners


@rule
def _finish_plays(notes: Any, plays: Any, first: int) -> None:
    """What a card that was played gave at the end, if it stayed."""
    for at in range(first, num(notes.plays)):
        row = plays[at]
        seat, card = num(row.seat), num(row.card)
        kept = (num(notes.told[FINAL, seat, card // WORD]) >> (card % WORD)) & 1
        row.points = num(notes.worth[card]) if kept == 1 else GONE


# --- Doors ----------------------------------------------------------------------------------------


@entry
def deal_game(pool: Any, dice: Any, key: Any, number: int) -> None:
    """The key of one game of a run and the dice of its players, for playing it again."""
    deal(pool[0], dice[0], key, number)


@entry
def choose_action(pool: Any, policies: Any, dice: Any) -> int:
    """What the seat that must decide takes."""
    return _choose(pool[0], policies, dice[0])


@entry
def count_games(
    pool: Any,
    template: Any,
    dice: Any,
    key: Any,
    policies: Any,
    first: int,
    games: Any,
    seats: Any,
    plays: Any,
    notes: Any,
    tally: Any,
) -> int:
    """Play as many games as there are rows for; returns how many.

    With rows for cards played (`plays` not empty) it ends before a game whose cards would not fit.
    """
    s, n = pool[0], notes[0]
    n.plays = 0
    for i in range(len(games)):
        pool[0] = template[0]
        before = num(n.plays)
        number = first + i
        deal(s, dice[0], key, number)
        _start_notes(s, n)
        _play(s, dice[0], policies, number, n, plays)
        winners = _rank(s, n)
        if len(plays) == 0:
            n.plays = 0
        elif num(n.plays) > len(plays):
            n.plays = before
            return i
        for seat in range(num(s.players)):
            _count_seat(s, number, seat, n, tally[0], seats[i * num(s.players) + seat])
        _count_game(s, number, winners, n, tally[0], games[i])
        _finish_plays(n, plays, before)
    return len(games)
