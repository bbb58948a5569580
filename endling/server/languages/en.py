"""English."""

from __future__ import annotations

from endling.server.languages.words import Words

WORDS = Words(
    seat="Player {}",
    takes_back="{} takes back.",
    refusals={
        "malformed": "This message cannot be read.",
        "too_large": "This message is too large.",
        "too_fast": "Too much at once; wait a moment.",
        "no_token": "A token is needed.",
        "bad_token": "This token is not known.",
        "foreign_origin": "Not from this page.",
        "not_allowed": "You may not do this.",
        "unknown": "There is no such thing.",
        "wrong_method": "Not in this way.",
        "unknown_table": "There is no such table.",
        "unknown_game": "There is no such game.",
        "unknown_lang": "This language is not spoken.",
        "unknown_level": "There is no such bot.",
        "bad_name": "A name takes 1 to 30 letters.",
        "bad_options": "These options do not fit.",
        "bad_seats": "These seats do not fit.",
        "bad_sheet": "This sheet cannot be scored.",
        "no_seat": "No seat is free.",
        "full": "Too many are looking already.",
        "not_over": "The game is not over yet.",
        "old_rules": "This table was played with other rules.",
        "not_started": "The game starts when all seats are taken.",
        "spectator": "You are only watching.",
        "not_your_turn": "It is not your turn.",
        "stale": "Something has happened in the meantime.",
        "illegal": "This is not possible.",
        "id_used": "This id belongs to another move.",
        "no_hints": "This table gives no hints.",
        "no_undo": "There is nothing to take back.",
        "no_vote": "Nobody asks for this.",
        "storage": "The move could not be stored; please try again.",
        "internal": "Something went wrong here.",
    },
)
