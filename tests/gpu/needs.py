"""What some tests of the programs for graphics processors need, and skip without."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from endling import gpu
from endling.kernel.build import INTERPRETED

compiled = pytest.mark.skipif(INTERPRETED, reason="interpreted rules are never compiled")
a_gpu = pytest.mark.skipif(not gpu.is_available(), reason=str(gpu.why_not()))


def assemble(ptx: str, folder: Path) -> None:
    """Have NVIDIA's assembler take PTX, which needs no GPU."""
    assembler = shutil.which("ptxas") or next(_packaged("ptxas"), None)
    if assembler is None:
        pytest.skip("no ptxas on this machine")
    (folder / "rules.ptx").write_text(ptx)
    command = [assembler, "-O0", "-arch=sm_80", "rules.ptx", "-o", "rules.cubin"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def _packaged(tool: str) -> Iterator[str]:
    """Where a tool is in NVIDIA's packages for Python, if one with it is installed."""
    package = importlib.util.find_spec("nvidia")
    for folder in (package and package.submodule_search_locations) or ():
        yield from map(str, Path(folder).glob(f"cu*/bin/{tool}"))
