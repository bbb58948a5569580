"""Between which bounds an exact position lies, and what its unfinished work may look like."""

from __future__ import annotations

from typing import Any

from endling.board.declaration import LARGEST
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones import turns, work
from endling.games.gloom_of_thrones.aiming import TO_CENTRE, TO_NOBODY
from endling.games.gloom_of_thrones.board import LEFTOVERS, MAX_PLAYERS
from endling.games.gloom_of_thrones.playing import ASKS_FOR_TARGETS, WAITS_FOR_OTHERS
from endling.games.gloom_of_thrones.questions import QUESTIONS
from endling.games.gloom_of_thrones.setup import ASKS_TO_BEGIN
from endling.games.gloom_of_thrones.state import FRAMES
from endling.games.gloom_of_thrones.targets import AFTER
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
from endling.kernel.frames import CARD, KIND, ROW, STEP, WHO, X, Y
from endling.kernel.sizes import NO_CARD

_FLAG: Span = (0, 1)
_BYTE: Span = (0, 255)
_COUNT: Span = (0, LARGEST)
_WORD: Span = (0, (1 << 32) - 1)
_SET: Span = (0, (1 << WORD) - 1)

BOUNDS: dict[str, Span] = {
    "counter": (0, 1 << 48),
    "key": _WORD,
    "block": _WORD,
    "unused": (0, BLOCK_WORDS),
    "legal": _SET,
    "together": (0, (1 << MAX_PLAYERS) - 1),
    "actor": (-1, MAX_PLAYERS - 1),
    "prompt": (0, len(QUESTIONS.names) - 1),
    "cause": _BYTE,
    "over": _FLAG,
    "fault": (0, 0),
    "untimed": (0, 0),
    "depth": (0, FRAMES),
    "frames": _BYTE,
    "seen": _SET,
    "fixed": (-100, 100),
    "revived": (0, t.ALL_CHARACTERS),
    "chosen": _BYTE,
    "house": (-1, LEFTOVERS),
    "vote": (0, MAX_PLAYERS),
    "actions": (0, t.ACTIONS),
    "taken": (0, t.ACTIONS),
    "extra": _COUNT,
    "free_plays": _COUNT,
    "has_played": _FLAG,
    "quiet_turns": (0, t.QUIET_ROUNDS * MAX_PLAYERS),
    "stuck_turns": (0, MAX_PLAYERS),
    "round_number": (0, t.ROUNDS),
}

# --- Unfinished work ------------------------------------------------------------------------------

_TARGET: Span = (0, t.CHARACTER_COUNT)
_SEAT: Span = (0, MAX_PLAYERS - 1)


def _is_deck_card(card: int) -> bool:
    return card < t.DECK_COUNT


def _may_be_none(card: int) -> bool:
    return card < t.DECK_COUNT or card == NO_CARD


def _is_played(s: Any, card: int) -> bool:
    return card in s.played[: int(s.played_n)].tolist()


def _is_at_the_table(s: Any, target: int) -> bool:
    return target == 0 or bool(int(s.cast) >> (target - 1) & 1)


def _is_character(s: Any, card: int) -> bool:
    is_one = t.FIRST_CHARACTER <= card < t.THRONE_CARD
    return is_one and _is_at_the_table(s, card - t.FIRST_CHARACTER + 1)


def _setup(s: Any, frame: Any) -> bool:
    return bool(s.round_number == 0 and frame[X] < int(s.players))


def _turn(s: Any, frame: Any) -> bool:
    return bool(frame[WHO] == s.turn)


def _playing(s: Any, frame: Any) -> bool:
    is_known = frame[Y] <= t.CHARACTER_COUNT or frame[Y] in (TO_CENTRE, TO_NOBODY)
    is_present = _is_at_the_table(s, frame[X]) and (
        frame[Y] > t.CHARACTER_COUNT or _is_at_the_table(s, frame[Y])
    )
    is_laid = t.is_event(frame[CARD]) or frame[X] > 0 or frame[STEP] in ASKS_FOR_TARGETS
    return is_known and is_present and is_laid and frame[ROW] <= AFTER


def _window(s: Any, frame: Any) -> bool:
    at = frame[X]
    if at >= int(s.depth) or int(s.frames[at, KIND]) != work.PLAYING:
        return False
    is_about_played = _is_played(s, frame[CARD])
    return is_about_played and frame[ROW] < len(QUESTIONS.names) and frame[Y] <= int(s.players)


def _each(s: Any, frame: Any) -> bool:
    seats = int(s.players)
    return frame[STEP] <= seats and frame[X] < seats and frame[Y] < seats


def _discard(s: Any, frame: Any) -> bool:
    return 0 < frame[X] < int(s.hand_n[frame[WHO]])


def _give(s: Any, frame: Any) -> bool:
    return frame[ROW] < int(s.players) and frame[X] > 0


def _scry(s: Any, frame: Any) -> bool:
    return frame[Y] <= frame[X] <= int(s.deck_n) and frame[X] > 0


_ANY = frozenset(range(256))
WORKS: dict[int, Work] = {
    work.SETUP: Work(asks=ASKS_TO_BEGIN, on=steps(), x=_SEAT, fits=_setup),
    work.ROUNDS: Work(waits=steps(1), on=steps()),
    work.TURN: Work(
        asks=steps(turns.ACTING),
        waits=steps(turns.ACTING),
        on=steps(work.ROUNDS),
        x=_FLAG,
        fits=_turn,
    ),
    work.PLAYING: Work(
        asks=ASKS_FOR_TARGETS,
        waits=WAITS_FOR_OTHERS,
        on=steps(work.TURN, work.FREE_PLAY),
        cards=_is_deck_card,
        x=_TARGET,
        y=_BYTE,
        z=_FLAG,
        fits=_playing,
    ),
    work.WINDOW: Work(
        asks=_ANY,
        waits=_ANY,
        on=steps(work.PLAYING, work.WINDOW),
        cards=_is_deck_card,
        x=(0, FRAMES),
        y=(0, MAX_PLAYERS),
        z=_BYTE,
        fits=_window,
    ),
    work.FREE_PLAY: Work(
        asks=steps(0), waits=steps(0), on=steps(work.PLAYING, work.FEAST), cards=_is_deck_card,
        x=_BYTE,
    ),
    work.EACH: Work(waits=frozenset(range(MAX_PLAYERS + 1)), on=steps(work.PLAYING),
                    cards=_is_deck_card, x=_SEAT, y=_SEAT, fits=_each),
    work.DISCARD: Work(asks=steps(0), cards=_may_be_none, x=_BYTE, fits=_discard),
    work.GIVE: Work(asks=steps(0), cards=_is_deck_card, x=_BYTE, fits=_give),
    work.SCRY: Work(asks=steps(1, 2), cards=_is_deck_card, x=_BYTE, y=_BYTE, fits=_scry),
    work.FEAST: Work(waits=steps(2), on=steps(work.PLAYING), cards=_is_deck_card),
}  # fmt: skip

_OF_SEATS = ("seen", "vote")


def restore(s: Any, more: Any) -> None:
    """Put the rest of an exact position into a state; whatever cannot be is refused."""
    read_fields(s, more, BOUNDS)
    check_empty_seats(s, _OF_SEATS, MAX_PLAYERS)
    for viewer in s.seen:
        if any(card >= t.DECK_COUNT for card in cards_in(viewer)):
            raise unsound("seen")
    if s.over == 1:
        nothing = ("legal", "prompt", "cause", "depth", "frames")
        if any(s[name].any() for name in nothing) or s.actor != -1:
            raise unsound("over")
        return
    if s.actor < 0:
        raise unsound("actor")
    if s.chosen != NO_CARD and not _is_character(s, int(s.chosen)):
        raise unsound("chosen")
    check_stack(s, WORKS, FRAMES)
    kinds = s.frames[: int(s.depth), KIND].tolist()
    if (work.SETUP in kinds) != (s.round_number == 0):
        raise unsound("round")
