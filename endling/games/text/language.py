"""What a game's language is made of: tables of phrases, and the sentences made from them."""

from __future__ import annotations

from abc import ABC
from collections.abc import Callable, Mapping, Sequence
from importlib import resources
from typing import Any, ClassVar, Literal

from endling.games.text.grammar import Grammar, Noun
from endling.games.text.line import Line
from endling.games.text.mistakes import Complaint, Place
from endling.games.text.options import OptionText
from endling.games.text.phrases import capital, kind_of, look_up, sentence

LineOf = Callable[[Line], str]  # puts a line of the log into words
Kind = Literal["card", "player", "color", "number", "word"]  # of an answer


class Language(ABC):
    """Everything a game says, in one language; whatever has no words raises `MissingPhraseError`.

    Questions, answers, events, reasons and options go by the names that they have in the game, in
    lower case. A question that is answered by cards names in `verbs` what happens to the card, and
    `answers` has the words for that.
    """

    code: ClassVar[str]
    name: ClassVar[str]  # what its speakers call it
    grammar: ClassVar[Grammar]

    nouns: ClassVar[Mapping[str, Noun]]
    facts: ClassVar[Mapping[str, str]]  # names of facts that differ from their keys
    card_names: Mapping[str, str] = {}  # of cards that are not called as they are in the game
    icons: ClassVar[Mapping[str, str]] = {}
    marks: ClassVar[Mapping[str, tuple[str, str]]] = {}  # facts of cards that plain text marks: the
    # letter in brackets, and what it says
    colors: ClassVar[Mapping[str, str]] = {}  # colours or suits, in lower case
    words: ClassVar[Mapping[str, str]]  # the usual labels of answers that are words
    questions: ClassVar[Mapping[str, str]]
    questions_about: ClassVar[Mapping[str, str]]  # with `{}` for the card that makes it ask
    verbs: ClassVar[Mapping[str, str]]  # what each question does with the card that is chosen
    answers: ClassVar[Mapping[str, str]]  # by that verb, with `{}` for the card
    players: ClassVar[Mapping[str, str]] = {}  # by question, where the bare name would not do
    color_answers: ClassVar[Mapping[str, str]] = {}  # likewise for colours
    word_answers: ClassVar[Mapping[tuple[str, str], str]] = {}  # by question and word, likewise
    lines: ClassVar[Mapping[str, LineOf]]  # of the log, in the present tense
    reasons: ClassVar[Mapping[str, str]]  # why a choice is not legal
    options: ClassVar[Mapping[str, OptionText]] = {}
    mistakes: ClassVar[Mapping[type, Callable[[Any, Language], str]]]

    # --- Words

    def noun(self, name: str) -> Noun:
        """A thing of the game."""
        return look_up(self.nouns, name)

    def fact(self, name: str) -> str:
        """What an entry of a view, of a card's facts or of a score sheet is called."""
        return self.facts.get(name) or name.replace("_", " ")

    def icon(self, name: str) -> str:
        """What a symbol on a card is called."""
        return look_up(self.icons, name)

    def color(self, name: str) -> str:
        """The name of a colour, in lower case."""
        return look_up(self.colors, name)

    def card(self, name: str) -> str:
        """What a card is called."""
        return self.card_names.get(name, name)

    def mention(self, name: str) -> str:
        """A card inside a sentence, where a name that reads like a sentence needs marks."""
        return self.card(name)

    def spoken(self, kind: str, names: Sequence[str]) -> list[str]:
        """Names of things of a kind."""
        return [self.color(name) if kind == "color" else self.card(name) for name in names]

    def word(self, name: str) -> str:
        """The usual label of an answer that is neither card, player, colour nor number."""
        return look_up(self.words, name)

    # --- The table

    def question(self, name: str, cause: str | None) -> str:
        """What is asked, said to the player; `cause` is the name of the card that makes it ask."""
        words = look_up(self.questions, name)
        if cause is None:
            return words
        if name in self.questions_about:
            return self.questions_about[name].format(self.mention(cause))
        return f"{words} ({self.card(cause)})"

    def answer(self, question: str, kind: Kind, what: str) -> str:
        """The label of one answer.

        `what` is the name of the card or the player, the number in digits, or the name of the
        colour or the word in the game.
        """
        match kind:
            case "card":
                verb = look_up(self.verbs, question)
                return look_up(self.answers, verb).format(self.mention(what))
            case "player":
                return self.players.get(question, "{}").format(what)
            case "color":
                return capital(self.color_answers.get(question, "{}").format(self.color(what)))
            case "number":
                return what
            case "word":
                return self.word_answers.get((question, what)) or self.word(what)

    def line(self, event: str, line: Line) -> str:
        """A line of the event log; players and cards by name, a hidden card as None."""
        names = (line.card, line.off, line.onto)
        card, off, onto = (name and self.mention(name) for name in names)
        return sentence(look_up(self.lines, event)(line._replace(card=card, off=off, onto=onto)))

    def reason(self, name: str, detail: int = 0) -> str:
        """Why a choice is not legal, in a few words without a full stop.

        `detail` is what some reasons need besides their name.
        """
        return look_up(self.reasons, name)

    # --- Options

    def option(self, key: str) -> tuple[str, str]:
        """The title of an option of the table, and what it does."""
        text = look_up(self.options, key)
        return text.title, text.explanation

    def option_value(self, key: str, value: object) -> str:
        """How a value of an option is shown."""
        return look_up(self.options, key).values.show(value, self.grammar)

    # --- Mistakes

    def complaint(self, complaint: Complaint) -> str:
        """What is wrong and where, without a full stop, said to who filled in a page."""
        return ": ".join([*self._place(complaint.where), self.mistake(complaint.mistake)])

    def mistake(self, mistake: object) -> str:
        """What is wrong."""
        return look_up(self.mistakes, kind_of(mistake))(mistake, self)

    def _place(self, where: Place | str) -> list[str]:
        if isinstance(where, Place):
            unnamed = "" if where.seat is None else f"{self.fact('player')} {where.seat + 1}"
            return [part for part in (where.name or unnamed, self.fact(where.entry)) if part]
        return [self.options[where].title if where in self.options else self.fact(where)]

    # --- Rules

    def rules(self) -> str:
        """The rules of the game as Markdown, from beside the module of the game's language."""
        package = type(self).__module__.rpartition(".")[0]
        page = resources.files(package).joinpath(f"rules_{self.code}.md")
        return page.read_text(encoding="utf-8")

    def summary(self) -> str:
        """What the game is about: the first sentence of its rules."""
        _, paragraph, *_ = self.rules().split("\n\n")
        sentence, stop, _ = " ".join(paragraph.split()).partition(". ")
        return sentence + stop.strip()
