"""What has to be said about a card, and in which order: the same in every language."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from enum import Enum, auto

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.cards import CATASTROPHES
from endling.games.text.phrases import kind_of


@dataclass(frozen=True)
class Spot:
    """Where a phrase stands: on which card, and whether another sentence of its effect precedes."""

    card: v.Card
    later: bool = False


def kind_of_phrase(thing: object) -> Hashable:
    """What decides the phrase: of a law its kind, of all else what usually does."""
    return kind_of(thing.kind if isinstance(thing, v.Law) else thing)


class Part(Enum):
    """A kind of paragraph in a card's text."""

    REQUIREMENT = auto()
    COST = auto()
    ACTION = auto()
    ON_PLAY = auto()
    OUT_OF_TURN = auto()
    LASTING = auto()
    GENE_POOL = auto()
    WORLDS_END = auto()
    SCORE = auto()
    ON_REVEAL = auto()
    THIS_ROUND = auto()
    AT_ONCE = auto()
    NO_PROTECTION = auto()
    GOAL = auto()


OUT_OF_TURN = frozenset(
    {
        v.Ability.CANCEL,
        v.Ability.PARASITE,
        v.Ability.LATE,
        v.Ability.ANYTIME,
        v.Ability.SNEAK,
        v.Ability.EFFIGY,
        v.Ability.UNEXPECTED,
        v.Ability.RAINBOW,
        v.Ability.RECOIL,
        v.Ability.RAISE,
        v.Ability.CHALLENGE,
        v.Ability.OPPOSE,
        v.Ability.RISE,
        v.Ability.HAUNT,
    }
)

# The catastrophes against which no protection helps.
UNDENIABLE = [card.name for card in CATASTROPHES if card.undeniable]

# A paragraph: its kind, and the things it says, a sentence each.
Paragraph = tuple[Part, tuple[object, ...]]


def paragraphs(card: v.Card) -> Iterator[Paragraph]:
    """Everything that the card does, paragraph by paragraph. Gene pools are said by their part."""
    match card:
        case v.Trait():
            found = _of_trait(card)
        case v.Age():
            found = _of_age(card)
        case v.Catastrophe():
            found = _of_catastrophe(card)
        case v.Birth():
            found = iter([(Part.ON_REVEAL, (card,))])
        case v.Sign():
            found = iter([(Part.GOAL, (card.goal,))])
    return (paragraph for paragraph in found if paragraph[1])


def _of_trait(card: v.Trait) -> Iterator[Paragraph]:
    yield Part.REQUIREMENT, _maybe(card.needs)
    yield Part.COST, _maybe(card.cost)
    yield Part.ACTION, card.action
    yield Part.ON_PLAY, card.on_play
    for ability in card.abilities:
        yield Part.OUT_OF_TURN if ability in OUT_OF_TURN else Part.LASTING, (ability,)
    if card.gene_pool:
        yield Part.GENE_POOL, (Part.GENE_POOL,)
    yield Part.WORLDS_END, card.worlds_end
    yield Part.SCORE, _maybe(card.score)


def _of_age(card: v.Age) -> Iterator[Paragraph]:
    yield Part.ON_REVEAL, card.reveal
    if card.law.kind != v.LawKind.NONE:
        yield Part.THIS_ROUND, (card.law,)


def _of_catastrophe(card: v.Catastrophe) -> Iterator[Paragraph]:
    yield Part.GENE_POOL, (Part.GENE_POOL,)
    yield Part.AT_ONCE, card.reveal
    yield Part.WORLDS_END, card.worlds_end
    yield Part.WORLDS_END, _maybe(card.points)
    if card.undeniable:
        yield Part.NO_PROTECTION, (Part.NO_PROTECTION,)


def _maybe(thing: object | None) -> tuple[object, ...]:
    return () if thing is None else (thing,)
