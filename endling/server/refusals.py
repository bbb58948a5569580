"""What the server refuses, as codes for programs and messages for people."""

from __future__ import annotations

# code: (HTTP status, English, German)
REFUSALS: dict[str, tuple[int, str, str]] = {
    "malformed": (400, "This message cannot be read.", "Diese Nachricht ist nicht lesbar."),
    "too_large": (413, "This message is too large.", "Diese Nachricht ist zu groß."),
    "too_fast": (429, "Too much at once; wait a moment.", "Zu viel auf einmal; bitte kurz warten."),
    "no_token": (401, "A token is needed.", "Es fehlt ein Schlüssel."),
    "bad_token": (401, "This token is not known.", "Dieser Schlüssel ist unbekannt."),
    "foreign_origin": (403, "Not from this page.", "Nicht von dieser Seite aus."),
    "not_allowed": (403, "You may not do this.", "Das darfst du nicht."),
    "unknown": (404, "There is no such thing.", "Das gibt es nicht."),
    "wrong_method": (405, "Not in this way.", "Nicht auf diese Weise."),
    "unknown_table": (404, "There is no such table.", "Diesen Tisch gibt es nicht."),
    "unknown_game": (404, "There is no such game.", "Dieses Spiel gibt es nicht."),
    "unknown_lang": (400, "This language is not spoken.", "Diese Sprache wird nicht gesprochen."),
    "unknown_level": (422, "There is no such bot.", "Diesen Bot gibt es nicht."),
    "bad_name": (422, "A name takes 1 to 30 letters.", "Ein Name hat 1 bis 30 Zeichen."),
    "bad_options": (422, "These options do not fit.", "Diese Optionen passen nicht."),
    "bad_seats": (422, "These seats do not fit.", "Diese Plätze passen nicht."),
    "bad_sheet": (422, "This sheet cannot be scored.", "Dieser Zettel lässt sich nicht werten."),
    "no_seat": (409, "No seat is free.", "Es ist kein Platz frei."),
    "full": (503, "Too many are looking already.", "Es schauen schon zu viele zu."),
    "not_over": (409, "The game is not over yet.", "Das Spiel ist noch nicht zu Ende."),
    "old_rules": (
        409,
        "This table was played with other rules.",
        "Dieser Tisch wurde nach anderen Regeln gespielt.",
    ),
    "not_started": (
        409,
        "The game starts when all seats are taken.",
        "Das Spiel beginnt, wenn alle Plätze besetzt sind.",
    ),
    "spectator": (403, "You are only watching.", "Du schaust nur zu."),
    "not_your_turn": (409, "It is not your turn.", "Du bist nicht dran."),
    "stale": (
        409,
        "Something has happened in the meantime.",
        "Inzwischen ist etwas geschehen.",
    ),
    "illegal": (409, "This is not possible.", "Das geht nicht."),
    "id_used": (409, "This id belongs to another move.", "Diese Kennung gehört zu anderem Zug."),
    "no_hints": (403, "This table gives no hints.", "An diesem Tisch gibt es keine Tipps."),
    "no_undo": (409, "There is nothing to take back.", "Es gibt nichts zurückzunehmen."),
    "no_vote": (409, "Nobody asks for this.", "Danach fragt gerade niemand."),
    "storage": (
        503,
        "The move could not be stored; please try again.",
        "Der Zug konnte nicht gespeichert werden; bitte noch einmal.",
    ),
    "internal": (500, "Something went wrong here.", "Hier ist etwas schiefgegangen."),
}


class Refused(Exception):
    """Something is refused; nothing was changed."""

    def __init__(self, code: str, detail: str | None = None) -> None:
        super().__init__(detail or code)
        self.code = code
        self.detail = detail

    @property
    def status(self) -> int:
        """The HTTP status of the refusal."""
        return REFUSALS[self.code][0]

    def message(self, lang: str = "en") -> str:
        """What to tell people."""
        _, english, german = REFUSALS[self.code]
        return self.detail or (german if lang == "de" else english)


class StorageFailed(Refused):
    """The database is locked, full or gone; perhaps later."""

    def __init__(self) -> None:
        super().__init__("storage")
