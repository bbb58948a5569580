"""Questions, answers and reasons in English; what every game has is not here."""

from __future__ import annotations

_WINDOW = "Would you like to play a battle card?"

QUESTIONS = {
    "draw": "Draw a card, or stop?",
    "place": "Choose animals for your pile, one by one",
    "declare": "Choose animals to attack the target, one by one",
    "rush": "Attack the target?",
    "enter": "Put the animal you have drawn into your pile?",
    "defend": "Choose an animal to block the attacker, or let it through",
    "return": "Take the animal back into your pile?",
    "opening": "Before attacks are declared: would you like to play a battle card?",
    "declared": "Attacks are declared. " + _WINDOW,
    "drawn": "The target has drawn. " + _WINDOW,
    "planned": "The defense is planned. " + _WINDOW,
    "struck": "Would you like to stop the doom for somebody?",
    "counter": "Would you like to counter the card?",
    "hunt": "Choose an animal to hunt",
    "protect": "Whom shall the force field protect?",
    "deflect": "Choose an attack to deflect",
    "deflect_to": "To whom shall the attack go?",
    "capture": "Choose an attacker to capture",
    "sneak": "Choose an animal from your hand to attack with",
    "sneak_at": "Whom shall it attack?",
    "doom_other": "Who shall suffer with you?",
    "lose": "Choose an animal to lose",
    "keep": "Choose an animal to keep",
    "deal_with": "To whom would you like to make an offer?",
    "deal_card": "Choose a card from your hand to offer",
    "deal_tokens": "How many tokens do you offer?",
    "deal_for": "What do you want for it?",
    "deal_accept": "Do you accept the offer?",
}

QUESTIONS_ABOUT = {
    "enter": "Put {} into your pile?",
    "defend": "Choose an animal to block {}, or let it through",
    "return": "Take {} back into your pile?",
    "planned": "The defense against {} is planned. " + _WINDOW,
    "struck": "Would you like to stop {} for somebody?",
    "counter": "Would you like to counter {}?",
    "doom_other": "Who shall suffer {} with you?",
    "deal_accept": "Do you accept the offer with {}?",
}

ANSWERS = {
    "place": "Place {}",
    "send": "Attack with {}",
    "block": "Block with {}",
    "counter": "Counter with {}",
    "hunt": "Hunt {}",
    "deflect": "Deflect {}",
    "capture": "Capture {}",
    "lose": "Lose {}",
}

PLAYERS = {"protect": "Protect {}", "sneak_at": "Attack {}", "deflect_to": "To {}"}

WORDS = {
    "draw": "Draw",
    "stop": "Stop",
    "let_through": "Let it through",
    "offer": "Offer a deal",
    "spare": "No attacks on me in this round",
    "join": "Join in against the target",
    "stay_out": "No battle cards in this turn",
    "help": "Help me with battle cards in this turn",
    "favor": "A favor, as agreed",
}

WORD_ANSWERS = {
    ("place", "done"): "Place no more",
    ("declare", "done"): "No more attackers",
    ("rush", "done"): "Hold back",
    ("enter", "yes"): "Into the pile",
    ("enter", "no"): "Keep it in hand",
    ("return", "yes"): "Take it back",
    ("return", "no"): "Discard it",
    ("deal_card", "no"): "No card",
    ("deal_accept", "yes"): "Accept",
    ("deal_accept", "no"): "Decline",
}

REASONS = {
    "not_in_pile": "not in your pile",
    "not_attacking": "is not attacking",
    "not_in_play": "neither in a pile nor in an attack",
    "yourself": "you cannot choose yourself",
    "out": "is out of the game",
    "present_target": "is the target already",
    "not_attacked": "is not attacked by anything that a force field stops",
    "not_struck": "is not struck by the doom, or is protected",
    "offered_already": "you have made an offer already",
    "nothing_to_offer": "you have nothing to offer",
    "no_deals": "no deals can be made",
    "last_token": "you must keep a token",
    "not_an_animal": "not an animal",
    "no_attack": "cannot attack",
    "no_points": "has no points of defense left for this",
    "camo": "HUNT never kills it",
    "not_now": "not before attacks are declared",
    "no_target": "there is nothing to aim it at",
    "wrong_counter": "does nothing against this card",
    "too_fresh": "was drawn in this preparation",
}
