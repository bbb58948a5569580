"""Compare all games of a program for GPUs with the CPU's, on a machine without a GPU.

    endling gpu build GAME --out game.npz --expect 100000
    python -m bench.gpu_on_cpu game.npz

The runner does what it does with `--check`, but the PTX in the file is translated for this computer
and runs here, thread by thread (tests/gpu/ptx).
"""

from __future__ import annotations

import sys

from endling.gpu.runner import Program, check
from tests.gpu.card import Card


def main(path: str) -> int:
    return 1 if check(Program.read(path), Card(fast=True)) else 0


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
