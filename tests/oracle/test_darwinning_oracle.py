"""The rules and a second referee see the same on every table of many random games."""

from __future__ import annotations

import random
from typing import Any

import pytest

import endling
from endling.events import Event
from endling.games.darwinning.cards import JOKERS, TRAIT_CARDS
from endling.games.darwinning.vocabulary import Trait
from endling.kernel.build import INTERPRETED
from endling.match import Match
from tests.oracle import darwinning as referee

GAMES = 2  # for every number of players
TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"species_assignment": "draft", "adjacency": "rank"},
    {"era_plan": "long_5_5_4_3"},
    {"species_assignment": "chosen", "hand_counts_visible": True},
)


def check_play(match: Match) -> None:
    """The cards that can join those picked, and whether they can be played."""
    position, seat = match.position(), match.actor
    assert seat is not None
    player, view = position["players"][seat], match.view(seat)
    to_beat = (0, 0)
    if view["combination"] is not None and match.players > 2:
        kinds = [kind.name.lower() for kind in referee.KINDS]
        to_beat = (kinds.index(view["combination"]), view["sum"])
    picked = set(player["picked"])
    hand, worth = [*player["hand"], *picked], referee.values_at(match.options)
    allowed = referee.plays(hand, position["display"], to_beat, worth)
    choices = match.choices()
    cards = {choice["card"] for choice in choices if choice["kind"] == "card"}
    words = {choice["word"] for choice in choices if choice["kind"] == "word"}
    assert cards == referee.extends(picked, allowed)
    assert ("done" in words) == (frozenset(picked) in allowed)
    assert ("take_back" in words) == bool(picked)


def check_declaration(match: Match) -> None:
    """The cards of the display that can join those declared, and whether that is enough."""
    position, seat = match.position(), match.actor
    assert seat is not None
    view = match.view(seat)
    mine = "used_by_leader" if view["leader"] == seat else "used_by_follower"
    declared = {one["card"] for one in view["display"] if one[mine]}
    own, worth = position["players"][seat]["played"], referee.values_at(match.options)
    allowed = referee.declarations(own, position["display"], worth)
    choices = match.choices()
    cards = {choice["card"] for choice in choices if choice["kind"] == "card"}
    words = {choice["word"] for choice in choices if choice["kind"] == "word"}
    assert cards == referee.extends(declared, allowed)
    assert ("done" in words) == (frozenset(declared) in allowed)


def check_question(match: Match) -> None:
    """What is legal, and what everybody is worth."""
    position = match.position()
    if position["era"] > 0:
        assert match.scores == [referee.score(position, n) for n in range(match.players)]
    if match.prompt in ("lead", "follow"):
        check_play(match)
    if match.prompt == "declare":
        check_declaration(match)
    if match.prompt == "eat":
        eaten = {n for n in range(7) if position["more"]["frames"][1][7] >> n & 1}
        gone = {referee.name(position, None if n == 6 else n) for n in eaten}
        cards = {choice["card"] for choice in match.choices() if choice["kind"] == "card"}
        assert cards == referee.prey(position, match.actor) - gone
    if match.prompt == "borrow":
        assert match.actor is not None
        cards = {choice["card"] for choice in match.choices() if choice["kind"] == "card"}
        assert cards == referee.loans(position, match.actor)


class Trick:
    """Follows tricks by their events: what the cards are, and who wins."""

    def __init__(self, worth: referee.Values) -> None:
        """Nothing has been played with cards of these values."""
        self.worth = worth
        self.clear()

    def clear(self) -> None:
        """The next trick."""
        self.cards: dict[int, set[str]] = {}
        self.best = (0, 0)
        self.winner: int | None = None

    def follow(self, event: Event) -> None:
        """What an event should have brought."""
        seat = event.player
        if event.verb in ("play", "declare") and seat is not None:
            self.cards.setdefault(seat, set()).add(event.card or "")
        elif event.verb == "combination" and seat is not None:
            told = divmod(event.number or 0, 64)
            assert told in referee.kinds(self.cards[seat], self.worth)
            if told >= self.best:
                self.best, self.winner = told, seat
        elif event.verb == "win_trick":
            assert seat == self.winner
            self.clear()


class Survival:
    """Follows one survival by its events."""

    def __init__(self, position: dict[str, Any]) -> None:
        """All species as they are when it begins; only populations change before it ends."""
        self.position = position
        self.order = referee.order(position)
        self.borrowed: str | None = None
        self.eaten = 0
        self.bites = dict.fromkeys(range(len(position["players"])), 0)
        self.bitten_by_dummy: set[str] = set()

    def follow(self, event: Event) -> None:
        """What an event should have brought."""
        seat = event.player
        if event.verb == "borrow":
            self.borrowed = event.card
        elif event.verb in ("eat", "dummy_eats"):
            self._bite(event)
        elif event.verb == "food" and seat is not None:
            self._let_dummy_eat()
            assert self.order.pop(0) == seat
            found = referee.food(self.position, seat, self.borrowed, self.eaten)
            assert event.number == found
            need = self.population(seat)
            self._grow(seat, (found > need) - (found < need))
            self.borrowed, self.eaten = None, 0
        elif event.verb == "bitten" and seat is not None:
            self._let_dummy_eat()
            self._grow(seat, -1)

    def population(self, seat: int) -> int:
        """What there is of a species."""
        return int(self.position["players"][seat]["population"])

    def _grow(self, seat: int, by: int) -> None:
        self.position["players"][seat]["population"] += by

    def _let_dummy_eat(self) -> None:
        """If it was the dummy's turn, it has bitten everybody it could."""
        if self.order and self.order[0] is None:
            assert self.bitten_by_dummy == referee.prey(self.position, None)
            self.order.pop(0)

    def _bite(self, event: Event) -> None:
        before = self.position
        markers = 1 if before["dummy_space"] is None else 2
        names = [player["species"] for player in before["players"]]
        prey = names.index(event.card) if event.card in names else None
        eater = event.player
        if eater is None:
            assert self.order[0] is None
            self.bitten_by_dummy.add(event.card or "")
        else:
            self._let_dummy_eat()
            assert self.order[0] == eater
            assert event.card in referee.prey(before, eater)
        if prey is not None:
            self.bites[prey] += markers
        if eater is not None:
            self.eaten += 1
            poison = Trait.POISON in referee.traits(before, prey)
            if poison and Trait.IRON_STOMACH not in referee.traits(before, eater):
                self.bites[eater] += 2

    def check_end(self, events: list[Event]) -> None:
        """Everybody has fed, and who loses population to bites."""
        self._let_dummy_eat()
        assert self.order == []
        bitten = {event.player for event in events if event.verb == "bitten"}
        for seat, markers in self.bites.items():
            flock = Trait.FLOCK_ANIMAL in referee.traits(self.position, seat)
            lost = self.population(seat) + (seat in bitten)
            assert (seat in bitten) == (markers >= (3 if flock else 2) and lost > 0)


def play(match: Match, dice: random.Random) -> None:
    """Play a game at random; the referee looks on."""
    trick = Trick(referee.values_at(match.options))
    survival: Survival | None = None
    while not match.over:
        check_question(match)
        before = match.position()
        events = list(match.play(dice.choice(match.legal)))
        for n, event in enumerate(events):
            trick.follow(event)
            if event.verb == "survival":
                survival = Survival(referee.improved(before, events[:n]))
            if survival is not None:
                survival.follow(event)
        if survival is not None and (match.over or match.prompt not in ("eat", "borrow")):
            survival.check_end(events)
            survival = None


@pytest.mark.parametrize("players", range(2, 7))
def test_the_referee_agrees(players: int) -> None:
    for game in range(1 if INTERPRETED else GAMES):
        watch(players, game, TABLES[(players + game) % len(TABLES)])


@pytest.mark.parametrize("players", range(2, 7))
def test_the_referee_agrees_on_other_numbers(players: int) -> None:
    for game in range(1 if INTERPRETED else GAMES):
        watch(players, game, other_numbers(random.Random(f"{players} {game}")))


def other_numbers(dice: random.Random) -> dict[str, Any]:
    """As many numbers as can be are not the printed ones, those of both jokers among them."""
    *cards, other = dice.sample([card.name for card in TRAIT_CARDS], 3)
    species = dice.choice(list(referee.BOARD))
    values = {joker.name: dice.randrange(16) for joker in JOKERS}
    tables: list[dict[str, Any]] = [
        {"value": values | {card: dice.randrange(16) for card in cards}},
        {
            "value": values,
            "points": {other: dice.randrange(20)},
            "population": {species: dice.randint(1, 5)},
        },
    ]
    return dice.choice(tables)


def watch(players: int, game: int, table: dict[str, Any]) -> None:
    """Play a game at random, and look at who wins."""
    match = endling.new("darwinning", players, seed=game, options=table)
    play(match, random.Random(f"{players} {game}"))
    position = match.position()
    assert match.scores == [referee.score(position, seat) for seat in range(players)]
    ranks = [
        (referee.score(position, n), one["population"], one["space"])
        for n, one in enumerate(position["players"])
    ]
    assert match.winners == [ranks.index(max(ranks))]
