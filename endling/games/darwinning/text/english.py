"""English."""

from __future__ import annotations

from endling.games.darwinning import vocabulary as v
from endling.games.darwinning.cards import DUMMY, SPACES, SPECIES
from endling.games.darwinning.mistakes import (
    LivesThere,
    NotPrinted,
    SpaceTaken,
    TooManyChanges,
    TooManyTraits,
)
from endling.games.darwinning.text import english_names as names
from endling.games.darwinning.text import english_questions as asked
from endling.games.darwinning.text.english_cards import CARDS
from endling.games.darwinning.text.english_effects import EFFECTS
from endling.games.darwinning.text.english_events import LINES
from endling.games.darwinning.text.english_options import OPTIONS
from endling.games.darwinning.text.language import DarwinningLanguage, by_key
from endling.games.text import english as common
from endling.games.text.grammar import ENGLISH, Noun

_TRAIT_CARD = Noun("trait card", "trait cards")


def _own(space: v.Space) -> str:
    words = f"space {space.number}"
    if space.printed is not None:
        return f"{words} (printed: {names.TRAITS[space.printed]})"
    return words if space.scores else f"{words} (scores nothing)"


class English(DarwinningLanguage, common.English):
    """English with American spelling; cards and species go by their declared names."""

    effects = EFFECTS
    card_texts = CARDS
    traits = names.TRAITS
    habitats = names.HABITATS
    combinations = names.COMBINATIONS
    mentions = {
        **{one.name: f"the {one.name}" for one in SPECIES},
        **{one.name: f"space {one.number} of the {one.species.name}" for one in SPACES},
        DUMMY.name: "the dummy",
    }
    own_spaces = {one.name: _own(one) for one in SPACES}
    species_flavors = names.SPECIES_FLAVORS
    environment_flavors = names.ENVIRONMENT_FLAVORS
    colors = by_key(names.SUITS)
    icons = by_key(names.TRAITS) | by_key(names.ENVIRONMENTS) | by_key(names.COMBINATIONS)
    nouns = common.English.nouns | {
        "color": Noun("suit", "suits"),
        "environment": Noun("environment", "environments"),
        "joker": Noun("joker", "jokers"),
        "species": Noun("species", "species"),
        "trait_card": _TRAIT_CARD,
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
        SpaceTaken: lambda m, language: (
            f"two species cannot stand on space {m.space} of the food chain"
        ),
        LivesThere: lambda m, language: f"the species has {language.card(m.environment)} already",
        NotPrinted: lambda m, language: f"no such number is printed on {language.card(m.card)}",
        TooManyChanges: lambda m, language: (
            f"at most {m.most} numbers can differ from the printed ones, not {m.given}"
        ),
        TooManyTraits: lambda m, language: (
            f"{ENGLISH.counted(m.given, _TRAIT_CARD)} do not fit on {m.spaces} spaces"
        ),
    }
    facts = (
        common.English.facts
        | icons
        | {
            "beating": "beats the best combination",
            "best": "best combination so far",
            "bite_limit": "bite markers that cost population",
            "bites": "bite markers",
            "box": "left in the box",
            "box_size": "left in the box",
            "card_1": "first card",
            "card_2": "second card",
            "card_3": "third card",
            "card_4": "fourth card",
            "chances": "possible combinations",
            "colors": "suit",
            "drawn": "drawn by Metamorphosis",
            "dummy_can_eat": "the dummy can eat",
            "dummy_cannot_eat": "the dummy cannot eat",
            "dummy_space": "the dummy's space",
            "elsewhere": "environments not on the table",
            "expected_bites": "bite markers expected",
            "expected_food": "food expected",
            "expected_population": "population expected",
            "eater": "who eats",
            "fed": "has fed",
            "food_chain": "food chain",
            "hunts": "who could eat whom",
            "known_hand": "known cards",
            "known_offered": "known species to choose from",
            "known_picked": "known chosen cards",
            "offered": "to choose from",
            "offered_size": "species to choose from",
            "picked": "chosen to be played or kept",
            "picked_size": "cards chosen",
            "points_for": "points by origin",
            "previews": "prospects",
            "settled": "environments from cards",
            "space": "space on the food chain",
            "sum": "its sum",
            "to_beat": "combination to beat",
            "to_beat_sum": "sum to beat",
            "unused": "unused Mutation",
            "used": "used for food chain and population",
            "used_by_follower": "used by the follower",
            "used_by_leader": "used by the leader",
            "zero_space": "trait on the zero space",
        }
    )
