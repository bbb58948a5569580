"""Questions, answers and reasons in German; what every game has is not here."""

from __future__ import annotations

QUESTIONS = {
    "choose_family": "Wähle deine Familie",
    "vote": "Wer hatte den schlimmsten Tag?",
    "first_player": "Gleichstand bei der Abstimmung: Wer beginnt?",
    "play": "Deine Aktion: Wähle eine Karte, die du spielst",
    "play_extra": "Zusätzliche Aktion: Wähle einen düsteren Modifikator, den du spielst",
    "free_play": "Möchtest du eine Karte kostenlos spielen?",
    "free_death": "Möchtest du kostenlos einen Todesfall spielen?",
    "lay": "Wähle die Figur, auf die du die Karte legst",
    "kill": "Wähle die Figur, die stirbt",
    "swap_first": "Wähle eine Figur, deren oberster Modifikator getauscht wird",
    "swap_second": "Wähle die Figur, mit der getauscht wird",
    "move_from": "Wähle die tote Figur, die wieder lebt",
    "move_to": "Wähle die lebende Figur, die stattdessen stirbt",
    "strip": "Wähle die Figur, die alle Modifikatoren verliert",
    "remove_top": "Wähle die Figur, die ihren obersten Modifikator verliert",
    "revive": "Wähle die tote Figur, die ins Leben zurückkehrt",
    "throne": "Wähle die Figur, die den Thron besteigt",
    "respond": "Möchtest du antworten?",
    "scry_take": "Wähle eine Karte, die du auf die Hand nimmst",
    "scry_bury": "Wähle die Karte, die als nächste unter den Nachziehstapel kommt",
}

QUESTIONS_ABOUT = {
    "lay": "Wähle die Figur, der das geschieht: {}",
    "kill": "Wähle die Figur, die so stirbt: {}",
    "respond": "Möchtest du auf {} antworten?",
}

ANSWERS = {
    "lay": "Auf {}",
    "kill": "{} sterben lassen",
    "revive": "{} zurückholen",
    "crown": "{} krönen",
    "respond": "Mit {} antworten",
    "bury": "{} unter den Nachziehstapel legen",
}

PLAYERS = {"vote": "{} hatte ihn", "first_player": "{} beginnt"}

WORDS = {"discard_hand": "Hand abwerfen", "centre": "In die Mitte des Tisches"}

WORD_ANSWERS = {
    ("play_extra", "pass"): "Nichts mehr spielen",
    ("free_play", "no"): "Nichts spielen",
    ("free_death", "done"): "Keinen Todesfall spielen",
    ("throne", "no"): "Stehen lassen",
    ("respond", "no"): "Geschehen lassen",
}

REASONS = {
    "not_at_the_table": "gehört zu keiner Familie in dieser Partie",
    "family_taken": "diese Familie ist schon vergeben",
    "family_not_in_game": "diese Familie ist nicht im Spiel",
    "not_tied": "hat nicht die meisten Stimmen",
    "response_only": "kann nur als Antwort auf eine andere Karte gespielt werden",
    "no_answer": "keine Antwort darauf",
    "only_modifiers": "kostenlos sind hier nur Modifikatoren",
    "only_gloomy": "diese Aktion ist für düstere Modifikatoren",
    "only_deaths": "jetzt gehen nur noch kostenlose Todesfälle",
    "not_the_first_action": "ein Todesfall geht nur als erste Aktion",
    "nobody_to_kill": "es gibt niemanden, auf den er passt",
    "no_target": "es gibt keine Figur, die es wählen könnte",
    "nobody_dead": "noch ist niemand tot",
    "dead": "schon tot",
    "alive": "lebt noch",
    "chosen_already": "ist schon gewählt",
    "victim": "stirbt gerade an dieser Karte",
    "not_negative": "nicht elend genug: Die Punkte liegen nicht unter null",
    "own_character": "als zweite Aktion kannst du nur Figuren anderer sterben lassen",
    "vowed": "nur ihr Besitzer darf sie sterben lassen",
    "shows_icon": "diese Karte geht nicht auf eine Figur, die {icon} zeigt",
    "immune": "Ereignisse können dieser Figur nichts anhaben",
    "throne_stays": "der Monarch ist vor Ereignissen sicher und behält den Thron",
}
