"""What cards and the table say, against the declarations, in every language."""

from __future__ import annotations

import re
from itertools import product

import pytest

from endling.board.declaration import Fact, Listing
from endling.games import blanks
from endling.games.doom_on_you import vocabulary as v
from endling.games.doom_on_you.board import BOARD
from endling.games.doom_on_you.cards import ANIMALS, BATTLES, CARDS, DOOMS
from endling.games.doom_on_you.game import GAME
from endling.games.doom_on_you.mistakes import NoDealsOfTwo, TooManyChanges
from endling.games.doom_on_you.options import TAKES
from endling.games.doom_on_you.text import LANGUAGES, NEEDED, DoomLanguage
from endling.games.doom_on_you.text.language import VERBS
from endling.games.taking import CardNumbers, Choice, Number
from endling.games.text import Line
from tests.clean_text import assert_clean

EN, DE = LANGUAGES["en"], LANGUAGES["de"]
languages = pytest.mark.parametrize("language", LANGUAGES.values(), ids=lambda x: x.code)
cards = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)

# What the text of each kind of loss has to say, in English and in German.
LOSSES: dict[type[v.Loss], tuple[str, str]] = {
    v.LoseAllAnimals: (r"\blose(s)? all animals\b", r"\balle Tiere\b"),
    v.LoseAnimals: (r"\blose(s)? {amount} animal", r"\b{amount} Tier"),
    v.KeepAnimals: (r"\bkeep(s)? {amount} animal.*loses? the others", r"beh[aä]lt.* {amount} Tier"),
    v.LoseTokens: (r"\blose(s)? {amount} token", r"\b{amount} Marke"),
    v.LoseHalf: (
        r"half of .* tokens, rounded down, .*\b{most}\b",
        r"Hälfte .* abgerundet.*\b{most}\b",
    ),
}
VICTIMS = {
    v.Victims.DRAWER: (r"^You (lose|keep)\b", r"^Du (verlierst|behältst)\b"),
    v.Victims.DRAWER_AND_OTHER: (r"^You and one other player .* each", r"^Du und ein anderer"),
    v.Victims.EVERYBODY: (r"^Every player", r"^Alle\b"),
}
POWERS = {
    v.Power.HUNT_IMMUNE: (r"HUNT never kills it", r"HUNT tötet es nie"),
    v.Power.FORCE_FIELD_IMMUNE: (r"FORCE FIELD never stops", r"FORCE FIELD stoppt .* nie"),
    v.Power.REVEAL_HAND: (r"succeeds.* hand", r"Erfolg.* Hand"),
}
ACTIONS: dict[type[v.Action], tuple[str, str]] = {
    v.KillAnimal: (r"kill one animal.*except CAMO", r"töte ein Tier.*außer CAMO"),
    v.Protect: (
        r"yourself or another player.*attacks.*except FLAME-INGO.*doom",
        r"dich oder.*Angriffe.*außer FLAME-INGO.*Verhängnis",
    ),
    v.Redirect: (r"send one attack.*you get the tokens", r"lenke einen Angriff.*Marken"),
    v.TakeAttacker: (r"attacking animal into your pile", r"angreifendes Tier in deine Auslage"),
    v.AttackFromHand: (r"attack 1 or more from your hand", r"Angriff 1 oder mehr aus deiner Hand"),
}


def says(pattern: str, text: str) -> bool:
    return re.search(pattern, text, re.IGNORECASE) is not None


# --- Cards ----------------------------------------------------------------------------------------


@languages
@cards
def test_every_card_has_a_text_and_small_print(language: DoomLanguage, card: v.Card) -> None:
    text = language.card_text(card)
    assert_clean(text)
    for line in text.split("\n"):
        assert line[0].isupper()
        assert line.endswith(".")
    assert_clean(language.flavor(card))


@pytest.mark.parametrize("animal", ANIMALS, ids=lambda card: card.id)
def test_animals_say_their_values_and_powers(animal: v.Animal) -> None:
    english, german = EN.card_text(animal), DE.card_text(animal)
    assert f"efense {animal.defense}" in english
    assert f"erteidigung {animal.defense}" in german
    if animal.attack:
        assert f"Attack {animal.attack}" in english
        assert f"Angriff {animal.attack}" in german
        assert says(rf"\b{animal.tokens} tokens?\b", english)
        assert says(rf"\b{animal.tokens} Marken?\b", german)
    else:
        assert "Cannot attack" in english
        assert "Kann nicht angreifen" in german
    for power, (of_english, of_german) in POWERS.items():
        assert says(of_english, english) == (animal.power == power)
        assert says(of_german, german) == (animal.power == power)


@pytest.mark.parametrize("battle", BATTLES, ids=lambda card: card.id)
def test_battle_cards_say_what_they_do(battle: v.Battle) -> None:
    english, german = EN.card_text(battle), DE.card_text(battle)
    for action, (of_english, of_german) in ACTIONS.items():
        assert says(of_english, english) == isinstance(battle.action, action)
        assert says(of_german, german) == isinstance(battle.action, action)
    assert says(rf"cancel it with another {battle.name}", english) == battle.counterable
    assert says(rf"mit einer Karte {battle.name} aufheben", german) == battle.counterable


def check_doom(doom: v.Doom) -> None:
    english, german = EN.card_text(doom), DE.card_text(doom)
    values = {name: getattr(doom.loss, name) for name in getattr(doom.loss, "__dict__", {})}
    for victims, (of_english, of_german) in VICTIMS.items():
        assert says(of_english, english) == (doom.victims == victims), english
        assert says(of_german, german) == (doom.victims == victims), german
    of_english, of_german = (pattern.format(**values) for pattern in LOSSES[type(doom.loss)])
    assert says(of_english, english), english
    assert says(of_german, german), german
    instead = values.get("tokens_instead", 0)
    assert says(rf"{instead} tokens? instead", english) == (instead > 0)
    assert says(rf"stattdessen {instead} Marken?", german) == (instead > 0)


@pytest.mark.parametrize("doom", DOOMS, ids=lambda card: card.id)
def test_dooms_say_whom_they_strike_and_what_is_lost(doom: v.Doom) -> None:
    check_doom(doom)


MADE_UP: list[v.Loss] = [
    v.LoseAllAnimals(),
    *(v.LoseAnimals(amount, tokens) for amount, tokens in product((1, 2, 3), (0, 1, 2))),
    *(v.KeepAnimals(amount) for amount in (1, 2)),
    *(v.LoseTokens(amount) for amount in (1, 2, 5)),
    *(v.LoseHalf(most) for most in (2, 3)),
]


def test_different_dooms_are_said_differently() -> None:
    made_up = [v.Doom("x", "X", 1, who, loss) for who in v.Victims for loss in MADE_UP]
    for language in LANGUAGES.values():
        told = {language.card_text(doom) for doom in made_up}
        assert len(told) == len(made_up)
    for doom in made_up:
        check_doom(doom)


@languages
def test_the_facts_of_all_cards(language: DoomLanguage) -> None:
    facts = {one["name"]: one for one in GAME.cards(language.code)}
    assert sum(one["copies"] for one in facts.values()) == 110
    bird = facts["HUNTING-BIRD"]
    assert (bird["attack"], bird["defense"], bird["tokens"]) == (1, 0, 3)
    assert facts["HUNT"]["attack"] is None
    for one in facts.values():
        for name in one:
            assert_clean(language.fact(name))


# --- The table ------------------------------------------------------------------------------------


@languages
@pytest.mark.parametrize("question", NEEDED.questions)
def test_every_question_and_its_answers(language: DoomLanguage, question: str) -> None:
    assert_clean(language.question(question, None))
    about = language.question(question, "CAMO")
    assert_clean(about)
    assert question == "none" or "CAMO" in about
    if question in VERBS:
        assert "CAMO" in language.answer(question, "card", "CAMO")
    assert "Ann" in language.answer(question, "player", "Ann")
    for word in NEEDED.words:
        assert_clean(language.answer(question, "word", word))


@languages
@pytest.mark.parametrize("event", NEEDED.events)
def test_every_event_has_a_line(language: DoomLanguage, event: str) -> None:
    known = Line("Ann", "CAMO", "Ann", "Ben", number=1)
    for line in (known, known._replace(card=None), Line(number=1)):
        words = language.line(event, line)
        assert_clean(words)
        assert words.endswith((".", "!", "?"))


def test_lines_that_name_somebody_else() -> None:
    line = Line("Ann", "CAMO", number=1 << 6 | 2)
    told = blanks.fill(EN.line("steal", line), ["Ann", "Ben"], EN.grammar.possessive)
    assert told == "CAMO gets through: Ann takes 2 tokens from Ben."
    told = blanks.fill(DE.line("pay", line), ["Ann", "Ben"], DE.grammar.possessive)
    assert told == "Ann zahlt Ben 2 Marken."


@languages
def test_every_reason_and_word_differs(language: DoomLanguage) -> None:
    for told in (
        [language.reason(name) for name in NEEDED.reasons],
        [language.word(name) for name in NEEDED.words],
        [language.icon(name) for name in NEEDED.icons],
    ):
        assert len(set(told)) == len(told)
        for words in told:
            assert_clean(words)


@languages
@pytest.mark.parametrize("option", TAKES)
def test_every_value_of_every_option_has_words(language: DoomLanguage, option: str) -> None:
    takes = TAKES[option]
    title, explanation = language.option(option)
    assert_clean(title)
    assert explanation.endswith(".")
    values: tuple[object, ...]
    match takes:
        case Choice():
            values = takes.values
        case Number():
            values = tuple(range(takes.least, takes.most + 1))
        case CardNumbers():
            values = ({}, {"CAMO": 0}, {"CAMO": 1, "HAND-A": 2})
        case _:
            values = ([], ["CAMO"], ["HUNT", "METEOR"])
    shown = [language.option_value(option, value) for value in values]
    assert len(set(shown)) == len(values) > 1


def test_german_has_a_word_for_every_fact_of_a_view() -> None:
    zones = [fact.name for zone in BOARD.zones for fact in (*zone.facts, Fact(zone.name))]
    facts = [fact.name for fact in (*BOARD.table, *BOARD.seat)]
    parts = [part.name for one in BOARD.table if isinstance(one, Listing) for part in one.facts]
    for name in {*zones, *facts, *parts} - {""}:
        assert name in DE.facts, name


@languages
@pytest.mark.parametrize("mistake", [NoDealsOfTwo(), TooManyChanges(5, 4)])
def test_mistakes_of_this_game(language: DoomLanguage, mistake: object) -> None:
    assert_clean(language.mistake(mistake))
