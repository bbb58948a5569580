"""Events tell a seat everything that it may know, and nothing else."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from endling.events import Event
from endling.match import Match
from tests.doomlings.games import PRESETS, random_match

SHOWN_TO_ALL = {"show", "take_shown"}
MOVES_NOTHING = {"action", "cancel", "endure", "keep", "look", "show", "peek", "reveal", "skip_age"}
INTO_THE_DISCARD_PILE = {"draw_points", "tie_break"}  # their target is a number
SECRETS = {"deal", "draw", "give", "keep", "look", "pass_card", "peek", "take"}


def holder(place: str | None) -> int | None:
    """Whose hand a place is."""
    return int(place[5:]) if place and place.startswith("hand:") else None


def may_know(event: Event, seat: int | None) -> bool:
    """Whether a seat may know the card, judged by where it comes from and where it goes."""
    if event.verb in SHOWN_TO_ALL:
        return True
    if event.verb == "peek":
        return seat == event.player
    source, target = holder(event.source), holder(event.target)
    if event.source == "deck" and target is not None:
        return seat == target
    if source is not None and target is not None:
        return seat in (source, target, event.player)
    return True


def games(players: int, count: int) -> list[Match]:
    return [random_match(players, seed, 0, PRESETS[seed % 2]) for seed in range(count)]


# --- What is hidden -------------------------------------------------------------------------------


def test_exactly_the_right_seats_see_each_card() -> None:
    met: Counter[str] = Counter()
    for match in [game for players in range(2, 7) for game in games(players, 20)]:
        dice = random.Random(match.key)
        events = list(match.opening)
        while True:
            for event in events:
                for seat in (None, *range(match.players)):
                    seen = event.for_seat(seat)
                    assert seen.card == (event.card if may_know(event, seat) else None), event
                    assert seen.seen_by is None
                    assert {**seen.as_dict(), "card": event.card} == {
                        **event.as_dict(),
                        "card": event.card,
                    }
                    met[event.verb] += seen.card != event.card
            if match.over:
                break
            events = list(match.play(dice.choice(match.legal)))
    assert {verb for verb, hidden in met.items() if hidden} == SECRETS


# --- What is told ---------------------------------------------------------------------------------


class Ledger:
    """What somebody who only follows the events believes to lie where."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.lies: dict[str, Counter[str]] = {}
        self.told: set[str] = set()

    def cards(self, place: str) -> list[str]:
        return sorted(self.lies.get(place, Counter()).elements())

    def follow(self, event: Event) -> None:
        if event.card is not None:
            self.told.add(event.card)
        if event.verb == "shuffle":
            self.lies["discard"] = Counter()
        if event.card is None or event.verb in MOVES_NOTHING:
            return
        target = "discard" if event.verb in INTO_THE_DISCARD_PILE else event.target
        if event.source is not None and target is not None:
            self.lies.setdefault(event.source, Counter())[event.card] -= 1
            self.lies.setdefault(target, Counter())[event.card] += 1


@pytest.mark.parametrize("players", range(2, 7))
def test_who_follows_the_events_knows_what_lies_where(players: int) -> None:
    for match in games(players, 4):
        dice = random.Random(match.key)
        seat = dice.randrange(players)
        ledger = Ledger(seat)
        events = list(match.opening)
        while True:
            for event in events:
                ledger.follow(event.for_seat(seat))
            position = match.position()
            mine = f"hand:{seat}"
            if any(event.verb in ("swap_hands", "pass_hand") for event in events):
                ledger.lies[mine] = Counter(position["players"][seat]["hand"])
                ledger.told |= set(ledger.lies[mine])
            assert ledger.cards(mine) == sorted(position["players"][seat]["hand"])
            assert ledger.cards("discard") == sorted(position["discard"])
            for other, shown in enumerate(match.view(seat)["players"]):
                assert set(shown["known_hand"] or []) <= ledger.told, match.replay()
                assert ledger.cards(f"pile:{other}") == sorted(position["players"][other]["pile"])
            if match.over:
                break
            events = list(match.play(dice.choice(match.legal)))


def test_long_stories_are_told_in_full() -> None:
    """A step may tell more than the log inside the state can hold."""
    longest = 0
    for match in games(6, 10):
        dice = random.Random(match.key)
        longest = max(longest, len(match.opening))
        while not match.over:
            longest = max(longest, len(match.play(dice.choice(match.legal))))
    assert longest > 40, "the log was never turned over"
