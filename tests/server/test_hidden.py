"""Whoever reads every byte learns nothing that is hidden.

Pairs of games that differ only in what a seat cannot know (in Doomlings, a card in another hand and
one at the bottom of the deck are exchanged) must send that seat exactly the same bytes, also when
the other player is asked a question that exists in one of the two games only.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterable
from itertools import zip_longest
from typing import NamedTuple

import pytest

import endling
from endling.events import Event
from endling.match import Match
from endling.server.settings import Settings
from endling.server.table.bot_turns import BotTurns
from endling.server.table.broadcast import Broadcast
from endling.server.table.history import rows
from tests.kits import Kit, each_game
from tests.properties.test_events import guess, reveals
from tests.server.world import AT_ONCE, MOST_ANSWERS, PLAYERS, SPECTATOR, World

CALMLY = Settings(pause=0.2, window=1.5, update_interval=0.5, bot_pause=0, answer=0)
STEPS = 16  # of a pair
BEAT = 0.17  # how far the clock goes on between looks
BEATS = 400  # at most for a step
# Cards that may be played out of turn, and some that may not.
CARDS = [
    "Automimicry",
    "Parasitic",
    "Sneaky",
    "Chromatophores",
    "Late",
    "Self-Awareness",
    "Spiny",
    "Regenerative Tissue",
]
OFTEN_ASKED = ("Automimicry", "Parasitic", "Chromatophores", "Late", "Self-Awareness")


def two_deals(card: str, seed: int) -> tuple[Match, Match] | None:
    """The same deal with the card in the hand of seat 1, and at the bottom of the deck."""
    usual = endling.new("doomlings", PLAYERS, seed=seed).position()
    hands = [list(player["hand"]) for player in usual["players"]]
    deck = list(usual["deck"])
    ages = {"age_deck": usual["age_deck"], "age": usual["age"]}
    everything = [*hands[0], *hands[2]]
    if card in everything or (card not in deck and card not in hands[1]):
        return None
    if card in hands[1]:
        hands[1].remove(card)
        deck.append(card)
        hands[1].append(deck.pop(0))
    else:
        deck.remove(card)
        deck.append(card)
    other = hands[1][0]
    deals = []
    for held, bottom in ((card, other), (other, card)):
        hand = [held, *hands[1][1:]]
        players = [{"hand": hands[0]}, {"hand": hand}, {"hand": hands[2]}]
        for end in (0, -1):  # whichever end of the list is the bottom
            pile = [c for c in deck if c != card]
            pile.insert(0 if end == 0 else len(pile), bottom)
            deals.append(
                endling.position("doomlings", {"players": players, "deck": pile, **ages}, seed)
            )
    # The end that is drawn last leaves the top as it is.
    return (deals[1], deals[3])


def told_since(world: World, since: int) -> list[Event]:
    """What seat 0 may know of what has happened since then."""
    happened = [e for events in world.history.events[since + 1 :] for e in events or ()]
    return [event.for_seat(0) for event in happened]


def come_to_light(worlds: list[World], since: list[int]) -> bool:
    """Whether seat 0 has seen cards that lay hidden from it and are not the same in both."""
    told = [told_since(world, at) for world, at in zip(worlds, since, strict=True)]
    game = worlds[0].match.game
    parting = [pair for pair in zip_longest(*told) if pair[0] != pair[1]]
    return any(event and reveals(game, event, 0) for pair in parting for event in pair)


class Clock:
    """The time as tables see it; they are woken by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr("endling.server.timing.now", lambda: self.now)
        monkeypatch.setattr(time, "time", lambda: self.now)
        monkeypatch.setattr(Broadcast, "_look_again", lambda *_: None)
        monkeypatch.setattr(BotTurns, "_decide_in", lambda *_: None)


class Waited(NamedTuple):
    """How two worlds came through a step."""

    in_step: bool  # seat 0 and spectators have heard as much at either table, at every beat
    is_secret: bool  # somebody was asked in secret at one of them only
    is_endless: bool = False  # somebody takes back and chooses the same again


async def wait(worlds: list[World], clock: Clock) -> Waited:
    """Let time pass until a step is told."""
    answers = dict.fromkeys(worlds, 0)
    in_step = True
    for beat in range(BEATS):
        clock.now += BEAT
        for world in worlds:
            world.table.broadcast.publish()
            if beat % 3 == 1:  # people take their time
                answers[world] += await world.decline()
        for seat in (0, SPECTATOR):
            in_step &= len({len(world.traffic(seat)) for world in worlds}) == 1
        if max(answers.values()) >= MOST_ANSWERS:
            return Waited(in_step, is_secret=False, is_endless=True)
        if beat > 2 and all(world.is_told for world in worlds):
            break
    return Waited(in_step, len(set(answers.values())) > 1)


async def compare(
    first: Match,
    second: Match,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    cards: Iterable[str],
) -> tuple[int, int]:
    """Play both in step; returns how many steps, and how often only one asked a secret."""
    worlds = []
    clock = Clock(monkeypatch)
    for match in (first, second):
        monkeypatch.setattr(rows, "start_match", lambda *_, match=match: match.copy())
        world = World(match, settings, is_new=True)
        await world.start()
        worlds.append(world)
    dealt = [world.history.length for world in worlds]
    waited = await wait(worlds, clock)
    is_shown = come_to_light(worlds, dealt)  # what all had chosen before, and now know
    assert waited.in_step or is_shown or not settings.window
    steps, secrets = 0, int(waited.is_secret)
    for _ in range(0 if is_shown else STEPS):
        for seat in (0, SPECTATOR):
            assert worlds[0].traffic(seat) == worlds[1].traffic(seat)
        now = [world.history.now() for world in worlds]
        assert now[0].actor == now[1].actor
        if now[0].actor is None:
            break
        if now[0].actor == 0:  # nor do reasons tell where a card lies
            for card in cards:
                reasons = {world.history.match.why_not(card=card) for world in worlds}
                assert len(reasons) == 1
        legal = [set(world.history.match.legal) for world in worlds]
        common = sorted(legal[0] & legal[1])
        if not common:
            break
        action = common[steps % len(common)]
        before = [world.history.length for world in worlds]
        for world in worlds:
            await world.play(action)
        steps += 1
        waited = await wait(worlds, clock)
        secrets += waited.is_secret
        if waited.is_endless or come_to_light(worlds, before) or worlds[0].history.match.over:
            break  # from here on the games differ in what everybody knows
        assert waited.in_step or not settings.window
    for world in worlds:
        await world.table.close()
        world.bot_pool.stop()
    return steps, secrets


@pytest.mark.parametrize("settings", [AT_ONCE, CALMLY], ids=["at once", "calmly"])
@pytest.mark.parametrize("card", CARDS)
def test_traffic_does_not_depend_on_what_is_hidden(
    card: str, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = secrets = 0
    for seed in range(6):
        deals = two_deals(card, seed)
        if deals is not None:
            done = asyncio.run(compare(*deals, settings, monkeypatch, CARDS))
            steps, secrets = steps + done[0], secrets + done[1]
    assert steps >= 20
    if card in OFTEN_ASKED:
        assert secrets, "the secret question was never asked"


@pytest.mark.parametrize("settings", [AT_ONCE, CALMLY], ids=["at once", "calmly"])
@each_game
def test_traffic_is_the_same_for_all_that_a_seat_cannot_tell_apart(
    kit: Kit, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In any game: everything that seat 0 cannot know is dealt anew."""
    steps = 0
    for seed in range(16):
        match = kit.played(PLAYERS, seed, steps=seed)
        if not match.over:
            match = endling.position(kit.name, match.position())
            twin = guess(match, 0, seed)
            cards = sorted(set(kit.game.card_names))[::7]
            steps += asyncio.run(compare(match, twin, settings, monkeypatch, cards))[0]
    assert steps >= 5


@each_game
def test_nothing_sent_names_a_hidden_card(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Mark the cards that a seat may know of; no other name may appear."""

    async def play() -> None:
        match = kit.new(PLAYERS, seed=5)
        monkeypatch.setattr(rows, "start_match", lambda *_: match.copy())
        world = World(match)
        await world.start()
        names = set(kit.game.card_names)
        for _ in range(30):
            if world.history.match.over:
                break
            before = len(world.traffic(0))
            await world.play(world.history.match.legal[0])
            sent = b"".join(world.traffic(0)[before:]).decode()
            number, people = world.history.number(0), world.table.participants.names("en")
            view = world.history.view(0, number, people, "en")[1]
            events = [json.loads(data) for data in world.traffic(0)]
            known = json.dumps([view, *events[:before]])
            fresh = {n for n in names if f'"{n}"' in sent and f'"{n}"' not in known}
            told = [
                event.for_seat(0).card
                for happened in world.history.events
                if happened is not None
                for event in happened
            ]
            assert fresh <= set(told)
        await world.table.close()

    asyncio.run(play())
