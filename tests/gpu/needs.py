"""What some tests of the programs for graphics processors need, and skip without."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
from pathlib import Path

import pytest

from endling import gpu
from endling.kernel.build import INTERPRETED

compiled = pytest.mark.skipif(INTERPRETED, reason="interpreted rules are never compiled")
a_gpu = pytest.mark.skipif(not gpu.is_available(), reason=str(gpu.why_not()))


def assemble(ptx: str, folder: Path) -> None:
    """Have NVIDIA's assembler take PTX, which needs no GPU; it is in `nvidia-cuda-nvcc` of PyPI."""
    assembler = _assembler()
    if assembler is None:
        pytest.skip("no ptxas on this machine")
    (folder / "rules.ptx").write_text(ptx)
    command = [assembler, "-O0", "-arch=sm_80", "rules.ptx", "-o", "rules.cubin"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def _assembler() -> str | None:
    """Where the assembler is: on the path, or in a package of NVIDIA's."""
    package = importlib.util.find_spec("nvidia")
    for folder in package.submodule_search_locations or () if package else ():
        for found in sorted(Path(folder).glob("cu*/bin/ptxas")):
            return str(found)
    return shutil.which("ptxas")
