"""German, saying du."""

from __future__ import annotations

from endling.server.languages.words import Words

WORDS = Words(
    seat="Spieler {}",
    takes_back="{} nimmt zurück.",
    refusals={
        "malformed": "Diese Nachricht ist nicht lesbar.",
        "too_large": "Diese Nachricht ist zu groß.",
        "too_fast": "Zu viel auf einmal; bitte kurz warten.",
        "no_token": "Es fehlt ein Schlüssel.",
        "bad_token": "Dieser Schlüssel ist unbekannt.",
        "foreign_origin": "Nicht von dieser Seite aus.",
        "not_allowed": "Das darfst du nicht.",
        "unknown": "Das gibt es nicht.",
        "wrong_method": "Nicht auf diese Weise.",
        "unknown_table": "Diesen Tisch gibt es nicht.",
        "unknown_game": "Dieses Spiel gibt es nicht.",
        "unknown_lang": "Diese Sprache wird nicht gesprochen.",
        "unknown_level": "Diesen Bot gibt es nicht.",
        "bad_name": "Ein Name hat 1 bis 30 Zeichen.",
        "bad_options": "Diese Optionen passen nicht.",
        "bad_seats": "Diese Plätze passen nicht.",
        "bad_sheet": "Dieser Zettel lässt sich nicht werten.",
        "no_seat": "Es ist kein Platz frei.",
        "full": "Es schauen schon zu viele zu.",
        "not_over": "Das Spiel ist noch nicht zu Ende.",
        "old_rules": "Dieser Tisch wurde nach anderen Regeln gespielt.",
        "not_started": "Das Spiel beginnt, wenn alle Plätze besetzt sind.",
        "spectator": "Du schaust nur zu.",
        "not_your_turn": "Du bist nicht dran.",
        "stale": "Inzwischen ist etwas geschehen.",
        "illegal": "Das geht nicht.",
        "id_used": "Diese Kennung gehört zu anderem Zug.",
        "no_hints": "An diesem Tisch gibt es keine Tipps.",
        "no_undo": "Es gibt nichts zurückzunehmen.",
        "no_vote": "Danach fragt gerade niemand.",
        "storage": "Der Zug konnte nicht gespeichert werden; bitte noch einmal.",
        "internal": "Hier ist etwas schiefgegangen.",
    },
)
