"""German."""

from __future__ import annotations

from endling.games.doomlings import mistakes as wrong
from endling.games.doomlings.text import german_questions as asked
from endling.games.doomlings.text.german_cards import LABELS, PHRASES
from endling.games.doomlings.text.german_events import LINES
from endling.games.doomlings.text.german_grammar import COLORS, NOUNS, SETS
from endling.games.doomlings.text.german_options import OPTIONS
from endling.games.doomlings.text.language import DoomlingsLanguage, by_name
from endling.games.text import german as common
from endling.games.text.grammar import GERMAN
from endling.games.text.language import Language

_FOUR_COLORS = GERMAN.one_of([name for color, name in COLORS.items() if color != color.NONE])


def _not_in_game(m: wrong.NotInGame, _: Language) -> str:
    if m.of_set is None:
        return f"{m.card} ist in diesem Spiel weggelassen"
    return f"{m.card} gehört zu einem Kartenset, das nicht dabei ist: {SETS[m.of_set]}"


def _too_many_dominants(m: wrong.TooManyDominants, _: Language) -> str:
    besides = f", und eine weitere nur mit {GERMAN.one_of(m.only_with)}" if m.only_with else ""
    dominants = GERMAN.all_of(m.dominants)
    return f"{dominants} sind dominant; eine Auslage hat davon höchstens {m.most}{besides}"


class German(DoomlingsLanguage, common.German):
    """German, saying du to the player; cards keep their names."""

    phrases = PHRASES
    labels = LABELS
    colors = by_name(COLORS)
    nouns = common.German.nouns | NOUNS
    questions = common.German.questions | asked.QUESTIONS
    questions_about = common.German.questions_about | asked.QUESTIONS_ABOUT
    opponent_questions = asked.OPPONENT
    answers = common.German.answers | asked.ANSWERS
    players = asked.PLAYERS
    words = common.German.words | {"draw": "Ziehen", "discard": "Abwerfen"}
    color_answers = asked.COLOR_ANSWERS
    word_answers = asked.WORD_ANSWERS
    lines = common.German.lines | LINES
    reasons = common.German.reasons | asked.REASONS
    options = OPTIONS
    marks = {"dominant": ("D", "ist eine dominante Karte")}
    icons = {
        "action": "Aktion",
        "out_of_turn": "Außer der Reihe",
        "worlds_end": "Weltende",
        "drop_of_life": "Lebenstropfen",
        "gene_pool": "Genpool",
        "persistent": "Dauerhaft",
        "attachment": "Anhang",
        "dominant": "Dominant",
    }
    facts = common.German.facts | {
        "action": "Aktion",
        "age": "Zeitalter",
        "ages_left": "Zeitalter übrig",
        "birth": "Beginn",
        "catastrophe": "Katastrophe",
        "catastrophe_points": "durch die Katastrophe",
        "catastrophes": "Katastrophen",
        "classic": "klassisch",
        "classic_1e_only": "Erstausgabe",
        "denied": "verschont",
        "discard_pile": "Ablagestapel",
        "kickstarter_exclusive": "Kickstarter",
        "multi_color": "mehrfarbig",
        "promo_1e": "Promo",
        "dominant": "dominant",
        "drop_of_life": "Wertung",
        "face_value": "Grundwert",
        "age_after_next": "übernächstes Zeitalter",
        "attachment": "Anhang",
        "attached": "Anhang daran",
        "from_opponents": "durch Gegner",
        "gene_pool": "Genpool",
        "gene_pool_leader": "größter Genpool",
        "in_force": "gilt gerade",
        "leader": "größter Genpool",
        "next_age": "nächstes Zeitalter",
        "opponents": "durch Gegner",
        "out_of_turn": "außer der Reihe",
        "past_ages": "frühere Zeitalter",
        "persistent": "dauerhaft",
        "pile": "Auslage",
        "points_besides": "weitere Punkte",
        "prospects": "Aussichten",
        "opponents_color": "Farbe, die andere Punkte kostet",
        "own_color": "Farbe, die zählt",
        "painted": "angenommene Farbe",
        "recolor": "umgefärbt",
        "shielded": "geschützt",
        "sign": "Zeichen",
        "goal": "durch das Zeichen",
        "meaning_of_life": "durch das Zeichen",
        "tie_points": "im Gleichstand gezogen",
        "trait": "Merkmal",
        "worlds_end": "Weltende",
    }
    mistakes = common.German.mistakes | {
        wrong.NeedsColor: lambda m, _: f"{m.card} braucht die Wahl einer Farbe: {_FOUR_COLORS}",
        wrong.NeedsCatastrophe: lambda m, _: (
            f"{m.card} braucht die Wahl einer Katastrophe: {GERMAN.one_of(m.revealed)}"
        ),
        wrong.NeedsTwoColors: lambda *_: "nötig sind zwei Farben; die erste zählt als die zweite",
        wrong.SameColorTwice: lambda *_: "nötig sind zwei verschiedene Farben",
        wrong.NeedsDrawnCard: lambda *_: (
            "nötig ist der Grundwert oder der Name der gezogenen Karte"
        ),
        wrong.NoneDrawn: lambda m, _: (
            f"{m.catastrophe} braucht die gezogene Karte, mit Namen oder Grundwert"
        ),
        wrong.NoHost: lambda m, _: f"{m.card} kann nicht an {m.host} hängen",
        wrong.HostTaken: lambda m, _: f"an {m.host} hängt schon etwas",
        wrong.NotInGame: _not_in_game,
        wrong.TwoCatastrophes: lambda m, _: (
            f"gewählt wurde {m.chosen}, aber als geltende Katastrophe ist {m.given} angegeben"
        ),
        wrong.NobodyChose: lambda m, _: (
            f"niemand kann {m.given} gewählt haben, also gilt die letzte: {m.last}"
        ),
        wrong.TooManyStruck: lambda m, _: f"eine Partie hat höchstens {m.most}",
        wrong.DrawnInVain: lambda m, _: (
            f"gezogen wird nur, wenn {m.catastrophe} am Weltende gilt, und nur von denen, die es "
            "trifft"
        ),
        wrong.NothingShields: lambda m, _: f"{m.card} liegt nicht in der Auslage",
        wrong.CannotBeDenied: lambda m, _: f"{m.catastrophe} verschont niemanden",
        wrong.NothingToChoose: lambda *_: "von einer Wahl für diese Karte hängen keine Punkte ab",
        wrong.ChosenTwice: lambda *_: "für diese Karte ist zweimal gewählt",
        wrong.TooManyDominants: _too_many_dominants,
        wrong.NoneLeftToDraw: lambda m, _: (
            f"keine Karte mit dem Grundwert {GERMAN.number(m.face)} ist zum Ziehen übrig"
        ),
    }

    def link(self, words: str, later: bool) -> str:
        """Join a sentence to the one before it; the verb after the bar stays in second place."""
        subject, bar, predicate = words.partition("|")
        if not later:
            return f"{subject} {predicate}" if bar else words
        if not bar:
            return f"dann {words}"
        verb, _, rest = predicate.partition(" ")
        comma = "," if subject.startswith("wer ") else ""
        return f"dann {verb}{comma} {subject} {rest}"
