"""A saga in sentences, before it is written down in one way or another."""

from __future__ import annotations

from typing import NamedTuple

from endling.games.gloom_of_thrones import vocabulary as v
from endling.games.gloom_of_thrones.cards import CHARACTERS, DECK, THRONE
from endling.games.gloom_of_thrones.saga.tale import House, Life, Saga
from endling.games.gloom_of_thrones.text.language import GloomLanguage

_NUMBER = {character.name: number for number, character in enumerate(CHARACTERS)}
_CARDS: dict[str, v.DeckCard | v.Throne] = {card.name: card for card in (*DECK, THRONE)}


class Passage(NamedTuple):
    """A sentence of a tale, and what the player who told it has added."""

    sentence: str
    player: str = ""
    note: str = ""


def heading(house: House, language: GloomLanguage) -> str:
    """A family and who led it."""
    words = language.story.saga
    if house.family is None:
        return words.mixed.format(language.grammar.possessive(house.player))
    return f"{language.color(house.family)}, {words.led_by.format(house.player)}"


def description(house: House, language: GloomLanguage) -> str:
    """What a family is like."""
    if house.family is None:
        return language.story.saga.mixed_flavor
    return language.family_flavor(house.family)


def fate(life: Life, language: GloomLanguage) -> str:
    """What has become of a character: dead or alive, Monarch, points."""
    words = language.story.saga
    parts = [words.dead if life.dead else words.revived if life.revived else words.alive]
    parts += [words.monarch] if life.monarch else []
    parts += [points(life.points, language)] if life.dead or life.monarch else []
    return ", ".join(parts)


def points(n: int, language: GloomLanguage) -> str:
    """A number of points."""
    return language.grammar.counted(n, language.noun("point"))


def passages(life: Life, language: GloomLanguage) -> list[Passage]:
    """The tale of a character, a sentence for every card."""
    story, name = language.story, language.card(life.character)
    number = _NUMBER[life.character]
    character = CHARACTERS[number]
    if not life.beats:
        return [Passage(story.saga.nothing.format(**story.blanks(name, character)))]
    tale = []
    for position, beat in enumerate(life.beats):
        card = _CARDS[beat.card]
        links = story.first_links if position == 0 else story.links
        if isinstance(card, v.Death):
            links = story.last_links
        clause = story.clause(card, language.has_own_names)
        sentence = story.sentence(links, clause, name, character, number + position)
        tale.append(Passage(sentence, beat.player, _one_line(beat.note)))
    return tale


def deeds(house: House, language: GloomLanguage) -> list[Passage]:
    """What the player saw to besides."""
    patterns = language.story.saga.deeds
    told = []
    for position, beat in enumerate(house.deeds):
        card = language.grammar.quoted(language.card(beat.card))
        sentence = patterns[position % len(patterns)].format(player=beat.player, card=card)
        told.append(Passage(sentence, beat.player, _one_line(beat.note)))
    return told


def _one_line(note: str) -> str:
    return " ".join(note.split())


def verdict(saga: Saga, language: GloomLanguage) -> str:
    """Who has won."""
    words = language.story.saga
    if not saga.winners:
        return words.nobody
    pattern = words.winner if len(saga.winners) == 1 else words.winners
    return pattern.format(language.grammar.all_of(saga.winners))
