"""The rules and a second referee ask and find the same at every step of many random games."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import endling
from endling.games.doom_on_you import event_types as h
from endling.games.doom_on_you.game import GAME
from endling.kernel.cardset import cards_in
from endling.kernel.engine import PAUSED, find_problem, list_legal, resume, take_step
from endling.kernel.events import CARD, VERB
from tests.doom_on_you.scenario import GAME as NAME
from tests.oracle.doom_on_you import Referee
from tests.oracle.doom_on_you_table import Answer, Question

TABLES: tuple[dict[str, Any], ...] = (
    {"deals": "off"},
    {"deals": "off", "successful_animals_return": True, "drawn_animal_may_enter_pile": True},
    {"deals": "off", "force_field_vs_doom_in_prep": True, "total_wipeout": "game_ends_no_winner"},
    {"deals": "off", "opening_truce": True, "declare_mode": "single_pass"},
    {"deals": "tokens_only", "starting_tokens": 5},
    {"deals": "tokens_and_cards", "starting_tokens": 6},
    {"deals": "off", "end_condition": "first_player_out"},
    {"deals": "tokens_only", "declare_mode": "real_time"},
    {
        "deals": "off",
        "attack": {"DETER-TLE": 1, "HUNTING-BIRD": 0},
        "defense": {"ELE-FENCE": 1},
        "tokens": {"ALPACA-PUNCH": 4},
        "without": ["HUNT", "METEOR"],
        "successful_animals_return": True,
    },
)
WORTH_DOING = ("card", "player")  # answers that are chosen more often, so that something happens


class Table:
    """A game by the rules, read from its record."""

    def __init__(self, players: int, seed: int, options: dict[str, Any]) -> None:
        self.match = endling.new(NAME, players, seed, options)
        self.pool = self.match._pool
        self.legal = np.zeros(400, np.int64)

    @property
    def s(self) -> Any:
        return self.pool[0]

    def sets(self, name: str) -> list[set[int]]:
        return [set(cards_in(self.s[name][seat])) for seat in range(int(self.s.players))]

    def question(self) -> Question:
        n = list_legal(self.pool, self.legal)
        answers = frozenset(self.answer(int(action)) for action in self.legal[:n])
        name = GAME.board.questions.names[int(self.s.prompt)]
        return Question(int(self.s.actor), name, answers)

    @staticmethod
    def answer(action: int) -> Answer:
        kind, number = GAME.actions.meaning(action)
        return (kind, GAME.actions.word_name(number) if kind == "word" else number)

    def take(self, action: int) -> list[int]:
        """Take an answer; returns the cards that were drawn."""
        drawn: list[int] = []
        status = take_step(self.pool, action)
        while True:
            for row in self.s.log[: int(self.s.log_n)]:
                if row[VERB] in (h.DRAW, h.DOOM):
                    drawn.append(int(row[CARD]))
            if status != PAUSED:
                return drawn
            status = resume(self.pool)

    def choose(self, dice: random.Random) -> int:
        n = list_legal(self.pool, self.legal)
        legal = [int(action) for action in self.legal[:n]]
        active = [action for action in legal if self.answer(action)[0] in WORTH_DOING]
        return dice.choice(active if active and dice.random() < 0.5 else legal)


def compare(table: Table, referee: Referee) -> None:
    s, n = table.s, int(table.s.players)
    assert s.tokens[:n].tolist() == referee.tokens
    assert [bool(one) for one in s.out_at[:n]] == [bool(one) for one in referee.places]
    hands = [a | b for a, b in zip(table.sets("hand"), table.sets("chosen"), strict=True)]
    if table.question().name != "place":
        assert hands == referee.hands
    assert table.sets("pile") == referee.piles
    attacks = [
        (one["id"], one["owner"], one["target"], one["gainer"], one["number"], one["sneak"])
        for one in table.match.view()["attacks"]
    ]
    assert attacks == [
        (one.card, one.owner, one.target, one.gainer, one.number, one.is_sneak)
        for one in referee.attacks
    ]
    for player in table.match.view()["players"]:
        for one in player["pile"]:
            left = referee.animal(one["id"]).defense - referee.spent.get(one["id"], 0)
            assert one["defense_left"] == left


GAMES = [(2 + (n + more) % 5, n) for n in range(len(TABLES)) for more in (0, 2)]


@pytest.mark.parametrize(("players", "table_number"), GAMES)
def test_both_referees_agree(players: int, table_number: int) -> None:
    options = dict(TABLES[table_number])
    if players == 2:
        options["deals"] = "off"
    seed = 100 * players + table_number
    dice = random.Random(seed)
    table = Table(players, seed, options)
    deck = {int(card) for card in table.s.deck[: int(table.s.deck_n)]}
    first, full = int(table.s.first_target), table.match.options
    referee = Referee(table.sets("hand"), deck, first, full)
    game = referee.game()
    expected = next(game, None)
    for step in range(600):
        if table.s.over:
            break
        assert table.question() == expected
        if step % 10 == 0:
            compare(table, referee)
            assert find_problem(table.pool) == 0
        action = table.choose(dice)
        answer = table.answer(action)
        referee.drawn.extend(table.take(action))
        try:
            expected = game.send(answer)
        except StopIteration:
            expected = None
        assert not referee.drawn
        assert (expected is None) == bool(table.s.over)
    if table.s.over:
        assert table.s.tokens[:players].tolist() == referee.tokens
        assert table.match.winners == referee.winners
