"""Questions, answers and reasons in German."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v

QUESTIONS = {
    "play": "Du bist am Zug: Wähle ein Merkmal, das du spielst",
    "play_another": "Wähle ein weiteres Merkmal, das du spielst",
    "play_extra": "Möchtest du ein weiteres Merkmal spielen?",
    "stuck": "Du kannst keine Karte spielen. Hand behalten oder abwerfen und neue Karten ziehen?",
    "stabilize": "Stabilisieren: Wähle eine Karte zum Abwerfen",
    "discard_more": "Möchtest du vor dem Stabilisieren eine Karte abwerfen?",
    "redraw": "Statt zu stabilisieren die Hand abwerfen und neue Karten ziehen?",
    "skip_stabilizing": "Den Zug beenden, ohne zu stabilisieren?",
    "refresh": "Die ganze Hand abwerfen und stabilisieren?",
    "pay_discard": "Kosten: Wähle ein Merkmal zum Abwerfen aus deiner Auslage",
    "pay_give": "Kosten: Wähle ein Merkmal zum Abgeben aus deiner Auslage",
    "pay_opponent": "Kosten: Wer bekommt das Merkmal?",
    "late": "Deine Hand ist stabil. Möchtest du diese Karte jetzt spielen?",
    "anytime": "Möchtest du diese Karte in die Auslage eines Gegners spielen?",
    "come_back": "Diese Karte zurück auf die Hand nehmen?",
    "opponent": "Wähle einen Gegner",
    "steal": "Wähle ein Merkmal, das du aus der Auslage eines Gegners nimmst",
    "return": "Wähle ein Merkmal, das auf die Hand seines Besitzers zurückkehrt",
    "swap_own": "Wähle ein Merkmal aus deiner Auslage zum Tauschen",
    "swap_other": "Wähle das Merkmal, das du dafür bekommst",
    "give_trait": "Wähle ein Merkmal zum Abgeben aus deiner Auslage",
    "give_card": "Wähle eine Karte zum Abgeben aus deiner Hand",
    "discard_trait": "Wähle ein Merkmal zum Abwerfen aus deiner Auslage",
    "discard_theirs": "Wähle ein Merkmal zum Abwerfen aus der Auslage deines Gegners",
    "take": "Wähle eine Karte, die du nimmst und spielst",
    "repeat": "Wähle das Merkmal, dessen Aktion du nutzt",
    "play_discarded": "Wähle eine Karte aus dem Ablagestapel, die du spielst",
    "shed": "Möchtest du ein dominantes Merkmal abwerfen?",
    "pass_left": "Wähle eine Karte, die du nach links weitergibst",
    "pass_right": "Wähle eine Karte, die du nach rechts weitergibst",
    "recolor_from": "Welche deiner Farben soll als eine andere zählen?",
    "recolor_to": "Als welche Farbe soll sie zählen?",
    "catastrophe": "Wähle die Katastrophe, deren Effekt zum Weltende gilt",
    "worlds_end": "Weltende: Wähle die Karte, die du als Nächstes nutzt",
    "pay_either": "Kosten: Wähle eine Karte zum Abwerfen aus deiner Hand oder deiner Auslage",
    "draw_or_discard": "Möchtest du lieber ziehen oder abwerfen?",
    "take_back": "Wähle ein Merkmal in deiner Auslage, das du auf die Hand zurücknimmst",
    "take_discarded": "Wähle eine Karte aus dem Ablagestapel, die du auf die Hand nimmst",
    "swap_any": "Wähle das erste von zwei Merkmalen, die tauschen",
    "swap_with": "Wähle das Merkmal, mit dem es den Platz tauscht",
    "play_plain": "Möchtest du ein Merkmal aus dem Ablagestapel spielen?",
    "may_discard_trait": "Möchtest du ein Merkmal aus deiner Auslage abwerfen?",
    "sacrifice": "Möchtest du diese Karte abwerfen und eine gezogene spielen?",
    "sign": "Wähle das Zeichen, das du im Geheimen behältst",
    "act_from_hand": "Wähle die Karte auf deiner Hand, deren Aktion du nutzt",
}

QUESTIONS_ABOUT = {
    "pay_discard": "Kosten für {}: Wähle ein Merkmal zum Abwerfen aus deiner Auslage",
    "pay_give": "Kosten für {}: Wähle ein Merkmal zum Abgeben aus deiner Auslage",
    "pay_opponent": "Kosten für {}: Wer bekommt das Merkmal?",
    "late": "Deine Hand ist stabil. Möchtest du {} jetzt spielen?",
    "anytime": "Möchtest du {} in die Auslage eines Gegners spielen?",
    "come_back": "{} zurück auf die Hand nehmen?",
    "pay_either": "Kosten für {}: Wähle eine Karte zum Abwerfen aus deiner Hand oder Auslage",
    "sacrifice": "Möchtest du {} abwerfen und eine der gezogenen Karten spielen?",
}

# Which opponent, by what the card does.
OPPONENT: dict[type[v.Instruction], str] = {
    v.GiveSelf: "Wer bekommt {}?",
    v.GiveTrait: "Wer bekommt das Merkmal? ({})",
    v.GiveCard: "Wer bekommt die Karte? ({})",
    v.SwapHands: "Mit wem tauschst du die Hand? ({})",
    v.StealCards: "Aus wessen Hand nimmst du? ({})",
    v.LookAndTake: "In wessen Hand schaust du? ({})",
    v.TradeDiscards: "Mit wem wirfst du je ein Merkmal ab? ({})",
}

ANSWERS = {
    "take_back": "{} zurücknehmen",
    "send_back": "{} zurückschicken",
    "pass_left": "{} nach links geben",
    "pass_right": "{} nach rechts geben",
    "let_apply": "{} gelten lassen",
}

PLAYERS = {
    "anytime": "In die Auslage von {}",
    "pay_opponent": "An {} abgeben",
}

COLOR_ANSWERS = {"recolor_to": "Als {} zählen"}

WORD_ANSWERS = {
    ("stuck", "keep"): "Hand behalten",
    ("stuck", "redraw"): "Hand abwerfen und neu ziehen",
    ("play_extra", "no"): "Nichts mehr spielen",
    ("redraw", "yes"): "Abwerfen und neu ziehen",
    ("redraw", "no"): "Stabilisieren",
    ("skip_stabilizing", "yes"): "Nicht stabilisieren",
    ("skip_stabilizing", "no"): "Stabilisieren",
    ("refresh", "yes"): "Abwerfen und stabilisieren",
    ("refresh", "no"): "Hand behalten",
    ("react", "no"): "Geschehen lassen",
    ("late", "no"): "Jetzt nicht",
    ("anytime", "no"): "Jetzt nicht",
    ("come_back", "yes"): "Zurücknehmen",
    ("come_back", "no"): "Liegen lassen",
    ("discard_more", "done"): "Nichts mehr abwerfen",
    ("shed", "done"): "Nichts mehr abwerfen",
    ("recolor_from", "no"): "Nichts ändern",
    ("draw_or_discard", "draw"): "Ziehen",
    ("draw_or_discard", "discard"): "Abwerfen",
    ("play_plain", "no"): "Nichts spielen",
    ("may_discard_trait", "no"): "Nichts abwerfen",
    ("sacrifice", "no"): "Alles Gezogene abwerfen",
}

REASONS = {
    "not_in_your_pile": "nicht in deiner Auslage",
    "not_in_an_opponents_pile": "nicht in der Auslage eines Gegners",
    "age_forbids_color": "dieses Zeitalter verbietet {color}e Merkmale",
    "age_forbids_face": "dieses Zeitalter verbietet Grundwerte über {value}",
    "same_color_as_last": "das letzte gespielte Merkmal war auch {color}",
    "traits_protected": "dieses Zeitalter schützt Merkmale in Auslagen",
    "third_dominant": "du darfst nur zwei dominante Merkmale haben",
    "needs_traits": "braucht {traits} in deiner Auslage",
    "cannot_pay": "du kannst die Kosten nicht bezahlen",
    "dominant": "dominante Merkmale bleiben, wo sie sind",
    "wrong_color": "nicht {color}",
    "wrong_face": "der Grundwert ist nicht {value}",
    "no_action": "hat keine Aktion",
    "no_partner": "kein Merkmal zum Tauschen da",
    "repeated_already": "die Aktion wurde dabei schon einmal wiederholt",
    "face_too_low": "der Grundwert liegt unter {value}",
    "not_dominant": "kein dominantes Merkmal",
    "not_extra": "zusätzlich sind nur andere Merkmale erlaubt",
    "not_revealed": "wurde nicht aufgedeckt",
    "no_worlds_end": "kein Effekt zum Weltende mehr übrig",
    "stays": "verlässt seine Auslage nie",
    "wrong_set": "aus einem anderen Set",
    "has_effect": "hat Text",
    "same_pile": "in derselben Auslage wie das andere Merkmal",
    "not_in_a_pile": "in keiner Auslage",
}
