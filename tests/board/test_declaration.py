"""What does not fit, or does not exist, is an error when a board is declared."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from endling.board.declaration import Cards, Fact, Form, Of, SeenBy, Zone
from endling.board.event_types import EventTypes
from endling.board.observation import Observation
from endling.board.places import Places
from endling.board.questions import Questions
from endling.board.registration import check_numbers
from tests.embers.board import BOARD, EMBERS, STATE

HAND = BOARD.zone("hand")


def with_zone(**changed: Any) -> dict[str, Any]:
    """The zones of Embers and one more: its hand, changed."""
    return {"zones": (*BOARD.zones, replace(HAND, **{"name": "another", **changed}))}


def asking_about(zone: str) -> dict[str, Any]:
    questions = Questions()
    questions.declare("what", about=zone)
    return {"questions": questions}


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"colors": tuple(f"color {n}" for n in range(11))}, "at most 10 colors or suits"),
        (with_zone(name="deck"), "two zones have the same name"),
        (with_zone(cards=Cards("ember", 0, 100)), "another has cards without a name"),
        (with_zone(part_of="sleeve"), "another belongs to a zone that does not exist"),
        (asking_about("sleeve"), "what is about an unknown zone"),
    ],
    ids=["colors", "names", "cards", "zones", "questions"],
)
def test_a_board_that_cannot_be_is_refused(changed: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=f"embers: {told}|embers: answers name {told}"):
        replace(BOARD, **changed)


@pytest.mark.parametrize(
    ("zone", "told"),
    [
        ({"form": Form.STACK}, "a stack lies on the cards of a zone"),
        ({"of": Of.CARD}, "a stack lies on the cards of a zone"),
        (
            {"form": Form.STACK, "of": Of.CARD, "on": "hearth", "seen_by": SeenBy.OWNER},
            "cards on a card lie open",
        ),
        ({"seen_by": SeenBy.ALL, "known": True}, "there is nothing else to know"),
        ({"seen_by": SeenBy.ALL, "part_of": "hand"}, "that its seat alone sees looks like another"),
    ],
)
def test_a_zone_that_cannot_be_is_refused(zone: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        Zone(**{"name": "pile", "of": Of.SEAT, "cards": EMBERS, "form": Form.SET, **zone})


def test_places_are_bytes() -> None:
    hosts = Cards("hearth", 0, 200)
    zones = (
        Zone("row", Of.SEAT, hosts, Form.SET),
        Zone("stack", Of.CARD, hosts, Form.STACK, on="row"),
        *(Zone(f"pile {n}", Of.SEAT, hosts, Form.SET) for n in range(13)),
    )
    names = tuple(f"Hearth {n}" for n in range(200))
    board = replace(BOARD, zones=zones, card_names=names, questions=Questions())
    with pytest.raises(ValueError, match="embers has 256 places; an event can name 255"):
        Places(board)


def test_sizes_follow_from_the_board() -> None:
    sizes = BOARD.sizes(frames=3, events=7)
    assert (sizes.players, sizes.cards, sizes.prompts) == (4, 22, len(BOARD.questions.names))
    assert (sizes.lowest_wins, sizes.frames, sizes.events) == (True, 3, 7)


def test_there_are_at_most_61_questions() -> None:
    questions = Questions()
    assert [questions.declare(f"question {n}") for n in range(61)] == list(range(1, 62))
    with pytest.raises(ValueError, match="more than 61 questions"):
        questions.declare("one more")


def test_there_are_at_most_254_types_of_events() -> None:
    events = EventTypes()
    assert [events.declare(f"event {n}") for n in range(254)][-1] == 254
    with pytest.raises(ValueError, match="more than 254 types of events"):
        events.declare("one more")


@pytest.mark.parametrize("declared", [Questions(), EventTypes()])
def test_nothing_is_declared_twice(declared: Questions | EventTypes) -> None:
    declared.declare("play")
    with pytest.raises(ValueError, match="'play' is declared twice"):
        declared.declare("play")


def test_a_number_that_could_be_too_large_for_an_observation_is_refused() -> None:
    check_numbers(BOARD, STATE)
    with pytest.raises(ValueError, match="embers: laid could be larger than 127: declare the"):
        check_numbers(replace(BOARD, table=(Fact("laid"),)), STATE)


def test_a_number_that_fits_no_observation_is_refused() -> None:
    with pytest.raises(ValueError, match="laid: numbers go up to 32639, not to 40000"):
        Observation(replace(BOARD, table=(Fact("laid", most=40_000),)))
