"""What a card means for the one it happens to: a line to start a story from.

The words come from the language: for every card a clause in the past tense ("was crowned in a
cupboard"), for every character the pronouns, and for every situation a few patterns to choose from.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from enum import Enum, auto
from typing import ClassVar, NamedTuple

from endling.games.gloom_of_thrones import vocabulary as v
from endling.games.text.phrases import look_up


class Situation(Enum):
    """What has to be told."""

    OPENING = auto()  # the first thing that happens to a character
    LUCKY_OPENING = auto()
    NEXT = auto()  # something after something else
    LUCKY_NEXT = auto()
    END = auto()  # a death after something else
    SUDDEN_END = auto()
    EVENT = auto()
    ELSEWHERE = auto()  # a card that is about nobody in particular


def is_lucky(card: v.DeckCard) -> bool:
    """Whether the card makes a character happier."""
    return isinstance(card, v.StackCard) and sum(n or 0 for n in card.points) > 0


def situation_of(
    card: v.DeckCard, character: v.Character | None, last: v.DeckCard | None
) -> Situation:
    """What it means that a card is played on a character on whom another one lies on top."""
    if character is None:
        return Situation.ELSEWHERE
    if isinstance(card, v.Event):
        return Situation.EVENT
    if isinstance(card, v.Death):
        return Situation.SUDDEN_END if last is None else Situation.END
    if last is None:
        return Situation.LUCKY_OPENING if is_lucky(card) else Situation.OPENING
    return Situation.LUCKY_NEXT if is_lucky(card) else Situation.NEXT


class SagaWords(NamedTuple):
    """What a saga says besides the tales, with `{}` for names and points."""

    title: str
    led_by: str
    mixed: str  # a family of characters from everywhere, with its player as its owner
    mixed_flavor: str
    deeds: tuple[str, ...]  # what a {player} saw to by a {card}
    nothing: str  # for a character without a tale
    alive: str
    revived: str
    dead: str
    monarch: str
    total: str
    winner: str
    winners: str
    nobody: str
    said: str  # in front of a player's own words


class Story(ABC):
    """How one language tells stories."""

    clauses: ClassVar[Mapping[str, str]]  # by the id of the card
    own_clauses: ClassVar[Mapping[str, str]]  # where our own names are wanted
    patterns: ClassVar[Mapping[Situation, tuple[str, ...]]]
    first_links: ClassVar[tuple[str, ...]]  # how a tale begins
    links: ClassVar[tuple[str, ...]]  # how it goes on
    last_links: ClassVar[tuple[str, ...]]  # how it ends
    saga: ClassVar[SagaWords]

    def clause(self, card: v.Named, own_names: bool) -> str:
        """What happened to somebody."""
        if own_names and card.id in self.own_clauses:
            return self.own_clauses[card.id]
        return look_up(self.clauses, card.id)

    @abstractmethod
    def blanks(self, name: str, character: v.Character) -> dict[str, str]:
        """A character as patterns speak of it."""

    @abstractmethod
    def told(self, clause: str, character: v.Character, before: bool = False) -> dict[str, str]:
        """A clause as patterns speak of it; `before` is what happened first."""

    def prompt(
        self,
        card: v.DeckCard,
        title: str,
        character: tuple[v.Character, str] | None,
        last: v.DeckCard | None,
        number: int,
        own_names: bool,
    ) -> str:
        """A line for a card (called so) that happens to a character (called so)."""
        who = character and character[0]
        patterns = self.patterns[situation_of(card, who, last)]
        blanks = {"card": title}
        if character is not None:
            blanks |= self.blanks(character[1], character[0])
            blanks |= self.told(self.clause(card, own_names), character[0])
            if last is not None:
                clause = self.clause(last, own_names)
                blanks |= self.told(clause, character[0], before=True)
        return patterns[number % len(patterns)].format(**blanks)

    def sentence(
        self, links: tuple[str, ...], clause: str, name: str, character: v.Character, number: int
    ) -> str:
        """One sentence of a tale."""
        blanks = self.blanks(name, character) | self.told(clause, character)
        return links[number % len(links)].format(**blanks)
