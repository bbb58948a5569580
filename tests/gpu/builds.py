"""The programs that tests build: all of the smallest game, of others the one with most in it."""

from __future__ import annotations

from endling.gpu.program import COUNTED, PROGRAMS
from tests.kits import KITS

BUILDS = [
    (kit, program)
    for kit in KITS
    for program in PROGRAMS
    if kit.name == "embers" or program == COUNTED
]
