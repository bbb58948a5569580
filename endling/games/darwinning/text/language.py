"""What a language of this game has to be able to say, beyond what every game says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from endling.games.darwinning import vocabulary as v
from endling.games.darwinning.cards import DECK, DUMMY, ENVIRONMENTS, SPACES, SPECIES, TRAITS
from endling.games.text.language import Kind, Language
from endling.games.text.line import Line
from endling.games.text.phrases import Phrases, capital, look_up, sentence

# What each question does with the card that is chosen.
VERBS = {
    "choose_species": "choose",
    "draft_species": "choose",
    "lead": "choose",
    "follow": "choose",
    "declare": "join",
    "improve": "improve",
    "pick": "improve",
    "settle": "settle",
    "lay": "lay",
    "mutate": "take",
    "keep": "keep",
    "borrow": "borrow",
    "eat": "eat",
    "transform": "lay",
}
# Where cards are named together with the trait that they are.
_LINES_ABOUT_TRAITS = {"lay", "steal", "transform"}
_QUESTIONS_ABOUT_TRAITS = {"lay", "transform"}
_ANSWERS_ABOUT_TRAITS = {"mutate"}

_KINDS = {kind.trait: kind for kind in TRAITS}
_DECK = {card.name: card for card in DECK}
_ENVIRONMENTS = {card.name: card.environment for card in ENVIRONMENTS}
CARDS: tuple[v.Named, ...] = (*DECK, *ENVIRONMENTS, *SPECIES, DUMMY, *SPACES)


def kind_and_sum(number: int) -> tuple[v.Combination, int]:
    """What an event says about a combination: it carries 64 x rank + sum."""
    return v.Combination(number >> 6), number & 63


def by_key(words: Mapping[Any, str]) -> dict[str, str]:
    """Words for the members of an enum by the names under which views and facts have these."""
    return {member.name.lower(): word for member, word in words.items()}


class DarwinningLanguage(Language):
    """Everything the game says, in one language.

    A language is found by being there: a module of this package that defines a concrete subclass,
    and beside it the rules as `rules_<code>.md`.
    """

    verbs = VERBS
    effects: ClassVar[Phrases]  # for everything that traits do
    card_texts: ClassVar[Phrases]  # for every kind of card and board
    traits: ClassVar[Mapping[v.Trait, str]]
    habitats: ClassVar[Mapping[v.Environment, str]]  # where one lives: in the desert
    combinations: ClassVar[Mapping[v.Combination, str]]
    mentions: ClassVar[Mapping[str, str]]  # species, dummy and spaces as objects of a sentence
    own_spaces: ClassVar[Mapping[str, str]]  # for traits, with what is special about each
    species_flavors: ClassVar[Mapping[str, str]]  # by the key of the species
    environment_flavors: ClassVar[Mapping[v.Environment, str]]

    # --- Cards

    def trait(self, trait: v.Trait) -> str:
        """What a trait is called."""
        return look_up(self.traits, trait)

    def trait_text(self, trait: v.Trait) -> str:
        """All that a trait does, said to whoever has it."""
        effects = look_up(_KINDS, trait).effects
        return " ".join(sentence(self.effects.say(effect, trait)) for effect in effects)

    def card_text(self, card: v.Named) -> str:
        """All that stands on a card or a board, one paragraph a line."""
        return self.card_texts.say(card, self)

    def flavor(self, card: v.Named) -> str:
        """The small print, which means nothing; empty for a card that has none."""
        match card:
            case v.Species():
                return look_up(self.species_flavors, card.key)
            case v.EnvironmentCard():
                return look_up(self.environment_flavors, card.environment)
        return ""

    def combination(self, combination: v.Combination) -> str:
        """What a combination is called."""
        return look_up(self.combinations, combination)

    # --- Cards inside sentences

    def mention(self, name: str) -> str:
        """A card inside a sentence: a species as its object, an environment as a place to live."""
        if name in _ENVIRONMENTS:
            return look_up(self.habitats, _ENVIRONMENTS[name])
        return self.mentions.get(name) or self.card(name)

    def _as_trait(self, name: str) -> str:
        """A card with the trait that it is, as far as it is one."""
        card = _DECK.get(name)
        if isinstance(card, v.TraitCard):
            return f"{self.card(name)} ({self.trait(card.trait)})"
        return self.mention(name)

    def question(self, name: str, cause: str | None) -> str:
        """What is asked, said to the player."""
        if cause is not None and name in _QUESTIONS_ABOUT_TRAITS:
            return super().question(name, self._as_trait(cause))
        return super().question(name, cause)

    def answer(self, question: str, kind: Kind, what: str) -> str:
        """The label of one answer."""
        if kind == "card" and what in self.own_spaces:
            what = self.own_spaces[what]
        elif kind == "card" and question in _ANSWERS_ABOUT_TRAITS:
            what = self._as_trait(what)
        return capital(super().answer(question, kind, what))

    def line(self, event: str, line: Line) -> str:
        """A line of the event log."""
        if line.card is not None and event in _LINES_ABOUT_TRAITS:
            line = line._replace(card=self._as_trait(line.card))
        return super().line(event, line)

    # --- Reasons
