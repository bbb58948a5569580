"""German."""

from __future__ import annotations

from endling.games.doom_on_you.mistakes import NoDealsOfTwo, TooManyChanges
from endling.games.doom_on_you.text import german_questions as asked
from endling.games.doom_on_you.text.german_cards import CARDS, FLAVORS, TOKEN
from endling.games.doom_on_you.text.german_events import LINES, PROMISES
from endling.games.doom_on_you.text.german_options import OPTIONS
from endling.games.doom_on_you.text.language import DoomLanguage
from endling.games.text import german as common


class German(DoomLanguage, common.German):
    """German; cards keep their names, which are puns."""

    card_texts = CARDS
    flavors = FLAVORS
    icons = PROMISES
    nouns = common.German.nouns | {"token": TOKEN}
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
        NoDealsOfTwo: lambda m, language: "zu zweit gibt es niemanden, den man gewinnen könnte",
        TooManyChanges: lambda m, language: (
            f"höchstens {m.most} Zahlen können von den gedruckten abweichen, nicht {m.given}"
        ),
    }
    facts = (
        common.German.facts
        | PROMISES
        | {
            "aimed_animal": "gezielt auf das Tier",
            "aimed_id": "Nummer des Tiers, auf das gezielt ist",
            "aimed_player": "gezielt auf",
            "animal": "Tier",
            "animal_id": "Nummer des Tiers",
            "attack": "Angriff",
            "attacker": "Angreifer",
            "attacker_id": "Nummer des Angreifers",
            "attacks": "Angriffe",
            "battle": "Kampfkarte",
            "blocked": "wird geblockt",
            "blocker": "Blocker",
            "blocker_id": "Nummer des Blockers",
            "broken": "gebrochen",
            "captured": "gefangen",
            "blocks": "Blocks",
            "chosen": "zum Auslegen gewählt",
            "chosen_size": "gewählte Tiere",
            "deals": "Abmachungen",
            "deck": "Nachziehstapel",
            "defense": "Verteidigung",
            "defense_left": "übrige Verteidigung",
            "doom": "Verhängnis",
            "forecast": "Vorschau",
            "first_target": "erstes Ziel",
            "flavor": "Kleingedrucktes",
            "gainer": "bekommt die Marken",
            "giver": "zahlt",
            "guarding": "eingeplante Punkte",
            "hunted": "erlegt",
            "id": "Nummer der Karte",
            "in_vain": "vergeblich",
            "kept": "gehalten",
            "known_chosen": "bekannte gewählte Tiere",
            "lapsed": "hinfällig",
            "let_through": "wird durchgelassen",
            "loser": "verliert",
            "number": "Nummer",
            "offers": "Angebot",
            "open": "noch offen",
            "open_again": "wieder offen",
            "out": "ausgeschieden",
            "overdue": "überfällig",
            "outcome": "Ausgang",
            "owner": "gehört",
            "pile": "Auslage",
            "plan": "Plan",
            "pending": "noch offen",
            "played": "ausgespielt",
            "player": "gespielt von",
            "points": "Punkte",
            "previews": "Überlegungen",
            "promise": "Versprechen",
            "round": "Runde",
            "sneak": "aus dem Hinterhalt",
            "spared": "verschont",
            "state": "Stand",
            "stopped": "aufgehalten",
            "struck": "getroffen",
            "suggestion": "Vorschlag",
            "taker": "bekommt",
            "target": "Ziel",
            "through": "kommt durch",
            "tokens": "Marken",
            "with": "mit",
            "with_card": "mit einer Karte",
        }
    )
