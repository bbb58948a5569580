"""German."""

from __future__ import annotations

from endling.games.gloom_of_thrones.mistakes import (
    CoversDeath,
    LiesOnNobody,
    LostThrone,
    NothingPrinted,
)
from endling.games.gloom_of_thrones.text import german_effects, german_flavor, german_names
from endling.games.gloom_of_thrones.text import german_questions as asked
from endling.games.gloom_of_thrones.text.german_events import LINES
from endling.games.gloom_of_thrones.text.german_options import CHARACTER, OPTIONS
from endling.games.gloom_of_thrones.text.german_story import GermanStory
from endling.games.gloom_of_thrones.text.labels import Label
from endling.games.gloom_of_thrones.text.language import LEFTOVERS, GloomLanguage, by_name
from endling.games.text import german as common
from endling.games.text.grammar import Noun


class German(GloomLanguage, common.German):
    """German; characters and cards have German names."""

    effects = german_effects.EFFECTS
    labels = {
        Label.PLAYED: "Beim Ausspielen:",
        Label.VISIBLE: "Solange sichtbar:",
        Label.PERSISTENT: "Bleibend:",
        Label.RESPONSE: "Antwort:",
        Label.CONDITION: "Bedingung:",
        Label.SCORE: "Wertung:",
    }
    slots = ("oben", "Mitte", "unten")
    throne_rules = (
        "Kommt zu der Figur, auf die eine Karte mit Krone gespielt wird; sie wird Monarch.",
        "Der Monarch zählt {}.",
        "Der Besitzer des Monarchen darf auch als zweite Aktion einen Todesfall spielen, auf eine "
        "Figur eines Gegners.",
        "Stirbt der Monarch, kehrt der Thron in die Mitte zurück, außer wenn das die Partie "
        "beendet.",
    )
    story = GermanStory()
    flavors = german_flavor.FLAVORS
    family_flavors = german_flavor.FAMILIES
    card_names = by_name(german_names.NAMES)
    own_names = by_name(german_names.OWN_NAMES)
    own_families = german_names.OWN_FAMILIES
    icon_objects = german_effects.ICONS
    colors = german_names.FAMILIES | {LEFTOVERS: "Die Übriggebliebenen"}
    nouns = common.German.nouns | {
        "color": Noun("Familie", "Familien", "f"),
        "character": CHARACTER,
        "modifier": Noun("Modifikator", "Modifikatoren", "m"),
        "event": Noun("Ereignis", "Ereignisse", "n"),
        "death": Noun("Todesfall", "Todesfälle", "m"),
    }
    icons = {
        "crown": "Krone",
        "coin": "Münze",
        "blade": "Klinge",
        "goblet": "Kelch",
        "flame": "Flamme",
        "heart": "Herz",
        "frost": "Frost",
        "immediate": "beim Ausspielen",
        "ongoing": "solange sichtbar",
        "persistent": "bleibend",
        "response": "Antwort",
    }
    questions = common.German.questions | asked.QUESTIONS
    questions_about = common.German.questions_about | asked.QUESTIONS_ABOUT
    answers = common.German.answers | asked.ANSWERS
    players = asked.PLAYERS
    words = common.German.words | asked.WORDS
    word_answers = asked.WORD_ANSWERS
    lines = common.German.lines | LINES
    reasons = common.German.reasons | asked.REASONS
    options = OPTIONS
    mistakes = common.German.mistakes | {
        LiesOnNobody: lambda m, language: f"{language.card(m.card)} steht vor der ersten Figur",
        CoversDeath: lambda m, language: (
            f"{language.card(m.card)} kann nicht auf {language.card(m.death)} liegen"
        ),
        LostThrone: lambda m, language: (
            f"{language.card(m.character)} ist vor dem Ende gestorben und hat den Thron verloren"
        ),
        NothingPrinted: lambda m, language: (
            f"{language.card(m.card)} hat in diesem Kreis keine Zahl"
        ),
    }
    facts = common.German.facts | {
        "actions": "Aktionen übrig",
        "bottom": "unten",
        "category": "Wirkung",
        "character": "Figur",
        "colors": "Familie",
        "dead": "tot",
        "death": "Todesfall",
        "deck": "Nachziehstapel",
        "draw_limit": "Ziehgrenze",
        "ends_game": "ihr Tod beendet die Partie",
        "chosen": "schon gewählt",
        "revived": "wieder am Leben",
        "would_be": "Wertung danach",
        "event": "Ereignis",
        "extra_actions": "zusätzliche Aktionen übrig",
        "family": "Familie",
        "flavor": "Kleingedrucktes",
        "free_plays": "kostenlose Karten",
        "house": "Familie",
        "in_force": "geltende Wirkungen",
        "living": "am Leben",
        "lose_actions": "Aktionen weniger",
        "marks": "steht bevor",
        "middle": "Mitte",
        "modifier": "Modifikator",
        "monarch": "Monarch",
        "on": "auf",
        "opaque": "deckendes Textfeld",
        "adds": "außerdem zur Wertung",
        "persistent": "bleibend",
        "played": "ausgespielt",
        "quiet_turns": "Züge ohne Karte",
        "family_size": "Figuren je Familie",
        "round": "Runde",
        "score": "Wertung",
        "skip_draw": "Nachziehen auslassen",
        "skip_turn": "Züge aussetzen",
        "stack": "Stapel",
        "throne": "Thron",
        "top": "oben",
        **icons,
    }
