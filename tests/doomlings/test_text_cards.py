"""Card texts as a whole: nothing unsaid, nothing too much, well-formed in every language."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from typing import Any

import pytest

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.cards import AGES, BIRTH, CATASTROPHES, SIGNS, TRAITS
from endling.games.doomlings.text import LANGUAGES
from endling.games.doomlings.text import DoomlingsLanguage as Language
from endling.games.text import MissingPhraseError

CARDS: tuple[v.Card, ...] = (*TRAITS, *AGES, *CATASTROPHES, BIRTH, *SIGNS)
PROGRAMS = ("action", "on_play", "worlds_end", "reveal")
NOTHING: dict[str, Any] = {
    "gene_pool": 0,
    "gene_pool_for_all": False,
    "score": None,
    "needs": None,
    "cost": None,
    "points": None,
    "undeniable": False,
    "law": v.Law(v.LawKind.NONE),
}

languages = pytest.mark.parametrize("language", LANGUAGES.values(), ids=lambda x: x.code)
cards = pytest.mark.parametrize("card", CARDS, ids=lambda x: x.name)


def sentences(text: str) -> list[str]:
    """The sentences of a text, without the labels in front of paragraphs."""
    return [s for line in text.splitlines() for s in re.split(r"(?<=[.!?])\s+", line)]


def all_subclasses(base: type) -> set[type[Any]]:
    children: list[type[Any]] = base.__subclasses__()
    return set(children).union(*map(all_subclasses, children))


# --- Well-formed ----------------------------------------------------------------------------------


def assert_well_formed(text: str) -> None:
    assert not re.search(r"[{}|<>_\[\]]|None|Color\.|Who\.|True|False", text), "a placeholder"
    assert "  " not in text
    assert text == text.strip()
    assert not re.search(r"\b(\w+) \1\b", text, re.IGNORECASE), "a doubled word"
    assert not re.search(r"\s[.,;:!?)]|\(\s|[.,;:]{2}", text), "stray punctuation"
    assert text.count("(") == text.count(")")
    for line in text.splitlines():
        label = re.match(r"[A-ZÄÖÜ][\w' ]*: ", line)
        body = line[label.end() :] if label else line
        assert re.fullmatch(r"[A-ZÄÖÜ0-9+−].*\.", body), line
    for sentence in sentences(text):
        assert sentence[0].isupper() or sentence[0] in "0123456789+−", sentence


@languages
@cards
def test_text_is_well_formed(language: Language, card: v.Card) -> None:
    assert_well_formed(language.card_text(card))


@pytest.mark.parametrize(
    "text",
    [
        "Action: Draw {n} cards.",
        "Action: Draw 2  cards.",
        "Action: Draw draw 2 cards.",
        "Action: Draw 2 cards",
        "Action: draw 2 cards.",
        "Action: Draw 2 cards. then discard one.",
        "Action: Draw 2 cards .",
        "Action: Draw 2 cards (from the deck.",
        "Action: alle|ziehen.",
        "Score: Worth None.",
    ],
)
def test_malformed_text_is_noticed(text: str) -> None:
    with pytest.raises(AssertionError):
        assert_well_formed(text)


@languages
@cards
def test_text_is_empty_exactly_for_cards_without_effect(language: Language, card: v.Card) -> None:
    effectless = isinstance(card, v.Trait) and card.effectless
    assert (language.card_text(card) == "") == effectless


@languages
@cards
def test_text_does_not_name_the_card_or_another(language: Language, card: v.Card) -> None:
    """Names in a text come from declarations: kin, holders, forced plays, what nothing stops."""
    declared = {card.name} if isinstance(card, v.Trait) and card.score in _KIN else set()
    for name in PROGRAMS:
        for i in getattr(card, name, ()):
            declared |= {i.name} if isinstance(i, v.ForcePlay) else set()
            declared |= {i.holders} if isinstance(i, v.StealCards) and i.holders else set()
    if v.Ability.SHIELD in getattr(card, "abilities", ()):
        declared |= {other.name for other in CATASTROPHES if other.undeniable}
    named = {
        other.name
        for other in CARDS
        if re.search(rf"(?<![.:] )(?<!^)\b{re.escape(other.name)}\b", language.card_text(card))
    }
    assert named == declared


_KIN = (v.Kin(everywhere=True), v.Kin(everywhere=False))


# --- Nothing unsaid, nothing too much -------------------------------------------------------------


def with_one_thing_less(card: Any) -> Iterator[tuple[str, v.Card, int]]:
    """The card without one thing it does: the name of that thing, the rest, lines that must go."""
    for field in fields(card):
        value = getattr(card, field.name)
        if field.name in (*PROGRAMS, "abilities"):
            for i in range(len(value)):
                rest = (*value[:i], *value[i + 1 :])
                gone = 1 if field.name == "abilities" or not rest else 0
                yield f"{field.name} {i}", replace(card, **{field.name: rest}), gone
        elif field.name in NOTHING and value != NOTHING[field.name]:
            is_catastrophe = isinstance(card, v.Catastrophe)
            same_line = field.name == "gene_pool_for_all" or (
                field.name == "gene_pool" and is_catastrophe
            )
            yield (
                field.name,
                replace(card, **{field.name: NOTHING[field.name]}),
                0 if same_line else 1,
            )


LESS = [(c, name, rest, gone) for c in CARDS for name, rest, gone in with_one_thing_less(c)]


def test_every_effect_can_be_taken_away() -> None:
    assert len(LESS) > 150


@languages
@pytest.mark.parametrize(("card", "thing", "rest", "gone"), LESS, ids=lambda x: str(x)[:30])
def test_taking_a_thing_away_takes_its_words_away(
    language: Language, card: v.Card, thing: str, rest: v.Card, gone: int
) -> None:
    before, after = language.card_text(card).splitlines(), language.card_text(rest).splitlines()
    assert len(before) - len(after) == gone
    if gone:
        assert [line for line in before if line in after] == after
    else:
        changed = [(a, b) for a, b in zip(before, after, strict=True) if a != b]
        assert len(changed) == 1
        if thing.split(maxsplit=1)[0] in PROGRAMS:
            assert len(sentences(changed[0][0])) > len(sentences(changed[0][1]))


@languages
@cards
def test_program_steps_are_joined_in_order(language: Language, card: v.Card) -> None:
    link = {"en": "Then", "de": "Dann"}[language.code]
    steps = sum(max(len(getattr(card, name, ())) - 1, 0) for name in PROGRAMS)
    opening = [s for s in sentences(language.card_text(card)) if re.match(rf"{link}\b", s)]
    assert len(opening) == steps


# --- Every argument of every instruction is in the words ------------------------------------------

AMOUNTS = (
    v.fixed(1),
    v.fixed(2),
    v.fixed(3),
    v.per_trait(v.Color.RED),
    v.per_trait(v.Color.NONE),
    v.PER_COLOR,
    v.PER_DOMINANT,
    v.HALF,
    v.WHOLE_HAND,
    v.all_but(1),
    v.all_but(2),
)
THOSE = (
    v.ANY,
    *(v.Those(color=c) for c in v.Color),
    v.Those(face=1),
    v.Those(face=2),
    v.Those(at_least=1),
    v.Those(at_least=4),
    v.Those(at_least=0, at_most=1),
    v.Those(at_least=0, at_most=3),
    v.Those(of_set="classic"),
    v.Those(of_set="dinolings"),
    v.Those(highest=True),
)
VALUES: dict[str, tuple[Any, ...]] = {
    "Amount": AMOUNTS,
    "Who": tuple(v.Who),
    "Pick": tuple(v.Pick),
    "Those": THOSE,
    "Color | None": (None, *list(v.Color)[:4]),
    "Color": tuple(v.Color),
    "bool": (False, True),
    "int": (1, 2, 5),
    "int | None": (None, 1, 2, 5),
    "as_host": (2, 3),
    "unlike": (None, v.Color.RED, v.Color.BLUE),
    "tuple[Leaving, ...]": ((), (v.Leaving.TAKEN,), (v.Leaving.DISCARDED,), tuple(v.Leaving)),
    "points": (-2, -1, 1, 2),
    "of_set": ("classic", "dinolings"),
    "str": ("Heroic", "Fangs"),
    "str | None": (None, "Heroic", "Fangs"),
}


def all_of(kind: type) -> Iterator[Any]:
    """The thing with every combination of arguments."""
    found: list[dict[str, Any]] = [{}]
    for field in fields(kind):
        values = VALUES.get(field.name) or VALUES[str(field.type)]
        found = [{**arguments, field.name: value} for arguments in found for value in values]
    yield from (kind(**arguments) for arguments in found)


def known(base: type) -> list[type[Any]]:
    """The kinds of the vocabulary."""
    kinds = (kind for kind in all_subclasses(base) if kind.__module__.startswith(v.__name__))
    return sorted(kinds, key=lambda kind: kind.__name__)


def phrase_cards() -> Iterator[v.Card]:
    """A card for every single thing that can be declared, with every argument."""
    for kind in known(v.Instruction):
        for i in all_of(kind):
            yield v.Trait("Test", v.Color.RED, 1, action=(i,))
    for kind in known(v.Score):
        for score in all_of(kind):
            yield v.Trait("Test", v.Color.RED, 0, score=score)
            if getattr(score, "points", 1) > 0 and kind not in _NEVER_A_STAR:
                yield v.Trait("Test", v.Color.RED, None, score=score)
    for kind in known(v.Points):
        for points in all_of(kind):
            yield v.Catastrophe("Test", -1, reveal=(), points=points)
            yield v.Catastrophe("Test", 1, reveal=(), points=points)
    for n in (1, 2, 3):
        for color in v.Color:
            yield v.Trait("Test", v.Color.RED, 1, needs=v.Have(n, color))
    for which in THOSE:
        for give in (False, True):
            yield v.Trait("Test", v.Color.RED, 1, cost=v.Cost(which, give))
    for color in v.Color:
        for n in (2, 3):
            yield v.Trait("Test", v.Color.RED, 1, cost=v.Cost(v.Those(color=color), n=n))
        yield v.Trait("Test", v.Color.RED, 1, cost=v.Cost(v.Those(color=color), hand=True))
    for ability in v.Ability:
        yield v.Trait("Test", v.Color.RED, 1, abilities=(ability,))
    for law in v.LawKind:
        for value in (0, 1, 2, 3, 4) if law in _LAWS_WITH_VALUE else (0,):
            if law != v.LawKind.NONE:
                yield v.Age("Test", law=v.Law(law, value))
    for by in (-2, -1, 1, 2):
        for everybody in (False, True):
            yield v.Trait("Test", v.Color.RED, 1, gene_pool=by, gene_pool_for_all=everybody)


_LAWS_WITH_VALUE = {
    v.LawKind.BAN_COLOR,
    v.LawKind.BAN_FACE_ABOVE,
    v.LawKind.STABILIZE_TO,
    v.LawKind.MAY_REDRAW,
    v.LawKind.DRAW_AFTER_STABILIZING,
    v.LawKind.MAY_DISCARD_BEFORE_STABILIZING,
}
# These do not say what a card is worth.
_NEVER_A_STAR = (v.MostTraits, v.AllColors, v.OpponentsPerChosenColor)
SYNTHETIC = tuple(phrase_cards())


# What no card asks for yet and no language needs to be able to say.
def is_sayable(card: v.Card) -> bool:
    """Whether the thing makes sense: a draw has no half, chance leaves no rest, and so on."""
    if not isinstance(card, v.Trait) or not card.action:
        return True
    counted = (
        v.Quantity.FIXED,
        v.Quantity.PER_TRAIT_OF_COLOR,
        v.Quantity.PER_COLOR,
        v.Quantity.PER_DOMINANT,
    )
    match card.action[0]:
        case v.Draw(amount, who):
            return amount.kind in counted and who != v.Who.HOLDERS
        case v.Discard(amount, who, pick):
            sayable = pick == v.Pick.CHOSEN or amount.kind == v.Quantity.FIXED
            return sayable and who != v.Who.HOLDERS
        case v.Stabilize(who) | v.DiscardTrait(_, who):
            return who != v.Who.HOLDERS
        case _:
            return True


@languages
def test_different_things_are_said_differently(language: Language) -> None:
    said: dict[str, v.Card] = {}
    for card in SYNTHETIC:
        if is_sayable(card):
            text = language.card_text(card)
            assert text
            assert text not in said, f"{text}: {card} and {said[text]}"
            said[text] = card
    assert len(said) > 300


@languages
def test_what_cannot_be_said_is_an_error(language: Language) -> None:
    senseless = [card for card in SYNTHETIC if not is_sayable(card)]
    assert senseless
    for card in senseless:
        with pytest.raises(MissingPhraseError):
            language.card_text(card)


@languages
def test_made_up_things_are_well_formed_too(language: Language) -> None:
    for card in SYNTHETIC:
        if is_sayable(card):
            assert_well_formed(language.card_text(card))


@dataclass(frozen=True)
class Sing(v.Instruction):
    """An instruction that no language knows."""


@languages
def test_a_missing_phrase_is_an_error(language: Language) -> None:
    with pytest.raises(MissingPhraseError, match="Sing"):
        language.card_text(v.Trait("Test", v.Color.RED, 1, action=(Sing(),)))


# --- Same program, same text ----------------------------------------------------------------------


def program_of(card: v.Card) -> object:
    """What the card does, without what it is called and looks like."""
    if isinstance(card, v.Trait):
        plain = replace(card, name="", color=v.Color.NONE, face=0, dominant=False, copies=1)
        if card.score is None:
            return plain
        named = card.name if isinstance(card.score, v.Kin) else ""
        return plain, named, card.color, card.face is None
    return replace(card, name="")


@languages
def test_same_text_exactly_for_same_program(language: Language) -> None:
    for a in CARDS:
        for b in CARDS:
            if a is not b and not (isinstance(a, v.Trait) and a.effectless):
                same_text = language.card_text(a) == language.card_text(b)
                if program_of(a) == program_of(b):
                    assert same_text, (a.name, b.name)
                elif _bare(a) != _bare(b):
                    assert not same_text, (a.name, b.name)


def _bare(card: v.Card) -> object:
    if isinstance(card, v.Trait):
        named = card.name if isinstance(card.score, v.Kin) else ""
        return replace(card, name=named, color=v.Color.NONE, face=0, dominant=False, copies=1)
    return replace(card, name="")


def test_the_comparison_finds_pairs() -> None:
    by_name = {card.name: card for card in CARDS}
    assert program_of(by_name["Automimicry"]) == program_of(by_name["Chromatophores"])
    assert program_of(by_name["Teeth"]) == program_of(by_name["Just"])
    assert program_of(by_name["Swarm"]) != program_of(by_name["Kidney"])


# --- Languages agree, numbers agree ---------------------------------------------------------------


@cards
def test_languages_say_the_same_numbers(card: v.Card) -> None:
    texts = [language.card_text(card).splitlines() for language in LANGUAGES.values()]
    for lines in zip(*texts, strict=True):
        numbers = [sorted(re.findall(r"[+−]?\d+", line)) for line in lines]
        assert all(n == numbers[0] for n in numbers), lines


NUMBER_MISTAKES = {
    "en": r"(?<!\d)1 (\w+ )?(cards|points|traits)\b|([02-9]|\d\d+) (\w+ )?(card|point|trait)\b",
    "de": (
        r"(?<!\d)1 (\w+ )?(Karten|Punkte|Merkmale)\b"
        r"|([02-9]|\d\d+) (\w+ )?(Karte|Punkt|Merkmal)\b"
    ),
}


@languages
def test_plurals(language: Language) -> None:
    mistake = re.compile(NUMBER_MISTAKES[language.code])
    assert mistake.search({"en": "draw 1 random cards", "de": "ziehe 2 Karte"}[language.code])
    assert mistake.search({"en": "+2 point per", "de": "−1 Punkte"}[language.code])
    for card in (*CARDS, *filter(is_sayable, SYNTHETIC)):
        assert not mistake.search(language.card_text(card)), language.card_text(card)


@pytest.mark.parametrize("color", v.Color)
def test_german_endings(color: v.Color) -> None:
    german = LANGUAGES["de"]
    stem = german.color(color.name.lower())

    def text(**parts: Any) -> str:
        return german.card_text(v.Trait("Test", v.Color.NONE, 1, **parts))

    assert f"ein {stem}es Merkmal" in text(action=(v.StealTrait(v.Those(color=color)),))
    assert f"jedes {stem}e Merkmal" in text(score=v.PerTraitOfColor(1, color))
    assert f"2 {stem}e Merkmale" in text(needs=v.Have(2, color))
    assert f"1 {stem}es Merkmal" in text(needs=v.Have(1, color))
    assert f"Paar {stem}er Merkmale" in text(score=v.OpponentPairs(color))


def test_german_verb_stays_second() -> None:
    draw, drop = v.Draw(v.fixed(1), v.Who.EVERYONE), v.Discard(v.fixed(1), v.Who.EVERYONE)
    text = LANGUAGES["de"].card_text(v.Age("Test", reveal=(draw, drop, v.ForcePlay("Heroic"))))
    assert "Alle ziehen je 1 Karte" in text
    assert "Dann wählen alle je 1 Karte" in text
    assert "Dann muss, wer Heroic auf der Hand hat, diese Karte" in text


ITSELF = {
    "en": r"counting (this one|that of this one)|this card counts",
    "de": r"auch (dieses|diese|die dieser Karte)\b|diese Karte zählt mit",
}
RED, BLUE, NONE = v.Color.RED, v.Color.BLUE, v.Color.NONE
COUNTED: list[tuple[v.Color, int | None, v.Score, bool]] = [
    (RED, 0, v.PerTraitOfColor(1, RED), True),
    (BLUE, 0, v.PerTraitOfColor(1, RED), False),
    (NONE, 0, v.PerTraitOfColor(1, NONE), True),
    (RED, 2, v.PerFaceValue(1, 2), True),
    (RED, 1, v.PerFaceValue(1, 2), False),
    (RED, None, v.PerFaceValue(1, 0), True),
    (RED, -1, v.PerNegativeFace(2), True),
    (RED, 4, v.PerNegativeFace(2), False),
    (RED, None, v.PerNegativeFace(2), False),
    (RED, 0, v.PerTrait(1), True),
    (NONE, 0, v.PerTrait(1), True),
    (RED, None, v.Kin(everywhere=True), True),
    (RED, None, v.Kin(everywhere=False), True),
    (RED, 0, v.ColorPairs(), True),
    (NONE, 0, v.ColorPairs(), False),
    (RED, 0, v.FewestColor(2), True),
    (NONE, 0, v.FewestColor(2), False),
    (RED, 0, v.PileColors(), True),
    (NONE, 0, v.PileColors(), False),
    (RED, 0, v.PerChosenColor(1), True),
    (NONE, 0, v.PerChosenColor(1), False),
    (RED, 0, v.HandSize(), False),
    (RED, 0, v.OpponentPairs(RED), False),
    (RED, 0, v.MostTraits(4), False),
    (RED, 0, v.OpponentsPerChosenColor(-1), False),
]


@languages
@pytest.mark.parametrize(("color", "face", "score", "counts"), COUNTED)
def test_whether_a_card_counts_itself(
    language: Language, color: v.Color, face: int | None, score: v.Score, counts: bool
) -> None:
    text = language.card_text(v.Trait("Test", color, face, score=score))
    assert bool(re.search(ITSELF[language.code], text)) == counts, text


CHOOSABLE = {"en": "this one qualifies", "de": "auch dieses hier"}


@languages
@pytest.mark.parametrize(
    ("instruction", "color", "dominant", "choosable"),
    [
        (v.GiveTrait(), RED, False, True),
        (v.GiveTrait(), NONE, False, True),
        (v.GiveTrait(), RED, True, False),
        (v.DiscardTrait(), RED, False, True),
        (v.DiscardTrait(v.Those(color=RED)), RED, False, True),
        (v.DiscardTrait(v.Those(color=RED)), BLUE, False, False),
        (v.DiscardTrait(v.Those(at_least=1)), RED, False, True),
        (v.DiscardTrait(v.Those(at_least=2)), RED, False, False),
        (v.DiscardTrait(v.Those(face=1)), RED, False, True),
        (v.DiscardTrait(v.Those(face=2)), RED, False, False),
        (v.DiscardTrait(who=v.Who.EVERYONE), RED, False, False),
        (v.SwapTraits(same_color=True), RED, False, True),
        (v.SwapTraits(same_color=False), RED, False, True),
        (v.SwapTraits(same_color=True), NONE, False, False),
    ],
)
def test_whether_a_card_can_be_chosen_by_its_own_effect(
    language: Language,
    instruction: v.Instruction,
    color: v.Color,
    dominant: bool,
    choosable: bool,
) -> None:
    card = v.Trait("Test", color, 1, dominant=dominant, action=(instruction,))
    assert (CHOOSABLE[language.code] in language.card_text(card)) == choosable


def test_a_score_is_a_value_or_a_bonus() -> None:
    star = v.Trait("Test", RED, None, score=v.HandSize())
    bonus = v.Trait("Test", RED, 0, score=v.HandSize())
    assert LANGUAGES["en"].card_text(star).startswith("Score: Worth 1 point per")
    assert LANGUAGES["en"].card_text(bonus).startswith("Score: +1 point per")
    assert LANGUAGES["de"].card_text(star).startswith("Wertung: Zählt 1 Punkt für")
    assert LANGUAGES["de"].card_text(bonus).startswith("Wertung: +1 Punkt für")
