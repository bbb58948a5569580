"""Cards as the terminal shows them: a name, a letter and a colour, a value, a text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from rich.errors import StyleSyntaxError
from rich.style import Style
from rich.text import Text

from endling.games.game import Game, Options

COLORLESS = "-"
VARIABLE = "*"  # the card's text says what it is worth

# Colour words that a terminal calls otherwise, or shows too dark.
_STYLES = {"blue": "bright_blue", "purple": "magenta", "orange": "dark_orange", "black": "default"}
_SUGGESTED = 4
_SHOWN_ELSEWHERE = {"name", "label", "text", "face_value"}


def letters_for(colors: Iterable[str]) -> dict[str, str]:
    """A letter for each colour, its first one that is still free.

    >>> letters_for(["red", "blue", "black"])
    {'red': 'R', 'blue': 'B', 'black': 'L'}
    """
    letters: dict[str, str] = {}
    for color in colors:
        free = [c for c in color.upper() if c.isalpha() and c not in letters.values()]
        letters[color] = free[0] if free else color[:2].upper()
    return letters


def style_for(color: str) -> str:
    """The terminal's style for a colour word, none for a word it does not know."""
    style = _STYLES.get(color, color)
    try:
        Style.parse(style)
    except StyleSyntaxError:
        return ""
    return style


class CardBook:
    """All cards of a game, by the name that the game knows them by.

    Of the facts of a card only `name` must be there; `label` is what people call it. `colors`,
    `face_value`, `text` and what the game marks have their own place; every other fact is shown
    under its name when somebody asks for the card.
    """

    def __init__(self, game: Game, lang: str, options: Options | None = None) -> None:
        self.game = game
        self.lang = lang
        self.facts: dict[str, Mapping[str, Any]] = {
            str(card["name"]): card for card in game.cards(lang, options)
        }
        self._called = {
            called.casefold(): name
            for name, card in self.facts.items()
            for called in (name, str(card.get("label", name)))
        }
        self.letters = letters_for(game.words_for_colors)
        self._marks = game.language(lang).marks
        self._shown_elsewhere = _SHOWN_ELSEWHERE | set(self._marks)

    def label(self, fact: str) -> str:
        """What the game calls a fact of a view or of a card."""
        return self.game.fact_text(fact, self.lang)

    def __contains__(self, name: object) -> bool:
        return name in self.facts

    def find(self, given: str) -> str | None:
        """The card that somebody means: by its name, or the only one that begins like this."""
        wanted = given.strip().casefold()
        if wanted in self._called:
            return self._called[wanted]
        close = self._begun(wanted)
        return close[0] if len(close) == 1 else None

    def _begun(self, wanted: str) -> list[str]:
        found = (name for called, name in self._called.items() if called.startswith(wanted))
        return list(dict.fromkeys(found))

    def similar(self, given: str) -> list[str]:
        """What cards are called that somebody may have meant."""
        wanted = given.strip().casefold()
        close = [
            self._called[called] for called in get_close_matches(wanted, self._called, n=_SUGGESTED)
        ]
        return [self.called(name) for name in dict.fromkeys(self._begun(wanted) + close)][
            :_SUGGESTED
        ]

    def called(self, name: str) -> str:
        """What people call a card."""
        return str(self._get(name, "label") or name)

    def _get(self, name: str, fact: str) -> Any:
        return self.facts.get(name, {}).get(fact)

    def colors(self, name: str) -> list[str]:
        """The colours of a card."""
        return list(self._get(name, "colors") or [])

    def letter(self, name: str) -> str:
        """The letters of a card's colours, a dash for none."""
        return "".join(self.letters.get(color, "?") for color in self.colors(name)) or COLORLESS

    def style(self, name: str) -> str:
        """The colour a card is shown in; a card of several colours stays plain."""
        colors = self.colors(name)
        return style_for(colors[0]) if len(colors) == 1 else ""

    def value(self, name: str) -> str:
        """The printed value."""
        value = self._get(name, "face_value")
        return VARIABLE if value is None else str(value)

    def title(self, name: str) -> str:
        """The name, with the marks that the game gives to cards like this."""
        marks = (letter for fact, (letter, _) in self._marks.items() if self._get(name, fact))
        return self.called(name) + "".join(f" ({letter})" for letter in marks)

    def text(self, name: str) -> str:
        """What the card does."""
        return str(self._get(name, "text") or "")

    def kind(self, name: str) -> str:
        """What kind of card it is, if the game says so."""
        kind = self._get(name, "kind")
        return self.label(str(kind)) if kind else ""

    def styled(self, name: str) -> Text:
        """The title in the card's colour."""
        return Text(self.title(name), style=self.style(name))

    def summary(self, name: str) -> str:
        """All other facts in one line."""
        parts = []
        for fact, value in self.facts.get(name, {}).items():
            if fact in self._shown_elsewhere or value in (None, False, [], "", 0):
                continue
            if value is True:
                parts.append(self.label(fact))
            else:
                values = value if isinstance(value, list) else [value]
                shown = ", ".join(self.label(v) if isinstance(v, str) else str(v) for v in values)
                parts.append(f"{self.label(fact)} {shown}")
        return ", ".join(parts)
