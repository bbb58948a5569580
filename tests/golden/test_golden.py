"""The games still go as they went when somebody last looked."""

from __future__ import annotations

import pytest

import endling
from endling.games import find_game, game_names
from tests.golden.playthrough import GOLDENS, Golden, tell

OFFERED = [golden for golden in GOLDENS if golden.game in game_names()]


@pytest.mark.parametrize("golden", OFFERED, ids=lambda golden: golden.page.stem)
def test_the_game_goes_as_before(golden: Golden) -> None:
    assert tell(golden) == golden.page.read_text(encoding="utf-8")


def test_every_game_has_a_page_in_every_language() -> None:
    for name in game_names():
        told = {golden.lang for golden in GOLDENS if golden.game == name}
        assert told == set(find_game(name).languages), name


@pytest.mark.parametrize("golden", OFFERED, ids=lambda golden: golden.page.stem)
def test_its_replay_tells_the_same_game(golden: Golden) -> None:
    replay = golden.page.read_text(encoding="utf-8").rstrip().splitlines()[-1]
    match = endling.replay(replay)
    assert match.over
    assert f"scores: {match.scores}" in golden.page.read_text(encoding="utf-8")
