"""A small language for scenarios: put these cards here, play this, expect that.

    table = Scenario(hands=[["Acorn 6a", "Acorn 2a"], ["Flower 1a", "Flower 9a"]], players=3)
    table.play("Acorn 6a")

Seats have the species given, or the first ones in printed order. Where nobody has cards, survival
is about to begin. The deck is stacked from the top with the cards given and then filled with all
others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import endling
from endling.games.darwinning import reasons as r
from endling.games.darwinning.text import LANGUAGES

Names = Sequence[str]
GAME = "darwinning"


def because(reason: int) -> str:
    """The words for a reason."""
    return LANGUAGES["en"].reason(r.REASONS.names[reason])


class Scenario:
    """A game in a given situation, told in card names."""

    def __init__(
        self,
        hands: Sequence[Names] = (),
        *,
        species: Names = (),
        players: int = 3,
        seats: Sequence[Mapping[str, Any]] = (),
        options: Mapping[str, Any] | None = None,
        seed: int = 1,
        **position: Any,
    ) -> None:
        """`seats` says more about players (space, population, settled); the rest goes by name."""
        count = max(len(hands), len(species), len(seats), players if not species else 0)
        given: list[dict[str, Any]] = []
        for seat in range(count):
            player: dict[str, Any] = {"hand": list(hands[seat]) if seat < len(hands) else []}
            if seat < len(species):
                player["species"] = species[seat]
            player |= seats[seat] if seat < len(seats) else {}
            given.append(player)
        self.match = endling.position(
            GAME, {"players": given, "options": options, **position}, seed=seed
        )
        self.events = list(self.match.opening)

    # --- Doing

    def choose(
        self,
        card: str | None = None,
        *,
        player: int | None = None,
        suit: str | None = None,
        word: str | None = None,
    ) -> Scenario:
        """Answer the open question."""
        action = self.match.find(card=card, player=player, color=suit, word=word)
        self.events = list(self.match.play(action))
        return self

    def play(self, *cards: str) -> Scenario:
        """Play a combination."""
        assert self.match.prompt in ("lead", "follow"), self.match.prompt
        for card in cards:
            self.choose(card)
        return self.choose(word="done")

    def improve(self, card: str, way: str, *where: str) -> Scenario:
        """Improve with a card."""
        assert self.match.prompt in ("improve", "pick"), self.match.prompt
        self.choose(card).choose(word=way)
        for place in where:
            self.choose(place)
        return self

    def decline(self) -> Scenario:
        """Leave out whatever is asked."""
        return self.choose(word="done" if self.match.prompt in ("eat", "keep", "declare") else "no")

    def decline_all(self, *prompts: str) -> Scenario:
        """Leave out everything, as long as one of these is asked."""
        events = self.events
        while self.match.prompt in prompts:
            events = events + self.decline().events
        self.events = events
        return self

    def survive(self) -> Scenario:
        """Eat nothing and borrow nothing until the next era, or the end."""
        return self.decline_all("eat", "borrow")

    # --- Expecting

    def expect(
        self, prompt: str | None, *, actor: int | None = None, cause: str | None = None
    ) -> Scenario:
        """What is asked now, of whom, because of which card."""
        assert self.match.prompt == prompt, f"asked {self.match.prompt}, expected {prompt}"
        if actor is not None:
            assert self.match.actor == actor, f"asked of {self.match.actor}, expected {actor}"
        if cause is not None:
            assert self.match.cause == cause, f"because of {self.match.cause}, expected {cause}"
        return self

    @property
    def options(self) -> list[str]:
        """What may be answered, sorted: card names, `player N`, suits, words."""
        shown = []
        for choice in self.match.choices():
            kind = choice["kind"]
            shown.append(f"player {choice['player']}" if kind == "player" else str(choice[kind]))
        return sorted(shown)

    def why_not(self, card: str | None = None, **what: Any) -> str | None:
        """Why something cannot be chosen."""
        return self.match.why_not(card=card, **what)

    def seat(self, seat: int) -> dict[str, Any]:
        """What everybody sees of a seat."""
        shown: dict[str, Any] = self.match.view()["players"][seat]
        return shown

    def population(self, seat: int) -> int:
        """The population of a species."""
        return int(self.match.position()["players"][seat]["population"])

    def space(self, seat: int) -> int:
        """Where a species stands."""
        return int(self.match.position()["players"][seat]["space"])

    def bites(self, seat: int) -> int:
        """The bite markers of a species."""
        return int(self.match.position()["players"][seat]["bites"])

    def hand(self, seat: int) -> list[str]:
        """The cards in a hand."""
        cards: list[str] = self.match.position()["players"][seat]["hand"]
        return cards

    def pile(self, name: str) -> list[str]:
        """The cards of the discard pile, the deck, the display or the traits on a space."""
        position = self.match.position()
        if name in position:
            cards: list[str] = position[name]
            return cards
        laid: list[str] = position["traits"].get(name, [])
        return laid

    def numbers(self, verb: str) -> list[tuple[int | None, int | None]]:
        """Who and how much, for every event of this kind in the last step."""
        return [(event.player, event.number) for event in self.events if event.verb == verb]

    def verbs(self) -> list[str]:
        """What happened in the last step."""
        return [event.verb for event in self.events]
