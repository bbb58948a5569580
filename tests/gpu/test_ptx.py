"""The rules compile for graphics processors, on any machine."""

from __future__ import annotations

from pathlib import Path

import pytest

from endling.gpu.build import ptx_of
from endling.gpu.kernels import KERNELS
from tests.gpu import needs
from tests.gpu.builds import BUILDS

pytestmark = needs.compiled


@pytest.fixture(scope="module", params=BUILDS, ids=lambda build: f"{build[0]}-{build[1]}")
def ptx(request: pytest.FixtureRequest) -> str:
    kit, program = request.param
    return ptx_of(kit.game, program)


def test_every_kernel_can_be_launched(ptx: str) -> None:
    for kernel in KERNELS:
        assert f".visible .entry {kernel}(" in ptx


def test_nothing_is_left_to_link(ptx: str) -> None:
    assert ".extern" not in ptx
    assert "NRT_" not in ptx


def test_the_assembler_takes_it(ptx: str, tmp_path: Path) -> None:
    needs.assemble(ptx, tmp_path)
