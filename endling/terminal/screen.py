"""Everything the person gets to see."""

from __future__ import annotations

from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from endling.terminal.cardbook import COLORLESS, CardBook
from endling.terminal.choices import Question, paint_question, read_question
from endling.terminal.picture import Picture, read_picture
from endling.terminal.scoring import Account, paint_account, tell_winners
from endling.terminal.seating import Seating
from endling.terminal.table import TablePainter
from endling.terminal.words import say

_COLUMNS = 2  # of the final scoring
_HARDLY_ANY_NEWS = 2  # lines after which the table need not be shown again


class Screen:
    """Shows one person's game, always as that person may know it."""

    def __init__(self, seating: Seating, console: Console) -> None:
        self.seating = seating
        self.match = seating.match
        self.console = console
        self.lang = seating.lang
        self.book = CardBook(self.match.game, self.lang, self.match.options)
        self.painter = TablePainter(self.book, seating.names, seating.seat, console.width)
        self._told = seating.last_told  # how much of the story has been shown
        self._moment: tuple[object, ...] | None = None  # of the table that was shown last
        self.look()

    def look(self) -> None:
        """Take in the table and the open question as they are now."""
        seat = self.seating.seat
        self.picture: Picture = read_picture(self.match.view(seat, self.lang), self.book)
        self.question: Question | None = None
        if self.seating.is_asked:
            self.question = read_question(
                self.match, seat, self.picture, self.book, self.seating.names
            )

    @property
    def choices(self) -> list[dict[str, Any]]:
        """The answers to the open question, in the order in which they are numbered."""
        return [] if self.question is None else self.question.choices

    def say(self, phrase: str, **facts: object) -> None:
        """A phrase of our own."""
        self.console.print(Text(say(self.lang, phrase, **facts)))

    def _show(self, what: RenderableType) -> None:
        self.console.print(what)

    def _rule(self, title: str = "") -> None:
        self.console.print(Rule(title, style="dim"))

    # --- At a decision

    def show_decision(self) -> None:
        """What is new, the table, and the question.

        The table is left out if it was shown a moment ago. Only what the person may know decides
        that: whether somebody else was asked in between must not show.
        """
        self.look()
        has_changed = self.show_news() > _HARDLY_ANY_NEWS
        turn = [number for number, seat in enumerate(self.picture.seats) if "turn" in seat.marks]
        moment = (self.picture.in_force, turn)
        if has_changed or moment != self._moment:
            self.show_table()
        self._moment = moment
        self.show_question()

    def forget(self) -> None:
        """After taking something back: nothing is news, and the table must be shown again."""
        self._told = len(self.seating.story)
        self._moment = None

    def show_news(self) -> int:
        """What has happened since the person was last told; returns how many lines."""
        lines = [line for step in self.seating.story[self._told :] for line in step]
        self._told = len(self.seating.story)
        if lines:
            self._rule()
        for line in lines:
            self._show(Text(line, style="italic"))
        return len(lines)

    def show_table(self) -> None:
        """The players and what lies in the middle."""
        self._rule()
        self._show(self.painter.paint_players(self.picture))
        self._rule()
        self._show(self.painter.paint_middle(self.picture))

    def show_question(self) -> None:
        """The open question and the keys."""
        if self.question is not None:
            self._rule()
            self._show(paint_question(self.question, self.book, self.console.width))
            self._show(Text(say(self.lang, "keys"), style="dim"))

    # --- On demand

    def show_card(self, given: str) -> None:
        """A card by name or by the number of a choice, or a pile by its name."""
        for name, entries in self.picture.lists.items():
            if given.casefold() in (name.replace("_", " "), self.book.label(name).casefold()):
                self._show(self.painter.paint_list(name, entries))
                return
        card = self.question.card_of(given) if self.question else None
        card = card or self.book.find(given)
        similar = ", ".join(self.book.similar(given))
        if card is not None:
            self._show(self.painter.paint_card(card))
        elif similar:
            self.say("did_you_mean", given=given[:20], similar=similar)
        else:
            self.say("no_such_card", given=given[:20])

    def show_own_cards(self) -> None:
        """All cards that matter now: the one in force, the cause of the question, the hand."""
        hand = self.picture.seats[self.seating.seat].hand or ()
        names = dict.fromkeys((self.picture.in_force, self.match.cause, *hand))
        for name in filter(None, names):
            self._show(self.painter.paint_card(name))

    def show_log(self, length: int) -> None:
        """The last lines of the story."""
        lines = [line for step in self.seating.story for line in step]
        self._show(Text(say(self.lang, "log"), style="bold"))
        for line in lines[max(len(lines) - length, 0) :]:
            self._show(Padding(Text(line), (0, 0, 0, 2)))

    def show_help(self) -> None:
        """The keys, and what letters and numbers mean."""
        game, prompt = self.match.game, self.match.prompt or ""
        letters = [
            f"{letter} {game.choice_text(prompt, 'color', color, self.lang)}"
            for color, letter in self.book.letters.items()
        ]
        letters.append(f"{COLORLESS} {say(self.lang, 'colorless')}")
        marks = self.book.game.language(self.lang).marks.values()
        marked = "".join(f" ({letter}) {meaning}." for letter, meaning in marks)
        self.say("help", letters=", ".join(letters), marks=marked)

    # --- At the end

    def show_result(self) -> None:
        """What has happened last, everybody's points card by card, the best last, and who won."""
        self.look()
        self.show_news()
        self._rule(say(self.lang, "result"))
        for place, seats in reversed(list(enumerate(self.match.ranking, start=1))):
            for seat in seats:
                account = self._account(place, seat)
                self._show(paint_account(account, self.book, self.console.width, _COLUMNS))
        winners = tell_winners(self.seating.names, self.match.winners, self.lang)
        self._show(Text(winners, style="bold"))

    def _account(self, place: int, number: int) -> Account:
        """A player's points as that player knows them: cards may count what is left in the hand."""
        seat = read_picture(self.match.view(number, self.lang), self.book).seats[number]
        facts = ", ".join(f"{self.book.label(name)} {fact}" for name, fact in seat.facts.items())
        return Account(
            f"{place}. {self.seating.names[number]}",
            [(card.name, card.points or 0) for card in seat.pile],
            {reason: points for reason, points in seat.besides.items() if points},
            self.match.scores[number],
            facts,
        )
