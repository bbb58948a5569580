"""From events to tales."""

from __future__ import annotations

import random
from typing import Any

import pytest

import endling
from endling.events import Event
from endling.games.gloom_of_thrones.saga import (
    Beat,
    Chronicle,
    House,
    Life,
    Saga,
    as_html,
    as_markdown,
)
from endling.games.gloom_of_thrones.text import LANGUAGES

PLAYERS = ["Ann", "Ben"]


def play(player: int, card: str, character: str) -> Event:
    return Event("play", player, card, f"hand:{player}", f"stack@{character}")


def play_event(player: int, card: str, *targets: str) -> list[Event]:
    announced = Event("play_event", player, card, f"hand:{player}", "played")
    return [announced, *(Event("target", player, target) for target in targets)]


def cancel(player: int, card: str, source: str = "played") -> Event:
    return Event("cancel", player, card, source, "discard")


def member(card: str, score: int = 0, **state: bool) -> dict[str, Any]:
    lives = {"dead": False, "monarch": False, "revived": False}
    return {"card": card, "score": score, **lives, **state}


VIEW = {
    "players": [
        {
            "house": "kelly",
            "points": -40,
            "family": [member("Kelly C", -40, dead=True), member("Smudge", revived=True)],
        },
        {"house": None, "points": -30, "family": [member("Fogg", -45, monarch=True)]},
    ]
}


def lives(chronicle: Chronicle) -> dict[str, tuple[Beat, ...]]:
    saga = chronicle.saga(VIEW, [0])
    return {life.character: life.beats for house in saga.houses for life in house.lives}


@pytest.fixture
def chronicle() -> Chronicle:
    return Chronicle(PLAYERS)


def test_cards_on_characters_are_told_in_order(chronicle: Chronicle) -> None:
    chronicle.add([play(0, "Learned a Lineage", "Kelly C"), Event("throne", 0, "Kelly C")])
    chronicle.add([play(1, "Adored by an Army", "Kelly C"), Event("draw", 0)])
    assert lives(chronicle) == {
        "Kelly C": (
            Beat("Learned a Lineage", "Ann"),
            Beat("The Porcelain Throne"),
            Beat("Adored by an Army", "Ben"),
        ),
        "Smudge": (),
        "Fogg": (),
    }


def test_a_note_belongs_to_the_card_that_is_announced_next(chronicle: Chronicle) -> None:
    chronicle.add([], "Who would have thought it?")
    chronicle.add([play(0, "Knighted by Mistake", "Fogg")])
    chronicle.add([play(1, "Died Laughing", "Fogg")])
    assert lives(chronicle)["Fogg"] == (
        Beat("Knighted by Mistake", "Ann", "Who would have thought it?"),
        Beat("Died Laughing", "Ben"),
    )


def test_an_event_is_told_of_those_it_chooses(chronicle: Chronicle) -> None:
    chronicle.add(play_event(1, "A Clerical Error", "Fogg", "Smudge"), "Oops.")
    chronicle.add([Event("swap", 1, "Taxed to Tatters", "stack@Fogg", "stack@Smudge")])
    assert lives(chronicle)["Fogg"] == (Beat("A Clerical Error", "Ben", "Oops."),)
    assert lives(chronicle)["Smudge"] == (Beat("A Clerical Error", "Ben"), Beat("Taxed to Tatters"))
    assert chronicle.saga(VIEW, [0]).houses[1].deeds == ()


def test_an_event_about_nobody_is_a_deed_of_its_player(chronicle: Chronicle) -> None:
    chronicle.add(play_event(1, "Tithe Collectors"), "Knock, knock.")
    chronicle.add([play(0, "Knighted by Mistake", "Fogg")])
    assert chronicle.saga(VIEW, [0]).houses[1].deeds == (
        Beat("Tithe Collectors", "Ben", "Knock, knock."),
    )
    assert lives(chronicle)["Fogg"] == (Beat("Knighted by Mistake", "Ann"),)


def test_a_cancelled_event_has_not_happened(chronicle: Chronicle) -> None:
    chronicle.add(play_event(1, "A Clerical Error", "Fogg", "Smudge"))
    chronicle.add([Event("respond", 0, "Objection from the Gallery")])
    chronicle.add([cancel(1, "A Clerical Error")])
    chronicle.add(play_event(1, "Tithe Collectors"))
    chronicle.add([cancel(1, "Tithe Collectors")])
    assert lives(chronicle)["Fogg"] == lives(chronicle)["Smudge"] == ()
    assert chronicle.saga(VIEW, [0]).houses[1].deeds == ()


def test_a_cancelled_death_is_told_by_what_prevented_it(chronicle: Chronicle) -> None:
    chronicle.add([play(1, "Died Laughing", "Fogg")])
    chronicle.add([Event("respond", 0, "Merely Resting")])
    chronicle.add([cancel(1, "Died Laughing", "stack@Fogg")])
    assert lives(chronicle)["Fogg"] == (Beat("Merely Resting", "Ann"),)


def test_what_was_written_about_a_cancelled_death_is_told(chronicle: Chronicle) -> None:
    chronicle.add([play(1, "Died Laughing", "Fogg")], "It was the one about the goose.")
    chronicle.add([Event("respond", 0, "Merely Resting")])
    chronicle.add([cancel(1, "Died Laughing", "stack@Fogg")])
    note = "It was the one about the goose."
    assert lives(chronicle)["Fogg"] == (Beat("Merely Resting", "Ben", note),)


def test_a_response_that_was_stopped_changes_nothing(chronicle: Chronicle) -> None:
    chronicle.add([play(1, "Died Laughing", "Fogg")])
    chronicle.add([Event("respond", 0, "Merely Resting")])
    chronicle.add([Event("respond", 1, "Objection from the Gallery")])
    assert lives(chronicle)["Fogg"] == (Beat("Died Laughing", "Ben"),)


def test_a_moved_death_is_told_where_it_goes(chronicle: Chronicle) -> None:
    chronicle.add([play(0, "Died Laughing", "Fogg")])
    chronicle.add(
        [
            *play_event(1, "Wrong Name on the Tombstone", "Fogg", "Smudge"),
            Event("move_death", 1, "Died Laughing", "stack@Fogg", "stack@Smudge"),
        ]
    )
    assert [beat.card for beat in lives(chronicle)["Fogg"]] == [
        "Died Laughing",
        "Wrong Name on the Tombstone",
    ]
    assert [beat.card for beat in lives(chronicle)["Smudge"]] == [
        "Wrong Name on the Tombstone",
        "Died Laughing",
    ]


def test_whom_a_death_puts_on_the_throne_is_told_once(chronicle: Chronicle) -> None:
    chronicle.add([play(0, "Died Dreaming of the Seat", "Fogg"), Event("target", 0, "Smudge")])
    chronicle.add([Event("throne", 0, "Smudge")])
    assert lives(chronicle)["Smudge"] == (Beat("The Porcelain Throne"),)


def test_the_saga_takes_what_counts_from_the_last_view(chronicle: Chronicle) -> None:
    assert chronicle.saga(VIEW, [0]) == Saga(
        (
            House(
                "kelly",
                "Ann",
                (
                    Life("Kelly C", (), -40, dead=True),
                    Life("Smudge", (), 0, dead=False, revived=True),
                ),
                -40,
            ),
            House(None, "Ben", (Life("Fogg", (), -30, dead=False, monarch=True),), -30),
        ),
        ("Ann",),
    )


@pytest.mark.parametrize(
    ("code", "family", "deed"),
    [
        ("en", "## Ben's family", "Behind the scenes, Ben saw to “Tithe Collectors”."),
        ("de", "## Die Familie von Ben", "Hinter den Kulissen sorgte Ben für „Zehnteintreiber“."),
    ],
)
def test_mixed_families_and_deeds(chronicle: Chronicle, code: str, family: str, deed: str) -> None:
    chronicle.add(play_event(1, "Tithe Collectors"))
    saga = chronicle.saga(VIEW, [0, 1])
    told = as_markdown(saga, LANGUAGES[code])
    assert f"{family}\n" in told
    assert deed in told
    assert deed in as_html(saga, LANGUAGES[code])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_real_games_are_told_card_by_card(players: int) -> None:
    names = ["Ann", "Ben", "Cem", "Dee", "Eva"][:players]
    options = {"mixed_families": players == 3}
    match = endling.new("gloom_of_thrones", players=players, seed=players, options=options)
    chronicle, dice = Chronicle(names), random.Random(players)
    chronicle.add(match.opening)
    while not match.over:
        chronicle.add(match.play(dice.choice(match.legal)))
    view = match.view()
    saga = chronicle.saga(view, match.winners)
    assert [house.total for house in saga.houses] == match.scores
    for house in saga.houses:
        assert sum(life.points for life in house.lives) == house.total
    assert [house.family is None for house in saga.houses] == [players == 3] * players
    for house, seat in zip(saga.houses, view["players"], strict=True):
        for life, member in zip(house.lives, seat["family"], strict=True):
            assert set(member["stack"]) <= {beat.card for beat in life.beats}
    for language in LANGUAGES.values():
        told = as_markdown(saga, language)
        assert all(name in told for name in names)
