"""The open question: what can be chosen, what cannot, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from endling.match import Match
from endling.terminal.cardbook import CardBook
from endling.terminal.layout import cut, fit, flow
from endling.terminal.picture import Picture
from endling.terminal.words import say, say_count

_NUMBER, _LETTER, _VALUE, _WIDEST_NAME = 4, 3, 4, 28
_LONG = 16  # choices; more are shown in two columns
_NONSENSE = 25  # a number that hardly any question asks for


@dataclass(frozen=True)
class ChoiceRow:
    """One line: a choice with its number, or a card that cannot be chosen with the reason."""

    words: str
    remark: str
    number: int | None = None
    card: str | None = None


@dataclass(frozen=True)
class Question:
    """An open question, ready to be shown."""

    text: str
    choices: list[dict[str, Any]]
    rows: list[ChoiceRow]
    rest_of_hand: list[str]

    def card_of(self, number: str) -> str | None:
        """The card that the choice of this number is about."""
        at = int(number) - 1 if number.isdecimal() else -1
        card = self.choices[at].get("card") if 0 <= at < len(self.choices) else None
        return None if card is None else str(card)


def read_question(
    match: Match, seat: int, picture: Picture, book: CardBook, names: Sequence[str]
) -> Question:
    """The open question of a match, which this seat must answer."""
    return _Reader(match, seat, picture, book, names).read()


class _Reader:
    """Puts the answers to one question into words."""

    def __init__(
        self, match: Match, seat: int, picture: Picture, book: CardBook, names: Sequence[str]
    ) -> None:
        self.match = match
        self.seat = seat
        self.picture = picture
        self.book = book
        self.names = names
        self.choices = sorted(match.choices(book.lang), key=self._owner_from_here)
        self.hand = list(picture.seats[seat].hand or ())
        self.offered = [str(choice["card"]) for choice in self.choices if "card" in choice]
        self.only_cards = len(self.offered) == len(self.choices)
        self.from_hand = self.only_cards and set(self.offered) <= set(self.hand)

    def _owner_from_here(self, choice: dict[str, Any]) -> int:
        """Cards on the table stand owner by owner, in the order in which they sit."""
        owner = choice.get("owner")
        return -1 if owner is None else (owner - self.seat) % len(self.picture.seats)

    def read(self) -> Question:
        rows = [self._row(number, choice) for number, choice in enumerate(self.choices, start=1)]
        refused, rest = self._refused()
        return Question(self.match.question(self.book.lang), self.choices, rows + refused, rest)

    def _row(self, number: int, choice: dict[str, Any]) -> ChoiceRow:
        if choice["kind"] == "player":
            other = int(choice["player"])
            name, prompt = self.names[other], self.match.prompt or ""
            words = self.match.game.choice_text(prompt, "player", name, self.book.lang)
            return ChoiceRow(words, self._about(other), number)
        if choice["kind"] != "card":
            return ChoiceRow(str(choice["label"]), "", number)
        card = str(choice["card"])
        words = self.book.title(card) if self.only_cards else str(choice["label"])
        owner = choice.get("owner")
        if owner not in (None, self.seat):
            words += f" ({self.names[owner]})"
        elif self.from_hand and self.offered.count(card) == 1:
            words = _copies(words, self.hand.count(card))  # equal cards are one choice
        return ChoiceRow(words, self.book.text(card), number, card)

    def _about(self, seat: int) -> str:
        """What everybody can see of a player."""
        player, lang = self.picture.seats[seat], self.book.lang
        parts = []
        if player.points is not None:
            parts.append(say_count(lang, "points", player.points))
        if player.hand_size is not None:
            parts.append(say_count(lang, "cards", player.hand_size))
        return ", ".join(parts)

    def _refused(self) -> tuple[list[ChoiceRow], list[str]]:
        """Cards of the hand that cannot be chosen with the reasons, and the rest of the hand.

        Reasons are told where the hand is what is asked about: all choices are cards of the hand,
        or none is a card and the game has more to say about each than that it is not asked for.
        """
        left = [name for name in self.hand if name not in self.offered]
        if self.offered and not self.from_hand:
            return [], left
        lang = self.book.lang
        reasons = {name: self.match.why_not(card=name, lang=lang) for name in left}
        not_asked = self.match.why_not(number=_NONSENSE, lang=lang)
        if not self.offered and not_asked in reasons.values():
            return [], left
        refused = [
            ChoiceRow(_copies(self.book.title(name), n), reasons[name] or "", card=name)
            for name, n in Counter(left).items()
        ]
        return refused, []


def _copies(name: str, n: int) -> str:
    return name if n <= 1 else f"{name} x{n}"


def paint_question(question: Question, book: CardBook, width: int) -> RenderableType:
    """The question, numbered choices, and what cannot be chosen."""
    parts: list[RenderableType] = []
    if question.rest_of_hand:
        parts.extend(flow(_hand(question.rest_of_hand, book), width, 0))
    parts.append(Text(question.text, style="bold"))
    if len(question.rows) > _LONG:
        return Group(*parts, *_paint_columns(question.rows, book, width))
    widest = max((cell_len(row.words) for row in question.rows), default=0)
    name_width = min(widest, _WIDEST_NAME)
    has_cards = any(row.card for row in question.rows)
    parts.extend(_paint_row(row, book, name_width, width, has_cards) for row in question.rows)
    return Group(*parts)


def _paint_columns(rows: Sequence[ChoiceRow], book: CardBook, width: int) -> list[Text]:
    """Many choices: two columns, read downwards, without remarks."""
    half, column = -(-len(rows) // 2), width // 2
    painted = [_paint_row(replace(row, remark=""), book, 0, column, True) for row in rows]
    for left in painted[:half]:
        left.pad_right(column - left.cell_len)
    pairs = zip_longest(painted[:half], painted[half:], fillvalue=Text())
    return [left.append_text(right) for left, right in pairs]


def _paint_row(
    row: ChoiceRow, book: CardBook, name_width: int, width: int, has_cards: bool
) -> Text:
    line = Text("-".rjust(_NUMBER) if row.number is None else str(row.number).rjust(_NUMBER))
    if has_cards:
        letter = book.letter(row.card) if row.card else ""
        value = book.value(row.card) if row.card else ""
        line.append(f" {letter:>{_LETTER - 1}}{value:>{_VALUE - 1}}", style="bold")
    style = book.style(row.card) if row.card else ""
    space = width - line.cell_len - 2
    if not row.remark:
        line.append("  " + cut(row.words, space), style=style)
    else:
        line.append("  " + fit(row.words, name_width), style=style)
        line.append("  " + cut(row.remark, space - name_width - 2), style="dim")
    if row.number is None:
        line.stylize("dim")
    return line


def _hand(hand: Sequence[str], book: CardBook) -> list[Text]:
    chunks = [Text(say(book.lang, "hand") + ": ", style="dim")]
    for position, name in enumerate(hand, start=1):
        letter = (f"{book.letter(name)} ", "bold")
        chunk = Text.assemble(letter, book.styled(name), f" {book.value(name)}")
        chunks.append(chunk.append("" if position == len(hand) else ", "))
    return chunks
