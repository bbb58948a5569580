"""What all games say alike, in English with American spelling."""

from __future__ import annotations

from endling.errors import shown
from endling.games.text import mistakes as wrong
from endling.games.text.grammar import ENGLISH, Noun
from endling.games.text.language import Language
from endling.games.text.line import Line

CARD = Noun("card", "cards")
POINT = Noun("point", "points")
SOMEBODY = "somebody"


def who(e: Line) -> str:
    """Whose doing it is."""
    return e.actor or SOMEBODY


def giver(e: Line) -> str:
    """From whom the card comes."""
    return e.giver or SOMEBODY


def receiver(e: Line) -> str:
    """To whom the card goes."""
    return e.receiver or SOMEBODY


def cards(e: Line, noun: Noun = CARD) -> str:
    """The card by its name, or how many cards."""
    return e.card or ENGLISH.some(e.times, noun)


def _unknown(m: wrong.Unknown, language: Language) -> str:
    if m.given in (None, ""):
        return f"no {language.noun(m.what).one} is given"
    words = f"{ENGLISH.unknown(language.noun(m.what))} {shown(m.given)}"
    close, known = language.spoken(m.what, m.close), language.spoken(m.what, m.known)
    if close:
        return f"{words}; did you mean {ENGLISH.one_of(close)}?"
    return f"{words}; there are {', '.join(known)}" if known else words


def _not_in_range(m: wrong.NotInRange, language: Language) -> str:
    of = f"{language.card(m.card)}: " if m.card else ""
    given = "" if m.given in (None, "") else f"{shown(m.given)} is not possible; "
    least, most = ENGLISH.number(m.least), ENGLISH.number(m.most)
    return f"{of}{given}it takes a whole number from {least} to {most}"


def _too_many_copies(m: wrong.TooManyCopies, language: Language) -> str:
    there_are = "there is" if m.copies == 1 else "there are"
    return f"{language.card(m.card)} occurs {m.wanted} times in all; {there_are} only {m.copies}"


def _too_few_left(m: wrong.TooFewLeft, language: Language) -> str:
    is_left = "is left" if m.left == 1 else "are left"
    left = ENGLISH.counted(m.left, language.noun(m.kind))
    return f"only {left} {is_left}; it takes {m.needed}"


class English(Language):
    """English; a game adds its own words."""

    code = "en"
    name = "English"
    grammar = ENGLISH
    nouns = {
        "card": CARD,
        "color": Noun("color", "colors"),
        "player": Noun("player", "players"),
        "point": POINT,
    }
    facts = {
        "choosing": "still choosing",
        "deck_size": "deck",
        "first": "first player",
        "player": "Player",
    }
    words = {
        "yes": "Yes",
        "no": "No",
        "done": "Done",
        "pass": "Pass",
        "keep": "Keep",
        "redraw": "Redraw",
    }
    questions = {
        "none": "Nothing to decide",
        "play": "Your turn: choose a card to play",
        "discard": "Choose a card to discard",
        "keep": "Choose a card to keep",
        "show": "Choose a card in your hand to show",
        "give": "Choose a card in your hand to give away",
        "color": "Choose a color",
        "number": "Choose a number",
        "player": "Choose a player",
        "opponent": "Choose an opponent",
        "react": "Would you like to react?",
    }
    questions_about = {
        "color": "Choose a color for {}",
        "react": "Would you like to react to {}?",
    }
    answers = {
        "play": "Play {}",
        "discard": "Discard {}",
        "keep": "Keep {}",
        "take": "Take {}",
        "give": "Give away {}",
        "show": "Show {}",
        "swap": "Swap {}",
        "use": "Use {}",
        "choose": "Choose {}",
        "react": "React with {}",
    }
    lines = {
        "turn": lambda e: f"{ENGLISH.owner(who(e))} turn",
        "deal": lambda e: f"{receiver(e)} is dealt {cards(e)}",
        "draw": lambda e: f"{receiver(e)} draws {cards(e)}",
        "play": lambda e: f"{who(e)} plays {cards(e)}",
        "react": lambda e: f"{who(e)} reacts with {cards(e)}",
        "discard": lambda e: f"{giver(e)} discards {cards(e)}",
        "keep": lambda e: f"{who(e)} keeps {cards(e)}",
        "reveal": lambda e: f"{e.card or 'the next card'} is revealed",
        "shuffle": lambda e: "the discard pile is shuffled and becomes the new deck",
        "pass": lambda e: f"{who(e)} passes",
        "win": lambda e: f"{who(e)} wins",
        "win_lowest": lambda e: f"{who(e)} has the lowest score and wins",
        "share_win": lambda e: f"{who(e)} shares the win",
        "no_winner": lambda e: "nobody wins",
        "game_over": lambda e: "the game is over",
    }
    reasons = {
        "legal": "nothing rules it out",
        "game_over": "the game is over",
        "not_asked": "this is not being asked",
        "not_in_hand": "not in your hand",
        "not_discarded": "not in the discard pile",
        "not_on_offer": "not among the cards on offer",
        "not_an_opponent": "not an opponent",
        "no_cards": "has no cards",
        "itself": "a card cannot choose itself",
    }
    mistakes = {
        wrong.Unknown: _unknown,
        wrong.NotInRange: _not_in_range,
        wrong.TooManyCopies: _too_many_copies,
        wrong.NeverLeftOut: lambda m, language: f"{language.card(m.card)} is in every game",
        wrong.TooFewLeft: _too_few_left,
    }
