"""What a language of this game has to be able to say, beyond what every game says."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.cards import AGES, TRAITS
from endling.games.doomlings.tables import BETWEEN
from endling.games.doomlings.text.parts import Part, Spot, paragraphs
from endling.games.text.language import Language
from endling.games.text.phrases import Phrases, look_up, sentence


def by_name(colors: Mapping[v.Color, str]) -> dict[str, str]:
    """The words for colours, by the names that these have in answers."""
    return {color.name.lower(): words for color, words in colors.items()}


# What each card makes players do.
_INSTRUCTIONS: dict[str, tuple[v.Instruction, ...]] = {
    **{card.name: (*card.on_play, *card.action) for card in TRAITS},
    **{card.name: card.reveal for card in AGES},
}

# What each question does with the card that is chosen.
VERBS = {
    "play": "play",
    "play_another": "play",
    "play_extra": "play",
    "stabilize": "discard",
    "discard": "discard",
    "discard_more": "discard",
    "pay_discard": "discard",
    "pay_give": "give",
    "react": "react",
    "late": "play",
    "anytime": "play",
    "come_back": "take_back",
    "steal": "take",
    "return": "send_back",
    "swap_own": "swap",
    "swap_other": "take",
    "give_trait": "give",
    "give_card": "give",
    "discard_trait": "discard",
    "discard_theirs": "discard",
    "show": "show",
    "take": "take",
    "repeat": "use",
    "play_discarded": "play",
    "keep": "keep",
    "shed": "discard",
    "pass_left": "pass_left",
    "pass_right": "pass_right",
    "catastrophe": "let_apply",
    "worlds_end": "use",
    "pay_either": "discard",
    "take_back": "take_back",
    "take_discarded": "take",
    "swap_any": "swap",
    "swap_with": "swap",
    "play_plain": "play",
    "may_discard_trait": "discard",
    "sacrifice": "play",
    "act_from_hand": "use",
    "sign": "keep",
    "raise": "play",
    "recoil": "play",
    "rise": "play",
    "haunt": "play",
    "unexpected": "play",
    "discard_together": "discard",
    "host": "attach_to",
    "new_host": "attach_to",
}


class DoomlingsLanguage(Language):
    """Everything the game says, in one language.

    A language is found by being there: a module of this package that defines a concrete subclass,
    and beside it the rules as `rules_<code>.md`.
    """

    verbs = VERBS
    phrases: ClassVar[Phrases]  # for everything that cards are declared with
    opponent_questions: ClassVar[Mapping[type[v.Instruction], str]]
    labels: ClassVar[Mapping[Part, str]]  # what stands in front of a paragraph, or nothing

    def card_text(self, card: v.Card) -> str:
        """All that a card does, one paragraph a line; empty for a trait without effect."""
        return "\n".join(self._paragraph(part, things, card) for part, things in paragraphs(card))

    def _paragraph(self, part: Part, things: tuple[object, ...], card: v.Card) -> str:
        sentences = (
            self._sentence(thing, Spot(card, later=position > 0))
            for position, thing in enumerate(things)
        )
        label = look_up(self.labels, part)
        return " ".join([label, *sentences] if label else sentences)

    def _sentence(self, thing: object, spot: Spot) -> str:
        return sentence(self.link(self.phrases.say(thing, spot), spot.later))

    @abstractmethod
    def link(self, words: str, later: bool) -> str:
        """Finish a phrase of a card's text; `later` joins it to the sentence before it."""

    def question(self, name: str, cause: str | None) -> str:
        """What is asked; which opponent depends on what the card does with them."""
        about = self._opponent_question(cause) if name == "opponent" and cause else None
        return about or super().question(name, cause)

    def _opponent_question(self, cause: str) -> str | None:
        for instruction in _INSTRUCTIONS.get(cause, ()):
            if type(instruction) in self.opponent_questions:
                return self.opponent_questions[type(instruction)].format(cause)
        return None

    def reason(self, name: str, value: int = 0, color: v.Color | None = None) -> str:
        """Why a choice is not legal; some reasons need a number or a color, or both."""
        words = super().reason(name)
        if "{traits}" in words:
            return words.format(traits=self.traits(value, color))
        if "{color" in words:
            known = self.color((v.Color(value) if color is None else color).name.lower())
            return words.format(color=known)
        low, high = divmod(value, BETWEEN)
        return words.format(value=value, low=low, high=high)

    def traits(self, n: int, color: v.Color | None) -> str:
        """A number of traits, perhaps of one colour."""
        adjective = "" if color is None else self.color(color.name.lower())
        return self.grammar.counted(n, self.noun("trait"), adjective)
