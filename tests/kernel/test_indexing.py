"""Compiled rules do not look whether an index counts from the end, as long as Numba lets them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numba import int64, njit
from numba.np import arrayobj

from endling.kernel import indexing
from endling.kernel.compiler import intermediate_code

SIGNATURE = int64(int64[::1], int64)
COMPARISON = "icmp slt i64 %"  # of an index that is not known before with zero


def entry_at(numbers: Any, at: int) -> Any:
    return numbers[at]


def code_of_rule() -> str:
    return str(intermediate_code(entry_at, SIGNATURE).library.get_llvm_str())


def test_the_installed_numba_is_as_known() -> None:
    assert indexing.is_as_known()


def test_rules_have_no_comparison_and_numba_has_one() -> None:
    usual = njit(SIGNATURE)(entry_at)
    assert COMPARISON in usual.inspect_llvm(usual.signatures[0])
    assert COMPARISON not in code_of_rule()


def test_what_is_replaced_comes_back() -> None:
    before = arrayobj.fix_integer_index
    with indexing.indices_as_they_are():
        assert arrayobj.fix_integer_index is not before
    assert arrayobj.fix_integer_index is before
    numbers = np.arange(3)
    assert njit(entry_at)(numbers, -1) == 2


def changed_parameters(context: Any, builder: Any, index: Any) -> None: ...


@pytest.mark.parametrize(
    "numba",
    [
        SimpleNamespace(),
        SimpleNamespace(fix_integer_index=arrayobj.fix_integer_index),
        SimpleNamespace(
            fix_integer_index=changed_parameters, basic_indexing=arrayobj.basic_indexing
        ),
        SimpleNamespace(
            fix_integer_index=arrayobj.fix_integer_index, basic_indexing=changed_parameters
        ),
    ],
)
def test_a_numba_that_differs_is_noticed(numba: Any) -> None:
    assert not indexing.is_as_known(numba)


def test_with_another_numba_nothing_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arrayobj, "fix_integer_index", changed_parameters)
    indexing._may_replace.cache_clear()
    with (
        pytest.warns(RuntimeWarning, match="fix_integer_index"),
        indexing.indices_as_they_are(),
    ):
        assert arrayobj.fix_integer_index is changed_parameters
    indexing._may_replace.cache_clear()
