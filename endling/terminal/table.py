"""The table: the card in force, the piles in the middle, and every player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from endling.terminal.cardbook import CardBook
from endling.terminal.layout import flow
from endling.terminal.picture import Fact, OpenCard, Picture, Seat
from endling.terminal.words import say, say_count

_INDENT = 4


class TablePainter:
    """Paints pictures for one viewer."""

    def __init__(self, book: CardBook, names: Sequence[str], viewer: int, width: int) -> None:
        self.book = book
        self.names = names
        self.viewer = viewer
        self.width = width
        self.lang = book.lang

    def paint_players(self, picture: Picture) -> RenderableType:
        """Every player, the viewer last: what matters most stands nearest to the question."""
        count = len(picture.seats)
        order = [(self.viewer + 1 + step) % count for step in range(count)]
        return Group(*(line for seat in order for line in self._seat(seat, picture.seats[seat])))

    def paint_middle(self, picture: Picture) -> RenderableType:
        """What belongs to nobody: the card in force with its text, and the other facts."""
        parts: list[RenderableType] = []
        if picture.in_force is not None:
            parts.append(Text(picture.in_force, style="bold"))
            text = self.book.text(picture.in_force)
            if text:
                parts.append(Padding(Text(text), (0, 0, 0, 2)))
        return Group(*parts, *flow(self._facts(picture.facts), self.width, 0))

    def _facts(self, facts: dict[str, Fact]) -> Iterator[Text]:
        for position, (name, value) in enumerate(facts.items(), start=1):
            words = Text(self.book.label(name), style="dim")
            if value is not True:
                shown = str(value)
                words.append(" ")
                words.append(shown, style=f"not dim {self.book.style(shown)}")
            yield words.append("" if position == len(facts) else ", ")

    def _seat(self, number: int, seat: Seat) -> list[Text]:
        lines = flow(self._headline(number, seat), self.width, 0)
        lines += self._pile(seat.pile)
        for name, entries in seat.lists.items():
            chunks = [Text(f"{self.book.label(name)}: ", style="dim")]
            chunks += self._listed(entries)
            lines += flow(chunks, self.width, _INDENT)
        return lines

    def _headline(self, number: int, seat: Seat) -> Iterator[Text]:
        is_viewer = number == self.viewer
        name = Text("> " if "turn" in seat.marks else "  ")
        name.append(self.names[number], style="bold underline" if is_viewer else "bold")
        if is_viewer:
            name.append(f" {say(self.lang, 'you')}")
        yield name.append("  ")
        if seat.points is not None:
            points = say_count(self.lang, "points", seat.points)
            yield Text.assemble((points, "bold"), ", ")
        facts = seat.facts | {mark: True for mark in seat.marks if mark != "turn"}
        if seat.hand_size is not None:
            size = say_count(self.lang, "cards", seat.hand_size)
            yield Text(size + (", " if facts else ""))
        yield from self._facts(facts)

    def _pile(self, pile: Sequence[OpenCard]) -> list[Text]:
        """Cards by colour, each colour behind its letter; equal cards stand together."""
        order = list(self.book.letters.values())
        cards = Counter(sorted(pile, key=lambda card: self._rank(card, order)))
        chunks: list[Text] = []
        heads: list[Text] = []
        last = ""
        for card, copies in cards.items():
            letter = self.book.letter(card.name)
            head = Text.assemble((f"{letter} ", "bold"))
            if letter == last:
                chunks[-1].append(", ")
                chunks.append(self._open_card(card, copies))
                heads.append(head)
            else:
                if chunks:
                    chunks[-1].append("  ")
                chunks.append(head.append_text(self._open_card(card, copies)))
                heads.append(Text())
            last = letter
        return flow(chunks, self.width, _INDENT, heads)

    def _rank(self, card: OpenCard, order: Sequence[str]) -> tuple[int, str]:
        letter = self.book.letter(card.name)
        return (order.index(letter) if letter in order else len(order), letter)

    def _open_card(self, card: OpenCard, copies: int) -> Text:
        shown = Text().append_text(self.book.styled(card.name))
        if card.points is not None:
            shown.append(f" {card.points}")
        return shown.append(f" x{copies}") if copies > 1 else shown

    def _listed(self, entries: Sequence[str]) -> list[Text]:
        """Names in a row, cards with their letter, and their kind if it is an unusual one."""
        chunks = []
        usual = Counter(self.book.kind(entry) for entry in entries).most_common(1)
        for position, entry in enumerate(entries, start=1):
            chunk = Text()
            if entry in self.book and self.book.colors(entry):
                chunk.append(f"{self.book.letter(entry)} ", style="bold")
            chunk.append_text(self.book.styled(entry))
            if self.book.kind(entry) != usual[0][0]:
                chunk.append(f" ({self.book.kind(entry)})", style="dim")
            chunks.append(chunk.append("" if position == len(entries) else ", "))
        return chunks

    def paint_list(self, name: str, entries: Sequence[str]) -> RenderableType:
        """A pile of the middle in full."""
        title = Text(f"{self.book.label(name)} ({len(entries)})", style="bold")
        return Group(title, *flow(self._listed(entries), self.width, _INDENT))

    def paint_card(self, name: str) -> RenderableType:
        """All there is to know about a card."""
        title = Text(f"{self.book.letter(name)} {self.book.value(name)}  ")
        if not self.book.colors(name) and self.book.value(name) == "*":
            title = Text()
        title.append(self.book.title(name), style=f"bold {self.book.style(name)}")
        parts: list[RenderableType] = [title, Padding(Text(self.book.summary(name), "dim"), (0, 2))]
        if self.book.text(name):
            parts.append(Padding(Text(self.book.text(name)), (0, 2)))
        return Group(*parts)
