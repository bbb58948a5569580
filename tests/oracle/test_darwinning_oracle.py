"""The rules and a second referee see the same on every table of many random games."""

from __future__ import annotations

import random
from typing import Any

import pytest

import endling
from endling.events import Event
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
    allowed = referee.plays([*player["hand"], *picked], position["display"], to_beat)
    choices = match.choices()
    cards = {choice["card"] for choice in choices if choice["kind"] == "card"}
    words = {choice["word"] for choice in choices if choice["kind"] == "word"}
    assert cards == referee.extends(picked, allowed)
    assert ("done" in words) == (frozenset(picked) in allowed)
    assert ("take_back" in words) == bool(picked)


def check_question(match: Match) -> None:
    """What is legal, and what everybody is worth."""
    position = match.position()
    if position["era"] > 0:
        assert match.scores == [referee.score(position, n) for n in range(match.players)]
    if match.prompt in ("lead", "follow"):
        check_play(match)
    if match.prompt == "eat":
        eaten = {n for n in range(7) if position["more"]["frames"][1][7] >> n & 1}
        gone = {referee.name(position, None if n == 6 else n) for n in eaten}
        cards = {choice["card"] for choice in match.choices() if choice["kind"] == "card"}
        assert cards == referee.prey(position, match.actor) - gone


class Survival:
    """Follows one survival by its events."""

    def __init__(self, position: dict[str, Any]) -> None:
        """All species as they are when it begins; no board changes before it ends."""
        self.position = position
        self.borrowed: str | None = None
        self.eaten = 0
        players = position["players"]
        self.population: dict[int, int] = {n: one["population"] for n, one in enumerate(players)}
        self.bites = dict.fromkeys(range(len(players)), 0)

    def follow(self, event: Event) -> None:
        """What an event should have brought."""
        seat = event.player
        if event.verb == "borrow":
            self.borrowed = event.card
        elif event.verb in ("eat", "dummy_eats"):
            self._bite(event)
        elif event.verb == "food" and seat is not None:
            found = referee.food(self.position, seat, self.borrowed, self.eaten)
            assert event.number == found
            need = self.population[seat]
            self.population[seat] += (found > need) - (found < need)
            self.borrowed, self.eaten = None, 0
        elif event.verb == "bitten" and seat is not None:
            self.population[seat] -= 1

    def _bite(self, event: Event) -> None:
        before = self.position
        markers = 1 if before["dummy_space"] is None else 2
        names = [player["species"] for player in before["players"]]
        prey = names.index(event.card) if event.card in names else None
        eater = event.player
        if prey is not None:
            self.bites[prey] += markers
        if eater is not None:
            self.eaten += 1
            poison = Trait.POISON in referee.traits(before, prey)
            if poison and Trait.IRON_STOMACH not in referee.traits(before, eater):
                self.bites[eater] += 2

    def check_end(self, events: list[Event]) -> None:
        """Who loses population to bites."""
        bitten = {event.player for event in events if event.verb == "bitten"}
        for seat, markers in self.bites.items():
            flock = Trait.FLOCK_ANIMAL in referee.traits(self.position, seat)
            lost = self.population[seat] + (seat in bitten)
            assert (seat in bitten) == (markers >= (3 if flock else 2) and lost > 0)


def play(match: Match, dice: random.Random) -> None:
    """Play a game at random; the referee looks on."""
    survival: Survival | None = None
    while not match.over:
        check_question(match)
        before = match.position()
        events = list(match.play(dice.choice(match.legal)))
        for n, event in enumerate(events):
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
        watch(players, game)


def watch(players: int, game: int) -> None:
    """Play a game at random, and look at who wins."""
    table = TABLES[(players + game) % len(TABLES)]
    match = endling.new("darwinning", players, seed=game, options=table)
    play(match, random.Random(f"{players} {game}"))
    position = match.position()
    assert match.scores == [referee.score(position, seat) for seat in range(players)]
    ranks = [
        (referee.score(position, n), one["population"], one["space"])
        for n, one in enumerate(position["players"])
    ]
    assert match.winners == [ranks.index(max(ranks))]
