"""The part of a game that plays: record, options, positions, results."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Protocol

import numpy as np

from endling.board.declaration import Board
from endling.board.invariants import PROBLEMS
from endling.errors import OptionError, shown
from endling.games.options import Options
from endling.games.reasons import GAME_OVER, LEGAL, NOT_ASKED, NOT_IN_HAND
from endling.games.soundness import Span, check_fields
from endling.games.taking import Takes
from endling.games.thinking import Style
from endling.kernel import engine, results
from endling.kernel.actions import ActionSpace, is_legal
from endling.kernel.frames import KIND
from endling.kernel.game_hooks import load
from endling.kernel.observation import Slice
from endling.kernel.question import NOBODY
from endling.kernel.sizes import sizes_of

Pool = np.ndarray[Any, Any]  # an array of one state


class OptionTable(Protocol):
    """What a game's module of options has."""

    @property
    def TAKES(self) -> Mapping[str, Takes]:  # noqa: N802 (a constant of the module)
        """Every option and what it takes."""

    def parse(self, given: Mapping[str, Any] | None, players: int) -> Options:
        """Complete, checked options."""

    def shorten(self, options: Options) -> Options:
        """Only what differs from the default, for short notations."""

    def write(self, options: Options, s: Any) -> None:
        """Put the options into a record."""

    def change_card(self, options: Options, card: str, fact: str, value: Any) -> Options:
        """Options under which a fact of a card is another one; they are checked later."""

    def leave_out(self, options: Options, card: str) -> Options:
        """Options under which a card is not in the game; they are checked later."""


class PositionTable(Protocol):
    """What a game's module of positions has."""

    @property
    def BOUNDS(self) -> Mapping[str, Span]:  # noqa: N802 (a constant of the module)
        """Between which numbers each field lies that a position has in `more`."""

    def read(self, pool: Pool, options: Options) -> dict[str, Any]:
        """The situation as plain data."""

    def build(self, position: Mapping[str, Any], key: bytes) -> tuple[Pool, Options]:
        """A state for the situation; what is left out is filled in from the key."""


class ObservationLayout(Protocol):
    """What a game's module of observations has."""

    OBSERVATION: tuple[Slice, ...]  # what `observe` writes where
    MEMORY: tuple[Slice, ...]  # what `recall` writes where, behind it
    MEMORY_WORDS: int  # of the memory that `memorize` keeps
    NOTE_WORDS: int  # of the notes that `observe` keeps


class GameRules(ABC):
    """What a game brings to be played, and what follows from it."""

    board: Board
    record: np.dtype[Any]
    version: int  # raised whenever the same actions would lead elsewhere
    min_players: int
    first_work: int  # the kind of the frame that sets a game up
    options: OptionTable
    positions: PositionTable
    rows: ObservationLayout
    problems: tuple[str, ...] = PROBLEMS  # what the kernel's `problem` of each number means
    style = Style()

    @abstractmethod
    def score_sheet(self, sheet: Mapping[str, Any]) -> dict[str, Any]:
        """Score a game that was played with the box."""

    # --- Names and numbers

    @cached_property
    def name(self) -> str:
        """What programs call the game."""
        return self.board.game

    @cached_property
    def max_players(self) -> int:
        """How many can play."""
        return self.board.most_players

    @cached_property
    def card_names(self) -> tuple[str, ...]:
        """By card number; copies share a name."""
        return self.board.card_names

    @cached_property
    def words_for_colors(self) -> tuple[str, ...]:
        """The colors or suits that an answer can name."""
        return self.board.colors

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

    # --- Playing

    def load(self) -> None:
        """Compile the rules or take them from the cache."""
        load(self.record)

    def template(self, players: int, options: Options) -> Pool:
        """A game before its first random number: only the key is missing."""
        pool = np.zeros(1, self.record)
        s = pool[0]
        s.players = players
        s.actor = NOBODY
        s.depth = 1
        s.frames[0, KIND] = self.first_work
        self.options.write(options, s)
        return pool

    def scores(self, pool: Pool) -> list[int]:
        """The points of every seat: final ones when the game is over, running ones before."""
        return results.points(pool)

    def standing(self, pool: Pool) -> list[int]:
        """What seats are ranked by, the larger the better: points, then tie-breaks.

        A seat that cannot win has `CANNOT_WIN` added (`kernel/winning.py`).
        """
        return results.standings(pool)

    def problem_text(self, number: int) -> str:
        """What the kernel's `problem` of this number means."""
        return self.problems[number]

    def why_not(self, pool: Pool, action: int) -> int:
        """A code for why the action is refused, which `reason_text` puts into words.

        Most games can tell more than this.
        """
        s = pool[0]
        if s.over == 1:
            return GAME_OVER
        if is_legal(s, action):
            return LEGAL
        return NOT_IN_HAND if self.actions.meaning(action)[0] == "card" else NOT_ASKED

    def check(self, pool: Pool) -> None:
        """Raise AssertionError if something that must always hold does not."""
        found = engine.find_problem(pool)
        if found:
            raise AssertionError(self.problem_text(found))

    # --- Options and positions

    def parse_options(self, given: Mapping[str, Any] | None, players: int) -> Options:
        """Complete, checked options."""
        if given is not None and not isinstance(given, Mapping):
            raise OptionError(
                "options", f"takes a mapping from option to value, not {shown(given)}"
            )
        return self.options.parse(given, players)

    def shorten_options(self, options: Options) -> Options:
        """Only what differs from the default, for short notations."""
        return self.options.shorten(options)

    def option_kinds(self) -> dict[str, Takes]:
        """Every option and what it takes."""
        return dict(self.options.TAKES)

    def option_takes(self) -> dict[str, str]:
        """Every option and what it takes, for programmers."""
        return {option: str(takes) for option, takes in self.option_kinds().items()}

    def change_card(self, options: Options, card: str, fact: str, value: Any) -> Options:
        """Options under which a fact of a card is another one; they are checked later."""
        return self.options.change_card(options, card, fact, value)

    def leave_out(self, options: Options, card: str) -> Options:
        """Options under which a card is not in the game; they are checked later."""
        return self.options.leave_out(options, card)

    def read_position(self, pool: Pool, options: Options) -> dict[str, Any]:
        """The situation as plain data."""
        return self.positions.read(pool, options)

    def set_position(self, position: Mapping[str, Any], key: bytes) -> tuple[Pool, Options]:
        """A state for the situation; what is left out is filled in from the key."""
        more = position.get("more") if isinstance(position, Mapping) else None
        if more is not None:
            check_fields(self.record, more, self.positions.BOUNDS)
        return self.positions.build(position, key)

    # --- Observations

    @property
    def observation(self) -> tuple[Slice, ...]:
        """What an observation has where."""
        return self.rows.OBSERVATION

    @property
    def memory(self) -> tuple[Slice, ...]:
        """What a seat remembers, behind what it sees."""
        return self.rows.MEMORY

    @property
    def memory_words(self) -> int:
        """The size of the memory that is kept for a table."""
        return self.rows.MEMORY_WORDS

    @property
    def note_words(self) -> int:
        """The size of the notes that are kept for a place at a table."""
        return self.rows.NOTE_WORDS
