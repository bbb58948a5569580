"""What a language does to numbers, nouns, names and lists."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Literal, NamedTuple

from endling.errors import shown
from endling.games.blanks import is_blank, owner_blank

MINUS = "\N{MINUS SIGN}"

Gender = Literal["m", "f", "n"]


class Noun(NamedTuple):
    """A noun: one, several, and its gender where the language has any."""

    one: str
    many: str
    gender: Gender = "n"


class Grammar(ABC):
    """The grammar of one language, as far as games need it."""

    small_numbers: tuple[str, ...]  # in words, from zero on
    and_: str
    or_: str
    quotes: tuple[str, str]

    def number(self, n: int) -> str:
        """A number in digits, with a proper minus if it is below zero."""
        return str(n) if n >= 0 else f"{MINUS}{-n}"

    def signed(self, n: int) -> str:
        """A number with its sign: +2, but 0."""
        return f"+{n}" if n > 0 else self.number(n)

    def in_words(self, n: int) -> str:
        """A small number in words, a large one in digits."""
        return self.small_numbers[n] if 0 <= n < len(self.small_numbers) else self.number(n)

    @abstractmethod
    def counted(self, n: int, noun: Noun, adjective: str = "") -> str:
        """A number and its noun, as the object of a sentence: 1 card, 2 random cards."""

    def some(self, n: int | str, noun: Noun) -> str:
        """A number of things as the object of a sentence, one of them by its article: a card.

        A blank for a number stands for several.

        >>> ENGLISH.some(1, Noun("eye", "eyes")), ENGLISH.some("{n}", Noun("card", "cards"))
        ('an eye', '{n} cards')
        >>> GERMAN.some(1, Noun("Zug", "Züge", "m")), GERMAN.some(2, Noun("Karte", "Karten", "f"))
        ('einen Zug', '2 Karten')
        """
        if isinstance(n, str):
            return f"{n} {noun.many}"
        return f"{self.article(noun)} {noun.one}" if n == 1 else self.counted(n, noun)

    @abstractmethod
    def article(self, noun: Noun) -> str:
        """The indefinite article of an object."""

    def bonus(self, n: int, noun: Noun) -> str:
        """A number with its sign and its noun: +1 point."""
        return f"+{self.counted(n, noun)}" if n > 0 else self.counted(n, noun)

    @abstractmethod
    def unknown(self, noun: Noun) -> str:
        """A thing of this kind that nobody knows: unknown card."""

    def all_of(self, things: Sequence[str]) -> str:
        """A list that means all: Ann, Ben and Cem."""
        return self._listed(things, self.and_)

    def one_of(self, things: Sequence[str]) -> str:
        """A list that means any: red, blue or green."""
        return self._listed(things, self.or_)

    def _listed(self, things: Sequence[str], joint: str) -> str:
        if len(things) < 2:
            return "".join(things)
        return f"{', '.join(things[:-1])} {joint} {things[-1]}"

    def quoted(self, words: object) -> str:
        """What somebody has written, in quotation marks."""
        text = words if isinstance(words, str) else shown(words)
        return f"{self.quotes[0]}{text}{self.quotes[1]}"

    def owner(self, name: str) -> str:
        """A name as the owner of something; each language has its own place for that."""
        return owner_blank(name) if is_blank(name) else self.possessive(name)

    @abstractmethod
    def possessive(self, name: str) -> str:
        """A real name as the owner of something."""


class EnglishGrammar(Grammar):
    """English with American spelling. An owner stands in front: Ann's hand."""

    small_numbers = (
        "zero", "one", "two", "three", "four", "five", "six",
        "seven", "eight", "nine", "ten", "eleven", "twelve",
    )  # fmt: skip
    and_, or_ = "and", "or"
    quotes = ("\N{LEFT DOUBLE QUOTATION MARK}", "\N{RIGHT DOUBLE QUOTATION MARK}")

    def counted(self, n: int, noun: Noun, adjective: str = "") -> str:
        """A number and its noun.

        >>> ENGLISH.counted(2, Noun("card", "cards"), "random")
        '2 random cards'
        """
        words = [self.number(n), adjective, noun.one if abs(n) == 1 else noun.many]
        return " ".join(filter(None, words))

    def article(self, noun: Noun) -> str:
        """A, or an in front of a vowel."""
        return "an" if noun.one[0] in "aeiou" else "a"

    def unknown(self, noun: Noun) -> str:
        """A thing of this kind that nobody knows."""
        return f"unknown {noun.one}"

    def possessive(self, name: str) -> str:
        """Ann's, Iris'.

        >>> ENGLISH.possessive("Celia 4"), ENGLISH.possessive("Iris")
        ("Celia 4's", "Iris'")
        """
        return f"{name}'" if name.endswith("s") else f"{name}'s"


class GermanGrammar(Grammar):
    """German. An owner stands behind, which suits every name: die Hand von Celia 4."""

    small_numbers = (
        "null", "eins", "zwei", "drei", "vier", "fünf", "sechs",
        "sieben", "acht", "neun", "zehn", "elf", "zwölf",
    )  # fmt: skip
    and_, or_ = "und", "oder"
    quotes = ("\N{DOUBLE LOW-9 QUOTATION MARK}", "\N{LEFT DOUBLE QUOTATION MARK}")
    _articles = {"m": "einen", "f": "eine", "n": "ein"}  # of an object
    _strong = {"m": "en", "f": "e", "n": "es"}  # endings of adjectives without an article, likewise

    def counted(self, n: int, noun: Noun, adjective: str = "") -> str:
        """A number and its noun; the adjective comes without its ending.

        >>> GERMAN.counted(1, Noun("Merkmal", "Merkmale", "n"), "rot")
        '1 rotes Merkmal'
        """
        is_one = abs(n) == 1
        described = adjective and adjective + (self._strong[noun.gender] if is_one else "e")
        words = [self.number(n), described, noun.one if is_one else noun.many]
        return " ".join(filter(None, words))

    def article(self, noun: Noun) -> str:
        """Einen, eine or ein."""
        return self._articles[noun.gender]

    def unknown(self, noun: Noun) -> str:
        """A thing of this kind that nobody knows."""
        return f"unbekannt{ {'m': 'er', 'f': 'e', 'n': 'es'}[noun.gender] } {noun.one}"

    def possessive(self, name: str) -> str:
        """Von Ann, behind what is owned.

        >>> GERMAN.possessive("Celia 4")
        'von Celia 4'
        """
        return f"von {name}"


ENGLISH = EnglishGrammar()
GERMAN = GermanGrammar()
