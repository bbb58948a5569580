"""A replay is short, leads to the same bytes, and a damaged one is refused."""

from __future__ import annotations

import random
import string
import zlib

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import endling
from endling.errors import EndlingError, ReplayError
from endling.match import Match
from tests.kits import KITS, Kit, each_game, each_table, play_on
from tests.properties.games import matches, refusal


def sealed(*parts: str) -> str:
    """A replay of these parts, with a checksum that fits."""
    body = ".".join(parts)
    return f"{body}.{zlib.crc32(body.encode()):08x}"


def parts_of(match: Match) -> list[str]:
    """Everything but the checksum."""
    return match.replay().split(".")[:-1]


# --- There and back -------------------------------------------------------------------------------


@given(matches)
def test_a_replay_leads_to_the_same_bytes(match: Match) -> None:
    again = endling.replay(match.replay())
    assert again.state() == match.state()
    assert again.actions == match.actions
    assert (again.key, again.options) == (match.key, match.options)
    assert again.replay() == match.replay()


@each_table
def test_every_point_of_a_game_replays(kit: Kit, players: int) -> None:
    match = kit.played(players, seed=5, steps=10_000, table=1)
    states = []
    while match.actions:
        states.append((match.replay(), match.state()))
        match.undo()
    for text, state in states[:: len(states) // 25 + 1]:
        assert endling.replay(f"  {text}\n").state() == state


@given(matches.filter(lambda match: len(match.actions) > 3), st.integers(1, 3))
def test_undone_actions_are_not_told(match: Match, steps: int) -> None:
    whole = match.replay()
    undone = match.actions[-steps:]
    for _ in range(steps):
        match.undo()
    again = endling.replay(match.replay())
    assert again.state() == match.state()
    for action in undone:
        again.play(action)
    assert again.replay() == whole


@given(matches, st.integers(0, 30))
def test_a_game_from_a_position_replays(match: Match, steps: int) -> None:
    start = endling.position(match.game.name, match.position(), seed=3)
    play_on(start, random.Random(steps), steps)
    again = endling.replay(start.replay())
    assert again.state() == start.state()
    assert again.replay() == start.replay()


@given(matches, st.integers(0, 30))
def test_a_guess_replays(match: Match, steps: int) -> None:
    guess = match.determinize(0, seed=4)
    play_on(guess, random.Random(steps), steps)
    assert endling.replay(guess.replay()).state() == guess.state()


# --- Damaged --------------------------------------------------------------------------------------

TEXT = KITS[0].played(3, seed=11, steps=40, table=1).replay()
LETTERS = string.ascii_letters + string.digits + "-_.~=+/ \té€"


def test_every_wrong_letter_is_noticed() -> None:
    for at, letter in enumerate(TEXT):
        for other in LETTERS:
            if other != letter:
                with pytest.raises(ReplayError):
                    endling.replay(TEXT[:at] + other + TEXT[at + 1 :])


def test_every_missing_doubled_or_swapped_letter_is_noticed() -> None:
    for at in range(len(TEXT)):
        damaged = {
            TEXT[:at] + TEXT[at + 1 :],
            TEXT[:at] + TEXT[at] + TEXT[at:],
            TEXT[:at] + TEXT[at : at + 2][::-1] + TEXT[at + 2 :],
            TEXT[:at],
        }
        for text in damaged - {TEXT}:
            with pytest.raises(ReplayError):
                endling.replay(text)


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_any_other_letter_is_noticed(at: int, letter: str) -> None:
    text = TEXT[:at] + letter + TEXT[at + 1 :]
    if text != TEXT:
        with pytest.raises(ReplayError):
            endling.replay(text)


def test_a_letter_that_is_none_is_noticed() -> None:
    with pytest.raises(ReplayError):
        endling.replay(TEXT[:30] + "\ud800" + TEXT[31:])


@given(st.text() | st.binary() | st.none() | st.integers())
@example("")
@example("E1.......")
def test_what_is_no_replay_is_refused(text: str) -> None:
    with pytest.raises(ReplayError):
        endling.replay(text)


# --- Tampered with, checksum and all --------------------------------------------------------------


@each_game
def test_another_version_is_refused_clearly(kit: Kit) -> None:
    version, parts = kit.game.version, parts_of(kit.played(2, seed=1, steps=5))
    parts[2] = str(version + 1)
    message = f"made with rules version {version + 1} of {kit}; these are version {version}"
    with pytest.raises(ReplayError, match=message):
        endling.replay(sealed(*parts))


@each_game
def test_another_format_is_refused(kit: Kit) -> None:
    parts = parts_of(kit.played(2, seed=1, steps=5))
    with pytest.raises(ReplayError, match="not a replay"):
        endling.replay(sealed("E9", *parts[1:]))


@each_game
def test_a_game_that_does_not_exist_is_refused(kit: Kit) -> None:
    parts = parts_of(kit.played(2, seed=1, steps=5))
    parts[1] = kit.name[0] + kit.name[2:]
    with pytest.raises(EndlingError, match=f"did you mean {kit}"):
        endling.replay(sealed(*parts))


@each_game
def test_the_same_parts_sealed_again_are_the_same_replay(kit: Kit) -> None:
    match = kit.played(2, seed=1, steps=5)
    assert sealed(*parts_of(match)) == match.replay()


@given(st.integers(3, 6), st.text(LETTERS, max_size=60))
@example(3, "7")
@example(3, "1_0")
@example(5, "-")
@example(6, "99999~-")
@example(6, "-1~-")
@example(6, "1~")
@example(4, "eNqrBQAAegB6")
def test_other_contents_are_refused_or_played(part: int, content: str) -> None:
    """Whatever stands in a part, the answer is a game or a ReplayError: nothing else."""
    parts = parts_of(KITS[len(content) % len(KITS)].played(2, seed=1, steps=5))
    parts[part] = content
    text = sealed(*parts)
    refused = refusal(lambda: endling.replay(text))
    if refused is None:
        match = endling.replay(text)
        assert endling.replay(match.replay()).state() == match.state()
    else:
        assert isinstance(refused, ReplayError)


@each_game
def test_actions_after_the_end_are_refused(kit: Kit) -> None:
    parts = parts_of(kit.played(2, seed=1, steps=10_000))
    length, _, digits = parts[6].partition("~")
    parts[6] = f"{int(length) + 1}~{digits}"
    with pytest.raises(ReplayError, match="after the end"):
        endling.replay(sealed(*parts))


@each_game
def test_fewer_actions_than_the_digits_tell_are_refused(kit: Kit) -> None:
    parts = parts_of(kit.played(2, seed=1, steps=10_000))
    length, _, digits = parts[6].partition("~")
    parts[6] = f"{int(length) // 2}~{digits}"
    with pytest.raises(ReplayError, match="do not fit"):
        endling.replay(sealed(*parts))
