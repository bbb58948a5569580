"""What a language of this game has to be able to say, beyond what every game says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from endling.games.blanks import blank
from endling.games.doom_on_you import vocabulary as v
from endling.games.doom_on_you.cards import ANIMALS
from endling.games.text.language import Language
from endling.games.text.line import Line
from endling.games.text.phrases import Phrases, look_up

# What each question does with the card that is chosen.
VERBS = {
    "place": "place",
    "declare": "send",
    "rush": "send",
    "defend": "block",
    "opening": "play",
    "declared": "play",
    "drawn": "play",
    "planned": "play",
    "struck": "play",
    "counter": "counter",
    "hunt": "hunt",
    "deflect": "deflect",
    "capture": "capture",
    "sneak": "send",
    "lose": "lose",
    "keep": "keep",
    "deal_card": "give",
}


def bearer(power: v.Power) -> str:
    """The animal that has a power."""
    return next(animal.name for animal in ANIMALS if animal.power == power)


def other_and_tokens(line: Line) -> tuple[str, int]:
    """Whom an event names besides, and how many tokens: it carries 64 x seat + tokens."""
    return blank(line.number >> 6), line.number & 63


class DoomLanguage(Language):
    """Everything the game says, in one language.

    A language is found by being there: a module of this package that defines a concrete subclass,
    and beside it the rules as `rules_<code>.md`.
    """

    verbs = VERBS
    card_texts: ClassVar[Phrases]  # for every kind of card, power, action and loss
    flavors: ClassVar[Mapping[str, str]]  # by the id of the card

    def card_text(self, card: v.Card) -> str:
        """All that stands on a card, one paragraph a line."""
        return self.card_texts.say(card, self)

    def flavor(self, card: v.Card) -> str:
        """The small print, which means nothing."""
        return look_up(self.flavors, card.id)
