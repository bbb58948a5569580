"""Questions, answers and reasons in English."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v

QUESTIONS = {
    "play": "Your turn: choose a trait to play",
    "play_another": "Choose another trait to play",
    "play_extra": "Would you like to play another trait?",
    "stuck": "You cannot play any card. Keep your hand, or discard it and draw new cards?",
    "stabilize": "Stabilize: choose a card to discard",
    "discard_more": "Would you like to discard a card before you stabilize?",
    "redraw": "Discard your hand and draw new cards instead of stabilizing?",
    "skip_stabilizing": "End your turn without stabilizing?",
    "refresh": "Discard your whole hand and stabilize?",
    "pay_discard": "Pay the cost: choose a trait to discard from your pile",
    "pay_give": "Pay the cost: choose a trait in your pile to give away",
    "pay_opponent": "Pay the cost: who gets the trait?",
    "late": "You have stabilized. Would you like to play this card now?",
    "anytime": "Would you like to play this card into an opponent's pile?",
    "come_back": "Take this card back into your hand?",
    "opponent": "Choose an opponent",
    "steal": "Choose a trait to take from an opponent's pile",
    "return": "Choose a trait to send back into its owner's hand",
    "swap_own": "Choose a trait in your pile to swap",
    "swap_other": "Choose the trait you want in return",
    "give_trait": "Choose a trait in your pile to give away",
    "give_card": "Choose a card in your hand to give away",
    "discard_trait": "Choose a trait to discard from your pile",
    "discard_theirs": "Choose a trait to discard from your opponent's pile",
    "take": "Choose a card to take and play",
    "repeat": "Choose the trait whose action you use",
    "play_discarded": "Choose a card in the discard pile to play",
    "shed": "Would you like to discard a dominant?",
    "pass_left": "Choose a card to pass to the left",
    "pass_right": "Choose a card to pass to the right",
    "recolor_from": "Which of your colors should count as another one?",
    "recolor_to": "Which color should it count as?",
    "catastrophe": "Choose the catastrophe whose World's End effect applies",
    "worlds_end": "World's End: choose the card you use next",
    "pay_either": "Pay the cost: choose a card to discard from your hand or your pile",
    "draw_or_discard": "Would you rather draw or discard?",
    "take_back": "Choose a trait in your pile to take back into your hand",
    "take_discarded": "Choose a card in the discard pile to take into your hand",
    "swap_any": "Choose the first of two traits to swap",
    "swap_with": "Choose the trait it changes places with",
    "play_plain": "Would you like to play a trait from the discard pile?",
    "may_discard_trait": "Would you like to discard a trait from your pile?",
    "sacrifice": "Would you like to discard this card and play one you have drawn?",
    "sign": "Choose the sign you keep in secret",
    "act_from_hand": "Choose the card in your hand whose action you use",
}

QUESTIONS_ABOUT = {
    "pay_discard": "Cost of {}: choose a trait to discard from your pile",
    "pay_give": "Cost of {}: choose a trait in your pile to give away",
    "pay_opponent": "Cost of {}: who gets the trait?",
    "late": "You have stabilized. Would you like to play {} now?",
    "anytime": "Would you like to play {} into an opponent's pile?",
    "come_back": "Take {} back into your hand?",
    "pay_either": "Cost of {}: choose a card to discard from your hand or your pile",
    "sacrifice": "Would you like to discard {} and play one of the cards you have drawn?",
}

# Which opponent, by what the card does.
OPPONENT: dict[type[v.Instruction], str] = {
    v.GiveSelf: "Who gets {}?",
    v.GiveTrait: "Who gets the trait? ({})",
    v.GiveCard: "Who gets the card? ({})",
    v.SwapHands: "Who do you trade hands with? ({})",
    v.StealCards: "Whose hand do you take from? ({})",
    v.LookAndTake: "Whose hand do you look at? ({})",
    v.TradeDiscards: "Who do you trade discards with? ({})",
}

ANSWERS = {
    "take_back": "Take back {}",
    "send_back": "Send back {}",
    "pass_left": "Pass {} to the left",
    "pass_right": "Pass {} to the right",
    "let_apply": "Let {} apply",
}

PLAYERS = {
    "anytime": "Into the pile of {}",
    "pay_opponent": "Give it to {}",
}

COLOR_ANSWERS = {"recolor_to": "Count as {}"}

WORD_ANSWERS = {
    ("stuck", "keep"): "Keep your hand",
    ("stuck", "redraw"): "Discard your hand and redraw",
    ("play_extra", "no"): "Play nothing more",
    ("redraw", "yes"): "Discard and redraw",
    ("redraw", "no"): "Stabilize",
    ("skip_stabilizing", "yes"): "Skip stabilizing",
    ("skip_stabilizing", "no"): "Stabilize",
    ("refresh", "yes"): "Discard and stabilize",
    ("refresh", "no"): "Keep your hand",
    ("react", "no"): "Let it happen",
    ("late", "no"): "Not now",
    ("anytime", "no"): "Not now",
    ("come_back", "yes"): "Take it back",
    ("come_back", "no"): "Leave it in the pile",
    ("discard_more", "done"): "Discard no more",
    ("shed", "done"): "Discard no more",
    ("recolor_from", "no"): "Change nothing",
    ("draw_or_discard", "draw"): "Draw",
    ("draw_or_discard", "discard"): "Discard",
    ("play_plain", "no"): "Play nothing",
    ("may_discard_trait", "no"): "Discard nothing",
    ("sacrifice", "no"): "Discard all that you have drawn",
}

REASONS = {
    "not_in_your_pile": "not in your pile",
    "not_in_an_opponents_pile": "not in an opponent's pile",
    "age_forbids_color": "this age forbids {color} traits",
    "age_forbids_face": "this age forbids face values above {value}",
    "same_color_as_last": "the last trait played was {color}, too",
    "traits_protected": "this age protects traits in piles",
    "third_dominant": "you may have only two dominants",
    "needs_traits": "needs {traits}",
    "cannot_pay": "you cannot pay the cost",
    "dominant": "dominants stay where they are",
    "wrong_color": "not {color}",
    "wrong_face": "face value is not {value}",
    "no_action": "has no action",
    "no_partner": "no trait to swap it with",
    "repeated_already": "its action has already been repeated in this play",
    "face_too_low": "face value is below {value}",
    "not_dominant": "not a dominant",
    "not_extra": "the extra play is for other traits",
    "not_revealed": "has not been revealed",
    "no_worlds_end": "no World's End effect left",
    "stays": "never leaves its pile",
    "wrong_set": "from another set",
    "has_effect": "has text",
    "same_pile": "in the same pile as the other trait",
    "not_in_a_pile": "not in a pile",
}
