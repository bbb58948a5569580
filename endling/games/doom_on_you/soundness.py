"""Between which bounds an exact position lies, and what its unfinished work may look like."""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import (
    attacks,
    deals,
    defending,
    dooms,
    playing,
    rounds,
    turns,
    work,
)
from endling.games.doom_on_you import questions as ask_for
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you import vocabulary as v
from endling.games.doom_on_you.board import MAX_PLAYERS, PROMISE_STATES
from endling.games.doom_on_you.defense_points import FREED
from endling.games.doom_on_you.questions import QUESTIONS
from endling.games.doom_on_you.reactions import IN_DOOM
from endling.games.doom_on_you.state import FRAMES
from endling.games.soundness import (
    Span,
    Work,
    check_empty_seats,
    check_stack,
    read_fields,
    steps,
    unsound,
)
from endling.kernel.cardset import WORD
from endling.kernel.chacha_block import BLOCK_WORDS
from endling.kernel.frames import KIND, ROW, WHO, X, Y
from endling.kernel.sizes import NO_CARD
from endling.kernel.windows import SEATS, is_asking

_FLAG: Span = (0, 1)
_BYTE: Span = (0, 255)
_WORD: Span = (0, (1 << 32) - 1)
_SET: Span = (0, (1 << WORD) - 1)
_SEATS: Span = (0, (1 << MAX_PLAYERS) - 1)
_ONE_SEAT: Span = (0, MAX_PLAYERS)  # counted from 1, or none

# More than a turn has, and so few that the numbers of further ones still fit into a byte.
_MOST_ATTACKS = 127

BOUNDS: dict[str, Span] = {
    "counter": (0, 1 << 48),
    "key": _WORD,
    "block": _WORD,
    "unused": (0, BLOCK_WORDS),
    "legal": _SET,
    "actor": (-1, MAX_PLAYERS - 1),
    "prompt": (0, len(QUESTIONS.names) - 1),
    "cause": _BYTE,
    "together": _SEATS,
    "over": _FLAG,
    "fault": (0, 0),
    "untimed": (0, 0),
    "depth": (0, FRAMES),
    "frames": _BYTE,
    "out_at": (0, MAX_PLAYERS),
    "outs": (0, MAX_PLAYERS),
    "burned": (0, t.MOST_TOKENS),
    "seen": _SET,
    "numbers": (0, _MOST_ATTACKS),
    "fresh": (0, (1 << t.FORCE_FIELD_COUNT) - 1),
    "course": (0, (1 << 16) - 1),
    "number": _BYTE,
    "guards": _BYTE,
    "marked": (0, (1 << t.ANIMAL_COUNT) - 1),
    "deals": _BYTE,
    "played_by": _ONE_SEAT,
    "aimed_animal": (0, t.ANIMAL_COUNT),
    "aimed_seat": _ONE_SEAT,
    "struck": _SEATS,
    "offer": _BYTE,
}

# --- Unfinished work ------------------------------------------------------------------------------


def _is_battle_card(card: int) -> bool:
    return t.FIRST_BATTLE <= card < t.FIRST_DOOM


def _is_doom(card: int) -> bool:
    return t.FIRST_DOOM <= card < t.CARD_COUNT


def _is_animal_or_none(card: int) -> bool:
    return card < t.ANIMAL_COUNT or card == NO_CARD


def _may_be_none(card: int) -> bool:
    return card < t.FIRST_DOOM or card == NO_CARD


def _in_a_turn(s: Any, frame: Any) -> bool:
    return bool(s.target == frame[WHO])


def _placing(s: Any, frame: Any) -> bool:
    return bool(s.target == -1)


def _declaring(s: Any, frame: Any) -> bool:
    return bool(s.target == frame[WHO] and frame[X] < int(s.players) - 1)


def _is_seat(s: Any, frame: Any) -> bool:
    return bool(frame[X] < int(s.players))


def _aimed(s: Any, frame: Any) -> bool:
    return bool(frame[ROW] <= IN_DOOM and frame[Y] <= int(s.players))


_OPENERS = {
    ask_for.OPENING: work.TURN,
    ask_for.DECLARED: work.TURN,
    ask_for.DRAWN: work.TURN,
    ask_for.PLANNED: work.DEFENSE,
    ask_for.STRUCK: work.DOOM,
    ask_for.COUNTER: work.PLAYING,
}


def _window(s: Any, frame: Any) -> bool:
    """A window that asks, or one that waits for what was played in it."""
    which, opener = frame[ROW], frame[X]
    if opener >= int(s.depth) - 1 or s.frames[opener, KIND] != _OPENERS.get(which):
        return False
    seats = int(s.players) - (1 if which == ask_for.COUNTER else 0)
    is_on_top = frame == s.frames[int(s.depth) - 1].tolist()
    return is_asking(frame, seats) if is_on_top else frame[SEATS] & 0b1111 == seats


_DRAWS: Span = (0, t.DRAWS)
_ANY = frozenset(range(256))
WORKS: dict[int, Work] = {
    work.ROUNDS: Work(waits=steps(rounds.DRAWS, rounds.TURNS), on=steps(), x=(0, MAX_PLAYERS)),
    work.DRAWING: Work(asks=steps(0), waits=steps(0), on=steps(work.ROUNDS), x=_DRAWS),
    work.PLACING: Work(asks=steps(0), on=steps(work.ROUNDS), fits=_placing),
    work.TURN: Work(
        asks=steps(turns.ENTER),
        waits=steps(*range(turns.DECLARE, turns.CLOSE + 1)),
        on=steps(work.ROUNDS),
        cards=_is_animal_or_none,
        x=_FLAG,
        fits=_in_a_turn,
    ),
    work.DECLARING: Work(
        asks=steps(0),
        waits=steps(0),
        on=steps(work.TURN),
        x=(0, MAX_PLAYERS),
        y=_FLAG,
        z=_SEATS,
        fits=_declaring,
    ),
    work.DEFENSE: Work(
        asks=steps(defending.PLAN, defending.RESOLVE),
        waits=steps(defending.REACT),
        on=steps(work.TURN, work.WINDOW),
        cards=_is_animal_or_none,
        x=_FLAG,
        y=(0, t.ANIMAL_COUNT),
        z=_ONE_SEAT,
    ),
    work.PLAYING: Work(
        asks=steps(playing.AIM, playing.AIM_AT_PLAYER),
        waits=steps(playing.EFFECT),
        on=steps(work.WINDOW),
        cards=_is_battle_card,
        x=(0, t.ANIMAL_COUNT),
        y=_ONE_SEAT,
        z=_FLAG,
        fits=_aimed,
    ),
    work.WINDOW: Work(asks=_ANY, waits=_ANY, x=(0, FRAMES), z=_BYTE, fits=_window),
    work.DOOM: Work(
        asks=steps(dooms.NAME, dooms.CHOOSE),
        waits=steps(dooms.CHOOSE),
        on=steps(work.DRAWING, work.TURN),
        cards=_is_doom,
        x=_ONE_SEAT,
        y=_SEATS,
        z=_ONE_SEAT,
    ),
    work.DEAL: Work(
        asks=steps(deals.WITH, deals.GIVING, deals.TOKENS, deals.PROMISE, deals.ACCEPT),
        on=steps(work.WINDOW, work.DECLARING),
        cards=_may_be_none,
        x=_ONE_SEAT,
        y=(0, t.MOST_TOKENS),
        z=(0, len(v.Promise) - 1),
        fits=_is_seat,
    ),
}

_OF_SEATS = ("out_at", "seen")
_SEATS_IN_COURSE = (attacks.OWNER, attacks.TARGET, attacks.GAINER)


def restore(s: Any, more: Any) -> None:
    """Put the rest of an exact position into a state; whatever cannot be is refused."""
    read_fields(s, more, BOUNDS)
    check_empty_seats(s, _OF_SEATS, MAX_PLAYERS)
    if any(t.ANIMAL_COUNT < guard < FREED for guard in s.guards.tolist()):
        raise unsound("guards")
    seats = [course >> shift & 0b111 for course in s.course.tolist() for shift in _SEATS_IN_COURSE]
    if max(seats) >= int(s.players):
        raise unsound("course")
    for giver, taker, _tokens, promise, _round, state in s.deals.tolist():
        is_promise = promise < len(v.Promise) and state < len(PROMISE_STATES)
        if giver > int(s.players) or taker >= int(s.players) or not is_promise:
            raise unsound("deals")
    giver, taker, _tokens, promise = s.offer.tolist()
    if giver > int(s.players) or taker >= int(s.players) or promise >= len(v.Promise):
        raise unsound("offer")
    if max(s.played_by.max(), s.aimed_seat) > int(s.players) or s.struck >> int(s.players) > 0:
        raise unsound("played_by")
    if s.over == 1:
        nothing = ("legal", "prompt", "cause", "depth", "frames")
        if any(s[name].any() for name in nothing) or s.actor != -1:
            raise unsound("over")
        return
    if s.actor < 0:
        raise unsound("actor")
    check_stack(s, WORKS, FRAMES)
