"""Every text against its program: each thing a card does is said, with all that it depends on.

For every kind of thing a card can be declared with, `meanings` says what its words must mention in
each language.
"""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.cards import AGES, BIRTH, CATASTROPHES, SIGNS, TRAITS
from endling.games.doomlings.game import Doomlings
from endling.games.doomlings.text import LANGUAGES, english_instructions
from endling.games.text import MissingPhraseError
from tests.doomlings.meanings import ALL, MEANINGS, kind_of

CARDS: tuple[v.Card, ...] = (*TRAITS, *AGES, *CATASTROPHES, BIRTH, *SIGNS)

LABELS = {
    "needs": ("Requirement", "Voraussetzung"),
    "cost": ("Cost", "Kosten"),
    "action": ("Action", "Aktion"),
    "on_play": ("When played", "Beim Ausspielen"),
    "out_of_turn": ("Out of turn", "Außer der Reihe"),
    "lasting": ("Lasting", "Dauerhaft"),
    "gene_pool": ("Gene pool", "Genpool"),
    "worlds_end": ("World's End", "Weltende"),
    "points": ("World's End", "Weltende"),
    "score": ("Score", "Wertung"),
    "law": ("This round", "In dieser Runde"),
    "reveal": ("When revealed", "Beim Aufdecken"),
    "at_once": ("At once", "Sofort"),
    "goal": ("Secret goal", "Geheimes Ziel"),
}
OUT_OF_TURN = (
    "CANCEL", "PARASITE", "LATE", "ANYTIME", "SNEAK", "EFFIGY", "UNEXPECTED", "RAINBOW", "RECOIL",
    "RAISE", "CHALLENGE", "OPPOSE", "RISE", "HAUNT",
)  # fmt: skip


def things(card: v.Card) -> Iterator[tuple[str, Any]]:
    """Everything the card declares, with the paragraph in which it has to be said."""
    match card:
        case v.Trait():
            for name in ("needs", "cost", "score"):
                if getattr(card, name) is not None:
                    yield name, getattr(card, name)
            for name in ("action", "on_play", "worlds_end"):
                yield from ((name, i) for i in getattr(card, name))
            for ability in card.abilities:
                yield "out_of_turn" if ability.name in OUT_OF_TURN else "lasting", ability
        case v.Age():
            yield from (("reveal", i) for i in card.reveal)
            if card.law.kind != v.LawKind.NONE:
                yield "law", card.law
        case v.Catastrophe():
            yield from (("at_once", i) for i in card.reveal)
            yield from (("worlds_end", i) for i in card.worlds_end)
            if card.points is not None:
                yield "points", card.points
        case v.Sign():
            yield "goal", card.goal
        case v.Birth():
            pass


THINGS = [(card, place, thing) for card in CARDS for place, thing in things(card)]


def paragraph(card: v.Card, place: str, language: int) -> str:
    """The paragraph of a card's text with the label of this place."""
    label = LABELS[place][language] + ": "
    code = ("en", "de")[language]
    found = [x for x in LANGUAGES[code].card_text(card).splitlines() if x.startswith(label)]
    assert len(found) == 1, (card.name, place, found)
    return found[0].removeprefix(label)


def said(patterns: list[str], words: str) -> bool:
    return all(re.search(pattern, words, re.IGNORECASE) for pattern in patterns)


@pytest.mark.parametrize("language", [0, 1], ids=["en", "de"])
@pytest.mark.parametrize(("card", "place", "thing"), THINGS, ids=lambda x: str(x)[:40])
def test_everything_a_card_does_is_said(
    language: int, card: v.Card, place: str, thing: Any
) -> None:
    words = paragraph(card, place, language)
    for pattern in MEANINGS[kind_of(thing)](thing)[language]:
        assert re.search(pattern, words, re.IGNORECASE), f"{card.name}: {pattern!r} not in {words}"


@pytest.mark.parametrize("language", [0, 1], ids=["en", "de"])
def test_the_patterns_tell_things_apart(language: int) -> None:
    """No paragraph satisfies the patterns of a thing that its own card does not declare."""
    mistaken = {
        (kind_of(thing), other.name)
        for _, place, thing in THINGS
        for other, other_place, other_thing in THINGS
        if place == other_place
        and not any(p == place and t == thing for p, t in things(other))
        and said(MEANINGS[kind_of(thing)](thing)[language], paragraph(other, place, language))
        and kind_of(thing) != kind_of(other_thing)
    }
    assert not mistaken


def all_subclasses(base: type) -> set[type[Any]]:
    children: list[type[Any]] = base.__subclasses__()
    return set(children).union(*map(all_subclasses, children))


def test_every_kind_of_thing_has_a_meaning_here() -> None:
    declared = {
        kind_of(kind)
        for base in (v.Instruction, v.Score, v.Points, v.Goal)
        for kind in all_subclasses(base)
        if kind.__module__.startswith(v.__name__)
    }
    declared |= {kind_of(kind) for kind in (*v.Ability, *v.LawKind, v.Have, v.Cost)}
    declared -= {kind_of(v.LawKind.NONE)}
    assert len(MEANINGS) == len(ALL)
    assert set(MEANINGS) == declared


# --- Gene pools, catastrophes, the first card -----------------------------------------------------


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}"


@pytest.mark.parametrize("card", [t for t in TRAITS if t.gene_pool], ids=lambda t: t.name)
def test_gene_pools_of_traits(card: v.Trait) -> None:
    whom = ("everyone, you included", "alle, auch für dich")
    if not card.gene_pool_for_all:
        whom = ("for you as long as this card lies in your pile", "für dich, solange")
    for language in (0, 1):
        words = paragraph(card, "gene_pool", language)
        assert words.startswith(signed(card.gene_pool))
        assert whom[language] in words


@pytest.mark.parametrize("card", CATASTROPHES, ids=lambda c: c.name)
def test_catastrophes_have_three_parts(card: v.Catastrophe) -> None:
    for code, labels in (
        ("en", ["Gene pool:", "At once:", "World's End:"]),
        ("de", ["Genpool:", "Sofort:", "Weltende:"]),
    ):
        lines = LANGUAGES[code].card_text(card).splitlines()
        assert [a for a, b in zip(labels, lines, strict=False) if b.startswith(a)] == labels
        assert len(lines) == (4 if card.undeniable else 3)
        change = lines[0].split(": ")[1]
        if card.gene_pool:
            assert change.startswith(signed(card.gene_pool))
            assert re.search("everyone|alle", change)
        else:
            assert change in ("No change.", "Unverändert.")


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_first_card_says_what_happens(code: str) -> None:
    words = LANGUAGES[code].card_text(BIRTH)
    for pattern in (r"gene? ?pool", r"start", r"stabili[sz]", r"turn|an die Reihe"):
        assert re.search(pattern, words, re.IGNORECASE), pattern


@pytest.mark.parametrize("card", TRAITS, ids=lambda t: t.name)
def test_paragraphs_of_traits_come_in_order(card: v.Trait) -> None:
    order = ["Requirement", "Cost", "Action", "When played", "Out of turn", "Lasting", "Gene pool"]
    order += ["World's End", "Score"]
    labels = [line.split(":")[0] for line in LANGUAGES["en"].card_text(card).splitlines()]
    assert labels == sorted(labels, key=order.index)


# What people misread once: what each text must make plain, in English and in German.
PLAIN = {
    "Regenerative Tissue": ("even this one", "auch dieses"),
    "Reforestation": ("cannot be taken", "können nicht genommen"),
    "Symbiosis": ("of only one color if several are equally rare", "bei Gleichstand nur einer"),
    "Denial": ("Against The Four Horsemen", "Gegen The Four Horsemen"),
    "High Tides": ("without any text", "ganz ohne Text"),
    "Boredom": ("that has any text", "Karte mit Text"),
    "Branches": ("for each opponent separately", "bei jedem Gegner einzeln"),
    "Viral": ("in that opponent's own pile", "in der eigenen Auslage"),
    "Optimistic Nihilism": ("This round ends at once", "Diese Runde endet sofort"),
    "Galactic Drift": ("before stabilizing", "vor dem Stabilisieren"),
    "Deus Ex Machina": ("scores its face value", "rechnen deren Grundwert"),
    "The Big One": ("for each of their two neighbors", "eine Karte für links und eine für rechts"),
    "Mega Tsunami": ("chooses a red trait in their own pile", "wählen je ein rotes Merkmal"),
    "AI Takeover": ("is worth exactly 2 points", "ist genau 2 Punkte wert"),
    "The Birth of Life": ("Everyone takes a normal turn", "Alle kommen wie gewohnt"),
}


@pytest.mark.parametrize("name", PLAIN)
def test_what_was_misread_is_said_plainly(name: str) -> None:
    card = next(card for card in CARDS if card.name == name)
    for code, phrase in zip(("en", "de"), PLAIN[name], strict=True):
        assert phrase in LANGUAGES[code].card_text(card)


@pytest.mark.parametrize("card", CARDS, ids=lambda c: c.name)
def test_words_have_one_spelling_and_one_meaning(card: v.Card) -> None:
    english, german = (LANGUAGES[code].card_text(card) for code in ("en", "de"))
    assert not re.search(r"colour|\bsteal", english, re.IGNORECASE)
    assert not re.search(r"Mitspiel|Gegenspiel|\bstehl|stiehl", german, re.IGNORECASE)


def test_a_game_whose_verbs_have_no_words_is_not_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Doomlings()
    monkeypatch.delitem(english_instructions.PHRASES._phrases, v.Refresh)
    with pytest.raises(MissingPhraseError, match="Refresh"):
        game.load()
