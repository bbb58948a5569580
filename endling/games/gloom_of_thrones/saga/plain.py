"""A saga as Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator

from endling.games.gloom_of_thrones.saga import telling
from endling.games.gloom_of_thrones.saga.tale import House, Life, Saga
from endling.games.gloom_of_thrones.text.language import GloomLanguage

_MEANS_SOMETHING = re.compile(r"([\\`*_{}\[\]<>#|~&!])")


def as_markdown(saga: Saga, language: GloomLanguage) -> str:
    """The whole saga."""
    return "\n\n".join(_blocks(saga, language)) + "\n"


def _blocks(saga: Saga, language: GloomLanguage) -> Iterator[str]:
    yield f"# {language.story.saga.title}"
    for house in saga.houses:
        yield from _house(house, language)
    yield "---"
    yield f"**{_safe(telling.verdict(saga, language))}**"


def _house(house: House, language: GloomLanguage) -> Iterator[str]:
    yield f"## {_safe(telling.heading(house, language))}"
    yield f"*{telling.description(house, language)}*"
    for life in house.lives:
        yield from _life(life, language)
    yield from _paragraphs(telling.deeds(house, language), language)
    total = telling.points(house.total, language)
    yield f"**{language.story.saga.total.format(total)}**"


def _life(life: Life, language: GloomLanguage) -> Iterator[str]:
    yield f"### {_safe(language.card(life.character))}"
    yield f"*{telling.fate(life, language)}*"
    yield from _paragraphs(telling.passages(life, language), language)


def _paragraphs(passages: list[telling.Passage], language: GloomLanguage) -> Iterator[str]:
    """Sentences up to somebody's own words, which stand alone."""
    sentences: list[str] = []
    for passage in passages:
        sentences.append(_safe(passage.sentence))
        if passage.note:
            yield " ".join(sentences)
            yield _quote(passage, language)
            sentences = []
    if sentences:
        yield " ".join(sentences)


def _quote(passage: telling.Passage, language: GloomLanguage) -> str:
    said = language.story.saga.said.format(_safe(passage.player))
    return f"> {said} {language.grammar.quoted(_safe(passage.note))}"


def _safe(words: str) -> str:
    """What people have written, so that it is shown as they have written it."""
    return _MEANS_SOMETHING.sub(r"\\\1", " ".join(words.split()))
