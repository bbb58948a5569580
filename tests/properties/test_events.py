"""Two games that differ only in what a seat cannot know tell it the same story."""

from __future__ import annotations

import random
from functools import cache
from itertools import zip_longest

from hypothesis import given

from endling.board.declaration import Of, SeenBy
from endling.board.event_types import Shown
from endling.events import Event
from endling.games.game import Game
from endling.match import Match
from tests.kits import Kit, each_table
from tests.properties.games import matches, state_of

GAMES = 6  # for every number of players


def guess(match: Match, seat: int, seed: int) -> Match:
    """The same game with everything hidden from the seat guessed anew, and the same dice."""
    twin = match.determinize(seat, seed)
    for field in ("key", "block", "counter", "unused"):
        state_of(twin)[field] = state_of(match)[field]
    return twin


def is_hidden(game: Game, place: str | None, seat: int) -> bool:
    """Whether cards of a place are hidden from a seat; what is no zone is hidden from all."""
    if place is None or "@" in place:
        return False
    name, _, owner = place.partition(":")
    seen_by = {zone.name: zone.seen_by for zone in game.board.zones}.get(name, SeenBy.NOBODY)
    return seen_by != SeenBy.ALL and owner != str(seat)


@cache
def shown_from_nowhere(game: Game) -> frozenset[str]:
    """The events that hold a card up for all to see, which perhaps lay in no zone."""
    return frozenset(kind.name for kind in game.board.events.all if kind.shown == Shown.REVEAL)


def hides_sizes(game: Game) -> bool:
    """Whether nobody knows how many cards others hold."""
    return any(zone.counted_by != SeenBy.ALL for zone in game.board.zones_of(Of.SEAT))


def reveals(game: Game, event: Event | None, seat: int) -> bool:
    """Whether an event brings something to light that was hidden from the seat before."""
    if event is None:
        return True  # somebody else is asked in between, because of what they hold
    if event.card is None and hides_sizes(game):
        return True  # whose turn comes next tells whose hand is empty
    if event.card is None:
        return False
    if event.source is None and event.verb in shown_from_nowhere(game):
        return True
    return is_hidden(game, event.source, seat)


@each_table
def test_what_is_hidden_does_not_show(kit: Kit, players: int) -> None:
    """They may part ways only at an event that brings a hidden card to light."""
    steps = same = 0
    for seed in range(GAMES):
        match = kit.new(players, seed, table=seed)
        dice = random.Random(match.key)
        while not match.over:
            seat = dice.randrange(players)
            twin = guess(match, seat, dice.randrange(10**6))
            action = dice.choice(match.legal)
            if match.actor == seat:
                assert twin.legal == match.legal
            is_sealed = bool(match.together)  # the last answer brings all of them to light
            told = [event.for_seat(seat) for event in match.play(action)]
            if action not in (twin.legal if not twin.over else ()):
                continue
            told_twin = [event.for_seat(seat) for event in twin.play(action)]
            pairs = zip_longest(told, told_twin)
            parting = next(((a, b) for a, b in pairs if a != b), None)
            steps += 1
            same += parting is None
            if parting is not None and not is_sealed:
                assert any(reveals(kit.game, event, seat) for event in parting), match.replay()
    assert steps > 40
    assert same > steps // 3


@given(matches.filter(lambda match: not match.over))
def test_undoing_and_playing_again_tells_the_same(match: Match) -> None:
    action = match.legal[0]
    first = list(match.play(action))
    match.undo()
    assert list(match.play(action)) == first
