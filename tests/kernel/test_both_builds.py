"""The tests of this folder run in the other build too: interpreted here means compiled there."""

from __future__ import annotations

import re

from endling.kernel.build import INTERPRETED
from tests.kernel.entry_points import OTHER_BUILD, run_python


def test_all_tests_of_this_folder_pass_in_the_other_build() -> None:
    plain = ["-p", "no:cacheprovider", "-p", "no:xdist"]
    others = ["--ignore", "tests/kernel/test_both_builds.py"]
    printed = run_python(OTHER_BUILD, "-m", "pytest", "tests/kernel", *plain, *others)
    passed = re.search(r"(\d+) passed", printed)
    assert passed, printed
    assert int(passed[1]) >= 30
    assert "skipped" not in printed


def test_the_builds_really_differ() -> None:
    code = "from endling.kernel.jit import INTERPRETED; print(INTERPRETED)"
    assert run_python(OTHER_BUILD, "-c", code).strip() == str(not INTERPRETED)
