"""What the words for each effect of a trait must mention, in English and in German."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from endling.games.darwinning import vocabulary as v
from endling.games.darwinning.text import LANGUAGES

Patterns = tuple[list[str], list[str]]  # English, German


def _trait(trait: v.Trait) -> tuple[str, str]:
    return LANGUAGES["en"].trait(trait), LANGUAGES["de"].trait(trait)


def _named(trait: v.Trait) -> tuple[str, str]:
    english, german = _trait(trait)
    return rf"\b{english}\b", rf"\b{german}\b"


def _both(*patterns: tuple[str, str]) -> Patterns:
    return [english for english, _ in patterns], [german for _, german in patterns]


def _unless(trait: v.Trait) -> tuple[str, str]:
    english, german = _trait(trait)
    return rf"unless they have {english}$", rf"außer mit dem Merkmal {german}$"


def _only(trait: v.Trait) -> tuple[str, str]:
    english, german = _trait(trait)
    return rf"^only species with {english} ", rf"^nur Arten mit dem Merkmal {german} "


EVERY_SURVIVAL = (r"every survival", r"jeder Überlebensphase")
NOT_EAT_YOU = (r"cannot eat you", r"können dich nicht fressen")
ABOVE = (r"species above you", r"Arten über dir")
NEIGHBORS = (r"species next to you on the food chain", r"Arten neben dir in der Nahrungskette")


def _reach(e: v.ReachUp) -> Patterns:
    spaces = (rf"\b{e.spaces} spaces? above you", rf"\b{e.spaces} Felde?r? über dir")
    return _both((r"you may also eat", r"du darfst auch .* fressen"), spaces)


def _steal(e: v.StealTrait) -> Patterns:
    return _both(
        (r"^once\b", r"^einmal\b"),
        (r"when you lay this", r"wenn du dieses Merkmal legst"),
        (r"or later on your turn", r"oder später"),
        (r"uncovered trait card from another board", r"unbedeckte .* von einer anderen Tafel"),
        (r"display", r"Auslage"),
        (r"lay it on Mutation", r"lege sie auf Mutation"),
        (r"no trait that you have", r"kein Merkmal, das du hast"),
        (r"no Mutation$", r"keine Mutation$"),
    )


def _draw(e: v.DrawTrait) -> Patterns:
    return _both(
        (r"^after every survival", r"^nach jeder Überlebensphase"),
        (r"draw a card", r"ziehst du eine Karte"),
        (r"have to lay it as a trait on any space", r"musst sie .* beliebigen Platz legen"),
        (r"joker is discarded", r"Joker wird abgeworfen"),
        (r"trait that you have, unless", r"Merkmal, das du hast, außer"),
    )


MEANINGS: dict[type[v.Effect], Callable[[Any], Patterns]] = {
    v.Food: lambda e: _both((rf"^\+{e.amount} food", rf"^\+{e.amount} Nahrung"), EVERY_SURVIVAL),
    v.ReachUp: _reach,
    v.BorrowEnvironment: lambda e: _both(
        EVERY_SURVIVAL,
        (r"you may use one environment on the table", r"eine ausliegende Umgebung nutzen"),
        (r"another species has and you lack", r"eine andere Art hat und dir fehlt"),
        (r"as it feeds its owner", r"wie ihren Besitzer"),
    ),
    v.BiteLimit: lambda e: _both(
        (r"lose population to bites only", r"durch Bisse verlierst du erst"),
        (rf"with {e.markers} or more bite markers", rf"ab {e.markers} Beißmarkern Population"),
    ),
    v.Inedible: lambda e: _both(_only(e.unless), (r"can eat you$", r"können dich fressen$")),
    v.InedibleFromAbove: lambda e: _both(ABOVE, NOT_EAT_YOU, _unless(e.unless)),
    v.InedibleByNeighbors: lambda e: _both(NEIGHBORS, NOT_EAT_YOU, _unless(e.unless)),
    v.BitesBack: lambda e: _both(
        (r"^whoever eats you gets", r"^wer dich frisst, bekommt"),
        (rf"\b{e.markers} bite markers?,", rf"\b{e.markers} Beißmarker,"),
        _unless(e.unless),
    ),
    v.Ignores: lambda e: _both(
        _named(e.trait),
        (r"trait of other species has no effect on you", r"anderer Arten hat auf dich keine Wirk"),
    ),
    v.StealTrait: _steal,
    v.DrawTrait: _draw,
}
