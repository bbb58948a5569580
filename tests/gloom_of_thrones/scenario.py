"""A small language for scenarios: put these cards here, play this, expect that.

    table = Scenario(hands=[["Knighted by Mistake"]], stacks={KELLY: ["Exiled by Everybody"]})
    table.play("Knighted by Mistake", KELLY)
    assert table.circles(KELLY) == [-15, 10, -15]

Seats have the printed families in order. Seats that are given no hand hold nothing, so that nobody
interferes; the deck is stacked from the top with the cards given and then filled with all others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import endling
from endling.events import Event
from endling.games.gloom_of_thrones import reasons as r
from endling.games.gloom_of_thrones.text import LANGUAGES
from endling.games.gloom_of_thrones.vocabulary import Icon

Names = Sequence[str]

BANNISTERS = (
    "Ceriously Bannister",
    "Shamey Bannister",
    "Handrail Bannister",
    "Newel Post Bannister",
    "Little Lord Tantrum",
)
CERIOUSLY, SHAMEY, HANDRAIL, NEWEL, TANTRUM = BANNISTERS
CARAVAN = ("Kelly C", "Ser Pine", "Mae the Translator", "Captain Forhire", "Smudge")
KELLY, PINE, MAE, FORHIRE, SMUDGE = CARAVAN
DRIZZLES = ("Lord Drizzle", "Lady Mizzle", "Puddle Drizzle", "Sleet Drizzle", "Fogg")
DRIZZLE, MIZZLE, PUDDLE, SLEET, FOGG = DRIZZLES

# Modifiers that do nothing but show points.
PLAIN = ("Courted by a Con Artist", "Bested by a Brat", "Singed by a Small Dragon")
SAD = "Exiled by Everybody"  # 15 below zero in all three circles
# Deaths that do nothing to anybody who shows no icons.
HARMLESS = ("Froze Mid-Speech", "Raised One Glass Too Many", "Confused with the Kindling")


class Scenario:
    """A game in a given situation, told in card names."""

    def __init__(
        self,
        hands: Sequence[Names] = ((), ()),
        stacks: Mapping[str, Names] | None = None,
        *,
        players: int = 2,
        families: Sequence[Names] = (),
        marks: Sequence[Mapping[str, int]] = (),
        options: Mapping[str, Any] | None = None,
        seed: int = 1,
        **position: Any,
    ) -> None:
        """It is the turn of seat 0, unless `turn` says otherwise.

        Everything else of a position (monarch, deck, discard, first) can be given by name.
        """
        count = max(len(hands), len(families), players)
        given: list[dict[str, Any]] = []
        for seat in range(count):
            player: dict[str, Any] = {"hand": list(hands[seat]) if seat < len(hands) else []}
            if seat < len(families):
                player["family"] = list(families[seat])
            player |= marks[seat] if seat < len(marks) else {}
            given.append(player)
        if options is None and count == 5:
            options = {"family_size": 5}
        situation = {"players": given, "stack": dict(stacks or {}), "options": options, **position}
        self.match = endling.position("gloom_of_thrones", situation, seed=seed)
        self.events = list(self.match.opening)

    # --- Doing

    def choose(
        self,
        card: str | None = None,
        *,
        player: int | None = None,
        family: str | None = None,
        word: str | None = None,
    ) -> Scenario:
        """Answer the open question."""
        action = self.match.find(card=card, player=player, color=family, word=word)
        self.events = list(self.match.play(action))
        return self

    def play(self, card: str, *targets: str) -> Scenario:
        """Play a card on these characters, or words in their place."""
        assert self.match.prompt in ("play", "play_extra", "free_play", "free_death")
        self.choose(card)
        for target in targets:
            if target in ("centre", "no"):
                self.choose(word=target)
            else:
                self.choose(target)
        return self

    def do_nothing(self) -> Scenario:
        """Pass, with whatever word that is done now."""
        words = {"play": "pass", "play_extra": "pass", "free_death": "done"}
        return self.choose(word=words.get(self.match.prompt or "", "no"))

    def end_turn(self) -> Scenario:
        """Pass until the next turn has begun."""
        events: list[Event] = []
        while not self.match.over and "turn" not in [event.verb for event in events]:
            events += self.do_nothing().events
        self.events = events
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
        """What may be answered, sorted: card names, `player N`, families, words."""
        shown = []
        for choice in self.match.choices():
            kind = choice["kind"]
            shown.append(f"player {choice['player']}" if kind == "player" else str(choice[kind]))
        return sorted(shown)

    def why_not(self, card: str | None = None, **what: Any) -> str | None:
        """Why something cannot be chosen."""
        return self.match.why_not(card=card, **what)

    # --- Looking

    def _position(self) -> dict[str, Any]:
        return self.match.position()

    def hand(self, seat: int) -> list[str]:
        """The hand, sorted by name."""
        return sorted(self._position()["players"][seat]["hand"])

    def marks(self, seat: int) -> tuple[int, int, int]:
        """Draws to skip, turns to miss, actions to lose."""
        marks = self.match.view()["players"][seat]["marks"]
        return marks["skip_draw"], marks["skip_turn"], marks["lose_actions"]

    def stack(self, character: str) -> list[str]:
        """What lies on a character, from the bottom up."""
        return list(self._position()["stack"].get(character, []))

    @property
    def discard(self) -> list[str]:
        """The discard pile, its top first."""
        return list(self._position()["discard"])

    @property
    def deck(self) -> list[str]:
        """The deck, its top first."""
        return list(self._position()["deck"])

    @property
    def monarch(self) -> str | None:
        """Who has the Throne."""
        name: str | None = self._position()["monarch"]
        return name

    def member(self, character: str, viewer: int | None = None) -> dict[str, Any]:
        """All that is shown of a character."""
        players = self.match.view(viewer)["players"]
        found: dict[str, Any] = next(
            one for player in players for one in player["family"] if one["card"] == character
        )
        return found

    def score(self, character: str) -> int:
        """The score of a character as it stands."""
        return int(self.member(character)["score"])

    def circles(self, character: str) -> list[int | None]:
        """The points that show in the three circles."""
        member = self.member(character)
        return [member[slot] for slot in ("top", "middle", "bottom")]

    def icons(self, character: str) -> set[str]:
        """The icons that show."""
        member = self.member(character)
        return {icon.name.lower() for icon in Icon if member[icon.name.lower()]}

    def is_dead(self, character: str) -> bool:
        """Whether a character is dead."""
        return bool(self.member(character)["dead"])

    def limit(self, seat: int) -> int:
        """The draw limit."""
        return int(self.match.view()["players"][seat]["draw_limit"])

    def in_force(self, seat: int) -> set[str]:
        """The cards whose effects are in force on a family."""
        return {line["card"] for line in self.match.view()["players"][seat]["in_force"]}

    @property
    def actions(self) -> tuple[int, int, int]:
        """Actions left, extra actions left, free plays open."""
        view = self.match.view()
        return view["actions"], view["extra_actions"], view["free_plays"]

    def would_be(self, character: str) -> int | None:
        """What the score of a character would be, as the one who is asked sees it."""
        shown: int | None = self.member(character, self.match.actor)["would_be"]
        return shown

    @property
    def happened(self) -> list[str]:
        """The verbs of the last step's events."""
        return [event.verb for event in self.events]

    def points(self, seat: int) -> int:
        """The total as it stands, or the final one."""
        return self.match.scores[seat]


def because(reason: int, icon: Icon | None = None) -> str:
    """A reason in the words in which `why_not` gives it."""
    return LANGUAGES["en"].reason(r.REASONS.names[reason], 0 if icon is None else int(icon))


def known(table: Scenario, viewer: int | None, of: int) -> list[str]:
    """Which cards of a hand somebody else knows."""
    return sorted(table.match.view(viewer)["players"][of]["known_hand"])
