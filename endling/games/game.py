"""What a game brings so that the match, the bots, the table and the command line can work with it.

Everything above `games/` knows games only through this class; adding a game is adding a folder with
one of these and a line in the registry.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from endling.errors import EndlingError, OptionError
from endling.events import Event
from endling.games import blanks
from endling.games.taking import Takes, Value
from endling.kernel import engine
from endling.kernel.actions import ActionSpace
from endling.kernel.observation import Slice
from endling.kernel.sizes import sizes_of

Pool = np.ndarray[Any, Any]  # an array of one state
Options = dict[str, Any]
Actions = np.ndarray[Any, Any]  # by their numbers
Look = np.ndarray[Any, Any]  # what a seat sees, as numbers
Asked = tuple[int | None, str | None, str | None]  # who, what, because of which card


class Game(ABC):
    """A game: its record, its rules, its cards, its words."""

    name: str
    title: str
    version: int  # raised whenever the same actions would lead elsewhere
    record: np.dtype[Any]
    min_players: int
    max_players: int
    languages: tuple[str, ...]
    words_for_colors: tuple[str, ...]
    card_names: tuple[str, ...]  # by card number; copies share a name
    observation: tuple[Slice, ...]  # what `observe` writes where
    memory: tuple[Slice, ...]  # what `recall` writes where, behind it
    memory_words: int  # of the memory that `witness` keeps
    note_words: int  # of the notes that `observe` keeps

    # --- Rules

    @cached_property
    def actions(self) -> ActionSpace:
        """Which number means which answer."""
        return sizes_of(self.record).actions

    def meaning(self, action: int) -> tuple[str, str]:
        """What kind of answer an action is, and the name or number of what it chooses."""
        kind, number = self.actions.meaning(action)
        names = {"card": self.card_names, "color": self.words_for_colors}
        if kind == "word":
            return kind, self.actions.word_name(number)
        return kind, names[kind][number] if kind in names else str(number)

    @abstractmethod
    def load(self) -> None:
        """Have the rules compiled, or taken from the cache."""

    @abstractmethod
    def parse_options(self, given: Mapping[str, Any] | None, players: int) -> Options:
        """Complete, checked options."""

    @abstractmethod
    def shorten_options(self, options: Options) -> Options:
        """Only what differs from the default, for short notations."""

    @abstractmethod
    def option_kinds(self) -> dict[str, Takes]:
        """Every option and what it takes."""

    def spoken(self, lang: str) -> str:
        """The language, or the first one of the game where it does not speak that."""
        return lang if lang in self.languages else self.languages[0]

    def option_takes(self) -> dict[str, str]:
        """Every option and what it takes, for who writes programs."""
        return {option: str(takes) for option, takes in self.option_kinds().items()}

    def change_card(self, options: Options, card: str, fact: str, value: Any) -> Options:
        """Options under which a fact of a card is another one; they are checked later."""
        raise OptionError(f"{card}.{fact}", f"{self.title} has no option for this")

    def leave_out(self, options: Options, card: str) -> Options:
        """Options under which a card is not in the game; they are checked later."""
        raise OptionError(card, f"{self.title} has no option to leave cards out")

    @abstractmethod
    def template(self, players: int, options: Options) -> Pool:
        """A game before its first random number: only the key is missing."""

    @abstractmethod
    def why_not(self, pool: Pool, action: int) -> int:
        """A code for why the action is refused; the text is `reason_text`."""

    @abstractmethod
    def scores(self, pool: Pool) -> list[int]:
        """The points of every seat: final ones when the game is over, running ones before."""

    @abstractmethod
    def standing(self, pool: Pool) -> list[tuple[int, ...]]:
        """What seats are ranked by, the larger the better: points, then tie-breaks."""

    @abstractmethod
    def problem_text(self, number: int) -> str:
        """What the kernel's `problem` of this number means."""

    def check(self, pool: Pool) -> None:
        """Raise AssertionError if something that must always hold does not."""
        found = engine.find_problem(pool)
        if found:
            raise AssertionError(self.problem_text(found))

    # --- Positions, views, score sheets

    @abstractmethod
    def read_position(self, pool: Pool, options: Options) -> dict[str, Any]:
        """The situation as plain data."""

    @abstractmethod
    def set_position(self, position: Mapping[str, Any], key: bytes) -> tuple[Pool, Options]:
        """A state for the situation; what is left out is filled in from the key."""

    @abstractmethod
    def look(self, pool: Pool, seat: int) -> Look:
        """All that a seat sees of a redacted state, in a form that is quickly made and compared."""

    @abstractmethod
    def asked(self, look: Look) -> Asked:
        """Who is asked, what, and because of which card, as far as that is seen."""

    @abstractmethod
    def picture(self, look: Look, seat: int) -> dict[str, Any]:
        """A look as plain data."""

    @abstractmethod
    def changes(self, before: Look, after: Look, seat: int) -> bytes:
        """What is new in a picture since an earlier look, as the inside of a JSON object."""

    @abstractmethod
    def cards_in_question(self, look: Look, prompt: str | None, seat: int) -> list[tuple[int, int]]:
        """The cards in sight that a question to a seat is about, each with its owner."""

    @abstractmethod
    def board(self, lang: str) -> dict[str, Any]:
        """What the browser is told about the board."""

    @abstractmethod
    def owners(self, pool: Pool, actions: Actions) -> list[int]:
        """Before whom the card of each action lies open, -1 if before nobody or it is no card."""

    @abstractmethod
    def score_sheet(self, sheet: Mapping[str, Any]) -> dict[str, Any]:
        """Score a game that was played with the box."""

    # --- Words

    @abstractmethod
    def prompt_name(self, code: int) -> str:
        """The name of a question."""

    @abstractmethod
    def read_events(self, raw: bytes) -> list[Event]:
        """The raw log as events."""

    @abstractmethod
    def cards(self, lang: str, options: Options | None = None) -> list[dict[str, Any]]:
        """Every kind of card with its facts (under these options) and its text."""

    @abstractmethod
    def rules_text(self, lang: str) -> str:
        """The rules in our own words, as Markdown."""

    @abstractmethod
    def prompt_text(self, prompt: str, cause: str | None, lang: str) -> str:
        """What is asked."""

    @abstractmethod
    def choice_text(self, prompt: str, kind: str, what: str, lang: str) -> str:
        """The label of an answer."""

    @abstractmethod
    def event_template(self, event: Event, lang: str, times: int | str = 1) -> str:
        """A line of the log, with blanks for names.

        It tells what happened so many times in a row, or has a blank for that. A line in which the
        number makes no difference stays as it is.
        """

    @abstractmethod
    def owner_text(self, name: str, lang: str) -> str:
        """A name as the owner of something."""

    def event_text(
        self, event: Event, players: Sequence[str], lang: str, times: int | str = 1
    ) -> str:
        """A line of the log."""
        words = self.event_template(event, lang, times)
        return blanks.fill(words, players, lambda name: self.owner_text(name, lang))

    @abstractmethod
    def reason_text(self, code: int, lang: str) -> str | None:
        """Why an action is refused; None if it is legal."""

    @abstractmethod
    def fact_text(self, fact: str, lang: str) -> str:
        """What an entry of a view, of a card's facts or of a score sheet is called."""

    @abstractmethod
    def option_text(self, option: str, lang: str) -> tuple[str, str]:
        """The title and the explanation of an option."""

    @abstractmethod
    def option_value_text(self, option: str, value: Value, lang: str) -> str:
        """What one of the values of an option is called."""

    def error_text(self, error: EndlingError, lang: str) -> str:
        """What is wrong, in words for people; in English where there are no others."""
        return str(error)
