"""Before a card is laid down, the target shows the score that it would have."""

from __future__ import annotations

import random
from collections import Counter

import endling
from endling.kernel.build import INTERPRETED
from endling.match import Match

TARGETS = {"lay", "kill", "move_to", "strip", "remove_top", "revive", "throne", "swap_second"}
GAMES = 3 if INTERPRETED else 40


def member(match: Match, name: str, viewer: int | None = None) -> dict[str, object]:
    players = match.view(viewer)["players"]
    found: dict[str, object] = next(
        one for player in players for one in player["family"] if one["card"] == name
    )
    return found


def test_what_is_shown_is_what_comes() -> None:
    compared: Counter[str] = Counter()
    for seed in range(GAMES):
        match = endling.new("gloom_of_thrones", 2 + seed % 4, seed)
        dice = random.Random(seed)
        while not match.over:
            prompt, actor = match.prompt or "", match.actor
            action = dice.choice(match.legal)
            name = match.game.meaning(action)[1]
            shown = None
            if prompt in TARGETS and name in match.game.card_names:
                shown = member(match, name, actor)["would_be"]
                assert shown is not None
                others = {seat for seat in range(match.players) if seat != actor}
                assert all(member(match, name, seat)["would_be"] is None for seat in others)
            asks_more = match.cause == "Died Dreaming of the Seat" and prompt == "kill"
            cause = match.cause
            match.play(action)
            while match.prompt == "respond":
                match.play(match.find(word="no"))
            if shown is not None and not asks_more:
                found = member(match, name)
                if cause == "Died Dreaming of the Seat" and prompt == "throne":
                    continue
                assert found["score"] == shown, (prompt, match.replay())
                compared[prompt] += 1
    assert set(compared) >= ({"lay", "kill"} if INTERPRETED else TARGETS)
