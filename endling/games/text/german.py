"""What all games say alike, in German, saying du."""

from __future__ import annotations

from endling.games.text import mistakes as wrong
from endling.games.text.grammar import GERMAN, Noun
from endling.games.text.language import Language
from endling.games.text.line import Line

CARD = Noun("Karte", "Karten", "f")
POINT = Noun("Punkt", "Punkte", "m")
SOMEBODY = "jemand"


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
    return e.card or GERMAN.some(e.times, noun)


def _unknown(m: wrong.Unknown, language: Language) -> str:
    if m.given in (None, ""):
        return f"{language.noun(m.what).one} fehlt"
    words = f"{GERMAN.unknown(language.noun(m.what))} {GERMAN.quoted(m.given)}"
    close, known = language.spoken(m.what, m.close), language.spoken(m.what, m.known)
    if close:
        return f"{words}; gemeint ist vielleicht {GERMAN.one_of(close)}"
    return f"{words}; es gibt {', '.join(known)}" if known else words


def _not_in_range(m: wrong.NotInRange, language: Language) -> str:
    of = f"{language.card(m.card)}: " if m.card else ""
    given = "" if m.given in (None, "") else f"{GERMAN.quoted(m.given)} geht nicht; "
    least, most = GERMAN.number(m.least), GERMAN.number(m.most)
    return f"{of}{given}möglich ist eine ganze Zahl von {least} bis {most}"


def _too_few_left(m: wrong.TooFewLeft, language: Language) -> str:
    noun = language.noun(m.kind)
    left = f"1 {noun.one} ist" if m.left == 1 else f"{m.left} {noun.many} sind"
    return f"nur {left} übrig; nötig sind {m.needed}"


class German(Language):
    """German; a game adds its own words."""

    code = "de"
    name = "Deutsch"
    grammar = GERMAN
    nouns = {
        "card": CARD,
        "color": Noun("Farbe", "Farben", "f"),
        "player": Noun("Spieler", "Spieler", "m"),
        "point": POINT,
    }
    facts = {
        "actor": "entscheidet",
        "blocked": "nicht möglich",
        "card": "Karte",
        "cause": "Anlass",
        "choices": "Wahl",
        "choosing": "entscheidet noch",
        "colors": "Farben",
        "copies": "Anzahl",
        "deck_size": "Nachziehstapel",
        "discard": "Ablagestapel",
        "discard_pile": "Ablagestapel",
        "drawn": "gezogen",
        "first": "beginnt die Runde",
        "game": "Spiel",
        "hand": "Hand",
        "hand_size": "Handkarten",
        "icons": "Symbole",
        "kind": "Art",
        "known_hand": "bekannte Karten",
        "label": "Bezeichnung",
        "last_played": "zuletzt gespielt",
        "name": "Name",
        "over": "zu Ende",
        "phase": "Phase",
        "player": "Spieler",
        "players": "Spieler",
        "points": "Punkte",
        "prompt": "Frage",
        "question": "Frage",
        "seat": "Platz",
        "set": "Ausgabe",
        "text": "Text",
        "turn": "am Zug",
    }
    words = {
        "yes": "Ja",
        "no": "Nein",
        "done": "Fertig",
        "pass": "Passen",
        "keep": "Behalten",
        "redraw": "Neu ziehen",
    }
    questions = {
        "none": "Nichts zu entscheiden",
        "play": "Du bist am Zug: Wähle eine Karte, die du spielst",
        "discard": "Wähle eine Karte zum Abwerfen",
        "keep": "Wähle eine Karte zum Behalten",
        "show": "Wähle eine Karte aus deiner Hand, die du zeigst",
        "give": "Wähle eine Karte aus deiner Hand, die du abgibst",
        "color": "Wähle eine Farbe",
        "number": "Wähle eine Zahl",
        "player": "Wähle jemanden aus",
        "opponent": "Wähle einen Gegner",
        "react": "Möchtest du reagieren?",
    }
    questions_about = {
        "color": "Wähle eine Farbe für {}",
        "react": "Möchtest du auf {} reagieren?",
    }
    answers = {
        "play": "{} spielen",
        "discard": "{} abwerfen",
        "keep": "{} behalten",
        "take": "{} nehmen",
        "give": "{} abgeben",
        "show": "{} zeigen",
        "swap": "{} tauschen",
        "use": "{} nutzen",
        "choose": "{} wählen",
        "react": "Mit {} reagieren",
    }
    lines = {
        "turn": lambda e: f"{who(e)} ist am Zug",
        "deal": lambda e: f"{receiver(e)} erhält {cards(e)}",
        "draw": lambda e: f"{receiver(e)} zieht {cards(e)}",
        "play": lambda e: f"{who(e)} spielt {cards(e)}",
        "react": lambda e: f"{who(e)} reagiert mit {e.card or 'einer Karte'}",
        "discard": lambda e: f"{giver(e)} wirft {cards(e)} ab",
        "keep": lambda e: f"{who(e)} behält {cards(e)}",
        "reveal": lambda e: f"{e.card or 'die nächste Karte'} wird aufgedeckt",
        "shuffle": lambda e: "der Ablagestapel wird gemischt und zum neuen Nachziehstapel",
        "pass": lambda e: f"{who(e)} passt",
        "win": lambda e: f"{who(e)} gewinnt",
        "win_lowest": lambda e: f"{who(e)} hat die wenigsten Punkte und gewinnt",
        "share_win": lambda e: f"{who(e)} gewinnt gemeinsam mit anderen",
        "no_winner": lambda e: "niemand gewinnt",
        "game_over": lambda e: "die Partie ist zu Ende",
    }
    reasons = {
        "legal": "nichts spricht dagegen",
        "game_over": "die Partie ist zu Ende",
        "not_asked": "danach ist gerade nicht gefragt",
        "not_in_hand": "nicht auf deiner Hand",
        "not_discarded": "nicht im Ablagestapel",
        "not_on_offer": "steht nicht zur Auswahl",
        "not_an_opponent": "kein Gegner",
        "no_cards": "hat keine Karten",
        "itself": "eine Karte kann sich nicht selbst wählen",
    }
    mistakes = {
        wrong.Unknown: _unknown,
        wrong.NotInRange: _not_in_range,
        wrong.TooManyCopies: lambda m, language: (
            f"{language.card(m.card)} kommt insgesamt {m.wanted}-mal vor; es gibt nur {m.copies}"
        ),
        wrong.NeverLeftOut: lambda m, language: f"{language.card(m.card)} ist in jedem Spiel",
        wrong.TooFewLeft: _too_few_left,
    }
