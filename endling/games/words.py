"""The part of a game that speaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Self, cast

from endling.board import plain
from endling.board.declaration import Board
from endling.board.description import describe
from endling.board.places import Places
from endling.errors import EndlingError, UnknownName
from endling.events import Event
from endling.games import blanks
from endling.games.first_game import FirstGame
from endling.games.noting import Noted, Tale, Told
from endling.games.options import Options
from endling.games.reasons import LEGAL, Reasons
from endling.games.rules import Pool
from endling.games.taking import Value
from endling.games.text.language import Kind, Language
from endling.games.text.line import Line
from endling.games.text.mistakes import Complaint


class GameWords:
    """What a game brings to be put into words, and what follows from it."""

    board: Board
    title: str
    minutes: int  # that a game takes, about
    texts: Mapping[str, Language]  # by the code of the language
    reasons = Reasons()  # why a choice is not legal
    first_game: FirstGame | None = None  # for newcomers, of games that have one

    def cards(self, lang: str, options: Options | None = None) -> list[dict[str, Any]]:
        """Every kind of card with its facts (under these options) and its text.

        This is what the board has of them; games with more on their cards say more.
        """
        label = self.language(lang).card
        return [
            {"name": name, "label": label(name), "kind": cards.kind, "copies": n, "text": ""}
            for cards in dict.fromkeys(zone.cards for zone in self.board.zones)
            for name, n in Counter(self.board.card_names[cards.first : cards.end]).items()
        ]

    def at_table(self, options: Options) -> Self:
        """The game as a table with these options speaks of it: names may depend on them."""
        return self

    # --- Stories, for games that have some

    def notes(
        self,
        pool: Pool,
        asked: tuple[str, str | None],
        actions: Sequence[int],
        options: Options,
        lang: str,
    ) -> list[Noted | None] | None:
        """What may be written with each answer to a question (its name, its cause); None: nothing.

        A question that others may not know of takes no notes: these are told to everybody.
        """
        return None

    def tells(self, options: Options) -> bool:
        """Whether there is a story after a game with these options."""
        return False

    def tale(
        self,
        steps: Sequence[Told],
        view: Mapping[str, Any],
        names: Sequence[str],
        options: Options,
        lang: str,
    ) -> Tale | None:
        """A finished game as a story, if it makes one; the view is a spectator's last."""
        return None

    # --- Languages

    @property
    def languages(self) -> tuple[str, ...]:
        """The codes of the languages that the game speaks."""
        return tuple(self.texts)

    def spoken(self, lang: str) -> str:
        """The language, or the first one of the game where it does not speak that."""
        return lang if lang in self.texts else self.languages[0]

    def language(self, lang: str) -> Language:
        """All that is said in a language."""
        if lang not in self.texts:
            raise UnknownName(f"unknown language {lang!r}; there are " + ", ".join(self.texts))
        return self.texts[lang]

    # --- Sentences

    @cached_property
    def has_all_texts(self) -> bool:
        """Whether every card has a text in every language; a phrase that is missing is an error."""
        return all(self.cards(lang) for lang in self.languages)

    def rules_text(self, lang: str) -> str:
        """The rules in our own words, as Markdown."""
        return self.language(lang).rules()

    def prompt_text(self, prompt: str, cause: str | None, lang: str) -> str:
        """What is asked."""
        return self.language(lang).question(prompt, cause)

    def reason_text(self, code: int, lang: str) -> str | None:
        """Why an action is refused, by what `why_not` returned; None if it is legal."""
        number = self.reasons.number(code)
        if number == LEGAL:
            return None
        return self.language(lang).reason(self.reasons.names[number], self.reasons.detail(code))

    def choice_text(self, prompt: str, kind: str, what: str, lang: str) -> str:
        """The label of an answer."""
        return self.language(lang).answer(prompt, cast(Kind, kind), what)

    def event_template(self, event: Event, lang: str, times: int | str = 1) -> str:
        """A line of the log, with blanks for names.

        It tells what happened a number of times in a row, or has a blank for that number. A line
        in which it makes no difference stays as it is.
        """
        who, source, target = (
            None if seat is None else blanks.blank(seat)
            for seat in (event.player, Places.seat(event.source), Places.seat(event.target))
        )
        off, onto = Places.host(event.source), Places.host(event.target)
        line = Line(who, event.card, source, target, event.number or 0, times, off, onto)
        return self.language(lang).line(event.verb, line)

    def owner_text(self, name: str, lang: str) -> str:
        """A name as the owner of something."""
        return self.language(lang).grammar.owner(name)

    def event_text(
        self, event: Event, players: Sequence[str], lang: str, times: int | str = 1
    ) -> str:
        """A line of the log."""
        words = self.event_template(event, lang, times)
        return blanks.fill(words, players, lambda name: self.owner_text(name, lang))

    def fact_text(self, fact: str, lang: str) -> str:
        """What an entry of a view, of a card's facts or of a score sheet is called."""
        return self.language(lang).fact(fact)

    def option_text(self, option: str, lang: str) -> tuple[str, str]:
        """The title and the explanation of an option."""
        return self.language(lang).option(option)

    def option_value_text(self, option: str, value: Value, lang: str) -> str:
        """What one of the values of an option is called."""
        return self.language(lang).option_value(option, value)

    def error_text(self, error: EndlingError, lang: str) -> str:
        """What is wrong, in words for people; in English where there are no others."""
        if isinstance(error.about, Complaint):
            return self.language(lang).complaint(error.about)
        return str(error)

    def board_text(self, lang: str) -> plain.Board:
        """What the browser is told about the board."""
        words = self.language(lang)
        return describe(self.board, words.fact, self.title, words.summary(), self.minutes)
