"""English."""

from __future__ import annotations

from endling.languages.words import Words

WORDS = Words(
    seat="Player {}",
    takes_back="{} takes back a move.",
    time_ran_out="Time ran out: {} was played for.",
    your_turn="Your turn",
    note="{}: “{}”",
    reach={
        "lan": "Other devices in this network play at {}.",
        "served": "Others play at {}.",
        "alone": "Only this device can play here; "
        "`make play LAN=1` (or `endling serve --lan`) lets in the local network.",
    },
    invitation={
        "title": "{} invites you to {}",
        "nobodys": "A table for {1}",
        "open": "At the table: {}. Seats free: {}.",
        "full": "The game has begun: {}. You can watch.",
        "over": "The game is over: {}. Watch the replay.",
    },
    refusals={
        "malformed": "This message cannot be read.",
        "too_large": "This message is too large.",
        "too_fast": "Too much at once; wait a moment.",
        "no_token": "A token is needed.",
        "bad_token": "This token is not known.",
        "foreign_origin": "Not from this page.",
        "not_allowed": "You may not do this.",
        "unknown": "There is no such thing.",
        "wrong_method": "This address is not used in this way.",
        "unknown_table": "There is no such table.",
        "unknown_game": "There is no such game.",
        "unknown_level": "There is no such bot.",
        "no_first_game": "This game has no table for newcomers.",
        "bad_device": "This browser cannot be called.",
        "bad_name": "A name has 1 to 30 characters.",
        "name_taken": "Somebody at this table has a name that looks the same. Choose another one.",
        "bad_options": "These options do not fit.",
        "bad_seats": "These seats do not fit.",
        "bad_sheet": "This sheet cannot be scored.",
        "no_seat": "No seat is free.",
        "present": "This person is here.",
        "deleted": "The table was taken away by its host.",
        "full": "Too many people are watching already.",
        "too_many_tables": "You have too many tables already. Finish some first.",
        "not_over": "The game is not over yet.",
        "old_rules": "This game was begun by other rules; a server with those rules can finish it.",
        "not_started": "The game starts when all seats are taken.",
        "not_pledged": "This is not what you have pledged.",
        "dealt": "The cards are dealt already.",
        "spectator": "You are only watching.",
        "not_your_turn": "It is not your turn.",
        "stale": "Something has happened in the meantime.",
        "illegal": "This is not possible.",
        "id_used": "This id belongs to another move.",
        "no_hints": "This table gives no hints.",
        "waking": "The bots are waking up. Ask again in a minute.",
        "no_undo": "There is nothing to take back.",
        "no_vote": "Nobody has asked for this.",
        "no_window": "Nobody can react now.",
        "no_hold": "You have held up enough.",
        "no_note": "Nothing can be written with that.",
        "no_tale": "This game tells no story.",
        "note_missing": "At this table a sentence goes with that.",
        "storage": "The move could not be stored; please try again.",
        "internal": "Something went wrong here.",
    },
    characters={
        "toughie": "The last fringe-limbed tree frog: hops to whatever is nearest.",
        "incas": "The last Carolina parakeet: grabs what glitters, with its head in the clouds.",
        "martha": "The last passenger pigeon: takes the best crumb in sight, never looks further.",
        "celia": "The last Pyrenean ibex: thinks a few leaps ahead, and slips now and then.",
        "george": "The last Pinta tortoise: slow, patient, and seldom wrong.",
        "benjamin": "The last thylacine: has seen how it ends, and means to be there.",
    },
    analysis={
        "title": "What could have been",
        "chances": "Chance of winning over time",
        "seat": "seat",
        "points": "points",
        "decisions": "decisions",
        "average_loss": "average loss",
        "best": "best",
        "good": "good",
        "inaccuracy": "inaccuracy",
        "mistake": "mistake",
        "blunder": "blunder",
        "number": "no.",
        "question": "question",
        "played": "played",
        "better": "better",
        "loss": "loss",
        "line": "expected",
    },
    terminal={
        "you": "(you)",
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
        "farewell": "Saved. Continue with: endling play --resume",
        "log": "What has happened",
        "colorless": "none",
        "total": "total",
        "won": "{names} wins.",
        "won_by_nobody": "Nobody wins.",
        "won_together": "{names} win together.",
        "result": "The result",
        "replay_kept": "The whole game, for endling replay: {path}",
        "has_save": "There is a saved game of {title} ({when}).",
        "resume_question": "Continue it? [Y/n] ",
        "save_lost": "A new game. The saved one is replaced.",
        "welcome": "{title} with {n} players. h explains the keys, q saves and leaves.",
        "resumed": "{title}, where you left it.",
        "help": (
            "A number takes that choice. The letter before a card is its color:\n"
            "{letters}.\n"
            "The number before a card's name is its printed value, * means that its text says\n"
            "what it is worth. In front of a player, the number after a card is what it is\n"
            "worth right now.{marks}\n"
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
)
