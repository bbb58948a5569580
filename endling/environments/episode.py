"""One game for environments: a compiled step, rows for any seat, a picture, a match for bots."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
from rich.console import Console

from endling.environments.seating import Array, Seating
from endling.errors import IllegalAction
from endling.games.game import Pool
from endling.kernel import observation, vector
from endling.match import Match
from endling.terminal.cardbook import CardBook
from endling.terminal.choices import paint_question, read_question
from endling.terminal.picture import read_picture
from endling.terminal.table import TablePainter

_WIDTH = 80


class Episode:
    """One game in progress, then the next; what the seat that must decide sees is kept ready."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self._template = seating.template
        self.states: Array = seating.template.copy()
        self._memory: Array = np.zeros(seating.memory_words, np.int64)
        self._notes: Array = np.zeros(seating.game.note_words, np.int64)
        self.row: Array = np.zeros(seating.row_length, seating.entry)
        self.mask: Array = np.zeros(seating.actions, observation.MASK_ENTRY)
        self.rewards: Array = np.zeros(seating.players, np.float32)
        self.standings: Array = np.zeros(seating.players, np.int32)
        self.match = Match(seating.game, self.states, seating.options, bytes(32))
        self.actor = vector.OVER

    @property
    def over(self) -> bool:
        """Whether the game has ended (or has not begun)."""
        return self.actor == vector.OVER

    def deal(self, dice: Pool) -> None:
        """A new game, with a key drawn from the dice."""
        self.match.actions.clear()
        self.rewards.fill(0)
        self.actor = vector.deal_and_look(
            self.states, self._template, dice, self._memory, self._notes, self.row, self.mask
        )
        self.match.refresh()

    def take(self, action: int) -> None:
        """Take an answer; an illegal one is refused and changes nothing."""
        actor = vector.take_and_look(
            self.states,
            action,
            self._memory,
            self._notes,
            self.row,
            self.mask,
            self.rewards,
            self.standings,
        )
        if actor == vector.REFUSED:
            raise IllegalAction(f"action {action} is not legal")
        self.match.actions.append(action)
        self.match.refresh()
        self.actor = actor

    def look(self, seat: int) -> tuple[Array, Array]:
        """What any seat sees, and its legal answers: none, unless it must decide."""
        if seat == self.actor:
            return self.row.copy(), self.mask.copy()
        row: Array = np.empty_like(self.row)
        mask: Array = np.empty_like(self.mask)
        observation.observe_seat(self.states, seat, self._notes, row, mask)
        if self._memory.size:
            observation.recall_seat(self.states, seat, self._memory, row)
        return row, mask

    def paint(self, seat: int, is_plain: bool = True) -> str:
        """The table as a seat sees it, with the question if the seat is asked."""
        page = io.StringIO()
        console = Console(
            file=page,
            width=_WIDTH,
            highlight=False,
            emoji=False,
            no_color=is_plain,
            force_terminal=not is_plain,
        )
        names = [self.match.player_name(other) for other in range(self.seating.players)]
        book = CardBook(self.seating.game, "en")
        picture = read_picture(self.match.view(seat), book)
        painter = TablePainter(book, names, seat, _WIDTH)
        console.rule()
        console.print(painter.paint_players(picture))
        console.rule()
        console.print(painter.paint_middle(picture))
        if self.match.actor == seat:
            console.rule()
            question = read_question(self.match, seat, picture, book, names)
            console.print(paint_question(question, book, _WIDTH))
        return page.getvalue()


def bounds(seating: Seating) -> dict[str, Any]:
    """What the entries of a row can be, for spaces."""
    limits = np.iinfo(seating.entry)
    return {"low": limits.min, "high": limits.max, "dtype": seating.entry.type}
