"""What a language of this game has to be able to say, beyond what every game says."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import ClassVar, Self

from endling.games.gloom_of_thrones import vocabulary as v
from endling.games.gloom_of_thrones.cards import CHARACTERS, DECK, FAMILIES, THRONE
from endling.games.gloom_of_thrones.text.labels import Label, label_of
from endling.games.gloom_of_thrones.text.story import Story
from endling.games.text.language import Language
from endling.games.text.line import Line
from endling.games.text.phrases import Phrases, look_up, sentence

LEFTOVERS = "leftovers"  # the family that is made of what the others left
_KEYS = (*(family.key for family in FAMILIES), LEFTOVERS)
_CARDS: tuple[v.Card, ...] = (*CHARACTERS, *DECK, THRONE)

# What each question does with the card that is chosen.
VERBS = {
    "play": "play",
    "play_extra": "play",
    "free_play": "play",
    "free_death": "play",
    "lay": "lay",
    "kill": "kill",
    "swap_first": "choose",
    "swap_second": "choose",
    "move_from": "revive",
    "move_to": "kill",
    "strip": "choose",
    "remove_top": "choose",
    "revive": "revive",
    "throne": "crown",
    "respond": "respond",
    "discard": "discard",
    "give": "give",
    "scry_take": "take",
    "scry_bury": "bury",
}


_DECK = {card.name: card for card in DECK}
_CHARACTERS = {character.name: character for character in CHARACTERS}


def by_name(words: Mapping[str, str]) -> dict[str, str]:
    """Words by the id of a card, as words by its name."""
    return {card.name: words[card.id] for card in _CARDS if card.id in words}


def names_of_families(alt: bool = False) -> dict[str, str]:
    """The declared names of families, by key; or our own names, of those that have one."""
    if alt:
        return {family.key: family.alt_name for family in FAMILIES if family.alt_name}
    return {family.key: family.name for family in FAMILIES}


class GloomLanguage(Language):
    """Everything the game says, in one language.

    A language is found by being there: a module of this package that defines a concrete subclass,
    and beside it the rules as `rules_<code>.md`.
    """

    verbs = VERBS
    effects: ClassVar[Phrases]  # for everything that cards do
    labels: ClassVar[Mapping[Label, str]]
    slots: ClassVar[tuple[str, str, str]]  # of points, from the top
    throne_rules: ClassVar[tuple[str, ...]]  # what its card says, with a place for the points
    flavors: ClassVar[Mapping[str, str]]  # by the id of the card
    family_flavors: ClassVar[Mapping[str, str]]  # by the key of the family
    own_names: ClassVar[Mapping[str, str]]  # by the name of the card, where ours are wanted
    own_families: ClassVar[Mapping[str, str]]  # likewise, by the key of the family
    icon_objects: ClassVar[Mapping[v.Icon, str]]  # as the object of a sentence: a crown
    story: ClassVar[Story]
    has_own_names: bool = False

    def with_own_names(self) -> Self:
        """The same language, with our own names for what the rulebook has named."""
        other = copy(self)
        other.card_names = {**self.card_names, **self.own_names}
        other.has_own_names = True
        return other

    def mention(self, name: str) -> str:
        """A card inside a sentence: cards of the deck are called by what happens, in quotes."""
        return self.grammar.quoted(self.card(name)) if name in _DECK else self.card(name)

    def color(self, name: str) -> str:
        """The name of a family; families are answered as colours are."""
        own = self.own_families.get(name) if self.has_own_names else None
        return own or super().color(name)

    # --- Cards

    def card_text(self, card: v.Named) -> str:
        """All that a card does, one paragraph a line; empty for a card without effect."""
        match card:
            case v.Throne():
                points = self.grammar.counted(card.points, self.noun("point"))
                return "\n".join(line.format(points) for line in self.throne_rules)
            case v.DeckCard(effect=effect) if effect is not None:
                words = sentence(self.effects.say(effect, card))
                return f"{look_up(self.labels, label_of(effect))} {words}"
        return ""

    def flavor(self, card: v.Named) -> str:
        """The small print, which means nothing; empty for a card that has none."""
        return self.flavors.get(card.id, "")

    def printed(self, card: v.StackCard) -> str:
        """The points and icons of a card, for those who cannot see them; may be empty."""
        places = zip(self.slots, card.points, strict=True)
        points = [f"{slot} {self.grammar.signed(n)}" for slot, n in places if n is not None]
        icons = [self.icon(icon.name.lower()) for icon in card.icons]
        return ", ".join(points + icons)

    def family_flavor(self, key: str) -> str:
        """What a family is like."""
        return look_up(self.family_flavors, key)

    # --- Stories

    def prompt(self, card: str, character: str | None, last: str | None, number: int) -> str:
        """A line to start a story from: this card happens to a character on whom another one lies.

        Cards by the names that the game knows them by. The number picks one of several lines, the
        same one always.
        """
        return self.story.prompt(
            look_up(_DECK, card),
            self.card(card),
            (look_up(_CHARACTERS, character), self.card(character)) if character else None,
            look_up(_DECK, last) if last else None,
            number,
            self.has_own_names,
        )

    # --- The table

    def line(self, event: str, line: Line) -> str:
        """A line of the event log; a family stands in it as its number."""
        if event == "choose_family":
            line = line._replace(card=self.color(_KEYS[line.number]))
        return super().line(event, line)

    def reason(self, name: str, detail: int = 0) -> str:
        """Why a choice is not legal; some reasons speak of an icon."""
        words = super().reason(name, detail)
        return words.format(icon=self.icon_objects[v.Icon(detail)]) if "{icon}" in words else words
