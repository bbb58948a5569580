"""Questions, answers and reasons in English; what every game has is not here."""

from __future__ import annotations

QUESTIONS = {
    "choose_species": "Choose your species",
    "draft_species": "Choose one of these two species; the other one leaves the game",
    "leader": "You are the lowest on the food chain: who leads the first trick?",
    "lead": "You lead: choose the cards of a combination, one by one",
    "follow": "You follow: choose the cards of a combination, or any single card",
    "name_suit": "Choose the suit of your joker",
    "declare": "Choose a card of the display to go with yours",
    "improve": "Choose a card of the trick to improve your species with",
    "pick": "Choose a discarded card to improve your species with",
    "use": "How would you like to use the card?",
    "settle": "Where will your species settle?",
    "lay": "Choose a space for the trait",
    "mutate": "Choose the trait card that Mutation takes",
    "keep": "Choose up to two cards to keep for the next era",
    "borrow": "Symbiosis: which environment shall feed you too?",
    "eat": "Choose a species to eat",
    "transform": "Metamorphosis: choose a space for the trait you have drawn",
}

QUESTIONS_ABOUT = {
    "name_suit": "Choose the suit of {}",
    "use": "How would you like to use {}?",
    "settle": "Where will your species settle with {}?",
    "lay": "Choose a space for {}",
    "transform": "Metamorphosis: choose a space for {}",
}

ANSWERS = {
    "join": "Add {}",
    "improve": "Improve with {}",
    "settle": "Settle {}",
    "lay": "On {}",
    "borrow": "Find food {}",
    "eat": "Eat {}",
}

PLAYERS = {"leader": "{} leads"}

WORDS = {
    "take_back": "Take the cards back",
    "mutate": "Use Mutation",
    "food_chain": "Climb the food chain",
    "population": "Grow in population",
    "environment": "Settle in an environment",
    "trait": "Lay it as a trait",
}

WORD_ANSWERS = {
    ("lead", "done"): "Play these cards",
    ("follow", "done"): "Play these cards",
    ("declare", "done"): "Use no more cards",
    ("improve", "no"): "Improve nothing",
    ("pick", "no"): "Take no card",
    ("mutate", "no"): "Take nothing now",
    ("keep", "done"): "Keep no more cards",
    ("borrow", "no"): "Use no other environment",
    ("eat", "done"): "Eat no more",
    ("transform", "no"): "Discard it",
}

REASONS = {
    "not_played": "not one of the cards you can improve with",
    "not_on_display": "not on display",
    "species_taken": "somebody has chosen this species",
    "species_not_offered": "not one of your two species",
    "species_not_in_game": "this species is not in the game",
    "no_cards": "has no cards to lead with",
    "picked_already": "is chosen already",
    "forms_nothing": "forms no combination with the other cards",
    "too_weak": "does not beat the best combination",
    "no_icon": "the card is not good for that",
    "environment_not_shown": "the card does not show this environment",
    "environment_known": "your species lives there already",
    "never_a_trait": "jokers are never traits",
    "trait_known": "your species has this trait, which can only be laid on itself",
    "not_your_board": "belongs to another board",
    "no_trait_card": "not a trait card that lies on top on another board",
    "own_trait": "your species has it already",
    "mutation": "Mutation does not take Mutation",
    "no_mutation": "you have no unused Mutation, or there is nothing for it to take",
    "not_on_the_table": "not on the table in this era",
    "nobody_lives_there": "no other species lives there",
    "itself": "a species does not eat itself",
    "eaten_already": "you have eaten it already",
    "no_population": "has no population",
    "out_of_reach": "too far above you",
    "hard_shell": "has Hard Shell, and you have no Tools",
    "communication": "has Communication and is below you, and you have no Society",
    "camouflage": "has Camouflage and is next to you, and you have no Bigger Brains",
}
