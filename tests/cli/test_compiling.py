"""The progress bar while the rules are compiled."""

from __future__ import annotations

import pytest

from endling.cli import compiling
from endling.cli.compiling import compiling_shown
from endling.kernel.jit import CompileWatch


class Watch(CompileWatch):
    """Stands in for Numba: reports what a test wants."""

    current: Watch

    def __enter__(self) -> Watch:
        Watch.current = self
        return self

    def __exit__(self, *_: object) -> None:
        pass


def test_nothing_is_shown_when_nothing_is_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiling, "CompileWatch", Watch)
    with compiling_shown():
        pass
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("functions", [1, 300, 1000])
def test_the_bar_goes_to_standard_error(
    functions: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiling, "CompileWatch", Watch)
    with compiling_shown():
        for _ in range(functions):
            Watch.current.on_end(None)
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "compiling the rules, once" in shown.err


def test_an_error_while_compiling_is_not_swallowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "CompileWatch", Watch)

    def compile_badly() -> None:
        with compiling_shown():
            Watch.current.on_end(None)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        compile_badly()
