"""The saga, as Markdown and as a page."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from endling.games.gloom_of_thrones.cards import DECK, FAMILIES
from endling.games.gloom_of_thrones.saga import Beat, House, Life, Saga, as_html, as_markdown
from endling.games.gloom_of_thrones.text import LANGUAGES, GloomLanguage

languages = pytest.mark.parametrize("language", LANGUAGES.values(), ids=lambda x: x.code)
EN, DE = LANGUAGES["en"], LANGUAGES["de"]

KELLY = Life(
    "Kelly C",
    (
        Beat("Knighted by Mistake", "Ben"),
        Beat("Crowned in a Cupboard", "Ann", "The <b>cupboard</b> was *small*.\n# Very"),
        Beat("Died Laughing", "Ben"),
    ),
    -10,
    dead=True,
)
SMUDGE = Life("Smudge", (), -30, dead=False, monarch=True)
FOGG = Life("Fogg", (Beat("The Thaw", "Cem & Co"),), 0, dead=False)
SAGA = Saga(
    (
        House("kelly", "Ann", (KELLY, SMUDGE), -40),
        House("drizzle", "Cem & Co", (FOGG,), 0),
    ),
    ("Ann",),
)


def test_markdown_in_english() -> None:
    assert as_markdown(SAGA, EN) == (
        "# The Saga of the Miserable Houses\n\n"
        "## Kelly C's Caravan, led by Ann\n\n"
        "*A queen-to-be, a to-do list, and a smell of smoke.*\n\n"
        "### Kelly C\n\n"
        "*dead, −10 points*\n\n"
        "One day Kelly C was knighted by mistake. Then she was crowned in a cupboard.\n\n"
        "> Ann: “The \\<b\\>cupboard\\</b\\> was \\*small\\*. \\# Very”\n\n"
        "So it was that Kelly C died laughing.\n\n"
        "### Smudge\n\n"
        "*still alive, the last Monarch, −30 points*\n\n"
        "Nothing whatsoever happened to Smudge.\n\n"
        "**Total: −40 points**\n\n"
        "## House Drizzle, led by Cem \\& Co\n\n"
        "*Wardens of the North-ish, damp and honorable.*\n\n"
        "### Fogg\n\n"
        "*still alive*\n\n"
        "One day Fogg thawed a little.\n\n"
        "**Total: 0 points**\n\n"
        "---\n\n"
        "**Ann led the most miserable family of all and wins.**\n"
    )


def test_markdown_in_german() -> None:
    told = as_markdown(SAGA, DE)
    assert "## Kelly Cs Karawane, geführt von Ann\n" in told
    assert "Eines Tages wurde Kelly C versehentlich zum Ritter geschlagen. Dann wurde sie" in told
    assert "So kam es, wie es kommen musste: Kelly C lachte sich tot." in told
    assert "Schmauch erlebte rein gar nichts." in told
    assert told.endswith("**Ann hat die elendste aller Familien geführt und gewinnt.**\n")


class _Checker(HTMLParser):
    """Notes what a page is made of, and whether its elements are closed in order."""

    _VOID = {"meta", "path", "ellipse"}

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.links: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in self._VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def checked(page: str) -> _Checker:
    checker = _Checker()
    checker.feed(page)
    assert checker.open == []
    return checker


@languages
def test_the_page_is_whole_and_needs_nothing_else(language: GloomLanguage) -> None:
    page = as_html(SAGA, language)
    assert page.startswith("<!doctype html>\n")
    assert f'<html lang="{language.code}">' in page
    found = checked(page)
    assert not found.links
    assert not found.seen & {"script", "link", "img", "iframe", "b"}
    assert "@import" not in page
    assert "url(" not in page
    assert page.count("<svg") == 3
    for words in ("The <b>cupboard</b> was *small*. # Very", "Cem & Co", language.color("kelly")):
        assert words in found.text


@languages
def test_both_forms_tell_the_same(language: GloomLanguage) -> None:
    told = checked(as_html(SAGA, language)).text
    for sentence in re.findall(r"^[A-ZÄÖÜ].*\.$", as_markdown(SAGA, language), re.MULTILINE):
        assert sentence in told


@pytest.mark.parametrize(("language", "said"), [(EN, "alive again"), (DE, "wieder am Leben")])
def test_who_was_brought_back_is_drawn_and_told_so(language: GloomLanguage, said: str) -> None:
    fogg = Life("Fogg", (Beat("Back from the Brink", "Ann"),), 0, dead=False, revived=True)
    saga = Saga((House("drizzle", "Ann", (fogg,), 0),), ("Ann",))
    assert f"*{said}*" in as_markdown(saga, language)
    assert 'class="life alive revived"' in as_html(saga, language)


def test_portraits_can_be_given() -> None:
    page = as_html(SAGA, EN, {"Kelly C": '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>'})
    assert '<svg viewBox="0 0 1 1">' in page
    assert page.count("<svg") == 3
    checked(page)


@languages
def test_every_card_can_happen_to_everybody(language: GloomLanguage) -> None:
    lives = [
        Life(character.name, tuple(Beat(card.name, "Ann") for card in DECK), -5, dead=True)
        for family in FAMILIES
        for character in family.characters
    ]
    saga = Saga(tuple(House(f.key, "Ann", tuple(lives), -5) for f in FAMILIES), ("Ann", "Ben"))
    told = as_markdown(saga, language)
    assert not re.search(r"[{}]|None|  ", told)
    assert not re.search(r"\b(\w+) \1\b", told, re.IGNORECASE)
    checked(as_html(saga, language.with_own_names()))


def test_winners() -> None:
    shared = Saga(SAGA.houses, ("Ann", "Ben"))
    assert "Ann and Ben led equally miserable families and share the win." in as_markdown(
        shared, EN
    )
    assert "Ann und Ben haben gleich elende Familien geführt und teilen sich den Sieg." in (
        as_markdown(shared, DE)
    )
    nobody = Saga(SAGA.houses, ())
    assert as_markdown(nobody, EN).endswith("**Nobody wins, which is only fitting.**\n")
