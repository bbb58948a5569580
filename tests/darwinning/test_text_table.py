"""What the table says: questions, answers, the log, reasons, options, in every language."""

from __future__ import annotations

import re

import pytest

from endling.board.declaration import Fact, Listing, SeenBy
from endling.games import blanks
from endling.games.darwinning import vocabulary as v
from endling.games.darwinning.cards import TRAITS
from endling.games.darwinning.combinations import RANK
from endling.games.darwinning.game import GAME
from endling.games.darwinning.mistakes import LivesThere, NotPrinted, SpaceTaken, TooManyTraits
from endling.games.darwinning.options import TAKES
from endling.games.darwinning.text import LANGUAGES, NEEDED, DarwinningLanguage
from endling.games.taking import Choice
from endling.games.text import Line, MissingPhraseError
from endling.games.text.language import Kind
from tests.clean_text import assert_clean

languages = pytest.mark.parametrize("language", LANGUAGES.values(), ids=lambda x: x.code)
EN, DE = LANGUAGES["en"], LANGUAGES["de"]
CARD = "Acorn 4a"


@languages
def test_words_and_suits_are_all_different(language: DarwinningLanguage) -> None:
    for words in (
        [language.word(name) for name in NEEDED.words],
        [language.color(name) for name in NEEDED.colors],
    ):
        assert len(set(words)) == len(words)
        for word in words:
            assert_clean(word)


# --- Questions and answers


@languages
@pytest.mark.parametrize("question", NEEDED.questions)
def test_every_question_is_asked(language: DarwinningLanguage, question: str) -> None:
    assert_clean(language.question(question, None))
    about = language.question(question, CARD)
    assert language.card(CARD) in about
    assert_clean(about)


@languages
def test_questions_are_told_apart(language: DarwinningLanguage) -> None:
    asked = [language.question(question, None) for question in NEEDED.questions]
    assert len(set(asked)) == len(asked)


WITHOUT_CARDS = {"none", "leader", "name_suit", "use"}
ANSWERED_BY = {  # the kind of card; otherwise cards that are dealt
    "choose_species": "Monkey",
    "draft_species": "Monkey",
    "settle": "Polar",
    "lay": "Monkey 5",
    "borrow": "Polar",
    "eat": "Monkey",
    "transform": "Monkey 5",
}
SHOWN = {  # what must be in the label
    "Monkey": ("Monkey", "Affe"),
    "Polar": ("polar zone", "Polarzone"),
    "Monkey 5": ("space 5", "Platz 5"),
    CARD: (CARD, "Eichel 4a"),
}


@languages
@pytest.mark.parametrize("question", NEEDED.questions)
def test_every_answer_has_a_label(language: DarwinningLanguage, question: str) -> None:
    card = ANSWERED_BY.get(question, CARD)
    if question in WITHOUT_CARDS:
        with pytest.raises(MissingPhraseError):
            language.answer(question, "card", card)
    else:
        label = language.answer(question, "card", card)
        assert SHOWN[card][language is DE] in label
        assert label != language.card(card)
        assert label[0].isupper()
        assert_clean(label)
    assert "Ann" in language.answer(question, "player", "Ann")
    suits = [language.answer(question, "color", key) for key in NEEDED.colors]
    words = [language.answer(question, "word", word) for word in NEEDED.words]
    for labels in (suits, words):
        assert len(set(labels)) == len(labels)
        for label in labels:
            assert label[0].isupper()
            assert_clean(label)


@pytest.mark.parametrize(
    ("question", "kind", "what", "english", "german"),
    [
        ("follow", "card", CARD, "Choose Acorn 4a", "Eichel 4a wählen"),
        ("follow", "word", "done", "Play these cards", "Diese Karten spielen"),
        ("choose_species", "card", "Orca", "Choose the Orca", "Den Orca wählen"),
        ("leader", "player", "Ann", "Ann leads", "Ann spielt aus"),
        ("name_suit", "color", "flower", "Flower", "Blume"),
        ("improve", "card", "Joker a", "Improve with Joker a", "Mit Joker a verbessern"),
        ("settle", "card", "Desert", "Settle in the desert", "In der Wüste leben"),
        (
            "lay",
            "card",
            "Pig 1",
            "On space 1 (printed: Food Storage)",
            "Auf Platz 1 (gedruckt: Vorräte)",
        ),
        ("lay", "card", "Pig 5", "On space 5 (scores nothing)", "Auf Platz 5 (zählt nichts)"),
        ("mutate", "card", CARD, "Take Acorn 4a (Hard Shell)", "Eichel 4a (Panzer) nehmen"),
        ("eat", "card", "Monkey", "Eat the Monkey", "Den Affen fressen"),
        ("eat", "card", "Dummy", "Eat the dummy", "Den Strohmann fressen"),
        ("borrow", "card", "Ocean", "Find food in the ocean", "Im Ozean Nahrung finden"),
        ("transform", "word", "no", "Discard it", "Abwerfen"),
    ],
)
def test_some_answers(question: str, kind: Kind, what: str, english: str, german: str) -> None:
    assert EN.answer(question, kind, what) == english
    assert DE.answer(question, kind, what) == german


def test_a_trait_is_named_where_a_card_is_laid() -> None:
    assert EN.question("lay", CARD) == "Choose a space for Acorn 4a (Hard Shell)"
    assert DE.question("lay", CARD) == "Wähle einen Platz für Eichel 4a (Panzer)"
    assert EN.question("use", CARD) == "How would you like to use Acorn 4a?"


# --- The log

TELL_THE_CARD = {
    "species",
    "environment",
    "display",
    "play",
    "suit",
    "declare",
    "discard",
    "climb_card",
    "grow_card",
    "settle_card",
    "settle",
    "lay",
    "steal",
    "borrow",
    "eat",
    "dummy_eats",
    "transform",
}
NOBODYS = {
    "dummy",
    "era",
    "shuffle",
    "environment",
    "display",
    "deal_all",
    "last_trick",
    "dummy_climbs",
    "survival",
    "dummy_eats",
    "game_over",
}
OF_SPECIES = {"species", "eat", "dummy_eats"}
OF_ENVIRONMENTS = {"environment", "settle", "borrow"}
TELL_A_NUMBER = {
    "dummy",
    "era",
    "combination",
    "dummy_climbs",
    "climb",
    "poisoned",
    "food",
    "bitten",
    "population",
}
TELL_SPACES = {"lay": (False, True), "steal": (True, False)}  # left, reached


def card_of(happening: str) -> str:
    if happening in OF_SPECIES:
        return "Monkey"
    return "Polar" if happening in OF_ENVIRONMENTS else CARD


@languages
@pytest.mark.parametrize("happening", NEEDED.events)
def test_every_happening_is_told(language: DarwinningLanguage, happening: str) -> None:
    card = card_of(happening)
    number = RANK * v.Combination.PAIR + 18 if happening == "combination" else 2
    whole = Line("Ann", card, "Ann", "Ann", number, 1, "Mouse 2", "Fish 3")
    shown = language.line(happening, whole)
    hidden = language.line(happening, whole._replace(card=None))
    for line in (shown, hidden, language.line(happening, Line())):
        assert_clean(line)
        assert line[0].isupper()
        assert line.endswith(".")
        assert not line.endswith("..")
    spoken = language.mention(card)
    assert (spoken in shown) == (happening in TELL_THE_CARD)
    assert spoken not in hidden
    assert ("Ann" in shown) == (happening not in NOBODYS)
    told = "18" if happening == "combination" else "2"
    without_spaces = re.sub(r"space 2 of|Platz 2", "", shown)
    assert (told in without_spaces) == (happening in TELL_A_NUMBER)
    off, onto = language.mention("Mouse 2"), language.mention("Fish 3")
    assert (off in shown, onto in shown) == TELL_SPACES.get(happening, (False, False))


@languages
def test_happenings_are_told_apart(language: DarwinningLanguage) -> None:
    lines = [
        language.line(happening, Line("Ann", card_of(happening), number=2))
        for happening in NEEDED.events
    ]
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize(
    ("happening", "line", "english", "german"),
    [
        (
            "discard",  # by nobody in particular
            Line(None, CARD),
            "Acorn 4a is discarded.",
            "Eichel 4a wird abgeworfen.",
        ),
        (
            "lay",
            Line("Ann", CARD, onto="Mouse 3"),
            "Ann lays Acorn 4a (Hard Shell) as a trait on space 3 of the Mouse.",
            "Ann legt Eichel 4a (Panzer) als Merkmal auf Platz 3 der Maus.",
        ),
        (
            "steal",
            Line("Ann", CARD, off="Bird 4"),
            "Mutation: Ann takes Acorn 4a (Hard Shell) from space 4 of the Bird.",
            "Mutation: Ann nimmt Eichel 4a (Panzer) von Platz 4 des Vogels.",
        ),
        (
            "transform",
            Line("Ann", "Joker b"),
            "Metamorphosis: Ann draws Joker b.",
            "Metamorphose: Ann zieht Joker b.",
        ),
        (
            "suit",
            Line("Ann", "Joker a", number=v.Suit.FLOWER),
            "Ann names Joker a as flower.",
            "Ann nennt für Joker a die Farbe Blume.",
        ),
        ("eat", Line("Ann", "Elephant"), "Ann eats the Elephant.", "Ann frisst den Elefanten."),
        (
            "poisoned",
            Line("Ann", number=2),
            "Poison: Ann gets 2 bite markers.",
            "Gift: Ann bekommt 2 Beißmarker.",
        ),
    ],
)
def test_some_lines(happening: str, line: Line, english: str, german: str) -> None:
    assert EN.line(happening, line) == english
    assert DE.line(happening, line) == german


COMBINATIONS = {
    v.Combination.SINGLE: ("a single", "eine Einzelkarte"),
    v.Combination.PAIR: ("a pair", "ein Paar"),
    v.Combination.FLUSH: ("a flush", "ein Farbtrio"),
    v.Combination.STRAIGHT: ("a straight", "eine Folge"),
    v.Combination.THREE_OF_A_KIND: ("three of a kind", "einen Drilling"),
    v.Combination.STRAIGHT_FLUSH: ("a straight flush", "eine Farbfolge"),
    v.Combination.FOUR_OF_A_KIND: ("four of a kind", "einen Vierling"),
}


@pytest.mark.parametrize("combination", COMBINATIONS, ids=lambda one: one.name)
def test_a_combination_is_told_with_its_sum(combination: v.Combination) -> None:
    english, german = COMBINATIONS[combination]
    line = Line("Ann", number=RANK * combination + 21)
    assert EN.line("combination", line) == f"Ann has {english}, worth 21."
    assert DE.line("combination", line) == f"Ann hat {german} im Wert von 21."


def test_cards_that_form_nothing() -> None:
    assert EN.line("combination", Line("Ann")) == "Ann's cards form no combination."
    assert DE.line("combination", Line("Ann")) == "Die Karten von Ann ergeben keine Kombination."


@languages
def test_who_leads_is_named(language: DarwinningLanguage) -> None:
    def told(chosen: int) -> str:
        words = language.line("leader", Line(blanks.blank(0), number=chosen))
        return blanks.fill(words, ["Ann", "Ben"], language.grammar.possessive)

    assert "Ann" in told(1)
    assert "Ben" in told(1)
    assert told(0).count("Ann") == 1


# --- Reasons and mistakes


@languages
@pytest.mark.parametrize("reason", NEEDED.reasons)
def test_every_reason_is_given(language: DarwinningLanguage, reason: str) -> None:
    words = language.reason(reason)
    assert_clean(words)
    assert not words.endswith(".")


@languages
def test_reasons_are_told_apart(language: DarwinningLanguage) -> None:
    words = [language.reason(reason) for reason in NEEDED.reasons]
    assert len(set(words)) == len(words)


@languages
def test_protecting_traits_name_what_would_help(language: DarwinningLanguage) -> None:
    protecting = v.Inedible | v.InedibleFromAbove | v.InedibleByNeighbors
    checked = 0
    for kind in TRAITS:
        for effect in kind.effects:
            if isinstance(effect, protecting):
                words = language.reason(kind.trait.name.lower())
                assert language.trait(kind.trait) in words
                assert language.trait(effect.unless) in words
                checked += 1
    assert checked == 3


@pytest.mark.parametrize(
    ("mistake", "english", "german"),
    [
        (
            SpaceTaken(7),
            "two species cannot stand on space 7 of the food chain",
            "auf Feld 7 der Nahrungskette können nicht zwei Arten stehen",
        ),
        (
            LivesThere("Polar"),
            "the species has Polar already",
            "die Umgebung Polarzone hat die Art schon",
        ),
        (
            NotPrinted("Joker a"),
            "no such number is printed on Joker a",
            "auf der Karte Joker a steht keine solche Zahl",
        ),
        (
            TooManyTraits(6, 4),
            "6 trait cards do not fit on 4 spaces",
            "6 Merkmalkarten passen nicht auf 4 Plätze",
        ),
    ],
)
def test_mistakes_on_a_score_sheet_and_among_options(
    mistake: object, english: str, german: str
) -> None:
    assert EN.mistake(mistake) == english
    assert DE.mistake(mistake) == german


# --- Options

VALUES: dict[str, tuple[object, ...]] = {
    "era_plan": ("standard_5_4_3", "long_5_5_4_3", "short_5_4"),
    "species_assignment": ("random", "draft", "chosen"),
    "adjacency": ("slot", "rank"),
    "hand_counts_visible": (False, True),
    "two_player_dummy": (True,),
    "without": ([], ["Orca"], ["Orca", "Mouse"]),
    "value": ({}, {"Acorn 7a": 9}, {"Joker a": 8}),
    "points": ({}, {"Acorn 6a": 5}),
    "food_chain": ({}, {"Orca": 15}),
    "population": ({}, {"Orca": 3, "Acorn 6a": 2}),
}


def test_values_for_every_option() -> None:
    assert set(VALUES) == set(NEEDED.options) == set(TAKES)
    for key, takes in TAKES.items():
        if isinstance(takes, Choice):
            assert set(takes.values) == set(VALUES[key])


@languages
@pytest.mark.parametrize("key", VALUES)
def test_every_option_is_explained(language: DarwinningLanguage, key: str) -> None:
    title, explanation = language.option(key)
    assert_clean(title)
    assert_clean(explanation)
    assert not title.endswith(".")
    assert explanation.endswith(".")
    shown = [language.option_value(key, value) for value in VALUES[key]]
    assert len(set(shown)) == len(shown)


@languages
def test_values_that_do_not_exist_are_errors(language: DarwinningLanguage) -> None:
    for key, value in (
        ("era_plan", "endless"),
        ("species_assignment", 3),
        ("adjacency", True),
        ("hand_counts_visible", "perhaps"),
        ("without", 7),
    ):
        with pytest.raises((MissingPhraseError, ValueError)):
            language.option_value(key, value)


# --- Facts


def declared_facts() -> set[str]:
    """Names of zones, of what is known of them, and of facts, of cards and of score sheets."""
    board = GAME.board
    found = {zone.name for zone in board.zones}
    found |= {f"{zone.name}_size" for zone in board.zones if zone.seen_by != SeenBy.ALL}
    found |= {f"known_{zone.name}" for zone in board.zones if zone.seen_by == SeenBy.OWNER}
    for fact in (*board.table, *board.seat, *(fact for zone in board.zones for fact in zone.facts)):
        found.add(fact.name)
        if isinstance(fact, Listing):
            found |= {entry.name for entry in fact.facts}
        if isinstance(fact, Fact):
            found |= set(fact.words)
    for card in GAME.cards("en"):
        found |= {*card, card["kind"]}
    return (found | {entry.name for entry in board.sheet.player}) - {""}


@languages
def test_every_fact_has_a_name(language: DarwinningLanguage) -> None:
    facts = declared_facts()
    assert len(facts) > 80
    for fact in facts:
        assert_clean(language.fact(fact))
        assert language is EN or fact in language.facts, fact


# --- The rules


@languages
def test_the_rules_explain_every_option(language: DarwinningLanguage) -> None:
    rules = language.rules()
    for key in NEEDED.options:
        assert f"**{language.option(key)[0]}**" in rules, f"{key} is not explained"


@languages
def test_the_rules_list_traits_and_combinations(language: DarwinningLanguage) -> None:
    rows = re.findall(r"^\| (\d+) \| ([^|]+) \|", language.rules(), re.MULTILINE)
    combinations = [(str(one.value), language.combination(one)) for one in v.Combination][:0:-1]
    traits = [(str(one.value), language.trait(one)) for one in v.Trait]
    assert rows == [*combinations, *traits]
