from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from endling.cli import app

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saved games go into a folder of their own, and the terminal has 80 columns."""
    monkeypatch.setenv("ENDLING_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path / "home"


@pytest.fixture
def run() -> Run:
    """Run a command; whatever is not an exit code is a failure."""

    def run_command(
        *args: str, given: str = "", env: Mapping[str, str | None] | None = None
    ) -> Result:
        result = CliRunner().invoke(app, args, input=given, env=env, catch_exceptions=False)
        assert "Traceback" not in result.output
        return result

    return run_command


@pytest.fixture
def fails(run: Run) -> Callable[..., str]:
    """Run a command that must end with exit code 2, one line on stderr and nothing on stdout."""

    def run_wrongly(*args: str, given: str = "") -> str:
        result = run(*args, given=given)
        assert result.exit_code == 2, result.output
        assert result.stdout == ""
        assert result.stderr.startswith("endling: ")
        assert result.stderr.count("\n") == 1
        return result.stderr

    return run_wrongly
