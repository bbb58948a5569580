"""The PTX itself, run on the CPU under the real runner, plays the games that the rules play."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from endling.gpu.build import build
from endling.gpu.runner import check
from tests.gpu import needs
from tests.gpu.builds import BUILDS
from tests.gpu.card import Card
from tests.kits import Kit

pytestmark = needs.compiled

GAMES = 4
TABLES = [(kit, program, n) for kit, program in BUILDS for n in range(len(kit.tables))]
CARD = Card()


@pytest.mark.parametrize(("kit", "program", "table"), TABLES, ids=str)
def test_the_same_games_with_every_number_of_players(
    kit: Kit, program: str, table: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(build(kit.game, kit.tables[table], (program,), GAMES), CARD) == 0
    compared = capsys.readouterr().out.splitlines()
    assert len(compared) >= len(kit.players)
    assert all(f": {GAMES} games" in line for line in compared)


def test_a_program_that_rolls_other_dice_is_found_out() -> None:
    kit, program = BUILDS[0]
    built = build(kit.game, None, (program,), GAMES)
    ptx = re.sub(r"(shf\.l\.wrap\.b32 .*), 16;", r"\1, 15;", built.ptx[program])
    assert check(replace(built, ptx={program: ptx}), CARD) > 0
