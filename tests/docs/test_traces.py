"""Nothing in the repository tells of the machine that it was made on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tests.docs.pages import ROOT

NOT_OURS = {".git", "__pycache__", "build", "dist", "node_modules"}
DOT_FOLDERS = {".ci", ".github"}
FOLDERS = "|".join(("work", "root", "tmp", "home", "Users", "mnt"))
REGISTRIES = "|".join(("registry", "pypi", "pythonhosted", "npmjs", "artifactory", "nexus"))
TRACES = re.compile(
    rf"(?<![\w.~$/)}}>*-])/(?:{FOLDERS})\b"
    rf"|https?://[^\s\"'/]*(?:{REGISTRIES})"
    r"|\bindex-url|\bregistry\s*=\s*http"
)


def files(folder: Path) -> Iterator[Path]:
    """All files of the repository, without what tools have put there."""
    for path in sorted(folder.iterdir()):
        if path.name in NOT_OURS:
            continue
        if path.is_file():
            yield path
        elif path.name in DOT_FOLDERS or path.name[0] != ".":
            yield from files(path)


def test_no_machine_paths_and_no_registries() -> None:
    found = []
    for path in files(ROOT):
        text = path.read_text(encoding="utf-8", errors="ignore")
        found += [f"{path.relative_to(ROOT)}: {trace[0]}" for trace in TRACES.finditer(text)]
    assert found == []
