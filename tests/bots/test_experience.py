"""What a search learns for its playouts."""

from __future__ import annotations

import numpy as np

from endling.bots import Greedy, Style
from endling.bots.knowledge import know
from endling.bots.tree import Tree
from endling.games import find_game
from endling.kernel import experience, search
from endling.kernel.experience import GAINS, LESSON_WIDTH, TIMES, lessons_per_seat
from endling.kernel.sizes import sizes_of
from tests.bots.positions import decisions
from tests.kernel.entry_points import entry_point

LESSONS_PER_SEAT = lessons_per_seat(sizes_of(find_game("embers").record))

impulse = entry_point(experience.impulse)
lesson_about = entry_point(experience.lesson_about)

ITERATIONS = 400
MANY = 60  # hunches: every answer comes to mind


def test_every_answer_of_every_game_is_a_lesson() -> None:
    for players in (2, 4):
        known = know(decisions(5, players)[0])
        tree = Tree(known, known.dice(1), Style(), ITERATIONS)
        tree.grow(ITERATIONS)
        times, gains = tree._experience[:, TIMES], tree._experience[:, GAINS]
        of_seats = times.reshape(players, LESSONS_PER_SEAT).sum(axis=1)
        assert of_seats[known.seat] > ITERATIONS
        assert (of_seats > 0).all()
        assert (gains <= times * search.UNIT).all()
        for node in tree.answers():  # the first answers were given elsewhere as well
            lesson = lesson_about(known.pool[search.ROOT], node.action)
            assert times[lesson] >= node.visits


def test_who_does_not_learn_keeps_no_lessons() -> None:
    known = know(decisions(5, 3)[0])
    tree = Tree(known, known.dice(1), Style(learns=False), ITERATIONS)
    tree.grow(ITERATIONS)
    assert not tree._experience.any()


def test_experience_overrules_first_sight() -> None:
    told = 0
    for match in decisions(6, 3):
        known = know(match)
        s, dice = known.pool[search.ROOT], known.dice(1)
        learnt = np.zeros((3 * LESSONS_PER_SEAT, LESSON_WIDTH), np.int64)
        first_sight = Greedy().choose(match)
        for best in match.legal:
            for action in match.legal:
                worth = 2 if action == best else 1
                learnt[lesson_about(s, action)] = (100, 100 * worth)
            assert impulse(s, MANY, learnt, dice[0]) == best
            told += best != first_sight
    assert told > 5


def test_little_experience_counts_for_nothing() -> None:
    for match in decisions(6, 3):
        known = know(match)
        s, nothing = known.pool[search.ROOT], np.zeros((3 * LESSONS_PER_SEAT, 2), np.int64)
        little = nothing.copy()
        little[lesson_about(s, match.legal[-1])] = (5, 5 * search.UNIT)
        chosen = [impulse(s, MANY, lessons, known.dice(2)[0]) for lessons in (nothing, little)]
        assert chosen[0] == chosen[1]


def test_of_a_long_game_the_last_answers_are_lessons() -> None:
    known = know(decisions(5, 2)[0])
    tree = Tree(known, known.dice(1), Style(), ITERATIONS)
    room = 4
    lessons = np.zeros(room + 1, np.int64)
    tree._lessons = lessons[:room]
    tree.grow(ITERATIONS)
    assert tree._settings[search.ANSWERS] > room
    assert int(tree._experience[:, TIMES].sum()) == ITERATIONS * room
    assert lessons[room] == 0
