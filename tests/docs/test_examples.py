"""What the documentation shows is what happens."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from endling.cli import app
from tests.docs.pages import ROOT, blocks, each_page, read

FILE = re.compile(r"`([\w.-]+\.json)`:\n\n```json\n(.*?)^```$", re.DOTALL | re.MULTILINE)
EXCERPT = re.compile(r"From\s+`([^`]+)`:\n\n```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


@each_page
def test_python_examples_run(page: Path) -> None:
    examples = "\n".join(block for block in blocks(page, "python") if block.startswith(">>>"))
    test = doctest.DocTestParser().get_doctest(examples, {}, page.name, str(page), 0)
    report: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test, out=report.append)
    assert runner.failures == 0, "".join(report)


@each_page
def test_commands_give_what_is_shown(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ENDLING_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    for name, text in FILE.findall(read(page)):
        Path(name).write_text(text, encoding="utf-8")
    for block in blocks(page, "console"):
        command, _, shown = block.partition("\n")
        program, *arguments = shlex.split(command.removeprefix("$ "))
        assert program == "endling"
        result = CliRunner().invoke(app, arguments, catch_exceptions=False)
        assert result.exit_code == 0
        assert _lines(result.stdout) == _lines(shown)


def _lines(text: str) -> list[str]:
    return [line.rstrip() for line in text.strip().splitlines()]


@each_page
def test_excerpts_are_real(page: Path) -> None:
    for file, code in EXCERPT.findall(read(page)):
        assert code in (ROOT / file).read_text(encoding="utf-8"), f"not in {file}:\n{code}"
