"""What the terminal itself says; everything about a game comes from the game."""

from __future__ import annotations

_FALLBACK = "en"

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "you": "(you)",
        "player": "Player {n}",
        "as_seen_by": "as {name} may know it",
        "points": "{n} points",
        "point": "{n} point",
        "cards": "{n} cards",
        "card": "{n} card",
        "times": "({n} times)",
        "hand": "Your hand",
        "keys": "number: choose, ? card, u undo, l log, t table, s save, h help, q quit",
        "no_such_choice": "There is no {given}; choose 1 to {n}, or h for help.",
        "only_choice": "There is no {given}; 1 is the only choice. h for help.",
        "no_such_card": "There is no card {given}.",
        "did_you_mean": "There is no card {given}. Did you mean one of these? {similar}",
        "nothing_to_undo": "There is nothing to take back.",
        "undone": "Taken back.",
        "saved": "Saved: {path}",
        "farewell": "Saved. Go on with: endling play --resume",
        "log": "What has happened",
        "colorless": "none",
        "total": "total",
        "won": "{names} wins.",
        "won_together": "{names} win together.",
        "result": "The result",
        "replay_kept": "The whole game, for endling replay: {path}",
        "has_save": "There is a saved game of {title} ({when}).",
        "resume_question": "Go on with it? [Y/n] ",
        "save_lost": "A new game. The saved one is replaced.",
        "welcome": "{title} with {n} players. h explains the keys, q saves and leaves.",
        "resumed": "{title}, where you left it.",
        "help": (
            "A number takes that choice. The letter before a card is its colour:\n"
            "{letters}.\n"
            "The number before a card's name is its printed value, * means that its text says\n"
            "what it is worth; (D) marks a dominant card. In front of a player, the number\n"
            "after a card is what it is worth right now.\n"
            "\n"
            "  ?          the text of your cards and of the card in force\n"
            "  ? NAME     the text of a card; its beginning is enough, or a choice's number\n"
            "  ? discard  (or another pile named above) what lies there\n"
            "  u          take back, to your previous decision\n"
            "  l, l 50    the log: the last lines, or the last 50\n"
            "  t          show the table again\n"
            "  s          save\n"
            "  q          save and leave"
        ),
    },
    "de": {
        "you": "(du)",
        "player": "Spieler {n}",
        "as_seen_by": "wie es {name} wissen darf",
        "points": "{n} Punkte",
        "point": "{n} Punkt",
        "cards": "{n} Karten",
        "card": "{n} Karte",
        "times": "({n}-mal)",
        "hand": "Deine Hand",
        "keys": "Zahl: wählen, ? Karte, u zurück, l Verlauf, t Tisch, s sichern, h Hilfe, q Ende",
        "no_such_choice": "{given} gibt es nicht; wähle 1 bis {n}, oder h für Hilfe.",
        "only_choice": "{given} gibt es nicht; nur 1 steht zur Wahl. h für Hilfe.",
        "no_such_card": "Eine Karte {given} gibt es nicht.",
        "did_you_mean": "Eine Karte {given} gibt es nicht. Meinst du eine von diesen? {similar}",
        "nothing_to_undo": "Es gibt nichts zurückzunehmen.",
        "undone": "Zurückgenommen.",
        "saved": "Gespeichert: {path}",
        "farewell": "Gespeichert. Weiter geht es mit: endling play --resume",
        "log": "Was geschehen ist",
        "colorless": "keine",
        "total": "Summe",
        "won": "{names} gewinnt.",
        "won_together": "{names} gewinnen gemeinsam.",
        "result": "Das Ergebnis",
        "replay_kept": "Die ganze Partie, für endling replay: {path}",
        "has_save": "Es gibt eine gespeicherte Partie {title} ({when}).",
        "resume_question": "Weiterspielen? [J/n] ",
        "save_lost": "Eine neue Partie. Die gespeicherte wird ersetzt.",
        "welcome": "{title} zu {n}. h erklärt die Tasten, q speichert und beendet.",
        "resumed": "{title}, wo du aufgehört hast.",
        "help": (
            "Eine Zahl trifft diese Wahl. Der Buchstabe vor einer Karte ist ihre Farbe:\n"
            "{letters}.\n"
            "Die Zahl vor dem Namen ist ihr gedruckter Wert, * heißt: Ihr Text sagt, was sie\n"
            "zählt; (D) ist eine dominante Karte. Vor den Spielern steht hinter einer Karte,\n"
            "was sie gerade zählt.\n"
            "\n"
            "  ?          der Text deiner Karten und der Karte, die gerade gilt\n"
            "  ? NAME     der Text einer Karte; der Anfang genügt, oder die Zahl einer Wahl\n"
            "  ? Ablage   (oder ein anderer Stapel von oben) was dort liegt\n"
            "  u          zurück zu deiner vorigen Entscheidung\n"
            "  l, l 50    der Verlauf: die letzten Zeilen, oder die letzten 50\n"
            "  t          den Tisch noch einmal zeigen\n"
            "  s          speichern\n"
            "  q          speichern und beenden"
        ),
    },
}


def say(lang: str, phrase: str, **facts: object) -> str:
    """A phrase in a language; a language we do not speak is answered in English."""
    return WORDS.get(lang, WORDS[_FALLBACK])[phrase].format(**facts)


def say_count(lang: str, phrase: str, n: int) -> str:
    """A phrase that counts something: `points` and `point`, `cards` and `card`.

    >>> say_count("en", "cards", 1), say_count("de", "points", -1), say_count("en", "points", 3)
    ('1 card', '-1 Punkt', '3 points')
    """
    return say(lang, phrase.removesuffix("s") if abs(n) == 1 else phrase, n=n)
