"""A result card by card, so that a person can check it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest

from rich.console import Group, RenderableType
from rich.text import Text

from endling.terminal.cardbook import CardBook
from endling.terminal.layout import cut, fit
from endling.terminal.words import say

_GAP, _POINTS = 2, 5


@dataclass(frozen=True)
class Account:
    """One player's points: card by card, then what else counts, then the sum."""

    name: str
    cards: Sequence[tuple[str, int]]
    besides: Mapping[str, int] = field(default_factory=dict)
    total: int = 0
    remark: str = ""


def paint_account(account: Account, book: CardBook, width: int, columns: int) -> RenderableType:
    """One player's account, the cards in this many columns."""
    column = (width + _GAP) // columns - _GAP
    entries = [_entry(book, name, points, column) for name, points in account.cards]
    rows = -(-len(entries) // columns)
    remark = f" ({account.remark})" if account.remark else ""
    lines = [Text.assemble((cut(account.name, width), "bold"), (remark, "dim"))]
    lines[0].truncate(width, overflow="ellipsis")
    by_column = [entries[at * rows : (at + 1) * rows] for at in range(columns)]
    for row in zip_longest(*by_column, fillvalue=Text()):
        lines.append(Text(" " * _GAP).join(row))
    for reason, points in account.besides.items():
        lines.append(_line(book.label(reason), points, column, "dim"))
    lines.append(_line(say(book.lang, "total"), account.total, column, "bold"))
    return Group(*lines)


def _entry(book: CardBook, name: str, points: int, width: int) -> Text:
    letter = book.letter(name)
    entry = Text(f"{letter:>2} ", style="bold")
    entry.append(fit(book.title(name), width - 3 - _POINTS), style=f"not bold {book.style(name)}")
    return entry.append(f"{points:>{_POINTS}}", style="not bold")


def _line(words: str, points: int, width: int, style: str) -> Text:
    return Text(f"   {fit(words, width - 3 - _POINTS)}{points:>{_POINTS}}", style=style)


def tell_winners(names: Sequence[str], winners: Sequence[int], lang: str) -> str:
    """Who won, in words."""
    told = {0: "won_by_nobody", 1: "won"}.get(len(winners), "won_together")
    return say(lang, told, names=" & ".join(names[seat] for seat in winners))
