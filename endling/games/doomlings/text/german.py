"""German."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.event_types import Happening
from endling.games.doomlings.prompts import Prompt
from endling.games.doomlings.reasons import Reason
from endling.games.doomlings.text import german_grammar, german_options
from endling.games.doomlings.text.choices import Kind
from endling.games.doomlings.text.event import Event
from endling.games.doomlings.text.german_cards import LABELS, PHRASES
from endling.games.doomlings.text.german_events import EVENTS
from endling.games.doomlings.text.german_facts import FACTS
from endling.games.doomlings.text.german_grammar import COLORS, traits
from endling.games.doomlings.text.german_mistakes import MISTAKES
from endling.games.doomlings.text.german_questions import CHOICES, PROMPTS, REASONS, WORDS
from endling.games.doomlings.text.language import Icon, Language, OptionKey
from endling.games.doomlings.text.parts import Part
from endling.games.doomlings.text.phrases import look_up, sentence
from endling.kernel.actions import Word


class German(Language):
    """German, saying du to the player; cards keep their names."""

    code = "de"
    name = "Deutsch"
    phrases = PHRASES
    facts = FACTS
    mistakes = MISTAKES

    def link(self, words: str, later: bool) -> str:
        """Join a sentence to the one before it; the verb after the bar stays in second place."""
        subject, bar, predicate = words.partition("|")
        if not later:
            return f"{subject} {predicate}" if bar else words
        if not bar:
            return f"dann {words}"
        verb, _, rest = predicate.partition(" ")
        comma = "," if subject.startswith("wer ") else ""
        return f"dann {verb}{comma} {subject} {rest}"

    def label(self, part: Part) -> str:
        """What stands in front of a paragraph."""
        return look_up(LABELS, part)

    def color(self, c: v.Color) -> str:
        """The name of a colour."""
        return look_up(COLORS, c)

    def word(self, w: Word) -> str:
        """The usual label of an answer."""
        return look_up(WORDS, w)

    def icon(self, name: Icon) -> str:
        """What a symbol is called."""
        return look_up(german_options.ICONS, name)

    def prompt(self, prompt: Prompt, cause: str | None) -> str:
        """What is asked, and because of which card."""
        question = look_up(PROMPTS, prompt)
        return f"{question} ({cause})" if cause else question

    def choice(self, prompt: Prompt, kind: Kind, what: str) -> str:
        """The label of one answer."""
        return CHOICES.label(prompt, kind, what, self.color, self.word)

    def owners(self, name: str) -> str:
        """A name as the owner of something."""
        return german_grammar.owners(name)

    def happening(
        self,
        h: Happening,
        who: str | None,
        card: str | None,
        source: str | None,
        target: str | None,
        number: int,
    ) -> str:
        """A line of the event log."""
        return sentence(look_up(EVENTS, h)(Event(who, card, source, target, number)))

    def reason(self, r: Reason, value: int, color: v.Color | None) -> str:
        """Why a choice is not legal."""
        words = look_up(REASONS, r)
        if "{traits}" in words:
            needed = f"{value} Merkmale" if color is None else traits(value, color)
            return words.format(traits=needed)
        if "{color" in words:
            name = self.color(v.Color(value) if color is None else color)
            return words.format(color=name, colored=f"{name}e")
        return words.format(value=value)

    def option(self, key: OptionKey) -> tuple[str, str]:
        """The title of an option, and what it does."""
        return look_up(german_options.OPTIONS, key)

    def option_value(self, key: OptionKey, value: object) -> str:
        """How a value of an option is shown."""
        return german_options.option_value(key, value)
