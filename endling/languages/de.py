"""German, saying du."""

from __future__ import annotations

from endling.languages.words import Words

WORDS = Words(
    seat="Spieler {}",
    takes_back="{} nimmt einen Zug zurück.",
    time_ran_out="Zeit abgelaufen: Für {} wurde gespielt.",
    your_turn="Du bist am Zug",
    note="{}: „{}“",
    reach={
        "lan": "Andere Geräte in diesem Netz spielen unter {}.",
        "served": "Andere spielen unter {}.",
        "alone": "Nur dieses Gerät spielt hier; "
        "`make play LAN=1` (oder `endling serve --lan`) lässt das Heimnetz herein.",
    },
    invitation={
        "title": "{} lädt dich zu {} ein",
        "nobodys": "Ein Tisch für {1}",
        "open": "Am Tisch: {}. Freie Plätze: {}.",
        "full": "Die Partie läuft: {}. Du kannst zusehen.",
        "over": "Die Partie ist zu Ende: {}. Sieh dir die Wiederholung an.",
    },
    refusals={
        "malformed": "Diese Nachricht ist nicht lesbar.",
        "too_large": "Diese Nachricht ist zu groß.",
        "too_fast": "Zu viel auf einmal; bitte kurz warten.",
        "no_token": "Es fehlt ein Schlüssel.",
        "bad_token": "Dieser Schlüssel ist unbekannt.",
        "foreign_origin": "Nicht von dieser Seite aus.",
        "not_allowed": "Das darfst du nicht.",
        "unknown": "Das gibt es nicht.",
        "wrong_method": "Diese Adresse wird anders benutzt.",
        "unknown_table": "Diesen Tisch gibt es nicht.",
        "unknown_game": "Dieses Spiel gibt es nicht.",
        "unknown_level": "Diesen Bot gibt es nicht.",
        "no_first_game": "Dieses Spiel hat keinen Tisch für Neulinge.",
        "bad_device": "Dieser Browser kann nicht gerufen werden.",
        "bad_name": "Ein Name hat 1 bis 30 Zeichen.",
        "name_taken": "Jemand am Tisch heißt schon so oder so ähnlich. Nimm einen anderen Namen.",
        "bad_options": "Diese Optionen passen nicht.",
        "bad_seats": "Diese Plätze passen nicht.",
        "bad_sheet": "Dieser Wertungszettel lässt sich nicht auswerten.",
        "no_seat": "Es ist kein Platz frei.",
        "present": "Diese Person ist da.",
        "deleted": "Der Tisch wurde aufgelöst.",
        "full": "Es schauen schon zu viele zu.",
        "too_many_tables": "Du hast schon zu viele Tische. Spiel erst welche zu Ende.",
        "not_over": "Das Spiel ist noch nicht zu Ende.",
        "old_rules": "Dieses Spiel folgt anderen Regeln; ein Server mit diesen kann es beenden.",
        "not_started": "Das Spiel beginnt, wenn alle Plätze besetzt sind.",
        "not_pledged": "Das ist nicht, was du zugesagt hast.",
        "dealt": "Die Karten sind schon ausgeteilt.",
        "spectator": "Du schaust nur zu.",
        "not_your_turn": "Du bist nicht dran.",
        "stale": "Inzwischen ist etwas geschehen.",
        "illegal": "Das geht nicht.",
        "id_used": "Diese Kennung gehört zu einem anderen Zug.",
        "no_hints": "An diesem Tisch gibt es keine Tipps.",
        "waking": "Die Bots wachen gerade auf. Frag in einer Minute noch einmal.",
        "no_undo": "Es gibt nichts zurückzunehmen.",
        "no_vote": "Danach hat gerade niemand gefragt.",
        "no_window": "Jetzt kann niemand reagieren.",
        "no_hold": "Du hast oft genug aufgehalten.",
        "no_note": "Dazu lässt sich nichts schreiben.",
        "no_tale": "Dieses Spiel erzählt keine Geschichte.",
        "note_missing": "An diesem Tisch gehört ein Satz dazu.",
        "storage": "Der Zug konnte nicht gespeichert werden; bitte noch einmal.",
        "internal": "Hier ist etwas schiefgegangen.",
    },
    characters={
        "toughie": "Der letzte Fransenzehen-Laubfrosch: springt auf das Nächstbeste.",
        "incas": "Der letzte Karolinasittich: schnappt, was glänzt, und träumt dabei.",
        "martha": "Die letzte Wandertaube: nimmt den besten Krümel und schaut nie weiter.",
        "celia": "Die letzte Pyrenäen-Steingeiß: denkt einige Sprünge voraus, rutscht selten aus.",
        "george": "Die letzte Pinta-Schildkröte: langsam, geduldig und selten im Irrtum.",
        "benjamin": "Der letzte Beutelwolf: weiß, wie es ausgeht, und will dabei sein.",
    },
    analysis={
        "title": "Was hätte sein können",
        "chances": "Gewinnchance im Lauf der Partie",
        "seat": "Platz",
        "points": "Punkte",
        "decisions": "Entscheidungen",
        "average_loss": "mittlerer Verlust",
        "best": "bestes",
        "good": "gut",
        "inaccuracy": "ungenau",
        "mistake": "Fehler",
        "blunder": "Patzer",
        "number": "Nr.",
        "question": "Frage",
        "played": "gespielt",
        "better": "besser",
        "loss": "Verlust",
        "line": "erwartet",
    },
    terminal={
        "you": "(du)",
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
        "won_by_nobody": "Niemand gewinnt.",
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
            "zählt. Vor den Spielern steht hinter einer Karte, was sie gerade zählt.{marks}\n"
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
)
