"""Questions, answers and reasons in English; what every game has is not here."""

from __future__ import annotations

QUESTIONS = {
    "choose_family": "Choose your family",
    "vote": "Who has had the worst day?",
    "first_player": "The vote is tied: who begins?",
    "play": "Your action: choose a card to play",
    "play_extra": "Extra action: choose a gloomy modifier to play",
    "free_play": "Free play: would you like to play a card?",
    "free_death": "Would you like to play a death as a free play?",
    "lay": "Choose the character that the card is laid on",
    "kill": "Choose the character that dies",
    "swap_first": "Choose a character whose top modifier is swapped",
    "swap_second": "Choose the character it is swapped with",
    "move_from": "Choose the dead character that lives again",
    "move_to": "Choose the living character that dies instead",
    "strip": "Choose the character that loses all its modifiers",
    "remove_top": "Choose the character that loses its top modifier",
    "revive": "Choose the dead character that comes back to life",
    "throne": "Choose the character that takes the throne",
    "respond": "Would you like to respond?",
    "scry_take": "Choose a card to take into your hand",
    "scry_bury": "Choose the card that goes under the deck next",
}

QUESTIONS_ABOUT = {
    "lay": "Choose the character that {} happens to",
    "kill": "Choose the character that dies: {}",
    "respond": "Would you like to respond to {}?",
}

ANSWERS = {
    "lay": "On {}",
    "kill": "Let {} die",
    "revive": "Bring {} back",
    "crown": "Crown {}",
    "respond": "Respond with {}",
    "bury": "Put {} under the deck",
}

PLAYERS = {"vote": "{} has", "first_player": "{} begins"}

WORDS = {"discard_hand": "Discard your hand", "centre": "The middle of the table"}

WORD_ANSWERS = {
    ("play_extra", "pass"): "Play nothing more",
    ("free_play", "no"): "Play nothing",
    ("free_death", "done"): "Play no death",
    ("throne", "no"): "Leave it where it is",
    ("respond", "no"): "Let it happen",
}

REASONS = {
    "not_at_the_table": "belongs to no family in this game",
    "family_taken": "somebody has chosen this family",
    "family_not_in_game": "this family is not in the game",
    "not_tied": "did not get the most votes",
    "response_only": "can only be played in response to another card",
    "no_answer": "no answer to this card",
    "only_modifiers": "this free play is for modifiers",
    "only_gloomy": "this action is for gloomy modifiers",
    "only_deaths": "only deaths can be played now, as free plays",
    "not_the_first_action": "a death takes your first action",
    "nobody_to_kill": "there is nobody it could be played on",
    "no_target": "there is no character it could choose",
    "nobody_dead": "nobody is dead yet",
    "dead": "already dead",
    "alive": "still alive",
    "chosen_already": "is chosen already",
    "victim": "dies of this very card",
    "not_negative": "not miserable enough: the points are not below zero",
    "own_character": "as a second action you can only kill characters of others",
    "vowed": "only its owner may kill it",
    "shows_icon": "this card cannot be played on a character that shows {icon}",
    "immune": "events cannot touch this character",
    "throne_stays": "the Monarch is safe from events and keeps the throne",
}
