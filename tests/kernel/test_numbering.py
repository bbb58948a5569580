"""Things get their numbers where they are declared, once."""

from __future__ import annotations

import pytest

from endling.kernel.numbering import Numbered


def test_numbers_follow_the_declarations() -> None:
    numbered = Numbered("none")
    assert [numbered.declare(name) for name in ("red", "green")] == [1, 2]
    assert numbered.all == ("none", "red", "green")
    assert numbered.numbers == range(3)
    assert numbered.number_of("green") == 2


def test_numbers_begin_where_they_should() -> None:
    numbered = Numbered[str](first=20)
    assert numbered.declare("red") == 20
    assert numbered.numbers == range(20, 21)


def test_what_is_declared_twice_is_refused() -> None:
    numbered = Numbered("red")
    with pytest.raises(ValueError, match="red"):
        numbered.declare("red")


def test_what_is_not_declared_has_no_number() -> None:
    with pytest.raises(ValueError, match="blue"):
        Numbered("red").number_of("blue")
