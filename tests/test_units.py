"""Units of several games live side by side in one process."""

from __future__ import annotations

import pytest

from endling.kernel.build import INTERPRETED
from endling.kernel.engine import ANSWER
from endling.match import Match
from tests.kits import KITS


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_every_game_is_answered_by_its_own_unit() -> None:
    matches = [Match.new(kit.name, kit.players[0], 1) for kit in KITS]
    for match in matches:
        match.play(match.legal[0])
    addresses = {ANSWER.target(match.game.record).address for match in matches}
    assert 0 not in addresses
    assert len(addresses) == len(KITS)
