"""English."""

from __future__ import annotations

from endling.games.doomlings import mistakes as wrong
from endling.games.doomlings.text import english_questions as asked
from endling.games.doomlings.text.english_cards import LABELS, PHRASES
from endling.games.doomlings.text.english_events import LINES
from endling.games.doomlings.text.english_grammar import COLORS, NOUNS, SETS
from endling.games.doomlings.text.english_options import OPTIONS
from endling.games.doomlings.text.language import DoomlingsLanguage, by_name
from endling.games.text import english as common
from endling.games.text.grammar import ENGLISH
from endling.games.text.language import Language

_FOUR_COLORS = ENGLISH.one_of([name for color, name in COLORS.items() if color != color.NONE])


def _not_in_game(m: wrong.NotInGame, _: Language) -> str:
    if m.of_set is None:
        return f"{m.card} is left out of this game"
    return f"{m.card} is a card of a set that is not in use: {SETS[m.of_set]}"


def _too_many_dominants(m: wrong.TooManyDominants, _: Language) -> str:
    besides = f", and one more only with {ENGLISH.one_of(m.only_with)}" if m.only_with else ""
    dominants = ENGLISH.all_of(m.dominants)
    return f"{dominants} are dominant; a pile has {m.most} of these at most{besides}"


class English(DoomlingsLanguage, common.English):
    """English with American spelling, as the names of the cards have it."""

    phrases = PHRASES
    labels = LABELS
    colors = by_name(COLORS)
    nouns = common.English.nouns | NOUNS
    questions = common.English.questions | asked.QUESTIONS
    questions_about = common.English.questions_about | asked.QUESTIONS_ABOUT
    opponent_questions = asked.OPPONENT
    answers = common.English.answers | asked.ANSWERS
    players = asked.PLAYERS
    words = common.English.words | {"draw": "Draw", "discard": "Discard"}
    color_answers = asked.COLOR_ANSWERS
    word_answers = asked.WORD_ANSWERS
    lines = common.English.lines | LINES
    reasons = common.English.reasons | asked.REASONS
    options = OPTIONS
    marks = {"dominant": ("D", "marks a dominant card")}
    icons = {
        "action": "Action",
        "out_of_turn": "Out of turn",
        "worlds_end": "World's End",
        "drop_of_life": "Drop of Life",
        "gene_pool": "Gene pool",
        "persistent": "Lasting",
        "attachment": "Attachment",
        "dominant": "Dominant",
    }
    facts = common.English.facts | {
        "worlds_end": "World's End",
        "age_after_next": "the age after that",
        "attached": "attached card",
        "opponents": "from opponents",
        "from_opponents": "from opponents",
        "leader": "gene pool leader",
        "opponents_color": "color that costs opponents points",
        "own_color": "color that scores",
        "painted": "color taken on",
        "recolor": "colors that count as another",
        "known_hand": "known cards",
        "tie_points": "drawn in the tie",
    }
    mistakes = common.English.mistakes | {
        wrong.NeedsColor: lambda m, _: f"{m.card} needs a choice of color: {_FOUR_COLORS}",
        wrong.NeedsCatastrophe: lambda m, _: (
            f"{m.card} needs a choice of catastrophe: {ENGLISH.one_of(m.revealed)}"
        ),
        wrong.NeedsTwoColors: lambda *_: "it takes two colors; the first counts as the second",
        wrong.SameColorTwice: lambda *_: "it takes two different colors",
        wrong.NeedsDrawnCard: lambda *_: "it takes the face value or the name of the drawn card",
        wrong.NoneDrawn: lambda m, _: (
            f"{m.catastrophe} needs the card that was drawn, by name or face value"
        ),
        wrong.NoHost: lambda m, _: f"{m.card} cannot be attached to {m.host}",
        wrong.HostTaken: lambda m, _: f"something is attached to {m.host} already",
        wrong.NotInGame: _not_in_game,
        wrong.TwoCatastrophes: lambda m, _: (
            f"{m.chosen} was chosen, but {m.given} is given as the catastrophe that counts"
        ),
        wrong.NobodyChose: lambda m, _: (
            f"nobody can have chosen {m.given}, so the last one counts: {m.last}"
        ),
        wrong.TooManyStruck: lambda m, _: f"a game has {m.most} at most",
        wrong.DrawnInVain: lambda m, _: (
            f"a card is drawn only if {m.catastrophe} counts at World's End, and only by those "
            "whom it touches"
        ),
        wrong.NothingShields: lambda m, _: f"{m.card} is not in the pile",
        wrong.CannotBeDenied: lambda m, _: f"{m.catastrophe} passes nobody by",
        wrong.NothingToChoose: lambda *_: "no points depend on a choice for this card",
        wrong.ChosenTwice: lambda *_: "there are two choices for this card",
        wrong.TooManyDominants: _too_many_dominants,
        wrong.NoneLeftToDraw: lambda m, _: (
            f"no card with the face value {ENGLISH.number(m.face)} is left to draw"
        ),
    }

    def link(self, words: str, later: bool) -> str:
        """Join a sentence to the one before it."""
        if not later:
            return words
        comma = "," if words.startswith(("if ", "for ")) else ""
        return f"then{comma} {words}"
