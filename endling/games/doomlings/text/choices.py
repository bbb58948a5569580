"""The labels of answers, by the question they answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.prompts import Prompt
from endling.games.doomlings.text.phrases import look_up
from endling.kernel.actions import Word

Kind = Literal["card", "player", "color", "number", "word"]


@dataclass(frozen=True)
class Choices:
    """Templates for answers: `{}` is the card, the player or the colour.

    Every question that cards answer has its own template. Players and colours are called by their
    names, and words by their usual labels, unless the question is listed here.
    """

    cards: Mapping[Prompt, str]
    players: Mapping[Prompt, str]
    colors: Mapping[Prompt, str]
    words: Mapping[tuple[Prompt, Word], str]

    def label(
        self,
        prompt: Prompt,
        kind: Kind,
        what: str,
        color: Callable[[v.Color], str],
        word: Callable[[Word], str],
    ) -> str:
        """The label of one answer."""
        match kind:
            case "card":
                return look_up(self.cards, prompt).format(what)
            case "player":
                return self.players.get(prompt, "{}").format(what)
            case "color":
                name = color(v.Color[what.upper()])
                return _capital(self.colors.get(prompt, "{}").format(name))
            case "number":
                return what
            case "word":
                chosen = Word[what.upper()]
                return self.words.get((prompt, chosen)) or word(chosen)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
