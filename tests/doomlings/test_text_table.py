"""What the table says: questions, answers, the log, reasons, options, rules, in every language."""

import re
from pathlib import Path

import pytest

import endling
from endling.games.doomlings import text as text_package
from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.cards import AGES, BIRTH, CATASTROPHES, TRAITS
from endling.games.doomlings.text import LANGUAGES, NEEDED
from endling.games.doomlings.text import DoomlingsLanguage as Language
from endling.games.doomlings.words import WORDS
from endling.games.text import Line, MissingPhraseError, find_languages
from tests.clean_text import assert_clean

languages = pytest.mark.parametrize("language", LANGUAGES.values(), ids=lambda x: x.code)
EN, DE = LANGUAGES["en"], LANGUAGES["de"]


# --- Languages ------------------------------------------------------------------------------------


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
    assert set(find_languages(text_package, Language, NEEDED)) == {"en", "de", "xx"}  # type: ignore[type-abstract]


# --- Words ----------------------------------------------------------------------------------------


@languages
def test_words_colors_and_icons_are_all_different(language: Language) -> None:
    for words in (
        [language.color(c.name.lower()) for c in v.Color],
        [language.word(word) for word in WORDS],
        [language.icon(name) for name in NEEDED.icons],
    ):
        assert len(set(words)) == len(words)
        for word in words:
            assert_clean(word)


@languages
def test_unknown_names_are_errors(language: Language) -> None:
    with pytest.raises(MissingPhraseError):
        language.icon("teapot")
    with pytest.raises(MissingPhraseError):
        language.option("teapot")
    with pytest.raises(MissingPhraseError):
        language.option_value("teapot", 1)
    with pytest.raises(MissingPhraseError):
        language.question("teapot", None)


# --- Questions and answers ------------------------------------------------------------------------


@languages
@pytest.mark.parametrize("prompt", NEEDED.questions)
def test_every_question_is_asked(language: Language, prompt: str) -> None:
    assert_clean(language.question(prompt, None))
    about = language.question(prompt, "Sweat")
    assert "Sweat" in about
    assert_clean(about)


@languages
def test_questions_with_the_same_words_are_the_same_to_the_player(language: Language) -> None:
    asked = [language.question(prompt, None) for prompt in NEEDED.questions]
    assert len(set(asked)) == len(asked)


@pytest.mark.parametrize(
    ("prompt", "cause", "english", "german"),
    [
        ("opponent", "Venomous", "Who gets Venomous?", "Wer bekommt Venomous?"),
        (
            "opponent",
            "Scutes",
            "Who gets the trait? (Scutes)",
            "Wer bekommt das Merkmal? (Scutes)",
        ),
        (
            "opponent",
            "Age of Dracula",
            "Whose hand do you take from? (Age of Dracula)",
            "Aus wessen Hand nimmst du? (Age of Dracula)",
        ),
        ("react", "Sweat", "Would you like to react to Sweat?", "Möchtest du auf Sweat reagieren?"),
        (
            "stabilize",
            None,
            "Stabilize: choose a card to discard",
            "Stabilisieren: Wähle eine Karte zum Abwerfen",
        ),
    ],
)
def test_questions_name_what_is_at_stake(
    prompt: str, cause: str | None, english: str, german: str
) -> None:
    assert EN.question(prompt, cause) == english
    assert DE.question(prompt, cause) == german


OPPONENT_INSTRUCTIONS = (
    v.GiveSelf,
    v.GiveTrait,
    v.GiveCard,
    v.SwapHands,
    v.StealCards,
    v.LookAndTake,
    v.TradeDiscards,
)


@languages
def test_every_card_that_asks_for_an_opponent_says_what_for(language: Language) -> None:
    cards: tuple[v.Card, ...] = (*TRAITS, *AGES)
    asking = [
        card.name
        for card in cards
        for i in (*getattr(card, "action", ()), *getattr(card, "reveal", ()))
        if isinstance(i, OPPONENT_INSTRUCTIONS)
    ]
    assert len(asking) == 9
    for name in asking:
        assert language.question("opponent", None) not in language.question("opponent", name)


def test_the_reason_says_what_the_limit_is() -> None:
    assert EN.reason("third_dominant", 0, None) == "you may have only two dominants"
    assert DE.reason("third_dominant", 0, None) == "du darfst nur zwei dominante Merkmale haben"


WITHOUT_CARDS = {
    "none",
    "stuck",
    "redraw",
    "skip_stabilizing",
    "refresh",
    "pay_opponent",
    "color",
    "opponent",
    "recolor_from",
    "recolor_to",
    "draw_or_discard",
}


@languages
@pytest.mark.parametrize("prompt", NEEDED.questions)
def test_every_answer_has_a_label(language: Language, prompt: str) -> None:
    if prompt in WITHOUT_CARDS:
        with pytest.raises(MissingPhraseError):
            language.answer(prompt, "card", "Bad")
    else:
        label = language.answer(prompt, "card", "Bad")
        assert "Bad" in label
        assert label != "Bad"
        assert_clean(label)
    assert "Ann" in language.answer(prompt, "player", "Ann")
    assert language.answer(prompt, "number", "3") == "3"
    colors = [language.answer(prompt, "color", c.name.lower()) for c in v.Color]
    words = [language.answer(prompt, "word", word) for word in WORDS]
    for labels in (colors, words):
        assert len(set(labels)) == len(labels)
        for label in labels:
            assert label[0].isupper()
            assert_clean(label)


@languages
def test_answers_that_do_not_exist_are_errors(language: Language) -> None:
    with pytest.raises(MissingPhraseError):
        language.answer("color", "color", "pink")
    with pytest.raises(MissingPhraseError):
        language.answer("color", "word", "maybe")


@pytest.mark.parametrize(
    ("prompt", "kind", "what", "english", "german"),
    [
        ("play", "card", "Bad", "Play Bad", "Bad spielen"),
        ("stabilize", "card", "Fear", "Discard Fear", "Fear abwerfen"),
        ("react", "word", "no", "Let it happen", "Geschehen lassen"),
        ("opponent", "player", "Ann", "Ann", "Ann"),
        ("recolor_from", "color", "red", "Red", "Rot"),
        ("recolor_to", "color", "blue", "Count as blue", "Als blau zählen"),
        ("pass_left", "card", "Fear", "Pass Fear to the left", "Fear nach links geben"),
        ("stuck", "word", "keep", "Keep your hand", "Hand behalten"),
        ("discard_more", "word", "done", "Discard no more", "Nichts mehr abwerfen"),
    ],
)
def test_some_answers(prompt: str, kind: str, what: str, english: str, german: str) -> None:
    assert EN.answer(prompt, kind, what) == english  # type: ignore[arg-type]
    assert DE.answer(prompt, kind, what) == german  # type: ignore[arg-type]


# --- The log --------------------------------------------------------------------------------------

# Which of the names given must appear: the card, and the players on either side.
SILENT_ABOUT_THE_CARD = {
    "gene_pool",
    "shuffle",
    "swap_hands",
    "pass_hand",
    "turn",
    "skip_turn",
    "first_player",
    "round_cut",
    "game_over",
}
NOBODYS = {
    "reveal",
    "skip_age",
    "shuffle",
    "round_cut",
    "worlds_end",
    "game_over",
}
BETWEEN_TWO = {
    "steal",
    "swap",
    "give",
    "take",
    "take_shown",
    "look",
    "swap_hands",
    "pass_hand",
    "pass_card",
}


@languages
@pytest.mark.parametrize("happening", NEEDED.events)
def test_every_happening_is_told(language: Language, happening: str) -> None:
    source = "Ben" if happening in BETWEEN_TWO else "Ann"
    open_line = language.line(happening, Line("Ann", "Quick", source, "Ann", 2))
    hidden = language.line(happening, Line("Ann", None, source, "Ann", 2))
    nobody = language.line(happening, Line(None, None, None, None, 0))
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
    lines = [language.line(h, Line("Ann", "Quick", "Ben", "Ann", 2)) for h in NEEDED.events]
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("happening", sorted(BETWEEN_TWO - {"look", "swap_hands"}))
def test_a_card_moves_from_the_source_to_the_target(happening: str) -> None:
    """Whichever side `who` is on, the direction comes out the same."""
    for language in (EN, DE):
        as_giver = language.line(happening, Line("Ann", "Quick", "Ann", "Ben", 0))
        as_receiver = language.line(happening, Line("Ben", "Quick", "Ann", "Ben", 0))
        back = language.line(happening, Line("Ben", "Quick", "Ben", "Ann", 0))
        assert as_giver == as_receiver != back


LINES = [
    ("draw", ("Ben", None, None, "Ben", 0), "Ben draws a card.", "Ben zieht eine Karte."),
    ("play", ("Ann", "Bad", "Ann", "Ann", 0), "Ann plays Bad.", "Ann spielt Bad."),
    (
        "play",
        ("Ben", "Fear", "Ann", "Ben", 0),
        "Ann plays Fear into Ben's pile.",
        "Ann spielt Fear in die Auslage von Ben.",
    ),
    (
        "gene_pool",
        ("Hans", None, None, None, 6),
        "Hans' gene pool is now 6.",
        "Der Genpool von Hans steht jetzt auf 6.",
    ),
    (
        "recolor",
        ("Ann", "Faith", None, None, 0 * 5 + 2),
        "Faith: Ann's red traits count as green from now on.",
        "Faith: Rote Merkmale von Ann zählen von nun an als grün.",
    ),
    (
        "color",
        ("Ann", "Viral", None, None, 3),
        "Ann chooses purple for Viral.",
        "Ann wählt Violett für Viral.",
    ),
    (
        "draw_points",
        ("Ann", "Bad", None, None, 1),
        "Ann draws Bad and gains 1 point.",
        "Ann zieht Bad und erhält 1 Punkt.",
    ),
    (
        "tie_break",
        ("Ann", "Confusion", None, None, -2),
        "Tie-break: Ann draws Confusion, worth −2.",
        "Stechen: Ann zieht Confusion, Wert −2.",
    ),
    (
        "peek",
        ("Ann", None, None, None, 0),
        "Ann looks at the next card of the age deck.",
        "Ann sieht sich die nächste Karte des Zeitalterstapels an.",
    ),
    (
        "shield",
        ("Ann", "Ice Age", None, None, 2),
        "Ice Age does not touch Ann.",
        "Ice Age trifft Ann nicht.",
    ),
    (
        "shield",
        ("Ann", "The Four Horsemen", None, None, 0),
        "The Four Horsemen uses up Ann's protection.",
        "The Four Horsemen verbraucht den Schutz von Ann.",
    ),
    (
        "attach",
        ("Ann", "Nano", None, None, 2),
        "Ann attaches Nano to Antlers.",
        "Ann hängt Nano an Antlers.",
    ),
    (
        "game_over",
        (None, None, None, None, 0),
        "The game is over.",
        "Die Partie ist zu Ende.",
    ),
]


@pytest.mark.parametrize(("happening", "event", "english", "german"), LINES)
def test_some_lines(
    happening: str,
    event: tuple[str | None, str | None, str | None, str | None, int],
    english: str,
    german: str,
) -> None:
    assert EN.line(happening, Line(*event)) == english
    assert DE.line(happening, Line(*event)) == german


# --- Reasons --------------------------------------------------------------------------------------

WITH_NUMBER = {
    "age_forbids_face",
    "wrong_face",
    "face_too_low",
    "face_not_between",
    "needs_traits",
}
WITH_COLOR = {
    "age_forbids_color",
    "same_color_as_last",
    "wrong_color",
    "same_color",
    "needs_traits",
}


@languages
@pytest.mark.parametrize("reason", NEEDED.reasons)
def test_every_reason_is_given(language: Language, reason: str) -> None:
    words = language.reason(reason, 3, v.Color.GREEN)
    assert_clean(words)
    assert not words.endswith(".")
    assert ("3" in words) == (reason in WITH_NUMBER)
    assert (language.color("green") in words) == (reason in WITH_COLOR)


@languages
def test_a_color_may_come_as_the_value(language: Language) -> None:
    for reason in WITH_COLOR - {"needs_traits"}:
        as_value = language.reason(reason, int(v.Color.BLUE), None)
        assert as_value == language.reason(reason, 0, v.Color.BLUE)


@languages
def test_reasons_are_told_apart(language: Language) -> None:
    words = [language.reason(reason, 3, v.Color.GREEN) for reason in NEEDED.reasons]
    assert len(set(words)) == len(words)


def test_reasons_count() -> None:
    assert EN.reason("needs_traits", 3, v.Color.GREEN) == "needs 3 green traits"
    assert EN.reason("needs_traits", 1, v.Color.NONE) == "needs 1 colorless trait"
    assert "3 grüne Merkmale" in DE.reason("needs_traits", 3, v.Color.GREEN)
    assert "1 farbloses Merkmal" in DE.reason("needs_traits", 1, v.Color.NONE)


# --- Options --------------------------------------------------------------------------------------

VALUES: dict[str, tuple[object, ...]] = {
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
    assert set(VALUES) == set(NEEDED.options)


@languages
@pytest.mark.parametrize("key", VALUES)
def test_every_option_is_explained(language: Language, key: str) -> None:
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
            language.option_value(key, value)


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
    assert 120 <= len(rules.splitlines()) <= 230
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
    cards: tuple[v.Card, ...] = (*TRAITS, *AGES, *CATASTROPHES, BIRTH)
    assert named <= {card.name for card in cards}


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
        assert language is EN or fact in language.facts
