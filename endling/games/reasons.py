"""Why a choice is not legal: one line per reason, which is also its number in the rules.

What `why_not` returns has that number in its lowest byte. Above it stands what the words of some
reasons need besides: a number, a color, a symbol.
"""

from __future__ import annotations

from endling.kernel.numbering import Numbered

_COMMON = ("legal", "game_over", "not_asked", "not_in_hand")
LEGAL, GAME_OVER, NOT_ASKED, NOT_IN_HAND = range(len(_COMMON))
_NUMBERS = 256


class Reasons(Numbered[str]):
    """The reasons of a game: those that every game has, then its own as they are declared.

    The later a reason is declared, the more it tells.
    """

    def __init__(self) -> None:
        super().__init__(*_COMMON)

    def declare(self, thing: str) -> int:
        """Add a reason; returns its number."""
        if len(self.all) == _NUMBERS:
            raise ValueError(f"there are more than {_NUMBERS - 1} reasons")
        return super().declare(thing)

    @staticmethod
    def number(code: int) -> int:
        """The reason in what `why_not` returned."""
        return code % _NUMBERS

    @staticmethod
    def detail(code: int) -> int:
        """What the reason needs besides."""
        return code // _NUMBERS

    @property
    def names(self) -> tuple[str, ...]:
        """Their names, by number."""
        return self.all
