"""What a language has to be able to say."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from importlib import resources
from typing import Any, ClassVar, Literal, cast, get_args

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.event_types import Happening
from endling.games.doomlings.mistakes import Complaint, Mistake, Place
from endling.games.doomlings.prompts import Prompt
from endling.games.doomlings.reasons import Reason
from endling.games.doomlings.text.choices import Kind
from endling.games.doomlings.text.parts import Part, paragraphs
from endling.games.doomlings.text.phrases import Phrases, Spot, kind_of, look_up, sentence
from endling.kernel.actions import Word

Icon = Literal[
    "action",
    "out_of_turn",
    "worlds_end",
    "drop_of_life",
    "gene_pool",
    "persistent",
    "dominant",
]

OptionKey = Literal[
    "preset",
    "ages_per_pile",
    "turns_after_catastrophe",
    "gene_pool_leader",
    "forbidden_cost",
    "gene_pool_bounds",
    "sets",
    "without",
    "face_values",
    "hand_size",
    "gene_pool",
]


class Language(ABC):
    """Everything the game says, in one language.

    A language is found by being there: a module of this package that defines a concrete subclass,
    and beside it the rules as `rules_<code>.md`. Whatever has no words raises `MissingPhraseError`.
    """

    code: ClassVar[str]
    name: ClassVar[str]
    phrases: ClassVar[Phrases]  # for everything that cards are declared with
    facts: ClassVar[Mapping[str, str]]  # names of facts that differ from their keys
    mistakes: ClassVar[Mapping[type, Callable[[Any], str]]]  # for every kind of mistake

    # --- Cards -----------------------------------------------------------------------------------

    def card_text(self, card: v.Card) -> str:
        """All that a card does, one paragraph a line; empty for a trait without effect."""
        return "\n".join(self._paragraph(part, things, card) for part, things in paragraphs(card))

    def _paragraph(self, part: Part, things: tuple[object, ...], card: v.Card) -> str:
        sentences = (
            self._sentence(thing, Spot(card, later=position > 0))
            for position, thing in enumerate(things)
        )
        label = self.label(part)
        return " ".join([label, *sentences] if label else sentences)

    def _sentence(self, thing: object, spot: Spot) -> str:
        return sentence(self.link(self.phrases.say(thing, spot), spot.later))

    @abstractmethod
    def link(self, words: str, later: bool) -> str:
        """Finish a phrase of a card's text; `later` joins it to the sentence before it."""

    @abstractmethod
    def label(self, part: Part) -> str:
        """What stands in front of a paragraph, or nothing."""

    # --- Words -----------------------------------------------------------------------------------

    @abstractmethod
    def color(self, c: v.Color) -> str:
        """The name of a colour, in lower case."""

    @abstractmethod
    def word(self, w: Word) -> str:
        """The usual label of an answer that is neither card, player, colour nor number."""

    @abstractmethod
    def icon(self, name: Icon) -> str:
        """What a symbol on a card is called."""

    def fact(self, name: str) -> str:
        """What an entry of a view, of a card's facts or of a score sheet is called."""
        return self.facts.get(name) or name.replace("_", " ")

    # --- The table -------------------------------------------------------------------------------

    @abstractmethod
    def prompt(self, prompt: Prompt, cause: str | None) -> str:
        """What is asked, said to the player; `cause` is the name of the card that makes it ask."""

    @abstractmethod
    def choice(self, prompt: Prompt, kind: Kind, what: str) -> str:
        """The label of one answer.

        `what` is the name of the card or the player, the number in digits, or the name of the
        colour or the word as in its enum, in lower case ("red", "yes").
        """

    @abstractmethod
    def owners(self, name: str) -> str:
        """A name as the owner of something."""

    @abstractmethod
    def happening(
        self,
        h: Happening,
        who: str | None,
        card: str | None,
        source: str | None,
        target: str | None,
        number: int,
    ) -> str:
        """A line of the event log; players and cards by name, a hidden card as None.

        `number` is the new gene pool, the points, the colour's number, or for `RECOLOR`
        5 * (first colour) + (second colour).
        """

    @abstractmethod
    def reason(self, r: Reason, value: int, color: v.Color | None) -> str:
        """Why a choice is not legal, in a few words without a full stop."""

    # --- Options ---------------------------------------------------------------------------------

    @abstractmethod
    def option(self, key: OptionKey) -> tuple[str, str]:
        """The title of an option of the table, and what it does."""

    @abstractmethod
    def option_value(self, key: OptionKey, value: object) -> str:
        """How a value of an option is shown."""

    # --- Mistakes --------------------------------------------------------------------------------

    def complaint(self, complaint: Complaint) -> str:
        """What is wrong and where, without a full stop, said to who filled in a page."""
        return ": ".join([*self._place(complaint.where), self.mistake(complaint.mistake)])

    def mistake(self, mistake: Mistake) -> str:
        """What is wrong."""
        return look_up(self.mistakes, kind_of(mistake))(mistake)

    def _place(self, where: Place | str) -> list[str]:
        if isinstance(where, Place):
            unnamed = "" if where.seat is None else f"{self.fact('player')} {where.seat + 1}"
            return [part for part in (where.name or unnamed, self.fact(where.entry)) if part]
        if where in get_args(OptionKey):
            return [self.option(cast(OptionKey, where))[0]]
        return [self.fact(where)]

    # --- Rules -----------------------------------------------------------------------------------

    def rules(self) -> str:
        """The rules of the game as Markdown."""
        page = resources.files(__package__).joinpath(f"rules_{self.code}.md")
        return page.read_text(encoding="utf-8")
