"""German."""

from __future__ import annotations

from endling.games.darwinning import vocabulary as v
from endling.games.darwinning.cards import DECK, DUMMY, ENVIRONMENTS, SPACES, SPECIES
from endling.games.darwinning.mistakes import (
    LivesThere,
    NotPrinted,
    SpaceTaken,
    TooManyChanges,
    TooManyTraits,
)
from endling.games.darwinning.text import german_names as names
from endling.games.darwinning.text import german_questions as asked
from endling.games.darwinning.text.german_cards import CARDS
from endling.games.darwinning.text.german_effects import EFFECTS
from endling.games.darwinning.text.german_events import LINES
from endling.games.darwinning.text.german_options import OPTIONS
from endling.games.darwinning.text.language import DarwinningLanguage, by_key
from endling.games.text import german as common
from endling.games.text.grammar import GERMAN, Noun

_TRAIT_CARD = Noun("Merkmalkarte", "Merkmalkarten", "f")
_COMBINATIONS = {kind: noun.one for kind, noun in names.COMBINATIONS.items()}


def _card_names() -> dict[str, str]:
    """Cards, species and spaces by their declared names."""
    cards = {
        card.name: f"{names.SUITS[card.suit]} {card.name.split()[1]}"
        for card in DECK
        if isinstance(card, v.TraitCard)
    }
    environments = {card.name: names.ENVIRONMENTS[card.environment] for card in ENVIRONMENTS}
    species = {one.name: names.SPECIES[one.key].name for one in SPECIES}
    spaces = {one.name: f"{species[one.species.name]} {one.number}" for one in SPACES}
    return {**cards, **environments, **species, **spaces, DUMMY.name: names.DUMMY.name}


def _own(space: v.Space) -> str:
    words = f"Platz {space.number}"
    if space.printed is not None:
        return f"{words} (gedruckt: {names.TRAITS[space.printed]})"
    return words if space.scores else f"{words} (zählt nichts)"


class German(DarwinningLanguage, common.German):
    """German; terms follow the German part of the rulebook."""

    effects = EFFECTS
    card_texts = CARDS
    traits = names.TRAITS
    habitats = names.HABITATS
    combinations = _COMBINATIONS
    card_names = _card_names()
    mentions = {
        **{one.name: names.SPECIES[one.key].object for one in SPECIES},
        **{
            one.name: f"Platz {one.number} {names.SPECIES[one.species.key].owner}" for one in SPACES
        },
        DUMMY.name: names.DUMMY.object,
    }
    own_spaces = {one.name: _own(one) for one in SPACES}
    species_flavors = names.SPECIES_FLAVORS
    environment_flavors = names.ENVIRONMENT_FLAVORS
    colors = by_key(names.SUITS)
    icons = by_key(names.TRAITS) | by_key(names.ENVIRONMENTS) | by_key(_COMBINATIONS)
    nouns = common.German.nouns | {
        "environment": Noun("Umgebung", "Umgebungen", "f"),
        "joker": Noun("Joker", "Joker", "m"),
        "point": Noun("Siegpunkt", "Siegpunkte", "m"),
        "species": Noun("Art", "Arten", "f"),
        "trait_card": _TRAIT_CARD,
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
        SpaceTaken: lambda m, language: (
            f"auf Feld {m.space} der Nahrungskette können nicht zwei Arten stehen"
        ),
        LivesThere: lambda m, language: (
            f"die Umgebung {language.card(m.environment)} hat die Art schon"
        ),
        NotPrinted: lambda m, language: (
            f"auf der Karte {language.card(m.card)} steht keine solche Zahl"
        ),
        TooManyChanges: lambda m, language: (
            f"höchstens {m.most} Zahlen können von den gedruckten abweichen, nicht {m.given}"
        ),
        TooManyTraits: lambda m, language: (
            f"{GERMAN.counted(m.given, _TRAIT_CARD)} passen nicht auf {m.spaces} Plätze"
        ),
    }
    facts = (
        common.German.facts
        | icons
        | {
            "beating": "schlägt die beste Kombination",
            "best": "bisher beste Kombination",
            "bite_limit": "Beißmarker bis zum Verlust",
            "bites": "Beißmarker",
            "box": "in der Schachtel",
            "box_size": "in der Schachtel",
            "can_eat": "kann fressen",
            "cannot_eat": "kann nicht fressen",
            "card_1": "erste Karte",
            "card_2": "zweite Karte",
            "card_3": "dritte Karte",
            "card_4": "vierte Karte",
            "chances": "mögliche Kombinationen",
            "colors": "Farbe",
            "combination": "Kombination",
            "deck": "Nachziehstapel",
            "display": "Auslage",
            "drawn": "durch Metamorphose gezogen",
            "dummy": "Strohmann",
            "dummy_can_eat": "der Strohmann kann fressen",
            "dummy_cannot_eat": "der Strohmann kann nicht fressen",
            "dummy_space": "Feld des Strohmanns",
            "eater": "wer frisst",
            "elsewhere": "nicht ausliegende Umgebungen",
            "environment": "Umgebung",
            "environments": "Umgebungen",
            "era": "Ära",
            "eras": "Ären",
            "expected_bites": "erwartete Beißmarker",
            "expected_food": "erwartete Nahrung",
            "expected_population": "erwartete Population",
            "fed": "hat gefressen",
            "flavor": "Kleingedrucktes",
            "food": "Nahrung",
            "food_chain": "Nahrungskette",
            "hunts": "wer wen fressen könnte",
            "joker": "Joker",
            "kind": "Kartenart",
            "known_offered": "bekannte Arten zur Auswahl",
            "known_picked": "bekannte gewählte Karten",
            "last_trick": "letzter Stich",
            "leader": "spielt aus",
            "lives_in": "lebt in",
            "offered": "zur Auswahl",
            "offered_size": "Arten zur Auswahl",
            "picked": "zum Ausspielen oder Behalten gewählt",
            "picked_size": "gewählte Karten",
            "played": "ausgespielt",
            "points": "Siegpunkte",
            "points_for": "Siegpunkte nach Herkunft",
            "population": "Population",
            "previews": "Aussichten",
            "prey": "Beute",
            "printed": "gedruckt",
            "reason": "Grund",
            "settled": "Umgebungen von Karten",
            "space": "Feld der Nahrungskette",
            "spaces": "Plätze für Merkmale",
            "species": "Art",
            "sum": "Summe",
            "to_beat": "zu übertreffende Kombination",
            "to_beat_sum": "zu übertreffende Summe",
            "trait": "Merkmal",
            "trait_card": "Merkmalkarte",
            "trait_space": "Merkmalsplatz",
            "traits": "Merkmale",
            "unused": "unbenutzte Mutation",
            "use": "Nutzung",
            "used": "für Nahrungskette und Population genutzt",
            "used_by_follower": "vom Zweiten genutzt",
            "used_by_leader": "vom Ersten genutzt",
            "value": "Zahl",
            "where": "wo",
            "zero_space": "Merkmal auf dem Platz mit der Null",
        }
    )
