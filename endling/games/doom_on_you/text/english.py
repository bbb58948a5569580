"""English."""

from __future__ import annotations

from endling.games.doom_on_you.mistakes import NoDealsOfTwo, TooManyChanges
from endling.games.doom_on_you.text import english_questions as asked
from endling.games.doom_on_you.text.english_cards import CARDS, FLAVORS, TOKEN
from endling.games.doom_on_you.text.english_events import LINES, PROMISES
from endling.games.doom_on_you.text.english_options import OPTIONS
from endling.games.doom_on_you.text.language import DoomLanguage
from endling.games.text import english as common


class English(DoomLanguage, common.English):
    """English with American spelling; cards go by their declared names."""

    card_texts = CARDS
    flavors = FLAVORS
    icons = PROMISES
    nouns = common.English.nouns | {"token": TOKEN}
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
        NoDealsOfTwo: lambda m, language: "two players have nobody to win over by deals",
        TooManyChanges: lambda m, language: (
            f"at most {m.most} numbers can differ from the printed ones, not {m.given}"
        ),
    }
    facts = (
        common.English.facts
        | PROMISES
        | {
            "blocked": "to be blocked",
            "chosen": "chosen to be placed",
            "chosen_size": "animals chosen",
            "deck": "draw pile",
            "deck_size": "draw pile",
            "defense_left": "defense left",
            "first_target": "first target",
            "gainer": "gets the tokens",
            "guarding": "points meant for attackers",
            "known_chosen": "known animals chosen",
            "known_hand": "known cards",
            "let_through": "to be let through",
            "open": "not decided",
            "open_again": "to be decided again",
            "out": "out of the game",
            "sneak": "sneak attack",
        }
    )
