"""Between which bounds an exact position lies, and what its unfinished work may look like."""

from __future__ import annotations

from typing import Any

from endling.games.darwinning import (
    declaring,
    eras,
    improving,
    metamorphosis,
    playing,
    survival,
    tricks,
    work,
)
from endling.games.darwinning import tables as t
from endling.games.darwinning.board import MAX_PLAYERS
from endling.games.darwinning.combinations import FOUR, RANK
from endling.games.darwinning.places import is_joker
from endling.games.darwinning.questions import QUESTIONS
from endling.games.darwinning.setup import ASKS_TO_BEGIN
from endling.games.darwinning.state import DUMMY, FRAMES, declared_by, on_display
from endling.games.soundness import (
    Span,
    Work,
    check_empty_seats,
    check_stack,
    read_fields,
    steps,
    unsound,
)
from endling.kernel.cardset import WORD, cards_in
from endling.kernel.chacha_block import BLOCK_WORDS
from endling.kernel.frames import CARD, KIND, ROW, STEP, WHO, X
from endling.kernel.sizes import NO_CARD

_FLAG: Span = (0, 1)
_BYTE: Span = (0, 255)
_WORD: Span = (0, (1 << 32) - 1)
_SET: Span = (0, (1 << WORD) - 1)
_SEAT: Span = (-1, MAX_PLAYERS - 1)

BOUNDS: dict[str, Span] = {
    "counter": (0, 1 << 48),
    "key": _WORD,
    "block": _WORD,
    "unused": (0, BLOCK_WORDS),
    "legal": _SET,
    "actor": _SEAT,
    "prompt": (0, len(QUESTIONS.names) - 1),
    "cause": _BYTE,
    "together": (0, (1 << MAX_PLAYERS) - 1),
    "over": _FLAG,
    "fault": (0, 0),
    "untimed": (0, 0),
    "depth": (0, FRAMES),
    "frames": _BYTE,
    "used_mutations": (0, (1 << len(t.MUTATION_CARDS)) - 1),
    "spent": (0, t.HAND),
    "full_hands": _FLAG,
    "order": (0, DUMMY),
    "best": _SEAT,
    "strength": (0, RANK * FOUR + RANK - 1),
    "declared": _SET,
    "last_trick": _FLAG,
    "first_out": _SEAT,
}

# --- Unfinished work ------------------------------------------------------------------------------


def _is_deck_card(card: int) -> bool:
    return t.FIRST_DECK_CARD <= card < t.FIRST_SPACE


def _may_be_none(card: int) -> bool:
    return _is_deck_card(card) or card == NO_CARD


def _setup(s: Any, frame: Any) -> bool:
    return bool(s.era == 0 and frame[X] < int(s.players))


def _in_an_era(s: Any, frame: Any) -> bool:
    return bool(s.era > 0)


def _trick(s: Any, frame: Any) -> bool:
    """The winner leads the next trick when this one has been cleared away."""
    is_over = frame[STEP] == tricks.PICKING
    is_decided = frame[STEP] in (tricks.LAST, tricks.CLEARING)
    is_led = frame[STEP] == tricks.PLAYS and s.players > 2 and frame[X] > 1
    if (is_decided or is_led) and s.best < 0:
        return False
    return bool((is_over or frame[WHO] == s.leader) and frame[X] <= int(s.players))


def _improving(s: Any, frame: Any) -> bool:
    if frame[ROW] > improving.FROM_DISCARD:
        return False
    cards = cards_in(improving.cards_to_use(s, frame[WHO], frame[ROW]))
    return frame[CARD] == NO_CARD or frame[CARD] in cards


def _mutating(s: Any, frame: Any) -> bool:
    return bool(t.MUTATION_BIT[frame[CARD]])


def _ordered(s: Any, frame: Any) -> bool:
    """Whether the order of survival is one of the species that take part."""
    n = int(s.players) + (1 if s.players == 2 else 0)
    expected = [*range(int(s.players)), *([DUMMY] if s.players == 2 else [])]
    return sorted(s.order[:n].tolist()) == expected and frame[X] < n


_WHOLE: Span = (0, MAX_PLAYERS + 1)
WORKS: dict[int, Work] = {
    work.SETUP: Work(asks=ASKS_TO_BEGIN, on=steps(), x=_WHOLE, fits=_setup),
    work.ERA: Work(
        asks=steps(eras.NAMING),
        waits=steps(eras.TRICKS, eras.KEEPING, eras.SURVIVING, eras.CHANGING),
        on=steps(),
        fits=_in_an_era,
    ),
    work.TRICK: Work(
        waits=steps(
            tricks.PLAYS, tricks.DECLARATIONS, tricks.LAST, tricks.CLEARING, tricks.PICKING
        ),
        on=steps(work.ERA),
        x=_WHOLE,
        fits=_trick,
    ),
    work.PLAYING: Work(asks=steps(playing.PICKING, playing.NAMING), waits=steps(playing.PICKING),
                       on=steps(work.TRICK)),
    work.DECLARING: Work(asks=steps(declaring.CHOOSING, declaring.NAMING), on=steps(work.TRICK)),
    work.IMPROVING: Work(
        asks=steps(improving.CHOOSING, improving.USING, improving.SETTLING, improving.LAYING),
        on=steps(work.TRICK),
        cards=_may_be_none,
        fits=_improving,
    ),
    work.MUTATING: Work(
        asks=steps(0),
        on=steps(work.TRICK, work.PLAYING, work.METAMORPHOSES),
        cards=_is_deck_card,
        fits=_mutating,
    ),
    work.KEEPING: Work(asks=steps(0), on=steps(work.ERA)),
    work.SURVIVAL: Work(
        asks=steps(survival.BORROWING, survival.EATING),
        on=steps(work.ERA),
        x=_WHOLE,
        y=(0, t.ENVIRONMENT_COUNT),
        z=(0, (1 << (DUMMY + 1)) - 1),
        fits=_ordered,
    ),
    work.METAMORPHOSES: Work(
        asks=steps(metamorphosis.PLACING),
        waits=steps(metamorphosis.DRAWING),
        on=steps(work.ERA),
        x=_WHOLE,
        fits=_ordered,
    ),
}  # fmt: skip


def _check_declared(s: Any) -> None:
    """Only with two players cards of the display are declared, and the winner may use one."""
    declared = [card for seat in range(2) for card in cards_in(declared_by(s, seat))]
    if not all(_is_deck_card(card) for card in declared) or (declared and s.players > 2):
        raise unsound("declared")
    is_used = not set(declared) <= set(cards_in(on_display(s)))
    if is_used and any(_needs_declared(frame) for frame in s.frames[: int(s.depth)]):
        raise unsound("declared")


def _check_drawn(s: Any) -> None:
    """A card that was drawn lies apart until Metamorphosis has placed it."""
    top = s.frames[max(int(s.depth) - 1, 0)]
    is_placing = top[KIND] == work.METAMORPHOSES and top[STEP] == metamorphosis.PLACING
    drawn = cards_in(s.drawn)
    if len(drawn) != int(is_placing) or any(is_joker(card) for card in drawn):
        raise unsound("drawn")


def _needs_declared(frame: Any) -> bool:
    """Whether this work can still lead to the use of a card that is declared."""
    if frame[KIND] == work.TRICK:
        return frame[STEP] in (tricks.PLAYS, tricks.DECLARATIONS)
    return bool(frame[KIND] == work.IMPROVING and frame[ROW] == improving.FROM_COMBINATION)


_OF_SEATS = ("spent", "strength")


def restore(s: Any, more: Any) -> None:
    """Put the rest of an exact position into a state; whatever cannot be is refused."""
    read_fields(s, more, BOUNDS)
    check_empty_seats(s, _OF_SEATS, MAX_PLAYERS)
    if s.era > t.ERA_COUNT[int(s.era_plan)]:
        raise unsound("era")
    if int(s.best) >= int(s.players) or int(s.first_out) >= int(s.players):
        raise unsound("best")
    _check_declared(s)
    _check_drawn(s)
    if s.over == 1:
        nothing = ("legal", "prompt", "cause", "depth", "frames")
        if any(s[name].any() for name in nothing) or s.actor != -1:
            raise unsound("over")
        return
    if s.actor < 0:
        raise unsound("actor")
    check_stack(s, WORKS, FRAMES)
