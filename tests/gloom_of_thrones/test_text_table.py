"""What the table says: questions, answers, the log, reasons, options, in every language."""

from __future__ import annotations

import pytest

import endling
from endling.games import blanks, find_game
from endling.games.gloom_of_thrones import vocabulary as v
from endling.games.gloom_of_thrones.text import LANGUAGES, NEEDED, GloomLanguage
from endling.games.text import Line, MissingPhraseError
from endling.games.text.language import Kind
from tests.clean_text import assert_clean

languages = pytest.mark.parametrize("language", LANGUAGES.values(), ids=lambda x: x.code)
EN, DE = LANGUAGES["en"], LANGUAGES["de"]


@languages
def test_words_and_icons_are_all_different(language: GloomLanguage) -> None:
    for words in (
        [language.word(name) for name in NEEDED.words],
        [language.icon(name) for name in NEEDED.icons],
        [language.color(name) for name in NEEDED.colors],
    ):
        assert len(set(words)) == len(words)
        for word in words:
            assert_clean(word)


# --- Questions and answers


@languages
@pytest.mark.parametrize("question", NEEDED.questions)
def test_every_question_is_asked(language: GloomLanguage, question: str) -> None:
    assert_clean(language.question(question, None))
    about = language.question(question, "The Thaw")
    assert language.card("The Thaw") in about
    assert_clean(about)


@languages
def test_questions_are_told_apart(language: GloomLanguage) -> None:
    asked = [language.question(question, None) for question in NEEDED.questions]
    assert len(set(asked)) == len(asked)


WITHOUT_CARDS = {"none", "choose_family", "vote", "first_player"}


@languages
@pytest.mark.parametrize("question", NEEDED.questions)
def test_every_answer_has_a_label(language: GloomLanguage, question: str) -> None:
    if question in WITHOUT_CARDS:
        with pytest.raises(MissingPhraseError):
            language.answer(question, "card", "The Thaw")
    else:
        label = language.answer(question, "card", "The Thaw")
        assert language.card("The Thaw") in label
        assert label != language.card("The Thaw")
        assert_clean(label)
    assert "Ann" in language.answer(question, "player", "Ann")
    families = [language.answer(question, "color", key) for key in NEEDED.colors]
    words = [language.answer(question, "word", word) for word in NEEDED.words]
    for labels in (families, words):
        assert len(set(labels)) == len(labels)
        for label in labels:
            assert label[0].isupper()
            assert_clean(label)


@pytest.mark.parametrize(
    ("question", "kind", "what", "english", "german"),
    [
        ("play", "card", "The Thaw", "Play “The Thaw”", "„Tauwetter“ spielen"),
        ("kill", "card", "Smudge", "Let Smudge die", "Schmauch sterben lassen"),
        ("lay", "card", "Fogg", "On Fogg", "Auf Dunst"),
        ("throne", "word", "no", "Leave it where it is", "Stehen lassen"),
        (
            "throne",
            "word",
            "centre",
            "The middle of the table",
            "In die Mitte des Tisches",
        ),
        ("respond", "word", "no", "Let it happen", "Geschehen lassen"),
        ("choose_family", "color", "drizzle", "House Drizzle", "Haus Niesel"),
        ("first_player", "player", "Ann", "Ann begins", "Ann beginnt"),
    ],
)
def test_some_answers(question: str, kind: Kind, what: str, english: str, german: str) -> None:
    assert EN.answer(question, kind, what) == english
    assert DE.answer(question, kind, what) == german


# --- The log

SILENT_ABOUT_THE_CARD = {
    "vote",
    "first_player",
    "turn",
    "miss_turn",
    "fewer_actions",
    "pass",
    "discard_hand",
    "skip_draw",
    "shuffle",
    "will_skip_draw",
    "will_miss_turn",
    "will_lose_actions",
    "extra_actions",
    "family_dead",
    "deadlock",
    "last_round",
    "game_over",
    "choose_family",  # names the family instead
}
NOBODYS = {
    "shuffle",
    "window",
    "cancel",
    "spent",
    "throne",
    "throne_to_centre",
    "lose_modifier",
    "swap",
    "move_death",
    "revive",
    "deadlock",
    "last_round",
    "game_over",
}
BETWEEN_TWO = {"give", "steal"}
ON_CHARACTERS = {  # which of the characters that a card leaves and comes to are named
    "play": (False, True),
    "lose_modifier": (True, False),
    "swap": (True, True),
    "move_death": (True, True),
    "revive": (True, False),
}


@languages
@pytest.mark.parametrize("happening", NEEDED.events)
def test_every_happening_is_told(language: GloomLanguage, happening: str) -> None:
    source = "Ben" if happening in BETWEEN_TWO else "Ann"
    card, off, onto = (language.card(name) for name in ("The Thaw", "Fogg", "Smudge"))
    whole = Line("Ann", "The Thaw", source, "Ann", 2, 1, "Fogg", "Smudge")
    shown = language.line(happening, whole)
    hidden = language.line(happening, whole._replace(card=None))
    nobody = language.line(happening, Line())
    for line in (shown, hidden, nobody):
        assert_clean(line)
        assert line.lstrip("“„")[0].isupper() or happening == "vote"
        assert line.endswith(".")
        assert not line.endswith("..")
    assert (card in shown) == (happening not in SILENT_ABOUT_THE_CARD)
    assert card not in hidden
    assert ("Ann" in shown) == (happening not in NOBODYS)
    if happening in BETWEEN_TWO:
        assert "Ben" in shown
    assert (off in shown, onto in shown) == ON_CHARACTERS.get(happening, (False, False))


@languages
def test_happenings_are_told_apart(language: GloomLanguage) -> None:
    whole = Line("Ann", "The Thaw", "Ben", "Ann", 2, 1, "Fogg", "Smudge")
    lines = [language.line(happening, whole) for happening in NEEDED.events]
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize(
    ("happening", "line", "english", "german"),
    [
        (
            "play",
            Line("Ann", "Died Laughing", "Ann", None, onto="The Librarian"),
            "Ann plays “Died Laughing” on The Librarian.",
            "Ann spielt „Totgelacht“ auf Bibliothekar Leihfrist.",
        ),
        (
            "choose_family",
            Line("Ann", number=4),
            "Ann chooses House Barnacle.",
            "Ann wählt als Familie: Haus Seepocke.",
        ),
        (
            "fewer_actions",
            Line("Ann", number=1),
            "Ann has 1 action fewer this turn.",
            "Ann hat in diesem Zug 1 Aktion weniger.",
        ),
        (
            "extra_actions",
            Line("Ann", number=2),
            "Ann gets 2 more actions this turn.",
            "Ann erhält in diesem Zug 2 weitere Aktionen.",
        ),
        (
            "swap",
            Line("Ann", "Knighted by Mistake", off="Fogg", onto="Smudge"),
            "“Knighted by Mistake” moves from Fogg to Smudge.",
            "„Versehentlich zum Ritter geschlagen“ wandert von Dunst zu Schmauch.",
        ),
        (
            "revive",
            Line("Ann", "Died Laughing", off="Fogg"),
            "Fogg lives again, and “Died Laughing” is discarded.",
            "Dunst lebt wieder, und „Totgelacht“ wird abgeworfen.",
        ),
    ],
)
def test_some_lines(happening: str, line: Line, english: str, german: str) -> None:
    assert EN.line(happening, line) == english
    assert DE.line(happening, line) == german


def test_a_vote_names_whom_it_is_for() -> None:
    line = EN.line("vote", Line("Ann", number=1))
    said = blanks.fill(line, ["Ann", "Ben"], EN.grammar.possessive)
    assert said == "Ann thinks that Ben has had the worst day."


def test_our_own_names_are_used_everywhere() -> None:
    own = DE.with_own_names()
    assert own.line("play", Line("Ann", "Died Laughing", onto="Kelly C")) == (
        "Ann spielt „Totgelacht“ auf Kara Wan."
    )
    assert (
        own.line("choose_family", Line("Ann", number=1))
        == "Ann wählt als Familie: Kara Wans Karawane."
    )
    assert own.answer("kill", "card", "Kelly C") == "Kara Wan sterben lassen"
    assert own.answer("choose_family", "color", "bannister") == "Haus Balustrade"
    assert own.question("kill", "Played The Game, Did Not Win") == (
        "Wähle die Figur, die so stirbt: „Nach dem Sitz gegriffen und gefallen“"
    )


# --- Reasons


@languages
@pytest.mark.parametrize("reason", NEEDED.reasons)
def test_every_reason_is_given(language: GloomLanguage, reason: str) -> None:
    words = language.reason(reason, v.Icon.HEART)
    assert_clean(words)
    assert not words.endswith(".")
    heart = language.icon_objects[v.Icon.HEART]
    assert (heart in words) == (reason == "shows_icon")


@languages
def test_reasons_are_told_apart(language: GloomLanguage) -> None:
    words = [language.reason(reason) for reason in NEEDED.reasons]
    assert len(set(words)) == len(words)


# --- Options

VALUES: dict[str, tuple[object, ...]] = {
    "porcelain_throne": (True, False),
    "family_size": (3, 4, 5, "usual"),
    "mixed_families": (True, False),
    "first_player": ("random", "story_vote"),
    "storytelling": ("off", "free", "prompts", "required_note"),
    "use_alt_names": (True, False),
    "without": ([], ["The Thaw"], ["The Thaw", "Amnesty Day"]),
    "top_points": ({}, {"Died Laughing": -3}),
    "middle_points": ({}, {"Knighted by Mistake": 12}),
    "bottom_points": ({}, {"Ghosted by a Ghost": 0, "Turned Slowly to Stone": -30}),
}


def test_values_for_every_option() -> None:
    assert set(VALUES) == set(NEEDED.options)


@languages
@pytest.mark.parametrize("key", VALUES)
def test_every_option_is_explained(language: GloomLanguage, key: str) -> None:
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
def test_values_that_do_not_exist_are_errors(language: GloomLanguage) -> None:
    for key, value in (
        ("storytelling", "loud"),
        ("first_player", 3),
        ("family_size", "many"),
        ("mixed_families", "perhaps"),
        ("without", 7),
        ("top_points", ["Died Laughing"]),
    ):
        with pytest.raises((MissingPhraseError, ValueError)):
            language.option_value(key, value)


def test_some_option_values() -> None:
    assert EN.option_value("family_size", 4) == "4 characters"
    assert DE.option_value("without", ["The Thaw", "Amnesty Day"]) == "Tauwetter, Tag der Amnestie"
    assert EN.option_value("top_points", {"Died Laughing": -3}) == "Died Laughing −3"
    assert DE.option_value("top_points", {"Died Laughing": -3}) == "Totgelacht −3"


# --- The rules and the view


@languages
def test_every_fact_of_a_view_and_of_a_card_has_a_name(language: GloomLanguage) -> None:
    view = endling.new("gloom_of_thrones", players=2, seed=1).view(0)
    player = view["players"][0]
    facts = {*view, *player, *player["marks"]}
    facts |= {key for card in endling.cards("gloom_of_thrones", language.code) for key in card}
    zones = find_game("gloom_of_thrones").board.zones
    facts |= {zone.name for zone in zones} | {fact.name for zone in zones for fact in zone.facts}
    for fact in facts:
        words = language.fact(fact)
        assert words
        assert "_" not in words
        assert language is EN or fact in language.facts, fact


@languages
def test_the_rules_explain_every_label(language: GloomLanguage) -> None:
    rules = language.rules()
    for label in language.labels.values():
        assert label.rstrip(":") in rules, f"{label} is not explained"
    for key in NEEDED.options:
        assert f"**{language.option(key)[0]}**" in rules, f"{key} is not explained"
    for level in VALUES["storytelling"]:
        assert language.option_value("storytelling", level).lower() in rules.lower(), level
