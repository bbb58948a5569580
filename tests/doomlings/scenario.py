"""A small language for scenarios: put these cards here, play this, expect that.

    table = Scenario(hands=[["Bad"], ["Fear", "Gills", "Quick"]])
    table.play("Bad")
    assert len(table.hand(1)) == 1

Seats that are given no hand hold nothing, so that nobody interferes; the deck is stacked from the
top with the cards given and then filled with all the others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import endling
from endling.games.doomlings import reasons as r
from endling.games.doomlings.text import LANGUAGES
from endling.games.doomlings.vocabulary import Color

Names = Sequence[str]


class Scenario:
    """A game in a given situation, told in card names."""

    def __init__(
        self,
        hands: Sequence[Names] = ((), ()),
        piles: Sequence[Names] = (),
        *,
        gene_pools: Sequence[int] = (),
        age: str = "Prosperity",
        turn: int | None = 0,
        reveal: bool = False,
        seed: int = 1,
        sets: Names = (),
        signs: Names = (),
        attached: Sequence[Mapping[str, str]] = (),
        **position: Any,
    ) -> None:
        """`sets`: those beside the classic one.

        `attached`: by seat, the hosts of attachments in the pile.

        `reveal`: the age is about to be revealed; otherwise the seat's turn is about to begin.

        The usual age is Prosperity, which leaves plays alone and makes stabilizing optional.
        Everything else of a position (deck, discard, first, age_deck, catastrophes, last_played,
        options) can be given by name.
        """
        count = max(len(hands), len(piles), 2)
        players: list[dict[str, Any]] = []
        for seat in range(count):
            player: dict[str, Any] = {
                "hand": list(hands[seat]) if seat < len(hands) else [],
                "pile": list(piles[seat]) if seat < len(piles) else [],
            }
            if seat < len(attached):
                player["attached"] = dict(attached[seat])
            if seat < len(signs):
                player["sign"] = signs[seat]
            if seat < len(gene_pools):
                player["gene_pool"] = gene_pools[seat]
            players.append(player)
        if sets:
            position["options"] = {"sets": ["classic", *sets], **position.get("options", {})}
        situation = {"players": players, "age": age, "turn": None if reveal else turn, **position}
        self.match = endling.position("doomlings", situation, seed=seed)
        self.events = list(self.match.opening)

    # --- Doing

    def choose(
        self,
        card: str | None = None,
        *,
        of: int | None = None,
        player: int | None = None,
        color: str | None = None,
        word: str | None = None,
    ) -> Scenario:
        """Answer the open question; `of` says whose card is meant where names are not enough."""
        action = self.match.find(
            card=card, player=of if card is not None else player, color=color, word=word
        )
        self.events = list(self.match.play(action))
        return self

    def play(self, card: str) -> Scenario:
        """Play a trait: the open question must ask for one."""
        assert self.match.prompt in ("play", "play_another", "play_extra"), self.match.prompt
        return self.choose(card)

    def yes(self) -> Scenario:
        """Answer yes."""
        return self.choose(word="yes")

    def no(self) -> Scenario:
        """Answer no."""
        return self.choose(word="no")

    def done(self) -> Scenario:
        """Answer done."""
        return self.choose(word="done")

    def skip_stabilizing(self) -> Scenario:
        """Under the usual age: end the turn without stabilizing."""
        assert self.match.prompt == "skip_stabilizing", self.match.prompt
        return self.yes()

    def play_to_the_end(self) -> Scenario:
        """Take the first legal action until the game is over."""
        while not self.match.over:
            self.events = list(self.match.play(self.match.legal[0]))
        return self

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
        """What may be answered, sorted: card names, `player N`, colours, words."""
        shown = []
        for choice in self.match.choices():
            kind = choice["kind"]
            shown.append(f"player {choice['player']}" if kind == "player" else str(choice[kind]))
        return sorted(shown)

    def why_not(self, card: str | None = None, **what: Any) -> str | None:
        """Why something cannot be chosen."""
        return self.match.why_not(card=card, **what)

    # --- Looking

    def _player(self, seat: int) -> dict[str, Any]:
        player: dict[str, Any] = self.match.position()["players"][seat]
        return player

    def hand(self, seat: int) -> list[str]:
        """The hand, sorted by name."""
        return sorted(self._player(seat)["hand"])

    def pile(self, seat: int) -> list[str]:
        """The trait pile, sorted by name."""
        return sorted(self._player(seat)["pile"])

    def attached(self, seat: int) -> dict[str, str]:
        """What is attached to what in the pile."""
        return dict(self._player(seat).get("attached", {}))

    def gene_pool(self, seat: int) -> int:
        """The gene pool."""
        return int(self._player(seat)["gene_pool"])

    @property
    def discard(self) -> list[str]:
        """The discard pile, its top first."""
        return list(self.match.position()["discard"])

    @property
    def deck(self) -> list[str]:
        """The deck, its top first."""
        return list(self.match.position()["deck"])

    @property
    def age(self) -> str:
        """The age in force."""
        return str(self.match.position()["age"])

    @property
    def happened(self) -> list[str]:
        """The verbs of the last step's events."""
        return [event.verb for event in self.events]

    def points(self, seat: int) -> int:
        """The score as it stands, or the final one."""
        return self.match.scores[seat]

    def worth(self, seat: int, card: str) -> list[int]:
        """What each trait of this name in the pile is worth as things stand."""
        pile = self.match.view(seat)["players"][seat]["pile"]
        return [entry["points"] for entry in pile if entry["card"] == card]


def world_ends(
    catastrophe: str,
    hands: Sequence[Names] = (),
    piles: Sequence[Names] = (),
    *,
    earlier: tuple[str, str] = ("Glacial Meltdown", "Grey Goo"),
    **position: Any,
) -> Scenario:
    """The third catastrophe is revealed; seat 0 is the first player from then on."""
    seats = max(len(hands), len(piles), 2)
    position = {"catastrophes": list(earlier), "first": seats - 1, **position}
    return Scenario(hands, piles, age=catastrophe, reveal=True, **position)


def only(*traits: str) -> dict[str, Any]:
    """Options of a table at which there are no other traits than these."""
    cards = endling.cards("doomlings")
    every = [c["name"] for c in cards if c["kind"] == "trait" and c["set"] == "classic"]
    return {"without": [name for name in every if name not in traits], "hand_size": 1}


def because(reason: int, value: int = 0, color: Color | None = None) -> str:
    """A reason in the words in which `why_not` gives it."""
    return LANGUAGES["en"].reason(r.REASONS.names[reason], value, color)


def known(table: Scenario, viewer: int, of: int) -> list[str]:
    """Which cards of a hand somebody else knows."""
    return sorted(table.match.view(viewer)["players"][of]["known_hand"])
