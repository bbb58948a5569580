"""What a seat sees and remembers of Doomlings, as a row of small numbers.

Seats count from the own one, clockwise. Only what `visibility.redact` leaves may be read here.
"""

from __future__ import annotations

from typing import Any

from endling.games.doomlings import event_types as h
from endling.games.doomlings import tables as t
from endling.games.doomlings.board import MAX_PLAYERS, NO_CARD
from endling.games.doomlings.knowledge import known_of, pictured
from endling.games.doomlings.places import HAND, PILE
from endling.games.doomlings.questions import QUESTIONS, SECRET
from endling.games.doomlings.scoring import (
    grounds,
    open_bonuses,
    points_from_outside,
    settled_points,
)
from endling.games.doomlings.state import ENDING, FINISHED, hand_of, pile_of
from endling.games.doomlings.tables import EMPTY
from endling.kernel.cardset import (
    CardSet,
    both,
    count,
    is_empty,
    read_set,
    with_card,
    write_set,
)
from endling.kernel.events import CARD, FROM, TO, VERB
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.observation import (
    Senses,
    clear,
    lay_out,
    write_cards,
    write_number,
)
from endling.kernel.question import NOBODY, is_hidden_from

_AGES = t.CARD_COUNT - t.FIRST_AGE
_SEATS = range(MAX_PLAYERS)
_TRAITS = t.TRAIT_COUNT


def _of(seat: int) -> str:
    places = "one place" if seat == 1 else f"{seat} places"
    return "the own seat" if seat == 0 else f"the seat {places} clockwise"


# In the order in which they are written: sets of cards spill zeros over what comes next.
OBSERVATION = lay_out(
    [
        ("hand", _TRAITS, "the own hand, one entry a trait"),
        *((f"pile_{n}", _TRAITS, f"the trait pile of {_of(n)}") for n in _SEATS),
        ("discard", _TRAITS, "the discard pile"),
        ("last_played", _TRAITS, "the trait that was played last"),
        ("cause", t.CARD_COUNT, "the card because of which somebody is asked"),
        ("prompt", len(QUESTIONS.names), "what is asked"),
        ("age", _AGES, "the age, catastrophe or birth of life in force"),
        ("past_ages", _AGES, "what was in force before"),
        ("next_age", _AGES, "what comes next, if the seat has looked"),
        ("worlds_end", _AGES, "the catastrophe that supplies the World's End effect"),
        ("phase", FINISHED + 1, "setup, reveal, turns, World's End, over"),
        ("seat", MAX_PLAYERS, "the number of the own seat at the table: actions name it"),
        ("present", MAX_PLAYERS, "which seats take part"),
        ("asked", MAX_PLAYERS, "whose decision it is"),
        ("turn", MAX_PLAYERS, "whose turn it is"),
        ("first", MAX_PLAYERS, "who is first player"),
        ("shield", MAX_PLAYERS, "who is shielded from the next catastrophe"),
        ("hand_size", MAX_PLAYERS, "number: cards in each hand"),
        ("gene_pool", MAX_PLAYERS, "number: each gene pool"),
        ("points", MAX_PLAYERS, "number: points if the game ended now, by what the seat knows"),
        ("deck_size", 1, "number: cards left in the deck"),
        ("discard_size", 1, "number: cards in the discard pile"),
        ("ages_left", 1, "number: ages and catastrophes to come"),
        ("catastrophes", 1, "number: catastrophes so far"),
    ]
)

MEMORY = lay_out(
    [
        *((f"known_{n}", _TRAITS, f"known cards in the hand of {_of(n)}") for n in _SEATS[1:]),
        *((f"played_{n}", _TRAITS, f"what {_of(n)} has ever played") for n in _SEATS),
        *((f"thrown_{n}", _TRAITS, f"what {_of(n)} has discarded from hand") for n in _SEATS),
        ("known_size", MAX_PLAYERS, "number: known cards in each hand"),
        ("played_size", MAX_PLAYERS, "number: traits that each seat has ever played"),
    ],
    start=OBSERVATION[-1].end,
)

_AT = {part.name: part.start for part in (*OBSERVATION, *MEMORY)}
_HAND, _PILES, _DISCARD, _LAST = _AT["hand"], _AT["pile_0"], _AT["discard"], _AT["last_played"]
_CAUSE, _PROMPT, _PHASE, _SEAT = _AT["cause"], _AT["prompt"], _AT["phase"], _AT["seat"]
_AGE, _PAST, _NEXT, _END = _AT["age"], _AT["past_ages"], _AT["next_age"], _AT["worlds_end"]
_PRESENT, _ASKED, _TURN, _FIRST = _AT["present"], _AT["asked"], _AT["turn"], _AT["first"]
_SHIELD, _SIZES, _POOLS, _POINTS = _AT["shield"], _AT["hand_size"], _AT["gene_pool"], _AT["points"]
_DECK_N, _DISCARD_N = _AT["deck_size"], _AT["discard_size"]
_AGES_LEFT, _CATASTROPHES = _AT["ages_left"], _AT["catastrophes"]
_KNOWN, _PLAYED, _THROWN = _AT["known_1"], _AT["played_0"], _AT["thrown_0"]
_END_OF_ROW, _END_OF_MEMORY = OBSERVATION[-1].end, MEMORY[-1].end
_KNOWN_N, _PLAYED_N = _AT["known_size"], _AT["played_size"]

# --- Seeing ---------------------------------------------------------------------------------------


@rule
def observe(s: Any, seat: int, notes: Any, row: Any) -> None:
    """Write what the seat sees now."""
    write_cards(row, _HAND, hand_of(s, seat))
    other = seat
    for step in range(num(s.players)):
        write_cards(row, _PILES + step * _TRAITS, pile_of(s, other))
        other = _next(s, other)
    clear(row, _PILES + num(s.players) * _TRAITS, _END_OF_ROW)
    for i in range(num(s.discard_n)):
        row[_DISCARD + num(s.discard[i])] = 1
    if num(s.last_played) != NO_CARD:
        row[_LAST + num(s.last_played)] = 1
    _observe_question(s, seat, row)
    _observe_ages(s, seat, row)
    _observe_seats(s, seat, notes, row)
    write_number(row, _DECK_N, num(s.deck_n))
    write_number(row, _DISCARD_N, num(s.discard_n))


@rule
def _next(s: Any, seat: int) -> int:
    """The next seat clockwise, without a division: rows are made in no time."""
    return seat + 1 if seat + 1 < num(s.players) else 0


@rule
def _step_to(s: Any, seat: int, other: int) -> int:
    """How many places clockwise the other seat is."""
    return other - seat if other >= seat else other - seat + num(s.players)


@rule
def _observe_question(s: Any, seat: int, row: Any) -> None:
    actor = num(s.actor)
    if actor == NOBODY or is_hidden_from(s, seat, SECRET):
        return
    row[_ASKED + _step_to(s, seat, actor)] = 1
    row[_PROMPT + num(s.prompt)] = 1
    if num(s.cause) != NO_CARD:
        row[_CAUSE + num(s.cause)] = 1


@rule
def _observe_ages(s: Any, seat: int, row: Any) -> None:
    at = num(s.age_at)
    for i in range(at):
        row[_PAST + num(s.ages[i]) - t.FIRST_AGE] = 1
    row[_AGE + num(s.ages[at]) - t.FIRST_AGE] = 1
    if s.knows_age[seat] == 1 and at + 1 < num(s.ages_n):
        row[_NEXT + num(s.ages[at + 1]) - t.FIRST_AGE] = 1
    if num(s.phase) >= ENDING:
        row[_END + num(s.worlds_end) - t.FIRST_AGE] = 1
    row[_PHASE + num(s.phase)] = 1
    write_number(row, _AGES_LEFT, num(s.ages_n) - at - 1)
    write_number(row, _CATASTROPHES, num(s.catastrophes))


@rule
def _observe_seats(s: Any, seat: int, notes: Any, row: Any) -> None:
    row[_SEAT + seat] = 1
    if num(s.turn) >= 0:
        row[_TURN + _step_to(s, seat, num(s.turn))] = 1
    row[_FIRST + _step_to(s, seat, num(s.first))] = 1
    other = seat
    for step in range(num(s.players)):
        row[_PRESENT + step] = 1
        row[_SHIELD + step] = min(1, num(s.shield[other]))
        write_number(row, _SIZES + step, num(s.hand_n[other]))
        write_number(row, _POOLS + step, num(s.gene_pool[other]))
        write_number(row, _POINTS + step, _points(s, other, seat, notes))
        other = _next(s, other)


@rule
def _points(s: Any, seat: int, viewer: int, notes: Any) -> int:
    """The points of a seat as they look to another one."""
    if s.over == 1:
        return num(s.points[seat])
    points = _settled_points(s, seat, notes) + points_from_outside(s, seat)
    if not is_empty(both(pile_of(s, seat), t.WITH_OPEN_SCORE)):
        hand = hand_of(s, seat)
        write_set(s.hand[seat], known_of(s, viewer, seat))
        points += open_bonuses(s, seat)
        write_set(s.hand[seat], hand)
    return points


# What is noted of each seat: its pile, what else its settled points depend on, and these points.
# Zeros are true as well: an empty pile is worth nothing.
_GROUNDS_NOTE, _POINTS_NOTE, _NOTE_WIDTH = range(t.SET_WORDS, t.SET_WORDS + 3)
NOTE_WORDS = _NOTE_WIDTH * MAX_PLAYERS


@rule
def _settled_points(s: Any, seat: int, notes: Any) -> int:
    """Points that follow from a pile, worked out anew only if it is not the one in the notes."""
    at = seat * _NOTE_WIDTH
    pile, others = pile_of(s, seat), grounds(s, seat)
    if pile != read_set(notes[at:], EMPTY) or others != num(notes[at + _GROUNDS_NOTE]):
        write_set(notes[at:], pile)
        notes[at + _GROUNDS_NOTE] = others
        notes[at + _POINTS_NOTE] = settled_points(s, seat)
    return num(notes[at + _POINTS_NOTE])


# --- Remembering ----------------------------------------------------------------------------------

# Sets: what each seat has ever played, then what each has discarded from hand.
_THROWN_WORDS = MAX_PLAYERS * t.SET_WORDS
MEMORY_WORDS = 2 * _THROWN_WORDS


@rule
def memorize(s: Any, memory: Any) -> None:
    """Note who played and who threw away what: everybody sees both."""
    for i in range(num(s.log_n)):
        verb, card = num(s.log[i, VERB]), num(s.log[i, CARD])
        source, target = num(s.log[i, FROM]), num(s.log[i, TO])
        from_hand = HAND <= source < PILE
        if verb == h.PLAY or verb == h.REACT:
            seat = source - HAND if from_hand else target - PILE
            _add(memory, t.SET_WORDS * seat, card)
        elif verb == h.DISCARD and from_hand:
            _add(memory, _THROWN_WORDS + t.SET_WORDS * (source - HAND), card)


@rule
def _set_at(memory: Any, at: int) -> CardSet:
    return read_set(memory[at:], EMPTY)


@rule
def _add(memory: Any, at: int, card: int) -> None:
    write_set(memory[at:], with_card(_set_at(memory, at), card))


@rule
def recall(s: Any, seat: int, memory: Any, row: Any) -> None:
    """Write what the seat knows of hands, and who has played and thrown away what."""
    players = num(s.players)
    other = seat
    for step in range(players - 1):
        other = _next(s, other)
        write_cards(row, _KNOWN + step * _TRAITS, pictured(known_of(s, seat, other)))
    clear(row, _KNOWN + (players - 1) * _TRAITS, _PLAYED)
    other = seat
    for step in range(players):
        write_cards(row, _PLAYED + step * _TRAITS, _set_at(memory, t.SET_WORDS * other))
        other = _next(s, other)
    clear(row, _PLAYED + players * _TRAITS, _THROWN)
    for step in range(players):
        write_cards(
            row, _THROWN + step * _TRAITS, _set_at(memory, _THROWN_WORDS + t.SET_WORDS * other)
        )
        other = _next(s, other)
    clear(row, _THROWN + players * _TRAITS, _END_OF_MEMORY)
    for step in range(players):
        write_number(row, _KNOWN_N + step, count(known_of(s, seat, other)))
        write_number(row, _PLAYED_N + step, count(_set_at(memory, t.SET_WORDS * other)))
        other = _next(s, other)


SENSES = Senses(observe, memorize, recall)
