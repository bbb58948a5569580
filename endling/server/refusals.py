"""What the server refuses, as codes for programs and messages for people."""

from __future__ import annotations

from endling.languages import words_in

# The HTTP status of every refusal; its words are in `languages`.
STATUS = {
    "malformed": 400,
    "too_large": 413,
    "too_fast": 429,
    "no_token": 401,
    "bad_token": 401,
    "foreign_origin": 403,
    "not_allowed": 403,
    "unknown": 404,
    "wrong_method": 405,
    "unknown_table": 404,
    "unknown_game": 404,
    "unknown_level": 422,
    "no_first_game": 404,
    "bad_device": 422,
    "bad_name": 422,
    "name_taken": 409,
    "bad_options": 422,
    "bad_seats": 422,
    "bad_sheet": 422,
    "no_seat": 409,
    "present": 409,
    "deleted": 410,
    "full": 503,
    "too_many_tables": 429,
    "not_over": 409,
    "old_rules": 409,
    "not_started": 409,
    "not_pledged": 409,
    "dealt": 409,
    "spectator": 403,
    "not_your_turn": 409,
    "stale": 409,
    "illegal": 409,
    "id_used": 409,
    "no_hints": 403,
    "waking": 503,
    "no_undo": 409,
    "no_vote": 409,
    "no_window": 409,
    "no_hold": 409,
    "no_note": 409,
    "note_missing": 409,
    "no_tale": 404,
    "storage": 503,
    "internal": 500,
}


class Refused(Exception):
    """Something is refused; nothing was changed."""

    def __init__(self, code: str, detail: str | None = None, seat: int | None = None) -> None:
        super().__init__(detail or code)
        self.code = code
        self.detail = detail
        self.seat = seat

    @property
    def status(self) -> int:
        """The HTTP status of the refusal."""
        return STATUS[self.code]

    def message(self, lang: str = "en") -> str:
        """What to tell people."""
        return self.detail or words_in(lang).refusals[self.code]


class UnknownTable(Refused):
    """There is no such table, or no more."""

    def __init__(self) -> None:
        super().__init__("unknown_table")


class StorageFailed(Refused):
    """The database is locked, full or gone; perhaps later."""

    def __init__(self) -> None:
        super().__init__("storage")
