"""Cards, put together from the other words."""

from __future__ import annotations

from dataclasses import dataclass, field

from endling.games.doomlings.vocabulary.abilities import Ability, Cost, Have
from endling.games.doomlings.vocabulary.basics import Color
from endling.games.doomlings.vocabulary.goals import Goal
from endling.games.doomlings.vocabulary.instructions import Attach, Instruction
from endling.games.doomlings.vocabulary.laws import Law, LawKind
from endling.games.doomlings.vocabulary.points import Points
from endling.games.doomlings.vocabulary.scores import Score

Program = tuple[Instruction, ...]


@dataclass(frozen=True)
class Trait:
    """A trait; `face` None is a compass star: worth what its score says, with face value 0.

    A trait of several colours has one of them as its `color` and the others as `also`.
    """

    name: str
    color: Color
    face: int | None
    dominant: bool = False
    copies: int = 1
    gene_pool: int = 0
    gene_pool_for_all: bool = False
    action: Program = ()
    on_play: Program = ()
    worlds_end: Program = ()
    score: Score | None = None
    needs: Have | None = None
    cost: Cost | None = None
    abilities: tuple[Ability, ...] = field(default=())
    also: tuple[Color, ...] = field(default=())

    @property
    def colors(self) -> tuple[Color, ...]:
        """All its colours; none if it is colourless."""
        return () if self.color == Color.NONE else (self.color, *self.also)

    def is_of(self, color: Color) -> bool:
        """Whether it is of this colour, or colourless if that is asked."""
        return color in self.colors or (color == Color.NONE and not self.colors)

    @property
    def effectless(self) -> bool:
        """Whether the card carries nothing but its value."""
        return not (
            self.gene_pool
            or self.action
            or self.on_play
            or self.worlds_end
            or self.score
            or self.needs
            or self.cost
            or self.abilities
        )

    @property
    def attachment(self) -> Attach | None:
        """How it is attached to another trait, if it is a card of that kind."""
        return next((i for i in self.on_play if isinstance(i, Attach)), None)

    @property
    def acts_at_worlds_end(self) -> bool:
        """Whether it does something when the world ends, in a pile or in a hand."""
        return bool(self.worlds_end) or Ability.SNEAK in self.abilities


@dataclass(frozen=True)
class Age:
    """An age: what happens when it is revealed, and the law of its round."""

    name: str
    reveal: Program = ()
    law: Law = Law(LawKind.NONE)


@dataclass(frozen=True)
class Catastrophe:
    """A catastrophe: gene pools, what happens at once, and what happens at World's End."""

    name: str
    gene_pool: int
    reveal: Program
    worlds_end: Program = ()
    points: Points | None = None
    undeniable: bool = False


@dataclass(frozen=True)
class Birth:
    """The card that opens every game."""

    name: str


@dataclass(frozen=True)
class Sign:
    """A secret goal."""

    name: str
    goal: Goal


Card = Trait | Age | Catastrophe | Birth | Sign
