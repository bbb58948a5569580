"""A small language for scenarios: these hands and piles, this is played, expect that.

    table = Scenario(piles=[["DETER-TLE"], ["ALPACA-PUNCH"]], hands=[["HUNT"]])
    table.attack(1, "ALPACA-PUNCH").play(0, "HUNT")

Seat 0 is the target, and its turn is about to begin. Nobody makes deals, and the draw pile is
stacked with the cards given, or with harmless ones, and filled with all others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import endling
from endling.games.doom_on_you import reasons as r
from endling.games.doom_on_you.text import LANGUAGES

Names = Sequence[str]
Aim = str | int  # an animal, or a seat
GAME = "doom_on_you"
HARMLESS = "DETER-TLE"  # what is drawn where nothing else is said
WINDOWS = ("opening", "declared", "drawn", "planned", "struck", "counter")
# The answer that does nothing.
NOTHING = {
    "draw": "stop",
    "place": "done",
    "declare": "done",
    "rush": "done",
    "enter": "no",
    "defend": "let_through",
    "return": "no",
    "deal_accept": "no",
    **dict.fromkeys(WINDOWS, "pass"),
}


def because(reason: int) -> str:
    """The words for a reason."""
    return LANGUAGES["en"].reason(r.REASONS.names[reason])


class Scenario:
    """A game in a given situation, told in card names."""

    def __init__(
        self,
        hands: Sequence[Names] = (),
        piles: Sequence[Names] = (),
        *,
        players: int = 3,
        tokens: Sequence[int] = (),
        spent: Sequence[Sequence[int]] = (),
        deck: Names = (HARMLESS,),
        seed: int = 1,
        options: Mapping[str, Any] | None = None,
        **position: Any,
    ) -> None:
        given: list[dict[str, Any]] = []
        for seat in range(players):
            player: dict[str, Any] = {}
            parts: dict[str, Sequence[Any]] = {
                "hand": hands, "pile": piles, "tokens": tokens, "spent": spent
            }  # fmt: skip
            for name, part in parts.items():
                if seat < len(part):
                    player[name] = part[seat] if name == "tokens" else list(part[seat])
            given.append(player)
        options = {"deals": "off", **(options or {})}
        self.match = endling.position(
            GAME,
            {"players": given, "deck": list(deck), "options": options, **position},
            seed=seed,
        )
        self.events = list(self.match.opening)
        self.asked: list[str] = []  # what was answered
        self._target = self.target

    # --- Doing

    def choose(
        self,
        card: str | None = None,
        *,
        player: int | None = None,
        number: int | None = None,
        word: str | None = None,
    ) -> Scenario:
        """Answer the open question; what happened is added to what is told."""
        return self._answer(self.match.find(card=card, player=player, number=number, word=word))

    def choose_attack_on(self, seat: int) -> Scenario:
        """Answer with the first attack on a seat: others may be made by an equal animal."""
        wanted = next(one["id"] for one in self.attacks if one["target"] == seat)
        shown = next(one for one in self.match.choices() if one.get("id") == wanted)
        return self._answer(shown["action"])

    def _answer(self, action: int) -> Scenario:
        assert self.match.prompt is not None
        self.asked.append(self.match.prompt)
        self.events += self.match.play(action)
        self.match.game.check(self.match._pool)
        return self

    def decline(self) -> Scenario:
        """Do nothing about what is asked."""
        assert self.match.prompt is not None
        return self.choose(word=NOTHING[self.match.prompt])

    def until(self, *prompts: str, actor: int | None = None) -> Scenario:
        """Do nothing until one of these is asked, of this seat."""
        for _ in range(200):
            if self.match.prompt in prompts and actor in (None, self.match.actor):
                return self
            self.decline()
        raise AssertionError(f"{prompts} is not asked")

    def attack(self, seat: int, *cards: str) -> Scenario:
        """A seat sends animals at the target."""
        self.until("declare", actor=seat)
        for card in cards:
            assert (self.match.prompt, self.match.actor) == ("declare", seat)
            self.choose(card)
        if (self.match.prompt, self.match.actor) == ("declare", seat):
            self.choose(word="done")
        return self

    def play(self, seat: int, card: str, *aims: Aim) -> Scenario:
        """A seat plays a battle card in the next window that offers it, and aims it."""
        for _ in range(200):
            is_window = self.match.prompt in WINDOWS and self.match.actor == seat
            if is_window and card in self.options:
                break
            self.decline()
        self.choose(card)
        for aim in aims:
            if isinstance(aim, int):
                self.choose(player=aim)
            else:
                self.choose(aim)
        return self

    def defend(self, *cards: str | None) -> Scenario:
        """The plan of whoever is attacked: blockers one after the other, None lets one through."""
        self.until("defend")
        for card in cards:
            assert self.match.prompt == "defend", self.match.prompt
            if card is None:
                self.decline()
            else:
                self.choose(card)
        return self

    def finish_turn(self) -> Scenario:
        """Nobody does anything more until the next one is the target, or the game is over."""
        while not self.match.over and self.target == self._target:
            self.decline()
        return self

    # --- Expecting

    def expect(self, prompt: str | None, *, actor: int | None = None) -> Scenario:
        """What is asked now, and of whom."""
        assert self.match.prompt == prompt, f"asked {self.match.prompt}, expected {prompt}"
        if actor is not None:
            assert self.match.actor == actor, f"asked of {self.match.actor}, expected {actor}"
        return self

    @property
    def options(self) -> list[str]:
        """What may be answered, sorted, each once: card names, `player N`, numbers, words."""
        shown = set()
        for choice in self.match.choices():
            kind = choice["kind"]
            shown.add(f"player {choice['player']}" if kind == "player" else str(choice[kind]))
        return sorted(shown)

    def why_not(self, card: str | None = None, **what: Any) -> str | None:
        """Why something cannot be chosen."""
        return self.match.why_not(card=card, **what)

    @property
    def target(self) -> int | None:
        """Whose turn it is to be the target."""
        target: int | None = self.match.view()["target"]
        return target

    @property
    def tokens(self) -> list[int]:
        """The tokens of all seats."""
        return [player["tokens"] for player in self.match.view()["players"]]

    @property
    def attacks(self) -> list[dict[str, Any]]:
        """The attacks, as everybody sees them."""
        found: list[dict[str, Any]] = self.match.view()["attacks"]
        return found

    def pile(self, seat: int) -> list[str]:
        """The animals in front of a seat."""
        return sorted(animal["card"] for animal in self.match.view()["players"][seat]["pile"])

    def defense(self, seat: int) -> dict[str, int]:
        """The points that the animals of a pile have left."""
        pile = self.match.view()["players"][seat]["pile"]
        return {animal["card"]: animal["defense_left"] for animal in pile}

    def hand(self, seat: int) -> list[str]:
        """The cards in a hand."""
        return sorted(self.match.position()["players"][seat]["hand"])

    @property
    def discard(self) -> list[str]:
        """The discard pile, from the top."""
        found: list[str] = self.match.view()["discard"]
        return found

    def is_out(self, seat: int) -> bool:
        """Whether a seat is out of the game."""
        return bool(self.match.view()["players"][seat]["out"])

    def verbs(self) -> list[str]:
        """What has happened."""
        return [event.verb for event in self.events]

    def told(self, verb: str) -> list[tuple[int | None, str | None]]:
        """Who and which card, for every event of this kind."""
        return [(event.player, event.card) for event in self.events if event.verb == verb]
