"""English."""

from __future__ import annotations

from endling.games.gloom_of_thrones.cards import CHARACTERS, DECK
from endling.games.gloom_of_thrones.mistakes import (
    CoversDeath,
    LiesOnNobody,
    LostThrone,
    NothingPrinted,
)
from endling.games.gloom_of_thrones.text import english_effects, english_flavor
from endling.games.gloom_of_thrones.text import english_questions as asked
from endling.games.gloom_of_thrones.text.english_events import LINES
from endling.games.gloom_of_thrones.text.english_options import CHARACTER, OPTIONS
from endling.games.gloom_of_thrones.text.english_story import EnglishStory
from endling.games.gloom_of_thrones.text.labels import Label
from endling.games.gloom_of_thrones.text.language import LEFTOVERS, GloomLanguage, names_of_families
from endling.games.text import english as common
from endling.games.text.grammar import Noun


class English(GloomLanguage, common.English):
    """English with American spelling; the names of cards are as declared."""

    effects = english_effects.EFFECTS
    labels = {
        Label.PLAYED: "When played:",
        Label.VISIBLE: "While visible:",
        Label.PERSISTENT: "Persistent:",
        Label.RESPONSE: "Response:",
        Label.CONDITION: "Condition:",
        Label.SCORE: "Score:",
    }
    slots = ("top", "middle", "bottom")
    throne_rules = (
        "Goes to the character that a card with a crown is played on, which becomes the Monarch.",
        "The Monarch counts {}.",
        "The Monarch's owner may play a death as the second action too, on an opponent's "
        "character.",
        "If the Monarch dies, the throne goes back to the middle, unless that ends the game.",
    )
    story = EnglishStory()
    flavors = english_flavor.FLAVORS
    family_flavors = english_flavor.FAMILIES
    own_names = {card.name: card.alt_name for card in (*CHARACTERS, *DECK) if card.alt_name}
    own_families = names_of_families(alt=True)
    icon_objects = english_effects.ICONS
    colors = names_of_families() | {LEFTOVERS: "The Leftovers"}
    nouns = common.English.nouns | {
        "color": Noun("family", "families"),
        "character": CHARACTER,
        "modifier": Noun("modifier", "modifiers"),
        "event": Noun("event", "events"),
        "death": Noun("death", "deaths"),
    }
    icons = {
        "crown": "crown",
        "coin": "coin",
        "blade": "blade",
        "goblet": "goblet",
        "flame": "flame",
        "heart": "heart",
        "frost": "frost",
        "immediate": "when played",
        "ongoing": "while visible",
        "persistent": "persistent",
        "response": "response",
    }
    questions = common.English.questions | asked.QUESTIONS
    questions_about = common.English.questions_about | asked.QUESTIONS_ABOUT
    answers = common.English.answers | asked.ANSWERS
    players = asked.PLAYERS
    words = common.English.words | asked.WORDS
    word_answers = asked.WORD_ANSWERS
    lines = common.English.lines | LINES
    reasons = common.English.reasons | asked.REASONS
    options = OPTIONS
    mistakes = common.English.mistakes | {
        LiesOnNobody: lambda m, language: (
            f"{language.card(m.card)} comes before the first character"
        ),
        CoversDeath: lambda m, language: (
            f"{language.card(m.card)} cannot lie on {language.card(m.death)}"
        ),
        LostThrone: lambda m, language: (
            f"{language.card(m.character)} died before the end and has lost the throne"
        ),
        NothingPrinted: lambda m, language: f"{language.card(m.card)} has no number in this circle",
    }
    facts = common.English.facts | {
        "house": "family",
        "in_force": "effects in force",
        "marks": "coming up",
        "skip_draw": "draws to skip",
        "skip_turn": "turns to miss",
        "lose_actions": "actions fewer",
        "quiet_turns": "turns without a card",
        "family_size": "characters in a family",
        "ends_game": "its death ends the game",
        "chosen": "chosen already",
        "revived": "alive again",
        "would_be": "score afterwards",
        "actions": "actions left",
        "extra_actions": "extra actions left",
        "colors": "family",
        "monarch": "Monarch",
        "known_hand": "known cards",
        "opaque": "opaque text box",
        "adds": "to the score besides",
    }
