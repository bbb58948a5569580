"""A saga as one page of HTML that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape

from endling.games.gloom_of_thrones.saga import telling
from endling.games.gloom_of_thrones.saga.tale import House, Life, Saga
from endling.games.gloom_of_thrones.text.language import GloomLanguage

# A dark and a light colour for each family.
_COLORS = {
    "bannister": ("#6b1f1a", "#d9a441"),
    "kelly": ("#7a3b12", "#e8c08a"),
    "drizzle": ("#3b4a57", "#b9c7d1"),
    "boots": ("#4a3a22", "#c9b38c"),
    "barnacle": ("#1f4a4a", "#9fc6bd"),
    "leftovers": ("#4a3d52", "#c6b7cf"),
}
_MIXED = ("#3d3a36", "#bdb6aa")

_STYLE = """
:root { color-scheme: light; }
body { margin: 0; background: #e9e3d6; color: #241f1a; font: 1.05rem/1.6 Georgia, serif; }
main { max-width: 42rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { text-align: center; font-size: 2rem; line-height: 1.2; margin: 1rem 0 2rem; }
h2 { border-bottom: 3px double currentColor; padding-bottom: .3rem; margin: 3rem 0 .5rem; }
h3 { margin: 0; font-size: 1.15rem; }
p { margin: .3rem 0; }
.life { display: grid; grid-template-columns: 4.5rem 1fr; gap: 1rem; margin: 1.5rem 0; }
.life svg { width: 4.5rem; height: auto; }
.dead svg { filter: grayscale(1); }
.fate, .small { color: #5b5248; font-style: italic; }
blockquote { margin: .4rem 0 .6rem; padding-left: .8rem; border-left: 3px solid #a8987f; }
.total { text-align: right; font-weight: bold; }
.verdict { text-align: center; font-size: 1.25rem; margin-top: 3rem; }
@media (max-width: 26rem) { .life { grid-template-columns: 3rem 1fr; } .life svg { width: 3rem; } }
@media print { body { background: none; } .life { break-inside: avoid; } }
"""


def as_html(saga: Saga, language: GloomLanguage, portraits: Mapping[str, str] | None = None) -> str:
    """The whole saga; `portraits` are drawings (SVG of our own) by the name of the character."""
    return "\n".join(_lines(saga, language, portraits or {})) + "\n"


def _lines(saga: Saga, language: GloomLanguage, portraits: Mapping[str, str]) -> Iterator[str]:
    title = escape(language.story.saga.title)
    yield "<!doctype html>"
    yield f'<html lang="{language.code}">'
    yield '<head><meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{title}</title>"
    yield f"<style>{_STYLE}</style></head>"
    yield f"<body><main><h1>{title}</h1>"
    for house in saga.houses:
        yield from _house(house, language, portraits)
    yield f'<p class="verdict">{escape(telling.verdict(saga, language))}</p>'
    yield "</main></body></html>"


def _house(house: House, language: GloomLanguage, portraits: Mapping[str, str]) -> Iterator[str]:
    dark, _ = _COLORS.get(house.family or "", _MIXED)
    yield f'<section><h2 style="color: {dark}">{escape(telling.heading(house, language))}</h2>'
    yield f'<p class="small">{escape(telling.description(house, language))}</p>'
    for life in house.lives:
        portrait = portraits.get(life.character) or _medallion(house, life, language)
        yield from _life(life, portrait, language)
    yield from _paragraphs(telling.deeds(house, language), language)
    total = language.story.saga.total.format(telling.points(house.total, language))
    yield f'<p class="total">{escape(total)}</p></section>'


def _life(life: Life, portrait: str, language: GloomLanguage) -> Iterator[str]:
    state = "dead" if life.dead else "alive revived" if life.revived else "alive"
    state += " monarch" if life.monarch else ""
    name = escape(life.character)
    yield f'<article class="life {state}" data-character="{name}">{portrait}<div>'
    yield f"<h3>{escape(language.card(life.character))}</h3>"
    yield f'<p class="fate">{escape(telling.fate(life, language))}</p>'
    yield from _paragraphs(telling.passages(life, language), language)
    yield "</div></article>"


def _paragraphs(passages: list[telling.Passage], language: GloomLanguage) -> Iterator[str]:
    """Sentences up to somebody's own words, which stand alone."""
    sentences: list[str] = []
    for passage in passages:
        sentences.append(escape(passage.sentence))
        if passage.note:
            said = language.story.saga.said.format(passage.player)
            quoted = language.grammar.quoted(passage.note)
            yield f"<p>{' '.join(sentences)}</p>"
            yield f"<blockquote>{escape(f'{said} {quoted}')}</blockquote>"
            sentences = []
    if sentences:
        yield f"<p>{' '.join(sentences)}</p>"


def _medallion(house: House, life: Life, language: GloomLanguage) -> str:
    """An oval with the first letter of the name, with a crown or a black ribbon."""
    dark, light = _COLORS.get(house.family or "", _MIXED)
    letter = escape(language.card(life.character)[0])
    crown = '<path d="M24 22l4-14 8 9 8-9 4 14z" fill="#d9a441"/>' if life.monarch else ""
    ribbon = '<path d="M50 84L68 58v14L60 84z" fill="#16130f"/>' if life.dead else ""
    return (
        '<svg viewBox="0 0 72 88" aria-hidden="true">'
        f'<ellipse cx="36" cy="46" rx="31" ry="39" fill="{dark}"/>'
        f'<ellipse cx="36" cy="46" rx="26" ry="34" fill="{light}"/>'
        f'<text x="36" y="59" text-anchor="middle" font-family="Georgia, serif" font-size="36" '
        f'fill="{dark}">{letter}</text>{crown}{ribbon}</svg>'
    )
