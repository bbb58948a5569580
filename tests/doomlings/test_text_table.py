"""What the table says: questions, answers, the log, reasons, options, rules, in every language."""

import re
from pathlib import Path
from typing import get_args

import pytest

import endling
from endling.games.doomlings import text as text_package
from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.cards import AGES, BIRTH, CATASTROPHES, TRAITS
from endling.games.doomlings.event_types import Happening
from endling.games.doomlings.prompts import Prompt
from endling.games.doomlings.reasons import Reason
from endling.games.doomlings.text import LANGUAGES, Language, MissingPhraseError
from endling.games.doomlings.text.german_facts import FACTS as GERMAN_FACTS
from endling.games.doomlings.text.language import Icon, OptionKey
from endling.kernel.actions import Word

languages = pytest.mark.parametrize("language", LANGUAGES.values(), ids=lambda x: x.code)
EN, DE = LANGUAGES["en"], LANGUAGES["de"]


def assert_clean(text: str) -> None:
    assert text
    assert text == text.strip()
    assert "  " not in text
    assert not re.search(r"[{}|<>_]|None\b|True|False", text), text
    assert not re.search(r"\b(\w+) \1\b", text, re.IGNORECASE), text


# --- Languages ------------------------------------------------------------------------------------


def test_the_languages() -> None:
    assert {code: language.name for code, language in LANGUAGES.items()} == {
        "en": "English",
        "de": "Deutsch",
    }
    assert all(language.code == code for code, language in LANGUAGES.items())


def test_a_new_language_is_found_by_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pirate.py").write_text(
        "from endling.games.doomlings.text.english import English\n"
        "class Pirate(English):\n"
        "    code = 'xx'\n"
        "    name = 'Pirate'\n"
    )
    monkeypatch.setattr(text_package, "__path__", [*text_package.__path__, str(tmp_path)])
    assert set(text_package._find_languages()) == {"en", "de", "xx"}


# --- Words ----------------------------------------------------------------------------------------


@languages
def test_words_colors_and_icons_are_all_different(language: Language) -> None:
    for words in (
        [language.color(c) for c in v.Color],
        [language.word(w) for w in Word],
        [language.icon(name) for name in get_args(Icon)],
    ):
        assert len(set(words)) == len(words)
        for word in words:
            assert_clean(word)


@languages
def test_unknown_names_are_errors(language: Language) -> None:
    with pytest.raises(MissingPhraseError):
        language.icon("teapot")  # type: ignore[arg-type]
    with pytest.raises(MissingPhraseError):
        language.option("teapot")  # type: ignore[arg-type]
    with pytest.raises(MissingPhraseError):
        language.option_value("teapot", 1)  # type: ignore[arg-type]
    with pytest.raises(MissingPhraseError):
        language.prompt(99, None)  # type: ignore[arg-type]


# --- Questions and answers ------------------------------------------------------------------------


@languages
@pytest.mark.parametrize("prompt", Prompt)
def test_every_question_is_asked(language: Language, prompt: Prompt) -> None:
    assert_clean(language.prompt(prompt, None))
    assert language.prompt(prompt, "Sweat") == f"{language.prompt(prompt, None)} (Sweat)"


@languages
def test_questions_with_the_same_words_are_the_same_to_the_player(language: Language) -> None:
    asked = [language.prompt(prompt, None) for prompt in Prompt]
    assert len(set(asked)) == len(asked)


WITHOUT_CARDS = {
    Prompt.NONE,
    Prompt.STUCK,
    Prompt.REDRAW,
    Prompt.SKIP_STABILIZING,
    Prompt.REFRESH,
    Prompt.PAY_OPPONENT,
    Prompt.COLOR,
    Prompt.OPPONENT,
    Prompt.RECOLOR_FROM,
    Prompt.RECOLOR_TO,
}


@languages
@pytest.mark.parametrize("prompt", Prompt)
def test_every_answer_has_a_label(language: Language, prompt: Prompt) -> None:
    if prompt in WITHOUT_CARDS:
        with pytest.raises(MissingPhraseError):
            language.choice(prompt, "card", "Bad")
    else:
        label = language.choice(prompt, "card", "Bad")
        assert "Bad" in label
        assert label != "Bad"
        assert_clean(label)
    assert "Ann" in language.choice(prompt, "player", "Ann")
    assert language.choice(prompt, "number", "3") == "3"
    colors = [language.choice(prompt, "color", c.name.lower()) for c in v.Color]
    words = [language.choice(prompt, "word", w.name.lower()) for w in Word]
    for labels in (colors, words):
        assert len(set(labels)) == len(labels)
        for label in labels:
            assert label[0].isupper()
            assert_clean(label)


@languages
def test_answers_that_do_not_exist_are_errors(language: Language) -> None:
    with pytest.raises(KeyError):
        language.choice(Prompt.COLOR, "color", "pink")
    with pytest.raises(KeyError):
        language.choice(Prompt.COLOR, "word", "maybe")


@pytest.mark.parametrize(
    ("prompt", "kind", "what", "english", "german"),
    [
        (Prompt.PLAY, "card", "Bad", "Play Bad", "Bad spielen"),
        (Prompt.STABILIZE, "card", "Fear", "Discard Fear", "Fear abwerfen"),
        (Prompt.REACT, "word", "no", "Let it happen", "Geschehen lassen"),
        (Prompt.OPPONENT, "player", "Ann", "Ann", "Ann"),
        (Prompt.RECOLOR_FROM, "color", "red", "Red", "Rot"),
        (Prompt.RECOLOR_TO, "color", "blue", "Count as blue", "Als blau zählen"),
        (Prompt.PASS_LEFT, "card", "Fear", "Pass Fear to the left", "Fear nach links geben"),
        (Prompt.STUCK, "word", "keep", "Keep your hand", "Hand behalten"),
        (Prompt.DISCARD_MORE, "word", "done", "Discard no more", "Nichts mehr abwerfen"),
    ],
)
def test_some_answers(prompt: Prompt, kind: str, what: str, english: str, german: str) -> None:
    assert EN.choice(prompt, kind, what) == english  # type: ignore[arg-type]
    assert DE.choice(prompt, kind, what) == german  # type: ignore[arg-type]


# --- The log --------------------------------------------------------------------------------------

# Which of the names given must appear: the card, and the players on either side.
SILENT_ABOUT_THE_CARD = {
    Happening.GENE_POOL,
    Happening.SHUFFLE,
    Happening.SWAP_HANDS,
    Happening.PASS_HAND,
    Happening.TURN,
    Happening.SKIP_TURN,
    Happening.COLOR,
    Happening.RECOLOR,
    Happening.FIRST_PLAYER,
    Happening.ROUND_CUT,
    Happening.GAME_OVER,
}
NOBODYS = {
    Happening.REVEAL,
    Happening.SKIP_AGE,
    Happening.SHUFFLE,
    Happening.ROUND_CUT,
    Happening.WORLDS_END,
    Happening.GAME_OVER,
}
BETWEEN_TWO = {
    Happening.STEAL,
    Happening.SWAP,
    Happening.GIVE,
    Happening.TAKE,
    Happening.TAKE_SHOWN,
    Happening.LOOK,
    Happening.SWAP_HANDS,
    Happening.PASS_HAND,
    Happening.PASS_CARD,
}


@languages
@pytest.mark.parametrize("happening", Happening)
def test_every_happening_is_told(language: Language, happening: Happening) -> None:
    source = "Ben" if happening in BETWEEN_TWO else "Ann"
    open_line = language.happening(happening, "Ann", "Quick", source, "Ann", 2)
    hidden = language.happening(happening, "Ann", None, source, "Ann", 2)
    nobody = language.happening(happening, None, None, None, None, 0)
    for line in (open_line, hidden, nobody):
        assert_clean(line)
        assert line[0].isupper()
        assert line.endswith(".")
        assert not line.endswith("..")
    assert ("Quick" in open_line) == (happening not in SILENT_ABOUT_THE_CARD)
    assert "Quick" not in hidden
    if happening not in NOBODYS:
        assert "Ann" in open_line
        assert "Ann" in hidden
    if happening in BETWEEN_TWO:
        assert "Ben" in open_line
        assert "Ben" in hidden


@languages
def test_happenings_are_told_apart(language: Language) -> None:
    lines = [language.happening(h, "Ann", "Quick", "Ben", "Ann", 2) for h in Happening]
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("happening", sorted(BETWEEN_TWO - {Happening.LOOK, Happening.SWAP_HANDS}))
def test_a_card_moves_from_the_source_to_the_target(happening: Happening) -> None:
    """Whichever side `who` is on, the direction comes out the same."""
    for language in (EN, DE):
        as_giver = language.happening(happening, "Ann", "Quick", "Ann", "Ben", 0)
        as_receiver = language.happening(happening, "Ben", "Quick", "Ann", "Ben", 0)
        back = language.happening(happening, "Ben", "Quick", "Ben", "Ann", 0)
        assert as_giver == as_receiver != back


LINES = [
    (Happening.DRAW, ("Ben", None, None, "Ben", 0), "Ben draws a card.", "Ben zieht eine Karte."),
    (Happening.PLAY, ("Ann", "Bad", "Ann", "Ann", 0), "Ann plays Bad.", "Ann spielt Bad."),
    (
        Happening.PLAY,
        ("Ben", "Fear", "Ann", "Ben", 0),
        "Ann plays Fear into Ben's pile.",
        "Ann spielt Fear in Bens Auslage.",
    ),
    (
        Happening.GENE_POOL,
        ("Hans", None, None, None, 6),
        "Hans' gene pool is now 6.",
        "Hans' Genpool steht jetzt auf 6.",
    ),
    (
        Happening.RECOLOR,
        ("Ann", "Faith", None, None, 0 * 5 + 2),
        "Ann's red traits count as green from now on.",
        "Anns rote Merkmale zählen von nun an als grün.",
    ),
    (Happening.COLOR, ("Ann", "Viral", None, None, 3), "Ann chooses purple.", "Ann wählt Violett."),
    (
        Happening.DRAW_POINTS,
        ("Ann", "Bad", None, None, 1),
        "Ann draws Bad and gains 1 point.",
        "Ann zieht Bad und erhält 1 Punkt.",
    ),
    (
        Happening.TIE_BREAK,
        ("Ann", "Confusion", None, None, -2),
        "Tie-break: Ann draws Confusion and loses 2 points.",
        "Stechen: Ann zieht Confusion und verliert 2 Punkte.",
    ),
    (
        Happening.PEEK,
        ("Ann", None, None, None, 0),
        "Ann looks at the next card of the age deck.",
        "Ann sieht sich die nächste Karte des Zeitalterstapels an.",
    ),
    (
        Happening.SHIELD,
        ("Ann", "Ice Age", None, None, 2),
        "Ice Age does not touch Ann.",
        "Ice Age trifft Ann nicht.",
    ),
    (
        Happening.SHIELD,
        ("Ann", "The Four Horsemen", None, None, 0),
        "The Four Horsemen uses up Ann's protection.",
        "The Four Horsemen verbraucht Anns Schutz.",
    ),
    (
        Happening.GAME_OVER,
        (None, None, None, None, 0),
        "The game is over.",
        "Die Partie ist zu Ende.",
    ),
]


@pytest.mark.parametrize(("happening", "event", "english", "german"), LINES)
def test_some_lines(
    happening: Happening,
    event: tuple[str | None, str | None, str | None, str | None, int],
    english: str,
    german: str,
) -> None:
    assert EN.happening(happening, *event) == english
    assert DE.happening(happening, *event) == german


# --- Reasons --------------------------------------------------------------------------------------

WITH_NUMBER = {Reason.AGE_FORBIDS_FACE, Reason.WRONG_FACE, Reason.FACE_TOO_LOW, Reason.NEEDS_TRAITS}
WITH_COLOR = {
    Reason.AGE_FORBIDS_COLOR,
    Reason.SAME_COLOR_AS_LAST,
    Reason.WRONG_COLOR,
    Reason.NEEDS_TRAITS,
}


@languages
@pytest.mark.parametrize("reason", Reason)
def test_every_reason_is_given(language: Language, reason: Reason) -> None:
    words = language.reason(reason, 3, v.Color.GREEN)
    assert_clean(words)
    assert not words.endswith(".")
    assert ("3" in words) == (reason in WITH_NUMBER)
    assert (language.color(v.Color.GREEN) in words) == (reason in WITH_COLOR)


@languages
def test_a_color_may_come_as_the_value(language: Language) -> None:
    for reason in WITH_COLOR - {Reason.NEEDS_TRAITS}:
        as_value = language.reason(reason, int(v.Color.BLUE), None)
        assert as_value == language.reason(reason, 0, v.Color.BLUE)


@languages
def test_reasons_are_told_apart(language: Language) -> None:
    words = [language.reason(reason, 3, v.Color.GREEN) for reason in Reason]
    assert len(set(words)) == len(words)


def test_reasons_count() -> None:
    assert EN.reason(Reason.NEEDS_TRAITS, 3, v.Color.GREEN) == "needs 3 green traits"
    assert EN.reason(Reason.NEEDS_TRAITS, 1, v.Color.NONE) == "needs 1 colorless trait"
    assert "3 grüne Merkmale" in DE.reason(Reason.NEEDS_TRAITS, 3, v.Color.GREEN)
    assert "1 farbloses Merkmal" in DE.reason(Reason.NEEDS_TRAITS, 1, v.Color.NONE)


# --- Options --------------------------------------------------------------------------------------

VALUES: dict[OptionKey, tuple[object, ...]] = {
    "preset": ("classic", "digital"),
    "ages_per_pile": (*range(1, 9), "all"),
    "turns_after_catastrophe": (True, False),
    "gene_pool_leader": (True, False),
    "forbidden_cost": ("unplayable", "ignored"),
    "gene_pool_bounds": ("kept", "beyond"),
    "sets": (["classic"], ["classic", "dinolings"]),
    "without": ([], ["Bad"], ["Bad", "The Big One"]),
    "face_values": ({}, {"Tiny": 15}, {"Bad": -3, "Tiny": 15}),
    "hand_size": (1, 5),
    "gene_pool": (1, 5, 8),
}


def test_values_for_every_option() -> None:
    assert set(VALUES) == set(get_args(OptionKey))


@languages
@pytest.mark.parametrize("key", VALUES)
def test_every_option_is_explained(language: Language, key: OptionKey) -> None:
    title, explanation = language.option(key)
    assert_clean(title)
    assert_clean(explanation)
    assert not title.endswith(".")
    assert explanation.endswith(".")
    shown = [language.option_value(key, value) for value in VALUES[key]]
    assert len(set(shown)) == len(shown)
    for value in shown:
        assert_clean(value)


@languages
def test_values_that_do_not_exist_are_errors(language: Language) -> None:
    for key, value in (
        ("preset", "chaos"),
        ("forbidden_cost", 3),
        ("ages_per_pile", "many"),
        ("hand_size", None),
        ("turns_after_catastrophe", "perhaps"),
        ("without", 7),
        ("face_values", ["Tiny"]),
        ("face_values", {"Tiny": None}),
    ):
        with pytest.raises((MissingPhraseError, ValueError)):
            language.option_value(key, value)  # type: ignore[arg-type]


def test_some_option_values() -> None:
    assert EN.option_value("ages_per_pile", 1) == "1 age"
    assert EN.option_value("ages_per_pile", "3") == "3 ages"
    assert EN.option_value("without", ["Bad", "Late"]) == "Bad, Late"
    assert DE.option_value("hand_size", 1) == "1 Karte"
    assert DE.option_value("sets", "classic") == "Klassisch"


# --- The rules ------------------------------------------------------------------------------------


@languages
def test_rules_are_complete(language: Language) -> None:
    rules = language.rules()
    assert rules.startswith("# ")
    assert rules.endswith("\n")
    assert 120 <= len(rules.splitlines()) <= 210
    assert max(len(line) for line in rules.splitlines()) <= 110
    for label in {
        line.split(":")[0] for c in TRAITS for line in language.card_text(c).splitlines()
    }:
        assert label in rules, f"{label} is not explained"
    for preset in VALUES["preset"]:
        assert language.option_value("preset", preset) in rules


def test_rules_have_the_same_shape_in_every_language() -> None:
    def shape(rules: str) -> list[str]:
        lines = rules.splitlines()
        return [re.match(r"#+|\||- |\d\.", line)[0] for line in lines if _is_mark(line)]  # type: ignore[index]

    assert shape(EN.rules()) == shape(DE.rules())


def _is_mark(line: str) -> bool:
    return re.match(r"#+|\||- |\d\.", line) is not None


@languages
def test_rules_name_cards_that_exist(language: Language) -> None:
    last = language.rules().split("\n## ")[-1]
    named = set(re.findall(r"\*\*(.+?)\*\*", last))
    assert len(named) > 15
    assert named <= {card.name for card in (*TRAITS, *AGES, *CATASTROPHES, BIRTH)}


@languages
def test_every_fact_of_a_view_and_of_a_card_has_a_name(language: Language) -> None:
    match = endling.new("doomlings", players=2, seed=1)
    view = match.view(0)
    facts = {*view, *view["players"][0], *view["players"][0]["points_besides"]}
    facts |= {key for card in endling.cards("doomlings", language.code) for key in card}
    for fact in facts:
        words = language.fact(fact)
        assert words
        assert "_" not in words
    assert GERMAN_FACTS.keys() >= {"deck_size", "gene_pool", "past_ages", "trait", "in_force"}
