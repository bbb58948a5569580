"""What players can be asked: one line per question, which is also its number in the rules."""

from __future__ import annotations

from dataclasses import dataclass

_MOST = 62  # sets of questions are words of bits


@dataclass(frozen=True)
class Question:
    """One question."""

    name: str
    about: str | None = None  # the zone whose cards answer it
    worth: int = 0  # +1: the chosen card is gained, -1: it is lost
    secret: bool = False  # the very question would tell the others what somebody holds
    window: bool = False  # asked because somebody may react to what just happened
    simultaneous: bool = False  # asked of several seats at once, sealed until all have answered
    race: bool = False  # of those, whoever acts first is first, and the others are asked anew
    declines: str | None = None  # the word that says no, if one does


class Questions:
    """The questions of a game, numbered from 1 in the order of their declaration; 0 is none."""

    def __init__(self) -> None:
        self._all = [Question("none")]
        self._names: tuple[str, ...] = ("none",)
        self._about: dict[str | None, str] = {}  # zones of those that have one, by name
        self._declines: dict[str | None, str] = {}  # the words that say no, by name
        self._passes: dict[str | None, str] = {}  # of these, the words in reaction windows

    def declare(
        self,
        name: str,
        about: str | None = None,
        worth: int = 0,
        secret: bool = False,
        window: bool = False,
        simultaneous: bool = False,
        race: bool = False,
        declines: str | None = None,
    ) -> int:
        """Add a question; returns its number."""
        if name in self.names:
            raise ValueError(f"the question {name!r} is declared twice")
        if len(self._all) == _MOST:
            raise ValueError(f"there are more than {_MOST - 1} questions")
        self._all.append(Question(name, about, worth, secret, window, simultaneous, race, declines))
        self._names += (name,)
        if about is not None:
            self._about[name] = about
        if declines is not None:
            self._declines[name] = declines
            if window:
                self._passes[name] = declines
        return len(self._all) - 1

    @property
    def names(self) -> tuple[str, ...]:
        """Their names, by number."""
        return self._names

    @property
    def all(self) -> tuple[Question, ...]:
        """All of them, by number."""
        return tuple(self._all)

    def about(self, name: str | None) -> str | None:
        """The zone that a question is about."""
        return self._about.get(name)

    def word_that_declines(self, name: str | None) -> str | None:
        """The word that says no to a question, if one does."""
        return self._declines.get(name)

    def word_that_passes(self, name: str | None) -> str | None:
        """The word with which somebody who may react passes, if the question is a window."""
        return self._passes.get(name)

    @property
    def secret_mask(self) -> int:
        """A bit for every question that only the seat asked may know of."""
        return sum(1 << number for number, one in enumerate(self._all) if one.secret)

    def is_race(self, number: int) -> bool:
        """Whether whoever acts first is first."""
        return self._all[number].race

    @property
    def are_simultaneous(self) -> bool:
        """Whether several seats can be asked at once."""
        return any(question.simultaneous for question in self._all)

    @property
    def worths(self) -> tuple[int, ...]:
        """Whether the answer is a card to gain (1), to lose (-1), or neither, by number."""
        return tuple(question.worth for question in self._all)
