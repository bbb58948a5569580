"""The rules compile for graphics processors, on any machine."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from endling.gpu.build import ptx_of
from endling.gpu.kernels import KERNELS
from endling.gpu.program import COUNTED, PROGRAMS
from tests.gpu import needs
from tests.kits import KITS

pytestmark = needs.compiled


# The smallest game in every way, the others with all that there is.
BUILDS = [(kit, program) for kit in KITS for program in PROGRAMS]
BUILDS = [(kit, program) for kit, program in BUILDS if kit.name == "embers" or program == COUNTED]


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
    assembler = shutil.which("ptxas")
    if assembler is None:
        pytest.skip("no ptxas on this machine")
    (tmp_path / "rules.ptx").write_text(ptx)
    command = [assembler, "-O0", "-arch=sm_80", "rules.ptx", "-o", "rules.cubin"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
